/** Who is meant: this character, its enemies, who is beside it or near. */
import { skirmish, type OnTable } from '../../table';
import { p2, targetsHiding } from '../tables';

describe('Diplomat', () => {
  const leaving = (abilities: string[], against: string[], more: Record<string, OnTable> = {}): readonly string[] =>
    skirmish({ characters: { bob: { at: [5, 5], abilities }, ann: { ...p2([4, 5], ...against) }, ...more } })
      .take({ type: 'move', to: [6, 5] })
      .by();

  test('no attack of opportunity either, while somebody else is in sight [min.diplomat.01, min.attack-of-opportunity.02]', () => {
    expect(leaving(['diplomat'], [], { cid: { at: [8, 5] } })).toEqual(['p1']);
    expect(leaving(['diplomat'], [])).toEqual(['p2']);
    expect(leaving(['diplomat'], [], { cid: { at: [8, 5], abilities: ['diplomat'] } })).toEqual(['p2']);
  });

  test('nor one by Order 66 against Execute Order 66; by anybody else there is [min.execute-order-66.01]', () => {
    expect(leaving(['execute-order-66'], ['order-66'])).toEqual(['p1']);
    expect(leaving(['execute-order-66'], [])).toEqual(['p2']);
  });

  test('no target while somebody else is in sight, be it adjacent [min.diplomat.01, min.diplomat.02]', () => {
    expect(targetsHiding({}, { bob: p2([1, 1], 'diplomat'), cid: p2([5, 1]) })).toEqual([]);
    expect(targetsHiding({}, { bob: p2([5, 0], 'diplomat'), cid: p2([5, 2]) })).toEqual(['cid']);
    expect(targetsHiding({}, { bob: p2([1, 1], 'diplomat') })).toEqual(['bob']);
    expect(targetsHiding({}, { bob: p2([1, 1], 'diplomat'), cid: p2(null) })).toEqual(['bob']);
    expect(targetsHiding({}, { bob: p2([5, 0], 'diplomat'), cid: p2([5, 2], 'diplomat') })).toEqual(['bob', 'cid']);
  });
});
