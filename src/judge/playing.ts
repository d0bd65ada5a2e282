/** The table while a scenario is played: its state, what happened, the story and the pictures so far. */
import * as E from 'fp-ts/lib/Either';
import type { Begun, GameEvent, Question, Statement } from '../core';
import type { DecidingMeasure, Due, OfMoment, Parts } from '../language/language';
import { withMarks } from '../language/marks';
import type { Room } from '../language/room';
import type { MeasureAt } from './deciding-measure';
import type { TableSoFar } from './expect';
import { inWords, type Refusal, type SomeAction } from './match';
import { told } from './narrate';
import { dueBefore, passing } from './passing';
import { piecesOf } from './pieces';
import { plainly } from './plain';
import type { Picture, StoryLine } from './report';
import { specific } from './specific';
import type { Table } from './table';
import { Watch, type Changed } from './watch';
import { spokenAfter, spokenAtStart, type Spoken } from './whose';
import { placeOfName, showDeed } from './words';

/** A choice that was made without a step of its own: there was only one, or the opportunity was passed. */
interface Passed {
  state: Table['state'];
  said: string;
}

/** What happened between two steps. */
interface Span {
  /** The table as it began; null: nothing was done yet. */
  state: Table['state'] | null;
  events: readonly GameEvent[];
  passed: readonly Passed[];
}

/** What was done, on which table, and what came of it. */
interface Done {
  state: Table['state'];
  action: SomeAction;
  events: readonly GameEvent[];
}

const NOTHING: Span = { state: null, events: [], passed: [] };

/** A picture, by what decides. */
interface Drawn extends Pick<Picture, 'title'> {
  lines: number;
  svg(decides: readonly DecidingMeasure[]): string;
}

export class Playing implements TableSoFar {
  story: readonly StoryLine[] = [];
  /** The pictures so far, drawn when it is known what decides. */
  private drawn: readonly Drawn[] = [];
  /** What was done last, other than choices made on the way. */
  acted: SomeAction | null = null;
  /** Whose deeds words mean that name nobody. */
  spoken: Spoken;
  state: Table['state'];
  events: readonly GameEvent[] = [];
  /** In the step that is being taken, and in the one before. */
  private now = NOTHING;
  before = NOTHING;
  /** What was done, and the table before it: where something was not offered, it is looked up why. */
  done: readonly Done[] = [];
  /** Which line of the story tells which event. */
  private lines: readonly { event: GameEvent; line: StoryLine }[] = [];
  /** Pieces that failures name, by the pictures in which they are marked. */
  private readonly marked = new Map<number, readonly string[]>();
  /** The game's catalogue. */
  private readonly rules: readonly Statement[];
  /** What was due as the last action was taken. */
  private owed: Due | null = null;

  constructor(
    readonly language: Table['language'],
    begun: Pick<Begun<Table['state'], GameEvent>, 'state' | 'events'> & { rules?: readonly Statement[] },
    /** Where pictures are shown; null: none is drawn. */
    private readonly drawing: { room?: Room } | null,
    /** What the file describes, until somebody did something. */
    private parts: Parts | null = null,
    private readonly watch = new Watch(language, []),
  ) {
    this.state = begun.state;
    this.rules = begun.rules ?? [];
    this.spoken = spokenAtStart(language, parts, begun.state);
    this.took(begun.events);
    this.draw('at the start');
  }

  get lastEvents(): readonly GameEvent[] {
    return this.now.events;
  }

  /** What words mean that name nobody, as long as nobody did something. */
  get moment(): OfMoment<SomeAction> | null {
    return this.parts === null ? null : (this.language.ofMoment?.(this.parts, this.state) ?? null);
  }

  /** What changed the values that the file expects something of, in the order of the events. */
  get changes(): readonly Changed[] {
    return this.watch.changes;
  }

  /** Are all events known that changed this value? */
  watches(piece: string, value: string): boolean {
    return this.watch.watches(piece, value);
  }

  /** The same table, to try something out on. */
  fork(): Playing {
    const table = new Playing(this.language, { state: this.state, events: [] }, null, this.parts);
    table.spoken = this.spoken;
    return table;
  }

  /** Remembers everything; what is returned brings it back. */
  mark(): () => void {
    const { state, events, now, owed, parts, spoken, story, drawn, lines } = this;
    const unhear = this.watch.mark();
    return () => {
      Object.assign(this, { state, events, now, owed, parts, spoken, story, drawn, lines });
      unhear();
    };
  }

  /** The line of the story that tells this very event, one of `events`; null: it is not worth one. */
  lineOf(event: GameEvent): StoryLine | null {
    return this.lines.find((each) => each.event === event)?.line ?? null;
  }

  /** The event that a line of the story tells; null: it tells something else. */
  eventOf(line: StoryLine): GameEvent | null {
    return this.lines.find((each) => each.line === line)?.event ?? null;
  }

  /** Choices that were made on the way in this step. */
  get passed(): Span['passed'] {
    return this.now.passed;
  }

  newStep(): void {
    this.before = this.now;
    this.now = { ...NOTHING, state: this.state };
  }

  tell(...lines: readonly StoryLine[]): void {
    this.story = [...this.story, ...lines];
  }

  question(): Question<SomeAction> | null {
    return this.language.game.question(this.state) as Question<SomeAction> | null;
  }

  /** Null: it was taken. */
  take(action: SomeAction, text: string, kind: StoryLine['kind'] = 'step'): Refusal | null {
    this.tell({ kind, text, rules: [] });
    if (kind === 'step') this.acted = action;
    const step = this.language.game.reduce(this.state, action, (event, state) => this.watch.heard(event, state));
    if (E.isLeft(step)) return plainly(this.language, step.left, this.state);
    if (kind === 'step') {
      this.parts = null;
      this.spoken = spokenAfter(this.spoken, this, action);
    }
    this.owed = this.language.due?.(this.state) ?? null;
    this.done = [...this.done, { state: this.state, action, events: step.right.events }];
    this.state = step.right.state;
    this.took(step.right.events);
    return null;
  }

  /**
   * Makes the only choice there is, or passes where players pass by themselves; `uses`: what has to be used before that is used. False: somebody has
   * to decide.
   */
  automatic(mayPass: boolean, uses = mayPass): boolean {
    const asked = this.question();
    if (!asked) return false;
    const legal = asked.candidates.filter((each) => each.not === null).map((each) => each.action);
    const [only] = legal;
    const isOnly = only !== undefined && legal.length === 1 && !asked.region;
    const { language, state } = this;
    const given = (): SomeAction | null =>
      passing(language, state, legal) ?? (uses ? dueBefore(language, state, asked.candidates) : null);
    const action = isOnly ? only : mayPass ? given() : null;
    if (!action) return false;
    const passed = { state: this.state, said: this.said(action) };
    this.now = { ...this.now, passed: [...this.now.passed, passed] };
    const refusal = this.take(action, passed.said, 'auto');
    if (refusal) throw new Error(`a legal action was refused: ${refusal.message}`);
    return true;
  }

  /** A roll or draw was begun and is not over: what was said of it is too little. What can only be one thing need not be said. */
  stillDue(): Refusal | null {
    const { owed: before } = this;
    const now = this.language.due?.(this.state) ?? null;
    if (before === null || now === null || now.of !== before.of || now.left >= before.left) return null;
    if ((this.question()?.candidates.length ?? 0) < 2) return null;
    const { rules } = this.language.game.decision(this.state);
    const message = `Too few results are given: ${now.left} more ${now.left === 1 ? 'is' : 'are'} needed, first ${now.what}.`;
    return { code: 'too-few', message, rules, ofWords: true };
  }

  draw(title: string): void {
    const { drawing, state, lastEvents: events, story } = this;
    if (drawing === null) return;
    const svg = (decides: readonly DecidingMeasure[]): string =>
      this.language.picture({
        state,
        events,
        title,
        ...(drawing.room && { room: drawing.room }),
        ...(decides.length > 0 && { decides }),
      });
    this.drawn = [...this.drawn, { title, lines: story.length, svg }];
  }

  /** The pictures, with what decides on that of its moment. */
  picturesWith(decides: readonly MeasureAt[]): readonly Picture[] {
    const { drawn } = this;
    const momentOf = ({ at }: MeasureAt): number => {
      const first = drawn.findIndex(({ lines }) => lines > at);
      return first < 0 ? drawn.length - 1 : first;
    };
    return drawn.map(({ title, lines, svg }, i) => {
      const here = decides.filter((each) => momentOf(each) === i).map(({ from, to, said }) => ({ from, to, said }));
      return { title, lines, svg: withMarks(svg(here), this.marked.get(i) ?? [], this.drawing?.room) };
    });
  }

  /** The pieces in the last picture that the words of a failure name will be marked there. Which picture that is; null: none is drawn. */
  marks(words: string): number | null {
    const last = this.drawn.length - 1;
    if (last < 0) return null;
    const names = Object.values(piecesOf(this.language, this.state)).flat();
    const known = this.marked.get(last) ?? [];
    const named = names.filter((each) => placeOfName(words, each) >= 0);
    this.marked.set(last, [...new Set([...known, ...named])]);
    return last;
  }

  said(action: SomeAction): string {
    return saidAt(this, action);
  }

  private took(events: readonly GameEvent[]): void {
    this.events = [...this.events, ...events];
    this.now = { ...this.now, events: [...this.now.events, ...events] };
    const last = events.at(-1);
    // What changed after it was told.
    if (last) this.watch.heard(last, this.state);
    this.watch.took(events);
    for (const event of events) {
      const said = told(this.language, event, this.state);
      if (said === null) continue;
      const line = specific(said, this.language, this.rules);
      this.lines = [...this.lines, { event, line }];
      this.tell(line);
    }
  }
}

/** Who does what, as a step of a file says it. */
export function saidAt({ language, state }: Table, action: SomeAction): string {
  const deed = inWords(language, action, state);
  return `${action.player === 'chance' ? '' : `${action.player} `}${showDeed(deed)}`;
}
