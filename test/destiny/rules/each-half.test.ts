/** Rules whose statement has several halves, each shown by itself. */
import * as E from 'fp-ts/lib/Either';
import { destiny } from '../../../src/destiny';
import { allCards, dieOf, identifier, RARITY_COLORS } from '../../../src/destiny/facts';
import { sideText } from '../../../src/destiny/facts/face';
import { abilitiesOf } from '../../../src/destiny/engine';
import { specialsOf } from '../../../src/destiny/procedures/symbols';
import { P1, P2, destinyTable } from '../table';

const P3 = 'p3';
const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });

describe('the additional action of ambush [des.ambush.02]', () => {
  test("comes after the card's own effect", () => {
    const t = destinyTable({
      p1: { characters: [die('Han Solo', '1 resource')], hand: ['Unpredictable'] },
    }).play(P1, 'Unpredictable');
    expect(t.asks).toBe('p1: dice to reroll');
    t.choose('han-solo.1').rolls('blank').declines();
    const order = t.story.map(({ type }) => type);
    expect(order.indexOf('die-rolled')).toBeLessThan(order.indexOf('additional-action-gained'));
    expect(t.asks).toBe('p1: take an additional action or forgo it');
  });

  test('and after the abilities that it triggered', () => {
    const t = destinyTable({
      p1: { characters: ['Han Solo', 'Finn'], hand: ['Holdout Blaster'], resources: 2 },
    }).play(P1, 'Holdout Blaster');
    t.choose('finn');
    expect(t.choices).toEqual(['use han-solo', 'decline']);
    t.uses();
    expect([t.shields('han-solo'), t.asks]).toEqual([1, 'p1: take an additional action or forgo it']);
  });
});

test('a die shows value, plus, symbol and cost of each side, its ID and the color of its rarity [des.die-rarity.02]', () => {
  const side = { symbol: 'ranged', value: 3, modifier: false, resourceCost: 1, x: false } as const;
  expect(sideText(side)).toBe('3 ranged for 1');
  expect(sideText({ ...side, modifier: true })).toBe('+3 ranged for 1');
  expect(sideText({ ...side, resourceCost: 0, symbol: 'melee' })).toBe('3 melee');
  expect(sideText({ ...side, value: 0, x: true })).toBe('X ranged for 1');
  for (const card of allCards().filter(({ sides }) => sides.length > 0)) {
    expect(dieOf(card)).toEqual({ identifier: identifier(card), rarity: card.rarity, sides: card.sides });
    expect(RARITY_COLORS[card.rarity]).toMatch(/./);
  }
  expect(new Set(Object.values(RARITY_COLORS)).size).toBe(Object.keys(RARITY_COLORS).length);
});

test('disrupt: the player who resolves it chooses the one opponent who loses, by its value [des.disrupt-symbol.01]', () => {
  const t = destinyTable({
    p1: { characters: [die('Darth Vader, Sith Lord', '2 disrupt')], resources: 3 },
    p2: { resources: 3 },
    p3: { resources: 3 },
  }).resolve(P1, 'disrupt');
  t.choose('darth-vader.1');
  expect([t.asks.slice(0, 2), t.choices]).toEqual([P1, [P2, P3]]);
  t.choose(P3);
  expect([P1, P2, P3].map(t.resources)).toEqual([3, 3, 1]);
});

test('a copy of a unique card is refused for one own copy in play, not for an opponent one [des.faq-unique-of-opponent.01]', () => {
  const falcon = { hand: ['Millennium Falcon', 'Millennium Falcon'], resources: 10 };
  const t = destinyTable({ p1: falcon, p2: { supports: ['Millennium Falcon'] } });
  expect(t.whyNotPlay(P1, 'Millennium Falcon')).toBeNull();
  t.play(P1, 'Millennium Falcon').pass(P2);
  expect(t.whyNotPlay(P1, 'Millennium Falcon')).toBe('unique-in-play');
});

describe('redeploy [des.redeploy.01]', () => {
  const defeated = () =>
    destinyTable({
      p1: { characters: [die('Jango Fett', '2 ranged')] },
      p2: { characters: [{ card: 'Padawan', upgrades: ['Lightsaber'], damage: 6 }, 'Finn', 'Rey'] },
    })
      .resolve(P1, 'ranged')
      .choose('jango-fett.1', 'padawan');

  test('its controller may move it to any of their own characters', () => {
    const t = defeated();
    expect([t.asks.slice(0, 2), t.choices]).toEqual([P2, ['finn', 'rey', 'done']]);
    t.choose('rey');
    expect([t.card('lightsaber').on, t.discard(P2)]).toEqual(['rey', []]);
  });

  test('or not: then it is discarded', () => {
    const t = defeated().done();
    expect([t.has('lightsaber'), t.discard(P2)]).toEqual([false, ['Lightsaber']]);
  });

  test('it is found on upgrades only', () => {
    const printed = allCards().filter(({ code }) => abilitiesOf(code).some(({ id }) => id.endsWith('/redeploy')));
    expect(printed.length).toBeGreaterThan(0);
    expect(new Set(printed.map(({ type }) => type))).toEqual(new Set(['upgrade']));
  });
});

describe('shields [des.shields.03]', () => {
  const shot = (upgrades: string[], held = 1) =>
    destinyTable({
      p1: { characters: [die('Jango Fett', '2 ranged')] },
      p2: { characters: [{ card: 'Finn', shields: held, upgrades }] },
    })
      .resolve(P1, 'ranged')
      .choose('jango-fett.1', 'finn');

  test('block as much as they can without a question', () => {
    const t = shot([]);
    expect([t.shields('finn'), t.damage('finn'), t.decisionIsTurnOf(P2)]).toEqual([0, 1, true]);
  });

  test('cannot be kept where something else could block too', () => {
    const t = shot(['Armor Plating']);
    expect(t.choices).toEqual(['use armor-plating', 'shields']);
    t.choose('shields').uses();
    expect([t.shields('finn'), t.damage('finn')]).toEqual([0, 0]);
  });
});

describe('special abilities [des.special-abilities.01]', () => {
  test('a special side carries out the ability of its own card', () => {
    const t = destinyTable({
      p1: {
        characters: [{ ...die('Finn'), upgrades: [die('IQA-11 Blaster Rifle', 'special')] }],
        supports: [die('AT-ST', 'special')],
      },
      p2: { characters: ['Jango Fett'], supports: ['U-Wing'] },
    }).resolve(P1, 'special');
    t.choose('at-st.1', 'u-wing');
    expect([t.has('u-wing'), t.damage('jango-fett')]).toEqual([false, 0]);
    t.choose('iqa-11-blaster-rifle.1', 'jango-fett');
    expect(t.damage('jango-fett')).toBe(2);
  });

  test('a card has one if and only if its die has a special side', () => {
    for (const card of allCards()) {
      const shown = card.sides.some(({ symbol }) => symbol === 'special');
      expect([card.name, specialsOf(card.code).length > 0]).toEqual([card.name, shown]);
    }
  });
});

describe('the queue in the story [des.queue.02]', () => {
  test('an after ability that joins the queue is told, with its source and before it is used', () => {
    const t = destinyTable({ p1: { characters: ['Luke Skywalker'] } }).activate(P1, 'luke-skywalker');
    t.rolls('2 melee').draws('Dodge');
    expect(t.events('ability-queued')).toEqual([
      {
        type: 'ability-queued',
        rules: expect.arrayContaining(['des.queue.02']),
        ability: 'luke-skywalker-jedi-knight/after',
        source: 'luke-skywalker',
        player: P1,
      },
    ]);
    const order = t.story.map(({ type }) => type);
    const at = ['activated', 'ability-queued', 'ability-used', 'cards-drawn'].map((type) =>
      order.indexOf(type as never),
    );
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at[0]).toBeGreaterThanOrEqual(0);
  });
});

test('an ability that was opted for and asks is loaded in its middle: it is not offered again, and goes on [des.abilities.07]', () => {
  const t = destinyTable({ p1: { supports: ['Resistance HQ'], hand: ['Block', 'Aim'] } }).use(P1, 'resistance-hq');
  const loaded = destiny.load(JSON.parse(JSON.stringify(t.state)));
  if (E.isLeft(loaded)) throw new Error(loaded.left.message);
  const [resolving] = loaded.right.stack.filter((each) => each.procedure === 'resolve ability');
  expect(resolving).toMatchObject({ ability: 'resistance-hq/action', source: 'resistance-hq', opted: true });
  t.state = loaded.right;
  expect([t.asks, t.choices]).toEqual(['p1: a card to discard', ['Block', 'Aim']]);
  t.choose('Aim', 'hired-gun');
  expect([t.hand(P1), t.shields('hired-gun'), t.decisionIsTurnOf(P2)]).toEqual([['Block'], 1, true]);
});

test('a saved state whose event in limbo belongs to nobody in the game is refused, by its place [des.in-limbo.02]', () => {
  const t = destinyTable({
    p1: { characters: [die('Han Solo', '1 resource')], hand: ['Unpredictable'] },
  }).play(P1, 'Unpredictable');
  const saved = JSON.parse(JSON.stringify(t.state)) as typeof t.state;
  expect([t.asks, saved.limbo.length]).toEqual(['p1: dice to reroll', 1]);
  for (const field of ['owner', 'controller'] as const) {
    const loaded = destiny.load({ ...saved, limbo: saved.limbo.map((each) => ({ ...each, [field]: 'nobody' })) });
    expect(E.isLeft(loaded) && loaded.left.path).toEqual(['limbo', 0, field]);
  }
});
