/** Sentences of games as people read them: names as printed where the game itself has ids. The one place where rulings get their names from. */
import { textOf, type PlayerId, type Reason, type Sentence } from '../core';
import type { AnyWords } from './language';
import { joined, type Telling } from './telling';

/** What a language says of names, and what the players are called where people play; default: as in the game. */
export type Naming = Pick<AnyWords, 'named' | 'nameOf' | 'abilityName' | 'abilitiesBySource'> & {
  players?: PlayerNames;
};

/** What people call players, by their ids. */
export type PlayerNames = Readonly<Record<PlayerId, string>>;

/** `state`: the one that the sentence speaks of; null: there is none, for the file's table cannot be. */
export function inWords(naming: Naming, said: string | Sentence, state: unknown): string {
  return textOf(said, (spoken) => {
    if ('ability' in spoken) return abilityInWords(naming, spoken.ability, spoken.source, state);
    if (typeof spoken.is === 'number') return figure(spoken.is);
    const name = naming.named?.(spoken.is, state) ?? spoken.is;
    return name === spoken.is ? playerName(naming.players, name) : withPlayers(name, naming.players);
  });
}

/** A telling as one text; players by their names. */
export function withPlayers(said: Telling, players: PlayerNames = {}): string {
  return textOf(said, (spoken) => ('is' in spoken ? playerName(players, String(spoken.is)) : spoken.ability));
}

function playerName(players: PlayerNames = {}, id: string): string {
  return Object.hasOwn(players, id) ? (players[id] ?? id) : id;
}

/** What is being decided. */
export function asksInWords({ game, ...naming }: Naming & Pick<AnyWords, 'game'>, state: unknown): string {
  const { asks, parts } = game.decision(state);
  return inWords(naming, parts ?? asks, state);
}

/** The same, for a sentence of which it is a part: players are still kept apart. */
export function asksOf({ game, ...naming }: Naming & Pick<AnyWords, 'game'>, state: unknown): Telling {
  const { asks, parts } = game.decision(state);
  return parts === undefined ? asks : spelledOut(naming, parts, state);
}

/** With the names of all but players. */
function spelledOut(naming: Naming, said: Sentence, state: unknown): Telling {
  return joined(
    said.map((part) => {
      if (typeof part === 'string') return part;
      const name = inWords(naming, [part], state);
      return 'is' in part && name === part.is ? part : name;
    }),
  );
}

/** Why something is refused, or came about. */
export function whyInWords(
  naming: Naming,
  { message, parts }: Pick<Reason, 'message' | 'parts'>,
  state: unknown,
): string {
  return inWords(naming, parts ?? message, state);
}

/** A sentence within another: without its full stop. */
export function withinSentence(said: string): string {
  return said.replace(/\.$/, '');
}

export function abilityInWords(naming: Naming, ability: string, source: string, state: unknown): string {
  if (state === null) return ability;
  if (naming.abilityName) return withPlayers(naming.abilityName(ability, source, state), naming.players);
  const on = naming.nameOf?.(source, state) ?? source;
  const kind = ability.split('/').at(-1) ?? ability;
  return naming.abilitiesBySource ? `the ability '${kind}' of ${on}` : `'${ability}' of ${on}`;
}

/** `12,000`. */
export function figure(amount: number): string {
  return !Number.isInteger(amount) ? String(amount) : String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
}
