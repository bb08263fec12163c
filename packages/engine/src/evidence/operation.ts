// A chart's sentences in, which of them tell how an operation was done out: "the fascia was closed with Vicryl". The surgeon's hands and
// tools there are no symptom, function or treatment of the patient's ("stab wounds", "reverse Trendelenburg", "dressings were applied").
// What was found, or injected as a treatment, is told in operation notes too, and counts.

import type { Chart } from '../chart/chart.ts';
import { sentenceTexts } from './flat-text.ts';
import { toldBy } from './sentence-patterns.ts';

/** Tools, tissue and handling that hardly stand anywhere else. */
const TOOLS =
  /\b(?:incis(?:ed|ion)|dissect(?:ed|ion|or)|irrigat(?:ed|ion)|draped?|prepped|sutur(?:e|es|ed)|ligat(?:e|ed|ure)|retract(?:ed|or|ors)|electrocauter\w*|cauteri[sz]ed|coagulat(?:ed|or)|ream(?:ed|er)|exsanguinat\w*|transected|(?:re)?approximated|mobili[sz]ed|clamp(?:s|ed)?|curette[ds]?|rongeur|osteotomes?|elevator|forceps|hemostats?|grasper|trocars?|scalpel|blade|bovie|vicryl|monocryl|prolene|pds|chromic|ethibond|dermabond|steri-?strips?|tourniquet|guide ?wires?|speculum|cannula(?! off\b)|obturator|burr|(?:oscillating|sagittal) saw|hemostasis|copious(?:ly)?|sterile (?:dressings?|fashion|technique|manner)|supine position|lithotomy|(?:reverse )?trendelenburg(?! (?:gait|sign|test|lurch))|subcutaneous (?:tissues?|layer)|fascia|in layers|subcuticular|interrupted|cerclage|punctured|anesthesia|extubated|endotracheal|(?:recovery|operating) room|operating table)\b/i;
/** A suture, a blade by its number. */
const SIZE = /\b[2-6]-0\b|#\s?1[015]\b/;
/** Something was done to it. */
const DONE =
  /\b(?:was|were|been|being)\s+(?:\w+ly\s+|then\s+|next\s+|again\s+|also\s+|subsequently\s+)*(?!found|noted|seen|felt|able|unable)\w+(?:ed|en|t|ut|un|wn)\b|\b(?:I|we)\s+(?:then\s+|next\s+|also\s+)*\w+(?:ed|t)\b|^\W*(?:next|then|at this (?:point|time)|following this|attention was|after this)\b|\b(?:closed|secured|repaired) with\b/i;
/** What was found or given, and what is no operation of that day: it counts as elsewhere. */
const TOLD =
  /\b(?:found|noted|revealed|show(?:s|ed)|demonstrated|evident|encountered|visuali[sz]ed|appeared|consistent with|loose\w*|infect\w*|pus|purulen\w*|cultur\w*|subsid\w*|worn|wear|broken?|fractur\w*|dislodg\w*|necro\w*|osteophyt\w*|sclero\w*|eburnat\w*|cartilage|bone on bone|tears?|torn|metallosis|pseudotumou?r|inject\w*|steroid\w*|block\w*|ablat\w*|lesion\w*|epidural|needle|electrode\w*|leads?|complain\w*|reports?|denie[sd]|pain\b|years? ago|(?:in|since) (?:19|20)\d\d|off oxygen|room air|last (?:year|month|week)|status post|s\/p|history of|scheduled|planned?|consent\w*)\b/i;

const toldOf = toldBy({ tools: TOOLS, done: DONE, told: TOLD });

export function tellsOperation(chart: Chart, sentence: number): boolean {
  const { tools, done, told } = toldOf(chart);
  return (tools(sentence) || SIZE.test(sentenceTexts(chart)[sentence])) && done(sentence) && !told(sentence);
}
