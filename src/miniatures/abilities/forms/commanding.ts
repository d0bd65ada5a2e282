/** Commander effects of other kinds: on rolls, Force points and combined fire, on who moves, changes places, or strikes as it falls. */
import {
  after,
  before,
  candidate,
  isAbilityFrame,
  isObject,
  reason,
  say,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
} from '../../../core';
import { putAt } from '../../effects/movement';
import { ability, ask, forbidden, innermost } from '../../engine';
import type { MiniaturesEvent } from '../../model/events';
import type { Character, CharacterId, MiniaturesState } from '../../model/state';
import type { Miniatures } from '../../model/types';
import { failsAsRolled, rollSaveAgain } from '../../procedures/save';
import { characterOf, isOnMap, sizeOf } from '../../queries/characters';
import { areEnemies } from '../../queries/players';
import { plus, type Is } from './bonuses';
import { whySaved } from './defeat';
import { allLedBy, attackAtOnceOf, entryOf, isLedBy, ordered, whyNoOrder, type Leading } from './leading';
import { movesAtOnce } from './moves-at-once';
import { chooseOf } from './targets';
import type { UseFrame } from './uses';

/** Those whom it leads score critical hits on this roll and higher ones (min.critical-hit.02). */
export function criticalFor(of: Leading, natural: number): AnyAbility<Miniatures> {
  return ability({
    ...entryOf({ rules: ['min.critical-hit.02', 'min.commander-effect.02'], ...of }),
    modifies: {
      'critical from': (state, self, least, { attacker }) =>
        isLedBy(state, self, attacker, of.whom) ? Math.min(least, natural) : least,
    },
  });
}

/** Those whom it leads may spend its Force points in place of their own (min.dark-master.02). */
export function sharesForce(of: Leading, whose: Is = () => true): AnyAbility<Miniatures> {
  return ability({
    ...entryOf({ rules: ['min.commander-effect.01', 'min.force-points.02'], ...of }),
    modifies: {
      'force payers': (state, self, payers, { character }) =>
        isLedBy(state, self, character, of.whom) &&
        whose(state, characterOf(state, character)) &&
        payers.every(({ id }) => id !== self.source)
          ? [...payers, { id: self.source, beside: false }]
          : payers,
    },
  });
}

/** Those whom it leads give so much more as they combine fire, each of them (min.combined-fire-rules.08). */
export function helpersGive({ attack, ...of }: Leading & { attack: number }): AnyAbility<Miniatures> {
  return ability({
    ...entryOf({ rules: ['min.commander-effect.01', 'min.combined-fire-rules.08'], ...of }),
    modifies: {
      'combined fire bonuses': (state, self, bonuses, { helper }) =>
        isLedBy(state, self, helper, of.whom) ? plus(bonuses, self, attack) : bonuses,
    },
  });
}

/** Those whom it leads and who have cover are no targets of enemies that are not adjacent. */
export function hidesCovered(of: Leading): AnyAbility<Miniatures> {
  const { id, card, rules } = entryOf({ rules: ['min.commander-effect.01', 'min.cover.01'], ...of }, 'hides');
  return ability({
    id,
    card,
    rules,
    forbids: {
      'be target': (state, self, { attacker, target, adjacent, covered }) =>
        covered &&
        !adjacent &&
        areEnemies(state, characterOf(state, attacker), characterOf(state, target)) &&
        isLedBy(state, self, target, of.whom)
          ? reason('hidden', say`${target} has cover, and ${attacker} is not adjacent to it.`, rules)
          : null,
    },
  });
}

type About = AbilityInPlay & { event: MiniaturesEvent | null };

interface Moves extends Leading, Pick<AnyAbility<Miniatures>, 'on' | 'when' | 'limit'> {
  /** Who may move. */
  movers: (state: MiniaturesState, self: About) => readonly Character[];
  squares: (state: MiniaturesState, mover: Character) => number;
  /** The move provokes no attacks of opportunity. */
  free?: true;
}

/** Whom this effect moves now. */
function moverOf({ stack }: MiniaturesState, self: AbilityInPlay): unknown {
  const frame = stack.find(
    (each) => isAbilityFrame(each) && each.ability === self.ability && each.source === self.source,
  );
  const chosen = frame && isAbilityFrame(frame) ? frame.chosen : null;
  return isObject(chosen) ? chosen['mover'] : null;
}

/** One of those whom it leads may move at once, which is no turn of it. */
export function mayMove({ of, whom, movers, squares, free, ...when }: Moves): AnyAbility<Miniatures> {
  const entry = entryOf({ of, whom, rules: ['min.commander-effect.01', 'min.immediate.01'] }, 'moves');
  return ability({
    ...entry,
    ...when,
    may: true,
    ...(free && {
      forbids: {
        'provoke attacks of opportunity': (state: MiniaturesState, self: AbilityInPlay, { character }) =>
          moverOf(state, self) === character
            ? reason('free-move', say`This move of ${character} provokes nothing.`, entry.rules)
            : null,
      } satisfies AnyAbility<Miniatures>['forbids'],
    }),
    choose: (state, self) =>
      movers(state, self)
        .filter(isOnMap)
        .map(({ id }) => candidate(id, forbidden(state, 'move', { character: id }))),
    effect: movesAtOnce(entry.rules, (state, self) => {
      const mover = characterOf(state, String(self.chosen));
      return { mover: mover.id, squares: squares(state, mover) };
    }),
  });
}

/** Who can change places at all. */
function whyNoSwap(state: MiniaturesState, { id, aboard }: Character) {
  if (aboard !== null) return reason('aboard', say`${id} is carried.`, ['min.desert-skiff.02']);
  return forbidden(state, 'be moved', { character: id });
}

/** Those with whom one of them changes places: as large as it is. */
function partners(state: MiniaturesState, among: readonly Character[], one: Character): Candidate<CharacterId>[] {
  return among
    .filter((other) => other.id !== one.id && sizeOf(state, other) === sizeOf(state, one))
    .map((other) => candidate(other.id, whyNoSwap(state, other)));
}

/** As its turn ends two of those whom it leads, of one size, may change places. */
export function maySwap(of: Leading): AnyAbility<Miniatures> {
  const { id, card, rules } = entryOf(of, 'swaps');
  const why = reason('changes-places', say`they change places`, rules);
  return ability<'turn-ended'>({
    id,
    card,
    rules,
    on: after('turn-ended'),
    may: true,
    when: (_state, { source, event }) => event.character === source,
    choose: (state, self) => {
      const led = allLedBy(state, self, of.whom);
      return led.map((one) => {
        const alone = partners(state, led, one).every(({ not }) => not !== null);
        const none = alone ? reason('no-partner', say`Nobody as large as ${one.id} is near.`, rules) : null;
        return candidate(one.id, whyNoSwap(state, one) ?? none);
      });
    },
    effect: [
      ask(
        'with whom it changes places',
        rules,
        (state: MiniaturesState, self: UseFrame) =>
          chooseOf(
            self,
            self.controller,
            partners(state, allLedBy(state, self, of.whom), characterOf(state, String(self.chosen))),
          ),
        (state, self, { chosen }) => {
          const one = characterOf(state, String(self.chosen));
          const other = characterOf(state, String(chosen));
          const [from, to] = [one.at, other.at];
          putAt(state, one, to, rules, [why]);
          putAt(state, other, from, rules, [why]);
        },
      ),
    ],
  });
}

/** Those whom it leads may roll a failed save again, once: as it was first rolled (min.making-saves.02). */
export function rollsSavesAgain(of: Leading): AnyAbility<Miniatures> {
  const rules = ['min.commander-effect.01', 'min.commander-effect.02', 'min.making-saves.02'];
  const { id, card } = entryOf(of);
  return ability({
    id,
    card,
    rules,
    on: after('save-rolled'),
    may: true,
    when: (state, self) => isLedBy(state, self, self.event.character, of.whom),
    unable: (state, { event }) => {
      const save = innermost(state, 'save');
      if (save?.character !== event.character || !failsAsRolled(save))
        return reason('no-failure', say`The save of ${event.character} does not fail.`, ['min.making-saves.02']);
      return forbidden(state, 'reroll', { character: event.character, roll: 'save', against: save.against });
    },
    effect: (state) => {
      const save = innermost(state, 'save');
      if (save) rollSaveAgain(save);
    },
  });
}

/** One of those whom it leads attacks at once as it is defeated, with a bonus. */
export function defeatedAttacks({ damage, ...of }: Leading & { damage: number }): AnyAbility<Miniatures>[] {
  const { id, card, rules: led } = entryOf(of, 'orders');
  const rules = [...led, 'min.immediate.01'];
  const strike = ability<'defeat-due'>({
    id,
    card,
    rules,
    on: before('defeat-due'),
    may: true,
    when: (state, self) => isLedBy(state, self, self.event.character, of.whom),
    unable: (state, self) => whySaved(state) ?? whyNoOrder(state, self, self.event.character),
    effect: [attackAtOnceOf(rules, ({ event }) => (event?.type === 'defeat-due' ? event.character : null))],
  });
  return [ordered(of, { damage }), strike];
}
