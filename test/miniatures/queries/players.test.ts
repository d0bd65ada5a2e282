/** Players in their order around the table. */
import { playersFrom } from '../../../src/miniatures/queries/players';

test('from one of them on to the left, each once [min.rounds-and-phases.02, min.free-for-all.01]', () => {
  const players = ['ann', 'bob', 'cid'].map((id) => ({ id })) as unknown as Parameters<
    typeof playersFrom
  >[0]['players'];
  const orders = ['ann', 'bob', 'cid'].map((id) => playersFrom({ players }, id));
  expect(orders).toEqual([
    ['ann', 'bob', 'cid'],
    ['bob', 'cid', 'ann'],
    ['cid', 'ann', 'bob'],
  ]);
});
