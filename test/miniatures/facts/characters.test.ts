import {
  character,
  characters,
  commanderEffectText,
  FACTIONS,
  hasAbility,
  hasLightsaber,
  isLiving,
  personsOf,
  RARITIES,
  SETS,
  speedOf,
  SQUARES_OF_SIZE,
  statCard,
  statCards,
  type Character,
} from '../../../src/miniatures/facts';

function known(id: string): Character {
  const found = character(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
const printed = (id: string, what: 'abilities' | 'powers'): string[] => {
  const { abilities, force } = known(id);
  return (what === 'abilities' ? abilities : (force?.powers ?? [])).map(({ ability }) => ability);
};

test('525 characters, of which 61 can be played with', () => {
  expect([characters().length, statCards().length]).toEqual([525, 61]);
  expect(new Set(characters().map(({ id }) => id)).size).toBe(525);
});

test('their ids and those of their commander effects are such as own cards may have', () => {
  for (const { id, commanderEffect } of characters())
    for (const each of [id, ...(commanderEffect === null ? [] : [commanderEffect])])
      expect(each).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(known('republic-commando-fixer').name).toBe('Republic Commando - Fixer');
});

test('each records the set that it comes from [min.three-ways-to-play.02]', () => {
  for (const { set } of characters()) expect(SETS).toContain(set);
  expect([known('count-dooku-of-serenno').set, known('yoda').set]).toEqual(['starter', 'clone-strike']);
});

test('a card has name, faction, cost, statistics, abilities, Force rating and commander effect [min.reading-a-stat-card.02, min.stat-card-statistics.01]', () => {
  expect(statCard('general-obi-wan-kenobi')).toEqual({
    id: 'general-obi-wan-kenobi',
    name: 'General Obi-Wan Kenobi',
    faction: 'republic',
    cost: 55,
    hitPoints: 120,
    defense: 22,
    attack: 14,
    damage: 20,
    size: 'medium',
    abilities: ['unique', 'melee-attack', 'double-attack', 'mettle', 'soresu-style-master'].map((ability) => ({
      ability,
    })),
    force: {
      points: 2,
      powers: [
        { ability: 'force-renewal-1', value: 1 },
        { ability: 'force-push-3' },
        { ability: 'knight-speed' },
        { ability: 'master-of-the-force', value: 2 },
      ],
    },
    commanderEffect: 'commander-general-obi-wan-kenobi',
    lightsaber: true,
  });
});

test('every playable card has all four numbers, a faction and a cost [min.stat-card-statistics.01, min.faction.01]', () => {
  for (const { faction, cost, hitPoints, defense, attack, damage } of statCards()) {
    expect(FACTIONS).toContain(faction);
    for (const number of [cost, hitPoints, defense, attack, damage]) expect(Number.isInteger(number)).toBe(true);
  }
});

test('droids, beasts and vehicles are characters as persons are [min.reading-a-stat-card.01]', () => {
  expect(['battle-droid-clone-strike', 'acklay', 'uggernaught', 'wicket'].map((id) => statCard(id)?.id)).not.toContain(
    undefined,
  );
});

test('a card is found by its name; where sets share a name, by the set as well [min.stat-card-name.01]', () => {
  expect(known('wicket').name).toBe('Wicket');
  expect(character('clone-trooper')).toBeUndefined();
  expect(
    ['starter', 'clone-strike', 'revenge-of-the-sith', 'universe'].map((set) => known(`clone-trooper-${set}`).name),
  ).toEqual(Array(4).fill('Clone Trooper'));
});

describe('what is not known', () => {
  test('is null and named, and keeps a card from being played with', () => {
    expect(known('count-dooku-of-serenno')).toMatchObject({
      hitPoints: null,
      attack: 16,
      missing: ['hitPoints', 'defense'],
    });
    expect(statCard('count-dooku-of-serenno')).toBeUndefined();
    expect(known('jedi-exile').missing).toEqual(['force.points']);
    expect(known('luke-skywalker-on-tauntaun').missing).toEqual(['size']);
    expect(known('kreia').missing[0]).toBe('faction');
  });

  test('cards are likely where a value has one witness only', () => {
    expect([known('exar-kun').sure, known('darth-bane').sure]).toEqual(['likely', 'certain']);
    expect(statCards().filter(({ id }) => known(id).sure === 'certain')).toHaveLength(48);
  });

  test('an ability whose number was not found is named instead of being there', () => {
    expect(known('darth-vader').notAdjudicated).toEqual([{ name: 'Sith Grip', why: 'number-unknown' }]);
    expect(printed('darth-vader', 'powers')).toEqual(['force-burst', 'sith-rage']);
  });

  test('a commander whose effect was not found is a commander all the same [min.commander.01]', () => {
    expect(known('darth-krayt').notAdjudicated).toEqual([{ name: 'Commander Effect', why: 'text-unknown' }]);
    expect(known('darth-krayt').commanderEffect).toBe('commander-darth-krayt');
    expect(commanderEffectText('commander-darth-krayt')).toBeUndefined();
  });
});

describe('the starter', () => {
  const STARTER = [
    'general-obi-wan-kenobi',
    'clone-trooper-commander-starter',
    'clone-trooper-starter',
    'count-dooku-of-serenno',
    'super-battle-droid-commander-starter',
    'security-battle-droid-starter',
  ];

  test('Obi-Wan costs 55 points [min.sample-squad.02]', () => {
    expect(known('general-obi-wan-kenobi').cost).toBe(55);
  });
  test('an ARC Trooper costs 18 points [min.sample-squad.03]', () => {
    expect(known('arc-trooper').cost).toBe(18);
  });
  test('a Clone Trooper costs 9 points [min.sample-squad.04]', () => {
    expect(known('clone-trooper-starter').cost).toBe(9);
  });

  test('Obi-Wan has 2 Force points, Force Renewal 1 and three named powers [min.named-force-powers.02, min.named-force-powers.05]', () => {
    expect(known('general-obi-wan-kenobi').force?.points).toBe(2);
    expect(printed('general-obi-wan-kenobi', 'powers')).toEqual([
      'force-renewal-1',
      'force-push-3',
      'knight-speed',
      'master-of-the-force',
    ]);
  });

  test('Dooku has 5 Force points and two named powers [min.named-force-powers.11, min.stat-card-force-powers.01]', () => {
    expect(known('count-dooku-of-serenno').force?.points).toBe(5);
    expect(printed('count-dooku-of-serenno', 'powers')).toEqual(['force-lightning-2', 'lightsaber-riposte']);
  });

  test('its two battle droids are Droids [min.starter-special-abilities.07, min.stat-card-special-abilities.01]', () => {
    expect(printed('security-battle-droid-starter', 'abilities')).toEqual(['droid', 'cunning-attack']);
    expect(printed('super-battle-droid-commander-starter', 'abilities')).toContain('droid');
    expect(STARTER.filter((id) => hasAbility(known(id), 'droid'))).toHaveLength(2);
  });

  test('three of the six are commanders, the others followers [min.starter-commander-effects.01, min.stat-card-commander-effect.01]', () => {
    expect(STARTER.filter((id) => known(id).commanderEffect !== null)).toEqual([
      'general-obi-wan-kenobi',
      'clone-trooper-commander-starter',
      'super-battle-droid-commander-starter',
    ]);
    expect(commanderEffectText('commander-general-obi-wan-kenobi')).toContain('+4 Attack and +4 Defense');
  });

  test('each ability of its cards is in the glossary [min.starter-special-abilities.01]', () => {
    expect(STARTER.flatMap((id) => known(id).notAdjudicated)).toEqual([]);
  });

  test('its figures have neither number nor rarity [min.stat-card-set-number-rarity.02, min.stat-card-set-number-rarity.05]', () => {
    for (const id of STARTER) expect(known(id)).toMatchObject({ set: 'starter', numbers: [], rarity: null });
  });
});

test('the collector number tells the number and the size of the set; poses of one figure have one each [min.stat-card-set-number-rarity.03]', () => {
  expect(known('obi-wan-kenobi').numbers).toEqual([{ number: 11, of: 60 }]);
  expect(known('battle-droid-clone-strike').numbers.map(({ number }) => number)).toEqual([28, 29, 30]);
  for (const { numbers } of characters())
    for (const { number, of } of numbers) expect(number >= 1 && number <= of).toBe(true);
});

test('rarities are four, or none [min.stat-card-set-number-rarity.04]', () => {
  expect([...new Set(characters().map(({ rarity }) => rarity))].sort()).toEqual([null, ...RARITIES].sort());
});

test('set, number and rarity are no part of the card that is played with [min.stat-card-set-number-rarity.01]', () => {
  expect(Object.keys(statCard('yoda') ?? {}).filter((key) => ['set', 'numbers', 'rarity'].includes(key))).toEqual([]);
});

describe('sizes', () => {
  test.each([
    ['wicket', 'medium', 1, '[min.medium.01]'],
    ['yuzzem', 'large', 2, '[min.large.01]'],
    ['rancor', 'huge', 3, '[min.huge.01]'],
  ])('%s is %s: %i squares along each side %s', (id, size, squares) => {
    expect([known(id).size, known(id).size && SQUARES_OF_SIZE[known(id).size ?? 'small']]).toEqual([size, squares]);
  });
  test('Small characters occupy one square, as Medium ones do [min.small.01]', () => {
    expect(SQUARES_OF_SIZE.small).toBe(1);
  });
});

test('speed is 6, unless the card prints Speed [min.speed-term.02]', () => {
  expect([speedOf(known('yoda')), speedOf(known('rancor')), speedOf(known('obi-wan-kenobi-force-spirit'))]).toEqual([
    6, 8, 2,
  ]);
});

test('old Clone Troopers and ARC Troopers have Order 66 by their names [min.order-66.02]', () => {
  expect(
    ['clone-trooper-clone-strike', 'arc-trooper', 'clone-trooper-grenadier', 'clone-trooper-starter'].map((id) =>
      hasAbility(known(id), 'order-66'),
    ),
  ).toEqual(Array(4).fill(true));
  expect(known('clone-trooper-starter').abilities.filter(({ ability }) => ability === 'order-66')).toHaveLength(1);
  expect(hasAbility(known('sith-trooper'), 'order-66')).toBe(false);
});

describe('versions of one character', () => {
  test('General Grievous, whatever he is called and what he sits on [min.unique.02, min.unique.03]', () => {
    const grievous = [
      'general-grievous',
      'general-grievous-supreme-commander',
      'general-grievous-jedi-hunter',
      'grievouss-wheel-bike',
    ];
    expect(grievous.map((id) => personsOf(known(id)))).toEqual(Array(4).fill(['Grievous']));
  });
  test.each([
    ['general-obi-wan-kenobi', 'general-kenobi', 'obi-wan-on-boga'],
    ['luke-skywalker-on-tauntaun', 'lukes-landspeeder', 'luke-skywalker-of-dagobah'],
    ['princess-leia', 'leia-organa-solo-jedi-knight', 'leia-bounty-hunter'],
    ['grand-admiral-thrawn', 'thrawn-mitthrawnuruodo', 'grand-admiral-thrawn'],
    ['queen-amidala', 'padme-amidala', 'padme-amidala-senator'],
  ])('%s, %s, %s [min.unique.02]', (...ids) => {
    expect(new Set(ids.map((id) => personsOf(known(id)).join())).size).toBe(1);
  });
  test('relatives are others, and two on one base are both', () => {
    expect(personsOf(known('anakin-solo'))).not.toEqual(personsOf(known('anakin-skywalker-jedi-knight')));
    expect(personsOf(known('captain-antilles'))).not.toEqual(personsOf(known('wedge-antilles')));
    expect(personsOf(known('c-3po-and-r2-d2'))).toEqual(['C-3PO', 'R2-D2']);
  });
  test('who is not Unique is a kind, not a person [min.character.01]', () => {
    expect(personsOf(known('wampa'))).toEqual([]);
  });
});

test('living: no Mounted Weapon, and no Droid unless it is a Cyborg [min.living.01]', () => {
  const card = (...abilities: string[]) => ({
    ...known('wicket'),
    abilities: abilities.map((ability) => ({ ability })),
  });
  expect(
    [card(), card('droid'), card('droid', 'cyborg'), card('mounted-weapon'), card('mounted-weapon', 'cyborg')].map(
      isLiving,
    ),
  ).toEqual([true, false, true, false, false]);
});

test('a lightsaber is held, or comes with Lightsaber or with a power of that word [min.with-lightsaber.01, min.with-lightsaber.02]', () => {
  expect(
    ['general-obi-wan-kenobi', 'luke-skywalker-on-tauntaun', 'aurra-sing', 'nightsister-sith-witch', 'wicket'].map(
      (id) => hasLightsaber(known(id)),
    ),
  ).toEqual([true, true, true, false, false]);
});
