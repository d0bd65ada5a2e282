/** Pilots, one test each, in words close to the table's. */
import { CLOSE, diceAsked, duel, faces } from '../duel';
import { xwingTable, type ShipOnTable, type Table } from '../table';

const about = (ship: string, step?: string) => ({ phase: 'activation' as const, ship, ...(step ? { step } : {}) });

describe('rebels', () => {
  test('Luke Skywalker recovers 1 Force when he becomes the defender, and nobody else does [xw.charges.02, xw.defender.01]', () => {
    const luke = { player: 'p1', pilot: 'lukeskywalker', force: 0 } as const;
    const enemy = { player: 'p2', pilot: 'academypilot' };
    const table = duel(enemy, luke).attack('red', 'tie').use('luke-skywalker');
    expect(table.ship('tie').force?.active).toBe(1);
    expect(table.happened('charge-recovered')).toMatchObject([{ ship: 'tie', of: 'force' }]);
    expect(diceAsked(table)).toBe(2);
    const beside = duel(enemy, { player: 'p1' }, { others: { luke: { ...luke, at: [340, 500] } } });
    expect(beside.attack('red', 'tie').happened('ability-queued')).toEqual([]);
  });

  test('Luke is not asked while all his Force is active', () => {
    const table = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'lukeskywalker' }).attack(
      'red',
      'tie',
    );
    expect(table.happened('ability-skipped').map((each) => each.code)).toEqual(['nothing-to-recover']);
  });

  test('against Wedge Antilles the defender rolls 1 fewer die, against another ship beside him or in his own defense none [xw.attack.22]', () => {
    const wedge = { pilot: 'wedgeantilles' };
    const defense = (table: Table) => diceAsked(table.attack('red', 'tie').rolls('hit', 'blank', 'blank'));
    expect(defense(duel(wedge))).toBe(2);
    expect(defense(duel({}, {}, { others: { wedge: { ...wedge, at: [400, 300] } } }))).toBe(3);
    expect(defense(duel({ player: 'p2', pilot: 'bluesquadronescort' }, { ...wedge, player: 'p1' }))).toBe(2);
  });

  test.each([
    ['garvendreis-t65xwing', 'garven-dreis', 260],
    ['garvendreis', 'garven-dreis-arc', 250],
  ])(
    'Garven Dreis (%s) may hand a focus token on to a friend at range 1-3 when he spends one [xw.tokens.02]',
    (pilot, ability, x) => {
      const others = {
        wing: { at: [400, 300], facing: 90 },
        touching: { at: [x, 300] },
        far: { at: [800, 100] },
      } as const;
      const table = duel({ pilot, tokens: { focus: 1 } }, {}, { others });
      const front = table.legal('choose-weapon').find((each) => each.weapon !== 'primary rear');
      table.answer({ ...front }).answer({ type: 'declare-defender', defender: 'tie' });
      table.rolls('focus', ...Array<string>(diceAsked(table) - 1).fill('blank')).answer({ type: 'spend-focus' });
      expect(table.legal('choose').map((each) => each.chosen)).toEqual(['wing']);
      expect(table.offers({ type: 'decline' })).toBe(true);
      table.choose(ability, 'wing');
      expect(table.ship('wing').tokens.focus).toBe(1);
    },
  );

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
    helped.attack('red', 'tie').rolls('blank', 'blank', 'focus');
    expect(helped.offers({ type: 'end-modifying' })).toBe(true);
    helped.use('horton-salm');
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

  test('Dash Rendar ignores obstacles while he moves [xw.faq-objects.01]', () => {
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

  test('Dash Rendar ignores none while he attacks: the defender has its die [xw.faq-objects.01]', () => {
    const dash = { pilot: 'dashrendar', turret: 'front' } as const;
    const obstacles = { rock: { outline: 'coreasteroid0', at: [300, 420] as const } };
    const defense = (table: Table) =>
      diceAsked(table.attack('red', 'tie').rolls(...Array<string>(diceAsked(table)).fill('blank')));
    expect(defense(duel(dash, {}, { obstacles })) - defense(duel(dash))).toBe(1);
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

  test('Howlrunner lets a friendly ship at range 0-1 reroll one attack die [xw.dice-modification.05]', () => {
    const howl = { howl: { pilot: 'howlrunner', at: [400, 300] as const } };
    const table = duel({ pilot: 'academypilot' }, {}, { others: howl }).attack('red', 'tie').rolls('blank', 'focus');
    table.use('howlrunner').choose('howlrunner', 0).rolls('hit');
    expect(faces(table, 'attack').sort()).toEqual(['focus', 'hit']);
    expect(table.offers({ ability: 'howlrunner' })).toBe(false);
  });

  test.each<[string, ShipOnTable, ShipOnTable, boolean]>([
    ['a friend at range 1', {}, { at: [440, 300] }, true],
    ['a friend just past it', {}, { at: [441, 300] }, false],
    ['she herself', { pilot: 'howlrunner' }, { pilot: 'academypilot', at: [600, 300] }, true],
    ['an enemy', {}, { player: 'p2', at: [400, 300] }, false],
    ['a special attack', { upgrades: ['ioncannon'] }, { at: [400, 300] }, false],
  ])('Howlrunner and the primary attack of %s [xw.dice-modification.05]', (_whose, red, howl, offered) => {
    const others = { howl: { pilot: 'howlrunner', ...howl } };
    const table = duel({ pilot: 'academypilot', ...red }, {}, { others });
    table.attack('red', 'tie', red.upgrades ? 'red/ioncannon' : 'primary');
    table.rolls(...Array<string>(diceAsked(table)).fill('blank'));
    expect(table.offers({ ability: 'howlrunner' })).toBe(offered);
  });

  /** Attack dice of a TIE with 2 attack dice, the range bonus among them; as defender it lets the other roll as ever. */
  const attackDice = (red: ShipOnTable, tie: ShipOnTable = {}): number =>
    diceAsked(duel(red, tie).attack('red', 'tie'));
  const enemy = { player: 'p2', pilot: 'academypilot' } as const;

  test('"Mauler" Mithel rolls 1 more die when he attacks at attack range 1 [xw.attack.16]', () => {
    const mauler = { pilot: 'maulermithel' };
    expect(attackDice({ ...mauler, ...CLOSE })).toBe(4);
    expect(attackDice(mauler)).toBe(2);
    expect(attackDice({ ...mauler, at: [300, 220] })).toBe(2);
    expect(attackDice({ ...enemy, ...CLOSE }, { player: 'p1', ...mauler })).toBe(3);
  });

  test('"Scourge" Skutu rolls 1 more die against a defender in his bullseye arc [xw.attack.16]', () => {
    const scourge = { pilot: 'scourgeskutu' };
    expect(attackDice(scourge)).toBe(3);
    expect(attackDice(scourge, { at: [360, 500] })).toBe(2);
    expect(attackDice(enemy, { player: 'p1', ...scourge })).toBe(2);
  });

  test.each(['gideonhask', 'gideonhask-tieininterceptor'])(
    'Gideon Hask (%s) rolls 1 more die against a damaged defender, faceup or facedown [xw.attack.16]',
    (pilot) => {
      const printed = attackDice({ pilot });
      expect(attackDice({ pilot }, { damage: { facedown: 1 } })).toBe(printed + 1);
      expect(attackDice({ pilot }, { damage: { faceup: ['panickedpilot'] } })).toBe(printed + 1);
      expect(attackDice({ pilot, damage: { facedown: 1 } })).toBe(printed);
      expect(attackDice(enemy, { player: 'p1', pilot, damage: { facedown: 1 } })).toBe(2);
    },
  );

  test('"Night Beast" may focus after he fully executes a blue maneuver [xw.timing.07]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = xwingTable({
      ships: { beast: { pilot: 'nightbeast', at: [300, 300], dial }, x: { player: 'p2' } },
      moment: about('beast'),
    });
    expect(table.offers({ type: 'decline' })).toBe(true);
    table.use('night-beast');
    expect(table.ship('beast').tokens.focus).toBe(1);
    expect(table.asks).toBe('choose an action');
    const flies = (more: object, color: 'white' | 'blue' = 'blue') =>
      xwingTable({
        ships: {
          beast: { pilot: 'nightbeast', at: [300, 300], dial: { ...dial, color } },
          x: { player: 'p2' },
          ...more,
        },
        moment: about('beast'),
      }).happened('ability-queued');
    expect(flies({}, 'white')).toEqual([]);
    expect(flies({ block: { at: [300, 420] } })).toEqual([]);
  });

  test('Soontir Fel gains a focus token with an enemy in his bullseye arc [xw.timing.03]', () => {
    const ships = (x: number) => ({
      fel: { pilot: 'soontirfel', at: [300, 300] as const },
      x: { player: 'p2', at: [x, 500] as const },
    });
    const table = xwingTable({ ships: ships(300), moment: 'engagement' });
    expect(table.ship('fel').tokens.focus).toBe(1);
    expect(xwingTable({ ships: ships(360), moment: 'engagement' }).happened('ability-queued')).toEqual([]);
  });
});

describe('scum', () => {
  test('Old Teroch strips the green tokens of an enemy at range 1 that has him in its front arc [xw.ability-queue-example-2.06]', () => {
    const ships = (facing: number) => ({
      teroch: { pilot: 'oldteroch', at: [300, 300] as const },
      x: { player: 'p2', at: [300, 400] as const, facing, tokens: { focus: 1, evade: 1, stress: 1 } },
    });
    const seen = xwingTable({ ships: ships(180), moment: 'engagement' }).choose('old-teroch', 'x');
    expect(seen.ship('x').tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
    const unseen = xwingTable({ ships: ships(0), moment: 'engagement' }).choose('old-teroch', 'x');
    expect(unseen.ship('x').tokens).toMatchObject({ focus: 1, evade: 1 });
  });

  test('Fenn Rau may roll 1 more die at attack range 1, attacking and defending [xw.timing.05]', () => {
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
    const far = duel({ player: 'p2', pilot: 'academypilot' }, { player: 'p1', pilot: 'fennrau' }).attack('red', 'tie');
    expect(diceAsked(far.rolls('hit', 'hit'))).toBe(3);
    // He may, each in its own step.
    const declines = duel({ pilot: 'fennrau', ...CLOSE }).attack('red', 'tie');
    expect(declines.offers({ ability: 'fenn-rau-defends' })).toBe(false);
    expect(diceAsked(declines.repeat({ type: 'end-modifying' }))).toBe(4);
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

  test('Guri may gain a focus token with an enemy at range 0-1 [xw.timing.03]', () => {
    const ships = (y: number) => ({
      guri: { pilot: 'guri', at: [300, 300] as const },
      x: { player: 'p2', at: [300, y] as const },
    });
    const table = xwingTable({ ships: ships(400), moment: 'engagement' }).use('guri');
    expect(table.ship('guri').tokens.focus).toBe(1);
    expect(xwingTable({ ships: ships(400), moment: 'engagement' }).offers({ type: 'decline' })).toBe(true);
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
