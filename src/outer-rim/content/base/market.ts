/** The six market decks in full size. Most names are witnessed; costs, rewards, abilities and patrol movement icons are ours. */
import type { MarketCard, MarketFace } from '../pack';
import { FACTIONS, type MarketDeck, type Sureness } from '../words';
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
  sure?: Record<string, Sureness>;
}

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

/** Every third card moves no patrol; the others go through the factions and the distances 1 to 4. */
function icon(at: number): MarketCard['patrol'] {
  if (at % 3 === 2) return null;
  const step = Math.floor((at * 2) / 3);
  return { faction: FACTIONS[step % 4] ?? 'hutt', spaces: 1 + ((step + Math.floor(step / 4)) % 4) };
}

function deck(name: MarketDeck, offset: number, wares: readonly Ware[]): MarketCard[] {
  return wares.map((ware, i) => ({
    id: `${name}-${slug(ware.face.name)}`,
    deck: name,
    cost: ware.cost,
    notOn: ware.notOn ?? [],
    patrol: icon(offset + i),
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

export const market: readonly MarketCard[] = [
  ...deck('bounty', 0, bountyFaces),
  ...deck('cargo', 2, cargoFaces),
  ...deck('gear-and-mod', 5, gearAndModFaces),
  ...deck('job', 9, jobFaces),
  ...deck('luxury', 12, luxuryFaces),
  ...deck('ship', 16, shipFaces),
];
