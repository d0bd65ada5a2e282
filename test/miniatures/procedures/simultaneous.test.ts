/** What happens at the same time: whose comes first, and who decides the order (min.simultaneous-effects, min.acting, min.immediate). */
import { after } from '../../../src/core';
import { ability, emit, playerOrder } from '../../../src/miniatures/engine';
import { miniatures } from '../../../src/miniatures/game';
import { skirmish, type OnTable, type Table } from '../table';

/** Two abilities that answer to every hit, on the cards of characters that have these traits. */
const answer = (trait: string) =>
  ability({
    id: `test/${trait}`,
    card: trait,
    rules: ['min.immediate.01'],
    on: after('attack-hit'),
    // Any event will do.
    effect: (state, { source }) =>
      emit(state, { type: 'door-opened', rules: ['min.immediate.01'], door: `${trait} ${source}` }),
  });
const game = miniatures.with({ abilities: [answer('ewok'), answer('gungan')] });
const ONE: Partial<OnTable> = { abilities: ['ewok'] };
const BOTH: Partial<OnTable> = { abilities: ['ewok', 'gungan'] };

/** Ann (p1) and Bob (p2) stand beside each other; it is Ann's turn. */
const duel = (ann: Partial<OnTable>, bob: Partial<OnTable>) =>
  skirmish({ characters: { ann: { at: [5, 5], ...ann }, bob: { at: [6, 5], player: 'p2', ...bob } } }, game);

/** Who has answered, one after the other. */
const answers = (table: Table): string[] => table.toldOf('door-opened').map(({ door }) => door);

test('one after the other, the active player’s first [min.simultaneous-effects.01, min.simultaneous-effects.03, min.immediate.02]', () => {
  const table = duel(ONE, ONE).attack('bob').rolls(15);
  expect(answers(table)).toEqual(['ewok ann', 'ewok bob']);
  const used = table.told.filter(({ type }) => type === 'ability-used' || type === 'door-opened');
  expect(used.map(({ type }) => type)).toEqual(['ability-used', 'door-opened', 'ability-used', 'door-opened']);
});

test('the order of one player’s is that player’s to decide, in another’s turn too [min.simultaneous-effects.02]', () => {
  for (const [one, other] of [
    ['ewok', 'gungan'],
    ['gungan', 'ewok'],
  ]) {
    const table = duel({}, BOTH).attack('bob').rolls(15);
    expect(table.by()).toEqual(['p2']);
    table.take({ type: 'order-ability', ability: `test/${one}` });
    expect(answers(table)).toEqual([`${one} bob`, `${other} bob`]);
  }
});

test('who makes an attack of opportunity is the acting character until it is resolved, and its player the active one [min.acting.01, min.acting.02, min.acting.03]', () => {
  const table = duel(ONE, ONE);
  expect(playerOrder(table.state)).toEqual(['p1', 'p2']);
  table.take({ type: 'move', to: [4, 5] });
  expect(playerOrder(table.state)).toEqual(['p1', 'p2']);
  table.opportunity('bob');
  expect(playerOrder(table.state)).toEqual(['p2', 'p1']);
  table.rolls(15);
  expect(answers(table)).toEqual(['ewok bob', 'ewok ann']);
  expect(playerOrder(table.state)).toEqual(['p1', 'p2']);
});

test('what one character does to several at once: its player is the active one, in another’s turn too [min.acting.01, min.simultaneous-effects.02, min.simultaneous-effects.03]', () => {
  const bomb: Partial<OnTable> = { hitPoints: 10, abilities: [{ ability: 'self-destruct', value: 20 }] };
  const table = skirmish({
    characters: {
      ann: { at: [5, 5] },
      amy: { at: [5, 6], activated: true },
      bob: { at: [6, 5], player: 'p2', ...bomb },
      cid: { at: [7, 5], player: 'p2' },
      dan: { at: [7, 6], player: 'p2' },
    },
  });
  const affected = () => [table.by(), table.legalOf('affect').map(({ character }) => character)];
  table.attack('bob');
  while (table.by()[0] !== 'chance') table.rollNow();
  table.rolls(15);
  expect(playerOrder(table.state)).toEqual(['p2', 'p1']);
  expect(affected()).toEqual([['p2'], ['cid', 'dan']]);
  table.take({ type: 'affect', character: 'dan' });
  expect(affected()).toEqual([['p1'], ['ann', 'amy']]);
  table.take({ type: 'affect', character: 'amy' });
  const hurt = table.toldOf('damage-dealt').filter(({ byAttack }) => !byAttack);
  expect(hurt.map(({ character }) => character)).toEqual(['dan', 'cid', 'amy', 'ann']);
  expect(playerOrder(table.state)).toEqual(['p1', 'p2']);
});
