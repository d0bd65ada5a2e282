/** The story of the playground: its moments, back and forth, and what was done otherwise. */
import { momentAfter, momentsOf } from '../../docs/playground/moments';
import { Timeline } from '../../docs/playground/timeline';

const words = (timeline: Timeline<string>): string[] => timeline.line().map(({ is }) => is);

test('going back keeps what came after; something else is kept beside it', () => {
  const timeline = new Timeline('start');
  timeline.adds('focus');
  const roll = timeline.adds('roll');
  timeline.goes(timeline.first);
  expect(words(timeline)).toEqual(['start', 'focus', 'roll']);
  expect(timeline.way().map(({ is }) => is)).toEqual(['start']);
  timeline.adds('evade');
  expect(words(timeline)).toEqual(['start', 'evade']);
  timeline.goes(roll);
  expect(words(timeline)).toEqual(['start', 'focus', 'roll']);
  expect(roll.depth).toBe(2);
});

test('what was done here before is gone to again, with what came of it', () => {
  const timeline = new Timeline('start');
  timeline.adds('focus');
  timeline.adds('roll');
  timeline.goes(timeline.first);
  timeline.adds('focus', (other) => other === 'focus');
  expect(words(timeline)).toEqual(['start', 'focus', 'roll']);
  expect(timeline.first.after).toHaveLength(1);
});

test('each picture of a file gets the lines from its step on', () => {
  const line = (kind: 'step' | 'event', text: string) => ({ kind, text, rules: [] });
  const pictures = (
    [
      ['at the start', 1],
      ['perform-action: focus', 3],
      ['pass', 3],
      ['roll: [hit]', 5],
    ] as const
  ).map(([title, lines]) => ({ title, svg: title, lines }));
  const story = [
    line('event', 'The round begins.'),
    line('step', 'ann perform-action: focus'),
    line('event', 'Red 5 gains a focus token.'),
    line('step', 'roll: [hit]'),
    line('event', 'A hit.'),
    line('event', 'What is open.'),
  ];
  expect(
    momentsOf({ pictures, story }).map(({ title, lines, svg }) => [title, lines.map(({ text }) => text), svg]),
  ).toEqual([
    ['At the start', ['The round begins.'], 'at the start'],
    ['ann perform-action: focus', ['Red 5 gains a focus token.'], 'perform-action: focus'],
    ['pass', [], 'pass'],
    ['roll: [hit]', ['A hit.', 'What is open.'], 'roll: [hit]'],
  ]);
  expect(momentsOf({ pictures: [], story })).toEqual([]);
});

test('what others may not read is told by what came of it, as far as that is told', () => {
  const turn = { story: [{ text: 'A card is played.', rules: [] }], svg: '<svg/>' } as never;
  const action = { type: 'play-card', player: 'ben' };
  expect(momentAfter('Ben plays Vader’s Fist', action, turn, { seenBy: '' }).title).toBe('Ben plays Vader’s Fist');
  expect(momentAfter(null, action, turn, { seenBy: '' }).title).toBe('A card is played.');
  expect(momentAfter(null, action, { ...(turn as object), story: [] } as never, { seenBy: '' }).title).toBe(
    'Something nobody else may see',
  );
});
