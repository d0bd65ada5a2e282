/** An event is not changed once it is made: what its happening settles is told by an event of its own. */
import { mainFields, picks, play, type TinyEvent, tinyGame } from '../helpers/tiny-game';

type Hurt = Extract<TinyEvent, { type: 'hurt' }>;

test('a happening that settles a smaller amount leaves the event that was announced as it was', () => {
  const announced: Hurt = { type: 'hurt', rules: ['tiny.hurt'], who: 'ann', amount: 5 };
  const game = tinyGame((engine) => ({
    happenings: { hurt: (_state, event) => void (event.amount = 2) },
    procedures: [
      engine.procedure('main', mainFields, [
        engine.run('cause', [], (state) => engine.cause(state, announced)),
        engine.ask(
          'stop',
          [],
          () => picks('ann', 'stop', ['stop']),
          () => undefined,
        ),
      ]),
    ],
  }));
  const table = play(game);
  expect(table.state.events).toEqual([{ ...announced, amount: 2 }]);
  expect(announced.amount).toBe(5);
});
