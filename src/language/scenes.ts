/** What is handed over to be drawn is looked at before it is drawn: apps call `picture` with states, views and events from anywhere. */
import * as E from 'fp-ts/lib/Either';
import { cut } from '../core/codec/cut';
import { LIMITS, plain } from '../core/codec/plain';
import { isObject } from '../core/codec/json';
import type { Game } from '../core/contract/game';
import type { GameTypes } from '../core/contract/game-types';
import { reason, rejection, type Rejection } from '../core/contract/rejection';
import { NotAState } from '../core/engine/not-a-state';
import type { DecidingMeasure, GameWords, Scene } from './language';
import { PIXELS, type Room } from './room';
import { escaped } from './svg';
import { within } from '../core/codec/malformed';

/** Longer titles are cut: the title of a picture is one line of it. */
const LONGEST_TITLE = 1_000;

type SceneOf<G extends GameTypes> = Scene<G['state'] | G['view'], G['event']>;

/**
 * The `picture` of a language, from what draws a scene. What cannot be drawn because it is no state, no view, no list of events is `NotAState`; an error
 * on a state that loads, with events that are none of the trouble, is a bug, and stays itself.
 */
export function pictures<G extends GameTypes>(
  { load }: Pick<Game<G>, 'load'>,
  draw: (scene: SceneOf<G>) => string,
): GameWords<G>['picture'] {
  return (given) => {
    const fields = fieldsOf(given);
    const scene = looked<G>(fields);
    const players = namesIn(fields.players);
    try {
      if (hasCoreFields(scene.state)) return named(draw(scene), players);
    } catch (cause) {
      throw whyNot(load, scene, () => draw({ ...scene, events: [] })) ?? cause;
    }
    throw new NotAState(refusal('state', 'expected a state or a view'));
  };
}

/** Longest name that is drawn. */
const LONGEST_NAME = 24;

/** What players are called. Those who draw know ids only. */
function namesIn(players: unknown): ReadonlyMap<string, string> {
  if (players === undefined) return new Map();
  if (!isObject(players) || !Object.values(players).every((name) => typeof name === 'string'))
    throw new NotAState(refusal('players', 'expected names by the ids of players'));
  return new Map(Object.entries(players as Record<string, string>));
}

/** The picture with names where a text of it has a player's id as a word. */
function named(svg: string, players: ReadonlyMap<string, string>): string {
  if (players.size === 0) return svg;
  const ids = [...players.keys()].map((id) => escaped(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const id = new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`, 'g');
  const names = new Map([...players].map(([key, name]) => [escaped(key), escaped(cut(name, LONGEST_NAME))]));
  return svg.replace(
    /(<(?:text|tspan|title)\b[^>]*>)([^<]*)/g,
    (_, tag: string, text: string) => tag + text.replace(id, (found) => names.get(found) ?? found),
  );
}

function looked<G extends GameTypes>({ state, events, title, room, decides }: Fields): SceneOf<G> {
  if (room !== undefined && !isRoom(room)) throw new NotAState(refusal('room', 'expected a width and a height in px'));
  if (typeof title !== 'string') throw new NotAState(refusal('title', 'expected a text'));
  if (!isListOfMeasures(decides)) throw new NotAState(refusal('decides', 'expected a list of measures'));
  const list = plain(events, LIMITS.saved);
  if (E.isLeft(list)) throw new NotAState(within(list.left, 'events'));
  if (!Array.isArray(list.right) || !list.right.every(isEvent))
    throw new NotAState(refusal('events', 'expected a list of events'));
  const short = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
  const scene = {
    state: state as G['state'],
    events: list.right as unknown as G['event'][],
    title: short,
    ...(decides && { decides }),
  };
  return room === undefined ? scene : { ...scene, room };
}

function isRoom(given: unknown): given is Room {
  const isSize = (size: unknown): boolean => typeof size === 'number' && size >= PIXELS.least && size <= PIXELS.most;
  return isObject(given) && isSize(given['width']) && isSize(given['height']);
}

function isEvent(given: unknown): boolean {
  return isObject(given) && typeof given['type'] === 'string';
}

function isListOfMeasures(given: unknown): given is readonly DecidingMeasure[] | undefined {
  const isMeasure = (each: unknown): boolean =>
    isObject(each) && ['from', 'to', 'said'].every((key) => typeof each[key] === 'string');
  return given === undefined || (Array.isArray(given) && given.every(isMeasure));
}

type Fields = Record<'state' | 'events' | 'title' | 'room' | 'decides' | 'players', unknown>;

/** A copy without getters; null: it is no plain value. */
function plainOr(given: unknown): unknown {
  const copy = plain(given, LIMITS.action);
  return E.isLeft(copy) ? null : copy.right;
}

/** A getter may throw whatever it likes. */
function fieldsOf(given: unknown): Fields {
  try {
    const { state, events, title, room, decides, players } = given as Fields;
    const copied = (each: unknown): unknown => (each === undefined ? undefined : plainOr(each));
    return { state, events, title, room: copied(room), decides: copied(decides), players: copied(players) };
  } catch (cause) {
    throw new NotAState(refusal('scene', 'expected state, events and a title'), { cause });
  }
}

/** Of what core keeps, what states and views both have. A cheap look; `load` is the thorough one, for states. */
function hasCoreFields(seen: unknown): boolean {
  if (!isObject(seen)) return false;
  const { stack, events, inPlay, used, chance } = seen;
  return [stack, events, inPlay, used].every(Array.isArray) && isObject(chance);
}

/** Null: the state loads, and can be drawn no better without the events. */
function whyNot<G extends GameTypes>(
  load: Game<G>['load'],
  { state }: SceneOf<G>,
  drawAlone: () => string,
): NotAState | null {
  try {
    drawAlone();
    return new NotAState(refusal('events', 'expected events of this game'));
  } catch (cause) {
    const loaded = load(state);
    return E.isLeft(loaded) ? new NotAState(loaded.left, { cause }) : null;
  }
}

function refusal(part: string, what: string): Rejection {
  return rejection(reason('malformed', `${part}: ${what}`, []), [part]);
}
