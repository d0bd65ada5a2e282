/** Yellow characters, upgrades and supports of Awakenings. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A yellow character with an upgrade whose die shows this. */
const armed = (upgrade: string, shows: string, card = 'Hired Gun') => ({ card, upgrades: [die(upgrade, shows)] });
const against = (p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table =>
  destinyTable({ p1, p2, ...more });
/** p1 resolves the special of this upgrade on a Hired Gun. */
const use = (upgrade: string, id: string, p2: Side, p1: Side = {}): Table =>
  against({ ...p1, characters: [armed(upgrade, 'special'), ...(p1.characters ?? [])] }, p2)
    .resolve(P1, 'special')
    .choose(`${id}.1`);

describe('characters', () => {
  const balaTik = (exhausted: boolean): Table =>
    against(
      { characters: [{ ...die('Bala-Tik', '1 focus', '1 ranged'), exhausted }] },
      { characters: [{ card: 'Padawan', damage: 6 }, 'Finn'] },
    )
      .resolve(P1, 'ranged')
      .choose('bala-tik.2', 'padawan');

  test('Bala-Tik is readied after a defeat, his dice stay [des.faq-readied-character-dice.01]', () => {
    const t = balaTik(true).uses('bala-tik');
    expect([t.card('bala-tik').exhausted, t.shows('bala-tik.1')]).toEqual([false, '1 focus']);
    expect(balaTik(false).decisionIsTurnOf(P2)).toBe(true);
  });

  test('Jabba the Hutt rerolls any yellow die when he is activated', () => {
    const t = against(
      { characters: ['Jabba the Hutt', die('Padawan', '1 melee')] },
      { characters: [die('Finn', '2 ranged')] },
    );
    t.activate(P1, 'jabba-the-hutt').rolls('1 focus').uses();
    expect(t.choices).toEqual(['jabba-the-hutt.1', 'finn.1']);
    t.choose('finn.1').rolls('blank');
    expect(t.shows('finn.1')).toBe('blank');
  });

  test('Jango Fett may be activated after an opponent activates a character, not a support', () => {
    const table = (): Table => against({ supports: ['U-Wing'] }, { characters: ['Jango Fett'] });
    const t = table().activate(P1, 'hired-gun').rolls('1 disrupt').uses('jango-fett').rolls('2 ranged');
    expect([t.card('jango-fett').exhausted, t.shows('jango-fett.1')]).toEqual([true, '2 ranged']);
    expect(table().activate(P1, 'u-wing').rolls('2 focus').decisionIsTurnOf(P2)).toBe(true);
  });

  test('Tusken Raider resolves a die of the activated copy only [des.faq-track-character-dice.01]', () => {
    const t = against({ characters: ['Tusken Raider', die('Tusken Raider', '1 melee')], hand: ['Aim'] });
    t.activate(P1, 'tusken-raider').rolls('1 resource').uses().choose('Aim');
    expect(t.choices).toEqual(['tusken-raider.1']);
    t.choose('tusken-raider.1');
    expect([t.resources(P1), t.discard(P1), t.shows('tusken-raider-2.1')]).toEqual([1, ['Aim'], '1 melee']);
  });

  test('Finn takes any weapon whatever its restrictions, but no other upgrade [des.golden-rule.01]', () => {
    const lightsaber = "Luke Skywalker's Lightsaber";
    const p1 = { hand: [lightsaber, 'Force Throw'], resources: 9 };
    const t = against({ characters: ['Finn', 'Hired Gun'], ...p1 });
    expect(t.whyNotPlay(P1, 'Force Throw')).toBe('play-restriction');
    t.play(P1, lightsaber);
    expect(t.choices).toEqual(['finn']);
    t.choose('finn');
    expect(against({ characters: ['Hired Gun'], ...p1 }).whyNotPlay(P1, lightsaber)).toBe('play-restriction');
  });

  test('Han Solo gets a shield after a card with ambush, not after others', () => {
    const p1 = { characters: ['Han Solo'], hand: ['Street Informants', 'Underworld Connections'], resources: 2 };
    const t = against(p1).play(P1, 'Street Informants').uses('han-solo').forgo(P1);
    expect(t.shields('han-solo')).toBe(1);
    expect(against(p1).play(P1, 'Underworld Connections').decisionIsTurnOf(P2)).toBe(true);
  });

  test('Padme Amidala discards the top card, or 2 for a resource [des.discard-pile.01, des.abilities.07]', () => {
    const padme = (resources: number): Table =>
      against(
        { characters: [die('Padme Amidala', 'special')], resources },
        { deck: { top: ['Block', 'Aim', 'Flank'] } },
      )
        .resolve(P1, 'special')
        .choose('padme-amidala.1');
    expect(padme(0).discard(P2)).toEqual(['Block']);
    expect(padme(1).no().discard(P2)).toEqual(['Block']);
    const t = padme(1).yes();
    expect([t.discard(P2), t.resources(P1)]).toEqual([['Aim', 'Block'], 0]);
  });
});

describe('upgrades', () => {
  const crimeLord = (p1: Side, p2: Side = {}): Table =>
    against(
      { resources: 5, characters: [armed('Crime Lord', 'special')], ...p1 },
      { characters: ['Finn', 'Padawan'], ...p2 },
    );

  test('Crime Lord defeats a character after the round, even when it has left [des.card-crime-lord.01]', () => {
    const t = crimeLord(
      { characters: [{ ...armed('Crime Lord', 'special'), damage: 8 }, 'Padawan'] },
      { characters: ['Finn', die('Rebel Trooper', '1 ranged')] },
    );
    t.resolve(P1, 'special').choose('crime-lord.1', 'finn');
    expect([t.resources(P1), t.has('finn')]).toEqual([0, true]);
    t.resolve(P2, 'ranged').choose('rebel-trooper.1', 'hired-gun').pass(P1).pass(P2);
    while (t.asks.startsWith('chance')) t.draws(t.choices[0] ?? '');
    expect([t.has('crime-lord'), t.has('finn')]).toEqual([false, false]);
  });

  test('Crime Lord needs 5 resources, also through Rebel War Room [des.faq-rebel-war-room-crime-lord.01]', () => {
    const t = crimeLord({ resources: 4 }).resolve(P1, 'special').choose('crime-lord.1');
    expect([t.state.delayed, t.resources(P1), t.decisionIsTurnOf(P2)]).toEqual([[], 4, true]);
    const claimed = destinyTable({
      battlefield: 'Rebel War Room',
      p1: { characters: [armed('Crime Lord', 'special')], resources: 0 },
    });
    claimed.claim(P1).choose('use', 'crime-lord.1');
    expect(claimed.state.delayed).toEqual([]);
  });

  test('Flame Thrower hits up to 3 different characters [des.choose-target.05, des.choose-target.06]', () => {
    const t = use('Flame Thrower', 'flame-thrower', { characters: ['Finn', 'Padawan', 'Luke Skywalker'] });
    t.choose('finn');
    expect(t.choices).not.toContain('finn');
    t.choose('padawan').done();
    expect([t.damage('finn'), t.damage('padawan'), t.damage('luke-skywalker')]).toEqual([1, 1, 0]);
  });

  test('Gaffi Stick turns a melee die of yours into 3 damage', () => {
    const t = use(
      'Gaffi Stick',
      'gaffi-stick',
      { characters: [die('Rey', '1 melee')] },
      { characters: [die('Padawan', '1 melee')] },
    );
    expect(t.choices).toEqual(['padawan.1']);
    t.choose('padawan.1', 'rey');
    expect([t.damage('rey'), t.shows('padawan.1'), t.shows('rey.1')]).toEqual([3, null, '1 melee']);
  });

  test('Gaffi Stick without a melee die does nothing', () => {
    expect(use('Gaffi Stick', 'gaffi-stick', { characters: [die('Rey', '1 melee')] }).damage('rey')).toBe(0);
  });

  test('On The Hunt removes all shields and, for a resource, a die of that character [des.supply.03, des.abilities.07]', () => {
    const p2 = { characters: [{ ...die('Finn', '2 ranged'), shields: 2 }, die('Padawan', '1 melee')] };
    const t = use('On The Hunt', 'on-the-hunt', p2, { resources: 1 }).choose('finn').yes();
    expect(t.choices).toEqual(['finn.1']);
    t.choose('finn.1');
    expect([t.shields('finn'), t.shows('finn.1'), t.resources(P1)]).toEqual([0, null, 0]);
    const poor = use('On The Hunt', 'on-the-hunt', p2).choose('finn');
    expect([poor.shields('finn'), poor.shows('finn.1'), poor.decisionIsTurnOf(P2)]).toEqual([0, '2 ranged', true]);
  });

  test('the shields of Diplomatic Immunity are distributed [des.inherent-dice-abilities.03]', () => {
    const t = against({ characters: [armed('Diplomatic Immunity', '3 shield'), 'Padawan'] });
    t.resolve(P1, 'shield').choose('diplomatic-immunity.1', 'hired-gun', 'padawan', 'padawan');
    expect([t.shields('hired-gun'), t.shields('padawan')]).toEqual([1, 2]);
  });

  test('DL-44: ambush, and the opponent removes a die of theirs', () => {
    const t = against(
      { hand: ['DL-44 Heavy Blaster Pistol'], resources: 3 },
      { characters: [die('Finn', '2 ranged'), die('Padawan', '1 melee')] },
    );
    t.play(P1, 'DL-44 Heavy Blaster Pistol').choose('hired-gun');
    expect([t.asks, t.choices]).toEqual(['p2: dice to remove', ['finn.1', 'padawan.1']]);
    t.choose('padawan.1');
    expect([t.shows('finn.1'), t.shows('padawan.1')]).toEqual(['2 ranged', null]);
    t.forgo(P1);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test("Infiltrate rerolls up to 2 of an opponent's dice", () => {
    const t = use('Infiltrate', 'infiltrate', { characters: [die('Finn', '2 ranged'), die('Padawan', '1 melee')] });
    t.choose('finn.1').done().rolls('blank');
    expect([t.shows('finn.1'), t.shows('padawan.1')]).toEqual(['blank', '1 melee']);
  });

  test('Jetpack removes a melee die and shields its character; without a die it shields still', () => {
    const t = use('Jetpack', 'jetpack', { characters: [die('Padawan', '1 melee'), die('Finn', '2 ranged')] });
    expect(t.choices).toEqual(['padawan.1']);
    t.choose('padawan.1');
    expect([t.shows('padawan.1'), t.shields('hired-gun')]).toEqual([null, 1]);
    expect(use('Jetpack', 'jetpack', { characters: ['Padawan'] }).shields('hired-gun')).toBe(1);
  });

  test('Thermal Detonator hits each, then it and its die are gone [des.card-thermal-detonator.01, des.card-thermal-detonator.02, des.spot.04]', () => {
    const t = use(
      'Thermal Detonator',
      'thermal-detonator',
      { characters: ['Finn', 'Padawan'] },
      { characters: ['Rey'] },
    );
    expect([t.damage('finn'), t.damage('padawan'), t.damage('rey')]).toEqual([3, 3, 0]);
    expect([t.has('thermal-detonator'), t.discard(P1), t.shows('thermal-detonator.1')]).toEqual([
      false,
      ['Thermal Detonator'],
      undefined,
    ]);
    expect(t.diceAside(P1)).toContain('Thermal Detonator');
    const three = destinyTable({
      p1: { characters: [armed('Thermal Detonator', 'special')] },
      p2: { characters: ['Finn'] },
      p3: { characters: ['Rey', 'Padawan'] },
    })
      .resolve(P1, 'special')
      .choose('thermal-detonator.1', 'p3');
    expect(['finn', 'rey', 'padawan'].map(three.damage)).toEqual([0, 3, 3]);
    const yellow = against({ characters: ['Jabba the Hutt'], hand: ['Thermal Detonator'], resources: 3 });
    expect(yellow.whyNotPlay(P1, 'Thermal Detonator')).toBeNull();
    const blue = against({ characters: ['Padawan'], hand: ['Thermal Detonator'], resources: 3 });
    expect(blue.whyNotPlay(P1, 'Thermal Detonator')).toBe('play-restriction');
  });

  test('Prized Possession keeps a die that is not rolled until it leaves play [des.golden-rule.01]', () => {
    const t = against(
      { hand: ['Prized Possession'], resources: 4 },
      {
        characters: [die('Finn', '2 ranged', '1 melee')],
        supports: [die('AT-ST', '4 ranged')],
        hand: ['Confiscation'],
        resources: 4,
      },
    );
    t.play(P1, 'Prized Possession').choose('hired-gun').uses('prized-possession');
    expect(t.choices).toEqual(['finn.1', 'finn.2']);
    t.choose('finn.1');
    expect(t.die('finn.1')).toMatchObject({ zone: 'card', on: 'prized-possession' });
    t.activate(P2, 'finn');
    expect([t.shows('finn.1'), t.shows('finn.2'), t.decisionIsTurnOf(P1)]).toEqual([null, '1 melee', true]);
    t.pass(P1).play(P2, 'Confiscation').choose('prized-possession');
    expect([t.hand(P1), t.die('finn.1').on]).toEqual([['Prized Possession'], 'finn']);
  });

  const doomed = (...upgrades: string[]): Table =>
    against(
      { characters: [die('IG-88', '3 ranged', '3 ranged'), die('Luke Skywalker', '2 melee')] },
      { characters: [{ card: 'Hired Gun', damage: 8, upgrades }, 'Padawan'] },
    )
      .resolve(P1, 'ranged')
      .choose('ig-88.1', 'hired-gun');

  test('Second Chance heals 5 instead, one copy a defeat [des.card-second-chance.01, des.card-second-chance.02, des.card-second-chance.03]', () => {
    expect(doomed('Second Chance').done().damage('hired-gun')).toBe(4);
    const t = doomed('Second Chance', 'Second Chance').uses('second-chance').done();
    expect([t.damage('hired-gun'), t.discard(P2)]).toEqual([4, ['Second Chance']]);
    t.pass(P2)
      .resolve(P1, 'ranged')
      .choose('ig-88.2', 'hired-gun')
      .pass(P2)
      .resolve(P1, 'melee')
      .choose('luke-skywalker.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.discard(P2)]).toEqual([4, ['Second Chance', 'Second Chance']]);
  });

  const hunkered = (shields: number, face = '2 melee'): Table =>
    against(
      { characters: [face.endsWith('melee') ? die('Rey', '1 melee') : die('Finn', '2 ranged')] },
      { characters: [{ card: 'Hired Gun', shields, upgrades: ['Hunker Down'] }] },
    );

  test('Hunker Down is discarded by melee damage that is taken [des.card-hunker-down.01]', () => {
    const shot = (shields: number): Table => hunkered(shields).resolve(P1, 'melee').choose('rey.1', 'hired-gun');
    expect(shot(1).has('hunker-down')).toBe(true);
    expect([shot(0).has('hunker-down'), shot(0).discard(P2)]).toEqual([false, ['Hunker Down']]);
    const ranged = hunkered(0, '2 ranged').resolve(P1, 'ranged').choose('finn.1', 'hired-gun');
    expect([ranged.damage('hired-gun'), ranged.has('hunker-down')]).toEqual([2, true]);
  });

  test('Hunker Down is exhausted for a shield', () => {
    const t = hunkered(0).pass(P1).use(P2, 'hunker-down');
    expect([t.shields('hired-gun'), t.card('hunker-down').exhausted]).toEqual([1, true]);
  });
});

describe('Cunning', () => {
  const cunning = (p2: Side, p1: Side = {}): Table => use('Cunning', 'cunning', p2, p1);

  test("discards an opponent's Thermal Detonator after the damage [des.faq-cunning-thermal-detonator.01]", () => {
    const t = cunning({ characters: [{ card: 'Finn', upgrades: ['Thermal Detonator'] }, 'Padawan'] }).choose(
      'thermal-detonator',
    );
    expect([t.damage('finn'), t.damage('padawan'), t.damage('hired-gun')]).toEqual([3, 3, 0]);
    expect([t.has('thermal-detonator'), t.discard(P2)]).toEqual([false, ['Thermal Detonator']]);
    const left = t.events('left-play').filter(({ card }) => card === 'thermal-detonator');
    expect(left[0]?.because).toMatchObject([{ code: 'used-by-another' }]);
  });

  test("does nothing with an opponent's Sith Holocron [des.faq-cunning-sith-holocron.01]", () => {
    const t = cunning({ characters: [{ card: 'Palpatine', upgrades: ['Sith Holocron'] }] }, { hand: ['Immobilize'] });
    t.choose('sith-holocron');
    expect([t.has('sith-holocron'), t.hand(P1), t.decisionIsTurnOf(P2)]).toEqual([true, ['Immobilize'], true]);
  });

  test("deals Black One's damage and rerolls nothing [des.faq-cunning-black-one.01, des.faq-cunning-black-one.02]", () => {
    const t = cunning({ characters: ['Finn'], supports: [die('Black One', '2 ranged')] }).choose('black-one', 'finn');
    expect([t.damage('finn'), t.shows('cunning.1'), t.shows('black-one.1')]).toEqual([1, null, '2 ranged']);
  });

  test('chooses among two abilities, never its own', () => {
    const t = cunning({ characters: ['Finn'], supports: ['U-Wing', 'Launch Bay'] });
    expect(t.choices).toEqual(['u-wing']);
    t.choose('u-wing');
    expect(t.choices).toHaveLength(2);
  });
});

describe('supports', () => {
  const falcon = (p1: Side): Table =>
    against({ supports: [die('Millennium Falcon', 'special')], ...p1 }, { characters: [die('Finn', '2 ranged')] })
      .resolve(P1, 'special')
      .choose('millennium-falcon.1');

  test('Millennium Falcon plays a yellow event for free from discard pile or hand [des.free.01]', () => {
    const t = falcon({ discard: ['Reversal', 'Block'], hand: ['Negotiate'] });
    expect(t.choices).toEqual(['discard', 'hand']);
    t.choose('discard');
    expect(t.choices).toEqual(['Reversal']);
    t.choose('Reversal').choose('finn.1', 'finn');
    expect([t.damage('finn'), t.shows('finn.1')]).toEqual([2, null]);
    expect(falcon({ discard: ['Block'], hand: ['Negotiate'] }).choices).toEqual(['hand']);
  });

  test('Black Market draws 2 and plays an upgrade for 1 less', () => {
    const t = against({ supports: [die('Black Market', 'special')], deck: { top: ['Datapad', 'Aim'] } });
    t.resolve(P1, 'special').choose('black-market.1');
    expect(t.choices).toEqual(['Datapad', 'done']);
    t.choose('Datapad', 'hired-gun');
    expect([t.has('datapad'), t.hand(P1)]).toEqual([true, ['Aim']]);
  });

  test('Backup Muscle comes with 3 damage and moves it past shields [des.support.04, des.moving.05]', () => {
    const t = against({ hand: ['Backup Muscle'], resources: 1 }, { characters: [{ card: 'Finn', shields: 2 }] });
    t.play(P1, 'Backup Muscle');
    expect(t.damage('backup-muscle')).toBe(3);
    t.pass(P2).use(P1, 'backup-muscle').choose('finn');
    expect([t.damage('backup-muscle'), t.damage('finn'), t.shields('finn')]).toEqual([2, 1, 2]);
  });

  test('an empty Backup Muscle may be exhausted, which is no pass [des.faq-stalling-2.02]', () => {
    const t = against({ supports: ['Backup Muscle'] }, {}, { turn: P2 })
      .pass(P2)
      .use(P1, 'backup-muscle');
    expect([t.card('backup-muscle').exhausted, t.decisionIsTurnOf(P2)]).toEqual([true, true]);
    expect(t.events('not-in-full')).toMatchObject([{ because: [{ code: 'no-damage' }] }]);
    const last = against({ supports: [{ card: 'Backup Muscle', damage: 1 }] }, { characters: ['Finn'] });
    last.use(P1, 'backup-muscle').choose('finn');
    expect([last.damage('backup-muscle'), last.damage('finn'), last.events('not-in-full')]).toEqual([0, 1, []]);
  });

  test('My Kind of Scum gains what the opponent lost', () => {
    const scum = (resources: number): Table =>
      against({ characters: [die('Jabba the Hutt', '2 disrupt')], supports: ['My Kind of Scum'] }, { resources })
        .resolve(P1, 'disrupt')
        .choose('jabba-the-hutt.1');
    const t = scum(1).uses('my-kind-of-scum');
    expect([t.resources(P1), t.resources(P2), t.card('my-kind-of-scum').exhausted]).toEqual([1, 0, true]);
    expect(scum(3).declines().resources(P1)).toBe(0);
  });

  test('Underworld Connections gains 1 [des.action-abilities.03]', () => {
    const t = against({ supports: ['Underworld Connections'] }).use(P1, 'underworld-connections');
    expect([t.resources(P1), t.card('underworld-connections').exhausted]).toEqual([1, true]);
  });

  test.each([
    ['1 resource', 1],
    ['blank', 0],
  ])('Play the Odds: %s gains %i', (face, gained) => {
    const t = against({
      characters: [die('Finn', '2 ranged'), die('Padawan', '1 melee')],
      supports: ['Play the Odds'],
    });
    t.use(P1, 'play-the-odds');
    expect(t.choices).toEqual(['finn.1']);
    t.choose('finn.1').rolls(face);
    expect([t.resources(P1), t.shows('finn.1')]).toEqual([gained, face]);
  });

  test('Street Informants has ambush and looks at a hand [des.looking.01]', () => {
    const t = against({ hand: ['Street Informants'] }, { hand: ['Aim', 'Block'] }).play(P1, 'Street Informants');
    t.use(P1, 'street-informants');
    expect(t.events('looked-at')).toMatchObject([{ player: P1, owner: P2, zone: 'hand', cards: ['01151', '01153'] }]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('Infamous gives a yellow card ambush [des.ambush.01]', () => {
    const p1 = { supports: ['Infamous'], hand: ["Don't Get Cocky", 'Take Cover'] };
    const t = against(p1).play(P1, 'Take Cover').choose('hired-gun');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    const yellow = against({ ...p1, deck: [] }, { deck: [] })
      .play(P1, "Don't Get Cocky")
      .uses('infamous');
    expect(yellow.card('infamous').exhausted).toBe(true);
    yellow.forgo(P1);
    expect(yellow.decisionIsTurnOf(P2)).toBe(true);
  });
});
