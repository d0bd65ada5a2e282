/** A state in the words of a scenario file, where words suffice: the table at the start of a turn, of one of its steps, or of setup. */
import { sameJson, type Json } from '../../core';
import { some, told, unless } from '../../language/describe';
import type { Parts } from '../../language/language';
import { faceOf, sectionFor } from '../queries/cards';
import { FACTIONS, standardPieces } from '../facts';
import { packOf } from '../model/pack';
import { allPlaces, tokenAt, tokenOn } from '../queries/map';
import { standingWith } from '../queries/players';
import { VARIANTS } from '../begin/set-up';
import type { ContactToken, OuterRimPlayer, OuterRimState, OwnedCard, Secret } from '../model/state';
import { wordsOf } from './lexicon';

type Words = Readonly<Record<string, Json | undefined>>;

/** Whoever asked tries whether it is right: the middle of a step and a pack of one's own have no words here. */
export function describe(state: OuterRimState): readonly Parts[] {
  return [told({ ...agreed(state), ...(state.active === null ? inSetup(state) : inTurn(state)) })];
}

/** What holds all through a game. */
function agreed({ options, firstPlayer }: OuterRimState): Words {
  const variant = Object.entries(VARIANTS).find(([, fame]) => fame === options.fame)?.[0];
  return {
    first: options.first ?? firstPlayer ?? undefined,
    variant: unless('standard', variant),
    negotiation: options.negotiation || undefined,
    readings: options.readings && { ...options.readings },
  };
}

function inSetup(state: OuterRimState): Words {
  const { options, players } = state;
  const chosen = (id: string): string | undefined => {
    const character = options.characters[id];
    return character === undefined ? undefined : wordsOf(state).character.name(character);
  };
  return {
    map: unless('standard', options.map),
    players: Object.fromEntries(players.map(({ id }) => [id, told({ character: chosen(id) })])),
    moment: 'setup',
  };
}

function inTurn(state: OuterRimState): Words {
  const words = wordsOf(state);
  return {
    players: Object.fromEntries(state.players.map((player) => [player.id, told(playerIn(state, player))])),
    map: isStandard(state) ? undefined : state.pieces.map(words.piece.name),
    patrols: Object.fromEntries(
      state.patrols.map(({ faction, space, level }) => [
        faction,
        told({ at: words.space.name(space), level: unless(1, level) }),
      ]),
    ),
    contacts: contactsIn(state),
    market: marketIn(state),
    encounters: some(state.encounterDecks.flatMap(({ top }) => top.map(words.encounter.name))),
    bottom: some(bottomsIn(state)),
    box: some(state.box.filter((id) => !id.startsWith('patrol/')).map(words.boxed.name)),
    supply: some(givenUp(state).map(words.ship.name)),
    'ai-cards': some((state.ai?.pile.top ?? []).map(words.ai.name)),
    goals: some(state.goals.map(words.space.name)),
    moment: momentOf(state),
  };
}

function isStandard({ pieces, content }: OuterRimState): boolean {
  return sameJson(pieces, standardPieces(packOf({ content }).map));
}

function playerIn(state: OuterRimState, player: OuterRimPlayer): Words {
  const words = wordsOf(state);
  const { character, space, damage, goalTokens } = player;
  const standings = FACTIONS.map((faction) => [faction, unless('neutral', standingWith(player, faction))] as const);
  return {
    character: character === null ? undefined : words.character.name(character),
    'goal-done': player.turned || undefined,
    ship: player.ship === null ? undefined : words.ship.name(player.shipTurned ? `${player.ship}!` : player.ship),
    at: space === null ? undefined : words.space.name(space),
    credits: unless(0, player.credits),
    fame: unless(0, player.fame),
    reputation: some(told(Object.fromEntries(standings))),
    damage: some(ofBoth(damage)),
    defeated: player.defeated || undefined,
    cards: some(player.cards.map((owned) => cardIn(state, owned))),
    secrets: some(player.secrets.map((secret) => words.secret.name(secretKey(state, secret)))),
    'goal-tokens': some(ofBoth(goalTokens)),
    marked: some(player.marked.map(words.space.name)),
  };
}

/** An encounter card by what its section for the place is. */
function cardIn(state: OuterRimState, { id, from, card, space }: OwnedCard): Json {
  const section = from === 'encounter' ? `@${sectionFor(state, card, space ?? '')?.space ?? ''}` : '';
  const name = wordsOf(state).card.name(`${id}${section}`);
  const isCaptor = faceOf(state, { id, from, card, space }).kind === 'bounty' && tokenOn(state, id) >= 0;
  return isCaptor ? { card: name, captured: true } : name;
}

function secretKey(state: OuterRimState, { card, space }: Secret): string {
  return `${card}@${sectionFor(state, card, space)?.space ?? space}`;
}

function ofBoth({ character, ship }: { character: number; ship: number }): Record<string, Json> {
  return told({ character: unless(0, character), ship: unless(0, ship) });
}

/** Whom somebody has seen; and where nobody is any more. */
function contactsIn(state: OuterRimState): Json | undefined {
  const words = wordsOf(state);
  const tokens = allPlaces(state).flatMap((place) => {
    const token = state.contacts[tokenAt(state, place)];
    const who = token ? contactIn(state, token) : 'empty';
    return who === undefined ? [] : [[words.place.name(place), who]];
  });
  const gone = state.contacts.flatMap(({ at, contact }) => (at === 'box' && contact !== null ? [contact] : []));
  return some(told({ ...Object.fromEntries(tokens), box: some(gone.map(words.contact.name)) }));
}

function contactIn(state: OuterRimState, { contact, faceup, knownTo }: ContactToken): Json | undefined {
  if (contact === null) return undefined;
  const who = wordsOf(state).contact.name(contact);
  const more = told({ faceup: faceup || undefined, 'seen-by': some([...knownTo]) });
  return Object.keys(more).length === 0 ? who : { who, ...more };
}

function marketIn(state: OuterRimState): Json {
  const { market } = wordsOf(state);
  return Object.fromEntries(
    state.markets.map(({ deck, top, pile }) => {
      const cards = [top ?? [], pile.top].flat().map(market.name);
      return [deck, cards.length > 1 ? cards : (cards[0] ?? null)];
    }),
  );
}

/** Cards under market, encounter and AI decks; facedown ones with those who have seen them. */
function bottomsIn(state: OuterRimState): Json[] {
  const name = (list: string, card: string): string => wordsOf(state).below.name(`${list}/${card}`);
  const encounters = state.encounterDecks.flatMap(({ bottom }) => bottom);
  return [
    ...state.markets.flatMap(({ pile }) => pile.bottom.map((card) => name('market', card))),
    ...encounters.map((card) => {
      const unseen = state.unseen.find((each) => each.card === card);
      const called = name('encounter', card);
      return unseen ? { card: called, 'seen-by': [...unseen.knownTo] } : called;
    }),
    ...(state.ai?.pile.bottom ?? []).map((card) => name('ai', card)),
  ];
}

/** Starting sheets that do not lie with their first side up. */
function givenUp(state: OuterRimState): string[] {
  const [, ...others] = packOf(state).ships.filter((ship) => ship.starting);
  return state.shipSupply.filter((sheet) => others.some(({ id }) => id === sheet));
}

/** The start of the step that is going on; whether it is only its start is tried. */
function momentOf({ active, turn, step, stack, players }: OuterRimState): Json {
  const isAi = players.some((player) => player.id === active && player.kind === 'ai');
  const { performed } = (stack.at(-1) ?? {}) as { performed?: readonly string[] };
  return told({
    player: active ?? undefined,
    step: step === 'setup' || step === 'planning' || isAi ? undefined : step,
    done: some([...(performed ?? [])]),
    turn,
  });
}
