/** The machine at the table: it plays for somebody, or gives a hint. It thinks in pieces, so that the page goes on meanwhile, and can be told that it is enough. */
import type { Action } from 'holojudge/core';
import type { Desk } from './desk';
import { button, byId, element } from './dom';
import type { GameId } from './games';
import type { Idea, Policy, Thinker, Thoughts } from './work/thinking';
import type { Reader } from './work/turn';

/** So long it thinks about a hint, in ms; as long again for who wants to know more. */
const HINT = 2_500;

/** What is thought about. */
export interface Matter {
  game: GameId;
  state: unknown;
  player: string;
  seed: number;
  reader: Reader;
  /** False: nobody wants to know any more. */
  isStill(): boolean;
}

interface Does {
  answers(action: Action): void;
  /** Null: at none any more. */
  pointsAt(action: Action | null): void;
}

const isSearching = (policy: Policy): policy is Exclude<Policy, 'random' | 'best'> =>
  policy !== 'random' && policy !== 'best';

export class Machine {
  private thoughts = 0;

  constructor(
    private readonly desk: Desk,
    private readonly does: Does,
  ) {}

  /** What it does for the player; null: there is nothing to do. */
  async plays(policy: Policy, name: string, matter: Matter): Promise<Action | null> {
    const { game, state, player, seed, reader } = matter;
    if (!isSearching(policy)) return this.desk.work.ask('choose', game, state, player, policy, seed);
    const thinker = { id: ++this.thoughts, player, seed, level: policy };
    const panel = new Panel(`${name} thinks`, 'Play now');
    for (let isFirst = true; ; isFirst = false) {
      const thoughts = await this.desk.work.ask('thinks', game, state, thinker, reader);
      if (thoughts === null || !matter.isStill() || thoughts.isOver || panel.isEnough) return thoughts?.answer ?? null;
      // Who answers at once is not seen thinking.
      if (isFirst) panel.opens();
      panel.tells(thoughts);
    }
  }

  /** What it would do in the player's place, and why. */
  async hints(matter: Matter): Promise<void> {
    const thinker: Thinker = { id: ++this.thoughts, player: matter.player, seed: matter.seed, level: null };
    const panel = new Panel('Thinking', 'That will do');
    panel.opens();
    await this.thinksOn(matter, thinker, panel);
  }

  private async thinksOn(matter: Matter, thinker: Thinker, panel: Panel): Promise<void> {
    const { game, state, reader } = matter;
    for (const end = performance.now() + HINT; ;) {
      const thoughts = await this.desk.work.ask('thinks', game, state, thinker, reader);
      if (!matter.isStill()) return;
      if (thoughts === null) return this.desk.say('There is nothing to decide for now.');
      panel.tells(thoughts);
      if (!thoughts.isOver && !panel.isEnough && performance.now() < end) continue;
      const thinksMore = (): void => {
        panel.begins();
        this.desk.run(() => this.thinksOn(matter, thinker, panel));
      };
      return panel.ends(thoughts, this.does, thoughts.isOver ? null : thinksMore);
    }
  }
}

/** What it thinks, above the answers. */
class Panel {
  isEnough = false;
  private readonly said = element('p', { role: 'status' });
  private readonly bar = element('progress', { aria: { label: 'Imagined games' } });
  private readonly enough: HTMLElement;
  private readonly own: HTMLElement;

  constructor(
    private readonly who: string,
    enough: string,
  ) {
    this.enough = button(enough, () => (this.isEnough = true), { id: 'enough' });
    this.own = element('div', { id: 'thinking' });
    this.begins();
  }

  opens(): void {
    document.getElementById('go-on')?.setAttribute('hidden', '');
    document.getElementById('thinking')?.remove();
    byId('choices', HTMLElement).before(this.own);
  }

  begins(): void {
    this.isEnough = false;
    this.own.replaceChildren(this.said, element('div', { class: 'row' }, this.bar, this.enough));
  }

  tells({ games, most }: Thoughts): void {
    const of = most === null ? '' : ` of ${most}`;
    this.said.textContent = `${this.who} … ${games}${of} imagined game${games === 1 && most === null ? '' : 's'}`;
    if (most !== null) [this.bar.max, this.bar.value] = [most, games];
  }

  ends({ games, ideas, answer }: Thoughts, does: Does, more: (() => void) | null): void {
    const [first] = ideas;
    const only = answer === null ? 'There is nothing to decide for now.' : 'There is one thing to do.';
    this.said.textContent =
      first === undefined ? only : `Of ${games} imagined games, the first of these was tried most.`;
    const list = element('ol', { class: 'ideas' }, ...ideas.map((each) => item(each, games, does)));
    this.own.replaceChildren(this.said, list, ...(more === null ? [] : [button('Think on', more)]));
    list.querySelector('button')?.focus({ preventScroll: true });
  }
}

function item({ action, label, games, score, gains, loses, then }: Idea, all: number, does: Does): HTMLElement {
  const press = button(label, () => does.answers(action));
  press.onmouseenter = press.onfocus = () => does.pointsAt(action);
  press.onmouseleave = press.onblur = () => does.pointsAt(null);
  const why = [
    ...(gains.length > 0 ? [`better: ${gains.join(', ')}`] : []),
    ...(loses.length > 0 ? [`worse: ${loses.join(', ')}`] : []),
  ];
  return element(
    'li',
    {},
    press,
    element(
      'p',
      { class: 'hint' },
      `comes out at ${score} of 100, tried in ${games} of ${all}; ${why.join('; ')}`.replace(/; $/, ''),
    ),
    then.length === 0 ? null : element('p', { class: 'hint' }, `then: ${then.join(' → ')}`),
  );
}
