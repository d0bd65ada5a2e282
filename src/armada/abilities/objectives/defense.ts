/** Defense objectives (arm.objective-cards.06). */
import { after, reason, say, type AbilityInPlay, type AnyAbility } from '../../../core';
import { gainVictoryTokens, placeObjectiveToken, removeObjectiveToken } from '../../effects/objective-tokens';
import { ability, call } from '../../engine';
import { obstacleToken, type ObstacleId } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { distanceToObstacle } from '../../queries/distance';
import { controlOf } from '../../queries/fire-lanes';
import { ambushZone, liesInZone, shipAside } from '../../queries/objective';
import { obstaclePiece, shipPiece } from '../../queries/pieces';
import { firstPlayer, otherPlayer } from '../../queries/players';
import { commandValue, shipOf, shipsOnTable } from '../../queries/ships';
import { isEndOf, isSecond, placeTokens } from '../forms/objective-cards';

const RULES = ['arm.objective-cards.06'];

const stations = ({ obstacles }: ArmadaState): ObstacleId[] =>
  obstacles.map(({ id }) => id).filter((id) => obstacleToken(id)?.kind === 'station');

const isStation = (id: ObstacleId): boolean => obstacleToken(id)?.kind === 'station';

const outpost = (id: string) => reason('outpost', say`${id} is the outpost.`, RULES);

/** The command values of a player's ships at distance 1 of the station. */
function commandAtStation(state: ArmadaState, player: string): number {
  const tokens = state.obstacles.filter(({ id, place }) => place === 'table' && isStation(id)).map(obstaclePiece);
  const near = shipsOnTable(state).filter(
    (ship) =>
      ship.owner === player &&
      tokens.some((token) => distanceToObstacle(state.lengths, shipPiece(state, ship), token).distance === 1),
  );
  return near.reduce((sum, ship) => sum + commandValue(state, ship), 0);
}

/** All ships come before squadrons: the first, third ... turn is that of the first, third ... ship. */
function isOddTurn(state: ArmadaState, player: string): boolean {
  return shipsOnTable(state).filter(({ owner }) => owner === player).length % 2 === 0;
}

function isFirstPlayers(state: ArmadaState, { controller }: AbilityInPlay, piece: string): boolean {
  const owner = [...state.ships, ...state.squadrons].find(({ id }) => id === piece)?.owner;
  return owner === controller && owner === firstPlayer(state);
}

function inAmbushZone(state: ArmadaState, id: ObstacleId): boolean {
  const obstacle = state.obstacles.find((each) => each.id === id);
  return obstacle !== undefined && liesInZone(ambushZone(state.options.areas, state.lengths), obstaclePiece(obstacle));
}

export const defenseObjectives: readonly AnyAbility<Armada>[] = [
  ability({
    id: 'contested-outpost-station',
    card: 'objective:contested-outpost',
    rules: RULES,
    modifies: { 'obstacle placement': (state, _self, placement) => ({ ...placement, without: stations(state) }) },
    forbids: {
      'obstacle effect': (_state, _self, { obstacle }) => (isStation(obstacle) ? outpost(obstacle) : null),
      'obstruct attacks': (_state, _self, { obstacle }) => (isStation(obstacle) ? outpost(obstacle) : null),
    },
  }),
  ability({
    id: 'contested-outpost-setup',
    card: 'objective:contested-outpost',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('obstacles'),
    effect: (state, { controller: turn }) => {
      const limits = { edges: 3, playerEdges: 5, apart: 1 };
      call(state, 'place obstacles', { obstacles: stations(state), turn, inTurns: false, limits });
    },
  }),
  ability({
    id: 'contested-outpost-round',
    card: 'objective:contested-outpost',
    rules: RULES,
    on: after('phase-ended'),
    when: (_state, { event }) => event.phase === 'status',
    effect: (state, { controller }) => {
      const own = commandAtStation(state, controller);
      const other = commandAtStation(state, otherPlayer(state, controller));
      if (own <= other) return;
      const facts = { own, other };
      const said = say`${controller} has command values of ${own} at the outpost, the opponent ${other}.`;
      gainVictoryTokens(state, controller, 1, [reason('command-values', said, RULES, facts)]);
    },
  }),
  ability({
    id: 'fire-lanes-setup',
    card: 'objective:fire-lanes',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('obstacles'),
    effect: [
      {
        kind: 'run',
        name: 'place the tokens',
        rules: RULES,
        run: (state) => placeTokens(state, 3, { area: 'setup', playerEdges: 4, apart: 0, atObstacle: 0 }),
      },
      {
        kind: 'run',
        name: 'move the tokens',
        rules: RULES,
        run: (state) => {
          const tokens = state.objectiveTokens.map(({ id }) => id);
          call(state, 'move objective tokens', { player: firstPlayer(state), tokens, within: 2, area: 'setup' });
        },
      },
    ],
  }),
  ability({
    id: 'fire-lanes-round',
    card: 'objective:fire-lanes',
    rules: RULES,
    on: after('phase-ended'),
    when: (_state, { event }) => event.phase === 'status',
    effect: (state, { controller }) => {
      const held = state.objectiveTokens
        .map((token) => controlOf(state, token))
        .filter(({ player }) => player === controller);
      if (held.length > 0)
        gainVictoryTokens(
          state,
          controller,
          held.length,
          held.map(({ why }) => why),
        );
    },
  }),
  ability({
    id: 'fleet-ambush-zone',
    card: 'objective:fleet-ambush',
    rules: RULES,
    modifies: {
      'deployment order': (_state, _self, order) => ({ ...order, shipsFirst: true }),
      'deployment zone': (state, self, usual, { ship }) => {
        const { owner } = shipOf(state, ship);
        if (owner !== self.controller || owner !== firstPlayer(state) || !isOddTurn(state, owner)) return usual;
        return { zone: ambushZone(state.options.areas, state.lengths), rules: RULES };
      },
    },
    forbids: {
      'deploy on obstacle': (state, self, { piece, obstacle }) =>
        isFirstPlayers(state, self, piece) && inAmbushZone(state, obstacle)
          ? reason('on-obstacle', say`In the Ambush Zone it is not deployed on ${obstacle}.`, RULES, { obstacle })
          : null,
    },
  }),
  ability({
    id: 'fleet-ambush-corners',
    card: 'objective:fleet-ambush',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('obstacles'),
    effect: (state) => {
      const { left, bottom, width, height } = ambushZone(state.options.areas, state.lengths);
      for (const x of [left, left + width])
        for (const y of [bottom, bottom + height]) placeObjectiveToken(state, { x, y }, null);
    },
  }),
  ability({
    id: 'fleet-ambush-end',
    card: 'objective:fleet-ambush',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('deployment'),
    effect: (state) => {
      for (const { id } of state.objectiveTokens) removeObjectiveToken(state, id);
    },
  }),
  ability({
    id: 'hyperspace-assault-setup',
    card: 'objective:hyperspace-assault',
    rules: RULES,
    on: after('setup-step-ended'),
    when: isEndOf('obstacles'),
    effect: (state, { controller: player }) => {
      call(state, 'set aside', { player });
      placeTokens(state, 3, { area: 'play', playerEdges: 3, apart: 0, atObstacle: 0 });
    },
  }),
  ability({
    id: 'hyperspace-assault-round',
    card: 'objective:hyperspace-assault',
    rules: RULES,
    on: after('round-started'),
    when: (state, self) => self.event.round > 1 && isSecond(state, self) && shipAside(state, self.controller) !== null,
    effect: (state, { controller: player }) => call(state, 'arrive from hyperspace', { player, tokens: [] }),
  }),
];
