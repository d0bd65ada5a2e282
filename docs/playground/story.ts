/** The story as a list of moves: press one to look at the table as it was then. */
import type { Desk } from './desk';
import { button, byId, element } from './dom';
import type { Told } from './moments';
import { ruleButtons } from './rules';
import type { Moment, Timeline } from './timeline';

type Goes = (to: Moment<Told> | null) => void;

export function showStory(desk: Desk, timeline: Timeline<Told>, goes: Goes): void {
  const section = byId('story', HTMLElement);
  const { here } = timeline;
  const line = timeline.line();
  section.hidden = false;
  const list = element('ol', { id: 'happened', tabIndex: 0, aria: { label: 'Story' } });
  list.append(...line.map((moment) => item(desk, moment, here, goes)));
  section.replaceChildren(
    element('div', { class: 'row' }, element('h2', { id: 'story-title' }, 'Story'), ...arrows(line, here, goes)),
    list,
  );
  const current = list.children[here.depth];
  if (current instanceof HTMLElement) list.scrollTop = Math.max(0, current.offsetTop - list.offsetTop - 6);
}

/** To its beginning, one back, one forward, to its end; the keys of the arrows do the same. */
function arrows(line: readonly Moment<Told>[], here: Moment<Told>, goes: Goes): HTMLElement[] {
  const ways = [
    ['«', 'To the beginning', here.before === null ? null : (line[0] ?? null)],
    ['‹', 'One move back', here.before],
    ['›', 'One move forward', here.next],
    ['»', 'To the end', here.next === null ? null : (line.at(-1) ?? null)],
  ] as const;
  return ways.map(([text, label, to]) =>
    button(text, () => goes(to), { class: 'arrow', disabled: to === null, title: label, aria: { label } }),
  );
}

function item(desk: Desk, moment: Moment<Told>, here: Moment<Told>, goes: Goes): HTMLElement {
  const isHere = moment === here;
  const others = moment.before?.after.filter((each) => each !== moment) ?? [];
  return element(
    'li',
    { class: isHere ? 'here' : moment.depth > here.depth ? 'later' : '' },
    button(moment.is.title, () => goes(moment), { class: 'move', ...(isHere && { aria: { current: 'step' } }) }),
    moment.is.lines.length === 0 ? null : element('ul', {}, ...moment.is.lines.map((each) => told(desk, each))),
    ...others.map((other) => button(`or: ${other.is.title}`, () => goes(last(other)), { class: 'move other' })),
  );
}

/** Where a line that was left ended. */
function last(moment: Moment<Told>): Moment<Told> {
  let end = moment;
  while (end.next !== null) end = end.next;
  return end;
}

const MARKS: Readonly<Record<string, string>> = {
  step: '▸ ',
  auto: '▹ ',
  answer: '? ',
  note: '# ',
  refused: '✗ ',
  held: '✓ ',
  open: '… ',
};

function told(desk: Desk, { kind = 'event', text, rules }: Told['lines'][number]): HTMLElement {
  return element('li', { class: kind }, `${MARKS[kind] ?? ''}${text}`, ...ruleButtons(desk, rules));
}
