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
  test('of one type only, if the card says so [or.quick-reference-combat.06, or.resolving-combat.02]', () => {
    for (const event of ['combat-begins', 'win-combat'] as const) {
      expect(answers({ event, combat: 'ship' }, fight('ship'))).toBe(1);
      expect(answers({ event, combat: 'ship' }, fight('ground'))).toBe(0);
      expect(answers({ event }, fight('ground'))).toBe(1);
    }
  });

  test('against some opponents only [or.quick-reference-combat.06]', () => {
    expect(answers({ event: 'win-combat', against: ['enemy', 'patrol'] }, fight('ground'))).toBe(1);
    expect(answers({ event: 'win-combat', against: ['player'] }, fight('ground'))).toBe(0);
  });

  test('rolls of some kinds only [or.resolving-combat.04]', () => {
    expect(answers({ event: 'dice-rolled', in: ['test'] }, tests('tech'))).toBe(1);
    expect(answers({ event: 'dice-rolled', in: ['ground', 'ship'] }, tests('tech'))).toBe(0);
    // The dice of the enemy are not Ann's.
    expect(answers({ event: 'dice-rolled', in: ['ground'] }, fight('ground'))).toBe(1);
  });
});

describe('tests', () => {
  test('of one skill only [or.skill-tests.02, or.skill-tests.09]', () => {
    for (const event of ['test-begins', 'test-failed'] as const) {
      expect(answers({ event, skill: 'influence' }, tests('influence'))).toBe(1);
      expect(answers({ event, skill: 'influence' }, tests('tech'))).toBe(0);
    }
    expect(answers({ event: 'test-passed', skill: 'influence' }, tests('influence'))).toBe(0);
  });

  test('one’s own only [or.skill-tests.09]', () => {
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

  test('one’s own only [or.defeated.09]', () => {
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

  test('of one kind, of one deck [or.market-action.11, or.market-action.12]', () => {
    expect(bought({ event: 'card-gained', kind: 'job' }, 'job')).toBe(1);
    expect(bought({ event: 'card-gained', kind: 'gear' }, 'job')).toBe(0);
    expect(bought({ event: 'card-bought', deck: 'gear-and-mod' }, 'gear-and-mod')).toBe(1);
    expect(bought({ event: 'card-bought', deck: 'job' }, 'gear-and-mod')).toBe(0);
  });
});

describe('movement', () => {
  test('whoever arrives is somebody else [or.movement-obstacles.01]', () => {
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

  test('a patrol that a card moves does not move because of the market [or.patrol-movement.04]', () => {
    const move: Effects = [{ do: 'move-patrol', faction: 'rebel', spaces: 1, towards: 'you' }];
    const set = { patrols: [{ faction: 'rebel' as const, at: 'lo3' }] };
    const game: Table = resolving(move, { ann }, { ...set, pack: witness({ event: 'patrol-would-move' }) });
    expect([game.patrol('rebel').space, game.player().credits]).toEqual(['lothal', 0]);
  });
});

describe('whose abilities', () => {
  const gear = (...abilities: Ability[]): object => ({ market: [card({ kind: 'gear', name: 'Thing', abilities })] });
  const onArrival: Ability = { kind: 'when', on: { event: 'player-arrives' }, do: [{ do: 'gain', credits: 1000 }] };

  test('the active player’s come first, then the others’ clockwise [or.playing-the-game.01]', () => {
    const both = ['test-card', 'test-card-2'].map((id) =>
      card({ kind: 'gear', name: id, abilities: [onArrival] }, { id }),
    );
    const game = table(
      { ann: { at: 'lo3', cards: ['test-card'] }, bob: { at: 'lothal' }, cid: { at: 'lo3', cards: ['test-card-2'] } },
      { by: 'bob', step: 'planning', pack: pack({ market: both }) },
    );
    game.does('move').does('move-to', { space: 'lo3' });
    expect(game.happened('credits-gained').map(({ player }) => player)).toEqual(['cid', 'ann']);
  });

  test('a card may add one copy of one skill, to its own player [or.skill-tests.02]', () => {
    const study = gear({ kind: 'skill', skill: 'tech' });
    const copies = (skill: 'tech' | 'influence', players: Record<string, Player>) =>
      resolving(tests(skill), players, { pack: study })
        .rolls('blank', 'blank')
        .happened('test-failed')
        .map((each) => [each.copies, each.sources]);
    const own = [[1, [{ amount: 1, by: 'other cards' }]]];
    expect(copies('tech', { ann })).toEqual(own);
    expect(copies('influence', { ann })).toEqual([[0, undefined]]);
    expect(copies('tech', { ann: {}, bob: ann })).toEqual([[0, undefined]]);
  });

  test('a card permits its own player what it says, and nothing else [or.movement-obstacles.01, or.encounter-step.04]', () => {
    const permit = (allows: Extract<Ability, { kind: 'permission' }>['allows'], of: Record<string, Player>): Table =>
      table(of, { step: 'encounter', pack: pack(gear({ kind: 'permission', allows })) });
    const hated: Player = { at: 'rs1', reputation: { rebel: 'negative' } };
    const own = { ann: { ...hated, ...ann } };
    expect(permit('ignore-negative-patrols', own).refusal('encounter-space')).toBeNull();
    expect(permit('pass-patrols', own).refusal('encounter-space')).toBe('patrol-first');
    const theirs = { ann: hated, bob: ann };
    expect(permit('ignore-negative-patrols', theirs).refusal('encounter-space')).toBe('patrol-first');
  });
});
