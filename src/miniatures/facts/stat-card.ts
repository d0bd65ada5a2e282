/** Stat cards that come from outside, so that anybody can add characters of their own (min.reading-a-stat-card.02). */
import * as t from 'io-ts';
import { list, make, nullable, object, oneOf, optional, text, whole, type Codec, type Names } from '../../core/codec';
import { didYouMean } from '../../core/codec/nearest';
import { schemaOf } from '../../core/codec/schema';
import { show } from '../../core/codec/show';
import {
  ABILITY_NAMES,
  abilityName,
  ATTACKING,
  isAbility,
  NAMING,
  readAbility,
  ROLLING,
  type NotAnAbility,
} from './ability-names';
import { isOwnAbility, readOwnAbility } from './own-ability';
import { hasAbility } from './card';
import type { CardAbility, ForceRating, StatCard } from './types';
import { FACTIONS, SIZES } from './words';

/** No number on a card is higher. */
const MOST = 1_000;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const NONE: Names = { has: () => false };

const id = make<string>('an id in kebab-case', (input, context) =>
  typeof input === 'string' && ID.test(input) && input.length <= 100
    ? t.success(input)
    : t.failure(input, context, `expected an id in kebab-case, found ${show(input)}`),
);

const abilityId = make<string>('the id of an ability', (input, context) =>
  typeof input === 'string' && isOwnAbility(input) ? t.success(input) : id.validate(input, context),
);

/** The parts of an ability; what each must have is looked at when all are known. */
export const cardAbility = object<CardAbility>('an ability', {
  ability: abilityId,
  value: optional(whole('the number of an ability', 0, MOST)),
  attack: optional(whole('the Attack of an ability', -MOST, MOST)),
  names: optional(text),
  roll: optional(whole('a number of the d20', 1, 20)),
});

const WHY: Readonly<Record<NotAnAbility['why'], string>> = {
  'not-in-the-glossary': 'the glossary has no such ability',
  'number-unknown': 'its number is missing',
  'text-unknown': 'its text is missing',
  'number-not-printed': 'it has no number',
  'names-nothing': 'whom it names is missing, such as Affinity (Imperial) or Reserves 30 (Stormtrooper on 18)',
  'names-nobody': 'it names nobody',
};

/** An ability as cards print it, `Grenades 20`, or by its parts. Beside the glossary's: what is called as an app's own are, and `others` by their ids. */
function ability(kind: 'special ability' | 'Force power', others: Names): Codec<CardAbility> {
  return make<CardAbility>(`a ${kind}`, (input, context) => {
    const fail = (why: string): t.Validation<CardAbility> =>
      t.failure(input, context, `expected a ${kind}, found ${show(input)}: ${why}`);
    if (typeof input === 'string') {
      const own = readOwnAbility(input) ?? (others.has(input) ? { ability: input } : null);
      if (own) return t.success(own);
      const found = readAbility(input);
      const read = isAbility(found) ? renamed(kind, found) : found;
      if (!isAbility(read))
        return fail(
          `${WHY[read.why]}${
            read.entry
              ? ''
              : didYouMean(
                  input,
                  ABILITY_NAMES.map(({ name }) => name),
                )
          }`,
        );
      return isA(kind, read.ability) ? t.success(read) : fail(`it is no ${kind}`);
    }
    const valid = cardAbility.validate(input, context);
    if (valid._tag === 'Left' || isOwnAbility(valid.right.ability) || others.has(valid.right.ability)) return valid;
    const given = renamed(kind, valid.right);
    const wrong = wrongParts(given);
    if (wrong !== undefined) return fail(WHY[wrong]);
    return isA(kind, given.ability) ? t.success(given) : fail(`it is no ${kind}`);
  });
}

/** A Force power that older cards call Heal is Force Heal (min.force-heal.03). */
function renamed(kind: 'special ability' | 'Force power', given: CardAbility): CardAbility {
  return kind === 'Force power' && given.ability === 'heal' ? { ...given, ability: 'force-heal' } : given;
}

function isA(kind: 'special ability' | 'Force power', ability: string): boolean {
  return (abilityName(ability)?.kind === 'force-power') === (kind === 'Force power');
}

function wrongParts({ ability: entry, value, attack, names, roll }: CardAbility): NotAnAbility['why'] | undefined {
  const known = abilityName(entry);
  if (!known) return 'not-in-the-glossary';
  if (
    value === undefined ? known.number !== undefined && known.number !== 'optional bonus' : known.number === undefined
  )
    return value === undefined ? 'number-unknown' : 'number-not-printed';
  if ((attack !== undefined) !== ATTACKING.includes(entry))
    return attack === undefined ? 'number-unknown' : 'number-not-printed';
  if ((names !== undefined) !== NAMING.includes(entry)) return names === undefined ? 'names-nothing' : 'names-nobody';
  if ((roll !== undefined) !== ROLLING.includes(entry)) return roll === undefined ? 'names-nothing' : 'names-nobody';
  return undefined;
}

/**
 * The codec of stat cards: numbers, faction, size, abilities and Force powers of the glossary, and a commander effect by the id of its ability. Abilities stand as
 * on cards (`Reserves 30`) or by their parts. Abilities that an app adds stand by their ids (`my-club/force-field`); `others` are names without a `/` that are known, too.
 * @example
 * ```ts
 * import { decode } from 'holojudge/core';
 * import { statCardWith } from 'holojudge/miniatures/facts';
 *
 * const card = {
 *   ...{ id: 'warden', name: 'Warden', faction: 'fringe', cost: 12, size: 'small' },
 *   ...{ hitPoints: 30, defense: 14, attack: 4, damage: 10 },
 *   ...{ abilities: ['hold-the-gate'], force: null, commanderEffect: null },
 * };
 * console.log(decode(statCardWith(new Set(['hold-the-gate'])), card)._tag); // Right
 * console.log(decode(statCardWith(new Set()), card)._tag); // Left
 * ```
 */
export function statCardWith(others: Names): Codec<StatCard> {
  const force = object<ForceRating>('a Force rating', {
    points: whole('Force points', 0, MOST),
    powers: list(ability('Force power', others)),
  });
  const card = object<StatCard>('a stat card', {
    id,
    name: text,
    faction: oneOf('a faction', FACTIONS),
    cost: whole('a cost in points', 0, MOST),
    hitPoints: whole('Hit Points', 0, MOST),
    defense: whole('Defense', 0, MOST),
    attack: whole('Attack', -MOST, MOST),
    damage: whole('Damage', 0, MOST),
    size: oneOf('a size', SIZES),
    abilities: list(ability('special ability', others)),
    force: nullable(force),
    commanderEffect: nullable(abilityId),
    persons: optional(list(text)),
    lightsaber: optional(onlyTrue),
  });
  return make<StatCard>(
    'a stat card',
    (input, context) => {
      const read = card.validate(input, context);
      if (read._tag === 'Left' || read.right.hitPoints > 0 || hasAbility(read.right, SPIRIT)) return read;
      return t.failure(input, [...context, { key: 'hitPoints', type: card, actual: 0 }], NO_HIT_POINTS);
    },
    (definitions) => schemaOf(card, definitions),
  );
}

/** Only a spirit has no Hit Points: it has none to lose (min.light-spirit.04). Whoever else had none would be defeated from the start (min.defeat.01). */
const SPIRIT = 'light-spirit';
const NO_HIT_POINTS = 'expected Hit Points of 1 or more, found 0';

const onlyTrue: Codec<true> = make<true>('true', (input, context) =>
  input === true ? t.success(true) : t.failure(input, context, `expected true or nothing, found ${show(input)}`),
);

/** A stat card whose abilities are all of the glossary's. */
export const statCard: Codec<StatCard> = statCardWith(NONE);
