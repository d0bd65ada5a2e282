/** Damage cards: resolved as they are dealt faceup (arm.damage.10), or working as long as they lie so (arm.damage.11). */
import { armada } from '../../../../src/armada/game';
import { frontal } from '../../attack/duels';
import { dealt } from '../dealt';
import { faceup } from '../tables';

test('with an obstruction it is two dice, each by its own cause, and so is the question [arm.obstructed.02, arm.damage.11]', () => {
  const obstacles = { 'asteroid-field-1': [500, 400] as const };
  const table = frontal({ range: 'medium', obstacles, cr90: faceup('damaged-munitions') });
  const asked = (): readonly string[] => armada.decision(table.state).rules;
  expect(asked()).toEqual(['arm.obstructed.02', 'arm.attack.08']);
  table.answer({ color: 'red' });
  expect(asked()).toEqual(['arm.damage.11', 'arm.effect-use-and-timing.13', 'arm.attack.08']);
  table.answer({ color: 'red' });
  expect(table.told('die-removed').map(({ rules, because }) => [rules[0], because?.map(({ code }) => code)])).toEqual([
    ['arm.obstructed.02', ['obstructed']],
    ['arm.damage.11', ['dice-removed']],
  ]);
  expect(table.by).toEqual(['chance']);
});

test('a facedown card that is turned faceup is resolved as one that is dealt so [arm.damage.10]', () => {
  const table = frontal({ objective: 'precision-strike', vsd: { damage: { facedown: 1 } } });
  table.rolls('red hit', 'red hit', 'blue hit').answer({ type: 'use-ability', ability: 'precision-strike-die' });
  const [hit] = table.legal();
  if (hit) table.does(hit);
  table.answer({ type: 'draw', card: 'structural-damage' });
  expect(table.told('damage-card-turned-faceup')).toHaveLength(1);
  expect(table.ship('vsd').damage).toEqual({ facedown: 2, faceup: [] });
});

test('a card that destroys the ship does nothing more [arm.effect-use-and-timing.17]', () => {
  const table = dealt('comm-noise', { damage: { facedown: 3 } }, { ships: { other: {} } });
  expect(table.ship('ship').place).toBe('destroyed');
  expect(table.told('ability-skipped')).toMatchObject([{ ability: 'comm-noise', code: 'not-in-play' }]);
});
