/** Attack dice are named by what they show, with or without their color: `red double hit`, `accuracy`. */
import type { Json } from '../../core';
import { choiceOfDice, dieCalled, type DiceNames } from '../../language/dice-words';
import { orNothing, words } from '../../language/keys';
import type { Spoken } from '../../language/verb';
import { damageCard, DICE_COLORS, ICONS, type DieFace } from '../facts';
import type { ArmadaState } from '../model/state';
import { currentAttack } from '../queries/attack';
import { damageWords } from './card-words';

/** Faces of attack dice by the words for them: `double hit`, `double-hit`, `hit crit`. */
export const FACE_WORDS: Readonly<Record<string, DieFace>> = Object.fromEntries(
  (Object.keys(ICONS) as DieFace[])
    .map((face) => [face, face.replace('-', ' ')] as const)
    .flatMap(([face, said]) => [said.replace('critical', 'crit'), said, face].map((word) => [word, face])),
);

const FACES = Object.keys(FACE_WORDS);
const poolOf = (state: ArmadaState) => ({ name: 'attack', dice: currentAttack(state)?.pool ?? [] });

const names: DiceNames<ArmadaState> = {
  pools: (state) => [poolOf(state)],
  isCalled: ({ kind, face }, word) => {
    const color = DICE_COLORS.find((each) => word.startsWith(`${each} `));
    const shown = color === undefined ? word : word.slice(color.length + 1);
    return (color === undefined || color === kind) && FACE_WORDS[shown] === face;
  },
  call: ({ kind, face }) => `${kind} ${face.replace('-', ' ')}`,
};

/** A die of the attack pool; of dice that are alike it does not matter which. */
export const die: Spoken<ArmadaState> = {
  words: orNothing(words([...FACES, ...DICE_COLORS.flatMap((color) => FACES.map((face) => `${color} ${face}`))])),
  read: (word, state) => dieCalled(names, poolOf(state), word),
  write: (at, state) => {
    const found = typeof at === 'number' ? poolOf(state).dice[at] : undefined;
    return found ? names.call(found) : at;
  },
};

const ofDice = choiceOfDice(names);

/** Choices of abilities among dice, and among damage cards by their names. */
export const choice = {
  read(words: Json, state: ArmadaState): readonly Json[] {
    const card = typeof words === 'string' ? damageWords.id(words) : undefined;
    return [...ofDice.read(words, state), ...(card === undefined ? [] : [card])];
  },
  write(chosen: Json, action: unknown, state: ArmadaState): Json {
    if (typeof chosen === 'string') return damageCard(chosen)?.name ?? chosen;
    return ofDice.write(chosen, action, state);
  },
};
