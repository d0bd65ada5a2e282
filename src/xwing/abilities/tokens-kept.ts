/** Cards by which tokens stay where they would be removed. */
import { allowed, reason, say, type AbilityInPlay, type Cost, type RuleId } from '../../core';
import { startEffect, untilEndOf } from '../effects/lasting-effects';
import { ability } from '../engine';
import {
  TOKEN_KINDS,
  TOKENS,
  type Phase,
  type Ship,
  type ShipId,
  type TokenKind,
  type XwingState,
} from '../model/state';
import { all, atRange, enemy, friendly, inYourFiringArc, inYourTurret, shipsThat, type OfShip } from './circumstances';
import { spendingCharges } from './costs';
import { atStartOf } from './forms';
import { costInCharges, isYou, shipsTogether, you } from './words';

const CANNOT = ['xw.golden-rules.03', 'xw.tokens.03'];
const KEEPS = ['xw.end-phase.02', 'xw.golden-rules.02'];

/** In this phase no such tokens are removed from enemy ships near. */
const holdsOn = (id: string, card: string, token: TokenKind, phase: Phase, near: OfShip) =>
  ability({
    id,
    card,
    rules: CANNOT,
    forbids: {
      'remove token': (state, self, about) => {
        if (about.token !== token || state.phase !== phase) return null;
        if (!shipsThat(state, self, all(enemy, near)).some((ship) => ship.id === about.ship)) return null;
        return reason('cannot-remove', say`${about.ship} is near ${you(state, self).id}.`, CANNOT, { token });
      },
    },
  });

/** Until the end of the End Phase a ship that was chosen keeps so many tokens of a kind. */
const keeps = (effect: string, many: (token: TokenKind) => number) =>
  ability({
    id: effect.replaceAll(' ', '-'),
    card: untilEndOf('end', effect),
    rules: KEEPS,
    modifies: {
      'tokens kept': (_state, { source }, kept, { ship, token }) =>
        ship === source ? Math.max(kept, many(token)) : kept,
    },
  });

const ALL = 'keeps circular tokens';
const TRACTOR = 'keeps tractor tokens';
const CALCULATE = 'keeps a calculate token';
const keeping = (state: XwingState, ship: ShipId, effect: string, { controller }: AbilityInPlay): void =>
  startEffect(state, untilEndOf('end', effect), ship, controller);

const circular: OfShip = ({ tokens }: Ship) => TOKEN_KINDS.some((kind) => TOKENS[kind].circular && tokens[kind] > 0);

const END: readonly RuleId[] = ['xw.timing.03', ...KEEPS];

/** A ship keeps its circular tokens. */
const gamutKey = (id: string, card: string, cost: Cost<XwingState, unknown>, which: OfShip) =>
  atStartOf('end')({
    id,
    card,
    rules: END,
    may: true,
    cost,
    choose: (state, self) => shipsThat(state, self, all(circular, which)).map((ship) => allowed(ship.id)),
    effect: (state, self) => keeping(state, self.chosen as ShipId, ALL, self),
  });

export const tokensKept = [
  holdsOn('death-troopers', 'upgrade:deathtroopers', 'stress', 'activation', atRange(0, 1)),
  holdsOn('isb-slicer', 'upgrade:isbslicer', 'jam', 'end', atRange(1, 2)),
  keeps(ALL, () => Infinity),
  keeps(TRACTOR, (token) => (token === 'tractor' ? Infinity : 0)),
  keeps(CALCULATE, (token) => (token === 'calculate' ? 1 : 0)),
  gamutKey(
    'gamut-key',
    'upgrade:gamutkey',
    costInCharges(({ source }) => source, 2, ['xw.charges.05']),
    atRange(0, 1),
  ),
  gamutKey(
    'gamut-key-pilot',
    'pilot:gamutkey',
    spendingCharges('ship', 2),
    (ship, own, state) => ship.id === own.id || inYourTurret(ship, own, state),
  ),
  atStartOf('end')({
    id: 'ketsu-onyo',
    card: 'upgrade:ketsuonyo',
    rules: END,
    may: true,
    choose: (state, self) =>
      shipsThat(state, self, all(enemy, inYourFiringArc, atRange(0, 2))).map((ship) => allowed(ship.id)),
    effect: (state, self) => keeping(state, self.chosen as ShipId, TRACTOR, self),
  }),
  atStartOf('end')({
    id: 'kraken',
    card: 'upgrade:kraken',
    rules: END,
    may: true,
    choose: (state, self) => shipsTogether(shipsThat(state, self, all(friendly, atRange(0, 3))), 3),
    effect: (state, self) => {
      for (const ship of self.chosen as ShipId[]) keeping(state, ship, CALCULATE, self);
    },
  }),
  ability({
    id: 'moldy-crow',
    card: 'upgrade:moldycrow',
    rules: KEEPS,
    modifies: {
      'tokens kept': (state, self, kept, { ship, token }) =>
        token === 'focus' && isYou(state, self, ship) ? Math.max(kept, 2) : kept,
    },
  }),
];
