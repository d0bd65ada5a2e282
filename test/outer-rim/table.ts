/**
 * The table of tests: `table({ ann: { at: 'lothal' } }, { step: 'action' })` sets it up through `outerRim.resume`; then every word does one
 * thing that a player or the dice do. What is not asked cannot be answered: the test fails and tells what is asked, by whom, and every
 * legal answer. Nobody passes credits unless the test sets `negotiation`.
 */
import * as E from 'fp-ts/lib/Either';
import { fromOutside, sameJson, type ChanceMode, type Json, type Rejection } from '../../src/core';
import type { Effects, EncounterCard, MarketCard, MarketFace, Slot } from '../../src/outer-rim/facts';
import {
  outerRim,
  type ContactToken,
  type OuterRimAction,
  type OuterRimEvent,
  type OuterRimPlayer,
  type OuterRimSetup,
  type OuterRimState,
  type PlacedPlayer,
  type Position,
} from '../../src/outer-rim';
import { slotsWithCards } from '../../src/outer-rim/queries/cards';
import { watchEvidence } from '../helpers/evidence';

const evidence = watchEvidence('outer-rim');

type Type = OuterRimAction['type'];
type Fields = Readonly<Record<string, unknown>>;
export type Player = Partial<Omit<PlacedPlayer, 'id'>>;

/** Players in the order of the table, and where they are when a test does not say. */
const USUAL: Readonly<Record<string, { character: string; at: string }>> = {
  ann: { character: 'boba-fett', at: 'lothal' },
  bob: { character: 'bossk', at: 'takodana' },
  cid: { character: 'ketsu-onyo', at: 'tatooine' },
  dee: { character: 'ig-88', at: 'kessel' },
};

export interface Moment extends Partial<Omit<Position, 'players' | 'moment'>> {
  /** Whose turn it is. Default: ann. */
  by?: string;
  /** Default: the very start of the turn. 'start' of the AI player's turn has no step. */
  step?: 'planning' | 'action' | 'encounter';
  performed?: string[];
  chance?: ChanceMode;
}

export function positionOf(players: Readonly<Record<string, Player>>, moment: Moment = {}): Position {
  const { by = 'ann', step, performed, chance: _chance, ...rest } = moment;
  const named = { ann: {}, ...(rest.goals || players['ai'] ? {} : { bob: {} }), ...players };
  return {
    players: Object.entries(named).map(([id, player]) => ({
      id,
      ...(USUAL[id] ?? { character: 'han-solo', at: 'lothal' }),
      ...(id === 'ai' ? { ai: true } : {}),
      ...player,
    })),
    moment: { player: by, ...(step ? { step } : {}), ...(performed ? { performed } : {}) },
    negotiation: false,
    ...rest,
  };
}

/** The table, or a failed test when such a position cannot be. */
export function table(players: Readonly<Record<string, Player>> = {}, moment: Moment = {}): Table {
  const begun = outerRim.resume(positionOf(players, moment), moment.chance ?? { mode: 'manual' });
  if (E.isLeft(begun)) throw new Error(`no such table: ${begun.left.message} (at ${begun.left.path.join('.')})`);
  return new Table(begun.right.state, [...begun.right.events]);
}

/** A game from its first setup step. */
export function newGame(setup: Partial<OuterRimSetup> = {}, chance: ChanceMode = { mode: 'manual' }): Table {
  const begun = outerRim.begin({ players: ['ann', 'bob'], negotiation: false, ...setup }, chance);
  if (E.isLeft(begun)) throw new Error(`no such game: ${begun.left.message} (at ${begun.left.path.join('.')})`);
  return new Table(begun.right.state, [...begun.right.events]);
}

/** The same game after setup: the first player stands before the first turn's planning step. */
export function setUpGame(setup: Partial<OuterRimSetup> = {}, seed = 1): Table {
  const game = newGame(
    { characters: 'random', first: setup.players?.[0] ?? 'ann', ...setup },
    { mode: 'seeded', seed },
  );
  while (game.state.step === 'setup') {
    const [action] = game.legal();
    if (!action) throw new Error('setup is stuck');
    game.takes(action);
  }
  return game;
}

/** A pack in part, laid over the base pack. */
export function pack(part: object): object {
  return { id: 'test', title: 'For a test', extends: 'base', ...part };
}

/** A market card of a test. Default: a gear for 3,000. */
export function card(face: MarketFace, more: Partial<MarketCard> = {}): MarketCard {
  return { id: 'test-card', deck: 'gear-and-mod', cost: 3000, notOn: [], patrol: null, face, ...more };
}

/** An encounter card of the deck of Lothal and Mon Calamari with this story on Lothal. */
export function lothalCard(effects: Effects, more: Partial<EncounterCard['sections'][number]> = {}): EncounterCard {
  return {
    id: 'deck-lothal-1',
    deck: 'deck-lothal',
    sections: [
      { space: 'lothal', title: 'A story', effects, ...more },
      { space: 'mon-calamari', title: 'Another story', effects: [{ do: 'gain', credits: 99000 }] },
    ],
  };
}

/** Ann, on Lothal, has drawn an encounter card with these effects and resolves them. */
export function resolving(
  effects: Effects,
  players: Readonly<Record<string, Player>> = {},
  more: Moment & { section?: Partial<EncounterCard['sections'][number]> } = {},
): Table {
  const { section, pack: given, ...moment } = more;
  const part = { ...(given as object | undefined), encounters: [lothalCard(effects, section)] };
  const set = {
    step: 'encounter' as const,
    encounters: { 'deck-lothal': ['deck-lothal-1'] },
    ...moment,
    pack: pack(part),
  };
  return table(players, set).does('encounter-space');
}

export class Table {
  constructor(
    public state: OuterRimState,
    /** Everything that happened since the table was set. */
    public readonly events: OuterRimEvent[] = [],
  ) {
    evidence.told(events);
  }

  /** Takes the one legal action of this type that has these fields. */
  does(type: Type, fields: Fields = {}): this {
    const fitting = this.legal(type).filter((action) => hasFields(action, fields));
    const only = fitting[0];
    if (fitting.length !== 1 || !only)
      throw new Error(`${fitting.length} answers fit ${type} ${JSON.stringify(fields)}. ${this.situation()}`);
    return this.takes(only);
  }

  /** Takes exactly this action. */
  takes(action: OuterRimAction): this {
    const next = outerRim.reduce(this.state, action);
    if (E.isLeft(next)) throw new Error(`refused: ${next.left.message} ${this.situation()}`);
    this.state = next.right.state;
    evidence.told(next.right.events);
    this.events.push(...next.right.events);
    return this;
  }

  /** The dice show these faces, in any order. */
  rolls(...faces: ('hit' | 'crit' | 'focus' | 'blank')[]): this {
    return this.does('roll', { faces: [...faces].sort() });
  }

  /** The card, contact or tile that comes up is this one. */
  draws(drawn: string): this {
    return this.does('draw', { card: drawn });
  }

  /** Chance chooses this one: an id, or an action of the AI player. */
  chances(chosen: Json): this {
    return this.does('choose-at-random', { chosen });
  }

  /** An ability by its entry: `use action`, `may when dice-rolled`. */
  uses(ability: string, fields: Fields = {}): this {
    return this.does('use-ability', { ability, ...fields });
  }

  declines(ability: string, fields: Fields = {}): this {
    return this.does('decline', { ability, ...fields });
  }

  /** Moves through these spaces, and stops if there are spaces left. */
  goes(...spaces: string[]): this {
    for (const space of spaces) this.does('move-to', { space });
    return this.offers('stop-moving') ? this.does('stop-moving') : this;
  }

  /** Chance answers with its first possibility as long as it is asked, so that a test can look at what comes after. */
  lets(): this {
    while (this.by[0] === 'chance') this.takes(this.legal()[0] as OuterRimAction);
    return this;
  }

  get asks(): string {
    return outerRim.decision(this.state).asks;
  }

  get by(): readonly string[] {
    return outerRim.decision(this.state).by;
  }

  /** The procedures in progress, outermost first. */
  get within(): readonly string[] {
    return outerRim.decision(this.state).within;
  }

  /** Legal actions, of one type if given. */
  legal<T extends Type = Type>(type?: T): Extract<OuterRimAction, { type: T }>[] {
    const { actions } = outerRim.allLegalActions(this.state);
    return actions.filter((each) => type === undefined || each.type === type) as Extract<OuterRimAction, { type: T }>[];
  }

  /** Types of the legal actions, each once. */
  get options(): string[] {
    return [...new Set(this.legal().map((each) => each.type))].sort();
  }

  offers(type: Type, fields: Fields = {}): boolean {
    return this.legal(type).some((action) => hasFields(action, fields));
  }

  /** Why exactly this action is refused; null: it is legal. */
  whyNot(action: object): Rejection | null {
    return evidence.refused(outerRim.whyNot(this.state, fromOutside(action)));
  }

  /** Why the one candidate like this is refused: its code. Undefined: nothing like it is thought of. */
  refusal(type: Type, fields: Fields = {}): string | null | undefined {
    const question = outerRim.question(this.state);
    const found = question?.candidates.find((each) => each.action.type === type && hasFields(each.action, fields));
    return found === undefined ? undefined : (evidence.refused(found.not)?.code ?? null);
  }

  player(id = 'ann'): OuterRimPlayer {
    const found = this.state.players.find((each) => each.id === id);
    if (!found) throw new Error(`no player '${id}'`);
    return found;
  }

  /** Ids of a player's cards in slots, without their origin. */
  cards(id = 'ann'): string[] {
    return this.player(id).cards.map((each) => each.card);
  }

  slots(id = 'ann'): { slot: Slot; card: string | null }[] {
    return slotsWithCards(this.state, this.player(id));
  }

  /** The slot that a card lies in. */
  slotOf(cardName: string, id = 'ann'): Slot | undefined {
    return this.slots(id).find((each) => each.card?.endsWith(`/${cardName}`))?.slot;
  }

  market(deck: string): OuterRimState['markets'][number] {
    const found = this.state.markets.find((each) => each.deck === deck);
    if (!found) throw new Error(`no market deck '${deck}'`);
    return found;
  }

  encounterDeck(name: string): OuterRimState['encounterDecks'][number] {
    const found = this.state.encounterDecks.find((each) => each.name === name);
    if (!found) throw new Error(`no encounter deck '${name}'`);
    return found;
  }

  contactAt(place: string): ContactToken | undefined {
    return this.state.contacts.find(({ at }) => typeof at === 'object' && 'place' in at && at.place === place);
  }

  /** The token of a contact, wherever it is. */
  contact(id: string): ContactToken | undefined {
    return this.state.contacts.find((token) => token.contact === id);
  }

  patrol(faction: string): OuterRimState['patrols'][number] {
    const found = this.state.patrols.find((each) => each.faction === faction);
    if (!found) throw new Error(`no ${faction} patrol`);
    return found;
  }

  happened<T extends OuterRimEvent['type']>(type: T): Extract<OuterRimEvent, { type: T }>[] {
    return this.events.filter((each) => each.type === type) as Extract<OuterRimEvent, { type: T }>[];
  }

  /** Position of the first event of this type with these fields among all; -1: it did not happen. */
  when(type: OuterRimEvent['type'], fields: Fields = {}): number {
    return this.events.findIndex((event) => event.type === type && hasFields(event, fields));
  }

  /** What is asked now, for messages. */
  situation(): string {
    const { asks, by, within, step } = outerRim.decision(this.state);
    const legal = this.legal()
      .slice(0, 40)
      .map((each) => JSON.stringify(each));
    return `Asked: ${asks} (by ${by.join(', ')}; ${within.join(' > ')}, ${step}). Legal: ${legal.join('\n')}`;
  }
}

function hasFields(thing: object, fields: Fields): boolean {
  return Object.entries(fields).every(([key, value]) => sameJson(value, (thing as Record<string, unknown>)[key]));
}
