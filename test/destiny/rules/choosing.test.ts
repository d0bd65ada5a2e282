/** Choices in the middle of an ability, as the parts of cards make them: how many, who chooses, and what becomes of the rest (des.choose-target). */
import { reached } from '../probe';
import { P1, P2, destinyTable, type Side, type Table } from '../table';

jest.mock('../../../src/destiny/abilities/awakenings-red-events', () =>
  jest.requireActual<typeof import('../probe')>('../probe').withParts((kit) => {
    const { charactersOf } = jest.requireActual<typeof import('../../../src/destiny/queries/cards')>(
      '../../../src/destiny/queries/cards',
    );
    const { chooseCharacter, chooseOpponent, chooseOption, exhausted, turn, yours, anOpponents, ANY_NUMBER } = kit;
    return {
      // Two of yours.
      '01068': [chooseCharacter({ where: [yours, exhausted], count: 2 })],
      // Up to two.
      '01069': [chooseCharacter({ where: [yours, exhausted], count: 2, upTo: true })],
      // One, or else.
      '01070': [chooseCharacter({ where: [yours, exhausted], orElse: 'go on' })],
      // The same one twice, by the opponent; then another choice.
      '01071': [
        chooseCharacter({ as: 'first', where: [yours], count: 2, repeats: true, by: () => 'p2' }),
        chooseOption(['dice', 'damage']),
      ],
      // The name of a choice used again.
      '01072': [chooseCharacter({ where: [yours], upTo: true }), chooseCharacter({ where: [yours], upTo: true })],
      // All there are.
      '01073': [chooseCharacter({ where: [yours, exhausted], count: ANY_NUMBER })],
      '01105': [chooseCharacter({ where: [yours] }), chooseOpponent()],
      '01106': [chooseOpponent((state, opponent) => (charactersOf(state, opponent)[0]?.shields ?? 0) > 0)],
      '01074': [turn({ where: [anOpponents], count: 2 })],
      '01075': [turn({ where: [anOpponents], count: 2, upTo: true, by: () => 'p2' })],
      '01103': [turn({ where: [anOpponents], orElse: 'go on' })],
      '01104': [turn({ where: [anOpponents], count: ANY_NUMBER }), turn({ where: [anOpponents], upTo: true })],
    };
  }),
);

const tired = (card: string) => ({ card, exhausted: true });
const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });

function played(
  code: string,
  characters: Side['characters'],
  theirs: Side['characters'] = ['Hired Gun'],
  third?: Side['characters'],
): Table {
  reached.length = 0;
  return destinyTable({
    p1: { hand: [code], resources: 9, ...(characters ? { characters } : {}) },
    p2: theirs ? { characters: theirs } : {},
    ...(third ? { p3: { characters: third } } : {}),
  })
    .notHeld()
    .play(P1, code);
}

const followed = (t: Table): boolean => t.events('resources-gained').some(({ amount }) => amount === 9);
const nothing = (did: number, of: number) => ({
  did,
  of,
  because: [{ code: 'nothing-to-choose', facts: { chosen: did } }],
});

describe('so many things', () => {
  test('each once, of those that count, by the player of the ability [des.choose-target.01, des.choose-target.02, des.choose-target.05]', () => {
    const t = played('01068', [tired('Finn'), tired('Rey'), tired('Padawan'), 'Luke Skywalker']);
    expect([t.asks, t.choices]).toEqual(['p1: character', ['finn', 'rey', 'padawan']]);
    t.choose('rey');
    expect(t.choices).toEqual(['finn', 'padawan']);
    t.choose('padawan');
    expect([reached, followed(t), t.events('not-in-full')]).toEqual([[{ character: ['rey', 'padawan'] }], true, []]);
  });

  test('as many as there are; then it was not done in full [des.choose-target.04, des.then-effects.01]', () => {
    const t = played('01068', [tired('Finn'), 'Rey']).choose('finn');
    expect([reached, followed(t)]).toEqual([[{ character: ['finn'] }], false]);
    expect(t.events('not-in-full')).toMatchObject([nothing(1, 2)]);
  });

  test('where there is none the ability ends [des.choose-target.04, des.choose-target.01]', () => {
    const t = played('01068', ['Finn', 'Rey']);
    expect([reached, followed(t), t.decisionIsTurnOf(P2) || t.decisionIsTurnOf(P1)]).toEqual([[], false, true]);
    expect(t.events('not-in-full')).toMatchObject([{ did: 0, of: 2 }]);
    expect(t.events('not-in-full')[0]?.because?.[0]).toMatchObject({ code: 'nothing-to-choose', facts: { chosen: 0 } });
  });

  test('or goes on with what comes instead, and nothing more is told [des.choose-target.04, des.then-effects.01]', () => {
    const t = played('01070', ['Finn']);
    expect([reached, followed(t), t.events('not-in-full')]).toEqual([[{ character: [] }], false, []]);
    const one = played('01070', [tired('Finn')]).choose('finn');
    expect([reached, followed(one)]).toEqual([[{ character: ['finn'] }], true]);
  });

  test('all there are is as many as there are [des.choose-target.04, des.choose-target.05]', () => {
    const t = played('01073', [tired('Finn'), tired('Rey'), 'Padawan']).choose('finn', 'rey');
    expect([reached, followed(t), t.events('not-in-full')]).toEqual([[{ character: ['finn', 'rey'] }], false, []]);
  });
});

describe('up to so many', () => {
  const two = () => played('01069', [tired('Finn'), tired('Rey')]);

  test('fewer will do, and two are enough [des.choose-target.05, des.choose-target.06, des.choose-target.04]', () => {
    const t = two();
    expect(t.choices).toEqual(['finn', 'rey', 'done']);
    t.choose('finn');
    expect(t.choices).toEqual(['rey', 'done']);
    t.done();
    expect([reached, followed(t), t.events('no-effect')]).toEqual([[{ character: ['finn'] }], true, []]);
    const both = two().choose('rey', 'finn');
    expect([reached, followed(both)]).toEqual([[{ character: ['rey', 'finn'] }], true]);
  });

  test('none will do, which is told; where there is none nobody is asked [des.choose-target.06, des.choose-target.04]', () => {
    const t = two().done();
    expect([reached, followed(t)]).toEqual([[{ character: [] }], true]);
    expect(t.events('no-effect').filter(({ what }) => what === 'choose')).toMatchObject([
      { player: P1, because: [{ code: 'none-chosen' }] },
    ]);
    const nobody = played('01069', ['Finn']);
    expect([reached, followed(nobody), nobody.events('not-in-full')]).toEqual([[{ character: [] }], true, []]);
  });
});

describe('one choice after another', () => {
  test('the same may be chosen again where the text says so, by whom it says; each is kept by its name [des.choose-target.01, des.choose-target.05]', () => {
    const t = played('01071', ['Finn', 'Rey']);
    expect([t.asks, t.choices]).toEqual(['p2: character', ['finn', 'rey']]);
    t.choose('rey');
    expect(t.choices).toEqual(['finn', 'rey']);
    t.choose('rey');
    expect([t.asks, t.choices]).toEqual(['p1: an option', ['dice', 'damage']]);
    t.choose('damage');
    expect([reached, followed(t)]).toEqual([[{ first: ['rey', 'rey'], option: ['damage'] }], true]);
  });

  test('a name that is used again begins anew [des.choose-target.01, des.choose-target.05]', () => {
    const t = played('01072', ['Finn', 'Rey']).choose('finn');
    expect(t.choices).toEqual(['finn', 'rey', 'done']);
    t.choose('finn');
    expect(reached).toEqual([{ character: ['finn'] }]);
    const none = played('01072', ['Finn', 'Rey']).done();
    expect(none.choices).toEqual(['finn', 'rey', 'done']);
    none.choose('rey');
    expect(reached).toEqual([{ character: ['rey'] }]);
  });
});

describe('an opponent', () => {
  test('the only one is not asked for, of several one is chosen; what was chosen before stays [des.choosing-opponents.01]', () => {
    played('01105', ['Finn']).choose('finn');
    expect(reached).toEqual([{ character: ['finn'], opponent: [P2] }]);
    const t = played('01105', ['Finn'], ['Rey'], ['Padawan']).choose('finn');
    expect([t.asks, t.choices]).toEqual(['p1: an opponent', [P2, 'p3']]);
    t.choose('p3');
    expect(reached).toEqual([{ character: ['finn'], opponent: ['p3'] }]);
  });

  test('only one who counts; without one the ability ends [des.choosing-opponents.01, des.choose-target.04]', () => {
    const shielded = (card: string) => ({ card, shields: 1 });
    played('01106', ['Finn'], ['Rey'], [shielded('Padawan')]);
    expect(reached).toEqual([{ opponent: ['p3'] }]);
    const t = played('01106', ['Finn'], [shielded('Rey')], [shielded('Padawan')]);
    expect(t.choices).toEqual([P2, 'p3']);
    t.choose(P2);
    expect(reached).toEqual([{ opponent: [P2] }]);
    expect([followed(played('01106', ['Finn'])), reached]).toEqual([false, []]);
  });
});

describe('turning dice', () => {
  const pool = [die('Jango Fett', '2 ranged'), die('Padawan', '2 melee')];

  test('each once, to another side; as many as the text says, then it goes on [des.turning-dice.01, des.turning-dice.02]', () => {
    const t = played('01074', ['Finn'], pool);
    expect([t.asks, t.choices.filter((each) => each.startsWith('jango')).length]).toEqual([
      'p1: a die to turn and its new side',
      5,
    ]);
    expect(t.choices).not.toContain('jango-fett.1: 2 ranged');
    t.turn('jango-fett.1', 'blank');
    expect(t.choices.filter((each) => each.startsWith('jango'))).toEqual([]);
    t.turn('padawan.1', '1 focus');
    expect([t.shows('jango-fett.1'), t.shows('padawan.1'), followed(t)]).toEqual(['blank', '1 focus', true]);
    expect(reached).toEqual([{ turned: ['jango-fett.1', 'padawan.1'] }]);
  });

  test('fewer fall short, none ends the ability [des.choose-target.04, des.then-effects.01]', () => {
    const one = played('01074', ['Finn'], [die('Jango Fett', '2 ranged')]).turn('jango-fett.1', 'blank');
    expect([reached.length, followed(one)]).toEqual([1, false]);
    expect(one.events('not-in-full')).toMatchObject([nothing(1, 2)]);
    const none = played('01074', ['Finn']);
    expect([reached, followed(none)]).toEqual([[], false]);
    expect(none.events('not-in-full')).toMatchObject([{ did: 0, of: 2 }]);
    const instead = played('01103', ['Finn']);
    expect([reached.length, followed(instead)]).toEqual([1, false]);
    expect(instead.events('not-in-full')).toMatchObject([{ did: 0, of: 1 }]);
  });

  test('up to so many: whom the text says is asked, and may stop [des.turning-dice.01, des.turning-dice.02, des.choose-target.04]', () => {
    const t = played('01075', ['Finn'], pool);
    expect([t.asks.slice(0, 2), t.choices.includes('done')]).toEqual([P2, true]);
    t.turn('padawan.1', '1 focus').done();
    expect([reached, followed(t), t.events('not-in-full')]).toEqual([[{ turned: ['padawan.1'] }], true, []]);
    expect(t.events('die-turned')).toMatchObject([{ die: 'padawan.1', by: P2 }]);
  });

  test('all there are; and a die may be turned again by the next part [des.turning-dice.01, des.choose-target.04]', () => {
    const t = played('01104', ['Finn'], [die('Jango Fett', '2 ranged')]).turn('jango-fett.1', 'blank');
    expect(t.choices).toContain('jango-fett.1: 2 ranged');
    t.turn('jango-fett.1', '1 melee');
    expect([t.shows('jango-fett.1'), followed(t), t.events('not-in-full')]).toEqual(['1 melee', true, []]);
  });
});
