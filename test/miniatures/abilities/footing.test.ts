/** What characters need not mind as they move, and who minds them: Stable Footing, Wall Climber, Force Leap, Emplacement, Hologram. */
import * as E from 'fp-ts/lib/Either';
import { miniatures } from '../../../src/miniatures/game';
import { card, openGround, skirmish, Table, type OnTable } from '../table';
import { duel, MELEE } from './duel';

describe('Stable Footing', () => {
  const rough = (abilities: string[] = ['stable-footing']): Table =>
    skirmish({
      map: `
        +-+-+-+-+-+-+
        |. % .|. . .|
        + + + + + + +
        |. % o x . .|
        +-+-+-+-+-+-+`,
      characters: { ann: { at: [0, 0], abilities }, bob: { at: [5, 1], player: 'p2' } },
    });
  const costOf = (table: Table): number => table.last('character-moved').cost;

  test('difficult terrain and low objects cost nothing more, straight or diagonally [min.stable-footing.01]', () => {
    expect(costOf(rough().move([1, 0]))).toBe(1);
    expect(costOf(rough().move([1, 0], [2, 0]))).toBe(1);
    expect(costOf(rough().move([1, 1]))).toBe(2);
    expect(costOf(rough([]).move([1, 0]))).toBe(2);
    expect(costOf(rough([]).move([1, 0], [2, 0]))).toBe(2);
    expect(costOf(rough([]).move([1, 1]))).toBe(4);
  });

  test('walls and pits still stop it [min.stable-footing.01]', () => {
    expect(rough().move([1, 0], [2, 0]).steps()).not.toContainEqual([3, 0]);
    expect(rough().move([1, 0], [2, 0], [2, 1]).steps()).not.toContainEqual([3, 1]);
  });
});

describe('Wall Climber', () => {
  /** A wall along the first squares of the lower row. */
  const climbs = (abilities: string[], at: [number, number] = [0, 0], bob: [number, number] = [5, 0]): Table =>
    skirmish({
      map: `
        +-+-+-+-+-+-+-+-+
        |. . . . . . . .|
        +-+-+-+-+ + + + +
        |. % o x . . . .|
        +-+-+-+-+-+-+-+-+`,
      characters: {
        ann: { at, abilities },
        bob: { at: bob, player: 'p2', abilities: [MELEE] },
      },
    });

  test('along a wall difficult terrain, low objects and pits cost a square each [min.wall-climber.01]', () => {
    const table = climbs(['wall-climber']).move([1, 0], [2, 0], [3, 0], [4, 0]);
    expect(table.toldOf('character-moved').map(({ cost }) => cost)).toEqual([1, 1, 1, 1]);
    expect(climbs([]).move([1, 0]).last('character-moved').cost).toBe(2);
    expect(climbs([], [2, 0]).steps()).not.toContainEqual([3, 0]);
  });

  test('no farther than the wall: enemies stop it there, and make attacks of opportunity [min.wall-climber.01]', () => {
    // [5, 0] is not beside the wall any more, [3, 0] is.
    expect(climbs(['wall-climber'], [4, 0]).steps()).not.toContainEqual([5, 0]);
    expect(climbs(['wall-climber'], [2, 0], [4, 0]).steps()).toContainEqual([3, 0]);
    const away = climbs(['wall-climber'], [6, 0], [5, 0]).move([7, 0]);
    expect(away.legalOf('attack-of-opportunity')).toHaveLength(1);
    const along = climbs(['wall-climber'], [1, 0], [0, 0]).move([2, 0]);
    expect(along.legalOf('attack-of-opportunity')).toEqual([]);
  });
});

describe('Force Leap', () => {
  const leaps = (): Table =>
    duel({ force: 2, powers: ['force-leap'] }, { abilities: [MELEE] })
      .use('force-leap')
      .move([6, 5]);

  test('nobody ends a move where somebody stands [min.force-leap.01]', () => {
    expect(leaps().legalOf('end-turn')).toEqual([]);
    expect(leaps().move([7, 5]).legalOf('end-turn')).toHaveLength(1);
  });

  test('it lasts to the end of the turn [min.force-leap.01]', () => {
    const table = leaps().move([7, 5]).endTurn().activate('bob').endTurn();
    table.rolls(9, 3).goesFirst('p1').activate('ann');
    expect(table.steps()).not.toContainEqual([6, 5]);
    table.move([8, 5]);
    expect(table.legalOf('attack-of-opportunity')).toHaveLength(1);
  });

  test('six squares and an attack [min.force-leap.02]', () => {
    expect(leaps().move([7, 5], [8, 5], [9, 5], [10, 5], [11, 5]).targets()).toEqual(['bob']);
  });
});

describe('Emplacement', () => {
  const squad = (faction: string, cards: readonly ReturnType<typeof card>[]) => ({
    name: 'Test',
    faction,
    characters: cards.map(({ id }) => id),
    cards,
  });

  /** Bob sets up first, at the chosen edge of a map 22 squares long. */
  function setUp(area: number, abilities: string[] = ['emplacement']): Table {
    const bob = card('bob', { faction: 'separatist', abilities });
    const setup = {
      map: openGround(10, 22),
      squads: [squad('republic', [card('ann')]), squad('separatist', [bob])],
      era: 'rise-of-the-empire',
    } as const;
    const begun = miniatures.begin(setup, { mode: 'manual' });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    return new Table(begun.right.state, begun.right.events).take({ type: 'choose-start-area', area });
  }

  test.each([
    [0, 0, 10],
    [1, 11, 21],
  ])('anywhere in the half of area %i, and nowhere else [min.emplacement.02]', (area, first, last) => {
    const table = setUp(area);
    const rows = table.legalOf('set-up').map(({ at }) => at[1]);
    expect([Math.min(...rows), Math.max(...rows), rows.length]).toEqual([first, last, 110]);
    const beyond = area === 0 ? last + 1 : first - 1;
    expect(table.refused({ type: 'set-up', player: 'p2', character: 'bob', at: [5, beyond] })).toBeDefined();
    expect(setUp(area, []).legalOf('set-up')).toHaveLength(40);
  });
});

describe('Hologram', () => {
  const hidden = (abilities: string[]): Table =>
    skirmish({
      map: `
        +-+-+-+-+-+-+-+-+
        |. . . . . . . .|
        + + + + + + + + +
        |. . . . . . . .|
        + + + + + + + + +
        |. . . . . o . .|
        +-+-+-+-+-+-+-+-+`,
      characters: {
        ann: { at: [0, 0] },
        bob: { at: [2, 2], player: 'p2', abilities },
        cid: { at: [6, 0], player: 'p2' },
      },
    });

  test('it is not the nearest: one farther off, in cover, is [min.hologram.02]', () => {
    expect(hidden(['hologram']).targets()).toContain('cid');
    expect(hidden([]).targets()).toEqual(['bob']);
  });

  test('who leaves a square beside it provokes nothing [min.hologram.02]', () => {
    const leaves = (abilities: string[]) => duel({}, { abilities }).move([4, 5]).legalOf('attack-of-opportunity');
    expect(leaves([])).toHaveLength(1);
    expect(leaves(['hologram'])).toEqual([]);
  });

  test('commander effects do not work on it [min.hologram.03]', () => {
    const total = (abilities: string[]): number => {
      const eve: OnTable = {
        at: [5, 3],
        commanderEffect: 'commander-clone-trooper-commander-starter',
        activated: true,
      };
      const table = duel({ abilities: ['trooper', ...abilities] }, { defense: 99 }, { eve }).attack('bob');
      while (table.by()[0] !== 'chance') table.rollNow();
      return table.rolls(2).last('attack-missed').total;
    };
    expect(total([]) - total(['hologram'])).toBe(3);
  });
});
