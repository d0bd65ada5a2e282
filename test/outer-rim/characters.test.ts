/** All eight characters, both sides: what their cards do in play. */
import { basePack, VALUES, type Ability, type Character, type Effects } from '../../src/outer-rim/facts';
import type { AbilityOnPiece } from '../../src/core';
import type { OuterRimPlayer } from '../../src/outer-rim';
import { valueOf } from '../../src/outer-rim/queries/values';
import * as tables from './table';
import type { Moment, Player, Table } from './table';

/** Every game of this file, for the last test: it looks for what none of them has used. */
const played: Table[] = [];
function table(...set: Parameters<typeof tables.table>): Table {
  const game = tables.table(...set);
  played.push(game);
  return game;
}
function resolving(...set: Parameters<typeof tables.resolving>): Table {
  const game = tables.resolving(...set);
  played.push(game);
  return game;
}

const test_ = (skill: 'tech' | 'stealth' | 'piloting' | 'influence' | 'strength'): Effects => [
  { do: 'test', skill, pass: [{ do: 'gain', fame: 1 }] },
];
const fight = (value: number, win: Effects = []): Effects => [
  { do: 'fight', combat: 'ground', enemy: 'Thug', value, win },
];
const planning = (ann: Player, more: Moment = {}): Table => table({ ann }, { step: 'planning', ...more });

describe('Boba Fett', () => {
  test('looks at one contact of his planet [or.peeking-at-contacts.01]', () => {
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

  test('the second bounty rewarded completes his goal [or.personal-goals.04, or.personal-goals.05]', () => {
    const first = hunting({}).does('eliminate');
    expect(first.player()).toMatchObject({ turned: false, fame: 1, goalTokens: { character: 1 } });
    const game = hunting({ goalTokens: { character: 1 } }).does('eliminate');
    expect(game.player()).toMatchObject({ turned: true, fame: 2, goalTokens: { character: 0 } });
    expect(hunting({}).does('capture').player().goalTokens.character).toBe(0);
  });

  test('turned, he gets 5,000 more for an eliminated contact, not for a captured one [or.personal-goals.03]', () => {
    expect(hunting({ turned: true }).does('eliminate').player().credits).toBe(8000);
    const captured = table(
      { ann: { turned: true, at: 'tatooine', cards: [{ card: 'bounty-bounty-greedo', captured: true }] } },
      { step: 'action' },
    );
    expect(captured.does('deliver').does('deliver-card').player().credits).toBe(8000);
  });
});

describe('Bossk', () => {
  const bossk = { character: 'bossk' };
  const others = { bob: { character: 'boba-fett', at: 'lothal', fame: 3 } };

  test('recovers 2 damage of himself and 2 of his ship [or.action-step.06]', () => {
    const game = table({ ann: { ...bossk, damage: { character: 3, ship: 1 } }, ...others }, { step: 'action' }).uses(
      'use action',
    );
    expect(game.player().damage).toEqual({ character: 1, ship: 0 });
  });

  test('1 mod and 2 gear for 15,000 together complete his goal [or.personal-goals.02]', () => {
    const buys = (owned: string[], top = 'gear-and-mod-jetpack'): Table =>
      table(
        { ann: { ...bossk, credits: 5000, cards: owned }, ...others },
        { step: 'action', market: { 'gear-and-mod': { top } } },
      )
        .does('market')
        .does('discard-nothing')
        .does('buy', { deck: 'gear-and-mod' })
        .does('pay');
    const [rifle, shields, cannon] = ['iqa-11-blaster-rifle', 'shield-upgrade', 'ion-cannon'].map(
      (name) => `gear-and-mod-${name}`,
    ) as [string, string, string];
    expect(buys([rifle, cannon]).player()).toMatchObject({ turned: true, fame: 1 });
    expect(buys([rifle]).player()).toMatchObject({ turned: false, fame: 0 });
    expect(buys(['gear-and-mod-bounty-hunter-helmet', shields]).player().turned).toBe(false);
  });

  test('turned, fights a more famous player in his space and gains 1 fame if he wins [or.personal-goals.03]', () => {
    const game = table({ ann: { ...bossk, turned: true }, ...others }, { step: 'encounter' }).uses('use encounter');
    game.rolls('hit', 'hit', 'blank').rolls('hit', 'blank', 'blank');
    expect(game.player().fame).toBe(1);
    const equal = table({ ann: { ...bossk, turned: true, fame: 3 }, ...others }, { step: 'encounter' });
    expect(equal.options).not.toContain('use-ability');
  });
});

describe('Doctor Aphra', () => {
  const aphra = { character: 'doctor-aphra' };

  test('counts any skill once more, once a turn [or.skill-tests.02]', () => {
    const game = resolving([...test_('piloting'), ...test_('piloting')], { ann: aphra });
    game.uses('may when test-begins').rolls('hit', 'blank');
    expect(game.player().fame).toBe(1);
    expect(game.asks).toBe('2 dice (test)');
    expect(game.rolls('hit', 'blank').player().fame).toBe(1);
  });

  test('completes her goal with the second job [or.personal-goals.04, or.personal-goals.05, or.attempting-a-job.11]', () => {
    const job = (tokens: number): OuterRimPlayer =>
      table(
        { ann: { ...aphra, at: 'naboo', cards: ['job-imperial-favor'], goalTokens: { character: tokens } } },
        { step: 'encounter' },
      )
        .does('attempt-job')
        .declines('may when test-begins')
        .rolls('hit', 'blank')
        .player();
    expect(job(0)).toMatchObject({ turned: false, fame: 0, goalTokens: { character: 1 } });
    expect(job(1)).toMatchObject({ turned: true, fame: 1, goalTokens: { character: 0 } });
  });

  test('turned, performs a market action instead of planning, and another one later [or.personal-goals.03, or.planning-step.06]', () => {
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
  test('has 2 more hyperdrive [or.movement.02]', () => {
    expect(planning({ character: 'han-solo' }).does('move').asks).toBe('move to the next space (8 left)');
  });

  test('a ship for 15,000 completes his goal [or.personal-goals.02]', () => {
    const game = table(
      { ann: { character: 'han-solo', credits: 15_000 } },
      { step: 'action', market: { ship: { top: 'ship-yv-666-light-freighter' } } },
    );
    game.does('market').does('discard-nothing').does('buy', { deck: 'ship' }).does('pay');
    expect(game.player()).toMatchObject({ ship: 'yv-666', turned: true, fame: 1 });
  });

  test('turned, tests Piloting so as not to stop for a patrol [or.personal-goals.03, or.movement-obstacles.04]', () => {
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

  test('rerolls any number of dice, once a combat [or.resolving-combat.04]', () => {
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

  test('takes a droid crew of another player in its space, and two of them complete its goal [or.personal-goals.02]', () => {
    const game = table(
      {
        ann: { ...ig, ship: 'hwk-290', cards: ['databank-chopper'] },
        bob: { at: 'lothal', cards: ['databank-w1-le'] },
      },
      { step: 'action' },
    ).uses('use action', { source: 'ann/personal-goal', value: 0 });
    game.does('choose-card');
    expect(game.cards()).toEqual(['databank-chopper', 'databank-w1-le']);
    expect(game.player()).toMatchObject({ turned: true, fame: 1 });
  });

  test('turned, discards a crew instead of being defeated [or.personal-goals.03]', () => {
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

  test('turns a focus into a critical hit, once a turn [or.resolving-combat.04]', () => {
    const game = resolving([...test_('tech'), ...test_('tech')], { ann: jyn }).rolls('focus', 'blank');
    game.uses('may when dice-rolled').does('choose-dice', { dice: [1] });
    expect(game.player().fame).toBe(1);
    expect(game.rolls('focus', 'blank').player().fame).toBe(1);
  });

  test('marks Imperial planets; the second one completes her goal [or.personal-goals.02]', () => {
    const game = table({ ann: { ...jyn, at: 'naboo', marked: ['lothal'] } }, { step: 'action' }).uses('use action', {
      source: 'ann/personal-goal',
      value: 0,
    });
    game.rolls('crit', 'blank');
    expect(game.player()).toMatchObject({ marked: ['lothal', 'naboo'], turned: true, fame: 1 });
    expect(table({ ann: { ...jyn, at: 'ryloth' } }, { step: 'action' }).legal('use-ability')).toEqual([]);
  });

  test('turned, sends a near patrol towards another player [or.personal-goals.03, or.patrol-movement.01, or.patrol-movement.04]', () => {
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

  test('meets a patrol or contact at most 3 spaces away [or.encounter-step.09]', () => {
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

  test('an effect brings the meetings that it names, so far away, or none [or.encounter-step.09]', () => {
    const meets = (what: ('patrol' | 'contact' | 'space')[], within?: number) =>
      resolving(
        [{ do: 'encounter', what, ...(within === undefined ? {} : { within }) }],
        {},
        {
          patrols: [
            { faction: 'hutt', at: 'lo3' },
            { faction: 'rebel', at: 'ta2' },
          ],
          encounters: { 'deck-lothal': ['deck-lothal-1', 'deck-lothal-2'] },
        },
      );
    expect(
      meets(['patrol'], 1)
        .legal('encounter-patrol')
        .map(({ faction }) => faction),
    ).toEqual(['hutt']);
    expect(meets(['patrol'], 1).options).toEqual(['encounter-patrol']);
    expect(meets(['patrol']).options).not.toContain('encounter-patrol');
    const here = meets(['contact', 'space']);
    expect(here.legal('encounter-contact').map(({ place }) => place)).toEqual(['lothal/1', 'lothal/2']);
    expect(here.options).toEqual(['encounter-contact', 'encounter-space']);
    expect(here.does('encounter-space').happened('encounter-card-drawn')).toHaveLength(2);
    const met = meets(['contact']).does('encounter-contact', { place: 'lothal/1' });
    expect(met.happened('contact-revealed').length + Number(met.by[0] === 'chance')).toBeGreaterThan(0);
  });

  test('the third combat won completes her goal [or.personal-goals.04]', () => {
    const game = resolving(fight(1), { ann: { ...ketsu, goalTokens: { character: 2 } }, bob: {} })
      .rolls('hit', 'hit', 'hit')
      .rolls('blank');
    expect(game.player()).toMatchObject({ turned: true, fame: 1 });
    const lost = resolving(fight(1), { ann: { ...ketsu, goalTokens: { character: 2 } } })
      .rolls('blank', 'blank', 'blank')
      .rolls('hit');
    expect(lost.player().turned).toBe(false);
  });

  test('turned, gains 4,000 for each combat that she wins [or.personal-goals.03]', () => {
    const game = resolving(fight(1, [{ do: 'gain', credits: 1000 }]), { ann: { ...ketsu, turned: true } })
      .rolls('hit', 'hit', 'hit')
      .rolls('blank');
    expect(game.player().credits).toBe(5000);
  });
});

describe('Lando Calrissian', () => {
  const lando = { character: 'lando-calrissian' };

  test('rerolls one die after any roll of his [or.resolving-combat.04]', () => {
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

  test('the second ILLEGAL cargo delivered completes his goal, other cargo does not count [or.personal-goals.07]', () => {
    const delivering = (card: string, at: string, tokens: number): Table =>
      table({ ann: { ...lando, at, cards: [card], goalTokens: { character: tokens } } }, { step: 'action' })
        .does('deliver')
        .does('deliver-card');
    const illegal = (tokens: number): Table =>
      delivering('cargo-stolen-weapons', 'tatooine', tokens).rolls('hit').declines('may when dice-rolled');
    expect(illegal(0).player()).toMatchObject({ turned: false, fame: 1, goalTokens: { character: 1 } });
    expect(illegal(1).player()).toMatchObject({ turned: true, fame: 2, goalTokens: { character: 0 } });
    const legal = delivering('cargo-food-supplies', 'nal-hutta', 1);
    expect(legal.player()).toMatchObject({ turned: false, cards: [], goalTokens: { character: 1 } });
  });

  test('turned, buys himself a test of Influence for the reputation of the planet [or.personal-goals.03]', () => {
    const game = table({ ann: { ...lando, turned: true, credits: 1000 } }, { step: 'action' })
      .uses('use action')
      .does('spend-credits');
    game.rolls('hit', 'blank').declines('may when dice-rolled');
    expect(game.player()).toMatchObject({ credits: 0, reputation: { imperial: 1 } });
    const navpoint = table({ ann: { ...lando, turned: true, at: 'lo1' } }, { step: 'action' });
    expect(navpoint.legal('use-ability')).toEqual([]);
  });
});

describe('all eight', () => {
  /** The abilities of a character, on both sides and of the goal, by their source and number in play. */
  const sources = ({ abilities, goal, turned }: Character): [string, Ability][] => [
    ...[...abilities, ...turned.abilities].map((each, i): [string, Ability] => [`ann/character ${i}`, each]),
    ...(goal.abilities ?? []).map((each, i): [string, Ability] => [`ann/personal-goal ${i}`, each]),
  ];

  const named = ({ source, value }: AbilityOnPiece): string => (value === undefined ? source : `${source} ${value}`);

  const isUsed = (games: readonly Table[], source: string, ability: Ability): boolean =>
    ability.kind === 'value'
      ? games.some(({ state }) => valueOf(state, 'ann', ability.value) > printed(ability.value))
      : games.some((game) => game.happened('ability-used').some((event) => named(event) === source));

  const printed = (value: (typeof VALUES)[number]): number =>
    valueOf(tables.table({ ann: { character: 'boba-fett' } }).state, 'ann', value);

  test.each(basePack.characters.map((each) => [each.name, each] as const))(
    'each ability of %s and the personal goal has been at work above (run the whole file)',
    (_name, character) => {
      const games = played.filter((game) => game.player().character === character.id);
      const unused = sources(character).filter(([source, ability]) => !isUsed(games, source, ability));
      expect(unused).toEqual([]);
      const goals = games.flatMap((game) => game.happened('goal-completed'));
      expect(goals.filter((event) => event.player === 'ann' && event.goal === 'personal')).not.toEqual([]);
    },
  );

  test.each(basePack.characters.map((each) => [each.name, each] as const))(
    'turned, %s has the new ability besides the old one, and no goal any more [or.personal-goals.03]',
    (_name, { id, goal }) => {
      const bob = { character: id === 'bossk' ? 'boba-fett' : 'bossk' };
      const inPlay = (turned: boolean): string[] =>
        tables
          .table({ ann: { character: id, turned }, bob })
          .state.inPlay.flatMap((each) =>
            each.source === 'ann/character' || each.source === 'ann/personal-goal' ? [named(each)] : [],
          );
      const abilities = (goal.abilities ?? []).map((_each, i) => `ann/personal-goal ${i}`);
      expect(inPlay(false)).toEqual(['ann/character 0', ...abilities, 'ann/personal-goal']);
      expect(inPlay(true)).toEqual(['ann/character 0', 'ann/character 1']);
    },
  );
});
