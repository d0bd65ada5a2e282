/** Which events made the expected values what they are: each value is looked at after every event of the run. */
import { isObject, sameJson, type GameEvent, type Json } from '../core';
import type { AnyLanguage } from '../language/language';
import { pieceNamed } from './pieces';
import { listed, type Expectation, type Scenario } from './scenario';

/** A value of a piece that the file expects something of: `red-5`, `stress`. */
interface Watched {
  piece: string;
  value: string;
}

/** `was`: null where the piece was not there yet. */
export interface Changed extends Watched {
  was: Json;
  is: Json;
  event: GameEvent;
}

/** A change whose event is not handed out yet: it will stand where it stands in this list, to which others may still be added before it. */
interface Heard {
  change: Changed;
  events: readonly GameEvent[];
}

/** More values than anybody reads about: those beyond are ruled on without the events that changed them. */
const MOST = 60;

/** The values that the file expects something of, or asks for, each once. */
export function watchedIn({ steps, expect, claims }: Scenario): Watched[] {
  const said = [...steps, ...claims].flatMap((each) => ('expectations' in each ? each.expectations : []));
  const all = [...said, ...expect];
  for (const step of steps) if (step.kind === 'ask') all.push(...step.questions);
  const watched = new Map<string, Watched>();
  for (const each of all.flatMap(valuesIn)) watched.set(`${each.piece}\n${each.value}`, each);
  return [...watched.values()].slice(0, MOST);
}

function valuesIn({ word: piece, about }: Expectation): Watched[] {
  return valuesNamed(about).map((value) => ({ piece, value }));
}

/** In `{ stress: 1 }`, where something is expected of them, and in `stress` or `[stress, shields]`, where they are asked for. */
export function valuesNamed(about: Json): readonly string[] {
  if (typeof about === 'string' || Array.isArray(about)) return listed(about);
  return isObject(about) ? Object.keys(about) : [];
}

/** What the values are now; those that no piece of this table has are left out. */
export class Watch {
  changes: readonly Changed[] = [];
  private heardNow: readonly Heard[] = [];
  /** What they were at the event before; at first, on the table as it began. */
  private known: ReadonlyMap<Watched, Json> = new Map();
  private isKnown = false;

  constructor(
    private readonly language: AnyLanguage,
    private readonly watched: readonly Watched[],
  ) {}

  /** The table before anything happened; nothing was heard yet. */
  starts(state: unknown): void {
    this.known = this.look(state);
    this.isKnown = true;
  }

  /** An event was told, and this is the state in the midst of its change. */
  heard(event: GameEvent, state: { events: readonly GameEvent[] }): void {
    const now = this.look(state);
    for (const [each, is] of now) {
      const was = this.known.get(each);
      if (this.isKnown && !(was !== undefined && sameJson(was, is)))
        this.heardNow = [...this.heardNow, { change: { ...each, was: was ?? null, is, event }, events: state.events }];
    }
    this.known = now;
    this.isKnown = true;
  }

  /** What was heard is handed out as these events: two that say the same are told apart by where they stand. */
  took(events: readonly GameEvent[]): void {
    const settled = this.heardNow.map(({ change, events: inPlay }) => {
      const event = events[inPlay.indexOf(change.event)];
      return event ? { ...change, event } : change;
    });
    this.changes = [...this.changes, ...settled];
    this.heardNow = [];
  }

  /** Is it known of this value which events changed it? */
  watches(piece: string, value: string): boolean {
    return this.watched.some((each) => each.piece === piece && each.value === value);
  }

  /** Remembers what was heard; what is returned forgets whatever came after. */
  mark(): () => void {
    const { changes, known, heardNow, isKnown } = this;
    return () => void Object.assign(this, { changes, known, heardNow, isKnown });
  }

  private look(state: unknown): Map<Watched, Json> {
    const { language } = this;
    if (this.watched.length === 0) return new Map();
    const pieces = language.pieces(state);
    const found = new Map<Watched, Json>();
    for (const each of this.watched) {
      const value = pieceNamed(language, pieces, each.piece)?.value(each.value);
      if (value) found.set(each, value.find(state, each.piece));
    }
    return found;
  }
}
