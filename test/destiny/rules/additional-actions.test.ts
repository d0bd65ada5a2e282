/** Additional actions and ambush: outside the queue, in the order they came up (des.additional-actions, des.ambush, des.passing). */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const rey = (more: Side = {}, p2: Side = {}) =>
  destinyTable({ p1: { characters: ['Rey', 'Hired Gun'], hand: ['Holdout Blaster'], resources: 2, ...more }, p2 });
const armed = (p2: Side = {}) => rey({}, p2).play(P1, 'Holdout Blaster').choose('rey');

test("an ambush card grants an action before the opponent's turn, or none [des.additional-actions.01, des.ambush.01]", () => {
  const t = rey().play(P1, 'Holdout Blaster').choose('hired-gun');
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
  expect(t.decisionIsTurnOf(P2)).toBe(true);
  t.pass(P2);
  expect(t.asks).toBe('p1: take an action or pass');
});

test('an ambush upgrade on Rey grants two [des.additional-actions.07, des.card-rey.01]', () => {
  const t = armed().activate(P1, 'hired-gun').rolls('1 disrupt');
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
  expect(t.decisionIsTurnOf(P2)).toBe(true);
  expect(t.events('additional-action').map((each) => each.taken)).toEqual([true, false]);
});

test('forgoing is not passing [des.additional-actions.02]', () => {
  const t = rey()
    .pass(P1)
    .activate(P2, 'hired-gun-2')
    .rolls('1 disrupt')
    .play(P1, 'Holdout Blaster')
    .choose('hired-gun')
    .forgo(P1)
    .pass(P2);
  expect(t.state.phase).toBe('action');
  expect(t.decisionIsTurnOf(P1)).toBe(true);
});

test('the abilities that an action triggered resolve before the next action [des.additional-actions.08, des.additional-actions.04, des.queue.07]', () => {
  const t = armed({ characters: ['Jango Fett'] })
    .activate(P1, 'rey')
    .rolls('1 melee', '1 ranged');
  expect(t.asks).toBe('p2: jango-fett-lethal-mercenary/after');
  t.uses().rolls('2 ranged');
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
});

test('an after ability that triggers later goes before the waiting action [des.additional-actions.06, des.ambush.02]', () => {
  const t = rey({ hand: ['DL-44 Heavy Blaster Pistol'], resources: 3 }, { characters: [die('Padawan', '2 melee')] });
  t.play(P1, 'DL-44 Heavy Blaster Pistol').choose('hired-gun');
  expect(t.asks).toMatch(/^p2/);
  t.choose('padawan.1');
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
});

test('additional actions are taken in the order they were granted [des.additional-actions.05]', () => {
  const t = rey({
    hand: ['Tactical Mastery', 'Holdout Blaster'],
    characters: ['Rebel Trooper', 'Rey'],
    resources: 3,
  }).play(P1, 'Tactical Mastery');
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.play(P1, 'Holdout Blaster').choose('rebel-trooper');
  // The second of Tactical Mastery, then the one of ambush.
  t.forgo(P1);
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
  expect(t.decisionIsTurnOf(P2)).toBe(true);
});

test('of two players the one whose action came up first takes it first [des.additional-actions.05]', () => {
  const t = destinyTable({
    p1: { characters: [die('Rebel Trooper', '1 ranged')], hand: ['Guerrilla Warfare'] },
    p2: { characters: [{ card: 'Obi-Wan Kenobi', damage: 10 }, 'Padawan'], hand: ['My Ally Is The Force'] },
  })
    .play(P1, 'Guerrilla Warfare')
    .choose('rebel-trooper.1', 'obi-wan-kenobi')
    .uses()
    .choose('hand', 'My Ally Is The Force');
  // My Ally was played to the end inside Guerrilla Warfare, so its ambush came up first.
  expect(t.asks).toBe('p2: take an additional action or forgo it');
  t.forgo(P2);
  expect(t.asks).toBe('p1: take an additional action or forgo it');
  t.forgo(P1);
  expect(t.decisionIsTurnOf(P2)).toBe(true);
});

test('when the action phase is ended no more additional actions follow [des.card-hyperspace-jump.01]', () => {
  const t = destinyTable({
    p1: { characters: ['Rebel Trooper'], hand: ['Tactical Mastery', 'Hyperspace Jump', 'Aim'], resources: 4 },
    p2: { hand: ['Aim'] },
  })
    .play(P1, 'Tactical Mastery')
    .play(P1, 'Hyperspace Jump');
  expect([t.state.phase, t.asks]).toEqual(['upkeep', 'p1: cards to discard']);
});

test('an additional action may be anything, also a claim; then the rest is lost [des.claim-the-battlefield.04]', () => {
  const t = armed().claim(P1);
  t.choose('decline');
  expect(t.decisionIsTurnOf(P2)).toBe(true);
  expect(t.state.additional).toEqual([]);
});

test('after claiming abilities still work, but grant no action [des.claim-the-battlefield.10, des.faq-rey-imperial-armory.01]', () => {
  const t = rey({ resources: 2 }, { characters: ['Padawan'] });
  const armory = destinyTable({
    battlefield: 'Imperial Armory',
    p1: { characters: ['Rey'], hand: ['Holdout Blaster'], resources: 1 },
    p2: {},
  })
    .claim(P1)
    .choose('use', 'Holdout Blaster', 'rey');
  expect([armory.has('holdout-blaster'), armory.decisionIsTurnOf(P2)]).toEqual([true, true]);
  expect(armory.events('additional-action-gained')).toEqual([]);
  expect(t.decisionIsTurnOf(P1)).toBe(true);
  const jango = destinyTable({
    battlefield: 'Echo Base',
    p1: { characters: ['Jango Fett'] },
    p2: { characters: ['Padawan'] },
  })
    .claim(P1)
    .choose('decline')
    .activate(P2, 'padawan')
    .rolls('1 focus');
  jango.uses('jango-fett').rolls('2 ranged');
  expect(jango.shows('jango-fett.1')).toBe('2 ranged');
});

test('an action that changes nothing is no pass when something changed in the turn [des.passing.05, des.faq-stalling-2.01, des.faq-stalling-2.02]', () => {
  const t = destinyTable({ p1: { supports: [{ card: 'Backup Muscle', damage: 0 }] } }).use(P1, 'backup-muscle');
  expect(t.card('backup-muscle').exhausted).toBe(true);
  expect(t.events('passed')).toEqual([]);
});

test('a card may be played though it can do nothing, to stall [des.faq-stalling-1.01, des.faq-stalling-2.01]', () => {
  const t = destinyTable({ p1: { characters: ['Hired Gun'], hand: ['Noble Sacrifice'] }, p2: {}, turn: P1 }).play(
    P1,
    'Noble Sacrifice',
  );
  expect([t.discard(P1), t.events('passed')]).toEqual([['Noble Sacrifice'], []]);
});

test('Retreat: the opponent takes one action, then the phase ends; control stays [des.additional-actions.03, des.card-retreat.01]', () => {
  const t = destinyTable({
    p1: { characters: ['Rebel Trooper'], hand: ['Retreat'], resources: 2 },
    p2: { characters: ['Padawan'] },
  }).play(P1, 'Retreat');
  expect(t.asks).toMatch(/^p2/);
  t.activate(P2, 'padawan').rolls('1 focus');
  expect(t.state.phase).toBe('upkeep');
  expect(t.state.battlefield.controller).toBe(P1);
  const lost = destinyTable({
    p1: { characters: ['Rebel Trooper'], hand: ['Retreat'], resources: 2 },
    p2: { characters: ['Padawan'] },
  })
    .play(P1, 'Retreat')
    .forgo(P2);
  expect(lost.state.phase).toBe('upkeep');
});

test('an opponent who has claimed forgoes the action of Retreat too [des.claim-the-battlefield.04]', () => {
  const t = destinyTable({
    p1: { characters: ['Rebel Trooper'], hand: ['Retreat'], resources: 2 },
    p2: { characters: ['Padawan'] },
    controller: P2,
    claimedBy: P2,
    turn: P1,
  }).play(P1, 'Retreat');
  expect(t.state.phase).toBe('upkeep');
  expect(t.events('activated')).toEqual([]);
});

test('a turn is one action of a player; a round is both phases [des.faq-turn-vs-round.01]', () => {
  const t = destinyTable({
    p1: { characters: ['Padawan'], hand: [], deck: [] },
    p2: { characters: ['Hired Gun'], hand: [], deck: [] },
  });
  t.activate(P1, 'padawan').rolls('1 focus');
  expect([t.state.round, t.events('turn-started')]).toMatchObject([1, [{ player: P1 }, { player: P2 }]]);
});
