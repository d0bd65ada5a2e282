/** Clauses of a card's text: its sentences, without what is said by its facts; what only goes on with a sentence belongs to it. */

/** An attack's header, slots, equipping: facts of the card hold them. */
const FACT =
  /^(Attack\b[^:.]*(: Spend \d \[Charge\])?\.?$|Bonus Attack[^:.]*$|Setup: Equip this side faceup|Add \d? ?\[|Remove \[|You can equip )/;
const GOES_ON = /^(\(|(If (you|they|it) (do|does)\b|If you (do not|cannot|don.t)|Then|Otherwise|If not)\b)/i;

export function clausesOf(text: string): string[] {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!])\)?\s+(?=["“]?[A-Z[(])/);
  return sentences
    .filter((sentence) => sentence !== '' && !FACT.test(sentence))
    .reduce<string[]>((clauses, sentence) => {
      const last = clauses.at(-1);
      return last !== undefined && GOES_ON.test(sentence)
        ? [...clauses.slice(0, -1), `${last} ${sentence}`]
        : [...clauses, sentence];
    }, []);
}

/** A sign for each clause: `m` for one that says 'may', a dot for one that does not. */
export const signsOf = (text: string): string =>
  clausesOf(text)
    .map((clause) => (/\bmay\b/.test(clause) ? 'm' : '.'))
    .join('');
