/** Force powers that do something for a while (min.battle-meditation, min.force-valor, min.force-weapon, min.sith-rage ...). */
import { skirmish, type OnTable, type Table } from '../table';
import { having, using, whyNotUse } from './having';

const enemy = (column: number, row: number, more: Partial<OnTable> = {}): OnTable => ({
  at: [column, row],
  player: 'p2',
  ...more,
});

const rolls = (table: Table, ...naturals: number[]): Table => {
  for (const natural of naturals) {
    table.rolls(natural);
    if (table.legalOf('keep-roll').length > 0) table.keep();
  }
  return table;
};

/** Ann has used it and ended her turn; eve has the next one, and dan, her ally, combines fire. */
const combined = (ids: readonly string[], more: Record<string, Partial<OnTable>> = {}) => {
  const table = skirmish({
    characters: {
      ann: { at: [2, 5], force: 9, powers: [...ids], ...more['ann'] },
      bob: enemy(9, 5, more['bob']),
      cid: enemy(9, 6, more['cid']),
      eve: { at: [4, 5], ...more['eve'] },
      dan: { at: [4, 6], ...more['dan'] },
    },
  });
  return table;
};

const totalWithHelp = (table: Table): number => {
  table.endTurn().activate('eve').attack('bob').combine('dan');
  if (table.legalOf('roll-attack').length > 0) table.rollNow();
  return (
    rolls(table, 10)
      .told.flatMap((event) => ('total' in event ? [event.total] : []))
      .at(-1) ?? 0
  );
};

test('Battle Meditation: who combines fire adds 2 more, and enemies do not [min.battle-meditation.01]', () => {
  expect(totalWithHelp(combined(['battle-meditation']))).toBe(19);
  const used = using(combined(['battle-meditation']), 'battle-meditation');
  expect(used.character('ann').force).toBe(7);
  // It comes beside attacks.
  expect(used.targets()).toContain('bob');
  expect(totalWithHelp(used)).toBe(21);
  const table = using(combined(['battle-meditation'], { dan: { at: [13, 0] } }), 'battle-meditation').endTurn();
  rolls(table.activate('eve').endTurn(), ...[])
    .activate('bob')
    .attack('eve');
  expect(table.toldOf('fire-combined')).toEqual([]);
  expect(table.legalOf('combine-fire')).toEqual([]);
});

test('it adds to what else improves combined fire [min.battle-meditation.03]', () => {
  const synchronized = { abilities: [{ ability: 'synchronized-fire', names: 'Trooper' }] };
  const dan = { abilities: ['trooper'] };
  expect(totalWithHelp(using(combined(['battle-meditation'], { eve: synchronized, dan }), 'battle-meditation'))).toBe(
    23,
  );
  const both = combined([
    'battle-meditation',
    'control-minds',
    { ability: 'master-of-the-force', value: 2 },
  ] as string[]);
  expect(totalWithHelp(using(using(both, 'battle-meditation'), 'control-minds'))).toBe(23);
});

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

test('Control Minds: who combines fire adds 2 more, in place of attacks [min.control-minds.01]', () => {
  const used = using(combined(['control-minds']), 'control-minds');
  expect(used.character('ann').force).toBe(8);
  expect(used.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  expect(totalWithHelp(used)).toBe(21);
});

test('Force Valor: 2 to Attack and Defense of followers within 6 squares [min.force-valor.01]', () => {
  const used = (at: [number, number]) =>
    using(combined(['force-valor'], { eve: { at }, dan: { at: [0, 0] } }), 'force-valor');
  const near = used([8, 5]);
  expect(near.character('ann').force).toBe(7);
  expect(near.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  near.endTurn().activate('eve').attack('bob').rollNow().rolls(10);
  expect(near.last('attack-hit').total).toBe(17);
  near.endTurn().activate('bob').attack('eve').rollNow().rolls(2);
  expect(near.last('attack-missed').defense).toBe(17);
  const far = used([9, 4]).endTurn().activate('eve').attack('bob').rollNow().rolls(10);
  expect(far.last('attack-hit').total).toBe(15);
  far.endTurn().activate('bob').attack('eve').rollNow().rolls(2);
  expect(far.last('attack-missed').defense).toBe(15);
});

test('Force Weapon: 10 more Damage for the rest of the skirmish, once [min.force-weapon.01]', () => {
  const table = skirmish({
    characters: { ann: having('force-weapon', undefined, { damage: 20 }), bob: enemy(9, 5) },
  });
  const again = (): Table => table.endTurn().activate('bob').endTurn().rolls(12, 3).goesFirst('p1').activate('ann');
  using(table, 'force-weapon');
  expect(table.character('ann').force).toBe(8);
  expect(table.whyNotAttack('ann', 'bob').code).toBe('attacks-replaced');
  rolls(again().attack('bob'), 19);
  expect(table.damage('bob')).toBe(30);
  using(again(), 'force-weapon');
  rolls(again().attack('bob'), 19);
  expect(table.damage('bob')).toBe(60);
});

test('Force Cloak: it is Cloaked from then on, for the whole turn [min.force-cloak.01]', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+
    |. o . . . . . . .|
    +-+-+-+-+-+-+-+-+-+`;
  const table = skirmish({
    map,
    characters: { ann: having('force-cloak', undefined, { at: [0, 0] }), bob: enemy(8, 0), eve: { at: [4, 0] } },
  });
  const used = using(table, 'force-cloak');
  expect(used.character('ann').force).toBe(7);
  expect(used.legal().map(({ type }) => type)).toEqual(['end-turn']);
  used.endTurn().activate('eve').endTurn().activate('bob');
  expect(used.targets()).toEqual(['eve']);
  expect(used.whyNotAttack('bob', 'ann').code).toBe('cloaked');
});

test('Force Sense: enemies have no Stealth until the end of the round [min.force-sense.01]', () => {
  const map = `
    +-+-+-+-+-+-+-+-+-+-+-+-+-+
    |. . . . . . . . . . . o .|
    +-+-+-+-+-+-+-+-+-+-+-+-+-+`;
  const table = skirmish({
    map,
    characters: {
      ann: having('force-sense', undefined, { at: [0, 0] }),
      bob: enemy(12, 0, { abilities: ['stealth'] }),
    },
  });
  expect(table.targets()).toEqual([]);
  const used = using(table, 'force-sense');
  expect(used.character('ann').force).toBe(8);
  expect(used.targets()).toEqual(['bob']);
  used.endTurn().activate('bob').endTurn().rolls(12, 3).goesFirst('p1').activate('ann');
  expect(used.targets()).toEqual([]);
});

const raging = (bob: Partial<OnTable> = {}) =>
  skirmish({
    characters: {
      ann: having('sith-rage', undefined, { damage: 20, abilities: ['double-attack'] }),
      bob: enemy(3, 5, { hitPoints: 200, ...bob }),
    },
  });

test('Sith Rage: 10 more Damage on all attacks of this turn, and not of the next [min.sith-rage.01]', () => {
  const used = using(raging(), 'sith-rage');
  expect(used.character('ann').force).toBe(8);
  rolls(used.attack('bob'), 19);
  rolls(used.attack('bob'), 19);
  expect(used.damage('bob')).toBe(60);
  expect(whyNotUse(used, 'sith-rage').code).toBe('raging');
  used.endTurn().activate('bob').endTurn().rolls(12, 3).goesFirst('p1').activate('ann').attack('bob').rollNow();
  expect(rolls(used, 19).damage('bob')).toBe(80);
});

test('before the roll of its attack it is used as well [min.sith-rage.01]', () => {
  const used = raging().attack('bob').use('sith-rage-in-attack');
  expect(rolls(used, 19).damage('bob')).toBe(30);
  expect(used.character('ann').force).toBe(8);
});

/** Bob walks away from ann, who makes an attack of opportunity. */
const opportunity = (id: string, bob: Partial<OnTable> = {}) =>
  skirmish({
    characters: { ann: having(id, undefined, { damage: 20 }), bob: enemy(3, 5, bob), cid: enemy(13, 9) },
    moment: { stage: 'activations', character: 'bob' },
  })
    .move([4, 5])
    .opportunity('ann');

test('both are used in attacks of opportunity [min.sith-rage.02, min.lightsaber-precision.03]', () => {
  for (const [id, use] of [
    ['sith-rage', 'sith-rage-in-attack'],
    ['lightsaber-precision', 'lightsaber-precision'],
  ] as const) {
    expect(rolls(opportunity(id).use(use), 19).damage('bob')).toBe(30);
    expect(rolls(opportunity(id).rollNow(), 19).damage('bob')).toBe(20);
  }
});

const precise = () =>
  skirmish({
    characters: {
      ann: having('lightsaber-precision', undefined, { damage: 20, abilities: ['double-attack'] }),
      bob: enemy(3, 5),
    },
  }).attack('bob');

test('Lightsaber Precision: 10 more Damage on one attack, not on the one after it [min.lightsaber-precision.01]', () => {
  const used = rolls(precise().use('lightsaber-precision'), 19);
  expect(used.damage('bob')).toBe(30);
  expect(used.character('ann').force).toBe(8);
  expect(rolls(used.attack('bob'), 19).damage('bob')).toBe(50);
});

test('it is used before the roll, not after it [min.lightsaber-precision.02]', () => {
  const before = precise();
  expect(before.legalOf('use-ability')).toHaveLength(1);
  const after = before.rollNow().rolls(19);
  expect(after.legalOf('use-ability')).toEqual([]);
  expect(after.by()).toEqual(['p1']);
});
