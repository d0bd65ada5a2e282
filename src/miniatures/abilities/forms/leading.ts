/** What commander effects do for those whom they lead: bonuses, abilities, attacks at once (min.commander-effect). */
import {
  after,
  candidate,
  isAbilityFrame,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Reason,
  type RuleId,
} from '../../../core';
import { ability, ask } from '../../engine';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import type { AboutAttack, Grant } from '../../model/values';
import { COMMANDER_EFFECT, hasAbility, hasOwnAbility, isKind, isOwnKind } from '../../queries/abilities';
import { characterOf, charactersOnMap, isOnMap } from '../../queries/characters';
import { leads, leadsAlly, type Led } from '../../queries/commanders';
import { isAdjacent } from '../../queries/sight';
import { hasMoved } from '../../queries/turn';
import { attackAtOnce, targetsAtOnce, whyNoAttackAtOnce } from './attacks';
import { plus, type Bonuses } from './bonuses';
import { chooseOf } from './targets';
import type { UseFrame } from './uses';
import { thisCharacter } from './who';

/** On whom a commander effect works. */
export interface Whom extends Led {
  /** Followers (min.follower.01), the others of its squad, or all allies, of a partner's squad as well (min.ally.01). */
  who: 'followers' | 'squad' | 'allies';
  /** Of these kinds alone, as cards name them: `Trooper`, `non-Unique`. One of them is enough. */
  kinds?: readonly string[];
  /** Who has all of these special abilities. */
  with?: readonly string[];
  /** The commander itself among them. */
  itself?: true;
  adjacent?: true;
}

/** Any bonus or order of an effect rests on what such an effect is, and on what counts as its range. */
const LEADS: readonly RuleId[] = ['min.commander-effect.01', 'min.commander-effect.02'];
/** What it grants is as if it were printed. */
const GRANTS: readonly RuleId[] = ['min.commander-effect.06', ...LEADS];

/** Those of whom an effect names Droids or the Savage are led for that reason. */
function rulesOf(whom: Whom): RuleId[] {
  return whom.droids === true || whom.savage === true ? ['min.commander-effect.03'] : [];
}

/** Does the effect work on this character? `granting`: what others grant is left out of it. */
export function isLedBy(
  state: MiniaturesState,
  self: AbilityInPlay,
  id: CharacterId,
  { who, kinds, with: held = [], adjacent, itself, ...led }: Whom,
  granting = false,
): boolean {
  const other = characterOf(state, id);
  const isItself = itself === true && id === self.source && isOnMap(other);
  const works = isItself || (who === 'followers' ? leads(state, self, id, led) : leadsAlly(state, self, id, led));
  const isOwn = who !== 'squad' || other.player === thisCharacter(state, self).player;
  const is = granting ? isOwnKind : isKind;
  const has = granting ? hasOwnAbility : hasAbility;
  return (
    works &&
    isOwn &&
    (kinds === undefined || kinds.some((kind) => is(state, other, kind))) &&
    held.every((each) => has(state, other, each)) &&
    (adjacent !== true || isAdjacent(state, thisCharacter(state, self), other))
  );
}

/** Those on the map on whom it works. */
export function allLedBy(state: MiniaturesState, self: AbilityInPlay, whom: Whom, granting = false): Character[] {
  return charactersOnMap(state).filter(({ id }) => isLedBy(state, self, id, whom, granting));
}

export interface Leading {
  /** Whose effect it is: `jabba-the-hutt`. */
  of: string;
  whom: Whom;
  rules?: readonly RuleId[];
}

/** The beginning of each entry: the effect that a card prints, and where it has several parts, which one it is. */
export function entryOf({ of, whom, rules = LEADS }: Leading, part?: string) {
  const card = `${COMMANDER_EFFECT}${of}`;
  return {
    id: part === undefined ? card : `${card}-${part}`,
    card,
    rules: [...rules, ...rulesOf(whom)],
  };
}

interface Gets extends Leading {
  attack?: number;
  damage?: number;
  defense?: number;
  /** Only in attacks of which something holds; `led`: who gets the bonus. */
  when?: (state: MiniaturesState, self: AbilityInPlay, about: AboutAttack, led: CharacterId) => boolean;
  /** As long as the attacker does not move in the turn in which it attacks (min.starter-commander-effects.07). */
  staying?: true;
}

/** Those whom it leads get bonuses: in their attacks to Attack and Damage, as targets to Defense. */
export function leading({ attack, damage, defense, when, staying, ...of }: Gets): AnyAbility<Miniatures> {
  const holds = (state: MiniaturesState, self: AbilityInPlay, about: AboutAttack, led: CharacterId): boolean =>
    isLedBy(state, self, led, of.whom) &&
    (staying !== true || !hasMoved(state, led)) &&
    (when?.(state, self, about, led) ?? true);
  const adding =
    (amount: number, whose: 'attacker' | 'target') =>
    (state: MiniaturesState, self: AbilityInPlay, bonuses: Bonuses, about: AboutAttack): Bonuses =>
      holds(state, self, about, about[whose]) ? plus(bonuses, self, amount, staying) : bonuses;
  return ability({
    ...entryOf(of),
    modifies: {
      ...(attack !== undefined && { 'attack bonuses': adding(attack, 'attacker') }),
      ...(damage !== undefined && { 'damage bonuses': adding(damage, 'attacker') }),
      ...(defense !== undefined && { 'defense bonuses': adding(defense, 'target') }),
    },
  });
}

interface Gives extends Leading {
  gives: readonly Omit<Grant, 'character'>[];
  part?: string;
}

/** Those whom it leads have abilities, as if they were printed on their cards. */
export function leadingGives({ gives, part, ...of }: Gives): AnyAbility<Miniatures> {
  return ability({
    ...entryOf({ rules: GRANTS, ...of }, part),
    modifies: {
      grants: (state, self, grants) => [
        ...grants,
        ...allLedBy(state, self, of.whom, true).flatMap(({ id: character }) =>
          gives.map((each) => ({ character, ...each })),
        ),
      ],
    },
  });
}

/** An ability without a number. */
export const plain = (name: string): Omit<Grant, 'character'> => ({ ability: name, value: null });

/** The immediate attack in progress is one that this effect has called for. */
export function isOrdered(state: MiniaturesState, self: AbilityInPlay, about: AboutAttack): boolean {
  const at = state.stack.map(({ procedure }) => procedure).lastIndexOf('attack');
  const caller = state.stack[at - 1];
  return (
    about.kind === 'immediate' &&
    caller !== undefined &&
    isAbilityFrame(caller) &&
    caller.source === self.source &&
    (caller.ability === self.ability || caller.ability.startsWith(`${self.ability}-`))
  );
}

/** Why one whom it leads cannot attack at once: it may not, or there is nobody whom it could attack. */
export function whyNoOrder(state: MiniaturesState, self: AbilityInPlay, id: CharacterId): Reason | null {
  const source = { ...self, source: id };
  const never = whyNoAttackAtOnce(state, source);
  if (never) return never;
  const none = targetsAtOnce(state, source).every(({ not }) => not !== null);
  return none ? reason('no-target', say`${id} has nobody to attack.`, ['min.attacking-basics.01']) : null;
}

interface Orders extends Leading {
  /** Its player may leave it. */
  may?: true;
  attack?: number;
  damage?: number;
}

/** As its turn ends one of those whom it leads makes an immediate attack (min.immediate.01), with these bonuses. */
export function ordersAttack({ may, attack, damage, ...of }: Orders): AnyAbility<Miniatures>[] {
  const entry = entryOf(of);
  const bonuses = { ...(attack !== undefined && { attack }), ...(damage !== undefined && { damage }) };
  const { id, card } = entryOf(of, 'orders');
  const rules = [...entry.rules, 'min.immediate.01'];
  const order = ability<'turn-ended'>({
    id,
    card,
    rules,
    on: after('turn-ended'),
    may: may === true,
    when: (_state, { source, event }) => event.character === source,
    choose: (state, self) => allLedBy(state, self, of.whom).map(({ id }) => candidate(id, whyNoOrder(state, self, id))),
    effect: [attackAtOnceOf(rules, (self) => String(self.chosen))],
  });
  return Object.keys(bonuses).length === 0 ? [order] : [ordered(of, bonuses), order];
}

/** This one attacks: the commander's player says whom. Null: nobody does. */
export function attackAtOnceOf(rules: readonly RuleId[], attacker: (self: UseFrame) => CharacterId | null) {
  return ask(
    'whom it attacks',
    rules,
    (state: MiniaturesState, self: UseFrame) => {
      const source = attacker(self);
      if (source === null) return null;
      const targets = targetsAtOnce(state, { ...self, source });
      return targets.some(({ not }) => not === null) ? chooseOf(self, self.controller, targets) : null;
    },
    (state, self, { chosen }) => {
      const source = attacker(self);
      if (source !== null) attackAtOnce(state, { source }, String(chosen));
    },
  );
}

/** Bonuses in the attacks that it has called for. */
export function ordered(of: Leading, { attack, damage }: Pick<Orders, 'attack' | 'damage'>): AnyAbility<Miniatures> {
  const adding =
    (amount: number) => (state: MiniaturesState, self: AbilityInPlay, bonuses: Bonuses, about: AboutAttack) =>
      isOrdered(state, self, about) ? plus(bonuses, self, amount) : bonuses;
  return ability({
    ...entryOf(of),
    modifies: {
      ...(attack !== undefined && { 'attack bonuses': adding(attack) }),
      ...(damage !== undefined && { 'damage bonuses': adding(damage) }),
    },
  });
}
