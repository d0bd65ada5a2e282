/** Ships, squadrons and obstacles of a game from the facts of their cards, as they are gathered beside the play area (arm.setup.05 to .08). */
import { damageDeck, OBSTACLES, shipCard, squadronCard, type DefenseToken } from '../facts';
import { pile, type DealtCards, type Pile, type PlayerId } from '../../core';
import { NORTH } from '../../core/geometry';
import type { DefenseTokenInPlay, Obstacle, Ship, Squadron } from '../model/state';

/** The card exists: fleets and positions are checked before they get here. */
export function makeShip(id: string, owner: PlayerId, cardId: string, upgrades: readonly string[]): Ship {
  const card = shipCard(cardId);
  if (!card) throw new Error(`no ship card is called '${cardId}'`);
  return {
    id,
    card: cardId,
    owner,
    controller: owner,
    place: 'reserve',
    pose: nowhere(),
    speed: 0,
    // All at their maximum (arm.shields.02, arm.setup.06).
    shields: { ...card.shields },
    damage: { facedown: 0, faceup: [] },
    commandStack: [],
    dial: null,
    spentDial: null,
    tokens: [],
    defense: readied(card.defense),
    upgrades: upgrades.map((each, i) => ({
      id: numbered(`${id}/${each}`, upgrades.slice(0, i).filter((other) => other === each).length),
      card: each,
      exhausted: false,
      facedown: false,
    })),
    activated: false,
    objective: false,
    resolved: [],
  };
}

export function makeSquadron(id: string, owner: PlayerId, cardId: string): Squadron {
  const card = squadronCard(cardId);
  if (!card) throw new Error(`no squadron card is called '${cardId}'`);
  const defense = readied(card.defense);
  return {
    id,
    card: cardId,
    owner,
    controller: owner,
    place: 'reserve',
    at: { x: 0, y: 0 },
    hull: card.hull,
    defense,
    // As if its slider showed the blue end (arm.setup.07).
    activated: false,
  };
}

/** Defense tokens begin readied (arm.defense-tokens.01, .15), as upgrade cards do (arm.readied.01). */
function readied(tokens: readonly DefenseToken[]): DefenseTokenInPlay[] {
  return tokens.map((type) => ({ type, exhausted: false }));
}

/** All six obstacles of the core set (arm.setup.15). */
export function newObstacles(): Obstacle[] {
  return OBSTACLES.map((id) => ({ id, place: 'reserve', pose: nowhere() }));
}

export function nowhere(): Ship['pose'] {
  return { x: 0, y: 0, heading: { ...NORTH } };
}

/** Shuffled (arm.setup.27). */
export function freshDamageDeck(): Pile {
  return pile(
    'damage deck',
    damageDeck().flatMap(({ id, copies }) => Array<string>(copies).fill(id)),
  );
}

export function emptyDiscard(): DealtCards {
  return { facedown: 0, faceup: [] };
}

/** `cr90-corvette-a`, `cr90-corvette-a-2`: `before` of that name are there already. */
export function numbered(name: string, before: number): string {
  return before === 0 ? name : `${name}-${before + 1}`;
}
