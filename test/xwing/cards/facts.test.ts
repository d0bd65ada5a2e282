import {
  allCards,
  conditions,
  damageDeck,
  hugeDamageDeck,
  pilot,
  pilots,
  ship,
  shipAbilities,
  ships,
  upgrade,
  upgradeCost,
  upgrades,
  type Pilot,
  type Ship,
  type Upgrade,
} from '../../../src/xwing/facts';
import { idOf, parseAction, parseManeuver } from '../../../src/xwing/facts/notation';
import { BEARINGS, FACTIONS, SLOTS } from '../../../src/xwing/facts/words';

const found = <T>(card: T | undefined): T => {
  if (card === undefined) throw new Error('no such card');
  return card;
};
const theShip = (id: string): Ship => found(ship(id));
const thePilot = (id: string): Pilot => found(pilot(id));
const theUpgrade = (id: string): Upgrade => found(upgrade(id));

describe('all cards are there', () => {
  test('90 pairs of a ship and a faction, 469 pilots, 380 upgrades, 12 conditions', () => {
    expect(ships().flatMap((one) => one.factions)).toHaveLength(90);
    expect(ships()).toHaveLength(79);
    expect(pilots()).toHaveLength(469);
    expect(upgrades()).toHaveLength(380);
    expect(conditions()).toHaveLength(12);
  });

  test('no two cards have the same key', () => {
    const keys = allCards().map((card) => card.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(469 + 380 + 12 + 14 + hugeDamageDeck().length + shipAbilities().length);
  });

  test('the damage deck has 33 cards of 14 kinds, numbered 1 to 14 [xw.damage-cards.14]', () => {
    const deck = damageDeck();
    expect(deck.map((card) => card.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(deck.reduce((sum, card) => sum + card.copies, 0)).toBe(33);
    expect(deck.filter((card) => card.copies !== 2).map(({ id, copies }) => [id, copies])).toEqual([
      ['fuelleak', 4],
      ['directhit', 5],
    ]);
    expect(deck.filter((card) => card.trait === 'pilot').map((card) => card.id)).toEqual([
      'panickedpilot',
      'blindedpilot',
      'woundedpilot',
      'stunnedpilot',
    ]);
  });

  test('there are seven factions, and every faction flies something [xw.faction.01]', () => {
    expect(FACTIONS).toHaveLength(7);
    expect(new Set(pilots().map((one) => one.faction))).toEqual(new Set(FACTIONS));
  });

  test('every pilot belongs to a faction that flies the ship; upgrades may have none [xw.faction.02]', () => {
    for (const one of pilots()) expect(theShip(one.ship).factions).toContain(one.faction);
    expect(theUpgrade('protontorpedoes').restrictions).toEqual([]);
  });
});

describe('facts agree with each other', () => {
  test('every reference leads to a card', () => {
    const conditionIds = new Set(conditions().map((one) => one.id));
    const abilityIds = new Set(shipAbilities().map((one) => one.id));
    for (const one of pilots()) {
      expect(one.conditions.filter((id) => !conditionIds.has(id))).toEqual([]);
      expect(one.shipAbility === null || abilityIds.has(one.shipAbility)).toBe(true);
    }
    for (const { restrictions, sides } of upgrades()) {
      expect(restrictions.flatMap((line) => line.ships ?? []).filter((id) => !ship(id))).toEqual([]);
      expect(restrictions.flatMap((line) => line.shipAbilities ?? []).filter((id) => !abilityIds.has(id))).toEqual([]);
      expect(sides.flatMap((side) => side.conditions).filter((id) => !conditionIds.has(id))).toEqual([]);
    }
  });

  test('every ship has a weapon, hull and a dial without doubles', () => {
    for (const { id, stats, dial } of ships()) {
      expect([id, stats.primaryWeapons.length > 0 && stats.hull > 0]).toEqual([id, true]);
      const marks = dial.map(({ speed, bearing }) => `${speed} ${bearing}`);
      expect([id, new Set(marks).size]).toEqual([id, dial.length]);
    }
  });

  test('dials are symmetric, but for the JumpMaster, and use every bearing between them', () => {
    const mirrored = (bearing: string): string =>
      bearing.replace(/left|right/, (side) => (side === 'left' ? 'right' : 'left'));
    const askew = ships().filter(({ dial }) => {
      const marks = dial.map(({ speed, bearing, color }) => `${speed} ${bearing} ${color}`);
      return marks.some((mark) => !marks.includes(mirrored(mark)));
    });
    expect(askew.map((one) => one.id)).toEqual(['jumpmaster5000']);
    expect(new Set(ships().flatMap(({ dial }) => dial.map((one) => one.bearing)))).toEqual(new Set(BEARINGS));
  });

  test('all kinds of slot are on some upgrade and on some pilot', () => {
    expect(new Set(upgrades().flatMap(({ sides }) => sides.flatMap((side) => side.slots)))).toEqual(new Set(SLOTS));
    expect(new Set(pilots().flatMap(({ slots }) => slots))).toEqual(new Set(SLOTS));
  });

  test('no ability text came along: no fact has more words than a name', () => {
    const words = JSON.stringify([ships(), pilots(), upgrades(), damageDeck(), conditions()]).match(/"[^"]*"/g) ?? [];
    expect(words.filter((word) => word.split(' ').length > 6 || word.includes('. '))).toEqual([
      '"Adv. Proton Torpedoes"',
      '"Adv. Proton Torpedoes"',
    ]);
  });
});

describe('single cards', () => {
  test('T-65 X-wing', () => {
    const xwing = theShip('t65xwing');
    expect(xwing).toMatchObject({ name: 'T-65 X-wing', size: 'small', factions: ['rebelalliance'] });
    expect(xwing.stats).toEqual({
      primaryWeapons: [{ arc: 'front', value: 3 }],
      agility: 2,
      hull: 4,
      shields: { value: 2, recovers: 0 },
      energy: null,
      baseLength: null,
    });
    expect(xwing.actions.map((icon) => icon.action)).toEqual(['focus', 'lock', 'barrel-roll']);
    expect(xwing.dial).toHaveLength(17);
    expect(xwing.dial).toContainEqual({ speed: 3, bearing: 'tallon-left', color: 'red' });
    expect(xwing.dial).toContainEqual({ speed: 2, bearing: 'bank-right', color: 'blue' });
    expect(xwing.dial).toContainEqual({ speed: 4, bearing: 'koiogran', color: 'red' });
  });

  test('Jake Farrell flies an A-wing with a linked action bar of his ship', () => {
    const jake = thePilot('jakefarrell');
    expect(jake).toMatchObject({
      name: 'Jake Farrell',
      ship: 'rz1awing',
      initiative: 4,
      limited: 1,
      cost: 34,
      hasAbility: true,
      shipAbility: 'vectoredthrusters',
    });
    expect(jake.actions).toEqual(theShip('rz1awing').actions);
    expect(thePilot('phoenixsquadronpilot')).toMatchObject({
      initiative: 1,
      limited: 0,
      hasAbility: false,
      caption: '',
    });
  });

  test('a droid pilot has an action bar of its own', () => {
    expect(thePilot('chopper').actions.map((icon) => icon.action)).toEqual(['calculate', 'lock', 'reinforce']);
    expect(theShip('vcx100lightfreighter').actions.map((icon) => icon.action)).toEqual(['focus', 'lock', 'reinforce']);
  });

  test('the action bar of a TIE Interceptor has no links, that of a B-wing has one', () => {
    expect(theShip('tieininterceptor').actions).toContainEqual({ action: 'boost', color: 'white', linked: null });
    expect(theShip('asf01bwing').actions).toContainEqual({
      action: 'focus',
      color: 'white',
      linked: { action: 'barrel-roll', color: 'red' },
    });
  });

  test("Force and charges: Luke has two Force that recover one; charges of an upgrade are the upgrade's", () => {
    expect(thePilot('lukeskywalker').force).toEqual({ value: 2, recovers: 1, sides: ['light'] });
    expect(theUpgrade('protontorpedoes').sides[0].charges).toEqual({ value: 2, recovers: 0 });
    expect(thePilot('lukeskywalker').charges).toBeNull();
  });

  test('a special weapon shows arc, ordnance icon, value and range [xw.card-anatomy.04]', () => {
    const weapon = (id: string) => theUpgrade(id).sides[0].weapon;
    expect(weapon('protontorpedoes')).toEqual({
      arc: 'front',
      value: 4,
      range: { min: 2, max: 3 },
      ordnance: true,
      requires: ['lock'],
      chargeCost: 1,
      energyCost: 0,
      headers: 0,
    });
    expect(weapon('heavylasercannon')).toEqual({
      arc: 'bullseye',
      value: 4,
      range: { min: 2, max: 3 },
      ordnance: false,
      requires: [],
      chargeCost: 0,
      energyCost: 0,
      headers: 0,
    });
    expect(weapon('xx23sthreadtracers')?.requires).toEqual(['focus', 'calculate', 'lock']);
    expect(weapon('hullupgrade')).toBeNull();
  });

  test('every weapon with charges of its own costs one, and no other', () => {
    const armed = upgrades().flatMap((one) => one.sides.filter((side) => side.weapon));
    expect(armed).toHaveLength(31);
    for (const { title, weapon, charges } of armed)
      expect([title, weapon?.chargeCost]).toEqual([title, charges ? 1 : 0]);
  });

  test('upgrades that change their ship, and cards whose facts say all', () => {
    expect(theUpgrade('shieldupgrade')).toMatchObject({
      hasAbility: false,
      sides: [{ grants: { stats: [{ stat: 'shields', amount: 1, arc: null }] } }],
    });
    expect(theUpgrade('servomotorsfoils').sides.map((side) => side.title)).toEqual([
      'Servomotor S-foils (Closed)',
      'Servomotor S-foils (Open)',
    ]);
    expect(theUpgrade('staticdischargevanes').hasAbility).toBe(true);
  });

  test('Stalwart Captain fits huge ships of every faction [xw.errata-stalwart-captain.01]', () => {
    expect(theUpgrade('stalwartcaptain').restrictions).toEqual([{ sizes: ['huge'] }]);
  });

  test('all tactical relays are solitary [xw.solitary.02]', () => {
    const relays = upgrades().filter((one) => one.sides[0].slots.includes('tactical-relay'));
    expect(relays).toHaveLength(5);
    expect(relays.filter((one) => !one.solitary)).toEqual([]);
  });
});

describe('the parts of a card', () => {
  test('a ship card: caption, initiative, abilities, statistics, type, name, faction, action bar and links [xw.card-anatomy.01]', () => {
    const jake = thePilot('jakefarrell');
    expect(jake).toMatchObject({
      caption: 'Sage Instructor',
      initiative: 4,
      hasAbility: true,
      shipAbility: 'vectoredthrusters',
      name: 'Jake Farrell',
    });
    expect(jake).toMatchObject({ faction: 'rebelalliance', ship: 'rz1awing' });
    expect(theShip(jake.ship)).toMatchObject({ name: 'RZ-1 A-wing', stats: { hull: 2 } });
    expect(jake.actions.length).toBeGreaterThan(0);
    expect(thePilot('braylenstramm').actions[0]).toEqual({
      action: 'focus',
      color: 'white',
      linked: { action: 'barrel-roll', color: 'red' },
    });
  });

  test('the statistics of a ship card: attack, agility, hull, shields, Force capacity [xw.card-anatomy.02]', () => {
    const vader = thePilot('darthvader');
    const stats = {
      primaryWeapons: [{ arc: 'front', value: 2 }],
      agility: 3,
      hull: 3,
      shields: { value: 2, recovers: 0 },
      energy: null,
      baseLength: null,
    };
    expect(theShip(vader.ship).stats).toEqual(stats);
    expect(vader.force?.value).toBe(3);
    expect(thePilot('wedgeantilles').force).toBeNull();
  });

  test('an upgrade card: name, ability, type, restrictions, actions and links, attack, charge limit [xw.card-anatomy.03]', () => {
    expect(theUpgrade('energyshellcharges')).toMatchObject({
      name: 'Energy-Shell Charges',
      hasAbility: true,
      restrictions: [{ action: { action: 'calculate', color: 'white' } }, { factions: ['separatistalliance'] }],
      sides: [
        { slots: ['missile'], weapon: { value: 3, requires: ['calculate'] }, charges: { value: 1, recovers: 0 } },
      ],
    });
    expect(theUpgrade('targetassistmgk300').sides[0].grants.actions).toEqual([
      { action: 'calculate', color: 'white', linked: null },
      { action: 'rotate-arc', color: 'white', linked: { action: 'calculate', color: 'white' } },
    ]);
  });
});

describe('costs', () => {
  const on = (id: string) => ({ pilot: thePilot(id), ship: theShip(thePilot(id).ship) });
  test('fixed, by agility, by size and by initiative', () => {
    expect(upgradeCost(theUpgrade('protontorpedoes'), on('lukeskywalker'))).toBe(12);
    expect(upgradeCost(theUpgrade('shieldupgrade'), on('lukeskywalker'))).toBe(6);
    expect(upgradeCost(theUpgrade('hate'), on('kyloren'))).toBe(3);
    expect(upgradeCost(theUpgrade('delta7b'), on('obiwankenobi'))).toBe(20);
  });
  test('a huge ship pays by its agility, 0, and has no price by size', () => {
    expect(upgradeCost(theUpgrade('shieldupgrade'), on('outerrimgarrison'))).toBe(3);
    expect(upgradeCost(theUpgrade('hate'), on('outerrimgarrison'))).toBeNull();
  });
});

describe('lookups and notation', () => {
  test('no id reaches a prototype', () => {
    for (const id of ['__proto__', 'constructor', 'toString', ''])
      expect([ship(id), pilot(id), upgrade(id)]).toEqual([undefined, undefined, undefined]);
  });

  test('maneuvers are read as squad builders write them', () => {
    expect(['0OR', '2BB', '3EP', '5FW'].map(parseManeuver)).toEqual([
      { speed: 0, bearing: 'stationary', color: 'red' },
      { speed: 2, bearing: 'bank-left', color: 'blue' },
      { speed: 3, bearing: 'tallon-left', color: 'purple' },
      { speed: 5, bearing: 'straight', color: 'white' },
    ]);
  });

  test('an id is made of the name, unless another one is given, or what follows it', () => {
    expect(idOf({ name: 'G4R-G0R V/M', id: 'g4rgorvm' })).toBe('g4rgorvm');
    expect(idOf({ name: 'Tápusk' })).toBe('tapusk');
    expect(idOf({ name: 'R2-D2', id: '-republic' })).toBe('r2d2-republic');
  });

  test('what is not in the notation is null', () => {
    for (const code of ['', '6FB', '2XB', '2FG', '2FBR', '2F', 'FB', '__proto__'])
      expect(parseManeuver(code)).toBeNull();
    for (const text of [
      '',
      'focus',
      'focus blue',
      'nap white',
      'focus white > nap red',
      'focus white > boost red > evade red',
    ])
      expect(parseAction(text)).toBeNull();
  });
});
