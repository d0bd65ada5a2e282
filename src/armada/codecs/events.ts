/** Codecs of events by their type. */
import { count, integer, list, nullable, oneOf, text, type EventFields } from '../../core/codec';
import { DEFENSE_TOKENS } from '../facts';
import type { ArmadaEvent } from '../model/events';
import { command, hullZone, obstacle, phase, point, pose, side, spentFor } from '../model/codecs';
import type { ArmadaState } from '../model/state';
import { namesIn } from '../queries/names';

export function eventFields(state: ArmadaState | null): EventFields<ArmadaEvent> {
  const { ship, squadron, piece, player } = namesIn(state);
  return {
    'first-player-chosen': { first: player },
    'objective-chosen': { objective: text },
    'obstacle-placed': { obstacle, pose },
    'ship-deployed': { ship, pose, speed: count },
    'squadron-deployed': { squadron, at: point },
    'round-started': { round: count },
    'phase-started': { phase },
    'phase-ended': { phase },
    passed: { player },
    'initiative-flipped': {},
    'initiative-passed': { first: player },
    'game-ended': { winner: player },
    'dials-assigned': { ship, dials: count, commands: nullable(list(command)) },
    'ship-activates': { ship },
    'dial-revealed': { ship, command },
    'dial-spent': { ship, command },
    'dial-discarded': { ship, command },
    'token-assigned': { ship, token: command },
    'token-discarded': { ship, token: command },
    'token-spent': { ship, token: command },
    'token-not-assigned': { ship, token: command },
    'dial-changed': { ship, command },
    'command-resolved': { ship, command, with: spentFor },
    'ship-activated': { ship },
    'speed-changed': { ship },
    'ship-moved': { ship, from: pose, to: pose, speed: count, clicks: list(integer), side: nullable(side) },
    'ship-overlapped': { ship, other: ship },
    'maneuver-executed': { ship, speed: count },
    'squadron-placed': { squadron, ship, at: point },
    'squadron-left': { squadron, ship },
    'squadron-activates': { squadron },
    'squadron-moved': { squadron, from: point, to: point },
    'squadron-activated': { squadron },
    'obstacle-overlapped': { piece, obstacle },
    'attack-skipped': { piece },
    'shields-moved': { ship, from: hullZone, to: hullZone },
    'shield-recovered': { ship, zone: hullZone },
    'shield-lost': { ship, zone: hullZone },
    'damage-card-dealt': { ship, card: nullable(text), id: nullable(text) },
    'faceup-card-due': { ship },
    'damage-card-discarded': { ship, card: nullable(text), id: nullable(text) },
    'damage-card-turned-facedown': { ship, card: text, id: text },
    'damage-cards-looked-at': { player, count, cards: nullable(list(text)) },
    'looked-at-card-discarded': { player, card: text },
    'damage-deck-shuffled': { cards: count },
    'damage-deck-empty': { ship },
    'hull-recovered': { squadron },
    'defense-token-readied': { piece, token: oneOf('a defense token', DEFENSE_TOKENS) },
    'defense-token-discarded': { piece, token: oneOf('a defense token', DEFENSE_TOKENS) },
    'defense-tokens-not-readied': { piece },
    'upgrade-readied': { ship, upgrade: text },
    'upgrade-exhausted': { ship, upgrade: text },
    'ship-destroyed': { ship },
    'squadron-destroyed': { squadron },
    'not-adjudicated': { piece: nullable(piece), card: text },
  };
}
