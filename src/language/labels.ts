/** What stands on buttons: one sentence for every type of action, from parts, with names as people know them. */
import type { ChanceAction, RandomChoice, RollDiceAction, Rolled } from '../core/chance/chance';
import type { ChooseForAbility, CoreAction } from '../core/abilities/actions';
import type { GameTypes } from '../core/contract/game-types';
import type { GameWords, Verb } from './language';
import { tell, who, type Telling } from './telling';

/** The sentence for each type of action: the compiler asks for every type. What it says may depend on nothing but what the acting player knows. */
type Labels<G extends GameTypes> = {
  readonly [T in (G['action'] | CoreAction)['type']]: (
    action: Extract<G['action'] | CoreAction, { type: T }>,
    state: G['state'],
  ) => Telling;
};

/** The parts of which the labels of core's actions are made. */
interface LabelParts<S> {
  /** `Predator on Jake Farrell`. */
  ability(action: Extract<CoreAction, { ability: string }>, state: S): Telling;
  /** What its player chooses for an ability: `Jake Farrell`, `a blank result`. */
  chosen?(action: ChooseForAbility, state: S): Telling;
  /** Default: `2 attack dice show hit and blank`. */
  rolled?(action: Extract<ChanceAction, { type: 'roll' }>, state: S): Telling;
  /** What dice of several kinds show. Default: the same, one kind after the other. */
  rolledTogether?(action: RollDiceAction, state: S): Telling;
  /** `Direct Hit! is drawn`. */
  drawn(action: Extract<ChanceAction, { type: 'draw' }>, state: S): Telling;
  /** `ann sits next`. A game that chooses nothing at random says nothing of it. */
  chosenAtRandom?(action: RandomChoice, state: S): Telling;
}

/** The `label` of a language from its sentences. */
export function labelOf<G extends GameTypes>(labels: Labels<G>): Pick<GameWords<G>, 'label'> {
  // Each sentence is kept under the type of the actions that it tells.
  const byType = labels as unknown as Readonly<
    Record<string, ((action: G['action'], state: G['state']) => Telling) | undefined>
  >;
  return {
    label: (action, state) => {
      const sentence = byType[action.type];
      if (!sentence) throw new Error(`no label for the action '${action.type}'`);
      return sentence(action, state);
    },
  };
}

/** The `label` of a language whose verbs say in sentences what players do; `core`: what is asked in every game. `say`: what ids are called. */
export function labelByVerbs<G extends GameTypes>(
  verbs: Readonly<Record<string, Verb<G['state'], G['action']>>>,
  say: (id: string, state: G['state']) => Telling,
  core: CoreLabels<G['state']>,
): Pick<GameWords<G>, 'label'> {
  const shared = core as unknown as Readonly<
    Record<string, ((action: G['action'], state: G['state']) => Telling) | undefined>
  >;
  return {
    label: (action, state) => {
      for (const { label } of Object.values(verbs)) {
        const said = label?.(action, (id) => say(id, state), state);
        if (said !== undefined) return said;
      }
      const sentence = shared[action.type];
      if (!sentence) throw new Error(`no label for the action '${action.type}'`);
      return sentence(action, state);
    },
  };
}

type CoreLabels<S> = {
  readonly [T in CoreAction['type']]: (action: Extract<CoreAction, { type: T }>, state: S) => Telling;
};

export function coreLabels<S>(parts: LabelParts<S>): CoreLabels<S> {
  const { ability: name, chosen, chosenAtRandom } = parts;
  return {
    'use-ability': (action, state) => tell`${who(action.player)} uses ${name(action, state)}`,
    decline: (action, state) => tell`${who(action.player)} does not use ${name(action, state)}`,
    choose: (action, state) =>
      tell`${who(action.player)} uses ${name(action, state)} and chooses ${chosen?.(action, state) ?? who(String(action.chosen))}`,
    'order-ability': (action, state) =>
      tell`${who(action.player)} adds ${name(action, state)} to the ability queue next`,
    'order-players': ({ player, first }) => tell`${who(player)} decides that abilities of ${who(first)} come first`,
    roll: (action, state) => parts.rolled?.(action, state) ?? diceShow(action),
    'roll-dice': (action, state) => parts.rolledTogether?.(action, state) ?? listInWords(action.dice.map(diceShow)),
    draw: parts.drawn,
    'choose-at-random': (action, state) =>
      chosenAtRandom?.(action, state) ?? `${String(action.chosen)} is chosen at random`,
  };
}

function diceShow({ die, faces }: Rolled): string {
  const shown = faces.map((face) => face.replaceAll('-', ' '));
  return `${counted(faces.length, `${die} die shows`, `${die} dice show`)} ${listInWords(shown)}`;
}

/** `hit, hit and blank`; `nothing`. */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return 'nothing';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** `an attack die`, `a blank`. */
export function withArticle(word: string): string {
  return `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
}

/** `1 die`, `2 dice`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Pieces of lists that people brought are called after their cards, numbered from the second on. Null: somebody named it. */
export function copyNumber(id: string, card: string): number | null {
  if (id === card) return 1;
  const rest = id.startsWith(`${card}-`) ? id.slice(card.length + 1) : '';
  return /^\d+$/.test(rest) ? Number(rest) : null;
}
