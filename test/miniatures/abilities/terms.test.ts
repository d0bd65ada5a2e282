/** Terms that abilities use: range, sight, touch, saves, targets, allies and enemies (the glossary's short entries). */
import { rules } from '../../../src/miniatures/catalogue';
import { abilityName, character, characters, commanderEffectText } from '../../../src/miniatures/facts';
import type { Square } from '../../../src/miniatures/facts/battle-map';
import { areTeammates } from '../../../src/miniatures/queries/players';
import { has, numbers } from '../fight';
import { openGround, skirmish, type OnTable, type Table } from '../table';
import { choices, having, saves, using, whyNotUse } from './having';

const p2 = (at: Square, more: Partial<OnTable> = {}): OnTable => ({ at, player: 'p2', ...more });

test('range 6: nobody at more squares [min.range.01]', () => {
  const others = { bob: p2([8, 5]), cid: p2([9, 4]), dan: p2([5, 8]), eve: p2([6, 8]) };
  expect(choices(skirmish({ characters: { ann: having('force-push-2'), ...others } }), 'force-push-2')).toEqual([
    'bob',
    'dan',
  ]);
});

test('range sight: as far as it sees, no farther [min.sight.01]', () => {
  const characters = { ann: having('force-push-4', undefined, { at: [0, 1] }), bob: p2([30, 1]) };
  expect(choices(skirmish({ map: openGround(34, 3), characters }), 'force-push-4')).toEqual(['bob']);
  const map = `
    +-+-+-+-+
    |. .|. .|
    +-+-+-+-+`;
  const hidden = skirmish({
    map,
    characters: { ann: having('force-push-4', undefined, { at: [0, 0] }), bob: p2([3, 0]) },
  });
  expect(whyNotUse(hidden, 'force-push-4')).toMatchObject({ code: 'no-line-of-sight' });
});

test('range touch: those adjacent and itself, of whom it works on [min.touch.01]', () => {
  const table = skirmish({
    characters: {
      ann: having('heal', 10, { suffered: 20 }),
      eve: { at: [3, 6], suffered: 20 },
      fay: { at: [4, 5], suffered: 20 },
      droid: { at: [1, 5], suffered: 20, abilities: ['droid'] },
      bob: p2([2, 4], { suffered: 20 }),
    },
  });
  expect(choices(table, 'heal')).toEqual(['ann', 'eve', 'bob']);
});

describe('saves', () => {
  const thrown = () =>
    using(
      skirmish({ characters: { ann: having('grenades', 20), bob: p2([6, 5]), cid: p2([7, 5]) } }),
      'grenades',
      'bob',
    );

  test('each on whom it works rolls before it does [min.making-saves.01, min.save.03]', () => {
    const table = saves(thrown(), { bob: 10, cid: 11 });
    expect(table.toldOf('save-made').map((each) => [each.character, each.success])).toEqual([
      ['bob', false],
      ['cid', true],
    ]);
    const order = table.told.map(({ type }) => type).filter((type) => type === 'save-made' || type === 'damage-dealt');
    expect(order.slice(0, 2)).toEqual(['save-made', 'damage-dealt']);
    expect(table.damage('bob')).toBe(20);
    expect(table.damage('cid')).toBeLessThan(20);
  });

  test('where it says so, the one who uses it rolls: Lightsaber Block [min.save.04]', () => {
    const table = skirmish({
      characters: {
        ann: { at: [2, 5], abilities: ['melee-attack'] },
        bob: p2([3, 5], { force: 1, powers: ['lightsaber-block'] }),
      },
    });
    table.attack('bob').rolls(15).use('lightsaber-block').rolls(11);
    expect(table.toldOf('save-rolled').map((each) => each.character)).toEqual(['bob']);
  });
});

test('a square is no target, of an attack or of anything else [min.target.03]', () => {
  const table = () => skirmish({ characters: { ann: having('grenades', 20), bob: p2([6, 5]) } });
  expect(table().refused({ type: 'attack', player: 'p1', character: 'ann', target: '[5, 5]' })).toBeDefined();
  const asked = table().use('grenades');
  expect(asked.legalOf('choose').map(({ chosen }) => chosen)).toEqual(['bob']);
  const chosen = {
    type: 'choose',
    player: 'p1',
    ability: 'grenades',
    source: 'ann',
    value: 20,
    chosen: [5, 5],
  } as const;
  expect(asked.refused(chosen)).toMatchObject({ code: 'not-offered' });
});

describe('allies, enemies, opponents', () => {
  const droid: Partial<OnTable> = { abilities: ['droid'] };
  const teams = () =>
    skirmish({
      gameType: 'team-play',
      players: [
        { id: 'p1', team: 0 },
        { id: 'p2', team: 1 },
        { id: 'p3', team: 0 },
        { id: 'p4', team: 1 },
      ],
      characters: {
        ann: { at: [2, 5], abilities: ['droid', 'droid-master'] },
        amy: { at: [2, 7], ...droid },
        cat: { at: [4, 7], player: 'p3', ...droid },
        bob: { at: [6, 5], player: 'p2', ...droid },
        dan: { at: [6, 7], player: 'p4', ...droid },
      },
    });
  const opponents = ({ state }: Table, of: string): string[] =>
    state.players.map(({ id }) => id).filter((id) => !areTeammates(state, of, id));

  test('allies are the others of the squad and of a teammate’s, not the character itself [min.ally.01]', () => {
    const given = teams().state.inPlay.filter(({ ability }) => ability === 'double-attack');
    expect(given.map(({ source }) => source)).toEqual(['amy', 'cat']);
  });

  test('enemies are the characters of opponents [min.enemy.01, min.opponent.01]', () => {
    const table = teams();
    expect(table.targets()).toEqual(['bob', 'dan']);
    expect(opponents(table, 'p1')).toEqual(['p2', 'p4']);
    const two = skirmish({ characters: { ann: { at: [2, 5] }, amy: { at: [2, 7] }, bob: p2([6, 5]) } });
    expect(two.targets()).toEqual(['bob']);
    expect(opponents(two, 'p1')).toEqual(['p2']);
  });
});

test('‘this character’ is the one that has the ability [min.glossary-conventions.01]', () => {
  const target: Partial<OnTable> = { activated: true };
  expect(numbers({ abilities: ['opportunist'] }, target).attack).toBe(5 + 4);
  expect(numbers({}, target, { eve: { at: [1, 5], abilities: ['opportunist'], activated: true } }).attack).toBe(5);
});

describe('the words on cards', () => {
  test('every ability has an entry in the glossary, and a commander effect its text or a word that it is missing [min.special-abilities-force-powers-commander-effects.01]', () => {
    const known = new Set(rules.map(({ id }) => id));
    const missing = characters()
      .flatMap(({ abilities, force }) => [...abilities, ...(force?.powers ?? [])])
      .filter(({ ability }) => !abilityName(ability) || !known.has(`min.${ability}.01`));
    expect(missing).toEqual([]);
    // Where the text of a commander effect was not found, that is said of the card.
    const silent = characters().filter(
      ({ commanderEffect, notAdjudicated }) =>
        commanderEffect !== null &&
        !commanderEffectText(commanderEffect) &&
        !notAdjudicated.some(({ why }) => why === 'text-unknown'),
    );
    expect(silent).toEqual([]);
    const starters = characters().filter(({ set, commanderEffect }) => set === 'starter' && commanderEffect !== null);
    expect(starters.map(({ commanderEffect }) => typeof commanderEffectText(commanderEffect ?? ''))).toEqual(
      Array(3).fill('string'),
    );
    const kenobi = character('general-obi-wan-kenobi');
    expect([...(kenobi?.abilities ?? []), ...(kenobi?.force?.powers ?? [])]).toHaveLength(9);
  });

  test('the entry says what an ability does, the card its number; an entry may change older cards [min.special-abilities-and-attacks.02]', () => {
    const thrown = (number: number) =>
      using(skirmish({ characters: { ann: having('grenades', number), bob: p2([6, 5]) } }), 'grenades', 'bob').rolls(2);
    expect([thrown(10).damage('bob'), thrown(40).damage('bob')]).toEqual([10, 40]);
    // The power that older cards call Heal is Force Heal, and costs 2 points.
    const old: OnTable = { at: [2, 5], force: 3, suffered: 30, powers: [has('heal', 20)] };
    const healed = using(skirmish({ characters: { ann: old, bob: p2([13, 9]) } }), 'force-heal', 'ann');
    expect([healed.character('ann').force, healed.damage('ann')]).toEqual([1, 10]);
  });
});
