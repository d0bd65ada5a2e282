/** A game is saved and loaded in the middle of whatever its procedures remember: every state that `reduce` makes is let in again. */
import { fromOutside } from '../../src/core';
import * as E from 'fp-ts/lib/Either';
import { outerRim, type OuterRimAction, type OuterRimState } from '../../src/outer-rim';
import type { Effects } from '../../src/outer-rim/facts';
import { card, resolving, table, type Player, type Table } from './table';

/** Saved and loaded, it is the same state. */
function saved({ state }: Table): void {
  const loaded = outerRim.load(JSON.parse(JSON.stringify(state)));
  if (E.isLeft(loaded)) throw new Error(`refused: ${loaded.left.message} at ${loaded.left.path.join('.')}`);
  expect(loaded.right).toEqual(state);
}

/** Answers what is asked, something that ends nothing where that is offered, and saves after each answer. */
function playsOn(game: Table, answers: number): void {
  const dull: readonly OuterRimAction['type'][] = ['pass', 'decline', 'buy-nothing', 'stop-buying', 'leave-card'];
  for (let i = 0; i < answers; i++) {
    saved(game);
    const legal = game.legal();
    const next = legal.find((action) => !dull.includes(action.type)) ?? legal[0];
    if (!next || game.within.length < 3) return;
    game.takes(next);
  }
}

const rich: Record<string, Player> = {
  ann: { credits: 20_000, cards: ['gear-and-mod-jetpack'] },
  bob: { at: 'lothal', cards: [] },
};
const kept = { asset: { kind: 'gear' as const, name: 'Charm', abilities: [] } };
const MIDDLES: readonly (readonly [string, Effects])[] = [
  ['keep', [{ do: 'keep' }]],
  ['discard', [{ do: 'discard', card: {}, count: 2 }]],
  ['gain-card', [{ do: 'gain-card', decks: ['gear-and-mod'], discount: 1000 }]],
  ['roll', [{ do: 'roll', dice: 2, faces: ['hit'], then: [{ do: 'test', skill: 'tech' }] }]],
  ['move-patrol', [{ do: 'move-patrol', faction: 'hutt', spaces: 3, towards: 'anywhere' }]],
  ['peek', [{ do: 'peek', at: { where: 'here' }, count: 2 }]],
  ['reveal', [{ do: 'reveal', at: { where: 'here' }, count: 2 }]],
];

test.each(MIDDLES)('in the middle of the effect %s', (_name, effects) => {
  playsOn(resolving([...effects, { do: 'may', effects: [] }], rich, { section: kept }), 6);
});

test('in the middle of a purchase, while what the card does is decided', () => {
  const gained = { kind: 'when' as const, on: { event: 'this-gained' as const }, may: true, do: [] };
  const face = { kind: 'gear' as const, name: 'Charm', abilities: [gained] };
  const game = table(rich, {
    step: 'action',
    market: { 'gear-and-mod': { top: 'test-card' } },
    pack: { id: 'test', title: 'For a test', extends: 'base', market: [card(face)] },
  });
  game.does('market').does('discard-nothing').does('buy', { deck: 'gear-and-mod' }).does('pay');
  expect(game.within).toContain('purchase');
  saved(game);
});

/** What waits to begin has no other player's turn, and stands at its beginning. */
const MISPLACED = ['misplaced-procedure', [], 'procedure'];

describe('in setup', () => {
  type Frames = { procedure: string; step: number; player?: string }[];

  /** A game in which somebody chooses a character, or a faction when all have one. */
  function inSetup(until: 'choose character' | 'set up character'): OuterRimState {
    const begun = outerRim.begin({ players: ['ann', 'bob', 'cid'] }, { mode: 'seeded', seed: 1 });
    if (E.isLeft(begun)) throw new Error(begun.left.message);
    let { state } = begun.right;
    while (!state.stack.some(({ procedure }) => procedure === until)) {
      const step = outerRim.reduce(state, fromOutside(outerRim.allLegalActions(state).actions.at(-1)));
      if (E.isLeft(step)) throw new Error(step.left.message);
      state = step.right.state;
    }
    return state;
  }

  function refusal(state: OuterRimState, change: (saved: { stack: Frames; databank: string[] }) => void): unknown {
    const saved = structuredClone(state);
    expect(E.isRight(outerRim.load(saved))).toBe(true);
    change(saved as unknown as { stack: Frames; databank: string[] });
    const loaded = outerRim.load(saved);
    return E.isLeft(loaded) && [loaded.left.code, loaded.left.rules, loaded.left.path.at(-1)];
  }

  const noCharacter = ['not-set-up', ['or.setup-choose-characters.02'], 'character'];
  const noShip = ['not-set-up', ['or.setup-choose-characters.07'], 'ship'];

  test('everybody is to be given a character and a ship [or.setup-choose-characters.02, or.setup-choose-characters.07]', () => {
    const state = inSetup('choose character');
    const ofAnother = ({ stack }: { stack: Frames }): void => {
      const [one, other] = stack.filter(({ procedure }) => procedure === 'choose character');
      Object.assign(one!, { player: other!.player });
    };
    expect(refusal(state, ofAnother)).toEqual(MISPLACED);
    expect(refusal(state, ({ stack }) => stack.splice(2, 1))).toEqual(noCharacter);
    expect(refusal(state, ({ stack }) => (stack[2]!.step = 1))).toEqual(MISPLACED);
    const [first] = outerRim.allLegalActions(state).actions;
    const chosen = outerRim.reduce(state, fromOutside(first));
    if (E.isLeft(chosen)) throw new Error(chosen.left.message);
    expect(refusal(chosen.right.state, ({ stack }) => (stack.at(-1)!.step = 3))).toEqual(noShip);
  });

  test('everybody is to be given a place, from a card that is there [or.setup-characters.05, or.databank.01]', () => {
    const state = inSetup('set up character');
    const noPlace = ['not-set-up', ['or.setup-characters.05'], 'space'];
    expect(refusal(state, ({ stack }) => stack.splice(2, 1))).toEqual(noPlace);
    expect(refusal(state, ({ stack }) => (stack[2]!.step = 2))).toEqual(MISPLACED);
    expect(refusal(state, ({ databank }) => databank.splice(0))).toEqual(['lost-card', ['or.databank.01'], 'databank']);
  });
});
