/** Parts that many cards share. A card that needs something else writes `choose...` and `does` itself. */
import { reason, type Cost, type PlayerId, type Reason, say } from '../../core';
import type { DieSymbol } from '../facts';
import { diceOfCard, dieOf, inPool, symbolOf, valueOf } from '../queries/dice';
import { discardFromPlay, exhaust } from '../effects/cards';
import { dealDamage } from '../effects/damage';
import {
  cannotRemove,
  cannotResolve,
  cannotRoll,
  removeDice,
  removeDie,
  rerollDice,
  resolveDie,
  resolvingDie,
  type Resolving,
} from '../effects/dice';
import { discardFromDeck, discardFromHand, drawCards } from '../effects/hands';
import { fellShort, type CardFrame } from '../effects/memory';
import { gainResources, spendResources } from '../effects/resources';
import { canSpend } from '../queries/cost';
import { gainShields } from '../effects/shields';
import { call } from '../engine';
import type { DestinyEvent } from '../model/events';
import { characterOf, findCard, isInPlay } from '../queries/cards';
import { playerOf } from '../queries/players';
import type { CardInPlay, Code, DestinyState, Die } from '../model/state';
import {
  ANY_NUMBER,
  chooseAnyDie,
  chooseCardFrom,
  chooseCharacter,
  chooseDie,
  chooseOption,
  picked,
  pickedAll,
} from './choices';
import { anOpponents, showingDamage, theOpponent, thisDie, yours, type Where } from './filters';
import { andThen, does, toDo, unless } from './flow';
import type { Part } from './kinds';

type Fn<T> = (state: DestinyState, you: CardFrame) => T;
type Amount = number | Fn<number>;
const amountOf = (amount: Amount, state: DestinyState, you: CardFrame): number =>
  typeof amount === 'function' ? amount(state, you) : amount;

// Costs, for `cost`.

/** 'Exhaust this card to ...' */
export const exhaustThis: Cost<DestinyState, DestinyEvent> = {
  cannot: (state, self) => {
    if (!isInPlay(state, self.source))
      return reason('not-in-play', say`${self.source} is not in play.`, ['des.abilities.05']);
    return findCard(state, self.source)?.exhausted
      ? reason('exhausted', say`${self.source} is exhausted.`, ['des.exhausted.02'])
      : null;
  },
  pay: (state, self) => exhaust(state, self.source, self.controller),
};

/** 'Spend N resources to ...' */
export function spend(amount: number): Cost<DestinyState, DestinyEvent> {
  return {
    cannot: (state, self) =>
      canSpend(state, self.controller, amount)
        ? null
        : reason('too-expensive', say`It costs ${amount}.`, ['des.resources.01'], { cost: amount }),
    pay: (state, self) => spendResources(state, self.controller, amount, self.source, ['des.resources.03']),
  };
}

// Costs inside an effect: the ability ends when they cannot be paid.

/** 'Remove this die to ...' */
export const removeThisDie: Part = [
  chooseAnyDie({
    as: 'this die',
    asks: 'this die',
    where: [thisDie, yours],
    not: (state, die, you) => cannotRemove(state, die, you.controller),
  }),
  does('remove this die', (state, you) => void removeDie(state, picked(you, 'this die'), you.controller)),
  toDo,
];

/** 'Remove one of your dice (where ...) to ...', whether it could be resolved or not (des.removing-dice.03); stored as `removed`. */
export function removeOwnDie(...where: readonly Where<Die>[]): Part {
  return [
    chooseDie({ as: 'removed', asks: 'a die of yours to remove', where: [yours, ...where] }),
    does('remove it', (state, you) => void removeDie(state, picked(you, 'removed'), you.controller)),
    toDo,
  ];
}

/** 'Discard a card from your hand (where ...) to ...'; stored as `discard`. */
export function discardOwnCard(where?: (state: DestinyState, code: Code, you: CardFrame) => boolean): Part {
  return [
    chooseCardFrom('hand', { as: 'discard', asks: 'a card to discard', ...(where ? { where } : {}) }),
    does('discard it', (state, you) => discardFromHand(state, you.controller, picked(you, 'discard'), you.controller)),
    toDo,
  ];
}

/** Is there a copy of the card that was not chosen under this name yet? For choices of several cards that may be alike. */
export function copiesLeft(cards: readonly Code[], code: Code, you: CardFrame, as: string): boolean {
  const copies = (codes: readonly string[]): number => codes.filter((each) => each === code).length;
  return copies(cards) > copies(pickedAll(you, as));
}

/** 'Discard any number of cards from your hand (where ...)'; how many is stored as `count`. */
export function discardOwnCards(where: (code: Code) => boolean): Part {
  const left = (state: DestinyState, code: Code, you: CardFrame): boolean =>
    where(code) && copiesLeft(playerOf(state, you.controller).hand, code, you, 'discards');
  return [
    chooseCardFrom('hand', {
      as: 'discards',
      asks: 'cards to discard',
      where: left,
      count: ANY_NUMBER,
      upTo: true,
      repeats: true,
    }),
    does('discard them', (state, you) => {
      const discards = pickedAll(you, 'discards');
      for (const code of discards) discardFromHand(state, you.controller, code, you.controller);
      you.count = discards.length;
    }),
  ];
}

/** An ability's own cost is paid also where the die that it comes from is resolved for free. */
function tooPoor(state: DestinyState, { controller }: CardFrame, cost: number): Reason {
  const { resources } = playerOf(state, controller);
  const free = resolvingDie(state)?.free === true;
  const but = free ? ['; only the cost of the die itself is not paid'] : [];
  const sentence = say`the ability costs ${cost}, ${controller} has ${resources}${but}`;
  const rules = free ? ['des.faq-rebel-war-room-crime-lord.01'] : ['des.resources.01'];
  return reason('too-expensive', sentence, rules, { cost, resources });
}

/** 'Spend N resources to ...' inside an effect: ends the effect if they are not there. */
export function pay(amount: number): Part {
  return [
    unless(
      `has ${amount} to spend`,
      (state, you) => canSpend(state, you.controller, amount),
      (state, you) => tooPoor(state, you, amount),
    ),
    does(`spend ${amount}`, (state, you) =>
      spendResources(state, you.controller, amount, you.source, ['des.resources.03']),
    ),
  ];
}

// Effects on a character of one's choice.

/** To whom damage goes, and whether shields can block it. */
export interface DamageOptions {
  /** The characters among which is chosen; left out: all. */
  where?: readonly Where<CardInPlay>[];
  unblockable?: boolean;
  /** Name of the choice, default `character`. */
  as?: string;
  /** Who chooses; default you. */
  by?: Fn<PlayerId>;
}

/** Deals damage to a character of your choice; stored as `character`. */
export function damage(
  amount: Amount,
  { where = [], unblockable = false, as = 'character', by }: DamageOptions = {},
): Part {
  return [
    chooseCharacter({ as, asks: 'a character to damage', where, ...(by ? { by } : {}) }),
    damageChosen(amount, { unblockable, as }),
  ];
}

/** Deals damage to the characters that were chosen. */
export function damageChosen(
  amount: Amount,
  { unblockable = false, as = 'character' }: { unblockable?: boolean; as?: string } = {},
): Part {
  return does('deal damage', (state, you) => {
    for (const to of pickedAll(you, as))
      dealDamage(state, {
        to,
        amount: amountOf(amount, state, you),
        by: you.controller,
        unblockable,
        source: you.source,
      });
  });
}

/** Deals damage to every character that qualifies, at the same time. */
export function damageEach(amount: Amount, ...where: readonly Where<CardInPlay>[]): Part {
  return does('deal damage to each', (state, you) => {
    const each = state.cards.filter(
      (of) => of.zone === 'play' && of.type === 'character' && where.every((counts) => counts(state, of, you)),
    );
    for (const { id: to } of each)
      dealDamage(state, { to, amount: amountOf(amount, state, you), by: you.controller, source: you.source });
  });
}

/** The opponent distributes damage among their characters as they wish; `opponent` was chosen before. */
export function theyDistributeDamage(amount: Amount, options: { unblockable?: boolean } = {}): Part {
  return does('they distribute damage', (state, you) =>
    call(state, 'distribute damage', {
      player: theOpponent(state, you),
      left: amountOf(amount, state, you),
      given: [],
      by: you.controller,
      unblockable: options.unblockable ?? false,
      source: you.source,
    }),
  );
}

/** Deals one of your characters (where ...) as much damage as an opponent's die shows, without its type (des.damage.06), then removes that die. */
export function takeDamageOfDie(...who: readonly Where<CardInPlay>[]): Part {
  return [
    chooseCharacter({ asks: 'a character to damage', where: [yours, ...who] }),
    chooseDie({ asks: 'a die showing damage', where: [anOpponents, showingDamage] }),
    damageChosen((state, you) => valueOf(state, dieOf(state, picked(you, 'die')))),
    andThen(does('remove that die', (state, you) => void removeDie(state, picked(you, 'die'), you.controller))),
  ];
}

/** Gives shields to a character of your choice. */
export function shields(amount: Amount, ...where: readonly Where<CardInPlay>[]): Part {
  return [
    chooseCharacter({ asks: 'a character to shield', where }),
    does('give shields', (state, you) =>
      gainShields(state, picked(you, 'character'), amountOf(amount, state, you), you.controller),
    ),
  ];
}

/** Gives shields to the character that this card is or is attached to. */
export function shieldThis(amount: Amount): Part {
  return does('give it shields', (state, you) => {
    const own = characterOf(state, you.source);
    if (own) gainShields(state, own.id, amountOf(amount, state, you), you.controller);
  });
}

/** Distributes shields among your characters. */
export function distributeShields(amount: number): Part {
  return does('distribute shields', (state, you) =>
    call(state, 'distribute shields', { player: you.controller, left: amount, given: [] }),
  );
}

// Cards and resources.

/** You draw so many cards. */
export function draw(count: Amount): Part {
  return does('draw', (state, you) => drawCards(state, you.controller, amountOf(count, state, you)));
}

/** You gain so many resources. */
export function gain(amount: Amount): Part {
  return does('gain resources', (state, you) =>
    gainResources(state, you.controller, amountOf(amount, state, you), you.controller),
  );
}

/** Discards cards from the top of a deck, default the opponent's. */
export function mill(count: Amount, whose: Fn<PlayerId> = theOpponent): Part {
  return does(
    'discard from the deck',
    (state, you) => void discardFromDeck(state, whose(state, you), amountOf(count, state, you), you.controller),
  );
}

/** Discards the card with this ability from play: itself, none of its copies (des.self-referential-effects.01). */
export const discardThis: Part = does('discard this card', (state, you) =>
  discardFromPlay(state, you.source, you.controller),
);

// Dice.

/** Removes a die of your choice; stored as `die`. What may not be removed cannot be chosen. */
export function remove(...where: readonly Where<Die>[]): Part {
  return [
    chooseDie({ asks: 'a die to remove', where, not: (state, die, you) => cannotRemove(state, die, you.controller) }),
    does('remove it', (state, you) => void removeDice(state, [picked(you, 'die')], you.controller)),
  ];
}

/** Removes several dice of your choice at the same time; stored as `dice`, and how many went as `count`. `by`: who chooses and removes instead. */
export function removeSeveral(options: {
  where: readonly Where<Die>[];
  count: Amount;
  upTo?: boolean;
  enough?: Fn<boolean>;
  by?: Fn<PlayerId>;
  orElse?: 'go on';
}): Part {
  const by = options.by ?? ((_state, you) => you.controller);
  return [
    chooseDie({
      as: 'dice',
      asks: 'dice to remove',
      ...options,
      by,
      not: (state, die, you) => cannotRemove(state, die, by(state, you)),
    }),
    does('remove them', (state, you) => {
      you.count = removeDice(state, pickedAll(you, 'dice'), by(state, you));
    }),
  ];
}

/** Removes all dice that qualify, at the same time; protected dice stay. */
export function removeAll(...where: readonly Where<Die>[]): Part {
  return does('remove dice', (state, you) => {
    const dice = state.dice.filter((die) => die.zone === 'pool' && where.every((counts) => counts(state, die, you)));
    you.count = removeDice(
      state,
      dice.map((die) => die.id),
      you.controller,
    );
  });
}

/** Rerolls dice of your choice; stored as `dice`. `upTo`: fewer will do. */
export function reroll(
  options: { where?: readonly Where<Die>[]; count?: Amount; upTo?: boolean; orElse?: 'go on' } = {},
): Part {
  return [
    chooseDie({
      as: 'dice',
      asks: 'dice to reroll',
      where: [],
      ...options,
      not: (state, die) => cannotRoll(state, die),
    }),
    does('reroll', (state, you) => rerollDice(state, pickedAll(you, 'dice'), you.controller)),
  ];
}

/**
 * Resolves a die of your choice that you can resolve, as usual but for `how` (des.resolving-dice-with-cards.01); stored as `die`. `how` may depend on
 * it: look at `picked(you, 'die')`.
 */
export function resolve(
  options: { where?: readonly Where<Die>[]; how?: Resolving | Fn<Resolving>; orElse?: 'go on' } = {},
): Part {
  const how = (state: DestinyState, you: CardFrame): Resolving =>
    typeof options.how === 'function' ? options.how(state, you) : (options.how ?? {});
  return [
    chooseDie({
      asks: 'a die to resolve',
      where: options.where ?? [yours],
      ...(options.orElse ? { orElse: options.orElse } : {}),
      not: (state, die, you) => cannotResolve(state, die, you.controller, how(state, you)),
    }),
    does('resolve it', (state, you) => {
      const die = picked(you, 'die');
      if (inPool(state, die)) resolveDie(state, die, you.controller, how(state, you));
    }),
  ];
}

const SYMBOLS: readonly DieSymbol[] = [
  'melee',
  'ranged',
  'shield',
  'resource',
  'disrupt',
  'discard',
  'focus',
  'special',
];

/**
 * Resolves one of your dice as if it showed another symbol; its value stays. Its cost is paid, and a modifier stays one (des.card-c-3po.01,
 * des.card-c-3po.02). Die and symbol are stored as `die` and `symbol`.
 */
export const resolveAsAnother: Part = [
  chooseDie({
    asks: 'a die to resolve',
    where: [yours],
    not: (state, die, you) => cannotResolve(state, die, you.controller, { as: 'shield' }),
  }),
  chooseOption((state, you) => SYMBOLS.filter((each) => each !== symbolOf(dieOf(state, picked(you, 'die')))), {
    as: 'symbol',
    asks: 'a symbol',
  }),
  does('resolve it', (state, you) =>
    resolveDie(state, picked(you, 'die'), you.controller, { as: picked(you, 'symbol') as DieSymbol }),
  ),
];

/** 'Reroll this die instead of removing it': for special abilities, of the die that is being resolved if it is this card's own. */
export const rerollInsteadOfRemoving: Part = does('reroll this die instead of removing it', (state, you) => {
  const resolving = resolvingDie(state);
  const own = diceOfCard(state, you.source).map((die) => die.id);
  if (resolving && resolving.die !== null && own.includes(resolving.die)) resolving.leaves = 'rerolled';
  else fellShort(state, { because: notRemoved(you, resolving?.die ?? null) });
});

/** Nothing is rerolled instead where the die of the card is not the one that leaves the pool. */
function notRemoved({ source }: CardFrame, resolved: string | null): Reason {
  const rule = resolved === null ? 'des.faq-poe-black-one.01' : 'des.faq-cunning-black-one.02';
  return reason('not-removed', say`the die of ${source} is not being removed from a pool, so it is not rerolled`, [
    rule,
  ]);
}

/** The next value of the die that is about to be resolved is higher: for 'before you resolve this die'. */
export function increaseResolving(amount: number): Part {
  return does('increase its value', (state) => {
    const resolving = resolvingDie(state);
    if (resolving) resolving.plus += amount;
  });
}
