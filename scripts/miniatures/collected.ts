/**
 * Facts of Miniatures' characters that were collected one by one, each with its source: a value is sure where two sources agree or one of good standing (a page that
 * prints the card) has it, else the character is marked as likely. Two values of one fact are an error: somebody has to look.
 */
import type { CompactCharacter } from '../../src/miniatures/facts/compact';

export const STATS = ['hitPoints', 'defense', 'attack', 'damage'] as const;
type Stat = (typeof STATS)[number];

/** One line of collected.jsonl. */
export interface Fact {
  character: string;
  set: string;
  field: Stat | 'cost' | 'force' | 'commander';
  value: number | string;
  /** Where it was read. */
  source: string;
  /** A page that prints the card itself. */
  standing?: 'good';
}

/** The characters with what was collected of them. @throws Error where facts disagree, or speak of nobody */
export function withFacts(characters: readonly CompactCharacter[], facts: readonly Fact[]): CompactCharacter[] {
  const of = ({ name, set }: CompactCharacter): string => `${name} (${set})`;
  const known = new Set(characters.map(of));
  const stray = facts.find(({ character, set }) => !known.has(`${character} (${set})`));
  if (stray) throw new Error(`nobody is called ${stray.character} (${stray.set})`);
  return characters.map((one) => {
    const own = facts.filter(({ character, set }) => `${character} (${set})` === of(one));
    const fields = [...new Set(own.map(({ field }) => field))];
    return fields.reduce(
      (with_, field) =>
        withField(
          with_,
          own.filter((fact) => fact.field === field),
        ),
      one,
    );
  });
}

function withField(one: CompactCharacter, facts: readonly Fact[]): CompactCharacter {
  const [first] = facts;
  if (!first) return one;
  const other = facts.find(({ value }) => value !== first.value);
  if (other)
    throw new Error(
      `${one.name} (${one.set}): ${first.field} is ${first.value} in ${first.source}, ${other.value} in ${other.source}`,
    );
  const sure = facts.some(({ standing }) => standing === 'good') || new Set(facts.map(({ source }) => source)).size > 1;
  const changed = laid(one, first);
  return sure || JSON.stringify(changed) === JSON.stringify(one) ? changed : { ...changed, sure: 'likely' };
}

function laid(one: CompactCharacter, { field, value, source }: Fact): CompactCharacter {
  if (field === 'commander') return { ...one, commander: String(value) };
  const number = Number(value);
  if (field === 'cost') return { ...one, cost: agreed(one, field, one.cost, number, source) };
  if (field === 'force') {
    const points = agreed(one, field, one.force?.points ?? undefined, number, source);
    return { ...one, force: { points, powers: one.force?.powers ?? [] } };
  }
  const stats = STATS.map((stat, i) => {
    const before = one.stats?.[i] ?? null;
    return stat === field ? agreed(one, field, before ?? undefined, number, source) : before;
  });
  return { ...one, stats };
}

function agreed(
  one: CompactCharacter,
  field: string,
  before: number | undefined,
  value: number,
  source: string,
): number {
  if (before === undefined || before === value) return value;
  throw new Error(`${one.name} (${one.set}): ${field} is ${before}, and ${value} in ${source}`);
}

/** What keeps a character from being played by name, or from being played whole. */
export function missingOf({
  stats = [],
  cost,
  faction,
  force,
  commander,
  numbersUnknown = [],
}: CompactCharacter): string[] {
  return [
    ...STATS.filter((_, i) => (stats[i] ?? null) === null),
    ...(cost === undefined ? ['cost'] : []),
    ...(faction === undefined ? ['faction'] : []),
    ...(force?.points === null ? ['Force points'] : []),
    ...(commander === null ? ['commander effect'] : []),
    ...numbersUnknown.map((name) => `number of ${name}`),
  ];
}
