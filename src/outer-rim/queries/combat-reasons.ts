/** What decides a combat, as reasons: why there is one and of which type, what the dice are worth, who has won, who suffers. */
import { listed, reason, say, type PlayerId, type Reason, type RuleId, type Source } from '../../core';
import type { Combat } from '../facts';
import type { Opponent } from '../model/events';
import type { OuterRimState } from '../model/state';
import { faceOf, holderOf } from './cards';
import { isPlanet } from './map';
import { many } from './numbers';
import { playerOf } from './players';
import { combatValue } from './values';

/** What a combat is between, as far as it is said. */
export interface Exchange {
  combat: Combat;
  attacker: PlayerId;
  defender: Opponent;
  /** Dice of a patrol or enemy; null: a dash, or the defender is a player. */
  value: number | null;
  /** A crew that is fought: its owner has no use of it. */
  without: string | null;
  damage: { attacker: number; defender: number };
}

/** A patrol with a dash instead of a value always wins, without dice (or.patrol-encounter.10). */
export function isDash({ defender, value }: Pick<Exchange, 'defender' | 'value'>): boolean {
  return defender.kind === 'patrol' && value === null;
}

export function dashReason(): Reason {
  const said = 'the patrol has a dash instead of a value: it always wins, without dice';
  return reason('dash', said, ['or.patrol-encounter.10']);
}

/** Players attack each other only where a card says so. */
function allowedBy(card: string | null): Reason[] {
  const said = say`${{ is: card ?? '' }} allows that players fight`;
  return card === null ? [] : [reason('card-allows', said, ['or.combat.02'], { card })];
}

/**
 * Why it is a combat of this type, and how many dice the other side has. `hunt`: a crew is fought, and perhaps protected; `card`: what calls for the
 * combat.
 */
export function startReasons(
  state: OuterRimState,
  exchange: Exchange,
  hunt: { bounty: string; protected: boolean } | null,
  card: string | null,
): Reason[] {
  const { combat, attacker, defender, value } = exchange;
  switch (defender.kind) {
    case 'patrol':
      return isDash(exchange)
        ? [dashReason()]
        : [combatReason('patrol', combat, value, ['or.patrol-encounter.03', 'or.patrol-encounter.02'])];
    case 'enemy':
      return [combatReason('card', combat, value, ['or.ground-and-ship-combat.04'])];
    case 'player':
      return hunt
        ? [placeReason(state, exchange, 'or.bounties-on-crew.09')]
        : [placeReason(state, exchange, 'or.ground-and-ship-combat.06'), ...allowedBy(card)];
    case 'contact': {
      const bounty = hunt?.bounty ?? bountyOn(state, attacker, defender.contact);
      const rule = hunt
        ? isOwnCrew(exchange)
          ? 'or.bounties-on-crew.03'
          : 'or.bounties-on-crew.10'
        : 'or.bounties.08';
      const said = say`${bounty} says: ${combat} combat, ${value ?? 0} dice`;
      const printed = reason('bounty-value', said, [rule], { combat, value });
      return hunt
        ? [printed]
        : [printed, reason('bounty-matches', say`${attacker} has that bounty`, ['or.bounties.06'])];
    }
  }
}

const isOwnCrew = ({ without }: Pick<Exchange, 'without'>): boolean => without !== null;

/** The bounty card of the player on this contact (or.bounties.06). */
function bountyOn(state: OuterRimState, id: PlayerId, contact: string): string {
  const found = playerOf(state, id).cards.find((owned) => {
    const face = faceOf(state, owned);
    return face.kind === 'bounty' && face.contact === contact;
  });
  return found?.id ?? 'the bounty card';
}

/** The card says which type of combat it is, a patrol is always ship combat (or.ground-and-ship-combat.04, .05). */
function combatReason(from: 'patrol' | 'card', combat: Combat, value: number | null, rules: readonly RuleId[]): Reason {
  const said = say`the ${from} has ${value ?? 0} dice, in ${combat} combat`;
  return reason('enemy-value', said, rules, { combat, value });
}

/** Between players: ground combat on a planet, ship combat elsewhere (or.ground-and-ship-combat.06). */
function placeReason(state: OuterRimState, { combat, attacker }: Exchange, rule: RuleId): Reason {
  const { space } = playerOf(state, attacker);
  const planet = isPlanet(state, space);
  const fitting = (combat === 'ground') === planet;
  const said = fitting
    ? say`${space ?? 'none'} is ${planet ? 'a planet' : 'no planet'}, so it is ${combat} combat`
    : say`the card says ${combat} combat`;
  return reason('combat-here', said, [rule], { space, planet, combat });
}

/** The crew that is fought does not help its owner: what it would add. Null: there is none. */
export function crewLeftOut(state: OuterRimState, player: PlayerId, { combat, without }: Exchange): Reason | null {
  if (without === null || holderOf(state, without)?.player.id !== player) return null;
  const lost = combatValue(state, player, combat, null) - combatValue(state, player, combat, without);
  const said = say`${without} is fought and adds nothing${lost === 0 ? say`` : say` (it would add ${lost})`}`;
  return reason('crew-is-fought', said, ['or.bounties-on-crew.06'], { crew: without, lost });
}

/** Where an enemy's dice come from. */
export function enemySources(state: OuterRimState, exchange: Exchange, extra: number): Source[] {
  const { attacker, defender, value } = exchange;
  const by =
    defender.kind === 'contact'
      ? bountyOn(state, attacker, defender.contact)
      : defender.kind === 'enemy'
        ? defender.name
        : 'the patrol';
  return [{ amount: value ?? 0, by }, ...(extra === 0 ? [] : [{ amount: extra, by: 'cards for this combat' }])];
}

/** What the faces of a roll are worth: a focus nothing unless a card turns it, a critical hit 2, a hit 1. */
export function worthReasons(faces: readonly string[]): Reason[] {
  const count = (face: string): number => faces.filter((each) => each === face).length;
  const [crits, hits, focus] = [count('crit'), count('hit'), count('focus')];
  const parts = [
    ...(crits > 0 ? [say`${many(crits, 'crit')} for ${crits * 2}`] : []),
    ...(hits > 0 ? [say`${many(hits, 'hit')} for ${hits}`] : []),
  ];
  const worth = parts.flatMap((each, i) => (i === 0 ? each : say`, ${each}`));
  const counted = reason('dice-worth', worth, ['or.resolving-combat.03'], { crits, hits });
  const idle = focus === 1 ? say`${listed(['focus'])} deals none` : say`${focus} focus deal none`;
  const without = reason('no-damage', idle, ['or.resolving-combat.04'], { faces: Array(focus).fill('focus') });
  return [
    ...(focus > 0 ? [without] : []),
    // That a hit is 1 needs no telling where there is nothing else.
    ...(crits > 0 || (focus > 0 && hits > 0) ? [counted] : []),
  ];
}

/** The damage on the dice of either side, the attacker's first. */
export function winnerReason(exchange: Exchange): Reason {
  if (isDash(exchange)) return dashReason();
  const { attacker: by, defender: against } = exchange.damage;
  const facts = { attacker: by, defender: against };
  if (by === against) {
    const said = say`both sides rolled ${by} damage; in a tie the attacker wins, and ${exchange.attacker} attacks`;
    return reason('tie', said, ['or.resolving-combat.11', 'or.resolving-combat.01'], facts);
  }
  const said = say`the attacker ${exchange.attacker} rolled ${by} damage, the defender ${against}`;
  return reason('more-damage', said, ['or.resolving-combat.10'], facts);
}

/** What the winner gains and the loser loses comes before the damage (or.quick-reference-combat.06). */
export function beforeDamage(): Reason {
  return reason('before-damage', 'gains and losses by the combat come before the damage', [
    'or.quick-reference-combat.06',
  ]);
}

/** Players suffer what the other side rolled, whoever has won; an enemy that nobody plays suffers nothing (or.resolving-combat.06). */
export function sufferReason(rolled: number, won: boolean, against: Opponent): Reason {
  const enemy = against.kind === 'player' ? say`` : say`; the enemy suffers none`;
  const said = say`the other side rolled ${rolled}, and ${won ? 'the winner suffers it too' : 'the loser suffers it'}${enemy}`;
  return reason('rolled-against', said, ['or.resolving-combat.06'], { rolled, won });
}
