/** Upgrade cards of the slot 'officer'. */
import { spendToken } from '../../../../src/armada/effects/command-dials';
import { ability } from '../../../../src/armada/engine';
import { armada } from '../../../../src/armada/game';
import { shipOf } from '../../../../src/armada/queries/ships';
import { after } from '../../../../src/core';
import { armadaTable, type ShipOnTable, type Table } from '../../table';
import { frontal } from '../../attack/duels';
import { NEBULON, chosen, equipped } from '../tables';

const GLADIATOR = 'gladiator-i-class-star-destroyer';

describe('liaisons', () => {
  const before = (id: string, ship: ShipOnTable = {}): Table =>
    equipped(id, { dials: ['squadron', 'navigate'], tokens: ['repair', 'navigate'], ...ship });

  test.each([
    ['defense-liaison', ['navigate', 'repair']],
    ['weapons-liaison', ['concentrate-fire', 'squadron']],
  ])('%s: before the reveal any token for one of two commands [arm.effect-use-and-timing.07]', (id, commands) => {
    const table = before(id);
    expect(chosen(table)).toEqual(
      ['repair', 'navigate'].flatMap((spend) => commands.map((become) => ({ spend, become }))),
    );
    table.answer({ chosen: { spend: 'repair', become: commands[1] } });
    expect(table.ship('ship')).toMatchObject({ dial: commands[1], tokens: ['navigate'], commandStack: ['navigate'] });
  });

  test('the token gives nothing else, and the command can be resolved with the dial [arm.effect-use-and-timing.14]', () => {
    const table = before('defense-liaison').answer({ chosen: { spend: 'repair', become: 'repair' } });
    expect(table.told('command-resolved')).toEqual([]);
    expect(table.ship('ship').resolved).toEqual([]);
  });

  test('without tokens, without a dial and for other ships nothing is asked; it may be declined', () => {
    expect(before('defense-liaison', { tokens: [] }).asks).toBe('keep the dial or take its token');
    expect(before('defense-liaison', { dials: [] }).told('ability-queued')).toEqual([]);
    expect(before('defense-liaison').answer({ type: 'decline' }).ship('ship').dial).toBe('squadron');
    const other = equipped(null, { dials: ['repair'] }, { ships: { liaison: { upgrades: ['defense-liaison'] } } });
    expect(other.asks).toBe('keep the dial or take its token');
  });

  test('tokens of other ships cannot be spent [arm.effect-use-and-timing.15]', () => {
    const table = before('defense-liaison', { tokens: [] });
    expect(table.told('ability-skipped')).toMatchObject([{ code: 'no-token' }]);
  });
});

describe('Leia Organa', () => {
  const leia = (at: readonly [number, number], dials: ('repair' | 'squadron')[] = ['squadron']): Table =>
    equipped('leia-organa', { dials: ['repair'] }, { ships: { other: { at, dials }, enemy: { owner: 'p2' } } });

  test('when she reveals a command, the top command of another friendly ship at distance 1-5 becomes the same [arm.effect-use-and-timing.05]', () => {
    const table = leia([700, 400]);
    expect(chosen(table)).toEqual(['other']);
    table.answer({ chosen: 'other' });
    expect(table.ship('other').commandStack).toEqual(['repair']);
    expect(table.ship('ship').dial).toBe('repair');
  });

  test('not beyond distance 5, not without a dial; it may be declined [arm.range-and-distance.09]', () => {
    expect(leia([1000, 400]).told('ability-skipped')).toMatchObject([{ code: 'not-at-distance' }]);
    expect(leia([700, 400], []).told('ability-skipped')).toMatchObject([{ code: 'no-dial' }]);
    expect(leia([700, 400]).answer({ type: 'decline' }).ship('other').commandStack).toEqual(['squadron']);
  });
});

describe('Wulff Yularen', () => {
  const spending = (upgrade: string | null = 'wulff-yularen'): Table =>
    equipped(upgrade, { card: GLADIATOR, tokens: ['repair'], dials: ['squadron'], shields: { left: 0 } })
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'repair', with: 'token' });

  test('when a token is spent he is exhausted for another of its kind [arm.readied.02, arm.effect-use-and-timing.05]', () => {
    const table = spending().answer({ type: 'use-ability' });
    expect(table.ship('ship')).toMatchObject({ tokens: ['repair'], upgrades: [{ exhausted: true }] });
    expect(table.told('upgrade-exhausted')).toMatchObject([{ ship: 'ship', upgrade: 'ship/wulff-yularen' }]);
  });

  test('the command was resolved all the same: the new token waits for another round [arm.commands.35]', () => {
    const table = spending().answer({ type: 'use-ability' }).answer({ type: 'end-repair' });
    const again = { type: 'resolve-command', player: 'p1', ship: 'ship', command: 'repair', with: 'token' } as const;
    expect(table.whyNot(again)).toMatchObject({ code: 'already-resolved' });
  });

  test('exhausted he cannot be used again, until the Status Phase readies him [arm.upgrade-cards.13, arm.upgrade-cards.14, arm.exhausted.01]', () => {
    const table = equipped('wulff-yularen', {
      card: GLADIATOR,
      tokens: ['repair'],
      exhausted: ['wulff-yularen'],
      dials: ['squadron'],
      shields: { left: 0 },
    });
    table.answer({ type: 'keep-dial' }).answer({ type: 'resolve-command', command: 'repair', with: 'token' });
    expect(table.told('ability-skipped')).toMatchObject([{ ability: 'wulff-yularen', code: 'exhausted' }]);
    const upgrades = { card: GLADIATOR, upgrades: ['wulff-yularen', 'nav-team'], exhausted: ['wulff-yularen'] };
    const status = armadaTable({ ships: { ship: upgrades }, moment: { phase: 'status' } });
    expect(status.told('upgrade-readied')).toMatchObject([{ ship: 'ship', upgrade: 'ship/wulff-yularen' }]);
    expect(status.ship('ship').upgrades.map(({ exhausted }) => exhausted)).toEqual([false, false]);
  });

  test('a token that pays for another card is spent, too [arm.effect-use-and-timing.14]', () => {
    const rules = ['arm.effect-use-and-timing.14'];
    // The liaisons, whom a token pays, would need his place among the officers.
    const pays = ability({
      id: 'test/pays',
      card: 'upgrade:nav-team',
      rules,
      on: after('ship-activates'),
      cost: { cannot: () => null, pay: (state) => spendToken(state, shipOf(state, 'ship'), 'navigate', rules) },
      effect: () => {},
    });
    const ship = { card: GLADIATOR, upgrades: ['nav-team', 'wulff-yularen'], tokens: ['navigate' as const] };
    const moment = { phase: 'ship', ship: 'ship' } as const;
    const table = armadaTable({ ships: { ship }, moment }, armada.with({ abilities: [pays] }));
    expect(table.ship('ship').tokens).toEqual([]);
    table.answer({ type: 'use-ability', ability: 'wulff-yularen' });
    expect(table.ship('ship').tokens).toEqual(['navigate']);
  });

  test('spending a dial is not spending a token; other ships are not his [arm.upgrade-cards.12]', () => {
    const repair = { card: GLADIATOR, dials: ['repair' as const], shields: { left: 0 } };
    const dial = equipped('wulff-yularen', repair).answer({ type: 'keep-dial' });
    dial.answer({ type: 'resolve-command', command: 'repair', with: 'dial' });
    expect(dial.told('ability-queued')).toEqual([]);
    expect(spending(null).told('ability-queued')).toEqual([]);
  });
});

/** A ship of p1 resolves a squadron command for `x`, with others on the table. */
const commanding = (upgrades: string[], squadrons: object, ship: ShipOnTable = {}): Table =>
  armadaTable({
    ships: { ship: { at: [500, 300], card: NEBULON, dials: ['squadron'], upgrades, ...ship }, enemy: { owner: 'p2' } },
    squadrons: { x: { at: [500, 400] }, ...squadrons },
    moment: { phase: 'ship', ship: 'ship' },
  })
    .answer({ type: 'keep-dial' })
    .answer({ type: 'resolve-command', command: 'squadron', with: 'dial' });

describe('Adar Tallon', () => {
  const done = (ship: ShipOnTable = {}): Table =>
    commanding(['adar-tallon'], { other: { at: [560, 400], activated: true } }, ship)
      .answer({ type: 'activate-squadron', squadron: 'x' })
      .answer({ type: 'end-activation' });

  test('after a squadron command a squadron that it activated can be activated once more [arm.effect-use-and-timing.08]', () => {
    const table = done();
    expect(chosen(table)).toEqual(['x']);
    table.answer({ chosen: 'x' });
    expect(table.squadron('x').activated).toBe(false);
    expect(table.ship('ship').upgrades).toMatchObject([{ exhausted: true }]);
    expect(table.told('slider-toggled')).toMatchObject([{ squadron: 'x', activated: false }]);
  });

  test('not one that the command did not activate; exhausted he does nothing, and he may be declined', () => {
    expect(done({ exhausted: ['adar-tallon'] }).squadron('x').activated).toBe(true);
    expect(done().answer({ type: 'decline' }).squadron('x').activated).toBe(true);
  });
});

describe('Admiral Chiraneau', () => {
  const engaged = (upgrades: string[], tie: readonly [number, number] = [540, 400]): Table =>
    armadaTable({
      ships: { own: {}, vsd: { owner: 'p2', at: [500, 520], dials: ['squadron'], upgrades } },
      squadrons: { wing: { owner: 'p2', at: [500, 400] }, x: { at: tie } },
      moment: { phase: 'ship', ship: 'vsd' },
    })
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'squadron', with: 'dial' })
      .answer({ type: 'activate-squadron', squadron: 'wing' });
  const move = (x: number) => ({ type: 'move-squadron', player: 'p2', squadron: 'wing', at: { x, y: 400 } }) as const;

  test('an engaged squadron that you activate moves at speed 2 [arm.effect-use-and-timing.04]', () => {
    expect(engaged(['admiral-chiraneau']).whyNot(move(380))).toBeNull();
    expect(engaged(['admiral-chiraneau']).whyNot(move(320))).toMatchObject({ code: 'too-far' });
    expect(engaged([]).whyNot(move(380))).toMatchObject({ code: 'engaged' });
  });

  test('one that is not engaged keeps its speed, with Corrupter an engaged one has 3', () => {
    expect(engaged(['admiral-chiraneau'], [900, 400]).whyNot(move(270))).toBeNull();
    const both = armadaTable({
      ships: {
        own: {},
        vsd: { owner: 'p2', at: [500, 520], dials: ['squadron'], upgrades: ['corrupter', 'admiral-chiraneau'] },
      },
      squadrons: { wing: { owner: 'p2', at: [500, 400], card: 'tie-bomber-squadron' }, x: { at: [540, 400] } },
      moment: { phase: 'ship', ship: 'vsd' },
    })
      .answer({ type: 'keep-dial' })
      .answer({ type: 'resolve-command', command: 'squadron', with: 'dial' })
      .answer({ type: 'activate-squadron', squadron: 'wing' });
    expect(both.whyNot(move(320))).toBeNull();
    expect(both.whyNot(move(270))).toMatchObject({ code: 'too-far' });
  });
});

describe('Director Isard', () => {
  const isard = (dials: ('repair' | 'squadron')[] = ['repair', 'squadron']): Table =>
    armadaTable({
      ships: {
        cr90: { card: NEBULON, dials },
        other: { dials: [] },
        glad: { owner: 'p2', card: GLADIATOR, dials: ['repair'], upgrades: ['director-isard'] },
      },
      moment: { phase: 'ship', ship: 'glad' },
    });

  test('she looks at all dials of an enemy ship: nobody else sees them [arm.command-dials.08]', () => {
    const table = isard();
    expect(chosen(table)).toEqual(['cr90']);
    table.answer({ chosen: 'cr90' });
    expect(table.told('dials-looked-at')).toMatchObject([
      { player: 'p2', ship: 'cr90', commands: ['repair', 'squadron'] },
    ]);
    const look = (viewer: string) => table.seenBy(viewer).events.find(({ type }) => type === 'dials-looked-at');
    expect([look('p1'), look('p2')]).toMatchObject([{ commands: null }, { commands: ['repair', 'squadron'] }]);
  });

  test('not at dials that are not there; she may be declined', () => {
    expect(isard([]).told('ability-skipped')).toMatchObject([{ code: 'no-dial' }]);
    expect(isard().answer({ type: 'decline' }).told('dials-looked-at')).toEqual([]);
  });
});

describe('Intel Officer', () => {
  const THREE = ['red hit', 'red hit', 'red hit'];
  const looking = (defense?: ShipOnTable['defense'], ship: ShipOnTable = {}, dice = THREE): Table =>
    frontal({
      attacker: 'vsd',
      range: 'medium',
      vsd: { upgrades: ['intel-officer'], ...ship },
      cr90: defense === undefined ? {} : { defense },
    }).rolls(...dice);
  const spend = (table: Table, token: string, fields: object = {}): Table =>
    table.passes('spend defense tokens').answer({ type: 'spend-defense-token', token, ...fields });

  test('the token that is chosen is discarded if it is spent in this attack [arm.effect-use-and-timing.08, arm.golden-rules.02]', () => {
    const table = looking();
    expect(chosen(table)).toEqual(['evade', 'redirect']);
    spend(table.answer({ chosen: 'redirect' }), 'redirect', { zone: 'left' });
    expect(table.ship('cr90').defense).toEqual([
      { type: 'evade', exhausted: false },
      { type: 'evade', exhausted: false },
    ]);
    expect(table.ship('vsd').upgrades).toMatchObject([{ exhausted: true }]);
  });

  test('another token is not, nor the other one of two that are alike [arm.golden-rules.02]', () => {
    const other = spend(looking().answer({ chosen: 'redirect' }), 'evade', { die: 0 }).answer({
      type: 'roll',
      faces: ['blank'],
    });
    expect(other.told('defense-token-discarded')).toEqual([]);
    const twin = spend(looking().answer({ chosen: 'evade' }), 'evade', { die: 0 });
    expect(twin.told('defense-token-discarded')).toEqual([]);
  });

  test('but the one that is left, where accuracy has chosen its twin [arm.golden-rules.02]', () => {
    const table = looking(undefined, {}, ['red accuracy', 'red hit', 'red hit']).answer({ chosen: 'evade' });
    table.answer({ type: 'spend-accuracy', token: 'evade' });
    expect(spend(table, 'evade', { die: 0 }).told('defense-token-discarded')).toMatchObject([{ token: 'evade' }]);
  });

  test('exhausted, or of a ship that defends, it does nothing', () => {
    expect(looking(undefined, { exhausted: ['intel-officer'] }).told('ability-skipped')).toMatchObject([
      { code: 'exhausted' },
    ]);
    const defends = frontal({ range: 'medium', vsd: { upgrades: ['intel-officer'] } }).rolls(
      'red hit',
      'red hit',
      'blue hit',
    );
    expect(defends.told('ability-queued')).toEqual([]);
  });
});

describe('Raymus Antilles and Veteran Captain', () => {
  const revealing = (upgrades: string[]): Table => equipped(null, { upgrades, dials: ['repair'] });

  test('a token of the command that is revealed, and the dial is kept [arm.effect-use-and-timing.05]', () => {
    const table = revealing(['raymus-antilles']).answer({ type: 'use-ability' });
    expect(table.ship('ship')).toMatchObject({ tokens: ['repair'], dial: 'repair' });
    expect(revealing(['raymus-antilles']).answer({ type: 'decline' }).ship('ship').tokens).toEqual([]);
  });

  test('discarded, any token; then he is gone [arm.upgrade-cards.10, arm.upgrade-cards.11]', () => {
    const table = revealing(['veteran-captain']).answer({ chosen: 'squadron' });
    expect(table.ship('ship')).toMatchObject({ tokens: ['squadron'], dial: 'repair', upgrades: [{ facedown: true }] });
    expect(table.told('upgrade-discarded')).toMatchObject([{ upgrade: 'ship/veteran-captain' }]);
    expect(table.state.inPlay.filter(({ source }) => source === 'ship/veteran-captain')).toEqual([]);
    expect(revealing(['veteran-captain']).answer({ type: 'decline' }).ship('ship').upgrades).toMatchObject([
      { facedown: false },
    ]);
  });

  test('not where another ship reveals a command', () => {
    for (const upgrades of [['raymus-antilles'], ['veteran-captain']]) {
      const other = equipped(null, { dials: ['repair'] }, { ships: { other: { upgrades } } });
      expect(other.told('ability-queued')).toEqual([]);
    }
  });
});
