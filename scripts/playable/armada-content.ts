/** What the cards, tokens and obstacles of Armada can do in a game, by names made up here, and the events that show it. */
import type { CoreState, GameEvent } from '../../src/core';
import {
  COMMANDS,
  damageDeck,
  DEFENSE_TOKENS,
  objectiveCards,
  OBSTACLES,
  RANGE_BANDS,
  shipCards,
  squadronCards,
  upgradeCards,
} from '../../src/armada/facts';
import type { ArmadaEvent } from '../../src/armada/model/events';
import type { ArmadaState } from '../../src/armada/model/state';
import { WAYS } from '../../src/armada/queries/commands';

/** Everything that can be met, each once. */
export function armadaContent(): string[] {
  return [
    ...shipCards().flatMap(({ id }) => [`${id} moves`, `${id} attacks`, `${id} is destroyed`]),
    ...squadronCards().flatMap(({ id }) => [`${id} moves`, `${id} attacks`, `${id} is destroyed`]),
    ...upgradeCards().map(({ id }) => `${id} in a round`),
    ...objectiveCards().flatMap(({ id, victoryToken }) => [
      `${id} in a round`,
      ...(victoryToken !== null ? [`victory tokens for ${id}`] : []),
    ]),
    ...damageDeck().map(({ id }) => `${id} faceup`),
    ...COMMANDS.flatMap((command) => WAYS.map((way) => `${command} by ${way}`)),
    ...DEFENSE_TOKENS.flatMap((token) => [`readied ${token} spent`, `exhausted ${token} spent`]),
    ...OBSTACLES.flatMap((id) => [`ship at ${id}`, `squadron at ${id}`]),
    ...RANGE_BANDS.map((range) => `attack at ${range} range`),
    'obstructed attack',
    'counter attack',
    'standard critical effect',
  ];
}

/** A watcher of events of one game after the other. */
export function watchArmada(): (event: GameEvent, state: CoreState) => readonly string[] {
  return (event, state) => metBy(event as ArmadaEvent, state as ArmadaState);
}

function metBy(event: ArmadaEvent, state: ArmadaState): string[] {
  const card = (id: string): string =>
    [...state.ships, ...state.squadrons].find((each) => each.id === id)?.card ?? `no piece ${id}`;
  switch (event.type) {
    case 'round-started':
      return [state.objective ?? 'no objective', ...state.ships.flatMap(upgradesOf)].map((id) => `${id} in a round`);
    case 'ship-moved':
      return [`${card(event.ship)} moves`];
    case 'squadron-moved':
      return [`${card(event.squadron)} moves`];
    case 'ship-destroyed':
      return [`${card(event.ship)} is destroyed`];
    case 'squadron-destroyed':
      return [`${card(event.squadron)} is destroyed`];
    case 'attack-declared':
      return [
        `${card(event.attacker)} attacks`,
        `attack at ${event.range} range`,
        ...(event.obstructedBy.length > 0 ? ['obstructed attack'] : []),
        ...(event.counter ? ['counter attack'] : []),
      ];
    case 'critical-effect-resolved':
      return [`${event.effect} critical effect`];
    case 'victory-tokens-gained':
      return [`victory tokens for ${state.objective ?? 'none'}`];
    case 'damage-card-dealt':
    case 'damage-card-turned-faceup':
      return event.card === null ? [] : [`${event.card} faceup`];
    case 'command-resolved':
      return [`${event.command} by ${event.with}`];
    case 'defense-token-spent':
      return [`${event.exhausted ? 'exhausted' : 'readied'} ${event.token} spent`];
    case 'obstacle-overlapped':
      return [`${state.ships.some(({ id }) => id === event.piece) ? 'ship' : 'squadron'} at ${event.obstacle}`];
    default:
      return [];
  }
}

function upgradesOf({ upgrades }: ArmadaState['ships'][number]): string[] {
  return upgrades.map(({ card }) => card);
}
