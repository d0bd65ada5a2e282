/** Abilities that an app adds, on stat cards of its own. */
import * as E from 'fp-ts/lib/Either';
import type { CardAbility } from '../../src/miniatures/facts';
import { miniatures } from '../../src/miniatures';
import { ability } from '../../src/miniatures/abilities/own';
import { rules } from '../../src/miniatures/catalogue';
import { plus } from '../../src/miniatures/abilities/forms/bonuses';
import { isCommander } from '../../src/miniatures/queries/abilities';
import { characterOf } from '../../src/miniatures/queries/characters';
import { positionOf, skirmish, type TableSpec } from './table';

/** Once bold, +5 Attack; as many more as its number says. */
const bold = ability({
  id: 'my-club/bold',
  rules: ['min.bonus.01'],
  modifies: {
    'attack bonuses': (_state, self, bonuses, { attacker }) =>
      attacker === self.source ? plus(bonuses, self, 5 + Number(self.value ?? 0)) : bonuses,
  },
});
const club = miniatures.with({ abilities: [bold], rules });

test.each<[CardAbility, number]>([
  [{ ability: 'my-club/bold' }, 15],
  [{ ability: 'my-club/bold', value: 3 }, 18],
])('%j on a card is played by the game that has it, and named by the one that has not', (printed, total) => {
  const spec = {
    characters: { ann: { at: [1, 1], attack: 0, abilities: [printed] }, bob: { at: [2, 1], player: 'p2' } },
  } satisfies TableSpec;
  const table = skirmish(spec, club).attack('bob').rolls(10);
  expect(table.last('attack-hit')).toMatchObject({ total });
  expect(E.isRight(club.load(JSON.parse(JSON.stringify(table.state))))).toBe(true);
  expect(E.isLeft(miniatures.load(JSON.parse(JSON.stringify(table.state))))).toBe(true);
  const open = [club, miniatures].map((game) => game.resume(positionOf(spec), { mode: 'manual' }));
  expect(open.map((each) => E.isRight(each) && each.right.unadjudicated)).toEqual([[], ['my-club/bold']]);
});

test('so is a commander effect of its own [min.commander.01]', () => {
  const lead = ability({ ...bold, id: 'my-club/commander-ann' });
  const { state } = skirmish(
    {
      characters: {
        ann: { at: [1, 1], attack: 0, commanderEffect: lead.id },
        bob: { at: [2, 1], player: 'p2' },
      },
    },
    miniatures.with({ abilities: [lead] }),
  );
  expect(isCommander(state, characterOf(state, 'ann'))).toBe(true);
  expect(state.inPlay).toContainEqual({ ability: lead.id, source: 'ann', controller: 'p1' });
});

const added =
  (changed: object, more: object = {}) =>
  () =>
    miniatures.with({ abilities: [{ ...bold, ...changed } as typeof bold], ...more });

test.each([
  ['a card of the glossary with a typo', added({ card: 'grenadess' }), /card 'grenadess'.*did you mean grenades\?/],
  ['a name without whose it is', added({ id: 'bold' }), /card 'bold', which the game does not have/],
  ['a rule of another game', added({ rules: ['xw.attack.01'] }), /cites "xw.attack.01": rules of this game/],
  [
    'a rule that is none',
    added({ rules: ['min.heal.99'] }, { rules }),
    /"min.heal.99", which the game does not have; did you mean min.heal/,
  ],
])('refused: %s', (_, make, message) => expect(make).toThrow(message));
