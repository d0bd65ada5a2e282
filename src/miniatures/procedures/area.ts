/** What happens to several characters at once: damage, pushes and stun, each with its save, one character after the other (min.simultaneous-effects). */
import { allowed, questionIfAny, withReasons, type Frame, type PlayerId, type RuleId } from '../../core';
import { count, flag, list, nullable, object, oneOf, optional, textOr, type FieldsOf } from '../../core/codec';
import { stun } from '../effects/activation';
import { ask, call, emit, give, goTo, procedure, run } from '../engine';
import { SIZES } from '../facts';
import type { AttackAction } from '../model/actions';
import { rules } from '../model/codecs';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Stuns } from '../model/values';
import { isLiving } from '../queries/abilities';
import { cardOf, characterOf, isOnMap } from '../queries/characters';
import type { MiniaturesNames } from '../queries/names';
import { playersFrom } from '../queries/players';
import type { Push } from '../queries/pushes';
import { distanceBetween, isAdjacent } from '../queries/sight';
import { newPush, PUSH_FIELDS } from './push';
import { newSave } from './save';
import { reachedCodec, whyReached, type Reached } from './damage';

export interface AreaFrame extends Frame {
  /** Whose effect it is. */
  user: CharacterId;
  /** Who is still to be affected; chosen before the first one was. */
  left: CharacterId[];
  /** Who is being affected. */
  now: CharacterId | null;
  damage: number;
  /** The save against the damage; null: none. */
  save: number | null;
  /** What a save does. */
  onSave: 'no damage' | 'half';
  stuns: Stuns | null;
  /** How far they are pushed; null: not at all. */
  push: Push | null;
  /** What all of them together have taken; handed to whatever called. */
  total: number;
  rules: readonly RuleId[];
  /** Why it is an effect on each of them. */
  reached?: Reached[];
  /** What the last save came to, and the last damage. */
  saved?: boolean;
  dealt?: number;
}

const stunSave = textOr('a save, or the same one', oneOf('the same save', ['same']), nullable(count));

export const areaFields = ({ character }: MiniaturesNames): FieldsOf<AreaFrame> => ({
  user: character,
  left: list(character),
  now: nullable(character),
  damage: count,
  save: nullable(count),
  onSave: oneOf('what a save does', ['no damage', 'half']),
  stuns: nullable(
    object<Stuns>('whom it stuns', {
      save: stunSave,
      upTo: oneOf('a size', SIZES),
      who: oneOf('whom it stuns', ['all', 'living', 'nonliving']),
      evenUnhurt: flag,
    }),
  ),
  push: nullable(object<Push>('a push', PUSH_FIELDS)),
  total: count,
  rules,
  reached: optional(list(reachedCodec({ character }))),
  saved: optional(flag),
  dealt: optional(count),
});

/** An effect on these characters; what is left out it does not do. */
export function newArea(
  user: CharacterId,
  characters: readonly CharacterId[],
  by: readonly RuleId[],
  more: Partial<Pick<AreaFrame, 'damage' | 'save' | 'onSave' | 'stuns' | 'push' | 'reached'>>,
) {
  const usual = { damage: 0, save: null, onSave: 'no damage' as const, stuns: null, push: null };
  return { user, left: [...characters], now: null, total: 0, ...usual, ...more, rules: by };
}

type Affect = Extract<AttackAction, { type: 'affect' }>;

const area = procedure('area', areaFields, [
  ask('who is affected next', ['min.simultaneous-effects.02', 'min.simultaneous-effects.03'], whoNext, takeNext),
  run('save', ['min.making-saves.01'], (state, frame) => {
    if (frame.now === null) beginWithNext(state, frame);
    delete frame.saved;
    frame.dealt = 0;
    if (frame.now === null) return;
    if (frame.save !== null && frame.damage > 0)
      // On whom it works makes the save, not who uses it (min.save.03).
      call(state, 'save', newSave(frame.now, frame.save, frame.user, frame.rules));
  }),
  run('damage', ['min.damage.01'], dealDamage),
  run('push', ['min.push.01'], (state, frame) => {
    const { now, push, user, dealt = 0 } = frame;
    frame.total += dealt;
    if (now !== null && push) call(state, 'push', newPush(now, user, push, frame.rules));
  }),
  run('save against the stun', ['min.making-saves.01', 'min.stun.01'], (state, frame) => {
    const { now, stuns } = frame;
    if (stuns?.save === 'same') return;
    delete frame.saved;
    if (now === null || !stuns || !isStunned(state, frame, stuns)) return;
    if (stuns.save !== null) call(state, 'save', newSave(now, stuns.save, frame.user, frame.rules));
  }),
  run('stun', ['min.stun.01'], (state, frame) => {
    const { now, stuns } = frame;
    if (now !== null && stuns && frame.saved !== true && isStunned(state, frame, stuns))
      stun(state, characterOf(state, now), frame.rules);
  }),
  run('the next one', ['min.simultaneous-effects.01'], (state, frame) => {
    frame.now = null;
    frame.left = frame.left.filter((id) => isOnMap(characterOf(state, id)));
    if (frame.left.length > 0) return goTo(frame, 'who is affected next');
    give(state, { dealt: frame.total });
  }),
]);

/** The active player's characters first, in an order that their player decides (min.simultaneous-effects.02, .03). */
function whoNext(state: MiniaturesState, { left, user }: AreaFrame) {
  const player = nextPlayer(state, left, user);
  const own = left.filter((id) => characterOf(state, id).player === player);
  if (player === undefined || own.length < 2) return null;
  return questionIfAny(
    player,
    'who is affected next',
    own.map((character) => allowed({ type: 'affect', player, character })),
  );
}

function nextPlayer(state: MiniaturesState, left: readonly CharacterId[], user: CharacterId): PlayerId | undefined {
  const players = left.map((id) => characterOf(state, id).player);
  return playersFrom(state, characterOf(state, user).player).find((player) => players.includes(player));
}

function takeNext(_state: MiniaturesState, frame: AreaFrame, { character }: Affect): void {
  begin(frame, character);
}

function begin(frame: AreaFrame, character: CharacterId): void {
  frame.now = character;
  frame.left = frame.left.filter((id) => id !== character);
}

/** Where nobody was asked. */
function beginWithNext(state: MiniaturesState, frame: AreaFrame): void {
  const player = nextPlayer(state, frame.left, frame.user);
  const next = frame.left.find((id) => characterOf(state, id).player === player);
  if (next !== undefined) begin(frame, next);
}

function dealDamage(state: MiniaturesState, frame: AreaFrame): void {
  const { now, damage, saved = false, onSave, user } = frame;
  const reached = frame.reached?.find(({ character }) => character === now);
  const why = whyReached(reached, frame.rules);
  const left = !saved ? damage : onSave === 'half' ? Math.floor(damage / 2) : 0;
  if (now === null || damage === 0) return;
  if (left === 0)
    return emit(state, { type: 'damage-avoided', rules: frame.rules, character: now, damage, ...withReasons(why) });
  call(state, 'deal damage', {
    character: now,
    damage: left,
    attacker: user,
    byAttack: false,
    sources: [],
    rules: frame.rules,
    ...(reached && { reached }),
  });
}

/** How far each of them stands from the middle of an effect now; alone, nobody asks why it is one on it. */
export function reachedFrom(
  state: MiniaturesState,
  from: Character,
  all: readonly Character[],
): { reached?: Reached[] } {
  if (all.length < 2 && all.every(({ id }) => id === from.id)) return {};
  const reached = all.map((each): Reached => {
    const squares = each.id === from.id ? 0 : isAdjacent(state, each, from) ? 1 : distanceBetween(state, from, each);
    return { character: each.id, from: from.id, squares };
  });
  return { reached: reached.filter(({ squares }) => Number.isFinite(squares)) };
}

function isStunned(state: MiniaturesState, { now, dealt = 0, damage }: AreaFrame, stuns: Stuns): boolean {
  if (now === null) return false;
  const character = characterOf(state, now);
  if (!isOnMap(character) || (damage > 0 && dealt === 0 && !stuns.evenUnhurt)) return false;
  if (SIZES.indexOf(cardOf(state, character).size) > SIZES.indexOf(stuns.upTo)) return false;
  return stuns.who === 'all' || isLiving(state, character) === (stuns.who === 'living');
}

export const areaProcedures = [area];
