/** Occasions that abilities answer to: what fits, and what does not. */
import type { Ability, Effects, MarketDeck, Occasion } from '../../src/outer-rim/facts';
import { card, pack, resolving, table, type Player, type Table } from './table';

/** A gear that brings 1,000 credits on this occasion. */
const witness = (on: Occasion): object => ({
  market: [
    card({
      kind: 'gear',
      name: 'Witness',
      abilities: [{ kind: 'when', on, do: [{ do: 'gain', credits: 1000 }] } as Ability],
    }),
  ],
});
const ann: Player = { cards: ['test-card'] };
/** How often it answered while Ann resolved this; the dice show nothing. */
function answers(on: Occasion, effects: Effects, players: Record<string, Player> = {}): number {
  const game = resolving(effects, { ann, ...players }, { pack: witness(on) });
  while (game.state.active === 'ann') {
    const [roll] = game.legal('roll');
    if (!roll) break;
    game.does('roll', { faces: roll.faces.map(() => 'blank') });
  }
  return game.happened('credits-gained').filter((each) => each.from === 'ability').length;
}
const fight = (combat: 'ground' | 'ship'): Effects => [{ do: 'fight', combat, enemy: 'Thug', value: 1 }];
const tests = (skill: 'tech' | 'influence'): Effects => [{ do: 'test', skill }];

describe('combats', () => {
  test('of one type only, if the card says so', () => {
    for (const event of ['combat-begins', 'win-combat'] as const) {
      expect(answers({ event, combat: 'ship' }, fight('ship'))).toBe(1);
      expect(answers({ event, combat: 'ship' }, fight('ground'))).toBe(0);
      expect(answers({ event }, fight('ground'))).toBe(1);
    }
  });

  test('against some opponents only', () => {
    expect(answers({ event: 'win-combat', against: ['enemy', 'patrol'] }, fight('ground'))).toBe(1);
    expect(answers({ event: 'win-combat', against: ['player'] }, fight('ground'))).toBe(0);
  });

  test('rolls of some kinds only', () => {
    expect(answers({ event: 'dice-rolled', in: ['test'] }, tests('tech'))).toBe(1);
    expect(answers({ event: 'dice-rolled', in: ['ground', 'ship'] }, tests('tech'))).toBe(0);
    // The dice of the enemy are not Ann's.
    expect(answers({ event: 'dice-rolled', in: ['ground'] }, fight('ground'))).toBe(1);
  });
});

describe('tests', () => {
  test('of one skill only', () => {
    for (const event of ['test-begins', 'test-failed'] as const) {
      expect(answers({ event, skill: 'influence' }, tests('influence'))).toBe(1);
      expect(answers({ event, skill: 'influence' }, tests('tech'))).toBe(0);
    }
    expect(answers({ event: 'test-passed', skill: 'influence' }, tests('influence'))).toBe(0);
  });

  test('one’s own only', () => {
    const others: Effects = [{ do: 'others', which: 'all', who: {}, effects: tests('tech') }];
    expect(answers({ event: 'test-failed' }, others, { bob: {} })).toBe(0);
  });
});

describe('recovering', () => {
  const healed = (on: object, from: 'character' | 'ship', damage = 1): number => {
    const hurt: Player = { ...ann, damage: { character: 2, ship: 2 } };
    return answers({ event: 'recovered', ...on }, [{ do: 'recover', damage, from }], { ann: hurt });
  };

  test('from what the card says only, and at least as much [or.defeated.09]', () => {
    expect([healed({}, 'character'), healed({}, 'ship')]).toEqual([1, 1]);
    expect([healed({ from: 'ship' }, 'character'), healed({ from: 'ship' }, 'ship')]).toEqual([0, 1]);
    expect([healed({ least: 2 }, 'ship', 1), healed({ least: 2 }, 'ship', 2)]).toEqual([0, 1]);
  });

  test('one’s own only', () => {
    const others: Effects = [
      { do: 'others', which: 'all', who: {}, effects: [{ do: 'recover', damage: 1, from: 'ship' }] },
    ];
    expect(answers({ event: 'recovered' }, others, { bob: { damage: { ship: 2 } } })).toBe(0);
  });
});

describe('cards', () => {
  const bought = (on: Occasion, deck: MarketDeck): number => {
    const market = {
      'gear-and-mod': { top: 'gear-and-mod-ion-cannon', next: ['gear-and-mod-jetpack'] },
      job: { top: 'job-imperial-favor', next: ['job-the-casino-heist'] },
    };
    const icons = [{ id: 'job-the-casino-heist', patrol: null }];
    const game = table(
      { ann: { ...ann, credits: 4000 } },
      { step: 'action', market, pack: pack({ ...witness(on), changes: { market: icons } }) },
    );
    game.does('market').does('discard-nothing').does('buy', { deck });
    if (deck === 'gear-and-mod') game.does('pay');
    return game.happened('credits-gained').length;
  };

  test('of one kind, of one deck', () => {
    expect(bought({ event: 'card-gained', kind: 'job' }, 'job')).toBe(1);
    expect(bought({ event: 'card-gained', kind: 'gear' }, 'job')).toBe(0);
    expect(bought({ event: 'card-bought', deck: 'gear-and-mod' }, 'gear-and-mod')).toBe(1);
    expect(bought({ event: 'card-bought', deck: 'job' }, 'gear-and-mod')).toBe(0);
  });
});

describe('movement', () => {
  test('whoever arrives is somebody else', () => {
    const game = table({ ann }, { step: 'planning', pack: pack(witness({ event: 'player-arrives' })) });
    game.does('move').goes('lo3');
    expect(game.player().credits).toBe(0);
    const other = table(
      { ann: { ...ann, at: 'lo3' }, bob: { at: 'lothal' } },
      { by: 'bob', step: 'planning', pack: pack(witness({ event: 'player-arrives' })) },
    );
    other.does('move').goes('lo3');
    expect(other.player('ann').credits).toBe(1000);
  });

  test('a patrol that a card moves does not move because of the market', () => {
    const move: Effects = [{ do: 'move-patrol', faction: 'rebel', spaces: 1, towards: 'you' }];
    const set = { patrols: [{ faction: 'rebel' as const, at: 'lo3' }] };
    const game: Table = resolving(move, { ann }, { ...set, pack: witness({ event: 'patrol-would-move' }) });
    expect([game.patrol('rebel').space, game.player().credits]).toEqual(['lothal', 0]);
  });
});
