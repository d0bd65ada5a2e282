/** How Miniatures is played well: attack who is nearly defeated, come into reach together, and lose nobody dear for somebody cheap. */
import { noTerms, type PlayerId, type Strategy, type TermsOf } from '../../core';
import type { Character, MiniaturesState } from '../model/state';
import type { MiniaturesAction } from '../model/actions';
import type { Miniatures } from '../model/types';
import { cardOf, characterOf, enemiesOnMap, hitPointsLeft, isInSquad, isOnMap } from '../queries/characters';
import { areTeammates } from '../queries/players';
import { scoreOf } from '../queries/score';
import { currentTurn } from '../queries/turn';
import { away, worth } from './ways';

/** A third of a squad is worth a lead of 1. */
const WEIGHTS = {
  /** Of defeated enemies, in hundreds of points. */
  score: 2,
  alive: 1,
  /** Hit Points that are left, by what their character costs. */
  hitPoints: 1.5,
  force: 0.03,
  ready: 0.1,
  /** Expected damage of attacks at enemies within so many squares, by what they cost. */
  threat: 0.5,
  near: -0.02,
  wounded: -0.02,
  surrounded: -0.03,
  lasting: 0.01,
} as const;

const HUNDRED = 100;
/** Squares within which an attack may come next turn. */
const REACH = 12;
/** Of a d20, with 1 and 20 as they are. */
const [LEAST, MOST, SIDES] = [0.05, 0.95, 20];

function terms(state: MiniaturesState, player: PlayerId): TermsOf<typeof WEIGHTS> {
  const found = noTerms(WEIGHTS);
  found.score = scoreOf(state, player) / HUNDRED;
  for (const each of state.characters) {
    if (!isInSquad(each) || !areTeammates(state, each.player, player)) continue;
    const points = each.worth / HUNDRED;
    const card = cardOf(state, each);
    found.alive += points;
    found.hitPoints += (points * hitPointsLeft(state, each)) / Math.max(1, card.hitPoints);
    found.force += each.force;
    if (each.damage > 0) found.wounded += points;
    if (!each.activated) found.ready += points;
    if (isOnMap(each)) addPlace(state, each, points, found);
  }
  found.lasting = state.lasting.filter(({ character }) =>
    state.characters.some((each) => each.id === character && each.player === player),
  ).length;
  return found;
}

function addPlace(state: MiniaturesState, character: Character, points: number, found: TermsOf<typeof WEIGHTS>): void {
  let [near, best, beside] = [99, 0, 0];
  for (const enemy of enemiesOnMap(state, character)) {
    const far = squaresBetween(character, enemy);
    near = Math.min(near, far);
    if (far <= 1) beside += 1;
    if (far <= REACH) best = Math.max(best, worthOfAttack(state, character, enemy) / (1 + far / REACH));
  }
  found.near += Math.min(30, near) * points;
  found.threat += best;
  if (beside > 1) found.surrounded += beside - 1;
}

function squaresBetween(one: Character, other: Character): number {
  return Math.max(Math.abs(one.at[0] - other.at[0]), Math.abs(one.at[1] - other.at[1]));
}

/** The share of an enemy, in hundreds of points, that an attack is expected to take. */
function worthOfAttack(state: MiniaturesState, attacker: Character, enemy: Character): number {
  const [own, other] = [cardOf(state, attacker), cardOf(state, enemy)];
  const chance = Math.min(MOST, Math.max(LEAST, (SIDES + 1 + own.attack - other.defense) / SIDES));
  const left = Math.max(1, hitPointsLeft(state, enemy));
  return (chance * Math.min(1, own.damage / left) * enemy.worth) / HUNDRED;
}

const SHOOTER = 5;

function likes(state: MiniaturesState, _player: PlayerId, actions: readonly MiniaturesAction[]): number[] {
  const canAttack = actions.some(({ type }) => type === 'attack');
  return actions.map((action) => likeOf(state, action, canAttack));
}

function likeOf(state: MiniaturesState, action: MiniaturesAction, canAttack: boolean): number {
  switch (action.type) {
    case 'attack':
    case 'attack-of-opportunity': {
      const [own, target] = [characterOf(state, action.character), characterOf(state, action.target)];
      return 5 + 10 * worthOfAttack(state, own, target);
    }
    case 'move':
      // A step beside who can be attacked already is a step past.
      return canAttack ? 1 : worthOfMove(state, action);
    case 'activate':
      return likeOfActivation(state, characterOf(state, action.character));
    case 'end-turn':
      return hasEntered(state) || canAttack ? 1 : 0.5;
    case 'reroll':
      return 3;
    default:
      return worth(state, action, 1);
  }
}

function hasEntered(state: MiniaturesState): boolean {
  return (currentTurn(state)?.entered ?? 0) > 0;
}

function worthOfMove(state: MiniaturesState, action: Extract<MiniaturesAction, { type: 'move' }>): number {
  const near = away(state, action.character, characterOf(state, action.character).at);
  return near > SHOOTER * 3 ? 1 + worth(state, action, 1) : worth(state, action, 1);
}

/** Who can attack comes first, the dear before the cheap. */
function likeOfActivation(state: MiniaturesState, character: Character): number {
  const best = Math.max(
    0,
    ...enemiesOnMap(state, character).map((enemy) =>
      squaresBetween(character, enemy) <= REACH ? worthOfAttack(state, character, enemy) : 0,
    ),
  );
  return 2 + 10 * best;
}

export const strategy: Strategy<Miniatures> = {
  terms,
  weights: WEIGHTS,
  likes,
  round: ({ round }) => round,
  horizon: 30,
};
