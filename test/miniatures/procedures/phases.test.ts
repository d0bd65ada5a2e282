/** How a round goes: phases of two, turns of one character each (min.rounds-and-phases, min.rounds-phases-turns). */
import { skirmish, type OnTable } from '../table';

const p2 = (at: OnTable['at']): OnTable => ({ at, player: 'p2' });
const sixOf: Record<string, OnTable> = {
  ann: { at: [0, 0] },
  eve: { at: [0, 2] },
  fay: { at: [0, 4], force: 3 },
  bob: p2([13, 0]),
  cid: p2([13, 2]),
  dan: p2([13, 4]),
};

/** Who could be activated now. */
const ready = (table: ReturnType<typeof skirmish>) => table.legalOf('activate').map(({ character }) => character);

test.each([
  'min.rounds-and-phases.01, min.rounds-and-phases.04, min.rounds-phases-turns.02',
  'min.rounds-phases-turns.01, min.rounds-phases-turns.05, min.round.01',
])('phases of two in turn, the one who is left over alone; then a new round with a roll [%s]', (_ids) => {
  const table = skirmish({ characters: sixOf, moment: { stage: 'initiative' } })
    .rolls(12, 3)
    .goesFirst('p1');
  const activates = (character: string): void => {
    const player = table.character(character).player;
    expect([table.by(), ready(table).includes(character)]).toEqual([[player], true]);
    table.activate(character).endTurn();
  };
  activates('ann');
  activates('eve');
  // A third is not for this phase.
  expect(table.refused({ type: 'activate', player: 'p1', character: 'fay' })).toMatchObject({ code: 'not-offered' });
  activates('cid');
  activates('bob');
  expect(ready(table)).toEqual(['fay']);
  activates('fay');
  activates('dan');
  expect(table.toldOf('phase-started').map(({ player }) => player)).toEqual(['p1', 'p2', 'p1', 'p2']);
  expect(table.state).toMatchObject({ round: 2, stage: 'initiative' });
  expect(table.by()).toEqual(['chance']);
  expect(table.state.characters.filter(({ activated }) => activated)).toEqual([]);
});

test.each(['min.rounds-phases-turns.03, min.activation.01, min.turn.01', 'min.taking-a-turn.01'])(
  'activated, it has its turn at once, and no second one in this round [%s]',
  (_ids) => {
    const table = skirmish({ characters: sixOf, moment: { stage: 'activations', player: 'p1' } });
    expect(table.state.turn).toBeNull();
    table.activate('ann');
    expect(table.state.turn).toBe('ann');
    expect(table.steps()).not.toEqual([]);
    table.endTurn();
    expect(ready(table)).toEqual(['eve', 'fay']);
    expect(table.refused({ type: 'activate', player: 'p1', character: 'ann' })).toMatchObject({ code: 'activated' });
    table.activate('eve').endTurn().activate('bob').endTurn().activate('cid').endTurn();
    expect(ready(table)).toEqual(['fay']);
  },
);

test('a turn is that of one character: what is once in a turn is so again in the next one’s of the same player [min.rounds-phases-turns.04]', () => {
  const fighter: Partial<OnTable> = { abilities: ['melee-attack', 'double-attack'] };
  const table = skirmish({
    characters: {
      ann: { at: [6, 5], ...fighter },
      eve: { at: [8, 5], ...fighter },
      bob: { ...p2([7, 5]), force: 3, powers: ['lightsaber-block'] },
    },
  });
  table.attack('bob').rolls(15).use('lightsaber-block').rolls(11);
  expect(table.attack('bob').rolls(15).damage('bob')).toBe(10);
  table.endTurn().activate('eve').attack('bob').rolls(15).use('lightsaber-block').rolls(11);
  expect(table.damage('bob')).toBe(10);
  expect(table.character('bob').force).toBe(1);
});
