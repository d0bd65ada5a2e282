/** Suffering damage and being dealt damage cards (xw.damage, xw.suffering-damage). */
import {
  dealFacedown,
  drawQuestion,
  reason,
  takeCard,
  takeNext,
  type DrawAction,
  type Frame,
  type Pile,
  type Reason,
  type RuleId,
  say,
} from '../../core';
import { type FieldsOf, flag, list, nullable, optional, text } from '../../core/codec';
import { loseCharge } from '../effects/charges';
import { nothingDone } from '../effects/failing';
import { dealChosen, dealFaceup, discardDrawn, reshuffleIfEmpty } from '../effects/damage-deck';
import { cardsLeftFor, damageCards, deckFor } from '../queries/damage-cards';
import {
  announce,
  ask,
  call,
  cause,
  emit,
  finish,
  goTo,
  innermost,
  modified,
  permitted,
  procedure,
  run,
} from '../engine';
import type { XwingEvent } from '../model/events';
import { isRemote } from '../queries/devices';
import { shipOf } from '../queries/ships';
import { isShielded } from '../queries/status';
import { damageCard, hugeDamageCard } from '../facts';
import { currentAttack } from '../queries/attack';
import { isInAnyArc } from '../queries/range';
import type { Ship, ShipId, XwingState } from '../model/state';
import { oneOfCards } from './damage-cards';
import { destroyIfDue, hullValue, shipDestroyed } from './destroy';
import { rollADie, shownOn, tellsRollFields, type TellsRoll } from './roll-a-die';
import { rules, few } from '../model/codecs';
import type { XwingNames } from '../queries/names';

/** Damage by its two kinds (xw.damage.02). */
export interface Damage {
  hit: number;
  crit: number;
}

/** The ship suffers damage, one at a time, all hit damage before any critical damage, once the running step is done (xw.suffering-damage.01). */
export function sufferDamage(state: XwingState, ship: ShipId, damage: Damage, rules: readonly RuleId[]): void {
  call(state, 'suffer damage', { ship, ...damage, rules });
}

/** The ship is dealt a card, whether or not it has shields: that is not suffering damage (xw.damage.11). */
export function dealDamageCard(state: XwingState, ship: ShipId, faceup: boolean, rules: readonly RuleId[]): void {
  call(state, 'deal damage card', { ship, faceup, rules, card: null });
}

/** The damage card that is about to be dealt will lie facedown. */
export function dealtFacedown(state: XwingState): void {
  const frame = innermost(state, 'deal damage card');
  if (frame) frame.faceup = false;
}

/** The ship suffers a single damage. Look at the result in a later step (see `cause`). */
export function sufferOne(state: XwingState, ship: ShipId, damage: keyof Damage, rules: readonly RuleId[]): void {
  const faceup = shipOf(state, ship).damage.faceup.map(({ id }) => id);
  cause(state, { type: 'damage-suffered', rules, ship, damage, faceup });
}

/** The ship is dealt this very card, faceup. */
export function dealThisCard(state: XwingState, ship: ShipId, card: string, rules: readonly RuleId[]): void {
  cause(state, { type: 'damage-card-dealt', rules: ['xw.damage.07', ...rules], ship, faceup: true, card, id: null });
}

/** The ship is dealt this card of its player's deck facedown; its player found it there, and everybody has seen which it is. */
export function dealFoundCard(state: XwingState, id: ShipId, card: string, rules: readonly RuleId[]): void {
  const ship = shipOf(state, id);
  const was = damageCards(ship);
  dealChosen(state, ship, card);
  const said = `it is ${damageCard(card)?.name ?? card}, found in the damage deck.`;
  const because = [reason('found', said, rules, { card })];
  const change = { was, is: was + 1, most: hullValue(state, id) };
  emit(state, { type: 'damage-card-dealt', rules, ship: id, faceup: false, card: null, id: null, change, because });
}

/** The ship suffers nothing, or so much less, of what it is about to suffer. */
export function preventDamage(
  state: XwingState,
  ship: ShipId,
  rules: readonly RuleId[],
  { hit: hits, crit: crits }: Damage = { hit: Infinity, crit: Infinity },
): void {
  const frame = innermost(state, 'suffer damage');
  if (frame?.ship !== ship) return;
  const [hit, crit] = [Math.min(hits, frame.hit), Math.min(crits, frame.crit)];
  if (hit + crit === 0) return;
  frame.hit -= hit;
  frame.crit -= crit;
  emit(state, { type: 'damage-prevented', rules, ship, hit, crit });
}

export interface SufferFrame extends Frame, Damage {
  ship: ShipId;
  rules: readonly RuleId[];
}

export const sufferFields = ({ target: ship }: XwingNames): FieldsOf<SufferFrame> => ({
  ship,
  hit: few,
  crit: few,
  rules,
});

/** Removed, or put in reserve while it suffers; a ship that deploys suffers before it stands on the table (xw.docking.12). */
const isGone = ({ place, docked }: Ship): boolean => place === 'removed' || (place === 'reserve' && docked === null);

const sufferDamageProcedure = procedure('suffer damage', sufferFields, [
  run('before it is suffered', ['xw.timing.02', 'xw.damage.03'], (state, { ship, hit, crit }) => {
    if (hit + crit > 0) announce(state, { type: 'about-to-suffer', rules: ['xw.damage.03'], ship, hit, crit });
  }),
  run('suffer 1 damage', ['xw.damage.03', 'xw.damage.08'], (state, frame) => {
    const { ship, rules } = frame;
    // A destroyed ship is dealt the rest all the same (xw.damage.12).
    if (frame.hit + frame.crit === 0 || isGone(shipOf(state, ship))) return finish(frame);
    if (isRemote(shipOf(state, ship))) {
      // Whatever the amount and the kind, it is one facedown card (xw.remote-damage.01).
      dealDamageCard(state, ship, false, ['xw.remote-damage.01', ...rules]);
      return finish(frame);
    }
    const damage = frame.hit > 0 ? 'hit' : 'crit';
    frame[damage] -= 1;
    goTo(frame, 'suffer 1 damage');
    sufferOne(state, ship, damage, rules);
  }),
]);

export interface DealFrame extends Frame {
  ship: ShipId;
  faceup: boolean;
  rules: readonly RuleId[];
  /** The card that is dealt faceup, once it is drawn. */
  card: string | null;
  /** Of several that are drawn, of which one is dealt, those so far. */
  drawn?: string[];
}

export const dealFields = ({ target: ship }: XwingNames): FieldsOf<DealFrame> => ({
  ship,
  faceup: flag,
  card: nullable(text),
  drawn: optional(list(text)),
  rules,
});

const dealDamageCardProcedure = procedure('deal damage card', dealFields, [
  run('before it is dealt', ['xw.timing.02', 'xw.damage.05'], (state, { ship, faceup }) =>
    announce(state, { type: 'about-to-be-dealt', rules: ['xw.damage.05'], ship, faceup }),
  ),
  run('reshuffle an empty deck', ['xw.damage-cards.13'], (state, frame) => {
    const { player } = shipOf(state, frame.ship);
    reshuffleIfEmpty(state, shipOf(state, frame.ship));
    if (cardsLeftFor(state, shipOf(state, frame.ship)) > 0 || frame.drawn) return;
    const why = reason('deck-empty', say`no damage card of ${player} is left to deal.`, ['xw.damage-cards.13']);
    nothingDone(state, frame.ship, 'damage deck', why);
    finish(frame);
  }),
  ask('draw a damage card', ['xw.damage-cards.02'], drawForShip, (state, frame, action: DrawAction) => {
    const card = takeNext(deckOf(state, frame.ship), action);
    if (card === null || drawnInAll(state, frame) === 1) frame.card = card;
    else {
      frame.drawn = [...(frame.drawn ?? []), card];
      goTo(frame, 'reshuffle an empty deck');
    }
  }),
  ask(
    'choose one of them',
    ['xw.damage-cards.02', 'xw.replacement-effect.01'],
    chooseDrawn,
    (state, frame, { card }) => {
      const others = [...(frame.drawn ?? [])];
      takeCard(others, card);
      for (const each of others) discardDrawn(state, shipOf(state, frame.ship), each);
      frame.card = card;
    },
  ),
  run('deal the damage card', ['xw.damage.05'], (state, frame) => {
    const { ship, faceup, rules } = frame;
    if (faceup) frame.card ??= takeNext(deckOf(state, ship), null);
    const how = faceup ? 'xw.damage.07' : 'xw.damage.06';
    cause(state, { type: 'damage-card-dealt', rules: [how, ...rules], ship, faceup, card: frame.card, id: null });
  }),
]);

/** Nobody may know a facedown card, so only a faceup one is drawn (xw.damage-cards.12). */
function drawForShip(state: XwingState, frame: DealFrame) {
  const { ship, faceup, drawn = [] } = frame;
  if (!faceup || (drawn.length > 0 && drawn.length >= drawnInAll(state, frame))) return null;
  return drawQuestion(deckOf(state, ship), say`the damage card of ${ship}`);
}

const drawnInAll = (state: XwingState, { ship }: DealFrame): number =>
  modified(state, 'damage cards drawn', 1, { ship });

/** Who attacks chooses of those that were drawn for its defender. */
function chooseDrawn(state: XwingState, { drawn = [] }: DealFrame) {
  const { attacker } = currentAttack(state) ?? {};
  return attacker === undefined ? null : oneOfCards(shipOf(state, attacker).player, drawn);
}

/** The deck of the ship's player (xw.damage-cards.02), for huge ships that of huge ships (xw.huge-damage-cards.01). */
function deckOf(state: XwingState, ship: ShipId): Pile {
  return deckFor(state, shipOf(state, ship)).deck;
}

type Event<T extends XwingEvent['type']> = Extract<XwingEvent, { type: T }>;

/** An active shield is lost, or else a damage card is dealt (xw.damage.04, xw.damage.05, xw.shield-charges.02). */
function damageSuffered(state: XwingState, event: Event<'damage-suffered'>): void {
  const { ship, damage, rules } = event;
  if (isShielded(shipOf(state, ship))) return loseCharge(state, ship, 'shields', ['xw.damage.04', ...rules]);
  event.because = [noShield(state, ship)];
  dealDamageCard(state, ship, damage === 'crit', rules);
}

function noShield(state: XwingState, ship: ShipId): Reason {
  const { limit } = shipOf(state, ship).shields;
  const said = limit === 0 ? say`${ship} has no shields.` : say`${ship} has no active shield left.`;
  return reason('no-shield', said, ['xw.damage.05'], { shields: 0, most: limit });
}

/**
 * The card lies facedown, or faceup with its text in play (xw.damage.06, .07). Whether that destroys the ship is seen before any ability is
 * resolved (xw.ability-queue.07), so the event is told here.
 */
function damageCardDealt(state: XwingState, event: Event<'damage-card-dealt'>): false {
  const ship = shipOf(state, event.ship);
  const most = hullValue(state, ship.id);
  const was = damageCards(ship);
  const change = { was, is: was + 1, most };
  noteDealt(state, ship.id);
  if (event.card === null) {
    dealFacedown(ship.damage, deckOf(state, ship.id));
    emit(state, { ...event, change });
  } else {
    const { id } = dealFaceup(state, ship, event.card);
    // What the precision shot does is resolved before the card counts as dealt (xw.huge-damage-cards.07).
    if (tellPrecisionShot(state, ship, event.card, id))
      call(state, 'resolve primary effect', { ship: ship.id, card: event.card, id, rules: event.rules, was, most });
    else emit(state, { ...event, id, change });
  }
  destroyIfDue(state, ship.id);
  return false;
}

/** The attack keeps count of the cards that its defender is dealt. */
function noteDealt(state: XwingState, ship: ShipId): void {
  const attack = currentAttack(state);
  if (attack?.defender === ship) attack.dealt = (attack.dealt ?? 0) + 1;
}

/** Only while a huge ship defends, and only from the arc that its card names; before the primary effect (xw.huge-damage-cards.05, .06, .07). */
function tellPrecisionShot(state: XwingState, ship: Ship, card: string, id: string): boolean {
  const arc = hugeDamageCard(card)?.precisionArc;
  const attack = currentAttack(state);
  if (arc === undefined || attack?.defender !== ship.id) return false;
  const attacker = shipOf(state, attack.attacker);
  const arcs = arc === 'side' ? (['left', 'right'] as const) : ([arc] as const);
  const isThere =
    isInAnyArc(state, ship, arcs, attacker) ||
    permitted(state, 'precision shot', { attacker: attacker.id, defender: ship.id });
  if (!isThere) return false;
  const rules = ['xw.huge-damage-cards.05'];
  emit(state, { type: 'precision-shot', rules, ship: ship.id, attacker: attacker.id, card, id, arc });
  return true;
}

export interface PrimaryEffectFrame extends Frame {
  ship: ShipId;
  card: string;
  id: string;
  rules: readonly RuleId[];
  /** Damage cards before it, and as many as destroy the ship. */
  was: number;
  most: number;
}

export const primaryEffectFields = ({ ship }: XwingNames): FieldsOf<PrimaryEffectFrame> => ({
  ship,
  card: text,
  id: text,
  rules,
  was: few,
  most: few,
});

const resolvePrimaryEffect = procedure('resolve primary effect', primaryEffectFields, [
  run('the card is dealt', ['xw.huge-damage-cards.07'], (state, { ship, card, id, rules, was, most }) =>
    emit(state, { type: 'damage-card-dealt', rules, ship, faceup: true, card, id, change: { was, is: was + 1, most } }),
  ),
]);

export interface RollAndSufferFrame extends TellsRoll {
  ship: ShipId;
  why: string;
  rules: readonly RuleId[];
}

export const rollAndSufferFields = ({ target: ship }: XwingNames): FieldsOf<RollAndSufferFrame> => ({
  ship,
  why: text,
  rules,
  ...tellsRollFields,
});

/** The ship rolls an attack die, and suffers the damage that it shows. */
export function rollAndSuffer(state: XwingState, ship: ShipId, why: string, rules: readonly RuleId[]): void {
  call(state, 'roll and suffer', { ship, why, rules });
}

const rollAndSufferProcedure = procedure('roll and suffer', rollAndSufferFields, [
  run('roll an attack die', ['xw.damage.01'], (state, { ship, why, rules }) => rollADie(state, ship, why, rules)),
  run('suffer what it shows', ['xw.damage.01'], (state, frame) => {
    const shows = shownOn(frame);
    const damage = { hit: shows === 'hit' ? 1 : 0, crit: shows === 'crit' ? 1 : 0 };
    if (damage.hit + damage.crit > 0) sufferDamage(state, frame.ship, damage, frame.rules);
  }),
]);

export const damageHappenings = {
  'damage-suffered': damageSuffered,
  'damage-card-dealt': damageCardDealt,
  'ship-destroyed': shipDestroyed,
};
export const damageProcedures = [
  sufferDamageProcedure,
  dealDamageCardProcedure,
  resolvePrimaryEffect,
  rollAndSufferProcedure,
];
