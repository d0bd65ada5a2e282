/** Cards that add, spend and cancel results: what each does, and where it does not. */
import { CLOSE } from '../duel';
import { expectCase, type CardCase } from './card-cases';

const added = (die: string, face: string) => ({ type: 'die-added', die, face });
const canceled = (die: string, ...faces: string[]) => ({ type: 'dice-canceled', die, faces });
const hurt = (ship: string, damage = 'hit') => ({ type: 'damage-suffered', ship, damage });

const adding: CardCase[] = [
  ...(['sharabey', 'sharabey-rz1awing'] as const).flatMap((pilot, i): CardCase[] => {
    const id = ['shara-bey', 'shara-bey-a-wing'][i] ?? '';
    return [
      {
        ability: `${id}-attacks`,
        red: { pilot, upgrades: ['ioncannon'] },
        weapon: i === 0 ? 'primary front' : 'primary',
        locks: [['red', 'tie']],
        happened: [added('attack', 'focus'), { type: 'lock-spent', ship: 'red' }],
        not: { 'no lock': { locks: [] }, 'a special attack': { weapon: 'red/ioncannon' } },
      },
      {
        ability: `${id}-defends`,
        tie: { pilot },
        locks: [['tie', 'red']],
        happened: [added('defense', 'focus')],
        not: { 'no lock on the attacker': { locks: [['red', 'tie']] } },
      },
    ];
  }),
  {
    ability: 'sabine-wren-lancer',
    tie: { pilot: 'sabinewren-lancerclasspursuitcraft', turret: 'front' },
    happened: [added('defense', 'focus')],
    not: { 'not in the turret arc': { tie: { turret: 'left' } } },
  },
  {
    ability: 'vennie',
    tie: { pilot: 'vennie', turret: 'front' },
    happened: [added('defense', 'focus')],
    not: { 'in no turret arc': { tie: { turret: 'left' } } },
  },
  {
    ability: 'finn-gunner-attacks',
    red: { upgrades: ['finn'] },
    attack: ['hit', 'hit', 'hit'],
    then: { attack: ['blank', 'hit', 'hit', 'hit'] },
    not: { 'a special attack': { red: { upgrades: ['finn', 'ioncannon'] }, weapon: 'red/ioncannon' } },
  },
  {
    ability: 'finn-gunner-defends',
    tie: { upgrades: ['finn'] },
    happened: [added('defense', 'blank')],
    not: { 'an attacker beside the front arc': { tie: { facing: 90 } } },
  },
  {
    ability: 'finn-attacks',
    red: { pilot: 'finn' },
    chosen: 'focus',
    happened: [added('attack', 'focus')],
    ships: { red: { tokens: { strain: 1 } } },
    not: { 'another pilot': { red: { pilot: 'rosetico' } } },
  },
  {
    ability: 'finn-defends',
    tie: { pilot: 'finn' },
    chosen: 'blank',
    happened: [added('defense', 'blank')],
    ships: { tie: { tokens: { strain: 0 } } },
    not: { 'another pilot': { tie: { pilot: 'rosetico' } } },
  },
  {
    ability: 'blood-crow',
    red: { upgrades: ['bloodcrow'] },
    happened: [added('attack', 'focus')],
    not: { 'at range 3': { red: { at: [300, 200] } } },
  },
  {
    ability: 'calibrated-laser-targeting',
    red: { upgrades: ['calibratedlasertargeting'] },
    happened: [added('attack', 'focus')],
    not: { 'beside the bullseye arc': { tie: { at: [370, 500] } } },
  },
  {
    ability: 'tv-94',
    red: { pilot: 'academypilot', tokens: { calculate: 1 } },
    others: { relay: { upgrades: ['tv94'], at: [400, 300] } },
    happened: [added('attack', 'hit'), { type: 'token-spent', ship: 'red', token: 'calculate' }],
    not: {
      '3 dice': { red: { pilot: 'bluesquadronescort' } },
      'beside the bullseye arc': { tie: { at: [370, 500] } },
      'no calculate token': { red: { tokens: { focus: 1 } } },
    },
  },
  {
    ability: 'sunny-bounder',
    red: { pilot: 'sunnybounder' },
    attack: ['hit', 'hit'],
    then: { attack: ['hit', 'hit', 'hit'] },
    not: { 'different results': { attack: ['hit', 'crit'] } },
  },
  ...(['bossk', 'bossk-z95af4headhunter'] as const).map((pilot, i): CardCase => ({
    ability: ['bossk-pilot', 'bossk-z-95'][i] ?? '',
    red: { pilot },
    attack: ['crit', 'blank'],
    happened: [{ type: 'die-spent', face: 'crit' }, added('attack', 'hit'), hurt('tie')],
    not: { 'no critical hit left': { defense: ['evade'], attack: ['hit'] } },
  })),
  {
    ability: 'fifth-brother',
    red: { pilot: 'fifthbrother' },
    attack: ['hit'],
    happened: [added('attack', 'crit'), hurt('tie', 'crit')],
    ships: { red: { force: { active: 0 } } },
    not: { 'a miss': { defense: ['evade'] }, 'too little Force': { red: { force: 1 } } },
  },
];

const NEAR = { at: [360, 490] as const };
const canceling: CardCase[] = [
  {
    ability: 'biggs-darklighter',
    others: { biggs: { player: 'p2', pilot: 'biggsdarklighter', ...NEAR } },
    attack: ['hit', 'crit'],
    chosen: 'crit',
    happened: [canceled('attack', 'crit'), hurt('biggs', 'crit')],
    not: {
      'outside the attack arc': { others: { biggs: { player: 'p2', pilot: 'biggsdarklighter', at: [300, 250] } } },
      'no damage': { attack: [] },
    },
  },
  {
    ability: 'selfless',
    others: { friend: { player: 'p2', upgrades: ['selfless'], ...NEAR } },
    attack: ['hit', 'crit'],
    happened: [canceled('attack', 'crit'), hurt('friend', 'crit')],
    not: { 'no critical hit': { attack: ['hit', 'hit'] } },
  },
  {
    ability: 'captain-dobbs',
    others: { dobbs: { player: 'p2', pilot: 'captaindobbs', ...NEAR } },
    attack: ['hit', 'crit'],
    happened: [canceled('attack', 'hit')],
    ships: { dobbs: { tokens: { ion: 1 } } },
    not: {
      'while ionized': { others: { dobbs: { player: 'p2', pilot: 'captaindobbs', tokens: { ion: 1 }, ...NEAR } } },
      'no hit': { attack: ['crit'] },
    },
  },
  {
    ability: 'seventh-sister-pilot',
    red: { pilot: 'seventhsister' },
    attack: ['hit'],
    defense: ['evade'],
    happened: [canceled('defense', 'evade'), hurt('tie')],
    ships: { red: { force: { active: 0 } } },
    not: { 'no evade result': { defense: [] }, 'too little Force': { red: { force: 1 } } },
  },
  {
    ability: 'captain-sear',
    red: { tokens: { calculate: 1 } },
    others: { sear: { pilot: 'captainsear', at: [400, 300] } },
    attack: ['hit'],
    defense: ['evade'],
    happened: [canceled('defense', 'evade')],
    ships: { red: { tokens: { calculate: 0 } } },
    not: { 'nothing to spend': { red: { tokens: {} } }, 'beside the bullseye arc': { tie: { at: [370, 500] } } },
  },
  {
    ability: 'captain-phasma-pilot',
    tie: { pilot: 'captainphasma', turret: 'front' },
    others: { trooper: { player: 'p2', ...NEAR } },
    attack: ['hit', 'crit'],
    chosen: { ship: 'trooper', face: 'crit' },
    happened: [canceled('attack', 'crit'), hurt('trooper', 'crit')],
    not: { 'nobody near': { others: { trooper: { player: 'p2', at: [600, 500] } } }, 'nothing left': { attack: [] } },
  },
  {
    ability: 'countdown',
    tie: { pilot: 'countdown' },
    attack: ['hit', 'crit', 'crit'],
    happened: [canceled('attack', 'crit', 'crit'), { type: 'attack-missed' }, hurt('tie')],
    ships: { tie: { tokens: { stress: 1 } } },
    not: { 'while stressed': { tie: { tokens: { stress: 1 } } } },
  },
  {
    ability: 'general-grievous-crew',
    tie: { upgrades: ['generalgrievous'] },
    attack: ['hit', 'crit'],
    chosen: 'crit',
    happened: [canceled('attack', 'crit')],
    ships: { tie: { upgrades: [{ charges: { active: 0 } }] } },
    not: { 'one result left': { attack: ['hit', 'crit'], defense: ['evade'] } },
  },
  {
    ability: 'lieutenant-kestal',
    red: { pilot: 'lieutenantkestal', tokens: { focus: 1 }, ...CLOSE },
    weapon: 'primary',
    attack: ['hit'],
    defense: ['blank', 'focus', 'evade'],
    happened: [canceled('defense', 'blank'), canceled('defense', 'focus')],
    ships: { red: { tokens: { focus: 0 } } },
    not: { 'no focus token': { red: { tokens: {} } }, 'only evade results': { defense: ['evade', 'evade', 'evade'] } },
  },
];

describe('results are added [xw.dice-modification.02, xw.dice-modification.03]', () => {
  test.each(adding.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('results are canceled [xw.cancel.01]', () => {
  test.each(canceling.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});
