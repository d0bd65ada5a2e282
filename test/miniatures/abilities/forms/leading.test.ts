/** What commander effects do for those whom they lead: bonuses and abilities (min.commander-effect). */
import { AWAY, fighters, has, numbers, numbersOf, strike } from '../../fight';
import type { OnTable } from '../../table';
import { TROOPERS } from '../tables';

type Row = readonly [of: string, works: Led, not: Led, expected: Partial<ReturnType<typeof numbersOf>>];
interface Led {
  ann?: Partial<OnTable>;
  bob?: Partial<OnTable>;
  eve?: Partial<OnTable>;
  roll?: number;
}

/** Ann attacks Bob, with the commander beside her. */
const ledBy = (of: string, { ann, bob, eve, roll }: Led) =>
  numbersOf(
    strike(
      fighters(ann, bob, {
        eve: { at: [2, 4], activated: true, commanderEffect: `commander-${of}`, ...eve },
        zed: { at: [13, 9], player: 'p2' },
      }),
      'bob',
      roll,
    ),
  );

const trooper: Led = { ann: { name: 'Clone Trooper' } };
const FAR: Led = { eve: { at: [2, 0] }, ann: { at: [2, 7] }, bob: { at: [3, 7] } };
const unique: Led = { ann: { abilities: ['unique'] } };
const isDroid: Led = { ann: { abilities: ['droid'] } };
const PLAIN = { attack: 5, defense: 15, damage: 10 };

const ROWS: readonly Row[] = [
  ['aayla-secura', trooper, { ...trooper, eve: { at: [2, 3] } }, { attack: 7 }],
  ['admiral-ackbar', { bob: { activated: true } }, {}, { attack: 9 }],
  ['asajj-ventress', { roll: 19 }, { roll: 18 }, { damage: 20 }],
  ['captain-antilles', { bob: { faction: 'fringe' } }, {}, { attack: 9, damage: 20 }],
  ['chagrian-mercenary-commander', { roll: 20 }, {}, { damage: 40 }],
  [
    'clone-commander-bacara',
    { ann: { name: 'Clone Trooper', abilities: ['order-66'] } },
    { ann: { name: 'Clone Trooper' } },
    { damage: 20 },
  ],
  ['darth-revan', isDroid, unique, { attack: 9 }],
  ['general-grievous-supreme-commander', isDroid, {}, { attack: 9 }],
  ['grand-admiral-thrawn', {}, unique, { attack: 8 }],
  ['jabba-the-hutt', { ann: { abilities: [has('bounty-hunter', 4)] } }, {}, { attack: 7 }],
  ['nute-gunray', {}, isDroid, { attack: 3 }],
  ['obi-wan-kenobi-jedi-master', { ann: { name: 'Anakin Skywalker' } }, {}, { attack: 9 }],
  ['tarfful', {}, { bob: AWAY }, { attack: 9 }],
];

describe.each(ROWS)('%s [min.commander-effect.01]', (of, works, not, expected) => {
  test('leads whom it names', () => {
    expect(ledBy(of, works)).toEqual({ ...PLAIN, ...expected });
  });

  test('and nobody else', () => {
    expect(ledBy(of, not)).toEqual(PLAIN);
  });
});

test.each([
  ['admiral-ackbar', { bob: { at: [3, 7], activated: true } }],
  ['asajj-ventress', { roll: 19 }],
  ['captain-antilles', { bob: { at: [3, 7], faction: 'fringe' } }],
  ['darth-revan', {}],
  ['grand-admiral-thrawn', {}],
  ['obi-wan-kenobi-jedi-master', { ann: { at: [2, 7], name: 'Anakin Skywalker' } }],
  ['tarfful', {}],
] as const)('%s: not farther than 6 squares [min.commander-effect.02]', (of, more: Led) => {
  expect(ledBy(of, { ...FAR, ...more })).toEqual(PLAIN);
});

test('commander-grand-admiral-thrawn: Defense, too, of whom it leads [min.commander-effect.01]', () => {
  const thrawn: OnTable = { at: [3, 4], player: 'p2', commanderEffect: 'commander-grand-admiral-thrawn' };
  expect(numbers({}, {}, { thrawn }).defense).toBe(18);
  expect(numbers({}, { abilities: ['unique'] }, { thrawn }).defense).toBe(15);
});

const heldBy = (of: string, ann: Partial<OnTable>, eve: Partial<OnTable> = {}): string[] =>
  fighters(ann, {}, { eve: { at: [2, 4], activated: true, commanderEffect: `commander-${of}`, ...eve } })
    .state.inPlay.filter(({ source }) => source === 'ann')
    .map(({ ability, value }) => (typeof value === 'number' ? `${ability} ${value}` : ability));

const another: Partial<OnTable> = { commanderEffect: TROOPERS };

test.each<[of: string, given: string, to: Partial<OnTable>, not: Partial<OnTable>]>([
  ['boba-fett-mercenary-commander', 'accurate-shot', { faction: 'mandalorian' }, {}],
  ['clone-commander-bacara', 'stealth', { name: 'Elite Clone Trooper' }, { name: 'Clone Trooper' }],
  ['clone-commander-cody', 'wall-climber', { abilities: ['order-66'] }, {}],
  ['clone-commander-cody', 'accurate-shot', { abilities: ['order-66', 'sniper'] }, { abilities: ['order-66'] }],
  ['commando-droid-captain', 'double-attack', { abilities: ['droid'] }, {}],
  ['exar-kun', 'momentum', { abilities: ['savage'] }, {}],
  ['exar-kun', 'jedi-hunter', { abilities: ['savage'] }, {}],
  ['general-aayla-secura', 'double-attack', { abilities: ['order-66'] }, {}],
  ['general-grievous-supreme-commander', 'double-attack', { abilities: ['droid'] }, { abilities: ['droid', 'unique'] }],
  ['general-windu', 'extra-attack', {}, another],
  ['han-solo-rebel-hero', 'advantageous-attack', {}, another],
  ['jedi-exile', 'extra-attack', another, { abilities: ['droid'] }],
  ['lando-calrissian-hero-of-taanab', 'mobile-attack', {}, { abilities: ['unique'] }],
  ['new-republic-commander', 'careful-shot 4', { name: 'Elite Rebel Trooper' }, {}],
  ['nom-anor', 'self-destruct 20', { abilities: ['stealth'] }, {}],
  ['nomi-sunrider', 'mettle', {}, { abilities: ['savage'] }],
  ['old-republic-captain', 'squad-assault', { name: 'Old Republic Soldier' }, { name: 'Soldier' }],
  ['prince-xizor', 'accurate-shot', { abilities: ['stealth'] }, {}],
  ['super-battle-droid-commander-universe', 'careful-shot 4', { abilities: ['droid'] }, {}],
  ['thrawn-mitthrawnuruodo', 'opportunist', {}, { abilities: ['droid'] }],
  ['tion-medon', 'double-attack', { name: 'Utapaun Soldier' }, {}],
  ['yoda-jedi-master', 'bodyguard', { name: 'Wookiee Soldier' }, {}],
])('%s gives %s as if it were printed, to whom it names alone [min.commander-effect.06]', (of, given, to, not) => {
  expect(heldBy(of, to)).toContain(given);
  expect(heldBy(of, not)).not.toContain(given);
});

test.each([
  ['commando-droid-captain', { abilities: ['droid'] }],
  ['general-windu', {}],
  ['jedi-exile', {}],
  ['lando-calrissian-hero-of-taanab', {}],
  ['yoda-jedi-master', { name: 'Wookiee Soldier' }],
])('%s gives nothing farther than 6 squares [min.commander-effect.02]', (of, ann) => {
  const without = heldBy(of, ann, { commanderEffect: null });
  expect(heldBy(of, ann, { at: [7, 0] })).toEqual(without);
  expect(heldBy(of, ann)).not.toEqual(without);
});

test('commander-emperor-palpatine-sith-lord does nothing on the table [min.order-66.01]', () => {
  expect(ledBy('emperor-palpatine-sith-lord', {})).toEqual(PLAIN);
});
