// A text in, the codes of its characters as a list out, and back. What is walked over letter by letter is read several times faster from
// a list of numbers than from a string, which is asked for its kind at every letter.

export function codesOf(text: string): Uint16Array {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < codes.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}

/** A string of its own: a slice would keep the whole chart that it was cut from. */
export function stringOf(codes: Uint16Array, start: number, end: number): string {
  let string = '';
  // No call takes as many arguments as a hostile word may have letters.
  for (let at = start; at < end; at += MOST_LETTERS)
    string += String.fromCharCode(...codes.subarray(at, Math.min(end, at + MOST_LETTERS)));
  return string;
}
const MOST_LETTERS = 1000;
