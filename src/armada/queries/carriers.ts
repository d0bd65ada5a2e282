/** What brings abilities into play: cards of ships, upgrades and squadrons with their keywords, faceup damage cards, the objective. */
import type { Carrier, PlayerId } from '../../core';
import { squadronCard } from '../facts';
import { playerOrder } from '../engine';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { wasDamageOf } from './names';

export function carriersOnShip({ id, card, upgrades }: Ship): Carrier[] {
  // Discarded cards have no effect any more (arm.effect-use-and-timing.17).
  const faceup = upgrades.filter(({ facedown }) => !facedown);
  return [
    { card: `ship:${card}`, source: id },
    ...faceup.map((each) => ({ card: `upgrade:${each.card}`, source: each.id })),
  ];
}

/** Each keyword works for the squadron that has it (arm.squadron-keywords.01). */
export function carriersOnSquadron({ id, card }: Squadron): Carrier[] {
  const keywords = squadronCard(card)?.keywords ?? [];
  return [
    { card: `squadron:${card}`, source: id },
    ...keywords.map(({ keyword, value }) => ({
      card: `keyword:${keyword}`,
      source: id,
      ...(value === null ? {} : { value }),
    })),
  ];
}

/** The name by which abilities know a damage card. */
export function damageCardKey(card: string): string {
  return `damage:${card}`;
}

/** The name by which abilities know an objective card. */
export function objectiveKey(objective: string): string {
  return `objective:${objective}`;
}

/** The objective of a player. */
function ofObjective(player: PlayerId, card: string): Carrier {
  return { card: objectiveKey(card), source: card, value: player };
}

/** Of all that stands on the table or waits to be deployed, and of the objective once it is laid: each player has it (see `layObjective`). */
export function carriers(state: ArmadaState): Carrier[] {
  const { ships, squadrons, objective, phase } = state;
  const isThere = ({ place }: Ship | Squadron): boolean => place === 'table' || place === 'reserve';
  return [
    ...ships
      .filter(isThere)
      .flatMap((ship) => [
        ...carriersOnShip(ship),
        ...ship.damage.faceup.map(({ id, card }) => ({ card: damageCardKey(card), source: id })),
      ]),
    ...squadrons.filter(isThere).flatMap(carriersOnSquadron),
    ...(objective === null || phase === 'setup'
      ? []
      : playerOrder(state).map((player) => ofObjective(player, objective))),
  ];
}

/** In setup the objective is laid at some point. */
export function mayCarry(state: ArmadaState, carrier: Carrier): boolean {
  const { objective } = state;
  return objective !== null && playerOrder(state).some((player) => isSame(carrier, ofObjective(player, objective)));
}

/** Ships and squadrons that are gone, upgrades that were turned over, damage cards that were discarded. */
export function mayHaveCarried({ ships, squadrons }: ArmadaState, carrier: Carrier): boolean {
  const { card, source } = carrier;
  return (
    squadrons.flatMap(carriersOnSquadron).some((each) => isSame(each, carrier)) ||
    ships.some(
      (ship) =>
        carriersOnShip({ ...ship, upgrades: ship.upgrades.map((each) => ({ ...each, facedown: false })) }).some(
          (each) => isSame(each, carrier),
        ) ||
        (wasDamageOf(ship, source) && card.startsWith(damageCardKey(''))),
    )
  );
}

function isSame(one: Carrier, other: Carrier): boolean {
  return one.card === other.card && one.source === other.source && one.value === other.value;
}
