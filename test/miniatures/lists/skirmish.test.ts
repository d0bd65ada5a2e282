import { sidesIn } from '../../../src/miniatures/begin/sides';
import { checkSkirmish, type SkirmishSquad } from '../../../src/miniatures/lists/skirmish';
import type { SquadOptions } from '../../../src/miniatures/lists/squad-building';
import { STARTER_SQUADS } from '../../../src/miniatures/lists/starter-squads';
import { coded, squad } from './squads';

type Agreed = Partial<Pick<SquadOptions, 'points' | 'ruleSet' | 'type' | 'era'>>;
const REPUBLIC = squad('republic', 'plo-koon');
const SEPARATIST = squad('separatist', 'battle-droid-clone-strike');
const IMPERIAL = squad('imperial', 'stormtrooper-rebel-storm');
const REBEL = squad('rebel', 'princess-leia');
const NEW_REPUBLIC = squad('new-republic', 'leia-organa-solo-jedi-knight');
const FRINGE = squad('fringe', 'wicket');

function meet(squads: readonly (SkirmishSquad['squad'] | SkirmishSquad)[], agreed: Agreed = {}): string[] {
  const all = squads.map((one) => ('squad' in one ? one : { squad: one }));
  return coded(checkSkirmish(all, { points: 100, ruleSet: 'advanced', type: 'standard', era: null, ...agreed }));
}

describe('a standard skirmish', () => {
  const era = 'rise-of-the-empire';
  test('has a squad of the Light Side and one of the Dark Side [min.characters.01, min.building-a-squad.01, min.three-ways-to-play.03]', () => {
    expect(meet([REPUBLIC, SEPARATIST], { era })).toEqual([]);
    expect(meet([SEPARATIST, REPUBLIC], { era })).toEqual([]);
    expect(meet([REPUBLIC, REPUBLIC], { era })).toEqual(['same-side']);
    expect(meet([SEPARATIST, IMPERIAL], { era })).toEqual(['same-side']);
  });
  test('is of an era that both agreed on before they built squads [min.eras.02]', () => {
    expect(meet([REPUBLIC, SEPARATIST])).toEqual(['no-era era']);
  });
  test('has no factions of two eras [min.eras.05, min.era-vs-era.02]', () => {
    expect(meet([REBEL, SEPARATIST], { era })).toEqual(['wrong-era squads.0']);
    expect(meet([REBEL, SEPARATIST], { era: 'rebellion' })).toEqual(['wrong-era squads.1']);
  });
  test('Imperial is Light in The New Jedi Order [min.the-new-jedi-order.01]', () => {
    expect(meet([NEW_REPUBLIC, IMPERIAL], { era: 'new-republic' })).toEqual([]);
    expect(meet([NEW_REPUBLIC, IMPERIAL], { era: 'new-jedi-order' })).toEqual(['same-side']);
  });
  test('is for two players, each with one squad of one faction [min.introduction.01, min.squad.01, min.stat-card-faction.01]', () => {
    expect(meet([REPUBLIC], { era })).toEqual(['wrong-number-of-players']);
    expect(meet([REPUBLIC, SEPARATIST, SEPARATIST], { era })).toEqual(['wrong-number-of-players']);
    expect(meet([{ ...REPUBLIC, characters: ['battle-droid-clone-strike'] }, SEPARATIST], { era })).toEqual([
      'wrong-faction squads.0.characters.0',
    ]);
  });
});

test('the basic game: one player has the Republic’s starter squad, the other the Separatists’ [min.basic-rules.02, min.choose-sides.01]', () => {
  const { republic, separatist } = STARTER_SQUADS;
  const basic = { ruleSet: 'basic' } as const;
  expect(meet([republic, separatist], basic)).toEqual([]);
  expect(meet([republic, republic], basic)).toEqual(['same-side']);
  expect(meet([republic, SEPARATIST], basic)).toEqual(['not-the-starter-squad squads.1']);
});

describe('game types', () => {
  test('standard and five others [min.scenarios-and-game-types.01]', () => {
    const types = ['standard', 'fringe-squad', 'era-vs-era', 'free-for-all', 'out-of-the-box'] as const;
    expect(types.map((type) => meet([REPUBLIC, SEPARATIST], { type, era: 'rise-of-the-empire' }))).toEqual([
      [],
      [],
      ['not-two-eras'],
      [],
      [],
    ]);
  });

  test('Fringe squad: against any other, or against another one [min.fringe-squad.01]', () => {
    const type = 'fringe-squad';
    expect(meet([FRINGE, REBEL], { type })).toEqual([]);
    expect(meet([FRINGE, FRINGE], { type })).toEqual([]);
    expect(meet([REBEL, REBEL], { type, era: 'rebellion' })).toEqual(['same-side']);
  });

  test('Era vs. Era: Light of one era against Dark of another [min.era-vs-era.01]', () => {
    const type = 'era-vs-era';
    expect(meet([REBEL, SEPARATIST], { type })).toEqual([]);
    expect(meet([SEPARATIST, REBEL], { type })).toEqual([]);
    expect(meet([REBEL, REPUBLIC], { type })).toEqual(['not-two-eras']);
    expect(meet([REPUBLIC, SEPARATIST], { type })).toEqual(['not-two-eras']);
    expect(meet([REBEL, IMPERIAL], { type })).toEqual([]);
    expect(sidesIn(type, null, ['separatist', 'rebel'])).toEqual(['dark', 'light']);
    expect(sidesIn(type, null, ['rebel', 'separatist'])).toEqual(['light', 'dark']);
  });

  test('Free-for-All: any factions, even the same [min.free-for-all.01]', () => {
    const type = 'free-for-all';
    expect([meet([SEPARATIST, SEPARATIST], { type }), meet([REBEL, NEW_REPUBLIC], { type, era: 'rebellion' })]).toEqual(
      [[], []],
    );
  });

  test('Free-for-All: two to four squads, one for each edge of the map', () => {
    const meeting = [1, 2, 3, 4, 5].map((players) => meet(Array(players).fill(REBEL), { type: 'free-for-all' }));
    expect(meeting).toEqual([['wrong-number-of-players'], [], [], [], ['wrong-number-of-players']]);
  });

  test('Out of the Box: two or three players, any mix [min.out-of-the-box.02]', () => {
    const type = 'out-of-the-box';
    const mixed = { squad: squad('rebel', 'yoda', 'acklay'), boosters: [['acklay', 'yoda']] };
    expect([1, 2, 3, 4].map((players) => meet(Array(players).fill(mixed), { type }))).toEqual([
      ['wrong-number-of-players'],
      [],
      [],
      ['wrong-number-of-players'],
    ]);
    expect(meet([mixed, { ...mixed, boosters: [['yoda']] }], { type })).toEqual([
      'not-in-the-booster squads.1.characters.1',
    ]);
  });
});

describe('team play', () => {
  const era = 'rise-of-the-empire';
  const teams = (a1: SkirmishSquad['squad'], a2: SkirmishSquad['squad'], ...b: SkirmishSquad['squad'][]): string[] =>
    meet(
      [
        { squad: a1, team: 'A' },
        ...b.slice(0, 1).map((one) => ({ squad: one, team: 'B' })),
        { squad: a2, team: 'A' },
        ...b.slice(1).map((one) => ({ squad: one, team: 'B' })),
      ],
      { type: 'team-play', era },
    );

  test('four players in two teams; a team has one faction, and the two oppose each other [min.team-play.01]', () => {
    expect(teams(REPUBLIC, REPUBLIC, SEPARATIST, SEPARATIST)).toEqual(['unique-twice squads.2.characters.0']);
    expect(teams(REPUBLIC, squad('republic', 'clone-trooper-starter'), SEPARATIST, SEPARATIST)).toEqual([]);
    expect(teams(SEPARATIST, SEPARATIST, SEPARATIST, SEPARATIST)).toEqual(['same-side']);
    expect(teams(SEPARATIST, SEPARATIST, SEPARATIST, IMPERIAL)).toEqual(['two-factions squads.3']);
    expect(teams(SEPARATIST, SEPARATIST, SEPARATIST)).toEqual(['wrong-number-of-players', 'not-two-teams']);
  });
  test('every player may have Fringe characters [min.team-play.02]', () => {
    const fringe = (id: string) => squad('separatist', 'battle-droid-clone-strike', id);
    expect(
      teams(
        squad('republic', 'clone-trooper-starter', 'wicket'),
        squad('republic', 'garindan'),
        fringe('aurra-sing'),
        fringe('wicket'),
      ),
    ).toEqual([]);
  });
  test('a team has one version of a Unique character, as if it were one squad [min.team-play.06]', () => {
    const obiWan = (id: string) => squad('republic', id);
    expect(
      teams(obiWan('general-obi-wan-kenobi'), obiWan('obi-wan-kenobi-jedi-master'), SEPARATIST, SEPARATIST),
    ).toEqual(['unique-twice squads.2.characters.0']);
    expect(teams(obiWan('clone-trooper-starter'), obiWan('clone-trooper-starter'), SEPARATIST, SEPARATIST)).toEqual([]);
  });
  test('an era is agreed on, here as well [min.eras.02]', () => {
    const four = [REPUBLIC, SEPARATIST, squad('republic', 'clone-trooper-starter'), SEPARATIST].map((one, i) => ({
      squad: one,
      team: String(i % 2),
    }));
    expect(meet(four, { type: 'team-play' })).toEqual(['no-era era']);
  });
});
