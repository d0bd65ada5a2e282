/** Turning damage cards over: exposing and repairing them (xw.damage-cards). */
import {
  allowed,
  question,
  questionIfAny,
  reason,
  say,
  type DrawAction,
  type Frame,
  type PlayerId,
  type Question,
  type RuleId,
} from '../../core';
import {
  type FieldsOf,
  list,
  nullable,
  optional,
  text,
  either,
  isObject,
  object,
  oneOf,
  type Codec,
} from '../../core/codec';
import type { EngagementAction } from '../model/actions';
import { discardFacedown, expose, facedownCard, turnOverFaceup } from '../effects/damage-deck';
import { announce, ask, call, emit, finish, innermost, procedure, run } from '../engine';
import { damageCards } from '../queries/damage-cards';
import { shipOf } from '../queries/ships';
import { counted } from '../queries/tokens';
import { hullValue } from './destroy';
import type { Ship, ShipId, XwingState } from '../model/state';
import { rules } from '../model/codecs';
import type { XwingNames } from '../queries/names';

/** Which damage card is repaired: any of the ship's player's choice, some facedown one, some faceup one, a faceup one by its id, or a facedown one that is known. */
export type Repaired = 'any' | 'facedown' | 'faceup' | { id: string } | { facedown: string };

const repairedCodec: Codec<Repaired> = either(
  'damage cards',
  isObject,
  either(
    'a damage card',
    (input) => isObject(input) && 'facedown' in input,
    object<{ facedown: string }>('a facedown card', { facedown: text }),
    object<{ id: string }>('a faceup card', { id: text }),
  ),
  oneOf('damage cards', ['any', 'facedown', 'faceup']),
);

/** What says of a card that it is exposed. */
export const EXPOSE: readonly RuleId[] = ['xw.damage-cards.04', 'xw.damage-cards.08'];

/**
 * Turns a facedown damage card of the ship faceup, at random if it has several; `by`: that player looks at them and chooses. This does not count as being
 * dealt a card (xw.damage-cards.07).
 */
export function exposeDamageCard(state: XwingState, ship: ShipId, rules: readonly RuleId[], by?: PlayerId): void {
  call(state, 'expose damage card', { ship, rules, ...(by !== undefined && { by }) });
}

/** Repairs a damage card: a faceup one is turned facedown, a facedown one discarded (xw.damage-cards.05, .06). */
export function repairDamageCard(state: XwingState, ship: ShipId, which: Repaired, rules: readonly RuleId[]): void {
  call(state, 'repair damage card', { ship, which, rules, card: undecided });
}

export interface ExposeFrame extends Frame {
  ship: ShipId;
  rules: readonly RuleId[];
  /** Who looks at the facedown cards, and chooses. Left out: nobody does, and chance chooses. */
  by?: PlayerId;
  /** What that player has seen so far. */
  seen?: string[];
}

export const exposeFields = ({ ship, player }: XwingNames): FieldsOf<ExposeFrame> => ({
  ship,
  rules,
  by: optional(player),
  seen: optional(list(text)),
});

/** The player who is about to expose a card looks at the cards, chooses one, and exposes it. */
export function lookBeforeExposing(state: XwingState, by: PlayerId): void {
  const frame = innermost(state, 'expose damage card');
  if (frame) frame.by = by;
}

const exposeDamageCardProcedure = procedure('expose damage card', exposeFields, [
  run('before it is exposed', ['xw.timing.02', 'xw.damage-cards.04'], (state, { ship, by }) => {
    if (by === undefined && shipOf(state, ship).damage.facedown > 0)
      announce(state, { type: 'about-to-expose', rules: ['xw.damage-cards.04'], ship });
  }),
  ask(
    'look at the facedown cards',
    ['xw.damage-cards.12'],
    (state, { ship, by, seen = [] }: ExposeFrame) =>
      by === undefined ? null : facedownCard(state, shipOf(state, ship), seen),
    (_state, frame: ExposeFrame, { card }: DrawAction) => {
      frame.seen = [...(frame.seen ?? []), card];
      return 'again';
    },
  ),
  ask(
    'choose the card',
    ['xw.damage-cards.12'],
    (_state, { by, seen = [] }: ExposeFrame) => (by === undefined ? null : oneOfCards(by, seen)),
    (state, frame: ExposeFrame, { card }: FindDamageCard) => {
      exposeThis(state, frame, card);
      finish(frame);
    },
  ),
  ask(
    'turn a facedown card over',
    ['xw.damage-cards.04', 'xw.damage-cards.08'],
    (state, frame: ExposeFrame) => facedownCard(state, shipOf(state, frame.ship)),
    (state, frame: ExposeFrame, { card }: DrawAction) => exposeThis(state, frame, card),
  ),
]);

export type FindDamageCard = Extract<EngagementAction, { type: 'find-damage-card' }>;

/** A question to the player: one of these cards. */
export function oneOfCards(player: PlayerId, cards: readonly string[]): Question<FindDamageCard> | null {
  const each = [...new Set(cards)].map((card) => allowed<FindDamageCard>({ type: 'find-damage-card', player, card }));
  return questionIfAny(player, 'which damage card', each);
}

function exposeThis(state: XwingState, { ship, rules }: ExposeFrame, drawn: string): void {
  const { id, card } = expose(state, shipOf(state, ship), drawn);
  emit(state, { type: 'damage-card-exposed', rules: ['xw.damage-cards.04', ...rules], ship, card, id });
}

const undecided = 'undecided';

export interface RepairFrame extends Frame {
  ship: ShipId;
  which: Repaired;
  rules: readonly RuleId[];
  /** Id of the faceup card; null: a facedown one. */
  card: string | null;
}

export const repairFields = ({ ship }: XwingNames): FieldsOf<RepairFrame> => ({
  ship,
  which: repairedCodec,
  card: nullable(text),
  rules,
});

const repairDamageCardProcedure = procedure('repair damage card', repairFields, [
  run('take the only card', ['xw.damage-cards.05', 'xw.damage-cards.06'], (state, frame) => {
    const { which } = frame;
    if (typeof which === 'object' && 'facedown' in which) {
      discardThis(state, frame, which.facedown);
      return finish(frame);
    }
    const cards = repairable(shipOf(state, frame.ship), which);
    if (cards.length === 0) return finish(frame);
    if (cards.length === 1) frame.card = cards[0] ?? null;
  }),
  ask('choose the card', ['xw.damage-cards.10'], whichCard, (_state, frame, action: Choice) => {
    frame.card = action.card;
  }),
  ask(
    'turn a facedown card over',
    ['xw.damage-cards.06', 'xw.damage-cards.08'],
    discarded,
    (state, frame: RepairFrame, { card }: DrawAction) => discardThis(state, frame, card),
  ),
  run('turn a faceup card over', ['xw.damage-cards.05'], (state, frame) => {
    const ship = shipOf(state, frame.ship);
    const faceup = ship.damage.faceup.find((each) => each.id === frame.card);
    if (!faceup) return;
    turnOverFaceup(state, ship, faceup);
    const { card } = faceup;
    const cards = damageCards(ship);
    const said = say`its text is resolved no more, not even for what is done now; of ${counted(cards, 'damage card')} it stays one.`;
    emit(state, {
      type: 'damage-card-repaired',
      rules: [...new Set([...frame.rules, 'xw.damage-cards.05'])],
      ship: ship.id,
      faceup: true,
      card,
      because: [reason('turned-facedown', said, ['xw.damage-cards.05'], { cards })],
    });
  }),
]);

function discardThis(state: XwingState, frame: RepairFrame, drawn: string): void {
  const ship = shipOf(state, frame.ship);
  const was = damageCards(ship);
  const card = discardFacedown(state, ship, drawn);
  emit(state, {
    type: 'damage-card-repaired',
    rules: ['xw.damage-cards.06', ...frame.rules],
    ship: ship.id,
    faceup: false,
    card,
    change: { was, is: was - 1, most: hullValue(state, ship.id) },
  });
}

type Choice = Extract<EngagementAction, { type: 'choose-damage-card' }>;

function whichCard(state: XwingState, frame: RepairFrame) {
  if (frame.card !== undecided) return null;
  const ship = shipOf(state, frame.ship);
  const candidates = repairable(ship, frame.which).map((card) =>
    allowed({ type: 'choose-damage-card', player: ship.player, ship: ship.id, card }),
  );
  return question(ship.player, 'damage card to repair', candidates);
}

function discarded(state: XwingState, frame: RepairFrame) {
  return frame.card === null ? facedownCard(state, shipOf(state, frame.ship)) : null;
}

/** Ids of faceup cards, and null for the facedown ones. */
function repairable({ damage }: Ship, which: Repaired): (string | null)[] {
  const faceup = damage.faceup.map((each) => each.id);
  if (typeof which === 'object') return faceup.filter((id) => 'id' in which && id === which.id);
  const facedown = damage.facedown > 0 && which !== 'faceup' ? [null] : [];
  return which === 'facedown' ? facedown : [...facedown, ...faceup];
}

export const damageCardProcedures = [exposeDamageCardProcedure, repairDamageCardProcedure];
