/** Teams, decks and battlefields: every restriction and its reason. */
import { checkTeam, teamPoints, type DeckList } from '../../src/destiny/lists/deck-building';
import { allCards } from '../../src/destiny/facts';
import { deckWith, elite, list, named, neutralDeck, one } from './decks';

const codes = (of: DeckList): string[] => checkTeam(of).map(({ code }) => code);

describe('team', () => {
  test('30 points are legal, 31 are not [des.team-building.01, des.character.01]', () => {
    expect(codes(list({ team: [elite('Leia Organa'), one('Han Solo')] }))).toEqual([]);
    const over = checkTeam(list({ team: [elite('Jyn Erso'), elite('Maz Kanata')] }));
    const facts = { points: 31, limit: 30, over: 1 };
    expect(over).toMatchObject([
      { code: 'too-many-points', facts, rules: ['des.team-building.01', 'des.character.01'] },
    ]);
  });

  test('points are spent for each copy [des.character.05]', () => {
    expect(teamPoints([one('Rebel Trooper')])).toBe(8);
    expect(teamPoints([one('Rebel Trooper'), one('Rebel Trooper')])).toBe(16);
  });

  test('the lower value buys one die, the higher two [des.character.06, des.team-building.05]', () => {
    expect(teamPoints([one('Jango Fett')])).toBe(12);
    expect(teamPoints([elite('Jango Fett')])).toBe(16);
    expect(checkTeam(list({ team: [elite('Tusken Raider')] }))).toMatchObject([
      { code: 'no-elite-version', facts: { points: 9 } },
    ]);
  });

  test('an elite unique character brings both copies of its die [des.uniqueness.07]', () => {
    expect(codes(list({ team: [elite('Luke Skywalker')] }))).toEqual([]);
  });

  test('heroes and villains cannot be mixed [des.team-building.02]', () => {
    const mixed = checkTeam(list({ team: [one('Rey'), one('Kylo Ren')] }));
    expect(mixed).toMatchObject([{ code: 'mixed-affiliations', rules: ['des.team-building.02'] }]);
    expect(codes(list({ team: [one('Rey'), one('Finn')] }))).toEqual([]);
    expect(codes(list({ team: [one('Kylo Ren'), one('Bala-Tik')] }))).toEqual([]);
  });

  test('one copy of each unique character [des.team-building.03, des.uniqueness.03]', () => {
    expect(codes(list({ team: [one('Rey'), one('Finn')] }))).toEqual([]);
    const twice = checkTeam(list({ team: [one('Rey'), one('Rey')] }));
    expect(twice).toMatchObject([
      { code: 'unique-character-twice', rules: ['des.team-building.03', 'des.uniqueness.03'] },
    ]);
  });

  test('versions of one unique character count as the same character [des.uniqueness.08, des.uniqueness.09]', () => {
    const team = [one('Darth Vader, Sith Lord'), one('Darth Vader, Dark Apprentice')];
    expect(team.map(({ code }) => code)).toEqual(['01010', '02010']);
    expect(teamPoints(team)).toBeLessThanOrEqual(30);
    expect(checkTeam(list({ team }))).toMatchObject([
      { code: 'unique-character-twice', rules: ['des.uniqueness.08', 'des.uniqueness.03'] },
    ]);
  });

  test('non-unique characters are limited by points alone [des.team-building.04]', () => {
    const troopers = [one('Rebel Trooper'), one('Rebel Trooper'), one('Rebel Trooper')];
    expect(teamPoints(troopers)).toBe(24);
    expect(codes(list({ team: troopers }))).toEqual([]);
    expect(codes(list({ team: Array.from({ length: 4 }, () => one('First Order Stormtrooper')) }))).toEqual([]);
    expect(codes(list({ team: [...troopers, one('Rebel Trooper')] }))).toEqual(['too-many-points']);
  });

  test('a team needs a character [des.team-building.06]', () => {
    expect(checkTeam(list({ team: [] }))).toMatchObject([{ code: 'no-characters', rules: ['des.team-building.06'] }]);
    expect(checkTeam(list({ team: [one('Rebel Trooper')] }))).toEqual([]);
  });

  test('characters may be of one color or of several [des.team-building.07]', () => {
    expect(codes(list({ team: [one('Admiral Ackbar'), one('Finn')] }))).toEqual([]);
    expect(codes(list({ team: [one('Padawan'), one('Rebel Trooper'), one('Hired Gun')] }))).toEqual([]);
  });

  test('only characters are on a team, and only known ones [des.identifier.01]', () => {
    expect(codes(list({ team: [one('Rey'), { code: named('Evade').code, dice: 1 }] }))).toEqual(['not-a-character']);
    expect(codes(list({ team: [one('Rey'), { code: '99999', dice: 1 }] }))).toEqual(['unknown-card']);
  });
});

describe('deck', () => {
  test('a deck has exactly 30 cards [des.deck-building.01]', () => {
    expect(codes(list())).toEqual([]);
    expect(checkTeam(list({ deck: neutralDeck().slice(1) }))).toMatchObject([
      { code: 'deck-size', facts: { cards: 29, needed: 30 } },
    ]);
    expect(checkTeam(list({ deck: [...neutralDeck(), named('Firepower').code] }))).toMatchObject([
      { code: 'deck-size', facts: { cards: 31 } },
    ]);
  });

  test('at most two copies of a card, unique ones too [des.deck-building.02, des.copy.01]', () => {
    expect(codes(list({ deck: deckWith('Black One', 'Black One') }))).toEqual([]);
    const three = checkTeam(list({ deck: deckWith('Black One', 'Black One', 'Black One') }));
    expect(three).toMatchObject([
      { code: 'too-many-copies', rules: ['des.deck-building.02', 'des.copy.01'], facts: { copies: 3, limit: 2 } },
    ]);
    expect(codes(list({ deck: deckWith('Firepower', 'Firepower', 'Firepower') }))).toEqual(['too-many-copies']);
  });

  test('heroes cannot have villain cards [des.deck-building.03]', () => {
    const wrong = checkTeam(list({ deck: deckWith('Probe') }));
    expect(wrong).toMatchObject([
      { code: 'wrong-affiliation', rules: ['des.deck-building.03'], facts: { affiliation: 'villain' } },
    ]);
  });

  test('villains cannot have hero cards [des.deck-building.04]', () => {
    const wrong = checkTeam(list({ team: [elite('General Veers')], deck: deckWith('Field Medic') }));
    expect(wrong).toMatchObject([
      { code: 'wrong-affiliation', rules: ['des.deck-building.04'], facts: { affiliation: 'hero' } },
    ]);
  });

  test('neutral cards are for heroes and villains [des.deck-building.05]', () => {
    expect(codes(list({ team: [elite('Leia Organa')], deck: deckWith('Firepower') }))).toEqual([]);
    expect(codes(list({ team: [elite('General Veers')], deck: deckWith('Firepower') }))).toEqual([]);
  });

  test.each([
    ['Rebel Trooper', ['Firepower', 'Deflect', 'Electroshock'], ['blue', 'yellow']],
    ['Padawan', ['Firepower', 'Deflect', 'Electroshock'], ['red', 'yellow']],
    ['Hired Gun', ['Firepower', 'Deflect', 'Electroshock'], ['red', 'blue']],
  ])('%s brings its color alone to the deck [des.deck-building.06]', (character, cards, without) => {
    const wrong = checkTeam(list({ team: [one(character)], deck: deckWith(...cards) }));
    expect(wrong.map(({ code }) => code)).toEqual(['color-not-in-team', 'color-not-in-team']);
    expect(wrong.map(({ facts }) => facts?.['color'])).toEqual(without);
  });

  test('gray cards go with every team [des.deck-building.07]', () => {
    for (const character of [
      'Rebel Trooper',
      'Padawan',
      'Hired Gun',
      'Death Trooper',
      'Nightsister',
      'Tusken Raider',
    ]) {
      expect(codes(list({ team: [one(character)], deck: neutralDeck() }))).toEqual([]);
    }
  });

  test('characters and battlefields are no part of the deck [des.deck-building.08]', () => {
    const wrong = checkTeam(list({ deck: deckWith('Rebel Trooper', 'Ewok Village') }));
    expect(wrong).toMatchObject([
      { code: 'not-a-deck-card', facts: { card: named('Rebel Trooper').code } },
      { code: 'not-a-deck-card', facts: { card: named('Ewok Village').code } },
    ]);
    expect(codes(list({ deck: deckWith('Firepower', 'Promotion', 'Outpost') }))).toEqual([]);
  });

  test('a card may fail for affiliation and for color at once', () => {
    expect(codes(list({ team: [one('Rebel Trooper')], deck: deckWith('Force Strike') }))).toEqual([
      'wrong-affiliation',
      'color-not-in-team',
    ]);
  });
});

describe("Finn's permission", () => {
  const finn = [elite('Finn')];
  const borrowed = allCards().filter(
    (each) =>
      each.color === 'red' &&
      each.affiliation === 'villain' &&
      each.subtypes.some((s) => s === 'weapon' || s === 'vehicle'),
  );

  test('Finn allows red villain weapons and vehicles', () => {
    expect(borrowed.map(({ name }) => name)).toEqual([
      'AT-ST',
      'First Order TIE Fighter',
      'F-11D Rifle',
      'DT-29 Heavy Blaster Pistol',
      'Z6 Riot Control Baton',
    ]);
    expect(codes(list({ team: finn, deck: deckWith(...borrowed.map(({ name }) => name)) }))).toEqual([]);
    expect(codes(list({ team: [elite('Han Solo')], deck: deckWith('AT-ST') }))).toEqual([
      'wrong-affiliation',
      'color-not-in-team',
    ]);
  });

  test('Finn allows nothing else', () => {
    expect(codes(list({ team: finn, deck: deckWith('Commanding Presence') }))).toEqual([
      'wrong-affiliation',
      'color-not-in-team',
    ]);
    expect(codes(list({ team: finn, deck: deckWith('Infantry Grenades') }))).toEqual(['wrong-affiliation']);
    expect(codes(list({ team: finn, deck: deckWith('DH-17 Blaster Pistol') }))).toEqual(['color-not-in-team']);
    expect(codes(list({ team: finn, deck: deckWith('AT-ST', 'AT-ST', 'AT-ST') }))).toEqual(['too-many-copies']);
  });
});

describe('battlefield', () => {
  test('exactly one battlefield [des.battlefield-choice.01]', () => {
    expect(checkTeam(list({ battlefields: [] }))).toMatchObject([
      { code: 'battlefield-count', facts: { battlefields: 0 } },
    ]);
    const two = [named('Echo Base').code, named('Ewok Village').code];
    expect(checkTeam(list({ battlefields: two }))).toMatchObject([
      { code: 'battlefield-count', facts: { battlefields: 2 } },
    ]);
    expect(codes(list({ battlefields: [named('Evade').code] }))).toEqual(['not-a-battlefield']);
  });
});

describe('the example of the rules', () => {
  const team = [elite('Leia Organa'), one('Han Solo')];

  test('elite Leia Organa and Han Solo make 30 points and 3 dice [des.customization-example.01]', () => {
    expect(codes(list({ team }))).toEqual([]);
    expect(teamPoints(team)).toBe(30);
    expect(team.map(({ dice }) => dice).reduce((sum, dice) => sum + dice, 0)).toBe(3);
    expect(team.map(({ code }) => code)).toEqual(['01028', '01046']);
  });

  test('their deck has red, yellow and gray cards, no blue and no villain ones [des.customization-example.02]', () => {
    expect(codes(list({ team, deck: deckWith('Firepower', 'Field Medic', 'Electroshock', 'Negotiate') }))).toEqual([]);
    expect(codes(list({ team, deck: deckWith('Deflect') }))).toEqual(['color-not-in-team']);
    expect(codes(list({ team, deck: deckWith('Occupation') }))).toEqual(['wrong-affiliation']);
  });
});
