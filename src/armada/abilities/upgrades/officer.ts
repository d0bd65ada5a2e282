/** Upgrade cards of the slot 'officer'. */
import { after, candidate, reason, say, type AnyAbility, type Candidate, type Json, type RuleId } from '../../../core';
import { attackOf } from '../../effects/attack-dice';
import { changeTopDial, spendToken } from '../../effects/command-dials';
import { toggleSlider } from '../../effects/slider';
import { ability, call, emit } from '../../engine';
import { COMMANDS, type Command } from '../../facts';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { defenseTokens } from '../../queries/attack';
import { shipOf, shipsOnTable } from '../../queries/ships';
import { bindingEnemies, squadronCardOf, squadronOf, squadronsOnTable } from '../../queries/squadrons';
import { sayToken } from '../forms/choices';
import { discardThis, exhaustThis } from '../forms/costs';
import { youActivate } from '../forms/squadron-command';
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

/** Before a command is revealed it may become this one. */
const expert = (id: string, become: Command) =>
  ability({
    id,
    card: `upgrade:${id}`,
    rules: BEFORE,
    on: after('ship-activates'),
    when: (state, self) => isYou(state, self, self.event.ship),
    still: (state, self) => hasDialToReveal(state, self.event.ship),
    may: true,
    effect: (state, frame) => changeTopDial(state, you(state, frame), become, BEFORE),
  });

const WHEN: readonly RuleId[] = ['arm.effect-use-and-timing.05'];
const AFTER: readonly RuleId[] = ['arm.effect-use-and-timing.08'];

/** After a squadron command, exhausted: a squadron that it has activated can be activated once more. */
const adarTallon = ability({
  id: 'adar-tallon',
  card: 'upgrade:adar-tallon',
  rules: AFTER,
  on: after('squadron-command-resolved'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  cost: exhaustThis(AFTER),
  choose: (state, { event }): Candidate<Json>[] =>
    squadronsOnTable(state).flatMap(({ id }) => (event.squadrons.includes(id) ? [candidate<Json>(id, null)] : [])),
  effect: (state, { chosen }) => toggleSlider(state, squadronOf(state, chosen as string), AFTER),
});

const CHIRANEAU_SPEED = 2;

/** Engaged squadrons that you activate can move, as if a speed of 2 was printed on their cards. */
const admiralChiraneau = ability({
  id: 'admiral-chiraneau',
  card: 'upgrade:admiral-chiraneau',
  rules: ['arm.effect-use-and-timing.04', 'arm.golden-rules.02'],
  permits: { 'move while engaged': (state, self, { squadron }) => youActivate(state, self, squadron) },
  modifies: {
    'squadron speed': (state, self, speed, { squadron: id }) => {
      const squadron = squadronOf(state, id);
      if (!youActivate(state, self, id) || bindingEnemies(state, squadron).length === 0) return speed;
      return speed - squadronCardOf(squadron).speed + CHIRANEAU_SPEED;
    },
  },
});

/** When she reveals a command she looks at all dials of an enemy ship. */
const directorIsard = ability({
  id: 'director-isard',
  card: 'upgrade:director-isard',
  rules: WHEN,
  on: after('dial-revealed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  choose: (state, self) =>
    shipsOnTable(state)
      .filter(({ owner }) => owner !== you(state, self).owner)
      .map(({ id }) => candidate<Json>(id, noDial(state, id))),
  effect: (state, { chosen, controller: player }) => {
    const { id: ship, commandStack } = shipOf(state, chosen as string);
    emit(state, { type: 'dials-looked-at', rules: WHEN, ship, player, commands: [...commandStack] });
  },
});

const ROLLED: readonly RuleId[] = ['arm.effect-use-and-timing.08', 'arm.effect-use-and-timing.06'];

/** After you roll attack dice, exhausted: a token of the defender is discarded if it is spent in this attack. */
const intelOfficer = ability({
  id: 'intel-officer',
  card: 'upgrade:intel-officer',
  rules: ROLLED,
  on: after('attack-dice-rolled'),
  when: (state, self) => isYou(state, self, self.event.attacker),
  may: true,
  cost: exhaustThis(ROLLED),
  choose: (state) => defenseTokens(state, attackOf(state)).map((token) => candidate<Json>(sayToken(token), null)),
  effect: (state, { chosen }) => {
    const frame = attackOf(state);
    const token = defenseTokens(state, frame).find((each) => sayToken(each) === chosen);
    if (token) frame.doomed = { type: token.type, exhausted: token.exhausted };
  },
});

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

/** When you reveal a command: its token, and the dial is kept. */
const raymusAntilles = ability({
  id: 'raymus-antilles',
  card: 'upgrade:raymus-antilles',
  rules: WHEN,
  on: after('dial-revealed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  effect: (state, { event }) => {
    if (event) call(state, 'gain command token', { ship: event.ship, token: event.command, rules: WHEN });
  },
});

/** When you reveal a command, discarded: any command token. */
const veteranCaptain = ability({
  id: 'veteran-captain',
  card: 'upgrade:veteran-captain',
  rules: WHEN,
  on: after('dial-revealed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  may: true,
  cost: discardThis(WHEN),
  choose: () => COMMANDS.map((command) => candidate<Json>(command, null)),
  effect: (state, { event, chosen }) => {
    if (event) call(state, 'gain command token', { ship: event.ship, token: chosen as Command, rules: WHEN });
  },
});

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
  adarTallon,
  admiralChiraneau,
  liaison('defense-liaison', ['navigate', 'repair']),
  directorIsard,
  expert('engineering-captain', 'repair'),
  intelOfficer,
  leiaOrgana,
  expert('navigation-officer', 'navigate'),
  raymusAntilles,
  expert('tactical-expert', 'concentrate-fire'),
  veteranCaptain,
  liaison('weapons-liaison', ['concentrate-fire', 'squadron']),
  expert('wing-commander', 'squadron'),
  wulffYularen,
];
