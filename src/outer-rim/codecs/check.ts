/** Is a decoded state at one with itself? Ids that name something, cards in one place, frames that fit. */
import { firstRejection, impossible, isCounted, type Frame, type Path, type Rejection } from '../../core';
import { assetOn, cardId, sectionFor } from '../queries/cards';
import { misplacedCard, sharedPlaces, wrongPatrols, wrongSheets } from './check-cards';
import { wrongPurchase } from './check-market';
import { neverSetUp } from './check-setup';
import { packTroubles } from '../lists';
import { engine } from '../engine';
import type { DatabankFrame } from '../procedures/databank';
import type { RollFrame } from '../procedures/dice';
import type { EffectFrame } from '../procedures/effects/effect';
import type { MapFrame } from '../procedures/setup';
import type { GainFrame } from '../procedures/cards';
import { encounterCard, isSection, known, marketCard, shipSheet } from '../queries/lookup';
import { packOf } from '../model/pack';
import { allPlaces } from '../queries/map';
import type { OuterRimPlayer, OuterRimState, SpaceId } from '../model/state';

/** What a saved state's codec cannot tell. Null: sound. */
export function check(state: OuterRimState): Rejection | null {
  return (
    wrongPack(state) ??
    wrongPlayers(state) ??
    wrongMap(state) ??
    wrongSpace(state) ??
    wrongContacts(state) ??
    wrongDecks(state) ??
    firstRejection(state.players, (player, i) => wrongPlayer(state, player, ['players', i])) ??
    sharedPlaces(state) ??
    wrongPatrols(state) ??
    wrongEnd(state)
  );
}

/** What takes several fields of a frame, or of an ability in play, to see. */
export function checkFrames(state: OuterRimState): Rejection | null {
  return (
    neverSetUp(state) ??
    misplacedCard(state) ??
    wrongSheets(state) ??
    firstRejection(
      state.stack,
      (frame, i) =>
        wrongGain(state, frame, ['stack', i]) ??
        wrongTiles(state, frame, ['stack', i]) ??
        wrongPurchase(state, frame, ['stack', i]) ??
        wrongReroll(state, i) ??
        notDrawn(frame, ['stack', i]),
    )
  );
}

function wrongPack({ content }: OuterRimState): Rejection | null {
  const trouble = content && packTroubles(content)[0];
  return trouble ? { ...trouble, path: ['content', ...trouble.path] } : null;
}

function isPlayer(state: OuterRimState, id: string | null): boolean {
  return state.players.some((player) => player.id === id);
}

function wrongPlayers(state: OuterRimState): Rejection | null {
  const ids = state.players.map((player) => player.id);
  if (ids.length < 2 || ids.length > 4)
    return impossible('players', 'A game has 2 to 4 sides.', ['players'], ['or.components.02']);
  const ais = state.players.filter((player) => player.kind === 'ai').length;
  if (ais > 1 || (ais === 1 && ids.length !== 2) || (ais === 1) !== (state.ai !== null))
    return impossible(
      'ai-player',
      'An AI player and its deck belong to the single-player game.',
      ['players'],
      ['or.components.18'],
    );
  for (const field of ['active', 'firstPlayer', 'winner'] as const) {
    if (state[field] !== null && !isPlayer(state, state[field]))
      return impossible('unknown-player', `There is no player '${state[field]}'.`, [field]);
  }
  const inTurn = state.stack.some(({ procedure }) => procedure === 'turn' || procedure === 'AI turn');
  if (inTurn && state.active === null) return impossible('nobody-active', 'It is the turn of nobody.', ['active']);
  if (state.firstPlayer === null && !isBeforeFirstPlayer(state))
    return impossible('nobody-first', 'Nobody is the first player.', ['firstPlayer'], ['or.playing-the-game.01']);
  const settled = Object.entries(state.options.characters);
  const strange = settled.find(([player, id]) => !isPlayer(state, player) || !known(state, 'characters', id));
  if (strange)
    return impossible('unknown-character', `There is no such player or character: ${strange.join(', ')}.`, [
      'options',
      'characters',
    ]);
  if (state.options.first !== null && !isPlayer(state, state.options.first))
    return impossible('unknown-player', `There is no player '${state.options.first}'.`, ['options', 'first']);
  return null;
}

/** Setup has not come to where the first player is determined, or is at it (or.setup-choose-characters.01). */
function isBeforeFirstPlayer({ stack }: OuterRimState): boolean {
  const setup = stack.find(({ procedure }) => procedure === 'setup');
  const then = engine.stepsOf('setup').indexOf('characters');
  return setup !== undefined && setup.step <= then;
}

function wrongPlayer(state: OuterRimState, player: OuterRimPlayer, path: Path): Rejection | null {
  const { character, ship, space } = player;
  if (character !== null && !known(state, 'characters', character))
    return impossible('unknown-character', `There is no character '${character}'.`, [...path, 'character']);
  if (character !== null && state.players.some((each) => each !== player && each.character === character))
    return impossible(
      'taken',
      `'${character}' is played twice.`,
      [...path, 'character'],
      ['or.setup-choose-characters.02'],
    );
  if (ship !== null && !known(state, 'ships', ship))
    return impossible('unknown-ship', `There is no ship '${ship}'.`, [...path, 'ship']);
  if (player.shipTurned && (ship === null || !shipSheet(state, ship).turned))
    return impossible('no-other-side', 'This ship has no other side.', [...path, 'shipTurned'], ['or.ship-goals.01']);
  if (state.step !== 'setup' && (character === null || ship === null || space === null))
    return impossible('not-set-up', `${player.id} has no character, ship or place.`, path, ['or.setup.01']);
  if (space !== null && !known(state, 'spaces', space))
    return impossible('unknown-space', `There is no space '${space}'.`, [...path, 'space']);
  if (player.fame >= state.options.fame && state.winner === null)
    return impossible('already-won', `${player.id} has won already.`, [...path, 'fame'], ['or.winning-the-game.01']);
  return (
    wrongGiver(state, player, [...path, 'givenBy']) ??
    wrongMark(state, player.marked, [...path, 'marked']) ??
    firstRejection(player.cards, (owned, i) => {
      const at = [...path, 'cards', i];
      const list = owned.from === 'encounter' ? 'encounters' : owned.from;
      if (!known(state, list, owned.card) || owned.id !== cardId(owned.from, owned.card))
        return impossible('unknown-card', `There is no card '${owned.card}'.`, at);
      if (owned.space !== null && !isSection(state, owned.space))
        return impossible('unknown-space', `There is no space '${owned.space}'.`, at);
      return assetOn(state, owned) ? null : impossible('not-kept', `'${owned.card}' cannot be kept in a slot.`, at);
    }) ??
    firstRejection(player.secrets, ({ id, card, space: of }, i) => {
      const at = [...path, 'secrets', i];
      if (!known(state, 'encounters', card) || !isSection(state, of))
        return impossible('unknown-card', `There is no encounter card '${card}' for '${of}'.`, at);
      if (!sectionFor(state, card, of)?.secret) return impossible('no-secret', `'${card}' holds no secret.`, at);
      const isFirst = player.secrets.findIndex((each) => each.id === id) === i;
      return isFirst && isCounted(id, `${player.id}/secret`, player.secretsGained)
        ? null
        : impossible('no-secret', `'${id}' is no secret of ${player.id}.`, at);
    })
  );
}

function wrongGiver(state: OuterRimState, { id, givenBy = [] }: OuterRimPlayer, path: Path): Rejection | null {
  return firstRejection(givenBy, (giver, i) => {
    const at = [...path, i];
    if (!isPlayer(state, giver) || giver === id)
      return impossible('unknown-player', `There is no other player '${giver}'.`, at);
    return givenBy.indexOf(giver) === i ? null : impossible('twice', `'${giver}' is named twice.`, at);
  });
}

/** A damage token marks a planet once: two would count as two planets. */
export function wrongMark(state: OuterRimState, marked: readonly SpaceId[], path: Path): Rejection | null {
  return firstRejection(marked, (space, i) => {
    const at = [...path, i];
    if (!known(state, 'spaces', space)) return impossible('unknown-space', `There is no space '${space}'.`, at);
    return marked.indexOf(space) === i
      ? null
      : impossible('twice', `'${space}' is marked already.`, at, ['or.personal-goals.04']);
  });
}

function wrongMap(state: OuterRimState): Rejection | null {
  const { tiles, endcaps } = packOf(state).map;
  const all = [...tiles, ...endcaps].map((piece) => piece.id);
  const whole = state.pieces.length === all.length && all.every((id) => state.pieces.includes(id));
  return whole ? null : impossible('map', 'The map has each piece once.', ['pieces'], ['or.setup-map.01']);
}

function wrongSpace({ patrols, goals, ...state }: OuterRimState): Rejection | null {
  const strange = [...patrols.map(({ space }) => space), ...goals].find((space) => !known(state, 'spaces', space));
  return strange === undefined ? null : impossible('unknown-space', `There is no space '${strange}'.`, ['patrols']);
}

function wrongContacts(state: OuterRimState): Rejection | null {
  const places = allPlaces(state);
  return firstRejection(state.contacts, ({ contact, at, knownTo, faceup, class: own }, i) => {
    const path: Path = ['contacts', i];
    if (typeof at === 'object' && 'place' in at && !places.includes(at.place))
      return impossible('no-contact-space', `There is no contact space '${at.place}'.`, path, ['or.setup-contacts.02']);
    if (contact !== null && packOf(state).contacts.find((each) => each.id === contact)?.class !== own)
      return impossible('unknown-contact', `There is no ${own} contact '${contact}'.`, path, [
        'or.contact-encounter.10',
      ]);
    const twice = state.contacts.some((other, n) => n < i && contact !== null && other.contact === contact);
    if (twice) return impossible('twice', `'${contact}' is on two tokens.`, path);
    if (contact === null && (faceup || knownTo.length > 0))
      return impossible(
        'unknown-contact',
        'A token that somebody has seen is a contact.',
        [...path, 'contact'],
        ['or.peeking-at-contacts.01'],
      );
    const stranger = knownTo.find((id) => !isPlayer(state, id));
    return stranger === undefined ? null : impossible('unknown-player', `There is no player '${stranger}'.`, path);
  });
}

function wrongDecks(state: OuterRimState): Rejection | null {
  const cardsOf = ({ top, unknown, bottom }: { top: string[]; unknown: string[]; bottom: string[] }) => [
    ...top,
    ...unknown,
    ...bottom,
  ];
  return (
    firstRejection(state.markets, ({ deck, top, pile }, i) => {
      const wrong = [top ?? [], cardsOf(pile)]
        .flat()
        .find((card) => !known(state, 'market', card) || marketCard(state, card).deck !== deck);
      return wrong === undefined
        ? null
        : impossible('unknown-card', `'${wrong}' is no card of the ${deck} deck.`, ['markets', i]);
    }) ??
    firstRejection(state.encounterDecks, (pile, i) => {
      const wrong = cardsOf(pile).find(
        (card) => !known(state, 'encounters', card) || encounterCard(state, card).deck !== pile.name,
      );
      return wrong === undefined
        ? null
        : impossible('unknown-card', `'${wrong}' is no card of ${pile.name}.`, ['encounterDecks', i]);
    }) ??
    firstRejection([...(state.ai ? [...cardsOf(state.ai.pile), ...state.ai.loose] : [])], (card) =>
      known(state, 'ai', card) ? null : impossible('unknown-card', `There is no AI card '${card}'.`, ['ai']),
    ) ??
    firstRejection(state.databank, (card, i) =>
      known(state, 'databank', card)
        ? null
        : impossible('unknown-card', `There is no databank card '${card}'.`, ['databank', i]),
    ) ??
    firstRejection(state.shipSupply, (ship, i) =>
      known(state, 'ships', ship) ? null : impossible('unknown-ship', `There is no ship '${ship}'.`, ['shipSupply', i]),
    ) ??
    wrongDeckNames(state)
  );
}

function wrongDeckNames(state: OuterRimState): Rejection | null {
  const decks = new Set(state.markets.map(({ deck }) => deck));
  if (decks.size !== 6 || state.markets.length !== 6)
    return impossible('decks', 'There are six market decks.', ['markets'], ['or.setup-decks.01']);
  const missing = packOf(state).encounterDecks.find(({ id }) => !state.encounterDecks.some((pile) => pile.name === id));
  return missing
    ? impossible('decks', `The encounter deck ${missing.id} is missing.`, ['encounterDecks'], ['or.setup-decks.04'])
    : null;
}

/** Only what a slot can hold is gained, and of an encounter card the section of a space. */
function wrongGain(state: OuterRimState, frame: Frame, path: Path): Rejection | null {
  if (frame.procedure !== 'gain card') return null;
  const { from, card, space, optional, how } = frame as GainFrame;
  if (optional && how !== 'kept')
    return impossible('not-optional', `'${card}' has to be gained.`, [...path, 'optional']);
  const list = from === 'encounter' ? 'encounters' : from;
  if (!known(state, list, card)) return impossible('unknown-card', `There is no card '${card}'.`, [...path, 'card']);
  return assetOn(state, { from, card, space })
    ? null
    : impossible('not-kept', `'${card}' cannot be kept in a slot.`, [...path, 'space']);
}

/** Tiles of the map are drawn one after the other, each once. */
function wrongTiles(state: OuterRimState, frame: Frame, path: Path): Rejection | null {
  if (frame.procedure !== 'modular map') return null;
  const { drawn } = frame as MapFrame;
  const tiles = packOf(state).map.tiles.map(({ id }) => id);
  return firstRejection(drawn, (id, i) =>
    tiles.includes(id) && drawn.indexOf(id) === i
      ? null
      : impossible(
          'not-a-tile',
          `'${id}' is no tile that is left.`,
          [...path, 'drawn', i],
          ['or.modular-map-variant.03'],
        ),
  );
}

/** A databank card is drawn before its steps are resolved. */
function notDrawn(frame: Frame, path: Path): Rejection | null {
  if (frame.procedure !== 'databank card' || (frame as DatabankFrame).drawn !== null) return null;
  const isTaken = frame.step > engine.stepsOf('databank card').indexOf('take the card');
  return isTaken
    ? impossible('not-drawn', 'No databank card was drawn.', [...path, 'drawn'], ['or.databank.03'])
    : null;
}

/** What is rerolled are dice of the roll that is looked at, each once. */
function wrongReroll({ stack }: OuterRimState, i: number): Rejection | null {
  const frame = stack[i];
  if (frame?.procedure !== 'effect reroll') return null;
  const { dice } = frame as EffectFrame<'reroll'>;
  const roll = stack
    .slice(0, i)
    .filter(({ procedure }) => procedure === 'roll')
    .pop() as RollFrame | undefined;
  const count = roll?.faces.length ?? 0;
  return firstRejection(dice, (die, n) =>
    die < count && dice.indexOf(die) === n
      ? null
      : impossible('no-die', `No die ${die} is left to reroll.`, ['stack', i, 'dice', n], ['or.resolving-combat.04']),
  );
}

function wrongEnd({ stack, winner }: OuterRimState): Rejection | null {
  if (stack.length === 0 && winner === null)
    return impossible('no-winner', 'A game that is over is won.', ['winner'], ['or.winning-the-game.01']);
  if (stack.length > 0 && (winner !== null || stack[0]?.procedure !== 'game'))
    return impossible('not-a-game', 'A game in progress begins with the procedure game and has no winner yet.', [
      'stack',
    ]);
  return null;
}
