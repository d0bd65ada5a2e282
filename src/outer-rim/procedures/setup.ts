/** Setup (or.setup): seven steps before the first turn, with the changes of the single-player game (or.single-player-setup.01). */
import {
  allowed,
  candidate,
  question,
  reason,
  rollQuestion,
  type Question,
  type DrawAction,
  type Frame,
  type PlayerId,
  type Reason,
  say,
  withReasons,
} from '../../core';
import { list, text, type FieldsOf, count, nullable } from '../../core/codec';
import { bringIn } from '../effects/abilities-in-play';
import { shipGoalHolder, shipHolder, personalGoalHolder, characterHolder } from '../queries/abilities-in-play';
import type { Act } from '../model/actions';
import { assetOn, cardId } from '../queries/cards';
import { FACTIONS, MARKET_DECKS, type Faction } from '../facts';
import { die } from '../queries/dice';
import { ask, call, emit, goTo, playerOrder, procedure, run } from '../engine';
import { doNothing } from '../effects/nothing';
import { lowerReputation, gainReputation } from '../effects/reputation';
import { characterCard, databankCard } from '../queries/lookup';
import { packOf } from '../model/pack';
import { isSolo, playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { placeGoal } from './ai-buying';
import { addCard } from './cards';
import { cardsNumbered, drawNumbered, takeFromDatabank } from './databank';
import { turnUp } from './turn-up';
import { enterPatrol } from './patrols';
import type { OuterRimNames } from '../queries/names';

/** or.setup-choose-characters.01 */
const DICE = 6;

/** From the first player clockwise (or.setup-choose-characters.09): 4,000, and 2,000 more for each player before. */
const startingCredits = (place: number): number => 4000 + 2000 * place;

const begin = (number: number, name: string, rules: readonly string[]) =>
  run(`step ${number}: ${name}`, ['or.setup.01', ...rules], (state) =>
    emit(state, { type: 'setup-step', rules: ['or.setup.01', ...rules], number, name }),
  );

const setup = procedure('setup', [
  begin(1, 'build the map', ['or.setup-map.01']),
  run('the pieces of the map', ['or.setup-map.01', 'or.modular-map-variant.01'], (state) => {
    if (state.options.map === 'modular') call(state, 'modular map', { drawn: [] });
    else tellMap(state);
  }),
  begin(2, 'set up patrol tokens', ['or.setup-patrols.02', 'or.setup-patrols.04']),
  run('patrols', ['or.setup-patrols.02', 'or.setup-patrols.05', 'or.setup-patrols.06'], (state) => {
    for (const faction of FACTIONS) enterPatrol(state, faction, ['or.setup-patrols.02']);
  }),
  begin(3, 'set up contact tokens', ['or.setup-contacts.01', 'or.setup-contacts.02']),
  begin(4, 'create the supply', ['or.setup-supply.01']),
  run('piles of tokens', ['or.setup-supply.01'], (state) => {
    const { creditTokens, damageTokens, goalTokens } = packOf(state).supply;
    const credits = creditTokens.reduce((sum, { worth, count }) => sum + worth * count, 0);
    emit(state, { type: 'supply-created', rules: ['or.setup-supply.01'], credits, damageTokens, goalTokens });
  }),
  begin(5, 'choose characters', ['or.setup-choose-characters.01']),
  run('first player', ['or.setup-choose-characters.01', 'or.single-player-setup.05'], (state) => {
    const person = isSolo(state) ? state.players.find((player) => player.kind === 'person') : undefined;
    const settled = state.options.first ?? person?.id ?? null;
    if (settled !== null) return beFirst(state, settled);
    call(state, 'roll for first player', { among: state.players.map(({ id }) => id), counts: [] });
  }),
  run('characters', ['or.setup-choose-characters.02', 'or.single-player-setup.02'], (state) => {
    for (const player of playerOrder(state)) call(state, 'choose character', { player });
  }),
  begin(6, 'set up characters', ['or.setup-characters.01']),
  run('starting cards', ['or.setup-characters.01', 'or.single-player-setup.06'], (state) => {
    for (const player of playerOrder(state)) call(state, 'set up character', { player, drawn: null, next: 0 });
  }),
  begin(7, 'prepare decks and sheets', ['or.setup-decks.01', 'or.setup-decks.04', 'or.setup-decks.06']),
  run('turn up market cards', ['or.setup-decks.02', 'or.setup-decks.03'], (state) => {
    for (const deck of MARKET_DECKS) turnUp(state, deck, null);
  }),
]);

function tellMap(state: OuterRimState): void {
  const isModular = state.options.map === 'modular';
  const rules = isModular ? ['or.modular-map-variant.04', 'or.modular-map-variant.03'] : ['or.setup-map.01'];
  emit(state, { type: 'map-built', rules, pieces: [...state.pieces] });
}

export interface MapFrame extends Frame {
  drawn: string[];
}

export const mapFields = (): FieldsOf<MapFrame> => ({ drawn: list(text) });

/** or.modular-map-variant: tiles in random order, from the endcap 'Rebel and Syndicate' to 'Hutt and Imperial'. */
const modularMap = procedure('modular map', mapFields, [
  ask(
    'draw the next tile',
    ['or.modular-map-variant.02', 'or.modular-map-variant.03', 'or.modular-map-variant.04'],
    (state, { drawn }) => {
      const left = packOf(state).map.tiles.filter((tile) => !drawn.includes(tile.id));
      if (left.length === 0) return null;
      const candidates = left.map(({ id }) => allowed({ type: 'draw', player: 'chance', pile: 'map tiles', card: id }));
      return { by: ['chance'], asks: 'the next map tile', candidates, weights: left.map(() => 1) };
    },
    (_state, frame, { card }) => {
      frame.drawn.push(card);
      return 'again';
    },
  ),
  run('join the endcaps', ['or.modular-map-variant.03', 'or.modular-map-variant.04'], (state, { drawn }) => {
    state.pieces = [endcapOf(state, 'rebel'), ...drawn, endcapOf(state, 'hutt')];
    tellMap(state);
  }),
]);

function endcapOf(state: OuterRimState, faction: Faction): string {
  const { endcaps } = packOf(state).map;
  return endcaps.find((endcap) => endcap.starts.some((start) => start.faction === faction))?.id ?? '';
}

const ROLL_FOR_FIRST = 'or.setup-choose-characters.01';

/** By a roll, which `why` tells, or as was settled before. */
function beFirst(state: OuterRimState, player: PlayerId, why?: Reason): void {
  state.firstPlayer = player;
  const rules = [isSolo(state) ? 'or.single-player-setup.05' : why ? ROLL_FOR_FIRST : 'or.playing-the-game.01'];
  emit(state, { type: 'first-player-determined', rules, player, ...withReasons(why) });
}

export interface FirstFrame extends Frame {
  /** Who still rolls: all, then those who tied. */
  among: PlayerId[];
  counts: number[];
}

export const firstFields = ({ player }: OuterRimNames): FieldsOf<FirstFrame> => ({
  among: list(player),
  counts: list(count),
});

const rollForFirst = procedure('roll for first player', firstFields, [
  ask(
    'each player rolls 6 dice',
    ['or.setup-choose-characters.01'],
    (state, { among, counts }) => {
      const next = among[counts.length];
      return next === undefined ? null : rollQuestion(die(state), DICE, say`${next} rolls for first player`);
    },
    (state, frame, { faces }) => {
      const player = frame.among[frame.counts.length] ?? '';
      const twice = state.options.readings?.firstPlayerRoll === 'critical hits twice';
      const criticals = faces.filter((face) => face === 'crit').length;
      const hits = faces.filter((face) => face === 'hit').length;
      frame.counts.push(hits + (twice ? 2 : 1) * criticals);
      const rules = ['or.setup-choose-characters.01'];
      emit(state, { type: 'dice-rolled', rules, player, roller: player, for: 'first-player', faces });
      return 'again';
    },
  ),
  run('most hits and critical hits', ['or.setup-choose-characters.01'], (state, frame) => {
    const most = Math.max(...frame.counts);
    const tied = frame.among.filter((_player, i) => frame.counts[i] === most);
    const [first] = tied;
    const why = countsReason(frame);
    if (tied.length === 1 && first !== undefined) return beFirst(state, first, why);
    for (const player of tied) doNothing(state, player, 'first', [why, tiedAt(most)]);
    frame.among = tied;
    frame.counts = [];
    goTo(frame, 'each player rolls 6 dice');
  }),
]);

/** The hits and critical hits that each of those who roll has. */
function countsReason({ among, counts }: FirstFrame): Reason {
  const each = among.flatMap((player, i) => [...(i === 0 ? [] : [', ']), ...say`${player} ${counts[i] ?? 0}`]);
  const said = say`hits and critical hits together: ${each}`;
  return reason('hits', said, ['or.setup-choose-characters.01'], { counts: [...counts] });
}

const tiedAt = (most: number): Reason =>
  reason('tied', say`a tie at ${most}: they roll again`, ['or.setup-choose-characters.01'], { most });

export interface ChooseFrame extends Frame {
  player: PlayerId;
}

export const chooseFields = ({ player }: OuterRimNames): FieldsOf<ChooseFrame> => ({ player });

type Choice = Act<'choose-character' | 'choose-ai-character'> | DrawAction;

/** A person chooses for themselves and for the AI player; with random characters chance does. */
const chooseCharacter = procedure('choose character', chooseFields, [
  ask('choose a character', ['or.setup-choose-characters.02'], askCharacter, (state, { player }, action) =>
    take(state, player, action.type === 'draw' ? action.card : action.character),
  ),
  run('take the character that is settled', ['or.setup-choose-characters.02'], (state, { player }) => {
    const settled = state.options.characters[player];
    if (settled !== undefined) take(state, player, settled);
  }),
  ask(
    'choose a starting ship',
    ['or.setup-choose-characters.07'],
    (state, { player }) => {
      if (playerOf(state, player).kind === 'ai') return null;
      const once = state.options.readings?.startingShips === 'each once';
      const taken = once ? state.players.map(({ ship }) => ship) : [];
      const ships = packOf(state).ships.filter(({ id, starting }) => starting && !taken.includes(id));
      const choices = ships.map(({ id }) => allowed({ type: 'choose-starting-ship', player, ship: id }));
      return question(player, 'starting ship', choices);
    },
    (state, { player }, { ship }) => board(state, player, ship),
  ),
  run(
    'credits, and the ship of the AI player',
    ['or.setup-choose-characters.09', 'or.single-player-setup.04'],
    (state, { player }) => {
      const self = playerOf(state, player);
      if (self.kind === 'ai') board(state, player, packOf(state).ships.find((ship) => ship.starting)?.id ?? '');
      const place = playerOrder(state).indexOf(player);
      self.credits = startingCredits(place);
      const rules = [isSolo(state) ? 'or.single-player-setup.05' : 'or.setup-choose-characters.09'];
      const because = [reason('turn-order', say`number ${place + 1} in turn order`, rules, { place: place + 1 })];
      const change = { was: 0, is: self.credits };
      emit(state, { type: 'credits-gained', rules, player, amount: self.credits, from: 'rules', change, because });
    },
  ),
]);

const AI_CHARACTER = ['or.single-player-setup.03'];

function askCharacter(state: OuterRimState, { player }: ChooseFrame): Question<Choice> | null {
  const self = playerOf(state, player);
  if (state.options.characters[player] !== undefined) return null;
  const isAi = self.kind === 'ai';
  const taken = [...state.players.map((other) => other.character), ...Object.values(state.options.characters)];
  const free = packOf(state).characters.filter((character) => !taken.includes(character.id));
  const fits = (number: number): boolean => !isAi || AI_STARTING_CARDS.includes(number);
  if (state.options.randomCharacters) {
    const fitting = free.filter((character) => fits(character.databank));
    const candidates = fitting.map(({ id }) =>
      allowed({ type: 'draw', player: 'chance', pile: 'characters', card: id }),
    );
    const rules = isAi ? AI_CHARACTER : [];
    return { by: ['chance'], asks: say`the character of ${player}`, candidates, weights: fitting.map(() => 1), rules };
  }
  const by = isAi ? (state.players.find((other) => other.kind === 'person')?.id ?? '') : player;
  const choices = packOf(state).characters.map((character) => {
    const action: Choice = isAi
      ? { type: 'choose-ai-character', player: by, character: character.id }
      : { type: 'choose-character', player: by, character: character.id };
    if (!free.includes(character)) return candidate(action, takenBy(state, character));
    if (fits(character.databank)) return allowed(action);
    const message = `${character.name} starts with databank card ${character.databank}.`;
    return candidate(action, reason('not-for-ai', message, ['or.single-player-setup.03']));
  });
  if (!isAi) return question(by, 'character', choices);
  return { ...question(by, 'character of the AI player', choices), rules: AI_CHARACTER };
}

function takenBy(state: OuterRimState, { id, name }: { id: string; name: string }): Reason {
  const by = state.players.find(({ character }) => character === id)?.id;
  const said = by === undefined ? say`${{ is: name }} is taken.` : say`${{ is: name }} is taken, by ${by}.`;
  return reason('taken', said, ['or.setup-choose-characters.02'], by === undefined ? undefined : { by });
}

/** The card, and with it the standee, the board and its tokens (or.setup-choose-characters.04, or.setup-choose-characters.05). */
function take(state: OuterRimState, player: PlayerId, character: string): void {
  playerOf(state, player).character = character;
  bringIn(state, player, characterHolder(player));
  bringIn(state, player, personalGoalHolder(player));
  const isAi = playerOf(state, player).kind === 'ai';
  const rules = [...(isAi ? AI_CHARACTER : []), 'or.setup-choose-characters.02', 'or.setup-choose-characters.03'];
  const { databank } = characterCard(state, character);
  const starts = reason('starting-card', say`starts with databank card ${databank}`, AI_CHARACTER, { databank });
  emit(state, { type: 'character-chosen', rules, player, character, ...(isAi ? { because: [starts] } : {}) });
  takePieces(state, player, character);
}

/** or.setup-choose-characters.04, .05, .06, .08 */
function takePieces(state: OuterRimState, player: PlayerId, character: string): void {
  const rules = ['04', '05', '06', '08'].map((number) => `or.setup-choose-characters.${number}`);
  const standee = characterCard(state, character).name;
  const reputationTokens = Object.keys(playerOf(state, player).reputation).length;
  emit(state, { type: 'pieces-taken', rules, player, standee, playerBoards: 1, reputationTokens, referenceCards: 1 });
}

/** Takes a starting sheet, with this side up. */
function board(state: OuterRimState, player: PlayerId, ship: string): void {
  const sides = packOf(state)
    .ships.filter((each) => each.starting)
    .map(({ id }) => id);
  const at = state.shipSupply.findIndex((sheet) => sides.includes(sheet));
  if (at >= 0) state.shipSupply.splice(at, 1);
  playerOf(state, player).ship = ship;
  bringIn(state, player, shipHolder(player));
  bringIn(state, player, shipGoalHolder(player));
  const isAi = playerOf(state, player).kind === 'ai';
  const rules = [isAi ? 'or.single-player-setup.04' : 'or.setup-choose-characters.07'];
  emit(state, { type: 'ship-taken', rules, player, ship });
}

export interface CharacterFrame extends Frame {
  player: PlayerId;
  drawn: string | null;
  /** Index of the reputation that comes next. */
  next: number;
}

export const characterFields = ({ player, databank }: OuterRimNames): FieldsOf<CharacterFrame> => ({
  player,
  drawn: nullable(databank),
  next: count,
});

const numberFor = (state: OuterRimState, player: PlayerId): number =>
  characterCard(state, playerOf(state, player).character ?? '').databank;

const setUpCharacter = procedure('set up character', characterFields, [
  ask(
    'take one of several at random',
    ['or.setup-characters.02', 'or.databank.06'],
    (state, { player }) => drawNumbered(state, numberFor(state, player)),
    (_state, frame, { card }) => {
      frame.drawn = card;
    },
  ),
  run(
    'take the starting card',
    ['or.setup-characters.02', 'or.setup-characters.03', 'or.setup-characters.04', 'or.setup-characters.05'],
    (state, frame) => {
      const { player } = frame;
      const card = frame.drawn ?? cardsNumbered(state, numberFor(state, player))[0];
      if (card !== undefined) takeStartingCard(state, player, card);
    },
  ),
  ask('choose a faction', ['or.setup-characters.06'], askFaction, (state, frame, { faction }) => {
    const step = nextReputation(state, frame);
    frame.next += 1;
    changeReputation(state, frame.player, faction, step?.amount ?? 0);
  }),
  run('reputation', ['or.setup-characters.06'], (state, frame) => {
    const step = nextReputation(state, frame);
    if (!step) return;
    if (step.with === 'choice') return goTo(frame, 'choose a faction');
    frame.next += 1;
    changeReputation(state, frame.player, step.with, step.amount);
    goTo(frame, 'choose a faction');
  }),
]);

/** Some begin with a bounty (or.bounties.02), some with a job (or.jobs.02). */
function takeStartingCard(state: OuterRimState, player: PlayerId, card: string): void {
  const self = playerOf(state, player);
  takeFromDatabank(state, player, card);
  const asset = assetOn(state, { from: 'databank', card, space: null });
  self.space = databankCard(state, card).start ?? null;
  if (self.space !== null)
    emit(state, { type: 'put-on-planet', rules: ['or.setup-characters.05'], player, space: self.space });
  if (!asset) return;
  addCard(state, player, { id: cardId('databank', card), from: 'databank', card, space: null }, 'setup');
  const destination = asset.kind === 'cargo' || asset.kind === 'job' ? asset.destination : null;
  if (self.kind === 'ai' && destination !== null) {
    const said = say`the destination of ${cardId('databank', card)}, with which ${player} starts`;
    const rules = ['or.single-player-setup.07', 'or.ai-goals.02'];
    placeGoal(state, destination, [reason('destination', said, rules, { card })]);
  }
}

function nextReputation(state: OuterRimState, { player, next }: CharacterFrame) {
  return characterCard(state, playerOf(state, player).character ?? '').reputation[next];
}

function askFaction(state: OuterRimState, frame: CharacterFrame) {
  const { player } = frame;
  if (nextReputation(state, frame)?.with !== 'choice') return null;
  const choices = FACTIONS.map((faction) => allowed({ type: 'choose-faction', player, faction }));
  return question(player, 'a faction', choices);
}

function changeReputation(state: OuterRimState, player: PlayerId, faction: Faction, amount: number): void {
  for (let i = 0; i < amount; i++) gainReputation(state, player, faction);
  for (let i = 0; i > amount; i--) lowerReputation(state, player, faction);
}

export const setupProcedures = [setup, modularMap, rollForFirst, chooseCharacter, setUpCharacter];

/** Numbers of the starting cards that an AI player can have (or.single-player-setup.03). */
export const AI_STARTING_CARDS: readonly number[] = [91, 92];
