/** What players of X-Wing do, in the words of scenario files. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json } from '../../core';
import { readHeading, sayHeading } from '../../language/headings';
import {
  eitherOf,
  listOf,
  object,
  reference,
  verb,
  words,
  type VerbFields,
  type Schema,
  type Verb,
} from '../../language/language';
import { schemaFor } from '../../language/keys';
import type { XwingAction } from '../model/actions';
import { currentAttack } from '../queries/attack';
import { ACTIONS, ACTION_COLORS, type ActionColor } from '../facts/words';
import { maneuverName } from '../facts/maneuvers';
import { ship as shipType } from '../facts';
import { TOKEN_KINDS, type XwingState } from '../model/state';
import { upgradeWords } from './card-words';
import { diceShowing, dieShowing, facesOf } from './dice-words';
import { facing } from './parts';
import { FACE_WORDS, readManeuver } from './words';

type XwingVerb = Verb<XwingState, XwingAction>;
type Words = Readonly<Record<string, Json>>;

const text: Schema = { type: 'string' };
const ship = reference('ship');
const anyObject = reference('object');
const player = reference('player');
const arc = words(['front', 'left', 'right', 'rear']);

const plain = (
  type: XwingAction['type'],
  help: string,
  fields: Readonly<Record<string, Schema>> = {},
  main?: string,
): XwingVerb => verb<XwingState, XwingAction>(type, help, fields, main);

const setDial: XwingVerb = {
  help: 'A player sets the dial of a ship.',
  schema: object({ ship, maneuver: { type: 'string', examples: ['3 straight', '2 turn-left'] } }, ['ship', 'maneuver']),
  read: (given, state) => {
    const { ship: id, maneuver } = given as { ship: string; maneuver: string };
    const type = state.ships.find((each) => each.id === id);
    const read = readManeuver(maneuver, shipType(type?.type ?? '')?.dial ?? []);
    return E.isLeft(read) ? read : E.right({ type: 'set-dial', ship: id, maneuver: maneuverName(read.right) });
  },
  write: (action) => (action.type === 'set-dial' ? { ship: action.ship, maneuver: action.maneuver } : undefined),
};

const ACTION_WORDS = Object.fromEntries(
  ACTIONS.flatMap((name) => [
    [name, name],
    [name.replace('-', ' '), name],
  ]),
);
const COLORED = ACTION_COLORS.flatMap((color) => Object.keys(ACTION_WORDS).map((name) => `${color} ${name}`));

/** `focus`, `barrel roll`, `red boost`. */
const performAction: XwingVerb = {
  help: 'A ship performs an action; write the color where the same action is offered in two.',
  schema: eitherOf(
    words([...Object.keys(ACTION_WORDS), ...COLORED]),
    object({ ship, action: words(Object.keys(ACTION_WORDS)), color: words(ACTION_COLORS) }),
    { type: 'null' },
  ),
  read: (given) => {
    if (typeof given === 'string') {
      const color = ACTION_COLORS.find((each) => given.startsWith(`${each} `));
      return E.right(actionFields(color === undefined ? given : given.slice(color.length + 1), color));
    }
    const { action, color, ...rest } = (given ?? {}) as Words;
    return E.right({ ...rest, ...actionFields(action as string | undefined, color as ActionColor | undefined) });
  },
  write: (action) =>
    action.type === 'perform-action' ? { ship: action.ship, action: action.action, color: action.color } : undefined,
};

function actionFields(name: string | undefined, color: ActionColor | undefined): VerbFields<XwingAction> {
  const action = name === undefined ? undefined : ACTION_WORDS[name];
  return {
    type: 'perform-action',
    ...(action === undefined ? {} : { action }),
    ...(color === undefined ? {} : { color }),
  };
}

export const templateWord = words(['straight', 'bank-left', 'bank-right', 'bank left', 'bank right']);

const template = ((): XwingVerb => {
  const usual = plain('choose-template', 'Which template a boost uses.', { ship, template: templateWord }, 'template');
  const hyphened = (fields: VerbFields<XwingAction>): VerbFields<XwingAction> => {
    const { template: word } = fields as { template?: string };
    return word === undefined ? fields : ({ ...fields, template: word.replace(' ', '-') } as VerbFields<XwingAction>);
  };
  return { ...usual, read: (given, state) => E.map(hyphened)(usual.read(given, state)) };
})();

const at: Schema = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 };

/** Placing a piece in setup: the words must say all, for it may stand anywhere. */
function placing(type: 'place-ship' | 'place-obstacle', piece: 'ship' | 'obstacle'): XwingVerb {
  return {
    help: `A player places ${piece === 'ship' ? 'a ship' : 'an obstacle'} in setup.`,
    schema: object({ [piece]: piece === 'ship' ? ship : anyObject, at, facing: schemaFor(facing) }, [
      piece,
      'at',
      'facing',
    ]),
    read: (given) => {
      const { at: place, facing: word, [piece]: id } = given as Words;
      const [x, y] = place as [number, number];
      const heading = readHeading(word as string | number);
      if (!heading) return reject(reason('no-such-direction', `'${String(word)}' is no direction`, []));
      return E.right({ type, [piece]: id, pose: { x, y, heading } } as unknown as VerbFields<XwingAction>);
    },
    write: (action) => {
      if (action.type !== type) return undefined;
      const { pose, ...rest } = action as Extract<XwingAction, { pose: unknown }> & Words;
      return { [piece]: rest[piece] ?? null, at: [pose.x, pose.y], facing: sayHeading(pose.heading) };
    },
  };
}

const face = words(Object.keys(FACE_WORDS));

const spendEvade: XwingVerb = {
  help: 'The defender spends an evade token to change this die to an evade result.',
  schema: eitherOf(face, { type: 'null' }),
  read: (given, state) => {
    if (given === null) return E.right({ type: 'spend-evade' });
    const fields = (die: number): VerbFields<XwingAction> => ({ type: 'spend-evade', die });
    return E.map(fields)(dieShowing(state, 'defense', String(given)));
  },
  write: (action, state) =>
    action.type === 'spend-evade' ? (facesOf(state, 'defense', [action.die])[0] ?? null) : undefined,
};

const spendLock: XwingVerb = {
  help: 'The attacker spends its lock to reroll attack dice that show these faces.',
  schema: listOf(face),
  read: (given, state) => {
    const fields = (dice: number[]): VerbFields<XwingAction> => ({ type: 'spend-lock', dice });
    return E.map(fields)(diceShowing(state, 'attack', given as readonly string[]));
  },
  write: (action, state) => (action.type === 'spend-lock' ? facesOf(state, 'attack', action.dice) : undefined),
};

/** 'primary', or a card by its name on the ship that attacks. */
const chooseWeapon = ((): XwingVerb => {
  const usual = plain(
    'choose-weapon',
    'The weapon of an attack: primary, or the name of a card.',
    { ship, weapon: text },
    'weapon',
  );
  const onShip = (fields: VerbFields<XwingAction>, state: XwingState): VerbFields<XwingAction> => {
    const { weapon } = fields as { weapon?: string };
    const attacker = state.ships.find((each) => each.id === currentAttack(state)?.attacker);
    const card = weapon === undefined ? undefined : upgradeWords.id(weapon);
    const equipped = attacker?.upgrades.find((each) => each.card === card);
    return equipped ? ({ ...fields, weapon: equipped.id } as VerbFields<XwingAction>) : fields;
  };
  return {
    ...usual,
    read: (given, state) => E.map((fields: VerbFields<XwingAction>) => onShip(fields, state))(usual.read(given, state)),
  };
})();

export const verbs: Readonly<Record<string, XwingVerb>> = {
  'choose-first-player': plain(
    'choose-first-player',
    'A player chooses who is the first player.',
    { first: player },
    'first',
  ),
  'call-results': plain(
    'call-results',
    'A player calls results of the dice.',
    { results: words(['hits', 'misses']) },
    'results',
  ),
  'choose-edge': plain(
    'choose-edge',
    'A player chooses an edge of the play area.',
    { edge: words(['south', 'north']) },
    'edge',
  ),
  'place-obstacle': placing('place-obstacle', 'obstacle'),
  'leave-obstacle': plain(
    'leave-obstacle',
    'An obstacle for which no place is left stays out.',
    { obstacle: anyObject },
    'obstacle',
  ),
  'place-ship': placing('place-ship', 'ship'),
  'point-turret': plain('point-turret', 'A player points the turret of a ship in setup.', { ship, arc }, 'arc'),
  'set-dial': setDial,
  'end-planning': plain('end-planning', 'A player is ready to go on.', { player }, 'player'),
  act: plain('act', 'A player chooses which ship acts in the System Phase.', { ship }, 'ship'),
  'end-system-turn': plain('end-system-turn', 'A ship uses nothing more in the System Phase.', { ship }, 'ship'),
  activate: plain('activate', 'A player chooses which ship activates.', { ship }, 'ship'),
  'perform-action': performAction,
  'perform-card-action': plain(
    'perform-card-action',
    "A ship performs the 'Action:' of one of its cards.",
    { ship, ability: { type: 'string' }, source: { type: 'string' } },
    'ability',
  ),
  'decline-action': plain('decline-action', 'A ship performs no action.', { ship }, 'ship'),
  'choose-side': plain('choose-side', 'To which side it rolls.', { ship, side: words(['left', 'right']) }, 'side'),
  'choose-position': plain(
    'choose-position',
    'Where along the template it ends.',
    { ship, position: words(['front', 'middle', 'back']) },
    'position',
  ),
  'choose-template': template,
  lock: plain('choose-lock', 'What a ship locks.', { ship, on: anyObject }, 'on'),
  'rotate-turret': plain('rotate-turret', 'Where a turret is rotated to.', { ship, arc }, 'arc'),
  engage: plain('engage', 'A player chooses which ship engages.', { ship }, 'ship'),
  'choose-weapon': chooseWeapon,
  'declare-defender': plain('declare-defender', 'The defender of an attack.', { ship, defender: ship }, 'defender'),
  'decline-attack': plain('decline-attack', 'A ship does not attack.', { ship }, 'ship'),
  'choose-line': plain('choose-line', 'Which of several equally short lines is measured, by what it runs through.', {
    through: listOf(anyObject),
  }),
  'spend-focus': plain(
    'spend-focus',
    'Spends a focus token: focus results become hits or evades.',
    { player },
    'player',
  ),
  'spend-calculate': plain(
    'spend-calculate',
    'Spends calculate tokens to change as many focus results.',
    { dice: { type: 'integer' } },
    'dice',
  ),
  'spend-evade': spendEvade,
  'spend-force': plain(
    'spend-force',
    'Spends Force charges to change as many focus results.',
    { dice: { type: 'integer' } },
    'dice',
  ),
  'spend-lock': spendLock,
  'gas-cloud-evade': plain(
    'gas-cloud-evade',
    'The defender changes a blank result to an evade result because of a gas cloud.',
  ),
  'end-modifying': plain('end-modifying', 'A player modifies no more dice.', { player }, 'player'),
  'choose-damage-card': plain(
    'choose-damage-card',
    'Which damage card is repaired.',
    { ship, card: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    'ship',
  ),
  'jam-removes': plain(
    'jam-removes',
    'What a jam token removes; of `nothing` the jam token stays.',
    { ship, removes: words([...TOKEN_KINDS, 'lock', 'nothing']) },
    'removes',
  ),
};

/** Giving up an opportunity. */
const PASSING: readonly XwingAction['type'][] = [
  'end-modifying',
  'end-system-turn',
  'decline',
  'decline-action',
  'decline-attack',
  'end-planning',
];

export function pass(_state: XwingState, legal: readonly XwingAction[]): XwingAction | null {
  return legal.find((action) => PASSING.includes(action.type)) ?? null;
}
