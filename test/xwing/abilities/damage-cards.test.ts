/** Damage cards. */
import { damageDeck, type Maneuver } from '../../../src/xwing/facts';
import { activate } from '../../../src/xwing/procedures/activation-phase';
import { exposeDamageCard } from '../../../src/xwing/procedures/damage-cards';
import { engage } from '../../../src/xwing/procedures/engagement-phase';
import { executeManeuver } from '../../../src/xwing/procedures/maneuver';
import { performAction } from '../../../src/xwing/procedures/perform-action';
import { dealDamageCard, sufferDamage } from '../../../src/xwing/procedures/suffer-damage';
import type { BareSpec, ShipSpec } from '../bare-state';
import { alone } from '../duel';
import { attacks, diceAsked, fight, passes } from '../fight';
import { type Table, xwingTable } from '../table';

/** A T-65 that has lost its shields. */
const table = (red: ShipSpec = {}, spec: Partial<BareSpec> = {}): Table =>
  xwingTable({
    phase: 'activation',
    ...spec,
    ships: { red: { at: [400, 400], shields: { active: 0, limit: 2, recovers: 0 }, ...red }, ...spec.ships },
  });
const dealt = (card: string, red: ShipSpec = {}): Table =>
  table(red)
    .do((state) => dealDamageCard(state, 'red', true, []))
    .draws(card);
/** Exposed: it was facedown, and its text has just come into effect. */
const having = (card: string, red: ShipSpec = {}, spec: Partial<BareSpec> = {}): Table =>
  table({ facedown: 1, ...red }, spec)
    .do((state) => exposeDamageCard(state, 'red', []))
    .draws(card);
const acts = (it: Table): Table =>
  it.do((state) => performAction(state, 'red', 'any standard action', { may: true, source: 'perform action' }));
const flies = (it: Table, bearing: Maneuver['bearing'], speed = 2): Table =>
  it.do((state) => executeManeuver(state, 'red', { speed, bearing, color: 'white' }, { inStep: true }));
const faceup = (it: Table): string[] => it.ship('red').damage.faceup.map((each) => each.card);
function passesActions(it: Table): void {
  while (it.legal('decline-action').length > 0) it.answer({ type: 'decline-action' });
}
const REPAIRABLE = [
  'blindedpilot',
  'consolefire',
  'weaponsfailure',
  'hullbreach',
  'structuraldamage',
  'damagedsensorarray',
  'loosestabilizer',
  'fuelleak',
];
/** Everything that happens to red's friend blue while red, a ship with the card, looks on. */
const besides = (card: string, does: (state: Table['state']) => void, spec: Partial<BareSpec> = {}): Table => {
  const blue: ShipSpec = { at: [600, 400], shields: { active: 0, limit: 2, recovers: 0 } };
  const it = having(card, {}, { ...spec, ships: { blue, tie: { player: 'p2', at: [600, 600], facing: 180 } } });
  return it.do(does);
};
const blueFlies = (bearing: Maneuver['bearing']) => (state: Table['state']) =>
  executeManeuver(state, 'blue', { speed: 2, bearing, color: 'white' }, { inStep: true });

describe('equipment', () => {
  test.each([
    ['R5 Astromech', 'r5astromech', 'r5-astromech'],
    ['R5-D8', 'r5d8', 'r5-d8'],
  ])(
    '%s: a charge repairs a facedown damage card; without a charge, a faceup Ship card [xw.damage-cards.05, xw.damage-cards.06]',
    (_name, r5, ability) => {
      const table = alone(
        { upgrades: [r5], damage: { facedown: 1, faceup: ['structuraldamage', 'panickedpilot'] } },
        'perform action',
      );
      const facedown = alone({ upgrades: [r5], damage: { facedown: 1 } }, 'perform action');
      facedown.answer({ type: 'perform-card-action', ability: `${ability}-facedown` });
      expect(facedown.asks).toContain('facedown damage card');
      facedown.draws('panickedpilot');
      expect(facedown.ship('red').damage).toEqual({ facedown: 0, faceup: [] });
      expect(facedown.state.players[0]?.damageDiscard).toEqual(['panickedpilot']);
      table.answer({ type: 'perform-card-action', ability: `${ability}-faceup` });
      expect(table.legal('choose').map((each) => each.chosen)).toEqual(['red/damage-1']);
      table.choose(`${ability}-faceup`, 'red/damage-1');
      expect(table.ship('red').damage).toMatchObject({ facedown: 2, faceup: [{ card: 'panickedpilot' }] });
    },
  );
});

test('every card of the damage deck has its text in the registry', () => {
  const inPlay = xwingTable({ ships: { red: { faceup: damageDeck().map((card) => card.id), hull: 20 } } }).state.inPlay;
  const withText = new Set(inPlay.filter((each) => each.source.includes('/')).map((each) => each.source));
  expect(withText.size).toBe(14);
});

test('Panicked Pilot: 2 stress tokens, then it is repaired [xw.damage-cards.04, xw.damage.07]', () => {
  const it = dealt('panickedpilot');
  expect(it.ship('red')).toMatchObject({ tokens: { stress: 2 }, damage: { facedown: 1, faceup: [] } });
});

test('a card that is exposed does what it does when it is dealt [xw.damage-cards.04]', () => {
  const it = table({ facedown: 1 })
    .do((state) => exposeDamageCard(state, 'red', []))
    .draws('panickedpilot');
  expect(it.ship('red')).toMatchObject({ tokens: { stress: 2 }, damage: { facedown: 1, faceup: [] } });
});

test('Direct Hit!: 1 hit damage, then it is repaired [xw.damage-cards.04, xw.damage.07]', () => {
  const it = dealt('directhit');
  expect(it.ship('red').damage).toEqual({ facedown: 2, faceup: [] });
  expect(it.happened('damage-suffered').map((event) => event.damage)).toEqual(['hit']);
});

test('Blinded Pilot: attack dice are modified with Force charges only, defense dice as ever [xw.damage-cards.04]', () => {
  const blinded: ShipSpec = { pilot: 'lukeskywalker', faceup: ['blindedpilot'], tokens: { focus: 1 } };
  const attacker = attacks(fight({ red: blinded, locks: [['red', 'tie']] })).rolls('focus', 'focus', 'blank');
  expect(attacker.legal().map((action) => action.type)).toEqual(['spend-force', 'spend-force', 'end-modifying']);
  expect(attacker.refusal({ type: 'spend-focus' })).toBe('blinded-pilot');
  const defender = attacks(fight({ tie: { faceup: ['blindedpilot'], tokens: { focus: 1 } } })).rolls(
    'hit',
    'hit',
    'hit',
  );
  expect(defender.rolls('focus', 'blank', 'blank').legal('spend-focus')).toHaveLength(1);
});

test('Wounded Pilot: after an action an attack die, on a hit or critical hit 1 stress [xw.damage-cards.04]', () => {
  const stress = (face: string): number =>
    acts(having('woundedpilot')).answer({ action: 'focus' }).rolls(face).ship('red').tokens.stress;
  expect(['hit', 'crit', 'focus', 'blank'].map(stress)).toEqual([1, 1, 0, 0]);
});

test('Wounded Pilot does nothing after the action that repairs it [xw.faq-damage-cards.01]', () => {
  const it = acts(having('woundedpilot')).answer({ ability: 'woundedpilot-repair' });
  expect(it.ended).toBe(true);
  expect(it.ship('red')).toMatchObject({ tokens: { stress: 0 }, damage: { facedown: 1, faceup: [] } });
});

test('Stunned Pilot: 1 hit damage after a maneuver through or onto an obstacle, else none [xw.damage-cards.04]', () => {
  const clear = flies(having('stunnedpilot'), 'straight');
  expect(clear.happened('damage-suffered')).toEqual([]);
  const through = flies(
    having('stunnedpilot', {}, { obstacles: { gas: { kind: 'gas', at: [400, 520] } } }),
    'straight',
  );
  expect(through.happened('damage-suffered')).toHaveLength(1);
});

test('Console Fire: before it engages an attack die, on a hit 1 hit damage [xw.damage-cards.04]', () => {
  const damage = (face: string): number =>
    having('consolefire', {}, { phase: 'engagement' })
      .do((state) => engage(state, 'red'))
      .rolls(face)
      .happened('damage-suffered').length;
  expect(['hit', 'crit', 'focus', 'blank'].map(damage)).toEqual([1, 0, 0, 0]);
});

test('Damaged Engine: turns are more difficult, banks are not [xw.difficulty.05, xw.damage-cards.04]', () => {
  const color = (bearing: Maneuver['bearing']) =>
    flies(having('damagedengine'), bearing).happened('maneuver-executed')[0]?.maneuver.color;
  expect(
    ['turn-left', 'turn-right', 'bank-left', 'straight'].map((each) => color(each as Maneuver['bearing'])),
  ).toEqual(['red', 'red', 'white', 'white']);
});

test('Weapons Failure: one attack die fewer when attacking, not when defending [xw.damage-cards.04]', () => {
  expect(diceAsked(attacks(fight({ red: { faceup: ['weaponsfailure'] } })))).toBe(2);
  expect(diceAsked(attacks(fight({ tie: { faceup: ['weaponsfailure'] } })))).toBe(3);
});

test('Structural Damage: one defense die fewer when defending [xw.damage-cards.04]', () => {
  const defends = (spec: Parameters<typeof fight>[0]) => diceAsked(attacks(fight(spec)).rolls('hit', 'hit', 'hit'));
  expect(defends({ tie: { faceup: ['structuraldamage'] } })).toBe(2);
  expect(defends({ red: { faceup: ['structuraldamage'] } })).toBe(3);
});

test('Hull Breach: hit damage is suffered as critical damage instead, critical damage as it is [xw.replacement-effect.01, xw.damage-cards.04]', () => {
  const it = having('hullbreach').do((state) => sufferDamage(state, 'red', { hit: 1, crit: 0 }, []));
  it.draws('structuraldamage');
  expect(it.happened('damage-suffered').map((event) => event.damage)).toEqual(['crit']);
  expect(faceup(it)).toEqual(['hullbreach', 'structuraldamage']);
});

test('a replaced damage counts as not suffered [xw.replacement-effect.03]', () => {
  const it = having('hullbreach', { shields: { active: 1, limit: 2, recovers: 0 } });
  it.do((state) => sufferDamage(state, 'red', { hit: 1, crit: 0 }, []));
  expect(it.happened('damage-suffered').map((event) => event.damage)).toEqual(['crit']);
  expect(it.ship('red').shields.active).toBe(0);
});

test('Damaged Sensor Array: only the focus action and actions of damage cards [xw.damage-cards.04]', () => {
  const it = acts(having('damagedsensorarray', { faceup: ['weaponsfailure'] }));
  expect(it.legal('perform-action').map((action) => action.action)).toEqual(['focus']);
  expect(it.refusal({ action: 'barrel-roll' })).toBe('damaged-sensor-array');
  expect(it.legal('perform-card-action').map((action) => action.ability)).toEqual([
    'weaponsfailure-repair',
    'damagedsensorarray-repair',
  ]);
});

test('Loose Stabilizer: 1 hit damage after a maneuver that is not straight, then it is repaired [xw.damage-cards.04]', () => {
  const straight = flies(having('loosestabilizer'), 'straight');
  expect(straight.ship('red').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'loosestabilizer' }] });
  const bank = flies(having('loosestabilizer'), 'bank-left');
  expect(bank.ship('red').damage).toEqual({ facedown: 2, faceup: [] });
});

test('Disabled Power Regulator: an ion token before engaging, repaired after an ion maneuver [xw.damage-cards.04]', () => {
  const it = having('disabledpowerregulator', {}, { phase: 'engagement' }).do((state) => engage(state, 'red'));
  expect(it.ship('red').tokens.ion).toBe(1);
  it.do((state) => activate(state, 'red'));
  passesActions(it);
  expect(it.happened('maneuver-executed')).toHaveLength(1);
  expect(it.ship('red').damage).toEqual({ facedown: 1, faceup: [] });
});

test('Fuel Leak: after critical damage 1 hit damage, then it is repaired; not for the damage that dealt it [xw.damage-cards.04]', () => {
  const crit = (it: Table): Table => it.do((state) => sufferDamage(state, 'red', { hit: 0, crit: 1 }, []));
  const leaking = crit(table()).draws('fuelleak');
  expect(leaking.ship('red').damage).toMatchObject({ facedown: 0, faceup: [{ card: 'fuelleak' }] });
  crit(leaking).draws('structuraldamage');
  expect(leaking.ship('red').damage).toMatchObject({ facedown: 2, faceup: [{ card: 'structuraldamage' }] });
});

test('Fuel Leak is repaired before what its damage sets off: Hull Breach makes that damage critical, and it leaks no more [xw.damage-cards.04, xw.ability-queue.05]', () => {
  const it = having('fuelleak', { faceup: ['hullbreach'] });
  it.do((state) => sufferDamage(state, 'red', { hit: 0, crit: 1 }, []));
  it.draws('weaponsfailure').draws('damagedengine');
  expect(it.happened('ability-used').filter(({ ability }) => ability === 'fuelleak')).toHaveLength(1);
  expect(
    it
      .ship('red')
      .damage.faceup.map(({ card }) => card)
      .sort(),
  ).toEqual(['damagedengine', 'hullbreach', 'weaponsfailure']);
});

test.each(REPAIRABLE)('an action repairs %s [xw.damage-cards.05, xw.actions.15]', (card) => {
  const it = acts(having(card)).answer({ type: 'perform-card-action' });
  expect(it.ship('red')).toMatchObject({
    damage: { facedown: 1, faceup: [] },
    actions: [`${card}-repair@red/damage-1`],
  });
});

test.each(['stunnedpilot', 'damagedengine', 'disabledpowerregulator'])(
  'no action repairs %s [xw.actions.15]',
  (card) => {
    expect(acts(having(card)).legal('perform-card-action')).toEqual([]);
  },
);

test('two copies of a card work both, and each is repaired by an action of its own [xw.actions.15, xw.damage-cards.05]', () => {
  const it = fight({ red: { faceup: ['weaponsfailure', 'weaponsfailure'] } });
  expect(diceAsked(attacks(it))).toBe(1);
  const both = acts(having('weaponsfailure', { faceup: ['weaponsfailure'] }));
  expect(both.legal('perform-card-action').map((action) => action.source)).toEqual(['red/damage-1', 'red/damage-2']);
  both.answer({ type: 'perform-card-action', source: 'red/damage-2' });
  expect(both.ship('red').damage).toMatchObject({ facedown: 1, faceup: [{ id: 'red/damage-1' }] });
});

test('a facedown copy does nothing [xw.damage.06]', () => {
  const it = acts(having('weaponsfailure')).answer({ type: 'perform-card-action' });
  expect(it.ship('red').damage.facedown).toBe(1);
  expect(it.state.inPlay.filter((each) => each.ability.startsWith('weaponsfailure'))).toEqual([]);
});

test.each<[string, (state: Table['state']) => void]>([
  [
    'woundedpilot',
    (state) => performAction(state, 'blue', [{ action: 'focus', color: 'white' }], { may: false, source: 'x' }),
  ],
  ['stunnedpilot', blueFlies('straight')],
  ['consolefire', (state) => engage(state, 'blue')],
  ['loosestabilizer', blueFlies('bank-left')],
  ['disabledpowerregulator', (state) => engage(state, 'blue')],
  ['fuelleak', (state) => sufferDamage(state, 'blue', { hit: 0, crit: 1 }, [])],
  ['hullbreach', (state) => sufferDamage(state, 'blue', { hit: 1, crit: 0 }, [])],
])(
  '%s does nothing for what another ship does or suffers [xw.damage-cards.04, xw.card-interpretation.02]',
  (card, does) => {
    const obstacles = { gas: { kind: 'gas', at: [600, 520] } } as const;
    const it = besides(card, does, { phase: 'engagement', obstacles });
    if (it.legal('draw').length > 0) it.draws('panickedpilot');
    expect(it.happened('ability-queued').filter(({ source }) => source.startsWith('red/'))).toEqual([]);
    expect(it.happened('ability-replaced')).toEqual([]);
    expect(it.ship('red')).toMatchObject({
      tokens: { stress: 0, ion: 0 },
      damage: { facedown: 0, faceup: [{ card }] },
    });
  },
);

test('Damaged Engine changes no turn of another ship, Damaged Sensor Array forbids it no action [xw.damage-cards.04, xw.card-interpretation.02]', () => {
  const turns = besides('damagedengine', blueFlies('turn-left'));
  expect(turns.happened('maneuver-executed')).toMatchObject([{ ship: 'blue', maneuver: { color: 'white' } }]);
  const blueActs = (state: Table['state']) =>
    performAction(state, 'blue', 'any standard action', { may: true, source: 'x' });
  expect(besides('damagedsensorarray', blueActs).refusal({ action: 'barrel-roll' })).toBeNull();
});

test('Fuel Leak is not set off by hit damage, nor a repaired one by anything [xw.damage-cards.04]', () => {
  const hit = having('fuelleak').do((state) => sufferDamage(state, 'red', { hit: 1, crit: 0 }, []));
  expect(hit.ship('red').damage).toMatchObject({ facedown: 1, faceup: [{ card: 'fuelleak' }] });
});

test('Disabled Power Regulator stays after a maneuver that is not the ion maneuver [xw.damage-cards.04]', () => {
  const it = flies(having('disabledpowerregulator'), 'straight');
  expect(faceup(it)).toEqual(['disabledpowerregulator']);
});

test('two critical hits: what the first card does is done before the second is suffered', () => {
  const it = attacks(fight({ tie: { hull: 6 } }));
  it.rolls('crit', 'crit', 'blank');
  passes(it.rolls('blank', 'blank', 'blank'))
    .draws('directhit')
    .draws('fuelleak');
  expect(it.ship('tie').damage).toMatchObject({ facedown: 2, faceup: [{ card: 'fuelleak' }] });
});
