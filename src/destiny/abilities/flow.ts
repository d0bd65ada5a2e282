/** How the parts of an ability hang together: doing, 'may', 'then', conditions. */
import { allowed, candidate, question, type PlayerId, type Reason } from '../../core';
import type { CardFrame } from '../effects/memory';
import { giveResources, spendResources } from '../effects/resources';
import { canSpend } from '../queries/cost';
import { ask, finish, run } from '../engine';
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

/** 'Then': only if everything before was done in full (des.then-effects.01). What each effect says of itself is in `you.fully` (see `fellShort`). */
export function then(...parts: readonly Part[]): Part {
  return onlyIf(inFull, ...parts);
}

/** Ends the ability here unless something holds: 'do X to do Y'. */
export function unless(name: string, holds: Fn<boolean>): Part {
  return run(name, ['des.then-effects.02'], (state, you: CardFrame) => {
    if (!holds(state, you)) finish(you);
  });
}

/** 'Do X to do Y', after X: the ability ends here if X was not done in full (des.then-effects.02). */
export const toDo: Part = unless('it was done in full', inFull);

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
  /** Why 'yes' is not possible, where others must not learn that: asked all the same. */
  unable?: Fn<Reason | null>;
}

/** 'You may': asks whether to do the parts. `what` names the offer, once in an ability. */
export function may(what: string, options: Offer, ...parts: readonly Part[]): Part {
  const asked = ask(
    `may ${what}`,
    ['des.abilities.07'],
    (state, you: CardFrame) => {
      if (options.able && !options.able(state, you)) return null;
      const player = options.by?.(state, you) ?? you.controller;
      return yesOrNo(player, what, options.unable?.(state, you) ?? null);
    },
    (_state, you, { option }) => {
      you.answers = { ...you.answers, [what]: option };
    },
  );
  const forget = run(`${what}: not answered yet`, ['des.abilities.07'], (_state, you: CardFrame) => {
    you.answers = { ...you.answers, [what]: 'no' };
  });
  return [forget, asked, onlyIf((_state, you) => you.answers?.[what] === 'yes', ...parts)];
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
  able: (state: DestinyState, opponent: PlayerId, you: CardFrame) => boolean,
  ...parts: readonly Part[]
): Part {
  const gave = 'an opponent gave';
  const asked = ask(
    `an opponent may give ${amount}`,
    ['des.abilities.07', 'des.resources.01'],
    (state, you: CardFrame) => {
      const can = (each: PlayerId): boolean =>
        canSpend(state, each, amount) && !you.answers?.[each] && able(state, each, you);
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
  return [asked, onlyIf((_state, you) => you.answers?.[gave] !== undefined, ...parts)];
}

/** Parts for the option that was chosen (`chooseOption`). */
export function ifChosen(option: string, ...parts: readonly Part[]): Part {
  return onlyIf((_state, you) => you.picks?.['option']?.includes(option) ?? false, ...parts);
}
