/** The moments at which most abilities are used (xw.timing.01), each once: a card adds on what condition, at what cost, and what it does. */
import { type Ability, after, before, type RuleId, type Self, type Window } from '../../../core';
import { loseCharge } from '../../effects/charges';
import { ability } from '../../engine';
import type { ActionName, Maneuver } from '../../facts';
import type { XwingEvent } from '../../model/events';
import type { Phase, ShipId, XwingState } from '../../model/state';
import type { Xwing } from '../../model/types';
import { isYou, you } from './you';

type Of<T extends XwingEvent['type']> = Extract<XwingEvent, { type: T }>;
/** Is the event the one that is meant? */
export type Happened<T extends XwingEvent['type']> = (state: XwingState, self: Self<Of<T>>) => boolean;

/** What is left of an entry where the form says when: `if` is the condition of the card. */
type Entry<T extends XwingEvent['type']> = Omit<Ability<Xwing, T>, 'rules' | 'on' | 'when' | 'during' | 'replaces'> & {
  rules?: readonly RuleId[];
  if?: Happened<T>;
};

/** An ability of this moment; where `if` does not hold at it, nothing is queued, and nothing later (xw.ability-queue.09, xw.ability-queue.10). */
const at =
  <T extends XwingEvent['type']>(on: Window<T>, rules: readonly RuleId[], is: Happened<T>) =>
  ({ if: holds, ...entry }: Entry<T>) =>
    ability<T>({
      ...entry,
      rules: entry.rules ?? rules,
      on,
      when: (state, self) => is(state, self) && (holds === undefined || holds(state, self)),
    });

/** 'At the start of the ... Phase'. */
export const atStartOf = (phase: Phase) =>
  at(after('phase-started'), ['xw.timing.03'], (_state, { event }) => event.phase === phase);

/** 'Setup: lose so many charges' of the card. */
export const losesInSetup = (id: string, card: string, count: number) =>
  atStartOf('setup')({
    id,
    card,
    rules: ['xw.setup.14'],
    effect: (state, { source }) => {
      const own = you(state, { source }).id;
      for (let i = 0; i < count; i++) loseCharge(state, own, own === source ? 'ship' : source, ['xw.setup.14']);
    },
  });

/** 'At the end of the ... Phase'. */
export const atEndOf = (phase: Phase) =>
  at(after('phase-ended'), ['xw.timing.06'], (_state, { event }) => event.phase === phase);

const yours = (state: XwingState, self: Self<{ ship: ShipId }>): boolean => isYou(state, self, self.event.ship);

/** 'Before you activate'. */
export const beforeYouActivate = at(before('ship-activates'), ['xw.timing.02'], yours);

/** 'After you activate': all of its activation is over. */
export const afterYouActivate = at(after('ship-activated'), ['xw.timing.07'], yours);

/** 'Before you reveal your dial'. */
export const beforeYouReveal = at(before('dial-revealed'), ['xw.timing.02'], yours);

/** 'After you reveal your dial'. */
export const afterYouReveal = at(after('dial-revealed'), ['xw.timing.07'], yours);

/** 'Before you engage'. */
export const beforeYouEngage = at(before('ship-engages'), ['xw.timing.02'], yours);

/** 'Before you execute a maneuver', 'while you would execute one'. */
export const beforeYouExecute = at(before('about-to-execute'), ['xw.timing.02'], yours);

/** 'After you execute a maneuver', in full or in part. */
export const afterYouExecute = at(after('maneuver-executed'), ['xw.timing.07'], yours);

/** 'After you fully execute such a maneuver'. */
export const afterYouFullyExecute = (such: (maneuver: Maneuver) => boolean = () => true) =>
  at(after('maneuver-executed'), ['xw.timing.07'], (state, self) => {
    return yours(state, self) && self.event.fully && such(self.event.maneuver);
  });

/** 'After you perform such an action'; none named: any. */
export const afterYouPerform = (...actions: readonly ActionName[]) =>
  at(after('action-performed'), ['xw.timing.07'], (state, self) => {
    return yours(state, self) && (actions.length === 0 || (actions as readonly string[]).includes(self.event.action));
  });

/** 'After you gain such a token'. */
export const afterYouGain = (token: string) =>
  at(after('token-gained'), ['xw.timing.07'], (state, self) => yours(state, self) && self.event.token === token);

/** 'After you perform an attack'; abilities that grant a bonus attack come in a step of their own. */
export const afterYouAttack = at(after('attack-performed'), ['xw.attack.35'], (state, self) => {
  return !self.event.bonus && isYou(state, self, self.event.attacker);
});

/** 'After you defend'. */
export const afterYouDefend = at(after('defended'), ['xw.attack.34'], (state, self) => {
  return !self.event.bonus && isYou(state, self, self.event.defender);
});

/** 'After you defend or perform an attack'. */
export const afterYouFight = at(
  after('defended', 'attack-performed'),
  ['xw.attack.34', 'xw.attack.35'],
  (state, self) => {
    const { event } = self;
    return !event.bonus && isYou(state, self, event.type === 'defended' ? event.defender : event.attacker);
  },
);

/** After any ship defends. */
export const afterDefense = at(after('defended'), ['xw.attack.34'], (_state, { event }) => !event.bonus);
