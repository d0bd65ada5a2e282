/** What players of Armada do, in the words of scenario files. */
import * as E from 'fp-ts/lib/Either';
import { reason, reject, type Json } from '../../core';
import type { Point, Pose } from '../../core/geometry';
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
import { placeWords, placing, readPose } from '../../language/poses';
import { verbsOf, type Spoken } from '../../language/verb';
import { DEFENSE_TOKENS, DICE_COLORS, OBSTACLES } from '../facts';
import type { ArmadaAction } from '../model/actions';
import type { ArmadaState } from '../model/state';
import type { Armada } from '../model/types';
import { die } from './dice-words';
import { cannotSetCourse } from '../queries/speed';
import { readPlace } from './begin';
import { cardOnShip, damageWords, objectiveWords } from './card-words';
import { command, facing, place, zone } from './parts';
import { JOINTS, sayClicks } from './words';

const { verb, verbs: verbTable, worded } = verbsOf<Armada>();

const ship = reference('ship');
const squadron = reference('squadron');
const piece = reference('piece');
const player = reference('player');
const obstacle = words(OBSTACLES);
const spent = words(['dial', 'token', 'dial-and-token']);
const speed = wholeNumber(0, 4);
const color = words(DICE_COLORS);
const token = words(DEFENSE_TOKENS);
const anyZone = orNothing(zone);

/** What the step that asks is about. */
function nowAsked({ stack }: ArmadaState): { ship?: string; squadron?: string; piece?: string; extraYaw?: number } {
  return (stack.at(-1) ?? {}) as ReturnType<typeof nowAsked>;
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

/** Words that name no squadron mean the one that is asked about. */
const ofAsked = (made: Verb<ArmadaState, ArmadaAction>): Verb<ArmadaState, ArmadaAction> => ({
  ...made,
  read: (said, state) => {
    const { squadron: asked, piece: id = asked } = nowAsked(state);
    return E.map((fields: VerbFields<ArmadaAction>) => ({ squadron: id, ...fields }))(made.read(said, state));
  },
});

const deployShip = worded(
  'deploy-ship',
  'A player deploys a ship, and sets its speed dial.',
  object({ ship, ...placing(facing), speed: needed(speed) }),
  ({ ship: id, speed: dial, ...stands }) => E.map((pose: Pose) => ({ ship: id, pose, speed: dial }))(readPose(stands)),
  ({ ship: id, pose, speed: dial }) => ({ ship: id, ...placeWords(pose), speed: dial }),
);

const placeObstacle = worded(
  'place-obstacle',
  'A player places an obstacle in setup.',
  object({ obstacle: needed(obstacle), ...placing(facing) }),
  ({ obstacle: id, ...stands }) => E.map((pose: Pose) => ({ obstacle: id, pose }))(readPose(stands)),
  ({ obstacle: id, pose }) => ({ obstacle: id, ...placeWords(pose) }),
);

/** `[straight, 1 left]`: the joint nearest to the ship first. */
export const jointWords = listOf(words(Object.keys(JOINTS)), 'The joints, the one nearest to the ship first', {
  most: 4,
});
const joints = readAs(jointWords, (all) => all.map((word) => JOINTS[word] ?? 0));
export const side = words(['left', 'right'], 'The side of the ship on which the tool lies');

const determineCourse = worded(
  'determine-course',
  'How the maneuver tool is set, and on which side of the ship it lies.',
  eitherOf(joints, object({ ship, joints: needed(joints), side })),
  (said, state) => {
    const { joints: clicks, ...rest } = Array.isArray(said) ? { joints: said } : said;
    const { ship: id, extraYaw = 0 } = nowAsked(state);
    const moving = state.ships.find((each) => each.id === id);
    const not = moving && cannotSetCourse(state, moving, clicks, extraYaw);
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
  'choose-first-player': ['A player chooses who is the first player.', { first: player }],
  'choose-objective': ['The first player chooses the objective.', { objective }],
  'place-obstacle': placeObstacle,
  'leave-obstacle': ['An obstacle for which no place is left stays out.', { obstacle }],
  deploy: ['Which ship or squadron is deployed next.', { piece }],
  'deploy-ship': deployShip,
  'deploy-squadron': ofAsked(verb('deploy-squadron', 'A player deploys a squadron.', { squadron, at })),

  'choose-objective-ship': ['Which ship is the objective ship.', { ship }],
  'place-objective-token': ['A player places an objective token.', { at }],
  'leave-objective-token': ['An objective token for which no place is left stays out.'],
  'move-objective-token': ['A player moves an objective token.', { token: text(), at }],
  'end-moving-tokens': ['A player moves no more objective tokens.', { player }],
  'set-aside': ['A ship or squadron is set aside.', { piece }],
  'end-setting-aside': ['A player sets no more aside.', { player }],
  'stay-set-aside': ['What was set aside does not come this round.', { player }],

  'set-dials': ['Command dials for a ship, the next to be revealed first.', { ship, commands }],
  'activate-ship': ['Which ship activates.', { ship }],
  'keep-dial': ['The revealed dial is kept.', { ship }],
  'take-token': ['The revealed dial is spent for its command token.', { ship }],
  'discard-token': ['Which command token is discarded.', { ship, token: command }],
  'resolve-command': ['A ship resolves a squadron or repair command.', { ship, with: spent, command }],
  'end-commands': ['A ship resolves no more commands now.', { ship }],
  'end-squadron-command': ['A ship activates no more squadrons.', { ship }],
  'move-shields': ['A repair effect: a hull zone gives another one a shield.', { ship, from: zone, to: zone }, null],
  'recover-shields': ['A repair effect: a hull zone recovers a shield.', { ship, zone }],
  'repair-hull': ['A repair effect: a damage card is discarded.', { ship, card: damage }],
  'end-repair': ['A ship resolves no more repair effects.', { ship }],

  'declare-target': ['With which hull zone (`arc`) what is attacked, of a ship which hull zone (`zone`).', target],
  'skip-attack': ['A ship makes no more attacks.', { attacker: piece }],
  'end-targets': ['A ship attacks no further squadron.', { attacker: piece }],
  'remove-die': ['The die that an obstructed attacker removes.', { attacker: piece, color }],
  'add-die': ['Concentrate fire adds a die.', { attacker: piece, color }],
  'reroll-die': ['Concentrate fire rerolls a die.', { attacker: piece, die }],
  'spend-accuracy': ['An accuracy icon chooses a defense token.', { attacker: piece, die, exhausted, token }],
  'end-attack-effects': ['The attacker resolves no more attack effects.', { attacker: piece }],
  'spend-defense-token': [
    'The defender spends a defense token: evade on a die, redirect for a hull zone.',
    { defender: piece, die, zone: anyZone, exhausted, token },
  ],
  'end-defense-tokens': ['The defender spends no more defense tokens.', { defender: piece }],
  'resolve-critical-effect': ['The attacker resolves the standard critical effect.', { attacker: piece }],
  'skip-critical-effect': ['The attacker resolves no critical effect.', { attacker: piece }],
  'redirect-damage': ['How much damage the redirected hull zone suffers.', { defender: ship, damage: count() }],

  'resolve-navigate': ['A ship resolves a navigate command.', { ship, with: spent, speed }],
  'skip-navigate': ['A ship resolves no navigate command.', { ship }],
  'determine-course': determineCourse,
  'choose-overlapped': ['Which of several equally close ships is dealt the damage card.', { ship, other: ship }],
  'place-squadron': ['A squadron that was overlapped is placed touching the ship.', { squadron, at }],
  'leave-squadron': ['A squadron for which no place is left stays where it is.', { squadron }],
  'choose-obstacle': ['Which of several obstacles is resolved next.', { ship, obstacle }],
  'choose-hull-zone': ['Which hull zone suffers the damage.', { ship, zone }],
  'discard-damage': ['Which damage card is discarded at the station.', { ship, card: damage }],
  'decline-station': ['A ship or squadron does not use the station.', { piece }],

  'activate-squadron': ['Which squadron activates.', { squadron }],
  'move-squadron': ofAsked(verb('move-squadron', 'A squadron moves; it may stay where it is.', { squadron, at })),
  'end-activation': ['A squadron does no more.', { squadron }],
  'recover-hull': ['A squadron recovers a hull point at the station.', { squadron }],
});

/** Giving up an opportunity. */
const PASSING = /^(decline|end-|skip-|decline-|stay-)/;

export function pass(_state: ArmadaState, legal: readonly ArmadaAction[]): ArmadaAction | null {
  return legal.find(({ type }) => PASSING.test(type)) ?? null;
}
