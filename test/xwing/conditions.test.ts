import * as E from 'fp-ts/lib/Either';
import { xwing, type PlacedShip } from '../../src/xwing';
import { ability, gainToken } from '../../src/xwing/abilities/own';
import { assignCondition, removeCondition } from '../../src/xwing/effects/conditions';
import { removeFromGame } from '../../src/xwing/effects/removal';
import { bearerOf } from '../../src/xwing/queries/conditions';
import { playOn } from './abilities/card-cases';
import { duel } from './duel';
import { newGame, positionOf, type ShipOnTable, squad, xwingTable, type Table } from './table';

const hunted = (by?: string): NonNullable<PlacedShip['conditions']> => [
  { card: 'hunted', ...(by === undefined ? {} : { by }) },
];
const on = (table: Table, ship: string): string[] =>
  table.ship(ship).conditions.map(({ card, by }) => `${card} of ${by}`);

/** Two ships of each player in setup, the first with Agent Kallus; everything placed. */
function set(): Table {
  const table = newGame(
    squad('galacticempire', [['omicrongrouppilot', 'lambdaclasst4ashuttle', { crew: ['agentkallus'] }]]),
    squad('rebelalliance', [
      ['bluesquadronescort', 't65xwing'],
      ['bluesquadronescort', 't65xwing'],
    ]),
  );
  for (let i = 0; i < 40 && !table.offers({ type: 'choose', ability: 'agent-kallus-hunts' }); i++) {
    const [first] = table.legal();
    if (first) table.does(first);
    else table.places();
  }
  return table;
}

describe('a condition is assigned', () => {
  test('by a card; it stays with its ship, with its marker [xw.condition-cards.01, xw.condition-cards.04]', () => {
    const table = set();
    expect(on(table, 'bluesquadronescort-2')).toEqual([]);
    table.choose('agent-kallus-hunts', 'bluesquadronescort-2');
    expect(on(table, 'bluesquadronescort-2')).toEqual(['hunted of p1']);
    expect(on(table, 'bluesquadronescort')).toEqual([]);
    expect(table.happened('condition-assigned')).toMatchObject([
      {
        ship: 'bluesquadronescort-2',
        card: 'hunted',
        by: 'p1',
        rules: expect.arrayContaining(['xw.condition-cards.04']) as unknown,
      },
    ]);
    expect(table.state.phase).toBe('planning');
    expect(on(table, 'bluesquadronescort-2')).toEqual(['hunted of p1']);
    // What the judge draws and tells is the marker: it is the condition itself, on the ship, in every view.
    expect(
      xwing.view(table.state, 'p2').ships.find(({ id }) => id === 'bluesquadronescort-2')?.conditions,
    ).toMatchObject([{ card: 'hunted', by: 'p1' }]);
  });

  test('before it is, none of its text applies: Agent Kallus turns no result [xw.condition-cards.01, xw.condition-cards.02]', () => {
    const kallus = { pilot: 'omicrongrouppilot', upgrades: ['agentkallus'], player: 'p1' };
    const attacked = (conditions: PlacedShip['conditions']): boolean => {
      const table = duel(kallus, { conditions: conditions ?? [] });
      table.attack('red', 'tie').rolls('focus', 'blank', 'blank');
      return table.offers({ type: 'use-ability', ability: 'agent-kallus' });
    };
    expect(attacked(undefined)).toBe(false);
    expect(attacked(hunted())).toBe(true);
    const friend = { player: 'p2', at: [400, 500] as const, conditions: hunted() };
    const beside = duel(kallus, {}, { others: { friend } }).attack('red', 'tie').rolls('focus', 'blank', 'blank');
    expect(beside.offers({ type: 'use-ability', ability: 'agent-kallus' })).toBe(false);
    const table = duel(kallus);
    expect(table.state.inPlay.some(({ ability: id }) => id === 'hunted')).toBe(false);
    expect(bearerOf(table.state, 'hunted', 'p1')).toBeUndefined();
  });

  test('its text is resolved at once when it is assigned [xw.condition-cards.03]', () => {
    const stresses = ability({
      id: 'hunted-at-once',
      card: 'condition:hunted',
      rules: ['xw.condition-cards.03'],
      on: { timing: 'after', events: ['condition-assigned'] },
      when: (_state, self) => self.event.type === 'condition-assigned' && self.event.id === self.source,
      effect: (state) => gainToken(state, 'tie', 'stress', ['xw.condition-cards.03'], { by: 'p1' }),
    });
    const game = xwing.with({ abilities: [stresses] });
    const position = positionOf({
      ships: { red: { pilot: 'omicrongrouppilot', upgrades: ['agentkallus'] }, tie: { player: 'p2' } },
      moment: { phase: 'setup', step: 'end of setup' },
    });
    const begun = game.resume(position, { mode: 'manual' });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    const [only] = game.allLegalActions(begun.right.state).actions;
    const next = only && game.reduce(begun.right.state, only);
    if (!next || E.isLeft(next)) throw new Error('nothing is assigned');
    const told = next.right.events.map(({ type }) => type);
    expect(told.slice(0, 6)).toEqual(expect.arrayContaining(['condition-assigned', 'token-gained']));
    expect(next.right.state.ships.map(({ tokens }) => tokens.stress)).toEqual([0, 1]);
    expect(next.right.state.phase).toBe('planning');
  });
});

describe('a condition is removed', () => {
  const bearing = (): Table =>
    duel({}, { conditions: hunted() }, { others: { ace: { player: 'p2', at: [600, 600] } } });

  test('its marker and its text go with it; then it can be assigned again [xw.condition-cards.05, xw.condition-cards.06]', () => {
    const table = bearing();
    const [before] = table.ship('tie').conditions;
    table.do((state) => removeCondition(state, before?.id ?? '', ['xw.condition-cards.05']));
    expect(on(table, 'tie')).toEqual([]);
    expect(table.state.inPlay.some(({ ability: id }) => id === 'hunted')).toBe(false);
    expect(table.happened('condition-removed')).toMatchObject([{ ship: 'tie', card: 'hunted' }]);
    table.do((state) => assignCondition(state, 'hunted', 'tie', 'p1', ['xw.condition-cards.06']));
    expect(on(table, 'tie')).toEqual(['hunted of p1']);
    expect(table.state.inPlay.some(({ ability: id }) => id === 'hunted')).toBe(true);
  });

  test('a limited one leaves the ship that has it when its player assigns it anew [xw.condition-cards.07]', () => {
    const table = bearing();
    table.do((state) => assignCondition(state, 'hunted', 'ace', 'p1', ['xw.condition-cards.01']));
    expect([on(table, 'tie'), on(table, 'ace')]).toEqual([[], ['hunted of p1']]);
    expect(table.when('condition-removed')).toBeLessThan(table.when('condition-assigned'));
    expect(table.happened('condition-removed')).toMatchObject([
      { ship: 'tie', rules: ['xw.condition-cards.07', 'xw.condition-cards.05'] },
    ]);
    // Another player's is another card; one that is not limited stays.
    table.do((state) => {
      assignCondition(state, 'hunted', 'red', 'p2', ['xw.condition-cards.01']);
      for (const ship of ['tie', 'ace']) assignCondition(state, 'fearfulprey', ship, 'p1', ['xw.condition-cards.01']);
    });
    expect([on(table, 'red'), on(table, 'tie'), on(table, 'ace')]).toEqual([
      ['hunted of p2'],
      ['fearfulprey of p1'],
      ['hunted of p1', 'fearfulprey of p1'],
    ]);
  });

  test('not with its ship: then it still counts as in play on it [xw.condition-cards.08]', () => {
    const table = bearing();
    table.do((state) => removeFromGame(state, 'tie'));
    expect(table.ship('tie').place).toBe('removed');
    expect(on(table, 'tie')).toEqual(['hunted of p1']);
    expect(bearerOf(table.state, 'hunted', 'p1')?.ship.id).toBe('tie');
    expect(table.state.inPlay.some(({ ability: id }) => id === 'hunted')).toBe(true);
    table.do((state) => assignCondition(state, 'hunted', 'ace', 'p1', ['xw.condition-cards.01']));
    expect([on(table, 'tie'), on(table, 'ace')]).toEqual([[], ['hunted of p1']]);
  });
});

describe('the cards', () => {
  test('Hunted passes to another ship of its player when its ship is destroyed', () => {
    const table = duel(
      { upgrades: [] },
      { conditions: hunted(), damage: { facedown: 2 }, dial: null },
      { others: { ace: { player: 'p2', at: [600, 600] }, far: { player: 'p2', at: [800, 600] } } },
    );
    table.attack('red', 'tie').rolls('hit', 'hit', 'hit');
    for (let i = 0; i < 20 && !table.offers({ type: 'choose', ability: 'hunted' }); i++) {
      const pass = table.legal().find(({ type }) => type === 'end-modifying' || type === 'roll');
      if (!pass) break;
      table.does(
        pass.type === 'roll'
          ? (table.legal('roll').find(({ faces }) => faces.every((face) => face === 'blank')) ?? pass)
          : pass,
      );
    }
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['ace', 'far']);
    table.choose('hunted', 'far');
    expect([on(table, 'tie'), on(table, 'far')]).toEqual([[], ['hunted of p1']]);
  });

  test('Fearful Prey: strain where no green token was spent against a Fearsome Predator', () => {
    const defended = (red: string, spends: boolean): number => {
      const table = duel({ pilot: red }, { conditions: [{ card: 'fearfulprey' }], tokens: { focus: 1 } });
      table.attack('red', 'tie');
      for (let i = 0; i < 20 && table.happened('defended').length === 0; i++) {
        const legal = table.legal();
        const focus = legal.find(({ type }) => type === 'spend-focus');
        const roll = table
          .legal('roll')
          .find(({ faces }) => faces.includes('focus') && !faces.includes('hit') && !faces.includes('crit'));
        const next =
          (spends ? focus : undefined) ?? roll ?? legal.find(({ type }) => type === 'end-modifying') ?? legal[0];
        if (!next) break;
        table.does(next);
      }
      return table.ship('tie').tokens.strain;
    };
    expect(defended('fearsomepredator', false)).toBe(1);
    expect(defended('fearsomepredator', true)).toBe(0);
    expect(defended('bluesquadronescort', false)).toBe(0);
  });

  test('Fearful Prey: a green token that an ability of its ship spends in the attack is one', () => {
    const defended = (spends: boolean): number => {
      const prey: ShipOnTable = { pilot: 'lowhhrick', conditions: [{ card: 'fearfulprey' }] };
      const table = duel({ pilot: 'fearsomepredator' }, { ...prey, tokens: { 'reinforce-fore': 1 } });
      table.attack('red', 'tie');
      if (spends) table.choose('lowhhrick', 'reinforce-fore');
      playOn(table, {}, () => false);
      return table.ship('tie').tokens.strain;
    };
    expect([defended(true), defended(false)]).toEqual([0, 1]);
  });
});

test('positions name conditions that there are, and limited ones once [xw.condition-cards.07]', () => {
  const wrong = (conditions: NonNullable<PlacedShip['conditions']>) => () =>
    xwingTable({ ships: { red: { conditions }, tie: { player: 'p2' } }, moment: 'planning' });
  expect(wrong([{ card: 'haunted' }])).toThrow(/no condition 'haunted'.*ships\.0\.conditions\.0\.card/s);
  expect(wrong([{ card: 'hunted' }, { card: 'hunted' }])).toThrow(/one hunted only/);
  expect(wrong([{ card: 'hunted', by: 'p3' }])).toThrow(/no player 'p3'/);
  expect(
    wrong([
      { card: 'hunted', by: 'p1' },
      { card: 'hunted', by: 'p2' },
    ]),
  ).not.toThrow();
});
