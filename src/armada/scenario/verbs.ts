/** What players of Armada do, in the words of scenario files. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json } from '../../core';
import type { Point } from '../../core/geometry';
import {
  count,
  eitherOf,
  listOf,
  nameOf,
  needed,
  object,
  orNothing,
  readAs,
  reference,
  text,
  theWord,
  wholeNumber,
  words,
  yes,
} from '../../language/keys';
import type { Verb, VerbFields } from '../../language/language';
import { posed } from '../../language/poses';
import { verbsOf, type Spoken } from '../../language/verb';
import { DICE_COLORS, OBSTACLES } from '../facts';
import type { ArmadaAction } from '../model/actions';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import { die } from './dice-words';
import type { Clicks } from '../queries/maneuver-tool';
import { cannotSetCourse } from '../queries/speed';
import { readPlace } from './begin';
import { cardOnShip, damageWords, objectiveWords } from './card-words';
import { command, facing, place, TOKEN_WORDS, zone } from './parts';

const { verb, verbs: verbTable, worded } = verbsOf<Armada>();

const ship = reference('ship');
const squadron = reference('squadron');
const piece = reference('piece');
const player = reference('player');
const obstacle = words(OBSTACLES);
const spent = words(['dial', 'token', 'dial-and-token']);
const speed = wholeNumber(0, 4);
const color = words(DICE_COLORS);
/** `brace`, or `exhausted brace` of one of each. */
const token: Spoken<ArmadaState> = {
  words: words(TOKEN_WORDS),
  spreads: true,
  read: (word) => {
    const type = word.replace('exhausted ', '');
    return E.right(type === word ? { token: type } : { token: type, exhausted: true });
  },
};
const anyZone = orNothing(zone);

interface Asked {
  ship: string;
  squadron: string;
  squadrons: readonly string[];
  piece: string;
  extraYaw: number;
  at: number;
}

/** What the step that asks is about. */
function nowAsked({ stack }: ArmadaState): Partial<Asked> {
  return (stack.at(-1) ?? {}) as Partial<Asked>;
}

/** A damage card of the ship that is asked: by its name, or one that lies facedown. */
const damage: Spoken<ArmadaState> = {
  words: eitherOf(theWord('facedown'), words(damageWords.words)),
  read: (word, state) => {
    if (word === 'facedown') return E.right(null);
    const { ship: asked } = nowAsked(state);
    const own = state.ships.find(({ id }) => id === asked)?.damage.faceup ?? [];
    const found = own.find(({ card }) => card === damageWords.id(word));
    return found
      ? E.right(found.id)
      : reject(reason('no-such-card', `${word} is not faceup on ${asked ?? 'a ship'}`, []));
  },
  write: (id, state) => (id === null ? 'facedown' : (cardOnShip(state, String(id))?.name ?? id)),
};

const objective: Spoken<ArmadaState> = {
  words: nameOf(objectiveWords),
  write: (id) => objectiveWords.name(String(id)),
};

/** Where a squadron is put: by coordinates, or in relation to other pieces. */
const at: Spoken<ArmadaState> = {
  words: readAs(place, (said) => (typeof said === 'string' ? said : { x: said[0], y: said[1] })),
  read: (word, state) => E.map(({ x, y }: Point): Json => ({ x, y }))(readPlace(word, state)),
  write: (point) => Object.values(point as Record<string, Json>),
};

/** A squadron is put somewhere. Words that name none mean the one that is asked about; of several none is meant. */
function put(type: `${'deploy' | 'place' | 'move'}-squadron`, help: string): Verb<ArmadaState, ArmadaAction> {
  const made = verb(type, help, { squadron, at });
  const read: typeof made.read = (said, state) => {
    const { squadron: asked, piece = asked, squadrons } = nowAsked(state);
    const all = Array.isArray(squadrons) ? squadrons : [piece];
    const which = reason('which', `which squadron? ${all.join(' or ')}`, []);
    return E.chain((fields: VerbFields<ArmadaAction>) => {
      if ('squadron' in fields || all.length < 2) return E.right({ squadron: all[0], ...fields });
      return reject(which);
    })(made.read(said, state));
  };
  return { ...made, read };
}

/** Clicks of a joint by the words for them. */
const JOINTS: Record<string, Clicks> = { straight: 0, '1 left': -1, '2 left': -2, '1 right': 1, '2 right': 2 };

export function sayClicks(clicks: number): string {
  return Object.keys(JOINTS).find((word) => JOINTS[word] === clicks) ?? String(clicks);
}

/** `[straight, 1 left]`: the joint nearest to the ship first. */
export const jointWords = listOf(words(Object.keys(JOINTS)), 'The joints, the one nearest to the ship first', {
  most: 4,
});
const joints = readAs(jointWords, (all) => all.map((word) => JOINTS[word] ?? 0));
export const side = words(['left', 'right'], 'The side of the ship on which the tool lies');

const determineCourse = worded(
  'determine-course',
  '{ship} sets the maneuver tool to {joints}, on its {side} side',
  eitherOf(joints, object({ ship, joints: needed(joints), side })),
  (said, state) => {
    const { joints: clicks, ...rest } = Array.isArray(said) ? { joints: said } : said;
    const { ship: id, extraYaw = 0, at: speed } = nowAsked(state);
    const moving = state.ships.find((each) => each.id === id);
    const not = moving && cannotSetCourse(state, moving, clicks, extraYaw, speed);
    return not ? reject(not) : E.right({ clicks, ...rest });
  },
  ({ ship: id, clicks, side: lies }): Json => ({ ship: id, joints: clicks.map(sayClicks), side: lies }),
);

const commands = listOf(command, undefined, { most: 4 });
const exhausted = yes('Its exhausted one');
const target = {
  attacker: piece,
  arc: { words: anyZone, field: 'zone' },
  zone: { words: anyZone, field: 'defendingZone' },
  target: { words: piece, field: 'defender' },
};

export const verbs = verbTable({
  coin: verb('choose-at-random', 'The coin says that {chosen} chooses the first player', { chosen: player }),
  'choose-first-player': ['{player} decides that {first} is the first player', { first: player }],
  'choose-objective': ['{player} chooses {objective} as the objective', { objective }],
  'place-obstacle': worded(
    'place-obstacle',
    '{player} places {obstacle} at {at}, facing {facing}',
    ...posed(facing, { obstacle: needed(obstacle) }),
  ),
  'leave-obstacle': ['{player} leaves {obstacle} out: no place is left for it', { obstacle }],
  deploy: ['{player} deploys {piece} next', { piece }],
  'deploy-ship': worded(
    'deploy-ship',
    '{player} deploys {ship} at {at}, facing {facing}, at speed {speed}',
    ...posed(facing, { ship, speed: needed(speed) }),
  ),
  'deploy-squadron': put('deploy-squadron', '{player} deploys {squadron} at {at}'),

  'choose-objective-ship': ['{player} makes {ship} an objective ship', { ship }],
  'place-objective-token': ['{player} places an objective token at {at}', { at }],
  'leave-objective-token': ['{player} leaves an objective token out: no place is left for it'],
  'move-objective-token': ['{player} moves {token} to {at}', { token: text(), at }],
  'end-moving-tokens': ['{player} moves no more objective tokens', { player }],
  'set-aside': ['{player} sets {piece} aside', { piece }],
  'end-setting-aside': ['{player} sets no more aside', { player }],
  'stay-set-aside': ['{player} leaves what was set aside there for this round', { player }],

  'set-dials': ['{ship} is assigned {commands}, the next to be revealed first', { ship, commands }],
  'activate-ship': ['{ship} activates', { ship }],
  'keep-dial': ['{ship} keeps its revealed dial', { ship }],
  'take-token': ['{ship} spends its revealed dial for its command token', { ship }],
  'discard-token': ['{ship} discards its {token} token', { ship, token: command }],
  'resolve-command': ['{ship} resolves {command} with its {with}', { ship, with: spent, command }],
  'end-commands': ['{ship} resolves no more commands now', { ship }],
  'end-squadron-command': ['{ship} activates no more squadrons', { ship }],
  'move-shields': ['{ship} moves a shield from its {from} to its {to} hull zone', { ship, from: zone, to: zone }, null],
  'recover-shields': ['{ship} recovers a shield of its {zone} hull zone', { ship, zone }],
  'repair-hull': ['{ship} repairs a damage card: {card}', { ship, card: damage }],
  'end-repair': ['{ship} resolves no more repair effects', { ship }],

  'declare-target': ['{attacker}[ with its {arc} hull zone] attacks[ the {zone} hull zone of] {target}', target],
  'skip-attack': ['{attacker} makes no more attacks', { attacker: piece }],
  'end-targets': ['{attacker} attacks no further squadron', { attacker: piece }],
  'remove-die': ['{attacker} removes a {color} die', { attacker: piece, color }],
  'add-die': ['{attacker} adds a {color} die: concentrate fire', { attacker: piece, color }],
  'reroll-die': ['{attacker} rerolls a {die}: concentrate fire', { attacker: piece, die }],
  'spend-accuracy': [
    '{attacker} spends a {die} to choose the[ {exhausted}] {token} token',
    { attacker: piece, die, exhausted, token },
  ],
  'end-attack-effects': ['{attacker} resolves no more attack effects', { attacker: piece }],
  'spend-defense-token': [
    '{defender} spends its[ {exhausted}] {token} token[ on a {die}][ for its {zone} hull zone]',
    { defender: piece, die, zone: anyZone, exhausted, token },
  ],
  'end-defense-tokens': ['{defender} spends no more defense tokens', { defender: piece }],
  'resolve-critical-effect': ['{attacker} resolves the standard critical effect', { attacker: piece }],
  'skip-critical-effect': ['{attacker} resolves no critical effect', { attacker: piece }],
  'redirect-damage': [
    '{defender} redirects {damage} damage[ to its {zone} hull zone]',
    { defender: ship, zone: anyZone, damage: count() },
  ],

  'resolve-navigate': ['{ship} resolves navigate with its {with}, at speed {speed}', { ship, with: spent, speed }],
  'skip-navigate': ['{ship} resolves no navigate command', { ship }],
  'determine-course': determineCourse,
  'choose-overlapped': ['{ship} overlapped {other}, of equally close ships', { ship, other: ship }],
  'place-squadron': put('place-squadron', '{player} places {squadron} at {at}, touching the ship that overlapped it'),
  'leave-squadron': ['{squadron} stays where it is: no place is left for it', { squadron }],
  'choose-obstacle': ['{ship} resolves {obstacle} next', { ship, obstacle }],
  'choose-hull-zone': ['{ship} suffers the damage on its {zone} hull zone', { ship, zone }],
  'discard-damage': ['{ship} discards a damage card at the station: {card}', { ship, card: damage }],
  'decline-station': ['{piece} does not use the station', { piece }],

  'activate-squadron': ['{squadron} activates', { squadron }],
  'move-squadron': put('move-squadron', '{squadron} moves to {at}'),
  'end-activation': ['{squadron} does no more', { squadron }],
  'recover-hull': ['{squadron} recovers a hull point at the station', { squadron }],
});

/** Giving up an opportunity. */
const PASSING = /^(decline|end|skip|stay)-/;

export function pass(_state: ArmadaState, legal: readonly ArmadaAction[]): ArmadaAction | null {
  return legal.find(({ type }) => PASSING.test(type)) ?? null;
}
