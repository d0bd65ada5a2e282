/** What can be expected of characters, players, doors and the table. */
import { amount, anyWhole, listOf, orNothing, pairOf, reference, text, words, yes } from '../../language/keys';
import { idsOf } from '../../language/pieces';
import { valuesIn, valuesOf } from '../../language/values';
import { FACTIONS, SIDES } from '../facts';
import type { MiniaturesState } from '../model/state';
import { abilitiesHeld, hasAbility, LASTING_EFFECT } from '../queries/abilities';
import { hitPointsLeft } from '../queries/characters';
import { scoreOf } from '../queries/score';
import { kindsOf } from './begin';
import { sayAbility } from './card-words';

const yesNo = yes();
const names = listOf(text());
const ofCharacter = valuesIn((state: MiniaturesState) => state.characters);

const character = {
  at: ofCharacter(orNothing(pairOf(anyWhole)), ({ at, place, aboard }) =>
    place === 'map' && aboard === null ? [...at] : null,
  ),
  aboard: ofCharacter(orNothing(reference('character')), ({ aboard }) => aboard),
  place: ofCharacter(words(['aside', 'reserve', 'map', 'defeated']), ({ place }) => place),
  defeated: ofCharacter(yesNo, ({ place }) => place === 'defeated'),
  'hit-points': ofCharacter(amount, (each, state) => Math.max(0, hitPointsLeft(state, each)), {
    most: (each, state) => hitPointsLeft(state, { ...each, damage: 0 }),
  }),
  damage: ofCharacter(amount, ({ damage }) => damage),
  force: ofCharacter(amount, ({ force }) => force),
  activated: ofCharacter(yesNo, ({ activated }) => activated),
  player: ofCharacter(reference('player'), ({ player }) => player),
  abilities: ofCharacter(names, (each, state) => heldBy(state, each.id, false)),
  effects: ofCharacter(names, (each, state) => heldBy(state, each.id, true)),
};

/** Abilities that a character has now, by their names; or what is on it for a while and stands on no card. */
function heldBy(state: MiniaturesState, id: string, effects: boolean): string[] {
  const character = state.characters.find((each) => each.id === id);
  const held = character ? abilitiesHeld(state, character) : [];
  const ids = held
    .map(({ ability }) => ability)
    .filter((ability) => ability.startsWith(LASTING_EFFECT) === effects)
    .filter((ability) => character && hasAbility(state, character, ability));
  return [...new Set(ids)].map((ability) =>
    effects ? ability.slice(LASTING_EFFECT.length) : (sayAbility(ability) ?? ability),
  );
}

const ofPlayer = valuesIn((state: MiniaturesState) => state.players);

const player = {
  score: ofPlayer(amount, ({ id }, state) => scoreOf(state, id)),
  faction: ofPlayer(words(FACTIONS), ({ faction }) => faction),
  side: ofPlayer(orNothing(words(SIDES)), ({ side }) => side),
  team: ofPlayer(amount, ({ team }) => team),
};

const door = {
  state: valuesOf((state: MiniaturesState, id: string) => (idsOf(state.map.doors).includes(id) ? id : null))(
    words(['open', 'closed', 'removed']),
    (id, state) => state.doors[id] ?? 'closed',
  ),
};

const ofTable = valuesOf((state: MiniaturesState) => state);

const table = {
  round: ofTable(amount, ({ round }) => round),
  stage: ofTable(words(['setup', 'initiative', 'activations']), ({ stage }) => stage),
  first: ofTable(orNothing(reference('player')), ({ first }) => first),
  turn: ofTable(orNothing(reference('character')), ({ turn }) => turn),
  'quiet-rounds': ofTable(amount, ({ quietRounds }) => quietRounds),
};

export const kinds = { character, player, door, table };

export function pieces({ players, characters, map }: MiniaturesState): Readonly<Record<string, readonly string[]>> {
  return kindsOf(idsOf(players), idsOf(characters), idsOf(map.doors));
}
