/** A game of X-Wing: setup, then rounds of five phases until one player alone has ships left (xw.round, xw.winning). */
import { reason, type Frame, type PlayerId, type Procedure, type Reason, type Sentence } from '../../core';
import { list, optional, type FieldsOf } from '../../core/codec';
import { counted } from '../queries/tokens';
import { call, emit, finish, framesOf, goTo, procedure, run } from '../engine';
import { silence } from '../effects/docking';
import { endEffects } from '../effects/lasting-effects';
import { renewShared } from '../effects/shared-abilities';
import { sharedPilotAbilities } from '../queries/carriers';
import type { Phase, XwingState } from '../model/state';
import { removeDestroyed } from './destroy';
import { systemPhase } from './system-phase';
import type { XwingNames } from '../queries/names';
import { playersWithShips } from '../queries/ships';
import type { Xwing } from '../model/types';

export interface GameFrame extends Frame {
  /** Who has no ship left while others play on. */
  eliminated?: PlayerId[];
}

export const gameFields = ({ player }: XwingNames): FieldsOf<GameFrame> => ({ eliminated: optional(list(player)) });

const game = procedure('game', gameFields, [
  run('setup', ['xw.setup.01'], (state) => call(state, 'setup')),
  // Right after setup, and after each End Phase again, from the Planning Phase on (xw.round.02, xw.end-phase.05).
  run('play a round', ['xw.round.01'], (state, frame) => {
    if (state.winner !== null) return finish(frame);
    goTo(frame, 'play a round');
    call(state, 'round');
  }),
]);

const enter =
  (phase: Phase) =>
  (state: XwingState): void => {
    endEffects(state, state.phase);
    const shared = phase === 'planning' ? sharedPilotAbilities(state) : [];
    state.phase = phase;
    for (const ship of state.ships) ship.attacked = false;
    // Until the end of setup cards of ships in reserve work as well (xw.reserve.05).
    if (phase === 'planning') {
      for (const ship of state.ships) if (ship.place === 'reserve') silence(state, ship);
      renewShared(state, shared);
    }
    emit(state, { type: 'phase-started', rules: [`xw.${phase}-phase.01`], phase });
  };

const leave =
  (phase: Phase) =>
  (state: XwingState): void =>
    emit(state, { type: 'phase-ended', rules: [`xw.${phase}-phase.01`], phase });

const phase = (name: Exclude<Phase, 'setup'>, rules: readonly string[]) => [
  run(`start of the ${name} phase`, ['xw.timing.03', ...rules], enter(name)),
  run(`${name} phase`, rules, (state) => call(state, `${name} phase`)),
  run(`end of the ${name} phase`, ['xw.timing.06', ...rules], leave(name)),
];

const round = procedure('round', [
  run('next round', ['xw.round.01'], (state) => {
    state.round += 1;
    emit(state, { type: 'round-started', rules: ['xw.round.01'], round: state.round });
  }),
  ...phase('planning', ['xw.planning-phase.01']),
  ...phase('system', ['xw.system-phase.01']),
  ...phase('activation', ['xw.activation-phase.01']),
  // It follows when every ship has activated (xw.activation-phase.06).
  ...phase('engagement', ['xw.engagement-phase.01']),
  ...phase('end', ['xw.end-phase.01']),
  run('remove what stayed', ['xw.destroying-ships.03', 'xw.golden-rules.02'], (state) =>
    removeDestroyed(state, ['xw.destroying-ships.03'], () => [], 'round'),
  ),
  run('check victory', ['xw.end-phase.04', 'xw.winning.01'], checkVictory),
  run(
    'forget the round',
    ['xw.actions.14', 'xw.once-per-opportunity.01', 'xw.device.18'],
    (state) => {
      for (const ship of state.ships) {
        ship.activated = ship.engaged = false;
        ship.actions = [];
        ship.bonusAttacks = 0;
        ship.turretAttacks = [];
        ship.tractored = false;
        ship.devicesPlaced = 0;
        for (const card of ship.upgrades) card.bonusAttacks = 0;
      }
      for (const { remote } of state.devices) if (remote) remote.activated = remote.engaged = false;
    },
    { ends: 'round' },
  ),
]);

/** Only at the end of a round: whoever has no ship left loses, and one player left wins (xw.removed-from-game.03); nobody left is a draw. */
function checkVictory(state: XwingState): void {
  const left = playersWithShips(state);
  if (left.length > 1) return eliminate(state, left);
  const winner = left[0] ?? 'draw';
  state.winner = winner;
  emit(state, {
    type: 'game-ended',
    rules: [winner === 'draw' ? 'xw.winning.03' : 'xw.winning.02', 'xw.winning.01'],
    winner,
    because: [whoIsLeft(state)],
  });
}

/** Of more than two players: who has lost, once. */
function eliminate(state: XwingState, left: readonly PlayerId[]): void {
  const [frame] = framesOf(state, 'game');
  if (!frame) return;
  for (const { id: player } of state.players) {
    if (left.includes(player) || frame.eliminated?.includes(player)) continue;
    frame.eliminated = [...(frame.eliminated ?? []), player];
    emit(state, { type: 'player-eliminated', rules: ['xw.winning.02'], player, because: [whoIsLeft(state)] });
  }
}

/** How many ships each player still has, in play or in reserve. */
function whoIsLeft(state: XwingState): Reason {
  const ships = state.players.map(({ id }) => ({
    id,
    left: state.ships.filter((ship) => ship.player === id && ship.place !== 'removed').length,
  }));
  const said = ships.flatMap(({ id, left }, i): Sentence => [
    ...(i === 0 ? [] : [', ']),
    { is: id },
    ' has ',
    ...counted(left, 'ship'),
  ]);
  const facts = Object.fromEntries(ships.map(({ id, left }) => [id, left]));
  return reason('ships-left', [...said, ' left.'], ['xw.winning.01'], facts);
}

export const gameProcedures: readonly Procedure<Xwing>[] = [game, round, systemPhase];
