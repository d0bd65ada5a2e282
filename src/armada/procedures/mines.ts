/** Mines: objective tokens that go off near a ship that ends its movement. */
import { rollQuestion, say, type Frame, type RollAction } from '../../core';
import { count, list, text, type FieldsOf } from '../../core/codec';
import { dealFacedownCard } from '../effects/damage-cards';
import { destroyShipsIfDue } from '../effects/destroy';
import { removeObjectiveToken } from '../effects/objective-tokens';
import { ATTACK_DICE, ICONS, type DieFace } from '../facts';
import { ask, call, emit, finish, goTo, procedure, run } from '../engine';
import type { ArmadaState, ShipId } from '../model/state';
import type { ArmadaNames } from '../queries/names';
import { isOnTable, shipOf } from '../queries/ships';

export interface MinesFrame extends Frame {
  ship: ShipId;
  /** Tokens that still go off, the next one first. */
  tokens: string[];
  /** Facedown damage cards that are still to be dealt. */
  cards: number;
}

export const minesFields = ({ ship }: ArmadaNames): FieldsOf<MinesFrame> => ({
  ship,
  tokens: list(text),
  cards: count,
});

const RULES = ['arm.objective-cards.07'];
const DICE = 2;

/** Each die shows at most one icon that counts. */
const mines = procedure('mines', minesFields, [
  run('remove the token', RULES, (state, frame) => {
    const [token] = frame.tokens;
    if (token === undefined || !isOnTable(shipOf(state, frame.ship))) return finish(frame);
    removeObjectiveToken(state, token);
  }),
  ask(
    'roll two blue dice',
    RULES,
    (_state: ArmadaState, { ship }: MinesFrame) =>
      rollQuestion(ATTACK_DICE.blue, DICE, say`a mine goes off at ${ship}`),
    rolled,
  ),
  // Cards that are dealt facedown come after the one that is dealt faceup (arm.damage.12).
  run('deal the other cards', RULES, (state, frame) => {
    const ship = shipOf(state, frame.ship);
    goTo(frame, 'remove the token');
    if (frame.cards === 0 || !isOnTable(ship)) return;
    frame.cards -= 1;
    goTo(frame, 'deal the other cards');
    dealFacedownCard(state, ship, RULES);
    destroyShipsIfDue(state, [ship.id]);
  }),
]);

/** A damage card for each hit and critical icon, the first of them faceup if there is a critical one: the card says what icons mean (arm.dice-icons.06). */
function rolled(state: ArmadaState, frame: MinesFrame, { faces }: RollAction): void {
  const { ship } = frame;
  const icons = faces.map((face) => ICONS[face as DieFace]);
  const criticals = icons.reduce((sum, each) => sum + each.criticals, 0);
  const cards = icons.reduce((sum, each) => sum + each.hits, criticals);
  emit(state, { type: 'mine-dice-rolled', rules: RULES, ship, token: frame.tokens[0] ?? '', faces });
  frame.tokens = frame.tokens.slice(1);
  frame.cards = criticals > 0 ? cards - 1 : cards;
  if (criticals > 0) call(state, 'deal faceup damage card', { ship, rules: RULES });
}

export const mineProcedures = [mines];
