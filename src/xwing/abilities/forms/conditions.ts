/** What has to be true of a ship, as a predicate of it, of 'you' and of the table; and what is true of an attack by that. */
import { circumstance, listed, reason, say, type AbilityInPlay, type RuleId, type Sentence } from '../../../core';
import { pilot, upgrade, type Slot } from '../../facts';
import { type Ship, type ShipId, TOKEN_KINDS, type TokenKind, TOKENS, type XwingState } from '../../model/state';
import { actionsOnBar } from '../../queries/actions';
import { type AttackFrame, currentAttack } from '../../queries/attack';
import { isRemote } from '../../queries/devices';
import { type ArcName, firingArcs, isTurret, turretArcs } from '../../queries/firing-arcs';
import { obstacleKindOf } from '../../queries/obstacles';
import { isAtRange, isInAnyArc, isInArc } from '../../queries/range';
import { isEnemy, isFriendly, shipOf, shipsInPlay } from '../../queries/ships';
import { isDamaged } from '../../queries/status';
import { upSide } from '../../queries/upgrades';
import type { Condition, During } from './attacks';
import { isWithin } from './targets';
import { you } from './you';

type Range = readonly [min: number, max: number];

/** Something that is true of a ship. Who asks why not is told in these words that it is not so: `stressed`. */
export interface OfShip {
  (ship: Ship, own: Ship, state: XwingState): boolean;
  says?: string;
  /** In these words that it is so, and should not be. */
  denies?: string;
  /** All of these together. */
  parts?: readonly OfShip[];
}

const called = (says: string, is: OfShip): OfShip =>
  Object.assign((...about: Parameters<OfShip>) => is(...about), { says });

/** Is it so of this ship? With the part that is not, where somebody asks why. */
function isSo(is: OfShip, ship: Ship, own: Ship, state: XwingState): boolean {
  return circumstance(is(ship, own, state), () => {
    const { says, denies } = partOf(is, ship, own, state);
    if (denies !== undefined) return reason('not-so', [...say`${ship.id} is `, `${denies}.`], []);
    return says === undefined ? null : reason('not-so', [...say`${ship.id} is not `, `${says}.`], []);
  });
}

/** The first part that is not so. */
function partOf(is: OfShip, ship: Ship, own: Ship, state: XwingState): OfShip {
  const part = is.parts?.find((each) => !each(ship, own, state));
  return part ? partOf(part, ship, own, state) : is;
}

/** In an attack that the ship performs or defends against: the ship on the other side. */
export function enemyIn(state: XwingState, attack: AttackFrame, own: Ship): Ship {
  return shipOf(state, attack.attacker === own.id ? (attack.defender ?? '') : attack.attacker);
}

/** True of you. */
export const youAre =
  (is: OfShip): Condition =>
  (state, _attack, own) =>
    isSo(is, own, own, state);

/** True of the ship that you attack, or that attacks you. */
export const enemyIs =
  (is: OfShip): Condition =>
  (state, attack, own) =>
    isSo(is, enemyIn(state, attack, own), own, state);

/** True of the defender, no matter who attacks. */
export const defenderIs =
  (is: OfShip): Condition =>
  (state, attack, own) =>
    isSo(is, shipOf(state, attack.defender ?? ''), own, state);

/** True of the attacker, no matter who defends. */
export const attackerIs =
  (is: OfShip): Condition =>
  (state, attack, own) =>
    isSo(is, shipOf(state, attack.attacker), own, state);

/** True of the ship that was destroyed; for the `when` of abilities after that. */
export const destroyedIs =
  (is: OfShip) =>
  (state: XwingState, self: Pick<AbilityInPlay, 'source'> & { event: { ship: ShipId } }): boolean =>
    isSo(is, shipOf(state, self.event.ship), you(state, self), state);

/** It has a stress token. */
export const stressed = called('stressed', (ship) => ship.tokens.stress > 0);
/** It has no stress token. */
export const unstressed = called('without stress', (ship) => ship.tokens.stress === 0);
/** It has a damage card. */
export const damaged = called('damaged', (ship) => isDamaged(ship));

/** It has such a token: focused, evading (xw.evade.02), calculating, disarmed. */
export const having = (...tokens: readonly TokenKind[]): OfShip =>
  called(`in possession of a ${tokens.join(' or ')} token`, (ship) => tokens.some((token) => ship.tokens[token] > 0));

/** So of an attack, or who asks why not is told this. */
const attackIs =
  (
    code: string,
    says: (attack: AttackFrame, own: Ship) => Sentence,
    rules: readonly RuleId[],
    is: Condition,
  ): Condition =>
  (state, attack, own) =>
    circumstance(is(state, attack, own), () => reason(code, says(attack, own), rules));

/** In this arc of yours. */
export const inYour = (...arcs: readonly ArcName[]): OfShip =>
  called(`in its ${arcs.join(' or ')} arc`, (ship, own, state) => isInAnyArc(state, own, arcs, ship));

/** In a turret arc of yours. */
export const inYourTurret = called('in a turret arc of the ship with this card', (ship, own, state) =>
  isInAnyArc(state, own, turretArcs(own), ship),
);

/** You have it in one of your firing arcs. */
export const inYourFiringArc = called('in a firing arc of the ship with this card', (ship, own, state) =>
  isInAnyArc(state, own, firingArcs(state, own), ship),
);

/** It has you in this arc. */
export const hasYouIn = (...arcs: readonly ArcName[]): OfShip =>
  called(`pointing its ${arcs.join(' or ')} arc at the ship with this card`, (ship, own, state) =>
    isInAnyArc(state, ship, arcs, own),
  );

/** It has you in one of its firing arcs. */
export const hasYouInFiringArc: OfShip = (ship, own, state) => isInAnyArc(state, ship, firingArcs(state, ship), own);

/** At this range of the ship with this card. */
export const atRange = (...range: Range): OfShip =>
  called(`at range ${range[0]}-${range[1]} of the ship with this card`, (ship, own, state) =>
    isWithin(state, own, ship, range),
  );

/** Not the ship with this card. */
export const another = called('another ship', (ship, own) => ship.id !== own.id);
/** Its pilot is limited. */
export const limited = called('limited', (ship) => (pilot(ship.pilot)?.limited ?? 0) > 0);

/** A ship of which this is not true. */
export const not = (is: OfShip): OfShip =>
  Object.assign((...about: Parameters<OfShip>) => !is(...about), is.says === undefined ? {} : { denies: is.says });

/** A ship of which all of these are true. */
export const all = (...parts: readonly OfShip[]): OfShip =>
  Object.assign((...about: Parameters<OfShip>) => parts.every((is) => is(...about)), { parts });

/** A ship of which one of these is true. */
export const either =
  (...each: readonly OfShip[]): OfShip =>
  (...about) =>
    each.some((is) => is(...about));

/** It carries this upgrade. */
export const equipped = (card: string): OfShip =>
  called(`equipped with ${upgrade(card)?.name ?? card}`, (ship) => ship.upgrades.some((each) => each.card === card));

/** This action is on its action bar, printed there or added by an upgrade (xw.actions.05). */
export const whoseBarHas = (action: string): OfShip =>
  called(`a ship with the ${action} action`, (ship, _own, state) =>
    actionsOnBar(state, ship).some((icon) => icon.action === action),
  );

/** Ships in play of which this is true, you among them. */
export function shipsThat(state: XwingState, self: Pick<AbilityInPlay, 'source'>, is: OfShip): Ship[] {
  const own = you(state, self);
  return shipsInPlay(state).filter((ship) => is(ship, own, state));
}

/** Is this condition true of the ship with this id? It is never true of remotes. */
export function isMeant(state: XwingState, self: Pick<AbilityInPlay, 'source'>, ship: ShipId, is: OfShip): boolean {
  return shipsThat(state, self, is).some(({ id }) => id === ship);
}

/** A friendly ship, including the ship with this card. */
export const friendly = called('friendly', (ship, own) => isFriendly(own, ship));
/** An enemy of the ship with this card. */
export const enemy = called('an enemy', (ship, own, state) => isEnemy(state, own, ship));
/** Another friendly ship. */
export const friend = all(friendly, another);

/** How many ships there are like this. */
export const count = (state: XwingState, own: Ship, is: OfShip): number =>
  shipsInPlay(state).filter((ship) => is(ship, own, state)).length;

/** With a weapon of this slot: a torpedo, missile, cannon, turret. */
export const withWeapon = (...slots: readonly Slot[]): Condition =>
  attackIs(
    'not-this-weapon',
    ({ attacker }) => say`${attacker} does not attack with a weapon of the slot ${listed(slots, 'or')}.`,
    ['xw.attack.14'],
    (state, { attacker, weapon }) => {
      const card = shipOf(state, attacker).upgrades.find((each) => each.id === weapon?.id);
      return card !== undefined && upSide(card).slots.some((slot) => slots.includes(slot));
    },
  );

/** A primary attack in this arc. */
export const isArc = (...arcs: readonly ArcName[]): Condition =>
  attackIs(
    'other-arc',
    ({ attacker, weapon }) =>
      say`${attacker} attacks in its ${weapon?.arc ?? 'no'} arc, and not in its ${listed(arcs, 'or')} arc.`,
    ['xw.attack.05'],
    (_state, { weapon }) => weapon !== null && arcs.includes(weapon.arc),
  );

/** The attack is made through a turret arc. */
export const isTurretAttack = attackIs(
  'no-turret',
  ({ attacker }) => say`${attacker} does not attack in a turret arc.`,
  ['xw.attack.05'],
  (_state, { weapon }) => weapon !== null && isTurret(weapon.arc),
);

/** The attack is obstructed by an obstacle. */
export const byAnObstacle = attackIs(
  'not-obstructed',
  () => say`no obstacle obstructs the attack.`,
  ['xw.obstructed.01'],
  (state, { obstructedBy }) => obstructedBy.some((id) => obstacleKindOf(state, id) !== null),
);

/** You are in the arc of the attack. */
export const youAreInAttackArc = attackIs(
  'not-in-attack-arc',
  ({ attacker, weapon }, own) =>
    say`${own.id} is not in the ${weapon?.arc ?? 'attack'} arc of ${attacker}, in which it attacks.`,
  ['xw.arc.01'],
  (state, { attacker, weapon }, own) => weapon !== null && isInArc(state, shipOf(state, attacker), weapon.arc, own),
);

/** The defender is in the attacker's bullseye arc. */
export const inAttackersBullseye = attackIs(
  'not-in-bullseye',
  ({ attacker, defender }) => say`${defender ?? ''} is not in the bullseye arc of ${attacker}.`,
  ['xw.arc.01'],
  (state, { attacker, defender }) => isInArc(state, shipOf(state, attacker), 'bullseye', shipOf(state, defender ?? '')),
);

/** Another friendly ship near the defender. */
export const friendNearDefender =
  (min: number, max: number, is: OfShip = () => true): Condition =>
  (state, { defender }, own) =>
    shipsInPlay(state).some(
      (ship) => friend(ship, own, state) && is(ship, own, state) && isAtRange(state, ship.id, defender ?? '', min, max),
    );

/** While a friendly ship attacks, you among them, of which this is true. */
export const whileFriendAttacks = (is: OfShip, holds: Condition = () => true): During =>
  whileFriend(({ attacker }) => attacker, is, holds);

const isNoRemote = (ship: Ship): boolean =>
  circumstance(!isRemote(ship), () =>
    reason('remote', say`${ship.id} is a remote: friendly ships are never meant to be remotes.`, [
      'xw.remote-attack.02',
    ]),
  );

function whileFriend(role: (attack: AttackFrame) => string | null, is: OfShip, holds: Condition): During {
  return (state, self) => {
    const attack = currentAttack(state);
    if (!attack || attack.defender === null) return false;
    const [own, ship] = [you(state, self), shipOf(state, role(attack) ?? '')];
    return (
      isNoRemote(ship) && isSo(friendly, ship, own, state) && isSo(is, ship, own, state) && holds(state, attack, own)
    );
  };
}

/** While a friendly ship defends, you among them, of which this is true. */
export const whileFriendDefends = (is: OfShip, holds: Condition = () => true): During =>
  whileFriend(({ defender }) => defender, is, holds);

/** It is the Engagement Phase. */
export const inEngagement: OfShip = (_ship, _own, state) => state.phase === 'engagement';
/** It has a circular token: one that goes in the End Phase. */
export const hasCircularTokens: OfShip = ({ tokens }: Ship) =>
  TOKEN_KINDS.some((kind) => TOKENS[kind].circular && tokens[kind] > 0);
