import { install, type ShipSpec, type BareSpec } from './bare-state';
import { xwingTable, type Table } from './table';
import { after } from '../../src/core';
import { damageDeck } from '../../src/xwing/facts';
import { cardsLeft } from '../../src/xwing/queries/damage-cards';
import { ability, bringIntoPlay } from '../../src/xwing/engine';
import { exposeDamageCard, repairDamageCard, type Repaired } from '../../src/xwing/procedures/damage-cards';
import { hullValue } from '../../src/xwing/procedures/destroy';
import { dealDamageCard, sufferDamage } from '../../src/xwing/procedures/suffer-damage';
import { spendCharge } from '../../src/xwing/effects/charges';
import { shipsInPlay } from '../../src/xwing/queries/ships';
import { isCriticallyDamaged, isDamaged, isShielded } from '../../src/xwing/queries/status';
import { gainToken } from '../../src/xwing/effects/tokens';

/** Gains a focus token after each damage; another one an evade token after it is destroyed. */
install({
  abilities: [
    ability({
      id: 'hurt',
      rules: ['xw.damage.03'],
      on: after('damage-suffered'),
      when: (_state, self) => self.event.ship === self.source,
      effect: (state, frame) => gainToken(state, frame.source, 'focus', [], { by: 'p1' }),
    }),
    ability({
      id: 'last-words',
      rules: ['xw.destroying-ships.05'],
      on: after('ship-destroyed'),
      when: (_state, self) => self.event.ship === self.source,
      effect: (state, frame) => {
        if (state.ships.find((ship) => ship.id === frame.source)?.place === 'table')
          gainToken(state, 'friend', 'evade', [], { by: 'p1' });
      },
    }),
  ],
});

/** A T-65 has hull 4 and 2 shields; here it has lost its shields unless told otherwise. */
const NO_SHIELDS = { active: 0, limit: 2, recovers: 0 };
const table = (red: ShipSpec = {}, spec: Partial<BareSpec> = {}) =>
  xwingTable({
    phase: 'activation',
    ...spec,
    ships: { red: { at: [400, 400], shields: NO_SHIELDS, ...red }, friend: { at: [600, 400] }, ...spec.ships },
  });
const suffers = (hit: number, crit: number) => (state: Parameters<typeof sufferDamage>[0]) =>
  sufferDamage(state, 'red', { hit, crit }, []);
/** Cards on red whose text is in play. */
const damageTexts = ({ state }: Table) => state.inPlay.filter((each) => each.source.startsWith('red/damage'));
const shields = (active: number) => ({ active, limit: 2, recovers: 0 });

test('each damage of either kind costs an active shield first [xw.damage.04]', () => {
  const hurt = table({ shields: shields(2) }).do(suffers(0, 1));
  expect(hurt.ship('red')).toMatchObject({ shields: { active: 1 }, damage: { facedown: 0, faceup: [] } });
});

test('a shielded ship loses a shield instead of being dealt a card [xw.shield-charges.02]', () => {
  const hurt = table({ shields: shields(1) }).do(suffers(1, 0));
  expect(hurt.happened('shield-lost')).toHaveLength(1);
  expect(hurt.happened('damage-card-dealt')).toHaveLength(0);
});

test('without an active shield a damage card is dealt [xw.damage.05, xw.damage-cards.01]', () => {
  const hurt = table({ shields: shields(1) }).do(suffers(2, 0));
  expect(hurt.ship('red')).toMatchObject({ shields: { active: 0 }, damage: { facedown: 1, faceup: [] } });
});

test('the card of a hit damage is facedown and does nothing [xw.damage.06]', () => {
  const hurt = table().do(suffers(1, 0));
  expect(hurt.ship('red').damage).toEqual({ facedown: 1, faceup: [] });
  expect(damageTexts(hurt)).toEqual([]);
});

test('the card of a critical hit damage is faceup and its text comes into play [xw.damage.07]', () => {
  const hurt = table().do(suffers(0, 1)).draws('structuraldamage');
  expect(hurt.ship('red').damage).toEqual({ facedown: 0, faceup: [{ id: 'red/damage-1', card: 'structuraldamage' }] });
  expect(hurt.state.inPlay).toContainEqual(expect.objectContaining({ source: 'red/damage-1' }));
});

test('hit damage comes before critical damage, so that shields take the hits [xw.damage.08]', () => {
  const hurt = table({ shields: shields(1) })
    .do(suffers(1, 1))
    .draws('fuelleak');
  expect(hurt.ship('red')).toMatchObject({
    shields: { active: 0 },
    damage: { facedown: 0, faceup: [{ card: 'fuelleak' }] },
  });
});

test('damage is suffered one at a time, with what each of them triggers [xw.damage.03]', () => {
  const hurt = table({ shields: shields(1) });
  bringIntoPlay(hurt.state, 'hurt', 'red', 'p1');
  hurt.do(suffers(3, 0));
  const order = hurt.events
    .map((event) => event.type)
    .filter((type) => ['damage-suffered', 'token-gained'].includes(type));
  expect(order).toEqual(Array(3).fill(['damage-suffered', 'token-gained']).flat());
});

test('being dealt a damage card is not suffering damage: shields do not help, nothing triggers [xw.damage.11]', () => {
  const hurt = table({ shields: shields(2) });
  bringIntoPlay(hurt.state, 'hurt', 'red', 'p1');
  hurt.do((state) => dealDamageCard(state, 'red', false, []));
  expect(hurt.ship('red')).toMatchObject({ shields: { active: 2 }, damage: { facedown: 1 }, tokens: { focus: 0 } });
});

test('cards in excess of the hull are dealt all the same [xw.damage.12]', () => {
  const hurt = table({ facedown: 3 }, { phase: 'activation' }).do(suffers(3, 0));
  expect(hurt.happened('damage-card-dealt')).toHaveLength(3);
  expect(hurt.ship('red')).toMatchObject({ destroyed: true, damage: { facedown: 6 } });
});

test('as many damage cards as hull destroy a ship, faceup and facedown together [xw.destroying-ships.01, xw.damage.01, xw.hull.02]', () => {
  const hurt = table({ facedown: 1, faceup: ['panickedpilot'] }).do(suffers(1, 0));
  expect(hurt.ship('red').destroyed).toBe(false);
  hurt.do(suffers(1, 0));
  expect(hurt.ship('red').destroyed).toBe(true);
});

test('damage cards lower what remains of the hull, not the hull value [xw.hull.03, xw.damage-cards.11]', () => {
  // Of hull 4 with 3 cards 1 is left: the next damage destroys the ship, with 2 cards it does not.
  for (const facedown of [1, 2]) {
    const hurt = table({ facedown, faceup: ['panickedpilot'] });
    expect(hullValue(hurt.state, 'red')).toBe(4);
    expect(hurt.do(suffers(1, 0)).ship('red').destroyed).toBe(facedown === 2);
  }
});

test('a ship destroyed outside the Engagement Phase is removed at once, with its tokens [xw.destroying-ships.03, xw.removed-from-game.01, xw.removed-from-game.02]', () => {
  const hurt = table(
    { facedown: 3, tokens: { focus: 1, stress: 2 } },
    {
      locks: [
        ['red', 'friend'],
        ['friend', 'red'],
      ],
    },
  ).do(suffers(1, 0));
  expect(hurt.ship('red').place).toBe('removed');
  expect(hurt.state.locks).toEqual([]);
  expect(Object.values(hurt.ship('red').tokens).every((count) => count === 0)).toBe(true);
});

test('what its destruction triggers is resolved before the ship is removed [xw.destroying-ships.05]', () => {
  const hurt = table({ facedown: 3 });
  bringIntoPlay(hurt.state, 'last-words', 'red', 'p1');
  hurt.do(suffers(1, 0));
  expect(hurt.ship('friend').tokens.evade).toBe(1);
  expect(hurt.ship('red').place).toBe('removed');
});

test('a ship with an ability in the queue is removed when none is left there, before the abilities behind [xw.ability-queue.11]', () => {
  const hurt = table({ facedown: 3 });
  for (const source of ['red', 'friend']) bringIntoPlay(hurt.state, 'hurt', source, 'p1');
  const waits = (source: string) => ({
    ability: 'hurt',
    source,
    controller: 'p1',
    timing: 'after' as const,
    event: { type: 'damage-suffered' as const, rules: [], ship: source, damage: 'hit' as const },
  });
  hurt.do((state) => {
    state.stack.push({ procedure: 'ability queue', step: 0, entries: ['red', 'friend'].map(waits) } as never);
    sufferDamage(state, 'red', { hit: 1, crit: 0 }, []);
    state.stack.reverse();
  });
  const told = hurt.events.flatMap((event) => {
    if (event.type === 'ability-used') return [`ability of ${event.source}`];
    return event.type === 'ship-removed' ? ['removed'] : [];
  });
  expect(told).toEqual(['ability of red', 'ability of red', 'removed', 'ability of friend']);
});

test('a removed ship keeps its damage cards; none is in the discard pile [xw.damage-cards.03]', () => {
  const hurt = table({ facedown: 3 }).do(suffers(1, 0));
  expect(hurt.ship('red').damage.facedown).toBe(4);
  expect(hurt.state.players[0]?.damageDiscard).toEqual([]);
});

test('cards come from the deck of the player of the ship [xw.damage-cards.02]', () => {
  const hurt = table({}, { ships: { tie: { player: 'p2', at: [100, 100] } } });
  hurt.do((state) => sufferDamage(state, 'tie', { hit: 0, crit: 1 }, []));
  expect(hurt.candidates[0]?.action).toMatchObject({ pile: 'p2 damage deck' });
  hurt.draws('fuelleak');
  expect([cardsLeft(hurt.state, 'p1'), cardsLeft(hurt.state, 'p2')]).toEqual([33, 32]);
});

test('a deck has 14 kinds of card, 33 cards in all [xw.damage-cards.14]', () => {
  expect(damageDeck()).toHaveLength(14);
  expect(new Set(damageDeck().map((card) => card.number)).size).toBe(14);
  expect(cardsLeft(table().state, 'p1')).toBe(33);
  const hurt = table().do(suffers(0, 1));
  expect(hurt.candidates).toHaveLength(14);
});

test('while one card is left there is no new deck [xw.damage-cards.13]', () => {
  const hurt = table({}, { ships: { one: { facedown: 2, destroyed: true, place: 'removed' } } });
  const deck = hurt.state.players[0]!.damageDeck;
  deck.unknown = deck.unknown.slice(0, 3);
  expect(cardsLeft(hurt.state, 'p1')).toBe(1);
  hurt.do(suffers(1, 0));
  expect(hurt.happened('damage-deck-shuffled')).toEqual([]);
  expect(hurt.ship('one').damage.facedown).toBe(2);
  expect([hurt.ship('red').damage.facedown, cardsLeft(hurt.state, 'p1')]).toEqual([1, 0]);
});

test('where no card is left at all none is dealt, which is told [xw.damage-cards.13]', () => {
  const hurt = table();
  const { damageDeck: deck } = hurt.state.players[0]!;
  deck.unknown = [];
  hurt.do(suffers(1, 0));
  expect(hurt.happened('no-effect')).toMatchObject([{ because: [{ code: 'deck-empty' }] }]);
  expect(hurt.ship('red').damage.facedown).toBe(0);
  expect(hurt.ended).toBe(true);
});

test('an empty deck is made anew from the cards of destroyed ships [xw.damage-cards.13]', () => {
  const wreck = (facedown: number): ShipSpec => ({ facedown, destroyed: true, place: 'removed' });
  const enemy: ShipSpec = { ...wreck(2), player: 'p2' };
  const hurt = table(
    {},
    {
      ships: {
        one: wreck(2),
        two: { ...wreck(2), faceup: ['fuelleak'] },
        enemy,
        alive: { facedown: 1, at: [800, 100] },
      },
    },
  );
  const deck = hurt.state.players[0]!.damageDeck;
  deck.unknown = deck.unknown.slice(0, 5);
  expect(cardsLeft(hurt.state, 'p1')).toBe(0);
  hurt.do(suffers(1, 0));
  expect(hurt.happened('damage-deck-shuffled')).toEqual([expect.objectContaining({ cards: 5 })]);
  expect(cardsLeft(hurt.state, 'p1')).toBe(4);
  expect(hurt.ship('two').damage).toEqual({ facedown: 0, faceup: [] });
  // Neither those of the other player's ships, nor those of a ship that is not destroyed.
  expect([hurt.ship('enemy').damage.facedown, hurt.ship('alive').damage.facedown]).toEqual([2, 1]);
  expect(hurt.ship('red').damage.facedown).toBe(1);
});

const exposes = (state: Parameters<typeof exposeDamageCard>[0]) => exposeDamageCard(state, 'red', []);
const repairs = (which: Repaired) => (state: Parameters<typeof repairDamageCard>[0]) =>
  repairDamageCard(state, 'red', which, []);

test('an exposed card is turned faceup and its text comes into play [xw.damage-cards.04]', () => {
  const hurt = table({ facedown: 2 }).do(exposes).draws('structuraldamage');
  expect(hurt.ship('red').damage).toMatchObject({ facedown: 1, faceup: [{ card: 'structuraldamage' }] });
  expect(hurt.state.inPlay).toContainEqual(expect.objectContaining({ source: 'red/damage-1' }));
});

test('exposing is not being dealt a card nor suffering damage [xw.damage-cards.07]', () => {
  const hurt = table({ facedown: 1 });
  bringIntoPlay(hurt.state, 'hurt', 'red', 'p1');
  hurt.do(exposes).draws('fuelleak');
  expect(hurt.happened('damage-card-dealt')).toHaveLength(0);
  expect(hurt.ship('red').tokens.focus).toBe(0);
});

test('chance, not a player, turns over one of several facedown cards [xw.damage-cards.08, xw.damage-cards.09]', () => {
  const hurt = table({ facedown: 3 }).do(exposes);
  expect(hurt.by).toEqual(['chance']);
  hurt.draws('fuelleak').do(repairs('facedown'));
  expect(hurt.by).toEqual(['chance']);
});

test('a repaired faceup card is turned facedown: its text stops, the damage stays [xw.damage-cards.05]', () => {
  const hurt = table({ faceup: ['structuraldamage'] }).do(repairs('faceup'));
  expect(hurt.ship('red').damage).toEqual({ facedown: 1, faceup: [] });
  expect(damageTexts(hurt)).toEqual([]);
  expect(hurt.happened('damage-card-repaired')).toMatchObject([{ faceup: true, card: 'structuraldamage' }]);
  // Nobody knows any longer which of the unseen cards it is.
  expect(hurt.state.players[0]?.damageDeck.unknown).toHaveLength(33);
  expect(hurt.state.players[0]?.damageDiscard).toEqual([]);
});

test('a repaired facedown card is discarded [xw.damage-cards.06]', () => {
  const hurt = table({ facedown: 2 }).do(repairs('facedown')).draws('fuelleak');
  expect(hurt.ship('red').damage.facedown).toBe(1);
  expect(hurt.state.players[0]?.damageDiscard).toEqual(['fuelleak']);
  expect(cardsLeft(hurt.state, 'p1')).toBe(31);
  expect(hurt.happened('damage-card-repaired')).toMatchObject([{ faceup: false, card: 'fuelleak' }]);
});

test('if nothing is said, the player picks a faceup card or a facedown one [xw.damage-cards.10]', () => {
  const hurt = table({ facedown: 2, faceup: ['fuelleak'] }).do(repairs('any'));
  expect(hurt.by).toEqual(['p1']);
  expect(hurt.legal('choose-damage-card').map((action) => action.card)).toEqual([null, 'red/damage-1']);
  hurt.answer({ card: 'red/damage-1' });
  expect(hurt.ship('red').damage).toEqual({ facedown: 3, faceup: [] });
});

test.each<[string, ShipSpec, Repaired, ShipSpec]>([
  ['the only faceup card', { faceup: ['fuelleak'] }, 'any', { facedown: 1 }],
  ['the only one of the kind meant', { facedown: 2, faceup: ['fuelleak'] }, 'faceup', { facedown: 3 }],
  ['no card of a whole ship', {}, 'any', { facedown: 0 }],
  ['no facedown card where all lie faceup', { faceup: ['fuelleak'] }, 'facedown', { facedown: 0 }],
  ['no faceup card where all lie facedown', { facedown: 2 }, 'faceup', { facedown: 2 }],
])('%s is repaired, unasked [xw.damage-cards.05, xw.damage-cards.10]', (_which, red, which, left) => {
  const hurt = table(red).do(repairs(which));
  expect(hurt.ended).toBe(true);
  expect(hurt.ship('red').damage.facedown).toBe(left.facedown);
});

test('of facedown cards alone one is drawn, unasked [xw.damage-cards.06, xw.damage-cards.10]', () => {
  expect(table({ facedown: 2 }).do(repairs('any')).by).toEqual(['chance']);
});

test('a ship with an active shield is shielded [xw.shield-charges.01]', () => {
  expect(isShielded(table({ shields: shields(1) }).ship('red'))).toBe(true);
  expect(isShielded(table().ship('red'))).toBe(false);
});

test('lost shields are no damage: a damage card is [xw.damage.09]', () => {
  expect(isDamaged(table().ship('red'))).toBe(false);
  expect(isDamaged(table({ facedown: 1 }).ship('red'))).toBe(true);
});

test('a faceup card makes a ship critically damaged [xw.damage.10]', () => {
  const hurt = table({ facedown: 2 });
  expect(isCriticallyDamaged(hurt.ship('red'))).toBe(false);
  hurt.do(exposes).draws('structuraldamage');
  expect(isCriticallyDamaged(hurt.ship('red'))).toBe(true);
});

test('a shield that a card spends comes from the pool of the ship [xw.shield-charges.06]', () => {
  const hurt = table({ shields: shields(2) }).do((state) => spendCharge(state, 'red', 'shields', []));
  expect(hurt.ship('red').shields).toEqual({ active: 1, limit: 2, recovers: 0 });
});

test('a removed ship has no place in the play area [xw.destroying-ships.02]', () => {
  const hurt = table({ facedown: 3 }).do(suffers(1, 0));
  expect(shipsInPlay(hurt.state).map((ship) => ship.id)).toEqual(['friend']);
});
