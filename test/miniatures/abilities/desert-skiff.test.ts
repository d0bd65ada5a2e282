/** Desert Skiff: whom it carries, and what becomes of them. */
import * as E from 'fp-ts/lib/Either';
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { miniatures } from '../../../src/miniatures/game';
import { has, numbersOf, strike } from '../fight';
import { openGround, refusedPosition, skirmish, type OnTable, type Table } from '../table';
import { MELEE } from './duel';

const SKIFF: OnTable = { at: [5, 5], size: 'large', abilities: ['desert-skiff', 'flight'] };
const BOARD = 'desert-skiff';
const aboard = (more: Partial<OnTable> = {}): OnTable => ({ at: null, aboard: 'skiff', ...more });
/** The turn of the first one; the skiff at [5, 5] and [6, 6]. */
const table = (characters: Record<string, OnTable>, skiff: Partial<OnTable> = {}): Table =>
  skirmish({ characters: { ...characters, skiff: { ...SKIFF, ...skiff } } });
const enemy = (at: Square, more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });
const carrier = (t: Table, id: string): string | null => t.character(id).aboard;

describe('coming aboard', () => {
  test('one that is Large, or two that are not [min.desert-skiff.01]', () => {
    const asks = (ann: Partial<OnTable>, amy: Partial<OnTable> = {}, ada?: OnTable): boolean => {
      const t = table({ ann: { at: [4, 5], ...ann }, amy: aboard(amy), ...(ada && { ada }), bob: enemy([13, 9]) });
      return t.legalOf('use-ability').length > 0;
    };
    expect(asks({})).toBe(true);
    expect(asks({ at: [3, 5], size: 'large' })).toBe(false);
    expect(asks({}, {}, aboard())).toBe(false);
    expect(asks({}, { size: 'large' })).toBe(false);
    const alone = (size: 'large' | 'huge', at: Square): number =>
      table({ ann: { at, size }, bob: enemy([13, 9]) }).legalOf('use-ability').length;
    expect([alone('large', [3, 5]), alone('huge', [2, 5])]).toEqual([1, 0]);
  });

  test('from a square beside it, and it stands on no square of its own then [min.desert-skiff.02]', () => {
    const t = table({ ann: { at: [2, 5] }, bob: enemy([13, 9]) }).move([3, 5]);
    expect(t.legalOf('use-ability')).toEqual([]);
    t.move([4, 5]).use(BOARD);
    expect(carrier(t, 'ann')).toBe('skiff');
    expect([t.steps(), t.targets()]).toEqual([[], ['bob']]);
    // Others go where it stood.
    const through = table({ eve: enemy([3, 5]), ann: aboard() });
    expect(through.steps()).toContainEqual([4, 5]);
  });

  test('enemies do not come aboard [min.desert-skiff.02]', () => {
    expect(table({ bob: enemy([4, 5]) }).legalOf('use-ability')).toEqual([]);
  });

  test('a state in which nobody carries it is no state [min.desert-skiff.02]', () => {
    expect(refusedPosition({ characters: { ann: aboard(), bob: enemy([1, 1]) } }).path).toContain('aboard');
    const t = table({ ann: aboard(), bob: enemy([1, 1]) });
    expect(E.isRight(miniatures.load(JSON.parse(JSON.stringify(t.state))))).toBe(true);
  });
});

describe('aboard', () => {
  const COMMANDER = 'commander-clone-trooper-commander-starter';
  test('commanders lead it, a square more than to the skiff, and it keeps its squad in play [min.desert-skiff.03]', () => {
    const attack = (column: number): number => {
      const t = table({
        ann: aboard({ abilities: ['trooper'] }),
        eve: { at: [column, 5], commanderEffect: COMMANDER },
        bob: enemy([9, 5]),
      });
      return numbersOf(strike(t)).attack;
    };
    // Five and six squares from the skiff.
    expect([attack(0), attack(12)]).toEqual([8, 5]);
    const last = table({ bob: enemy([4, 5]), ann: aboard() }, { hitPoints: 10 });
    strike(last, 'skiff', 19).rolls(11);
    expect([last.character('skiff').place, last.state.winners]).toEqual(['defeated', null]);
  });

  test('it is beside the skiff and whoever is aboard with it, and has cover [min.desert-skiff.04]', () => {
    // Crowd Fighting counts Amy and the skiff.
    const crowd = table({ ann: aboard({ abilities: ['crowd-fighting'] }), amy: aboard(), bob: enemy([8, 5]) });
    expect(numbersOf(strike(crowd)).attack).toBe(5 + 2 * 2);
    const shot = table({ bob: enemy([8, 5], { abilities: ['accurate-shot'] }), ann: aboard() });
    strike(shot, 'ann', 15);
    expect(numbersOf(shot).defense).toBe(15 + 4);
    const skiff = table({ bob: enemy([8, 5]), ann: aboard() });
    expect(numbersOf(strike(skiff, 'skiff')).defense).toBe(15);
  });

  test('it moves with the skiff, whose Flight it has: nobody strikes at it [min.desert-skiff.04]', () => {
    const throws = (...way: readonly Square[]): unknown[] => {
      const t = skirmish({
        characters: {
          skiff: SKIFF,
          ann: aboard({ abilities: [has('grenades', 20)] }),
          bob: enemy([4, 5]),
          cid: enemy([12, 5]),
        },
      }).move(...way);
      expect(t.toldOf('attack-declared')).toEqual([]);
      t.endTurn().activate('ann');
      expect(t.steps()).toEqual([]);
      return t
        .use('grenades')
        .legalOf('choose')
        .map(({ chosen }) => chosen);
    };
    // Cid is six squares from the skiff as it was, and five as it is.
    expect([throws(), throws([6, 5])]).toEqual([['bob'], ['bob', 'cid']]);
  });

  test('range is a square more, to it and from it [min.desert-skiff.05]', () => {
    const throws = (column: number): unknown[] => {
      const t = table({ ann: aboard({ abilities: [has('grenades', 20)] }), bob: enemy([column, 5]) });
      return t.legalOf('use-ability').length === 0
        ? []
        : t
            .use('grenades')
            .legalOf('choose')
            .map(({ chosen }) => chosen);
    };
    expect([throws(11), throws(12)]).toEqual([['bob'], []]);
    const thrownAt = (column: number, more: Record<string, OnTable>): unknown[] =>
      table({ bob: enemy([column, 5], { abilities: [has('grenades', 20)] }), ...more })
        .use('grenades')
        .legalOf('choose')
        .map(({ chosen }) => chosen);
    expect(thrownAt(12, { ann: aboard() })).toEqual(['skiff']);
    // Nobody is nearer for being aboard.
    const t = table({ bob: enemy([8, 5]), ann: aboard() });
    expect(t.targets()).toEqual(['skiff']);
  });

  test('no Melee Attack from aboard without Melee Reach [min.desert-skiff.06]', () => {
    const t = (abilities: OnTable['abilities']): string[] =>
      table({ ann: aboard({ abilities: [MELEE, ...(abilities ?? [])] }), bob: enemy([7, 5]) }).targets();
    expect([t([]), t([has('melee-reach', 2)])]).toEqual([[], ['bob']]);
    // Nor does it strike at who passes.
    const passes = table({ bob: enemy([7, 5]), ann: aboard() }, { activated: true });
    passes.move([8, 5]);
    expect(passes.legalOf('attack-of-opportunity').map(({ character }) => character)).toEqual(['skiff']);
  });
});

describe('leaving it', () => {
  const LEAVES = 'desert-skiff-disembarks';
  const round = (): Table =>
    skirmish({
      characters: {
        skiff: SKIFF,
        ann: aboard(),
        amy: aboard(),
        bob: enemy([12, 5]),
        cid: enemy([12, 7]),
        dan: enemy([12, 9]),
      },
      moment: { stage: 'initiative' },
    });

  test('before the first activation of its player, and it has its turn [min.desert-skiff.07]', () => {
    const t = round().rolls(3, 9).goesFirst('p2').activate('bob').endTurn().activate('cid').endTurn();
    const places = t.legalOf('choose').map(({ chosen }) => chosen);
    expect(places).toContainEqual({ who: 'ann', at: [4, 4] });
    expect(places).not.toContainEqual({ who: 'ann', at: [3, 4] });
    t.choose(LEAVES, { who: 'ann', at: [4, 4] });
    expect(t.legalOf('choose').map(({ chosen }) => (chosen as { who?: string } | null)?.who)).not.toContain('ann');
    t.choose(LEAVES, null);
    expect([carrier(t, 'ann'), t.character('ann').at, carrier(t, 'amy')]).toEqual([null, [4, 4], 'skiff']);
    expect(t.activate('ann').move([3, 4]).targets()).not.toEqual([]);
    // Not later in the round.
    t.endTurn().activate('amy').endTurn().activate('dan').endTurn();
    expect(t.legalOf('choose')).toEqual([]);
    expect(t.legalOf('activate').map(({ character }) => character)).toEqual(['skiff']);
  });

  test('the skiff is defeated: a save of 11, or it is, too; where it lands its player says [min.desert-skiff.08, min.desert-skiff.09]', () => {
    const t = strike(table({ bob: enemy([4, 5]), ann: aboard(), amy: aboard() }, { hitPoints: 10 }), 'skiff', 19);
    t.rolls(11);
    expect(t.by()).toEqual(['p1']);
    const places = t.legalOf('choose').map(({ chosen }) => chosen);
    expect(places).toContainEqual({ who: 'ann', at: [7, 7] });
    for (const at of [
      [5, 5],
      [6, 6],
    ])
      expect(places).not.toContainEqual({ who: 'ann', at });
    expect(places).not.toContainEqual({ who: 'ann', at: [4, 5] });
    t.choose('desert-skiff-defeated', { who: 'ann', at: [7, 7] }).rolls(10);
    expect([t.character('ann').place, t.character('ann').at]).toEqual(['map', [7, 7]]);
    expect(t.character('amy').place).toBe('defeated');
    expect(t.state.winners).toBeNull();
    expect(t.by()).toEqual(['p2']);
  });

  test('what moves the skiff moves them [min.desert-skiff.10]', () => {
    const t = table({ bob: enemy([4, 5], { force: 3, powers: ['force-push-3'] }), ann: aboard(), eve: enemy([13, 9]) });
    t.use('force-push-3').choose('force-push-3', 'skiff');
    while (t.legalOf('affect').length > 0)
      t.take({ type: 'affect', character: t.legalOf('affect')[0]?.character ?? '' });
    const [to] = t.legalOf('push');
    if (to) t.act(to);
    while (t.by()[0] === 'chance') t.rolls(20);
    const [column, row] = t.character('skiff').at;
    expect([column, row]).not.toEqual([5, 5]);
    expect(carrier(t, 'ann')).toBe('skiff');
    // The first phase of its player begins.
    t.endTurn().activate('eve').endTurn();
    const places = t
      .legalOf('choose')
      .flatMap(({ chosen }) => (chosen === null ? [] : [(chosen as { at: number[] }).at]));
    expect(places).toContainEqual([column + 2, row]);
    for (const [c = 0, r = 0] of places) {
      expect([c >= column - 1, c <= column + 2, r >= row - 1, r <= row + 2]).toEqual([true, true, true, true]);
    }
  });

  test('who joins another squad leaves it at once [min.desert-skiff.11]', () => {
    const t = skirmish({
      map: openGround(),
      characters: {
        ann: aboard(),
        skiff: SKIFF,
        bob: enemy([9, 5], { abilities: ['betrayal'] }),
        amy: { at: [0, 0] },
      },
    });
    strike(t, 'bob', 1);
    expect(t.by()).toEqual(['p2']);
    expect(t.legalOf('choose').map(({ chosen }) => chosen)).not.toContainEqual({ who: 'ann', at: [8, 5] });
    t.choose('desert-skiff-deserts', { who: 'ann', at: [7, 5] });
    expect(t.character('ann')).toMatchObject({ aboard: null, at: [7, 5], player: 'p2' });
  });
});
