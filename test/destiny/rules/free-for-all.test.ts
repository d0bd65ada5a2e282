/** Free-for-all: turns, opponents, elimination (des.free-for-all-actions, des.choosing-opponents, des.player-elimination). */
import { destiny } from '../../../src/destiny';
import { P1, P2, codeOf, destinyTable, type Setting } from '../table';

const P3 = 'p3';
const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const FULL = ['Dodge', 'Block', 'Aim', 'Flank', 'Take Cover'];
/** p1 with a die that defeats the lone Padawan of p2; p3 looks on. */
const three = (more: Setting = {}) =>
  destinyTable({
    ...more,
    p1: { characters: [die('First Order Stormtrooper', '2 ranged'), 'Luke Skywalker'], hand: FULL, ...more.p1 },
    p2: { characters: [{ card: 'Padawan', damage: 5 }], hand: FULL, ...more.p2 },
    p3: { characters: ['Hired Gun', 'Tusken Raider'], hand: FULL, ...more.p3 },
  });
const shot = (more: Setting = {}) => three(more).resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan');

test('turns go clockwise from the controller of the battlefield [des.free-for-all-actions.01]', () => {
  const t = three({ controller: P2 }).activate(P2, 'padawan').rolls('1 focus');
  expect(t.decisionIsTurnOf(P3)).toBe(true);
  t.pass(P3);
  expect(t.decisionIsTurnOf(P1)).toBe(true);
});

test('all players must pass in a row [des.free-for-all-actions.02]', () => {
  const t = three().pass(P1).pass(P2).activate(P3, 'hired-gun').rolls('1 disrupt').pass(P1).pass(P2);
  expect(t.state.phase).toBe('action');
  t.pass(P3);
  expect(t.state.phase).toBe('upkeep');
  t.done().done().done();
});

test('one player claims in a round [des.free-for-all-actions.03]', () => {
  const t = three({ battlefield: 'Command Center' }).claim(P1).choose('decline');
  for (const player of [P2, P3]) {
    expect(t.choices).not.toContain('claim');
    if (player === P2) t.pass(P2);
  }
});

test('the player of an ability decides which opponent it affects [des.choosing-opponents.01]', () => {
  const t = three({ p1: { characters: [die('Nightsister', '1 disrupt')] }, p2: { resources: 2 }, p3: { resources: 2 } })
    .resolve(P1, 'disrupt')
    .choose('nightsister.1');
  expect(t.choices).toEqual([P2, P3]);
  t.choose(P3);
  expect([t.resources(P2), t.resources(P3)]).toEqual([2, 1]);
});

test('an only opponent is the one it affects, and nobody is asked [des.choosing-opponents.01]', () => {
  const fighter = { supports: [die('First Order TIE Fighter', 'special')] };
  const shielded = { characters: [{ card: 'Padawan', shields: 2 }] };
  const duel = destinyTable({ p1: fighter, p2: shielded }).resolve(P1, 'special').choose('first-order-tie-fighter.1');
  expect([duel.shields('padawan'), duel.decisionIsTurnOf(P2)]).toEqual([0, true]);
  const t = three({ p1: fighter, p2: shielded, p3: { characters: [{ card: 'Tusken Raider', shields: 1 }] } })
    .resolve(P1, 'special')
    .choose('first-order-tie-fighter.1');
  expect(t.choices).toEqual([P2, P3]);
  t.choose(P3);
  expect([t.shields('padawan'), t.shields('tusken-raider')]).toEqual([2, 0]);
});

test('otherwise the rules are those for two players [des.free-for-all.02]', () => {
  const t = three({ p3: { characters: [die('Padawan', '2 melee')] } })
    .pass(P1)
    .pass(P2)
    .resolve(P3, 'melee')
    .choose('padawan-2.1', 'luke-skywalker');
  expect(t.damage('luke-skywalker')).toBe(2);
});

test('without characters a player is out, the others go on [des.player-elimination.01]', () => {
  const t = shot();
  expect(t.player(P2).eliminated).toBe(true);
  expect(t.decisionIsTurnOf(P3)).toBe(true);
  expect(destiny.outcome(t.state).kind).toBe('playing');
});

test('without cards at the end of a round a player is out [des.player-elimination.01]', () => {
  const t = three({ p2: { hand: [], deck: [] } })
    .pass(P1)
    .pass(P2)
    .pass(P3)
    .done()
    .done();
  expect([t.player(P2).eliminated, t.state.round]).toEqual([true, 2]);
  const why = [{ code: 'no-cards', facts: { hand: 0, deck: 0 } }];
  expect(t.events('player-eliminated')).toMatchObject([{ rules: ['des.winning.03'], because: why }]);
  t.pass(P1);
  expect(t.decisionIsTurnOf(P3)).toBe(true);
});

test('what the player controls leaves the game, what others control and the battlefield stay [des.player-elimination.02]', () => {
  const t = shot({
    battlefield: 'Echo Base',
    owner: P2,
    p2: { characters: [{ card: 'Padawan', damage: 5 }], supports: ['AT-ST'] },
    p3: { characters: [{ card: 'Tusken Raider', upgrades: [{ card: 'Survival Gear', owner: P2 }] }, 'Hired Gun'] },
  });
  expect([t.has('at-st'), t.has('survival-gear'), t.shows('survival-gear.1')]).toEqual([false, true, null]);
  expect(t.state.battlefield).toMatchObject({ owner: P2, controller: P1 });
  expect(t.state.dice.every((each) => each.controller !== P2)).toBe(true);
  expect(t.state.cards.every((each) => each.controller !== P2)).toBe(true);
  const stays = [{ code: 'controlled-by-another', rules: ['des.player-elimination.02'] }];
  expect(t.events('cards-removed')).toMatchObject([{ player: P2, cards: ['at-st'], because: stays }]);
  expect(shot().events('cards-removed')[0]).not.toHaveProperty('because');
});

test('the event of another player by which one is out goes to the discard pile as any other [des.player-elimination.02]', () => {
  const shooter = { ...die('First Order Stormtrooper', '2 ranged'), damage: 6 };
  const t = three({ p1: { characters: ['Padawan'], hand: ['Deflect'], resources: 1 }, p2: { characters: [shooter] } });
  t.play(P1, 'Deflect').choose('first-order-stormtrooper.1', 'first-order-stormtrooper');
  expect([t.player(P2).eliminated, t.discard(P1), t.state.limbo]).toEqual([true, ['Deflect'], []]);
});

test('what a player who is out knew, was granted and had started is forgotten at once [des.player-elimination.02]', () => {
  const ren = die("Kylo Ren, Vader's Disciple", 'special', 'special');
  const t = three({ p1: { characters: [ren] }, p2: { hand: ['Force Throw'] } });
  t.state = {
    ...t.state,
    additional: [P2, P3],
    delayed: [
      { player: P2, what: 'ambush', card: null },
      { player: P3, what: 'ambush', card: null },
    ],
  };
  t.resolve(P1, 'special').choose('kylo-ren.1', 'padawan').draws('Force Throw');
  expect([t.player(P2).eliminated, t.asks]).toEqual([true, 'p1: a die to resolve']);
  expect([t.state.looks, t.views(P1).looks]).toEqual([[], []]);
  expect(t.state.additional).toEqual([P3]);
  expect(t.state.delayed.map(({ player }) => player)).toEqual([P3]);
});

test('what others know of each other, who is out takes nothing of [des.player-elimination.02]', () => {
  const look = (viewer: string, owner: string) => ({ viewer, owner, zone: 'hand' as const, cards: [codeOf('Dodge')] });
  const [two, one] = ['2 ranged', '1 ranged'].map((side) => die('First Order Stormtrooper', side));
  const t = three({ p1: { characters: [two!, one!] } });
  t.state = { ...t.state, looks: [look(P2, P3), look(P3, P2), look(P3, P1)] };
  t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan');
  expect([t.player(P2).eliminated, t.asks]).toEqual([true, 'p1: a die to resolve']);
  expect(t.state.looks).toEqual([look(P3, P1)]);
});

test('nobody controls the battlefield of an eliminated controller until it is claimed [des.player-elimination.03]', () => {
  const t = shot({ controller: P2, turn: P1 });
  expect(t.state.battlefield.controller).toBeNull();
  expect(t.state.deputy).toBe(P3);
  expect(t.choices).toContain('claim');
  t.claim(P3);
  if (!t.decisionIsTurnOf(P1)) t.choose('decline');
  expect(t.state.battlefield.controller).toBe(P3);
});

test('claimed by a player who is out: not to be claimed before the next round [des.player-elimination.03]', () => {
  const t = shot({ controller: P2, claimedBy: P2, turn: P1 });
  expect(t.choices).not.toContain('claim');
  expect(t.whyNot({ type: 'claim', player: P3 })).toMatchObject({
    rules: expect.arrayContaining(['des.player-elimination.03']),
  });
  t.pass(P3).pass(P1).done().done();
  expect(t.choices).toContain('claim');
});

test('meanwhile the player to the left of the one who is out acts first [des.player-elimination.05]', () => {
  const t = shot({ controller: P2, turn: P1 }).pass(P3).pass(P1).done().done();
  expect(t.state.round).toBe(2);
  expect(t.decisionIsTurnOf(P3)).toBe(true);
});

test('the last player left wins at once [des.player-elimination.06]', () => {
  const t = three({
    p1: { characters: [die('First Order Stormtrooper', '2 ranged'), die('Rebel Trooper', '1 ranged')] },
    p3: { characters: [{ card: 'Hired Gun', damage: 8 }] },
  });
  t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').choose('rebel-trooper.1', 'hired-gun');
  expect([t.state.winner, t.asks, t.state.turn]).toEqual([P1, '', null]);
  expect(t.events('game-ended')[0]?.because?.map(({ code }) => code)).toEqual(['no-character', 'last-player']);
  expect(destiny.outcome(t.state)).toMatchObject({
    kind: 'won',
    winners: [P1],
    rules: ['des.player-elimination.06', 'des.player-elimination.01'],
  });
});

test('a player who defeats their own last character in their own action is out, and the next one goes on', () => {
  const t = three({ p1: { characters: [{ ...die('First Order Stormtrooper', '2 ranged'), damage: 5 }] } })
    .resolve(P1, 'ranged')
    .choose('first-order-stormtrooper.1', 'first-order-stormtrooper');
  expect(t.player(P1).eliminated).toBe(true);
  expect(t.decisionIsTurnOf(P2)).toBe(true);
});
