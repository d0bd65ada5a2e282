/** Assault objectives (arm.objective-cards.05). */
import type { ArmadaAction } from '../../../../src/armada/model/actions';
import { DEPLOYING, playOn, withObjective } from '../set-up';
import { armadaTable, type Table } from '../../table';
import { activate, attacking, frontOf, nothingMore, rolls, scores, tokens } from '../tables';

const usable = (table: Table): string[] =>
  table.legal().flatMap((action) => (action.type === 'use-ability' ? [action.ability] : []));

describe('Most Wanted', () => {
  const objective = (is: boolean) => ({
    ships: {
      victory: { owner: 'p2', at: [900, 450] as const, objective: is },
      other: { owner: 'p2', objective: !is },
      mine: { objective: true },
    },
  });

  test('an attacker of an objective ship may add a die of a color in the pool [arm.objective-cards.05]', () => {
    const table = rolls(frontOf(attacking('most-wanted', objective(true)), 'victory'), 'red', 'blank', 'blank', 'hit');
    expect(usable(table)).toEqual(['most-wanted-die']);
    table.answer({ type: 'use-ability', ability: 'most-wanted-die' });
    // Only red dice lie there.
    expect(table.legal().flatMap((action) => ('chosen' in action ? [action.chosen] : []))).toEqual(['red']);
    table.answer({ chosen: 'red' });
    rolls(table, 'red', 'double-hit');
    expect(table.told('die-added')).toMatchObject([{ attacker: 'nebulon', color: 'red', face: 'double-hit' }]);
    // Once an attack.
    expect(usable(table)).toEqual([]);
  });

  test('against other ships it does nothing [arm.objective-cards.05]', () => {
    const table = rolls(frontOf(attacking('most-wanted', objective(false)), 'victory'), 'red', 'blank', 'blank', 'hit');
    expect(usable(table)).toEqual([]);
  });
});

describe('Advanced Gunnery', () => {
  const second = (first: 'p1' | 'p2', is = true): Table => {
    const ships = { mine: { objective: !is }, theirs: { owner: 'p2', objective: true } };
    const table = attacking('advanced-gunnery', { first, ships }, { objective: is });
    nothingMore(rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank'));
    return table;
  };
  const again = (defendingZone: string): ArmadaAction =>
    ({
      type: 'declare-target',
      player: 'p1',
      attacker: 'nebulon',
      zone: 'front',
      defender: 'victory',
      defendingZone,
    }) as ArmadaAction;

  test("the second player's objective ship attacks again from the same hull zone, the same target too [arm.objective-cards.05, arm.golden-rules.02]", () => {
    expect(second('p2').whyNot(again('front'))).toBeNull();
    expect(second('p2', false).whyNot(again('front'))).toMatchObject({ code: 'zone-has-attacked' });
  });

  test("the first player's attacks another target only [arm.objective-cards.05]", () => {
    const turned = {
      ships: {
        victory: { owner: 'p2', at: [900, 450] as const, objective: true },
        other: { owner: 'p2', at: [980, 580] as const },
      },
    };
    const table = attacking('advanced-gunnery', { first: 'p1', ...turned }, { objective: true });
    nothingMore(rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank'));
    expect(table.whyNot(again('front'))).toMatchObject({ code: 'attacked-before' });
    expect(table.whyNot({ ...again('front'), defender: 'other' } as ArmadaAction)).toBeNull();
  });
});

describe('Opening Salvo', () => {
  test("a first player's ship adds two red dice to its first attack on a ship, and discards its token [arm.objective-cards.05]", () => {
    const table = attacking('opening-salvo', {}, { objective: true });
    rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank');
    rolls(table, 'red', 'hit', 'hit');
    expect(table.ship('nebulon').objective).toBe(false);
    expect(table.told('objective-token-discarded')).toMatchObject([{ ship: 'nebulon' }]);
    expect(table.told('die-added')).toHaveLength(2);
  });

  test("a second player's ship adds two of any colors [arm.objective-cards.05]", () => {
    const table = attacking('opening-salvo', { first: 'p2' }, { objective: true });
    rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'blank');
    expect(table.legal()).toHaveLength(6);
    table.answer({ chosen: ['blue', 'black'] });
    table.does(table.legal().find(({ type }) => type === 'roll-dice') as ArmadaAction);
    expect(
      table
        .told('die-added')
        .map(({ color }) => color)
        .sort(),
    ).toEqual(['black', 'blue']);
  });

  test('without its token, and against squadrons, it adds none [arm.objective-cards.05]', () => {
    const without = rolls(frontOf(attacking('opening-salvo'), 'victory'), 'red', 'blank', 'blank', 'blank');
    expect(without.told('objective-token-discarded')).toEqual([]);
    const squadrons = { tie: { owner: 'p2' as const, at: [900, 372] as const } };
    const table = attacking('opening-salvo', { squadrons }, { objective: true });
    rolls(frontOf(table, 'tie', null), 'blue', 'accuracy', 'accuracy');
    expect(table.ship('nebulon').objective).toBe(true);
  });
});

describe('Precision Strike', () => {
  const damaged = { ships: { victory: { owner: 'p2', at: [900, 450] as const, damage: { facedown: 1 } } } };

  test('a die with a hit turns a facedown card of the defender faceup, and that is a victory token [arm.objective-cards.05]', () => {
    const table = rolls(frontOf(attacking('precision-strike', damaged), 'victory'), 'red', 'blank', 'hit', 'critical');
    expect(usable(table)).toEqual(['precision-strike-die']);
    table.answer({ type: 'use-ability', ability: 'precision-strike-die' });
    const choices = table.legal().filter((action) => 'chosen' in action);
    expect(choices).toHaveLength(1);
    table.does(choices[0] as ArmadaAction).answer({ type: 'draw', card: 'power-failure' });
    expect(table.ship('victory').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'power-failure' }] });
    expect(table.told('die-spent')).toMatchObject([{ face: 'hit' }]);
    expect(tokens(table)).toEqual([1, 0]);
  });

  test('not where no card lies facedown, and not against a squadron [arm.objective-cards.05]', () => {
    expect(usable(rolls(frontOf(attacking('precision-strike'), 'victory'), 'red', 'hit', 'hit', 'hit'))).toEqual([]);
    const tie = { ...damaged, squadrons: { tie: { owner: 'p2' as const, at: [900, 372] as const } } };
    const table = rolls(frontOf(attacking('precision-strike', tie), 'tie', null), 'blue', 'hit', 'hit');
    expect(usable(table)).toEqual([]);
  });

  test.each([
    ['x-wing-squadron', 1],
    ['a-wing-squadron', 0],
  ])('of squadrons only those with Bomber: %s [arm.objective-cards.05]', (card, gained) => {
    const bombers = armadaTable({
      ships: { nebulon: {}, victory: { owner: 'p2', at: [900, 450], damage: { facedown: 2 }, shields: { front: 0 } } },
      squadrons: { own: { card, at: [900, 345] } },
      objective: 'precision-strike',
      moment: { phase: 'squadron' },
    });
    bombers.answer({ type: 'activate-squadron', squadron: 'own' });
    bombers.answer({ type: 'declare-target', defender: 'victory', defendingZone: 'front' });
    const die = card === 'x-wing-squadron' ? 'red' : 'black';
    rolls(bombers, die, 'hit');
    expect(usable(bombers)).toEqual(gained === 1 ? ['precision-strike-die'] : []);
  });

  test('a card that an obstacle deals is no victory token [arm.objective-cards.05]', () => {
    const table = activate({
      ships: { cr90: { at: [900, 300], speed: 0 }, victory: { owner: 'p2' } },
      obstacles: { 'asteroid-field-1': [900, 310] },
      objective: 'precision-strike',
      moment: { phase: 'ship' },
      chance: { mode: 'seeded', seed: 1 },
    });
    table.answer({ type: 'skip-attack' }).answer({ type: 'skip-navigate' });
    expect(table.told('damage-card-dealt')).toHaveLength(1);
    expect(tokens(table)).toEqual([0, 0]);
  });

  test('a card that the attack deals faceup is a victory token, a facedown one is none [arm.objective-cards.05]', () => {
    const shields = { ships: { victory: { owner: 'p2', at: [900, 450] as const, shields: { front: 0 } } } };
    const dealt = (critical: boolean): Table => {
      const table = attacking('precision-strike', shields);
      rolls(frontOf(table, 'victory'), 'red', 'blank', 'blank', 'critical');
      const end = table.legal().find(({ type }) => type === 'end-attack-effects');
      if (end) table.does(end);
      const spent = table.legal().find(({ type }) => type === 'end-defense-tokens');
      if (spent) table.does(spent);
      if (!critical) return nothingMore(table);
      return table.answer({ type: 'resolve-critical-effect' }).answer({ type: 'draw', card: 'crew-panic' });
    };
    expect(tokens(dealt(true))).toEqual([1, 0]);
    expect(dealt(false).ship('victory').damage).toEqual({ facedown: 1, faceup: [] });
    expect(tokens(dealt(false))).toEqual([0, 0]);
  });
});

describe('scores', () => {
  const gone = (objective: boolean) => ({
    owner: 'p2' as const,
    card: 'victory-i-class-star-destroyer',
    upgrades: ['grand-moff-tarkin'],
    at: null,
    objective,
  });

  test.each(['most-wanted', 'advanced-gunnery'])(
    '%s: a destroyed objective ship counts its card twice, its upgrades once [arm.objective-cards.05, arm.scoring.05]',
    (objective) => {
      const table = (is: boolean): Table =>
        armadaTable({
          ships: { cr90: { objective: true }, gone: gone(is), victory: { owner: 'p2', objective: !is } },
          objective,
          moment: { phase: 'ship' },
        });
      expect(scores(table(false))).toEqual({ p1: 73 + 38, p2: 0 });
      expect(scores(table(true))).toEqual({ p1: 2 * 73 + 38, p2: 0 });
    },
  );

  test('Opening Salvo: half of the points of each damaged enemy ship, rounded up; without it damage gives none [arm.objective-cards.05, arm.scoring.03]', () => {
    const table = (objective: string): Table =>
      armadaTable({
        ships: { cr90: {}, victory: { owner: 'p2', damage: { facedown: 1 } }, whole: { owner: 'p2', at: [1200, 800] } },
        objective,
        moment: { phase: 'ship' },
      });
    expect(scores(table('opening-salvo'))).toEqual({ p1: 37, p2: 0 });
    expect(scores(table('minefields'))).toEqual({ p1: 0, p2: 0 });
  });

  test("victory tokens are the player's, whatever becomes of the ships [arm.victory-tokens.02, arm.victory-tokens.03]", () => {
    const table = armadaTable({
      ships: { cr90: {}, gone: { card: 'cr90-corvette-b', at: null }, victory: { owner: 'p2' } },
      objective: 'fire-lanes',
      victoryTokens: [2, 0],
      moment: { phase: 'ship' },
    });
    expect(scores(table)).toEqual({ p1: 30, p2: 39 });
  });
});

describe('objective ships', () => {
  test('Most Wanted: the second player chooses an own ship and one of the first player [arm.objective-cards.05, arm.objective-cards.08]', () => {
    const table = playOn(withObjective('most-wanted'), ['place-obstacle', ...DEPLOYING]);
    expect(table.by).toEqual(['p2']);
    expect(table.legal()).toHaveLength(2);
    table.answer({ ship: 'victory-i-class-star-destroyer' });
    expect(table.by).toEqual(['p2']);
    table.answer({ ship: 'cr90-corvette-b' });
    const chosen = table.state.ships.filter(({ objective }) => objective).map(({ id }) => id);
    expect(chosen).toEqual(['cr90-corvette-b', 'victory-i-class-star-destroyer']);
    expect(table.told('objective-token-assigned')).toHaveLength(2);
    expect(table.state).toMatchObject({ round: 1, phase: 'command' });
  });

  test('Advanced Gunnery: each player chooses an own ship, the first player first [arm.objective-cards.05]', () => {
    const table = playOn(withObjective('advanced-gunnery'), ['place-obstacle', ...DEPLOYING]);
    expect(table.by).toEqual(['p1']);
    table.answer({ ship: 'cr90-corvette-a' });
    expect(table.by).toEqual(['p2']);
    table.answer({ ship: 'gladiator-i-class-star-destroyer' });
    expect(table.ship('cr90-corvette-a').objective).toBe(true);
    expect(table.ship('gladiator-i-class-star-destroyer').objective).toBe(true);
    expect(table.state.round).toBe(1);
  });

  test('Opening Salvo: each ship gets a token [arm.objective-cards.05]', () => {
    const table = playOn(withObjective('opening-salvo'), ['place-obstacle', ...DEPLOYING]);
    expect(table.state.ships.map(({ objective }) => objective)).toEqual([true, true, true, true]);
  });

  test('Precision Strike: each ship of the second player gains a concentrate fire token [arm.objective-cards.05]', () => {
    const table = playOn(withObjective('precision-strike'), ['place-obstacle', ...DEPLOYING]);
    expect(table.state.ships.map(({ owner, tokens }) => [owner, tokens])).toEqual([
      ['p1', []],
      ['p1', []],
      ['p2', ['concentrate-fire']],
      ['p2', ['concentrate-fire']],
    ]);
  });
});
