/** What a sensible player of X-Wing does: dials by where they lead, tokens where there will be shots, and the best shot. */
import type { PlayerId } from '../../core';
import { pointDistance } from '../../core/geometry';
import type { XwingAction } from '../model/actions';
import type { Ship, ShipId, XwingState } from '../model/state';
import { currentAttack, poolOf } from '../queries/attack';
import { damageCards } from '../queries/damage-cards';
import { isIonized } from '../queries/ion';
import { isActive } from '../queries/ships';
import { likesOfDials } from './dials';
import { enemiesOf, turnedTo } from './seen';
import { damageOn } from './shots';

type Of<T extends XwingAction['type']> = Extract<XwingAction, { type: T }>;

/** Whatever is not here, and needs no look at the table. */
const LIKES: Readonly<Partial<Record<XwingAction['type'], number>>> = {
  'end-planning': 9,
  'choose-weapon': 5,
  'decline-attack': 0,
  'decline-action': 0.5,
  'use-ability': 4,
  decline: 1.5,
  'spend-evade': 4,
  'spend-force': 2.5,
  'gas-cloud-evade': 5,
  'end-modifying': 2,
  'end-system-turn': 3,
  'stay-docked': 1,
};
const NEUTRAL = 2;

const ACTIONS: Readonly<Partial<Record<string, number>>> = {
  focus: 5,
  calculate: 5,
  evade: 4,
  lock: 4.5,
  reinforce: 3.5,
  reload: 3,
  coordinate: 3,
  jam: 2,
  boost: 2.5,
  'barrel-roll': 2.5,
  'rotate-arc': 2.5,
  cloak: 2,
  slam: 1,
};

export function likesOf(state: XwingState, player: PlayerId, actions: readonly XwingAction[]): number[] {
  const ship = actions.some(({ type }) => type === 'set-dial') ? nextToPlan(state, player) : null;
  const dials = ship ? likesOfDials(state, ship, actions) : null;
  return actions.map((action) =>
    action.type === 'set-dial' ? (dials?.get(action) ?? -1) : likeOf(state, player, action),
  );
}

/** Dials are set one ship after the other, and not changed. */
function nextToPlan(state: XwingState, player: PlayerId): Ship | null {
  return state.ships.find((ship) => ship.player === player && isActive(ship) && !ship.dial && !isIonized(ship)) ?? null;
}

function likeOf(state: XwingState, player: PlayerId, action: XwingAction): number {
  switch (action.type) {
    case 'perform-action':
      return likeOfAction(state, action);
    case 'declare-defender':
      return 5 + 1.5 * shotAt(state, action.ship, action.defender);
    case 'choose-lock':
      return 4 + shotAt(state, action.ship, action.on);
    case 'spend-focus':
      return likeOfToken(state, 'focus');
    case 'spend-calculate':
      return likeOfToken(state, 'focus') - 0.2;
    case 'spend-lock':
      return likeOfReroll(state, action);
    case 'place-ship':
      return likeOfPlace(state, player, action);
    case 'tractor-moves':
      return action.move === 'nothing' ? 1 : NEUTRAL;
    default:
      return LIKES[action.type] ?? NEUTRAL;
  }
}

function find(state: XwingState, id: ShipId): Ship | undefined {
  return state.ships.find((each) => each.id === id);
}

function shotAt(state: XwingState, from: ShipId, at: string): number {
  const [attacker, defender] = [find(state, from), find(state, at)];
  if (!attacker || !defender) return 0;
  const left = defender.hull - damageCards(defender) + defender.shields.active;
  return damageOn(state, attacker, attacker.pose, defender, defender.pose) * (1 + 2 / Math.max(1, left));
}

/** A token for shots that will come; moving where there is none to come. */
function likeOfAction(state: XwingState, { ship: id, action, color }: Of<'perform-action'>): number {
  const ship = find(state, id);
  if (!ship) return NEUTRAL;
  const enemies = enemiesOf(state, ship.player);
  const shoots = enemies.some((each) => damageOn(state, ship, ship.pose, each, each.pose) > 0);
  const isShot = enemies.some((each) => damageOn(state, each, each.pose, ship, ship.pose) > 0);
  let like = ACTIONS[action] ?? NEUTRAL;
  if (action === 'evade' || action === 'reinforce') like += isShot ? 0.5 : -2;
  if (action === 'focus' || action === 'calculate') like += shoots || isShot ? 1 : -0.5;
  if (action === 'lock' && !shoots) like -= 0.5;
  if ((action === 'boost' || action === 'barrel-roll' || action === 'rotate-arc') && !shoots) like += 1.5;
  return color === 'red' ? like - 2 : like;
}

/** The pool that is being modified: attack dice until defense dice are rolled. */
function faces(state: XwingState): string[] {
  const attack = currentAttack(state);
  if (!attack) return [];
  const defense = poolOf(attack, 'defense');
  return (defense.length > 0 ? defense : poolOf(attack, 'attack')).map(({ face }) => face);
}

function likeOfToken(state: XwingState, face: string): number {
  const count = faces(state).filter((each) => each === face).length;
  return count === 0 ? 0 : 3 + 1.5 * count;
}

/** All blanks, and focus results where no token turns them; never a hit. */
function likeOfReroll(state: XwingState, { dice }: Of<'spend-lock'>): number {
  const attack = currentAttack(state);
  const pool = attack ? poolOf(attack, 'attack') : [];
  const attacker = attack && 'attacker' in attack ? find(state, String(attack.attacker)) : undefined;
  const hasToken = attacker !== undefined && attacker.tokens.focus > 0;
  const worth = dice.reduce((sum, die) => {
    const face = pool[die]?.face;
    if (face === 'blank') return sum + 1.5;
    return sum + (face === 'focus' && !hasToken ? 1 : -3);
  }, 0);
  return Math.max(0, 2.5 + worth);
}

/** In front of the enemy, and facing the middle. */
function likeOfPlace(state: XwingState, player: PlayerId, { pose }: Of<'place-ship'>): number {
  const { width, height } = state.options.mat;
  const enemies = state.ships.filter((each) => each.player !== player && each.place === 'table');
  const goal = enemies[0]?.pose ?? { x: width / 2, y: height / 2 };
  return Math.max(0, 3 + 3 * turnedTo(pose, { x: width / 2, y: height / 2 }) - pointDistance(pose, goal) / 600);
}
