/** What is chosen at setup, what lasts since an ally fell, factions. */
import * as E from 'fp-ts/lib/Either';
import type { StatCard } from '../../../src/miniatures/facts';
import { miniatures } from '../../../src/miniatures/game';
import { naming, numbers, numbersOf, strike, AWAY } from '../fight';
import { card, openGround, skirmish, Table, type Fighter, type OnTable } from '../table';

const SHORT_MAP = openGround(10, 14);
/** Low objects from wall to wall, in the row below the upper start area. */
const BEHIND_OBJECTS = SHORT_MAP.split('\n')
  .map((line, i) => (i === 2 * (14 - 9) - 1 ? line.replaceAll('.', 'o') : line))
  .join('\n');

/** Squads of the Rebels and of the Empire, before the first question. */
function revealed(
  rebels: Record<string, Fighter>,
  imperials: Record<string, Fighter> = { trooper: {} },
  map = SHORT_MAP,
): Table {
  const squad = (faction: StatCard['faction'], fighters: Record<string, Fighter>) => {
    const cards = Object.entries(fighters).map(([id, fighter]) => card(id, { faction, ...fighter }));
    return { name: 'Test', faction, characters: cards.map(({ id }) => id), cards };
  };
  const squads = [squad('rebel', rebels), squad('imperial', imperials)];
  const begun = miniatures.begin({ map, squads, era: 'rebellion' }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(`${begun.left.message} (${begun.left.path.join('.')})`);
  return new Table(begun.right.state, begun.right.events);
}

/** Sets everybody up, at the first place that is offered. */
function setUp(table: Table): Table {
  for (;;) {
    const [first] = table.legal();
    if (!first || !['choose-start-area', 'set-up'].includes(first.type)) return table;
    table.act(first);
  }
}

const chosen = (table: Table) => table.legalOf('choose').map((each) => each.chosen);
const lasting = (table: Table) => table.state.lasting.map(({ character, ability }) => [character, ability]);

describe('Light Tutor', () => {
  const tutor: Fighter = { abilities: ['light-tutor'] };

  test('during setup, another Rebel of the squad [min.light-tutor.01, min.light-tutor.04]', () => {
    const table = revealed({ tutor, luke: {}, han: {}, boba: { faction: 'fringe' } });
    expect([table.by(), chosen(table)]).toEqual([['p1'], ['luke', 'han']]);
  });

  test('a Force point, and a Force rating for the skirmish [min.light-tutor.02]', () => {
    const table = revealed({ tutor, luke: {}, han: {} }).choose('light-tutor', 'luke');
    expect(table.character('luke').force).toBe(1);
    expect(lasting(table)).toEqual([['luke', 'effect-force-rating']]);
    expect(table.state.lasting).toMatchObject([{ character: 'luke', until: 'skirmish' }]);
    const attack = (chosen: string): number => {
      const hunted = revealed({ tutor, luke: {}, han: {} }, { hunter: { abilities: ['jedi-hunter'], attack: 5 } });
      hunted.choose('light-tutor', chosen).take({ type: 'choose-start-area', area: 1 });
      hunted.take({ type: 'set-up', at: [4, 10] }).take({ type: 'set-up', character: 'tutor', at: [0, 0] });
      hunted.take({ type: 'set-up', character: 'luke', at: [4, 3] }).take({ type: 'set-up', at: [1, 0] });
      return numbersOf(strike(hunted.rolls(3, 20).goesFirst('p2').activate('hunter'), 'luke')).attack;
    };
    expect([attack('luke'), attack('han')]).toEqual([9, 5]);
  });

  test('one more, if it has some [min.light-tutor.03]', () => {
    const table = revealed({ tutor, luke: { force: 2 }, han: {} }).choose('light-tutor', 'luke');
    expect([table.character('luke').force, lasting(table)]).toEqual([3, []]);
  });
});

test('Ooglith Masquer: Stealth for an ally that is not Unique [min.ooglith-masquer.01]', () => {
  const table = revealed({
    mask: { abilities: ['ooglith-masquer'] },
    luke: { abilities: ['unique'] },
    guard: {},
    spy: {},
  });
  expect(chosen(table)).toEqual(['guard', 'spy']);
  setUp(table.choose('ooglith-masquer', 'guard'));
  expect(table.state.lasting).toMatchObject([{ character: 'guard', ability: 'stealth', until: 'skirmish' }]);
  expect(table.state.inPlay.filter(({ ability }) => ability === 'stealth').map(({ source }) => source)).toEqual([
    'guard',
  ]);
});

test('Dark Inspiration: Lightsaber Duelist for an ally with a Force rating [min.dark-inspiration.01]', () => {
  const table = revealed({ sith: { abilities: ['dark-inspiration'] }, ben: { force: 0 }, luke: { force: 1 }, han: {} });
  expect(chosen(table)).toEqual(['ben', 'luke']);
  setUp(table.choose('dark-inspiration', 'luke'));
  expect(table.state.lasting).toMatchObject([{ character: 'luke', ability: 'lightsaber-duelist', until: 'skirmish' }]);
});

describe('Programmed Target', () => {
  test('after setup its player chooses an enemy [min.programmed-target.01]', () => {
    const table = setUp(revealed({ hk: { abilities: ['programmed-target'] }, han: {} }));
    expect([table.by(), chosen(table), table.state.round]).toEqual([['p1'], ['trooper'], 0]);
    table.choose('programmed-target', 'trooper');
    expect(table.state.lasting).toMatchObject([{ character: 'hk', ability: 'effect-programmed', value: 'trooper' }]);
  });

  /** The droid hunts one of two troopers, who stand behind low objects, the first of them nearer. */
  const hunt = (hunted: string, second: Fighter = {}): Table => {
    const table = revealed({ hk: { abilities: ['programmed-target'] } }, { first: {}, second }, BEHIND_OBJECTS);
    table.take({ type: 'choose-start-area', area: 1 });
    table.take({ type: 'set-up', character: 'first', at: [4, 10] }).take({ type: 'set-up', at: [4, 12] });
    table.take({ type: 'set-up', at: [4, 3] }).choose('programmed-target', hunted);
    return table.rolls(20, 3).goesFirst('p1').activate('hk');
  };

  test('4 more Attack and Accurate Shot against it, and nobody else [min.programmed-target.02]', () => {
    expect(hunt('second').targets()).toEqual(['first', 'second']);
    expect(numbersOf(strike(hunt('second'), 'second')).attack).toBe(9);
    expect(numbersOf(strike(hunt('second'), 'first')).attack).toBe(5);
    expect(hunt('first').targets()).toEqual(['first']);
  });

  test('what Accurate Shot does not reach, it does not [min.programmed-target.03]', () => {
    expect(hunt('second', { abilities: ['cloaked'] }).targets()).toEqual(['first']);
  });
});

describe('since a Unique ally fell', () => {
  const fallen = (unique: boolean, ability: string): Table => {
    const table = skirmish({
      characters: {
        bob: { at: [3, 5], player: 'p2' },
        eve: { at: [3, 6], abilities: unique ? ['unique'] : [], hitPoints: 10 },
        fay: { at: [3, 2], abilities: [ability] },
      },
    });
    return strike(table, 'eve').endTurn();
  };

  test('Momentum, for the rest of the skirmish [min.impulsive-momentum.01]', () => {
    const table = fallen(true, 'impulsive-momentum').activate('fay').move([3, 3], [3, 4]);
    expect(numbersOf(strike(table))).toMatchObject({ attack: 9, damage: 20 });
    expect(table.last('ability-gained')).toMatchObject({ gained: 'momentum', until: 'skirmish' });
    const calm = fallen(false, 'impulsive-momentum').activate('fay').move([3, 3], [3, 4]);
    expect(numbersOf(strike(calm))).toMatchObject({ attack: 5, damage: 10 });
  });

  test('Savage, for the rest of the skirmish [min.impulsive-savagery.01]', () => {
    expect(fallen(true, 'impulsive-savagery').state.lasting).toMatchObject([
      { character: 'fay', ability: 'savage', until: 'skirmish' },
    ]);
    expect(fallen(false, 'impulsive-savagery').state.lasting).toEqual([]);
  });
});

test('by Affinity it is of the faction of the squad that it joined [min.affinity.02, min.affinity.03]', () => {
  const helped = (faction: StatCard['faction']): number => {
    const table = skirmish({
      players: [
        { id: 'p1', faction },
        { id: 'p2', faction: 'rebel' },
      ],
      characters: {
        ann: { at: [2, 5], abilities: [naming('synergy', 'Imperial')] },
        bob: { at: [3, 5], player: 'p2' },
        mas: { at: [1, 5], name: 'Mas Amedda', activated: true, abilities: [naming('affinity', 'Imperial')] },
      },
    });
    return numbersOf(strike(table)).attack;
  };
  expect([helped('imperial'), helped('republic')]).toEqual([9, 5]);
});

test.each([
  ['a Wookiee [min.wookiee.01]', 'Wookiee', 'wookiee', 'Wookiee Scout'],
  ['a Wookiee by his name [min.wookiee.02]', 'Wookiee', 'wookiee', 'Tarfful'],
  ['an Alderaan Trooper [min.alderaan-senator.01]', 'Alderaan Trooper', 'alderaan-senator', 'Alderaan Trooper'],
  ['an Old Republic Soldier [min.soldier.01]', 'Soldier', 'soldier', 'Old Republic Soldier'],
  ['a Commando [min.commando.01]', 'Commando', 'commando', 'Republic Commando'],
])('by name or ability, in play: %s', (_title, kind, ability, name) => {
  const attack = (eve: Partial<OnTable>) =>
    numbers({ abilities: [naming('synergy', kind)] }, AWAY, { eve: { at: [2, 4], activated: true, ...eve } }).attack;
  expect([attack({ name }), attack({ abilities: [ability] }), attack({})]).toEqual([9, 9, 5]);
});
