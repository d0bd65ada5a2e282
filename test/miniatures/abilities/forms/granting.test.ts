/** Abilities that give abilities: to others as long as something holds, at setup, for a while. */
import { AWAY, naming, numbers, type Others } from '../../fight';
import { skirmish, type OnTable, type Table } from '../../table';
import { using } from '../having';
import { combined, totalWithHelp } from '../tables';

test.each([
  ['battle-meditation', 'min.battle-meditation.02'],
  ['control-minds', 'min.control-minds.02'],
  ['force-valor', 'min.force-valor.02'],
])('%s comes beside the commander effect on the card [%s]', (id) => {
  const ann = { commanderEffect: 'commander-clone-trooper-commander-starter' };
  const used = using(combined([id], { ann, eve: { abilities: ['trooper'] } }), id);
  const abilities = used.state.inPlay.filter(({ source }) => source === 'ann').map(({ ability }) => ability);
  expect(abilities).toEqual(expect.arrayContaining([`commander-${id}`, 'commander-clone-trooper-commander-starter']));
  // 10, Attack 5, and 3 for troopers who do not move; with help 4 or 6 more. Of 3 and 2 only the higher counts.
  expect(totalWithHelp(used)).toBe(id === 'force-valor' ? 22 : 24);
});

test.each([
  ['a Wookiee [min.wookiee.01]', 'Wookiee', 'wookiee', 'Wookiee Scout'],
  ['a Wookiee by his name [min.wookiee.02]', 'Wookiee', 'wookiee', 'Tarfful'],
  ['an Alderaan Trooper [min.alderaan-senator.01]', 'Alderaan Trooper', 'alderaan-senator', 'Alderaan Trooper'],
  ['an Old Republic Soldier [min.soldier.01]', 'Soldier', 'soldier', 'Old Republic Soldier'],
  ['a Commando [min.commando.01]', 'Commando', 'commando', 'Republic Commando'],
])('by name or ability, in play: %s', (_title, kind, ability, name) => {
  const attack = (eve: Partial<OnTable>) =>
    numbers({ abilities: [naming('synergy', kind)] }, AWAY, { eve: { at: [2, 4], activated: true, ...eve } }).attack;
  expect([attack({ name }), attack({ abilities: [ability] }), attack({})]).toEqual([9, 9, 5]);
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

  test('it is told what does nothing because of it, and only where it was there [min.never-tell-me-the-odds.01, min.initiative.01, min.who-goes-first.01]', () => {
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
