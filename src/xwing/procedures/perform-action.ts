/** Performing an action (xw.actions): choose it, pay for the attempt, resolve it, and it was performed or has failed. */
import {
  rulesOfAll,
  allowed,
  candidate,
  listed,
  question,
  questionIfAny,
  reason,
  type Candidate,
  type Reason,
  type RuleId,
  type UseAbility,
  say,
  withReasons,
} from '../../core';
import {
  flag,
  list,
  nullable,
  optional,
  text,
  type FieldsOf,
  either,
  isObject,
  object,
  oneOf,
  type Codec,
} from '../../core/codec';
import {
  actionsOnBar,
  cannotPerform,
  cannotPerformCardAction,
  cardActionName,
  linkedActions,
  COORDINATED,
  PERFORM_ACTION,
  treatedAs,
} from '../queries/actions';
import type { ActivationAction } from '../model/actions';
import type { ActionColor } from '../facts';
import { spendCharge } from '../effects/charges';
import {
  abilityNamed,
  announce,
  ask,
  call,
  emit,
  finish,
  give,
  innermost,
  options,
  procedure,
  run,
  useInWindow,
} from '../engine';
import { type MayFail, mayFailFields } from '../effects/failing';
import { sourcesOn, isInPlay, shipOf } from '../queries/ships';
import type { ActionGrant, Ship, ShipId, XwingState } from '../model/state';
import { gainByItself } from '../effects/tokens';
import { coordinatingFields, type Coordinating } from './coordinate';
import { RESOLVE_ACTION } from './resolve-action';
import { slammingFields, type Slamming } from './slam';
import type { XwingNames } from '../queries/names';
import { color, grantFields } from '../model/codecs';
import { type Grants, grantsCodec } from './grants';

type Chosen =
  | (ActionGrant & { kind: 'action' })
  | { kind: 'card'; action: string; color: ActionColor; ability: string; source: string };

type ChosenAs<K> = Extract<Chosen, { kind: K }>;
const chosenCodec: Codec<Chosen> = either(
  'an action',
  (input) => isObject(input) && input['kind'] === 'card',
  object<ChosenAs<'card'>>("an 'Action:' ability", {
    kind: oneOf('a kind', ['card']),
    action: text,
    color,
    ability: text,
    source: text,
  }),
  object<ChosenAs<'action'>>('an action', { kind: oneOf('a kind', ['action']), ...grantFields }),
);

export interface PerformActionFrame extends MayFail, Coordinating, Slamming {
  ship: ShipId;
  grants: Grants;
  /** It may perform none. */
  may: boolean;
  /** What lets it: 'perform action' (the step), 'linked action', or an ability's id. */
  source: string;
  chosen: Chosen | null;
  /** The ability by which a white action is treated as red. */
  treatedBy?: string;
  /** It was stressed as it attempted the action. */
  stressed?: boolean;
  /** 'Action:' abilities that were used here. */
  usedHere?: string[];
}

export const performActionFields = (names: XwingNames): FieldsOf<PerformActionFrame> => ({
  ship: names.ship,
  grants: grantsCodec,
  may: flag,
  source: text,
  chosen: nullable(chosenCodec),
  treatedBy: optional(text),
  stressed: optional(flag),
  usedHere: optional(list(text)),
  ...slammingFields,
  ...coordinatingFields(names),
  ...mayFailFields,
});

/** The ship performs one of these actions now; `may`: or none. */
export function performAction(
  state: XwingState,
  ship: ShipId,
  grants: Grants,
  { may, source }: { may: boolean; source: string },
): void {
  call(state, 'perform action', { ship, grants, may, source, chosen: null, failed: null });
}

/** The white action that is about to be attempted is treated as red, as this ability lets it (xw.actions.12). */
export function treatAsRed(state: XwingState, by: string): void {
  const frame = innermost(state, 'perform action');
  if (!frame?.chosen) return;
  frame.chosen = { ...frame.chosen, color: 'red' };
  frame.treatedBy = by;
}

/** Does this ability treat the action that is being performed as another color? */
export const isTreatedBy = (state: XwingState, ability: string): boolean =>
  innermost(state, 'perform action')?.treatedBy === ability;

/** Why the ship could perform none of these actions now, or null. */
export function cannotPerformAny(state: XwingState, ship: ShipId, grants: Grants): Reason | null {
  const offered = choices(state, { ship, grants });
  if (offered.some((each) => each.not === null)) return null;
  return offered[0]?.not ?? noAction(ship);
}

type Choice = Extract<ActivationAction, { type: 'perform-action' | 'perform-card-action' | 'decline-action' }>;

export const performActionProcedure = procedure('perform action', performActionFields, [
  run('perform the only one that must be', ['xw.actions.02'], (state, frame) => {
    frame.failed = null;
    if (!isInPlay(shipOf(state, frame.ship))) return finish(frame);
    const all = choices(state, frame);
    const open = all.filter((each) => each.not === null);
    const only = open[0];
    if (open.length === 0) {
      // Nothing to perform, as for a stressed ship (xw.stress.02).
      tellNone(state, frame, all);
      return finish(frame);
    }
    // Without 'may' it is performed (xw.card-interpretation.09): nothing to ask.
    if (!frame.may && open.length === 1 && only) choose(frame, only.action);
  }),
  ask(
    'choose an action',
    ['xw.actions.02', 'xw.actions.20', 'xw.activation-phase.05'],
    whichAction,
    (_state, frame, action) => {
      if (action.type === 'decline-action') finish(frame);
      else choose(frame, action);
    },
    { offers: 'action' },
  ),
  run('before it is attempted', ['xw.timing.02', 'xw.actions.12'], (state, { ship, chosen }) => {
    if (chosen === null) return;
    const { action, color } = chosen;
    announce(state, { type: 'action-attempted', rules: ['xw.timing.02'], ship, action, color });
  }),
  run('attempt it', ['xw.actions.09', 'xw.actions.10', 'xw.actions.14'], attempt),
  run('resolve it', ['xw.actions.07'], resolve),
  run('complete it', ['xw.fail.04', 'xw.fail.05', 'xw.linked-actions.01'], complete),
]);

/** What is offered: of these grants, and what was used already. */
type Offer = Pick<PerformActionFrame, 'ship' | 'grants' | 'usedHere'> & { source?: string };

/** Actions of its bar and of its cards, of the bar alone, or the named ones (xw.actions.02, .03, .18). */
function choices(state: XwingState, frame: Offer): Candidate<Choice>[] {
  const { ship: id, grants, source } = frame;
  const ship = shipOf(state, id);
  const named = typeof grants === 'string' ? meant(actionsOnBar(state, ship), grants) : grants;
  const candidates = named.map((grant): Candidate<Choice> => {
    const action: Choice = { type: 'perform-action', player: ship.player, ship: id, ...grant };
    return candidate(action, cannotPerform(state, id, grant, source));
  });
  // What stands on cards as 'Action:' is not on the bar (xw.ship-abilities.02).
  const ofBarOnly =
    typeof grants !== 'string' || grants === 'any action on its bar' || grants === 'any action on its bar as red';
  return ofBarOnly ? candidates : [...candidates, ...cardActions(state, frame)];
}

/** Of the actions of a bar those that are granted, in the color in which they are. */
function meant(bar: ActionGrant[], grants: Exclude<Grants, readonly ActionGrant[]>): ActionGrant[] {
  switch (grants) {
    case 'any standard action':
    case 'any action on its bar':
      return bar;
    case 'any white action':
      return bar.filter(({ color: printed }) => printed === 'white');
    case 'any white action as red':
      return asRed(bar.filter(({ color: printed }) => printed === 'white'));
    case 'any action as red':
    case 'any action on its bar as red':
      return asRed(bar.filter(({ color: printed }) => printed !== 'purple'));
  }
}

/** The same action is offered once, though it stands on the bar in two colors. */
function asRed(bar: readonly ActionGrant[]): ActionGrant[] {
  const actions = new Set(bar.map(({ action }) => action));
  return [...actions].map((action) => ({ action, color: 'red' }));
}

/** The color of the 'Action:' abilities of cards: white where none is stated (xw.faq-activation.01). */
function colorOnCards(grants: Grants): ActionColor {
  return grants === 'any white action as red' || grants === 'any action as red' ? 'red' : 'white';
}

/** The 'Action:' abilities on the cards of the ship (xw.actions.02, .15, .16). */
function cardActions(state: XwingState, frame: Offer): Candidate<Choice>[] {
  const { player } = shipOf(state, frame.ship);
  const offered = options(state, { window: 'action', player, event: null, frame });
  if (offered.length === 0) return [];
  const sources = sourcesOn(state, frame.ship);
  return offered
    .filter((each) => sources.includes(each.action.source))
    .map(({ action: { ability, source }, not }) => {
      const action: Choice = { type: 'perform-card-action', player, ship: frame.ship, ability, source };
      return candidate(action, cannotPerformCardAction(state, frame.ship, ability, source) ?? not);
    });
}

/** Nothing can be performed, by the rules that take away every action: the step of the activation is skipped, or what an effect grants comes to nothing. */
function tellNone(
  state: XwingState,
  { ship, source }: PerformActionFrame,
  refused: readonly Candidate<Choice>[],
): void {
  const cited = [...new Set(refused.flatMap(({ not }) => not?.rules ?? []))];
  const why = refused[0]?.not ?? noAction(ship);
  const told = { rules: cited.length > 0 ? cited : why.rules, ship, because: [why] };
  if (source === PERFORM_ACTION) return emit(state, { type: 'step-skipped', ...told, step: 'perform action' });
  emit(state, { type: 'action-not-possible', ...told, code: why.code });
}

function noAction(ship: ShipId): Reason {
  return reason('no-action', say`${ship} has no such action.`, ['xw.actions.02']);
}

/** Nothing is asked when nothing can be performed. */
function whichAction(state: XwingState, frame: PerformActionFrame) {
  if (frame.chosen !== null) return null;
  const { player } = shipOf(state, frame.ship);
  const offered = questionIfAny(player, 'choose an action', choices(state, frame));
  if (offered === null || !frame.may) return offered;
  const decline: Choice = { type: 'decline-action', player, ship: frame.ship };
  return question(player, offered.asks, [...offered.candidates, allowed(decline)]);
}

/** One by its name (xw.actions.03), or an 'Action:' ability of a card (xw.actions.15, xw.actions.16). */
function choose(frame: PerformActionFrame, choice: Choice): void {
  if (choice.type === 'perform-action') {
    frame.chosen = { kind: 'action', action: choice.action, color: choice.color };
  } else if (choice.type === 'perform-card-action') {
    const { ability, source } = choice;
    const action = cardActionName(ability, source);
    frame.chosen = { kind: 'card', action, color: colorOnCards(frame.grants), ability, source };
  }
}

/** The cost of the attempt is paid, of a red one stress (xw.stress.05), and the action counts for this round, succeed or fail (xw.faq-activation.07). */
function attempt(state: XwingState, frame: PerformActionFrame): void {
  const { ship, chosen } = frame;
  if (chosen === null) return finish(frame);
  const { action, color } = chosen;
  if (shipOf(state, ship).tokens.stress > 0) frame.stressed = true;
  const because = [...otherColor(state, frame), ...oneMore(shipOf(state, ship))];
  // What abilities do without the word 'action' is none (xw.actions.17), and uses none up (xw.focus.08, xw.focus.09, xw.evade.06, xw.reinforce.13, xw.jam.11).
  shipOf(state, ship).actions.push(action);
  const rules = [...new Set([...rulesOfAll(because), 'xw.actions.14'])];
  emit(state, { type: 'action-attempted', rules, ship, action, color, ...withReasons(because) });
  // The stress is there before abilities that the action triggers (xw.ability-queue-example-1.06).
  if (color === 'red')
    gainByItself(state, ship, 'stress', ['xw.actions.09', 'xw.ability-queue.08'], {
      because: costOf(chosen, 'xw.actions.09'),
    });
  if (color === 'purple') spendCharge(state, ship, 'force', ['xw.actions.10'], costOf(chosen, 'xw.actions.10'));
}

/** What is paid for is the attempt. */
function costOf({ action, color }: Chosen, rule: RuleId): Reason[] {
  return [reason('cost', say`the cost of a ${[color]} action, ${action}, as it is attempted`, [rule], { color })];
}

/** It is not of the color that is printed on the bar: by which abilities (xw.actions.12). */
function otherColor(state: XwingState, { ship, grants, source, chosen }: PerformActionFrame): Reason[] {
  const isLinked = source === 'linked action';
  if (chosen?.kind !== 'action' || (typeof grants !== 'string' && !isLinked)) return [];
  const treated = treatedAs(state, ship, chosen, isLinked);
  if (!treated) return [];
  const { printed, by } = treated;
  const free = printed === 'red' ? ', so that it gives no stress' : '';
  const said = say`${printed} as printed, ${chosen.color} by ${listed(by)}${free}.`;
  const rules = by.flatMap(({ ability }) => abilityNamed(ability)?.rules ?? []);
  const why = reason('treated-as', said, [...new Set(rules)], { printed, color: chosen.color });
  return [why, ...by.flatMap((each) => abilityNamed(each.ability)?.because?.(state, each) ?? [])];
}

/** Not the first action of the round: there is no limit on how many (xw.actions.13). */
function oneMore({ actions }: Ship): Reason[] {
  if (actions.length === 0) return [];
  const said = say`action ${actions.length + 1} of this round, after ${listed(actions)}.`;
  return [reason('one-more', said, ['xw.actions.13'], { actions: [...actions] })];
}

/** An action by its name (xw.actions.18), or an 'Action:' ability of a card (xw.actions.15). */
function resolve(state: XwingState, frame: PerformActionFrame): void {
  const { ship, chosen } = frame;
  if (chosen?.kind === 'action') RESOLVE_ACTION[chosen.action](state, ship);
  if (chosen?.kind !== 'card') return;
  const { player } = shipOf(state, ship);
  const { ability, source } = chosen;
  const use: UseAbility = { type: 'use-ability', player, ability, source };
  useInWindow(state, { window: 'action', player, event: null, frame }, use);
}

/** What the attempt cost is not given back (xw.fail.06, xw.faq-activation.06). */
function costKept(ship: ShipId, color: ActionColor): Reason[] {
  if (color === 'white') return [];
  if (color === 'red') return [reason('cost-kept', say`${ship} keeps its stress token.`, ['xw.fail.06'])];
  const said = say`the Force charge of ${ship} is spent all the same.`;
  return [reason('cost-kept', said, ['xw.faq-activation.06'])];
}

/** Who coordinated it has performed that action all the same. */
function coordinateStands({ source, ship }: PerformActionFrame): Reason[] {
  if (source !== COORDINATED) return [];
  return [reason('coordinate-stands', say`the coordinate that chose ${ship} has not failed.`, ['xw.coordinate.06'])];
}

/** What says of an action that it fails with its effect (xw.fail.02). */
const FAILS_WITH: Readonly<Record<string, RuleId>> = {
  'barrel-roll': 'xw.barrel-roll.16',
  boost: 'xw.boost.13',
  lock: 'xw.lock.08',
  jam: 'xw.jam.09',
  coordinate: 'xw.coordinate.05',
  slam: 'xw.slam.06',
};

/** It was performed (xw.actions.01), with what its bar links (xw.actions.06), or has failed (xw.actions.07, xw.fail.04); who coordinated it hears of it (xw.coordinate.04). */
function complete(state: XwingState, frame: PerformActionFrame): void {
  const { ship, chosen } = frame;
  if (chosen === null || !isInPlay(shipOf(state, ship))) return;
  const { action, color } = chosen;
  if (typeof frame.failed === 'string') {
    const kept = withReasons([...costKept(ship, color), ...coordinateStands(frame)]);
    const rules = [...rulesOfAll(costKept(ship, color)), FAILS_WITH[action] ?? 'xw.actions.07', 'xw.fail.04'];
    emit(state, { type: 'action-failed', rules, ship, action, code: frame.failed, ...kept });
    return;
  }
  const linked = chosen.kind === 'action' ? linkedActions(state, shipOf(state, ship), action) : [];
  const { coordinated = null } = frame;
  if (frame.source === COORDINATED) give(state, { performed: action });
  emit(state, { type: 'action-performed', rules: ['xw.actions.01'], ship, action, color, linked, coordinated });
}
