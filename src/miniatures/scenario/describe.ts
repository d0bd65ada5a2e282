/** A state in the words of a scenario file, where words suffice: the table before initiative is rolled, at the start of a phase, or of a turn. */
import { canonicalJson, sameJson, type Json } from '../../core';
import { some, told, unless, type Told } from '../../language/describe';
import type { Parts } from '../../language/language';
import { framesOf } from '../engine';
import { character as official, printedAbility, statCard, type StatCard } from '../facts';
import { writeMap } from '../facts/map-text';
import { battleMap, MAP_NAMES } from '../facts/maps';
import { isDescribed, givenBy, isLastingGiver, LASTING } from '../model/lasting';
import type { Character, Lasting, MiniaturesState } from '../model/state';
import { COMMANDER_EFFECT, printedOn } from '../queries/abilities';
import { cardOf, hitPointsLeft } from '../queries/characters';
import { areaOf } from '../queries/start-areas';
import { characterWords, lastingWords } from './card-words';

/** Whoever asked tries which moment is right: the middle of a turn, and what lasts to its end, have no words. */
export function describe(state: MiniaturesState): readonly Parts[] {
  const { gameType, stage, first, doors, players, characters, round, quietRounds } = state;
  if (stage === 'setup' || characters.some(({ place }) => place === 'reserve')) return [];
  const table = told({
    map: mapIn(state),
    doors: some({ ...doors }),
    players: Object.fromEntries(players.map((each, i) => [each.id, playerIn(state, each, i)])),
    'game-type': unless('standard', gameType),
    first: stage === 'activations' ? (first ?? undefined) : undefined,
    characters: Object.fromEntries(characters.map((each) => [each.id, characterIn(state, each)])),
  });
  const when = { round: unless(1, round), 'quiet-rounds': unless(0, quietRounds) };
  return momentsIn(state).map((moment) => ({ ...table, moment: told({ ...when, ...moment }) }));
}

function momentsIn(state: MiniaturesState): Told[] {
  if (state.stage === 'initiative') return [{ stage: 'initiative' }];
  return framesOf(state, 'activations').flatMap(({ turn, left }): Told[] => [
    state.turn === null ? { phase: turn, left } : { turn: state.turn, left },
  ]);
}

function mapIn({ map }: MiniaturesState): string {
  return MAP_NAMES.find((name) => sameJson(battleMap(name), map)) ?? writeMap(map);
}

function playerIn(state: MiniaturesState, player: MiniaturesState['players'][number], i: number): Json {
  const { id, faction, side, team } = player;
  return told({ faction, side: side ?? undefined, team: unless(i, team), area: areaOf(state, id) ?? undefined });
}

function characterIn(state: MiniaturesState, character: Character): Json {
  const { player, place, at, aboard, force, activated } = character;
  const card = cardOf(state, character);
  const isThere = place === 'map';
  const lasting = isThere ? state.lasting.filter((each) => each.character === character.id) : [];
  return told({
    player,
    card: isOfficial(card) ? characterWords.name(card.id) : cardIn(card),
    at: isThere && aboard === null ? [...at] : null,
    aside: place === 'aside' || undefined,
    ...(isThere && {
      aboard: aboard ?? undefined,
      'hit-points': unless(card.hitPoints, hitPointsLeft(state, character)),
      force: unless(card.force?.points ?? 0, force),
      // As its turn begins it is activated.
      activated: (activated && state.turn !== character.id) || undefined,
    }),
    lasting: some(lasting.flatMap((each) => lastingIn(state, each) ?? [])),
  });
}

/** By whichever ability of whoever it is by gives that; null: it ends with the turn. */
function lastingIn(state: MiniaturesState, { character, ability, value, until, by }: Lasting): Json | null {
  const giver = state.characters.find(({ id }) => id === by);
  const printed = giver ? printedOn(cardOf(state, giver)).map((each) => each.ability) : [];
  const gives = Object.keys(LASTING)
    .filter(isLastingGiver)
    .filter((each) => givenBy(each).gives === ability && givenBy(each).until === until);
  const effect = gives.find((each) => printed.includes(each)) ?? gives[0];
  if (effect === undefined) return null;
  const { comes } = givenBy(effect);
  return told({
    effect: lastingWords.name(effect),
    by: by === character ? undefined : by,
    ...(isDescribed(comes) && { [comes]: value }),
  });
}

function isOfficial(card: StatCard): boolean {
  const printed = statCard(card.id);
  return printed !== undefined && sameJson(printed, card);
}

function cardIn(card: StatCard): Json {
  const { name, faction, cost, hitPoints, defense, attack, damage, size, abilities, force, commanderEffect } = card;
  const commander = commanderEffect === null ? undefined : official(commanderEffect.slice(COMMANDER_EFFECT.length));
  return told({
    name,
    faction,
    cost,
    'hit-points': hitPoints,
    defense,
    attack,
    damage,
    size,
    abilities: some(abilities.map(printedAbility)),
    force: force?.points,
    powers: some((force?.powers ?? []).map(printedAbility)),
    'commander-effect': commander && characterWords.name(commander.id),
    lightsaber: card.lightsaber,
  });
}

/** Cards of a file are numbered as its characters are; of who is defeated nothing is left, and who is carried is where its carrier is. */
export function tellable(state: MiniaturesState): Json {
  const own = state.characters.flatMap((each, i) => {
    const card = cardOf(state, each);
    return isOfficial(card) ? [] : [{ ...card, id: `card-${i + 1}` }];
  });
  const characters = state.characters.map((each, i) => {
    const card = isOfficial(cardOf(state, each)) ? each.card : `card-${i + 1}`;
    const { id, player, place, counts, worth } = each;
    if (place === 'defeated') return { id, card, player, place, counts, worth };
    return { ...each, card, ...(each.aboard !== null && { at: null }) };
  });
  const cards = [
    ...state.cards
      .filter(isOfficial)
      .map(({ id }) => id)
      .sort(),
    ...own,
  ];
  const players = state.players.map((each) => ({ ...each, area: areaOf(state, each.id) }));
  return { ...state, cards, characters, players, lasting: lastingOf(state) } as unknown as Json;
}

/** In any order; of what lasts beyond a turn it does not matter in whose it began, and of who is defeated nothing lasts. */
function lastingOf({ lasting, characters }: MiniaturesState): Lasting[] {
  const isThere = (id: string): boolean => characters.some((each) => each.id === id && each.place !== 'defeated');
  return lasting
    .filter(({ character }) => isThere(character))
    .map((each) => (each.until === 'turn' ? each : { ...each, turn: null }))
    .sort((one, other) => (canonicalJson(one) < canonicalJson(other) ? -1 : 1));
}
