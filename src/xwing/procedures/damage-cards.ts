/** Turning damage cards over: exposing and repairing them (xw.damage-cards). */
import { allowed, question, reason, say, type DrawAction, type Frame, type RuleId } from '../../core';
import { type FieldsOf, nullable, text, either, isObject, object, oneOf, type Codec } from '../../core/codec';
import type { EngagementAction } from '../model/actions';
import { discardFacedown, expose, facedownCard, turnOverFaceup } from '../effects/damage-deck';
import { ask, call, emit, finish, procedure, run } from '../engine';
import { damageCards } from '../queries/damage-cards';
import { shipOf } from '../queries/ships';
import { counted } from '../queries/tokens';
import { hullValue } from './destroy';
import type { Ship, ShipId, XwingState } from '../model/state';
import { rules } from '../model/codecs';
import type { XwingNames } from '../queries/names';

/** Which damage card is repaired: any of the ship's player's choice, some facedown one, some faceup one, or a faceup one by its id. */
export type Repaired = 'any' | 'facedown' | 'faceup' | { id: string };

const repairedCodec: Codec<Repaired> = either(
  'damage cards',
  isObject,
  object<Extract<Repaired, object>>('a damage card', { id: text }),
  oneOf('damage cards', ['any', 'facedown', 'faceup']),
);

/** What says of a card that it is exposed. */
export const EXPOSE: readonly RuleId[] = ['xw.damage-cards.04', 'xw.damage-cards.08'];

/** Turns a facedown damage card of the ship faceup, at random if it has several. Not being dealt a card (xw.damage-cards.07). */
export function exposeDamageCard(state: XwingState, ship: ShipId, rules: readonly RuleId[]): void {
  call(state, 'expose damage card', { ship, rules });
}

/** Repairs a damage card: a faceup one is turned facedown, a facedown one discarded (xw.damage-cards.05, .06). */
export function repairDamageCard(state: XwingState, ship: ShipId, which: Repaired, rules: readonly RuleId[]): void {
  call(state, 'repair damage card', { ship, which, rules, card: undecided });
}

export interface ExposeFrame extends Frame {
  ship: ShipId;
  rules: readonly RuleId[];
}

export const exposeFields = ({ ship }: XwingNames): FieldsOf<ExposeFrame> => ({ ship, rules });

const exposeDamageCardProcedure = procedure('expose damage card', exposeFields, [
  ask(
    'turn a facedown card over',
    ['xw.damage-cards.04', 'xw.damage-cards.08'],
    (state, frame: ExposeFrame) => facedownCard(state, shipOf(state, frame.ship)),
    (state, frame: ExposeFrame, drawn: DrawAction) => {
      const ship = shipOf(state, frame.ship);
      const { id, card } = expose(state, ship, drawn);
      emit(state, {
        type: 'damage-card-exposed',
        rules: ['xw.damage-cards.04', ...frame.rules],
        ship: ship.id,
        card,
        id,
      });
    },
  ),
]);

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
    const cards = repairable(shipOf(state, frame.ship), frame.which);
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
    (state, frame: RepairFrame, drawn: DrawAction) => {
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
    },
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
  if (typeof which === 'object') return faceup.filter((id) => id === which.id);
  const facedown = damage.facedown > 0 && which !== 'faceup' ? [null] : [];
  return which === 'facedown' ? facedown : [...facedown, ...faceup];
}

export const damageCardProcedures = [exposeDamageCardProcedure, repairDamageCardProcedure];
