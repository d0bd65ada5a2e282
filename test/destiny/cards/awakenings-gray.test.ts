/** Gray cards and battlefields of Awakenings. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const P3 = 'p3';
const against = (p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table =>
  destinyTable({ p1, p2, ...more });
const foes = { characters: [die('Finn', '2 ranged'), die('Padawan', '1 melee'), die('Rey', 'blank')] };
/** p1 plays the event. */
const plays = (event: string, p1: Side = {}, p2: Side = foes): Table =>
  against({ resources: 5, ...p1, hand: [event, ...(p1.hand ?? [])] }, p2).play(P1, event);
/** p1 claims the battlefield and uses it. */
const claims = (
  battlefield: string,
  p1: Side = {},
  p2: Side = {},
  more: Parameters<typeof destinyTable>[0] = {},
): Table =>
  against(p1, p2, { battlefield, ...more })
    .claim(P1)
    .choose('use');

describe('upgrades and supports', () => {
  test('Infantry Grenades deal 2 to each and are discarded [des.faq-cunning-thermal-detonator.01]', () => {
    const t = against({ characters: [{ card: 'Jango Fett', upgrades: [die('Infantry Grenades', 'special')] }] }, foes);
    t.resolve(P1, 'special').choose('infantry-grenades.1');
    expect(['finn', 'padawan', 'rey', 'jango-fett'].map(t.damage)).toEqual([2, 2, 2, 0]);
    expect(t.discard(P1)).toEqual(['Infantry Grenades']);
  });

  test('Speeder Bike Scout removes a die and gives an additional action', () => {
    const t = against({ supports: [die('Speeder Bike Scout', 'special')] }, foes).resolve(P1, 'special');
    t.choose('speeder-bike-scout.1', 'finn.1');
    expect([t.shows('finn.1'), t.choices.includes('activate hired-gun')]).toEqual([null, true]);
    t.forgo(P1);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('BB-8 rerolls itself and another die and stays [des.resolve-dice.09]', () => {
    const t = against({ characters: [die('Padawan', '1 melee')], supports: [die('BB-8', 'special')] }, foes);
    t.resolve(P1, 'special').choose('bb-8.1');
    expect(t.choices).toEqual(['padawan.1']);
    t.choose('padawan.1');
    while (t.asks.startsWith('chance')) t.rolls(t.choices.includes('2 melee') ? '2 melee' : '1 disrupt');
    expect([t.shows('bb-8.1'), t.shows('padawan.1'), t.decisionIsTurnOf(P2)]).toEqual(['1 disrupt', '2 melee', true]);
  });

  test("Rey's Staff removes a die showing damage", () => {
    const t = against({ characters: [{ card: 'Hired Gun', upgrades: [die("Rey's Staff", 'special')] }] }, foes);
    t.resolve(P1, 'special').choose('reys-staff.1');
    expect(t.choices).toEqual(['finn.1', 'padawan.1']);
    t.choose('padawan.1');
    expect(t.shows('padawan.1')).toBeNull();
  });

  const comlink = (): Table =>
    against({ characters: [die('Jango Fett', '2 ranged')], hand: ['Comlink'], resources: 2 }, foes)
      .play(P1, 'Comlink')
      .choose('jango-fett')
      .uses('comlink');

  test('Comlink rerolls your dice or those of an opponent', () => {
    expect(comlink().choose('your dice').choices).toEqual(['jango-fett.1', 'done']);
    const t = comlink().choose("an opponent's dice", 'finn.1').done().rolls('blank');
    expect([t.shows('finn.1'), t.shows('padawan.1'), t.shows('jango-fett.1')]).toEqual([
      'blank',
      '1 melee',
      '2 ranged',
    ]);
  });

  test('Datapad turns a die of yours to a side without damage', () => {
    const t = against(
      { characters: [{ ...die('Jango Fett', '2 ranged'), upgrades: [die('Datapad', 'special')] }] },
      foes,
    );
    t.resolve(P1, 'special').choose('datapad.1');
    const jango = t.choices.filter((each) => each.startsWith('jango'));
    expect(jango).toEqual(['1 resource', '+1 resource', 'blank'].map((each) => `jango-fett.1: ${each}`));
    expect(t.choices.some((each) => each.startsWith('finn'))).toBe(false);
    t.turn('jango-fett.1', '1 resource');
    expect(t.shows('jango-fett.1')).toBe('1 resource');
  });

  test('Holdout Blaster on Rey gives two additional actions; it is redeployed [des.card-rey.01, des.ambush.01, des.redeploy.01]', () => {
    const t = against({ characters: ['Rey'], hand: ['Holdout Blaster'], resources: 2 })
      .play(P1, 'Holdout Blaster')
      .choose('rey');
    t.forgo(P1).forgo(P1);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    const gone = against(
      { characters: [die('Jango Fett', '2 ranged')] },
      { characters: [{ card: 'Padawan', damage: 6, upgrades: ['Holdout Blaster'] }, 'Finn'] },
    );
    gone.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan', 'finn');
    expect(gone.card('holdout-blaster').on).toBe('finn');
  });
});

describe('events', () => {
  test('Nowhere to Run turns every blank of yours [des.turning-dice.01, des.choose-target.04]', () => {
    const t = plays('Nowhere to Run', { characters: [die('Jango Fett', 'blank', 'blank'), die('Padawan', '1 melee')] });
    expect(t.choices.some((each) => each.endsWith(': blank') || each.startsWith('padawan'))).toBe(false);
    t.turn('jango-fett.1', '2 ranged').turn('jango-fett.2', '1 melee');
    expect([t.shows('jango-fett.1'), t.shows('jango-fett.2'), t.decisionIsTurnOf(P2)]).toEqual([
      '2 ranged',
      '1 melee',
      true,
    ]);
    const none = plays('Nowhere to Run', { characters: [die('Padawan', '1 melee')] });
    expect(none.events('not-in-full')).toMatchObject([{ did: 0, of: 1 }]);
  });

  test('Daring Escape removes all blanks, also those not rerolled [des.card-daring-escape.01]', () => {
    const t = plays('Daring Escape').choose('finn.1').done().rolls('blank');
    expect([t.shows('finn.1'), t.shows('padawan.1'), t.shows('rey.1')]).toEqual([null, '1 melee', null]);
    t.forgo(P1);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('Aim turns a die of yours to ranged damage', () => {
    const t = plays('Aim', { characters: [die('Jango Fett', 'blank')] });
    expect(t.choices).toEqual(['jango-fett.1: 1 ranged', 'jango-fett.1: 2 ranged']);
    t.turn('jango-fett.1', '2 ranged');
    expect(t.shows('jango-fett.1')).toBe('2 ranged');
  });

  test('All In resolves dice of different symbols, with modifiers [des.resolving-dice-with-cards.04]', () => {
    const t = plays('All In', {
      characters: [die('Jango Fett', '1 resource', '2 ranged'), die('TIE Pilot', '+2 ranged')],
      resources: 1,
    });
    t.choose('jango-fett.1', 'jango-fett.2', 'tie-pilot.1', 'finn');
    if (!t.decisionIsTurnOf(P2)) t.done();
    expect([t.resources(P1), t.damage('finn'), t.shows('tie-pilot.1')]).toEqual([1, 4, null]);
  });

  test('Block removes all melee dice, Dodge all ranged dice of an opponent', () => {
    const block = plays(
      'Block',
      { characters: [die('Padawan', '2 melee')] },
      { characters: [die('Finn', '2 ranged'), die('Rey', '1 melee'), die('Royal Guard', '+2 melee')] },
    );
    expect(['finn.1', 'rey.1', 'royal-guard.1', 'padawan.1'].map(block.shows)).toEqual([
      '2 ranged',
      null,
      null,
      '2 melee',
    ]);
    const dodge = plays('Dodge');
    expect(['finn.1', 'padawan.1'].map(dodge.shows)).toEqual([null, '1 melee']);
  });

  test('Dodge removes all at once: one TIE Pilot die protects the others [des.faq-dodge-tie-pilot.01]', () => {
    const t = plays('Dodge', {}, { characters: [die('TIE Pilot', '+2 ranged'), die('Finn', '2 ranged')] });
    expect([t.shows('tie-pilot.1'), t.shows('finn.1')]).toEqual([null, '2 ranged']);
  });

  test('two TIE Pilot dice protect all from Dodge [des.faq-dodge-tie-pilot.02]', () => {
    const t = plays(
      'Dodge',
      {},
      { characters: [die('TIE Pilot', '+2 ranged'), die('TIE Pilot', '+1 ranged'), die('Finn', '2 ranged')] },
    );
    expect(['tie-pilot.1', 'tie-pilot-2.1', 'finn.1'].map(t.shows)).toEqual(['+2 ranged', '+1 ranged', '2 ranged']);
  });

  test('Close Quarters Assault discards a random card for each melee die of yours', () => {
    const t = plays(
      'Close Quarters Assault',
      { characters: [die('Luke Skywalker', '2 melee', '3 melee'), die('Padawan', '1 focus')] },
      { hand: ['Aim', 'Block', 'Flank'] },
    );
    t.draws('Block', 'Flank');
    expect([t.hand(P2), t.discard(P2)]).toEqual([['Aim'], ['Block', 'Flank']]);
  });

  test('Flank needs more ready characters [des.play-restrictions.01]', () => {
    const p1 = { characters: ['Finn', 'Padawan'], hand: ['Flank'], resources: 1 };
    const even = against(p1, { characters: [die('Rey', '1 melee'), 'Finn'] });
    expect(even.whyNotPlay(P1, 'Flank')).toBe('play-restriction');
    const t = against(p1, { characters: [{ ...die('Rey', '1 melee'), exhausted: true }, 'Finn'] }).play(P1, 'Flank');
    t.choose('rey.1');
    expect(t.shows('rey.1')).toBeNull();
  });

  test('Take Cover gives 1 shield', () => {
    expect(plays('Take Cover').choose('hired-gun').shields('hired-gun')).toBe(1);
  });
});

describe('battlefields', () => {
  test('Command Center: each opponent discards 2 from the deck [des.claim-abilities.02]', () => {
    const t = claims('Command Center', {}, { deck: { top: ['Aim', 'Block', 'Flank'] } });
    expect([t.discard(P2), t.discard(P1)]).toEqual([['Aim', 'Block'], []]);
  });

  test('Echo Base gives 1 shield', () => {
    expect(claims('Echo Base').choose('hired-gun').shields('hired-gun')).toBe(1);
  });

  test("Emperor's Throne Room turns a die to a special side, then may resolve it", () => {
    const p1 = { characters: [{ ...die('Jango Fett', '2 ranged'), upgrades: [die("Rey's Staff", '1 melee')] }] };
    const t = claims("Emperor's Throne Room", p1, foes);
    expect(t.choices).toEqual(['reys-staff.1: special']);
    t.turn('reys-staff.1', 'special').yes().choose('reys-staff.1', 'finn.1');
    expect([t.shows('finn.1'), t.shows('reys-staff.1')]).toEqual([null, null]);
    const kept = claims("Emperor's Throne Room", p1, foes).turn('reys-staff.1', 'special').no();
    expect(kept.shows('reys-staff.1')).toBe('special');
  });

  test('Frozen Wastes removes a character die', () => {
    const t = claims(
      'Frozen Wastes',
      {},
      { characters: [die('Finn', '2 ranged')], supports: [die('AT-ST', '4 ranged')] },
    );
    expect(t.choices).toEqual(['finn.1']);
    expect(t.choose('finn.1').shows('finn.1')).toBeNull();
  });

  test('Imperial Armory plays an upgrade for 1 less; Rey gives no action then [des.faq-rey-imperial-armory.01]', () => {
    const t = claims('Imperial Armory', { characters: ['Rey'], hand: ['Datapad', 'Aim'] });
    expect(t.choices).toEqual(['Datapad']);
    t.choose('Datapad', 'rey');
    expect([t.has('datapad'), t.decisionIsTurnOf(P2)]).toEqual([true, true]);
  });

  test('Jedi Temple discards up to 2 events of a hand [des.card-jedi-temple.01]', () => {
    const hand = ['Aim', 'Aim', 'Block', 'Datapad'];
    const t = claims('Jedi Temple', {}, { hand });
    expect(t.events('looked-at')).toMatchObject([{ player: P1, owner: P2, zone: 'hand' }]);
    expect(t.choices).toEqual(['Aim', 'Block', 'done']);
    t.choose('Aim', 'Aim');
    expect([t.hand(P2), t.discard(P2)]).toEqual([
      ['Block', 'Datapad'],
      ['Aim', 'Aim'],
    ]);
    expect(claims('Jedi Temple', {}, { hand }).done().discard(P2)).toEqual([]);
  });

  test('Rebel War Room resolves a die without its cost, but no modifier alone [des.golden-rule.01]', () => {
    const t = claims(
      'Rebel War Room',
      { characters: [die('Hired Gun', '3 ranged for 1'), die('TIE Pilot', '+2 ranged')] },
      foes,
    );
    expect(t.choices).toEqual(['hired-gun.1']);
    t.choose('hired-gun.1', 'finn');
    expect([t.damage('finn'), t.resources(P1)]).toEqual([3, 0]);
  });

  test('Mos Eisley Spaceport returns an upgrade for 1 resource', () => {
    const t = claims('Mos Eisley Spaceport', { characters: [{ card: 'Finn', upgrades: ['Datapad'] }] }).choose(
      'datapad',
    );
    expect([t.hand(P1), t.resources(P1), t.has('datapad')]).toEqual([['Datapad'], 1, false]);
    expect(claims('Mos Eisley Spaceport').resources(P1)).toBe(0);
  });

  test('Separatist Base: each opponent in turn deals 1 unblockable damage to an own character', () => {
    const shielded = { characters: [{ card: 'Padawan', shields: 2 }, 'Finn'] };
    const t = claims('Separatist Base', {}, shielded, { p3: { characters: ['Rey', 'Luke Skywalker'] } });
    expect([t.asks.slice(0, 2), t.choices]).toEqual([P2, ['padawan', 'finn']]);
    t.choose('padawan');
    expect(t.asks.slice(0, 2)).toBe(P3);
    t.choose('rey');
    expect([t.damage('padawan'), t.shields('padawan'), t.damage('rey')]).toEqual([1, 2, 1]);
  });

  test('Starship Graveyard puts a support or upgrade of the discard pile on the deck', () => {
    const t = claims('Starship Graveyard', { discard: ['Aim', 'Datapad', 'AT-ST'] });
    expect(t.choices).toEqual(['Datapad', 'AT-ST']);
    t.choose('Datapad');
    expect([t.discard(P1), t.player(P1).deck.top]).toEqual([['AT-ST', 'Aim'], ['01062']]);
  });
});
