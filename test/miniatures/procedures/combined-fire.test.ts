/** Combined fire (min.combined-fire-rules). */
import { skirmish, type OnTable } from '../table';

const table = (eve: Partial<OnTable> = {}, more: Record<string, OnTable> = {}, ann: Partial<OnTable> = {}) =>
  skirmish({
    characters: {
      ann: { at: [0, 5], ...ann },
      eve: { at: [0, 7], ...eve },
      bob: { at: [8, 5], player: 'p2' },
      ...more,
    },
  });

test('allies that have not been activated add 4 each, as many as like [min.combined-fire-rules.01, min.combined-fire-rules.08, min.combine-fire.01]', () => {
  const hit = table({}, { fay: { at: [0, 3] } })
    .attack('bob')
    .combine('eve')
    .combine('fay')
    .rolls(2);
  expect(hit.last('attack-hit')).toMatchObject({ total: 15 });
});

test('who helps is activated, and has no turn [min.combined-fire-rules.09, min.combined-fire-rules.10]', () => {
  const after = table().attack('bob').combine('eve').rolls(2);
  expect(after.character('eve').activated).toBe(true);
  expect(
    after
      .endTurn()
      .legalOf('activate')
      .map(({ character }) => character),
  ).toEqual(['bob']);
});

test('helpers do not count toward the two of a phase [min.combined-fire-rules.11]', () => {
  const after = table({}, { fay: { at: [0, 3] } })
    .attack('bob')
    .combine('eve')
    .rollNow()
    .rolls(2)
    .endTurn();
  expect(after.legalOf('activate').map(({ character }) => character)).toEqual(['fay']);
});

test('who has been activated does not help [min.combined-fire-rules.03]', () => {
  const asked = table({ activated: true }, { fay: { at: [0, 3] } }).attack('bob');
  expect(asked.legalOf('combine-fire').map(({ character }) => character)).toEqual(['fay']);
  expect(asked.refused({ type: 'combine-fire', player: 'p1', character: 'eve' })).toMatchObject({ code: 'activated' });
});

test('Melee Attack and Damage 0 bar helper and attacker [min.combined-fire-rules.06, min.combined-fire-rules.07, min.melee-attack-limits.02]', () => {
  expect(
    table({ abilities: ['melee-attack'] })
      .attack('bob')
      .by(),
  ).toEqual(['chance']);
  expect(table({ damage: 0 }).attack('bob').by()).toEqual(['chance']);
  expect(table({}, {}, { damage: 0 }).attack('bob').by()).toEqual(['chance']);
  const melee = skirmish({
    characters: {
      ann: { at: [0, 5], abilities: ['melee-attack'] },
      eve: { at: [0, 7] },
      bob: { at: [1, 5], player: 'p2' },
    },
  });
  expect(melee.attack('bob').by()).toEqual(['chance']);
});

test('a helper needs a line of sight, and nothing else: no nearest enemy, no free hands [min.combined-fire-rules.04, min.combined-fire-rules.05]', () => {
  const busy = table({}, { cid: { at: [0, 8], player: 'p2' } }).attack('bob');
  expect(busy.legalOf('combine-fire').map(({ character }) => character)).toEqual(['eve']);
  const blind = skirmish({
    map: `
      +-+-+-+-+-+
      |. . . . .|
      + +-+-+-+-+
      |. . . . .|
      +-+-+-+-+-+`,
    characters: { ann: { at: [0, 1] }, eve: { at: [3, 0] }, bob: { at: [4, 1], player: 'p2' } },
  });
  expect(blind.attack('bob').by()).toEqual(['chance']);
});

test('only in the attacker’s own turn: not in attacks of opportunity [min.combined-fire-rules.02, min.combine-fire.02]', () => {
  const step = skirmish({
    characters: {
      bob: { at: [5, 5], player: 'p2' },
      ann: { at: [6, 5] },
      eve: { at: [9, 9] },
    },
  });
  step.take({ type: 'move', to: [4, 5] }).opportunity('ann');
  expect(step.by()).toEqual(['chance']);
});

test('helpers are named before the roll, for one attack; others may help with the next [min.combined-fire-rules.12, min.combined-fire-rules.13, min.combined-fire-rules.14]', () => {
  const first = table({}, { fay: { at: [0, 3] } }, { abilities: ['double-attack'] })
    .attack('bob')
    .combine('eve')
    .rollNow();
  expect(first.by()).toEqual(['chance']);
  first.rolls(2).attack('bob');
  expect(first.legalOf('combine-fire').map(({ character }) => character)).toEqual(['fay']);
  first.rollNow().rolls(5);
  expect(first.last('attack-missed')).toMatchObject({ total: 10 });
});

test('Synchronized Fire: Droids that help give 6 [min.synchronized-fire.01, min.starter-special-abilities.15]', () => {
  const droid: Partial<OnTable> = { abilities: ['droid'] };
  const sync: Partial<OnTable> = { abilities: ['droid', { ability: 'synchronized-fire', names: 'Droid' }] };
  expect(table(droid, {}, sync).attack('bob').combine('eve').rolls(4).last('attack-hit')).toMatchObject({ total: 15 });
  expect(table({}, {}, sync).attack('bob').combine('eve').rolls(4).last('attack-missed')).toMatchObject({ total: 13 });
  expect(table(sync, {}, droid).attack('bob').combine('eve').rolls(4).last('attack-missed')).toMatchObject({
    total: 13,
  });
});
