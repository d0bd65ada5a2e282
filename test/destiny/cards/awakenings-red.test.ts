/** Red cards of Awakenings: characters, upgrades and supports; the events are in awakenings-red-events.test.ts. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with an upgrade whose die shows this. */
const armed = (upgrade: string, shows: string, card = 'Rebel Trooper') => ({ card, upgrades: [die(upgrade, shows)] });
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

  test('the weapon of a Raider that guardian defeats is redeployed after Squad Tactics [des.queue.10] [des.queue.11]', () => {
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

describe('General Grievous', () => {
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

  test('takes a weapon with redeploy before it is redeployed [des.card-general-grievous.01]', () => {
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

  test('waits behind the damage that Count Dooku interrupted [des.faq-dooku-ackbar.01] [des.faq-dooku-ackbar.02] [des.queue.13]', () => {
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

describe('Poe Dameron', () => {
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

  test('a special side resolves in full before the vehicle may be played [des.card-poe-dameron.01] [des.out-of-play.01]', () => {
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

  test("Diplomatic Immunity's shields are distributed [des.inherent-dice-abilities.01] [des.inherent-dice-abilities.03]", () => {
    const t = poe(['Diplomatic Immunity'], { characters: [die('Poe Dameron', 'special'), 'Han Solo'] });
    t.choose('4 shield', 'poe-dameron', 'han-solo', 'han-solo', 'han-solo');
    expect([t.shields('poe-dameron'), t.shields('han-solo')]).toEqual([1, 3]);
  });

  test("Launch Bay's X counts the cards left in hand [des.inherent-dice-abilities.01]", () => {
    const t = poe(['Launch Bay', 'Dodge', 'Block']).choose('X ranged', 'finn');
    expect(t.damage('finn')).toBe(2);
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

describe('Commanding Presence', () => {
  const present = (more: Side['characters'] = [], resources = 0): Table =>
    against(
      { characters: [armed('Commanding Presence', 'special'), ...more], resources },
      { characters: [die('General Veers', '2 ranged'), die('Jango Fett', '2 ranged')] },
    )
      .resolve(P1, 'special')
      .choose('commanding-presence.1');

  test('resolves a red die of yours with 2 more', () => {
    const t = present([die('Leia Organa', '1 ranged'), die('Finn', '2 ranged')]);
    expect(t.choices).toEqual(['leia-organa.1', 'general-veers.1']);
    t.choose('leia-organa.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.shows('leia-organa.1')]).toEqual([3, null]);
  });

  test("removes an opponent's red die", () => {
    const t = present([die('Leia Organa', '1 ranged')]).choose('general-veers.1');
    expect([t.shows('general-veers.1'), t.shows('leia-organa.1')]).toEqual([null, '1 ranged']);
  });

  test('goes on red characters only [des.play-restrictions.02]', () => {
    const t = against({ characters: ['Finn'], hand: ['Commanding Presence'], resources: 3 });
    expect(t.whyNotPlay(P1, 'Commanding Presence')).toBe('play-restriction');
  });
});

describe('F-11D Rifle', () => {
  test('the opponent distributes 2 damage among their characters [des.damage.12]', () => {
    const t = against(
      { characters: [armed('F-11D Rifle', 'special')] },
      { characters: [{ card: 'Padawan', damage: 6 }, { card: 'Finn', damage: 9 }, 'Jango Fett'] },
    );
    t.resolve(P1, 'special').choose('f-11d-rifle.1');
    expect(t.asks).toBe('p2: a character for one of 2 damage');
    t.choose('padawan');
    expect(t.choices).toEqual(['finn', 'jango-fett']);
    t.choose('jango-fett');
    expect([t.has('padawan'), t.damage('jango-fett')]).toEqual([false, 1]);
  });

  test('is redeployed [des.redeploy.01]', () => {
    const t = against(
      { characters: [die('Jango Fett', '2 ranged')] },
      { characters: [{ card: 'Padawan', damage: 6, upgrades: [{ card: 'F-11D Rifle' }] }, 'Finn'] },
    );
    t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan', 'finn');
    expect(t.card('f-11d-rifle').on).toBe('finn');
  });
});

describe('Scout', () => {
  const scout = (...hand: string[]): Table =>
    against({ characters: [armed('Scout', 'special')] }, { hand })
      .resolve(P1, 'special')
      .choose('scout.1');

  test('looks at a hand and discards the cheapest card', () => {
    const t = scout('AT-ST', 'Aim', 'Crime Lord');
    expect(t.events('looked-at')).toMatchObject([{ player: P1, owner: P2, zone: 'hand', cards: expect.any(Array) }]);
    expect(t.choices).toEqual(['Aim']);
    t.choose('Aim');
    expect([t.hand(P2), t.discard(P2)]).toEqual([['AT-ST', 'Crime Lord'], ['Aim']]);
  });

  test('a tie is yours to break', () => {
    const t = scout('AT-ST', 'Natural Talent', 'Field Medic');
    expect(t.choices).toEqual(['Natural Talent', 'Field Medic']);
    t.choose('Field Medic');
    expect(t.discard(P2)).toEqual(['Field Medic']);
  });
});

test('IQA-11 Blaster Rifle deals 2 damage past shields', () => {
  const t = against(
    { characters: [armed('IQA-11 Blaster Rifle', 'special')] },
    { characters: [{ card: 'Finn', shields: 2 }] },
  );
  t.resolve(P1, 'special').choose('iqa-11-blaster-rifle.1', 'finn');
  expect([t.damage('finn'), t.shields('finn')]).toEqual([2, 2]);
});

describe('Promotion', () => {
  const promote = (): Table =>
    against({ characters: ['Leia Organa', 'Finn'], hand: ['Promotion'], resources: 1, deck: { top: ['Aim'] } })
      .play(P1, 'Promotion')
      .choose('leia-organa');

  test('lets its player draw a card after it is played, on a red character', () => {
    expect(promote().uses().hand(P1)).toEqual(['Aim']);
    expect(promote().declines().hand(P1)).toEqual([]);
  });

  test('no other character gets it [des.play-restrictions.02]', () => {
    const t = against({ characters: ['Finn'], hand: ['Promotion'], resources: 1 });
    expect(t.whyNotPlay(P1, 'Promotion')).toBe('play-restriction');
  });
});

describe('Personal Escort', () => {
  test('gives the character it is on guardian, while it is there [des.ongoing-abilities.02]', () => {
    const escorted = (card: string): Table =>
      against(
        { characters: [{ card: 'Finn', upgrades: [{ card }] }, 'Han Solo'] },
        { characters: [die('Rebel Trooper', '1 ranged')] },
      );
    const t = escorted('Personal Escort').activate(P1, 'finn').uses().choose('rebel-trooper.1').rolls('blank');
    expect([t.damage('finn'), t.shows('rebel-trooper.1')]).toEqual([1, null]);
    expect(escorted('Personal Escort').activate(P1, 'han-solo').asks).toBe('chance: roll');
    expect(escorted('Second Chance').activate(P1, 'finn').asks).toBe('chance: roll');
  });
});

test('AT-ST discards any support, its own kind too', () => {
  const t = against(
    { supports: [die('AT-ST', 'special')] },
    { supports: [die('Launch Bay', 'X disrupt'), { card: 'Outpost' }] },
  );
  t.resolve(P1, 'special').choose('at-st.1');
  expect(t.choices).toEqual(['at-st', 'launch-bay', 'outpost']);
  t.choose('launch-bay');
  expect([t.has('launch-bay'), t.shows('launch-bay.1'), t.discard(P2)]).toEqual([false, undefined, ['Launch Bay']]);
});

test("First Order TIE Fighter removes all shields of all of an opponent's characters", () => {
  const t = against(
    { characters: [{ card: 'Finn', shields: 1 }], supports: [die('First Order TIE Fighter', 'special')] },
    {
      characters: [
        { card: 'Padawan', shields: 3 },
        { card: 'Han Solo', shields: 1 },
      ],
    },
  );
  t.resolve(P1, 'special').choose('first-order-tie-fighter.1');
  expect(['finn', 'padawan', 'han-solo'].map(t.shields)).toEqual([1, 0, 0]);
});

test("Launch Bay's X is the number of cards in its controller's hand [des.x-as-variable.01]", () => {
  const t = against({ supports: [die('Launch Bay', 'X ranged')], hand: ['Aim', 'Dodge', 'Block', 'Flank'] });
  t.resolve(P1, 'ranged').choose('launch-bay.1', 'hired-gun-2');
  expect(t.damage('hired-gun-2')).toBe(4);
});

describe('Black One', () => {
  const special = (): Table =>
    against({ supports: [die('Black One', 'special')] })
      .resolve(P1, 'special')
      .choose('black-one.1', 'hired-gun-2');

  test('deals 1 damage and is rerolled instead of removed', () => {
    const t = special().rolls('3 ranged');
    expect([t.damage('hired-gun-2'), t.shows('black-one.1')]).toEqual([1, '3 ranged']);
  });

  test('a special that it rerolls to is not resolved again in this action [des.special-symbol.05] [des.resolve-dice.09]', () => {
    const t = special().rolls('special');
    expect([t.shows('black-one.1'), t.decisionIsTurnOf(P2)]).toEqual(['special', true]);
  });
});

test('Outpost uses the claim ability, without claiming', () => {
  const t = destinyTable({
    p1: { supports: [die('Outpost', 'special')] },
    p2: { deck: { top: ['Aim', 'Dodge', 'Block'] } },
    battlefield: 'Command Center',
    controller: P2,
    turn: P1,
  });
  t.resolve(P1, 'special').choose('outpost.1');
  expect(t.discard(P2)).toEqual(['Aim', 'Dodge']);
  expect([t.state.battlefield.controller, t.state.battlefield.claimedBy]).toEqual([P2, null]);
});

describe('Drudge Work', () => {
  const work = (exhausted: boolean): Table =>
    against({ characters: [{ card: 'Finn', exhausted }], supports: ['Drudge Work'] }).use(P1, 'drudge-work');

  test('exhausts itself and a character for 1 resource', () => {
    const t = work(false).choose('finn');
    expect([t.resources(P1), t.card('finn').exhausted, t.card('drudge-work').exhausted]).toEqual([1, true, true]);
  });

  test('without a ready character it yields nothing [des.exhausted.02]', () => {
    expect(work(true).resources(P1)).toBe(0);
  });
});

describe('Local Garrison', () => {
  const upkeep = (count: number): Table =>
    against({ supports: Array.from({ length: count }, () => 'Local Garrison') }, {}, { phase: 'upkeep' });

  test('opponents gain 1 less in the upkeep phase, its controller does not', () => {
    const t = upkeep(1);
    expect([t.resources(P1), t.resources(P2)]).toEqual([2, 1]);
  });

  test('never less than 1', () => {
    const t = upkeep(2);
    expect(t.resources(P2)).toBe(1);
  });
});

describe('Resistance HQ', () => {
  const hq = (hand: string[], theirs: number): Table =>
    against({ supports: ['Resistance HQ'], hand }, { resources: theirs }).use(P1, 'resistance-hq');

  test('exhausts and takes a card for a shield, and readies again', () => {
    const t = hq(['Aim'], 0).choose('Aim', 'hired-gun');
    expect([t.shields('hired-gun'), t.discard(P1), t.card('resistance-hq').exhausted]).toEqual([1, ['Aim'], false]);
  });

  test('an opponent may spend 1 to keep it exhausted', () => {
    const paid = hq(['Aim'], 1).choose('Aim', 'hired-gun');
    expect(paid.asks).toBe('p2: spend 1');
    const spared = paid.copy().no();
    paid.yes();
    expect([paid.card('resistance-hq').exhausted, paid.resources(P2)]).toEqual([true, 0]);
    expect([spared.card('resistance-hq').exhausted, spared.resources(P2)]).toEqual([false, 1]);
  });

  test('each opponent is asked until one pays', () => {
    const t = destinyTable({
      p1: { supports: ['Resistance HQ'], hand: ['Aim'] },
      p2: { resources: 1 },
      p3: { resources: 1 },
    });
    t.use(P1, 'resistance-hq').choose('Aim', 'hired-gun').no();
    expect(t.asks).toBe('p3: spend 1');
    t.yes();
    expect([t.resources('p2'), t.resources('p3'), t.card('resistance-hq').exhausted]).toEqual([1, 0, true]);
  });

  test('without a card in hand it is exhausted for nothing', () => {
    const t = hq([], 0);
    expect([t.shields('hired-gun'), t.card('resistance-hq').exhausted]).toEqual([0, true]);
  });
});

test('Supporting Fire resolves a ranged die of yours with 1 more', () => {
  const t = against({
    characters: [die('Jango Fett', '2 ranged'), die('Finn', '1 melee')],
    supports: ['Supporting Fire'],
  });
  t.use(P1, 'supporting-fire');
  expect(t.choices).toEqual(['jango-fett.1']);
  t.choose('jango-fett.1', 'hired-gun');
  expect([t.damage('hired-gun'), t.card('supporting-fire').exhausted]).toEqual([3, true]);
});
