/** Pilots, one test each, in words close to the table's. */
import { CLOSE, diceAsked, duel, faces } from './duel';
import { xwingTable } from '../table';

const about = (ship: string, step?: string) => ({ phase: 'activation' as const, ship, ...(step ? { step } : {}) });

describe('rebels', () => {
  test('Luke Skywalker recovers 1 Force when he becomes the defender', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'lukeskywalker', force: 0 });
    table.attack('red', 'tie').use('luke-skywalker');
    expect(table.ship('tie').force?.active).toBe(1);
    expect(diceAsked(table)).toBe(2);
  });

  test('Luke is not asked while all his Force is active', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'lukeskywalker' }).attack(
      'red',
      'tie',
    );
    expect(table.happened('ability-skipped').map((each) => each.code)).toEqual(['nothing-to-recover']);
  });

  test('against Wedge Antilles the defender rolls 1 fewer die', () => {
    const table = duel({ pilot: 'wedgeantilles' }).attack('red', 'tie').rolls('hit', 'blank', 'blank');
    expect(diceAsked(table)).toBe(2);
  });

  test('Garven Dreis hands a focus token on when he spends one', () => {
    const table = duel(
      { pilot: 'garvendreis-t65xwing', tokens: { focus: 1 } },
      {},
      { others: { wing: { at: [400, 300] } } },
    );
    table.attack('red', 'tie').rolls('focus', 'blank', 'blank').answer({ type: 'spend-focus' });
    expect(table.legal('choose').map((each) => each.chosen)).toEqual(['wing']);
    table.choose('garven-dreis', 'wing');
    expect(table.ship('wing').tokens.focus).toBe(1);
  });

  test('Garven Dreis hands on for a focus token that he himself spends only [xw.tokens.02]', () => {
    const others = { wing: { at: [400, 300] } } as const;
    const garven = { pilot: 'garvendreis-t65xwing', at: [380, 300] } as const;
    const wing = duel({ tokens: { focus: 1 } }, {}, { others: { garven } });
    wing.attack('red', 'tie').rolls('focus', 'blank', 'blank').answer({ type: 'spend-focus' });
    expect(wing.happened('ability-queued')).toEqual([]);
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const evading = duel(enemy, { player: 'p1', pilot: 'garvendreis-t65xwing', tokens: { evade: 1 } }, { others });
    evading.attack('red', 'tie').rolls('hit', 'hit').rolls('blank', 'blank').answer({ type: 'spend-evade' });
    expect(evading.happened('token-spent')).toMatchObject([{ token: 'evade' }]);
    expect(evading.happened('ability-queued')).toEqual([]);
  });

  test('Norra Wexley adds an evade result with an enemy at range 0-1, without a choice [xw.errata-norra-wexley.01]', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot', at: [300, 390] }, { player: 'p1', pilot: 'norrawexley' });
    table.attack('red', 'tie').rolls('hit', 'hit', 'hit').rolls('blank');
    expect(table.whyNot({ type: 'end-modifying', player: 'p1' })).toMatchObject({ code: 'mandatory' });
    table.use('norra-wexley');
    expect(table.happened('die-added')).toMatchObject([{ die: 'defense', face: 'evade' }]);
    expect(table.happened('dice-neutralized').at(-1)).toMatchObject({ evades: 1, hits: 1 });
  });

  test('Norra Wexley adds nothing when the enemy is farther away', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'norrawexley' });
    table.attack('red', 'tie').rolls('hit', 'hit').rolls('blank');
    expect(table.happened('die-added')).toEqual([]);
  });

  test('Horton Salm rerolls a die for each other friendly ship near the defender, not for himself [xw.errata-horton-salm.01]', () => {
    const alone = duel({ pilot: 'hortonsalm', ...CLOSE })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'focus');
    expect(alone.offers({ ability: 'horton-salm' })).toBe(false);
    const helped = duel({ pilot: 'hortonsalm', ...CLOSE }, {}, { others: { wing: { at: [380, 500] } } });
    helped.attack('red', 'tie').rolls('blank', 'blank', 'focus').use('horton-salm');
    expect(
      helped
        .legal('choose')
        .map((each) => each.chosen)
        .sort(),
    ).toEqual([[0], [2]]);
    // Another friend, but beyond range 1 of the defender, and an enemy beside it.
    const others = { wing: { at: [300, 200] }, foe: { player: 'p2', at: [380, 500] } } as const;
    const far = duel({ pilot: 'hortonsalm', ...CLOSE }, {}, { others });
    expect(far.attack('red', 'tie').rolls('blank', 'blank', 'focus').offers({ ability: 'horton-salm' })).toBe(false);
    // One near, one far: one die.
    const one = duel({ pilot: 'hortonsalm', ...CLOSE }, {}, { others: { ...others, near: { at: [220, 500] } } });
    one.attack('red', 'tie').rolls('blank', 'blank', 'focus').use('horton-salm');
    expect(one.legal('choose').map((each) => each.chosen)).toHaveLength(2);
  });

  test('Dash Rendar ignores obstacles while he moves', () => {
    const table = xwingTable({
      ships: {
        dash: { pilot: 'dashrendar', at: [300, 300], dial: { speed: 2, bearing: 'straight', color: 'blue' } },
        tie: { player: 'p2' },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at: [300, 420] } },
      moment: about('dash'),
    });
    expect(table.happened('moved-through')).toHaveLength(1);
    expect(table.happened('dice-rolled')).toEqual([]);
    expect(table.asks).toBe('choose an action');
  });
});

describe('the Empire', () => {
  const VADER = { pilot: 'darthvader', at: [300, 300] as const };

  test('Darth Vader spends Force to act again after an action [xw.pilot-and-ship-abilities.03]', () => {
    const table = xwingTable({
      ships: { vader: VADER, x: { player: 'p2', at: [300, 500] } },
      moment: about('vader', 'perform action'),
    });
    table.answer({ type: 'perform-action', action: 'focus' }).order('darth-vader').use('darth-vader');
    table.answer({ type: 'perform-action', action: 'lock' }).answer({ type: 'choose-lock' });
    expect(table.ship('vader').force?.active).toBe(2);
    expect(table.state.locks).toEqual([{ by: 'vader', on: 'x' }]);
  });

  test('Howlrunner lets friendly ships at range 0-1 reroll an attack die of primary attacks', () => {
    const howl = { howl: { pilot: 'howlrunner', at: [400, 300] as const } };
    const table = duel({ pilot: 'academypilot' }, {}, { others: howl }).attack('red', 'tie').rolls('blank', 'focus');
    table.use('howlrunner').choose('howlrunner', 0).rolls('hit');
    expect(faces(table, 'attack').sort()).toEqual(['focus', 'hit']);
    const far = { howl: { pilot: 'howlrunner', at: [500, 300] as const } };
    const alone = duel({ pilot: 'academypilot' }, {}, { others: far }).attack('red', 'tie').rolls('blank', 'focus');
    expect(alone.offers({ ability: 'howlrunner' })).toBe(false);
  });

  test('"Mauler" Mithel rolls 1 more die at attack range 1', () => {
    expect(diceAsked(duel({ pilot: 'maulermithel', ...CLOSE }).attack('red', 'tie'))).toBe(4);
    expect(diceAsked(duel({ pilot: 'maulermithel' }).attack('red', 'tie'))).toBe(2);
  });

  test('"Scourge" Skutu rolls 1 more die against a defender in the bullseye arc', () => {
    expect(diceAsked(duel({ pilot: 'scourgeskutu' }).attack('red', 'tie'))).toBe(3);
    expect(diceAsked(duel({ pilot: 'scourgeskutu' }, { at: [360, 500] }).attack('red', 'tie'))).toBe(2);
  });

  test('Gideon Hask rolls 1 more die against a damaged defender', () => {
    expect(diceAsked(duel({ pilot: 'gideonhask' }, { damage: { facedown: 1 } }).attack('red', 'tie'))).toBe(3);
    expect(diceAsked(duel({ pilot: 'gideonhask' }).attack('red', 'tie'))).toBe(2);
  });

  test('"Night Beast" may focus after he fully executes a blue maneuver', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = xwingTable({
      ships: { beast: { pilot: 'nightbeast', at: [300, 300], dial }, x: { player: 'p2' } },
      moment: about('beast'),
    });
    table.use('night-beast');
    expect(table.ship('beast').tokens.focus).toBe(1);
    expect(table.asks).toBe('choose an action');
  });

  test('Soontir Fel may gain a focus token with an enemy in his bullseye arc', () => {
    const ships = (x: number) => ({
      fel: { pilot: 'soontirfel', at: [300, 300] as const },
      x: { player: 'p2', at: [x, 500] as const },
    });
    const table = xwingTable({ ships: ships(300), moment: 'engagement' }).use('soontir-fel');
    expect(table.ship('fel').tokens.focus).toBe(1);
    expect(xwingTable({ ships: ships(360), moment: 'engagement' }).happened('ability-queued')).toEqual([]);
  });
});

describe('scum', () => {
  test('Old Teroch strips the green tokens of an enemy at range 1 that has him in its front arc', () => {
    const ships = (facing: number) => ({
      teroch: { pilot: 'oldteroch', at: [300, 300] as const },
      x: { player: 'p2', at: [300, 400] as const, facing, tokens: { focus: 1, evade: 1, stress: 1 } },
    });
    const seen = xwingTable({ ships: ships(180), moment: 'engagement' }).choose('old-teroch', 'x');
    expect(seen.ship('x').tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
    const unseen = xwingTable({ ships: ships(0), moment: 'engagement' }).choose('old-teroch', 'x');
    expect(unseen.ship('x').tokens).toMatchObject({ focus: 1, evade: 1 });
  });

  test('Fenn Rau may roll 1 more die at attack range 1, attacking and defending', () => {
    const attacks = duel({ pilot: 'fennrau', ...CLOSE })
      .attack('red', 'tie')
      .use('fenn-rau-attacks')
      .repeat({ type: 'end-modifying' });
    expect(diceAsked(attacks)).toBe(5);
    const defends = duel({ player: 'p2', pilot: 'academypilot', ...CLOSE }, { player: 'p1', pilot: 'fennrau' }).attack(
      'red',
      'tie',
    );
    defends.rolls('hit', 'hit', 'blank').use('fenn-rau-defends').repeat({ type: 'end-modifying' });
    expect(diceAsked(defends)).toBe(4);
    expect(duel({ pilot: 'fennrau' }).attack('red', 'tie').offers({ ability: 'fenn-rau-attacks' })).toBe(false);
  });

  test('Kavil rolls 1 more die with his turret, even pointing forward [xw.faq-cards.12]', () => {
    const kavil = { pilot: 'kavil', upgrades: ['dorsalturret'], turret: 'front' as const };
    expect(diceAsked(duel(kavil).attack('red', 'tie', 'red/dorsalturret'))).toBe(3);
    expect(diceAsked(duel(kavil).attack('red', 'tie', 'primary'))).toBe(2);
  });

  test('Kavil rolls 1 more die for bullseye arc attacks [xw.faq-cards.13]', () => {
    const kavil = { pilot: 'kavil', upgrades: ['heavylasercannon'] };
    expect(diceAsked(duel(kavil).attack('red', 'tie', 'red/heavylasercannon'))).toBe(5);
  });

  test('Guri may gain a focus token with an enemy at range 0-1', () => {
    const ships = (y: number) => ({
      guri: { pilot: 'guri', at: [300, 300] as const },
      x: { player: 'p2', at: [300, y] as const },
    });
    const table = xwingTable({ ships: ships(400), moment: 'engagement' }).use('guri');
    expect(table.ship('guri').tokens.focus).toBe(1);
    expect(xwingTable({ ships: ships(500), moment: 'engagement' }).happened('ability-queued')).toEqual([]);
  });

  test('Lando Calrissian takes stress to reroll the blanks of his own roll [xw.errata-lando-calrissian-scum.01]', () => {
    const table = duel({ pilot: 'landocalrissian', turret: 'front' })
      .attack('red', 'tie')
      .rolls('blank', 'blank')
      .use('lando-calrissian-scum')
      .rolls('hit', 'hit');
    expect(table.ship('red').tokens.stress).toBe(1);
    expect(faces(table, 'attack')).toEqual(['hit', 'hit']);
    table.rolls('blank', 'blank', 'blank');
    expect(table.happened('ability-queued').filter((each) => each.ability === 'lando-calrissian-scum')).toHaveLength(1);
  });
});
