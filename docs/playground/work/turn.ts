/** What the page shows of a game that is being played: all that it needs to go on. Plain JSON. */
import type { Action, GameEvent, Outcome, RuleId } from 'holojudge/core';
import { actionsInWords, eventInWords, questionInWords, reasonInWords, type PlayerNames } from 'holojudge/judge';
import type { AnyWords } from 'holojudge/language';

/** In px. */
export interface Room {
  width: number;
  height: number;
}

export interface Line {
  text: string;
  rules: readonly RuleId[];
}

export interface Choice {
  action: Action;
  label: string;
  /** Pieces in the picture that it speaks of, whoever does it first. */
  about: readonly string[];
  /** A square of the map that it names: `3,4`. */
  square: string | null;
}

/** Where an answer would lead, in the picture: shapes, and squares or spaces by their names. */
export interface Ghost {
  shapes: readonly { kind: 'base' | 'laid'; points: string }[];
  places: readonly string[];
  /** Lines that would be measured, as SVG, with what is said of them. */
  measured: readonly { drawing: string; said: string }[];
  /** Pieces that are in the way. */
  hinder: readonly string[];
}

/** A place that was tried: the nearest one that is legal, or why none near is. */
export interface Tried {
  action: Action;
  not: string | null;
}

/** An answer that a rule takes away. */
export interface Refused extends Line {
  label: string;
}

/** Who looks, and what the players are called. */
export interface Reader {
  /** A player; null: whoever sees everything. */
  viewer: string | null;
  players: PlayerNames;
  /** How large the table is on the screen, in px. */
  room: Room;
}

/** Dice that lie on the table. */
export interface Pool {
  name: string;
  dice: readonly { kind: string; face: string }[];
}

export interface Turn {
  /** Handed back with the next answer. */
  state: unknown;
  /** What happened on the way here, as the viewer may know it. */
  story: readonly Line[];
  players: readonly string[];
  /** Who decides now; empty when the game is over. */
  by: readonly string[];
  asks: string;
  rules: readonly RuleId[];
  /** What all who decide may do. */
  choices: readonly Choice[];
  /** Pieces may be put at more places than are listed. */
  region: boolean;
  outcome: Outcome;
  svg: string;
  dice: readonly Pool[];
  /** Pieces whose dial is missing. */
  dialless: readonly string[];
  /** Pieces of the picture on which those stand who decide. */
  standing: readonly string[];
  /** What pieces in the picture are called, by their ids. */
  pieces: Readonly<Record<string, string>>;
}

export function turnOf(words: AnyWords, state: unknown, reader: Reader): Turn {
  const { viewer, players, room } = reader;
  const { game } = words;
  const { by, rules } = game.decision(state);
  const legal = game.allLegalActions(state);
  const outcome = game.outcome(state);
  const view = viewFor(words, state, viewer);
  const story = storyOf(words, state, reader);
  const svg = words.picture({ state: view, events: view.events, title: '', room, players });
  const pieces = piecesIn(svg);
  return {
    state,
    story,
    players: Object.keys(outcome.scores),
    by,
    asks: by.length === 0 ? '' : questionInWords(words, state, players),
    rules,
    choices: choicesOf(words, state, legal.actions as readonly Action[], { players, pieces }),
    region: legal.kind === 'region',
    outcome,
    svg,
    dice: poolsIn(view),
    dialless: diallessIn(view, legal.actions as readonly Action[]),
    standing: standingIn(view, by).filter((each) => pieces.includes(each)),
    pieces: Object.fromEntries(
      pieces.map((id) => [id, reasonInWords(words, { message: id, parts: [{ is: id }] }, state, players)]),
    ),
  };
}

interface Seen {
  events: readonly GameEvent[];
}

function viewFor({ game }: AnyWords, state: unknown, viewer: string | null): Seen {
  return (viewer === null ? game.viewOfEverything(state) : game.view(state, viewer)) as Seen;
}

/** What happened on the way to a state. */
export function storyOf(words: AnyWords, state: unknown, { viewer, players }: Reader): Line[] {
  return viewFor(words, state, viewer).events.flatMap((event) => {
    const text = eventInWords(words, event, state, players);
    return text === null ? [] : [{ text, rules: event.rules }];
  });
}

/** The dice of the innermost attack, as the viewer sees them. */
function poolsIn(view: unknown): Pool[] {
  const { stack = [] } = view as { stack?: readonly object[] };
  for (const frame of [...stack].reverse()) {
    const pools = Object.entries(frame).flatMap(([name, value]) =>
      areDice(value) ? [{ name: poolName(name), dice: value }] : [],
    );
    if (pools.length > 0) return pools;
  }
  return [];
}

function areDice(value: unknown): value is { kind: string; face: string }[] {
  const isDie = (each: unknown): boolean =>
    typeof each === 'object' && each !== null && 'face' in each && typeof each.face === 'string' && 'kind' in each;
  return Array.isArray(value) && value.length > 0 && value.every(isDie);
}

/** `attackDice` is `attack dice`. */
function poolName(field: string): string {
  return field === 'pool' ? 'attack dice' : field.replace(/[A-Z]/g, (each) => ` ${each.toLowerCase()}`);
}

/** Ships for which a dial can be set now, and is not. */
function diallessIn(view: unknown, actions: readonly Action[]): string[] {
  const { ships = [] } = view as { ships?: readonly { id: string; dial?: unknown; dials?: unknown }[] };
  const asked = new Set(
    actions.flatMap((each) => (each.type === 'set-dial' ? String((each as { ship?: unknown }).ship) : [])),
  );
  const isMissing = ({ dial, dials }: { dial?: unknown; dials?: unknown }): boolean =>
    dial === null || (dial === undefined && Array.isArray(dials) && dials.length === 0);
  return ships.flatMap((each) => (asked.has(each.id) && isMissing(each) ? each.id : []));
}

/** The spaces of a map on which these players are. */
function standingIn(view: unknown, by: readonly string[]): string[] {
  const { players = [] } = view as { players?: readonly { id: string; space?: unknown }[] };
  return players.flatMap(({ id, space }) => (by.includes(id) && typeof space === 'string' ? [space] : []));
}

export function choicesOf(
  words: AnyWords,
  state: unknown,
  actions: readonly Action[],
  { players, pieces }: Pick<Reader, 'players'> & { pieces: readonly string[] },
): Choice[] {
  const known = new Set(pieces);
  const labels = actionsInWords(words, actions, state, players);
  return actions.map((action, i) => {
    const said = [...textsIn(action)];
    return { action, label: labels[i] ?? '', about: said.filter((each) => known.has(each)), square: squareIn(action) };
  });
}

/** The pieces of a picture. */
export function piecesIn(svg: string): string[] {
  const ids = [...svg.matchAll(/ data-piece="([^"]*)"/g)].map(([, id = '']) => unescaped(id));
  return [...new Set(ids)];
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Every text in a value, in its order. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* textsIn(each);
}

function squareIn(action: Action): string | null {
  const found = Object.values(action).find(
    (value) => Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each)),
  ) as number[] | undefined;
  return found?.join(',') ?? null;
}

/** What may not be done now, and why: nothing that the viewer may not know. */
export function refusedOf(words: AnyWords, state: unknown, { viewer, players }: Reader): Refused[] {
  const { game } = words;
  const candidates = game.question(game.copy(state as never))?.candidates ?? [];
  const own = candidates.flatMap(({ action, not }) => {
    const { player } = action as Action;
    return not === null || player === 'chance' || (viewer !== null && player !== viewer) ? [] : [{ action, not }];
  });
  const labels = actionsInWords(words, own.map(({ action }) => action) as never, state, players);
  return own.map(({ not }, i) => ({
    label: labels[i] ?? '',
    text: reasonInWords(words, not, state, players),
    rules: not.rules,
  }));
}
