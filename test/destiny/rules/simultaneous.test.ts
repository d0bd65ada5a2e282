/** Abilities that trigger together, one after another in the queue, and inside others (des.queue, des.simultaneous-abilities). */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side, more = {}) => destinyTable({ p1, p2, ...more });
const jangos = (more = {}) =>
  duel({ characters: ['Tusken Raider'], hand: ['Dodge'], supports: [] }, { characters: ['Jango Fett'] }, more);

describe('simultaneous abilities', () => {
  test('the controller of the battlefield says whose abilities come first [des.simultaneous-abilities.02]', () => {
    const t = jangos({ controller: P2, turn: P1 }).activate(P1, 'tusken-raider').rolls('1 shield');
    expect(t.asks).toBe('p2: whose abilities come first');
    t.ordersPlayer(P2);
    expect(t.asks).toBe('p2: jango-fett-lethal-mercenary/after');
    t.declines();
    expect(t.asks).toBe('p1: tusken-raider/after');
    t.declines();
    const other = jangos({ controller: P2, turn: P1 }).activate(P1, 'tusken-raider').rolls('1 shield').ordersPlayer(P1);
    expect(other.asks).toBe('p1: tusken-raider/after');
    other.declines().declines();
  });

  test('a player orders the own abilities, as a block [des.simultaneous-abilities.01, des.simultaneous-abilities.03]', () => {
    const t = duel(
      {
        characters: [{ card: 'Hired Gun', damage: 8, upgrades: ['F-11D Rifle', 'Holdout Blaster'] }, 'Bala-Tik'],
        hand: [],
      },
      { characters: [die('Padawan', '2 melee'), { card: 'Bala-Tik', exhausted: true }] },
      { turn: P2 },
    );
    t.resolve(P2, 'melee').choose('padawan.1', 'hired-gun').ordersPlayer(P2);
    expect(t.choices.sort()).toEqual(['order f-11d-rifle', 'order holdout-blaster']);
    t.orders('holdout-blaster');
    expect(t.asks).toBe('p2: bala-tik-gang-leader/after');
    expect(t.queue).toEqual(['holdout-blaster', 'f-11d-rifle']);
    t.declines().choose('bala-tik').choose('bala-tik');
  });
});

describe('the queue', () => {
  const squad = () =>
    duel(
      {
        characters: [
          'Captain Phasma',
          { card: 'Tusken Raider', damage: 7, upgrades: ['Gaffi Stick'] },
          'Tusken Raider',
        ],
        hand: ['Squad Tactics'],
      },
      { characters: [die('Padawan', '2 melee'), die('First Order Stormtrooper', '1 ranged')] },
    ).play(P1, 'Squad Tactics');
  const activateBoth = () => {
    const t = squad().choose('tusken-raider', 'tusken-raider-2');
    if (t.choices.includes('done')) t.done();
    return t;
  };

  test('guardian interrupts while Squad Tactics is being resolved [des.queue.09, des.before-abilities.02]', () => {
    const t = activateBoth();
    expect([t.asks, t.queue]).toEqual(['p1: guardian', []]);
    expect(t.card('tusken-raider').exhausted).toBe(false);
    t.declines().rolls('1 shield', '1 resource');
    expect(t.asks).toBe('p1: guardian');
    t.declines().rolls('1 shield');
    t.declines().declines();
  });

  test('redeploy waits until Squad Tactics is done; its die is not rolled [des.queue.10, des.queue.11, des.queue.13]', () => {
    const t = activateBoth().uses().choose('padawan.1');
    expect(t.has('tusken-raider')).toBe(false);
    expect([t.queue, t.asks]).toEqual([['gaffi-stick'], 'p1: guardian']);
    expect(t.events('ability-queued')).toMatchObject([{ because: [{ rules: ['des.queue.13'] }] }]);
    t.declines().rolls('1 shield');
    expect(t.asks).toBe('p1: a character for gaffi-stick');
    t.choose('tusken-raider-2');
    expect([t.card('gaffi-stick').on, t.shows('gaffi-stick.1')]).toEqual(['tusken-raider-2', null]);
    if (!t.decisionIsTurnOf(P2)) t.declines();
  });

  test('an after ability triggered during a before ability waits for what was interrupted [des.queue.13, des.faq-dooku-ackbar.01, des.faq-after-during-before.02]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'Admiral Ackbar'] },
      { characters: [{ card: 'Count Dooku', damage: 9 }, 'Hired Gun'], hand: ['Dodge'] },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'count-dooku').uses().choose('Dodge');
    // The two damage come first: Dooku is defeated, so Ackbar's damage goes to the other one.
    expect(t.has('count-dooku')).toBe(false);
    expect(t.choices).toEqual(['hired-gun']);
    t.choose('hired-gun');
    expect(t.damage('hired-gun')).toBe(2);
  });

  test('he cannot take the damage of Ackbar first to waste the die [des.faq-dooku-ackbar.02]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'Admiral Ackbar'] },
      { characters: [{ card: 'Count Dooku', damage: 9 }, 'Hired Gun'], hand: ['Dodge'] },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'count-dooku').uses().choose('Dodge');
    const types = t.story.map((each) => each.type);
    expect(types.indexOf('defeated')).toBeGreaterThan(types.indexOf('card-discarded'));
    expect(t.events('damage-dealt')).toHaveLength(1);
    expect(t.asks).toMatch(/^p2/);
    t.choose('hired-gun');
  });

  test('damage of a die is dealt at once, with nothing in between [des.queue.08]', () => {
    const t = duel({ characters: [die('First Order Stormtrooper', '2 ranged')] }, {})
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.events('ability-queued')]).toEqual([2, []]);
  });

  test('an effect is resolved in full, then the ability that it triggered [des.queue.02, des.queue.03]', () => {
    const t = duel(
      { characters: [die('Luke Skywalker', '1 focus')], hand: ['Dodge'] },
      {
        characters: [
          { card: 'Padawan', damage: 6 },
          { card: 'Jango Fett', exhausted: true },
        ],
      },
    );
    t.resolve(P1, 'focus').choose('luke-skywalker.1');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    const two = duel(
      {
        characters: ['Hired Gun', { card: 'Bala-Tik', exhausted: true }],
        supports: [die('AT-ST', '4 ranged')],
        hand: [],
      },
      { characters: [{ card: 'Padawan', damage: 6 }, 'Hired Gun'] },
    );
    two.resolve(P1, 'ranged').choose('at-st.1', 'padawan');
    expect(two.shows('at-st.1')).toBeNull();
    expect(two.asks).toBe('p1: bala-tik-gang-leader/after');
    two.uses();
    expect(two.card('bala-tik').exhausted).toBe(false);
  });
});

describe('before and replacement', () => {
  test('Qui-Gon: a shield is removed, then the shields come [des.trigger-condition.02, des.card-qui-gon-jinn.01, des.card-clarifications.01]', () => {
    const t = duel({ characters: [{ ...die('Qui-Gon Jinn', '2 shield'), shields: 1 }] }, {})
      .resolve(P1, 'shield')
      .choose('qui-gon-jinn.1', 'qui-gon-jinn');
    t.uses().choose('hired-gun');
    expect([t.shields('qui-gon-jinn'), t.damage('hired-gun')]).toEqual([2, 1]);
    const full = duel({ characters: [{ ...die('Qui-Gon Jinn', '2 shield'), shields: 3 }] }, {})
      .resolve(P1, 'shield')
      .choose('qui-gon-jinn.1', 'qui-gon-jinn');
    full.uses().choose('hired-gun');
    expect([full.shields('qui-gon-jinn'), full.damage('hired-gun')]).toEqual([3, 1]);
  });

  test('Second Chance comes before General Grievous, who then takes nothing [des.replacement-effects.06, des.replacement-effects.05]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'General Grievous'] },
      { characters: [{ card: 'Hired Gun', damage: 8, upgrades: ['Second Chance', 'Lightsaber'] }] },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'hired-gun');
    expect([t.card('lightsaber').on, t.damage('hired-gun'), t.decisionIsTurnOf(P2)]).toEqual(['hired-gun', 4, true]);
  });

  test('Grievous takes an upgrade before it could be redeployed [des.card-general-grievous.01]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'General Grievous'] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: ['Lightsaber'] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').uses().choose('lightsaber');
    expect(t.card('lightsaber')).toMatchObject({ on: 'general-grievous', controller: P1, owner: P2 });
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('a second copy of a unique card that comes under control: one is discarded at once [des.uniqueness.06]', () => {
    const saber = "Luke Skywalker's Lightsaber";
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), { card: 'General Grievous', upgrades: [saber] }] },
      { characters: [{ card: 'Padawan', damage: 5, upgrades: [saber] }, 'Hired Gun'] },
    );
    t.resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'padawan')
      .uses()
      .choose('luke-skywalkers-lightsaber-2');
    expect([t.asks, t.choices]).toEqual([
      'p1: which copy to discard',
      ['luke-skywalkers-lightsaber', 'luke-skywalkers-lightsaber-2'],
    ]);
    t.choose('luke-skywalkers-lightsaber-2');
    expect(t.discard(P2)).toEqual([saber]);
  });
});
