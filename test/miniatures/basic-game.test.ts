/** The basic game from its setup: who takes which starter squad, what lies open, and how the rulebook's example begins (min.choose-sides, min.set-up-your-squad). */
import type { MiniaturesSetup } from '../../src/miniatures/begin/set-up';
import { GAME_TYPES } from '../../src/miniatures/facts';
import { miniatures } from '../../src/miniatures/game';
import { REPUBLIC, SEPARATISTS } from './starter';
import { begun, card, openGround, refusedSetup, type Table } from './table';

const basic = (more: Partial<MiniaturesSetup> = {}): MiniaturesSetup => ({
  gameType: 'basic',
  map: openGround(10, 14),
  squads: [REPUBLIC, SEPARATISTS],
  ...more,
});

const squadOf = ({ state }: Table, player: string): string[] =>
  state.characters.filter((each) => each.player === player).map(({ card: id }) => id);

/** Everybody somewhere: whoever is asked takes the first answer. */
function setUp(table: Table): Table {
  while (table.state.stage === 'setup') {
    const [first] = table.legal();
    if (!first) throw new Error('nobody is asked in setup');
    table.act(first);
  }
  return table;
}

test('start areas are chosen as the basic game has it [min.starting-position.01]', () => {
  const chosen = setUp(begun(basic())).toldOf('start-area-chosen');
  expect(chosen.map(({ player, rules }) => [player, rules])).toEqual([['p1', ['min.starting-position.01']]]);
});

describe('sides', () => {
  test('players who pick different ones have them, without a roll [min.choose-sides.04]', () => {
    for (const squads of [
      [REPUBLIC, SEPARATISTS],
      [SEPARATISTS, REPUBLIC],
    ]) {
      const table = begun(basic({ squads, picks: ['separatist', 'republic'] }));
      expect(table.toldOf('setup-rolled')).toEqual([]);
      expect([squadOf(table, 'p1'), squadOf(table, 'p2')]).toEqual([SEPARATISTS.characters, REPUBLIC.characters]);
      expect(table.state.players.map(({ faction, side }) => [faction, side])).toEqual([
        ['separatist', 'dark'],
        ['republic', 'light'],
      ]);
      // The Republic sets up first.
      expect(table.by()).toEqual(['p2']);
    }
  });

  test('who rolls higher chooses where both want one, the other has the squad that is left [min.choose-sides.05]', () => {
    const contested = () => begun(basic({ picks: ['republic', 'republic'] }));
    const rolled = contested().rolls(9, 14);
    expect(rolled.toldOf('setup-rolled').map(({ player, roll }) => [player, roll])).toEqual([
      ['p1', 9],
      ['p2', 14],
    ]);
    expect(rolled.by()).toEqual(['p2']);
    expect(rolled.legalOf('choose-side').map(({ faction }) => faction)).toEqual(['republic', 'separatist']);
    rolled.take({ type: 'choose-side', faction: 'republic' });
    expect([squadOf(rolled, 'p2'), squadOf(rolled, 'p1')]).toEqual([REPUBLIC.characters, SEPARATISTS.characters]);
    const players = [
      { faction: 'separatist', side: 'dark' },
      { faction: 'republic', side: 'light' },
    ];
    expect(rolled.state).toMatchObject({ players, contested: false });
    expect(rolled.by()).toEqual(['p2']);
    setUp(rolled).rolls(3, 12).goesFirst('p2');
    // Whose abilities they are is settled with the characters: Obi-Wan's player uses his powers.
    expect(rolled.activate('general-obi-wan-kenobi').by()).toEqual(['p2']);
    expect(rolled.use('knight-speed').last('force-spent')).toMatchObject({ character: 'general-obi-wan-kenobi' });
    const other = contested().rolls(14, 9).take({ type: 'choose-side', faction: 'separatist' });
    expect(squadOf(other, 'p1')).toEqual(SEPARATISTS.characters);
    // Who roll the same roll again.
    expect(contested().rolls(7, 7).rolls(2, 3).by()).toEqual(['p2']);
  });

  test('without picks everybody has the squad that is given for them; in other games nobody picks', () => {
    expect(squadOf(begun(basic({ squads: [SEPARATISTS, REPUBLIC] })), 'p1')).toEqual(SEPARATISTS.characters);
    const squads = [
      { name: 'Light', faction: 'republic', characters: ['ann'], cards: [card('ann')] },
      { name: 'Dark', faction: 'separatist', characters: ['bob'], cards: [card('bob', { faction: 'separatist' })] },
    ];
    const standard = basic({
      gameType: 'standard',
      era: 'rise-of-the-empire',
      squads,
      picks: ['republic', 'separatist'],
    });
    expect(refusedSetup(standard)).toMatchObject({ code: 'picks', path: ['picks'] });
    expect(refusedSetup(basic({ picks: ['republic'] }))).toMatchObject({ code: 'picks' });
  });
});

test('named Force powers may be left out: then points are for rerolls and faster moves [min.named-force-powers.01]', () => {
  const uses = (namedForcePowers: boolean): [string[], string[], number] => {
    const table = setUp(begun(basic({ namedForcePowers })))
      .rolls(12, 3)
      .goesFirst('p1');
    table.activate('general-obi-wan-kenobi');
    const powers = table.legalOf('use-ability').map(({ ability }) => ability);
    const others = table.legal().map(({ type }) => type);
    return [powers, others.filter((type) => type === 'move-faster'), table.character('general-obi-wan-kenobi').force];
  };
  // Force Renewal, a named power as well, gives a point where powers are played.
  expect(uses(true)).toEqual([['knight-speed'], ['move-faster'], 3]);
  expect(uses(false)).toEqual([[], ['move-faster'], 2]);
});

describe('the example of combat', () => {
  test('the two starter squads are in play, and nobody has been activated [min.example-of-combat.01]', () => {
    const table = setUp(begun(basic()));
    const inPlay = table.state.characters.filter(({ place }) => place === 'map');
    expect(inPlay.map(({ card: id }) => id)).toEqual([...REPUBLIC.characters, ...SEPARATISTS.characters]);
    expect(inPlay.map(({ player }) => player)).toEqual(['p1', 'p1', 'p1', 'p2', 'p2', 'p2']);
    expect(inPlay.filter(({ activated }) => activated)).toEqual([]);
  });

  test('the Dark Side has won initiative and begins, with the Security Battle Droid if it likes [min.example-of-combat.02]', () => {
    const table = setUp(begun(basic())).rolls(5, 16);
    expect(table.by()).toEqual(['p2']);
    table.goesFirst('p2');
    expect(table.last('phase-started').player).toBe('p2');
    expect(table.activate('security-battle-droid-starter').state.turn).toBe('security-battle-droid-starter');
  });
});

describe('what lies open', () => {
  const views = ({ state }: Table) => ['p1', 'p2'].map((viewer) => miniatures.view(state, viewer));

  test('one map between the two players [min.setup.01]', () => {
    const table = begun(basic());
    const { columns, rows } = table.state.map;
    expect([columns, rows]).toEqual([10, 14]);
    for (const { map } of views(table)) expect(map).toEqual(table.state.map);
    expect(refusedSetup({ ...basic(), map: '' })).toMatchObject({ path: ['map'] });
  });

  test('a stat card for each miniature of a squad [min.set-up-your-squad.01]', () => {
    const table = begun(basic());
    for (const { characters, cards } of views(table))
      for (const player of ['p1', 'p2']) {
        const own = characters.filter((each) => each.player === player);
        const theirs = own.map((each) => cards.find(({ id }) => id === each.card)?.id);
        expect(theirs).toEqual((player === 'p1' ? REPUBLIC : SEPARATISTS).characters);
      }
    const light = { name: 'Light', faction: 'republic', characters: ['nobody'] };
    expect(
      refusedSetup({ map: openGround(10, 14), era: 'rise-of-the-empire', squads: [light, SEPARATISTS] }).path,
    ).toEqual(expect.arrayContaining(['squads', 0]));
  });

  test('a squad is in no view before both are there, and then set-up begins with both [min.squad-building-rules.01, min.squad-building-rules.02]', () => {
    // With one squad there is no skirmish that anybody could look at, and why not says nothing of the squad.
    const alone = refusedSetup(basic({ squads: [REPUBLIC] }));
    expect(alone.code).toBe('wrong-number-of-players');
    expect(JSON.stringify(alone)).not.toMatch(/kenobi|clone/i);
    const table = begun(basic());
    expect(table.told[0]?.type).toBe('squads-revealed');
    expect(table.toldOf('character-set-up')).toEqual([]);
    for (const { characters } of views(table))
      expect(characters.map(({ card: id }) => id)).toEqual([...REPUBLIC.characters, ...SEPARATISTS.characters]);
  });
});

test('battles are what is played: collecting and reenacting are no game types [min.three-ways-to-play.01]', () => {
  expect(GAME_TYPES).toEqual(['standard', 'fringe-squad', 'era-vs-era', 'free-for-all', 'team-play', 'out-of-the-box']);
  for (const gameType of ['collecting', 'reenacting'])
    expect(refusedSetup({ ...basic(), gameType } as unknown as MiniaturesSetup)).toMatchObject({ path: ['gameType'] });
});
