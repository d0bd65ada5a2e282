/** A game that is resumed before its setup: every player brings a battlefield, and none is in use yet. */
import * as E from 'fp-ts/lib/Either';
import { destiny, type Position } from '../../../src/destiny';
import { codeOf } from '../table';

const player = (id: string, battlefield?: string) => ({
  id,
  characters: [{ card: codeOf('Hired Gun') }],
  deck: { top: ['Aim', 'Dodge', 'Aim', 'Dodge', 'Aim'].map(codeOf) },
  ...(battlefield ? { battlefield: codeOf(battlefield) } : {}),
});

const resumed = (position: Position) => destiny.resume(position, { mode: 'manual' });

test('known cards are drawn, then players are asked which to shuffle back [des.setup.04] [des.setup.05]', () => {
  const begun = resumed({
    players: [player('ann', 'Echo Base'), player('bob', 'Jedi Temple')],
    moment: { phase: 'setup' },
  });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const { state } = begun.right;
  expect(state.players.map((each) => each.hand.length)).toEqual([5, 5]);
  expect(destiny.decision(state)).toMatchObject({ by: ['ann', 'bob'], asks: 'cards to shuffle back into the deck' });
  expect([state.round, state.battlefield.code, state.players[0]?.setAside.map((each) => each.code)]).toEqual([
    0,
    null,
    [codeOf('Echo Base')],
  ]);
});

test('in setup everyone needs a battlefield, and after it one must be in use', () => {
  const code = (position: Position) => {
    const begun = resumed(position);
    return E.isLeft(begun) ? [begun.left.code, begun.left.path.join('.')] : null;
  };
  expect(code({ players: [player('ann', 'Echo Base'), player('bob')], moment: { phase: 'setup' } })).toEqual([
    'no-battlefield',
    'players.1.battlefield',
  ]);
  expect(code({ players: [player('ann'), player('bob')] })).toEqual(['no-battlefield', 'battlefield']);
});
