/** What is true on a table: elite, keywords, costs, copies of unique cards, what dice show; each with a case on either side. */
import { hasKeyword, isElite, type Keyword } from '../../../src/destiny/queries/cards';
import { mayAct } from '../../../src/destiny/queries/claim';
import { costToPlay, currentCost, playOf, type Playing } from '../../../src/destiny/queries/cost';
import { otherSides, shows, sideOf, symbolOf, valueOf } from '../../../src/destiny/queries/dice';
import { cannotAfford, cannotPlay, replaceable } from '../../../src/destiny/queries/play-a-card';
import { secondUnique, uniqueTwice } from '../../../src/destiny/queries/uniqueness';
import { P1, P2, codeOf, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const state = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more }).state;
const SABER = "Luke Skywalker's Lightsaber";

test('elite is who has two dice of its own, wherever they lie [des.character.07]', () => {
  const s = state({
    characters: [
      die('Jango Fett', '2 ranged', null),
      { ...die('Luke Skywalker', null), upgrades: ['Holdout Blaster'] },
      { ...die('Rey', '1 melee'), upgrades: ['Holdout Blaster', 'Holdout Blaster'] },
    ],
  });
  expect(['jango-fett', 'luke-skywalker', 'rey'].map((id) => isElite(s, id))).toEqual([true, false, false]);
});

test('a card has a keyword or has not, however often it gets it [des.keywords.01, des.keywords.02]', () => {
  const s = state({
    characters: [
      { card: 'Rebel Trooper', upgrades: ['Personal Escort', 'Holdout Blaster', 'Datapad'] },
      { card: 'Hired Gun', upgrades: ['Personal Escort'] },
      'Padawan',
    ],
  });
  const has = (keyword: Keyword) => s.cards.map(({ id }) => id).filter((id) => hasKeyword(s, id, keyword));
  expect(has('guardian').sort()).toEqual(['hired-gun', 'rebel-trooper']);
  expect([has('ambush'), has('redeploy')]).toEqual([['holdout-blaster'], ['holdout-blaster']]);
});

describe('what a card costs', () => {
  const s = state({ characters: [{ card: 'Hired Gun', upgrades: ['Datapad', 'Mind Probe'] }], resources: 1 });
  const cost = (card: string, how: Playing = {}, replacing: string | null = null) =>
    costToPlay(s, { ...playOf(P1, codeOf(card), how), replacing });

  test('what is printed, less what is taken off, and never below nothing [des.decrease.01, des.free.01]', () => {
    expect(cost('Lightsaber')).toBe(3);
    expect([cost('Lightsaber', { less: 1 }), cost('Lightsaber', { less: 3 }), cost('Lightsaber', { less: 9 })]).toEqual(
      [2, 0, 0],
    );
    expect([cost('Lightsaber', { free: true }), cost('Lightsaber', { free: false, less: 0 })]).toEqual([0, 3]);
  });

  test('less what the replaced upgrade cost [des.play-a-card.11, des.upgrade.02]', () => {
    expect(cost('Lightsaber', {}, 'datapad')).toBe(cost('Lightsaber') - cost('Datapad'));
    expect(cost('Datapad', {}, 'mind-probe')).toBe(0);
  });

  test('an upgrade may be replaced, or none [des.upgrade.02]', () => {
    const on = (id: string) => replaceable(s, playOf(P1, codeOf('Lightsaber'), { on: id }));
    expect([on('hired-gun'), on('hired-gun-2')]).toEqual([[null, 'datapad', 'mind-probe'], [null]]);
    const bare = state({ characters: ['Hired Gun'], resources: 3 });
    expect(cannotAfford(bare, playOf(P1, codeOf('Lightsaber')))).toBeNull();
    expect(
      cannotAfford(
        { ...bare, players: bare.players.map((each) => ({ ...each, resources: 2 })) },
        playOf(P1, codeOf('Lightsaber')),
      ),
    ).toMatchObject({ code: 'too-expensive', facts: { cost: 3, resources: 2 } });
  });

  test('what could still be used to pay counts for whether it may be played, not for what it costs [des.decrease.01, des.play-a-card.04]', () => {
    const jedi = state({ characters: ['Padawan'], supports: ['It Binds All Things'], resources: 2 });
    const play = playOf(P1, codeOf('Force Throw'));
    expect([costToPlay(jedi, play), costToPlay(jedi, play, 'possible cost')]).toEqual([3, 2]);
    expect([currentCost(jedi, P1, codeOf('Force Throw')), cannotAfford(jedi, play)]).toEqual([3, null]);
  });
});

describe('where an upgrade may go', () => {
  const s = state({ characters: ['Rebel Trooper', 'Padawan'], resources: 9 });
  const whyNot = (card: string, on?: string) =>
    cannotPlay(s, playOf(P1, codeOf(card), on === undefined ? {} : { on }))?.code ?? null;

  test('to a character of the color, the one that is meant if one is [des.play-restrictions.02, des.play-restrictions.01]', () => {
    expect(whyNot('One With The Force')).toBeNull();
    expect(whyNot('One With The Force', 'padawan')).toBeNull();
    expect(whyNot('One With The Force', 'rebel-trooper')).toBe('play-restriction');
    expect(whyNot('One With The Force', 'hired-gun')).toBe('play-restriction');
    expect(whyNot('Datapad', 'hired-gun')).toBe('nobody-to-attach-to');
  });
});

describe('unique cards', () => {
  const with_ = (supports: string[], theirs: string[] = []) => state({ supports }, { supports: theirs });
  const second = (s: ReturnType<typeof state>, card: string) => secondUnique(s, P1, codeOf(card))?.code ?? null;

  test('one copy of a unique card for each player, of others any number [des.uniqueness.04]', () => {
    expect(second(with_(['Millennium Falcon']), 'Millennium Falcon')).toBe('unique-in-play');
    expect(second(with_(['AT-ST'], ['Millennium Falcon']), 'Millennium Falcon')).toBeNull();
    expect(second(with_(['AT-ST']), 'AT-ST')).toBeNull();
  });

  test('two copies under one control are too many, of a unique card that is in play [des.uniqueness.06]', () => {
    const carried = (...upgrades: string[]) => ({ card: 'Hired Gun', upgrades });
    const twice = (mine: Side, theirs: Side = {}) => uniqueTwice(state(mine, theirs), P1);
    expect(
      twice({ characters: [carried(SABER, 'Lightsaber', 'Lightsaber')] }, { characters: [carried(SABER)] }),
    ).toEqual([]);
    expect(twice({ characters: [carried(SABER), carried('Datapad')], supports: ['AT-ST', 'AT-ST'] })).toEqual([]);
    const t = destinyTable({
      p1: { characters: [carried(SABER), carried('Datapad')] },
      p2: { characters: [carried(SABER)] },
    });
    const taken = (zone: 'play' | 'waiting') => ({
      ...t.state,
      cards: t.state.cards.map((each) =>
        each.type === 'upgrade' && each.controller === P2 ? { ...each, controller: P1, zone } : each,
      ),
    });
    expect(uniqueTwice(taken('play'), P1)).toEqual(['luke-skywalkers-lightsaber', 'luke-skywalkers-lightsaber-2']);
    expect([uniqueTwice(taken('waiting'), P1), uniqueTwice(taken('play'), P2)]).toEqual([[], []]);
  });
});

describe('what a die shows', () => {
  const s = state({
    characters: [die('Jango Fett', '+1 resource', null), die('IG-88', 'special')],
    supports: [die('Launch Bay', 'X shield')],
    hand: ['Dodge'],
  });
  const of = (id: string) => s.dice.find((each) => each.id === id)!;

  test('a side once it lies in a pool, nothing on its card [des.showing.04, des.showing.03]', () => {
    expect(sideOf(of('jango-fett.1'))).toMatchObject({ symbol: 'resource', value: 1, modifier: true });
    expect([
      symbolOf(of('jango-fett.1')),
      shows(of('jango-fett.1'), 'ranged', 'resource'),
      shows(of('jango-fett.1'), 'ranged'),
    ]).toEqual(['resource', true, false]);
    expect([sideOf(of('jango-fett.2')), symbolOf(of('jango-fett.2')), shows(of('jango-fett.2'), 'resource')]).toEqual([
      null,
      null,
      false,
    ]);
  });

  test('a value, or none [des.value.01, des.value.02, des.special-symbol.02]', () => {
    expect(['jango-fett.1', 'jango-fett.2', 'ig-88.1'].map((id) => valueOf(s, of(id)))).toEqual([1, 0, 0]);
  });

  test('X as the die says it, whether or not its card is in play [des.inherent-dice-abilities.01, des.value.01]', () => {
    expect(valueOf(s, of('launch-bay.1'))).toBe(1);
    const apart = {
      ...s,
      dice: s.dice.map((each) => (each.id === 'launch-bay.1' ? { ...each, card: null, passing: true } : each)),
    };
    expect(
      valueOf(
        apart,
        apart.dice.find((each) => each.id === 'launch-bay.1')!,
      ),
    ).toBe(1);
  });

  test('every other side is one to turn it to [des.turning-dice.02]', () => {
    expect([otherSides(s, 'jango-fett.1'), otherSides(s, 'jango-fett.2')]).toEqual([
      [0, 1, 2, 3, 5],
      [0, 1, 2, 3, 4, 5],
    ]);
  });
});

test('who claimed takes no more actions, who did not does [des.claim-the-battlefield.04]', () => {
  const s = state({}, {}, { claimedBy: P1, turn: P2 });
  expect([mayAct(s, P1), mayAct(s, P2)]).toEqual([false, true]);
});
