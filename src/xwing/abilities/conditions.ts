/** Condition cards, with the cards that assign them (xw.condition-cards). */
import { after, allowed, reason, say, type AbilityInPlay, type Candidate, type Json, type PlayerId } from '../../core';
import { loseCharge } from '../effects/charges';
import { assignCondition, removeCondition } from '../effects/conditions';
import { addResult, changeResult, spendResult } from '../effects/dice';
import { gainToken, spendToken } from '../effects/tokens';
import { ability, run } from '../engine';
import type { AssignedCondition, Ship, ShipId, XwingState } from '../model/state';
import { exposeDamageCard } from '../procedures/damage-cards';
import { sufferDamage } from '../procedures/suffer-damage';
import { currentAttack, type AttackFrame } from '../queries/attack';
import { hasCondition } from '../queries/conditions';
import { deviceType, devicesInPlay, isRemote } from '../queries/devices';
import type { Face } from '../queries/dice';
import { hasLocked } from '../queries/locks';
import { isAtRange } from '../queries/range';
import { shipOf, shipsNotRemoved } from '../queries/ships';
import { cannotSpendToken } from '../queries/tokens';
import {
  all,
  defenderIs,
  equipped,
  friendly,
  inYourTurret,
  isArc,
  shipsThat,
  youAreInAttackArc,
} from './circumstances';
import { both, changeOne, chooseDice, isPrimary, noResult, rollsMore, whileYouAttack, whileYouDefend } from './combat';
import { afterYouAttack, atStartOf } from './forms';
import { chooseShip, isYou, stillThere, you, type ShipsMeant } from './words';

export const ASSIGNED = ['xw.condition-cards.01'];

/** The condition that an ability is on. */
export function ofCondition(state: XwingState, self: Pick<AbilityInPlay, 'source'>): AssignedCondition {
  const condition = you(state, self).conditions.find((each) => each.id === self.source);
  if (!condition) throw new Error(`no condition is called '${self.source}'`);
  return condition;
}

/** After placing forces (xw.setup.14), the card assigns its condition to a ship of one side. */
export const assignsAfterPlacing = (
  id: string,
  card: string,
  condition: string,
  side: ShipsMeant['side'] = 'enemy',
  is: (ship: Ship) => boolean = () => true,
) =>
  ability({
    id,
    card,
    rules: ['xw.condition-cards.01', 'xw.setup.14'],
    on: after('phase-ended'),
    when: (_state, { event }) => event.phase === 'setup',
    choose: (state, self) =>
      chooseShip(state, self, { side }).filter(({ action }) => is(shipOf(state, action as ShipId))),
    effect: (state, { chosen, controller }) =>
      assignCondition(state, condition, chosen as ShipId, controller, ASSIGNED),
  });

/** After an attack the defender has the condition. */
const assignsToDefender = (
  id: string,
  card: string,
  condition: string,
  holds: Parameters<typeof afterYouAttack>[0]['if'] = () => true,
) =>
  afterYouAttack({
    id,
    card,
    rules: ['xw.condition-cards.01', 'xw.attack.35'],
    if: (state, self) => !isRemote(shipOf(state, self.event.defender)) && holds(state, self),
    still: stillThere('defender'),
    effect: (state, { event, controller }) => {
      if (event) assignCondition(state, condition, event.defender, controller, ASSIGNED);
    },
  });

/** 'Then remove this card.' */
export const removeThis = (state: XwingState, { source }: { source: string }): void =>
  removeCondition(state, source, ['xw.condition-cards.05']);

/** Is it this pilot of whoever assigned the condition? */
function isPilotOf(ship: Ship, pilot: string, by: PlayerId): boolean {
  return ship.pilot === pilot && ship.player === by;
}

const agentKallus = changeOne({
  id: 'agent-kallus',
  card: 'upgrade:agentkallus',
  rules: ['xw.condition-cards.01'],
  pool: 'attack',
  from: 'focus',
  to: 'hit',
  may: true,
  when: whileYouAttack((state, { defender }) => defender !== null && hasCondition(shipOf(state, defender), 'hunted')),
});

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

/** Its ship gains a strain token after it defends against such a ship of whoever assigned it and spends no green token. */
const fearfulPrey = ability({
  id: 'fearful-prey',
  card: 'condition:fearfulprey',
  rules: ['xw.condition-cards.01'],
  on: after('defended'),
  when: (state, self) => {
    const { attacker, defender, bonus } = self.event;
    return !bonus && isYou(state, self, defender) && isPredator(state, attacker, ofCondition(state, self).by);
  },
  effect: (state, self) =>
    gainToken(state, you(state, self).id, 'strain', ['xw.condition-cards.01'], { by: self.controller }),
});

function isPredator(state: XwingState, attacker: string, by: PlayerId): boolean {
  const spentGreen = currentAttack(state)?.spent.defense.some((each) => each !== 'force' && each !== 'lock');
  return isPilotOf(shipOf(state, attacker), 'fearsomepredator', by) && spentGreen !== true;
}

const SUPPRESSIVE_FIRE = 'condition:suppressivefire';

/** One die fewer against any other ship than the one that assigned it. */
const suppressiveFire = rollsMore(
  {
    id: 'suppressive-fire',
    card: SUPPRESSIVE_FIRE,
    rules: ['xw.attack.16'],
    pool: 'attack',
    when: (state, self) => {
      const { by } = ofCondition(state, self);
      return whileYouAttack(defenderIs((ship) => !isPilotOf(ship, 'captainrex', by)))(state, self);
    },
  },
  -1,
);

/** Until the ship that assigned it defends, is destroyed, or lets an Engagement Phase go by without an attack. */
const suppressiveFireEnds = ability({
  id: 'suppressive-fire-ends',
  card: SUPPRESSIVE_FIRE,
  rules: ['xw.condition-cards.05'],
  on: after('defended', 'ship-destroyed', 'phase-ended'),
  when: (state, self) => {
    const { event } = self;
    const { by } = ofCondition(state, self);
    const isRex = (ship: Ship): boolean => isPilotOf(ship, 'captainrex', by);
    if (event.type === 'defended') return !event.bonus && isRex(shipOf(state, event.defender));
    if (event.type === 'ship-destroyed') return isRex(shipOf(state, event.ship));
    return event.phase === 'engagement' && !state.ships.some((ship) => isRex(ship) && ship.attacked);
  },
  effect: removeThis,
});

const RATTLED = { card: 'condition:rattled', rules: ['xw.condition-cards.01', 'xw.device.08'] } as const;
const SHAKING: readonly string[] = ['bomb', 'mine'];

/** A bomb or a mine that detonates nearby. */
const rattled = ability({
  id: 'rattled',
  ...RATTLED,
  on: after('device-detonated'),
  when: (state, self) => isAtRange(state, you(state, self).id, self.event.device, 0, 1),
  effect: [
    run('suffer critical damage', ['xw.damage.01'], (state, self) =>
      sufferDamage(state, you(state, self).id, { hit: 0, crit: 1 }, ['xw.damage.01']),
    ),
    run('remove the condition', ['xw.condition-cards.05'], removeThis),
  ],
});

const rattledAction = ability({
  id: 'rattled-action',
  card: RATTLED.card,
  rules: ['xw.condition-cards.05', 'xw.actions.15'],
  during: 'action',
  unable: (state, self) => {
    const own = you(state, self).id;
    const near = devicesInPlay(state).find(
      (device) => SHAKING.includes(deviceType(device)) && isAtRange(state, own, device.id, 0, 1),
    );
    return near ? reason('device-near', say`${near.id} is at range 0-1 of ${own}.`, ['xw.range.06']) : null;
  },
  effect: removeThis,
});

/** Before placing forces: another ship of the player's, which is in reserve still. */
const directorKrennic = atStartOf('setup')({
  id: 'director-krennic',
  card: 'upgrade:directorkrennic',
  rules: ['xw.condition-cards.01', 'xw.setup.14'],
  choose: (state, self) => {
    const own = you(state, self);
    const others = shipsNotRemoved(state).filter(({ id, player }) => id !== own.id && player === own.player);
    return others.map(({ id }) => allowed<Json>(id));
  },
  effect: (state, { chosen, controller }) =>
    assignCondition(state, 'optimizedprototype', chosen as ShipId, controller, ASSIGNED),
});

const PROTOTYPE = ['xw.dice-modification.06'];
const isKrennic = all(friendly, equipped('directorkrennic'));

/** A result is spent so that the defender, locked by the director's ship, loses a shield or exposes a card. */
const optimizedPrototype = ability({
  id: 'optimized-prototype',
  card: 'condition:optimizedprototype',
  rules: PROTOTYPE,
  during: 'modify attack dice',
  when: (state, self) => {
    const locked = (ship: Ship): boolean =>
      shipsThat(state, self, isKrennic).some(({ id }) => hasLocked(state, id, ship.id));
    return whileYouAttack(both(isPrimary, isArc('front'), defenderIs(locked)))(state, self);
  },
  may: true,
  choose: (state) => {
    const defender = shipOf(state, currentAttack(state)?.defender ?? '');
    return (['shield', 'damage card'] as const).flatMap((loses) =>
      (['hit', 'crit', 'focus'] as const).map((spent) => ({
        action: { spent, loses },
        not: noResult(state, 'attack', spent) ?? nothingToLose(defender, loses),
      })),
    );
  },
  effect: (state, self) => {
    const { spent, loses } = self.chosen as { spent: Face; loses: 'shield' | 'damage card' };
    const defender = currentAttack(state)?.defender ?? '';
    spendResult(state, you(state, self).id, spent, PROTOTYPE);
    if (loses === 'shield') loseCharge(state, defender, 'shields', ['xw.charges.05']);
    else exposeDamageCard(state, defender, ['xw.damage-cards.04']);
  },
});

/** Damage cards of a remote stay facedown (xw.remote-damage.01). */
function nothingToLose(defender: Ship, loses: 'shield' | 'damage card') {
  const has = loses === 'shield' ? defender.shields.active > 0 : defender.damage.facedown > 0 && !isRemote(defender);
  if (has) return null;
  return reason('nothing-to-lose', say`${defender.id} has no active shield or no facedown damage card.`, [
    'xw.paying-costs.01',
  ]);
}

const HANDMAIDEN = 'naboohandmaiden';
const DECOYED = ['xw.dice-modification.04', 'xw.dice-modification.02'];

interface Help {
  /** The handmaidens that spend an evade token. */
  by: ShipId[];
  /** The dice that they turn, one each; none where they add results. */
  dice: number[];
}

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

export const conditionAbilities = [
  assignsAfterPlacing('agent-kallus-hunts', 'upgrade:agentkallus', 'hunted'),
  agentKallus,
  hunted,
  assignsAfterPlacing('fearsome-predator', 'pilot:fearsomepredator', 'fearfulprey'),
  fearfulPrey,
  assignsToDefender('captain-rex', 'pilot:captainrex', 'suppressivefire'),
  suppressiveFire,
  suppressiveFireEnds,
  assignsToDefender('ben-teene', 'pilot:benteene', 'rattled', (state, self) =>
    inYourTurret(shipOf(state, self.event.defender), you(state, self), state),
  ),
  rattled,
  rattledAction,
  directorKrennic,
  optimizedPrototype,
  assignsAfterPlacing(
    'naboo-handmaiden',
    'pilot:naboohandmaiden',
    'decoyed',
    'friendly',
    ({ pilot }) => pilot !== HANDMAIDEN,
  ),
  decoyed,
];
