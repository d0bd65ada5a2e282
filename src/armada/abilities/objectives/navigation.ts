/** Navigation objectives (arm.objective-cards.07). */
import { after, allowed, reason, say, type AnyAbility } from '../../../core';
import { gainVictoryTokens, placeObjectiveToken, removeObjectiveToken } from '../../effects/objective-tokens';
import { ability, call } from '../../engine';
import { obstacleToken } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { pieceOf } from '../../queries/attack';
import { tokensNear } from '../../queries/objective';
import { shipPiece } from '../../queries/pieces';
import { otherPlayer, playerOf } from '../../queries/players';
import { isOnTable, isShip, shipOf } from '../../queries/ships';
import { chooseOwnShips, isEndOf, isSecond, isYours, placeTokens } from '../forms/objective-cards';

const RULES = ['arm.objective-cards.07'];

function tokensOn({ objectiveTokens }: ArmadaState, obstacle: string): string[] {
  return objectiveTokens.filter(({ on }) => on === obstacle).map(({ id }) => id);
}

/** Of a ship that has left the table: none. */
function tokensNearShip(state: ArmadaState, id: string): string[] {
  const ship = shipOf(state, id);
  return isOnTable(ship) ? tokensNear(state, shipPiece(state, ship)).map((token) => token.id) : [];
}

/** Fleet points for whoever has more victory tokens at the end. */
const MOST_INTEL = 75;

export const navigationObjectives: readonly AnyAbility<Armada>[] = [
  ability({
    id: 'dangerous-territory-obstacles',
    card: 'objective:dangerous-territory',
    rules: RULES,
    modifies: { 'obstacle placement': (_state, _self, placement) => ({ ...placement, playerEdges: 5 }) },
  }),
  ability({
    id: 'dangerous-territory-setup',
    card: 'objective:dangerous-territory',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('obstacles'),
    effect: (state) => {
      for (const { id, place, pose } of state.obstacles) if (place === 'table') placeObjectiveToken(state, pose, id);
    },
  }),
  ability({
    id: 'dangerous-territory-token',
    card: 'objective:dangerous-territory',
    rules: RULES,
    on: after('obstacle-overlapped'),
    when: (state, self) => isShip(state, self.event.piece) && isYours(state, self, self.event.piece),
    still: (state, { event }) => isOnTable(shipOf(state, event.piece)) && tokensOn(state, event.obstacle).length > 0,
    may: true,
    choose: (state, { event }) => tokensOn(state, event.obstacle).map((id) => allowed(id)),
    effect: (state, { chosen, controller }) => {
      removeObjectiveToken(state, chosen as string);
      gainVictoryTokens(state, controller, 1);
    },
  }),
  ability({
    id: 'dangerous-territory-pilots',
    card: 'objective:dangerous-territory',
    rules: RULES,
    forbids: {
      'obstacle effect': (state, self, { piece, obstacle }) => {
        if (!isSecond(state, self) || !isShip(state, piece) || !isYours(state, self, piece)) return null;
        if (obstacleToken(obstacle)?.kind === 'station') return null;
        return reason('no-effect', say`${obstacle} has no effect on ships of ${self.controller}.`, RULES);
      },
    },
  }),
  ability({
    id: 'intel-sweep-setup',
    card: 'objective:intel-sweep',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('obstacles'),
    effect: (state) => {
      placeTokens(state, 5, { area: 'setup', playerEdges: 5, apart: 3, atObstacle: 0 }, true);
      chooseOwnShips(state);
    },
  }),
  ability({
    id: 'intel-sweep-token',
    card: 'objective:intel-sweep',
    rules: RULES,
    on: after('dial-revealed'),
    when: (state, self) => isYours(state, self, self.event.ship),
    still: (state, { event }) => shipOf(state, event.ship).objective && tokensNearShip(state, event.ship).length > 0,
    may: true,
    choose: (state, { event }) => tokensNearShip(state, event.ship).map((id) => allowed(id)),
    effect: (state, { chosen, controller }) => {
      removeObjectiveToken(state, chosen as string);
      gainVictoryTokens(state, controller, 1);
    },
  }),
  ability({
    id: 'intel-sweep-score',
    card: 'objective:intel-sweep',
    rules: RULES,
    modifies: {
      score: (state, self, score, { player }) => {
        const more = playerOf(state, player).victoryTokens > playerOf(state, otherPlayer(state, player)).victoryTokens;
        return player === self.controller && more ? score + MOST_INTEL : score;
      },
    },
  }),
  ability({
    id: 'minefields-obstacles',
    card: 'objective:minefields',
    rules: RULES,
    modifies: {
      'obstacle placement': (_state, _self, { without }) => ({
        by: 'second-player',
        without,
        edges: 0,
        playerEdges: 0,
        apart: 5,
      }),
    },
  }),
  ability({
    id: 'minefields-setup',
    card: 'objective:minefields',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('obstacles'),
    effect: (state) => placeTokens(state, 6, { area: 'play', playerEdges: 0, apart: 1, atObstacle: 1 }),
  }),
  ability({
    id: 'minefields-mines',
    card: 'objective:minefields',
    rules: RULES,
    on: after('maneuver-executed'),
    when: (state, self) => isYours(state, self, self.event.ship),
    still: (state, { event }) => tokensNearShip(state, event.ship).length > 0,
    effect: (state, { event }) => {
      if (event) call(state, 'mines', { ship: event.ship, tokens: tokensNearShip(state, event.ship), cards: 0 });
    },
  }),
  ability({
    id: 'superior-positions-deployment',
    card: 'objective:superior-positions',
    rules: RULES,
    modifies: { 'deployment order': (_state, _self, order) => ({ ...order, firstPlayerFirst: true }) },
  }),
  ability({
    id: 'superior-positions-rear',
    card: 'objective:superior-positions',
    rules: RULES,
    on: after('attack-performed'),
    when: (state, { controller, event }) =>
      event.defendingZone === 'rear' && event.damage > 0 && pieceOf(state, event.attacker).owner === controller,
    effect: (state, { controller }) => gainVictoryTokens(state, controller, 1),
  }),
];
