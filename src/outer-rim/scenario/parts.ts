/** The keys of an Outer Rim scenario file that are its own: players, patrols, contacts, decks, the moment. */
import { readings } from '../codecs/readings';
import { once } from '../../core';
import {
  anyMap,
  count,
  defined,
  described,
  each,
  eitherOf,
  keyed,
  listOf,
  mapOf,
  needed,
  nothing,
  object,
  orNothing,
  readAs,
  reference,
  theWord,
  wholeNumber,
  words,
  yes,
  type Codec,
} from '../../language/keys';
import { fileOf, type SaidIn } from '../../language/file';
import { basePack, FACTIONS, MARKET_DECKS, STANDINGS } from '../facts';
import { VARIANTS, type Variant } from '../begin/set-up';
import { drawnWords, lexiconOf, TOPICS, type Lexicon, type Topic } from './lexicon';

const base = lexiconOf(basePack);
const written = Object.fromEntries([
  ...TOPICS.map((topic) => [topic, defined(topic, eitherOf(words(base[topic].words), reference(topic)))]),
  ['drawn', defined('drawn', eitherOf(words(drawnWords(base)), reference('drawn')))],
]) as Record<Topic | 'drawn', Codec<string>>;

/** A name of the base pack, which editors complete, or of a card that the file's own pack brings. */
export const wordFor = (topic: Topic | 'drawn', description?: string): Codec<string> =>
  described(written[topic], description);

/** More than any game brings: of what a player has, and of one kind of what lies beside the map. */
const MOST_OWNED = 60;
const MOST_CARDS = 400;

const credits = wholeNumber(0, 1_000_000, 'Credits, whole thousands: 4000');

const body = (what: string) => object({ character: count(what), ship: count(what) });
export const reputation = object(each(FACTIONS, words(STANDINGS)), 'Reputation that is not neutral');

/** The keys, with names read as the ids that they have in a pack. */
export const fileWith = once((lexicon: Lexicon) => {
  const of = (topic: Topic, description?: string): Codec<string> =>
    readAs(wordFor(topic, description), (word) => lexicon[topic].id(word) ?? word);

  const player = object({
    character: of('character', 'Default: one that nobody else plays'),
    'goal-done': yes('The personal goal is completed: the character card shows its other side'),
    ship: of(
      'ship',
      'The ship, or the name on its other side when the ship goal is completed; default: a starting ship',
    ),
    at: of('space', 'A planet, a navpoint (OM3), The Maelstrom; default: Ring of Kafrene'),
    credits,
    fame: count('Default 0'),
    reputation,
    damage: body('Damage tokens'),
    defeated: yes('The standee lies on its side'),
    cards: listOf(
      eitherOf(
        of('card'),
        object({ card: needed(of('card')), captured: yes('The contact of this bounty is captured') }),
      ),
      'Gear, mods, cargo, jobs, bounties, crew, in any order: each takes a slot that fits',
      { most: MOST_OWNED },
    ),
    secrets: listOf(of('secret'), 'Secrets, by the title of the section that was kept', { most: MOST_OWNED }),
    'goal-tokens': eitherOf(count('On the character card'), body('Goal tokens')),
    marked: listOf(of('space'), "Planets with a damage token of this player (Jyn Erso's goal)", { most: MOST_OWNED }),
  });

  const contact = described(
    eitherOf(
      of('contact'),
      theWord('empty'),
      object({
        who: needed(of('contact')),
        faceup: yes('Default: facedown'),
        'seen-by': listOf(reference('player'), 'Who has looked at the facedown token'),
      }),
    ),
    'Who the token is (facedown, unless you say more); empty: it has left the game',
  );

  const patrol = described(
    eitherOf(of('space'), object({ at: of('space'), level: wholeNumber(1, 4, 'Default 1') })),
    'Where the patrol of this faction is; those of lower levels are beaten',
  );

  const top = described(
    eitherOf(of('market'), listOf(of('market')), nothing),
    'The faceup card; or a list: the faceup card and those below it; nothing: the deck is empty',
  );

  const moment = object({
    player: reference('player', 'Whose turn it is; default: the first player'),
    step: words(['planning', 'action', 'encounter'], 'At the start of this step; default: the start of the turn'),
    done: listOf(words(['trade', 'market', 'deliver']), 'Actions performed already in the action step'),
    turn: wholeNumber(1, 999, 'Which turn of the game; default 1'),
  });

  return fileOf(
    {
      players: needed(
        mapOf(
          orNothing(player),
          "Players clockwise, by names of your choice; one player: against the AI player, which is called 'ai'",
          { least: 1, most: 4 },
        ),
      ),
      first: reference('player', 'The first player; default: the first of `players`'),
      variant: words(Object.keys(VARIANTS) as Variant[], 'Fame to win: standard 10, first-game 8, extended 12'),
      map: described(
        eitherOf(theWord('standard', 'modular'), listOf(of('piece'))),
        'The map tiles from left to right; modular: drawn in setup; default: the standard map',
      ),
      negotiation: yes('Players may pass credits at any decision; default: they do not'),
      readings: described(readings, 'What is read in another way than docs/ambiguities.md has it'),
      patrols: object(each(FACTIONS, patrol), 'Patrols that are not of level 1 on their starting space'),
      // Places are offered by name; those of the file's own pack pass too, and are looked up when the table is laid.
      contacts: keyed(
        { ...each(base.place.words, contact), box: listOf(of('contact'), 'Contacts who have left the game') },
        contact,
        'Contact tokens that are not as setup leaves them, by planet and class: Lothal green',
      ),
      market: object(each(MARKET_DECKS, top), 'Faceup cards of the market decks that matter; default: any'),
      encounters: listOf(of('encounter'), 'Cards on top of encounter decks, by the title of a section', {
        most: MOST_CARDS,
      }),
      bottom: listOf(
        eitherOf(of('below'), object({ card: needed(of('below')), 'seen-by': needed(listOf(reference('player'))) })),
        'Cards put under their decks, the lowest of each deck last; seen-by: it went there facedown, and these have seen it',
        { most: MOST_CARDS },
      ),
      box: listOf(of('boxed'), 'Cards that have left the game', { most: MOST_CARDS }),
      supply: listOf(of('ship'), 'Starting ships that were given up, by the side of the sheet that is up', {
        most: MOST_CARDS,
      }),
      'ai-cards': listOf(of('ai'), 'Cards on top of the AI deck', { most: MOST_CARDS }),
      goals: listOf(of('space'), 'Planets with a goal token of the AI player', { most: MOST_CARDS }),
      moment: described(
        eitherOf(theWord('setup'), moment),
        'When it starts; default: the first turn of the first player',
      ),
      pack: anyMap('Cards and values of your own, laid over the built-in pack: see docs/packs.md'),
    },
    Object.values(written),
  );
});

export type OuterRimParts = SaidIn<ReturnType<typeof fileWith>>;
export type PlayerWords = NonNullable<OuterRimParts['players'][string]>;
export type ContactWords = Exclude<NonNullable<OuterRimParts['contacts']>[string], string[]>;
