/**
 * Stat cards for random games: the official ones, and of every official character whose card is not known well enough one that might be it: what is missing
 * is filled in, the same each time. Each gets two entries of the glossary more, so that every one of them stands on some card.
 */
import {
  ABILITY_NAMES,
  characters,
  FACTIONS,
  type AbilityName,
  type CardAbility,
  type Character,
  type StatCard,
} from '../../src/miniatures/facts';
import { ATTACKING, NAMING, ROLLING } from '../../src/miniatures/facts/ability-names';
import { integersFrom } from '../../src/play';
import { pick } from './destiny';

type Next = (n: number) => number;

let made: readonly StatCard[] | undefined;

/** One for each official character. */
export function anyStatCards(): readonly StatCard[] {
  made ??= characters().map((each, i) => filledIn(each, i, integersFrom(i)));
  return made;
}

function filledIn(character: Character, i: number, next: Next): StatCard {
  const extra = [ABILITY_NAMES[i % ABILITY_NAMES.length], ABILITY_NAMES[(7 * i + 100) % ABILITY_NAMES.length]];
  const more = extra.flatMap((name) => (name ? [{ name, has: printed(name, next) }] : []));
  const powers = more.flatMap(({ name, has }) => (name.kind === 'force-power' ? [has] : []));
  const { id, name, commanderEffect, persons, lightsaber, force } = character;
  return {
    id,
    name,
    commanderEffect,
    ...(persons && { persons }),
    ...(lightsaber && { lightsaber }),
    faction: character.faction ?? pick(FACTIONS, next),
    cost: character.cost ?? 5 + next(40),
    hitPoints: character.hitPoints ?? 10 * (1 + next(12)),
    defense: character.defense ?? 12 + next(10),
    attack: character.attack ?? next(15),
    damage: character.damage ?? 10 * (1 + next(3)),
    size: character.size ?? pick(['small', 'medium', 'large', 'huge'], next),
    abilities: once([...character.abilities, ...more.flatMap(({ name: of, has }) => (isPower(of) ? [] : [has]))]),
    force:
      force || powers.length > 0
        ? { points: force?.points ?? 1 + next(4), powers: once([...(force?.powers ?? []), ...powers]) }
        : null,
  };
}

const isPower = ({ kind }: AbilityName): boolean => kind === 'force-power';

function once(abilities: readonly CardAbility[]): CardAbility[] {
  return abilities.filter(({ ability }, i) => abilities.findIndex((other) => other.ability === ability) === i);
}

const KINDS = ['Droid', 'Trooper', 'non-Unique follower', 'Rebel'];
const NAMED: Readonly<Record<string, readonly string[]>> = {
  affinity: ['Rebel', 'Imperial', 'Sith'],
  'blaster-upgrade': ['Grenades 20', 'Double Attack'],
  'blaster-rifle-upgrade': ['Charging Fire', 'Accurate Shot'],
};

/** With a number, names and a roll where cards print them. */
function printed({ id, number }: AbilityName, next: Next): CardAbility {
  return {
    ability: id,
    ...(number === 'plain' && { value: 10 * (1 + next(4)) }),
    ...(number === 'bonus' && { value: pick([4, 6, 10, 20], next) }),
    ...(number === 'optional bonus' && next(2) === 0 && { value: 10 }),
    ...(ATTACKING.includes(id) && { attack: next(8) }),
    ...(NAMING.includes(id) && { names: pick(NAMED[id] ?? KINDS, next) }),
    ...(ROLLING.includes(id) && { roll: 1 + next(20) }),
  };
}
