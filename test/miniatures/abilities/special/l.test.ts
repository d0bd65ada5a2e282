/** Special abilities: L. */
import type { Json } from '../../../../src/core';
import { ability } from '../../../../src/miniatures/engine';
import { miniatures } from '../../../../src/miniatures/game';
import type { MiniaturesFrames } from '../../../../src/miniatures/model/types';
import { leads } from '../../../../src/miniatures/queries/commanders';
import { AWAY, has, numbers, numbersOf, strike } from '../../fight';
import { begin, type Side } from '../../squads';
import { Table, skirmish, type Fighter, type OnTable } from '../../table';
import { allyAway, attackWith, chosen, revealed, withForceRating } from '../tables';

describe('Defense against those with a Force rating', () => {
  test.each([
    ['Lightsaber Duelist [min.lightsaber-duelist.01]', 'lightsaber-duelist', 19],
    ['Lightsaber Resistance [min.lightsaber-resistance.01]', 'lightsaber-resistance', 17],
  ])('of those who are adjacent: %s', (_title, ability, defense) => {
    const bob = { abilities: [ability] };
    expect(numbers(withForceRating, bob).defense).toBe(defense);
    expect(numbers({}, bob).defense).toBe(15);
    expect(numbers(withForceRating, { ...bob, ...AWAY }).defense).toBe(15);
  });
});

test('Loner: no ally within 6 squares [min.loner.01]', () => {
  const ann = { abilities: ['loner'] };
  expect([attackWith(ann, { eve: allyAway(6) }), attackWith(ann, { eve: allyAway(7) })]).toEqual([5, 9]);
});

const SPIRIT = ['light-spirit'];
const step = (character: string, to: [number, number], player = 'p1') =>
  ({ type: 'move', player, character, to, squeezed: null }) as const;

describe('how it moves', () => {
  const MAP = '+-+-+-+-+-+\n|. .|% # .|\n+ + + + + +\n|. . . . .|\n+-+-+-+-+-+';
  const table = (abilities = SPIRIT, bob: Partial<OnTable> = {}): Table =>
    skirmish({
      map: MAP,
      characters: { ann: { at: [1, 1], abilities }, bob: { at: [1, 0], player: 'p2', ...bob } },
    });

  test('through walls, terrain and enemies, each square as if it was clear [min.light-spirit.01]', () => {
    const spirit = table().move([2, 1], [3, 1]);
    expect(spirit.toldOf('character-moved').map(({ cost }) => cost)).toEqual([1, 1]);
    expect(table([]).refused(step('ann', [2, 1])).code).toBe('wall');
    const enemy = table().move([1, 0]);
    expect(enemy.refused({ type: 'end-turn', player: 'p1', character: 'ann' }).code).toBe('cannot-stop');
    expect(enemy.move([0, 0]).legalOf('end-turn')).toHaveLength(1);
    expect(table([]).refused(step('ann', [1, 0])).code).toBe('enemy-there');
  });

  test('enemies go through it, and do not stop there [min.light-spirit.01]', () => {
    const passes = table().endTurn().activate('bob').move([1, 1]);
    expect(passes.legalOf('end-turn')).toEqual([]);
    expect(passes.move([0, 1]).legalOf('end-turn')).toHaveLength(1);
  });

  test('it ends its turn in no wall and nothing solid [min.light-spirit.02]', () => {
    const inside = table().move([2, 1], [3, 1]);
    expect(inside.refused({ type: 'end-turn', player: 'p1', character: 'ann' }).code).toBe('cannot-stop');
    expect(inside.move([4, 1]).legalOf('end-turn')).toHaveLength(1);
  });
});

describe('what it is to others', () => {
  const shot = (abilities: string[]): boolean =>
    skirmish({
      characters: { bob: { at: [0, 5], player: 'p2' }, ann: { at: [2, 5], abilities }, amy: { at: [4, 5] } },
    })
      .attack('amy')
      .last('attack-declared').covered;

  test('it gives no cover, and neither opens doors nor keeps them open [min.light-spirit.03]', () => {
    expect(shot(SPIRIT)).toBe(false);
    const doors = (abilities: string[]): string[] => {
      const table = skirmish({
        map: '+-+-+-+\n|. .:.|\n+ + + +\n|. . .|\n+-+-+-+',
        characters: { ann: { at: [0, 1], abilities }, bob: { at: [0, 0], player: 'p2', abilities: ['hologram'] } },
      });
      table.move([1, 1]);
      while (table.legalOf('let-pass').length > 0) table.letPass();
      return table.endTurn().told.map(({ type }) => type);
    };
    expect(doors([])).toContain('door-opened');
    expect(doors(SPIRIT)).not.toContain('door-opened');
  });

  test('it neither attacks nor takes damage, and is no target, not nearest and beside nobody [min.light-spirit.04]', () => {
    const table = skirmish({
      characters: {
        bob: { at: [5, 5], player: 'p2', abilities: [has('grenades', 20)] },
        ann: { at: [6, 5], abilities: SPIRIT },
        amy: { at: [7, 5] },
      },
    });
    expect(table.targets()).toEqual(['amy']);
    const walks = structuredClone(table.state);
    table.use('grenades').choose('grenades', 'amy');
    while (table.legalOf('affect').length > 0 || table.by()[0] === 'chance')
      if (table.by()[0] === 'chance') table.rolls(2);
      else table.take({ type: 'affect', character: table.legalOf('affect')[0]?.character ?? '' });
    expect([table.damage('amy'), table.damage('ann')]).toEqual([20, 0]);
    // Nobody strikes at who leaves it, and it strikes at nobody.
    table.state = walks;
    expect(table.move([4, 5]).legalOf('let-pass')).toEqual([]);
    expect(table.endTurn().activate('ann').targets()).toEqual([]);
  });

  test('no commander leads it [min.light-spirit.06]', () => {
    const COMMANDER = 'commander-k-3po';
    const game = miniatures.with({
      abilities: [
        ability({
          id: 'effect-fast',
          card: COMMANDER,
          rules: ['min.commander-effect.01'],
          modifies: {
            speeds: (state, self, speeds, { character }) =>
              leads(state, self, character, { within: 6 }) ? [...speeds, { speed: 10, by: self.source }] : speeds,
          },
        }),
      ],
    });
    const speed = (abilities: string[]): number => {
      const table = skirmish(
        {
          characters: {
            ann: { at: [5, 5], abilities },
            eve: { at: [6, 5], commanderEffect: COMMANDER },
            bob: { at: [12, 5], player: 'p2' },
          },
        },
        game,
      );
      return (table.state.stack.at(-1) as MiniaturesFrames['turn']).speed;
    };
    expect([speed(SPIRIT), speed([])]).toEqual([6, 10]);
  });
});

describe('whom it guides', () => {
  const side: Side = {
    faction: 'republic',
    cards: {
      ghost: { abilities: SPIRIT },
      luke: { abilities: ['unique'], force: 2, hitPoints: 10 },
      leia: { abilities: ['unique'] },
      mace: { force: 3 },
    },
  };
  /** Set up with Luke so many squares from the spirit; Luke is about to be activated. */
  const setUp = (squares: number, mace: [number, number] = [9, 2]): Table => {
    const table = begin([side, { faction: 'separatist', cards: { bob: { damage: 10 } } }]);
    if (table.legalOf('choose').length > 0) table.choose('light-spirit-guides', 'luke');
    table.take({ type: 'choose-start-area', area: 1 }).take({ type: 'set-up', at: [0, 10] });
    const places: Readonly<Record<string, [number, number]>> = {
      ghost: [0, 0],
      luke: [squares, 0],
      leia: [9, 3],
      mace,
    };
    while (table.legalOf('set-up').length > 0) {
      const character = table.legalOf('set-up')[0]?.character ?? '';
      table.take({ type: 'set-up', character, at: places[character] });
    }
    return table.rolls(9, 3).goesFirst('p1');
  };

  test('at setup its player chooses a Unique ally with Force points [min.light-spirit.07]', () => {
    const table = begin([
      { ...side, cards: { ...side.cards, guru: { abilities: ['unique'], force: 5 } } },
      { faction: 'separatist', cards: { bob: {} } },
    ]);
    expect(table.by()).toEqual(['p1']);
    expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['luke', 'guru']);
    expect(table.legalOf('decline')).toEqual([]);
    table.choose('light-spirit-guides', 'guru');
    expect(table.state.lasting).toMatchObject([{ character: 'guru', by: 'ghost' }]);
    const cited = table.events.flatMap(({ rules }) => rules).filter((rule) => rule.includes('light-spirit'));
    expect([...new Set(cited)].sort()).toEqual(['min.light-spirit.07', 'min.light-spirit.08']);
  });

  test('within 4 squares that one has Force Renewal 1 and Mettle [min.light-spirit.08]', () => {
    const near = setUp(4).activate('luke');
    expect(near.character('luke').force).toBe(3);
    const total = (table: Table): number => {
      strike(table, 'bob', 2).reroll();
      return table.rolls(3).last('attack-missed').total;
    };
    expect(total(near)).toBe(3 + 5 + 4);
    const far = setUp(5).activate('luke');
    expect(far.character('luke').force).toBe(2);
    expect(total(far)).toBe(3 + 5);
    expect(setUp(4, [2, 2]).activate('mace').character('mace').force).toBe(3);
  });

  test('it fades when that one is defeated [min.light-spirit.09]', () => {
    const table = setUp(4).activate('leia').endTurn().activate('mace').endTurn().activate('bob');
    table.move([0, 9], [0, 8], [0, 7], [0, 6], [0, 5], [0, 4]);
    strike(table, 'luke', 20);
    expect(table.character('luke').place).toBe('defeated');
    expect(table.character('ghost').place).toBe('defeated');
    expect(table.character('leia').place).toBe('map');
  });
});

test('an enemy within 6 squares banishes it for a Force point, in place of its attacks, unless it saves [min.light-spirit.10]', () => {
  const table = (squares: number, force = 1): Table =>
    skirmish({
      characters: {
        bob: { at: [squares, 0], player: 'p2', force },
        ann: { at: [0, 0], abilities: SPIRIT },
        amy: { at: [0, 9] },
      },
    });
  const banished = table(6).use('effect-banishing').rolls(10);
  expect(banished.character('ann').place).toBe('defeated');
  expect([banished.character('bob').force, banished.targets()]).toEqual([0, []]);
  expect(table(6).use('effect-banishing').rolls(11).character('ann').place).toBe('map');
  expect(table(7).legalOf('use-ability')).toEqual([]);
  expect(table(6, 0).legalOf('use-ability')).toEqual([]);
  expect(table(6).attack('amy').rolls(2).legalOf('use-ability')).toEqual([]);
});

test('Lift leads through no wall, into nobody, and past nobody who would strike [min.lift.02, min.lift.03]', () => {
  const table = skirmish({
    map: '+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+',
    characters: {
      ann: { at: [1, 0], abilities: ['lift'] },
      amy: { at: [1, 1] },
      ada: { at: [0, 0] },
      bob: { at: [2, 1], player: 'p2' },
    },
  }).use('lift');
  const refused = (chosen: Json) =>
    table.refused({ type: 'choose', player: 'p1', ability: 'lift', source: 'ann', chosen }).code;
  expect(refused({ ally: 'amy', to: [0, 0] })).toBe('no-room');
  expect(refused({ ally: 'ada', to: [2, 0] })).toBe('wall');
  const places = table.legalOf('choose').map((each) => each.chosen);
  expect(places).toEqual([
    { ally: 'amy', to: [0, 1] },
    { ally: 'ada', to: [0, 1] },
  ]);
  table.choose('lift', { ally: 'amy', to: [0, 1] });
  expect(table.toldOf('attack-declared')).toEqual([]);
});

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
