/** Which abilities that answer to something ask their player first (or.combat-example.01): by the print where it is known, and wherever one costs something. */
import { basePack, certaintyOf, type Ability, type Effects } from '../../../src/outer-rim/facts';

type Answering = Extract<Ability, { kind: 'when' }>;

interface Printed {
  card: string;
  /** The field of its record in which it stands. */
  field: string;
  ability: Answering;
}

function answering(card: string, field: string, of: unknown): Printed[] {
  if (typeof of !== 'object' || of === null) return [];
  const own = (of as { kind?: unknown }).kind === 'when' ? [{ card, field, ability: of as Answering }] : [];
  return [...own, ...Object.entries(of).flatMap(([key, each]) => answering(card, field === '' ? key : field, each))];
}

const records = [basePack.characters, basePack.ships, basePack.market, basePack.databank, basePack.encounters].flat();
const all = records.flatMap((record) =>
  Object.entries(record).flatMap(([key, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value as object).flatMap(([part, each]) => answering(record.id, `${key}.${part}`, each))
      : answering(record.id, key, value),
  ),
);
/** Those of cards that somebody has read: the others are made up, and with them whether they ask. */
const read = all.filter(({ card, field }) => {
  const record = records.find(({ id }) => id === card);
  return certaintyOf(record?.sure, field) !== 'reconstructed';
});

const MUST = ['boba-fett', 'ketsu-onyo', 'yv-666'];
const MAY = [
  'doctor-aphra',
  'firespray-31',
  'han-solo',
  'ig-88',
  'ig-88',
  'jyn-erso',
  'jyn-erso',
  'lancer-pursuit-craft',
  'lando-calrissian',
  'yt-1300',
];

test("of the cards that were read these say 'may' [or.combat-example.01]", () => {
  const cards = (may: boolean) => read.filter(({ ability }) => (ability.may === true) === may).map(({ card }) => card);
  expect([cards(false).sort(), cards(true).sort()]).toEqual([MUST, MAY]);
});

const costs = (effects: Effects): boolean => {
  const [first] = effects;
  return first?.do === 'discard' || effects.some((each) => each.do === 'discard-this');
};

test('nobody pays for what nobody asked: an ability that costs a card is optional', () => {
  const paid = all.filter(({ ability }) => costs(ability.do));
  expect(paid.length).toBeGreaterThan(5);
  expect(paid.filter(({ ability }) => ability.may !== true).map(({ card }) => card)).toEqual([]);
});
