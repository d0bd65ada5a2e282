/** How Outer Rim is played well: fame by whatever pays best next, on the shortest way, with a ship that is worth it. */
import type { PlayerId, Strategy, TermsOf } from '../../core';
import type { OuterRimAction } from '../model/actions';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import type { OuterRim } from '../model/types';
import { faceOf } from '../queries/cards';
import { distancesFrom } from '../queries/map';
import { playerOf, shipCost } from '../queries/players';
import { limitOf } from '../queries/values';
import { WAYS, worth, type Way } from './ways';

/** Ten fame win: three of them are worth a lead of 1. */
const WEIGHTS = {
  fame: 0.35,
  /** In thousands. */
  credits: 0.02,
  ship: 0.02,
  cargo: 0.1,
  bounty: 0.09,
  job: 0.08,
  gear: 0.05,
  crew: 0.06,
  goal: 0.06,
  reputation: 0.03,
  damage: -0.02,
  defeated: -0.12,
  /** Steps to the nearest place where something is to be done. */
  distance: -0.015,
  secrets: 0.01,
} as const;

const THOUSAND = 1000;

function terms(state: OuterRimState, id: PlayerId): TermsOf<typeof WEIGHTS> {
  const player = playerOf(state, id);
  const kinds = player.cards.map((card) => faceOf(state, card).kind);
  const count = (...of: string[]): number => kinds.filter((kind) => of.includes(kind)).length;
  const reputation = Object.values(player.reputation).reduce<number>((sum, each) => sum + each, 0);
  return {
    fame: player.fame,
    credits: Math.min(30, player.credits / THOUSAND),
    ship: player.ship === null ? 0 : shipCost(state, player) / THOUSAND,
    cargo: count('cargo'),
    bounty: count('bounty'),
    job: count('job'),
    gear: count('gear', 'mod'),
    crew: count('crew'),
    goal: player.goalTokens.character + player.goalTokens.ship,
    reputation,
    damage: player.damage.character + player.damage.ship,
    defeated: player.defeated ? 1 : 0,
    distance: player.character === null ? 0 : toNextGoal(state, player),
    secrets: player.secrets.length,
  };
}

/** What it does: whatever its cards say, cargo and bounties before jobs. */
const ALL: Way = {
  buys: { cargo: 8, bounty: 7, job: 6, 'gear-and-mod': 5, ship: 7, luxury: 6 },
  goals: (state, player) => {
    const own = [WAYS.deliver, WAYS.hunt, WAYS.jobs].filter((_way, i) => has(state, player, KINDS[i] ?? ''));
    return (own.length > 0 ? own : [WAYS.jobs]).flatMap((way: Way) => way.goals(state, player));
  },
  likes: { ...WAYS.hunt.likes, ...WAYS.jobs.likes },
};
const KINDS = ['cargo', 'bounty', 'job'];

function has(state: OuterRimState, player: OuterRimPlayer, kind: string): boolean {
  return player.cards.some((card) => faceOf(state, card).kind === kind);
}

const FAR = 12;

function toNextGoal(state: OuterRimState, player: OuterRimPlayer): number {
  if (player.space === null) return FAR;
  const distances = distancesFrom(state, player.space);
  return Math.min(FAR, ...ALL.goals(state, player).map((goal) => distances.get(goal) ?? FAR));
}

function likes(state: OuterRimState, player: PlayerId, actions: readonly OuterRimAction[]): number[] {
  return actions.map((action) => {
    const found = worth(state, ALL, action);
    // Credits change hands and trades are proposed without end: others would have to want it.
    if (action.type === 'trade' || action.type === 'give-credits') return -1;
    if (action.type === 'recover') return Math.min(9, found + isWorn(state, player));
    return Math.min(9, Math.max(0, found));
  });
}

/** How near a defeat is, on the worse of the two. */
function isWorn(state: OuterRimState, id: PlayerId): number {
  const { damage } = playerOf(state, id);
  return 4 * Math.max(damage.character / limitOf(state, id, 'character'), damage.ship / limitOf(state, id, 'ship'));
}

export const strategy: Strategy<OuterRim> = {
  terms,
  weights: WEIGHTS,
  likes,
  // A turn is one player's; what comes of it is seen at its end, and how the next begins.
  round: () => 0,
  horizon: 25,
};
