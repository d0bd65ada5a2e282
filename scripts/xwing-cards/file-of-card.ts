/** In which file of src/xwing/abilities a card's abilities stand: it follows from the card (src/xwing/abilities/README.md). */
import { FACTION_NAMES, pilot, ship, upgrade } from '../../src/xwing/facts';

/** Kinds of cards, and rules, that stand in one file each, by the first part of the key. */
const FILES: Readonly<Record<string, string>> = {
  'ship-ability': 'ship-abilities',
  condition: 'conditions',
  damage: 'damage-cards',
  device: 'remotes',
  rule: 'rules',
};

/** Without ending. `files`: those that there are; one that became too long is several by the first letter of the card's id: `upgrades/crew-a-b`. */
export function fileOfCard(key: string, files: readonly string[]): string {
  const [kind = '', id = ''] = key.replace('/flipped', '').split(':');
  const whole = FILES[kind] ?? (kind === 'pilot' ? ofPilot(id) : ofUpgrade(id));
  if (files.includes(whole)) return whole;
  return files.find((file) => isPart(file, whole, id)) ?? whole;
}

function ofPilot(id: string): string {
  const card = pilot(id);
  if (!card) throw new Error(`there is no pilot ${id}`);
  return `pilots/${inFileName(FACTION_NAMES[card.faction])}/${inFileName(ship(card.ship)?.name ?? '')}`;
}

function ofUpgrade(id: string): string {
  const slot = upgrade(id)?.sides[0].slots[0];
  if (!slot) throw new Error(`there is no upgrade ${id}`);
  return `upgrades/${slot}`;
}

/** `TIE/ln Fighter`: `tie-ln-fighter`. */
function inFileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Numbers come before letters. */
function isPart(file: string, whole: string, id: string): boolean {
  const [, from = '', to = ''] = file.startsWith(`${whole}-`)
    ? (/^-([a-z])-([a-z])$/.exec(file.slice(whole.length)) ?? [])
    : [];
  const letter = /^[a-z]/.test(id) ? (id[0] ?? '') : 'a';
  return from !== '' && from <= letter && letter <= to;
}
