/** What brings abilities into play: cards of ships, upgrades and squadrons with their keywords, faceup damage cards, the objective. */
import type { Carrier, PlayerId } from '../../core';
import { squadronCard } from '../facts';
import { playerOrder } from '../engine';
import type { ArmadaState, Ship, Squadron } from '../model/state';

export function carriersOnShip({ id, card, upgrades }: Ship): Carrier[] {
  const faceup = upgrades.filter(({ facedown }) => !facedown);
  return [
    { card: `ship:${card}`, source: id },
    ...faceup.map((each) => ({ card: `upgrade:${each.card}`, source: each.id })),
  ];
}

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

/** Of all that stands on the table or waits to be deployed, and of the objective once it is laid: each player has it (see `layObjective`). */
export function carriers(state: ArmadaState): Carrier[] {
  const { ships, squadrons, objective, phase } = state;
  const isThere = ({ place }: Ship | Squadron): boolean => place === 'table' || place === 'reserve';
  const ofObjective = (player: PlayerId, card: string): Carrier => ({
    card: objectiveKey(card),
    source: card,
    value: player,
  });
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
