/** Unique squadrons (arm.squadron.06): what their cards say beside the keywords. */
import { dogfight } from '../attack/duels';
import { armadaTable, type ShipOnTable, type Table } from '../table';
import { offered, pool } from './tables';

describe('Luke Skywalker', () => {
  const luke = (card: string, dice: string[], target_: ShipOnTable = {}): Table =>
    armadaTable({
      ships: { own: {}, vsd: { owner: 'p2', at: [500, 500], shields: { front: 2 }, ...target_ } },
      squadrons: { luke: { card, at: [500, 400] } },
      moment: { phase: 'squadron', squadron: 'luke' },
    })
      .answer({ type: 'declare-target', defendingZone: 'front' })
      .rolls(...dice);

  test('ships that he attacks count as without shields [arm.effect-use-and-timing.13]', () => {
    const table = luke('luke-skywalker', ['black hit']).passes();
    expect(table.ship('vsd')).toMatchObject({ shields: { front: 2 }, damage: { facedown: 1 } });
    expect(table.told('damage-card-dealt')).toMatchObject([
      { because: [{ code: 'past-shields', facts: { shields: 2 } }] },
    ]);
    const other = luke('x-wing-squadron', ['red hit']).passes();
    expect(other.ship('vsd')).toMatchObject({ shields: { front: 1 }, damage: { facedown: 0 } });
  });

  test('with Bomber the first card is dealt faceup; redirect finds no shields', () => {
    const table = luke('luke-skywalker', ['black hit-critical']);
    table.answer({ type: 'spend-defense-token', token: 'redirect', zone: 'left' });
    table.passes('resolve a critical effect').answer({ type: 'resolve-critical-effect' });
    table.answer({ type: 'draw', card: 'power-failure' });
    expect(table.told('damage-redirected')).toEqual([]);
    expect(table.ship('vsd')).toMatchObject({ shields: { front: 2 }, damage: { facedown: 1, faceup: [{}] } });
  });
});

describe('Howlrunner', () => {
  const tie = (at: readonly [number, number], card = 'tie-fighter-squadron') => ({ owner: 'p2', at, card });
  const fight = (squadrons: object, squadron = 'wing'): Table =>
    dogfight({ x: { at: [500, 400] }, ...squadrons }, { squadron, ships: { cr90: {}, vsd: { owner: 'p2' } } });
  const attacks = (table: Table): Table =>
    table.answer({ type: 'declare-target', defender: 'x' }).rolls('blue hit', 'blue hit', 'blue hit');

  test('whoever controls the squadron that attacks adds her die, in team play, too [arm.team-play.04]', () => {
    const players = [{ id: 'p1' }, { id: 'p2', members: ['mara'] }];
    const of = (controllers: { wing: string; howl: string }): Table =>
      attacks(
        dogfight(
          {
            x: { at: [500, 400] },
            wing: { ...tie([540, 400]), controller: controllers.wing },
            howl: { ...tie([580, 400], 'howlrunner'), controller: controllers.howl },
          },
          { squadron: 'wing', ships: { cr90: {}, vsd: { owner: 'p2' } }, players },
        ),
      );
    for (const [table, player] of [
      [of({ wing: 'mara', howl: 'p2' }), 'mara'],
      [of({ wing: 'p2', howl: 'mara' }), 'p2'],
    ] as const) {
      expect(table.by).toEqual([player]);
      table.answer({ type: 'use-ability', ability: 'howlrunner' }).rolls('blue critical');
      expect(pool(table)).toHaveLength(4);
      expect(offered(table)).not.toContain('howlrunner');
    }
  });

  test('another friendly squadron with Swarm at distance 1 that attacks a squadron may add a blue die', () => {
    const table = attacks(fight({ wing: tie([540, 400]), howl: tie([580, 400], 'howlrunner') }));
    expect(offered(table)).toContain('howlrunner');
    table.answer({ type: 'use-ability', ability: 'howlrunner' }).rolls('blue critical');
    expect(pool(table)).toHaveLength(4);
    expect(offered(table)).not.toContain('howlrunner');
  });

  test('not at distance 2, not for squadrons without Swarm, not for herself', () => {
    expect(offered(attacks(fight({ wing: tie([540, 400]), howl: tie([700, 400], 'howlrunner') })))).not.toContain(
      'howlrunner',
    );
    const advanced = fight({ wing: tie([540, 400], 'tie-advanced-squadron'), howl: tie([580, 400], 'howlrunner') });
    expect(offered(attacks(advanced))).not.toContain('howlrunner');
    expect(offered(attacks(fight({ howl: tie([540, 400], 'howlrunner') }, 'howl')))).not.toContain('howlrunner');
  });

  test('not against ships', () => {
    const table = dogfight(
      { wing: tie([500, 150]), howl: tie([540, 150], 'howlrunner') },
      { squadron: 'wing', ships: { cr90: { at: [500, 80] }, vsd: { owner: 'p2' } } },
    );
    table.answer({ type: 'declare-target', defender: 'cr90', defendingZone: 'front' }).rolls('blue hit');
    expect(offered(table)).not.toContain('howlrunner');
  });
});
