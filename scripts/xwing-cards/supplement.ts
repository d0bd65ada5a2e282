/**
 * What the source leaves out of upgrade cards: restrictions of the later ones, and what titles of huge ships add to theirs. From a second public set of
 * data, that of Launch Bay Next. Charges and a misprinted action: from a third, xwing-data2-legacy, and the same in Yet Another Squad Builder.
 */
import type { CompactPilot, CompactSide, CompactUpgrade } from '../../src/xwing/facts/compact';
import { idOf } from '../../src/xwing/facts/notation';
import type { Restriction } from '../../src/xwing/facts/types';

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
  shadowwing: { ships: ['tielnfighter', 'tieininterceptor', 'tiesabomber'] },
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

/** Charges that are printed on the card, and in the source missing. */
const CHARGES: Readonly<Record<`${'pilot' | 'upgrade'}:${string}`, NonNullable<CompactSide['charges']>>> = {
  'pilot:gamutkey': { value: 2, recovers: 1 },
  'pilot:nashwindrider': { value: 1, recovers: 1 },
  'pilot:tapusk': { value: 2, recovers: 1 },
  'pilot:vultskerris': { value: 1, recovers: -1 },
  'pilot:vultskerris-tieininterceptor': { value: 1, recovers: -1 },
  'pilot:zamwesell': { value: 4, recovers: 0 },
  'upgrade:ga97': { value: 5, recovers: 1 },
};

/** Actions that a card grants where the source names others. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = { ga97: ['calculate white'] };

/** The ship card with the charges that were left out. Throws where the source has come to say it itself. */
export function chargedPilot(card: CompactPilot): CompactPilot {
  return charged('pilot', idOf(card), card);
}

function charged<T extends Pick<CompactSide, 'charges'>>(kind: 'pilot' | 'upgrade', id: string, on: T): T {
  const charges = CHARGES[`${kind}:${id}`];
  if (charges && on.charges) throw new Error(`${id}: the source says by now which charges it has`);
  return charges ? { ...on, charges } : on;
}

/** The card with what was left out of it. Throws where the source has come to say it itself. */
export function supplemented(printed: CompactUpgrade): CompactUpgrade {
  const id = idOf(printed);
  const actions = ACTIONS[id];
  const card = charged('upgrade', id, actions ? { ...printed, grants: { ...printed.grants, actions } } : printed);
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
