/** What the remaining statements about ships, cards and the supply come to in a program. */
import { xwing } from '../../src/xwing';
import { abilities } from '../../src/xwing/abilities';
import { pilots, ship as shipType, ships } from '../../src/xwing/facts';
import { xwingTable } from './table';
import { diceAsked, duel } from './duel';

const planning = () =>
  xwingTable({
    ships: { red: { at: [300, 300] }, tie: { player: 'p2', at: [300, 500], facing: 180 } },
    moment: 'planning',
  });

test('every ability says when it works: before, at a window, after, always, instead, or for which rule [xw.timing.01]', () => {
  for (const each of abilities) {
    const kinds = [each.on, each.during, each.replaces, each.modifies, each.forbids, each.permits, each.kind].filter(
      (kind) => kind !== undefined,
    );
    expect([each.id, kinds.length]).toEqual([each.id, 1]);
  }
});

test('every ship card has one ship type, whose dial is used [xw.ship-type.01, xw.ship-type.02, xw.ship.03]', () => {
  const { ships: inPlay } = planning().state;
  expect(inPlay.map((each) => each.type)).toEqual(['t65xwing', 'tielnfighter']);
  const offered = planning()
    .legal('set-dial')
    .filter((each) => each.ship === 'tie')
    .map((each) => each.maneuver);
  expect(offered.sort()).toEqual(
    (shipType('tielnfighter')?.dial ?? []).map(({ speed, bearing }) => `${speed} ${bearing}`).sort(),
  );
  expect(pilots().every((each) => shipType(each.ship) !== undefined)).toBe(true);
});

test('a ship that is not huge has no energy [xw.energy.01]', () => {
  const small = ships().filter((each) => each.size !== 'huge');
  expect(small.filter((each) => each.stats.energy !== null)).toEqual([]);
  expect(planning().ship('red').energy).toBeNull();
});

test('only the base counts: at the edge a ship whose base is inside has not fled [xw.ship.04]', () => {
  const at = (y: number) =>
    xwingTable({
      ships: { red: { at: [300, y], dial: { speed: 1, bearing: 'straight', color: 'blue' } }, x: { player: 'p2' } },
      moment: { phase: 'activation', ship: 'red' },
    });
  expect(at(914 - 20 - 80).happened('fled')).toEqual([]);
  expect(at(914 - 20 - 79).happened('fled')).toHaveLength(1);
});

test('where a token lies has no effect on anything: it has no place, only an owner [xw.token-shapes.04]', () => {
  const passing = (tokens: Record<string, number>) =>
    xwingTable({
      ships: {
        red: { at: [300, 300], dial: { speed: 3, bearing: 'straight', color: 'blue' } },
        near: { player: 'p2', at: [350, 400], tokens },
      },
      moment: { phase: 'activation', ship: 'red' },
    });
  const [with_, without] = [passing({ focus: 3, stress: 2 }), passing({})];
  expect(with_.ship('red').pose).toEqual(without.ship('red').pose);
  expect(with_.events.map((event) => event.type)).toEqual(without.events.map((event) => event.type));
});

test('a lock carries the ID of the ship that has it [xw.id-token.01]', () => {
  const table = xwingTable({
    ships: { a: { at: [300, 300] }, b: { at: [400, 300] }, x: { player: 'p2', at: [300, 500] } },
    moment: { phase: 'activation', ship: 'b', step: 'perform action' },
  });
  table.answer({ type: 'perform-action', action: 'lock' }).answer({ type: 'choose-lock', on: 'x' });
  expect(table.state.locks).toEqual([{ by: 'b', on: 'x' }]);
  expect(table.ship('a').marker).not.toBe(table.ship('b').marker);
});

test('dice of one player are friendly to that player only: an effect on own dice leaves the others alone [xw.friendly.02]', () => {
  const table = duel({ upgrades: ['lonewolf'] }, {})
    .attack('red', 'tie')
    .rolls('blank', 'blank', 'blank')
    .use('lone-wolf-attack');
  table.choose('lone-wolf-attack', 0).rolls('hit');
  expect(table.happened('dice-rerolled').map((each) => each.die)).toEqual(['attack']);
  expect(diceAsked(table)).toBe(3);
});

test('a spent token is back in the supply for either player: nothing else of it is left [xw.supply.01]', () => {
  const table = duel({ tokens: { focus: 1 } }, { tokens: { focus: 1 } })
    .attack('red', 'tie')
    .rolls('focus', 'hit', 'hit')
    .answer({ type: 'spend-focus' });
  expect(table.state.ships.map((each) => each.tokens.focus)).toEqual([0, 1]);
  expect(table.happened('token-spent')).toHaveLength(1);
});

test('ships in reserve are in no range and in no arc [xw.reserve.01]', () => {
  const table = duel({}, {}, { others: { docked: { player: 'p2', at: null } } });
  table.answer({ type: 'choose-weapon', weapon: 'primary' });
  expect(table.legal('declare-defender').map((each) => each.defender)).toEqual(['tie']);
  expect(
    xwing.whyNot(table.state, { type: 'declare-defender', player: 'p1', ship: 'red', defender: 'docked' }),
  ).toMatchObject({ code: 'not-offered' });
});
