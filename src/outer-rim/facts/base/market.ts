/** The six market decks in full size (or.components.11). Most names are witnessed; costs, rewards, abilities and patrol movement icons are ours. */
import type { MarketCard, MarketFace } from '../pack';
import { FACTIONS, type MarketDeck, type Certainty } from '../words';
import { bountyFaces } from './market-bounty';
import { cargoFaces } from './market-cargo';
import { gearAndModFaces } from './market-gear';
import { jobFaces } from './market-job';
import { luxuryFaces } from './market-luxury';
import { ships } from './ships';

/** A market card before its deck, its place in it and its icon are known. */
export interface Ware {
  cost: number;
  face: MarketFace;
  notOn?: readonly string[];
  sure?: Record<string, Certainty>;
}

/** One card for each ship that can be bought, and one for any of them (or.market-decks.06). */
const shipFaces: readonly Ware[] = [
  ...ships
    .filter((ship) => !ship.starting)
    .map(
      (ship) =>
        ({
          cost: ship.cost,
          face: { kind: 'ship', name: ship.name, ship: ship.id },
          sure: { cost: 'likely', face: 'likely' },
        }) satisfies Ware,
    ),
  { cost: 0, face: { kind: 'ship', name: 'Used Ship for Sale', ship: 'any' }, sure: { face: 'likely' } },
];

/** Every third card moves no patrol; the others go through the factions and the distances 1 to 4, so that each has its share. */
function icon(at: number): MarketCard['patrol'] {
  if (at % 3 === 2) return null;
  const step = at - Math.floor((at + 1) / 3);
  return { faction: FACTIONS[step % 4] ?? 'hutt', spaces: 1 + ((step + Math.floor(step / 4)) % 4) };
}

interface Deck {
  name: MarketDeck;
  wares: readonly Ware[];
}

function deck({ name, wares }: Deck, i: number, decks: readonly Deck[]): MarketCard[] {
  const before = decks.slice(0, i).reduce((sum, each) => sum + each.wares.length, 0);
  return wares.map((ware, n) => ({
    id: `${name}-${slug(ware.face.name)}`,
    deck: name,
    cost: ware.cost,
    notOn: ware.notOn ?? [],
    patrol: icon(before + n),
    face: ware.face,
    sure: { '*': 'reconstructed', ...ware.sure },
  }));
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}

const decks: readonly Deck[] = [
  { name: 'bounty', wares: bountyFaces },
  { name: 'cargo', wares: cargoFaces },
  { name: 'gear-and-mod', wares: gearAndModFaces },
  { name: 'job', wares: jobFaces },
  { name: 'luxury', wares: luxuryFaces },
  { name: 'ship', wares: shipFaces },
];

export const market: readonly MarketCard[] = decks.flatMap(deck);
