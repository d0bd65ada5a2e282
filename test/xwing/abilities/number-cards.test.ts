/** Cards that change how many dice are rolled: how many with it, and how many where it does not count. */
import { CLOSE } from '../duel';
import { changed, diceRolled, type Attack } from './card-cases';

interface NumberCase extends Attack {
  card: string;
  pool?: 'attack' | 'defense';
  /** The ability that has to be used for it; absent: nobody is asked. */
  use?: string;
  dice: number;
  not: Readonly<Record<string, Attack & { dice: number }>>;
}

const FAR = { at: [300, 200] as const };
const LOCKED = { locks: [['red', 'tie']] } as const;
const ROCK = { obstacles: { rock: { outline: 'coreasteroid0', at: [300, 410] as const } } };
const straight = (speed: number) => ({ revealed: { speed, bearing: 'straight', color: 'white' } as const });

const cases: NumberCase[] = [
  {
    card: 'longshot',
    red: { pilot: 'longshot', ...FAR },
    dice: 3,
    not: { 'at range 2': { red: { at: [300, 300] }, dice: 2 } },
  },
  {
    card: 'backdraft',
    red: { pilot: 'backdraft', facing: 180, turret: 'rear' },
    dice: 3,
    not: { 'to the front': { red: { facing: 0, turret: 'front' }, weapon: 'primary single-turret', dice: 2 } },
  },
  {
    card: 'blackout',
    red: { pilot: 'blackout' },
    ...ROCK,
    pool: 'defense',
    dice: 2,
    not: { 'not obstructed': { obstacles: {}, dice: 3 } },
  },
  {
    card: 'wedge antilles (A-wing)',
    red: { pilot: 'wedgeantilles-rz1awing', upgrades: ['ioncannon'] },
    weapon: 'primary',
    pool: 'defense',
    dice: 2,
    not: { 'a special attack': { weapon: 'red/ioncannon', dice: 3 } },
  },
  {
    card: 'major vynder',
    tie: { pilot: 'majorvynder', tokens: { disarm: 1 } },
    pool: 'defense',
    dice: 3,
    not: { 'not disarmed': { tie: { tokens: {} }, dice: 2 } },
  },
  {
    card: 'talonbane cobra attacks',
    red: { pilot: 'talonbanecobra', ...CLOSE },
    dice: 5,
    not: { 'at range 2': { red: { at: [300, 300] }, dice: 3 } },
  },
  {
    card: 'talonbane cobra defends',
    red: FAR,
    tie: { pilot: 'talonbanecobra' },
    pool: 'defense',
    dice: 4,
    not: { 'at range 2': { red: { at: [300, 300] }, dice: 2 } },
  },
  {
    card: 'ric olie attacks',
    red: { pilot: 'ricolie', ...straight(5) },
    tie: straight(4),
    dice: 3,
    not: { 'not faster': { tie: straight(5), dice: 2 }, 'no dial revealed': { tie: { revealed: null }, dice: 2 } },
  },
  {
    card: 'ric olie defends',
    red: straight(4),
    tie: { pilot: 'ricolie', ...straight(5) },
    pool: 'defense',
    dice: 3,
    not: { 'not faster': { red: straight(5), dice: 2 } },
  },
  {
    card: 'ahhav',
    red: { pilot: 'ahhav' },
    tie: { pilot: 'garvendreis' },
    dice: 3,
    not: { 'an enemy of its size': { tie: { pilot: 'academypilot' }, dice: 2 } },
  },
  {
    card: 'ahhav defends',
    red: { pilot: 'garvendreis' },
    weapon: 'primary front',
    tie: { pilot: 'ahhav' },
    pool: 'defense',
    dice: 4,
    not: { 'an enemy of its size': { red: { pilot: 'bluesquadronescort' }, weapon: 'primary', dice: 3 } },
  },
  {
    card: 'graz',
    red: { pilot: 'graz' },
    tie: { facing: 0 },
    dice: 4,
    not: { 'in front': { tie: { facing: 180 }, dice: 3 } },
  },
  {
    card: 'graz defends',
    red: { pilot: 'graz' },
    tie: { pilot: 'graz', facing: 0 },
    pool: 'defense',
    dice: 2,
    not: {},
  },
  {
    card: 'kath scarlet',
    red: { pilot: 'kathscarlet' },
    weapon: 'primary front',
    others: { friend: { at: [340.001, 500] } },
    dice: 4,
    not: { 'nobody there': { others: {}, dice: 3 } },
  },
  {
    card: "n'dru suhlak",
    red: { pilot: 'ndrusuhlak' },
    dice: 3,
    not: { 'a friend at range 2': { others: { friend: { at: [450, 300] } }, dice: 2 } },
  },
  {
    card: 'linked battery',
    red: { pilot: 'starkillerbasepilot', upgrades: ['ioncannon'] },
    weapon: 'red/ioncannon',
    dice: 4,
    not: { 'a primary attack': { weapon: 'primary', dice: 4 } },
  },
  {
    card: 'intimidation',
    others: { wing: { upgrades: ['intimidation'], at: [340.001, 500] } },
    pool: 'defense',
    dice: 2,
    not: {
      'of the same side': {
        others: { wing: { player: 'p2', upgrades: ['intimidation'], at: [340.001, 500] } },
        dice: 3,
      },
    },
  },
  {
    card: 'merl cobben',
    others: { merl: { pilot: 'merlcobben', at: [300, 400], turret: 'front' } },
    red: { at: [380, 380] },
    tie: { at: [300, 520] },
    pool: 'defense',
    dice: 2,
    not: {
      'beside the bullseye arc': {
        others: { merl: { pilot: 'merlcobben', at: [200, 400], turret: 'front' } },
        dice: 3,
      },
    },
  },
  {
    card: "l'ulo l'ampar attacks",
    red: { pilot: 'lulolampar', turret: 'front', tokens: { stress: 1 } },
    dice: 3,
    not: { 'without stress': { red: { tokens: {} }, dice: 2 } },
  },
  {
    card: "l'ulo l'ampar defends",
    tie: { pilot: 'lulolampar', turret: 'front', tokens: { stress: 1 } },
    pool: 'defense',
    dice: 2,
    not: { 'without stress': { tie: { tokens: {} }, dice: 3 } },
  },
  {
    card: 'sensor blindspot',
    red: { pilot: 'wildspacefringer', turret: 'front', at: [300, 380] },
    dice: 3,
    not: { 'at range 2': { red: { at: [300, 300] }, dice: 4 } },
  },
  {
    card: 'wullffwarro',
    use: 'wullffwarro',
    red: { pilot: 'wullffwarro', damage: { facedown: 1 } },
    dice: 4,
    not: { undamaged: { red: { damage: {} }, dice: 3 } },
  },
  {
    card: 'pure sabacc',
    use: 'pure-sabacc',
    red: { pilot: 'puresabacc', damage: { facedown: 1 } },
    dice: 4,
    not: { '2 damage cards': { red: { damage: { facedown: 2 } }, dice: 3 } },
  },
  {
    card: 'wampa',
    use: 'wampa',
    red: { pilot: 'wampa' },
    dice: 3,
    not: { 'no charge': { red: { charges: 0 }, dice: 2 } },
  },
  {
    card: 'scorch',
    use: 'scorch',
    red: { pilot: 'scorch' },
    dice: 3,
    not: { 'while stressed': { red: { tokens: { stress: 1 } }, dice: 2 } },
  },
  {
    card: 'lieutenant blount',
    use: 'lieutenant-blount',
    red: { pilot: 'lieutenantblount' },
    others: { friend: { at: [380, 500] } },
    dice: 3,
    not: { 'nobody near the defender': { others: {}, dice: 2 } },
  },
  {
    card: 'kazuda xiono attacks',
    use: 'kazuda-xiono-attacks',
    red: { pilot: 'kazudaxiono', damage: { facedown: 0 } },
    dice: 3,
    not: { 'as many damage cards as initiative': { red: { damage: { facedown: 1 } }, dice: 2 } },
  },
  {
    card: 'kazuda xiono defends',
    use: 'kazuda-xiono-defends',
    tie: { pilot: 'kazudaxiono' },
    pool: 'defense',
    dice: 3,
    not: { 'as many damage cards as initiative': { tie: { damage: { facedown: 2 } }, dice: 2 } },
  },
  {
    card: 'han solo (scum) attacks',
    use: 'han-solo-scum-attacks',
    red: { pilot: 'hansolo', turret: 'front' },
    ...ROCK,
    dice: 3,
    not: { 'not obstructed': { obstacles: {}, dice: 2 } },
  },
  {
    card: 'han solo (scum) defends',
    use: 'han-solo-scum-defends',
    tie: { pilot: 'hansolo', turret: 'front' },
    ...ROCK,
    pool: 'defense',
    dice: 3,
    not: { 'not obstructed': { obstacles: {}, dice: 1 } },
  },
  {
    card: 'assailer',
    use: 'assailer',
    red: CLOSE,
    tie: { upgrades: ['assailer'] },
    pool: 'defense',
    dice: 4,
    not: { 'at range 2': { red: { at: [300, 300] }, dice: 3 } },
  },
  {
    card: 'tantive iv',
    use: 'tantive-iv',
    tie: { upgrades: ['tantiveiv'], facing: 0 },
    pool: 'defense',
    dice: 4,
    not: { 'an attacker in front': { tie: { facing: 180 }, dice: 3 } },
  },
  {
    card: 'special forces gunner',
    use: 'special-forces-gunner',
    red: { pilot: 'zetasquadronsurvivor', upgrades: ['specialforcesgunner'], turret: 'front' },
    weapon: 'primary front',
    dice: 3,
    not: { 'turret to the rear': { red: { turret: 'rear' }, dice: 2 } },
  },
  {
    card: 'jan ors',
    use: 'jan-ors',
    others: { jan: { pilot: 'janors', at: [300, 220], turret: 'front' } },
    dice: 4,
    not: {
      'while stressed': {
        others: { jan: { pilot: 'janors', at: [300, 220], turret: 'front', tokens: { stress: 1 } } },
        dice: 3,
      },
      'not in the firing arc': { others: { jan: { pilot: 'janors', at: [300, 220], turret: 'left' } }, dice: 3 },
    },
  },
  {
    card: 'kanan jarrus',
    use: 'kanan-jarrus',
    others: { kanan: { player: 'p2', pilot: 'kananjarrus', at: [300, 620], facing: 180 } },
    dice: 2,
    not: {
      'not in the firing arc': {
        others: { kanan: { player: 'p2', pilot: 'kananjarrus', at: [300, 620] } },
        dice: 3,
      },
    },
  },
  {
    card: 'tallissan lintra',
    use: 'tallissan-lintra',
    others: { tallie: { player: 'p2', pilot: 'tallissanlintra', at: [300, 200], turret: 'front' } },
    pool: 'defense',
    dice: 4,
    not: {
      'beside her bullseye arc': {
        others: { tallie: { player: 'p2', pilot: 'tallissanlintra', at: [400, 200], turret: 'front' } },
        dice: 3,
      },
    },
  },
  {
    card: 'zuckuss',
    use: 'zuckuss',
    red: { pilot: 'zuckuss' },
    dice: 4,
    not: {
      'a special attack': { red: { upgrades: ['protontorpedoes'] }, ...LOCKED, weapon: 'red/protontorpedoes', dice: 4 },
    },
  },
  {
    card: 'zuckuss, the defender',
    use: 'zuckuss',
    red: { pilot: 'zuckuss' },
    pool: 'defense',
    dice: 4,
    not: {},
  },
  {
    card: 'miranda doni spends a shield',
    use: 'miranda-doni-spends',
    red: { pilot: 'mirandadoni', turret: 'front' },
    dice: 3,
    not: { 'without shields': { red: { shields: 0 }, dice: 2 } },
  },
  {
    card: 'miranda doni recovers a shield',
    use: 'miranda-doni-recovers',
    red: { pilot: 'mirandadoni', turret: 'front', shields: 0 },
    dice: 1,
    not: { 'with shields': { red: { shields: 1 }, dice: 2 } },
  },
];

describe('dice rolled [xw.attack.16, xw.attack.22]', () => {
  test.each(cases.map((each) => [each.card, each] as const))('%s', (_card, each) => {
    const { pool = 'attack', use } = each;
    const rolled = Object.entries(each.not).map(([why, by]) => [why, diceRolled(changed(each, by), pool, use)]);
    expect([diceRolled(each, pool, use), ...rolled]).toEqual([
      each.dice,
      ...Object.entries(each.not).map(([why, { dice }]) => [why, dice]),
    ]);
  });
});
