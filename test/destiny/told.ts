/**
 * What every step of every table in these tests must keep to: what changes on the table is told, and an action that changes something is no pass
 * (des.passing.03). So whatever a test is about, it fails where an effect is silent or does not count.
 */
import { canonicalJson } from '../../src/core';
import type { DestinyEvent, DestinyState } from '../../src/destiny';

type Lying = DestinyState['cards'][number] | DestinyState['dice'][number];

/** Every text in the events: ids of cards, dice and players. */
function namesIn(events: readonly unknown[]): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') names.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  events.forEach(visit);
  return names;
}

/** A card without what is told of its dice. */
const itself = (card: DestinyState['cards'][number]): typeof card => ({ ...card, secondDie: false });

/** What came, went or lies otherwise, without name: neither it nor what it belongs to or lies on, before or after. */
function unnamed<T extends Lying>(before: readonly T[], after: readonly T[], names: ReadonlySet<string>): string[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.filter((id) => {
    const [was, is] = [before, after].map((list) => list.find((each) => each.id === id));
    if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return false;
    // A defeated character that returns to play is another card from then on.
    if (!is && was?.zone === 'set-aside') return false;
    const near = [was, is].flatMap((each) => (each ? [each.on, 'card' in each ? each.card : null] : []));
    return ![id, ...near].some((each) => names.has(each ?? ''));
  });
}

/** Resources, damage and shields are what they were and what the events say came and went. */
function amounts(state: DestinyState): Map<string, number> {
  const { players, cards } = state;
  return new Map([
    ...players.map(({ id, resources }): [string, number] => [`resources of ${id}`, resources]),
    ...cards.flatMap(({ id, damage, shields }): [string, number][] => [
      [`damage on ${id}`, damage],
      [`shields of ${id}`, shields],
    ]),
  ]);
}

function come(event: DestinyEvent): [of: string, amount: number][] {
  switch (event.type) {
    case 'resources-gained':
      return [[`resources of ${event.player}`, event.amount]];
    case 'resources-lost':
    case 'resources-spent':
      return [[`resources of ${event.player}`, -event.amount]];
    case 'resources-given':
      return [
        [`resources of ${event.player}`, -event.amount],
        [`resources of ${event.to}`, event.amount],
      ];
    case 'shields-gained':
      return [[`shields of ${event.character}`, event.amount]];
    case 'shields-removed':
      return [[`shields of ${event.character}`, -event.amount]];
    case 'shields-moved':
      return [
        [`shields of ${event.from}`, -event.amount],
        [`shields of ${event.to}`, event.amount],
      ];
    case 'damage-blocked':
      return event.by === 'shields' ? [[`shields of ${event.character}`, -event.amount]] : [];
    case 'damage-taken':
      return [[`damage on ${event.character}`, event.amount]];
    case 'healed':
      return [[`damage on ${event.character}`, -event.amount]];
    case 'damage-moved':
      return [
        [`damage on ${event.from}`, -event.amount],
        [`damage on ${event.to}`, event.amount],
      ];
    case 'counter-placed':
      return [[event.counter === 'damage' ? `damage on ${event.card}` : `shields of ${event.card}`, event.amount]];
    default:
      return [];
  }
}

/** Dice are told when all of a roll lie there, and what setup lays out when it is done. */
export function isAllTold({ phase, stack }: DestinyState): boolean {
  return phase !== 'setup' && !stack.some(({ procedure }) => procedure === 'roll dice');
}

/** What changed from one state to another where all is told, and no event between them tells. */
export function untold(before: DestinyState, after: DestinyState, events: readonly DestinyEvent[]): string[] {
  const told = (...types: DestinyEvent['type'][]): boolean => events.some(({ type }) => types.includes(type));
  if (told('player-eliminated', 'game-ended')) return [];
  const names = namesIn(events);
  const [old, now] = [amounts(before), amounts(after)];
  const sums = [...now].flatMap(([of, is]) => {
    const was = old.get(of) ?? 0;
    const expected = events.flatMap(come).reduce((sum, [what, amount]) => (what === of ? sum + amount : sum), was);
    // A defeated character is set aside without its tokens.
    return is === expected || told('defeated') ? [] : [`${of}: ${was}, then ${is}`];
  });
  return [
    ...unnamed(before.cards.map(itself), after.cards.map(itself), names),
    ...unnamed(before.dice, after.dice, names),
    ...sums,
    ...(after.delayed.length > before.delayed.length && !told('effect-delayed') ? ['a delayed effect'] : []),
    ...(after.additional.length > before.additional.length && !told('additional-action-gained')
      ? ['an additional action']
      : []),
    ...(before.battlefield.code !== after.battlefield.code && !told('battlefield-switched', 'battlefield-chosen')
      ? ['another battlefield']
      : []),
    ...(before.battlefield.controller !== after.battlefield.controller &&
    !told('battlefield-taken', 'battlefield-chosen')
      ? ['another controller of the battlefield']
      : []),
  ];
}

/** What lies on the table, whatever is known of it. */
function lying({ cards, dice, players, battlefield, limbo, delayed, additional }: DestinyState): string {
  const piles = players.map(({ deck, ...rest }) => ({
    ...rest,
    deck: [...deck.top, ...deck.unknown, ...deck.bottom].sort(),
  }));
  return canonicalJson({ cards, dice, piles, battlefield, limbo, delayed, additional });
}

/** Did an action that changed something count as a pass? `start`: the state when it was taken. */
export function passedThough(start: DestinyState, after: DestinyState, events: readonly DestinyEvent[]): boolean {
  const passed = events.some((each) => each.type === 'passed' && each.why === 'nothing-changed');
  return passed && !events.some(({ type }) => type === 'phase-ended') && lying(start) !== lying(after);
}
