/** Red characters of Awakenings. */
import { destinyScenarios } from '../../../src/destiny/scenario';
import { eventInWords } from '../../../src/judge';
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const against = (p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table =>
  destinyTable({ p1, p2, ...more });

describe('Captain Phasma', () => {
  const team = (...characters: string[]): Table =>
    against({ characters }, { characters: [die('Han Solo', '2 ranged')] });

  test('gives her non-unique characters guardian [des.guardian.01]', () => {
    const t = team('Captain Phasma', 'Hired Gun').activate(P1, 'hired-gun').uses().choose('han-solo.1');
    t.rolls('blank');
    expect([t.shows('han-solo.1'), t.damage('hired-gun')]).toEqual([null, 2]);
  });

  test('neither unique characters nor hers alone: not herself, not without her', () => {
    const unique = team('Captain Phasma', 'Finn').activate(P1, 'finn');
    expect(unique.asks).toBe('chance: roll');
    const without = team('Finn', 'Hired Gun').activate(P1, 'hired-gun');
    expect(without.asks).toBe('chance: roll');
  });

  test('guardian is offered before each of two activations of Squad Tactics [des.queue.09]', () => {
    const t = against(
      { characters: ['Captain Phasma', 'Tusken Raider', 'Tusken Raider'], hand: ['Squad Tactics'] },
      { characters: [{ card: 'Finn', dice: ['2 ranged', '2 ranged'] }] },
    );
    t.play(P1, 'Squad Tactics').choose('tusken-raider', 'tusken-raider-2');
    t.uses('tusken-raider').choose('finn.1').rolls('1 ranged');
    t.uses('tusken-raider-2').choose('finn.2').rolls('1 melee');
    expect([t.damage('tusken-raider'), t.damage('tusken-raider-2')]).toEqual([2, 2]);
    t.declines().declines();
  });

  test('the weapon of a Raider that guardian defeats is redeployed after Squad Tactics [des.queue.10, des.queue.11]', () => {
    const t = against(
      {
        characters: [
          'Captain Phasma',
          { card: 'Tusken Raider', damage: 7, upgrades: [{ card: 'F-11D Rifle' }] },
          'Tusken Raider',
        ],
        hand: ['Squad Tactics'],
      },
      { characters: [{ card: 'Finn', dice: ['2 ranged', null] }] },
    );
    t.play(P1, 'Squad Tactics').choose('tusken-raider', 'tusken-raider-2');
    t.uses('tusken-raider').choose('finn.1');
    expect([t.has('tusken-raider'), t.queue]).toEqual([false, ['f-11d-rifle']]);
    t.rolls('1 melee').choose('tusken-raider-2');
    expect([t.card('f-11d-rifle').on, t.shows('f-11d-rifle.1')]).toEqual(['tusken-raider-2', null]);
    t.declines();
  });
});

describe('General Grievous [des.card-general-grievous.01]', () => {
  const duel = (upgrade: string, own: string[] = []): Table =>
    against(
      {
        characters: [
          { card: 'General Grievous', upgrades: own.map((card) => ({ card })) },
          die('Jango Fett', '2 ranged'),
        ],
      },
      { characters: [{ card: 'Padawan', damage: 6, upgrades: [{ card: upgrade }] }, 'Hired Gun'] },
    )
      .resolve(P1, 'ranged')
      .choose('jango-fett.1', 'padawan');

  test('takes a weapon with redeploy before it is redeployed [des.card-general-grievous.01, des.controller.01]', () => {
    const t = duel('Lightsaber').uses('general-grievous').choose('lightsaber');
    expect([t.card('lightsaber').on, t.card('lightsaber').controller]).toEqual(['general-grievous', P1]);
    expect(t.die('lightsaber.1').controller).toBe(P1);
    expect(t.has('padawan')).toBe(false);
  });

  test('declined, the weapon is redeployed as usual [des.card-general-grievous.01]', () => {
    const t = duel('Lightsaber').declines().choose('hired-gun');
    expect([t.card('lightsaber').on, t.card('lightsaber').controller]).toEqual(['hired-gun', P2]);
  });

  test('takes no ability', () => {
    const t = duel('Force Throw');
    expect([t.has('force-throw'), t.discard(P2)]).toEqual([false, ['Force Throw']]);
  });

  test('with three upgrades he takes a fourth and discards one [des.upgrade.04]', () => {
    const t = duel('Jedi Robes', ['Lightsaber', 'Gaffi Stick', 'Jetpack']);
    t.uses('general-grievous').choose('jedi-robes', 'gaffi-stick');
    expect([t.card('jedi-robes').on, t.discard(P1)]).toEqual(['general-grievous', ['Gaffi Stick']]);
  });

  test('is too late when Second Chance saves the character [des.replacement-effects.06]', () => {
    const t = against(
      { characters: ['General Grievous', die('Jango Fett', '2 ranged')] },
      { characters: [{ card: 'Padawan', damage: 6, upgrades: [{ card: 'Second Chance' }, { card: 'Lightsaber' }] }] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan');
    expect([t.has('padawan'), t.card('lightsaber').on]).toEqual([true, 'padawan']);
  });
});

describe('General Veers', () => {
  test('removes his die to turn a die of a support of yours', () => {
    const t = against(
      {
        characters: [die('General Veers', '1 ranged'), die('Jango Fett', 'blank')],
        supports: [die('AT-ST', '2 shield')],
      },
      {},
    );
    t.use(P1, 'general-veers').choose('general-veers.1');
    expect(t.choices).toEqual(
      ['3 ranged', '4 ranged', '5 ranged for 1', 'special', 'special'].map((side) => `at-st.1: ${side}`),
    );
    t.turn('at-st.1', '5 ranged for 1');
    expect([t.shows('general-veers.1'), t.shows('at-st.1')]).toEqual([null, '5 ranged for 1']);
  });

  test('without a die of his in the pool nothing happens, which is a pass [des.passing.04]', () => {
    const t = against({ characters: ['General Veers'], supports: [die('AT-ST', '2 shield')] }, {});
    t.use(P1, 'general-veers');
    expect(t.shows('at-st.1')).toBe('2 shield');
    expect(t.events('passed')).toMatchObject([{ player: P1, why: 'nothing-changed' }]);
  });
});

describe('Admiral Ackbar', () => {
  test('makes an opponent who plays their last card deal 2 damage to one of their characters', () => {
    const t = against(
      { characters: ['Padawan', 'Hired Gun'], hand: ['Defensive Stance'], resources: 1 },
      { characters: ['Admiral Ackbar'] },
    );
    t.play(P1, 'Defensive Stance').choose('admiral-ackbar');
    expect([t.asks, t.choices]).toEqual(['p1: a character to damage', ['padawan', 'hired-gun']]);
    t.choose('hired-gun');
    expect(t.damage('hired-gun')).toBe(2);
  });

  test('the last card discarded counts too; a card that is not the last does not, nor your own', () => {
    const reroll = against(
      { characters: [die('Jango Fett', 'blank')], hand: ['Dodge'] },
      { characters: ['Admiral Ackbar'] },
    );
    reroll.discardToReroll(P1, 'Dodge').choose('jango-fett.1').rolls('2 ranged').choose('jango-fett');
    expect(reroll.damage('jango-fett')).toBe(2);
    const two = against({ hand: ['Defensive Stance', 'Dodge'], resources: 1 }, { characters: ['Admiral Ackbar'] });
    expect(two.play(P1, 'Defensive Stance').choose('hired-gun').decisionIsTurnOf(P2)).toBe(true);
    const own = against({ characters: ['Admiral Ackbar'], hand: ['Defensive Stance'], resources: 1 });
    expect(own.play(P1, 'Defensive Stance').choose('hired-gun').decisionIsTurnOf(P2)).toBe(true);
  });

  test('waits behind the damage that Count Dooku interrupted [des.faq-dooku-ackbar.01, des.faq-dooku-ackbar.02, des.queue.13]', () => {
    const t = against(
      { characters: ['Admiral Ackbar', die('Jango Fett', '2 ranged')] },
      { characters: [{ card: 'Count Dooku', damage: 9 }, 'Nightsister'], hand: ['Dodge'] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'count-dooku').uses('count-dooku').choose('Dodge');
    expect([t.has('count-dooku'), t.damage('nightsister')]).toEqual([false, 0]);
    expect(t.choices).toEqual(['nightsister']);
    t.choose('nightsister');
    expect(t.damage('nightsister')).toBe(2);
  });
});

describe('Leia Organa', () => {
  test('removes her die to reroll up to 2 of your dice', () => {
    const t = against(
      { characters: [{ card: 'Leia Organa', dice: ['1 ranged', 'blank'] }, die('Finn', 'blank')] },
      { characters: [die('Jango Fett', 'blank')] },
    );
    t.use(P1, 'leia-organa').choose('leia-organa.1');
    expect(t.choices).toEqual(['leia-organa.2', 'finn.1', 'done']);
    t.choose('leia-organa.2', 'finn.1').rolls('1 focus', '1 shield');
    expect(['leia-organa.1', 'leia-organa.2', 'finn.1'].map(t.shows)).toEqual([null, '1 focus', '1 shield']);
  });
});

describe('Poe Dameron [des.card-poe-dameron.01]', () => {
  const poe = (hand: string[], more: Side = {}): Table =>
    against({ characters: [die('Poe Dameron', 'special')], hand, ...more }, { characters: ['Jango Fett', 'Finn'] })
      .resolve(P1, 'special')
      .choose('poe-dameron.1', ...hand.slice(0, 1));

  test('discards a card to resolve a side of its die, modifiers and blanks excepted', () => {
    const t = poe(['DH-17 Blaster Pistol'], { resources: 0 });
    expect(t.choices).toEqual(['1 ranged', '1 shield']);
    t.choose('1 ranged', 'jango-fett');
    expect([t.damage('jango-fett'), t.discard(P1), t.shows('poe-dameron.1')]).toEqual([
      1,
      ['DH-17 Blaster Pistol'],
      null,
    ]);
  });

  test('pays the resource cost of the side', () => {
    const t = poe(['DH-17 Blaster Pistol'], { resources: 1 }).choose('2 ranged for 1', 'finn');
    expect([t.damage('finn'), t.resources(P1)]).toEqual([2, 0]);
  });

  test('a special side resolves in full before the vehicle may be played [des.card-poe-dameron.01, des.out-of-play.01]', () => {
    const t = poe(['First Order TIE Fighter'], { resources: 3 });
    t.choose('special');
    expect([t.asks, t.choices]).toEqual(['p1: a card to play', ['First Order TIE Fighter', 'done']]);
    t.choose('First Order TIE Fighter');
    expect([t.has('first-order-tie-fighter'), t.discard(P1), t.resources(P1)]).toEqual([true, [], 0]);
  });

  test('its cost must be paid, and no other card is played', () => {
    const poor = poe(['First Order TIE Fighter'], { resources: 2 }).choose('2 ranged', 'finn');
    expect([poor.has('first-order-tie-fighter'), poor.decisionIsTurnOf(P2)]).toEqual([false, true]);
    const weapon = poe(['DH-17 Blaster Pistol'], { resources: 3 }).choose('1 ranged', 'finn');
    expect([weapon.has('dh-17-blaster-pistol'), weapon.decisionIsTurnOf(P2)]).toEqual([false, true]);
  });

  test("Black One's special rolls no die [des.faq-poe-black-one.01]", () => {
    const t = poe(['Black One'], { resources: 0 }).choose('special', 'finn');
    expect([t.damage('finn'), t.events('die-rolled'), t.shows('poe-dameron.1')]).toEqual([1, [], null]);
  });

  test("Diplomatic Immunity's shields are distributed [des.inherent-dice-abilities.01, des.inherent-dice-abilities.03]", () => {
    const t = poe(['Diplomatic Immunity'], { characters: [die('Poe Dameron', 'special'), 'Han Solo'] });
    t.choose('4 shield', 'poe-dameron', 'han-solo', 'han-solo', 'han-solo');
    expect([t.shields('poe-dameron'), t.shields('han-solo')]).toEqual([1, 3]);
  });

  test("Launch Bay's X counts the cards left in hand [des.inherent-dice-abilities.01]", () => {
    const t = poe(['Launch Bay', 'Dodge', 'Block']).choose('X ranged', 'finn');
    expect(t.damage('finn')).toBe(2);
  });

  test("the Millennium Falcon's special is used by the card that was discarded, which has a name in the story", () => {
    const t = poe(['Millennium Falcon'], { discard: ['Electroshock'], resources: 0 }).choose('special', 'discard');
    const told = t.story.map((each) => eventInWords(destinyScenarios, each, t.state));
    expect(told).toContain("the ability 'special' of Millennium Falcon is used");
    t.choose('Electroshock');
  });

  test('a card without a die is discarded for nothing', () => {
    const t = poe(['Dodge']);
    expect([t.discard(P1), t.decisionIsTurnOf(P2)]).toEqual([['Dodge'], true]);
  });
});

test('Rebel Trooper: guardian removes a damage die and takes its damage [des.guardian.01]', () => {
  const t = against({ characters: ['Rebel Trooper'] }, { characters: [die('Han Solo', '2 ranged')] });
  t.activate(P1, 'rebel-trooper').uses().choose('han-solo.1').rolls('blank');
  expect([t.damage('rebel-trooper'), t.shows('han-solo.1')]).toEqual([2, null]);
});
