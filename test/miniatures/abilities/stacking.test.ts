/** What adds up and what does not: abilities, commander effects, cover (min.stacking, min.bonus, min.commander-effect). */
import { ability } from '../../../src/miniatures/engine';
import { character } from '../../../src/miniatures/facts';
import { miniatures } from '../../../src/miniatures/game';
import { followersLed } from '../../../src/miniatures/queries/commanders';
import { numbersOf, rolled } from '../fight';
import { clone, cloneCommander, kenobi } from '../starter';
import { skirmish, type OnTable, type Table } from '../table';

const DROIDS = 'commander-super-battle-droid-commander-starter';
const FOE: OnTable = { at: [9, 5], player: 'p2', defense: 20 };

/** The printed abilities of a character whose numbers are not known. */
const printed = (id: string): Partial<OnTable> => {
  const known = character(id);
  if (!known) throw new Error(`nobody is called ${id}`);
  return { name: known.name, abilities: known.abilities, commanderEffect: known.commanderEffect };
};

/** Attack of whoever is first, without the roll. */
const attack = (table: Table): number => numbersOf(rolled(table.attack('foe'), 19)).attack;

test('a commander effect works on the allies whom it names, and on nobody else [min.commander-effects-overview.01, min.commander-effect.01]', () => {
  const shots = (others: Record<string, OnTable>) =>
    numbersOf(rolled(skirmish({ characters: { clone: clone([5, 5]), foe: FOE, ...others } }).attack('foe'), 19));
  const led = shots({ kenobi: kenobi([5, 7]) });
  expect([led.attack, led.defense]).toEqual([5 + 4, 20]);
  expect(shots({}).attack).toBe(5);
  expect(shots({ kenobi: kenobi([12, 9], { player: 'p2' }) }).attack).toBe(5);
});

test('of a special ability and a commander effect +8 [min.stacking.01]', () => {
  const characters = (more: Partial<OnTable>): Record<string, OnTable> => ({
    clone: clone([5, 5], more),
    foe: FOE,
    kenobi: kenobi([5, 7]),
  });
  expect(attack(skirmish({ characters: characters({ abilities: ['cunning-attack'] }) }))).toBe(5 + 4 + 4);
  expect(attack(skirmish({ characters: characters({}) }))).toBe(5 + 4);
});

test('a Wookiee Berserker that has moved, beside Tarfful: +8 Attack and 10 more damage [min.stacking.02]', () => {
  const strikes = (from: OnTable['at'], tarfful: OnTable['at']) => {
    const table = skirmish({
      characters: {
        berserker: { ...printed('wookiee-berserker'), at: from },
        foe: FOE,
        tarfful: { ...printed('tarfful'), at: tarfful, activated: true },
      },
    });
    return numbersOf(rolled((from?.[0] === 7 ? table.move([8, 5]) : table).attack('foe'), 19));
  };
  expect(strikes([7, 5], [5, 5])).toMatchObject({ attack: 5 + 8, damage: 20 });
  expect(strikes([8, 5], [5, 5])).toMatchObject({ attack: 5 + 4, damage: 10 });
  expect(strikes([7, 5], [0, 5])).toMatchObject({ attack: 5 + 4, damage: 20 });
});

test('Tarfful helps his followers against adjacent enemies alone [min.stacking.02]', () => {
  const tarfful: OnTable = { ...printed('tarfful'), at: [5, 5], activated: true };
  expect(attack(skirmish({ characters: { clone: clone([5, 4]), foe: FOE, tarfful } }))).toBe(5);
  expect(attack(skirmish({ characters: { clone: clone([8, 5]), foe: FOE, tarfful } }))).toBe(5 + 4);
});

test('two Clone Trooper Commanders give +3, as one does [min.stacking.04]', () => {
  const shots = (...officers: OnTable[]): number => {
    const others = Object.fromEntries(officers.map((each, i) => [`officer-${i}`, { ...each, activated: true }]));
    return attack(skirmish({ characters: { clone: clone([5, 5]), foe: FOE, ...others } }));
  };
  expect([shots(), shots(cloneCommander([5, 6])), shots(cloneCommander([5, 6]), cloneCommander([5, 4]))]).toEqual([
    5,
    5 + 3,
    5 + 3,
  ]);
});

test('cover of a wall, low objects and a character at once is 4; with a commander effect it adds up [min.bonus.02]', () => {
  const map = `
    +-+-+-+-+-+-+-+
    |. . . . . . .|
    +-+-+-+-+ + + +
    |. . . . o . .|
    +-+-+-+-+ + + +
    |. . . . . . .|
    +-+-+-+-+-+-+-+`;
  const defense = (others: Record<string, OnTable>): number => {
    const table = skirmish({ map, characters: { ann: { at: [0, 1] }, foe: { at: [6, 1], player: 'p2' }, ...others } });
    return numbersOf(rolled(table.attack('foe'), 19)).defense;
  };
  expect(defense({ eve: { at: [2, 1], activated: true } })).toBe(15 + 4);
  const led = kenobi([6, 2], { player: 'p2' });
  expect(defense({ eve: { at: [2, 1], activated: true }, led })).toBe(15 + 4 + 4);
});

describe('a commander effect that gives a special ability', () => {
  /** Gives it to followers within 6 squares; on the card of one that does nothing else for them. */
  const gives = (given: string) =>
    miniatures.with({
      abilities: [
        ability({
          id: 'test/gives',
          card: DROIDS,
          rules: ['min.commander-effect.06'],
          modifies: {
            grants: (state, self, grants) => [
              ...grants,
              ...followersLed(state, self, { within: 6 }).map(({ id }) => ({
                character: id,
                ability: given,
                value: null,
              })),
            ],
          },
        }),
      ],
    });
  const officer = (at: OnTable['at']): OnTable => ({ at, commanderEffect: DROIDS, activated: true });

  test('it is as if it were printed [min.commander-effect.06]', () => {
    const fights = (at: OnTable['at']) => {
      const table = skirmish(
        { characters: { clone: clone([5, 5]), foe: FOE, officer: officer(at) } },
        gives('double-attack'),
      );
      rolled(table.attack('foe'), 2);
      const inPlay = table.state.inPlay.filter(({ ability: id }) => id === 'double-attack');
      return [inPlay.map(({ source }) => source), table.targets()];
    };
    expect(fights([5, 8])).toEqual([['clone'], ['foe']]);
    expect(fights([0, 9])).toEqual([[], []]);
  });

  test('its bonus does not add to that of the same ability, and does to those of other commanders [min.commander-effect.07]', () => {
    const shots = (abilities: string[], more: Record<string, OnTable>): number => {
      const characters = {
        clone: clone([5, 5], { abilities }),
        foe: { ...FOE, activated: true },
        officer: officer([5, 8]),
        ...more,
      };
      return attack(skirmish({ characters }, gives('opportunist')));
    };
    const commander = { commander: cloneCommander([5, 6], { activated: true }) };
    expect(shots(['opportunist'], {})).toBe(5 + 4);
    expect(shots([], {})).toBe(5 + 4);
    expect(shots(['opportunist'], commander)).toBe(5 + 4 + 3);
  });
});
