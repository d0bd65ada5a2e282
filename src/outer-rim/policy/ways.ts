/** Simple ways to play Outer Rim: stay on one planet and trade, deliver cargo, hunt bounties, do jobs. */
import type { OuterRimAction } from '../model/actions';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import { packOf } from '../model/pack';
import type { Asset, MarketDeck } from '../facts';
import { faceOf, hasRoom } from '../queries/cards';
import { marketCard } from '../queries/lookup';
import { distancesFrom, placeOf, planetOf } from '../queries/map';
import { playerOf, shipCost } from '../queries/players';
import { limitOf } from '../queries/values';

export interface Way {
  /** What its player buys, the dearest wish highest. */
  buys: Readonly<Partial<Record<MarketDeck, number>>>;
  /** Spaces worth going to now; the nearest is gone to. None: it stays. */
  goals(state: OuterRimState, player: OuterRimPlayer): readonly string[];
  /** What it prefers to do in its encounter step and elsewhere. */
  likes: Readonly<Partial<Record<OuterRimAction['type'], number>>>;
}

const facesOf = (state: OuterRimState, player: OuterRimPlayer): Asset[] =>
  player.cards.map((owned) => faceOf(state, owned));

const planets = (state: OuterRimState): string[] =>
  packOf(state).map.spaces.flatMap(({ id, kind }) => (kind === 'planet' ? [id] : []));

function destinations(state: OuterRimState, player: OuterRimPlayer, kind: 'cargo' | 'job'): string[] {
  return facesOf(state, player).flatMap((face) =>
    face.kind === kind && face.destination !== null ? [face.destination] : [],
  );
}

/** Where the player's bounties are delivered, or may be found. */
function quarry(state: OuterRimState, player: OuterRimPlayer): string[] {
  return player.cards.flatMap((owned) => {
    const face = faceOf(state, owned);
    if (face.kind !== 'bounty') return [];
    if (state.contacts.some(({ at }) => typeof at === 'object' && 'card' in at && at.card === owned.id))
      return [face.deliverTo];
    const seen = state.contacts.find((token) => token.contact === face.contact && isOpen(token, player.id));
    const tokens = seen
      ? [seen]
      : state.contacts.filter((token) => token.class === face.class && !isOpen(token, player.id));
    return tokens.flatMap((token) => placeOf(token) ?? []).map(planetOf);
  });
}

function isOpen(token: OuterRimState['contacts'][number], player: string): boolean {
  return token.faceup || token.knownTo.includes(player);
}

const orPlanets = (state: OuterRimState, goals: readonly string[]): readonly string[] =>
  goals.length > 0 ? goals : planets(state);

export const WAYS = {
  stay: { buys: { luxury: 9, ship: 7, 'gear-and-mod': 5, job: 2 }, goals: () => [], likes: { barter: 4 } },
  deliver: {
    buys: { cargo: 9, ship: 5 },
    goals: (state, player) => orPlanets(state, destinations(state, player, 'cargo')),
    likes: {},
  },
  hunt: {
    buys: { bounty: 9, 'gear-and-mod': 6, ship: 4 },
    goals: (state, player) => orPlanets(state, quarry(state, player)),
    likes: { 'fight-contact': 9, 'hunt-crew': 9, 'encounter-contact': 6, capture: 3 },
  },
  jobs: {
    buys: { job: 9, 'gear-and-mod': 4, ship: 4, luxury: 3 },
    goals: (state, player) => orPlanets(state, destinations(state, player, 'job')),
    likes: { 'attempt-job': 9 },
  },
} satisfies Readonly<Record<string, Way>>;

export type OuterRimWay = keyof typeof WAYS;
export const OUTER_RIM_WAYS: readonly OuterRimWay[] = Object.freeze(Object.keys(WAYS) as OuterRimWay[]);

/** What most ways think of an action; whatever is not here is worth 2. */
const WORTH: Readonly<Partial<Record<OuterRimAction['type'], number>>> = {
  deliver: 9,
  'deliver-card': 9,
  market: 8,
  'use-ability': 6,
  'fight-contact': 5,
  'attempt-job': 5,
  'hunt-crew': 4,
  'encounter-space': 3,
  pay: 9,
  accept: 3,
  'choose-dice': 3,
  'discard-nothing': 1,
  'buy-nothing': 1,
  'stop-buying': 1,
  'end-actions': 0,
  'end-delivery': 0,
  pass: 1,
  barter: -1,
  trade: -9,
  'give-credits': -9,
  'discard-top': 0,
};

/** How good an action is by a way to play; only which of two is more counts. */
export function worth(state: OuterRimState, way: Way, action: OuterRimAction): number {
  const { likes, buys }: Way = way;
  if (action.player === 'chance') return 0;
  const player = playerOf(state, action.player);
  const goals = (): readonly string[] => way.goals(state, player);
  switch (action.type) {
    case 'recover':
      return isHurt(state, player) ? 9 : 0;
    case 'gain-credits':
      return 4;
    case 'move':
      return wouldLeave(player, goals()) ? 6 : 1;
    case 'stop-moving':
      return player.space !== null && goals().includes(player.space) ? 9 : 0;
    case 'move-to':
      return nearer(state, player, goals(), action.space);
    case 'buy':
      return affords(state, player, way, action.deck) ? (buys[action.deck] ?? 0) : 0;
    case 'encounter-patrol':
      return 1;
    default:
      return likes[action.type] ?? WORTH[action.type] ?? 2;
  }
}

function wouldLeave({ space }: OuterRimPlayer, goals: readonly string[]): boolean {
  return space !== null && goals.length > 0 && !goals.includes(space);
}

/** Is the top card paid for without bartering, and put into an empty slot? Who barters needs neither. */
function affords(state: OuterRimState, player: OuterRimPlayer, { likes }: Way, deck: MarketDeck): boolean {
  const top = state.markets.find((market) => market.deck === deck)?.top ?? null;
  if (top === null) return false;
  const { cost, face } = marketCard(state, top);
  if (likes.barter !== undefined) return true;
  const old = face.kind === 'ship' ? shipCost(state, player) : 0;
  return cost - old <= player.credits && (face.kind === 'ship' ? cost > old : hasRoom(state, player, face));
}

function isHurt(state: OuterRimState, player: OuterRimPlayer): boolean {
  return (
    player.defeated ||
    (['character', 'ship'] as const).some(
      (on) => player.damage[on] + 2 >= limitOf(state, player.id, on) && player.damage[on] > 1,
    )
  );
}

/** How much nearer a step brings the player to the nearest of the goals. */
function nearer(state: OuterRimState, { space }: OuterRimPlayer, goals: readonly string[], to: string): number {
  const far = (from: string): number => {
    const distances = distancesFrom(state, from);
    return Math.min(99, ...goals.map((goal) => distances.get(goal) ?? 99));
  };
  return space === null ? 0 : 1 + far(space) - far(to);
}
