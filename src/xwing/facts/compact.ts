/** Shapes of the compiled facts in data/, and the columns of their tables: as types.ts, but with what is usual left out, and icons and dials in short notation. */
import type {
  Condition,
  Cost,
  DamageCard,
  PrintedDevice,
  Force,
  Pool,
  Restriction,
  ShipAbility,
  SpecialWeapon,
} from './types';
import type { Columns } from './table';
import type { Arc, Faction, ForceSide, Size, Slot } from './words';

/** What is called, and its XWS id where that is another than the name makes (`notation.ts`). */
interface Named {
  name: string;
  id?: string;
}

export interface CompactShip extends Named {
  factions: readonly Faction[];
  size: Size;
  dial: readonly string[];
  weapons?: readonly (readonly [Arc, number])[];
  agility?: number;
  hull?: number;
  shields?: number;
  actions?: readonly string[];
}

export interface CompactPilot extends Named {
  caption?: string;
  ship: string;
  initiative: number;
  engagement?: number;
  limited?: number;
  cost: number;
  slots?: readonly Slot[];
  keywords?: readonly string[];
  force?: Force;
  charges?: Pool;
  actions?: readonly string[];
  conditions?: readonly string[];
  plain?: true;
  shipAbility?: string;
}

export interface CompactWeapon extends Pick<SpecialWeapon, 'arc' | 'value'> {
  range: readonly [number, number];
  ordnance?: true;
  requires?: SpecialWeapon['requires'];
  chargeCost?: number;
  energyCost?: number;
  headers?: number;
}

export interface CompactSide {
  title?: string;
  slots: readonly Slot[];
  weapon?: CompactWeapon;
  charges?: Pool;
  force?: Pool;
  device?: { name: string; type: PrintedDevice['type']; initiative?: number; agility?: number; hull?: number };
  grants?: {
    actions?: readonly string[];
    slots?: readonly (readonly [Slot, number])[];
    stats?: readonly (readonly ['attack' | 'agility' | 'hull' | 'shields' | 'energy', number, Arc?])[];
    arcs?: readonly Arc[];
    forceSides?: readonly ForceSide[];
  };
  conditions?: readonly string[];
  plain?: true;
}

/** With what is on its front. */
export interface CompactUpgrade extends Named, CompactSide {
  limited?: number;
  cost: number | Exclude<Cost, { by: 'fixed' }>;
  restrictions?: readonly Restriction[];
  solitary?: true;
  standardized?: true;
  back?: CompactSide;
}

export const SHIP_COLUMNS: Columns<CompactShip> = {
  name: 'text',
  id: 'text',
  factions: 'texts',
  size: 'text',
  weapons: 'json',
  agility: 'number',
  hull: 'number',
  shields: 'number',
  actions: 'texts',
  dial: 'texts',
};

/** What cards of one ship share comes first: it is as above. */
export const PILOT_COLUMNS: Columns<CompactPilot> = {
  ship: 'text',
  shipAbility: 'text',
  keywords: 'texts',
  slots: 'texts',
  limited: 'number',
  plain: 'yes',
  initiative: 'number',
  cost: 'number',
  name: 'text',
  caption: 'text',
  id: 'text',
  force: 'json',
  charges: 'json',
  conditions: 'texts',
  actions: 'texts',
  engagement: 'number',
};

export const UPGRADE_COLUMNS: Columns<CompactUpgrade> = {
  slots: 'texts',
  name: 'text',
  id: 'text',
  title: 'text',
  limited: 'number',
  cost: 'json',
  restrictions: 'json',
  grants: 'json',
  charges: 'json',
  force: 'json',
  weapon: 'json',
  device: 'json',
  back: 'json',
  plain: 'yes',
  conditions: 'texts',
  solitary: 'yes',
  standardized: 'yes',
};

export type { Condition, DamageCard, ShipAbility };
