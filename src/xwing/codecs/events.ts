/** Codecs of events by their type. */
import { count, flag, list, nullable, oneOf, text, type EventFields } from '../../core/codec';
import { MANEUVER_COLORS } from '../facts/words';
import type { XwingEvent } from '../model/events';
import { namesIn } from '../queries/names';
import { TOKEN_KINDS, type XwingState } from '../model/state';
import { color, grant, guides, maneuver, pool, pose, results } from '../model/codecs';

const maneuverColor = oneOf('a difficulty', MANEUVER_COLORS);
const phase = oneOf('a phase', ['setup', 'planning', 'system', 'activation', 'engagement', 'end']);
const faces = list(text);

export function eventFields(state: XwingState | null): EventFields<XwingEvent> {
  // Remotes do some of what ships do.
  const { target: ship, object: piece, device, player } = namesIn(state);
  const ofShip = { ship };
  const sides = { attacker: ship, defender: ship };
  const token = oneOf('a token', TOKEN_KINDS);
  return {
    'player-order-determined': { first: player },
    'results-called': { player, results },
    'edge-chosen': { player, edge: oneOf('an edge', ['south', 'north']) },
    'obstacle-placed': { obstacle: piece, pose },
    'ship-placed': { ship, pose },
    'round-started': { round: count },
    'phase-started': { phase },
    'phase-ended': { phase },
    'game-ended': { winner: text },
    'dial-set': { ship, maneuver: nullable(text) },
    'ship-activates': ofShip,
    'dial-revealed': { ship, maneuver },
    'maneuver-replaced': { ship, by: maneuver },
    moved: { ship, from: pose, to: pose, by: text },
    overlapped: { ship, object: piece },
    'moved-through': { ship, obstacle: piece },
    'device-met': { ship, device, overlapped: flag, inManeuver: flag },
    'no-effect': { ship, of: text, what: oneOf('an effect', ['anything', 'damage', 'skip']) },
    'difficulty-changed': { ship, from: maneuverColor, to: maneuverColor },
    'maneuver-executed': { ship, maneuver, fully: flag },
    'step-skipped': { ship, step: text },
    fled: ofShip,
    'set-aside': ofShip,
    'ship-rotated': { ship, way: oneOf('a way', ['left', 'right', 'none']) },
    'action-attempted': { ship, action: text, color },
    'action-performed': { ship, action: text, color, linked: list(grant), coordinated: nullable(text) },
    'action-failed': { ship, action: text, code: text },
    'effect-failed': { ship, what: text, code: text },
    'lock-acquired': { ship, on: piece },
    'lock-broken': { ship, on: piece },
    'lock-transferred': { ship, from: piece, on: piece },
    'turret-rotated': { ship, arc: text },
    docked: { ship, carrier: ship },
    'ship-deploys': { ship, carrier: ship, guides },
    deployed: { ship, carrier: ship },
    'condition-assigned': { ship, card: text, id: text, by: player },
    'condition-removed': { ship, card: text, id: text },
    'upgrade-moved': { ship, to: ship, card: text },
    coordinated: { ship, on: ship },
    decloaked: ofShip,
    'token-gained': { ship, token, by: nullable(player) },
    'token-not-gained': { ship, token },
    'token-spent': { ship, token },
    'token-removed': { ship, token },
    'charge-spent': { ship, of: text },
    'charge-recovered': { ship, of: text },
    'initiative-begins': { initiative: count },
    'ship-engages': ofShip,
    'ship-engaged': ofShip,
    'attack-not-possible': { ship, code: text },
    'action-not-possible': { ship, code: text },
    'attack-declined': ofShip,
    'attack-declared': { ...sides, weapon: text, range: count, obstructedBy: list(piece) },
    'dice-rolled': { ship, die: pool, faces, why: text },
    'dice-rerolled': { ship, die: pool, were: faces, faces, player },
    'dice-rolled-again': { ship, die: pool, were: faces, faces, player },
    'die-changed': { ship, die: pool, from: text, to: text },
    'die-added': { ship, die: pool, face: text },
    'die-spent': { ship, die: pool, face: text },
    'dice-canceled': { die: pool, faces },
    'lock-spent': { ship, on: piece },
    'dice-modified': { ship, die: oneOf('a pool', ['attack']) },
    'dice-neutralized': { evades: count, hits: count, crits: count },
    'attack-hit': sides,
    'attack-missed': sides,
    defended: { ...sides, weapon: text, bonus: flag },
    'attack-performed': { ...sides, weapon: text, bonus: flag },
    'about-to-suffer': { ship, hit: count, crit: count },
    'damage-prevented': { ship, hit: count, crit: count },
    'damage-suffered': { ship, damage: oneOf('damage', ['hit', 'crit']), faceup: list(text) },
    'shield-lost': ofShip,
    'shield-recovered': ofShip,
    'damage-card-dealt': { ship, faceup: flag, card: nullable(text), id: nullable(text) },
    'precision-shot': { ship, attacker: ship, card: text, id: text, arc: text },
    'damage-card-exposed': { ship, card: text, id: text },
    'damage-card-repaired': { ship, faceup: flag, card: text },
    'damage-deck-shuffled': { player, cards: count },
    'device-placed': { ship, device, pose, how: text },
    'device-relocated': { device, from: pose, to: pose },
    'fuse-marker-placed': { device },
    'fuse-marker-removed': { device },
    'device-detonated': { device, ship: nullable(ship) },
    'device-suffered': { ship, device },
    'device-removed': { device },
    'remote-destroyed': { device },
    'obstacle-removed': { obstacle: piece },
    'ship-destroyed': ofShip,
    'ship-removed': ofShip,
  };
}
