/**
 * What the source leaves out. Of upgrade cards restrictions of the later ones, and what titles of huge ships add to theirs: from a second public set of
 * data, that of Launch Bay Next. Slots, keywords, charges, Force, prices for huge ships and a misprinted action: from xwing-data2-legacy, and the same
 * in Yet Another Squad Builder (scripts/xwing-compare.ts tells what it still says differently).
 */
import type { CompactPilot, CompactSide, CompactUpgrade } from '../../src/xwing/facts/compact';
import { idOf } from '../../src/xwing/facts/notation';
import type { Restriction } from '../../src/xwing/facts/types';
import type { Slot } from '../../src/xwing/facts/words';

type Grants = NonNullable<CompactSide['grants']>;
interface LeftOut extends Pick<Grants, 'slots' | 'stats'>, Restriction {}

const REBEL: LeftOut = { factions: ['rebelalliance'] };
const EMPIRE: LeftOut = { factions: ['galacticempire'] };
const SCUM: LeftOut = { factions: ['scumandvillainy'] };
const FIRST_ORDER: LeftOut = { factions: ['firstorder'] };
const REPUBLIC: LeftOut = { factions: ['galacticrepublic'] };
const CR90: LeftOut = { ...REBEL, ships: ['cr90corelliancorvette'] };
const GR75: LeftOut = { ...REBEL, ships: ['gr75mediumtransport'] };
const GOZANTI: LeftOut = { ...EMPIRE, ships: ['gozanticlasscruiser'] };
const RAIDER: LeftOut = { ...EMPIRE, ships: ['raiderclasscorvette'] };
const CROC: LeftOut = { ...SCUM, ships: ['croccruiser'] };
const SMALL: LeftOut = { sizes: ['small'] };
const HUGE: LeftOut = { sizes: ['huge'] };
const ANY = null;

/** By id. The fields of a card's restrictions are lines of their own here: all must be met. */
const LEFT_OUT: Readonly<Record<string, LeftOut>> = {
  // Configurations and titles.
  alpha3bbesh: { ships: ['nimbusclassvwing'], slots: [['device', 1]] },
  alpha3eesk: { ships: ['nimbusclassvwing'] },
  corsairrefit: { ships: ['croccruiser'] },
  interceptbooster: { ships: ['droidtrifighter'] },
  maneuverassistmgk300: { ships: ['tierbheavy'] },
  repulsorliftstabilizers: { ships: ['hmpdroidgunship'] },
  stabilizedsfoils: { ships: ['asf01bwing'] },
  targetassistmgk300: { ships: ['tierbheavy'] },
  kazsfireball: { factions: ['resistance'], ships: ['fireball'] },
  'slavei-swz82': { slots: [['gunner', 1]] },
  dodonnaspride: {
    ...CR90,
    slots: [
      ['team', 1],
      ['cargo', 1],
    ],
    stats: [['shields', -2]],
  },
  jainaslight: CR90,
  liberator: { ...CR90, stats: [['energy', 1]] },
  tantiveiv: { ...CR90, slots: [['crew', 2]] },
  thunderstrike: {
    ...CR90,
    slots: [['gunner', 1]],
    stats: [
      ['shields', -3],
      ['hull', 3],
    ],
  },
  brighthope: GR75,
  luminous: {
    ...GR75,
    stats: [
      ['shields', -1],
      ['energy', 2],
    ],
  },
  quantumstorm: {
    ...GR75,
    slots: [
      ['team', 1],
      ['cargo', 1],
    ],
    stats: [['energy', 1]],
  },
  assailer: {
    ...RAIDER,
    slots: [['gunner', 1]],
    stats: [
      ['hull', 2],
      ['shields', -2],
    ],
  },
  corvus: RAIDER,
  impetuous: {
    ...RAIDER,
    slots: [['crew', 1]],
    stats: [
      ['shields', -2],
      ['energy', 2],
    ],
  },
  instigator: { ...RAIDER, slots: [['team', 1]] },
  bloodcrow: {
    ...GOZANTI,
    slots: [['gunner', 1]],
    stats: [
      ['shields', -1],
      ['energy', 2],
    ],
  },
  requiem: GOZANTI,
  suppressor: { ...GOZANTI, slots: [['sensor', 1]] },
  vector: {
    ...GOZANTI,
    slots: [
      ['crew', 1],
      ['cargo', 1],
    ],
  },
  brokenhorn: {
    ...CROC,
    slots: [
      ['crew', 1],
      ['illicit', 1],
    ],
  },
  insatiableworrt: {
    ...CROC,
    slots: [['cargo', 1]],
    stats: [
      ['hull', 3],
      ['shields', -1],
      ['energy', -1],
    ],
  },
  merchantone: {
    ...CROC,
    slots: [
      ['turret', 1],
      ['team', 1],
      ['cargo', 1],
    ],
  },
  // Commands.
  agentoftheempire: { ...EMPIRE, ships: ['tieadvancedx1', 'tieadvancedv1'] },
  dreadnoughthunter: { ...SMALL, initiative: { least: 4 } },
  firstorderelite: { ...FIRST_ORDER, ships: ['tiesffighter', 'tievnsilencer'] },
  veteranwingleader: SMALL,
  admiralozzel: { ...EMPIRE, ...HUGE },
  azmorigan: { ...SCUM, ...HUGE },
  captainneeda: { ...EMPIRE, ...HUGE },
  carlistrieekan: { ...REBEL, ...HUGE },
  jandodonna: { ...REBEL, ...HUGE },
  raymusantilles: { ...REBEL, ...HUGE },
  'b6bladewingprototype-command': { slots: [['gunner', 1]] },
  phoenixsquadron: REBEL,
  bounty: { ...SCUM, sizes: ['small', 'medium', 'large'] },
  initforthemoneyrebellion: { sizes: ['small', 'medium', 'large'] },
  shadowwing: { ...EMPIRE, ships: ['tielnfighter', 'tieininterceptor', 'tiesabomber'] },
  skystrikeacademyclass: { ...EMPIRE, ships: ['tielnfighter', 'tieininterceptor'] },
  // Crew, gunners and other hands.
  q7astromech: REPUBLIC,
  generalhux: { action: { action: 'coordinate', color: 'white' } },
  'c3po-republic': REPUBLIC,
  aaylasecura: REPUBLIC,
  agentterex: FIRST_ORDER,
  k2so: REBEL,
  plokoon: REPUBLIC,
  torynfarr: { ...REBEL, ...HUGE },
  kitfisto: REPUBLIC,
  yoda: REPUBLIC,
  fives: REPUBLIC,
  wolfpack: REPUBLIC,
  commandermalarus: FIRST_ORDER,
  ghostcompany: { ...REPUBLIC, action: { action: 'rotate-arc', color: ANY } },
  commanderpyre: FIRST_ORDER,
  ahsokatano: REPUBLIC,
  clonecaptainrex: REPUBLIC,
  'bobafett-gunner': { factions: ['separatistalliance', 'scumandvillainy'] },
  'sabinewren-gunner': REBEL,
  kalani: { factions: ['separatistalliance'] },
  igrmdroids: SCUM,
  // Talents and powers of the Force.
  precognitivereflexes: SMALL,
  extrememaneuvers: { ...SMALL, action: { action: 'boost', color: ANY } },
  patience: { forceSides: ['light'] },
  graviticdeflection: { ships: ['nantexclassstarfighter'] },
  proudtradition: FIRST_ORDER,
  deadeyeshot: { sizes: ['small', 'medium'] },
  backwardstailslide: { ships: ['t65xwing', 't70xwing'] },
  ionlimiteroverride: { keywords: ['TIE'] },
  margsablclosure: { sizes: ['small', 'medium'] },
  starbirdslash: { ships: ['rz1awing', 'rz2awing'] },
  cutthroat: SCUM,
  disciplined: EMPIRE,
  hopeful: REBEL,
  interloperturn: { ships: ['tieddefender'] },
  tierfonbellyrun: { ships: ['btla4ywing', 'btlbywing'] },
  // Equipment.
  underslungblastercannon: { factions: ['rebelalliance', 'resistance'], ships: ['t65xwing', 't70xwing'] },
  coaxiumhyperfuel: { action: { action: 'slam', color: ANY } },
  quickreleaselocks: HUGE,
  saboteursmap: HUGE,
  scannerbaffler: HUGE,
  angleddeflectors: { stat: { stat: 'shields', least: 1 } },
  overdrivethruster: { ships: ['t70xwing'] },
  precisionionengines: { keywords: ['TIE'], stat: { stat: 'agility', least: 3 } },
  deuteriumpowercells: FIRST_ORDER,
  automatedtargetpriority: { initiative: { most: 3 } },
  sensorbuoysuite: { ...FIRST_ORDER, sizes: ['medium', 'large'] },
};

/** Charges and Force that are printed on the card, and in the source missing. */
const POOLS: Readonly<Record<`${'pilot' | 'upgrade'}:${string}`, Pick<CompactSide, 'charges' | 'force'>>> = {
  'pilot:gamutkey': { charges: { value: 2, recovers: 1 } },
  'pilot:nashwindrider': { charges: { value: 1, recovers: 1 } },
  'pilot:tapusk': { charges: { value: 2, recovers: 1 } },
  'pilot:vultskerris': { charges: { value: 1, recovers: -1 } },
  'pilot:vultskerris-tieininterceptor': { charges: { value: 1, recovers: -1 } },
  'pilot:zamwesell': { charges: { value: 4, recovers: 0 } },
  'upgrade:ga97': { charges: { value: 5, recovers: 1 } },
  'upgrade:strategiccommander': { charges: { value: 3, recovers: 0 } },
  'upgrade:aaylasecura': { force: { value: 1, recovers: 1 } },
};

/** Devices that the source does not name with their cards: from xwingtmg/xwing-data2. */
const DEVICES: Readonly<Record<string, CompactSide['device']>> = {
  thermaldetonators: { name: 'Thermal Detonator', type: 'bomb' },
  sensorbuoysuite: { name: 'Sensor Buoy', type: 'remote', initiative: 0, agility: 3, hull: 2 },
};

const CONFIGURABLE = { slots: ['configuration'] } as const;
const SECOND_TALENT = { slots: ['talent'] } as const;
const TIE = { keywords: ['TIE'] } as const;

/** Slots that ship cards had in May 2021, and keywords printed on them. */
const MORE: Readonly<Record<string, { readonly slots?: readonly Slot[]; readonly keywords?: readonly string[] }>> = {
  arvelcrynyd: CONFIGURABLE,
  greensquadronpilot: CONFIGURABLE,
  jakefarrell: CONFIGURABLE,
  phoenixsquadronpilot: CONFIGURABLE,
  'wedgeantilles-rz1awing': SECOND_TALENT,
  derekklivian: SECOND_TALENT,
  blackout: CONFIGURABLE,
  kyloren: CONFIGURABLE,
  firstordertestpilot: CONFIGURABLE,
  recoil: CONFIGURABLE,
  avenger: CONFIGURABLE,
  sienarjaemusengineer: CONFIGURABLE,
  rush: CONFIGURABLE,
  leiaorgana: { keywords: ['Light Side'] },
  'fennrau-sheathipedeclassshuttle': { keywords: ['Spectre'] },
  kananjarrus: { keywords: ['Freighter', 'Jedi', 'Light Side'] },
  'kananjarrus-hwk290lightfreighter': { keywords: ['Freighter'] },
  tapusk: { keywords: ['Freighter'] },
  wilhufftarkin: TIE,
  'oddball-nimbusclassvwing': TIE,
  contrail: TIE,
  klick: TIE,
  shadowsquadronescort: TIE,
  loyalistvolunteer: TIE,
};

/** Prices for huge ships and their initiatives of 7 and 8. */
const PRICES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  agilegunner: { huge: 3 },
  inertialdampeners: { 7: 7, 8: 8 },
  passivesensors: { 7: 8, 8: 10 },
  seasonednavigator: { 7: 9, 8: 10 },
  snapshot: { huge: 10 },
  suppressivegunner: { huge: 3 },
  veteranturretgunner: { huge: 7 },
};

function priced(card: CompactUpgrade): CompactUpgrade {
  const prices = PRICES[idOf(card)];
  if (!prices) return card;
  if (typeof card.cost === 'number') throw new Error(`${idOf(card)}: costs the same on every ship by now`);
  return { ...card, cost: { ...card.cost, values: { ...card.cost.values, ...prices } } };
}

/** Weapons of which the source has the text alone: from Yet Another Squad Builder. */
const WEAPONS: Readonly<Record<string, NonNullable<CompactSide['weapon']>>> = {
  'b6bladewingprototype-command': { arc: 'front', value: 3, range: [2, 4], ordnance: true, requires: ['lock'] },
};

/** Cards that change a primary weapon, which the source writes as a weapon of the card. */
const NO_WEAPONS: readonly string[] = ['vectoredcannonsrz1'];

/** Actions that a card grants where the source names others. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = { ga97: ['calculate white'] };

/** Ship cards whose text is a story, though the source has it as an ability. */
const STORIES: readonly string[] = ['newrepublicvolunteers'];

/** The ship card with what was left out of it. Throws where the source has come to say it itself. */
export function supplementedPilot(printed: CompactPilot): CompactPilot {
  const card = withPools('pilot', idOf(printed), printed);
  const { slots, keywords } = MORE[idOf(card)] ?? {};
  if (
    keywords?.some((word) => card.keywords?.includes(word)) ||
    (slots?.[0] === 'configuration' && card.slots?.includes('configuration'))
  )
    throw new Error(`${idOf(card)}: the source says by now what it left out`);
  return {
    ...card,
    ...(STORIES.includes(idOf(card)) && { plain: true as const }),
    ...(slots && { slots: [...(card.slots ?? []), ...slots] }),
    ...(keywords && { keywords: [...(card.keywords ?? []), ...keywords].sort() }),
  };
}

function withPools<T extends Pick<CompactSide, 'charges' | 'force'>>(kind: 'pilot' | 'upgrade', id: string, on: T): T {
  const pools = POOLS[`${kind}:${id}`];
  if ((pools?.charges && on.charges) || (pools?.force && on.force))
    throw new Error(`${id}: the source says by now which charges or Force it has`);
  return { ...on, ...pools };
}

/** The card with what was left out of it. Throws where the source has come to say it itself. */
export function supplemented(source: CompactUpgrade): CompactUpgrade {
  const id = idOf(source);
  const { weapon = WEAPONS[id], ...printed } = priced(source);
  const own = { ...printed, ...(weapon && !NO_WEAPONS.includes(id) && { weapon }) };
  const actions = ACTIONS[id];
  const device = DEVICES[id];
  if (device && printed.device) throw new Error(`${id}: the source says by now which device it brings`);
  const named = { ...own, ...(device && { device }) };
  const card = withPools('upgrade', id, actions ? { ...named, grants: { ...named.grants, actions } } : named);
  const more = LEFT_OUT[id];
  if (!more) return card;
  const { slots, stats, ...asked } = more;
  const lines: Restriction[] = Object.entries(asked).map(([field, asks]) => ({ [field]: asks as unknown }));
  const known = (card.restrictions ?? []).flatMap((line) => Object.keys(line));
  if (known.some((field) => field in asked) || (slots && card.grants?.slots) || (stats && card.grants?.stats))
    throw new Error(`${id}: the source says by now what it left out`);
  const grants = { ...card.grants, ...(slots && { slots }), ...(stats && { stats }) };
  const restrictions = [...(card.restrictions ?? []), ...lines];
  return { ...card, ...((slots ?? stats) && { grants }), ...(restrictions.length > 0 && { restrictions }) };
}
