/** Which card, faction or objective a written name means: fleet builders spell them in many ways. */
import { memo } from '../../core/engine/memo';
import { nearest } from '../../core/codec/nearest';
import { squash } from '../../core/codec/squash';
import {
  objectiveCards,
  shipCards,
  squadronCard,
  squadronCards,
  upgradeCards,
  type ArmadaCard,
  type Faction,
  type SquadronCard,
} from '../facts';
import { laterSet } from './later-cards';

/** What a name stands for. */
export type CardType = 'ship' | 'upgrade' | 'squadron' | 'objective';

/** Spellings of builders that are more than other capitals, spaces and signs. Ships of Star Destroyer classes: see `shortNames`. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'cr90-corvette-a': ['CR90A', 'CR90A Corvette', 'CR90 Corellian Corvette A'],
  'cr90-corvette-b': ['CR90B', 'CR90B Corvette', 'CR90 Corellian Corvette B'],
  'nebulon-b-escort-frigate': ['Nebulon-B Escort'],
  'nebulon-b-support-refit': ['Nebulon-B Support', 'Nebulon-B Support Frigate'],
  'assault-frigate-mark-ii-a': ['Assault Frigate A', 'Assault Frigate Mk II A', 'Assault Frigate Mark 2 A'],
  'assault-frigate-mark-ii-b': ['Assault Frigate B', 'Assault Frigate Mk II B', 'Assault Frigate Mark 2 B'],
};

const FACTION_WORDS: ReadonlyMap<string, Faction> = new Map<string, Faction>([
  ['rebel', 'rebel'],
  ['rebels', 'rebel'],
  ['rebellion', 'rebel'],
  ['rebelalliance', 'rebel'],
  ['imperial', 'imperial'],
  ['imperials', 'imperial'],
  ['empire', 'imperial'],
  ['galacticempire', 'imperial'],
]);

const CARDS: Readonly<Record<CardType, () => readonly ArmadaCard[]>> = {
  ship: shipCards,
  upgrade: upgradeCards,
  squadron: squadronCards,
  objective: objectiveCards,
};

/** The faction meant: `Rebel Alliance`, `Empire`. */
export const factionMeant = (written: string): Faction | undefined => FACTION_WORDS.get(squash(written));

/** The id of the card of this type that is meant. */
export function cardMeant(type: CardType, written: string): string | undefined {
  return spellings(type).get(squash(written));
}

/** Names of all cards of a type, for the nearest right one. */
export const namesOf = (type: CardType): readonly string[] => CARDS[type]().map(({ name }) => name);

/** Of what type a card with this name would be: exactly, else of the type of the card whose name is nearest; ships for want of any. */
export function typeMeant(written: string): CardType {
  const types = ['ship', 'squadron', 'objective'] as const;
  const exact = types.find((type) => cardMeant(type, written) !== undefined || laterSet(type, written) !== null);
  if (exact) return exact;
  const near = nearest(written, types.flatMap(namesOf));
  return types.find((type) => near !== undefined && namesOf(type).includes(near)) ?? 'ship';
}

const spellings = memo(
  (type: CardType): ReadonlyMap<string, string> =>
    new Map(CARDS[type]().flatMap((card) => names(type, card).map((name) => [squash(name), card.id] as const))),
);

function names(type: CardType, card: ArmadaCard): readonly string[] {
  const others = OTHER_NAMES[card.id] ?? [];
  switch (type) {
    case 'ship':
      return [card.name, ...others, ...shortNames(card.name)];
    case 'squadron':
      return squadronNames(card as SquadronCard);
    default:
      return [card.name, ...others];
  }
}

/** `Victory II-class Star Destroyer` is also written `Victory II` and `Victory II-class`. */
function shortNames(name: string): readonly string[] {
  const [short, rest] = name.split('-class');
  return rest === undefined || short === undefined ? [] : [short, `${short}-class`];
}

/** `X-Wing Squadrons` and `X-wing`; a unique one with its type before or after: `Luke Skywalker - X-wing Squadron`. */
function squadronNames({ id, name, type }: SquadronCard): readonly string[] {
  const of = squadronCard(type)?.name ?? name;
  const short = of.replace(' Squadron', '');
  if (type === id) return [name, `${name}s`, short, `${short}s`];
  return [name, `${name} ${of}`, `${name} ${short}`, `${of} ${name}`, `${short} ${name}`];
}
