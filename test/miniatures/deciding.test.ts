/** Abilities that make a number or a choice what it is are named beside what comes of it, with their rule first. */
import { skirmish, type OnTable, type Table } from './table';

const bob: OnTable = { at: [2, 1], player: 'p2' };
const fight = (ann: Partial<OnTable>, more: Record<string, OnTable> = { bob }): Table =>
  skirmish({ characters: { ann: { at: [1, 1], ...ann }, ...more } });
const round = (...abilities: string[]): Table =>
  skirmish({
    characters: { ann: { at: [1, 1], abilities }, bob: { at: [9, 1], player: 'p2' } },
    moment: { stage: 'initiative' },
  });
const by = (ability: string, source = 'ann'): object => ({ ability, source });
const sourcesOf = (event: { sources?: readonly { amount: number; by: unknown }[] }) =>
  (event.sources ?? []).map(({ amount, by: from }) => [amount, from]);

test('Master Tactician, and not the higher roll [min.master-tactician.01]', () => {
  const table = round('master-tactician').rolls(2, 15);
  expect(table.last('initiative-compared').rules).toEqual(['min.initiative.01']);
  const { rules, because } = table.goesFirst('p2').last('first-player-chosen');
  expect(rules).toEqual(['min.master-tactician.01', 'min.initiative.01']);
  expect(because?.[0]).toMatchObject({ code: 'initiative-chooser' });
  const usual = round().rolls(2, 15).goesFirst('p2').last('first-player-chosen');
  expect(usual.rules).toEqual(['min.who-goes-first.02', 'min.initiative.01']);
});

test('Recon, for its second die [min.recon.01]', () => {
  const table = round('recon').act({ type: 'roll', player: 'chance', die: 'd20', faces: ['12', '5'] });
  expect(table.last('initiative-rolled').rules[0]).toBe('min.recon.01');
});

test('Advantageous Cover, beside what cover gives [min.advantageous-cover.01]', () => {
  const table = skirmish({
    map: `
      +-+-+-+-+-+-+
      |. . . o o .|
      +-+-+-+-+-+-+`,
    characters: { ann: { at: [0, 0] }, bob: { at: [5, 0], player: 'p2', abilities: ['advantageous-cover'] } },
  });
  const missed = table.attack('bob').rolls(17).last('attack-missed');
  expect(sourcesOf(missed)).toContainEqual([-4, 'cover']);
  expect(sourcesOf(missed)).toContainEqual([-4, by('advantageous-cover', 'bob')]);
  expect(missed.rules).toContain('min.advantageous-cover.01');
});

test.each<[string, Partial<OnTable>, Record<string, OnTable>, unknown[], string]>([
  [
    'Shaper, multiplied as the printed Damage is [min.shaper.02]',
    { faction: 'yuuzhan-vong' },
    {
      bob,
      sha: { at: [1, 2], activated: true, faction: 'yuuzhan-vong', abilities: [{ ability: 'shaper', value: 10 }] },
    },
    [
      [20, '2 times Damage'],
      [20, { ...by('shaper', 'sha'), value: 10 }],
    ],
    'min.shaper.01',
  ],
  [
    'Vicious Attack, for the third time [min.vicious-attack.01]',
    { abilities: ['vicious-attack'] },
    { bob },
    [
      [20, '2 times Damage'],
      [10, by('vicious-attack')],
    ],
    'min.vicious-attack.01',
  ],
])('%s', (_, ann, more, sources, rule) => {
  const dealt = fight(ann, more).attack('bob').rolls(20).last('damage-dealt');
  expect(sourcesOf(dealt)).toEqual(sources);
  expect(dealt.rules).toContain(rule);
});

test.each([
  ['deadly-attack', 19],
  ['vaapad-style-fighting', 18],
])('%s, for a critical hit with %s [min.deadly-attack.01, min.vaapad-style-fighting.01]', (ability, natural) => {
  const hit = fight({ abilities: [ability] }, { bob: { ...bob, defense: 40 } })
    .attack('bob')
    .rolls(natural)
    .last('attack-hit');
  expect([hit.rules[0], hit.because?.[0]?.code]).toEqual([`min.${ability}.01`, 'critical-from']);
});

test('Penetration, for what Damage Reduction does not take off [min.penetration.01, min.demolish.01]', () => {
  const against = (ability: string | { ability: string; value: number }, value: number): Table =>
    fight(
      { abilities: [ability], damage: 30 },
      { bob: { ...bob, at: [5, 1], abilities: [{ ability: 'damage-reduction', value }] } },
    )
      .attack('bob')
      .rolls(15);
  const reduced = against({ ability: 'penetration', value: 10 }, 20).last('damage-reduced');
  expect([reduced.damage, reduced.rules[0]]).toEqual([10, 'min.penetration.01']);
  const skipped = against({ ability: 'penetration', value: 10 }, 10).last('ability-skipped');
  expect(skipped.because?.[0]).toMatchObject({ code: 'damage-reduction', rules: ['min.penetration.01'] });
});

test('Synchronized Fire, beside what combined fire gives [min.synchronized-fire.01]', () => {
  const hit = fight(
    { abilities: [{ ability: 'synchronized-fire', names: 'Droid' }] },
    { bob: { ...bob, at: [7, 1] }, dro: { at: [1, 3], abilities: ['droid'] } },
  )
    .attack('bob')
    .combine('dro')
    .rolls(9)
    .last('attack-hit');
  expect(sourcesOf(hit)).toEqual(
    expect.arrayContaining([
      [4, 'dro'],
      [2, { ...by('synchronized-fire'), value: 'Droid' }],
    ]),
  );
  expect(hit.rules).toContain('min.synchronized-fire.01');
});

test('Stable Footing, where a step would cost more without it [min.stable-footing.01]', () => {
  const table = skirmish({
    map: `
      +-+-+-+-+
      |. . % .|
      +-+-+-+-+`,
    characters: { ann: { at: [0, 0], abilities: ['stable-footing'] }, bob: { at: [3, 0], player: 'p2' } },
  });
  expect(table.move([1, 0]).last('character-moved').rules[0]).not.toBe('min.stable-footing.01');
  const { cost, rules } = table.move([2, 0]).last('character-moved');
  expect([cost, rules[0]]).toEqual([1, 'min.stable-footing.01']);
});

test('Master of the Force, for spending twice in a turn [min.master-of-the-force.01]', () => {
  const table = fight({ force: 3, powers: [{ ability: 'master-of-the-force', value: 2 }] });
  expect(table.faster().last('force-spent').rules).not.toContain('min.master-of-the-force.01');
  expect(table.faster().last('force-spent').rules[0]).toBe('min.master-of-the-force.01');
});

test('what gives the second attack, be it after a move [min.double-attack.01, min.greater-mobile-attack.02]', () => {
  const table = fight({ abilities: ['double-attack', 'greater-mobile-attack'] }, { bob: { ...bob, at: [7, 1] } });
  const first = table.move([2, 1]).attack('bob').rolls(2).last('attack-declared');
  expect(first.rules).not.toContain('min.double-attack.01');
  const { rules } = table.attack('bob').rolls(2).last('attack-declared');
  expect(rules.slice(0, 2)).toEqual(['min.double-attack.01', 'min.greater-mobile-attack.01']);
});

test('Ambush: who attacks again only so far is told by which ability [min.ambush.01]', () => {
  const table = fight(
    { abilities: ['ambush', 'double-attack'] },
    { bob: { ...bob, at: [7, 1] }, cid: { at: [7, 3], player: 'p2' } },
  );
  const { code, rules } = table.move([2, 1]).attack('bob').rolls(2).whyNotAttack('ann', 'cid');
  expect([code, rules[0]]).toEqual(['has-moved', 'min.ambush.01']);
});
