import { basePack, edgesOf, neighbors, type Effects } from '../../src/outer-rim/facts';
import { card, pack, table, type Moment, type Player, type Table } from './table';

const planning = (ann: Player = {}, more: Moment = {}): Table => table({ ann }, { step: 'planning', ...more });
const spaces = (game: Table): string[] => game.legal('move-to').map((each) => each.space);

/** A card with an ability for the planning step. */
const planner = card({
  kind: 'gear',
  name: 'Holocron',
  abilities: [{ kind: 'use', in: 'planning', do: [{ do: 'gain', credits: 7000 }] satisfies Effects }],
});

describe('the planning step', () => {
  test('move, recover, gain credits or a Planning ability: one of them [or.planning-step.01]', () => {
    expect(planning().options).toEqual(['gain-credits', 'move', 'recover']);
    const more = planning({ cards: ['test-card'] }, { pack: pack({ market: [planner] }) });
    expect(more.options).toEqual(['gain-credits', 'move', 'recover', 'use-ability']);
    expect(more.does('recover').state.step).toBe('action');
  });

  test('moving goes by the hyperdrive of the ship [or.planning-step.02]', () => {
    const game = planning({ ship: 'g-1a-starfighter' }).does('move');
    expect(game.asks).toBe('move to the next space (5 left)');
  });

  test('recovering removes all damage of character and ship [or.planning-step.03]', () => {
    const game = planning({ damage: { character: 2, ship: 2 } }).does('recover');
    expect(game.player().damage).toEqual({ character: 0, ship: 0 });
    const one = planning({ damage: { character: 2, ship: 0 } }).does('recover');
    expect(one.happened('recovered')).toMatchObject([{ from: 'character', amount: 2 }]);
  });

  test('gaining credits brings 2,000 [or.planning-step.05]', () => {
    expect(planning({ credits: 1000 }).does('gain-credits').player().credits).toBe(3000);
  });

  test('a Planning ability is used instead of the other options [or.planning-step.06]', () => {
    const game = planning({ cards: ['test-card'] }, { pack: pack({ market: [planner] }) }).uses('use planning');
    expect(game.player().credits).toBe(7000);
    expect(game.state.step).toBe('action');
    expect(game.options).not.toContain('gain-credits');
  });

  test('then comes the action step [or.planning-step.07]', () => {
    const game = planning().does('gain-credits');
    expect(game.state.step).toBe('action');
    expect(game.options).toContain('end-actions');
  });
});

describe('movement', () => {
  /** Spaces that can be reached with so many moves, walking freely. */
  function reach(game: Table): Set<string> {
    const found = new Set<string>();
    const walk = (at: Table): void => {
      for (const action of at.legal('move-to')) {
        found.add(action.space);
        walk(
          Object.assign(Object.create(Object.getPrototypeOf(at) as object) as Table, {
            state: at.state,
            events: [],
          }).takes(action),
        );
      }
    };
    walk(game);
    return found;
  }

  test('up to as many spaces as the hyperdrive, no more [or.movement.01]', () => {
    const slow = pack({
      changes: { ships: [{ id: 'g9-rigger', side: { hyperdrive: 3, combat: 2, hull: 3, slots: [['cargo']] } }] },
    });
    const game = planning({ at: 'lothal' }, { pack: slow }).does('move');
    expect([...reach(game)].sort()).toEqual(
      ['ke1', 'ke5', 'lo1', 'lo2', 'lo3', 'lo4', 'lo5', 'lo6', 'lothal', 'mon-calamari', 'om3', 'om4'].sort(),
    );
    const gone = planning({ at: 'lothal' }, { pack: slow }).does('move').does('move-to', { space: 'lo3' });
    expect(gone.happened('planned')[0]?.because).toMatchObject([{ code: 'hyperdrive', facts: { hyperdrive: 3 } }]);
    gone.does('move-to', { space: 'ke1' }).does('move-to', { space: 'ke5' });
    expect(gone.state.step).toBe('action');
  });

  test('a player may stop earlier, and cards raise the hyperdrive [or.movement.02]', () => {
    const han = planning({ character: 'han-solo', ship: 'g-1a-starfighter' }).does('move');
    expect(han.asks).toBe('move to the next space (7 left)');
    expect(han.goes('lo3').state.step).toBe('action');
  });

  test('spaces are planets, navpoints and the Maelstrom; endcap spaces are none [or.movement.03]', () => {
    expect(spaces(planning({ at: 'rs1' }).does('move'))).toEqual(['om1']);
    expect(spaces(planning({ at: 'ke2' }).does('move')).sort()).toEqual(['ke5', 'lo4', 'maelstrom']);
  });

  test('only along routes: planets side by side are not adjacent without one [or.movement.04]', () => {
    expect(spaces(planning({ at: 'lothal' }).does('move')).sort()).toEqual(['lo3', 'lo5', 'lo6']);
    // The edges of the pieces that lie side by side join too, and those of no others.
    const { map } = basePack;
    const pieces = [map.standard.leftEnd, ...map.standard.tiles, map.standard.rightEnd];
    const pieceOf = (id: string): string => map.spaces.find((space) => space.id === id)?.piece ?? '';
    const across = edgesOf(map).map(([one, other]) => [pieceOf(one), pieceOf(other)] as const);
    const joined = new Set(across.filter(([one, other]) => one !== other).map((pair) => pair.join(' and ')));
    expect([...joined]).toEqual(pieces.slice(1).map((piece, i) => `${pieces[i]} and ${piece}`));
  });

  test('free spaces let a player use the whole hyperdrive [or.movement-obstacles.01]', () => {
    const game = planning({ at: 'cantonica' }).does('move');
    for (const space of ['om3', 'lo1', 'lo5', 'lothal', 'lo3', 'ke1']) game.does('move-to', { space });
    expect(game.player().space).toBe('ke1');
    expect(game.happened('stopped')).toEqual([]);
  });

  test('two things interrupt a movement, and nothing else: the Maelstrom and patrols [or.movement-obstacles.01]', () => {
    const ends = (spaces: readonly string[], at: string, more: Parameters<typeof table>[1] = {}) => {
      const game = table({ ann: { at } }, { step: 'planning', ...more }).does('move');
      for (const space of spaces) game.does('move-to', { space });
      return { goesOn: game.offers('move-to'), why: game.happened('stopped').map((each) => each.why) };
    };
    expect(ends(['lo1'], 'lo5')).toEqual({ goesOn: true, why: [] });
    expect(ends(['lothal'], 'lo5')).toEqual({ goesOn: true, why: [] });
    const met = { patrols: [{ faction: 'imperial' as const, at: 'lothal' }] };
    expect(ends(['lothal'], 'lo5', met)).toEqual({ goesOn: false, why: ['patrol'] });
    const maelstrom = basePack.map.spaces.find((space) => space.kind === 'maelstrom')?.id ?? '';
    const beside = neighbors(edgesOf(basePack.map)).get(maelstrom)?.[0] ?? '';
    expect(ends([maelstrom], beside)).toEqual({ goesOn: false, why: ['maelstrom'] });
  });

  test('other players and planets stop nobody [or.movement-obstacles.02]', () => {
    const game = table({ ann: { at: 'lo5' }, bob: { at: 'lothal' } }, { step: 'planning' }).does('move');
    expect(game.goes('lothal', 'lo3').player().space).toBe('lo3');
  });

  test('the Maelstrom stops whoever enters it, and the action step begins [or.movement-obstacles.03]', () => {
    const game = planning({ at: 'lo4' })
      .does('move')
      .does('move-to', { space: 'ke2' })
      .does('move-to', { space: 'maelstrom' });
    expect(game.player().space).toBe('maelstrom');
    expect(game.state.step).toBe('action');
    expect(game.happened('stopped')).toMatchObject([
      {
        why: 'maelstrom',
        rules: ['or.movement-obstacles.03'],
        because: [{ code: 'maelstrom' }, { code: 'spaces-lost' }],
      },
    ]);
  });

  test('a patrol stops everybody without positive reputation [or.movement-obstacles.04]', () => {
    const patrols = [{ faction: 'imperial' as const, at: 'lo3' }];
    for (const reputation of ['neutral', 'negative'] as const) {
      const game = planning({ reputation: { imperial: reputation } }, { patrols })
        .does('move')
        .does('move-to', { space: 'lo3' });
      expect([game.player().space, game.state.step]).toEqual(['lo3', 'action']);
      expect(game.happened('stopped')).toMatchObject([
        { player: 'ann', space: 'lo3', why: 'patrol', rules: ['or.movement-obstacles.04'] },
      ]);
    }
  });

  test('positive reputation lets a player through [or.movement-obstacles.05]', () => {
    const patrols = [{ faction: 'imperial' as const, at: 'lo3' }];
    const game = planning({ reputation: { imperial: 'positive' } }, { patrols }).does('move');
    expect(game.goes('lo3', 'ke1', 'ke5').player().space).toBe('ke5');
  });

  test('of several patrols each has to be friendly [or.movement-obstacles.06]', () => {
    const patrols = [
      { faction: 'imperial' as const, at: 'lo3' },
      { faction: 'rebel' as const, at: 'lo3' },
    ];
    const one = planning({ reputation: { imperial: 'positive' } }, { patrols })
      .does('move')
      .does('move-to', { space: 'lo3' });
    expect(one.state.step).toBe('action');
    const both = planning({ reputation: { imperial: 'positive', rebel: 'positive' } }, { patrols })
      .does('move')
      .does('move-to', { space: 'lo3' });
    expect(both.options).toContain('move-to');
  });

  test('a card may let a player pass every patrol [or.movement-obstacles.04]', () => {
    const clearance = card({
      kind: 'gear',
      name: 'Clearance',
      abilities: [{ kind: 'permission', allows: 'pass-patrols' }],
    });
    const game = planning(
      { cards: ['test-card'], reputation: { imperial: 'negative' } },
      { patrols: [{ faction: 'imperial', at: 'lo3' }], pack: pack({ market: [clearance] }) },
    );
    expect(game.does('move').goes('lo3', 'ke1').player().space).toBe('ke1');
  });

  test('without hyperdrive nobody leaves their space [or.movement.01]', () => {
    const ballast = card({
      kind: 'gear',
      name: 'Ballast',
      abilities: [{ kind: 'value', value: 'hyperdrive', by: -9 }],
    });
    const game = planning({ cards: ['test-card'] }, { pack: pack({ market: [ballast] }) }).does('move');
    expect([game.player().space, game.state.step]).toEqual(['lothal', 'action']);
  });

  test('leaving the Maelstrom or a patrol costs nothing [or.movement-obstacles.07]', () => {
    const out = planning({ at: 'maelstrom' }).does('move');
    expect(out.goes('ke2', 'ke5', 'ke6', 'ke7', 'kessel', 'ke7').player().space).toBe('ke7');
    const patrols = [{ faction: 'imperial' as const, at: 'lothal' }];
    const away = planning({}, { patrols }).does('move').goes('lo3', 'ke1', 'ke5', 'ke6', 'ke7', 'kessel');
    expect(away.player().space).toBe('kessel');
    expect(away.happened('stopped')).toEqual([]);
    const left = (game: Table): boolean | undefined =>
      game.happened('moved')[0]?.because?.some(({ rules }) => rules.includes('or.movement-obstacles.07'));
    expect([left(out), left(away), left(planning().does('move').goes('lo3'))]).toEqual([true, true, false]);
    const friend = planning({ reputation: { imperial: 'positive' } }, { patrols })
      .does('move')
      .goes('lo3');
    expect(left(friend)).toBe(false);
  });
});

describe('Jyn Erso on her way to the Ring of Kafrene', () => {
  const jyn: Player = { character: 'jyn-erso', at: 'ryloth', ship: 'yt-1300' };
  const setOut = (patrols: NonNullable<Moment['patrols']> = []): Table => planning(jyn, { patrols }).does('move');

  test('on Ryloth she looks for ways, with hyperdrive 7 [or.movement-example.01]', () => {
    expect(setOut().asks).toBe('move to the next space (7 left)');
    expect(spaces(setOut()).sort()).toEqual(['na2', 'na4', 'na6']);
  });

  test('it is 4 spaces away: within reach [or.movement-example.02]', () => {
    const game = setOut().goes('na4', 'ta2', 'ta5', 'ring-of-kafrene');
    expect(game.player().space).toBe('ring-of-kafrene');
    expect(game.happened('moved')).toHaveLength(4);
  });

  test('the Imperial patrol on that way would stop her [or.movement-example.03]', () => {
    const game = setOut([{ faction: 'imperial', at: 'ta2' }])
      .does('move-to', { space: 'na4' })
      .does('move-to', { space: 'ta2' });
    expect([game.player().space, game.state.step]).toEqual(['ta2', 'action']);
  });

  test('a longer way of at most 7 spaces avoids it [or.movement-example.04]', () => {
    const game = setOut([{ faction: 'imperial', at: 'ta2' }]);
    for (const space of ['na6', 'naboo', 'na3', 'ta1', 'takodana', 'ta6', 'ring-of-kafrene'])
      game.does('move-to', { space });
    expect(game.player().space).toBe('ring-of-kafrene');
  });
});
