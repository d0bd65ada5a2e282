/** Formats, which the rulebook calls game modes: which cards they have, what these cost, how many points a squad may cost (xw.format). */
import { lazy } from '../../core/engine/memo';
import * as E from 'fp-ts/lib/Either';
import * as t from 'io-ts';
import {
  anyText,
  list,
  make,
  named,
  nullable,
  object,
  oneOf,
  optional,
  record,
  textOr,
  whole,
  type Codec,
} from '../../core/codec';
import { frozen } from '../../core/engine/share';
import { cardKey, pilots, upgradeCost, upgrades, type Pilot, type Ship, type Size, type Upgrade } from '../facts';
import { SIZES } from '../facts/words';

/** A game mode. What the facts say is changed only where it says so. */
export interface Format {
  readonly name: string;
  /** Squad points that a squad may cost (xw.squad-building.01). */
  readonly points: number;
  /** Sizes of ships that may be brought. */
  readonly sizes: readonly Size[];
  /** Keys of the cards that it leaves out (xw.format.01): `upgrade:bobafett`. */
  readonly without: readonly string[];
  /** Squad points of cards that cost something else than the facts say, by key (xw.format.02, xw.squad-points.02). */
  readonly costs: Readonly<Record<string, number>>;
}

/** Formats that are known by name. */
export const FORMATS: Readonly<Record<'standard' | 'epic', Format>> = frozen({
  // xw.squad-building.02. Huge ships come with their appendix.
  standard: { name: 'Standard', points: 200, sizes: ['small', 'medium', 'large'], without: [], costs: {} },
  // The rulebook gives no limit; this one is that of the publisher's Epic Battles.
  epic: { name: 'Epic', points: 500, sizes: [...SIZES], without: [], costs: {} },
} satisfies Record<string, Format>);

/** What players agree on before they build squads. */
export interface SquadOptions {
  /** One that is known by name, or one of somebody's own. */
  readonly format: keyof typeof FORMATS | Format;
  /** Another limit than the format's; null: the format's. */
  readonly points: number | null;
}

/** The options where nothing else is agreed on (xw.squad-building.02). */
export const SQUAD_OPTIONS: SquadOptions = Object.freeze({ format: 'standard', points: null });

export const MOST_POINTS = 10_000;
const points = whole('squad points', 1, MOST_POINTS);

/** Keys of the cards that squads are made of. */
const squadKeys = lazy(
  (): ReadonlySet<string> =>
    new Set([...pilots().map(({ id }) => cardKey('pilot', id)), ...upgrades().map(({ id }) => cardKey('upgrade', id))]),
);
const cardOfSquads = named('the key of a ship card or an upgrade', {
  has: (key) => squadKeys().has(key),
  words: squadKeys,
});

const anyCosts = record('squad points by card', whole('squad points', -MOST_POINTS, MOST_POINTS));
const costsByCard = make<Record<string, number>>(anyCosts.name, (input, context) => {
  const costs = anyCosts.validate(input, context);
  if (E.isLeft(costs)) return costs;
  const strange = Object.keys(costs.right).map((key) =>
    cardOfSquads.validate(key, t.appendContext(context, key, cardOfSquads)),
  );
  return strange.find(E.isLeft) ?? costs;
});
const format: Codec<SquadOptions['format']> = textOr(
  'a format',
  oneOf('a format', ['standard', 'epic']),
  object<Format>('a format', {
    name: anyText,
    points,
    sizes: list(oneOf('a size', SIZES)),
    without: list(cardOfSquads),
    costs: costsByCard,
  }),
);
export const squadOptions = object<Partial<SquadOptions>>('options', {
  format: optional(format),
  points: optional(nullable(points)),
});

/** The format meant, with the points agreed on. */
export function formatOf(options: Partial<SquadOptions>): Format {
  const { format: meant, points: agreed } = { ...SQUAD_OPTIONS, ...options };
  const known = typeof meant === 'string' ? FORMATS[meant] : meant;
  return agreed === null ? known : { ...known, points: agreed };
}

/** Squad points of a ship card (xw.squad-points.01). */
export function pilotPoints(card: Pilot, { costs }: Pick<Format, 'costs'>): number {
  return costs[cardKey('pilot', card.id)] ?? card.cost;
}

/** Squad points of an upgrade on this ship; null: it has no price there. */
export function upgradePoints(
  card: Upgrade,
  on: { readonly pilot: Pilot; readonly ship: Ship },
  { costs }: Pick<Format, 'costs'>,
): number | null {
  return costs[cardKey('upgrade', card.id)] ?? upgradeCost(card, on);
}
