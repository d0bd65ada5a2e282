/** The kinds of ability that a card can have (des.abilities.01), each as one entry of the registry. */
import {
  type Bans,
  type Changes,
  type Cost,
  type Permits,
  type PlayerId,
  type Reason,
  type RuleId,
  type Step,
  type Window,
  circumstance,
  reason,
  sameAbility,
  say,
  type AbilityInPlay,
  type Sentence,
} from '../../core';
import { fullName } from '../facts';
import { ability, run, type DestinyAbility } from '../engine';
import { wasReplaced, type CardFrame, type Choosing } from '../effects/memory';
import type { DestinyEvent, EventOf } from '../model/events';
import { factsOf, findCard, slug, type Keyword } from '../queries/cards';
import type { CardId, Code, DestinyState } from '../model/state';
import type { Destiny } from '../model/types';
import type { AboutCard } from '../model/values';

/** A step of an ability's effect. */
export type CardStep = Step<Destiny, CardFrame> & Choosing;
/** Steps, or lists of them: what the parts of an ability are made of. */
export type Part = CardStep | readonly Part[];

/** An ability of a card while it is considered: `source` is its card (or event), `controller` is 'you'. */
export interface Owned<E = DestinyEvent | null> extends AbilityInPlay {
  event: E;
}

/** What any kind of ability may say beside its effect. */
export interface More {
  /** Tells several abilities of one kind on one card apart: `shields` (des.abilities.03). */
  as?: string;
  /** Rules about this very card, beside those of its kind. */
  rules?: readonly RuleId[];
  /** Paid before the effect; an ability whose cost cannot be paid does nothing. */
  cost?: Cost<DestinyState, DestinyEvent>;
}

/** The steps of parts, in their order. */
export function flatten(parts: readonly Part[]): CardStep[] {
  return parts.flatMap((part) => (isList(part) ? flatten(part) : [part]));
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part);
}

/** `luke-skywalker-jedi-knight/after`. */
function idOf(code: Code, kind: string, as: string | undefined): string {
  return `${slug(fullName(factsOf(code)))}/${as ?? kind}`;
}

type Entry = Parameters<typeof ability>[0];

function entry(
  code: Code,
  kind: string,
  own: readonly RuleId[],
  more: More,
  rest: Omit<Entry, 'id' | 'card' | 'rules'>,
): DestinyAbility {
  const { as, rules = [], cost } = more;
  return ability({
    ...rest,
    ...(cost ? { cost } : {}),
    id: idOf(code, kind, as),
    card: code,
    // What is said of this very card decides before what is said of all abilities of its kind.
    rules: [...rules, ...own],
  } as Entry);
}

/** Steps of a card's frame, as core keeps them. */
const effect = (parts: readonly Part[]) => ({ effect: flatten(parts) as never });

/** What an event does when it is played. */
export function event(code: Code, parts: readonly Part[], more: More = {}): DestinyAbility {
  return entry(code, 'event', ['des.event.01', 'des.abilities.06'], more, {
    kind: 'event',
    lasting: true,
    ...effect(parts),
  });
}

/** A special ability, resolved with the special symbol of the card's die, even if the card is not in play. */
export function special(code: Code, parts: readonly Part[], more: More = {}): DestinyAbility {
  return entry(code, 'special', ['des.special-abilities.01'], more, {
    kind: 'special',
    lasting: true,
    ...effect(parts),
  });
}

/** An action ability (des.action-abilities.01). */
export function action(code: Code, parts: readonly Part[], more: More = {}): DestinyAbility {
  return entry(code, 'action', ['des.action-abilities.02'], more, {
    during: 'action',
    lasting: true,
    ...effect(parts),
  });
}

/** The claim ability of a battlefield (des.claim-abilities.01). */
export function claim(code: Code, parts: readonly Part[], more: More = {}): DestinyAbility {
  return entry(code, 'claim', ['des.claim-abilities.02'], more, { kind: 'claim', lasting: true, ...effect(parts) });
}

/** An effect that may block damage to the attached character, offered beside its shields; see `blockDamage`. */
export function blocking(
  code: Code,
  parts: readonly Part[],
  more: More & { when?: (state: DestinyState, self: Owned<EventOf<'damage-dealt'>>) => boolean } = {},
): DestinyAbility {
  const { when, ...rest } = more;
  return entry(code, 'block', ['des.shields.04'], rest, {
    during: 'block damage',
    lasting: true,
    ...(when ? { when: (state, self) => when(state, self as never) } : {}),
    ...effect(parts),
  });
}

/** What `triggered` takes. */
export interface Triggered<T extends DestinyEvent['type']> extends More {
  /** `before` or `after` which events (des.trigger-condition.01). */
  on: Window<T>;
  /** Its condition, checked as the event happens. Left out: always. */
  when?(state: DestinyState, self: Owned<EventOf<T>>): boolean;
  /** Its controller is asked; left out: it must. */
  may?: boolean;
  /** Only the first time each round. */
  oncePerRound?: boolean;
  /** Skipped without a question where this gives a reason. */
  unable?(state: DestinyState, self: Owned<EventOf<T>>): Reason | null;
  effect: readonly Part[];
}

/** What has been used this round is not triggered again (des.card-outer-rim-smuggler.02): it would only wait in the queue to be skipped. */
function unusedThisRound<T extends DestinyEvent['type']>(when: Triggered<T>['when']): Triggered<T>['when'] {
  return (state, self) =>
    circumstance(!state.used.some((use) => use.per === 'round' && sameAbility(use, self)), () =>
      reason('used', 'it was used this round.', []),
    ) &&
    (when?.(state, self) ?? true);
}

/**
 * A 'before' or 'after' ability (des.triggered-abilities.01). Once triggered it resolves even if its card has left play
 * (des.triggered-abilities.02).
 */
export function triggered<T extends DestinyEvent['type']>(code: Code, given: Triggered<T>): DestinyAbility {
  const { on, when, may, oncePerRound, unable, effect: parts, ...more } = given;
  const rules = on.timing === 'before' ? ['des.before-abilities.01'] : ['des.after-abilities.01'];
  return entry(code, on.timing, rules, more, {
    on,
    lasting: true,
    may: may ?? false,
    ...(oncePerRound ? { when: unusedThisRound(when) as never } : when ? { when: when as never } : {}),
    ...(unable ? { unable: unable as never } : {}),
    ...(oncePerRound ? { limit: { per: 'round', times: 1 } } : {}),
    ...effect(parts),
  });
}

const instead = run('it does not happen', ['des.replacement-effects.01'], wasReplaced);

/** A replacement effect: 'would ... instead'. What it does triggers abilities like anything else (des.replacement-effects.03). */
export function replacing<T extends DestinyEvent['type']>(
  code: Code,
  given: More & {
    replaces: T;
    may?: boolean;
    when(state: DestinyState, self: Owned<EventOf<T>>): boolean;
    effect: readonly Part[];
  },
): DestinyAbility {
  const { replaces, may, when, effect: parts, ...more } = given;
  return entry(code, 'instead', ['des.replacement-effects.01'], more, {
    replaces,
    may: may ?? false,
    when: when as never,
    ...effect([instead, ...parts]),
  });
}

/** What an ability does all the time: names and what they are about stand in ../values.ts. */
export interface Constant extends More {
  /** By value; gives the new one. */
  modifies?: Changes<Destiny>;
  /** By what is forbidden; gives the reason, or null. */
  forbids?: Bans<Destiny>;
  /** By what is permitted. */
  permits?: Permits<Destiny>;
}

/** An ongoing ability: works all the time while the card is in play. */
export function ongoing(code: Code, { modifies, forbids, permits, ...more }: Constant): DestinyAbility {
  return entry(code, 'ongoing', ['des.ongoing-abilities.01'], more, {
    ...(modifies ? { modifies } : {}),
    ...(forbids ? { forbids } : {}),
    ...(permits ? { permits } : {}),
  });
}

type OfCard = (state: DestinyState, self: AbilityInPlay, card: CardId) => boolean;

const keywordOn = (keyword: Keyword, of: OfCard): Permits<Destiny> => ({
  [keyword]: (state: DestinyState, self: AbilityInPlay, { card }: AboutCard) => of(state, self, card),
});

/** Gives a keyword to cards: `card` is the id of each card that is asked about. */
export function grants(code: Code, keyword: Keyword, to: OfCard, more: More = {}): DestinyAbility {
  return ongoing(code, {
    as: `grants-${keyword}`,
    ...more,
    permits: keywordOn(keyword, to),
  });
}

/** A keyword printed on the card: short for an ability that many cards have (des.abilities.02). */
export function keyword(code: Code, which: Keyword): DestinyAbility {
  const rules = { ambush: 'des.ambush.01', guardian: 'des.guardian.01', redeploy: 'des.redeploy.01' };
  return ongoing(code, {
    as: which,
    rules: [rules[which]],
    permits: keywordOn(which, (_state, self, card) => card === self.source),
  });
}

/** The card is no character, and tokens of this kind are put on it as counters. */
export function keepsTokens(code: Code, token: 'damage' | 'shields'): DestinyAbility {
  return ongoing(code, {
    as: `keeps-${token}`,
    rules: ['des.support.04'],
    permits: { 'keeps tokens': (_state, { source }, about) => about.card === source && about.token === token },
  });
}

/**
 * An ability inherent to the die: works wherever it is resolved, and waits for nothing (des.inherent-dice-abilities.02). Diplomatic Immunity,
 * Launch Bay and Lure of Power have one (des.inherent-dice-abilities.04).
 */
export function inherentToDie(code: Code, { modifies, permits, ...more }: Constant): DestinyAbility {
  return entry(code, 'inherent', ['des.inherent-dice-abilities.01'], more, {
    kind: 'inherent',
    ...(modifies ? { modifies } : {}),
    ...(permits ? { permits } : {}),
  });
}

/** A play restriction. `why` is what a player reads when it is not met; `on` is the character that an upgrade would go to. */
export function only(
  code: Code,
  why: string | ((state: DestinyState, on: CardId) => Sentence),
  met: (state: DestinyState, play: { player: PlayerId; on: CardId }) => boolean,
  more: More = {},
): DestinyAbility {
  const rules = [...(more.rules ?? []), 'des.play-restrictions.01'];
  return entry(
    code,
    'only',
    [],
    { ...more, rules },
    {
      kind: 'play restriction',
      unable: (state, { controller: player, source: on }) => {
        if (met(state, { player, on })) return null;
        return reason('play-restriction', typeof why === 'string' ? why : why(state, on), rules);
      },
    },
  );
}

/** 'Red character only' and the like. */
export function onlyOnColor(code: Code, color: 'red' | 'blue' | 'yellow', more: More = {}): DestinyAbility {
  const whose = (state: DestinyState, on: CardId): Sentence => {
    const of = findCard(state, on);
    return of
      ? say`${on} is ${factsOf(of.code).color}, and this card goes on a ${color} character only.`
      : [`This card goes on a ${color} character only.`];
  };
  return only(
    code,
    whose,
    (state, { on }) => {
      const character = findCard(state, on);
      return character !== undefined && factsOf(character.code).color === color;
    },
    { rules: [...(more.rules ?? []), 'des.play-restrictions.02'] },
  );
}
