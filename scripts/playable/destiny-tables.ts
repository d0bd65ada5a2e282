/** Random tables in the middle of a game of Destiny: any cards of the 334 in play, dice in the pools, hands full and resources to spend. */
import { MOST_SHIELDS } from '../../src/destiny/effects/shields';
import { allCards, areCopies, type Card } from '../../src/destiny/facts';
import { sideText } from '../../src/destiny/facts/face';
import type { PlacedCard, PlacedCharacter, PlacedPlayer, Position } from '../../src/destiny';
import { ofType, pick, type Next } from './destiny';

/** Teams and decks that no player could bring are tables too: what matters is that cards meet. */
export function randomTable(next: Next): Position {
  const players = [2, 2, 3][next(3)] ?? 2;
  const field = pick(ofType('battlefield'), next).code;
  return {
    round: 1 + next(3),
    players: Array.from({ length: players }, (_, i) => randomPlayer(`p${i + 1}`, next)),
    battlefield: { card: field, owner: `p${1 + next(players)}`, controller: `p${1 + next(players)}` },
    moment: { phase: 'action', turn: `p${1 + next(players)}` },
  };
}

function randomPlayer(id: string, next: Next): PlacedPlayer {
  const used: Card[] = [];
  const characters = Array.from({ length: 2 + next(2) }, (_, i) => randomCharacter(used, i > 0 && next(6) === 0, next));
  const playable = [...ofType('upgrade'), ...ofType('support'), ...ofType('event')];
  const cards = (count: number): string[] => Array.from({ length: count }, () => pick(playable, next).code);
  const [hand, deck, discard] = [cards(5), cards(next(12)), cards(next(6))];
  const [under = ''] = cards(1);
  const withDice = [...hand, ...deck, ...discard, under, ...characters.map((each) => each.card)];
  return {
    id,
    characters,
    supports: Array.from({ length: next(4) }, () => placed(another('support', used, next), next)),
    hand,
    deck,
    discard,
    resources: 2 + next(8),
    battlefield: pick(ofType('battlefield'), next).code,
    setAside: next(3) === 0 ? [{ card: PREMONITIONS, under }] : [],
    diceAside: [...withDice, DEATH_TROOPER].filter((code) => sidesOf(code).length > 0),
  };
}

const PREMONITIONS = codeOf('Premonitions');
const TRAINING = codeOf('Training');
const DEATH_TROOPER = codeOf('Death Trooper');

function codeOf(name: string): string {
  return allCards().find((each) => each.name === name)?.code ?? '';
}

function randomCharacter(used: Card[], defeated: boolean, next: Next): PlacedCharacter {
  const of = another('character', used, next);
  if (defeated) return { card: of.code, defeated, dice: [] };
  const [health, elite] = of.type === 'character' ? [of.health, of.points.elite !== null] : [1, false];
  const upgrades = Array.from({ length: next(4) }, () => placed(another('upgrade', used, next), next));
  const mayBeElite = elite || upgrades.some((each) => each.card === TRAINING);
  const dice = [die(of.code, next), ...(mayBeElite && next(2) === 0 ? [die(of.code, next)] : [])];
  return {
    card: of.code,
    damage: next(health),
    shields: next(MOST_SHIELDS + 1),
    exhausted: next(2) === 0,
    dice,
    upgrades,
  };
}

/** Not a second copy of a unique card. */
function another(type: Card['type'], used: Card[], next: Next): Card {
  for (;;) {
    const of = pick(ofType(type), next);
    if (of.unique && used.some((each) => areCopies(each, of))) continue;
    used.push(of);
    return of;
  }
}

function placed(of: Card, next: Next): PlacedCard {
  return { card: of.code, exhausted: next(3) === 0, ...(of.sides.length > 0 ? { dice: [die(of.code, next)] } : {}) };
}

/** Mostly in the pool, with any side. */
function die(code: string, next: Next): string | null {
  return next(4) === 0 ? null : sideText(pick(sidesOf(code), next));
}

function sidesOf(code: string): Card['sides'] {
  return allCards().find((each) => each.code === code)?.sides ?? [];
}
