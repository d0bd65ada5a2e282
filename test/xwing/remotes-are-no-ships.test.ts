/** No ability of a third ship that speaks of ships works on a remote that defends: looked at for every ability there is (xw.remote-attack.02, .03). */
import * as E from 'fp-ts/lib/Either';
import { type AnyAbility, type Json } from '../../src/core';
import { tablesOf } from '../../src/core/engine/tables';
import { headingFromDegrees } from '../../src/core/geometry';
import { xwing, type Xwing, type XwingAction, type XwingState } from '../../src/xwing';
import { makeShip } from '../../src/xwing/begin/make-ship';
import { engine } from '../../src/xwing/engine';
import { pilots } from '../../src/xwing/facts';
import type { Ship } from '../../src/xwing/model/state';
import { carriersOn } from '../../src/xwing/queries/carriers';
import { currentAttack } from '../../src/xwing/queries/attack';
import { integersFrom } from '../../src/play';
import { positionOf } from './table';

type Entry = AnyAbility<Xwing>;
/** Something that abilities were asked or told of while the remote defended. */
type Moment = {
  kind: 'before' | 'after' | 'during' | 'modifies' | 'forbids' | 'permits';
  name: string;
  state: XwingState;
  given: readonly unknown[];
};

const { registry } = tablesOf(engine);
const THIRD = 'third';
const CARD = 'pilot:fennrau';

/** Carried by the third ship: it changes nothing, and notes what is asked while the remote defends. */
function witness(seen: Moment[]): Entry[] {
  const noted = new Map<string, number>();
  const note = (kind: Moment['kind'], name: string, state: XwingState, given: readonly unknown[]): void => {
    const key = `${kind} ${name}`;
    const times = noted.get(key) ?? 0;
    if (times === 4 || !isAboutTheRemote(state, given)) return;
    noted.set(key, times + 1);
    seen.push({ kind, name, state: structuredClone(state), given: structuredClone(given) });
  };
  const names = (kind: Moment['kind']): string[] => [...registry[kind].keys()];
  const each = (kind: 'modifies' | 'forbids' | 'permits', answer: (given: readonly unknown[]) => unknown): object =>
    Object.fromEntries(
      names(kind).map((name) => [
        name,
        (state: XwingState, _self: unknown, ...given: unknown[]) => {
          note(kind, name, state, given);
          return answer(given);
        },
      ]),
    );
  const base = { card: CARD, rules: ['xw.timing.05'] };
  return [
    ...(['before', 'after'] as const).map((timing) => ({
      ...base,
      id: `witness ${timing}`,
      on: { timing, events: names(timing) },
      when: (state: XwingState, { event }: { event: { type: string } }) => {
        note(timing, event.type, state, [event]);
        return false;
      },
    })),
    ...names('during').map((window) => ({
      ...base,
      id: `witness ${window}`,
      during: window,
      when: (state: XwingState) => {
        note('during', window, state, []);
        return false;
      },
    })),
    { ...base, id: 'witness values', modifies: each('modifies', ([value]) => value) },
    { ...base, id: 'witness bans', forbids: each('forbids', () => null) },
    { ...base, id: 'witness permits', permits: each('permits', () => false) },
  ] as unknown as Entry[];
}

/** It defends, or something happens to it or is asked of it. */
function isAboutTheRemote(state: XwingState, [first, about]: readonly unknown[]): boolean {
  const isIt = (of: unknown): boolean => (of as { ship?: unknown } | null)?.ship === 'swarm';
  return currentAttack(state)?.defender === 'swarm' || isIt(first) || isIt(about);
}

/** An attack of red on a remote, with a third ship on this side. */
function attackOnARemote(player: string, seed: number, seen: Moment[]): void {
  const game = xwing.with({ abilities: witness(seen) });
  const begun = game.resume(
    positionOf({
      ships: {
        red: { at: [450, 300], upgrades: ['protontorpedoes'], damage: { facedown: 1 } },
        tie: { player: 'p2', at: [850, 850] },
        [THIRD]: { player, pilot: 'fennrau', at: [380, 450] },
      },
      devices: { swarm: { kind: 'buzz-droid-swarm', player: 'p2', at: [450, 450] } },
      locks: [['red', 'swarm']],
      moment: { phase: 'engagement', ship: 'red' },
    }),
    { mode: 'manual' },
  );
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  let { state } = begun.right;
  const random = integersFrom(seed);
  for (let i = 0; i < 60 && state.phase === 'engagement'; i++) {
    const { actions } = game.allLegalActions(state);
    const wanted = actions.filter((action) => isOfAttack(action, seed));
    const among = wanted.length > 0 ? wanted : actions;
    const next = game.reduce(state, among[random(among.length)] as XwingAction);
    if (E.isLeft(next)) throw new Error(next.left.message);
    state = next.right.state;
  }
}

/** Attack the remote; in the first game everything hits. */
function isOfAttack(action: XwingAction, seed: number): boolean {
  if (action.type === 'declare-defender') return action.defender === 'swarm';
  if (action.type === 'roll' && seed === 1) return action.faces.every((face) => face === 'hit' || face === 'blank');
  return action.type === 'choose-weapon';
}

/** The third ship with this card, where and how abilities ask for it: near and far, facing every way, stressed and not. */
function thirdShips(card: string, player: string): Ship[] {
  const [kind, id = ''] = card.split(':');
  const side = id.replace(/\/flipped$/, '');
  const pilot = kind === 'pilot' ? side : kind === 'ship-ability' ? pilotWith(id) : 'fennrau';
  const upgrades = kind === 'upgrade' ? [side] : [];
  const flipped = side === id ? [] : [side];
  const places = [
    [450, 470],
    [380, 450],
    [450, 200],
  ] as const;
  return places.flatMap(([x, y]) =>
    [0, 90, 180, 270].flatMap((degrees) =>
      [0, 1].map((stress): Ship => {
        const ship = makeShip(THIRD, player, pilot, upgrades, 9, flipped);
        const tokens = { ...ship.tokens, stress, focus: 1, calculate: 1, evade: 1, strain: 0 };
        return { ...ship, place: 'table', pose: { x, y, heading: headingFromDegrees(degrees) }, tokens };
      }),
    ),
  );
}

function pilotWith(ability: string): string {
  const found = pilots().find(({ shipAbility }) => shipAbility === ability);
  if (!found) throw new Error(`no ship has ${ability}`);
  return found.id;
}

/** Does it do anything at that moment, or could its controller use it? */
function works(entry: Entry, { kind, name, state, given }: Moment, ship: Ship): boolean {
  const source = carriersOn(ship).find(({ card }) => card === (entry.card ?? entry.id))?.source;
  if (source === undefined) return false;
  const self = { ability: entry.id, source, controller: ship.player };
  const [value] = given;
  if (kind === 'modifies') {
    const change = entry.modifies?.[name as never] as ((...of: unknown[]) => unknown) | undefined;
    return JSON.stringify(change?.(state, self, ...given) ?? null) !== JSON.stringify(value);
  }
  if (kind === 'forbids' || kind === 'permits') {
    const says = entry[kind]?.[name as never] as ((...of: unknown[]) => unknown) | undefined;
    return Boolean(says?.(state, self, ...given));
  }
  const about = { ...self, event: value ?? null } as never;
  if (entry.when && !entry.when(state, about)) return false;
  return (
    !entry.choose || entry.choose(state, about).some((choice: { action: Json; not: unknown }) => choice.not === null)
  );
}

/** Ids of the abilities of a third ship on this side that work while a remote defends, or for what it does. */
function working(player: string): string[] {
  const moments: Moment[] = [];
  for (const seed of [1, 2, 3]) attackOnARemote(player, seed, moments);
  const asked = [...registry.byId.values()].filter((entry) => /^(pilot|ship-ability|upgrade):/.test(cardOf(entry)));
  return asked
    .filter((entry) => {
      const told = moments.filter(({ kind, name }) => registry[kind].get(name)?.has(entry.id));
      return told.length > 0 && worksAtAny(entry, told, thirdShips(cardOf(entry), player));
    })
    .map(({ id }) => id)
    .sort();
}

function worksAtAny(entry: Entry, moments: readonly Moment[], thirds: readonly Ship[]): boolean {
  return moments.some((moment) =>
    thirds.some((ship) => {
      const ships = moment.state.ships.map((each) => (each.id === THIRD ? ship : each));
      return works(entry, { ...moment, state: { ...moment.state, ships } }, ship);
    }),
  );
}

const cardOf = ({ id, card }: Entry): string => card ?? id;

describe('a third ship near a remote that defends', () => {
  test('on the side of the remote: only what speaks of the attacker, or of any ship [xw.remote-attack.02]', () => {
    const ofTheAttacker = ['padme-amidala'];
    const ofAnyShip = ['count-dooku-crew', 'kanan-jarrus-hwk', 'lieutenant-bastian'];
    expect(working('p2')).toEqual([...ofAnyShip, ...ofTheAttacker]);
  });

  test('on the side of the attacker: only what speaks of that friend, of the defender whoever it is, or of any ship [xw.remote-attack.03]', () => {
    const ofTheAttackingFriend = [
      'barriss-offee',
      'captain-jonus',
      'captain-sear',
      'commander-malarus-crew',
      'commander-malarus-xi',
      'emperor-palpatine-attacks',
      'esege-tuketu',
      'hera-syndulla-a-wing',
      'hera-syndulla-b-wing',
      'howlrunner',
      'jan-dodonna',
      'jan-ors',
      'saw-gerrera-pilot',
      'sinker',
    ];
    const ofTheDefenderToo = ['fire-convergence', 'gavin-darklighter', 'seventh-fleet-gunner', 'tn-3465'];
    const ofAnyShip = ['count-dooku-crew', 'kanan-jarrus-hwk', 'lieutenant-bastian'];
    expect(working('p1')).toEqual([...ofTheAttackingFriend, ...ofTheDefenderToo, ...ofAnyShip].sort());
  });
});
