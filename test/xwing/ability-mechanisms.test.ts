/** Rules about abilities for which no real card is at hand: shown with cards made up for the test. */
import { after, reason } from '../../src/core';
import { ability, bringIntoPlay, emit, forbidden, modified, takeOutOfPlay } from '../../src/xwing/engine';
import { performAction } from '../../src/xwing/procedures/perform-action';
import { boost } from '../../src/xwing/procedures/boost';
import { performAttack } from '../../src/xwing/procedures/attack';
import { gainToken, removeToken, transferToken } from '../../src/xwing/effects/tokens';
import type { TokenKind, XwingState } from '../../src/xwing/model/state';
import { install } from './bare-state';
import { xwingTable } from './table';

const RULES = ['xw.abilities.01'];

/** Sets the initiative of the ship it is on. */
const treatsInitiativeAs = (initiative: number) =>
  ability({
    id: `initiative-${initiative}`,
    rules: RULES,
    modifies: { initiative: (_state, self, value, { ship }) => (ship === self.source ? initiative : value) },
  });

/** At the start of the Engagement Phase. */
const atEngagement = (
  id: string,
  when: (state: XwingState, source: string) => boolean,
  effect: (state: XwingState, source: string) => void,
) =>
  ability({
    id,
    rules: RULES,
    on: after('phase-started'),
    when: (state, self) => self.event.phase === 'engagement' && when(state, self.source),
    effect: (state, self) => effect(state, self.source),
  });

/** Gains a token of another kind instead. */
const instead = (id: string, token: TokenKind, by: TokenKind) =>
  ability({
    id,
    rules: RULES,
    replaces: 'token-gained',
    when: (_state, self) => self.event.ship === self.source && self.event.token === token,
    may: true,
    effect: (state, self) => gainToken(state, self.source, by, RULES, { by: 'p1' }),
  });

const shipOf = (state: XwingState, id: string) => state.ships.find((ship) => ship.id === id);

install({
  abilities: [
    ...[0, 5, 7].map(treatsInitiativeAs),
    atEngagement(
      'needs-tractor',
      (state, source) => (shipOf(state, source)?.tokens.tractor ?? 0) > 0,
      (state, source) => gainToken(state, source, 'evade', RULES, { by: 'p1' }),
    ),
    atEngagement(
      'tractors-red',
      () => true,
      (state) => gainToken(state, 'red', 'tractor', RULES, { by: 'p1' }),
    ),
    atEngagement(
      'must-lose-green',
      () => true,
      (state, source) => removeToken(state, source, 'focus', RULES),
    ),
    atEngagement(
      'attacks-again',
      () => true,
      (state, source) => performAttack(state, source, { bonus: true }),
    ),
    instead('evade-instead', 'focus', 'evade'),
    instead('calculate-instead', 'focus', 'calculate'),
    instead('stress-for-disarm', 'disarm', 'stress'),
    ability({
      id: 'pays-with-disarm',
      rules: RULES,
      on: after('phase-started'),
      may: true,
      cost: { cannot: () => null, pay: (state, self) => gainToken(state, self.source, 'disarm', RULES, { by: 'p1' }) },
      effect: (state, self) => gainToken(state, self.source, 'evade', RULES, { by: 'p1' }),
    }),
    ability({
      id: 'after-disarm',
      rules: RULES,
      on: after('token-gained'),
      when: (_state, self) => self.event.token === 'disarm',
      effect: (state, self) => gainToken(state, self.source, 'focus', RULES, { by: 'p1' }),
    }),
    ability({
      id: 'cannot-attack',
      rules: RULES,
      forbids: {
        'perform attack': (_state, self, { ship }) =>
          ship === self.source ? reason('no-attacks', 'It cannot attack.', RULES) : null,
      },
    }),
    ability({
      id: 'cannot-gain',
      rules: RULES,
      forbids: {
        'gain token': (_state, self, { ship }) =>
          ship === self.source ? reason('no-tokens', 'It cannot gain tokens.', RULES) : null,
      },
    }),
    ...[
      ['one-more', 1],
      ['one-fewer', -1],
      ['also-fewer', -1],
    ].map(([id, dice]) =>
      ability({
        id: id as string,
        rules: RULES,
        modifies: { 'defense dice': (_state, _self, value) => value + (dice as number) },
      }),
    ),
    ability({
      id: 'passes-obstacles',
      rules: RULES,
      permits: { 'moves through obstacle': (_state, self, { ship }) => ship === self.source },
    }),
    ability({ id: 'at-most-four', rules: RULES, modifies: { 'most attack dice': () => 4 } }),
    ability({ id: 'two-more', rules: RULES, modifies: { 'attack dice': (_state, _self, value) => value + 2 } }),
    ability({
      id: 'at-the-end',
      rules: RULES,
      on: after('phase-ended'),
      when: (_state, { event }) => event.phase === 'activation',
      effect: (state, self) => gainToken(state, self.source, 'focus', RULES, { by: 'p1' }),
    }),
  ],
});

/** Two ships face each other at range 2; `on` says which made-up cards are on which ship. */
function table(on: Record<string, string[]>, tokens: Partial<Record<TokenKind, number>> = {}) {
  const set = xwingTable({
    ships: { red: { at: [300, 300], tokens }, tie: { player: 'p2', at: [300, 500], facing: 180 } },
  });
  for (const [ship, cards] of Object.entries(on)) {
    for (const card of cards) bringIntoPlay(set.state, card, ship, set.ship(ship).player);
  }
  return set;
}
const engagementStarts = (state: XwingState): void =>
  emit(state, { type: 'phase-started', rules: ['xw.engagement-phase.01'], phase: 'engagement' });
const initiative = (state: XwingState) => modified(state, 'initiative', 2, { ship: 'red' });

test('of several effects on initiative the most recent one counts [xw.initiative.03]', () => {
  const after = (...cards: string[]): number => initiative(table({ red: cards }).state);
  expect(after('initiative-7', 'initiative-0')).toBe(0);
  expect(after('initiative-0', 'initiative-7')).toBe(7);
  expect(after('initiative-0', 'initiative-7', 'initiative-5')).toBe(5);
});

test('when that ends, the most recent one that is still active counts, or else the card [xw.initiative.04]', () => {
  const { state } = table({ red: ['initiative-5', 'initiative-7'] });
  state.inPlay = state.inPlay.filter((each) => each.ability !== 'initiative-7');
  expect(initiative(state)).toBe(5);
  takeOutOfPlay(state, 'red');
  expect(initiative(state)).toBe(2);
});

test('an ability that could not be queued is not queued later, when its condition has come true [xw.ability-queue.10]', () => {
  const set = table({ red: ['needs-tractor'], tie: ['tractors-red'] }).do(engagementStarts);
  expect(set.ship('red').tokens).toMatchObject({ tractor: 1, evade: 0 });
  expect(set.happened('ability-queued').map((each) => each.ability)).toEqual(['tractors-red']);
  set.answer({ type: 'tractor-moves', move: 'nothing' });
  expect(set.ended).toBe(true);
  set.do(engagementStarts);
  expect(set.ship('red').tokens.evade).toBe(1);
});

test("'must' is not declined [xw.card-interpretation.08]", () => {
  const set = table({ red: ['must-lose-green'] }, { focus: 1 }).do(engagementStarts);
  expect(set.ended).toBe(true);
  expect(set.ship('red').tokens.focus).toBe(0);
});

test("'cannot' wins over every permission: no bonus attack either [xw.golden-rules.03]", () => {
  const free = table({ red: ['attacks-again'] }).do(engagementStarts);
  expect(free.asks).toBe('choose weapon');
  const bound = table({ red: ['attacks-again', 'cannot-attack'] }).do(engagementStarts);
  expect(bound.happened('attack-not-possible')).toMatchObject([{ code: 'no-attacks' }]);
  expect(bound.ended).toBe(true);
  expect(forbidden(bound.state, 'perform attack', { ship: 'red', bonus: true })).toMatchObject({ code: 'no-attacks' });
});

test('of two replacements for one token only one is resolved: an evade or a calculate token [xw.replacement-effect.06]', () => {
  const gained = () =>
    table({ red: ['evade-instead', 'calculate-instead'] }).do((state) =>
      gainToken(state, 'red', 'focus', RULES, { by: 'p1' }),
    );
  expect(
    gained()
      .legal('use-ability')
      .map((each) => each.ability),
  ).toEqual(['evade-instead', 'calculate-instead']);
  const one = gained().answer({ type: 'use-ability', ability: 'calculate-instead' });
  expect(one.ship('red').tokens).toMatchObject({ focus: 0, evade: 0, calculate: 1 });
  expect(one.ended).toBe(true);
  const none = gained().answer({ type: 'decline' });
  expect(none.ship('red').tokens).toMatchObject({ focus: 1, evade: 0, calculate: 0 });
});

test('a replaced cost counts as paid: the effect is resolved [xw.paying-costs.03, xw.faq-cards.24]', () => {
  const set = table({ red: ['pays-with-disarm', 'stress-for-disarm'] }).do(engagementStarts);
  set
    .answer({ type: 'use-ability', ability: 'pays-with-disarm' })
    .answer({ type: 'use-ability', ability: 'stress-for-disarm' });
  expect(set.ship('red').tokens).toMatchObject({ stress: 1, disarm: 0, evade: 1 });
});

test('a token that was replaced was not gained: nothing that waits for it is triggered [xw.faq-cards.25, xw.replacement-effect.03]', () => {
  const replaced = table({ red: ['stress-for-disarm', 'after-disarm'] }).do((state) =>
    gainToken(state, 'red', 'disarm', RULES, { by: 'p1' }),
  );
  replaced.answer({ type: 'use-ability' });
  expect(replaced.happened('ability-queued')).toEqual([]);
  const gained = table({ red: ['after-disarm'] }).do((state) => gainToken(state, 'red', 'disarm', RULES, { by: 'p1' }));
  expect(gained.happened('ability-queued')).toHaveLength(1);
});

test('a transfer to a ship that cannot gain the token does not happen at all [xw.tokens.05]', () => {
  const set = table({ tie: ['cannot-gain'] }, { focus: 1 }).do((state) =>
    transferToken(state, 'red', 'tie', 'focus', RULES, 'p1'),
  );
  expect(set.ship('red').tokens.focus).toBe(1);
  expect(set.ship('tie').tokens.focus).toBe(0);
  const missing = table({}).do((state) => transferToken(state, 'red', 'tie', 'focus', RULES, 'p1'));
  expect(missing.ship('tie').tokens.focus).toBe(0);
});

test("'at the end of the Activation Phase' is after all its effects and before the Engagement Phase [xw.timing.06]", () => {
  const set = table({ red: ['at-the-end'] });
  for (const id of ['red', 'tie']) set.ship(id).activated = true;
  set.run('round');
  while (set.asks === 'set dials') {
    const unset = set.state.ships.filter((ship) => ship.dial === null).map((ship) => ship.id);
    const next =
      set.legal('end-planning')[0] ??
      set.legal('set-dial').find((each) => unset.includes(each.ship) && each.maneuver.endsWith('straight'));
    if (!next) throw new Error('nothing to plan');
    set.answer(next);
  }
  while (!set.happened('ability-queued').length) set.answer(set.legal('decline-action')[0] ?? {});
  const at = (type: string, phase?: string) =>
    set.events.findIndex(
      (event) => event.type === type && (phase === undefined || (event as { phase?: string }).phase === phase),
    );
  expect(at('ability-queued')).toBeGreaterThan(at('phase-ended', 'activation'));
  expect(at('token-gained')).toBeGreaterThan(at('ability-queued'));
  expect(at('phase-started', 'engagement')).toBeGreaterThan(at('token-gained'));
});

describe('the number of dice', () => {
  /** How many defense dice a ship of agility 0 is asked to roll; 0: none. */
  const defense = (cards: string[]): number => {
    const set = xwingTable({
      ships: { red: { at: [300, 300] }, tie: { player: 'p2', pilot: 'lothalrebel', at: [300, 500], facing: 180 } },
    });
    set.ship('tie').agility = 0;
    for (const card of cards) bringIntoPlay(set.state, card, 'tie', 'p2');
    set
      .do((state) => performAttack(state, 'red'))
      .answer({ type: 'choose-weapon' })
      .answer({ type: 'declare-defender' })
      .rolls('hit', 'hit', 'hit');
    return set.happened('dice-rolled').some((each) => each.die === 'defense')
      ? 0
      : (set.legal('roll')[0]?.faces.length ?? 0);
  };

  test('a total below 0 on the way counts: 0 - 1 + 1 is 0 in either order [xw.faq-cards.31]', () => {
    expect([defense(['one-fewer', 'one-more']), defense(['one-more', 'one-fewer'])]).toEqual([0, 0]);
    expect(defense(['one-more'])).toBe(1);
  });

  test('the minimum of 0 comes after all changes, never in between [xw.faq-cards.32]', () => {
    expect(defense(['one-fewer', 'also-fewer', 'one-more'])).toBe(0);
    expect(defense(['one-fewer', 'one-more', 'one-more'])).toBe(1);
  });

  test.each([[['at-most-four', 'two-more']], [['two-more', 'at-most-four']]])(
    'a maximum comes after all additions, whatever the order: %p [xw.faq-cards.30]',
    (cards) => {
      const set = table({ red: cards })
        .do((state) => performAttack(state, 'red'))
        .answer({ type: 'choose-weapon' })
        .answer({ type: 'declare-defender' });
      expect(set.legal('roll')[0]?.faces).toHaveLength(4);
    },
  );
});

test("'you can move through and overlap obstacles': a boost onto one does not fail, unasked [xw.card-interpretation.07]", () => {
  const onto = (cards: string[]) => {
    const set = xwingTable({
      ships: { red: { at: [300, 300], pilot: 'phoenixsquadronpilot' }, tie: { player: 'p2', at: [800, 800] } },
      obstacles: { rock: { kind: 'asteroid', at: [300, 380] } },
    });
    for (const card of cards) bringIntoPlay(set.state, card, 'red', 'p1');
    return set
      .do((state) => boost(state, 'red', { by: 'p1' }))
      .answer({ type: 'choose-template', template: 'straight' });
  };
  expect(onto([]).happened('effect-failed')).toMatchObject([{ code: 'moves-through-obstacle' }]);
  expect(onto(['passes-obstacles']).ship('red').pose.y).toBeCloseTo(380, 6);
});

test("an effect that allows an action on the action bar does not allow the 'Action:' abilities of cards [xw.ship-abilities.02]", () => {
  const set = (grants: 'any standard action' | 'any action on its bar') =>
    xwingTable({
      ships: {
        gonk: { pilot: 'outerrimsmuggler', upgrades: ['gnkgonkdroid'], shields: { active: 1, limit: 3, recovers: 0 } },
        tie: { player: 'p2', at: [800, 800] },
      },
    }).do((state) => performAction(state, 'gonk', grants, { may: true, source: 'test' }));
  expect(set('any standard action').legal('perform-card-action')).toHaveLength(1);
  expect(set('any action on its bar').legal('perform-card-action')).toEqual([]);
  expect(set('any action on its bar').legal('perform-action').length).toBeGreaterThan(0);
});
