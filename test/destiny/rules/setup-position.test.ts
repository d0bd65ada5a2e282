/** A game that is resumed before its setup: every player brings a battlefield, and none is in use yet. */
import * as E from 'fp-ts/lib/Either';
import { destiny, type PlacedCard, type Position } from '../../../src/destiny';
import { card } from '../../../src/destiny/facts';
import { sideText } from '../../../src/destiny/facts/face';
import { codeOf } from '../table';

const player = (id: string, battlefield?: string) => ({
  id,
  characters: [{ card: codeOf('Hired Gun') }],
  deck: { top: ['Aim', 'Dodge', 'Aim', 'Dodge', 'Aim'].map(codeOf) },
  ...(battlefield ? { battlefield: codeOf(battlefield) } : {}),
});

const resumed = (position: Position) => destiny.resume(position, { mode: 'manual' });

test('known cards are drawn, then players are asked which to shuffle back [des.setup.04, des.setup.05]', () => {
  const begun = resumed({
    players: [player('ann', 'Echo Base'), player('bob', 'Jedi Temple')],
    moment: { phase: 'setup' },
  });
  if (E.isLeft(begun)) throw new Error(begun.left.message);
  const { state } = begun.right;
  expect(state.players.map((each) => each.hand.length)).toEqual([5, 5]);
  expect(destiny.decision(state)).toMatchObject({ by: ['ann', 'bob'], asks: 'cards to shuffle back into the deck' });
  expect([state.round, state.battlefield.code, state.players[0]?.setAside.map((each) => each.code)]).toEqual([
    0,
    null,
    [codeOf('Echo Base')],
  ]);
});

test('in setup everyone needs a battlefield, and after it one must be in use [des.setup.03, des.setup.11, des.battlefield.01]', () => {
  const code = (position: Position) => {
    const begun = resumed(position);
    return E.isLeft(begun) ? [begun.left.code, begun.left.path.join('.')] : null;
  };
  expect(code({ players: [player('ann', 'Echo Base'), player('bob')], moment: { phase: 'setup' } })).toEqual([
    'no-battlefield',
    'players.1.battlefield',
  ]);
  expect(code({ players: [player('ann'), player('bob')] })).toEqual(['no-battlefield', 'battlefield']);
  const field = { card: codeOf('Echo Base'), owner: 'ann', controller: 'ann' };
  const both = [player('ann', 'Echo Base'), player('bob', 'Jedi Temple')];
  expect(code({ players: both, battlefield: field, moment: { phase: 'setup' } })).toEqual([
    'battlefield-in-setup',
    'battlefield',
  ]);
  expect(code({ players: [player('ann', 'Echo Base')], moment: { phase: 'setup' } })).toEqual([
    'player-count',
    'players',
  ]);
});

describe('a game that is resumed in its middle', () => {
  const table = (ann: object = {}, more: Partial<Position> = {}): Position => ({
    players: [{ ...player('ann'), ...ann }, player('bob')],
    battlefield: { card: codeOf('Echo Base'), owner: 'ann', controller: 'ann' },
    ...more,
  });
  const stateOf = (position: Position) => {
    const begun = resumed(position);
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    return begun.right.state;
  };
  const refused = (position: Position) => {
    const begun = resumed(position);
    return E.isLeft(begun) ? [begun.left.code, begun.left.path.join('.'), ...begun.left.rules] : null;
  };
  const support = (placed: Omit<PlacedCard, 'card'>) =>
    table({ supports: [{ card: codeOf('Launch Bay'), ...placed }] });

  test('it is round 1 where nobody says another, and the battlefield can be claimed', () => {
    expect(stateOf(table()).round).toBe(1);
    expect(stateOf(table({}, { round: 4 })).round).toBe(4);
    const { actions } = destiny.allLegalActions(stateOf(table()));
    expect(actions.map((each) => each.type)).toContain('claim');
  });

  test('cards may have names of their own, and what begins with them loads', () => {
    const named = (id: string) => ({
      ...player(id),
      characters: [{ card: codeOf('Hired Gun'), id: `character-${id}` }, { card: codeOf('Hired Gun') }],
    });
    const battlefield = { card: codeOf('Echo Base'), owner: 'ann', controller: 'ann' };
    const begun = resumed({ players: [named('ann'), named('1')], battlefield });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    expect(destiny.load(JSON.parse(JSON.stringify(begun.right.state)))).toEqual(E.right(begun.right.state));
  });

  test('a die lies with any of its six sides up, and with no other [des.die-reference.01]', () => {
    const sides = card(codeOf('Hired Gun'))?.sides ?? [];
    expect(sides).toHaveLength(6);
    for (const side of sides) {
      const lying = { card: codeOf('Hired Gun'), dice: [sideText(side)] };
      const [die] = stateOf(table({ characters: [lying] })).dice;
      expect([die?.zone, sideText(sides[die?.side ?? -1]!)]).toEqual(['pool', sideText(side)]);
    }
    const wrong = table({ characters: [{ card: codeOf('Hired Gun'), dice: ['4 melee'] }] });
    expect(refused(wrong)?.slice(0, 2)).toEqual(['no-such-side', 'players.0.characters.0.dice.0']);
  });

  test('two dice are for who has two point values, or is made elite; another card has one [des.character.06, des.team-building.05, des.upgrade.08]', () => {
    const at = 'players.0.characters.0';
    const team = (name: string, dice: number, ...upgrades: string[]) => {
      const placed = { card: codeOf(name), dice: Array.from({ length: dice }, () => null) };
      return refused(
        table({ characters: [{ ...placed, upgrades: upgrades.map((each) => ({ card: codeOf(each) })) }] }),
      );
    };
    const elite = ['des.character.06', 'des.team-building.05'];
    expect(team('Jango Fett', 2)).toBeNull();
    expect(team('Jango Fett', 3)).toEqual(['too-many-dice', `${at}.dice`, ...elite]);
    expect(team('Tusken Raider', 1)).toBeNull();
    expect(team('Tusken Raider', 2)).toEqual(['too-many-dice', `${at}.dice`, ...elite]);
    expect(team('First Order Stormtrooper', 2, 'Training')).toBeNull();
    const twice = { card: codeOf('Holdout Blaster'), dice: [null, null] };
    const upgrades = { characters: [{ card: codeOf('Hired Gun'), upgrades: [twice] }] };
    expect(refused(table(upgrades))).toEqual(['too-many-dice', `${at}.upgrades.0.dice`, 'des.upgrade.08']);
    const supports = { supports: [{ card: codeOf('AT-ST'), dice: [null, null] }] };
    expect(refused(table(supports))).toEqual(['too-many-dice', 'players.0.supports.0.dice', 'des.support.05']);
  });

  test('damage and shields lie on characters, or as counters where a card keeps them [des.damage.01, des.shields.01, des.support.04]', () => {
    const at = 'players.0.supports.0';
    expect(refused(support({ damage: 1 }))).toEqual(['keeps-no-tokens', `${at}.damage`, 'des.damage.01']);
    expect(refused(support({ shields: 1 }))).toEqual(['keeps-no-tokens', `${at}.shields`, 'des.shields.01']);
    expect(refused(support({}))).toBeNull();
    const muscle = (tokens: object) => table({ supports: [{ card: codeOf('Backup Muscle'), ...tokens }] });
    expect(refused(muscle({ damage: 3 }))).toBeNull();
    expect(refused(muscle({ shields: 1 }))?.[0]).toBe('keeps-no-tokens');
  });

  test('a player has a character that is not defeated [des.winning.02]', () => {
    const fallen = { card: codeOf('Hired Gun'), defeated: true, upgrades: [] };
    expect(refused(table({ characters: [fallen] }))).toEqual([
      'no-characters',
      'players.0.characters',
      'des.winning.02',
    ]);
    expect(refused(table({ characters: [fallen, { card: codeOf('Finn') }] }))).toBeNull();
  });

  const lying = (more: object) =>
    table({ characters: [{ card: codeOf('Hired Gun'), ...more }, { card: codeOf('Finn') }] });
  const upgrades = (...names: string[]) => names.map((each) => ({ card: codeOf(each) }));
  const four = upgrades('Jetpack', 'Survival Gear', 'Lightsaber', 'Comlink');
  const one = 'players.0.characters.0';

  test.each<[string, Position, Position, string, string]>([
    [
      'as much damage as health [des.damage.02]',
      lying({ damage: 8 }),
      lying({ damage: 9 }),
      'defeated',
      `${one}.damage`,
    ],
    [
      'a fourth shield [des.shields.05]',
      lying({ shields: 3 }),
      lying({ shields: 4 }),
      'too-many-shields',
      `${one}.shields`,
    ],
    [
      'a fourth upgrade [des.upgrade.04]',
      lying({ upgrades: four.slice(1) }),
      lying({ upgrades: four }),
      'too-many-upgrades',
      `${one}.upgrades`,
    ],
    [
      'an upgrade on a defeated character [des.defeated-characters.03]',
      lying({ defeated: true }),
      lying({ defeated: true, upgrades: four.slice(3) }),
      'upgrades-on-defeated',
      one,
    ],
    [
      'a second copy of a unique card [des.uniqueness.02]',
      table({ supports: upgrades('Millennium Falcon', 'AT-ST', 'AT-ST') }),
      table({ supports: upgrades('Millennium Falcon', 'AT-ST', 'Millennium Falcon') }),
      'unique-twice',
      'players.0',
    ],
    [
      'an event in play [des.type.01]',
      lying({ upgrades: upgrades('Jetpack') }),
      lying({ upgrades: upgrades('Dodge') }),
      'wrong-type',
      `${one}.upgrades.0.card`,
    ],
    [
      'a support on the team [des.type.01]',
      table({ characters: upgrades('Finn') }),
      table({ characters: upgrades('AT-ST') }),
      'wrong-type',
      `${one}.card`,
    ],
    [
      'a character in hand [des.type.01]',
      table({ hand: [codeOf('Dodge')] }),
      table({ hand: [codeOf('Finn')] }),
      'wrong-type',
      'players.0.hand',
    ],
  ])('%s is refused, and no less than that', (_, legal, illegal, code, path) => {
    expect(refused(legal)).toBeNull();
    expect(refused(illegal)?.slice(0, 2)).toEqual([code, path]);
  });

  test('dice of a defeated character lie in the set-aside zone, and it is in play no more [des.defeated-characters.03, des.defeated-characters.02]', () => {
    const state = stateOf(lying({ defeated: true }));
    expect(state.cards.map(({ code, zone }) => [code, zone])).toContainEqual([codeOf('Hired Gun'), 'set-aside']);
    expect(state.dice.filter((each) => each.code === codeOf('Hired Gun') && each.owner === 'ann')).toEqual([]);
    expect(state.players[0]?.diceAside).toEqual([codeOf('Hired Gun')]);
    const { actions } = destiny.allLegalActions(state);
    expect(actions.flatMap((each) => (each.type === 'activate' ? [each.card] : []))).toEqual(['finn']);
  });

  test('in use is a battlefield, and brought is a battlefield [des.battlefield.01, des.setup.03]', () => {
    const field = { card: codeOf('Aim'), owner: 'ann', controller: 'ann' };
    expect(refused(table({}, { battlefield: field }))?.slice(0, 2)).toEqual(['wrong-type', 'battlefield.card']);
    expect(refused(table({ battlefield: codeOf('Aim') }))?.slice(0, 2)).toEqual([
      'wrong-type',
      'players.0.battlefield',
    ]);
  });

  test('a battlefield that was brought is set aside, unless it is the one in use [des.battlefield.01]', () => {
    const card = codeOf('Echo Base');
    const aside = (owner: string) =>
      stateOf(table({ battlefield: card }, { battlefield: { card, owner, controller: 'ann' } })).players[0]?.setAside;
    expect(aside('ann')).toEqual([]);
    expect(aside('bob')).toMatchObject([{ code: card }]);
  });

  test('a die is set aside for each card of hand, deck and discard pile that has one [des.set-aside-zone.01]', () => {
    const own = ['Jetpack', 'Survival Gear', 'Lightsaber', 'Comlink'].map(codeOf);
    const [one = '', two = '', three = '', four = ''] = own;
    const deck = { top: [two], shuffled: [codeOf('Aim')], bottom: [three] };
    const [ann] = stateOf(table({ hand: [one], deck, discard: [four] })).players;
    expect([...(ann?.diceAside ?? [])].sort()).toEqual([...own].sort());
  });
});
