import { rules } from '../../../src/miniatures/catalogue';
import { characters, ERAS, FACTIONS_OF_ERA, SIDES, type Faction } from '../../../src/miniatures/facts';
import { checkSquad, SQUAD_OPTIONS, unplayable } from '../../../src/miniatures/lists/squad-building';
import { squadCost } from '../../../src/miniatures/lists/squad-cost';
import { STARTER_SQUADS } from '../../../src/miniatures/lists/starter-squads';
import { card, copies, own, SAMPLE, squad, wrongWith } from './squads';

describe('points', () => {
  test('the sample squad costs exactly 100 and is legal [min.sample-squad.01]', () => {
    expect([squadCost(SAMPLE), SQUAD_OPTIONS.points]).toEqual([100, 100]);
    expect(wrongWith(SAMPLE)).toEqual([]);
    expect(wrongWith(SAMPLE, { era: 'rise-of-the-empire', side: 'light' })).toEqual([]);
  });

  test('up to 100 may be spent: less is allowed, 101 is not [min.building-a-squad.04, min.stat-card-cost.01]', () => {
    const of = (cost: number) =>
      own(
        'republic',
        card({ id: 'a', faction: 'republic', cost: 82 }),
        card({ id: 'b', faction: 'republic', cost: cost - 82 }),
      );
    expect([97, 100, 101].map((cost) => wrongWith(of(cost)))).toEqual([[], [], ['too-many-points']]);
    expect(checkSquad(of(103))[0]?.facts).toEqual({ points: 103, limit: 100, over: 3 });
  });

  test('other limits may be agreed on', () => {
    expect([wrongWith(SAMPLE, { points: 99 }), wrongWith(SAMPLE, { points: 150 })]).toEqual([['too-many-points'], []]);
  });

  test('each copy costs its full points [min.building-a-squad.05]', () => {
    expect(squadCost(squad('republic', ...copies(3, 'clone-trooper-starter')))).toBe(27);
    expect(wrongWith(squad('republic', ...copies(11, 'clone-trooper-starter')))).toEqual([]);
    expect(wrongWith(squad('republic', ...copies(12, 'clone-trooper-starter')))).toEqual(['too-many-points']);
  });

  test('a character whose cost is not known cannot be counted [min.stat-card-cost.01]', () => {
    expect(wrongWith(squad('separatist', 'san-hill'))).toEqual(['cost-unknown characters.0']);
  });
});

describe('factions', () => {
  test('characters of the squad’s faction and of Fringe [min.building-a-squad.03, min.stat-card-faction.04]', () => {
    const fit = characters().filter(
      ({ id, faction }) => faction !== null && wrongWith(squad('republic', id), { points: 1000 }).length === 0,
    );
    expect(new Set(fit.map(({ faction }) => faction))).toEqual(new Set(['republic', 'fringe']));
  });

  test('no other faction’s [min.stat-card-faction.03]', () => {
    expect(wrongWith(squad('republic', 'yoda', 'battle-droid-clone-strike'))).toEqual(['wrong-faction characters.1']);
  });

  test('not even one of the same era and side [min.choosing-a-faction.02, min.choosing-a-faction.08]', () => {
    const mandalorian = characters().find(
      ({ faction, abilities }) => faction === 'mandalorian' && abilities.every(({ ability }) => ability !== 'affinity'),
    );
    expect(wrongWith(squad('sith', mandalorian?.id ?? ''))).toEqual(['wrong-faction characters.0']);
    expect(
      wrongWith(squad('separatist', 'battle-droid-clone-strike', 'stormtrooper-rebel-storm'), {
        era: 'rise-of-the-empire',
      }),
    ).toEqual(['wrong-faction characters.1']);
  });

  test('Fringe in any squad of any era [min.choosing-a-faction.09]', () => {
    for (const era of ERAS)
      for (const side of SIDES)
        for (const faction of FACTIONS_OF_ERA[era][side])
          expect(wrongWith(squad(faction, 'wicket'), { era, side })).toEqual([]);
  });

  test('characters of every set [min.building-a-squad.02]', () => {
    const ids = [
      'battle-droid-clone-strike',
      'battle-droid-revenge-of-the-sith',
      'battle-droid-universe',
      'battle-droid-the-clone-wars',
    ];
    expect(wrongWith(squad('separatist', ...ids), { era: 'rise-of-the-empire' })).toEqual([]);
  });

  test('a character whose faction is not known [min.stat-card-faction.03]', () => {
    expect(wrongWith(squad('sith', 'kreia'))).toEqual(['faction-unknown characters.0']);
  });
});

describe('eras', () => {
  test('limit the factions [min.eras.03, min.choosing-a-faction.05]', () => {
    const stormtroopers = squad('imperial', 'stormtrooper-rebel-storm');
    expect(wrongWith(stormtroopers, { era: 'rebellion', side: 'dark' })).toEqual([]);
    expect(wrongWith(stormtroopers, { era: 'old-republic' })).toEqual(['wrong-era']);
    expect(wrongWith(stormtroopers, { era: 'rebellion', side: 'light' })).toEqual(['wrong-side']);
    expect(wrongWith(stormtroopers, { era: 'new-jedi-order', side: 'light' })).toEqual([]);
  });
});

describe('Unique', () => {
  test('a squad has one character of a name [min.unique.01]', () => {
    expect(wrongWith(squad('rebel', 'obi-wan-kenobi', 'obi-wan-kenobi'))).toEqual(['unique-twice characters.1']);
  });
  test('versions are the same character [min.unique.02, min.unique.03]', () => {
    const grievous = squad('separatist', 'general-grievous-jedi-hunter', 'grievouss-wheel-bike');
    expect(wrongWith(grievous, { points: 200 })).toEqual(['unique-twice characters.1']);
  });
  test('where a name does not show it, the card says whose version it is [min.unique.04]', () => {
    const abilities = [{ ability: 'unique' }];
    const dooku = card({ id: 'old-count', abilities, persons: ['Dooku'] });
    expect(wrongWith({ ...squad('separatist', 'count-dooku', 'old-count'), cards: [dooku] })).toEqual([
      'unique-twice characters.1',
    ]);
    const { persons: _, ...nobody } = dooku;
    expect(wrongWith({ ...squad('separatist', 'count-dooku', 'old-count'), cards: [nobody] })).toEqual([]);
  });
  test('who is not Unique is there as often as points allow', () => {
    expect(wrongWith(squad('separatist', ...copies(25, 'battle-droid-clone-strike')))).toEqual([]);
  });
});

describe('abilities that change building', () => {
  test('Affinity admits to squads of the faction that it names, and to no others [min.affinity.01]', () => {
    expect(wrongWith(squad('imperial', 'mas-amedda'))).toEqual([]);
    expect(wrongWith(squad('republic', 'mas-amedda'))).toEqual([]);
    expect(wrongWith(squad('rebel', 'mas-amedda'))).toEqual(['wrong-faction characters.0']);
  });

  test('Order 66 goes with Emperor Palpatine, Sith Lord, whatever the faction [min.order-66.01]', () => {
    const emperor = 'emperor-palpatine-sith-lord';
    expect(wrongWith(squad('imperial', emperor, 'clone-trooper-clone-strike'))).toEqual([]);
    expect(wrongWith(squad('imperial', 'clone-trooper-clone-strike'))).toEqual(['wrong-faction characters.0']);
    expect(wrongWith(squad('imperial', 'emperor-palpatine', 'clone-trooper-clone-strike'))).toEqual([
      'wrong-faction characters.1',
    ]);
    expect(wrongWith(squad('imperial', emperor, 'plo-koon'))).toEqual(['wrong-faction characters.1']);
  });

  test('one in carbonite costs half of the chosen Han Solo, rounded up [min.frozen-in-carbonite.01]', () => {
    const frozen = { ...squad('rebel', 'han-solo-in-carbonite'), chosen: 'a' };
    const han = (cost: number) => ({
      ...frozen,
      cards: [card({ id: 'a', name: 'Han Solo, Pilot', faction: 'rebel', cost })],
    });
    expect([squadCost(han(30)), squadCost(han(25)), wrongWith(han(30))]).toEqual([15, 13, []]);
    expect(wrongWith(squad('rebel', 'han-solo-in-carbonite'))).toEqual(['nobody-chosen characters.0']);
    expect(wrongWith({ ...frozen, chosen: 'chewbacca' })).toEqual(['not-han-solo chosen']);
    expect(wrongWith({ ...frozen, chosen: 'han-solo-in-carbonite' })).toEqual(['not-han-solo chosen']);
    expect(wrongWith({ ...frozen, chosen: 'nobody' })).toEqual(['unknown-card chosen']);
    expect(wrongWith({ ...squad('rebel', 'chewbacca'), chosen: 'han-solo' })).toEqual(['nothing-to-choose chosen']);
    const imperial = { ...frozen, cards: [card({ id: 'a', name: 'Han Solo, Cadet', faction: 'imperial' })] };
    expect(wrongWith(imperial)).toEqual(['wrong-faction chosen']);
  });
});

describe('other squads', () => {
  test('Fringe alone, in a game type of its own [min.fringe-squad.01]', () => {
    const fringe = squad('fringe', 'aurra-sing', 'wicket', 'garindan');
    expect(wrongWith(fringe, { type: 'fringe-squad' })).toEqual([]);
    expect(wrongWith(fringe)).toEqual(['fringe-squad']);
  });
  test('and without anybody else [min.fringe-squad.02]', () => {
    expect(wrongWith(squad('fringe', 'wicket', 'princess-leia'), { type: 'fringe-squad' })).toEqual([
      'wrong-faction characters.1',
    ]);
  });

  test('Out of the Box ignores factions, Unique and cost [min.out-of-the-box.01, min.unique.05, min.out-of-the-box.03]', () => {
    const figures = ['darth-bane', 'mace-windu', 'mace-windu', 'battle-droid-clone-strike'];
    const mixed = squad('fringe', ...figures);
    expect(squadCost(mixed)).toBe(212);
    expect(wrongWith(mixed, { type: 'out-of-the-box', boosters: [figures] })).toEqual([]);
    expect(wrongWith(mixed)).toEqual([
      'too-many-points',
      'fringe-squad',
      'wrong-faction characters.0',
      'wrong-faction characters.1',
      'wrong-faction characters.2',
      'wrong-faction characters.3',
      'unique-twice characters.2',
    ]);
  });

  test('with all the figures of the booster and no others [min.out-of-the-box.03]', () => {
    const boosters = [['wicket', 'yoda', 'yoda']];
    const check = (...ids: string[]) => wrongWith(squad('republic', ...ids), { type: 'out-of-the-box', boosters });
    expect(check('wicket', 'yoda')).toEqual(['figure-left-out']);
    expect(check('wicket', 'yoda', 'yoda', 'acklay')).toEqual(['not-in-the-booster characters.3']);
    expect(check('yoda', 'wicket', 'yoda')).toEqual([]);
  });

  test('of two boosters any figures up to 100 points [min.out-of-the-box.06]', () => {
    const boosters = [
      ['wicket', 'yoda'],
      ['mace-windu', 'acklay'],
    ];
    const check = (...ids: string[]) => wrongWith(squad('republic', ...ids), { type: 'out-of-the-box', boosters });
    expect(check('wicket', 'acklay')).toEqual([]);
    expect(check('yoda', 'mace-windu')).toEqual(['too-many-points']);
    expect(check('wicket', 'wicket')).toEqual(['not-in-the-booster characters.1']);
  });

  test('the basic game has two squads and no others; there Unique and Order 66 are nothing [min.basic-rules.01, min.starter-special-abilities.16]', () => {
    const basic = { ruleSet: 'basic' } as const;
    expect([STARTER_SQUADS.republic, STARTER_SQUADS.separatist].map((list) => wrongWith(list, basic))).toEqual([
      [],
      [],
    ]);
    expect(wrongWith(SAMPLE, basic)).toEqual(['not-the-starter-squad']);
    expect(
      wrongWith({ ...STARTER_SQUADS.republic, characters: [...STARTER_SQUADS.republic.characters].reverse() }, basic),
    ).toEqual([]);
  });

  test('the Republic’s: Obi-Wan, a Clone Trooper Commander, a Clone Trooper [min.choose-sides.02]', () => {
    expect(STARTER_SQUADS.republic.characters).toEqual([
      'general-obi-wan-kenobi',
      'clone-trooper-commander-starter',
      'clone-trooper-starter',
    ]);
  });
  test('the Separatists’: Dooku, a Super Battle Droid Commander, a Security Battle Droid [min.choose-sides.03]', () => {
    expect(STARTER_SQUADS.separatist.characters).toEqual([
      'count-dooku-of-serenno',
      'super-battle-droid-commander-starter',
      'security-battle-droid-starter',
    ]);
  });
});

describe('cards', () => {
  test('that do not exist, none at all, and own cards that take another’s place [min.stat-card-name.01]', () => {
    expect(wrongWith(squad('rebel', 'wickett', 'wicket'))).toEqual(['unknown-card characters.0']);
    expect(wrongWith(squad('rebel'))).toEqual(['no-characters']);
    expect(wrongWith(own('separatist', card({ id: 'wicket' })))).toEqual(['card-twice cards.0']);
    expect(wrongWith(own('separatist', card({ id: 'a' }), card({ id: 'a' })))).toEqual(['card-twice cards.1']);
  });
  test('that are not known well enough are legal, and named when they are to be played with', () => {
    expect(unplayable(SAMPLE).map(({ facts }) => facts)).toEqual([
      { at: ['characters', 1], missing: ['hitPoints', 'defense', 'attack', 'damage'] },
      ...[2, 3, 4].map((i) => ({ at: ['characters', i], missing: ['hitPoints', 'defense', 'attack', 'damage'] })),
    ]);
    expect(unplayable(own('separatist', card({ id: 'a' })))).toEqual([]);
  });
});

test('every reason cites rules of the catalogue', () => {
  const ids = new Set(rules.map(({ id }) => id));
  const factions: Faction[] = ['republic', 'fringe', 'sith'];
  const lists = factions.flatMap((faction) => [
    squad(faction, ...characters().map(({ id }) => id), 'nobody'),
    { ...squad(faction), chosen: 'yoda' },
  ]);
  const reasons = lists.flatMap((list) => [
    ...checkSquad(list, { era: 'rebellion', side: 'dark' }),
    ...checkSquad(list, { ruleSet: 'basic' }),
    ...checkSquad(list, { type: 'out-of-the-box', boosters: [['yoda', 'yoda']] }),
    ...unplayable(list),
  ]);
  expect(new Set(reasons.map(({ code }) => code)).size).toBeGreaterThan(12);
  for (const { rules: cited } of reasons) expect(cited.filter((id) => !ids.has(id))).toEqual([]);
});
