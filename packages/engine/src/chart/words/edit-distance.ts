// Two words in, how many letters must be changed, added or left out to turn one into the other.

const LONGEST = 160;
let row = new Uint8Array(LONGEST + 1);
let next = new Uint8Array(LONGEST + 1);

/** @param a and @param b of at most 160 letters; longer ones are compared by their beginnings. */
export function editDistance(a: string, b: string): number {
  const width = Math.min(b.length, LONGEST);
  for (let j = 0; j <= width; j++) row[j] = j;
  for (let i = 1; i <= Math.min(a.length, LONGEST); i++) {
    next[0] = i;
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= width; j++) {
      const changed = row[j - 1] + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const other = Math.min(row[j], next[j - 1]) + 1;
      next[j] = changed < other ? changed : other;
    }
    [row, next] = [next, row];
  }
  return row[width];
}
