/** The second argument of all of them: what is wrong with it is answered with its place, and nothing throws. */
import * as armada from '../../src/odds/armada';
import * as destiny from '../../src/odds/destiny';
import * as outerRim from '../../src/odds/outer-rim';
import * as miniatures from '../../src/odds/miniatures';
import * as xwing from '../../src/odds/xwing';
import { named } from '../destiny/decks';

const corvette = { card: 'cr90-corvette-a' };
const attack: armada.Attack = { attacker: corvette, defender: corvette, range: 'long' };
const roll = { characters: [{ card: named('Padawan').code }], target: { card: named('Qui-Gon Jinn').code } };
const shot = { attacker: { card: 'old-republic-recruit' }, target: { card: 'battle-droid-clone-strike' }, squares: 4 };
const fight: outerRim.Combat = { combat: 'ship', attacker: { character: 'bossk' }, defender: { patrol: 'hutt' } };
const pass: xwing.Attacks = { attackers: [{ pilot: 'academypilot', range: 2 }], defender: { pilot: 'academypilot' } };

const most = (): number => 1;

/** Each with its two wishes, and one of another game. */
const modules = [
  ['armada', (options: unknown) => armada.attackOdds(attack, options as never), 'attacker', 'defender', 'roller'],
  ['destiny', (options: unknown) => destiny.rollOdds(roll, options as never), 'roller', 'opponent', 'attacker'],
  ['miniatures', (options: unknown) => miniatures.attackOdds(shot, options as never), 'attacker', 'target', 'defender'],
  ['outer rim', (options: unknown) => outerRim.combatOdds(fight, options as never), 'attacker', 'defender', 'roller'],
  ['xwing', (options: unknown) => xwing.attackOdds(pass, options as never), 'attacker', 'defender', 'target'],
] as const;

describe.each(modules)('%s', (_name, odds, own, other, foreign) => {
  const refused = (options: unknown, ...path: string[]) =>
    expect(odds(options)).toMatchObject({
      _tag: 'Left',
      left: { code: 'malformed', message: expect.stringMatching(/^\S+: ./) as string, path },
    });

  test('options that are none, or have a field that is not known', () => {
    for (const none of [null, 7, 'any', [], most, new Map()]) refused(none);
    refused({ zork: 1 }, 'zork');
    refused({ [foreign]: 'any' }, foreign);
    const throwing = { get: () => void 0 };
    Object.defineProperty(throwing, 'of', { enumerable: true, get: () => JSON.parse('{') as never });
    refused(throwing);
  });

  test.each([own, other])('the wish %s', (who) => {
    for (const wish of ['x', null, {}, [], 1, most]) refused({ [who]: wish }, who);
    refused({ [who]: { most: 1 } }, who, 'most');
    refused({ [who]: { least: null } }, who, 'least');
    refused({ [who]: { most, least: most } }, who, 'least');
  });

  test('what `of` is, and what it gives', () => {
    for (const of of ['x', { most }, null, 1]) refused({ of }, 'of');
    for (const given of [NaN, Infinity, undefined, most, 1n, { deep: NaN }, new Date(0)])
      refused({ of: () => given }, 'of');
    const thrown = new Error('its own');
    const of = (): never => {
      throw thrown;
    };
    expect(() => odds({ of })).toThrow(thrown);
  });

  test('how many states', () => {
    for (const states of [0, -1, NaN, '5', 1.5, Infinity, null]) refused({ states }, 'states');
  });

  test('how likely a way is at least that is walked', () => {
    for (const neglect of [-1, NaN, 2, '0', null]) refused({ neglect }, 'neglect');
    const all = odds({ of: () => null, neglect: 1 });
    expect(all).toMatchObject({ _tag: 'Right', right: { outcomes: [], neglected: 1 } });
  });

  test('what is right, or undefined, is taken', () => {
    const left = { of: undefined, states: undefined, neglect: undefined, [own]: undefined, [other]: undefined };
    expect(odds(left)).toMatchObject({ _tag: 'Right' });
    const given = { of: () => null, states: 100_000, neglect: 0, [own]: { most }, [other]: { least: most } };
    expect(odds(given)).toMatchObject({ _tag: 'Right', right: { outcomes: [{ value: null }] } });
  });
});
