/** What a turn may be: a move and an attack, a double move, or what takes the place of them (min.activating-a-character, min.replaces-attacks, min.replaces-turn). */
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { characters, speedOf } from '../../../src/miniatures/facts';
import { having, using, whyNotUse } from '../abilities/having';
import { has } from '../fight';
import { kenobi } from '../starter';
import { skirmish, type OnTable, type Table } from '../table';

const ann: OnTable = {
  at: [2, 5],
  force: 9,
  abilities: [has('grenades', 10)],
  powers: ['force-push-3', 'force-lightning-2'],
};
const table = (more: Partial<OnTable> = {}, others: Record<string, OnTable> = {}) =>
  skirmish({ characters: { ann: { ...ann, ...more }, bob: { at: [6, 5], player: 'p2' }, ...others } });

const up = (from: number, to: number): Square[] => Array.from({ length: to - from + 1 }, (_, i) => [2, from + i]);

/** The kinds of things that she may still do. */
const may = (at: Table): string[] => {
  const kinds = at.legal().map((action) => (action.type === 'use-ability' ? action.ability : action.type));
  const known = ['move', 'attack', 'grenades', 'force-push-3'];
  return known.filter((each) => kinds.includes(each));
};

describe('one of four things in a turn', () => {
  test('move and attack; attack and move; a double move; what replaces the turn [min.activating-a-character.01]', () => {
    expect(may(table())).toEqual(['move', 'attack', 'grenades', 'force-push-3']);
    const moved = table().move(...up(6, 7));
    expect(may(moved)).toEqual(['move', 'attack', 'grenades']);
    expect(may(moved.attack('bob').rolls(2).keep())).toEqual([]);
    const attacked = table().attack('bob').rolls(2).keep();
    expect(may(attacked)).toEqual(['move']);
    expect(may(attacked.move([2, 6]))).toEqual(['move']);
    const doubled = table({ at: [2, 0] }).move(...up(1, 7));
    expect(may(doubled)).toEqual(['move']);
    const replaced = using(table({}, { cid: { at: [13, 9], player: 'p2' } }), 'force-push-3', 'bob');
    replaced.act(replaced.legalOf('push')[0]!);
    expect(may(replaced)).toEqual([]);
  });

  test('most have speed 6, Obi-Wan among them [min.activating-a-character.06]', () => {
    const speeds = characters().map((each) => speedOf(each));
    expect(speeds.filter((speed) => speed === 6).length).toBeGreaterThan(speeds.length / 2);
    const six = skirmish({ characters: { kenobi: kenobi([0, 5]), bob: { at: [13, 9], player: 'p2' } } });
    for (let column = 1; column <= 6; column++) six.move([column, 5]);
    const attack = { type: 'attack', player: 'p1', character: 'kenobi', target: 'bob' } as const;
    expect(six.refused(attack)).toMatchObject({ code: 'melee-attack' });
    expect(six.move([7, 5]).refused(attack)).toMatchObject({ code: 'double-move', facts: { speed: 6 } });
  });

  test('Mobile Attack: 2 squares, an attack or what replaces it, and 4 squares more [min.activating-a-character.08]', () => {
    const mobile: Partial<OnTable> = { at: [2, 0], force: 0, abilities: ['mobile-attack', has('grenades', 10)] };
    const near = { bob: { at: [6, 2] as Square, player: 'p2' } };
    const attacked = table(mobile)
      .move(...up(1, 2))
      .attack('bob')
      .rolls(2);
    const thrown = using(table(mobile, near).move(...up(1, 2)), 'grenades', 'bob').rolls(20);
    expect(thrown.damage('bob')).toBe(0);
    for (const each of [attacked, thrown]) {
      each.move(...up(3, 6));
      expect(each.steps()).toEqual([]);
    }
    const plain = table({ ...mobile, abilities: [] }).move(...up(1, 2));
    expect(plain.attack('bob').rolls(2).steps()).toEqual([]);
  });

  test('Double Attack against the rule of one attack: the ability wins [min.stat-card-special-abilities.02]', () => {
    const twice = (abilities: string[]): string[] => table({ force: 0, abilities }).attack('bob').rolls(2).targets();
    expect(twice([])).toEqual([]);
    expect(twice(['double-attack'])).toEqual(['bob']);
  });
});

test('only what says that it replaces attacks does [min.abilities-replacing-attacks.03]', () => {
  const fast = skirmish({ characters: { kenobi: kenobi([2, 5]), bob: { at: [3, 5], player: 'p2' } } }).use(
    'knight-speed',
  );
  expect(fast.targets()).toEqual(['bob']);
  expect(using(table(), 'force-lightning-2', { target: 'bob', also: [] }).targets()).toEqual([]);
});

test.each([
  'min.attacks-of-opportunity.13, min.attack-of-opportunity.03, min.replaces-attacks.04',
  'min.attack-of-opportunity.01, min.abilities-replacing-attacks.04',
])('as an enemy leaves its side it makes a usual attack, and uses nothing in its place [%s]', (_ids) => {
  const step = skirmish({
    characters: {
      bob: { at: [3, 5], player: 'p2' },
      ann: { ...ann, powers: ['force-lightning-2', 'lightsaber-sweep'] },
    },
  });
  step.take({ type: 'move', to: [4, 5] });
  expect(step.character('bob').at).toEqual([3, 5]);
  expect(step.by()).toEqual(['p1']);
  expect(step.legal().map(({ type }) => type)).toEqual(['attack-of-opportunity', 'let-pass']);
  for (const ability of ['force-lightning-2', 'lightsaber-sweep', 'grenades'])
    expect(step.refused({ type: 'use-ability', player: 'p1', ability, source: 'ann' })).toMatchObject({
      code: 'not-offered',
    });
  step.opportunity('ann').rolls(15).keep();
  expect([step.damage('bob'), step.character('bob').at]).toEqual([10, [4, 5]]);
  expect(step.by()).toEqual(['p2']);
});

test('what happens at the end of a turn happens after a turn that was replaced [min.replaces-turn.02]', () => {
  const map = `
    +-+-+-+-+-+-+
    |. .:. . . .|
    +-+-+-+-+-+-+`;
  const characters = {
    ann: having('recovery', 10, { at: [1, 0], suffered: 50, abilities: [has('regeneration', 10)] }),
    bob: { at: [5, 0] as Square, player: 'p2' },
  };
  const used = using(skirmish({ map, characters }), 'recovery');
  expect(used.damage('ann')).toBe(40);
  used.endTurn();
  expect(used.damage('ann')).toBe(30);
  expect(used.toldOf('door-opened').map(({ door }) => door)).toEqual(['door-1']);
});

test('nothing that replaces attacks in the turn in which something replaced the turn [min.replaces-turn.03]', () => {
  const charging = table({ force: 0, powers: [], abilities: ['charging-fire', has('grenades', 10)] }).use(
    'charging-fire',
  );
  expect(charging.move([2, 6]).targets()).toEqual(['bob']);
  expect(whyNotUse(charging, 'grenades', 10)).toMatchObject({ code: 'turn-replaced' });
});

test.each(['basic', 'standard'] as const)(
  'the advanced rules are added to the basic ones: a diagonal step costs 2 squares in a skirmish that is %s [min.advanced-rules.01, min.advanced-skirmish-rules.01, min.movement-advanced.01]',
  (gameType) => {
    const walk = skirmish({ gameType, characters: { ann: { at: [0, 0] }, bob: { at: [13, 9], player: 'p2' } } });
    walk.move([1, 1], [2, 2], [3, 3]);
    expect(walk.toldOf('character-moved').map(({ cost }) => cost)).toEqual([2, 2, 2]);
    expect(walk.targets()).toEqual(['bob']);
    // More than its speed of 6 squares: it moves double, and does not attack.
    expect(walk.move([3, 4]).targets()).toEqual([]);
  },
);
