/** Taking damage: shields and other effects block what they can, the rest becomes damage tokens (des.shields, des.taking-damage). */
import {
  allowed,
  question,
  reason,
  say,
  type Candidate,
  type Change,
  type Frame,
  type PlayerId,
  type Reason,
  type UseAbility,
  withReasons,
} from '../../core';
import {
  count,
  flag,
  list,
  nullable,
  oneEvent,
  optional,
  reasonCodec,
  text,
  type EventFields,
  type FieldsOf,
} from '../../core/codec';
import type { ChoiceAction } from '../model/actions';
import { checkDefeat } from '../effects/damage';
import { fellShort, tally } from '../effects/memory';
import { MOST_SHIELDS } from '../effects/shields';
import {
  arbiter,
  ask,
  cause,
  emit,
  finish,
  goTo,
  innermost,
  notTriggered,
  options,
  playerOrder,
  procedure,
  run,
  tell,
  useInWindow,
} from '../engine';
import type { DestinyEvent, EventOf } from '../model/events';
import { cardOf, damageAtHealth, findCard, isInPlay, notInPlay } from '../queries/cards';
import type { CardId, DestinyState } from '../model/state';
import { damage } from '../model/codecs';
import type { DestinyNames } from '../queries/names';

export interface TakeDamageFrame extends Frame {
  event: EventOf<'damage-dealt'>;
  /** Damage that nothing has blocked yet. */
  left: number;
  /** The player whose effects block now. */
  blocking?: PlayerId;
  /** Players whose effects come first, in order, where the battlefield's controller had to say it. */
  first?: PlayerId[];
  /** Players who have blocked what they could or wanted to. */
  settled?: PlayerId[];
  usedHere?: string[];
}

/** Codecs of the event that damage begins as. */
export const damageDealtFields = (names: DestinyNames): EventFields<DestinyEvent>['damage-dealt'] => ({
  by: nullable(names.player),
  character: names.card,
  amount: count,
  damage,
  unblockable: flag,
  dice: list(names.anyDie),
  source: nullable(names.source),
});

export const takeDamageFields = (names: DestinyNames): FieldsOf<TakeDamageFrame> => ({
  event: oneEvent<EventOf<'damage-dealt'>>('damage-dealt', damageDealtFields(names)),
  left: count,
  blocking: optional(names.player),
  first: optional(list(names.player)),
  settled: optional(list(names.player)),
  usedHere: optional(list(text)),
});

const RULES = ['des.shields.04'];

/** A player's effects that could block some of the damage. Some work for any character, whoever controls it. */
function blocksOf(state: DestinyState, frame: TakeDamageFrame, player: PlayerId): Candidate<UseAbility>[] {
  // Nothing blocks unblockable damage, no effect either (des.unblockable-damage.01, des.damage.03).
  if (frame.left === 0 || frame.event.unblockable || !isInPlay(state, frame.event.character)) return [];
  return options(state, { window: 'block damage', player, event: frame.event, frame });
}

const canBlock = (state: DestinyState, frame: TakeDamageFrame, player: PlayerId): boolean =>
  blocksOf(state, frame, player).some((each) => each.not === null);

/** Players with something that blocks, shields included, who have not had their turn. */
function blockers(state: DestinyState, frame: TakeDamageFrame): PlayerId[] {
  if (!isInPlay(state, frame.event.character)) return [];
  const { controller, shields } = cardOf(state, frame.event.character);
  return playerOrder(state).filter(
    (player) =>
      !frame.settled?.includes(player) &&
      ((player === controller && shields > 0 && frame.left > 0 && !frame.event.unblockable) ||
        canBlock(state, frame, player)),
  );
}

/** Effects of several players: the battlefield's controller orders the players (des.simultaneous-abilities.02). */
function askWhoBlocks(state: DestinyState, frame: TakeDamageFrame) {
  const waiting = blockers(state, frame).filter((player) => !frame.first?.includes(player));
  if (waiting.length < 2) return null;
  const player = arbiter(state);
  const candidates = waiting.map((first) => allowed({ type: 'order-players', player, first }));
  return question(player, 'whose effects block first', candidates);
}

/**
 * Effects that block damage, with shields in an order that the controller chooses (des.card-force-illusion.02). Without such effects there is
 * nothing to ask.
 */
function askForBlocks(state: DestinyState, frame: TakeDamageFrame) {
  const player = frame.blocking;
  if (player === undefined || !canBlock(state, frame, player)) return null;
  const blocks: Candidate<UseAbility | ChoiceAction>[] = blocksOf(state, frame, player);
  const { controller, shields } = cardOf(state, frame.event.character);
  const rest: ChoiceAction =
    player === controller && shields > 0
      ? { type: 'choose-option', player, option: 'shields' }
      : { type: 'done', player };
  return question(player, 'how to block damage', [...blocks, allowed(rest)]);
}

/** As many as there are: nobody is asked whether (des.faq-must-use-shields.01). */
function blockWithShields(state: DestinyState, frame: TakeDamageFrame): void {
  // Shields stay where damage is unblockable (des.damage.04).
  if (frame.event.unblockable || !isInPlay(state, frame.event.character)) return;
  const character = cardOf(state, frame.event.character);
  const blocked = Math.min(frame.left, character.shields);
  if (blocked === 0) return;
  const { shields: was } = character;
  character.shields -= blocked;
  state.changed = true;
  tally(state, 'blocked', blocked);
  block(state, frame, {
    amount: blocked,
    by: 'shields',
    rules: ['des.shields.03', 'des.shields.01'],
    change: { was, is: character.shields, most: MOST_SHIELDS },
  });
}

/** An effect blocks some of the damage that is being taken; gives how much. */
export function blockDamage(state: DestinyState, amount: number, by: CardId): number {
  const frame = innermost(state, 'take damage');
  const blocked = Math.min(amount, frame?.left ?? 0);
  if (frame && blocked > 0) block(state, frame, { amount: blocked, by, rules: ['des.shields.04'] });
  return blocked;
}

interface Block {
  amount: number;
  by: 'shields' | CardId;
  rules: readonly string[];
  /** The shields of the character, where they block. */
  change?: Change;
}

function block(state: DestinyState, frame: TakeDamageFrame, how: Block): void {
  frame.left -= how.amount;
  emit(state, { type: 'damage-blocked', character: frame.event.character, ...how });
}

/** Why shields that are there block nothing (des.damage.04); null: there are none, or they do. */
function ignoredShields(state: DestinyState, { unblockable, character }: EventOf<'damage-dealt'>): Reason | null {
  const shields = findCard(state, character)?.shields ?? 0;
  if (!unblockable || shields === 0) return null;
  return reason(
    'unblockable',
    shields === 1
      ? say`the shield of ${character} cannot block unblockable damage.`
      : say`the ${shields} shields of ${character} cannot block unblockable damage.`,
    ['des.damage.04'],
    {
      shields,
    },
  );
}

function allBlocked({ amount }: EventOf<'damage-dealt'>): Reason {
  return reason('all-blocked', say`all ${amount} damage was blocked.`, ['des.taking-damage.01'], { blocked: amount });
}

/** What waits for damage that is taken does not answer to damage that was dealt and blocked (des.taking-damage.02). */
function notTaken(character: CardId): Reason {
  return reason('not-taken', say`${character} was dealt damage, and took none`, [
    'des.taking-damage.01',
    'des.taking-damage.02',
  ]);
}

/** How much of the damage that is being taken nothing has blocked; 0 where none is. */
export function damageLeft(state: DestinyState): number {
  return innermost(state, 'take damage')?.left ?? 0;
}

const takeDamage = procedure('take damage', takeDamageFields, [
  ask('order players', ['des.simultaneous-abilities.02'], askWhoBlocks, (_state, frame, { first }): 'again' => {
    frame.first = [...(frame.first ?? []), first];
    return 'again';
  }),
  run('the next player blocks', ['des.shields.02'], (state, frame) => {
    const waiting = blockers(state, frame);
    // In the order that was said (des.simultaneous-abilities.02).
    const next = frame.first?.find((player) => waiting.includes(player)) ?? waiting[0];
    if (next === undefined) goTo(frame, 'take the rest');
    else frame.blocking = next;
  }),
  ask(
    'block damage',
    RULES,
    askForBlocks,
    (state, frame, action): 'again' | void => {
      if (action.type === 'done') return;
      if (action.type === 'use-ability')
        useInWindow(state, { window: 'block damage', player: action.player, event: frame.event, frame }, action);
      else blockWithShields(state, frame);
      return 'again';
    },
    { offers: 'block damage' },
  ),
  run('shields block damage', ['des.shields.03'], (state, frame) => {
    const { blocking } = frame;
    if (blocking === findCard(state, frame.event.character)?.controller) blockWithShields(state, frame);
    if (blocking !== undefined) frame.settled = [...(frame.settled ?? []), blocking];
    goTo(frame, 'the next player blocks');
  }),
  run('take the rest', ['des.taking-damage.01'], (state, { event, left }) => {
    const { character, damage, by } = event;
    if (left === 0) {
      const why = allBlocked(event);
      tell(state, { type: 'no-damage-taken', rules: why.rules, character, because: [why] });
      const taken = { type: 'damage-taken', rules: [], character, amount: event.amount, damage, by } as const;
      return notTriggered(state, 'after', taken, notTaken(character));
    }
    const ignored = ignoredShields(state, event);
    const because = withReasons(ignored);
    cause(state, {
      type: 'damage-taken',
      rules: ['des.taking-damage.01'],
      character,
      amount: left,
      damage,
      by,
      ...because,
    });
  }),
  run('check defeat', ['des.damage.02'], (state, { event }) => {
    if (isInPlay(state, event.character)) checkDefeat(state, event.character, event.by);
  }),
]);

export interface DefeatFrame extends Frame {
  character: CardId;
  by: PlayerId | null;
  /** The statement by which its damage defeats it, where it is not the usual one. */
  rules?: readonly string[];
  /** What defeats it beside its damage. */
  why?: Reason;
}

export const defeatFields = ({ player, card }: DestinyNames): FieldsOf<DefeatFrame> => ({
  character: card,
  by: nullable(player),
  rules: optional(list(text)),
  why: optional(reasonCodec),
});

/** Defeat; a player who has no character left is out before anything else happens (see `characterDefeated`). */
const defeat = procedure('defeat', defeatFields, [
  run('defeat the character', ['des.defeated-characters.01'], (state, frame) => {
    const of = findCard(state, frame.character);
    if (of?.zone !== 'play') {
      fellShort(state, { because: notInPlay(frame.character) });
      return finish(frame);
    }
    const { id: character, code, controller: player } = of;
    // Where it has health left, the words of a card defeat it.
    const why = frame.why ?? damageAtHealth(of);
    const because = withReasons(why);
    const rules = [...(frame.rules ?? []), ...(why?.rules ?? ['des.golden-rule.01'])];
    cause(state, { type: 'defeated', rules, character, code, player, by: frame.by, ...because });
  }),
]);

export const damageProcedures = [takeDamage, defeat];
