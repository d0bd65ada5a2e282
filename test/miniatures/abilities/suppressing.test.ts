/** Abilities that others lose, commander effects that do not reach, initiative. */
import { ability } from '../../../src/miniatures/engine';
import { miniatures } from '../../../src/miniatures/game';
import { leads } from '../../../src/miniatures/queries/commanders';
import { naming, numbers, AWAY, type Others } from '../fight';
import { skirmish, type OnTable, type Table } from '../table';

const TROOPERS = 'commander-clone-trooper-commander-starter';
const trooper: Partial<OnTable> = { abilities: ['trooper'] };
const commander = (at: OnTable['at'], player = 'p1'): OnTable => ({
  at,
  player,
  commanderEffect: TROOPERS,
  activated: true,
});

/** Ann is a trooper; a commander leads her, who gives 3 Attack to those within 6 squares. */
const led = (ann: Partial<OnTable>, others: Others): number => numbers({ ...trooper, ...ann }, AWAY, others).attack;

describe('Disruptive', () => {
  const disruptive = (at: OnTable['at'], player = 'p2'): OnTable => ({
    at,
    player,
    abilities: ['disruption'],
    activated: true,
  });

  test('effects of enemy commanders on those within 6 squares of it [min.disruption.01, min.disruption.02]', () => {
    const eve = commander([0, 3]);
    expect(led({}, { eve })).toBe(8);
    expect(led({}, { eve, cid: disruptive([7, 4]) })).toBe(5);
    expect(led({}, { eve, cid: disruptive([9, 5]) })).toBe(8);
    expect(led({}, { eve, cid: disruptive([7, 4], 'p1') })).toBe(8);
  });

  test('an enemy commander within 6 squares leads nobody, and is no follower all the same [min.disruption.03]', () => {
    const others = { eve: commander([0, 5]), cid: disruptive([0, 9]) } satisfies Others;
    expect(led({ at: [4, 4] }, others)).toBe(5);
    expect(led({ at: [4, 4] }, { eve: others.eve })).toBe(8);
    // Whom an ability names as a commander is one.
    const ann = {
      at: [4, 4],
      abilities: [{ ability: 'trooper' }, naming('synergy', 'commander')],
    } satisfies Partial<OnTable>;
    expect(led(ann, others)).toBe(9);
  });
});

/** A commander who makes followers within 6 squares faster. */
const hurrying = ability({
  id: 'test/hurry',
  card: TROOPERS,
  rules: ['min.commander-effect.01'],
  modifies: {
    speeds: (state, self, speeds, { character }) =>
      leads(state, self, character, { within: 6 }) ? [...speeds, { speed: 8, by: 'test/hurry' }] : speeds,
  },
});

/** Squares that Ann walks to the right, Disruptive being so far away, until she cannot attack any more. */
function walks(from: number, cid: OnTable['at']): number {
  const game = miniatures.with({ abilities: [hurrying] });
  const characters: Others = {
    ann: { at: [from, 5] },
    eve: commander([from, 4]),
    cid: { at: cid, player: 'p2', abilities: ['disruption'] },
  };
  const table = skirmish({ characters }, game);
  for (let squares = 0; ; squares++) {
    if (table.targets().length === 0) return squares - 1;
    table.move([from + squares + 1, 5]);
  }
}

test('a speed is that of the start of the turn, whatever comes near or stays behind [min.disruption.04, min.disruption.05]', () => {
  expect(walks(0, [8, 0])).toBe(8);
  expect(walks(0, [1, 0])).toBe(6);
});

test('Booming Voice: 6 squares are no limit, as long as it is in play [min.booming-voice.01]', () => {
  const voice = (player = 'p1'): OnTable => ({ at: [0, 0], player, abilities: ['booming-voice'], activated: true });
  expect(led({}, { eve: commander([13, 9]), fay: voice() })).toBe(8);
  expect(led({}, { eve: commander([13, 9]) })).toBe(5);
  expect(led({}, { eve: commander([13, 9]), fay: voice('p2') })).toBe(5);
});

test('Cyborgs are led [min.cyborg.03]', () => {
  expect(led({ abilities: ['trooper', 'droid', 'cyborg'] }, { eve: commander([0, 3]) })).toBe(8);
  expect(led({ abilities: ['trooper', 'droid'] }, { eve: commander([0, 3]) })).toBe(5);
});

test('Savages are not led; others are, though a Savage stands beside them [min.savage.04]', () => {
  const eve = commander([0, 3]);
  expect(led({ abilities: ['trooper', 'savage'] }, { eve })).toBe(5);
  expect(led({ abilities: ['trooper'] }, { eve, fay: { at: [2, 0], abilities: ['savage'], activated: true } })).toBe(8);
});

describe('Empathy', () => {
  const savage: Partial<OnTable> = { abilities: ['trooper', 'savage'] };
  const empathic = (at: OnTable['at'], player = 'p1'): OnTable => ({
    at,
    player,
    abilities: ['empathy'],
    activated: true,
  });

  test('a Savage within 6 squares is none, and is led [min.empathy.01, min.empathy.03, min.savage.04]', () => {
    const eve = commander([0, 3]);
    expect(led(savage, { eve })).toBe(5);
    expect(led(savage, { eve, fay: empathic([2, 0]) })).toBe(8);
    expect(led(savage, { eve, fay: empathic([4, 0]) })).toBe(5);
    expect(led(savage, { eve, fay: empathic([2, 0], 'p2') })).toBe(5);
  });
});

describe("It's a Trap!", () => {
  /** Bob hides behind low objects, ten squares away from Ann. */
  const hidden = (cid: OnTable['at'], player = 'p1'): string[] =>
    skirmish({
      map: `
        +-+-+-+-+-+-+-+-+-+-+-+-+
        |. . . . . . . . . o . .|
        + + + + + + + + + + + + +
        |. . . . . . . . . o . .|
        + + + + + + + + + + + + +
        |. . . . . . . . . o . .|
        +-+-+-+-+-+-+-+-+-+-+-+-+`,
      characters: {
        ann: { at: [0, 1] },
        bob: { at: [10, 1], player: 'p2', abilities: ['stealth'] },
        ack: { at: cid, player, abilities: ['its-a-trap'], activated: true },
      },
    }).targets();

  test('enemies with Stealth within 6 squares have none, for all its allies [min.its-a-trap.01]', () => {
    expect(hidden([5, 2])).toEqual(['bob']);
    expect(hidden([4, 2])).toEqual([]);
  });
});

describe('initiative', () => {
  const roll = (ann: Partial<OnTable>, bob: Partial<OnTable>, more: Others = {}): Table =>
    skirmish({
      characters: { ann: { at: [2, 5], ...ann }, bob: { at: [3, 5], player: 'p2', ...bob }, ...more },
      moment: { stage: 'initiative' },
    });
  const both = (table: Table, one: number, other: number): readonly string[] => table.rolls(one, other).by();
  const twice = (table: Table, ...faces: number[]): Table =>
    table.act({ type: 'roll', player: 'chance', die: 'd20', faces: faces.map(String).sort() as never });
  const tactician: Partial<OnTable> = { abilities: ['master-tactician'] };
  const recon: Partial<OnTable> = { abilities: ['recon'] };

  test('Master Tactician: its player decides, but with a 1 [min.master-tactician.01]', () => {
    expect(both(roll(tactician, {}), 3, 19)).toEqual(['p1']);
    expect(both(roll(tactician, {}), 1, 19)).toEqual(['p2']);
  });

  test('ties are rolled again; of two Master Tacticians the higher roll decides [min.master-tactician.02, min.master-tactician.03]', () => {
    expect(both(roll(tactician, {}), 8, 8)).toEqual(['chance']);
    expect(both(roll(tactician, tactician), 6, 11)).toEqual(['p2']);
  });

  test('Recon: two dice while one of them sees an enemy, and no more than two [min.recon.01, min.recon.03]', () => {
    const table = twice(roll(recon, {}, { eve: { at: [0, 0], ...recon }, fay: { at: [0, 1], ...recon } }), 4, 15);
    expect(table.last('initiative-rolled')).toMatchObject({ player: 'p1', rolls: [15, 4], result: 15 });
    const blind = skirmish({
      map: `
        +-+-+-+
        |. .|.|
        +-+-+-+`,
      characters: { ann: { at: [0, 0], ...recon }, bob: { at: [2, 0], player: 'p2' } },
      moment: { stage: 'initiative' },
    });
    expect(blind.rolls(4).last('initiative-rolled').rolls).toEqual([4]);
  });

  test('after a tie two dice again [min.recon.02]', () => {
    const table = twice(roll(recon, {}), 4, 12).rolls(12);
    expect(twice(table, 3, 9).last('initiative-rolled')).toMatchObject({ player: 'p1', result: 9 });
  });

  test('Never Tell Me the Odds: those of enemies do nothing while it is in play [min.never-tell-me-the-odds.01]', () => {
    const han: Partial<OnTable> = { abilities: ['never-tell-me-the-odds'] };
    expect(both(roll(tactician, han), 3, 19)).toEqual(['p2']);
    expect(both(roll(recon, han), 3, 19)).toEqual(['p2']);
    expect(both(roll(tactician, {}, { han: { at: [1, 5], ...han } }), 3, 19)).toEqual(['p1']);
    const fallen: Others = { han: { at: null, player: 'p2', ...han } };
    expect(both(roll(tactician, {}, fallen), 3, 19)).toEqual(['p1']);
  });

  test('Never Tell Me the Odds leaves other abilities of enemies alone [min.never-tell-me-the-odds.01]', () => {
    const han = { abilities: ['never-tell-me-the-odds'] };
    expect(numbers({ abilities: ['deadeye'] }, han).damage).toBe(20);
  });

  test('it is told what does nothing because of it, and only where it was there [min.never-tell-me-the-odds.01]', () => {
    const han: Partial<OnTable> = { abilities: ['never-tell-me-the-odds'] };
    const silenced = roll({ abilities: ['master-tactician', 'recon'] }, han)
      .rolls(3, 19)
      .goesFirst('p2');
    const odds = { code: 'never-tell-me-the-odds', rules: ['min.never-tell-me-the-odds.01'] };
    expect(silenced.last('first-player-chosen').because).toMatchObject([odds, { code: 'initiative' }]);
    expect(silenced.toldOf('initiative-rolled').map(({ because }) => because?.length)).toEqual([1, undefined]);
    const usual = roll({}, han).rolls(3, 19).goesFirst('p2');
    expect(usual.last('first-player-chosen').because).toHaveLength(1);
    const own = roll(tactician, {}, { han: { at: [1, 5], ...han } }).rolls(3, 19);
    expect(
      own
        .goesFirst('p1')
        .last('first-player-chosen')
        .because?.map(({ code }) => code),
    ).toEqual(['initiative-chooser', 'initiative']);
  });
});
