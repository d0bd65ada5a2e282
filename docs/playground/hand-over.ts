/** Two people at one screen: whoever sits there sees what they may see; before the other one looks, the screen is handed over. */
import { byId, button, element } from './dom';
import { nameOf } from './asked';
import type { Told } from './moments';
import type { InProgress } from './in-progress';
import type { Moment } from './timeline';
import type { Line, Turn } from './work/turn';

export function byHandOf({ policies }: Pick<InProgress, 'policies'>, { players }: Pick<Turn, 'players'>): string[] {
  return players.filter((player) => policies[player] === undefined);
}

/** Who sits at the screen next; null: nothing is hidden, or whoever sits there goes on. */
export function nextAtScreen(played: InProgress, turn: Turn): string | null {
  const byHand = byHandOf(played, turn);
  if (!played.hides || byHand.length < 2) return null;
  const asked = byHand.filter((each) => turn.by.includes(each));
  const { seated } = played;
  if (seated !== null && byHand.includes(seated) && (asked.length === 0 || asked.includes(seated))) return null;
  return asked[0] ?? byHand[0] ?? null;
}

/** Nothing of the table is seen until the next player says to be there. */
export function coverScreen(played: InProgress, player: string, sits: () => void): void {
  const name = nameOf(played, player);
  const section = byId('play', HTMLElement);
  section.hidden = false;
  section.replaceChildren(
    element('h2', { id: 'asks', tabIndex: -1 }, `Hand the screen to ${name}`),
    element('p', { class: 'hint' }, 'What is secret stays hidden until they are there.'),
    button(`I am ${name}`, sits, { id: 'sit-down', class: 'first' }),
  );
}

/** What happened, as somebody else may know it. */
export function retell(moment: Moment<Told>, lines: readonly Line[], viewer: string | null): void {
  const { is } = moment;
  if (is.action === null) return void Object.assign(is, { lines });
  const isKnown = is.said !== null && (viewer === null || is.action.player === viewer);
  const [first, ...others] = lines;
  if (isKnown) Object.assign(is, { title: is.said, lines });
  else Object.assign(is, { title: first?.text ?? 'Something nobody else may see', lines: others });
}

/** Every moment that can be answered from, whichever line it is on. */
export function momentsOfAll(first: Moment<Told>): Moment<Told>[] {
  const found: Moment<Told>[] = [];
  for (const waiting = [first]; waiting.length > 0;) {
    const moment = waiting.pop() as Moment<Told>;
    if (moment.is.turn !== null && (moment.is.action !== null || moment.before === null)) found.push(moment);
    waiting.push(...moment.after);
  }
  return found;
}
