/** Step 5 of an attack: critical effects, the total damage, and how it is suffered. */
import type { ArmadaEvent } from '../../../src/armada/model/events';
import type { Table } from '../table';
import { dogfight, duel, frontal, type Duel } from './duels';

/** The Victory attacks the front of a CR90 without tokens at medium range, with three red dice; to where damage is resolved. */
function struck(dice: readonly string[], spec: Duel = {}): Table {
  return frontal({ attacker: 'vsd', range: 'medium', ...spec, cr90: { defense: [], ...spec.cr90 } }).rolls(...dice);
}

function drawn(table: Table, card: string): Table {
  return table.does({ type: 'draw', player: 'chance', pile: 'damage deck', card });
}

function types(table: Table, ...among: ArmadaEvent['type'][]): string[] {
  return table.events.map(({ type }) => type).filter((type) => (among as string[]).includes(type));
}

describe('the total damage', () => {
  test('between ships is all hit icons and all critical icons [arm.attack.21, arm.dice-icons.01, arm.dice-icons.02]', () => {
    const table = struck(['red double-hit', 'red critical', 'red accuracy']).passes();
    expect(table.told('damage-totaled')).toMatchObject([{ attacker: 'vsd', defender: 'cr90', damage: 3 }]);
  });

  test('a face with both icons counts both [arm.attack.21]', () => {
    const six = ['red blank', 'red blank', 'red blank', 'black hit-critical', 'black hit', 'black blank'];
    expect(struck(six, { range: 'close' }).passes().told('damage-totaled')).toMatchObject([{ damage: 3 }]);
  });

  test('where a squadron attacks or defends it is the hit icons only [arm.attack.20, arm.dice-icons.02]', () => {
    const squadrons = { tie: { owner: 'p2', at: [500, 380] } } as const;
    const table = duel({ squadrons }).attack('cr90', 'front', 'tie', null).rolls('blue critical');
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 0 }]);
    const tie = dogfight(
      { tie: { owner: 'p2', at: [500, 445] } },
      { squadron: 'tie', ships: { cr90: { at: [500, 380], defense: [] } } },
    );
    tie.attack('tie', null, 'cr90', 'front').rolls('blue critical');
    expect(tie.told('damage-totaled')).toMatchObject([{ damage: 0 }]);
  });

  test('it is the defender that suffers it [arm.attack-summary.04]', () => {
    const table = struck(['red hit', 'red hit', 'red blank']);
    expect(table.ship('cr90').shields.front).toBe(0);
    expect(table.ship('vsd').shields.front).toBe(3);
  });
});

describe('suffering it', () => {
  test('a shield of the defending zone for each point, then facedown damage cards, one at a time [arm.damage.04, arm.damage.12, arm.attack.18]', () => {
    const table = struck(['red double-hit', 'red hit', 'red blank'], { cr90: { shields: { front: 1 } } });
    expect(types(table, 'shield-lost', 'damage-card-dealt')).toEqual([
      'shield-lost',
      'damage-card-dealt',
      'damage-card-dealt',
    ]);
    expect(table.ship('cr90')).toMatchObject({ shields: { front: 0 }, damage: { facedown: 2, faceup: [] } });
    expect(table.told('attack-performed')).toMatchObject([{ damage: 3, cards: 2 }]);
  });

  test('shields of other zones absorb nothing [arm.damage.05]', () => {
    const table = struck(['red double-hit', 'red hit', 'red blank'], { cr90: { shields: { front: 0 } } });
    expect(table.ship('cr90')).toMatchObject({ shields: { left: 2, right: 2, rear: 1 }, damage: { facedown: 3 } });
  });

  test('with as many cards as its hull value a ship is destroyed at once: the rest deals nothing more [arm.damage.07, arm.destroyed-ships-and-squadrons.01]', () => {
    const table = struck(['red double-hit', 'red double-hit', 'red double-hit'], {
      cr90: { shields: { front: 0 } },
      more: { other: { at: [100, 100] } },
    });
    expect(table.ship('cr90')).toMatchObject({ place: 'destroyed', defense: [], dial: null, tokens: [] });
    expect(table.told('damage-card-dealt')).toHaveLength(4);
    expect(table.told('attack-performed')).toMatchObject([{ damage: 6, cards: 4 }]);
  });

  test('its damage cards are discarded, and nothing of it is in play [arm.destroyed-ships-and-squadrons.05, arm.destroyed-ships-and-squadrons.06]', () => {
    const table = struck(['red double-hit', 'red double-hit', 'red double-hit'], {
      cr90: {
        shields: { front: 0 },
        tokens: ['repair'],
        upgrades: ['leia-organa'],
        damage: { faceup: ['thruster-fissure'] },
      },
      more: { other: { at: [100, 100] } },
    });
    expect(table.state.damageDiscard).toMatchObject({ facedown: 3, faceup: [{ card: 'thruster-fissure' }] });
    expect(table.ship('cr90')).toMatchObject({
      damage: { facedown: 0, faceup: [] },
      commandStack: [],
      spentDial: null,
    });
    expect(table.state.inPlay.filter(({ source }) => source.startsWith('cr90'))).toEqual([]);
  });

  test('the last ship of a player that is destroyed ends the game in the middle of the attack [arm.winning-and-losing.03]', () => {
    const table = struck(['red double-hit', 'red double-hit', 'red double-hit'], { cr90: { shields: { front: 0 } } });
    expect(table.state.winner).toBe('p2');
    const [ended] = table.told('game-ended');
    expect(ended?.because).toMatchObject([{ code: 'ships-left', facts: { p1: 0, p2: 1 } }]);
    expect(table.told('attack-performed')).toEqual([]);
  });

  test('a squadron loses that many hull points, never more than it has [arm.damage.02, arm.damage.03, arm.damage.01]', () => {
    const hit = (...dice: string[]): Table =>
      dogfight({ x: { at: [500, 400] }, tie: { owner: 'p2', at: [540, 400] } })
        .attack('x', null, 'tie', null)
        .rolls(...dice);
    expect(hit('blue hit', 'blue hit', 'blue critical', 'blue accuracy').squadron('tie')).toMatchObject({
      hull: 1,
      place: 'table',
    });
    const gone = hit('blue hit', 'blue hit', 'blue hit', 'blue hit');
    expect(gone.told('hull-lost')).toMatchObject([{ squadron: 'tie', change: { was: 3, is: 0, most: 3 } }]);
    expect(gone.squadron('tie')).toMatchObject({ hull: 0, place: 'destroyed' });
  });

  test('without hull points it is destroyed and leaves the play area, its card inactive [arm.destroyed-ships-and-squadrons.02, arm.destroyed-ships-and-squadrons.04, arm.destroyed-ships-and-squadrons.08]', () => {
    const howlrunner = { owner: 'p2', at: [540, 400], card: 'howlrunner' } as const;
    const table = dogfight({ x: { at: [500, 400] }, tie: howlrunner }).attack('x', null, 'tie', null);
    expect(table.state.inPlay.some(({ source }) => source === 'tie')).toBe(true);
    table.rolls('blue hit', 'blue hit', 'blue hit', 'blue hit').passes();
    expect(table.told('squadron-destroyed')).toMatchObject([{ squadron: 'tie' }]);
    expect(table.squadron('tie')).toMatchObject({ place: 'destroyed', defense: [] });
    expect(table.state.inPlay.some(({ source }) => source === 'tie')).toBe(false);
  });
});

describe('critical effects', () => {
  const CRITICAL = ['red hit', 'red hit', 'red critical'];

  test('come first in Resolve Damage, before the total: one, if the attacker likes [arm.attack.19, arm.critical-effects.05, arm.effect-use-and-timing.03]', () => {
    const table = struck(CRITICAL);
    expect(table.asks).toBe('resolve a critical effect');
    expect(table.by).toEqual(['p2']);
    expect(table.told('damage-totaled')).toEqual([]);
    table.answer({ type: 'resolve-critical-effect' });
    expect(types(table, 'critical-effect-resolved', 'damage-totaled', 'shield-lost').slice(0, 2)).toEqual([
      'critical-effect-resolved',
      'damage-totaled',
    ]);
  });

  test('the standard one deals the first damage card of the attack faceup, the others facedown [arm.attack.22, arm.critical-effects.06]', () => {
    const table = struck(['red double-hit', 'red hit', 'red critical'], { cr90: { shields: { front: 2 } } });
    table.answer({ type: 'resolve-critical-effect' });
    drawn(table, 'thrust-control-malfunction');
    expect(table.told('damage-card-dealt')).toMatchObject([{ card: 'thrust-control-malfunction' }, { card: null }]);
    expect(table.ship('cr90').damage).toMatchObject({ facedown: 1, faceup: [{ card: 'thrust-control-malfunction' }] });
  });

  test('shields that absorb earlier points do not matter; if they absorb all, nothing is turned up [arm.attack.23]', () => {
    const absorbed = struck(['red hit', 'red blank', 'red critical'], { cr90: { shields: { front: 2 } } }).answer({
      type: 'resolve-critical-effect',
    });
    expect(absorbed.told('damage-card-dealt')).toEqual([]);
    const through = struck(CRITICAL, { cr90: { shields: { front: 2 } } }).answer({ type: 'resolve-critical-effect' });
    expect(through.by).toEqual(['chance']);
    expect(through.told('shield-lost')).toHaveLength(2);
  });

  test('declined: every card is dealt facedown, and the icon still counts for damage [arm.attack.19, arm.effect-use-and-timing.09]', () => {
    const table = struck(CRITICAL, { cr90: { shields: { front: 0 } } }).answer({ type: 'skip-critical-effect' });
    expect(table.ship('cr90').damage).toEqual({ facedown: 3, faceup: [] });
  });

  test('the icon is not spent: it counts for damage as well [arm.critical-effects.04]', () => {
    const table = struck(CRITICAL).answer({ type: 'resolve-critical-effect' });
    expect(table.told('damage-totaled')).toMatchObject([{ damage: 3 }]);
  });

  test('only one, however many icons there are [arm.critical-effects.03]', () => {
    const table = struck(['red critical', 'red critical', 'red critical'], { cr90: { shields: { front: 2 } } });
    drawn(table.answer({ type: 'resolve-critical-effect' }), 'thrust-control-malfunction');
    expect(table.told('critical-effect-resolved')).toHaveLength(1);
    expect(table.told('attack-performed')).toHaveLength(1);
  });

  test('need an icon in the pool as it stands then: of a die with both icons too [arm.critical-effects.01, arm.critical-effects.02]', () => {
    expect(struck(['red hit', 'red double-hit', 'red blank']).told('attack-performed')).toHaveLength(1);
    const both = ['red blank', 'red blank', 'red blank', 'black hit-critical', 'black blank', 'black blank'];
    expect(struck(both, { range: 'close' }).asks).toBe('resolve a critical effect');
    // At long range the evade takes the only one away.
    const evaded = struck(CRITICAL, { range: 'long', cr90: { defense: [{ type: 'evade', exhausted: false }] } });
    const critical = evaded.state.stack.flatMap((frame) =>
      'pool' in frame ? (frame['pool'] as { face: string }[]) : [],
    );
    evaded.answer({ type: 'spend-defense-token', die: critical.findIndex(({ face }) => face === 'critical') });
    evaded.passes();
    expect(evaded.told('attack-performed')).toHaveLength(1);
  });

  test('are not for squadrons, neither as attacker nor as defender [arm.critical-effects.07]', () => {
    const squadrons = { tie: { owner: 'p2', at: [500, 380] } } as const;
    expect(
      duel({ squadrons }).attack('cr90', 'front', 'tie', null).rolls('blue critical').told('attack-performed'),
    ).toHaveLength(1);
    const tie = dogfight(
      { tie: { owner: 'p2', at: [500, 445] } },
      { squadron: 'tie', ships: { cr90: { at: [500, 380], defense: [] } } },
    );
    tie.attack('tie', null, 'cr90', 'front').rolls('blue critical');
    expect(tie.told('attack-performed')).toHaveLength(1);
  });
});

test('the steps come in their order, and nothing of a later one is offered before [arm.attack.01]', () => {
  const table = frontal({ attacker: 'vsd', range: 'medium', vsd: { owner: 'p2', tokens: ['concentrate-fire'] } });
  const asked = [table.asks];
  table.rolls('red hit', 'red critical', 'red accuracy');
  for (let i = 0; i < 3; i++) {
    asked.push(table.asks);
    table.passes();
  }
  expect(asked).toEqual(['attack dice', 'resolve attack effects', 'spend defense tokens', 'resolve a critical effect']);
  expect(types(table, 'attack-declared', 'attack-dice-rolled', 'damage-totaled', 'attack-performed')).toEqual([
    'attack-declared',
    'attack-dice-rolled',
    'damage-totaled',
    'attack-performed',
  ]);
});

test('a facedown card counts toward the hull, and has no effect [arm.damage.06]', () => {
  const table = struck(['red hit', 'red blank', 'red blank'], {
    cr90: { shields: { front: 0 }, damage: { facedown: 2 } },
  });
  expect(table.ship('cr90')).toMatchObject({ place: 'table', damage: { facedown: 3 } });
  const cards = (state: Table['state']): number =>
    state.inPlay.filter(({ ability }) => ability.startsWith('damage')).length;
  expect(cards(table.state)).toBe(0);
});
