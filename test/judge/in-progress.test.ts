/** `finish: attack` ends with the attack that was in progress, not with a later one: what makes two procedures of one name the same. */
import { goesOn, inProgress } from '../../src/judge/in-progress';

type Stack = Parameters<typeof inProgress>[0];
const stack = (...frames: object[]): Stack =>
  ({ stack: frames.map((each) => ({ step: 0, ...each })) }) as unknown as Stack;

const round = { procedure: 'round', step: 2 };
const attack = { procedure: 'attack', attacker: 'red', defender: 'tie', dice: 3 };
const roll = { procedure: 'roll' };

test('the innermost of a name is meant; one that is not there, none', () => {
  const twice = stack(round, attack, { ...attack, attacker: 'blue' }, roll);
  expect(inProgress(twice, 'attack')).toMatchObject({ at: 2, self: { attacker: 'blue' } });
  expect(inProgress(twice, 'round')).toMatchObject({ at: 0 });
  expect(inProgress(twice, 'move')).toBeNull();
  expect(inProgress(stack(), 'round')).toBeNull();
});

test.each<[string, object[], boolean]>([
  ['the same, a step later and with something on top', [round, { ...attack, step: 4 }, roll], true],
  ['the same with another number', [round, { ...attack, dice: 1 }], true],
  ['the same that now names one thing more', [round, { ...attack, weapon: 'laser' }], true],
  ['one about another piece', [round, { ...attack, defender: 'bomber' }], false],
  ['one that names less', [round, { procedure: 'attack', attacker: 'red' }], false],
  ['another procedure in its place', [round, { ...attack, procedure: 'move' }], false],
  ['one on a later step of what is around it', [{ ...round, step: 3 }, attack], false],
  ['one that stands on another procedure', [{ ...round, procedure: 'turn' }, attack], false],
  ['one around which another piece is named', [{ ...round, player: 'ann' }, attack], false],
  ['one deeper down', [round, roll, attack], false],
  ['none', [round], false],
])('it goes on: %s', (_what, now, is) => {
  const meant = inProgress(stack(round, attack, roll), 'attack');
  expect(meant && goesOn(meant, stack(...now))).toBe(is);
});
