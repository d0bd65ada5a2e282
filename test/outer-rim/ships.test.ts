/** The ships that can be bought: their goals, and what the famous ones can do. */
import type { Effects } from '../../src/outer-rim/facts';
import { card, pack, resolving, table, type Moment, type Player, type Table } from './table';

const fight = (combat: 'ground' | 'ship', value: number): Effects => [{ do: 'fight', combat, enemy: 'Thug', value }];
const blanks = (count: number) => Array<'blank'>(count).fill('blank');
const planning = (ann: Player, more: Moment = {}): Table => table({ ann }, { step: 'planning', ...more });

describe('goals of ships', () => {
  test('HWK-290: with a mod, spend 7,000 [or.ship-goals.02]', () => {
    const ann = { ship: 'hwk-290', credits: 7000 };
    expect(
      table({ ann }, { step: 'action' }).refusal('use-ability', { source: 'ann/ship-goal', value: 0 }),
    ).toBeUndefined();
    const game = table({ ann: { ...ann, cards: ['gear-and-mod-ion-cannon'] } }, { step: 'action' });
    game.uses('use action', { source: 'ann/ship-goal', value: 0 }).does('spend-credits');
    expect(game.player()).toMatchObject({ shipTurned: true, fame: 1, credits: 0, turned: false });
    expect(game.happened('goal-completed')).toMatchObject([{ player: 'ann', goal: 'ship' }]);
  });

  test('GX1: gain a crew while there are two; the new one does not count among them [or.ship-goals.01, or.ship-goals.02]', () => {
    const meet = (crew: string[]): Table =>
      resolving(
        [{ do: 'keep' }],
        { ann: { ship: 'gx1-short-hauler', cards: crew } },
        { section: { asset: { kind: 'crew', name: 'Mechanic', skills: [], abilities: [] } } },
      );
    const two = meet(['databank-boshek', 'databank-w1-le']).does('make-room', { card: 'databank/databank-boshek' });
    while (two.offers('choose-place')) two.takes(two.legal('choose-place')[0]!);
    expect(two.player().shipTurned).toBe(false);
    expect(meet(['databank-boshek']).player().shipTurned).toBe(false);
    const droid = pack({
      ships: undefined,
      changes: {
        ships: [
          {
            id: 'gx1-short-hauler',
            side: { hyperdrive: 6, combat: 2, hull: 5, slots: [['cargo'], ['crew'], ['crew'], ['crew']] },
          },
        ],
      },
    });
    const three = resolving(
      [{ do: 'keep' }],
      { ann: { ship: 'gx1-short-hauler', cards: ['databank-boshek', 'databank-w1-le'] } },
      {
        section: { asset: { kind: 'crew', name: 'Mechanic', skills: [], abilities: [] } },
        pack: { changes: (droid as { changes: object }).changes },
      },
    );
    expect(three.player()).toMatchObject({ shipTurned: true, fame: 1 });
  });

  test('Heavy-Duty Lifter: complete a job while there is a cargo [or.ship-goals.01]', () => {
    const attempt = (cards: string[]): Table =>
      table(
        { ann: { ship: 'heavy-duty-lifter', at: 'naboo', cards: ['job-imperial-favor', ...cards] } },
        { step: 'encounter' },
      )
        .does('attempt-job')
        .rolls('crit', 'blank');
    expect(attempt(['cargo-food-supplies']).player().shipTurned).toBe(true);
    expect(attempt([]).player().shipTurned).toBe(false);
  });

  test('Lancer: deliver a captured contact [or.ship-goals.02]', () => {
    const game = table(
      {
        ann: {
          character: 'ketsu-onyo',
          ship: 'lancer-pursuit-craft',
          at: 'tatooine',
          cards: [{ card: 'bounty-bounty-greedo', captured: true }],
        },
      },
      { step: 'action' },
    );
    expect(game.does('deliver').does('deliver-card').player()).toMatchObject({ shipTurned: true, fame: 3 });
  });

  test('Aggressor: win 2 combats against patrols [or.ship-goals.01]', () => {
    const game = table(
      { ann: { ship: 'aggressor-assault-fighter', at: 'rs1', goalTokens: { ship: 1 } } },
      { step: 'encounter' },
    ).does('encounter-patrol');
    expect(
      game
        .rolls('crit', 'crit', ...blanks(3))
        .rolls(...blanks(3))
        .player().shipTurned,
    ).toBe(true);
    const enemy = resolving(fight('ship', 1), { ann: { ship: 'aggressor-assault-fighter', goalTokens: { ship: 1 } } })
      .rolls(...blanks(5))
      .rolls('blank');
    expect(enemy.player().shipTurned).toBe(false);
  });

  test('YV-666: recover 3 damage of the ship at once and spend 7,000 [or.ship-goals.02]', () => {
    const game = planning({ ship: 'yv-666', credits: 7000, damage: { ship: 3 } })
      .does('recover')
      .uses('may when recovered')
      .does('spend-credits');
    expect(game.player()).toMatchObject({ shipTurned: true, credits: 0, fame: 1 });
    expect(planning({ ship: 'yv-666', credits: 7000, damage: { ship: 2 } }).does('recover').options).not.toContain(
      'decline',
    );
  });

  test('Firespray: win a ship combat against a more famous player here, even on a planet [or.ship-goals.01, or.ground-and-ship-combat.06]', () => {
    const near = (at: string, fame: number) =>
      table({ ann: { ship: 'firespray-31' }, bob: { at, fame } }, { step: 'encounter' });
    expect([near('kessel', 1).offers('use-ability'), near('lothal', 0).offers('use-ability')]).toEqual([false, false]);
    const game = near('lothal', 1).uses('use encounter');
    expect(game.happened('combat-started')[0]?.combat).toBe('ship');
    expect(
      game
        .rolls(...blanks(5))
        .rolls('blank', 'blank')
        .player().shipTurned,
    ).toBe(true);
  });

  test('YT-1300: deliver a cargo with 2 mods, or with 1 mod and Chewbacca [or.ship-goals.01]', () => {
    const deliver = (cards: string[]): Table =>
      table({ ann: { ship: 'yt-1300', at: 'nal-hutta', cards: ['cargo-food-supplies', ...cards] } }, { step: 'action' })
        .does('deliver')
        .does('deliver-card');
    const mods = ['gear-and-mod-ion-cannon', 'gear-and-mod-targeting-computer'];
    expect(deliver(mods).player().shipTurned).toBe(true);
    expect(deliver([mods[0] ?? '', 'databank-chewbacca']).player().shipTurned).toBe(true);
    expect(deliver([mods[0] ?? '']).player().shipTurned).toBe(false);
  });
});

describe('famous ships', () => {
  const famous = (ship: string, more: Player = {}): Player => ({ ship, shipTurned: true, ...more });

  test('Moldy Crow: 1 more die in ground combat [or.ship-goals.02]', () => {
    expect(resolving(fight('ground', 1), { ann: famous('hwk-290') }).asks).toBe('4 dice (ground)');
    expect(resolving(fight('ground', 1), { ann: { ship: 'hwk-290' } }).asks).toBe('3 dice (ground)');
  });

  test('values of the famous side count [or.ship-goals.02]', () => {
    expect(resolving(fight('ship', 1), { ann: famous('yv-666') }).asks).toBe('4 dice (ship)');
    expect(resolving(fight('ship', 1), { ann: { ship: 'yv-666' } }).asks).toBe('3 dice (ship)');
  });

  test('the turned GX1: hostile patrols force nothing [or.encounter-step.04]', () => {
    const game = table(
      { ann: famous('gx1-short-hauler', { at: 'rs1', reputation: { rebel: 'negative' } }) },
      { step: 'encounter' },
    );
    expect(game.options).toEqual(['encounter-patrol', 'encounter-space']);
  });

  test('Ark Angel: 1 more hyperdrive for each job [or.ship-goals.02]', () => {
    const jobs = ['job-hutt-favor', 'job-rebel-favor'];
    expect(planning(famous('heavy-duty-lifter', { cards: jobs })).does('move').asks).toBe(
      'move to the next space (8 left)',
    );
    expect(planning(famous('heavy-duty-lifter')).does('move').asks).toBe('move to the next space (6 left)');
  });

  test('Shadow Caster: whoever moves into its space may be made to stop, while moves are left [or.movement-obstacles.01]', () => {
    const set = (): Table =>
      table({ ann: { at: 'lo3' }, bob: famous('lancer-pursuit-craft', { at: 'ke1' }) }, { step: 'planning' })
        .does('move')
        .does('move-to', { space: 'ke1' });
    expect(set().uses('may when player-arrives').state.step).toBe('action');
    expect(set().declines('may when player-arrives').options).toContain('move-to');
    const from = (at: string, ...spaces: string[]): Table => {
      const more = { ann: { at }, bob: famous('lancer-pursuit-craft', { at: 'ke1' }) };
      const game = table(more, { step: 'planning' }).does('move');
      for (const space of spaces) game.does('move-to', { space });
      return game.uses('may when player-arrives');
    };
    // With a hyperdrive of 6 one more space is left, or none.
    expect(from('lo5', 'lothal', 'lo5', 'lothal', 'lo3', 'ke1').happened('stopped')).toHaveLength(1);
    const last = from('lothal', 'lo5', 'lothal', 'lo5', 'lothal', 'lo3', 'ke1');
    expect([last.happened('stopped'), last.state.step]).toEqual([[], 'action']);
    // The AI player stops, too, and a player is not stopped in their own space by what they do themselves.
    expect(set().uses('may when player-arrives').happened('stopped')).toMatchObject([
      { player: 'ann', space: 'ke1', why: 'ability' },
    ]);
  });

  test('IG-2000: beating a patrol costs no reputation [or.patrol-encounter.05]', () => {
    const game = table({ ann: famous('aggressor-assault-fighter', { at: 'rs1' }) }, { step: 'encounter' }).does(
      'encounter-patrol',
    );
    game.rolls('crit', 'crit', ...blanks(3)).rolls(...blanks(3));
    expect(game.player()).toMatchObject({ credits: 3000, reputation: { rebel: 0 } });
  });

  test("Hound's Tooth: a focus or hit saves the ship [or.defeated.01]", () => {
    const hurt: Effects = [{ do: 'suffer', damage: 5, to: 'ship' }];
    const set = (): Table => resolving(hurt, { ann: famous('yv-666', { credits: 5000 }) });
    expect(set().rolls('hit').player()).toMatchObject({ defeated: false, credits: 5000, damage: { ship: 3 } });
    expect(set().rolls('hit').happened('prevented')).toEqual([
      { type: 'prevented', player: 'ann', what: 'defeat', amount: 1, rules: ['or.defeated.01'] },
    ]);
    expect(set().rolls('blank').player()).toMatchObject({ defeated: true, credits: 2000 });
  });

  test('Slave I: tests Stealth so as not to stop for a patrol [or.movement-obstacles.04]', () => {
    const patrols = [{ faction: 'imperial' as const, at: 'lo3' }];
    const game = planning(famous('firespray-31'), { patrols }).does('move').does('move-to', { space: 'lo3' });
    expect(game.uses('may when enters-patrol-space').rolls('hit', 'blank').options).toContain('move-to');
  });

  test('Millennium Falcon: turns a focus or critical hit into a hit on delivery [or.deliver-action.03, or.resolving-combat.04]', () => {
    const game = table(
      { ann: famous('yt-1300', { at: 'tatooine', cards: ['cargo-stolen-weapons'] }) },
      { step: 'action' },
    );
    game.does('deliver').does('deliver-card').rolls('focus').uses('may when dice-rolled').does('choose-dice');
    expect(game.player()).toMatchObject({ fame: 1, credits: 4000 });
  });
});

describe('some cards', () => {
  test('a navigation computer passes the Maelstrom [or.movement-obstacles.01, or.movement-obstacles.03]', () => {
    const game = planning({ at: 'ke2', cards: ['gear-and-mod-gree-navigation-computer'] })
      .does('move')
      .does('move-to', { space: 'maelstrom' });
    expect(game.options).toContain('move-to');
    // Without it she stops there, with one space left as with more; where her movement ends anyway nothing stops her.
    const into = (upTo: number): Table =>
      resolving([
        { do: 'go', spaces: ['ke2'] },
        { do: 'move', upTo },
      ])
        .does('choose-space')
        .does('move-to', { space: 'maelstrom' });
    expect([into(2).state.active, into(2).happened('stopped').length]).toEqual(['bob', 1]);
    expect(into(1).happened('stopped')).toEqual([]);
  });

  test('a smuggling compartment takes a cargo slot and brings two [or.market-action.13, or.market-action.17]', () => {
    const game = table({ ann: { cards: ['cargo-smuggling-compartment', 'cargo-food-supplies', 'cargo-droid-parts'] } });
    expect(game.slots().filter((each) => each.card !== null)).toHaveLength(3);
    const lost = resolving([{ do: 'discard', card: { kind: 'mod' } }], {
      ann: { cards: ['cargo-smuggling-compartment', 'cargo-food-supplies', 'cargo-droid-parts'] },
    });
    lost.does('choose-card').does('make-room', { card: 'market/cargo-droid-parts' });
    expect(lost.cards()).toEqual(['cargo-food-supplies']);
  });

  test('a card discarded for dice adds them before the roll [or.resolving-combat.02]', () => {
    const game = resolving(fight('ground', 1), { ann: { cards: ['gear-and-mod-mpl-57-grenade-launcher'] } }).uses(
      'may when combat-begins',
    );
    expect(game.asks).toBe('6 dice (ground)');
    expect(game.cards()).toEqual([]);
  });

  test('damage and loss of reputation can be prevented [or.resolving-combat.06, or.resolving-combat.07, or.reputation.09]', () => {
    const shield = card({
      kind: 'gear',
      name: 'Shield',
      abilities: [
        { kind: 'when', on: { event: 'would-suffer', what: 'ship' }, once: 'turn', do: [{ do: 'prevent', damage: 2 }] },
      ],
    });
    const game = resolving(
      [
        { do: 'suffer', damage: 3, to: 'ship' },
        { do: 'suffer', damage: 1, to: 'ship' },
      ],
      { ann: { ship: 'yv-666', cards: ['test-card'] } },
      { pack: { market: [shield] } },
    );
    expect(game.happened('damage-suffered').map((each) => each.amount)).toEqual([1, 1]);
    const damage = { type: 'prevented', player: 'ann', what: 'damage', rules: ['or.resolving-combat.06'] };
    expect(game.happened('prevented')).toEqual([{ ...damage, amount: 2, change: { was: 3, is: 1 } }]);
    const small = resolving(
      [{ do: 'suffer', damage: 1, to: 'ship' }],
      { ann: { ship: 'yv-666', cards: ['test-card'] } },
      { pack: { market: [shield] } },
    );
    expect(small.happened('prevented')).toEqual([{ ...damage, amount: 1, change: { was: 1, is: 0 } }]);
    const wall = {
      ...shield.face,
      abilities: [{ kind: 'when', on: { event: 'would-suffer' }, do: [{ do: 'prevent' }] }],
    };
    const none = resolving(
      [{ do: 'suffer', damage: 1, to: 'ship' }],
      { ann: { cards: ['test-card'] } },
      { pack: { market: [{ ...shield, face: wall }] } },
    );
    expect([none.happened('prevented'), none.happened('damage-suffered')]).toEqual([
      [{ ...damage, amount: 1, change: { was: 1, is: 0 } }],
      [],
    ]);
    const officer = resolving([{ do: 'lose', reputation: { with: 'hutt', amount: 1 } }], {
      ann: { secrets: ['deck-lothal-9'] },
    }).uses('may when would-lose-reputation');
    expect(officer.player()).toMatchObject({ reputation: { hutt: 0 }, secrets: [] });
    expect(officer.happened('prevented')).toEqual([
      { type: 'prevented', player: 'ann', what: 'reputation', amount: 1, rules: ['or.reputation.09'] },
    ]);
  });
});
