/** Upgrade cards of the slot 'commander'. */
import {
  after,
  allowed,
  before,
  candidate,
  circumstance,
  reason,
  say,
  type AbilityFrame,
  type AnyAbility,
  type ChooseForAbility,
  type DrawAction,
  type Json,
  type RuleId,
} from '../../../core';
import { reshuffleIfEmpty } from '../../effects/damage-cards';
import { beginLook, keepOne, lookAtDrawn, lookAtKnown, lookQuestion, tellLook } from '../../effects/damage-look';
import { ability, ask, call, forbidden, goTo, run } from '../../engine';
import { COMMANDS, type Command, type SizeClass } from '../../facts';
import type { ArmadaEvent } from '../../model/events';
import type { ArmadaState } from '../../model/state';
import type { Armada } from '../../model/types';
import { currentAttack } from '../../queries/attack';
import { cardOf, commandValue, shipOf } from '../../queries/ships';
import { MODIFIES } from '../forms/attacks';
import { choiceFor } from '../forms/choices';
import { spendAndTurn, spendAndTurnTo } from '../forms/dice';
import { friendlyShips, you } from '../forms/you';

type FaceupDue = AbilityFrame<Extract<ArmadaEvent, { type: 'faceup-card-due' }>>;

const LOOKED_AT = 4;
const DODONNA: readonly RuleId[] = ['arm.effect-use-and-timing.07', 'arm.damage.13'];

/** So much more hull for each friendly ship, by its size. */
const MOTTI: Readonly<Record<SizeClass, number>> = { small: 1, medium: 2, large: 3 };

/** When he leaves play, the hull that he gave is gone: ships with too many damage cards are destroyed. */
const admiralMotti = ability({
  id: 'admiral-motti',
  card: 'upgrade:admiral-motti',
  rules: ['arm.golden-rules.02', 'arm.friendly-and-enemy.03'],
  modifies: {
    hull: (state, self, hull, { ship: id }) => {
      const ship = shipOf(state, id);
      return ship.owner === you(state, self).owner ? hull + MOTTI[cardOf(ship).size] : hull;
    },
  },
});

/** Once in each activation, while a friendly ship attacks: a die is spent for a critical icon on another one. */
const admiralScreed = ability({
  id: 'admiral-screed',
  card: 'upgrade:admiral-screed',
  rules: [...MODIFIES, 'arm.friendly-and-enemy.03'],
  during: 'modify attack dice',
  byWhoeverIsAsked: true,
  may: true,
  limit: { per: 'activation', times: 1 },
  when: (state, self) => {
    const attack = currentAttack(state);
    return attack !== null && friendlyShips(state, self).some(({ id }) => id === attack.attacker);
  },
  choose: (state) => spendAndTurnTo(state, 'criticals'),
  effect: (state, { chosen }) => spendAndTurn(state, chosen, MODIFIES),
});

/** The rounds at whose start he works. */
const GARM_ROUNDS = [1, 5];
const GARM: readonly RuleId[] = ['arm.effect-use-and-timing.05', 'arm.command-tokens.01'];

type RoundStarted = AbilityFrame<Extract<ArmadaEvent, { type: 'round-started' }>>;

/** Each friendly ship in turn may gain as many command tokens as its command value; `chosen` holds the ships that are still to be asked. */
const garmBelIblis = ability({
  id: 'garm-bel-iblis',
  card: 'upgrade:garm-bel-iblis',
  rules: GARM,
  on: after('round-started'),
  when: (_state, { event }) => GARM_ROUNDS.includes(event.round),
  may: true,
  effect: [
    run('friendly ships', GARM, (state, frame: RoundStarted) => {
      frame.chosen = friendlyShips(state, frame).map(({ id }) => id);
    }),
    ask('choose command tokens', GARM, whichTokens, (state, frame, { chosen }: ChooseForAbility) => {
      const [ship = '', ...others] = frame.chosen as string[];
      frame.chosen = others;
      for (const token of chosen as Command[]) call(state, 'gain command token', { ship, token, rules: GARM });
      return 'again';
    }),
  ],
});

/** Tokens of different kinds: of a second one of a kind nothing is left (arm.command-tokens.05). Or none. */
function whichTokens(state: ArmadaState, frame: RoundStarted) {
  const [id] = frame.chosen as string[];
  if (id === undefined) return null;
  const ship = shipOf(state, id);
  const banned = forbidden(state, 'have command tokens', { ship: id });
  const tokens = setsOf(COMMANDS, Math.min(COMMANDS.length, commandValue(state, ship)));
  return choiceFor(frame, ship.controller, [...tokens.map((set) => candidate<Json>(set, banned)), allowed<Json>([])]);
}

function setsOf<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((first, i) => setsOf(all.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Evade of friendly ships cancels a die at medium range as well, and rerolls one at close range and distance 1. */
const monMothma = ability({
  id: 'mon-mothma',
  card: 'upgrade:mon-mothma',
  rules: ['arm.effect-use-and-timing.05', 'arm.golden-rules.02'],
  modifies: {
    'evade effect': (state, self, effect, { defender, range }) => {
      if (!friendlyShips(state, self).some(({ id }) => id === defender)) return effect;
      return range === 'close' ? 'reroll' : 'cancel';
    },
  },
});

/** Before an enemy ship is dealt a faceup damage card: of the top four one is put back on top, the others are discarded. */
const generalDodonna = ability({
  id: 'general-dodonna',
  card: 'upgrade:general-dodonna',
  rules: DODONNA,
  on: before('faceup-card-due'),
  when: (state, self) =>
    circumstance(shipOf(state, self.event.ship).owner !== you(state, self).owner, () =>
      reason(
        'own-ship',
        say`${self.event.ship} is no enemy ship: the card is dealt to a ship of its own side.`,
        DODONNA,
      ),
    ),
  may: true,
  effect: [
    run('look at the top cards', DODONNA, (state, { controller }: FaceupDue) => beginLook(state, controller)),
    run('the next card', DODONNA, (state, frame) => {
      const looked = state.damageLook?.cards.length ?? 0;
      if (looked >= LOOKED_AT || !reshuffleIfEmpty(state)) goTo(frame, 'see them');
    }),
    ask('draw it', DODONNA, lookQuestion, (state, frame, drawn: DrawAction) => {
      lookAtDrawn(state, drawn);
      goTo(frame, 'the next card');
    }),
    run('it is known already', DODONNA, (state, frame) => {
      lookAtKnown(state);
      goTo(frame, 'the next card');
    }),
    run('see them', DODONNA, (state) => tellLook(state, DODONNA)),
    ask('choose the one on top', DODONNA, whichOnTop, (state, frame, { chosen }: ChooseForAbility) => {
      const said = say`${frame.source} says which card ${frame.event?.ship ?? ''} is dealt faceup.`;
      keepOne(state, chosen as string, DODONNA, reason('says-which', said, DODONNA));
    }),
    run('no cards were left', DODONNA, (state) => {
      state.damageLook = null;
    }),
  ],
});

function whichOnTop({ damageLook }: ArmadaState, frame: FaceupDue) {
  const different = [...new Set(damageLook?.cards)];
  return different.length === 0
    ? null
    : choiceFor(
        frame,
        frame.controller,
        different.map((card) => allowed<Json>(card)),
      );
}

const TARKIN: readonly RuleId[] = ['arm.effect-use-and-timing.05', 'arm.command-tokens.03'];

/** At the start of each Ship Phase, a command token of one kind for every friendly ship. */
const grandMoffTarkin = ability({
  id: 'grand-moff-tarkin',
  card: 'upgrade:grand-moff-tarkin',
  rules: TARKIN,
  on: after('phase-started'),
  when: (_state, { event }) => event.phase === 'ship',
  may: true,
  choose: () => COMMANDS.map((command) => allowed(command)),
  effect: (state, frame) => {
    for (const { id: ship } of friendlyShips(state, frame))
      call(state, 'gain command token', { ship, token: frame.chosen as Command, rules: TARKIN });
  },
});

export const commanderUpgrades: readonly AnyAbility<Armada>[] = [
  admiralMotti,
  admiralScreed,
  garmBelIblis,
  generalDodonna,
  grandMoffTarkin,
  monMothma,
];
