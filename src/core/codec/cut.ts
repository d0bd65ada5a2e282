/** A text of at most `most` characters, in which none can move a terminal's cursor or break the line. */
export function cut(text: string, most: number): string {
  const short = text.length > most ? `${text.slice(0, most)}…` : text;
  return short.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
}
