/** States that are told in words, for files that apps write: whatever words bring back. */
import * as E from 'fp-ts/lib/Either';
import { toScenario } from '../../../src/judge';
import { miniaturesScenarios } from '../../../src/miniatures/scenario';
import { openGround, skirmish, type Table } from '../table';

const written = ({ state }: Table): string => {
  const made = toScenario(miniaturesScenarios, { state, actions: [] });
  if (E.isLeft(made)) throw new Error(made.left.message);
  return made.right;
};

const ann = { at: [1, 1] as [number, number], abilities: [{ ability: 'grenades', value: 20 }], force: 2, suffered: 10 };
const bob = { at: [9, 1] as [number, number], player: 'p2', size: 'large' as const, force: 1, powers: ['sith-rage'] };
const more = {
  skiff: { at: [4, 4] as [number, number], size: 'large' as const, abilities: ['desert-skiff'] },
  amy: { at: null, aboard: 'skiff', activated: true },
  later: { at: null, aside: true },
  lost: { at: null, player: 'p2' },
};

test('the start of a turn, of a phase, and the roll for initiative need no saved state', () => {
  const characters = { ann, bob, ...more };
  for (const moment of [
    { stage: 'initiative' as const },
    { stage: 'activations' as const, player: 'p2', left: 1 },
    { stage: 'activations' as const, character: 'ann', left: 0 },
  ]) {
    const text = written(skirmish({ map: openGround(12, 14), characters, moment, quietRounds: 3, round: 4 }));
    expect(text).not.toContain('saved-state');
    expect(text).toContain('Grenades 20');
  }
});

test('a round that was played leads to words; the middle of a turn does not', () => {
  const characters = {
    ann,
    bob: { ...bob, hitPoints: 10 },
    cid: { at: [2, 1] as [number, number], player: 'p2', hitPoints: 10 },
  };
  const table = skirmish({ characters }).attack('cid').rolls(18);
  if (table.legalOf('keep-roll').length > 0) table.take({ type: 'keep-roll' });
  expect(table.character('cid').place).toBe('defeated');
  expect(written(table)).toContain('saved-state');
  table.take({ type: 'end-turn' }).take({ type: 'activate', character: 'bob' }).take({ type: 'end-turn' });
  expect(table.state.stage).toBe('initiative');
  expect(written(table)).not.toContain('saved-state');
});
