/** What the cards, boards and tokens of Outer Rim's base pack can do in a game, by names made up here, and the events that show it. */
import type { AbilityOnPiece, CoreState, GameEvent } from '../../src/core';
import type { OuterRimEvent, OuterRimState } from '../../src/outer-rim';
import { sectionFor } from '../../src/outer-rim/queries/cards';
import { basePack, type Ability, type Asset } from '../../src/outer-rim/facts';
import { playerOf } from '../../src/outer-rim/queries/players';

/** Everything that can be met, each once. */
export function outerRimContent(): string[] {
  return [...new Set([...ofBoards(), ...ofMarket(), ...ofDecks(), ...ofAi()])];
}

function ofBoards(): string[] {
  const { characters, ships, contacts, patrols } = basePack;
  return [
    ...characters.flatMap(({ id, abilities, turned }) => [
      `character ${id}`,
      `personal goal of ${id}`,
      ...acting(`character ${id}`, [...abilities, ...turned.abilities]),
    ]),
    ...ships.flatMap(({ id, goal, turned }) => [
      `ship ${id}`,
      ...(goal ? [`goal of ${id}`] : []),
      ...acting(`ship goal ${id}`, goal?.abilities),
      ...acting(`ship ${id}`, turned?.abilities),
    ]),
    ...contacts.flatMap(({ id }) => [`contact ${id} revealed`, `contact ${id} joins`]),
    ...patrols.filter(({ combat }) => combat !== null).map(({ faction, level }) => `patrol ${faction} ${level} beaten`),
  ];
}

function ofMarket(): string[] {
  return basePack.market.flatMap(({ id, face }) => [
    `${id} bought`,
    ...(face.kind === 'ship' ? [] : ofAsset(`market/${id}`, face)),
  ]);
}

function ofDecks(): string[] {
  return [
    ...basePack.encounters.flatMap(({ id, sections }) =>
      sections.flatMap(({ space, asset, secret }) => [
        `${id} on ${space}`,
        ...(asset ? ofAsset(`encounter/${id}`, asset) : []),
        ...(secret ? [`secret ${id} kept`, `secret ${id} used`] : []),
      ]),
    ),
    ...basePack.databank.flatMap(({ id, number, asset, steps }) => [
      ...(number < STARTING ? [`${id} taken`] : [`databank/${id} gained`]),
      ...(isJob(number) ? steps.map((_, i) => `${id} step ${i + 1}`) : []),
      ...(asset ? ofAsset(`databank/${id}`, asset) : []),
    ]),
  ];
}

const STARTING = 90;
const isJob = (number: number): boolean => number > 40 && number < 53;

function ofAi(): string[] {
  return basePack.ai.flatMap(({ id, planning, action, encounter, special }) => {
    const sections = { planning, action, encounter, special: special?.steps ?? [] };
    return Object.entries(sections).flatMap(([part, steps]) => steps.map((step) => `${id} ${part} ${step.do}`));
  });
}

/** A card by its id in slots (`market/job-hutt-favor`). */
function ofAsset(id: string, asset: Asset): string[] {
  const abilities = acting(id, 'abilities' in asset ? asset.abilities : []);
  switch (asset.kind) {
    case 'bounty':
      return ['captured', 'eliminated'].map((how) => `${id} ${how}`);
    case 'cargo':
      return [`${id} delivered`, ...(asset.risk ? [`${id} lost`] : []), ...abilities];
    case 'job':
      return [`${id} completed`, ...(asset.destination === null ? [] : [`${id} failed`]), ...abilities];
    default:
      return [`${id} gained`, ...abilities];
  }
}

/** Abilities that are used; raised values and permissions work by being there. */
function acting(holder: string, abilities: readonly Ability[] = []): string[] {
  return abilities.flatMap(({ kind }, i) => (kind === 'use' || kind === 'when' ? [`${holder}#${i}`] : []));
}

/** A watcher of events of one game after the other. */
export function watchOuterRim(): (event: GameEvent, state: CoreState) => readonly string[] {
  const last: Last = { databank: '', ai: '', secrets: new Map() };
  return (event, state) => {
    const met = metBy(event as OuterRimEvent, state as OuterRimState, last);
    for (const { secrets } of (state as OuterRimState).players)
      for (const { id, card } of secrets) last.secrets.set(id, card);
    return met;
  };
}

/** The cards that later events are about. */
interface Last {
  databank: string;
  ai: string;
  /** Encounter cards kept as secrets, by the id of the secret. */
  secrets: Map<string, string>;
}

function metBy(event: OuterRimEvent, state: OuterRimState, last: Last): string[] {
  switch (event.type) {
    case 'character-chosen':
      return [`character ${event.character}`];
    case 'ship-taken':
      return [`ship ${event.ship}`];
    case 'goal-completed': {
      const { character, ship } = playerOf(state, event.player);
      return [event.goal === 'personal' ? `personal goal of ${character}` : `goal of ${ship}`];
    }
    case 'contact-revealed':
      return [`contact ${event.contact} revealed`];
    case 'contact-joined':
      return [`contact ${event.contact} joins`];
    case 'combat-won':
      return event.against.kind === 'patrol' ? [`patrol ${event.against.faction} ${event.against.level} beaten`] : [];
    case 'card-bought':
      return [`${event.card} bought`];
    case 'card-gained':
      return [`${event.card} gained`];
    case 'cargo-delivered':
      return [`${event.card} delivered`];
    case 'delivery-failed':
      return [`${event.card} lost`];
    case 'job-completed':
      return [`${event.card} completed`];
    case 'job-failed':
      return [`${event.card} failed`];
    case 'bounty-rewarded':
      return [`${event.card} ${event.how}`];
    case 'encounter-card-drawn': {
      const section = event.card === null ? undefined : sectionFor(state, event.card, spaceOf(state, event.player));
      return section ? [`${event.card} on ${section.space}`] : [];
    }
    case 'secret-gained':
      last.secrets.set(event.secret, event.card ?? '');
      return [`secret ${event.card} kept`];
    case 'databank-card-taken':
      last.databank = event.card;
      return [`${event.card} taken`];
    case 'job-step':
      return [`${last.databank} step ${event.step}`];
    case 'ai-card-drawn':
      last.ai = event.card;
      return [];
    case 'ai-bullet':
      return event.applies ? [`${last.ai} ${event.part} ${event.bullet}`] : [];
    case 'ability-used':
      return [named(state, event.player, event, last)];
    default:
      return [];
  }
}

const spaceOf = (state: OuterRimState, player: string): string => playerOf(state, player).space ?? '';

/** An ability of `ann/character` by the character, of `ann/ship` by the ship, with its number there. */
function named(state: OuterRimState, player: string, { source, value }: AbilityOnPiece, { secrets }: Last): string {
  const secret = secrets.get(source);
  if (secret !== undefined) return `secret ${secret} used`;
  const { character, ship } = playerOf(state, player);
  const ability = value === undefined ? '' : `#${value}`;
  if (source === `${player}/character`) return `character ${character}${ability}`;
  if (source === `${player}/ship`) return `ship ${ship}${ability}`;
  if (source === `${player}/ship-goal`) return `ship goal ${ship}${ability}`;
  return `${source}${ability}`;
}
