/** Special abilities: Da to De. */
import * as E from 'fp-ts/lib/Either';
import type { Square } from '../../../../src/miniatures/facts/battle-map';
import { miniatures } from '../../../../src/miniatures/game';
import { AWAY, fighters, has, numbers, numbersOf, strike, type Others } from '../../fight';
import { Table, card, openGround, refusedPosition, skirmish, type OnTable } from '../../table';
import { MELEE, duel, numbered } from '../duel';
import { choices, having, saves, using, whyNotUse } from '../having';
import { afterAStep, apart, besideBob, chosen, enemy, enemyAt, grenadier, revealed, setUp } from '../tables';

const REDUCTION = { abilities: [numbered('damage-reduction', 10)] };

test('Damage Reduction takes its number off, to nothing at the least [min.damage-reduction.01]', () => {
  expect(duel({ damage: 30 }, REDUCTION).attack('bob').rolls(15).damage('bob')).toBe(20);
  expect(duel({ damage: 10 }, REDUCTION).attack('bob').rolls(15).damage('bob')).toBe(0);
  const thrown = duel(grenadier, { ...REDUCTION, at: [9, 5] })
    .use('grenades')
    .choose('grenades', 'bob')
    .rolls(2);
  expect(thrown.damage('bob')).toBe(10);
});

test('not off the attacks of adjacent enemies with a lightsaber [min.damage-reduction.02, min.dark-armor.03]', () => {
  for (const armor of [REDUCTION, { abilities: ['dark-armor'] }]) {
    const cut = duel({ lightsaber: true }, armor).attack('bob').rolls(15);
    expect(cut.damage('bob')).toBe(20);
    expect(cut.toldOf('save-rolled')).toEqual([]);
  }
  expect(
    duel({ lightsaber: true }, { ...REDUCTION, at: [9, 5] })
      .attack('bob')
      .rolls(15)
      .damage('bob'),
  ).toBe(10);
});

test('nor off those of a lightsaber that is thrown from afar [min.damage-reduction.02, min.dark-armor.03]', () => {
  const thrower: Partial<OnTable> = { force: 1, powers: ['lightsaber-throw'] };
  for (const armor of [REDUCTION, { abilities: ['dark-armor'] }]) {
    const table = duel(thrower, { ...armor, at: [9, 5] })
      .use('lightsaber-throw')
      .choose('lightsaber-throw', 'bob');
    table.rolls(15);
    expect(table.damage('bob')).toBe(20);
    expect(table.toldOf('save-rolled')).toEqual([]);
  }
});

test('Dark Armor: 10 less after a save of 11 [min.dark-armor.01]', () => {
  const armor = { abilities: ['dark-armor'] };
  expect(duel({ damage: 30 }, armor).attack('bob').rolls(15, 11).damage('bob')).toBe(20);
  expect(duel({ damage: 30 }, armor).attack('bob').rolls(15, 10).damage('bob')).toBe(30);
});

const SKIFF: OnTable = { at: [5, 5], size: 'large', abilities: ['desert-skiff', 'flight'] };
const BOARD = 'desert-skiff';
const aboard = (more: Partial<OnTable> = {}): OnTable => ({ at: null, aboard: 'skiff', ...more });
/** The turn of the first one; the skiff at [5, 5] and [6, 6]. */
const table = (characters: Record<string, OnTable>, skiff: Partial<OnTable> = {}): Table =>
  skirmish({ characters: { ...characters, skiff: { ...SKIFF, ...skiff } } });

const carrier = (t: Table, id: string): string | null => t.character(id).aboard;

describe('coming aboard', () => {
  test('one that is Large, or two that are not [min.desert-skiff.01]', () => {
    const asks = (ann: Partial<OnTable>, amy: Partial<OnTable> = {}, ada?: OnTable): boolean => {
      const t = table({ ann: { at: [4, 5], ...ann }, amy: aboard(amy), ...(ada && { ada }), bob: enemyAt([13, 9]) });
      return t.legalOf('use-ability').length > 0;
    };
    expect(asks({})).toBe(true);
    expect(asks({ at: [3, 5], size: 'large' })).toBe(false);
    expect(asks({}, {}, aboard())).toBe(false);
    expect(asks({}, { size: 'large' })).toBe(false);
    const alone = (size: 'large' | 'huge', at: Square): number =>
      table({ ann: { at, size }, bob: enemyAt([13, 9]) }).legalOf('use-ability').length;
    expect([alone('large', [3, 5]), alone('huge', [2, 5])]).toEqual([1, 0]);
  });

  test('from a square beside it, and it stands on no square of its own then [min.desert-skiff.02]', () => {
    const t = table({ ann: { at: [2, 5] }, bob: enemyAt([13, 9]) }).move([3, 5]);
    expect(t.legalOf('use-ability')).toEqual([]);
    t.move([4, 5]).use(BOARD);
    expect(carrier(t, 'ann')).toBe('skiff');
    expect([t.steps(), t.targets()]).toEqual([[], ['bob']]);
    // Others go where it stood.
    const through = table({ eve: enemyAt([3, 5]), ann: aboard() });
    expect(through.steps()).toContainEqual([4, 5]);
  });

  test('enemies do not come aboard [min.desert-skiff.02]', () => {
    expect(table({ bob: enemyAt([4, 5]) }).legalOf('use-ability')).toEqual([]);
  });

  test('a state in which nobody carries it is no state [min.desert-skiff.02]', () => {
    expect(refusedPosition({ characters: { ann: aboard(), bob: enemyAt([1, 1]) } }).path).toContain('aboard');
    const t = table({ ann: aboard(), bob: enemyAt([1, 1]) });
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
        bob: enemyAt([9, 5]),
      });
      return numbersOf(strike(t)).attack;
    };
    // Five and six squares from the skiff.
    expect([attack(0), attack(12)]).toEqual([8, 5]);
    const last = table({ bob: enemyAt([4, 5]), ann: aboard() }, { hitPoints: 10 });
    strike(last, 'skiff', 19).rolls(11);
    expect([last.character('skiff').place, last.state.winners]).toEqual(['defeated', null]);
  });

  test('it is beside the skiff and whoever is aboard with it, and has cover [min.desert-skiff.04]', () => {
    // Crowd Fighting counts Amy and the skiff.
    const crowd = table({ ann: aboard({ abilities: ['crowd-fighting'] }), amy: aboard(), bob: enemyAt([8, 5]) });
    expect(numbersOf(strike(crowd)).attack).toBe(5 + 2 * 2);
    const shot = table({ bob: enemyAt([8, 5], { abilities: ['accurate-shot'] }), ann: aboard() });
    strike(shot, 'ann', 15);
    expect(numbersOf(shot).defense).toBe(15 + 4);
    const skiff = table({ bob: enemyAt([8, 5]), ann: aboard() });
    expect(numbersOf(strike(skiff, 'skiff')).defense).toBe(15);
  });

  test('it moves with the skiff, whose Flight it has: nobody strikes at it [min.desert-skiff.04]', () => {
    const throws = (...way: readonly Square[]): unknown[] => {
      const t = skirmish({
        characters: {
          skiff: SKIFF,
          ann: aboard({ abilities: [has('grenades', 20)] }),
          bob: enemyAt([4, 5]),
          cid: enemyAt([12, 5]),
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
      const t = table({ ann: aboard({ abilities: [has('grenades', 20)] }), bob: enemyAt([column, 5]) });
      return t.legalOf('use-ability').length === 0
        ? []
        : t
            .use('grenades')
            .legalOf('choose')
            .map(({ chosen }) => chosen);
    };
    expect([throws(11), throws(12)]).toEqual([['bob'], []]);
    const thrownAt = (column: number, more: Record<string, OnTable>): unknown[] =>
      table({ bob: enemyAt([column, 5], { abilities: [has('grenades', 20)] }), ...more })
        .use('grenades')
        .legalOf('choose')
        .map(({ chosen }) => chosen);
    expect(thrownAt(12, { ann: aboard() })).toEqual(['skiff']);
    // Nobody is nearer for being aboard.
    const t = table({ bob: enemyAt([8, 5]), ann: aboard() });
    expect(t.targets()).toEqual(['skiff']);
  });

  test('no Melee Attack from aboard without Melee Reach [min.desert-skiff.06]', () => {
    const t = (abilities: OnTable['abilities']): string[] =>
      table({ ann: aboard({ abilities: [MELEE, ...(abilities ?? [])] }), bob: enemyAt([7, 5]) }).targets();
    expect([t([]), t([has('melee-reach', 2)])]).toEqual([[], ['bob']]);
    // Nor does it strike at who passes.
    const passes = table({ bob: enemyAt([7, 5]), ann: aboard() }, { activated: true });
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
        bob: enemyAt([12, 5]),
        cid: enemyAt([12, 7]),
        dan: enemyAt([12, 9]),
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
    const t = strike(table({ bob: enemyAt([4, 5]), ann: aboard(), amy: aboard() }, { hitPoints: 10 }), 'skiff', 19);
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
    const t = table({
      bob: enemyAt([4, 5], { force: 3, powers: ['force-push-3'] }),
      ann: aboard(),
      eve: enemyAt([13, 9]),
    });
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
        bob: enemyAt([9, 5], { abilities: ['betrayal'] }),
        amy: { at: [0, 0] },
      },
    });
    strike(t, 'bob', 1);
    expect(t.by()).toEqual(['p2']);
    expect(t.legalOf('choose').map(({ chosen }) => chosen)).not.toContainEqual({ who: 'ann', at: [8, 5] });
    t.choose('desert-skiff-deserts', { who: 'ann', at: [7, 5] });
    expect(t.character('ann')).toMatchObject({ aboard: null, at: [7, 5], player: 'p2' });
    expect(t.toldOf('character-disembarked')).toMatchObject([{ character: 'ann', at: [7, 5] }]);
  });
});

/** A skirmish that is set up by whoever is asked; whom the Dark Master chooses is asked as setup ends. */
const served = (pupilForce?: number): Table => {
  const pupil = {
    faction: 'separatist' as const,
    abilities: ['unique'],
    ...(pupilForce !== undefined && { force: pupilForce }),
  };
  const cards = [
    card('master', { faction: 'separatist', abilities: ['dark-master', 'unique'], force: 4 }),
    card('pupil', pupil),
    card('guard', { faction: 'separatist' }),
  ];
  const begun = miniatures.begin(
    {
      map: openGround(10, 14),
      squads: [
        { name: 'Light', faction: 'republic', characters: ['rebel'], cards: [card('rebel')] },
        { name: 'Dark', faction: 'separatist', characters: ['master', 'pupil', 'guard'], cards },
      ],
      era: 'rise-of-the-empire',
    },
    { mode: 'manual' },
  );
  if (E.isLeft(begun)) throw new Error(`${begun.left.message} (${begun.left.path.join('.')})`);
  const table = new Table(begun.right.state, begun.right.events);
  for (let asked = 0; asked < 20 && table.legalOf('choose').length === 0; asked++) {
    const [next] = table.legal();
    if (next) table.act(next);
  }
  return table;
};

test('as setup ends the Dark Master chooses a Unique ally, which spends its points as its own [min.dark-master.01]', () => {
  const table = served();
  expect(table.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['pupil']);
  table.choose('dark-master', 'pupil').rolls(3, 12);
  table.goesFirst(table.character('pupil').player);
  table.activate('pupil').faster();
  expect(table.character('master').force).toBe(3);
  expect(table.legalOf('move-faster')).toEqual([]);
});

test('its own points it does not spend in the turn in which it spends those of the Dark Master [min.dark-master.02]', () => {
  const table = served(2).choose('dark-master', 'pupil').rolls(3, 12);
  table.goesFirst(table.character('pupil').player);
  table.activate('pupil').faster();
  expect(table.legalOf('pay-force').map(({ from }) => from)).toEqual(['pupil', 'master']);
  table.take({ type: 'pay-force', from: 'master' });
  expect([table.character('pupil').force, table.character('master').force]).toEqual([2, 3]);
  expect(table.refused({ type: 'move-faster', player: table.character('pupil').player, character: 'pupil' }).code).toBe(
    'force-spent',
  );
  // In another's turn it spends its own again.
  table.endTurn();
  expect(table.character('pupil').spent).toEqual([]);
});

test('Delta Shield Support: Shields 2 for Republic Commandos, as long as it is in play [min.delta-shield-support.01]', () => {
  const commando: Partial<OnTable> = { name: 'Republic Commando Boss', suffered: 0 };
  const support: Others = {
    cid: { at: [13, 9], player: 'p2', abilities: ['delta-shield-support'], hitPoints: 10, activated: true },
  };
  const hit = (bob: Partial<OnTable>, others: Others): Table => strike(fighters({ damage: 20 }, bob, others));
  const shielded = hit(commando, support).rolls(11, 10);
  expect(shielded.damage('bob')).toBe(10);
  expect(hit({}, support).toldOf('save-rolled')).toEqual([]);
  const killed = fighters(
    { damage: 20, abilities: ['double-attack', 'accurate-shot'] },
    { ...commando, at: [12, 5] },
    support,
  );
  strike(strike(killed, 'cid'), 'bob');
  expect([killed.character('cid').place, killed.toldOf('save-rolled'), killed.damage('bob')]).toEqual([
    'defeated',
    [],
    20,
  ]);
});

test('Deadeye: before it has moved [min.deadeye.01]', () => {
  expect(numbers({ damage: 20, abilities: ['deadeye'] }, AWAY).damage).toBe(30);
  expect(afterAStep({ damage: 20, abilities: ['deadeye'] }).damage).toBe(20);
});

test('Demolition Charge defeats an adjacent Huge enemy, or a Large Mounted Weapon, but for a save of 6 [min.demolition-charge.01]', () => {
  const charge = (bob: Partial<OnTable>) =>
    apart(having('demolition-charge'), { at: [3, 5], ...bob }, { far: enemy(13, 9) });
  const used = (roll: number) => saves(using(charge({ size: 'huge' }), 'demolition-charge', 'bob'), { bob: roll });
  expect([used(5).character('bob').place, used(6).character('bob').place]).toEqual(['defeated', 'map']);
  expect(used(6).damage('bob')).toBe(0);
  expect(
    used(6)
      .legal()
      .map(({ type }) => type),
  ).toEqual(['end-turn']);
  expect(whyNotUse(charge({ size: 'large' }), 'demolition-charge').code).toBe('too-small');
  expect(choices(charge({ size: 'large', abilities: ['mounted-weapon'] }), 'demolition-charge')).toEqual(['bob']);
  expect(whyNotUse(charge({ size: 'huge', at: [4, 5] }), 'demolition-charge').code).toBe('not-adjacent');
});

test('Dark Inspiration: Lightsaber Duelist for an ally with a Force rating [min.dark-inspiration.01]', () => {
  const table = revealed({ sith: { abilities: ['dark-inspiration'] }, ben: { force: 0 }, luke: { force: 1 }, han: {} });
  expect(chosen(table)).toEqual(['ben', 'luke']);
  setUp(table.choose('dark-inspiration', 'luke'));
  expect(table.state.lasting).toMatchObject([{ character: 'luke', ability: 'lightsaber-duelist', until: 'skirmish' }]);
});

test('Damage Reduction takes off its number, but for adjacent lightsabers [min.damage-reduction.01, min.damage-reduction.02]', () => {
  const armor: Partial<OnTable> = { abilities: [{ ability: 'damage-reduction', value: 10 }] };
  expect(besideBob({}, armor).attack('bob').rolls(15).damage('bob')).toBe(10);
  expect(besideBob({ lightsaber: true }, armor).attack('bob').rolls(15).damage('bob')).toBe(20);
});
