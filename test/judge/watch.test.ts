/** Which events are credited with the values that a file expects something of. */
import * as E from 'fp-ts/lib/Either';
import { Playing } from '../../src/judge/playing';
import { Watch } from '../../src/judge/watch';
import { tiny } from './tiny-language';

test('what is taken back is not credited, and what is done instead is', () => {
  const { language } = tiny;
  const begun = language.game.resume({ numbers: { a: 1 }, inPlay: [] }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const watch = new Watch(language, [{ piece: 'table', value: 'story' }]);
  const playing = new Playing(language, begun.right, null, null, watch);
  const picksAndRings = (pick: string): void => {
    expect(playing.take({ type: 'pick', player: 'ann', pick }, pick)).toBeNull();
    expect(playing.take({ type: 'roll', player: 'chance', die: 'coin', faces: ['heads', 'tails'] }, 'toss')).toBeNull();
  };
  watch.heard({ type: 'knock', rules: [] }, begun.right.state);
  const back = playing.mark();
  picksAndRings('left');
  expect(playing.changes).toMatchObject([{ was: [], is: ['left'], event: { type: 'bell' } }]);
  back();
  expect(playing.changes).toEqual([]);
  picksAndRings('right');
  expect(playing.changes).toMatchObject([{ was: [], is: ['right'], event: { type: 'bell' } }]);
});

test('the first event is credited with what it changed: the table is known before it', () => {
  const { language } = tiny;
  const begun = language.game.resume({ numbers: { a: 1 }, inPlay: [] }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const { state } = begun.right;
  const watch = new Watch(language, [{ piece: 'table', value: 'story' }]);
  watch.starts(state);
  const bell = { type: 'bell', rules: [] };
  watch.heard(bell, { ...state, story: ['left'] });
  watch.took([bell]);
  expect(watch.changes).toMatchObject([{ was: [], is: ['left'], event: { type: 'bell' } }]);
});

test('what changes after the last event is credited to it', () => {
  const { language } = tiny;
  const begun = language.game.resume({ numbers: { a: 1 }, inPlay: [] }, { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const { state } = begun.right;
  const watch = new Watch(language, [{ piece: 'table', value: 'story' }]);
  watch.starts(state);
  const bell = { type: 'bell', rules: [] };
  new Playing(language, { state: { ...state, story: ['left'] }, events: [bell] }, null, null, watch);
  expect(watch.changes).toMatchObject([{ was: [], is: ['left'], event: bell }]);
});
