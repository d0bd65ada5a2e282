/** Playing on: what is asked, all that may be answered, both sides or against a policy. */
import type { Action } from 'holojudge/core';
import type { PlayerNames } from 'holojudge/judge';
import type { Desk } from './desk';
import { button, byId, download, element } from './dom';
import type { GameId } from './games';
import { picture } from './pictures';
import { ruleButtons } from './rules';
import type { Answer, Played, Policy } from './work/tasks';
import type { Choice, Line, Reader, Turn } from './work/turn';

/** A game from its start, with everything that came of it, so that it can be taken back. */
interface InProgress {
  game: GameId;
  from: Played['from'];
  /** `turns[n]` is what came after n actions. */
  turns: [Turn, ...Turn[]];
  actions: Action[];
  places: Choice[];
  /** Who plays for whom; a player who is missing is played by hand. */
  policies: Record<string, Policy>;
  /** What players are called; one who is missing, as the game calls them. */
  names: PlayerNames;
  seed: number;
}

const MOST_SHOWN = 200;
const FILTERED = 12;
/** Most characters of what is looked for among choices, as of words for a rule. */
const LONGEST_WANTED = 200;

export class Table {
  private played: InProgress | null = null;

  constructor(private readonly desk: Desk) {}

  /** A game begins with this turn. */
  async opens(game: GameId, from: Played['from'] | null, turn: Turn, names: PlayerNames = {}): Promise<void> {
    const start = from ?? { state: turn.state };
    const policies: Record<string, Policy> = { chance: 'random' };
    this.played = { game, from: start, turns: [turn], actions: [], places: [], policies, names, seed: anySeed() };
    this.show();
    byId('play', HTMLElement).scrollIntoView({ block: 'start' });
    await this.goOn();
  }

  private get turn(): Turn | null {
    return this.played?.turns.at(-1) ?? null;
  }

  /** Where one player alone is played by hand, what that player may see; else everything. */
  private get reader(): Reader {
    const { turns, policies, names } = this.played as InProgress;
    const byHand = turns[0].players.filter((player) => policies[player] === undefined);
    const viewer = byHand.length === 1 && turns[0].players.length > 1 ? (byHand[0] ?? null) : null;
    return { viewer, players: names };
  }

  /** Policies answer as long as somebody is asked whom they play for. */
  private async goOn(): Promise<void> {
    for (let turn = this.turn; turn !== null; turn = this.turn) {
      const { played } = this;
      const player = turn.by.find((each) => played?.policies[each] !== undefined);
      if (played === null || player === undefined) return;
      const policy = played.policies[player] ?? 'random';
      const action = await this.desk.work.ask('choose', played.game, turn.state, player, policy, played.seed++);
      // Somebody took it back, or began something else, in the meantime.
      if (this.played !== played || this.turn !== turn) return;
      if (action === null)
        return this.desk.say(`${nameOf(played, player)} finds nothing to do: play for them by hand.`);
      if (!(await this.takes(action))) return;
    }
  }

  /** False: it was not taken. */
  private async takes(action: Action): Promise<boolean> {
    const { played, turn } = this;
    if (played === null || turn === null) return false;
    const answer: Answer<Turn> = await this.desk.work.ask('answer', played.game, turn.state, action, this.reader);
    if (this.played !== played || this.turn !== turn) return false;
    if ('not' in answer) {
      this.desk.say(answer.not);
      return false;
    }
    played.actions.push(action);
    played.turns.push(answer.is);
    played.places = [];
    this.show();
    return true;
  }

  private answers(action: Action): void {
    this.desk.run(async () => {
      if (await this.takes(action)) await this.goOn();
      byId('asks', HTMLElement).focus();
    });
  }

  /** Back to the last answer that was given by hand. */
  private undoes(): void {
    const { played } = this;
    if (played === null) return;
    for (let by = played.actions.pop()?.player; by !== undefined; by = played.actions.pop()?.player) {
      played.turns.pop();
      if (played.policies[by] === undefined) break;
    }
    played.places = [];
    this.show();
    byId('asks', HTMLElement).focus();
    this.desk.run(async () => {
      // Since then players may be called otherwise, and somebody else may look on.
      if (this.turn !== null) await this.looksAgain(played, this.turn);
      await this.goOn();
    });
  }

  private async looksForPlaces(): Promise<void> {
    const { played, turn } = this;
    if (played === null || turn === null) return;
    played.seed += 3;
    const places = await this.desk.work.ask('places', played.game, turn.state, played.seed, this.reader);
    if (this.turn !== turn) return;
    played.places = places;
    this.show();
  }

  private async saves(): Promise<void> {
    const { played } = this;
    if (played === null) return;
    const { from, actions, game } = played;
    const told = await this.desk.work.ask('scenarioFile', game, { from, actions }, 'A game that was played');
    if ('not' in told) this.desk.say(told.not);
    else this.onFile(told.is);
  }

  /** What becomes of the scenario file of a game; the page puts it into the editor. */
  onFile: (file: string) => void = (file) => download('game.yaml', file, 'text/yaml');

  private plays(player: string, policy: Policy | ''): void {
    const { played, turn } = this;
    if (played === null || turn === null) return;
    if (policy === '') delete played.policies[player];
    else played.policies[player] = policy;
    this.desk.run(async () => {
      await this.looksAgain(played, turn);
      await this.goOn();
    });
  }

  /** Nobody is called as somebody else is; without a name players are called as in the game. */
  private calls(player: string, name: string): void {
    const { played, turn } = this;
    if (played === null || turn === null) return;
    const names = { ...played.names, [player]: name.trim() === '' ? player : name.trim() };
    this.desk.run(async () => {
      const why = await this.desk.work.ask(
        'wrongNames',
        turn.players.map((each) => names[each] ?? each),
      );
      if (this.played !== played) return;
      this.desk.say(why ?? '');
      if (why === null) played.names = names;
      await this.looksAgain(played, turn);
    });
  }

  /** What the turn shows has changed, not the table. */
  private async looksAgain(played: InProgress, turn: Turn): Promise<void> {
    const seen = await this.desk.work.ask('look', played.game, turn.state, this.reader);
    if (this.played !== played || this.turn !== turn) return;
    played.turns[played.turns.length - 1] = seen;
    played.places = [];
    this.show();
  }

  private show(): void {
    const { played, turn } = this;
    if (played === null || turn === null) return;
    const section = byId('play', HTMLElement);
    section.hidden = false;
    section.dataset['answers'] = String(played.actions.length);
    section.replaceChildren(
      element('h2', { id: 'play-title' }, 'Play'),
      element('p', { id: 'asks', tabIndex: -1 }, asksOf(turn, played), ...ruleButtons(this.desk, turn.rules)),
      this.choices(turn, played),
      this.tools(played),
      this.seats(turn, played),
      picture({ title: '', svg: turn.svg }),
      element('h3', { hidden: turn.story.length === 0 }, 'What happened'),
      this.told(turn.story),
    );
  }

  private told(story: readonly Line[]): HTMLElement {
    const lines = story.map(({ text, rules }) => element('li', {}, text, ...ruleButtons(this.desk, rules)));
    return element('ol', { id: 'happened', class: 'story', tabIndex: 0, aria: { label: 'What happened' } }, ...lines);
  }

  /** What a policy may do for a player is nobody else's to see. */
  private choices(turn: Turn, { places, policies }: InProgress): HTMLElement {
    const isShown = ({ action: { player } }: Choice): boolean => player === 'chance' || policies[player] === undefined;
    const all = [...places, ...turn.choices].filter(isShown);
    const list = element('div', {
      id: 'choices',
      class: 'choices',
      role: 'group',
      aria: { label: 'What may be answered' },
    });
    const fill = (wanted: string): void => {
      const found = all.filter(({ label }) => label.toLowerCase().includes(wanted.toLowerCase()));
      const left = found.length - MOST_SHOWN;
      list.replaceChildren(
        ...found.slice(0, MOST_SHOWN).map(({ label, action }) => button(label, () => this.answers(action))),
        ...(left > 0 ? [element('p', { class: 'hint' }, `and ${left} more: write a part of what you look for`)] : []),
      );
    };
    fill('');
    const filter = element('input', { type: 'search', maxLength: LONGEST_WANTED, oninput: () => fill(filter.value) });
    return element(
      'div',
      {},
      turn.region
        ? button('Places to choose from', () => this.desk.run(() => this.looksForPlaces()), { id: 'places' })
        : null,
      all.length > FILTERED ? element('label', {}, 'Find ', filter) : null,
      list,
    );
  }

  private tools({ actions }: InProgress): HTMLElement {
    const undo = button('Undo', () => this.undoes(), { id: 'undo', disabled: actions.length === 0 });
    const save = button('As scenario file', () => this.desk.run(() => this.saves()), { id: 'as-file' });
    return element('div', { class: 'row' }, undo, save);
  }

  /** What players are called, and who plays for whom. */
  private seats({ players, by }: Turn, { policies, names }: InProgress): HTMLElement {
    const seats = [...players, ...(by.includes('chance') || policies['chance'] !== undefined ? ['chance'] : [])];
    const all = seats.map((player) => {
      const select = element('select', { onchange: () => this.plays(player, select.value as Policy | '') });
      const options = player === 'chance' ? { '': 'by hand', random: 'rolls' } : BY;
      for (const [value, text] of Object.entries(options)) select.append(element('option', { value }, text));
      select.value = policies[player] ?? '';
      if (player === 'chance') return element('label', {}, 'chance ', select);
      select.setAttribute('aria-label', `Who plays for ${names[player] ?? player}`);
      return element('span', { class: 'seat' }, this.nameField(player, names), select);
    });
    return element('div', { id: 'seats', class: 'row' }, ...all);
  }

  private nameField(player: string, names: PlayerNames): HTMLElement {
    const field = element('input', {
      value: names[player] ?? player,
      size: 12,
      onchange: () => this.calls(player, field.value),
      aria: { label: `Name of ${player}` },
    });
    return field;
  }
}

const BY = { '': 'by hand', random: 'at random', best: 'looking ahead' };

/** Which game is played is nobody's business but the page's: rules know no such number. */
function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function nameOf({ names }: Pick<InProgress, 'names'>, player: string): string {
  return names[player] ?? player;
}

function asksOf({ by, asks, outcome }: Turn, played: InProgress): string {
  const called = (players: readonly string[]): string => players.map((each) => nameOf(played, each)).join(', ');
  if (by.length > 0) return `${called(by)}: ${asks}`;
  return outcome.kind === 'won' ? `The game is over: ${called(outcome.winners)} won.` : 'The game is over: a draw.';
}
