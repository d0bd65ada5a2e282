/** Ship abilities, one test each, in words close to the table's. */
import { xwingTable } from '../table';
import { CLOSE, alone, diceAsked, duel, faces } from '../duel';

describe('ship abilities', () => {
  test('Vectored Thrusters: a red boost after an action', () => {
    const table = alone({ pilot: 'phoenixsquadronpilot' }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    table.use('vectored-thrusters').answer({ type: 'choose-template', template: 'straight' });
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(table.ship('red').pose.y).toBeCloseTo(380, 6);
  });

  test('Autothrusters: a red barrel roll or a red boost after an action of its own ship [xw.actions.11]', () => {
    const table = alone({ pilot: 'alphasquadronpilot' }, 'perform action').answer({
      type: 'perform-action',
      action: 'focus',
    });
    table.use('autothrusters');
    expect(table.legal('perform-action').map((each) => [each.action, each.color])).toEqual([
      ['barrel-roll', 'red'],
      ['boost', 'red'],
    ]);
    const wing = { pilot: 'alphasquadronpilot', at: [600, 300] } as const;
    const beside = alone({}, 'perform action', { wing }).answer({ type: 'perform-action', action: 'focus' });
    expect(beside.happened('ability-queued')).toEqual([]);
  });

  test('Full Throttle: an evade action after a speed 3-5 maneuver', () => {
    const fast = alone({ pilot: 'deltasquadronpilot', dial: { speed: 4, bearing: 'straight', color: 'blue' } });
    fast.use('full-throttle');
    expect(fast.ship('red').tokens.evade).toBe(1);
    const slow = alone({ pilot: 'deltasquadronpilot', dial: { speed: 2, bearing: 'straight', color: 'blue' } });
    expect(slow.happened('ability-queued')).toEqual([]);
  });

  describe('Advanced Targeting Computer', () => {
    const x1 = { pilot: 'tempestsquadronpilot' };
    const locked = { locks: [['red', 'tie']] as const };

    test('with a lock on the defender a primary attack rolls 1 more die and must change a hit to a critical hit [xw.pilot-and-ship-abilities.04]', () => {
      expect(diceAsked(duel(x1).attack('red', 'tie'))).toBe(2);
      const table = duel(x1, {}, locked).attack('red', 'tie');
      expect(diceAsked(table)).toBe(3);
      table.rolls('hit', 'hit', 'blank');
      expect(table.whyNot({ type: 'end-modifying', player: 'p1' })).toMatchObject({ code: 'mandatory' });
      table.use('advanced-targeting-computer-changes');
      expect(faces(table, 'attack').sort()).toEqual(['blank', 'crit', 'hit']);
    });

    test('once the lock is spent nothing is changed any more; in the other order both happen [xw.faq-cards.19]', () => {
      const spent = duel(x1, {}, locked).attack('red', 'tie').rolls('hit', 'hit', 'blank');
      spent
        .answer({ type: 'spend-lock', dice: spent.legal('spend-lock').find((each) => each.dice.length === 1)?.dice })
        .rolls('hit');
      expect(spent.offers({ ability: 'advanced-targeting-computer-changes' })).toBe(false);
      const first = duel(x1, {}, locked)
        .attack('red', 'tie')
        .rolls('hit', 'hit', 'blank')
        .use('advanced-targeting-computer-changes');
      expect(first.legal('spend-lock').length).toBeGreaterThan(0);
    });
  });

  test('Concordia Faceoff: in the front arc of an attacker at range 1 a result must become an evade', () => {
    const table = duel(
      { player: 'p2', pilot: 'academypilot', ...CLOSE },
      { player: 'p1', pilot: 'skullsquadronpilot' },
    );
    table
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'focus')
      .use('concordia-faceoff')
      .choose('concordia-faceoff', 0);
    expect(table.happened('die-changed')).toMatchObject([{ die: 'defense', to: 'evade' }]);
  });

  test('Notched Stabilizers: asteroids are ignored, debris is not, and while it attacks neither [xw.faq-objects.01]', () => {
    const over = (outline: string) =>
      xwingTable({
        ships: {
          red: {
            pilot: 'miningguildsurveyor',
            at: [300, 300],
            dial: { speed: 2, bearing: 'straight', color: 'white' },
          },
          x: { player: 'p2' },
        },
        obstacles: { rock: { outline, at: [300, 420] } },
        moment: { phase: 'activation', ship: 'red' },
      });
    expect(over('coreasteroid0').legal('roll')).toEqual([]);
    expect(over('yt2400debris0').legal('roll').length).toBeGreaterThan(0);
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 400] as const } };
    const surveyor = duel({ pilot: 'miningguildsurveyor' }, {}, { obstacles }).attack('red', 'tie');
    expect(diceAsked(surveyor.rolls('blank', 'blank'))).toBe(4);
  });
});
