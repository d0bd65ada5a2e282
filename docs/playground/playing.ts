/** The game on the table: what a file tells of it, and what is played on from there, for both sides or against a policy. */
import type { Action } from 'holojudge/core';
import type { PlayerNames, Report } from 'holojudge/judge';
import { Answers } from './answers';
import { closeAtPiece } from './at-piece';
import { Board } from './board';
import type { Desk } from './desk';
import { byId, download, empty } from './dom';
import type { GameId } from './games';
import { asksOf, nameOf, selectedOf, shownTo } from './asked';
import { keep, type Kept } from './kept';
import { Machine, type Matter } from './machine';
import { byHandOf, coverScreen, momentsOfAll, nextAtScreen, retell } from './hand-over';
import {
  actionsOf,
  beginning,
  isSameAs,
  keptOf,
  newGame,
  readerOf,
  seenBy,
  type InProgress,
  type Now,
} from './in-progress';
import { Looking } from './looking';
import { momentAfter, momentsOf, type Told } from './moments';
import { seatsOf } from './seats';
import { showStory } from './story';
import { Timeline, type Moment } from './timeline';
import type { Answer, Played, Policy } from './work/tasks';
import type { Choice, Reader, Room, Turn } from './work/turn';

export class Table {
  private played: InProgress | null = null;
  private readonly board = new Board();
  private readonly answering: Answers;
  private readonly machine: Machine;
  /** The piece that was pressed; null: none. */
  private selected: string | null = null;
  private readonly looking: Looking;
  /** Where places were looked for without being asked. */
  private soughtFrom: Moment<Told> | null = null;

  constructor(private readonly desk: Desk) {
    this.answering = new Answers(desk, {
      answers: (choice) => this.answers(choice.action),
      selects: (id) => this.selects(id),
      pointsAt: (choice) => this.desk.run(() => this.looking.pointsAt(choice?.action ?? null)),
      refused: () => this.looking.refused(),
      looksForPlaces: () => this.desk.run(() => this.looksForPlaces()),
      goesOn: () => this.desk.run(() => this.goOn()),
      undoes: () => this.undoes(),
      redoes: () => this.goes(this.here?.next ?? null),
      saves: () => this.desk.run(() => this.saves()),
      hints: () => this.desk.run(() => this.hints()),
    });
    this.looking = new Looking(desk, this.board, {
      now: () => this.now,
      reader: ({ played, turn }) => this.reader(played, turn),
      answers: (action) => this.answers(action),
      lets: (id) => this.selects(id),
    });
    this.machine = new Machine(desk, {
      answers: (action) => this.answers(action),
      pointsAt: (action) => this.desk.run(() => this.looking.pointsAt(action)),
    });
    document.addEventListener('keydown', (event) => this.hears(event));
    this.board.onRoom(() => this.desk.run(() => this.drawsAnew()));
  }

  get room(): Room {
    return this.board.room;
  }

  /** Whoever sees everything, before players have names. */
  get everything(): Reader {
    return { viewer: null, players: {}, room: this.room };
  }

  /** There is more room, or less: words are as large as they have to be. */
  private async drawsAnew(): Promise<void> {
    const { played } = this;
    if (played === null) return;
    await this.looksAgain();
    if (played.file === null || this.played !== played) return;
    const { pictures } = await this.desk.work.ask('judge', played.game, played.file, this.room);
    played.timeline.line().forEach(({ is }, i) => {
      if (is.turn === null) is.svg = pictures[i]?.svg ?? is.svg;
    });
    if (this.played === played) this.show(played.places);
  }

  /** What a file tells, and the table at its end; `turn` is null where nobody can play on from there. */
  tells(game: GameId, file: string, report: Report, turn: Turn | null): void {
    const [first, ...others] = momentsOf(report);
    if (first === undefined) return this.ends(true);
    const timeline = new Timeline(first);
    for (const moment of others) timeline.adds(moment);
    Object.assign(timeline.here.is, { turn, seenBy: seenBy(this.everything) });
    this.begins({ game, file, from: turn === null ? null : { state: turn.state }, timeline, names: {} });
  }

  /** A game begins with this turn. */
  async opens(game: GameId, from: Played['from'], turn: Turn, names: PlayerNames): Promise<void> {
    const seen = seenBy({ ...this.everything, players: names });
    this.begins({ game, file: null, from, timeline: beginning(turn, seen), names });
    await this.goOn();
  }

  /** What was kept, or came by a link, goes on. False: the game does not know it any more. */
  async resumes(kept: Kept): Promise<boolean> {
    const { game, file, from, actions, names, policies, hides, viewer } = kept;
    const reader = { ...this.everything, viewer, players: names };
    // A file was judged before, and lies on the table.
    if (file !== null && (this.played?.file !== file || this.played.from === null)) return false;
    const again = await this.desk.work.ask('replay', game, { file, from, actions }, reader);
    if ('not' in again) return false;
    const [first, ...others] = again.is;
    if (first === undefined) return false;
    if (from !== null) this.begins({ game, file, from, timeline: beginning(first, seenBy(reader)), names });
    const { played } = this;
    if (played === null) return false;
    Object.assign(played, { names, policies, hides, seated: null });
    for (const [i, turn] of others.entries()) {
      const action = actions[i] as Action;
      const before = (i === 0 ? first : (others[i - 1] as Turn)).choices;
      const isKnown = viewer === null || action.player === viewer;
      const said = isKnown ? (before.find(isSameAs(action))?.label ?? null) : null;
      played.timeline.adds(momentAfter(said, action, turn, { seenBy: seenBy(reader) }));
    }
    await this.looksAgain();
    return true;
  }

  /** What lies on the table, so that it can be gone on with; null: nothing does. */
  get kept(): Kept | null {
    const { played } = this;
    if (played === null) return null;
    return keptOf(played, this.turn === null ? null : this.reader(played, this.turn).viewer);
  }

  private begins(game: Pick<InProgress, 'game' | 'file' | 'from' | 'timeline' | 'names'>): void {
    this.looking.piece = null;
    this.played = newGame(game);
    byId('board', HTMLElement).classList.remove('stale');
    this.show();
  }

  /** Nothing lies on the table. */
  clear(): void {
    this.looking.piece = null;
    closeAtPiece();
    this.board.clear();
    this.ends(false);
  }

  /** Nothing is played any more. `isStale`: the file is wrong as it stands, and the table is that of what stood there before. */
  private ends(isStale: boolean): void {
    this.played = null;
    byId('board', HTMLElement).classList.toggle('stale', isStale);
    empty('play', 'story');
  }

  private get here(): Moment<Told> | null {
    return this.played?.timeline.here ?? null;
  }

  private get turn(): Turn | null {
    return this.here?.is.turn ?? null;
  }

  private get now(): Now | null {
    const { played, here, turn } = this;
    return played === null || here === null || turn === null ? null : { played, here, turn };
  }

  /** Where one player alone is played by hand, what that player may see; else everything. */
  private reader(played: InProgress, turn: Turn): Reader {
    return readerOf(played, turn, this.room);
  }

  /** Policies answer as long as somebody is asked whom they play for. */
  private async goOn(): Promise<void> {
    for (let { here, turn } = this; here !== null && turn !== null; { here, turn } = this) {
      const { played } = this;
      const player = turn.by.find((each) => played?.policies[each] !== undefined);
      if (played === null || player === undefined) return;
      const policy = played.policies[player] ?? 'random';
      const matter = this.matterOf(played, turn, player);
      const action = await this.machine.plays(policy, nameOf(played, player), matter);
      // Somebody went back, began something else, or plays for them by hand, in the meantime.
      if (!matter.isStill() || played.policies[player] !== policy) return;
      // Who is asked with others may have done their part.
      if (action === null && turn.by.length > 1) return;
      if (action === null)
        return this.desk.say(`${nameOf(played, player)} finds nothing to do: play for them by hand.`);
      if (!(await this.takes(action))) return;
    }
  }

  private matterOf(played: InProgress, turn: Turn, player: string): Matter {
    const { here } = this;
    const isStill = (): boolean => this.played === played && this.here === here;
    const { game } = played;
    return { game, state: turn.state, player, seed: played.seed++, reader: this.reader(played, turn), isStill };
  }

  /** What the machine would do for who is asked. */
  private async hints(): Promise<void> {
    const { played, turn } = this;
    const [choice] = played === null || turn === null ? [] : shownTo(played, turn.choices);
    if (played === null || turn === null || choice === undefined) return;
    await this.machine.hints(this.matterOf(played, turn, choice.action.player));
  }

  /** False: it was not taken. */
  private async takes(action: Action): Promise<boolean> {
    const { played, here, turn } = this;
    if (played === null || here === null || turn === null) return false;
    const reader = this.reader(played, turn);
    const answer: Answer<Turn> = await this.desk.work.ask('answer', played.game, turn.state, action, reader);
    if (this.played !== played || this.here !== here) return false;
    if ('not' in answer) {
      this.desk.say(answer.not);
      return false;
    }
    const isKnown = reader.viewer === null || action.player === reader.viewer;
    const said = [...played.places, ...turn.choices].find(isSameAs(action))?.label ?? null;
    played.timeline.adds(
      momentAfter(isKnown ? said : null, action, answer.is, { seenBy: seenBy(reader), said }),
      isSameAs(action),
    );
    // The next ship without a dial is asked about.
    if (action.type === 'set-dial') this.selected = null;
    this.show();
    return true;
  }

  private answers(action: Action): void {
    this.desk.say('');
    this.looking.piece = null;
    this.desk.run(async () => {
      if (await this.takes(action)) await this.goOn();
      byId('asks', HTMLElement).focus({ preventScroll: true });
    });
  }

  /** Back to the last answer that was given by hand. */
  private undoes(): void {
    const { played } = this;
    let { here } = this;
    while (here?.is.action) {
      const { player } = here.is.action;
      here = here.before;
      if (played?.policies[player] === undefined) break;
    }
    this.goes(here);
    byId('asks', HTMLElement).focus({ preventScroll: true });
  }

  /** Another moment of the story is looked at, and can be answered otherwise from there. */
  private goes(to: Moment<Told> | null): void {
    const { played } = this;
    if (played === null || to === null) return;
    this.looking.piece = null;
    played.timeline.goes(to);
    this.show();
    this.desk.run(() => this.looksAgain());
  }

  private hears({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
    const { here } = this;
    const writes = target instanceof Element && target.closest('input, select, textarea, dialog, #editor') !== null;
    if (here === null || writes || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft') this.goes(here.before);
    if (key === 'ArrowRight') this.goes(here.next);
  }

  /** The same piece again: it is let go. */
  private selects(id: string | null): void {
    const isAgain = id !== null && id === this.looking.piece;
    this.selected = isAgain ? null : id;
    this.looking.piece = isAgain ? null : id;
    this.show(this.played?.places);
  }

  private async looksForPlaces(): Promise<void> {
    const { played, here, turn } = this;
    if (played === null || turn === null) return;
    played.seed += 3;
    const reader = this.reader(played, turn);
    const places = await this.desk.work.ask('places', played.game, turn.state, played.seed, reader);
    if (this.here !== here) return;
    this.show(places);
    const [first] = places;
    if (first !== undefined) await this.looking.places(first.action, this.answering);
  }

  private async saves(): Promise<void> {
    const { played } = this;
    if (played === null || played.from === null) return;
    const { from, game } = played;
    const made = { from, actions: actionsOf(played) };
    const told = await this.desk.work.ask('scenarioFile', game, made, 'A game that was played');
    if ('not' in told) this.desk.say(told.not);
    else this.onFile(told.is);
  }

  /** What becomes of the scenario file of a game; the page puts it into the editor. */
  onFile: (file: string) => void = (file) => download('game.yaml', file, 'text/yaml');

  private plays(player: string, policy: Policy | ''): void {
    const { played } = this;
    if (played === null) return;
    if (policy === '') delete played.policies[player];
    else played.policies[player] = policy;
    this.desk.run(async () => {
      await this.looksAgain();
      await this.goOn();
    });
  }

  /** Nobody is called as somebody else is; without a name players are called as in the game. */
  private calls(player: string, name: string): void {
    const { played, turn } = this;
    if (played === null || turn === null) return;
    const names = { ...played.names, [player]: name.trim() === '' ? player : name.trim() };
    this.desk.run(async () => {
      const all = turn.players.map((each) => names[each] ?? each);
      const why = await this.desk.work.ask('wrongNames', all);
      if (this.played !== played) return;
      this.desk.say(why ?? '');
      if (why === null) played.names = names;
      await this.looksAgain();
      this.show();
    });
  }

  /** What the turn shows may have changed since, not the table. */
  private async looksAgain(): Promise<void> {
    const { played, here, turn } = this;
    if (played === null || here === null || turn === null) return;
    const reader = this.reader(played, turn);
    const by = seenBy(reader);
    if (here.is.seenBy === by) return this.show();
    const seen = await this.desk.work.ask('look', played.game, turn.state, reader);
    if (this.played !== played || this.here !== here) return;
    Object.assign(here.is, {
      turn: seen,
      svg: seen.svg,
      lines: here.is.action ? seen.story : here.is.lines,
      seenBy: by,
    });
    this.show();
  }

  /** Nobody sees anything until the next player is there. */
  private covers(played: InProgress, next: string): void {
    this.keeps();
    this.looking.piece = null;
    closeAtPiece();
    this.board.clear();
    empty('story');
    coverScreen(played, next, () => {
      played.seated = next;
      this.desk.run(() => this.retells());
    });
  }

  /** To another one who is asked as well; null: there is none, or nothing is hidden. */
  private handsOver(played: InProgress, turn: Turn): { name: string; go(): void } | null {
    const other = byHandOf(played, turn).find((each) => each !== played.seated && turn.by.includes(each));
    if (!played.hides || other === undefined) return null;
    return { name: nameOf(played, other), go: () => this.covers(played, other) };
  }

  /** The whole story, as who looks now may know it. */
  private async retells(): Promise<void> {
    const { played, turn } = this;
    if (played === null || turn === null) return;
    const reader = this.reader(played, turn);
    const moments = momentsOfAll(played.timeline.first);
    const states = moments.map(({ is }) => (is.turn as Turn).state);
    const told = await this.desk.work.ask('retold', played.game, states, reader);
    if (this.played !== played) return;
    moments.forEach((moment, i) => retell(moment, told[i] ?? [], reader.viewer));
    await this.looksAgain();
  }

  private keeps(): void {
    const { kept } = this;
    if (kept !== null) keep(kept);
  }

  private show(places: Choice[] = []): void {
    const { played, here } = this;
    if (played === null || here === null) return;
    played.places = places;
    const { timeline } = played;
    const { turn } = here.is;
    const next = turn === null ? null : nextAtScreen(played, turn);
    if (next !== null) return this.covers(played, next);
    const choices = turn === null ? [] : shownTo(played, [...places, ...turn.choices]);
    const selected = selectedOf(choices, this.selected, turn?.dialless ?? []);
    this.keeps();
    this.board.shows(here.is.svg, here.is.title, {
      names: turn?.pieces ?? {},
      choices,
      selected,
      dialless: (turn?.dialless ?? []).filter((id) => choices.some(({ about }) => about[0] === id)),
      standing: turn?.standing ?? [],
      selects: (id) => this.selects(id),
      answers: (choice) => this.answers(choice.action),
    });
    this.desk.run(() => this.looking.around(choices, this.answering));
    showStory(this.desk, timeline, (to) => this.goes(to));
    const { answering } = this;
    if (turn === null) return answering.showsFile(here.next === null);
    const seats = seatsOf(turn, played, {
      plays: (player, policy) => this.plays(player, policy),
      calls: (player, name) => this.calls(player, name),
      hides: (is) => {
        Object.assign(played, { hides: is, seated: null });
        this.desk.run(() => this.retells());
      },
    });
    const answered = timeline.way().filter(({ is }) => is.action !== null).length;
    answering.shows(turn, {
      asks: asksOf(turn, played, choices),
      choices,
      selected,
      policies: played.policies,
      answered,
      hasNext: here.next !== null,
      handOver: this.handsOver(played, turn),
      seats,
      tool: this.looking.steers(choices),
    });
    this.placesAtOnce(turn, choices);
  }

  /** Where nothing can be done but putting something down, it lies on the table at once. */
  private placesAtOnce({ region, by }: Turn, choices: readonly Choice[]): void {
    const { played, here } = this;
    const isByHand = by.some((player) => played?.policies[player] === undefined);
    if (!region || choices.length > 0 || !isByHand || this.soughtFrom === here) return;
    this.soughtFrom = here;
    this.desk.run(() => this.looksForPlaces());
  }
}
