/** Codecs of events by their type. */
import { count, flag, integer, list, nullable, oneOf, text, textOr, type EventFields } from '../../core/codec';
import { FACTIONS } from '../facts';
import { attackKind, square, until } from '../model/codecs';
import type { MiniaturesEvent } from '../model/events';
import type { MiniaturesState } from '../model/state';
import { namesIn } from '../queries/names';

export const abilityValue = textOr('the value of an ability', text, integer);

export function eventFields(state: MiniaturesState | null): EventFields<MiniaturesEvent> {
  const { character, player, door } = namesIn(state);
  const target = { attacker: character, target: character };
  const dealt = { character, damage: count, attacker: nullable(character), byAttack: flag };
  return {
    'side-chosen': { player, faction: oneOf('a faction', FACTIONS) },
    'squads-revealed': {},
    'setup-rolled': { player, roll: count },
    'first-to-set-up-chosen': { first: player },
    'start-area-chosen': { player, area: count },
    'character-set-up': { character, at: square },
    'character-left-out': { character },
    'setup-ended': {},
    'round-started': { round: count },
    'initiative-rolled': { player, rolls: list(count), result: count },
    'initiative-tied': { players: list(player) },
    'initiative-compared': { player },
    'first-player-chosen': { first: player },
    'phase-started': { player, first: flag },
    'round-ended': { round: count },
    'game-ended': { winners: list(player) },
    'character-joined': { character, player },
    'character-removed': { character },
    'squad-joined': { character, player, from: player },
    'character-activated': { character, how: oneOf('a way to be activated', ['turn', 'combined-fire']) },
    'character-stunned': { character },
    'character-moved': { character, from: square, to: square, squeezed: nullable(square), cost: count },
    'character-not-pushed': { character },
    'character-pushed': { character, from: square, to: square },
    'character-boarded': { character, carrier: character },
    'character-disembarked': { character, at: square },
    'moves-faster': { character, squares: count },
    'opportunity-passed': { character, player },
    'turn-ended': { character },
    'door-opened': { door },
    'door-closed': { door },
    'attack-declared': { ...target, kind: attackKind, melee: flag, covered: flag },
    'fire-combined': { ...target, helper: character },
    'roll-due': target,
    'attack-rolled': { ...target, roll: count },
    'attack-rerolled': { ...target, was: count, roll: count },
    'attack-hit': { ...target, melee: flag, total: integer, defense: integer, critical: flag },
    'attack-missed': { ...target, melee: flag, total: integer, defense: integer },
    'hit-answered': { ...target, melee: flag },
    'attack-canceled': target,
    'attack-resolved': { ...target, kind: attackKind, melee: flag, hit: flag, critical: flag, damage: count },
    'save-rolled': { character, number: count, roll: count },
    'save-rerolled': { character, number: count, was: count, roll: count },
    'save-made': { character, number: count, roll: integer, success: flag },
    'damage-assigned': dealt,
    'damage-due': dealt,
    'damage-avoided': { character, damage: count },
    'damage-reduced': { character, damage: count },
    'damage-dealt': dealt,
    'damage-removed': { character, damage: count },
    'defeat-due': { character, attacker: nullable(character), byAttack: flag },
    'character-defeated': { character, attacker: nullable(character), byAttack: flag },
    'force-spent': { character, user: character, points: count, what: text },
    'force-lost': { character, points: count },
    'force-gained': { character, points: count },
    'ability-gained': { character, gained: text, value: nullable(abilityValue), until },
    'ability-lost': { character, lost: text },
  };
}
