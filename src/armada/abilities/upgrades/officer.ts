/** Upgrade cards of the slot 'officer'. */
import { after, candidate, reason, say, type AnyAbility, type Candidate, type Json, type RuleId } from '../../../core';
import { changeTopDial, spendToken } from '../../effects/command-dials';
import { ability, call } from '../../engine';
import type { Command } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { shipOf } from '../../queries/ships';
import { exhaustThis } from '../forms/costs';
import { chooseAnotherFriendlyShip, hasDialToReveal, isYou, you } from '../forms/you';

const BEFORE: readonly RuleId[] = ['arm.effect-use-and-timing.07', 'arm.effect-use-and-timing.14'];

/** What is chosen of a liaison: the token that is spent, and the command that the dial shows then. */
interface Liaison {
  spend: Command;
  become: Command;
}

/** Before a command is revealed, any command token for one of these on the dial. */
const liaison = (id: string, commands: readonly Command[]) =>
  ability({
    id,
    card: `upgrade:${id}`,
    rules: BEFORE,
    on: after('ship-activates'),
    when: (state, self) => isYou(state, self, self.event.ship),
    still: (state, self) => hasDialToReveal(state, self.event.ship),
    may: true,
    unable: (state, self) =>
      you(state, self).tokens.length === 0
        ? reason('no-token', say`${you(state, self).id} has no command token to spend.`, BEFORE)
        : null,
    choose: (state, self): Candidate<Json>[] =>
      you(state, self).tokens.flatMap((spend) =>
        commands.map((become) => candidate<Json>({ spend, become } satisfies Liaison, null)),
      ),
    effect: (state, frame) => {
      const { spend, become } = frame.chosen as unknown as Liaison;
      spendToken(state, you(state, frame), spend, BEFORE);
      changeTopDial(state, you(state, frame), become, BEFORE);
    },
  });

const WHEN: readonly RuleId[] = ['arm.effect-use-and-timing.05'];

/** When you reveal a command, the top command of another friendly ship at distance 1-5 becomes the same. */
const leiaOrgana = ability({
  id: 'leia-organa',
  card: 'upgrade:leia-organa',
  rules: WHEN,
  on: after('dial-revealed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) =>
    chooseAnotherFriendlyShip(state, self, [1, 5]).map((each) => ({
      ...each,
      not: each.not ?? noDial(state, each.action as string),
    })),
  effect: (state, { chosen, event }) => {
    if (event) changeTopDial(state, shipOf(state, chosen as string), event.command, WHEN);
  },
});

function noDial(state: ArmadaState, ship: string) {
  if (shipOf(state, ship).commandStack.length > 0) return null;
  return reason('no-dial', say`${ship} has no facedown command dial.`, ['arm.command-dials.01']);
}

/** When you spend a command token, exhausted: another of its kind. */
const wulffYularen = ability({
  id: 'wulff-yularen',
  card: 'upgrade:wulff-yularen',
  rules: WHEN,
  on: after('token-spent'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  cost: exhaustThis(WHEN),
  effect: (state, { event }) => {
    if (event) call(state, 'gain command token', { ship: event.ship, token: event.token, rules: WHEN });
  },
});

export const officerUpgrades: readonly AnyAbility<Armada>[] = [
  liaison('defense-liaison', ['navigate', 'repair']),
  leiaOrgana,
  liaison('weapons-liaison', ['concentrate-fire', 'squadron']),
  wulffYularen,
];
