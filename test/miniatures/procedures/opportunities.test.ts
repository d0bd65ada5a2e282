/** Attacks of opportunity (min.attacks-of-opportunity). */
import { skirmish, type OnTable } from '../table';

const table = (characters: Record<string, OnTable>, map?: string) =>
  skirmish({ characters, ...(map !== undefined && { map }) });

const ann: OnTable = { at: [5, 5] };
const bob: OnTable = { at: [6, 5], player: 'p2' };

test('who leaves an adjacent square may be attacked at once, still standing there [min.attacks-of-opportunity.01, min.attacks-of-opportunity.07, min.movement-basics.07]', () => {
  const step = table({ ann, bob }).take({ type: 'move', to: [4, 5] });
  expect(step.by()).toEqual(['p2']);
  expect(step.character('ann').at).toEqual([5, 5]);
  step.opportunity('bob').rolls(15);
  expect(step.damage('ann')).toBe(10);
  expect(step.character('ann').at).toEqual([4, 5]);
  expect(step.by()).toEqual(['p1']);
});

test('from one adjacent square to another provokes, entering one does not [min.attacks-of-opportunity.02]', () => {
  expect(
    table({ ann, bob })
      .take({ type: 'move', to: [5, 6] })
      .by(),
  ).toEqual(['p2']);
  expect(
    table({ ann: { at: [4, 5] }, bob })
      .take({ type: 'move', to: [5, 5] })
      .by(),
  ).toEqual(['p1']);
});

test('an activated character makes one, which is no activation [min.attacks-of-opportunity.03]', () => {
  const step = table({ ann, bob: { ...bob, activated: true }, cid: { at: [13, 9], player: 'p2' } });
  step
    .take({ type: 'move', to: [4, 5] })
    .opportunity('bob')
    .rolls(2);
  const fresh = table({ ann, bob, cid: { at: [13, 9], player: 'p2' } }).take({ type: 'move', to: [4, 5] });
  expect(fresh.opportunity('bob').rolls(2).character('bob').activated).toBe(false);
});

test('one in a turn, another one in the next [min.attacks-of-opportunity.04]', () => {
  const step = table({ ann, bob, eve: { at: [7, 5] } })
    .take({ type: 'move', to: [5, 6] })
    .opportunity('bob')
    .rolls(2);
  expect(step.take({ type: 'move', to: [4, 6] }).by()).toEqual(['p1']);
  step
    .endTurn()
    .activate('eve')
    .take({ type: 'move', to: [8, 5] });
  expect(step.legalOf('attack-of-opportunity').map(({ character }) => character)).toEqual(['bob']);
});

test('nobody has to [min.attacks-of-opportunity.05]', () => {
  const step = table({ ann, bob })
    .take({ type: 'move', to: [4, 5] })
    .letPass();
  expect(step.character('ann').at).toEqual([4, 5]);
  expect(step.last('opportunity-passed')).toMatchObject({ player: 'p2', character: 'ann' });
});

test('several may, each for itself [min.attacks-of-opportunity.06]', () => {
  const step = table({ ann, bob, cid: { at: [6, 6], player: 'p2' } }).take({ type: 'move', to: [4, 5] });
  step.opportunity('bob').rolls(15).opportunity('cid').rolls(15);
  expect(step.damage('ann')).toBe(20);
  expect(step.character('ann').at).toEqual([4, 5]);
});

test('the move goes on if the mover is not defeated [min.attacks-of-opportunity.08]', () => {
  const step = table({ ann: { ...ann, suffered: 90 }, eve: { at: [0, 0] }, bob }).take({ type: 'move', to: [4, 5] });
  step.opportunity('bob').rolls(15);
  expect(step.character('ann')).toMatchObject({ place: 'defeated', at: [5, 5] });
  expect(step.toldOf('character-moved')).toEqual([]);
});

test('it is one attack, whatever attacks one makes in its turn [min.attacks-of-opportunity.09, min.double-attack.03]', () => {
  const step = table({ ann, bob: { ...bob, abilities: ['double-attack'] } }).take({ type: 'move', to: [4, 5] });
  step.opportunity('bob').rolls(2);
  expect(step.by()).toEqual(['p1']);
});

test('who may make none is named with the rule, be it asked about others or not [min.attacks-of-opportunity.04, min.flight.03]', () => {
  const codes = (step: ReturnType<typeof table>) => step.last('character-moved').because?.map(({ code }) => code);
  const flying = table({ ann: { ...ann, abilities: ['flight'] }, bob, cid: { at: [6, 6], player: 'p2' } });
  expect(codes(flying.move([4, 5]))).toEqual(['flight']);
  const once = table({ ann, bob, cid: { at: [6, 6], player: 'p2' } });
  once
    .take({ type: 'move', to: [5, 6] })
    .opportunity('bob')
    .rolls(2)
    .letPass();
  // Bob has made it against this very step.
  expect(codes(once)).toBeUndefined();
  once.take({ type: 'move', to: [5, 5] });
  const again = { type: 'attack-of-opportunity', player: 'p2', character: 'bob', target: 'ann' } as const;
  expect(once.refused(again)).toMatchObject({ code: 'made-one' });
  expect(once.refused(again).rules).toContain('min.attacks-of-opportunity.04');
  expect(codes(once.letPass())).toEqual(['made-one']);
});

test('through a wall nobody is adjacent [min.attacks-of-opportunity.10, min.attacks-of-opportunity.11, min.adjacent.02]', () => {
  const wall = `
    +-+-+-+-+
    |. .|. .|
    +-+-+-+-+`;
  const step = table({ ann: { at: [1, 0] }, bob: { at: [2, 0], player: 'p2' } }, wall);
  expect(step.take({ type: 'move', to: [0, 0] }).by()).toEqual(['p1']);
});

test('past the end of a wall one is adjacent though nobody may step there [min.attacks-of-opportunity.12]', () => {
  const end = `
    +-+-+-+
    |. . .|
    + +-+ +
    |. . .|
    +-+-+-+`;
  const step = table({ ann: { at: [1, 0] }, bob: { at: [0, 1], player: 'p2' } }, end);
  expect(step.steps()).not.toContainEqual([0, 1]);
  expect(step.take({ type: 'move', to: [2, 0] }).by()).toEqual(['p2']);
});

test('who has Flight provokes none [min.flight.03]', () => {
  expect(
    table({ ann: { ...ann, abilities: ['flight'] }, bob })
      .take({ type: 'move', to: [4, 5] })
      .by(),
  ).toEqual(['p1']);
});

test('targeting rules do not matter: another enemy may be adjacent, too [min.attack-of-opportunity.02]', () => {
  const step = table({ ann, bob, eve: { at: [7, 5] } }).take({ type: 'move', to: [4, 5] });
  expect(step.legalOf('attack-of-opportunity')).toHaveLength(1);
});

test('a larger character provokes by the squares that it leaves [min.attacks-of-opportunity.02]', () => {
  const big: OnTable = { at: [3, 3], size: 'large' };
  // It leaves its left column; bob stands at its right.
  const away = table({ ann: big, bob: { at: [5, 3], player: 'p2' } });
  expect(away.take({ type: 'move', to: [3, 4] }).by()).toEqual(['p2']);
  const left = table({ ann: big, bob: { at: [2, 3], player: 'p2' } });
  expect(left.take({ type: 'move', to: [4, 3] }).by()).toEqual(['p2']);
  const top = table({ ann: big, bob: { at: [6, 3], player: 'p2' } });
  expect(top.take({ type: 'move', to: [4, 3] }).by()).toEqual(['p1']);
});
