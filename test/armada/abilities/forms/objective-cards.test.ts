/** What objective cards have in common. Each is in play once for each player: 'you' is that player (`self.controller`). */
import { DEPLOYING, playOn, withObjective } from '../set-up';

test('effects of objective cards are resolved in setup, once [arm.effect-use-and-timing.16, arm.objective-cards.01]', () => {
  const table = playOn(withObjective('most-wanted'), ['place-obstacle', ...DEPLOYING]);
  expect(table.told('ability-used').map(({ ability }) => ability)).toEqual(['most-wanted-ships']);
});
