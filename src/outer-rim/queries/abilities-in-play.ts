/** Abilities of cards, characters, ships and goals: who carries them, and which data stands behind one that is in play. */
import type { AbilityInPlay, Carrier, PlayerId } from '../../core';
import { characterCard, shipSheet } from './lookup';
import type { OuterRimPlayer, OuterRimState } from '../model/state';
import type { Ability, Asset, Goal } from '../facts';
import { assetOn, assetsCalled, secretSection } from './cards';
import { playerOf } from './players';

/** What carries abilities: a card or secret by its id, or one of these of a player. */
export const characterHolder = (player: PlayerId): string => `${player}/character`;
export const personalGoalHolder = (player: PlayerId): string => `${player}/personal-goal`;
export const shipHolder = (player: PlayerId): string => `${player}/ship`;
export const shipGoalHolder = (player: PlayerId): string => `${player}/ship-goal`;

/** The goal that a holder stands for, until the card is turned over for it (or.personal-goals.03, or.ship-goals.02). */
export function goalOf(state: OuterRimState, player: OuterRimPlayer, holder: string): Goal | null {
  if (holder === personalGoalHolder(player.id))
    return player.character === null || player.turned ? null : characterCard(state, player.character).goal;
  if (holder === shipGoalHolder(player.id))
    return player.ship === null || player.shipTurned ? null : shipSheet(state, player.ship).goal;
  return null;
}

/** What is printed on the holder; on the back of a ship there is another ability (or.ship-goals.02), on a secret one for later (or.secrets.03). */
function abilitiesOf(state: OuterRimState, player: OuterRimPlayer, holder: string): readonly Ability[] {
  // Most are on cards.
  for (const owned of player.cards) if (owned.id === holder) return printedOn(assetOn(state, owned));
  if (holder === characterHolder(player.id)) return characterAbilities(state, player);
  if (holder === shipHolder(player.id))
    return (player.ship !== null && player.shipTurned && shipSheet(state, player.ship).turned?.abilities) || [];
  const goal = goalOf(state, player, holder);
  if (goal) return goal.abilities ?? [];
  const secret = player.secrets.find((each) => each.id === holder);
  return secret ? [secretSection(state, secret)?.ability ?? []].flat() : [];
}

const printedOn = (asset: Asset | undefined): readonly Ability[] =>
  (asset && 'abilities' in asset && asset.abilities) || [];

/** Turned over, the character has one more (or.personal-goals.03). */
function characterAbilities(state: OuterRimState, { character, turned }: OuterRimPlayer): readonly Ability[] {
  if (character === null) return [];
  const card = characterCard(state, character);
  return turned ? [...card.abilities, ...card.turned.abilities] : card.abilities;
}

/** What an ability in play stands for: its holder's ability of this number (its value), or undefined when that is gone. */
export function abilityBehind(state: OuterRimState, { source, value, controller }: AbilityInPlay): Ability | undefined {
  return typeof value === 'number' ? abilitiesOf(state, playerOf(state, controller), source)[value] : undefined;
}

/** The entry of the registry that works such an ability. */
export function entryOf(ability: Ability): string {
  switch (ability.kind) {
    case 'use':
      return `use ${ability.in}`;
    case 'when':
      return ability.may ? `may when ${ability.on.event}` : `when ${ability.on.event}`;
    default:
      return ability.kind;
  }
}

/** An entry of the registry that works for a holder; for an ability printed on it with the ability's number there. */
interface EntryOnHolder {
  /** The entry, or a card of the pack to which an app added some. */
  ability: string;
  value?: number;
}

/** What an app added to the card, by its name in the pack (`market/jetpack`); mostly nothing. */
function addedTo(player: OuterRimPlayer, holder: string): EntryOnHolder[] {
  const { character, ship, cards } = player;
  const owned = cards.find((each) => each.id === holder);
  const card =
    holder === characterHolder(player.id)
      ? `character/${character}`
      : holder === shipHolder(player.id)
        ? `ship/${ship}`
        : owned
          ? `${owned.from}/${owned.card}`
          : null;
  return card === null ? [] : [{ ability: card }];
}

/** The AI player uses no abilities but those that raise values (or.ai-cards-and-credits.02). */
const isUsedBy = ({ kind }: OuterRimPlayer, ability: Ability): boolean => kind !== 'ai' || ability.kind === 'value';

/** The AI player completes no goals (or.ai-cards-and-credits.03). */
const goalPursued = (state: OuterRimState, player: OuterRimPlayer, holder: string): Goal | null =>
  player.kind === 'ai' ? null : goalOf(state, player, holder);

/** Whatever of the players carries abilities. */
export function carriers(state: OuterRimState): Carrier[] {
  return state.players.flatMap(({ id, cards, secrets }) => {
    const own = [characterHolder, personalGoalHolder, shipHolder, shipGoalHolder].map((holder) => holder(id));
    return [...own, ...[...cards, ...secrets].map((each) => each.id)].flatMap((source) =>
      entriesOf(state, id, source).map(({ ability: card, ...value }) => ({ card, source, ...value, controller: id })),
    );
  });
}

/** What a holder has in play. */
export function entriesOf(state: OuterRimState, player: PlayerId, holder: string): EntryOnHolder[] {
  const self = playerOf(state, player);
  const printed = abilitiesOf(state, self, holder).flatMap((ability, value) =>
    isUsedBy(self, ability) ? [{ ability: entryOf(ability), value }] : [],
  );
  const goal = goalPursued(state, self, holder);
  return [
    ...printed,
    ...(self.kind === 'ai' ? [] : addedTo(self, holder)),
    ...(goal?.count ? [{ ability: `goal counts ${goal.count.on.event}` }] : []),
    ...(goal?.when ? [{ ability: 'goal holds' }] : []),
  ];
}

/** Cards and secrets that are gone, ships and goals that were turned over: what each of them may have had. */
export function mayHaveCarried(state: OuterRimState, { card, source, value }: Carrier): boolean {
  const number = typeof value === 'number' ? value : -1;
  const isOn = (abilities: readonly Ability[]): boolean => {
    const ability = abilities[number];
    return ability !== undefined && entryOf(ability) === card;
  };
  for (const { id, character } of state.players) {
    if (source === characterHolder(id) && character !== null) {
      const { abilities, turned } = characterCard(state, character);
      return isOn([...abilities, ...turned.abilities]);
    }
    if (source === personalGoalHolder(id) || source === shipGoalHolder(id))
      return card.startsWith('goal ') || number >= 0;
    if (source === shipHolder(id) || source.startsWith(`${id}/secret-`)) return number >= 0;
  }
  return assetsCalled(state, source).some((asset) => isOn(printedOn(asset)));
}
