/** Red characters of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });

describe('FN-2199 [des.card-fn-2199.01]', () => {
  const arms = (hand: string, p1: Side = {}): Table =>
    against({ characters: ['FN-2199'], hand: [hand], resources: 4, ...p1 })
      .play(P1, hand)
      .choose('fn-2199');

  test('rolls the die of a weapon played on it, which may be resolved at once', () => {
    const t = arms('DT-29 Heavy Blaster Pistol').rolls('1 ranged').yes();
    expect(t.choices).toEqual(['dt-29-heavy-blaster-pistol.1']);
    t.choose('dt-29-heavy-blaster-pistol.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('dt-29-heavy-blaster-pistol.1'), t.decisionIsTurnOf(P2)]).toEqual([
      1,
      null,
      true,
    ]);
  });

  test('a die that is not resolved at once stays in the pool for later [des.card-fn-2199.01]', () => {
    const t = arms('DT-29 Heavy Blaster Pistol').rolls('1 ranged').no();
    expect([t.shows('dt-29-heavy-blaster-pistol.1'), t.decisionIsTurnOf(P2)]).toEqual(['1 ranged', true]);
    t.pass(P2).resolve(P1, 'ranged').choose('dt-29-heavy-blaster-pistol.1', 'hired-gun');
    expect(t.damage('hired-gun')).toBe(1);
  });

  test('not for another upgrade, another character, or a modifier alone', () => {
    expect(arms('Imperial Discipline').decisionIsTurnOf(P2)).toBe(true);
    const t = against({ characters: ['FN-2199', 'TIE Pilot'], hand: ['DT-29 Heavy Blaster Pistol'], resources: 4 });
    expect(t.play(P1, 'DT-29 Heavy Blaster Pistol').choose('tie-pilot').decisionIsTurnOf(P2)).toBe(true);
    const modifier = arms('DT-29 Heavy Blaster Pistol').rolls('+2 ranged');
    expect([modifier.shows('dt-29-heavy-blaster-pistol.1'), modifier.decisionIsTurnOf(P2)]).toEqual([
      '+2 ranged',
      true,
    ]);
  });

  test('a weapon without a die in the set-aside zone cannot be rolled', () => {
    expect(arms('DT-29 Heavy Blaster Pistol', { diceAside: [] }).decisionIsTurnOf(P2)).toBe(true);
  });

  test('rolls the Baton: the choice to resolve it comes before its reroll, which gives no other [des.faq-z6-fn-2199.01]', () => {
    const t = arms('Z6 Riot Control Baton').rolls('2 melee');
    expect([t.asks, t.queue]).toEqual(['p1: resolve that die', ['z6-riot-control-baton']]);
    t.no().uses('z6-riot-control-baton').rolls('3 melee for 1');
    expect([t.shows('z6-riot-control-baton.1'), t.decisionIsTurnOf(P2)]).toEqual(['3 melee for 1', true]);
    const blank = arms('Z6 Riot Control Baton').rolls('blank').uses('z6-riot-control-baton').rolls('2 melee');
    expect([blank.shows('z6-riot-control-baton.1'), blank.decisionIsTurnOf(P2)]).toEqual(['2 melee', true]);
  });

  test('the Baton that was resolved at once is not rerolled [des.faq-z6-fn-2199.02]', () => {
    const t = arms('Z6 Riot Control Baton').rolls('2 melee').yes().choose('z6-riot-control-baton.1', 'hired-gun');
    if (!t.decisionIsTurnOf(P2)) t.uses('z6-riot-control-baton');
    expect([t.damage('hired-gun'), t.shows('z6-riot-control-baton.1'), t.decisionIsTurnOf(P2)]).toEqual([
      2,
      null,
      true,
    ]);
    expect(t.events('die-rolled')).toHaveLength(1);
  });
});

describe('Director Krennic', () => {
  const TROOPER = 'p1-02001.1';
  const activated = (p1: Side = {}, more: Setting = {}): Table =>
    against({ characters: ['Director Krennic'], diceAside: ['Death Trooper'], ...p1 }, {}, more)
      .activate(P1, 'director-krennic')
      .rolls('2 disrupt');

  test('rolls a Death Trooper die from the set-aside zone [des.card-director-krennic.01]', () => {
    const t = activated().rolls('1 ranged');
    expect([t.shows(TROOPER), t.diceAside(P1), t.decisionIsTurnOf(P2)]).toEqual(['1 ranged', [], true]);
  });

  test('it is set aside again when it was resolved or removed [des.card-director-krennic.01, des.dice-on-cards.01]', () => {
    const t = activated().rolls('1 ranged').pass(P2).resolve(P1, 'ranged').choose(TROOPER, 'hired-gun');
    expect([t.damage('hired-gun'), t.shows(TROOPER), t.diceAside(P1)]).toEqual([1, undefined, ['Death Trooper']]);
    const dodged = against(
      { characters: ['Director Krennic'], diceAside: ['Death Trooper'] },
      { hand: ['Dodge'], resources: 5 },
    )
      .activate(P1, 'director-krennic')
      .rolls('2 disrupt', '2 ranged')
      .play(P2, 'Dodge');
    expect([dodged.shows(TROOPER), dodged.diceAside(P1)]).toEqual([undefined, ['Death Trooper']]);
  });

  test('without one there nothing is rolled [des.card-director-krennic.02]', () => {
    expect(activated({ diceAside: ['Personal Shield'] }).decisionIsTurnOf(P2)).toBe(true);
  });

  test('the die of a Death Trooper in play does not count [des.card-director-krennic.03]', () => {
    const t = activated({ characters: ['Director Krennic', 'Death Trooper'], diceAside: [] });
    expect([t.shows('death-trooper.1'), t.decisionIsTurnOf(P2)]).toEqual([null, true]);
    const both = activated({ characters: ['Director Krennic', 'Death Trooper'] }).rolls('2 ranged');
    expect([both.shows('death-trooper.1'), both.shows(TROOPER)]).toEqual([null, '2 ranged']);
  });

  test('not while an opponent controls the battlefield', () => {
    expect(activated({}, { controller: P2, turn: P1 }).diceAside(P1)).toEqual(['Death Trooper']);
  });
});

describe('TIE Pilot', () => {
  const shot = (dice: Side['characters'], mine: Side['characters'] = ['Rebel Commando']): Table =>
    against({ characters: mine ?? [], hand: ['Electroshock'], resources: 5 }, { characters: dice ?? [] });

  test('while its die is in the pool an opponent cannot remove other ranged dice [des.ongoing-abilities.01, des.choose-target.02]', () => {
    const protectedBy = (pilot: string | null): string[] =>
      shot(
        [die('TIE Pilot', pilot), die('Jango Fett', '2 ranged', '1 melee')],
        [die('Rebel Commando', 'special for 1')],
      )
        .resolve(P1, 'special')
        .choose('rebel-commando.1').choices;
    expect(protectedBy('1 focus')).toEqual(['tie-pilot.1', 'jango-fett.2']);
    expect(protectedBy(null)).toEqual(['jango-fett.1', 'jango-fett.2']);
  });

  test('its own player may remove them, and dice of others are not protected', () => {
    const t = against({
      characters: [die('TIE Pilot', '1 focus'), die('FN-2199', '1 ranged')],
      hand: ['Guerrilla Warfare'],
    }).play(P1, 'Guerrilla Warfare');
    expect(t.choices).toEqual(['tie-pilot.1', 'fn-2199.1']);
    const three = destinyTable({
      p1: { characters: [die('Rebel Commando', 'special for 1')], resources: 1 },
      p2: { characters: [die('TIE Pilot', '1 focus')] },
      p3: { characters: [die('FN-2199', '1 ranged')] },
    });
    three.resolve(P1, 'special').choose('rebel-commando.1');
    expect(three.choices).toEqual(['tie-pilot.1', 'fn-2199.1']);
  });
});

test('Baze Malbus deals 1 damage to each character of an opponent', () => {
  const t = against({ characters: [die('Baze Malbus', 'special'), 'Finn'] }, { characters: ['Jango Fett', 'Padawan'] });
  t.resolve(P1, 'special').choose('baze-malbus.1');
  expect(['jango-fett', 'padawan', 'finn', 'baze-malbus'].map(t.damage)).toEqual([1, 1, 0, 0]);
});

test('Baze Malbus: with several opponents one is chosen [des.choosing-opponents.01]', () => {
  const t = destinyTable({ p1: { characters: [die('Baze Malbus', 'special')] }, p2: {}, p3: { characters: ['Finn'] } });
  t.resolve(P1, 'special').choose('baze-malbus.1', 'p3');
  expect([t.damage('finn'), t.damage('hired-gun')]).toEqual([1, 0]);
});

describe('Mon Mothma', () => {
  const plays = (name: string): Table =>
    against(
      { characters: [die('Mon Mothma', '1 focus'), die('Finn', '2 ranged')], hand: [name], resources: 3 },
      { characters: [die('Jango Fett', '2 ranged'), die('Death Trooper', '2 ranged')] },
    ).play(P1, name);

  test("after an event of hers a die of the event's color may be rerolled, whosever it is", () => {
    const t = plays('Battle Formation').done().uses('mon-mothma');
    expect(t.choices).toEqual(['mon-mothma.1', 'death-trooper.1']);
    t.choose('death-trooper.1').rolls('blank');
    expect(t.shows('death-trooper.1')).toBe('blank');
    t.forgo(P1);
  });

  test('or not, and not after an event of another color or player', () => {
    const t = plays('Battle Formation').done().declines().forgo(P1);
    expect([t.shows('death-trooper.1'), t.decisionIsTurnOf(P2)]).toEqual(['2 ranged', true]);
    const other = against({ characters: ['Mon Mothma'] }, { hand: ['Emergency Evacuation'], resources: 4 })
      .pass(P1)
      .play(P2, 'Emergency Evacuation');
    expect(other.decisionIsTurnOf(P1)).toBe(true);
  });
});

describe('Rebel Commando', () => {
  const special = (resources: number): Table =>
    against(
      { characters: [die('Rebel Commando', 'special for 1'), die('Rebel Commando', '1 ranged')], resources },
      { characters: [die('Jango Fett', '2 ranged', '1 melee')] },
    );

  test("removes an opponent's die for 1 resource", () => {
    const t = special(1).resolve(P1, 'special').choose('rebel-commando.1');
    expect(t.choices).toEqual(['jango-fett.1', 'jango-fett.2']);
    t.choose('jango-fett.1');
    expect([t.shows('jango-fett.1'), t.shows('jango-fett.2'), t.resources(P1)]).toEqual([null, '1 melee', 0]);
  });

  test('not without the resource [des.resource-cost.03]', () => {
    expect(special(0).choices).not.toContain('resolve special');
  });
});

describe('Temmin "Snap" Wexley', () => {
  const claimed = (snap: string | null, resources: number): Table =>
    against(
      { resources },
      { characters: [die('Temmin "Snap" Wexley', snap)] },
      { controller: P2, turn: P1, battlefield: 'Echo Base' },
    );
  const whyNotClaim = (t: Table, player: string): string | undefined => t.whyNot({ type: 'claim', player })?.code;

  test('while one of his dice is in the pool an opponent must spend 1 resource to claim [des.golden-rule.01, des.claim-the-battlefield.01]', () => {
    const t = claimed('1 ranged', 2).claim(P1).choose('decline');
    expect([t.resources(P1), t.state.battlefield.claimedBy]).toEqual([1, P1]);
    expect([whyNotClaim(claimed('1 ranged', 0), P1), whyNotClaim(claimed('1 ranged', 1), P1)]).toEqual([
      'too-expensive',
      undefined,
    ]);
  });

  test('not while his die is on his card', () => {
    expect(claimed(null, 1).claim(P1).choose('decline').resources(P1)).toBe(1);
  });

  test('two of his dice cost no more, and his own player claims for nothing', () => {
    const two = against(
      { resources: 3 },
      { characters: [die('Temmin "Snap" Wexley', '1 ranged', 'blank')] },
      { battlefield: 'Echo Base' },
    );
    expect(two.claim(P1).choose('decline').resources(P1)).toBe(2);
    const own = against({ characters: [die('Temmin "Snap" Wexley', '1 ranged')] }, {}, { battlefield: 'Echo Base' });
    expect(own.claim(P1).choose('decline').state.battlefield.claimedBy).toBe(P1);
  });
});
