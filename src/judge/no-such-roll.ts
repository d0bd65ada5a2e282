/** What dice cannot show: which die was not rolled, how many were, which face it does not have. */
import { isObject, type Json } from '../core';
import { listInWords } from '../language/labels';
import type { AnyLanguage } from '../language/language';

/** The dice of one kind in what is said of a roll; no kind is said where there is only one. */
export interface RollSaid {
  die?: unknown;
  faces: readonly string[];
}

/** The dice of one kind that are rolled now. */
interface Rolled {
  /** The word for the kind; empty: dice of one kind need none. */
  word: string;
  dice: number;
  faces: ReadonlySet<string>;
}

/** Why the dice that are rolled now cannot show this; null: they can, or none are rolled. */
export function noSuchRoll(said: readonly RollSaid[], language: AnyLanguage, state: unknown): string | null {
  const rolled = rolledNow(language, state);
  if (rolled.size === 0) return null;
  for (const each of said) {
    const wrong = wrongDice(each, rolled, language);
    if (wrong !== null) return wrong;
  }
  const [left] = [...rolled].filter(([kind]) => said.every(({ die }) => die !== undefined && die !== kind));
  return left && said.length > 0 ? `${many(left[1])} rolled, too: say what they show` : null;
}

function wrongDice(
  { die, faces }: RollSaid,
  rolled: ReadonlyMap<string, Rolled>,
  language: AnyLanguage,
): string | null {
  const all = [...rolled.values()];
  if (die === undefined && all.length > 1)
    return `dice of several kinds are rolled: say what the ${listInWords(all.map(({ word }) => word))} dice show`;
  const own = die === undefined ? all[0] : rolled.get(String(die));
  if (!own) return `no ${wordFor(language.dice ?? {}, String(die))} dice are rolled: ${all.map(many).join(', ')}`;
  const wrong = faces.find((face) => !own.faces.has(face));
  if (wrong !== undefined) {
    const shown = [...own.faces].sort().map((face) => wordFor(language.faces, face));
    return `no ${own.word === '' ? '' : `${own.word} `}die shows '${wordFor(language.faces, wrong)}': it shows ${listInWords(shown)}`;
  }
  return faces.length === own.dice ? null : `${many(own)} rolled, not ${faces.length}`;
}

/** By their kinds. Where rolls of as many dice are not all that is asked, nothing is said of them. */
function rolledNow(language: AnyLanguage, state: unknown): ReadonlyMap<string, Rolled> {
  const candidates = (language.game.question(state)?.candidates ?? []) as readonly { action: Json }[];
  const rolls = candidates.flatMap(({ action }) => diceOf(action));
  const kinds = [...new Set(rolls.map(({ die }) => die))];
  const found = new Map<string, Rolled>();
  for (const kind of kinds) {
    const own = rolls.filter(({ die }) => die === kind);
    const [{ faces = [] } = {}] = own;
    if (own.some((each) => each.faces.length !== faces.length)) return new Map();
    const word = language.dice ? wordFor(language.dice, kind) : '';
    found.set(kind, { word, dice: faces.length, faces: new Set(own.flatMap((each) => each.faces)) });
  }
  return found;
}

function diceOf(action: Json): readonly { die: string; faces: readonly string[] }[] {
  if (!isObject(action)) return [];
  if (action['type'] === 'roll') return [action as never];
  return action['type'] === 'roll-dice' ? (action['dice'] as never) : [];
}

const many = ({ word, dice }: Rolled): string =>
  `${dice} ${word === '' ? '' : `${word} `}${dice === 1 ? 'die is' : 'dice are'}`;

/** The shortest word for a value. */
export function wordFor(table: Readonly<Record<string, string>>, value: string): string {
  const all = Object.keys(table).filter((word) => table[word] === value);
  return all.includes(value) ? value : (all[0] ?? value);
}
