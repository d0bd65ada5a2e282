/** How the parts of an ability hang together: doing, 'may', 'then', conditions. */
import { allowed, candidate, inParts, question, reason, say, type PlayerId, type Reason } from '../../core';
import { fellShort, type CardFrame } from '../effects/memory';
import { doNothing } from '../effects/nothing';
import { giveResources, spendResources } from '../effects/resources';
import { canSpend } from '../queries/cost';
import { ask, finish, run, tell } from '../engine';
import { opponentsOf } from '../queries/players';
import type { DestinyState } from '../model/state';
import { flatten, type CardStep, type Part } from './kinds';

type Fn<T> = (state: DestinyState, you: CardFrame) => T;

/**
 * Does something, by the functions of `effects/`. What they cause has happened when the NEXT part begins, not on return: look at results there.
 * `you` is the ability's frame: `you.controller` is 'you', `you.source` the card.
 */
export function does(name: string, effect: Fn<void>): Part {
  return run(name, ['des.abilities.07'], effect);
}

/** Parts that happen only if something holds when they are reached. */
export function onlyIf(holds: Fn<boolean>, ...parts: readonly Part[]): Part {
  return flatten(parts).map((step) => guarded(step, holds));
}

function guarded(step: CardStep, holds: Fn<boolean>): CardStep {
  if (step.kind === 'run')
    return { ...step, run: (state, you) => (holds(state, you) ? step.run(state, you) : undefined) };
  return { ...step, ask: (state, you) => (holds(state, you) ? step.ask(state, you) : null) };
}

const inFull: Fn<boolean> = (_state, you) => you.fully !== false;

/**
 * 'Then': only if everything before was done in full (des.then-effects.01). Not called `then`: `import()` would take what exports it for a promise, and wait for ever.
 * What each effect says of itself is in `you.fully` (see `fellShort`).
 */
export function andThen(...parts: readonly Part[]): Part {
  const said = run('then', ['des.then-effects.01', 'des.then-effects.02'], (state, you: CardFrame) =>
    sayThen(state, you, inFull(state, you)),
  );
  return [said, onlyIf(inFull, ...parts)];
}

function sayThen(state: DestinyState, { controller: player, discarded = [] }: CardFrame, follows: boolean): void {
  const rules = [follows ? 'des.then-effects.01' : 'des.then-effects.02'];
  const all = discarded.length;
  const discards = say`${all} of ${all} cards ${[all === 1 ? 'was' : 'were']} discarded, so `;
  const said = follows
    ? say`${all > 0 ? discards : []}the effect before it was done in full`
    : 'the effect before it was not done in full';
  tell(state, { type: 'then', rules, player, follows, because: [reason('then', said, rules, { discarded: all })] });
}

/** Ends the ability here unless something holds: 'do X to do Y'. `why`: what is told then. */
export function unless(name: string, holds: Fn<boolean>, why?: Fn<Reason>): Part {
  return run(name, ['des.then-effects.02'], (state, you: CardFrame) => {
    if (holds(state, you)) return;
    if (why) fellShort(state, { because: why(state, you) });
    finish(you);
  });
}

/** 'Do X to do Y', after X: the ability ends here if X was not done in full (des.then-effects.02). */
export const toDo: Part = run('it was done in full', ['des.then-effects.02'], (state, you: CardFrame) => {
  if (inFull(state, you)) return;
  sayThen(state, you, false);
  finish(you);
});

/** Shall it be? `not`: why 'yes' is not possible. */
function yesOrNo(player: PlayerId, asks: string, not: Reason | null = null) {
  return question(player, asks, [
    candidate({ type: 'choose-option', player, option: 'yes' }, not),
    allowed({ type: 'choose-option', player, option: 'no' }),
  ]);
}

/** Whom 'you may' asks, and when (`may`). */
export interface Offer {
  /** Default: the ability's controller. */
  by?: Fn<PlayerId>;
  /** Not asked where this does not hold. Everybody sees that, so it must not look at hidden cards. */
  able?: Fn<boolean>;
  /** Why it is not offered, which is told. Everybody hears that. */
  not?: Fn<Reason | null>;
  /** Why 'yes' is not possible, where others must not learn that: asked all the same. */
  unable?: Fn<Reason | null>;
}

/** 'You may': asks whether to do the parts. `what` names the offer, once in an ability. */
export function may(what: string, options: Offer, ...parts: readonly Part[]): Part {
  const asked = ask(
    `may ${what}`,
    ['des.abilities.07'],
    (state, you: CardFrame) => {
      if (options.not?.(state, you) || (options.able && !options.able(state, you))) return null;
      const player = options.by?.(state, you) ?? you.controller;
      return yesOrNo(player, what, options.unable?.(state, you) ?? null);
    },
    (_state, you, { option }) => {
      you.answers = { ...you.answers, [what]: option };
    },
  );
  const said = run(`why not ${what}`, ['des.abilities.07'], (state, you: CardFrame) => {
    const why = options.not?.(state, you);
    if (!why) return;
    const said = say`to ${what}: ${inParts(why.parts ?? why.message)}`;
    doNothing(state, you.controller, 'offer', reason(why.code, said, why.rules, why.facts));
  });
  return [said, asked, onlyIf((_state, you) => you.answers?.[what] === 'yes', ...parts)];
}

/** Parts that happen unless an opponent, asked one after another in player order, spends so much. */
export function unlessAnOpponentSpends(amount: number, ...parts: readonly Part[]): Part {
  const paid = 'an opponent paid';
  const asked = ask(
    `an opponent may spend ${amount}`,
    ['des.abilities.07', 'des.resources.03'],
    (state, you: CardFrame) => {
      const player = opponentsOf(state, you.controller).find(
        (each) => canSpend(state, each, amount) && !you.answers?.[each],
      );
      if (player === undefined || you.answers?.[paid]) return null;
      return yesOrNo(player, `spend ${amount}`);
    },
    (state, you, { player, option }) => {
      const yes = option === 'yes';
      if (yes) spendResources(state, player, amount, you.source, ['des.resources.03']);
      you.answers = { ...you.answers, [player]: 'asked', ...(yes ? { [paid]: player } : {}) };
      return 'again';
    },
  );
  return [asked, onlyIf((_state, you) => !you.answers?.[paid], ...parts)];
}

/** Any opponent, asked one after another in player order, may give you so much; then the parts happen, with them as `opponent`. */
export function ifAnOpponentGives(
  amount: number,
  not: (state: DestinyState, opponent: PlayerId, you: CardFrame) => Reason | null,
  ...parts: readonly Part[]
): Part {
  const gave = 'an opponent gave';
  const asked = ask(
    `an opponent may give ${amount}`,
    ['des.abilities.07', 'des.resources.01'],
    (state, you: CardFrame) => {
      const can = (each: PlayerId): boolean =>
        canSpend(state, each, amount) && !you.answers?.[each] && not(state, each, you) === null;
      const player = opponentsOf(state, you.controller).find(can);
      if (player === undefined || you.answers?.[gave]) return null;
      return yesOrNo(player, `give ${you.controller} ${amount}`);
    },
    (state, you, { player, option }) => {
      const yes = option === 'yes';
      if (yes) giveResources(state, player, you.controller, amount);
      you.answers = { ...you.answers, [player]: 'asked', ...(yes ? { [gave]: player } : {}) };
      if (yes) you.picks = { ...you.picks, opponent: [player] };
      return 'again';
    },
  );
  const nobody = run('nobody could', ['des.abilities.07'], (state, you: CardFrame) => {
    const opponents = opponentsOf(state, you.controller);
    if (opponents.some((each) => you.answers?.[each])) return;
    const why = opponents.map((each) => not(state, each, you)).find((each) => each !== null);
    if (why) fellShort(state, { because: why });
  });
  return [asked, nobody, onlyIf((_state, you) => you.answers?.[gave] !== undefined, ...parts)];
}

/** Parts for the option that was chosen (`chooseOption`), done as far as possible (des.choose-option.02). */
export function ifChosen(option: string, ...parts: readonly Part[]): Part {
  return onlyIf((_state, you) => you.picks?.['option']?.includes(option) ?? false, ...parts);
}
