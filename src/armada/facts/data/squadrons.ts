import type { CompactSquadron } from '../compact';

// Luke Skywalker's dice: three lists of cards by different people and players' talk of the first year have one black die against ships and four blue ones against
// squadrons; one later list has them the other way about, a red one and four black ones.
// Named squadrons of the first wave: points in rkbodenner/star-wars-armada-data and in Armada for Tabletop Simulator alike. Their dice, speed, hull and tokens stand in
// the first of these alone (Mauler Mithel's in a second list, too): speed and hull are those of their type.
// prettier-ignore
export const squadrons: readonly CompactSquadron[] = [
  { name: 'A-wing Squadron', faction: 'rebel', points: 11, speed: 5, hull: 4, antiSquadron: [0, 3, 0], battery: [0, 0, 1], keywords: ['counter 2'] },
  { name: 'B-wing Squadron', faction: 'rebel', points: 14, speed: 2, hull: 5, antiSquadron: [0, 3, 0], battery: [0, 1, 1], keywords: ['bomber'] },
  { name: 'X-wing Squadron', faction: 'rebel', points: 13, speed: 3, hull: 5, antiSquadron: [0, 4, 0], battery: [1, 0, 0], keywords: ['bomber', 'escort'] },
  { name: 'Y-wing Squadron', faction: 'rebel', points: 10, speed: 3, hull: 6, antiSquadron: [0, 2, 0], battery: [0, 0, 1], keywords: ['bomber', 'heavy'] },
  { name: 'TIE Advanced Squadron', faction: 'imperial', points: 12, speed: 4, hull: 5, antiSquadron: [0, 3, 0], battery: [0, 0, 1], keywords: ['escort'] },
  { name: 'TIE Bomber Squadron', faction: 'imperial', points: 9, speed: 4, hull: 5, antiSquadron: [0, 0, 1], battery: [0, 0, 1], keywords: ['bomber', 'heavy'] },
  { name: 'TIE Fighter Squadron', faction: 'imperial', points: 8, speed: 4, hull: 3, antiSquadron: [0, 3, 0], battery: [0, 1, 0], keywords: ['swarm'] },
  { name: 'TIE Interceptor Squadron', faction: 'imperial', points: 11, speed: 5, hull: 3, antiSquadron: [0, 4, 0], battery: [0, 1, 0], keywords: ['counter 2', 'swarm'] },
  { name: 'Luke Skywalker', unique: 'x-wing-squadron', faction: 'rebel', points: 20, speed: 3, hull: 5, antiSquadron: [0, 4, 0], battery: [0, 0, 1], keywords: ['bomber', 'escort'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Howlrunner', unique: 'tie-fighter-squadron', faction: 'imperial', points: 16, speed: 4, hull: 3, antiSquadron: [0, 3, 0], battery: [0, 1, 0], keywords: ['swarm'], defense: ['brace', 'scatter'] },
  { name: 'Wedge Antilles', unique: 'x-wing-squadron', faction: 'rebel', points: 19, speed: 3, hull: 5, antiSquadron: [0, 4, 0], battery: [0, 0, 1], keywords: ['bomber', 'escort'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Dutch Vander', unique: 'y-wing-squadron', faction: 'rebel', points: 16, speed: 3, hull: 6, antiSquadron: [0, 3, 0], battery: [0, 0, 1], keywords: ['bomber', 'heavy'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Keyan Farlander', unique: 'b-wing-squadron', faction: 'rebel', points: 20, speed: 2, hull: 5, antiSquadron: [0, 3, 0], battery: [0, 0, 2], keywords: ['bomber'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Tycho Celchu', unique: 'a-wing-squadron', faction: 'rebel', points: 16, speed: 5, hull: 4, antiSquadron: [0, 3, 0], battery: [0, 0, 1], keywords: ['counter 2'], defense: ['brace', 'scatter'], sure: 'likely' },
  { name: 'Darth Vader', unique: 'tie-advanced-squadron', faction: 'imperial', points: 21, speed: 4, hull: 5, antiSquadron: [0, 3, 1], battery: [0, 0, 1], keywords: ['escort'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Major Rhymer', unique: 'tie-bomber-squadron', faction: 'imperial', points: 16, speed: 4, hull: 5, antiSquadron: [0, 1, 1], battery: [0, 0, 1], keywords: ['bomber', 'heavy'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Mauler Mithel', unique: 'tie-fighter-squadron', faction: 'imperial', points: 15, speed: 4, hull: 3, antiSquadron: [0, 3, 0], battery: [0, 1, 0], keywords: ['swarm'], defense: ['brace', 'scatter'] },
  { name: 'Soontir Fel', unique: 'tie-interceptor-squadron', faction: 'imperial', points: 18, speed: 5, hull: 3, antiSquadron: [0, 4, 0], battery: [0, 1, 0], keywords: ['counter 2', 'swarm'], defense: ['brace', 'scatter'], sure: 'likely' },
  // The second wave, Rogues and Villains: points, dice, speed, hull and tokens in rkbodenner/star-wars-armada-data alone, of before edition 1.5.
  { name: 'HWK-290', faction: 'rebel', points: 12, speed: 3, hull: 4, antiSquadron: [0, 2, 0], battery: [0, 1, 0], keywords: ['counter 2', 'intel'], sure: 'likely' },
  { name: 'Scurrg H-6 Bomber', faction: 'rebel', points: 16, speed: 3, hull: 6, antiSquadron: [0, 2, 0], battery: [0, 1, 1], keywords: ['bomber', 'grit', 'heavy'], sure: 'likely' },
  { name: 'YT-1300', faction: 'rebel', points: 13, speed: 2, hull: 7, antiSquadron: [0, 3, 0], battery: [0, 1, 0], keywords: ['counter 1', 'escort'], sure: 'likely' },
  { name: 'YT-2400', faction: 'rebel', points: 16, speed: 4, hull: 6, antiSquadron: [0, 4, 0], battery: [0, 0, 1], keywords: ['rogue'], sure: 'likely' },
  { name: 'Aggressor Assault Fighter', faction: 'imperial', points: 16, speed: 3, hull: 5, antiSquadron: [0, 4, 0], battery: [0, 0, 1], keywords: ['counter 1', 'rogue'], sure: 'likely' },
  { name: 'Firespray-31', faction: 'imperial', points: 18, speed: 3, hull: 6, antiSquadron: [0, 3, 0], battery: [0, 2, 0], keywords: ['bomber', 'rogue'], sure: 'likely' },
  { name: 'JumpMaster 5000', faction: 'imperial', points: 12, speed: 4, hull: 4, antiSquadron: [0, 2, 0], battery: [0, 1, 0], keywords: ['intel', 'swarm'], sure: 'likely' },
  { name: 'YV-666', faction: 'imperial', points: 15, speed: 2, hull: 7, antiSquadron: [0, 2, 2], battery: [0, 1, 0], keywords: ['grit', 'heavy', 'rogue'], sure: 'likely' },
  { name: 'Dash Rendar', unique: 'yt-2400', faction: 'rebel', points: 24, speed: 4, hull: 6, antiSquadron: [0, 4, 0], battery: [0, 0, 1], keywords: ['bomber', 'rogue'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Han Solo', unique: 'yt-1300', faction: 'rebel', points: 26, speed: 3, hull: 7, antiSquadron: [0, 2, 2], battery: [0, 1, 1], keywords: ['grit', 'rogue'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Nym', unique: 'scurrg-h-6-bomber', faction: 'rebel', points: 21, speed: 3, hull: 6, antiSquadron: [0, 2, 0], battery: [0, 1, 1], keywords: ['bomber', 'grit'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'Boba Fett', unique: 'firespray-31', faction: 'imperial', points: 26, speed: 3, hull: 6, antiSquadron: [0, 4, 0], battery: [0, 1, 1], keywords: ['bomber', 'rogue'], defense: ['brace', 'brace'], sure: 'likely' },
  { name: 'IG-88', unique: 'aggressor-assault-fighter', faction: 'imperial', points: 21, speed: 5, hull: 5, antiSquadron: [0, 4, 0], battery: [0, 0, 1], keywords: ['counter 2', 'rogue'], defense: ['scatter'], sure: 'likely' },
];
