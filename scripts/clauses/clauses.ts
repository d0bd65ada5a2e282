/** Clauses of a card's text: its sentences; what only goes on with a sentence belongs to it. */

const GOES_ON = /^(\(|(If (you|they|it) (do|does)\b|If you (do not|cannot|don.t)|Then|Otherwise|If not)\b)/i;

/** `isFact`: what the facts of the card hold, which is no clause. */
export function clausesOf(text: string, isFact: (sentence: string) => boolean = () => false): string[] {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!])\)?\s+(?=["“]?[A-Z[(])/);
  return sentences
    .filter((sentence) => sentence !== '' && !isFact(sentence))
    .reduce<string[]>((clauses, sentence) => {
      const last = clauses.at(-1);
      return last !== undefined && GOES_ON.test(sentence)
        ? [...clauses.slice(0, -1), `${last} ${sentence}`]
        : [...clauses, sentence];
    }, []);
}

/** A sign for each clause: `m` for one that says 'may', a dot for one that does not. */
export const signsOf = (clauses: readonly string[]): string =>
  clauses.map((clause) => (/\bmay\b/.test(clause) ? 'm' : '.')).join('');
