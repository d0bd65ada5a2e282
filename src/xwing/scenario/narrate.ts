/** One sentence for everything that happens in a game of X-Wing. */
import { sayFacing, sayHeading, sayPose, tenths } from '../../language/headings';
import { listed, tell, who, type Telling } from '../../language/telling';
import { withArticle } from '../../language/labels';
import { storyOf } from '../../language/language';
import type { Pose } from '../../core/geometry';
import { condition, damageCard, upgrade } from '../facts';
import { maneuverName } from '../facts/maneuvers';
import type { ShipId, XwingState } from '../model/state';
import { actionName, named } from './ability-words';
import { conditionName, FACEDOWN_CONDITION, objectLabel, shipLabel, startLabel, weaponLabel } from './piece-labels';
import type { Xwing } from '../model/types';

const NO_EFFECT = { anything: 'does nothing to', damage: 'does no damage to', skip: 'does not make' } as const;

/** Why an action failed, by the code of what stood in its way. */
const WHY_FAILED: Readonly<Record<string, string>> = {
  'no-ship': ', since no ship can be chosen',
  'nothing-to-lock': ', since nothing can be locked',
  'overlaps-ship': ', since the ship would overlap another one',
  'overlaps-obstacle': ', since the ship would overlap an obstacle',
  'moves-through-obstacle': ', since the ship would move through an obstacle',
  'outside-play-area': ', since the ship would leave the play area',
};

const spaced = (word: string): string => word.replaceAll('-', ' ');

/** What has no effect: `the tractor token`, a piece, a card. */
function whatHasNone(of: string, state: XwingState): Telling {
  return of.endsWith(' token') ? `the ${spaced(of)}` : named(of, state);
}

/** The sentence about a ship, which goes by its label. */
function ofShip<E extends { ship: ShipId }>(say: (ship: string, event: E, state: XwingState) => Telling) {
  return (event: E, state: XwingState): Telling => say(shipLabel(state, event.ship), event, state);
}

export const story = storyOf<Xwing>({
  'player-order-determined': ({ first }) => tell`${who(first)} is the first player`,
  'next-player-chosen': ({ player, place }) => tell`${who(player)} is number ${place} in player order`,
  'results-called': ({ player, results }) => tell`${who(player)} calls ${results}`,
  'edge-chosen': ({ player, edge }) => tell`${who(player)} chooses the ${edge} edge`,
  'obstacle-placed': ({ obstacle, pose }, state) => tell`${objectLabel(state, obstacle)} is placed at ${sayPose(pose)}`,
  'ship-placed': ofShip((ship, { pose }) => `${ship} is placed at ${sayPose(pose)}`),
  'about-to-place-forces': () => null,
  'forces-placed': () => null,
  'round-started': ({ round }) => `round ${round} begins`,
  'phase-started': ({ phase }) => `the ${phase} phase begins`,
  'phase-ended': ({ phase }) => `the ${phase} phase ends`,
  'player-eliminated': ({ player }) => tell`${who(player)} has no ship left and is out of the game`,
  'game-ended': ({ winner }) => (winner === 'draw' ? 'the game is a draw' : tell`the game is won by ${who(winner)}`),

  'dial-set': ofShip((ship, { maneuver }) =>
    maneuver === null ? `the dial of ${ship} is set, facedown` : `the dial of ${ship} is set to ${maneuver}`,
  ),
  'dial-looked-at': ofShip((ship, { by }) => tell`${who(by)} looks at the dial of ${ship}`),
  'dial-turned-faceup': ofShip(
    (ship, { maneuver }) => `the dial of ${ship} is turned faceup: ${maneuver.color} ${maneuverName(maneuver)}`,
  ),
  'ship-activates': ofShip((ship) => `${ship} activates`),
  'dial-revealed': ofShip((ship, { maneuver }) => `${ship} reveals ${maneuver.color} ${maneuverName(maneuver)}`),
  'revealed-dial-set': ofShip(
    (ship, { maneuver }) => `the dial of ${ship} is set to ${maneuver.color} ${maneuverName(maneuver)}`,
  ),
  'maneuver-replaced': ofShip((ship, { by }) => `${ship} executes ${by.color} ${maneuverName(by)} instead`),
  moved: ofShip((ship, { from, to, by }) => sayMove(ship, from, to, by)),
  overlapped: ofShip((ship, { object }, state) => tell`${ship} overlapped ${objectLabel(state, object)}`),
  'moved-through': ofShip((ship, { obstacle }, state) => tell`${ship} moved through ${objectLabel(state, obstacle)}`),
  // That the ship moved through it or overlapped it has been told.
  'device-met': () => null,
  'device-placed': ofShip(
    (ship, { device, pose, how }, state) =>
      tell`${ship} puts down ${objectLabel(state, device)} (${how}) at ${sayPose(pose)}`,
  ),
  'device-relocated': ({ device, to }, state) => tell`${objectLabel(state, device)} is relocated to ${sayPose(to)}`,
  'fuse-marker-placed': ({ device }, state) => tell`a fuse marker is put on ${objectLabel(state, device)}`,
  'fuse-marker-removed': ({ device }, state) => tell`${objectLabel(state, device)} loses a fuse marker`,
  'device-detonated': ({ device }, state) => tell`${objectLabel(state, device)} detonates`,
  'device-suffered': ofShip(
    (ship, { device }, state) => tell`${ship} suffers the effect of ${objectLabel(state, device)}`,
  ),
  'device-removed': ({ device }, state) => tell`${objectLabel(state, device)} is removed`,
  'remote-destroyed': ({ device }, state) => tell`${objectLabel(state, device)} is destroyed`,
  'obstacle-removed': ({ obstacle }, state) => tell`${objectLabel(state, obstacle)} is removed`,
  'no-effect': ofShip(
    (ship, { of, what }, state) =>
      tell`${whatHasNone(of, state)} ${NO_EFFECT[what]} ${ship}${what === 'skip' ? ` skip its Perform Action step` : ''}`,
  ),
  'difficulty-changed': ofShip((ship, { from, to }) =>
    from === to ? `the maneuver of ${ship} is ${to} as before` : `the maneuver of ${ship} is ${to} instead of ${from}`,
  ),
  'maneuver-executed': ofShip(
    (ship, { maneuver, fully }) =>
      `${ship} has ${fully ? 'fully' : 'partially'} executed ${maneuver.color} ${maneuverName(maneuver)}`,
  ),
  'step-skipped': ofShip((ship, { step }) => `${ship} skips the step '${step}'`),
  'set-aside': ofShip((ship) => `${ship} is set aside`),
  'ship-rotated': ofShip((ship, { way }) =>
    way === 'none'
      ? `${ship} is not rotated`
      : `${ship} is rotated ${way === 'around' ? '180 degrees' : `90 degrees to the ${way}`}`,
  ),
  fled: ofShip((ship) => `${ship} has fled`),

  'action-attempted': ofShip(
    (ship, { action, color }) => `${ship} attempts ${withArticle(`${colorOf(color)}${actionName(action)}`)} action`,
  ),
  'action-performed': ofShip((ship, { action }) => `${ship} has performed its ${actionName(action)} action`),
  'action-failed': ofShip(
    (ship, { action, code }) => `the ${actionName(action)} action of ${ship} fails${WHY_FAILED[code] ?? ''}`,
  ),
  'effect-failed': ofShip((ship, { what }) => `the ${what} of ${ship} fails`),
  'lock-acquired': ofShip((ship, { on }, state) => tell`${ship} acquires a lock on ${objectLabel(state, on)}`),
  'lock-broken': ofShip((ship, { on }, state) => tell`the lock of ${ship} on ${objectLabel(state, on)} is broken`),
  'lock-given': ofShip(
    (ship, { to, on }, state) =>
      tell`the lock of ${ship} on ${objectLabel(state, on)} is that of ${objectLabel(state, to)} now`,
  ),
  'lock-transferred': ofShip(
    (ship, { from, on }, state) =>
      tell`the lock of ${ship} on ${objectLabel(state, from)} is transferred to ${objectLabel(state, on)}`,
  ),
  coordinated: ofShip((ship, { on }, state) => `${ship} coordinates ${shipLabel(state, on)}`),
  decloaked: ofShip((ship) => `${ship} decloaks`),
  'turret-rotated': ofShip((ship, { arc }) => `the turret of ${ship} points ${arc}`),

  'put-in-reserve': ofShip((ship) => `${ship} is placed in reserve`),
  docked: ofShip((ship, { carrier }, state) => `${ship} docks with ${shipLabel(state, carrier)}`),
  'ship-deploys': ofShip(
    (ship, { carrier, guides }, state) => `${ship} deploys from ${startLabel(guides)} of ${shipLabel(state, carrier)}`,
  ),
  deployed: ofShip((ship, { carrier }, state) => `${ship} has deployed from ${shipLabel(state, carrier)}`),
  'condition-assigned': ofShip((ship, { card, by }) => tell`${who(by)} assigns ${sayCondition(card)} to ${ship}`),
  'condition-removed': ofShip((ship, { card }) => `${sayCondition(card)} is removed from ${ship}`),
  'condition-revealed': ofShip((ship, { card }) => `${ship} reveals ${sayCondition(card)}`),
  'damage-card-found': ofShip(
    (ship, { card, damage, by }) =>
      tell`${who(by)} finds ${sayCard(damage)} in the damage deck and puts it on ${sayCondition(card)} of ${ship}`,
  ),
  'upgrade-moved': ofShip(
    (ship, { to, card }, state) => `${upgrade(card)?.name ?? card} goes from ${ship} to ${shipLabel(state, to)}`,
  ),

  'upgrade-flipped': ofShip((ship, { up }) => `a card of ${ship} is turned over: ${up}`),
  'token-on-card': ofShip(
    (ship, { card, token, way }) =>
      `${withArticle(token)} token is ${way === 'put' ? 'put on' : 'removed from'} ${upgrade(card)?.name ?? card} of ${ship}`,
  ),
  'token-gained': ofShip((ship, { token }) => `${ship} gains ${withArticle(spaced(token))} token`),
  'token-not-gained': ofShip((ship, { token }) => `${ship} gains no ${spaced(token)} token`),
  'token-spent': ofShip((ship, { token }) => `${ship} spends ${withArticle(spaced(token))} token`),
  'reinforce-flipped': ofShip((ship, { to }) => `a reinforce token of ${ship} is turned to ${to}`),
  'token-removed': ofShip((ship, { token }) => `${ship} loses ${withArticle(spaced(token))} token`),
  'charge-spent': ofShip((ship, { of }) => `${ship} spends a ${sayCharge(of)}`),
  'charge-recovered': ofShip((ship, { of }) => `${ship} recovers a ${sayCharge(of)}`),

  'initiative-begins': ({ initiative }) => `initiative ${initiative} of the Engagement Phase begins`,
  'ship-engages': ofShip((ship) => `${ship} engages`),
  'ship-engaged': () => null,
  'ship-activated': () => null,
  'action-not-possible': ofShip((ship) => `${ship} has no action`),
  'attack-not-possible': ofShip((ship) => `${ship} has no attack`),
  'attack-declined': ofShip((ship) => `${ship} does not attack`),
  'attack-declared': ({ attacker, defender, weapon, range, obstructedBy }, state) => {
    const by =
      obstructedBy.length > 0 ? tell`, obstructed by ${listed(obstructedBy.map((id) => objectLabel(state, id)))}` : '';
    return tell`${shipLabel(state, attacker)} attacks ${shipLabel(state, defender)} with ${weaponLabel(state, weapon)} at attack range ${range}${by}`;
  },
  'dice-rolled': ofShip(
    (ship, { die, faces, why }, state) =>
      tell`${ship} rolls ${faces.length} ${die} ${plural('die', faces.length)}${why === 'attack' ? '' : tell` for ${named(why, state)}`}${sayFaces(faces)}`,
  ),
  'dice-rerolled': ofShip(
    (ship, { die, were, faces }) =>
      `${faces.length} ${die} ${plural('die', faces.length)} of ${ship} ${faces.length === 1 ? 'is' : 'are'} rerolled${sayAnew(were, faces)}`,
  ),
  'dice-rolled-again': ofShip(
    (ship, { die, were, faces }) =>
      `${ship} rolls all its ${faces.length} ${die} ${plural('die', faces.length)} again${sayAnew(were, faces)}`,
  ),
  'die-changed': ofShip(
    (ship, { die, from, to }) => `${withArticle(die)} die of ${ship} is changed from ${from} to ${to}`,
  ),
  'die-added': ofShip((ship, { die, face }) => `${ship} adds ${withArticle(face)} result to its ${die} dice`),
  'die-spent': ofShip((ship, { die, face }) => `${ship} spends a ${face} result of its ${die} dice`),
  'dice-canceled': ({ die, faces }) => `${die} results are canceled${sayFaces(faces)}`,
  'lock-spent': ofShip((ship, { on }, state) => tell`${ship} spends its lock on ${objectLabel(state, on)}`),
  'dice-neutralized': ({ evades, hits, crits }) =>
    evades === 0
      ? null
      : `${evades} evade ${evades === 1 ? 'result cancels' : 'results cancel'} ${[...times(hits, 'hit'), ...times(crits, 'crit')].join(' and ')}`,
  'attack-hit': ({ attacker, defender }, state) =>
    `the attack of ${shipLabel(state, attacker)} hits ${shipLabel(state, defender)}`,
  'attack-missed': ({ attacker, defender }, state) =>
    `the attack of ${shipLabel(state, attacker)} misses ${shipLabel(state, defender)}`,
  // Both sides are done with the attack dice.
  'dice-modified': () => null,
  defended: () => null,
  'attack-performed': () => null,

  // What comes of it is told.
  'about-to-suffer': () => null,
  'about-to-be-dealt': () => null,
  'about-to-measure': () => null,
  'about-to-execute': () => null,
  'about-to-boost': () => null,
  repositioned: () => null,
  'difficulty-checked': () => null,
  'about-to-attack': () => null,
  'about-to-suffer-obstacle': () => null,
  'about-to-expose': () => null,
  'about-to-detonate': () => null,
  'detonation-prevented': ({ device }, state) => tell`${objectLabel(state, device)} does not detonate`,
  'may-attack': () => null,
  reloaded: () => null,
  'damage-prevented': ofShip(
    (ship, { hit, crit }) =>
      `${ship} does not suffer ${[...times(hit, 'hit'), ...times(crit, 'critical hit')].join(' and ')} damage`,
  ),
  'damage-suffered': ofShip((ship, { damage }) => `${ship} suffers 1 ${damage} damage`),
  'shield-lost': ofShip((ship) => `${ship} loses a shield`),
  'shield-recovered': ofShip((ship) => `${ship} recovers a shield`),
  'damage-card-dealt': ofShip((ship, { card }) =>
    card === null ? `${ship} is dealt a facedown damage card` : `${ship} is dealt ${sayCard(card)} faceup`,
  ),
  'precision-shot': ofShip(
    (ship, { attacker, card, arc }, state) =>
      `a precision shot of ${shipLabel(state, attacker)} in the ${arc} arc of ${ship}: ${sayCard(card)}`,
  ),
  'damage-card-exposed': ofShip((ship, { card }) => `a damage card of ${ship} is turned faceup: ${sayCard(card)}`),
  'damage-card-repaired': ofShip((ship, { card }) => `${ship} repairs ${sayCard(card)}`),
  'damage-card-discarded': ofShip((ship, { card }) => `${ship} discards ${sayCard(card)}`),
  'damage-deck-shuffled': ({ player }) => tell`${who(player)} shuffles discarded damage cards into the deck`,
  'ship-destroyed': ofShip((ship) => `${ship} is destroyed`),
  'ship-removed': ofShip((ship) => `${ship} is removed`),
});

/** The piece that an ability is on: a ship, or one of its cards. */
export function nameOf(source: string, state: XwingState): string {
  for (const ship of state.ships) {
    const equipped = ship.upgrades.find((each) => each.id === source);
    if (equipped) return `${upgrade(equipped.card)?.name ?? equipped.card} on ${ship.id}`;
    const damage = ship.damage.faceup.find((each) => each.id === source);
    if (damage) return `${sayCard(damage.card)} on ${ship.id}`;
    const assigned = ship.conditions.find((each) => each.id === source);
    if (assigned) return `${conditionName(assigned)} on ${ship.id}`;
  }
  return source;
}

/** The ship that a card is on. */
export function bearerOf(source: string, state: XwingState): string | null {
  const isOn = ({ upgrades, damage, conditions }: XwingState['ships'][number]): boolean =>
    [...upgrades, ...damage.faceup, ...conditions].some((each) => each.id === source);
  return state.ships.find(isOn)?.id ?? null;
}

function sayMove(ship: string, from: Pose, to: Pose, by: string): string {
  const turned = sayHeading(from.heading) !== sayHeading(to.heading);
  return `${ship} moves by ${by} to [${tenths(to.x)}, ${tenths(to.y)}]${turned ? `, now facing ${sayFacing(to.heading)}` : ''}`;
}

/** Nothing for white: that is the usual one. */
function colorOf(color: string): string {
  return color === 'white' ? '' : `${color} `;
}

function sayCharge(of: string): string {
  if (of === 'force') return 'Force charge';
  if (of === 'energy') return 'charge of energy';
  return of === 'ship' ? 'charge' : `charge of ${upgrade(of.split('/')[1] ?? '')?.name ?? of}`;
}

function sayCard(card: string): string {
  return damageCard(card)?.name ?? card;
}

/** Null: it is facedown. */
function sayCondition(card: string | null): string {
  return card === null ? FACEDOWN_CONDITION : (condition(card)?.name ?? card);
}

function sayFaces(faces: readonly string[]): string {
  return faces.length === 0 ? '' : `: ${faces.join(', ')}`;
}

function sayAnew(were: readonly string[], faces: readonly string[]): string {
  return `: ${were.join(', ')} -> ${faces.join(', ')}`;
}

function times(count: number, word: string): string[] {
  return count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`];
}

function plural(word: 'die', count: number): string {
  return count === 1 ? word : 'dice';
}
