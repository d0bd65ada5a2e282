/** What stands on the buttons of X-Wing: `Phoenix Squadron Pilot performs a focus action`. */
import type { ChooseForAbility, Json } from '../../core';
import { sayHeading, tenths } from '../../language/headings';
import { listed, ofPlayer, tell, who } from '../../language/telling';
import { coreLabels, counted, labelOf, listInWords, withArticle } from '../../language/labels';
import { condition, damageCard, ship as shipType, upgrade } from '../facts';
import type { XwingState } from '../model/state';
import type { Xwing } from '../model/types';
import { abilityName, titleOf } from './ability-words';
import { facesOf, poolChosenFrom } from './dice-words';
import { cardName, objectLabel, shipLabel, startLabel, weaponLabel } from './piece-labels';
import type { Pose } from '../../core/geometry';

const spaced = (word: string): string => word.replaceAll('-', ' ');

const ship = shipLabel;
const result = (face: string): string => withArticle(`${face} result`);

const MOVES = {
  boost: 'boost',
  'barrel-roll-left': 'barrel roll to the left',
  'barrel-roll-right': 'barrel roll to the right',
} as const;

export const { label } = labelOf<Xwing>({
  'choose-first-player': ({ player, first }) => tell`${who(player)} decides that ${who(first)} is the first player`,
  'choose-next-player': ({ player, next }) => tell`${who(player)} decides that ${who(next)} is next in player order`,
  'call-results': ({ player, results }) => tell`${who(player)} calls ${results}`,
  'choose-edge': ({ player, edge }) => tell`${who(player)} takes the ${edge} edge`,
  'place-obstacle': ({ player, obstacle, pose }, state) =>
    tell`${who(player)} places ${objectLabel(state, obstacle)} at ${place(pose)}`,
  'leave-obstacle': ({ player, obstacle }, state) => tell`${who(player)} leaves ${objectLabel(state, obstacle)} out`,
  'place-ship': ({ player, ship: id, pose }, state) => tell`${who(player)} places ${ship(state, id)} at ${place(pose)}`,
  'end-placing': ({ player }) => tell`${who(player)} places no more ships elsewhere`,
  'place-device': ({ player, payload, pose }) =>
    tell`${who(player)} puts ${withArticle(spaced(payload))} at ${place(pose)}`,
  'point-turret': ({ ship: id, arc }, state) => `the turret of ${ship(state, id)} points ${arc}`,

  'set-dial': ({ ship: id, maneuver }, state) =>
    `the dial of ${ship(state, id)} is set to ${dialLabel(state, id, maneuver)}`,
  'end-planning': ({ player }) => tell`${who(player)} is done with planning`,
  act: ({ ship: id }, state) => `${ship(state, id)} acts in the System Phase`,
  decloak: ({ ship: id, move }, state) => `${ship(state, id)} decloaks with a ${MOVES[move]}`,
  'end-system-turn': ({ ship: id }, state) => `${ship(state, id)} does nothing more in the System Phase`,

  dock: ({ ship: id, carrier }, state) => `${ship(state, id)} docks with ${ship(state, carrier)}`,
  deploy: ({ ship: id, maneuver, guides }, state) =>
    `${ship(state, id)} deploys from ${startLabel(guides)} with ${dialLabel(state, id, maneuver)}`,
  'stay-docked': ({ ship: id }, state) => `${ship(state, id)} stays docked with its carrier`,
  'end-declaring': ({ player }) => tell`${who(player)} has declared which ships are docked`,

  activate: ({ ship: id }, state) => `${ship(state, id)} activates`,
  'perform-action': ({ ship: id, action, color }, state) =>
    `${ship(state, id)} performs ${withArticle(`${color === 'white' ? '' : `${color} `}${spaced(action)} action`)}`,
  'perform-card-action': ({ ship: id, ability, source }, state) =>
    `${ship(state, id)} performs the action of ${cardOfAbility(state, ability, source)}`,
  'decline-action': ({ ship: id }, state) => `${ship(state, id)} performs no action`,
  'choose-side': ({ ship: id, side }, state) => `${ship(state, id)} goes to the ${side}`,
  'choose-position': ({ ship: id, position }, state) => `${ship(state, id)} ends at the ${position} of the template`,
  'choose-template': ({ ship: id, template }, state) => `${ship(state, id)} uses the ${spaced(template)} template`,
  'choose-opponent': ({ player, ship: id, opponent }, state) =>
    tell`${who(player)} lets ${who(opponent)} rotate ${ship(state, id)}`,
  'rotate-ship': ({ ship: id, way }, state) =>
    way === 'none' ? `${ship(state, id)} is not rotated` : `${ship(state, id)} is rotated 90 degrees to the ${way}`,
  'choose-lock': ({ ship: id, on }, state) => tell`${ship(state, id)} locks ${objectLabel(state, on)}`,
  'break-lock': ({ ship: id, on }, state) =>
    tell`the lock of ${ship(state, id)} on ${objectLabel(state, on)} is broken`,
  'choose-reinforce': ({ ship: id, side }, state) => `the reinforce token of ${ship(state, id)} shows ${side}`,
  'choose-jammed': ({ ship: id, on }, state) => `${ship(state, id)} jams ${ship(state, on)}`,
  'choose-coordinated': ({ ship: id, on }, state) => `${ship(state, id)} coordinates ${ship(state, on)}`,
  'choose-reload': ({ ship: id, card }, state) => `${ship(state, id)} reloads ${cardName(state, card) ?? card}`,
  'choose-maneuver': ({ ship: id, maneuver }, state) =>
    `${ship(state, id)} executes ${withArticle(dialLabel(state, id, maneuver))} with its SLAM`,
  'tractor-moves': ({ player, ship: id, move }, state) =>
    move === 'nothing'
      ? tell`${who(player)} does not move the tractored ${ship(state, id)}`
      : tell`${who(player)} moves the tractored ${ship(state, id)} with a ${MOVES[move]}`,
  'point-indicators': ({ ship: id, arcs }, state) => `the turrets of ${ship(state, id)} point ${listInWords(arcs)}`,
  'rotate-turret': ({ ship: id, arc }, state) => `the turret of ${ship(state, id)} is rotated to the ${arc}`,

  engage: ({ ship: id }, state) => `${ship(state, id)} engages`,
  'choose-weapon': ({ ship: id, weapon }, state) => `${ship(state, id)} attacks with ${weaponLabel(state, weapon)}`,
  'declare-defender': ({ ship: id, defender }, state) => `${ship(state, id)} attacks ${ship(state, defender)}`,
  'decline-attack': ({ ship: id }, state) => `${ship(state, id)} does not attack`,
  'choose-line': ({ player, through }, state) =>
    tell`${who(player)} measures the line through ${listed(through.map((id) => objectLabel(state, id)))}`,
  'spend-focus': ({ player }) => tell`${who(player)} spends a focus token`,
  'spend-calculate': ({ player, dice }) => tell`${who(player)} spends ${counted(dice, 'calculate token')}`,
  'spend-evade': ({ player, die }, state) =>
    tell`${who(player)} spends an evade token on ${result(facesOf(state, 'defense', [die])[0] ?? 'defense')}`,
  'spend-force': ({ player, dice }) => tell`${who(player)} spends ${counted(dice, 'Force charge')}`,
  'spend-lock': ({ player, dice }, state) =>
    tell`${who(player)} spends the lock to reroll ${listInWords(facesOf(state, 'attack', dice))}`,
  'gas-cloud-evade': ({ player }) =>
    tell`${who(player)} changes a blank result to an evade result because of the gas cloud`,
  'end-modifying': ({ player }) => tell`${who(player)} modifies no more dice`,
  'choose-damage-card': ({ ship: id, card }, state) =>
    card === null
      ? `${ship(state, id)} repairs a facedown damage card`
      : `${ship(state, id)} repairs ${cardName(state, card) ?? card}`,
  'find-damage-card': ({ player, card }) =>
    tell`${who(player)} takes ${damageCard(card)?.name ?? card} out of the damage deck`,
  detonate: ({ device }, state) => tell`${objectLabel(state, device)} detonates next`,
  'choose-obstacle': ({ obstacle }, state) => tell`${objectLabel(state, obstacle)} is destroyed`,
  'choose-affected': ({ ship: id, device }, state) => tell`${objectLabel(state, device)} affects ${ship(state, id)}`,
  'jam-removes': ({ ship: id, removes }, state) =>
    removes === 'nothing'
      ? `the jam token of ${ship(state, id)} removes nothing`
      : `the jam token removes ${removes === 'lock' ? 'the lock' : withArticle(`${spaced(removes)} token`)} of ${ship(state, id)}`,

  ...coreLabels<XwingState>({
    ability: ({ ability, source }, state) => abilityName(ability, source, state),
    chosen: (action, state) => chosenLabel(state, action),
    drawn: ({ card, pile }, state) =>
      tell`${damageCard(card)?.name ?? spaced(card)} comes from the ${ofPlayer(pile, state.players)}`,
  }),
});

function place({ x, y, heading }: Pose): string {
  const facing = sayHeading(heading);
  return `[${tenths(x)}, ${tenths(y)}] facing ${typeof facing === 'number' ? `${facing} degrees` : facing.replace('-', '')}`;
}

/** `red 4 koiogran`: with the color that it has on the dial. */
function dialLabel(state: XwingState, id: string, maneuver: string): string {
  const of = shipType(state.ships.find((each) => each.id === id)?.type ?? '');
  const printed = of?.dial.find(({ speed, bearing }) => `${speed} ${bearing}` === maneuver);
  return `${printed ? `${printed.color} ` : ''}${spaced(maneuver)}`;
}

/** The card or ship ability by its printed name. */
function cardOfAbility(state: XwingState, ability: string, source: string): string {
  return cardName(state, source) ?? titleOf(ability);
}

/** A ship, dice, a card, tokens, a bearing, or a ship with what it takes. */
function chosenLabel(state: XwingState, { chosen }: ChooseForAbility): string {
  if (typeof chosen === 'number') return result(facesOf(state, poolChosenFrom(state), [chosen])[0] ?? 'dice');
  if (isNumbers(chosen)) return listInWords(facesOf(state, poolChosenFrom(state), chosen));
  return listInWords(partsInWords(state, chosen));
}

/** Dice by their places. */
function isNumbers(chosen: Json): chosen is number[] {
  return Array.isArray(chosen) && chosen.every((each) => typeof each === 'number');
}

/** What is chosen in several parts: `{ ship, give, take }`, of which a lock is told by the ship that it is of. */
function partsInWords(state: XwingState, chosen: Json): string[] {
  if (chosen === null) return ['nothing'];
  if (typeof chosen !== 'object') return [wordLabel(state, String(chosen))];
  return Object.entries(chosen).flatMap(([part, each]: [string, Json]) =>
    part.startsWith('lock') ? [`the lock of ${wordLabel(state, String(each))}`] : partsInWords(state, each),
  );
}

function wordLabel(state: XwingState, word: string): string {
  if (state.ships.some(({ id }) => id === word)) return ship(state, word);
  return (
    cardName(state, word) ?? upgrade(word)?.name ?? damageCard(word)?.name ?? condition(word)?.name ?? spaced(word)
  );
}
