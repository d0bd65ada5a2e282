/** Shapes of the facts in data/: one line a card, with what is usual left out. Dice are red, blue, black; zones are front, both sides, rear. */
import type { CostedCard, ObjectiveCard, ShipCard, SquadronCard, UpgradeCard } from './types';
import type { ShipIcon } from './words';

type Dice = readonly [red: number, blue: number, black: number];
type Zones<A> = readonly [front: A, sides: A, rear: A];
interface Cost extends Pick<CostedCard, 'name' | 'points'> {
  sure?: 'likely';
}

export interface CompactShip
  extends Cost, Pick<ShipCard, 'icon' | 'faction' | 'size' | 'hull' | 'defense' | 'upgradeBar'> {
  values: readonly [command: number, squadron: number, engineering: number];
  antiSquadron: Dice;
  battery: Zones<Dice>;
  shields: Zones<number>;
  /** A column for each speed, as printed: `'- I II'`, the joint nearest to the ship first. */
  speedChart: readonly string[];
}

export interface CompactSquadron extends Cost, Pick<SquadronCard, 'faction' | 'speed' | 'hull'> {
  /** Has a unique name; the id of the card whose fighters these are. */
  unique?: string;
  antiSquadron: Dice;
  battery: Dice;
  /** `'bomber'`, `'counter 2'`. */
  keywords: readonly string[];
  defense?: SquadronCard['defense'];
}

export interface CompactUpgrade extends Cost, Pick<UpgradeCard, 'icon'> {
  faction?: UpgradeCard['faction'];
  unique?: true;
  modification?: true;
  title?: ShipIcon;
}

/** No victory tokens with a number on the card, no tokens next to ship cards, unless it is said. */
export type CompactObjective = Partial<Pick<ObjectiveCard, 'victoryToken' | 'objectiveShips'>>;

export type { Dice, Zones };
