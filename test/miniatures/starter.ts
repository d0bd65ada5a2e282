/** The six characters of the starter set. Numbers that no source prints are the tests' own: nothing that is tested depends on them. */
import { statCard, type StatCard } from '../../src/miniatures/facts';
import { STARTER_SQUADS } from '../../src/miniatures/lists/starter-squads';
import type { Square } from '../../src/miniatures/facts/battle-map';
import { card, type OnTable } from './table';

const printedKenobi = statCard('general-obi-wan-kenobi');
if (!printedKenobi) throw new Error('General Obi-Wan Kenobi is known');

/** By their ids in the starter squads. */
export const STARTER: Readonly<Record<string, StatCard>> = {
  'general-obi-wan-kenobi': printedKenobi,
  'clone-trooper-commander-starter': card('clone-trooper-commander-starter', {
    name: 'Clone Trooper Commander',
    abilities: ['order-66'],
    commanderEffect: 'commander-clone-trooper-commander-starter',
  }),
  'clone-trooper-starter': card('clone-trooper-starter', { name: 'Clone Trooper', abilities: ['order-66'] }),
  'count-dooku-of-serenno': card('count-dooku-of-serenno', {
    name: 'Count Dooku of Serenno',
    faction: 'separatist',
    attack: 16,
    damage: 20,
    abilities: ['unique', 'melee-attack', 'double-attack', 'lightsaber-duelist', 'makashi-style-master'],
    force: 5,
    powers: ['force-lightning-2', 'lightsaber-riposte'],
    lightsaber: true,
  }),
  'super-battle-droid-commander-starter': card('super-battle-droid-commander-starter', {
    name: 'Super Battle Droid Commander',
    faction: 'separatist',
    abilities: ['droid', { ability: 'synchronized-fire', names: 'Droid' }],
    commanderEffect: 'commander-super-battle-droid-commander-starter',
  }),
  'security-battle-droid-starter': card('security-battle-droid-starter', {
    name: 'Security Battle Droid',
    faction: 'separatist',
    attack: 3,
    damage: 10,
    abilities: ['droid', 'cunning-attack'],
  }),
};

export const REPUBLIC = { ...STARTER_SQUADS.republic, cards: Object.values(STARTER).slice(1, 3) };
export const SEPARATISTS = { ...STARTER_SQUADS.separatist, cards: Object.values(STARTER).slice(3) };

/** One of them on the map; Separatists are p2's. */
function figure(id: string): (at: Square, more?: Partial<OnTable>) => OnTable {
  const printed = STARTER[id];
  if (!printed) throw new Error(`the starter has no ${id}`);
  const { id: _, force, ...rest } = printed;
  return (at, more = {}) => ({
    ...rest,
    ...(force && { force: force.points, powers: force.powers }),
    at,
    player: rest.faction === 'separatist' ? 'p2' : 'p1',
    ...more,
  });
}

export const kenobi = figure('general-obi-wan-kenobi');
export const cloneCommander = figure('clone-trooper-commander-starter');
export const clone = figure('clone-trooper-starter');
export const dooku = figure('count-dooku-of-serenno');
export const superDroid = figure('super-battle-droid-commander-starter');
export const securityDroid = figure('security-battle-droid-starter');
