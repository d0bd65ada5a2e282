/** Effects that reach into what is going on: rolls, combats, tests, losses. */
import type { Effect, Effects } from '../../src/outer-rim/facts';
import { card, pack, resolving, table, type Table } from './table';

describe('interventions', () => {
  const duel: Effects = [{ do: 'fight', combat: 'ground', enemy: 'Thug', value: 1, win: [{ do: 'gain', fame: 1 }] }];
  const gear = (event: 'dice-rolled' | 'combat-begins', ...effects: Effects) => ({
    pack: {
      market: [card({ kind: 'gear', name: 'Thing', abilities: [{ kind: 'when', on: { event }, do: effects }] })],
    },
  });
  const fighting = (event: 'dice-rolled' | 'combat-begins', effect: Effect): Table =>
    resolving(duel, { ann: { cards: ['test-card'] } }, gear(event, effect));

  test('more dice before a combat, more damage after its roll [or.resolving-combat.02, or.resolving-combat.03]', () => {
    const more = fighting('combat-begins', { do: 'add-dice', dice: 2 });
    expect(more.asks).toBe('5 dice (ground)');
    more.rolls('blank', 'blank', 'blank', 'blank', 'blank');
    expect(more.happened('dice-rolled')[0]?.sources).toEqual([
      { amount: 3, by: 'ann/character' },
      { amount: 2, by: 'cards for this combat' },
    ]);
    const game = fighting('dice-rolled', { do: 'add-damage', damage: 2 }).rolls('hit', 'blank', 'blank').rolls('hit');
    expect(game.happened('damage-added-up').map((each) => each.damage)).toEqual([3, 1]);
    const [mine, theirs] = game.happened('damage-added-up');
    expect(mine?.sources).toEqual([
      { amount: 1, by: 'the dice' },
      { amount: 2, by: 'cards' },
    ]);
    // A single hit needs no reason.
    for (const each of ['sources', 'because']) expect(theirs).not.toHaveProperty(each);
  });

  test('dice and damage of several cards add up [or.resolving-combat.02, or.resolving-combat.03]', () => {
    const two = (event: 'dice-rolled' | 'combat-begins', effect: Effect): object => ({
      market: ['test-card', 'test-card-2'].map((id) =>
        card({ kind: 'gear', name: id, abilities: [{ kind: 'when', on: { event }, do: [effect] }] }, { id }),
      ),
    });
    const ann = { cards: ['test-card', 'test-card-2'] };
    const dice = resolving(duel, { ann }, { pack: two('combat-begins', { do: 'add-dice', dice: 1 }) });
    dice.does('order-ability', { source: 'market/test-card', value: 0 });
    expect(dice.asks).toBe('5 dice (ground)');
    const hurt = resolving(duel, { ann }, { pack: two('dice-rolled', { do: 'add-damage', damage: 2 }) });
    hurt.rolls('blank', 'blank', 'blank');
    hurt.does('order-ability', { source: 'market/test-card', value: 0 });
    expect(hurt.happened('damage-added-up').map((each) => each.damage)).toEqual([4]);
  });

  test('a defender has them for their own side [or.resolving-combat.02, or.resolving-combat.03, or.resolving-combat.05]', () => {
    const attack: Effects = [{ do: 'fight-player', who: { here: true } }];
    const players = { ann: {}, bob: { at: 'lothal', cards: ['test-card'] } };
    const dice = resolving(attack, players, gear('combat-begins', { do: 'add-dice', dice: 2 }));
    expect(dice.asks).toBe('3 dice (ground)');
    expect(dice.rolls('blank', 'blank', 'blank').asks).toBe('5 dice (ground)');
    const damage = resolving(attack, players, gear('dice-rolled', { do: 'add-damage', damage: 2 }));
    damage.rolls('blank', 'blank', 'blank').rolls('hit', 'blank', 'blank');
    expect(damage.happened('damage-added-up').map((each) => each.damage)).toEqual([0, 3]);
  });

  test('only dice that show what is to be turned can be turned, at most so many [or.resolving-combat.04]', () => {
    const turn: Effect = { do: 'turn-dice', dice: 1, from: ['focus', 'blank'], to: 'crit' };
    const game = fighting('dice-rolled', turn).rolls('focus', 'focus', 'hit');
    expect(game.legal('choose-dice').map((each) => each.dice)).toEqual([[0]]);
    expect(game.does('choose-dice').happened('damage-added-up')[0]?.damage).toBe(3);
  });

  test('dice that are rerolled show what was rolled, the others what they showed; none need be [or.resolving-combat.04]', () => {
    const rerolls = (dice: number | 'any') =>
      fighting('dice-rolled', { do: 'reroll', dice }).rolls('blank', 'focus', 'hit');
    const choices = (game: Table) => game.legal('choose-dice').map((each) => [...each.dice].sort().join('+'));
    expect(choices(rerolls(1)).sort()).toEqual(['0', '1', '2']);
    expect(choices(rerolls(2)).sort()).toEqual(['0', '0+1', '0+2', '1', '1+2', '2']);
    expect(choices(rerolls('any'))).toHaveLength(7);
    const both = rerolls(2);
    const game = both.takes(both.legal('choose-dice').find(({ dice }) => dice.length === 2 && !dice.includes(0))!);
    expect(game.asks).toBe('reroll 2 dice');
    game.rolls('blank', 'crit');
    expect(game.happened('dice-rerolled')).toMatchObject([
      { player: 'ann', from: ['focus', 'hit'], to: ['blank', 'crit'] },
    ]);
    expect(game.happened('damage-added-up').map((each) => each.damage)).toEqual([2]);
    const kept = rerolls(2).does('pass');
    expect(kept.happened('dice-rerolled')).toEqual([]);
    expect(kept.happened('damage-added-up').map((each) => each.damage)).toEqual([1]);
  });

  test('a copy of a skill counts for that skill only [or.skill-tests.02]', () => {
    const study = {
      market: [
        card({
          kind: 'gear',
          name: 'Notes',
          abilities: [{ kind: 'when', on: { event: 'test-begins' }, do: [{ do: 'count-skill', skill: 'tech' }] }],
        }),
      ],
    };
    const copies = (skill: 'tech' | 'influence') =>
      resolving([{ do: 'test', skill }], { ann: { cards: ['test-card'] } }, { pack: study })
        .rolls('blank', 'blank')
        .happened('test-failed')
        .map((each) => each.copies);
    expect([copies('tech'), copies('influence')]).toEqual([[1], [0]]);
  });

  test('a reputation that cannot fall is not about to fall [or.reputation.09]', () => {
    const lose: Effects = [{ do: 'lose', reputation: { with: 'hutt', amount: 1 } }];
    const secrets = ['deck-lothal-9'];
    expect(resolving(lose, { ann: { secrets } }).options).toContain('use-ability');
    const down = resolving(lose, { ann: { secrets, reputation: { hutt: 'negative' } } });
    expect([down.state.active, down.player().secrets.length]).toEqual(['bob', 1]);
  });

  test('once a combat is once in each', () => {
    const once = {
      market: [
        card({
          kind: 'gear',
          name: 'Thing',
          abilities: [
            {
              kind: 'when',
              on: { event: 'dice-rolled', in: ['ground'] },
              once: 'combat',
              do: [{ do: 'add-damage', damage: 1 }],
            },
          ],
        }),
      ],
    };
    const game = resolving([...duel, ...duel], { ann: { cards: ['test-card'] } }, { pack: once });
    for (let i = 0; i < 2; i++) game.rolls('blank', 'blank', 'blank').rolls('blank');
    expect(game.happened('damage-added-up').map((each) => each.damage)).toEqual([1, 0, 1, 0]);
  });

  test('once a turn is once, though it is called for twice at the same moment [or.action-step.07]', () => {
    const tonic = card({
      kind: 'gear',
      name: 'Tonic',
      abilities: [{ kind: 'when', on: { event: 'recovered' }, once: 'turn', do: [{ do: 'gain', credits: 1000 }] }],
    });
    const recovering = (damage: { character: number; ship: number }) =>
      table({ ann: { cards: ['test-card'], damage } }, { step: 'planning', pack: pack({ market: [tonic] }) }).does(
        'recover',
      );
    const one = recovering({ character: 1, ship: 0 });
    expect([one.player().credits, one.happened('ability-skipped')]).toEqual([1000, []]);
    const both = recovering({ character: 1, ship: 1 });
    expect(both.player().credits).toBe(1000);
    expect(both.happened('ability-used')).toHaveLength(1);
    expect(both.happened('ability-skipped')).toMatchObject([
      { ability: 'when recovered', because: [{ message: 'It no longer applies.' }] },
    ]);
  });
});
