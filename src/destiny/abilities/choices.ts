/**
 * Choices in the middle of an ability. Each stores what was chosen under a name (`as`), to be read with `picked` and `pickedAll`.
 * Where a choice that must be made has nothing to choose, the ability ends there (des.choose-target.04).
 */
import {
  allowed,
  inParts,
  question,
  reason,
  say,
  type PlayerId,
  type Reason,
  type RuleId,
  type Sentence,
} from '../../core';
import { allPools, sidesOf } from '../queries/dice';
import type { DieSide } from '../facts';
import { turnDie } from '../effects/dice';
import { fellShort, type CardFrame } from '../effects/memory';
import { doNothing } from '../effects/nothing';
import { ask, finish, run } from '../engine';
import { allCharacters, factsOf } from '../queries/cards';
import { opponentsOf, playerOf } from '../queries/players';
import { chooseAmong, chosenIn } from '../procedures/choose';
import type { ChoiceKind } from '../model/actions';
import type { Option } from '../model/options';
import type { CardInPlay, Code, DestinyState, Die } from '../model/state';
import type { Where } from './filters';
import type { Part } from './kinds';

/** More than there are dice in any pool or cards in any hand. */
export const ANY_NUMBER = 99;

type Fn<T> = (state: DestinyState, you: CardFrame) => T;

/** The one thing chosen under a name; '' when nothing was. */
export function picked(you: CardFrame, as: string): string {
  return you.picks?.[as]?.[0] ?? '';
}

/** Everything chosen under a name, in the order of the choices. */
export function pickedAll(you: CardFrame, as: string): readonly string[] {
  return you.picks?.[as] ?? [];
}

/** Who chooses what, how many, and under which name it is stored. */
export interface ChoiceOf {
  /** The name to read it by: `picked(you, as)`. */
  as: string;
  /** A few words for the one who chooses: `a die to remove`. */
  asks: string;
  kind: ChoiceKind;
  from: Fn<readonly string[]>;
  /** Why one of them may not be chosen. */
  not?: (state: DestinyState, id: string, you: CardFrame) => Reason | null;
  /** Default: the ability's controller. */
  by?: Fn<PlayerId>;
  /** So many different ones, as far as there are. Default 1. */
  count?: number | Fn<number>;
  /** Fewer will do, none too: asked one at a time, with 'done'. */
  upTo?: boolean;
  /** With `upTo`: 'done' only when what was chosen so far is enough. */
  enough?: Fn<boolean>;
  /** The same one may be chosen again (distributing). */
  repeats?: boolean;
  /** With `upTo`: asked even if nothing can be chosen, because silence would tell others of cards that they do not see. */
  askAnyway?: Fn<boolean>;
  /** What is cited where nothing is chosen, though it could be. */
  rulesOfNone?: readonly RuleId[];
  /** Goes on when there is nothing to choose. */
  orElse?: 'go on';
}

const RULES = ['des.choose-target.01', 'des.choose-target.02', 'des.choose-target.05'];

/** A choice among things of the table. */
export function choose(of: ChoiceOf): Part {
  const { as } = of;
  const wanted = (state: DestinyState, you: CardFrame): number =>
    typeof of.count === 'function' ? of.count(state, you) : (of.count ?? 1);
  const left = (state: DestinyState, you: CardFrame): string[] =>
    of.from(state, you).filter((id) => of.repeats || !pickedAll(you, as).includes(id));
  return [
    run(`${as}: nothing chosen yet`, RULES, (_state, you: CardFrame) => {
      you.picks = { ...you.picks, [as]: [] };
      you.answers = { ...you.answers, [as]: 'open' };
    }),
    {
      picks: { as, kind: of.kind },
      ...ask(
        `choose ${as}`,
        RULES,
        (state, you: CardFrame) => {
          if (you.answers?.[as] === 'done' || pickedAll(you, as).length >= wanted(state, you)) return null;
          const not = of.not;
          const by = of.by?.(state, you) ?? you.controller;
          const among = chooseAmong({
            by,
            asks: of.asks,
            kind: of.kind,
            from: left(state, you),
            ...(not ? { not: (id: string) => not(state, id, you) } : {}),
            done: (of.upTo ?? false) && (of.enough?.(state, you) ?? true),
          });
          if (among || !of.upTo || !of.askAnyway?.(state, you)) return among;
          return question(by, of.asks, [allowed({ type: 'done', player: by })]);
        },
        (_state, you, action) => {
          const id = chosenIn(action);
          if (id === null) you.answers = { ...you.answers, [as]: 'done' };
          else you.picks = { ...you.picks, [as]: [...pickedAll(you, as), id] };
          return 'again';
        },
      ),
    },
    run(`${as}: something chosen`, ['des.choose-target.04', 'des.then-effects.01'], (state, you: CardFrame) => {
      const chosen = pickedAll(you, as).length;
      if (of.upTo && chosen === 0 && you.answers?.[as] === 'done') sayNone(state, you, of);
      if (of.upTo || chosen >= wanted(state, you)) return;
      const asked = wanted(state, you);
      // 'All of them' are as many as there are; where one goes on, what comes instead tells enough.
      const told = of.orElse !== 'go on' && asked < ANY_NUMBER;
      const because = [nothingToChoose(chosen, of.asks), ...(chosen === 0 ? noneOf(state, you, of) : [])];
      fellShort(state, told ? { because, did: chosen, of: asked } : undefined);
      if (chosen === 0 && of.orElse !== 'go on') finish(you);
    }),
  ];
}

/** Fewer will do, and none was chosen. */
function sayNone(state: DestinyState, you: CardFrame, { asks, by, rulesOfNone }: ChoiceOf): void {
  const why = reason('none-chosen', `none will do (${asks})`, rulesOfNone ?? ['des.choose-target.06']);
  doNothing(state, by?.(state, you) ?? you.controller, 'choose', why);
}

/** Nothing (more) could be chosen. */
function nothingToChoose(chosen: number, asks: string): Reason {
  const nothing = chosen === 0 ? 'there is nothing to choose' : 'there is nothing more to choose';
  return reason('nothing-to-choose', `${nothing} (${asks}).`, ['des.choose-target.04'], { chosen });
}

/** Most things of which is said why they cannot be chosen. */
const MOST_TOLD = 3;

/** What there is, and why none of it can be chosen. */
function noneOf(state: DestinyState, you: CardFrame, { from, not, kind }: ChoiceOf): Reason[] {
  const things = not && (kind === 'character' || kind === 'die') ? from(state, you) : [];
  return things.slice(0, MOST_TOLD).flatMap((id) => {
    const why = not?.(state, id, you);
    return why ? [reason(why.code, say`${id}: ${inParts(why.parts ?? why.message)}`, why.rules)] : [];
  });
}

type Options<T> = Partial<Omit<ChoiceOf, 'kind' | 'from' | 'not'>> & {
  where?: readonly Where<T>[];
  /** Why one that counts may not be chosen after all. */
  not?: (state: DestinyState, id: string, you: CardFrame) => Reason | null;
};

const all =
  <T>(where: readonly Where<T>[] | undefined) =>
  (state: DestinyState, it: T, you: CardFrame): boolean =>
    (where ?? []).every((each) => each(state, it, you));

/** What keeps a thing from counting: the reason, null where it counts, undefined where nothing is said of it. */
function notSuch<T>(where: readonly Where<T>[], state: DestinyState, it: T, you: CardFrame): Reason | null | undefined {
  const failing = where.find((each) => !each(state, it, you));
  return failing ? failing.not : null;
}

function choice<T extends { id: string }>(
  kind: ChoiceKind,
  as: string,
  things: (state: DestinyState) => readonly T[],
  { where = [], not, ...options }: Options<T>,
): Part {
  const from = (state: DestinyState, you: CardFrame): string[] =>
    things(state).flatMap((each) => (notSuch(where, state, each, you) === undefined ? [] : [each.id]));
  const whyNot = (state: DestinyState, id: string, you: CardFrame): Reason | null => {
    const it = things(state).find((each) => each.id === id);
    return (it && notSuch(where, state, it, you)) ?? not?.(state, id, you) ?? null;
  };
  return choose({ as, asks: as, ...options, kind, from, not: whyNot });
}

/** A character in play; stored as `character`. */
export function chooseCharacter(options: Options<CardInPlay> = {}): Part {
  return choice('character', 'character', allCharacters, options);
}

/** A die in a pool; stored as `die`. */
export function chooseDie(options: Options<Die> = {}): Part {
  return choice('die', 'die', allPools, options);
}

/** A die anywhere in play, also on its card; stored as `die`. */
export function chooseAnyDie(options: Options<Die> = {}): Part {
  return choice('die', 'die', (state) => state.dice, options);
}

/** An upgrade in play; stored as `upgrade`. */
export function chooseUpgrade(options: Options<CardInPlay> = {}): Part {
  return choice('card', 'upgrade', inPlay('upgrade'), options);
}

/** A support in play; stored as `support`. */
export function chooseSupport(options: Options<CardInPlay> = {}): Part {
  return choice('card', 'support', inPlay('support'), options);
}

const inPlay = (type: CardInPlay['type']) => (state: DestinyState) =>
  state.cards.filter((each) => each.zone === 'play' && each.type === type);

/** A card of a zone outside play by its code; stored as `card`. `of`: whose zone, default yours. */
export function chooseCardFrom(
  zone: 'hand' | 'discard' | 'looks',
  options: Partial<Omit<ChoiceOf, 'kind' | 'from'>> & {
    where?: (state: DestinyState, code: Code, you: CardFrame) => boolean;
    of?: Fn<PlayerId>;
  } = {},
): Part {
  const { where, of, ...rest } = options;
  const cards = (state: DestinyState, you: CardFrame): readonly Code[] => {
    const owner = of?.(state, you) ?? you.controller;
    if (zone === 'looks')
      return state.looks.filter((each) => each.viewer === you.controller).flatMap((each) => each.cards);
    return playerOf(state, owner)[zone];
  };
  const from = (state: DestinyState, you: CardFrame): Code[] =>
    cards(state, you).filter((code) => where?.(state, code, you) ?? true);
  const { as = 'card' } = rest;
  const isSecret = (state: DestinyState, you: CardFrame): boolean =>
    zone !== 'discard' && cards(state, you).length > pickedAll(you, as).length;
  return choose({ asks: 'card', askAnyway: isSecret, ...rest, as, kind: 'card', from });
}

/** One opponent, stored as `opponent`; not asked while there is only one (des.choosing-opponents.01). `where`: who counts. */
export function chooseOpponent(where?: (state: DestinyState, opponent: PlayerId, you: CardFrame) => boolean): Part {
  const from = (state: DestinyState, you: CardFrame): string[] =>
    opponentsOf(state, you.controller).filter((each) => where?.(state, each, you) ?? true);
  const only = run('the only opponent', ['des.choosing-opponents.01'], (state, you: CardFrame) => {
    const [first, second] = from(state, you);
    if (first !== undefined && second === undefined) you.picks = { ...you.picks, opponent: [first] };
  });
  const asked = {
    picks: { as: 'opponent', kind: 'opponent' } as const,
    ...ask(
      'choose an opponent',
      ['des.choosing-opponents.01'],
      (state, you: CardFrame) =>
        from(state, you).length < 2
          ? null
          : chooseAmong({ by: you.controller, asks: 'an opponent', kind: 'opponent', from: from(state, you) }),
      (_state, you, answer) => {
        if (answer.type === 'choose-opponent') you.picks = { ...you.picks, opponent: [answer.opponent] };
      },
    ),
  };
  const none = run('nobody to choose', ['des.choose-target.04'], (_state, you: CardFrame) => {
    if (picked(you, 'opponent') === '') finish(you);
  });
  return [only, asked, none];
}

/**
 * One of several options, any of which may be chosen, even without effect (des.choose-option.01), by an opponent too (des.choose-option.03);
 * stored as `option`.
 */
export function chooseOption(
  options: readonly Option[] | Fn<readonly string[]>,
  more: Partial<Omit<ChoiceOf, 'kind' | 'from'>> = {},
): Part {
  const from: Fn<readonly string[]> = typeof options === 'function' ? options : () => options;
  return choose({ as: 'option', asks: 'an option', ...more, kind: 'option', from });
}

/** Turns dice to other sides, one at a time; each die once. Stored as `turned`. */
export function turn(options: {
  where?: readonly Where<Die>[];
  /** Which sides it may be turned to; default any other side. */
  to?: (side: DieSide, state: DestinyState, die: Die, you: CardFrame) => boolean;
  /** Default 1. */
  count?: number | Fn<number>;
  upTo?: boolean;
  by?: Fn<PlayerId>;
  orElse?: 'go on';
}): Part {
  const wanted = (state: DestinyState, you: CardFrame): number =>
    typeof options.count === 'function' ? options.count(state, you) : (options.count ?? 1);
  const sides = (state: DestinyState, you: CardFrame) =>
    allPools(state)
      .filter((die) => all(options.where)(state, die, you) && !pickedAll(you, 'turned').includes(die.id))
      .flatMap((die) =>
        sidesOf(die).flatMap((side, index) =>
          index !== die.side && (options.to?.(side, state, die, you) ?? true) ? [{ die: die.id, side: index }] : [],
        ),
      );
  return [
    run('no die turned yet', ['des.turning-dice.01'], (_state, you: CardFrame) => {
      you.picks = { ...you.picks, turned: [] };
      you.answers = { ...you.answers, turned: 'open' };
    }),
    {
      picks: { as: 'turned', kind: 'die' },
      ...ask(
        'turn a die',
        ['des.turning-dice.01', 'des.turning-dice.02'],
        (state, you: CardFrame) => {
          if (you.answers?.['turned'] === 'done' || pickedAll(you, 'turned').length >= wanted(state, you)) return null;
          const by = options.by?.(state, you) ?? you.controller;
          const candidates = sides(state, you).map((each) => allowed({ type: 'choose-side', player: by, ...each }));
          if (candidates.length === 0) return null;
          return question(
            by,
            'a die to turn and its new side',
            options.upTo ? [...candidates, allowed({ type: 'done', player: by })] : candidates,
          );
        },
        (state, you, answer) => {
          if (answer.type !== 'choose-side') you.answers = { ...you.answers, turned: 'done' };
          else {
            you.picks = { ...you.picks, turned: [...pickedAll(you, 'turned'), answer.die] };
            turnDie(state, answer.die, answer.side, answer.player);
          }
          return 'again';
        },
      ),
    },
    run('a die was turned', ['des.choose-target.04', 'des.then-effects.01'], (state, you: CardFrame) => {
      const turned = pickedAll(you, 'turned').length;
      if (options.upTo || turned >= wanted(state, you)) return;
      // 'All of them' are as many as there are.
      if (turned === 0 || wanted(state, you) < ANY_NUMBER) {
        const because = nothingToChoose(turned, 'a die to turn');
        const asked = wanted(state, you) < ANY_NUMBER ? wanted(state, you) : 1;
        fellShort(state, { because, did: turned, of: asked });
      }
      if (turned === 0 && options.orElse !== 'go on') finish(you);
    }),
  ];
}

/** Ends the ability unless its player has such a card in play, an opponent's does not count (des.spot.01, des.spot.03, des.spot.04). */
export function spot(what: string, ...where: readonly Where<CardInPlay>[]): Part {
  return run(`spot ${what}`, ['des.spot.01', 'des.spot.04'], (state, you: CardFrame) => {
    const found = state.cards.some(
      (each) => each.zone === 'play' && each.controller === you.controller && all(where)(state, each, you),
    );
    if (found) return;
    const because = reason('cannot-spot', [...say`${you.controller} cannot spot `, `${what}.`], ['des.spot.04']);
    fellShort(state, { because });
    finish(you);
  });
}

/** Spots a character of a color. */
export function spotColor(color: 'red' | 'blue' | 'yellow'): Part {
  return spot(
    `a ${color} character`,
    (_state, each) => each.type === 'character' && factsOf(each.code).color === color,
  );
}

/** Why something cannot be chosen, as `not` of a choice gives it (des.choose-target.04). */
export function cannotDo(code: string, message: string | Sentence): Reason {
  return reason(code, message, ['des.choose-target.04']);
}
