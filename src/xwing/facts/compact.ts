/** Shapes of the compiled facts in facts/: as types.ts, but with what is usual left out and icons in short notation. */
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
import type { Arc, Faction, ForceSide, Size, Slot } from './words';

export interface CompactShip {
  id: string;
  name: string;
  factions: readonly Faction[];
  size: Size;
  dial: readonly string[];
  weapons?: readonly (readonly [Arc, number])[];
  agility?: number;
  hull?: number;
  shields?: number;
  actions: readonly string[];
}

export interface CompactPilot {
  id: string;
  name: string;
  caption?: string;
  ship: string;
  initiative: number;
  engagement?: number;
  limited?: number;
  cost: number;
  slots: readonly Slot[];
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

export interface CompactUpgrade {
  id: string;
  name: string;
  limited?: number;
  cost: number | Exclude<Cost, { by: 'fixed' }>;
  sides: readonly [CompactSide, ...CompactSide[]];
  restrictions?: readonly Restriction[];
  solitary?: true;
  standardized?: true;
}

export type { Condition, DamageCard, ShipAbility };
