/** The queue, before and after abilities, replacement, delayed and ongoing effects (des.queue to des.replacement-effects). */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side, more = {}) => destinyTable({ p1, p2, ...more });

describe('before abilities', () => {
  const dooku = (more: object = {}, hand = ['Dodge']) =>
    duel(
      { characters: [die('Jango Fett', '2 ranged')] },
      { characters: [{ card: 'Count Dooku', ...more }, 'Hired Gun'], hand },
    );

  test('a before ability resolves first, then the damage is dealt [des.before-abilities.01, des.queue.06, des.trigger-condition.01]', () => {
    const t = dooku().resolve(P1, 'ranged').choose('jango-fett.1', 'count-dooku');
    expect([t.asks, t.damage('count-dooku')]).toEqual(['p2: count-dooku-devious-strategist/before', 0]);
    t.uses().choose('Dodge');
    expect([t.damage('count-dooku'), t.shields('count-dooku'), t.discard(P2)]).toEqual([1, 0, ['Dodge']]);
  });

  test('it does not trigger for others [des.trigger-condition.01]', () => {
    const t = dooku().resolve(P1, 'ranged').choose('jango-fett.1', 'hired-gun');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('a die with its modifier is one source of damage [des.card-count-dooku.01]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged'), die('Death Trooper', '+2 ranged')] },
      { characters: ['Count Dooku'], hand: ['Dodge', 'Aim'] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'death-trooper.1', 'count-dooku').uses().choose('Dodge');
    expect([t.damage('count-dooku'), t.decisionIsTurnOf(P2)]).toEqual([3, true]);
  });

  test('two dice without modifiers are two [des.card-count-dooku.02]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged'), die('Rebel Trooper', '1 ranged')] },
      { characters: ['Count Dooku'], hand: ['Dodge', 'Aim'] },
    );
    t.resolve(P1, 'ranged')
      .choose('jango-fett.1', 'count-dooku')
      .uses()
      .choose('Dodge')
      .choose('rebel-trooper.1', 'count-dooku')
      .uses()
      .choose('Aim');
    expect(t.damage('count-dooku')).toBe(1);
  });

  test('One With the Force is a support already when the upgrades are discarded [des.before-abilities.03, des.card-one-with-the-force.01, des.card-one-with-the-force.02]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged')] },
      {
        characters: [
          { card: 'Padawan', damage: 5, upgrades: [die('One With The Force', '3 disrupt'), 'Survival Gear'] },
          'Hired Gun',
        ],
      },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan');
    expect(t.card('one-with-the-force')).toMatchObject({ type: 'support', on: null, zone: 'play', exhausted: false });
    expect([t.discard(P2), t.shows('one-with-the-force.1')]).toEqual([['Survival Gear'], null]);
    t.activate(P2, 'one-with-the-force').rolls('2 resource');
    expect(t.shows('one-with-the-force.1')).toBe('2 resource');
  });
});

describe('replacement effects', () => {
  const chance = (upgrades: string[], p1: Side = { characters: [die('Jango Fett', '2 ranged')] }) =>
    duel(p1, { characters: [{ card: 'Hired Gun', damage: 7, upgrades }, 'Padawan'] })
      .resolve(P1, 'ranged')
      .choose('jango-fett.1', 'hired-gun');

  test('what is replaced has not happened and triggers nothing [des.replacement-effects.02, des.replacement-effects.04]', () => {
    const t = chance(['Second Chance']);
    expect(t.events('defeated')).toEqual([]);
    expect([t.has('hired-gun'), t.damage('hired-gun')]).toEqual([true, 4]);
  });

  test('a second replacement of the same thing is not used and stays [des.replacement-effects.08, des.card-second-chance.01, des.card-second-chance.02]', () => {
    const t = chance(['Second Chance', 'Second Chance']);
    if (t.choices.includes('use second-chance')) t.uses('second-chance');
    expect(t.state.cards.filter((each) => each.on === 'hired-gun')).toHaveLength(1);
    expect(t.discard(P2)).toEqual(['Second Chance']);
    expect(t.damage('hired-gun')).toBe(4);
  });

  test('of two replacements for one thing its player picks which comes first [des.replacement-effects.07]', () => {
    const t = chance(['Second Chance', 'Second Chance']);
    expect([t.asks, t.choices]).toEqual(['p2: replace defeated', ['use second-chance', 'use second-chance-2']]);
    t.uses('second-chance-2');
    expect([t.has('second-chance'), t.has('second-chance-2')]).toEqual([true, false]);
  });

  test('excess damage is ignored: five of the health are healed [des.card-second-chance.03]', () => {
    const t = duel(
      { characters: [die('IG-88', '3 ranged')] },
      { characters: [{ card: 'Hired Gun', damage: 8, upgrades: ['Second Chance'] }] },
    );
    t.resolve(P1, 'ranged').choose('ig-88.1', 'hired-gun');
    expect(t.damage('hired-gun')).toBe(4);
  });

  test('would comes before other before abilities of the same moment [des.replacement-effects.05]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged')] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: ['One With The Force', 'Second Chance'] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan');
    expect([t.card('one-with-the-force').type, t.damage('padawan'), t.discard(P2)]).toEqual([
      'upgrade',
      2,
      ['Second Chance'],
    ]);
  });
});

describe('after abilities', () => {
  test('an after ability waits until what triggered it is done [des.after-abilities.01, des.queue.05, des.after-abilities.02]', () => {
    const t = duel({ characters: [{ card: 'Luke Skywalker', dice: [null, null], upgrades: ['Comlink'] }] }, {})
      .activate(P1, 'luke-skywalker')
      .rolls('1 focus', '1 focus');
    expect(t.asks).toBe('chance: roll');
    t.rolls('1 shield');
    expect(t.asks).toBe('chance: draw');
    t.draws('Dodge');
  });

  test('what a die triggers waits for the other dice of the action, and says so [des.after-abilities.02]', () => {
    const t = duel(
      { characters: [die('Rebel Trooper', '2 ranged'), die('Rebel Trooper', '1 ranged')] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: ['F-11D Rifle'] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('rebel-trooper.1', 'padawan');
    expect([t.asks, t.queue]).toEqual(['p1: a die to resolve', ['f-11d-rifle']]);
    expect(t.events('ability-queued')).toMatchObject([
      { because: [{ code: 'behind', rules: ['des.after-abilities.02'] }] },
    ]);
    t.choose('rebel-trooper-2.1', 'hired-gun').choose('hired-gun');
    const activated = duel({ characters: ['Luke Skywalker'] }, {})
      .activate(P1, 'luke-skywalker')
      .rolls('2 melee');
    expect(activated.events('ability-queued')[0]).not.toHaveProperty('because');
    activated.draws('Dodge');
  });

  test('a triggered ability resolves even when its card has left play [des.triggered-abilities.02, des.queue.12]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged')] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: [die('F-11D Rifle', '+1 ranged')] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan');
    // The rifle waits: on nobody, its die in no pool.
    expect([t.card('f-11d-rifle').zone, t.shows('f-11d-rifle.1')]).toEqual(['waiting', null]);
    t.choose('hired-gun');
    expect(t.card('f-11d-rifle').on).toBe('hired-gun');
  });

  test('what comes later joins the queue behind what waits [des.queue.04, des.queue.01, des.redeploy.04]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged')] },
      {
        characters: [
          { card: 'Padawan', damage: 5, upgrades: ['F-11D Rifle', 'F-11D Rifle'] },
          'Hired Gun',
          'Luke Skywalker',
        ],
      },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan');
    expect(t.choices).toEqual(['order f-11d-rifle', 'order f-11d-rifle-2']);
    t.orders('f-11d-rifle-2');
    expect(t.asks).toBe('p2: a character for f-11d-rifle-2');
    expect(t.queue).toEqual(['f-11d-rifle']);
    t.choose('luke-skywalker').choose('hired-gun');
    expect([t.card('f-11d-rifle-2').on, t.card('f-11d-rifle').on]).toEqual(['luke-skywalker', 'hired-gun']);
  });

  test('redeploy waits until the dice of the action are resolved [des.redeploy.04, des.queue.03]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged'), die('Rebel Trooper', '1 ranged')] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: ['F-11D Rifle'] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan');
    expect(t.asks).toBe('p1: a die to resolve');
    t.choose('rebel-trooper.1', 'hired-gun').choose('hired-gun');
    expect([t.damage('hired-gun'), t.card('f-11d-rifle').on]).toEqual([1, 'hired-gun']);
  });
});

describe('ongoing and inherent abilities', () => {
  test('an ongoing ability applies while its card is in play [des.ongoing-abilities.01, des.support.01]', () => {
    const phasma = (characters: Side['characters']) =>
      duel({ characters: characters ?? [] }, { characters: [die('Padawan', '2 melee')] }).activate(P1, 'tusken-raider');
    const t = phasma(['Captain Phasma', 'Tusken Raider']);
    expect(t.asks).toMatch(/guardian/);
    t.declines().rolls('1 shield').declines();
    const without = phasma([{ card: 'Captain Phasma', defeated: true }, 'Tusken Raider']);
    expect(without.asks).toBe('chance: roll');
    without.rolls('1 shield').declines();
  });

  test('X is what the card defines [des.x-as-variable.01]', () => {
    const t = duel({ characters: ['Hired Gun'], supports: [die('Launch Bay', 'X shield')], hand: ['Dodge', 'Aim'] }, {})
      .resolve(P1, 'shield')
      .choose('launch-bay.1', 'hired-gun');
    expect(t.shields('hired-gun')).toBe(2);
    const four = duel(
      {
        characters: ['Hired Gun'],
        supports: [die('Launch Bay', 'X ranged')],
        hand: ['Dodge', 'Aim', 'Block', 'Flank'],
      },
      { characters: ['Luke Skywalker'] },
    );
    four.resolve(P1, 'ranged').choose('launch-bay.1', 'luke-skywalker');
    expect(four.damage('luke-skywalker')).toBe(4);
  });

  test('shields of Diplomatic Immunity are distributed [des.inherent-dice-abilities.03]', () => {
    const t = duel(
      { characters: [{ card: 'Hired Gun', upgrades: [die('Diplomatic Immunity', '3 shield')] }, 'Padawan'] },
      {},
    );
    t.resolve(P1, 'shield').choose('diplomatic-immunity.1', 'hired-gun', 'padawan', 'padawan');
    expect([t.shields('hired-gun'), t.shields('padawan')]).toEqual([1, 2]);
  });

  test('with several abilities on a card each is used [des.abilities.03]', () => {
    const t = duel(
      { characters: [die('Jango Fett', '2 ranged')] },
      {
        characters: [
          { card: 'Padawan', damage: 5, upgrades: ['F-11D Rifle'] },
          { card: 'Hired Gun', upgrades: [die('F-11D Rifle', 'special')] },
        ],
      },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan').choose('hired-gun');
    t.resolve(P2, 'special').choose('f-11d-rifle-2.1').choose('jango-fett', 'jango-fett');
    expect(t.damage('jango-fett')).toBe(2);
  });
});
