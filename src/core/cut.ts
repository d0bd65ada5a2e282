/** A text of at most `most` characters, in which none can move a terminal's cursor or break the line. */
export function cut(text: string, most: number): string {
  const short = text.length > most ? `${text.slice(0, most)}…` : text;
  // eslint-disable-next-line no-control-regex
  return short.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ');
}
