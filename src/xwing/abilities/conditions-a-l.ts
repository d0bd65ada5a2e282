/** Condition cards, from A to L. */
import {
  type AbilityInPlay,
  after,
  allowed,
  type Candidate,
  type Json,
  questionIfAny,
  reason,
  type Reason,
  type RuleId,
  say,
} from '../../core';
import { assignCondition, putDamageOn, takeDamageOff } from '../effects/conditions';
import { turnDialFaceup } from '../effects/dials';
import { addResult, changeResult } from '../effects/dice';
import { gainToken, spendToken } from '../effects/tokens';
import { ability, ask, run } from '../engine';
import { condition } from '../facts';
import type { EngagementAction } from '../model/actions';
import {
  type AssignedCondition,
  type EquippedCard,
  type Ship,
  type ShipId,
  TOKENS,
  type XwingState,
} from '../model/state';
import { dealThisCard } from '../procedures/suffer-damage';
import { type AttackFrame, currentAttack } from '../queries/attack';
import { cardsToFind } from '../queries/damage-cards';
import { placingFromReserve } from '../queries/placing';
import { shipOf, shipsNotRemoved } from '../queries/ships';
import { cannotSpendToken } from '../queries/tokens';
import { hasSpent, thisAttack, whileYouAttack, whileYouDefend } from './forms/attacks';
import { DARK_SIDE, isPilotOf, ofCondition, removeThis } from './forms/condition-cards';
import {
  all,
  atRange,
  enemy,
  enemyIs,
  equipped,
  friendly,
  type OfShip,
  shipsThat,
  youAreInAttackArc,
} from './forms/conditions';
import { chooseDice } from './forms/dice';
import { chooseShip } from './forms/targets';
import { isYou, you } from './forms/you';
import { placesYou } from './forms/placing';

interface Spied {
  id: string;
  card: string;
  rules: readonly RuleId[];
  /** The enemy ships that spy. */
  spy: OfShip;
  range: readonly [number, number];
}

/** In the system phase of the ship that has it, with a spy of the enemy near, everybody sees its dial. */
const dialTurned = ({ id, card, rules, spy, range }: Spied) =>
  ability({
    id,
    card,
    rules,
    during: 'system phase',
    when: (state, self) => shipsThat(state, self, all(enemy, spy, atRange(...range))).length > 0,
    unable: (state, self) => {
      const { id: own, dial, dialFaceup } = you(state, self);
      if (dial !== null && !dialFaceup) return null;
      return reason('nothing-to-turn', say`no dial of ${own} lies facedown.`, rules);
    },
    effect: (state, self) => turnDialFaceup(state, you(state, self).id, rules),
  });

const isVi: OfShip = ({ pilot }) => pilot === 'vimoradi';
const INTEL = { card: 'condition:compromisingintel', rules: ['xw.condition-cards.01', 'xw.system-phase.02'] } as const;
const compromisingIntel = dialTurned({ id: 'compromising-intel', ...INTEL, spy: isVi, range: [0, 3] });

/** In an attack of the enemy's Vi Moradi or on her. */
const compromisedFocus = ability({
  id: 'compromising-intel-focus',
  card: INTEL.card,
  rules: ['xw.golden-rules.03'],
  forbids: {
    'spend token': (state, self, { ship, token }) => {
      if (token !== 'focus' || !isYou(state, self, ship)) return null;
      const fights = [whileYouAttack, whileYouDefend].some((during) => during(enemyIs(all(enemy, isVi)))(state, self));
      const said = say`${ship} spends no focus tokens against Vi Moradi.`;
      return fights ? reason('compromised', said, ['xw.golden-rules.03'], { token }) : null;
    },
  },
});

const DECOYED = ['xw.dice-modification.04', 'xw.dice-modification.02'];

interface Help {
  /** The handmaidens that spend an evade token. */
  by: ShipId[];
  /** The dice that they turn, one each; none where they add results. */
  dice: number[];
}

const HANDMAIDEN = 'naboohandmaiden';

/** Each handmaiden in the attack arc may turn one result for an evade token; in a ship like theirs she adds one. */
const decoyed = ability({
  id: 'decoyed',
  card: 'condition:decoyed',
  rules: DECOYED,
  during: 'modify defense dice',
  when: whileYouDefend(),
  may: true,
  choose: (state, self) => {
    const attack = currentAttack(state);
    if (!attack) return [];
    const adds = you(state, self).type === 'nabooroyaln1starfighter';
    return someOf(helpers(state, self, attack)).flatMap((by) => helpFrom(state, by, adds));
  },
  effect: (state, self) => {
    const { by, dice } = self.chosen as unknown as Help;
    for (const ship of by) spendToken(state, ship, 'evade', ['xw.tokens.03']);
    for (const die of dice) changeResult(state, 'defense', die, 'evade', DECOYED);
    if (dice.length === 0) for (const _ of by) addResult(state, 'defense', 'evade', DECOYED);
  },
});

function helpers(state: XwingState, self: AbilityInPlay, attack: AttackFrame): ShipId[] {
  const helps = all(
    friendly,
    ({ pilot }) => pilot === HANDMAIDEN,
    (ship) => cannotSpendToken(state, ship.id, 'evade') === null,
  );
  return shipsThat(state, self, helps)
    .filter((ship) => youAreInAttackArc(state, attack, ship))
    .map(({ id }) => id);
}

/** Every choice of at least one. */
function someOf(ships: readonly ShipId[]): ShipId[][] {
  return ships.reduce<ShipId[][]>((sets, ship) => [...sets, ...sets.map((set) => [...set, ship]), [ship]], []);
}

function helpFrom(state: XwingState, by: ShipId[], adds: boolean): Candidate<Json>[] {
  if (adds) return [allowed({ by, dice: [] })];
  return chooseDice(state, 'defense', by.length, (face) => face !== 'evade')
    .filter((each) => (each.action as number[]).length === by.length)
    .map(({ action: dice }) => allowed({ by, dice }));
}

/** Its ship gains a strain token after it defends against such a ship of whoever assigned it and spends no green token. */
const fearfulPrey = ability({
  id: 'fearful-prey',
  card: 'condition:fearfulprey',
  rules: ['xw.condition-cards.01'],
  on: after('defended'),
  when: (state, self) => {
    const { attacker, defender, bonus } = self.event;
    if (bonus || !isYou(state, self, defender) || spentGreen(state, thisAttack(state), you(state, self))) return false;
    return isPilotOf(shipOf(state, attacker), 'fearsomepredator', ofCondition(state, self).by);
  },
  effect: (state, self) =>
    gainToken(state, you(state, self).id, 'strain', ['xw.condition-cards.01'], { by: self.controller }),
});

const spentGreen = hasSpent((token) => TOKENS[token].color === 'green');

/** After its ship is destroyed its player passes it on, as the card of whoever assigned it. */
const hunted = ability({
  id: 'hunted',
  card: 'condition:hunted',
  rules: ['xw.condition-cards.07'],
  on: after('ship-destroyed'),
  when: (state, self) => isYou(state, self, self.event.ship),
  choose: (state, self) => chooseShip(state, self, { side: 'friendly', other: true }),
  effect: (state, self) =>
    assignCondition(state, 'hunted', self.chosen as string, ofCondition(state, self).by, ['xw.condition-cards.01']),
});

const SHOWN = `condition:${DARK_SIDE}`;
type Found = Extract<EngagementAction, { type: 'find-damage-card' }>;

/** The cards that can be found for it in the deck of whoever assigned it. */
function cardsFor(state: XwingState, { card, by }: AssignedCondition): string[] {
  const trait = condition(card)?.holds;
  return trait ? cardsToFind(state, by, trait) : [];
}

function noCard(state: XwingState, assigned: AssignedCondition): Reason | null {
  if (cardsFor(state, assigned).length > 0) return null;
  return reason('no-such-card', say`no such card is in the damage deck of ${assigned.by}.`, ['xw.condition-cards.03']);
}

/** As it is assigned, unless it brings its damage card along from another ship. */
const search = ability({
  id: 'ill-show-you-the-dark-side-search',
  card: SHOWN,
  rules: ['xw.condition-cards.03'],
  on: after('condition-assigned'),
  when: (state, self) => self.event.id === self.source && ofCondition(state, self).damage === null,
  unable: (state, self) => noCard(state, ofCondition(state, self)),
  effect: [
    ask(
      'search the damage deck',
      ['xw.condition-cards.03'],
      (state, self) => {
        const assigned = ofCondition(state, self);
        const found = cardsFor(state, assigned).map((card) =>
          allowed<Found>({ type: 'find-damage-card', player: assigned.by, card }),
        );
        return questionIfAny(assigned.by, 'damage card to put on the condition', found);
      },
      (state, self, { card }: Found) => putDamageOn(state, ofCondition(state, self), you(state, self).id, card),
    ),
  ],
});

/** That card in place of a critical damage, shields or not. */
const dealtInstead = ability({
  id: 'ill-show-you-the-dark-side',
  card: SHOWN,
  rules: ['xw.replacement-effect.01', 'xw.damage.11'],
  replaces: 'damage-suffered',
  when: (state, self) =>
    self.event.damage === 'crit' && isYou(state, self, self.event.ship) && ofCondition(state, self).damage !== null,
  effect: [
    run('deal the damage card', ['xw.damage.07'], (state, self) => {
      const card = takeDamageOff(ofCondition(state, self));
      if (card !== null) dealThisCard(state, you(state, self).id, card, ['xw.damage.11']);
    }),
    run('remove the condition', ['xw.condition-cards.05'], removeThis),
  ],
});

const CARD = 'condition:itstheresistance';

const itsTheResistanceSetup = ability({
  id: 'its-the-resistance-setup',
  card: CARD,
  rules: ['xw.setup.14', 'xw.reserve.01'],
  modifies: {
    'place in setup': (state, self, place, { ship }) => (isYou(state, self, ship) ? 'in reserve' : place),
  },
});

const FROM_RESERVE = ['xw.reserve.03'];
const GA_97 = 'ga97';

/** The friendly GA-97, on a ship that has not left the game. */
function friendlyGa97(state: XwingState, self: AbilityInPlay): EquippedCard | undefined {
  const { by } = ofCondition(state, self);
  const own = shipsNotRemoved(state).filter(({ player }) => player === by);
  return own.flatMap(({ upgrades }) => upgrades).find(({ card }) => card === GA_97);
}

function noPlace(state: XwingState, ship: Ship): Reason | null {
  if (placingFromReserve(state, ship).free(ship) !== null) return null;
  return reason('no-place', say`there is no place for ${ship.id} by an edge beyond range 3 of enemies.`, FROM_RESERVE);
}

const deploys = placesYou(FROM_RESERVE, placingFromReserve);

const isRemoved = run('remove the condition', ['xw.condition-cards.05'], removeThis);

const itsTheResistance = ability({
  id: 'its-the-resistance',
  card: CARD,
  rules: FROM_RESERVE,
  on: after('round-started'),
  // One that fled holds the ship back no longer, or it would never come.
  when: (state, self) => {
    const charges = friendlyGa97(state, self)?.charges;
    return you(state, self).place === 'reserve' && (!charges || charges.active === charges.limit);
  },
  unable: (state, self) => noPlace(state, you(state, self)),
  effect: [deploys, isRemoved],
});

const itsTheResistanceAtOnce = ability({
  id: 'its-the-resistance-at-once',
  card: CARD,
  rules: FROM_RESERVE,
  on: after('ship-destroyed'),
  when: (state, self) => {
    const [own, destroyed] = [you(state, self), shipOf(state, self.event.ship)];
    const isIts = destroyed.player === ofCondition(state, self).by && equipped(GA_97)(destroyed, own, state);
    return own.place === 'reserve' && isIts;
  },
  unable: (state, self) => noPlace(state, you(state, self)),
  effect: [
    deploys,
    run('gain a disarm token', ['xw.tokens.01'], (state, self) =>
      gainToken(state, you(state, self).id, 'disarm', ['xw.tokens.01'], { by: self.controller }),
    ),
    isRemoved,
  ],
});

const listeningDevice = dialTurned({
  id: 'listening-device',
  card: 'condition:listeningdevice',
  rules: ['xw.errata-listening-device.01', 'xw.faq-cards.23'],
  spy: equipped('informant'),
  range: [0, 2],
});

export const conditionsAToL = [
  compromisingIntel,
  compromisedFocus,
  decoyed,
  fearfulPrey,
  hunted,
  search,
  dealtInstead,
  itsTheResistanceSetup,
  itsTheResistance,
  itsTheResistanceAtOnce,
  listeningDevice,
];
