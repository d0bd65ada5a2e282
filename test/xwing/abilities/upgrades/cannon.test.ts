/** Upgrades of the slot 'cannon'. */
import { duel } from '../../duel';
import { type Table, type TableSpec, xwingTable } from '../../table';
import { type CardCase, expectCase, declare, playOn } from '../card-cases';
import { offered, added, hitBy, dial, expectNumber, type NumberCase } from '../card-tables';

describe('Iden Versio', () => {
  test('the 1 damage of an Ion Cannon, not its ion tokens [xw.faq-cards.07]', () => {
    const table = hitBy('red/ioncannon', ['hit', 'hit', 'hit']);
    if (table.offers({ type: 'choose', ability: 'ion-cannon' })) table.does(table.legal('choose')[0]!);
    table.use('iden-versio');
    expect(table.happened('damage-suffered')).toEqual([]);
    expect(table.ship('tie')).toMatchObject({ damage: { facedown: 0 }, tokens: { ion: 2 } });
  });
});

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  const adding: CardCase[] = [
    ...(['sharabey', 'sharabey-rz1awing'] as const).flatMap((pilot, i): CardCase[] => {
      const id = ['shara-bey', 'shara-bey-a-wing'][i] ?? '';
      return [
        {
          ability: `${id}-attacks`,
          red: { pilot, upgrades: ['ioncannon'] },
          weapon: i === 0 ? 'primary front' : 'primary',
          locks: [['red', 'tie']],
          happened: [added('attack', 'focus'), { type: 'lock-spent', ship: 'red' }],
          not: { 'no lock': { locks: [] }, 'a special attack': { weapon: 'red/ioncannon' } },
        },
        {
          ability: `${id}-defends`,
          tie: { pilot },
          locks: [['tie', 'red']],
          happened: [added('defense', 'focus')],
          not: { 'no lock on the attacker': { locks: [['red', 'tie']] } },
        },
      ];
    }),
  ];

  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('weapons', () => {
  test('Jamming Beam inflicts jam tokens instead of damage [xw.jam.08]', () => {
    const table = duel({ upgrades: ['jammingbeam'], at: [300, 400] })
      .attack('red', 'tie', 'red/jammingbeam')
      .rolls('hit', 'crit', 'blank', 'blank');
    table.rolls('blank', 'blank', 'blank');
    expect(table.happened('token-gained').filter((each) => each.ship === 'tie')).toMatchObject([
      { token: 'jam' },
      { token: 'jam' },
    ]);
    expect(table.happened('damage-suffered')).toEqual([]);
  });

  test('an Ion Cannon inflicts nothing with a primary attack of its ship, nor by a miss [xw.inflict.01]', () => {
    const shot = (weapon: string, ...defense: string[]) => {
      const table = duel({ upgrades: ['ioncannon'] })
        .attack('red', 'tie', weapon)
        .rolls('hit', 'blank', 'blank');
      return table.rolls(...defense).happened('ability-queued');
    };
    expect(shot('primary', 'blank', 'blank', 'blank')).toEqual([]);
    expect(shot('red/ioncannon', 'evade', 'blank', 'blank')).toEqual([]);
  });
});

describe('cannons [xw.attack.16, xw.attack.22]', () => {
  const numbers: NumberCase[] = [
    {
      card: 'autoblasters',
      red: { upgrades: ['autoblasters'] },
      weapon: 'red/autoblasters',
      dice: 3,
      not: { 'beside the bullseye arc': { tie: { at: [360, 500] }, dice: 2 } },
    },
    {
      card: 'synced laser cannons',
      pool: 'defense',
      red: { upgrades: ['syncedlasercannons'], tokens: { calculate: 1 } },
      tie: { at: [300, 590] },
      weapon: 'red/syncedlasercannons',
      dice: 3,
      not: {
        'no calculate token': { red: { tokens: {} }, dice: 4 },
        'at range 2': { tie: { at: [300, 500] }, dice: 3 },
      },
    },
  ];
  test.each(numbers.map((each) => [each.card, each] as const))('%s', (_card, each) => expectNumber(each));

  test('Autoblasters: evades cancel no critical hits from outside the front arc [xw.attack.27]', () => {
    const canceled = (facing: number): unknown => {
      const spec = {
        red: { upgrades: ['autoblasters'] },
        tie: { facing },
        weapon: 'red/autoblasters',
        attack: ['crit', 'hit', 'blank'],
        defense: ['evade', 'evade', 'evade'],
      };
      const table = declare(spec);
      playOn(table, spec, () => table.happened('dice-neutralized').length > 0);
      return table.happened('dice-neutralized')[0];
    };
    expect(canceled(180)).toMatchObject({ hits: 1, crits: 1 });
    expect(canceled(0)).toMatchObject({ hits: 1, crits: 0 });
  });

  test('Underslung Blaster Cannon: against an enemy that has moved, with a lock; only the lock modifies its dice [xw.golden-rules.03]', () => {
    const at = (locks: TableSpec['locks']): Table =>
      xwingTable({
        ships: {
          red: { at: [300, 300], ...dial('blue') },
          gun: {
            player: 'p2',
            at: [300, 500],
            facing: 180,
            turret: 'front',
            upgrades: ['underslungblastercannon'],
            tokens: { focus: 1 },
          },
        },
        locks: locks ?? [],
        moment: { phase: 'activation', ship: 'red' },
      });
    const table = at([['gun', 'red']]);
    expect(offered(at([]), 'underslung-blaster-cannon')).toBe(false);
    expect(offered(table, 'underslung-blaster-cannon')).toBe(true);
    table.use('underslung-blaster-cannon').answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
    table.rolls(...(table.legal('roll')[0]?.faces ?? []).map(() => 'focus'));
    expect(table.refusal({ type: 'spend-focus' })).toBe('cannot-modify');
    expect(table.refusal({ type: 'spend-lock' })).toBeNull();
  });
});
