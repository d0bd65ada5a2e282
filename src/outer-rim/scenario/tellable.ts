/**
 * What of a state words have to bring back. Left aside is what nothing depends on any more: how the game was set up, the order of what lies
 * about, which of the navpoints (they share their sections) a card is from, how many secrets somebody had before those that are left, who gave
 * whom credits.
 */
import { canonicalJson, type Json } from '../../core';
import { sectionFor } from '../queries/cards';
import type { OuterRimPlayer, OuterRimState } from '../model/state';

export function tellable(state: OuterRimState): Json {
  const { chance: _chance, events: _events, depth: _depth, options, ...table } = state;
  const { fame, negotiation, readings } = options;
  const told = {
    ...table,
    options: state.active === null ? options : { fame, negotiation, ...(readings && { readings }) },
    players: state.players.map((player) => withSections(state, player)),
    contacts: inOrder(
      state.contacts.map(({ at, ...token }) => (at === 'box' ? { ...token, at, ...GONE } : { ...token, at })),
    ),
    ...Object.fromEntries(HEAPS.map((heap) => [heap, inOrder<unknown>(state[heap])])),
  };
  return renamed(told as unknown as Json, numbersOfSecrets(state));
}

/** Lists whose order says nothing. */
const HEAPS = ['inPlay', 'used', 'box', 'databank', 'shipSupply', 'patrols', 'patrolStacks', 'unseen'] as const;

/** How a token lies in the box does not matter. */
const GONE = { faceup: true, knownTo: [] };

function inOrder<A>(list: readonly A[]): A[] {
  return list
    .map((each) => [canonicalJson(each), each] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each);
}

function withSections(state: OuterRimState, player: OuterRimPlayer): OuterRimPlayer {
  const section = <A extends { card: string; space: string | null }>(each: A): A =>
    each.space === null ? each : { ...each, space: sectionFor(state, each.card, each.space)?.space ?? each.space };
  const { givenBy: _givenBy, ...told } = player;
  return {
    ...told,
    cards: player.cards.map((owned) => (owned.from === 'encounter' ? section(owned) : owned)),
    secrets: player.secrets.map(section),
    secretsGained: player.secrets.length,
  };
}

/** `ann/secret-4` is the second that ann has left: `ann/secret-2`. */
function numbersOfSecrets({ players }: OuterRimState): ReadonlyMap<string, string> {
  return new Map(players.flatMap(({ id, secrets }) => secrets.map((each, i) => [each.id, `${id}/secret-${i + 1}`])));
}

/** With other names for the things whose ids these are, also where an id tells of a part of it (`ann/secret-4#0`). */
function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') {
    const [holder = '', ...part] = value.split('#');
    return [names.get(holder) ?? holder, ...part].join('#');
  }
  if (Array.isArray(value)) return (value as Json[]).map((each) => renamed(each, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each as Json, names)]));
}
