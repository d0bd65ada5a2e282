/** One sentence for everything that happens in an attack. */
import { counted, listInWords } from '../../language/labels';
import type { Narrators } from '../../language/language';
import type { HullZone } from '../facts';
import type { AttackEvent } from '../model/events';
import type { ShownDie } from '../model/attack';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import { nameOf, pieceLabel } from './piece-labels';

export const attackStory: Pick<Narrators<Armada>, AttackEvent['type']> = {
  'attack-declared': ({ attacker, zone, defender, defendingZone, range, obstructedBy, counter }, state) => {
    const how = counter ? 'counters' : 'attacks';
    const far = zone === null ? 'distance 1' : `${range} range`;
    const through =
      obstructedBy.length === 0
        ? ''
        : `, obstructed by ${listInWords(obstructedBy.map((each) => pieceLabel(state, each)))}`;
    return `${partOf(state, attacker, zone)} ${how} ${partOf(state, defender, defendingZone)} at ${far}${through}`;
  },
  'attack-canceled': ({ attacker, defender }, state) =>
    `the attack of ${pieceLabel(state, attacker)} on ${pieceLabel(state, defender)} is canceled: it has no dice`,
  'die-removed': ({ attacker, color }, state) => `${pieceLabel(state, attacker)} removes a ${color} die`,
  'attack-dice-rolled': ({ attacker, dice }, state) => `${pieceLabel(state, attacker)} rolls ${sayDice(dice)}`,
  'die-added': ({ attacker, ...die }, state) => `${pieceLabel(state, attacker)} adds ${sayDice([die])}`,
  'dice-rerolled': ({ player, were, dice }) => `${player} has ${sayDice(were)} rerolled: ${sayDice(dice)}`,
  'die-changed': ({ color, from, to }) => `a ${color} die is changed from ${sayFace(from)} to ${sayFace(to)}`,
  'die-spent': ({ attacker, color, face }, state) =>
    `${pieceLabel(state, attacker)} spends ${sayDice([{ color, face }])}`,
  'dice-canceled': ({ dice }) => `${sayDice(dice)} ${dice.length === 1 ? 'is' : 'are'} canceled`,
  'accuracy-spent': ({ defender, token, exhausted }, state) =>
    `${pieceLabel(state, defender)} cannot spend ${exhausted ? 'its exhausted' : 'its'} ${token} token in this attack`,
  'defense-token-spent': ({ defender, token, exhausted, zone }, state) => {
    const where = zone === null ? '' : ` for its ${zone} hull zone`;
    return `${pieceLabel(state, defender)} spends its ${exhausted ? 'exhausted ' : ''}${token} token${where}`;
  },
  'critical-effect-resolved': ({ attacker, effect }, state) =>
    effect === 'standard'
      ? `${pieceLabel(state, attacker)} resolves the standard critical effect`
      : `${pieceLabel(state, attacker)} resolves the critical effect of ${nameOf(effect, state)}`,
  'damage-totaled': ({ attacker, damage }, state) =>
    `the total damage of ${pieceLabel(state, attacker)} is ${counted(damage, 'point')}`,
  'damage-redirected': ({ ship, from, to, damage }, state) =>
    `${pieceLabel(state, ship)} suffers ${damage} of it on its ${to} instead of its ${from} hull zone`,
  'attack-performed': ({ attacker, defender, because }, state) =>
    because ? `the attack of ${pieceLabel(state, attacker)} on ${pieceLabel(state, defender)} is over` : null,
};

/** The front hull zone of a ship; a squadron as such. */
function partOf(state: ArmadaState, piece: string, zone: HullZone | null): string {
  const label = pieceLabel(state, piece);
  return zone === null ? label : `the ${zone} hull zone of ${label}`;
}

function sayFace(face: string): string {
  return face.replace('-', ' ');
}

function sayDice(dice: readonly ShownDie[]): string {
  return listInWords(dice.map(({ color, face }) => `${color} ${sayFace(face)}`));
}
