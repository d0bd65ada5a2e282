/** All eight characters, both sides: what their cards do in play. */
import type { Effects } from '../../src/outer-rim/content';
import { resolving, table, type Moment, type Player, type Table } from './table';

const test_ = (skill: 'tech' | 'stealth' | 'piloting' | 'influence' | 'strength'): Effects => [
  { do: 'test', skill, pass: [{ do: 'gain', fame: 1 }] },
];
const fight = (value: number, win: Effects = []): Effects => [
  { do: 'fight', combat: 'ground', enemy: 'Thug', value, win },
];
const planning = (ann: Player, more: Moment = {}): Table => table({ ann }, { step: 'planning', ...more });

describe('Boba Fett', () => {
  test('looks at one contact of his planet', () => {
    const game = table({ ann: { at: 'naboo' } }, { step: 'action' }).uses('use action');
    expect(game.legal('choose-place').map((each) => each.place)).toEqual(['naboo/1', 'naboo/2']);
    game.does('choose-place', { place: 'naboo/2' }).draws('lobot');
    expect(game.contactAt('naboo/2')).toMatchObject({ contact: 'lobot', faceup: false, knownTo: ['ann'] });
  });

  const hunting = (ann: Player): Table =>
    table(
      { ann: { cards: ['bounty-bounty-greedo'], ...ann } },
      { step: 'encounter', contacts: [{ at: 'lothal/2', contact: 'greedo' }] },
    )
      .does('encounter-contact', { place: 'lothal/2' })
      .does('fight-contact')
      .rolls('crit', 'crit', 'blank')
      .rolls('blank', 'blank', 'blank', 'blank');

  test('the second bounty rewarded completes his goal', () => {
    const game = hunting({ goalTokens: { character: 1 } }).does('eliminate');
    expect(game.player()).toMatchObject({ turned: true, fame: 2 });
    expect(hunting({}).does('capture').player().goalTokens.character).toBe(0);
  });

  test('turned, he gets 5,000 more for an eliminated contact, not for a captured one', () => {
    expect(hunting({ turned: true }).does('eliminate').player().credits).toBe(8000);
    const captured = table(
      { ann: { turned: true, at: 'tatooine', cards: [{ card: 'bounty-bounty-greedo', captured: true }] } },
      { step: 'action' },
    );
    expect(captured.does('deliver').does('deliver-card').player().credits).toBe(10_000);
  });
});

describe('Bossk', () => {
  const bossk = { character: 'bossk' };
  const others = { bob: { character: 'boba-fett', at: 'lothal', fame: 3 } };

  test('recovers 2 damage of himself and 2 of his ship', () => {
    const game = table({ ann: { ...bossk, damage: { character: 3, ship: 1 } }, ...others }, { step: 'action' }).uses(
      'use action',
    );
    expect(game.player().damage).toEqual({ character: 1, ship: 0 });
  });

  test('turned, fights a more famous player in his space and gains 1 fame if he wins', () => {
    const game = table({ ann: { ...bossk, turned: true }, ...others }, { step: 'encounter' }).uses('use encounter');
    game.rolls('hit', 'hit', 'blank').rolls('hit', 'blank', 'blank');
    expect(game.player().fame).toBe(1);
    const equal = table({ ann: { ...bossk, turned: true, fame: 3 }, ...others }, { step: 'encounter' });
    expect(equal.options).not.toContain('use-ability');
  });
});

describe('Doctor Aphra', () => {
  const aphra = { character: 'doctor-aphra' };

  test('counts any skill once more, once a turn', () => {
    const game = resolving([...test_('piloting'), ...test_('piloting')], { ann: aphra });
    game.uses('may when test-begins').rolls('hit', 'blank');
    expect(game.player().fame).toBe(1);
    expect(game.asks).toBe('2 dice (test)');
    expect(game.rolls('hit', 'blank').player().fame).toBe(1);
  });

  test('completes her goal with the second job', () => {
    const game = resolving([], { ann: { ...aphra, goalTokens: { character: 1 } } });
    expect(game.player().turned).toBe(false);
    const job = table(
      { ann: { ...aphra, at: 'naboo', cards: ['job-imperial-favor'], goalTokens: { character: 1 } } },
      { step: 'encounter' },
    );
    job.does('attempt-job').declines('may when test-begins').rolls('hit', 'blank');
    expect(job.player()).toMatchObject({ turned: true, fame: 1 });
  });

  test('turned, performs a market action instead of planning, and another one later', () => {
    const game = planning({ ...aphra, turned: true, at: 'lo1' })
      .uses('use planning')
      .does('discard-nothing')
      .does('buy-nothing');
    expect(game.state.step).toBe('action');
    const planet = planning({ ...aphra, turned: true })
      .uses('use planning')
      .does('discard-nothing')
      .does('buy-nothing');
    expect(planet.offers('market')).toBe(true);
  });
});

describe('Han Solo', () => {
  test('has 2 more hyperdrive', () => {
    expect(planning({ character: 'han-solo' }).does('move').asks).toBe('8 more space(s)');
  });

  test('a ship for 15,000 completes his goal', () => {
    const game = table(
      { ann: { character: 'han-solo', credits: 15_000 } },
      { step: 'action', market: { ship: { top: 'ship-yv-666-light-freighter' } } },
    );
    game.does('market').does('discard-nothing').does('buy', { deck: 'ship' }).does('pay');
    expect(game.player()).toMatchObject({ ship: 'yv-666', turned: true, fame: 1 });
  });

  test('turned, tests Piloting so as not to stop for a patrol', () => {
    const patrols = [{ faction: 'imperial' as const, at: 'lo3' }];
    const set = (): Table =>
      planning({ character: 'han-solo', turned: true }, { patrols }).does('move').does('move-to', { space: 'lo3' });
    expect(set().uses('may when enters-patrol-space').rolls('hit', 'blank').options).toContain('move-to');
    expect(set().uses('may when enters-patrol-space').rolls('blank', 'focus').state.step).toBe('action');
    expect(set().declines('may when enters-patrol-space').state.step).toBe('action');
  });
});

describe('IG-88', () => {
  const ig = { character: 'ig-88' };

  test('rerolls any number of dice, once a combat', () => {
    const game = resolving(fight(1), { ann: ig }).rolls('blank', 'blank', 'hit').uses('may when dice-rolled');
    game.does('choose-dice', { dice: [0, 1] }).rolls('crit', 'crit');
    expect(game.happened('damage-added-up')[0]?.damage).toBe(5);
    game.rolls('blank');
    const again = resolving([...fight(1), ...fight(1)], { ann: ig })
      .rolls('blank', 'blank', 'hit')
      .uses('may when dice-rolled')
      .does('pass')
      .rolls('blank');
    expect(again.rolls('blank', 'blank', 'hit').options).toContain('use-ability');
  });

  test('takes a droid crew of another player in its space, and two of them complete its goal', () => {
    const game = table(
      {
        ann: { ...ig, ship: 'hwk-290', cards: ['databank-chopper'] },
        bob: { at: 'lothal', cards: ['databank-w1-le'] },
      },
      { step: 'action' },
    ).uses('use action', { source: 'ann/personal-goal#0' });
    game.does('choose-card');
    expect(game.cards()).toEqual(['databank-chopper', 'databank-w1-le']);
    expect(game.player()).toMatchObject({ turned: true, fame: 1 });
  });

  test('turned, discards a crew instead of being defeated', () => {
    const hurt: Effects = [{ do: 'suffer', damage: 4, to: 'character' }];
    const ann = { ...ig, turned: true, cards: ['databank-chopper'], credits: 5000, damage: { ship: 1 } };
    const game = resolving(hurt, { ann }).uses('may when would-be-defeated').does('choose-card');
    // Three contact spaces are empty since Chopper joined: his own is nearest to choose from.
    while (game.offers('choose-place')) game.takes(game.legal('choose-place')[0]!);
    expect(game.player()).toMatchObject({
      defeated: false,
      credits: 5000,
      cards: [],
      damage: { character: 0, ship: 0 },
    });
    expect(game.contact('chopper')).toMatchObject({ faceup: true });
    expect(game.happened('defeated')).toEqual([]);
  });
});

describe('Jyn Erso', () => {
  const jyn = { character: 'jyn-erso' };

  test('turns a focus into a critical hit, once a turn', () => {
    const game = resolving([...test_('tech'), ...test_('tech')], { ann: jyn }).rolls('focus', 'blank');
    game.uses('may when dice-rolled').does('choose-dice', { dice: [1] });
    expect(game.player().fame).toBe(1);
    expect(game.rolls('focus', 'blank').player().fame).toBe(1);
  });

  test('marks Imperial planets; the second one completes her goal', () => {
    const game = table({ ann: { ...jyn, at: 'naboo', marked: ['lothal'] } }, { step: 'action' }).uses('use action', {
      source: 'ann/personal-goal#0',
    });
    game.rolls('crit', 'blank');
    expect(game.player()).toMatchObject({ marked: ['lothal', 'naboo'], turned: true, fame: 1 });
    expect(table({ ann: { ...jyn, at: 'ryloth' } }, { step: 'action' }).legal('use-ability')).toEqual([]);
  });

  test('turned, sends a near patrol towards another player', () => {
    const market = { 'gear-and-mod': { top: 'gear-and-mod-armored-vest', next: ['gear-and-mod-ion-cannon'] } };
    const icon = {
      id: 'test',
      title: 'Test',
      extends: 'base',
      changes: { market: [{ id: 'gear-and-mod-ion-cannon', patrol: { faction: 'imperial', spaces: 1 } }] },
    };
    const set = (at: string): Table => {
      const game = table(
        { ann: { ...jyn, turned: true, credits: 3000 }, bob: { at: 'kessel' } },
        { step: 'action', market, pack: icon, patrols: [{ faction: 'imperial', at }] },
      );
      return game.does('market').does('discard-nothing').does('buy', { deck: 'gear-and-mod' }).does('pay');
    };
    const near = set('lo3').uses('may when patrol-would-move');
    near.does('move-patrol', { to: 'ke1' });
    expect(near.patrol('imperial').space).toBe('ke1');
    expect(near.happened('patrol-moved')).toHaveLength(1);
    expect(set('hi2').options).not.toContain('use-ability');
  });
});

describe('Ketsu Onyo', () => {
  const ketsu = { character: 'ketsu-onyo' };
  const at = (ann: Player = {}, more: Moment = {}): Table =>
    table({ ann: { ...ketsu, ...ann }, bob: {} }, { step: 'encounter', ...more });

  test('meets a patrol or contact at most 3 spaces away', () => {
    const game = at({}, { patrols: [{ faction: 'hutt', at: 'ke1' }] }).uses('use encounter');
    expect(game.legal('encounter-patrol').map((each) => each.faction)).toEqual(['hutt']);
    expect(game.legal('encounter-contact').map((each) => each.place)).toEqual([
      'lothal/1',
      'lothal/2',
      'mon-calamari/1',
      'mon-calamari/2',
    ]);
    game.does('encounter-patrol').rolls('crit', 'crit').rolls('blank', 'blank', 'blank');
    expect(game.patrol('hutt')).toEqual({ faction: 'hutt', level: 2, space: 'hi1' });
  });

  test('the third combat won completes her goal', () => {
    const game = resolving(fight(1), { ann: { ...ketsu, goalTokens: { character: 2 } }, bob: {} })
      .rolls('hit', 'hit', 'hit')
      .rolls('blank');
    expect(game.player()).toMatchObject({ turned: true, fame: 1 });
    const lost = resolving(fight(1), { ann: { ...ketsu, goalTokens: { character: 2 } } })
      .rolls('blank', 'blank', 'blank')
      .rolls('hit');
    expect(lost.player().turned).toBe(false);
  });

  test('turned, gains 4,000 for each combat that she wins', () => {
    const game = resolving(fight(1, [{ do: 'gain', credits: 1000 }]), { ann: { ...ketsu, turned: true } })
      .rolls('hit', 'hit', 'hit')
      .rolls('blank');
    expect(game.player().credits).toBe(5000);
  });
});

describe('Lando Calrissian', () => {
  const lando = { character: 'lando-calrissian' };

  test('rerolls one die after any roll of his', () => {
    const game = resolving(test_('tech'), { ann: lando }).rolls('blank', 'blank').uses('may when dice-rolled');
    expect(game.legal('choose-dice').every((each) => each.dice.length === 1)).toBe(true);
    expect(game.does('choose-dice').rolls('crit').player().fame).toBe(1);
    const combat = resolving(fight(1), { ann: lando })
      .rolls('blank', 'blank')
      .declines('may when dice-rolled')
      .rolls('hit');
    expect(combat.happened('dice-rerolled')).toEqual([]);
    expect(combat.happened('ability-used')).toEqual([]);
  });

  test('turned, buys himself a test of Influence for the reputation of the planet', () => {
    const game = table({ ann: { ...lando, turned: true, credits: 1000 } }, { step: 'action' })
      .uses('use action')
      .does('spend-credits');
    game.rolls('hit', 'blank').declines('may when dice-rolled');
    expect(game.player()).toMatchObject({ credits: 0, reputation: { imperial: 1 } });
    const navpoint = table({ ann: { ...lando, turned: true, at: 'lo1' } }, { step: 'action' });
    expect(navpoint.legal('use-ability')).toEqual([]);
  });
});
