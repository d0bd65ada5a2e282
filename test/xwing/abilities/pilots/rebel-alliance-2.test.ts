/** More pilots of the Rebel Alliance. */
import { diceAsked, duel } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, expectMoment, gained, type MomentCase, playOn } from '../card-cases';
import { attacking, performs, usedIt } from '../card-tables';

describe('in and after attacks [xw.attack.35, xw.attack.37]', () => {
  const cases: CardCase[] = [
    {
      ability: 'chewbacca-pilot',
      tie: { pilot: 'chewbacca', shields: 0 },
      attack: ['crit'],
      happened: [
        { type: 'damage-card-dealt', ship: 'tie', faceup: false },
        { type: 'charge-spent', ship: 'tie', of: 'ship' },
      ],
      not: {
        'a hit': { attack: ['hit'] },
        'no charge': { tie: { charges: 0 } },
        'with shields': { tie: { shields: 1 } },
      },
    },
    {
      ability: 'corran-horn',
      red: { pilot: 'corranhorn' },
      tie: { pilot: 'bluesquadronescort', engaged: true },
      happened: usedIt('corran-horn'),
      not: {
        'out of his bullseye arc': { tie: { at: [360, 500] } },
        'another pilot': { red: { pilot: 'knavesquadronescort' } },
      },
    },
    {
      ability: 'lowhhrick',
      others: { low: { pilot: 'lowhhrick', player: 'p2', at: [380, 500], tokens: { 'reinforce-aft': 1 } } },
      happened: [gained('tie', 'evade'), { type: 'token-spent', ship: 'low', token: 'reinforce-aft' }],
      not: {
        'without a token': { others: { low: { pilot: 'lowhhrick', player: 'p2', at: [380, 500] } } },
        'at range 2': {
          others: { low: { pilot: 'lowhhrick', player: 'p2', at: [500, 500], tokens: { 'reinforce-aft': 1 } } },
        },
        'an enemy': { others: { low: { pilot: 'lowhhrick', at: [380, 500], tokens: { 'reinforce-aft': 1 } } } },
      },
    },
    {
      ability: 'hera-syndulla-b-wing',
      others: { hera: { pilot: 'herasyndulla-asf01bwing', at: [400, 300], tokens: { evade: 1, focus: 1 } } },
      chosen: 'focus',
      happened: [gained('red', 'focus')],
      ships: { hera: { tokens: { focus: 0, evade: 1 } } },
      not: {
        'nothing to give': { others: { hera: { pilot: 'herasyndulla-asf01bwing', at: [400, 300] } } },
        'at range 3': { others: { hera: { pilot: 'herasyndulla-asf01bwing', at: [600, 300], tokens: { focus: 1 } } } },
      },
    },
    {
      ability: 'hera-syndulla-a-wing-defends',
      others: { hera: { pilot: 'herasyndulla-rz1awing', player: 'p2', at: [400, 500], tokens: { evade: 1 } } },
      happened: [gained('tie', 'evade')],
      not: {
        'an enemy': { others: { hera: { pilot: 'herasyndulla-rz1awing', at: [400, 500], tokens: { evade: 1 } } } },
      },
    },
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));

  test('Hera Syndulla gives a lock, in place of that which her friend had [xw.lock.11]', () => {
    const others = {
      hera: { pilot: 'herasyndulla-asf01bwing', at: [400, 300] as const },
      other: { player: 'p2', at: [700, 700] as const },
    };
    const table = duel({}, {}, { others, locks: [['hera', 'tie'], ['red', 'other']] }); // prettier-ignore
    table
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank')
      .use('hera-syndulla-b-wing')
      .choose('hera-syndulla-b-wing', { lockOn: 'tie' });
    expect(table.state.locks).toEqual([{ by: 'red', on: 'tie' }]);
    expect(table.legal('spend-lock')).not.toEqual([]);
  });

  test('Corran Horn is disarmed in the next Planning Phase, if he attacked', () => {
    const flown = (attacks: boolean): number => {
      const table = duel({ pilot: 'corranhorn' }, { pilot: 'bluesquadronescort', engaged: true });
      table.answer({ type: 'decline-attack' });
      if (!attacks) table.decline('corran-horn');
      else table.use('corran-horn').attack('red', 'tie');
      expect(table.ship('red').tokens.disarm).toBe(0);
      playOn(table, {}, () => table.state.phase === 'planning');
      return table.ship('red').tokens.disarm;
    };
    expect([flown(true), flown(false)]).toEqual([1, 0]);
  });

  test('Alexsandr Kallus rolls one more die where the attacker modified dice [xw.timing.05]', () => {
    const asked = (spends: boolean): boolean => {
      const table = attacking({ tokens: { focus: 1 } }, { pilot: 'alexsandrkallus' });
      if (spends) table.answer({ type: 'spend-focus' });
      const kallus = { ability: 'alexsandr-kallus' };
      if (!table.offers(kallus)) table.answer({ type: 'end-modifying' });
      return table.offers(kallus);
    };
    expect([asked(true), asked(false)]).toEqual([true, false]);
  });

  test('Magva Yarro: of a friend near him one attack die is rerolled at most [xw.dice-modification.05]', () => {
    const most = (magva: ShipOnTable): number => {
      const others = { magva: { pilot: 'magvayarro', player: 'p2', at: [380, 500] as const, ...magva } };
      const table = duel({}, {}, { others, locks: [['red', 'tie']] })
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'focus');
      return Math.max(...table.legal('spend-lock').map(({ dice }) => dice.length));
    };
    expect([most({}), most({ at: [650, 500] }), most({ pilot: 'bluesquadronscout' }), most({ player: 'p1' })]).toEqual([
      1, 3, 3, 3,
    ]);
  });

  test('Magva Yarro counts what was rerolled before', () => {
    const others = {
      magva: { pilot: 'magvayarro', player: 'p2', at: [380, 500] as const },
      howl: { pilot: 'howlrunner', at: [380, 300] as const },
    };
    const table = duel({}, {}, { others, locks: [['red', 'tie']] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'focus');
    table.use('howlrunner').choose('howlrunner', 0).rolls('blank');
    expect(table.legal('spend-lock')).toEqual([]);
  });
});

describe('at other moments', () => {
  const cases: MomentCase[] = [
    performs('dutch-vander', { pilot: 'dutchvander' }, 'lock', {
      others: { near: { player: 'p2', at: [300, 450] }, friend: { at: [450, 300] }, far: { at: [800, 100] } },
      then: [{ type: 'choose-lock', on: 'near' }],
      chosen: 'friend',
      happened: usedIt('dutch-vander'),
      not: {
        'another pilot': { red: { pilot: 'goldsquadronveteran' } },
        'no friend at range 1-3': { friend: { at: [300, 340] } },
      },
    }),
  ];

  test.each(cases.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectMoment(each));

  test("'Dutch' Vander's friend locks from far away [xw.lock.13]", () => {
    const table = xwingTable({
      ships: {
        red: { pilot: 'dutchvander', at: [300, 400] },
        near: { player: 'p2', at: [300, 690] },
        friend: { at: [300, 120] },
      },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    })
      .answer({ type: 'perform-action', action: 'lock' })
      .answer({ type: 'choose-lock', on: 'near' });
    table.choose('dutch-vander', 'friend').repeat({ type: 'choose-lock', on: 'near' });
    expect(table.state.locks).toContainEqual({ by: 'friend', on: 'near' });
  });

  const evaan = (chosen: string | null): number => {
    const table = xwingTable({
      ships: {
        evaan: { pilot: 'evaanverlaine', at: [300, 500], tokens: { focus: 1 } },
        friend: { at: [300, 550] },
        foe: { pilot: 'maulermithel', player: 'p2', at: [300, 750], facing: 180 },
      },
      moment: 'engagement',
    });
    if (chosen === null) table.decline('evaan-verlaine');
    else table.choose('evaan-verlaine', chosen);
    table.attack('foe', 'friend').rolls('blank', 'blank').repeat({ type: 'end-modifying' });
    return diceAsked(table);
  };
  test('Evaan Verlaine: the friend rolls one more defense die [xw.attack.22]', () => {
    expect([evaan('friend'), evaan('evaan'), evaan(null)]).toEqual([3, 2, 2]);
  });

  const fenn = (fenn: ShipOnTable = {}): Table =>
    xwingTable({
      ships: {
        fenn: { pilot: 'fennrau-sheathipedeclassshuttle', at: [300, 300], engaged: true, ...fenn },
        foe: { player: 'p2', at: [300, 450], facing: 180, tokens: { focus: 1 } },
      },
      moment: { phase: 'engagement', ship: 'foe' },
    });
  test('Fenn Rau: the enemy in his arc spends no tokens on its dice [xw.golden-rules.03]', () => {
    const spends = (table: Table): number =>
      table.attack('foe', 'fenn').rolls('focus', 'blank').legal('spend-focus').length;
    expect(spends(fenn().use('fenn-rau-sheathipede'))).toBe(0);
    expect(spends(fenn().decline('fenn-rau-sheathipede'))).toBe(1);
    expect(fenn().use('fenn-rau-sheathipede').ship('fenn').tokens.stress).toBe(1);
    for (const not of [{ tokens: { stress: 1 } }, { facing: 90 }])
      expect(fenn(not).offers({ ability: 'fenn-rau-sheathipede' })).toBe(false);
  });
});
