/** What players of X-Wing do, in the words of scenario files. */
import * as E from 'fp-ts/lib/Either';
import {
  anyWhole,
  eitherOf,
  listOf,
  needed,
  nothing,
  object,
  orNothing,
  readAs,
  reference,
  suggesting,
  text,
  words,
} from '../../language/keys';
import { plainName } from '../../language/word-list';
import { posed } from '../../language/poses';
import { verbsOf, type Spoken } from '../../language/verb';
import type { XwingAction } from '../model/actions';
import { DECLARED_MOVES, MOVE_TEMPLATES } from '../model/codecs';
import type { Xwing } from '../model/types';
import { abilityNamed, innermost } from '../engine';
import { currentAttack } from '../queries/attack';
import { ACTIONS, ACTION_COLORS, DEVICE_KINDS, DROPPED_OBSTACLES } from '../facts/words';
import { maneuverName } from '../facts/maneuvers';
import { pilot as pilotCard, ship as shipType } from '../facts';
import { EDGES, TOKEN_KINDS, type ShipId, type XwingState } from '../model/state';
import { sourcesOn } from '../queries/ships';
import { upgradeWords } from './card-words';
import { diceShowing, dieShowing, facesOf } from './dice-words';
import { damageCard, facing } from './parts';
import { cardName } from './piece-labels';
import { FACE_WORDS, readManeuver } from './words';

const { verb, verbs: verbTable, worded } = verbsOf<Xwing>();

const ship = reference('ship');
const anyObject = reference('object');
const player = reference('player');
const arc = words(['front', 'left', 'right', 'rear']);

const setDial = worded(
  'set-dial',
  'A player sets the dial of a ship.',
  object({ ship: needed(ship), maneuver: needed(suggesting(text(), ['3 straight', '2 turn-left'])) }),
  ({ ship: id, maneuver }, state) => {
    const type = state.ships.find((each) => each.id === id);
    const read = readManeuver(maneuver, shipType(type?.type ?? '')?.dial ?? []);
    return E.isLeft(read) ? read : E.right({ ship: id, maneuver: maneuverName(read.right) });
  },
  ({ ship: id, maneuver }) => ({ ship: id, maneuver }),
);

const deploy = worded(
  'deploy',
  'A docked ship deploys from the front or rear guides of its carrier, or from a side of a huge one, with a maneuver of its dial.',
  object({
    ship: needed(ship),
    maneuver: needed(suggesting(text(), ['2 straight', '1 bank-left'])),
    guides: needed(words(['front', 'rear', 'left', 'right'])),
  }),
  ({ ship: id, maneuver, guides }, state) => {
    const type = state.ships.find((each) => each.id === id);
    const read = readManeuver(maneuver, shipType(type?.type ?? '')?.dial ?? []);
    return E.isLeft(read) ? read : E.right({ ship: id, maneuver: maneuverName(read.right), guides });
  },
  ({ ship: id, maneuver, guides }) => ({ ship: id, maneuver, guides }),
);

/** With a hyphen, or without. */
const ACTION_WORDS = ACTIONS.flatMap((name) => [...new Set([name, name.replace('-', ' ')])]);
const COLORED = ACTION_COLORS.flatMap((color) => ACTION_WORDS.map((name) => `${color} ${name}`));

const hyphened = (word: string): string => word.replace(' ', '-');

/** `focus`, `barrel roll`, `red boost`. */
const coloredAction = readAs(words([...ACTION_WORDS, ...COLORED]), (word) => {
  const color = ACTION_COLORS.find((each) => word.startsWith(`${each} `));
  return { color, action: hyphened(color === undefined ? word : word.slice(color.length + 1)) };
});

const performAction = worded(
  'perform-action',
  'A ship performs an action; write the color where the same action is offered in two.',
  eitherOf(
    coloredAction,
    object({ ship, action: readAs(words(ACTION_WORDS), hyphened), color: words(ACTION_COLORS) }),
    nothing,
  ),
  (said) => E.right(said ?? {}),
  ({ ship: id, action, color }) => ({ ship: id, action, color }),
);

export const templateWord = readAs(
  words(MOVE_TEMPLATES.flatMap((each) => [...new Set([each, each.replace('-', ' ')])])),
  hyphened,
);

const placeShip = worded('place-ship', 'A player places a ship in setup.', ...posed(facing, { ship: needed(ship) }));

const placeObstacle = worded(
  'place-obstacle',
  'A player places an obstacle in setup.',
  ...posed(facing, { obstacle: needed(anyObject) }),
);

const placeDevice = worded(
  'place-device',
  'A player puts a device where a card lets it lie.',
  ...posed(facing, { payload: needed(words([...DEVICE_KINDS, ...DROPPED_OBSTACLES])) }),
);

const face = words(Object.keys(FACE_WORDS));

const spendEvade = worded(
  'spend-evade',
  'The defender spends an evade token to change this die to an evade result.',
  eitherOf(face, nothing),
  (shown, state) =>
    shown === null ? E.right({}) : E.map((die: number) => ({ die }))(dieShowing(state, 'defense', shown)),
  ({ die }, state) => facesOf(state, 'defense', [die])[0] ?? null,
);

const spendLock = worded(
  'spend-lock',
  'The attacker spends its lock to reroll attack dice that show these faces.',
  listOf(face),
  (shown, state) => E.map((dice: number[]) => ({ dice }))(diceShowing(state, 'attack', shown)),
  ({ dice }, state) => facesOf(state, 'attack', dice),
);

const declaredMove = words(DECLARED_MOVES);

/** `3 turn-left`, as on its dial. */
const slamManeuver = worded(
  'choose-maneuver',
  'The maneuver of a SLAM action.',
  eitherOf(text(), object({ ship, maneuver: needed(text()) })),
  (said, state) => {
    const { ship: id, maneuver } = typeof said === 'string' ? { ship: undefined, maneuver: said } : said;
    const slamming = id ?? innermost(state, 'slam')?.ship;
    const type = state.ships.find((each) => each.id === slamming)?.type ?? '';
    const read = readManeuver(maneuver, shipType(type)?.dial ?? []);
    return E.isLeft(read) ? read : E.right({ ship: id, maneuver: maneuverName(read.right) });
  },
  ({ ship: id, maneuver }) => ({ ship: id, maneuver }),
);

/** The card of this name on a ship; undefined: it has none. */
function cardOn(state: XwingState, ship: ShipId | undefined, word: string): string | undefined {
  const card = upgradeWords.meant(word);
  return state.ships.find(({ id }) => id === ship)?.upgrades.find((each) => each.card === card)?.id;
}

/** A card by its name on the ship that reloads. */
const equipped: Spoken<XwingState> = {
  words: text(),
  read: (word, state) => E.right(cardOn(state, innermost(state, 'reload')?.ship, word) ?? word),
};

/** 'primary', or a card by its name on the ship that attacks. */
const weapon: Spoken<XwingState> = {
  words: text(),
  read: (word, state) => E.right(cardOn(state, currentAttack(state)?.attacker, word) ?? word),
};

/** The ability that has an 'Action:' header, or the printed name of the card that has it, if the ship that performs an action has one such card. */
const cardAction: Spoken<XwingState> = {
  words: text(),
  spreads: true,
  read: (word, state) => {
    if (abilityNamed(word)) return E.right({ ability: word });
    const ship = innermost(state, 'perform action')?.ship;
    const plain = plainName(word);
    const named = ship === undefined ? [] : sourcesOn(state, ship).filter((id) => isCalled(state, id, plain));
    const [source] = named;
    return E.right(named.length === 1 && source !== undefined ? { source } : { ability: word });
  },
};

function isCalled(state: XwingState, source: string, plain: string): boolean {
  const pilot = state.ships.find(({ id }) => id === source)?.pilot;
  const name = pilot === undefined ? cardName(state, source) : pilotCard(pilot)?.name;
  return typeof name === 'string' && plainName(name) === plain;
}

export const verbs = verbTable({
  'choose-first-player': ['A player chooses who is the first player.', { first: player }],
  'choose-next-player': ['A player chooses who is next in player order.', { next: player }],
  'call-results': ['A player calls results of the dice.', { results: words(['hits', 'misses']) }],
  'choose-edge': ['A player chooses an edge of the play area.', { edge: words(EDGES) }],
  'place-obstacle': placeObstacle,
  'leave-obstacle': ['An obstacle for which no place is left stays out.', { obstacle: anyObject }],
  'place-ship': placeShip,
  'end-placing': ['A player places no more ships elsewhere.', { player }],
  'place-device': placeDevice,
  'point-turret': ['A player points the turret of a ship in setup.', { ship, arc }],
  'set-dial': setDial,
  'end-planning': ['A player is ready to go on.', { player }],
  act: ['A player chooses which ship or remote acts in the System Phase.', { ship: anyObject }],
  decloak: ['{ship} decloaks with {move}', { ship, move: declaredMove }],
  'end-system-turn': ['A ship or remote uses nothing more in the System Phase.', { ship: anyObject }],
  dock: ['A ship docks with a carrier ship.', { ship, carrier: ship }],
  deploy,
  'stay-docked': ['A docked ship does not leave its carrier, which is destroyed.', { ship }],
  'end-declaring': ['A player has declared which ships are docked.', { player }],
  activate: ['A player chooses which ship or remote activates.', { ship: anyObject }],
  'perform-action': performAction,
  'perform-card-action': [
    "A ship performs the 'Action:' of one of its cards.",
    { ship, ability: cardAction, source: text() },
    'ability',
  ],
  'decline-action': ['A ship performs no action.', { ship }],
  'choose-side': ['To which side it rolls.', { ship, side: words(['left', 'right']) }],
  'choose-position': ['Where along the template it ends.', { ship, position: words(['front', 'middle', 'back']) }],
  'choose-template': ['Which template a boost or a barrel roll uses.', { ship, template: templateWord }],
  'choose-opponent': [
    'A player chooses the opponent who may rotate a ship that was put behind a huge ship.',
    { opponent: player, ship },
  ],
  'rotate-ship': [
    'An opponent rotates a ship that was put behind a huge ship.',
    { ship, way: words(['left', 'right', 'none']) },
  ],
  lock: verb('choose-lock', 'What a ship locks.', { ship, on: anyObject }),
  'break-lock': verb('break-lock', 'Which of several locks of a ship is broken.', { ship, on: anyObject }),
  reinforce: verb('choose-reinforce', 'Which side of its reinforce token is up.', {
    ship,
    side: words(['fore', 'aft']),
  }),
  jam: verb('choose-jammed', 'Which ship it jams.', { ship, on: reference('ship') }),
  coordinate: verb('choose-coordinated', 'Which ship it coordinates.', { ship, on: reference('ship') }),
  reload: verb('choose-reload', 'Which card recovers a charge.', { ship, card: equipped }),
  slam: slamManeuver,
  'tractor-moves': [
    'How a tractored ship is moved by who tractored it.',
    { ship, move: words([...DECLARED_MOVES, 'nothing']) },
  ],
  'point-indicators': [
    'Where the turrets of a huge ship point, in the order of their cards.',
    { ship, arcs: listOf(arc) },
  ],
  'rotate-turret': ['Where a turret is rotated to.', { ship, arc }],
  engage: ['A player chooses which ship or remote engages.', { ship: anyObject }],
  'choose-weapon': ['The weapon of an attack: primary, or the name of a card.', { ship, weapon }],
  'declare-defender': ['The defender of an attack.', { ship, defender: anyObject }],
  'decline-attack': ['A ship does not attack.', { ship }],
  'choose-line': [
    'Which of several equally short lines is measured, by what it runs through.',
    { through: listOf(anyObject) },
    null,
  ],
  'spend-focus': ['Spends a focus token: focus results become hits or evades.', { player, of: ship }],
  'spend-calculate': ['Spends calculate tokens to change as many focus results.', { dice: anyWhole }],
  'spend-evade': spendEvade,
  'spend-force': ['Spends Force charges to change as many focus results.', { dice: anyWhole }],
  'spend-lock': spendLock,
  'gas-cloud-evade': ['The defender changes a blank result to an evade result because of a gas cloud.'],
  'end-modifying': ['A player modifies no more dice.', { player }],
  'choose-damage-card': ['Which damage card is repaired.', { ship, card: orNothing(text()) }, 'ship'],
  'find-damage-card': ['Which damage card is taken out of the deck that is searched.', { card: damageCard }, 'card'],
  detonate: ['Which of several devices detonates next.', { device: anyObject }],
  'choose-obstacle': ['Which obstacle a device destroys.', { obstacle: anyObject, device: anyObject }, 'obstacle'],
  'choose-affected': ['Which ship a device affects, of those that it lies under.', { ship, device: anyObject }, 'ship'],
  'jam-removes': [
    'What a jam token removes; of `nothing` the jam token stays.',
    { ship, removes: words([...TOKEN_KINDS, 'lock', 'nothing']) },
  ],
});

/** Giving up an opportunity. */
const PASSING: readonly XwingAction['type'][] = [
  'end-modifying',
  'end-system-turn',
  'decline-action',
  'decline-attack',
  'end-planning',
  'stay-docked',
  'end-declaring',
  'end-placing',
];

export function pass(_state: XwingState, legal: readonly XwingAction[]): XwingAction | null {
  return legal.find((action) => PASSING.includes(action.type)) ?? null;
}
