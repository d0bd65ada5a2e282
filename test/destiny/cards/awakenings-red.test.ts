/** Red upgrades and supports of Awakenings. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with an upgrade whose die shows this. */
const armed = (upgrade: string, shows: string, card = 'Rebel Trooper') => ({ card, upgrades: [die(upgrade, shows)] });
const against = (p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table =>
  destinyTable({ p1, p2, ...more });

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

  test('deals 1 damage and is rerolled instead of removed [des.replacement-effects.01]', () => {
    const t = special().rolls('3 ranged');
    expect([t.damage('hired-gun-2'), t.shows('black-one.1')]).toEqual([1, '3 ranged']);
  });

  test('a special that it rerolls to is not resolved again in this action [des.special-symbol.05, des.resolve-dice.09]', () => {
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

  test('exhausts and takes a card for a shield, and readies again [des.action-abilities.02]', () => {
    const t = hq(['Aim'], 0).choose('Aim', 'hired-gun');
    expect([t.shields('hired-gun'), t.discard(P1), t.card('resistance-hq').exhausted]).toEqual([1, ['Aim'], false]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('an opponent may spend 1 to keep it exhausted [des.resources.03]', () => {
    const paid = hq(['Aim'], 1).choose('Aim', 'hired-gun');
    expect(paid.asks).toBe('p2: spend 1');
    const spared = paid.copy().no();
    paid.yes();
    expect([paid.card('resistance-hq').exhausted, paid.resources(P2), paid.resources(P1)]).toEqual([true, 0, 0]);
    expect([spared.card('resistance-hq').exhausted, spared.resources(P2)]).toEqual([false, 1]);
  });

  test('each opponent is asked until one pays [des.abilities.07]', () => {
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
