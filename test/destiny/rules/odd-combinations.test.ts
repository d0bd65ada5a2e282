/** Rules that meet in odd ways: costs that cannot be paid any more, dice of one action, ends of one moment, players who are out, copies that move. */
import { P1, P2, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });
const FULL = ['Dodge', 'Block', 'Aim', 'Flank', 'Take Cover'];

describe('dice', () => {
  test('a modifier that an ability before it has made too dear is not resolved; nobody owes resources [des.resource-cost.03, des.resources.01]', () => {
    const knuckles = (resources: number) =>
      duel(
        {
          characters: [
            {
              card: 'Tusken Raider',
              upgrades: [die('Vibroknucklers', '1 melee'), die('Lightsaber Pike', '+4 melee for 1')],
            },
          ],
          resources,
        },
        { characters: ['Luke Skywalker'] },
      )
        .resolve(P1, 'melee')
        .choose('vibroknucklers.1', 'lightsaber-pike.1')
        .uses()
        .choose('luke-skywalker');
    const poor = knuckles(1);
    expect([poor.resources(P1), poor.damage('luke-skywalker'), poor.shows('lightsaber-pike.1')]).toEqual([
      0,
      2,
      '+4 melee for 1',
    ]);
    const rich = knuckles(2);
    expect([rich.resources(P1), rich.damage('luke-skywalker'), rich.shows('lightsaber-pike.1')]).toEqual([0, 6, null]);
    const two = duel(
      {
        characters: [
          {
            card: 'Tusken Raider',
            upgrades: [die('Vibroknucklers', '1 melee'), die('Lightsaber Pike', '+4 melee for 1')],
          },
          { card: 'Padawan', upgrades: [die('Lightsaber Pike', '+4 melee for 1')] },
        ],
        resources: 2,
      },
      { characters: ['Luke Skywalker'] },
    );
    two.resolve(P1, 'melee').choose('vibroknucklers.1', 'lightsaber-pike.1', 'lightsaber-pike-2.1').uses();
    two.choose('luke-skywalker');
    expect([two.resources(P1), two.damage('luke-skywalker')]).toEqual([0, 6]);
  });

  test('where so many dice may be resolved, a modifier is one of them [des.resolve-dice.02, des.resolving-dice-with-cards.04, des.modifier.04]', () => {
    const maz = () =>
      duel({
        characters: [
          'Maz Kanata',
          die('Rebel Trooper', '1 ranged'),
          die('Rebel Trooper', '+1 ranged'),
          die('Jango Fett', '2 ranged'),
        ],
      })
        .activate(P1, 'maz-kanata')
        .rolls('1 resource')
        .uses();
    const both = maz().choose('rebel-trooper.1', 'rebel-trooper-2.1', 'hired-gun');
    expect([both.damage('hired-gun'), both.decisionIsTurnOf(P2)]).toEqual([2, true]);
    // As the second die the Trooper's stands alone.
    const second = maz().choose('jango-fett.1').done().choose('hired-gun', 'rebel-trooper.1', 'hired-gun');
    expect([second.damage('hired-gun'), second.shows('rebel-trooper-2.1')]).toEqual([3, '+1 ranged']);
  });

  test('a die is resolved once in an action, by whatever abilities; in the next action it may be again [des.resolve-dice.09, des.special-symbol.05]', () => {
    const t = duel(
      {
        characters: [
          { card: 'Tusken Raider', upgrades: ['Force Lightning', 'Fast Hands'] },
          die('Rebel Trooper', 'blank'),
        ],
        hand: ['Dodge'],
      },
      { characters: ['Luke Skywalker'] },
    )
      .activate(P1, 'tusken-raider')
      .rolls('1 shield', 'special')
      .orders('fast-hands')
      .uses()
      .choose('force-lightning.1', 'luke-skywalker')
      .yes()
      .choose('rebel-trooper.1')
      .rolls('2 ranged')
      .uses('tusken-raider')
      .choose('Dodge');
    expect(t.choices).toEqual(['tusken-raider.1']);
    t.choose('tusken-raider.1', 'tusken-raider').pass(P2).resolve(P1, 'ranged').choose('force-lightning.1');
    t.choose('luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(3);
  });

  test("X of an opponent's die that one resolves as one's own counts one's own cards [des.x-as-variable.01, des.resolving-dice-with-cards.01]", () => {
    const t = duel(
      { characters: ['Rebel Trooper'], hand: ['Sensor Placement', 'Dodge', 'Aim'], resources: 2 },
      { supports: [die('Launch Bay', 'X shield')], hand: [] },
    )
      .play(P1, 'Sensor Placement')
      .choose('launch-bay.1', 'rebel-trooper');
    expect(t.shields('rebel-trooper')).toBe(2);
  });

  test('shields above three are ignored, not refused: Qui-Gon may be given them to use his ability [des.card-qui-gon-jinn.01, des.shields.05]', () => {
    const t = duel(
      {
        characters: [
          { card: 'Qui-Gon Jinn', shields: 3, upgrades: [die('Diplomatic Immunity', '2 shield')] },
          'Hired Gun',
        ],
      },
      { characters: ['Padawan'] },
    )
      .resolve(P1, 'shield')
      .choose('diplomatic-immunity.1', 'qui-gon-jinn', 'qui-gon-jinn')
      .uses()
      .choose('padawan');
    expect([t.shields('qui-gon-jinn'), t.shields('hired-gun'), t.damage('padawan')]).toEqual([3, 0, 1]);
  });

  test('who moves one of two copies whose dice lie apart says which die goes with it [des.dice-leaving-play.04, des.moving.04]', () => {
    const t = duel(
      { characters: [die('First Order Stormtrooper', '2 ranged'), 'General Grievous'] },
      {
        characters: [
          { card: 'Padawan', damage: 5, upgrades: [die('Lightsaber', '1 shield'), die('Lightsaber', null)] },
          'Hired Gun',
        ],
      },
    );
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').uses().choose('lightsaber');
    expect([t.asks, t.choices]).toEqual(['p1: the die of lightsaber', ['lightsaber.1', 'lightsaber-2.1']]);
    t.choose('lightsaber-2.1');
    expect(t.die('lightsaber-2.1')).toMatchObject({ card: 'lightsaber', zone: 'card', controller: P1 });
    expect(t.die('lightsaber.1')).toMatchObject({ card: 'lightsaber-2', controller: P2 });
    t.choose('hired-gun');
    expect([t.card('lightsaber').on, t.card('lightsaber-2').on]).toEqual(['general-grievous', 'hired-gun']);
  });
});

describe('the queue', () => {
  test('what a before ability triggers waits behind what waited before it [des.faq-after-during-before.01, des.faq-after-during-before.02, des.queue.04]', () => {
    const t = duel(
      {
        characters: [
          die('First Order Stormtrooper', '2 ranged'),
          die('First Order Stormtrooper', '2 ranged'),
          'Admiral Ackbar',
        ],
      },
      {
        characters: [
          { card: 'Padawan', damage: 5, upgrades: ['Lightsaber'] },
          { card: 'Count Dooku', damage: 7 },
          'Hired Gun',
        ],
        hand: ['Dodge'],
      },
    )
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'padawan', 'first-order-stormtrooper-2.1', 'count-dooku')
      .uses()
      .choose('Dodge');
    // The redeploy waits since the first die; Ackbar was triggered while Dooku's ability was being resolved.
    expect([t.asks, t.queue]).toEqual(['p2: a character for lightsaber', ['admiral-ackbar']]);
    expect([t.damage('count-dooku'), t.shows('first-order-stormtrooper-2.1')]).toEqual([8, null]);
    t.choose('hired-gun').choose('hired-gun');
    expect([t.card('lightsaber').on, t.damage('hired-gun')]).toEqual(['hired-gun', 2]);
  });
});

describe('ends', () => {
  test.each([P1, P2])(
    'the last characters of both players fall to one effect: the controller of the battlefield, %s, wins [des.winning.02]',
    (controller) => {
      for (const order of [
        ['hired-gun', 'tusken-raider'],
        ['tusken-raider', 'hired-gun'],
      ]) {
        const t = duel(
          { characters: [{ card: 'Tusken Raider', damage: 7, upgrades: [die('Flame Thrower', 'special')] }] },
          { characters: [{ card: 'Hired Gun', damage: 8 }] },
          { controller, turn: P1 },
        );
        t.resolve(P1, 'special').choose('flame-thrower.1', ...order);
        expect([t.state.winner, t.events('defeated').length, t.asks]).toEqual([controller, 2, '']);
        expect(t.events('player-eliminated')).toMatchObject([{ player: controller === P1 ? P2 : P1 }]);
      }
    },
  );

  test('two dice are two moments: the first last character to fall loses [des.winning.02, des.damage.09]', () => {
    const t = duel(
      { characters: [{ ...die('Jango Fett', '2 ranged', '2 ranged'), damage: 8 }] },
      { characters: [{ card: 'Hired Gun', damage: 8 }] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'jango-fett');
    expect([t.state.winner, t.events('defeated').length]).toEqual([P2, 1]);
  });

  test('delayed defeats of the last characters of both players come at one moment [des.winning.02, des.delayed-effects.01]', () => {
    const boss = { card: 'Tusken Raider', upgrades: [die('Crime Lord', 'special')] };
    for (const controller of [P1, P2]) {
      const t = duel(
        { characters: [boss], hand: FULL, resources: 5 },
        { characters: [boss], hand: FULL, resources: 5 },
        { controller, turn: P1 },
      );
      t.resolve(P1, 'special').choose('crime-lord.1', 'tusken-raider-2');
      t.resolve(P2, 'special').choose('crime-lord-2.1', 'tusken-raider').pass(P1).pass(P2).done().done();
      expect([t.state.winner, t.asks]).toEqual([controller, '']);
    }
  });

  test('of three, two who lose their last characters at one moment are both out [des.player-elimination.06, des.player-elimination.01]', () => {
    const t = destinyTable({
      p1: { characters: [{ card: 'Tusken Raider', damage: 7, upgrades: [die('Flame Thrower', 'special')] }] },
      p2: { characters: [{ card: 'Hired Gun', damage: 8 }] },
      p3: { characters: ['Padawan'] },
    });
    t.resolve(P1, 'special').choose('flame-thrower.1', 'tusken-raider', 'hired-gun').done();
    expect([t.state.winner, t.events('player-eliminated').length]).toEqual(['p3', 2]);
  });

  test('abilities of a player who is out that wait in the queue are not resolved [des.player-elimination.01]', () => {
    const t = destinyTable({
      p1: { characters: [die('First Order Stormtrooper', '2 ranged'), die('First Order Stormtrooper', '2 ranged')] },
      p2: {
        characters: [
          { card: 'Padawan', damage: 5 },
          { card: 'Luke Skywalker', damage: 10 },
        ],
        supports: ['Attrition'],
      },
      p3: { characters: ['Hired Gun'], supports: ['Aftermath'] },
    })
      .resolve(P1, 'ranged')
      .choose('first-order-stormtrooper.1', 'padawan')
      .ordersPlayer(P2)
      .choose('first-order-stormtrooper-2.1', 'luke-skywalker');
    // Attrition of p2 was waiting since the first die; Aftermath of p3 gains for both defeats.
    expect([t.player(P2).eliminated, t.decisionIsTurnOf('p3'), t.resources('p3')]).toEqual([true, true, 2]);
    expect(t.events('damage-dealt')).toHaveLength(2);
  });

  test('cards of others that the player had go to their owners [des.player-elimination.02, des.owner.02]', () => {
    const t = destinyTable({
      p1: { characters: ['Hired Gun'], hand: FULL },
      p2: {
        characters: [{ card: 'General Grievous', upgrades: [{ card: 'Lightsaber', owner: P1 }] }],
        supports: [{ card: 'AT-ST', owner: P1 }, 'U-Wing'],
        hand: [],
        deck: [],
      },
      p3: { characters: ['Padawan'], hand: FULL },
    });
    t.pass(P1).pass(P2).pass('p3').done().done();
    expect([t.player(P2).eliminated, t.state.cards.map((each) => each.id)]).toEqual([true, ['hired-gun', 'padawan']]);
    expect([t.discard(P1), t.discard(P2), t.diceAside(P1).sort()]).toEqual([
      ['AT-ST', 'Lightsaber'],
      [],
      ['AT-ST', 'Lightsaber'],
    ]);
  });

  test('the event by which a player lost the last character leaves the game with them [des.player-elimination.02, des.in-limbo.02]', () => {
    const t = destinyTable({
      p1: { characters: ['Padawan'], hand: ['Noble Sacrifice', 'Aim'] },
      p2: { characters: ['Hired Gun'] },
      p3: { characters: ['Tusken Raider'] },
    })
      .play(P1, 'Noble Sacrifice')
      .choose('padawan');
    expect([t.player(P1).eliminated, t.state.limbo, t.discard(P1), t.decisionIsTurnOf(P2)]).toEqual([
      true,
      [],
      [],
      true,
    ]);
    expect(t.state.inPlay.every((each) => each.controller !== P1)).toBe(true);
  });

  test('hand, discard pile, dice and battlefield of a player who is out leave the game [des.player-elimination.02]', () => {
    const t = destinyTable({
      p1: {
        characters: [die('First Order Stormtrooper', '2 ranged'), 'Hired Gun'],
        hand: ['Hyperspace Jump'],
        resources: 3,
        battlefield: 'Echo Base',
      },
      p2: {
        characters: [{ card: 'Padawan', damage: 5 }],
        hand: ['Lightsaber'],
        discard: ['Aim'],
        battlefield: 'Cargo Hold',
      },
      p3: { characters: ['Hired Gun'], hand: FULL, battlefield: 'Otoh Gunga' },
      battlefield: 'Echo Base',
    });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').pass('p3').play(P1, 'Hyperspace Jump');
    // The battlefield that p2 brought is not there any more.
    expect(t.choices).toEqual(['Otoh Gunga', 'done']);
    t.choose('Otoh Gunga').done();
    expect([t.hand(P2), t.discard(P2), t.setAside(P2), t.diceAside(P2)]).toEqual([[], [], [], []]);
    expect(t.views('p3').players.find((each) => each.id === P2)).toMatchObject({ handSize: 0, deckSize: 0 });
    expect(t.asks).toMatch(/^p1|^chance/);
  });
});
