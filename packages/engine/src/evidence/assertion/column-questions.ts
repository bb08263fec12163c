// What a column's head asks of the things its rows name.

/** How it went with the thing: a No there does not say that it was not had. */
export const ASKS_HOW_IT_WENT =
  /\b(?:toler\w*|help\w*|relie\w*|effective\w*|effect|benefi\w*|improv\w*|worked|works|success\w*|adheren\w*|complian\w*|side[- ]effects?|adverse|reactions?|refills?|cover(?:ed|age)|authori[sz]\w*|contraindicat\w*|radiat\w*|respon(?:se|ded)|satisf\w*|recur\w*|better|worse)\b/i;

/** Whether the thing was had at all. */
export const ASKS_WHETHER_DONE =
  /^\W*(?:ever )?(?:tried|used|done|had|taken|received|given|completed|attempted|trialed|present|performed)\W*$/i;
