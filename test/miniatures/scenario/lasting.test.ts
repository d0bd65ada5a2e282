/** What lasts beyond a turn, in positions and in files: read, told, and told as it was read. */
import * as E from 'fp-ts/lib/Either';
import { toScenario } from '../../../src/judge';
import { ABILITY_NAMES } from '../../../src/miniatures/facts';
import { miniatures } from '../../../src/miniatures/game';
import { givenBy, LASTING, type GivesLasting } from '../../../src/miniatures/model/lasting';
import { miniaturesScenarios } from '../../../src/miniatures/scenario';
import { judgedGame } from '../../judge/games/games';
import { rulingsOf } from '../../judge/games/rulings';
import { skirmish, type OnTable, type Table } from '../table';

const DOOR = ['+-+-+-+-+-+', '|. . . . .|', '+ + +=+ + +', '|. . . . .|', '+-+-+-+-+-+'].join('\n');
/** Printed with a number. */
const NUMBERED: readonly string[] = ['cortosis-gauntlet', 'force-spirit'];
const VALUES = { enemy: 'bob', fallen: 'nom', door: 'door-1', squad: 'p2' } as const;

/** Ann has an effect of an ability of her own, of nom, or of who is defeated. */
function affected(effect: GivesLasting, nomAt: [number, number] | null = [2, 1]): Table {
  const { onItself, comes } = givenBy(effect);
  const isPower = ABILITY_NAMES.some(({ id, kind }) => id === effect && kind === 'force-power');
  const own = NUMBERED.includes(effect) ? { ability: effect, value: 11 } : effect;
  const isCommanders = effect.startsWith('commander-') && !isPower && onItself !== true;
  const giver: Partial<OnTable> = isCommanders
    ? { commanderEffect: effect }
    : isPower
      ? { powers: [own], force: 1 }
      : { abilities: [own] };
  const value =
    comes === 'enemy' || comes === 'fallen' || comes === 'door' || comes === 'squad' ? { [comes]: VALUES[comes] } : {};
  const lasting = [{ effect, ...value, ...(!onItself && { by: 'nom' }) }];
  return skirmish({
    map: DOOR,
    characters: {
      ann: { at: [1, 1], ...(onItself && giver), lasting },
      nom: { at: nomAt, ...(!onItself && giver) },
      bob: { at: [4, 0], player: 'p2' },
    },
  });
}

test.each(Object.keys(LASTING) as GivesLasting[])('%s', (effect) => {
  const { state } = affected(effect);
  const { gives, onItself } = givenBy(effect);
  expect(state.lasting).toMatchObject([{ character: 'ann', ability: gives, by: onItself ? 'ann' : 'nom' }]);
  expect(state.inPlay.some(({ source, ability }) => source === 'ann' && ability.startsWith(gives))).toBe(true);
  expect(E.isRight(miniatures.load(structuredClone(state)))).toBe(true);
  const written = toScenario(miniaturesScenarios, { state, actions: [] });
  const text = E.isRight(written) ? written.right : written.left.message;
  expect(text).not.toContain('saved-state');
  const name = ABILITY_NAMES.find(({ id }) => id === effect)?.name;
  expect(text).toContain(`effect: ${name ?? '"the commander effect of Darth Vader, Dark Jedi"'}`);
});

test('of who is defeated, too', () => {
  expect(affected('force-spirit', null).state.lasting).toMatchObject([{ value: 'nom', by: 'nom' }]);
});

test('a Dark Force Spirit that is defeated haunts its enemies [min.dark-force-spirit.01]', () => {
  const spirit: OnTable = { at: null, player: 'p2', force: 1, powers: [{ ability: 'dark-force-spirit', value: 1 }] };
  const bob: OnTable = { at: [5, 5], player: 'p2' };
  const table = skirmish({
    characters: { cid: { at: [3, 1] }, ann: { at: [1, 1], force: 3 }, spirit, bob },
    moment: { stage: 'activations', player: 'p1' },
  });
  expect(table.activate('ann').character('ann').force).toBe(2);
});

describe('in a file', () => {
  const file = (lasting: string, more = '') => [
    'characters:',
    '  guide: { card: { abilities: [Light Spirit], hit-points: 10 }, player: p1, at: [1, 1] }',
    `  ann: { card: { abilities: [Unique], force: 3 }, player: p1, at: [2, 1], lasting: [${lasting}] }`,
    `  bob: { card: { faction: sith }, player: p2, at: [8, 1]${more} }`,
    'moment: { turn: ann }',
    'expect:',
    '  - ann: { effects: [guided], abilities: [Unique, Force Renewal, Mettle] }',
  ];

  test('a Light Spirit helps whom it guides [min.light-spirit.08]', async () => {
    const { judged } = rulingsOf(await judgedGame('miniatures'));
    const { problems, failures } = judged(...file('{ effect: Light Spirit, by: guide }'));
    expect([problems, failures.map(({ found }) => found)]).toEqual([[], []]);
  });

  test.each([
    ['{ effect: Light Sprit, by: guide }', "'Light Sprit'", 'did you mean Light Spirit?'],
    ['{ effect: Mettle, by: guide }', "'Mettle' is not known here", 'Anticipation'],
    ['{ effect: Light Spirit }', 'say by whom it is', ''],
    ['{ effect: Light Spirit, by: bob }', 'bob does not have Light Spirit', ''],
    ['{ effect: Light Spirit, by: guid }', "'guid'", 'did you mean guide?'],
    ['{ effect: Light Spirit, by: guide, squad: p2 }', 'Light Spirit has no squad', ''],
    ['{ effect: Override }', 'ann does not have Override', ''],
    ['{ effect: Light Spirit, by: guide }, { effect: Light Spirit, by: guide }', 'once', ''],
  ])('%s is refused: %s', async (lasting, said, more) => {
    const { problem } = rulingsOf(await judgedGame('miniatures'));
    expect(problem(...file(lasting))).toContain(said);
    expect(problem(...file(lasting))).toContain(more);
  });
});
