/** One sentence for everything that happens in a game of X-Wing. */
import { storyOf } from '../../core/scenario';
import type { Pose } from '../../core/geometry';
import { damageCard, upgrade } from '../cards';
import { maneuverName } from '../maneuvers';
import { measureShips, type Measured } from '../measure';
import { shipOf } from '../ships';
import type { XwingState } from '../state';
import { sayHeading, tenths } from './words';
import type { Xwing } from '../types';

export const story = storyOf<Xwing>({
  'player-order-determined': ({ first }) => `${first} is the first player`,
  'results-called': ({ player, results }) => `${player} calls ${results}`,
  'edge-chosen': ({ player, edge }) => `${player} chooses the ${edge} edge`,
  'obstacle-placed': ({ obstacle, pose }) => `${obstacle} is placed at ${sayPose(pose)}`,
  'ship-placed': ({ ship, pose }) => `${ship} is placed at ${sayPose(pose)}`,
  'round-started': ({ round }) => `round ${round} begins`,
  'phase-started': ({ phase }) => `the ${phase} phase begins`,
  'phase-ended': ({ phase }) => `the ${phase} phase ends`,
  'game-ended': ({ winner }) => (winner === 'draw' ? 'the game is a draw' : `the game is won by ${winner}`),

  'dial-set': ({ ship, maneuver }) =>
    maneuver === null ? `the dial of ${ship} is picked up` : `the dial of ${ship} is set to ${maneuver}`,
  'ship-activates': ({ ship }) => `${ship} activates`,
  'dial-revealed': ({ ship, maneuver }) => `${ship} reveals ${maneuver.color} ${maneuverName(maneuver)}`,
  'maneuver-replaced': ({ ship, by }) => `${ship} executes ${by.color} ${maneuverName(by)} instead`,
  moved: ({ ship, from, to, by }) => sayMove(ship, from, to, by),
  overlapped: ({ ship, object }) => `${ship} overlapped ${object}`,
  'moved-through': ({ ship, obstacle }) => `${ship} moved through ${obstacle}`,
  'maneuver-executed': ({ ship, maneuver, fully }) =>
    `${ship} has ${fully ? 'fully' : 'partially'} executed ${maneuver.color} ${maneuverName(maneuver)}`,
  'step-skipped': ({ ship, step }) => `${ship} skips the step '${step}'`,
  fled: ({ ship }) => `${ship} has fled`,

  'action-attempted': ({ ship, action, color }) =>
    `${ship} attempts ${an(`${colorOf(color)}${sayAction(action)}`)} action`,
  'action-performed': ({ ship, action }) => `${ship} has performed its ${sayAction(action)} action`,
  'action-failed': ({ ship, action, code }) => `the ${sayAction(action)} action of ${ship} fails (${code})`,
  'effect-failed': ({ ship, what, code }) => `the ${what} of ${ship} fails (${code})`,
  'lock-acquired': ({ ship, on }) => `${ship} acquires a lock on ${on}`,
  'lock-broken': ({ ship, on }) => `the lock of ${ship} on ${on} is broken`,
  'turret-rotated': ({ ship, arc }) => `the turret of ${ship} points ${arc}`,

  'token-gained': ({ ship, token }) => `${ship} gains ${an(token)} token`,
  'token-spent': ({ ship, token }) => `${ship} spends ${an(token)} token`,
  'token-removed': ({ ship, token }) => `${ship} loses ${an(token)} token`,
  'charge-spent': ({ ship, of }) => `${ship} spends a ${sayCharge(of)}`,
  'charge-recovered': ({ ship, of }) => `${ship} recovers a ${sayCharge(of)}`,

  'ship-engages': ({ ship }) => `${ship} engages`,
  'ship-engaged': () => null,
  'attack-not-possible': ({ ship, message }) => `${ship} has no attack: ${message}`,
  'attack-declined': ({ ship }) => `${ship} does not attack`,
  'attack-declared': ({ attacker, defender, weapon, range, obstructedBy }, state) => {
    const by = obstructedBy.length > 0 ? `, obstructed by ${obstructedBy.join(' and ')}` : '';
    return `${attacker} attacks ${defender} with ${sayWeapon(weapon, state)} at attack range ${range}${by} (${sayDistance(measureShips(shipOf(state, attacker), shipOf(state, defender)))} from base to base)`;
  },
  'dice-rolled': ({ ship, die, faces }) =>
    `${ship} rolls ${faces.length} ${die} ${plural('die', faces.length)}${sayFaces(faces)}`,
  'dice-rerolled': ({ ship, die, faces }) =>
    `${faces.length} ${die} ${plural('die', faces.length)} of ${ship} ${faces.length === 1 ? 'is' : 'are'} rerolled${sayFaces(faces)}`,
  'dice-rolled-again': ({ ship, die, faces }) =>
    `${ship} rolls all its ${faces.length} ${die} ${plural('die', faces.length)} again${sayFaces(faces)}`,
  'die-changed': ({ ship, die, from, to }) => `${an(die)} die of ${ship} is changed from ${from} to ${to}`,
  'die-added': ({ ship, die, face }) => `${ship} adds a ${face} result to its ${die} dice`,
  'die-spent': ({ ship, die, face }) => `${ship} spends a ${face} result of its ${die} dice`,
  'dice-canceled': ({ die, faces }) => `${die} results are canceled${sayFaces(faces)}`,
  'lock-spent': ({ ship, on }) => `${ship} spends its lock on ${on}`,
  'dice-neutralized': ({ evades, hits, crits }) =>
    evades === 0
      ? null
      : `${evades} evade ${evades === 1 ? 'result cancels' : 'results cancel'} ${[...times(hits, 'hit'), ...times(crits, 'crit')].join(' and ')}`,
  'attack-hit': ({ attacker, defender }) => `the attack of ${attacker} hits ${defender}`,
  'attack-missed': ({ attacker, defender }) => `the attack of ${attacker} misses ${defender}`,
  // Both sides are done with the attack dice.
  'dice-modified': () => null,
  defended: () => null,
  'attack-performed': () => null,

  'damage-suffered': ({ ship, damage }) => `${ship} suffers 1 ${damage} damage`,
  'shield-lost': ({ ship }) => `${ship} loses a shield`,
  'shield-recovered': ({ ship }) => `${ship} recovers a shield`,
  'damage-card-dealt': ({ ship, card }) =>
    card === null ? `${ship} is dealt a facedown damage card` : `${ship} is dealt ${sayCard(card)} faceup`,
  'damage-card-exposed': ({ ship, card }) => `a damage card of ${ship} is turned faceup: ${sayCard(card)}`,
  'damage-card-repaired': ({ ship, card }) => `${ship} repairs ${sayCard(card)}`,
  'damage-deck-shuffled': ({ player }) => `${player} shuffles discarded damage cards into the deck`,
  'ship-destroyed': ({ ship }) => `${ship} is destroyed`,
  'ship-removed': ({ ship }) => `${ship} is removed`,
});

/** The piece that an ability is on: a ship, or one of its cards. */
export function nameOf(source: string, state: XwingState): string {
  for (const ship of state.ships) {
    const equipped = ship.upgrades.find((each) => each.id === source);
    if (equipped) return `${upgrade(equipped.card)?.name ?? equipped.card} on ${ship.id}`;
    const damage = ship.damage.faceup.find((each) => each.id === source);
    if (damage) return `${sayCard(damage.card)} on ${ship.id}`;
  }
  return source;
}

/** The ship that a card is on. */
export function bearerOf(source: string, state: XwingState): string | null {
  const isOn = ({ upgrades, damage }: XwingState['ships'][number]): boolean =>
    [...upgrades, ...damage.faceup].some((each) => each.id === source);
  return state.ships.find(isOn)?.id ?? null;
}

function an(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

function sayPose({ x, y, heading }: Pose): string {
  return `[${tenths(x)}, ${tenths(y)}] facing ${sayFacing(heading)}`;
}

function sayFacing(heading: Pose['heading']): string {
  const said = sayHeading(heading);
  return typeof said === 'number' ? `${said} degrees` : said;
}

function sayMove(ship: string, from: Pose, to: Pose, by: string): string {
  const turned = sayHeading(from.heading) !== sayHeading(to.heading);
  return `${ship} moves by ${by} to [${tenths(to.x)}, ${tenths(to.y)}]${turned ? `, now facing ${sayFacing(to.heading)}` : ''}`;
}

function sayDistance({ distance }: Measured): string {
  return `${tenths(distance)} mm`;
}

function sayAction(action: string): string {
  return action.replace('-', ' ');
}

/** Nothing for white: that is the usual one. */
function colorOf(color: string): string {
  return color === 'white' ? '' : `${color} `;
}

function sayCharge(of: string): string {
  if (of === 'force') return 'Force charge';
  return of === 'charges' ? 'charge' : `charge of ${upgrade(of.split('/')[1] ?? '')?.name ?? of}`;
}

function sayWeapon(weapon: string, state: XwingState): string {
  return weapon.startsWith('primary') ? `its ${weapon} weapon` : (nameOf(weapon, state).split(' on ')[0] ?? weapon);
}

function sayCard(card: string): string {
  return damageCard(card)?.name ?? card;
}

function sayFaces(faces: readonly string[]): string {
  return faces.length === 0 ? '' : `: ${faces.join(', ')}`;
}

function times(count: number, word: string): string[] {
  return count === 0 ? [] : [`${count} ${word}`];
}

function plural(word: 'die', count: number): string {
  return count === 1 ? word : 'dice';
}
