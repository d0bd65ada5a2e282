import { install, type ShipSpec, type BareSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { ahead, passes } from './fight';
import { after, before } from '../../src/core';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { newAttack } from '../../src/xwing/procedures/attack';
import { endEffects, startEffect, untilEndOf } from '../../src/xwing/effects/lasting-effects';
import { gainToken } from '../../src/xwing/effects/tokens';

install({
  abilities: [
    ability({
      id: 'engages',
      rules: ['xw.engagement-phase.06'],
      on: after('ship-engages'),
      when: (_state, { event, source }) => event.ship === source,
      effect: (state, { source }) => gainToken(state, source, 'focus', [], { by: 'p1' }),
    }),
    ability({
      id: 'before engaging',
      rules: ['xw.timing.02'],
      on: before('ship-engages'),
      when: (_state, { event, source }) => event.ship === source,
      effect: (state, { source }) => gainToken(state, source, 'evade', [], { by: 'p1' }),
    }),
    ability({
      id: 'slower once engaged',
      rules: ['xw.engagement-phase.07'],
      modifies: {
        initiative: (state, { source }, initiative, { ship: asked }) =>
          asked === source && state.ships.some((ship) => ship.id === source && ship.engaged) ? 1 : initiative,
      },
    }),
    ability({
      id: 'everybody has more dice until the end',
      card: untilEndOf('engagement', 'more dice'),
      rules: ['xw.destroying-ships.07'],
      modifies: { 'attack dice': (_state, _self, dice) => dice + 1 },
    }),
    ability({
      id: 'friends have more dice',
      rules: ['xw.destroying-ships.06'],
      modifies: {
        'attack dice': (_state, { source }, dice, { attacker }) => (attacker === source ? dice : dice + 1),
      },
    }),
  ],
});

/** Ships of the given initiatives, far from each other; `p2` for names that begin with t. */
const squad = (ships: Record<string, number>, spec: Partial<BareSpec> = {}): Table => {
  const placed = Object.entries(ships).map(([id, initiative], i): [string, ShipSpec] => {
    const player = id.startsWith('t') ? 'p2' : 'p1';
    return [
      id,
      { player, initiative, at: [60 + 100 * i, player === 'p1' ? 50 : 850], facing: player === 'p1' ? 180 : 0 },
    ];
  });
  return xwingTable({ ...spec, ships: Object.fromEntries(placed) });
};
const engages = (table: Table): Table => table.run('engagement phase');
const order = (table: Table): string[] => table.happened('ship-engages').map((event) => event.ship);

test('ships engage from the highest initiative down, each once [xw.engagement-phase.01, xw.initiative.02]', () => {
  const table = engages(squad({ one: 1, other: 5, t3: 3, t4: 6 }));
  expect(order(table)).toEqual(['t4', 'other', 't3', 'one']);
  expect(table.ended).toBe(true);
});

test('the first player engages with all ships of an initiative before the second [xw.engagement-phase.05, xw.player-order.05]', () => {
  expect(order(engages(squad({ t1: 5, one: 5 })))).toEqual(['one', 't1']);
  expect(order(engages(squad({ t1: 5, one: 5 }, { order: ['p2', 'p1'] })))).toEqual(['t1', 'one']);
  expect(order(engages(squad({ t1: 5, one: 5, other: 5 })).answer({ ship: 'other' }))).toEqual(['other', 'one', 't1']);
});

test('among ties of one player that player chooses the order [xw.engagement-phase.04]', () => {
  const table = engages(squad({ one: 5, other: 5, slow: 4, t1: 5 }));
  expect(table.by).toEqual(['p1']);
  expect(table.legal('engage').map((action) => action.ship)).toEqual(['one', 'other']);
  expect(table.refusal({ ship: 'slow' })).toBe('initiative-order');
  table.answer({ ship: 'other' });
  expect(order(table)).toEqual(['other', 'one', 't1', 'slow']);
});

test('the choice is among the own ships on the table, not among those of the other player [xw.engagement-phase.04]', () => {
  const table = squad({ one: 5, other: 5, slow: 4, gone: 5, t1: 5, t2: 5 });
  table.ship('gone').place = 'reserve';
  engages(table);
  const asked = () => table.candidates.map(({ action }) => (action.type === 'engage' ? action.ship : action.type));
  expect(asked()).toEqual(['one', 'other', 'slow']);
  table.answer({ ship: 'one' });
  expect(table.by).toEqual(['p2']);
  expect(asked()).toEqual(['t1', 't2']);
});

test('a ship in reserve does not engage, and so does not attack [xw.reserve.02]', () => {
  const table = squad({ one: 5, docked: 4, t1: 3 });
  table.ship('docked').place = 'reserve';
  expect(order(engages(table))).toEqual(['one', 't1']);
  table.run('attack', newAttack('docked', {}));
  expect(table.happened('attack-not-possible').at(-1)).toMatchObject({ ship: 'docked', code: 'not-in-play' });
});

test('a ship whose initiative falls after it engaged does not engage again [xw.engagement-phase.07]', () => {
  const table = squad({ one: 5, t1: 3 });
  bringIntoPlay(table.state, 'slower once engaged', 'one', 'p1');
  expect(order(engages(table))).toEqual(['one', 't1']);
});

/** Red and a TIE face each other at range 1. */
const duel = (red: ShipSpec, tie: ShipSpec, ships: BareSpec['ships'] = {}): Table =>
  xwingTable({
    ships: {
      red: { at: [400, 400], ...red },
      tie: { player: 'p2', at: ahead(1), facing: 180, ...tie },
      ...ships,
    },
  });
const fires = (table: Table, attack: string[], defense: string[]): Table => {
  table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
  passes(table.rolls(...attack));
  return passes(table.rolls(...defense));
};
const HITS = ['hit', 'hit', 'hit', 'hit'];
const BLANKS = ['blank', 'blank', 'blank'];

test('an engaging ship may attack, or not [xw.engagement-phase.02, xw.attack.38]', () => {
  const table = engages(duel({ initiative: 5 }, { initiative: 1 }));
  expect(table.legal().map((action) => action.type)).toEqual(['choose-weapon', 'decline-attack']);
  table.answer({ type: 'decline-attack' });
  expect(order(table)).toEqual(['red', 'tie']);
});

test('a ship attacks once when it engages, also with two targets [xw.attack.38]', () => {
  const table = engages(
    duel({ initiative: 5 }, { initiative: 1 }, { t2: { player: 'p2', at: [450, 490], facing: 180, initiative: 1 } }),
  );
  table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender', defender: 'tie' });
  passes(table.rolls('blank', ...BLANKS));
  passes(table.rolls(...BLANKS));
  expect(order(table)).toEqual(['red']);
  expect(table.asks).toBe('choose which ship engages');
});

test('ships of one initiative fire at the same moment: the destroyed one shoots back, then it is removed [xw.simultaneous-fire.01, xw.attack.39]', () => {
  const table = fires(engages(duel({ initiative: 4 }, { initiative: 4 })), HITS, BLANKS);
  expect(table.ship('tie')).toMatchObject({ destroyed: true, place: 'table' });
  expect(table.by).toEqual(['p2']);
  const [red, tie] = table.happened('ship-engages');
  expect(red).toMatchObject({ ship: 'red', because: [{ code: 'player-order', rules: ['xw.engagement-phase.05'] }] });
  expect(tie).toMatchObject({ ship: 'tie', because: [{ code: 'simultaneous-fire', facts: { initiative: 4 } }] });
  expect(tie?.because?.[0]?.message).toContain('although tie is destroyed: its initiative is 4');
  fires(table, ['hit', 'hit', 'blank'], ['blank', 'blank']);
  expect(table.ship('red').shields.active).toBe(0);
  expect(table.ship('tie').place).toBe('removed');
});

test('a destroyed ship of a lower initiative is removed before its turn [xw.attack.40, xw.engagement-phase.03]', () => {
  const table = fires(engages(duel({ initiative: 5 }, { initiative: 2 })), HITS, BLANKS);
  expect(order(table)).toEqual(['red']);
  expect(table.ship('tie').place).toBe('removed');
});

test('in the Engagement Phase ships are removed when all of the initiative have engaged [xw.destroying-ships.04]', () => {
  const table = duel({ initiative: 5 }, { initiative: 2 }, { friend: { at: [460, 400], initiative: 5 } });
  engages(table).answer({ ship: 'red' });
  fires(table, HITS, BLANKS);
  expect(order(table)).toEqual(['red', 'friend']);
  expect(table.ship('tie')).toMatchObject({ destroyed: true, place: 'table' });
  table.answer({ type: 'decline-attack' });
  expect(table.ship('tie').place).toBe('removed');
  // Of a lower initiative, it is gone before it would engage.
  expect(order(table)).toEqual(['red', 'friend']);
  expect(table.ended).toBe(true);
});

test('abilities of a destroyed ship work until it is removed [xw.destroying-ships.06, xw.abilities.05]', () => {
  const table = duel(
    { initiative: 4 },
    { initiative: 4 },
    { t2: { player: 'p2', at: [440, 490], facing: 180, initiative: 4 } },
  );
  bringIntoPlay(table.state, 'friends have more dice', 'tie', 'p2');
  engages(table).answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender', defender: 'tie' });
  passes(table.rolls(...HITS, 'hit'));
  passes(table.rolls(...BLANKS));
  table.answer({ ship: 't2' }).answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
  expect(table.legal('roll')[0]?.faces).toHaveLength(4);
});

test('a disarmed ship engages and does not attack [xw.engagement-phase.06, xw.disarm.04]', () => {
  const table = duel({ initiative: 5, tokens: { disarm: 1 } }, { initiative: 1 });
  bringIntoPlay(table.state, 'engages', 'red', 'p1');
  engages(table);
  expect(table.ship('red').tokens.focus).toBe(1);
  expect(table.happened('attack-not-possible')).toEqual([expect.objectContaining({ ship: 'red', code: 'disarmed' })]);
  expect(table.by).toEqual(['p2']);
});

test('what comes before engaging is resolved before anything of the engagement [xw.timing.02]', () => {
  const table = duel({ initiative: 5 }, { initiative: 1 });
  bringIntoPlay(table.state, 'before engaging', 'red', 'p1');
  engages(table);
  const told = table.events.map((event) => event.type);
  expect(told.indexOf('token-gained')).toBeLessThan(told.indexOf('ship-engages'));
});

test('what comes after engaging comes after its attack [xw.timing.07]', () => {
  const table = engages(duel({ initiative: 5 }, { initiative: 1 }));
  expect(table.happened('ship-engaged')).toEqual([]);
  table.answer({ type: 'decline-attack' });
  const told = table.events.map((event) => ('ship' in event ? `${event.type} ${event.ship}` : event.type));
  expect(told.indexOf('ship-engaged red')).toBeGreaterThan(told.indexOf('attack-declined red'));
  expect(told.indexOf('ship-engaged red')).toBeLessThan(told.indexOf('ship-engages tie'));
});

test('a ship destroyed before it engages still engages in that initiative step [xw.faq-engagement.01]', () => {
  const table = duel(
    { initiative: 5, facedown: 2, faceup: ['consolefire'], shields: { active: 0, limit: 2, recovers: 0 } },
    { initiative: 1 },
  );
  engages(table).rolls('hit');
  expect(table.ship('red').destroyed).toBe(true);
  expect(order(table)).toEqual(['red']);
  table.answer({ type: 'decline-attack' });
  expect(table.ship('red').place).toBe('removed');
});

test('the attack happens inside the phase, and says where it is', () => {
  const table = engages(duel({ initiative: 5 }, { initiative: 1 }));
  expect(table.state.stack.map((frame) => frame.procedure)).toEqual(['engagement phase', 'engagement', 'attack']);
});

test('an effect until the end of the phase outlasts the ship that started it [xw.destroying-ships.07, xw.abilities.06]', () => {
  const table = duel(
    { initiative: 5 },
    { initiative: 4 },
    { t2: { player: 'p2', at: [440, 490], facing: 180, initiative: 2 } },
  );
  startEffect(table.state, untilEndOf('engagement', 'more dice'), 'tie', 'p2');
  engages(table).answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender', defender: 'tie' });
  passes(table.rolls(...HITS, 'hit'));
  passes(table.rolls(...BLANKS));
  expect(table.ship('tie').place).toBe('removed');
  table.answer({ type: 'choose-weapon' }).answer({ type: 'declare-defender' });
  expect(table.legal('roll')[0]?.faces).toHaveLength(4);
  endEffects(table.state, 'engagement');
  expect(table.state.inPlay.filter((each) => each.source === 'tie')).toEqual([]);
});
