/** What the words of cards mean, costs, replacement effects, timing, the ability queue: shown with real cards. */
import { xwing } from '../../src/xwing';
import { xwingTable, type ShipOnTable, type Table } from './table';
import { acting, diceAsked, duel, focus, maneuvering } from './duel';

describe("'you'", () => {
  test('in a pilot ability is the ship of that card, not another one [xw.card-interpretation.01]', () => {
    const wedge = { others: { wedge: { pilot: 'wedgeantilles', at: [400, 300] as const } } };
    expect(diceAsked(duel({}, {}, wedge).attack('red', 'tie').rolls('hit', 'hit', 'hit'))).toBe(3);
    expect(diceAsked(duel({ pilot: 'wedgeantilles' }).attack('red', 'tie').rolls('hit', 'hit', 'hit'))).toBe(2);
  });

  test('in an upgrade is the ship that carries it, in a damage card the ship that it was dealt to [xw.card-interpretation.02]', () => {
    const carrying = acting({}, { wing: { at: [400, 300], upgrades: ['perceptivecopilot'] } }).answer(focus);
    expect(carrying.happened('token-gained')).toHaveLength(1);
    const wounded = acting({ damage: { faceup: ['woundedpilot'] } })
      .answer(focus)
      .rolls('hit');
    expect(wounded.happened('token-gained').map((each) => [each.ship, each.token])).toContainEqual(['red', 'stress']);
  });

  test("is never the player: charges of that player's other ships pay nothing [xw.card-interpretation.03]", () => {
    const others = { others: { wing: { player: 'p2', at: [400, 600] as const, upgrades: ['elusive'] } } };
    const table = duel({}, { upgrades: ['elusive'], upgradeCharges: { elusive: 0 } }, others)
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit');
    table.rolls('blank', 'blank', 'blank');
    expect(table.happened('dice-rerolled')).toEqual([]);
    expect(table.ship('wing').upgrades[0]?.charges?.active).toBe(1);
  });
});

describe("'may', 'can', 'must'", () => {
  const guri = () =>
    xwingTable({
      ships: { guri: { pilot: 'guri', at: [300, 300] }, x: { player: 'p2', at: [300, 400], facing: 180 } },
      moment: 'engagement',
    });

  test("'may' can be declined, and nothing happens [xw.card-interpretation.04]", () => {
    const table = guri().decline('guri');
    expect(table.ship('guri').tokens.focus).toBe(0);
    expect(table.happened('ability-used')).toEqual([]);
    expect(table.happened('ship-engages')).toHaveLength(1);
  });

  test("'at the start of the Engagement Phase, you may' offers both [xw.card-interpretation.05]", () => {
    expect(
      guri()
        .legal()
        .map((each) => each.type),
    ).toEqual(['use-ability', 'decline']);
  });

  test("'can' is no option: nobody is asked [xw.card-interpretation.06]", () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    const table = maneuvering({ upgrades: ['herasyndulla'], dial, tokens: { stress: 1 } });
    expect(table.happened('ability-used')).toEqual([]);
    expect(table.happened('maneuver-executed')).toMatchObject([{ maneuver: dial, fully: true }]);
  });

  test("a card's permission wins over the rule that forbids [xw.golden-rules.02]", () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    expect(maneuvering({ dial, tokens: { stress: 1 } }).happened('maneuver-executed')).toMatchObject([
      { maneuver: { bearing: 'straight', speed: 2 } },
    ]);
    expect(
      maneuvering({ dial, tokens: { stress: 1 }, upgrades: ['herasyndulla'] }).happened('maneuver-executed'),
    ).toMatchObject([{ maneuver: dial }]);
  });

  test("a focus token that no 'may' offers is gained: Soontir Fel cannot decline it [xw.card-interpretation.09]", () => {
    const fel = (x: number) =>
      xwingTable({
        ships: { fel: { pilot: 'soontirfel', at: [300, 300] }, x: { player: 'p2', at: [x, 500], facing: 180 } },
        moment: 'engagement',
      });
    expect(fel(300).ship('fel').tokens.focus).toBe(1);
    expect(fel(300).asks).not.toBe('soontir-fel');
    expect(fel(500).ship('fel').tokens.focus).toBe(0);
  });

  test("while dice are modified an ability without 'may' is used before its side is done [xw.card-interpretation.09, xw.abilities.02]", () => {
    const defends = (tie: ShipOnTable): Table => {
      const table = duel({ at: [300, 400] }, tie).attack('red', 'tie');
      table.rolls(...Array<string>(diceAsked(table)).fill('hit'));
      return table.rolls(...Array<string>(diceAsked(table)).fill('blank'));
    };
    const mandatory = defends({ pilot: 'skullsquadronpilot' });
    expect(mandatory.offers({ type: 'use-ability', ability: 'concordia-faceoff' })).toBe(true);
    expect(mandatory.refusal({ type: 'end-modifying' })).toBe('mandatory');
    const optional = defends({ upgrades: ['elusive'] });
    expect(optional.offers({ type: 'use-ability', ability: 'elusive' })).toBe(true);
    expect(optional.refusal({ type: 'end-modifying' })).toBeNull();
  });

  test("without 'may' an effect is resolved, unasked [xw.card-interpretation.09, xw.abilities.02]", () => {
    const table = acting({ upgrades: ['perceptivecopilot'] }).answer(focus);
    expect(table.happened('ability-used')).toMatchObject([{ ability: 'perceptive-copilot' }]);
    expect(table.happened('token-gained').filter((each) => each.token === 'focus')).toHaveLength(2);
  });
});

describe('once per opportunity', () => {
  test('an ability is resolved once in its window [xw.once-per-opportunity.01]', () => {
    const table = duel({ upgrades: ['predator'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank');
    table.use('predator').choose('predator', 0).rolls('blank');
    expect(table.offers({ ability: 'predator' })).toBe(false);
    expect(table.happened('dice-rerolled')).toHaveLength(1);
  });

  test('at the start of each Engagement Phase anew [xw.once-per-opportunity.02]', () => {
    const start = (round: number) =>
      xwingTable({
        ships: { guri: { pilot: 'guri', at: [300, 300] }, x: { player: 'p2', at: [300, 400], facing: 180 } },
        moment: 'engagement',
        round,
      });
    const table = start(1).use('guri');
    expect(table.happened('ability-used')).toHaveLength(1);
    expect(table.offers({ ability: 'guri' })).toBe(false);
    while (!(table.state.round === 2 && table.offers({ ability: 'guri' }))) {
      const legal = table.legal();
      const unset = table.state.ships.filter((ship) => ship.dial === null).map((ship) => ship.id);
      const still = legal.find(
        (each) => each.type === 'set-dial' && unset.includes(each.ship) && each.maneuver === '1 straight',
      );
      const slow = legal.find((each) => each.type === 'set-dial' && unset.includes(each.ship));
      const next =
        legal.find((each) => each.type.startsWith('decline') || each.type.startsWith('end-')) ??
        still ??
        slow ??
        legal[0];
      if (!next || table.state.round > 2) break;
      table.does(next);
    }
    expect(table.state.round).toBe(2);
    expect(table.offers({ ability: 'guri' })).toBe(true);
  });
});

describe('costs', () => {
  test('a cost is paid only for an effect that can be resolved [xw.paying-costs.01]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const whole = maneuvering({ upgrades: ['r2astromech'], dial });
    expect(whole.happened('ability-skipped')).toMatchObject([{ ability: 'r2-astromech', code: 'nothing-to-recover' }]);
    expect(whole.ship('red').upgrades[0]?.charges?.active).toBe(2);
    expect(maneuvering({ upgrades: ['r2astromech'], dial, shields: 1 }).offers({ ability: 'r2-astromech' })).toBe(true);
  });

  test('a spent charge is turned over, not removed [xw.charges.01, xw.charges.05]', () => {
    const dial = { speed: 2, bearing: 'straight', color: 'blue' } as const;
    const table = maneuvering({ upgrades: ['r2astromech'], dial, shields: 1 }).use('r2-astromech');
    expect(table.ship('red').upgrades[0]?.charges).toMatchObject({ active: 1, limit: 2 });
  });

  test('with all its charges inactive an ability cannot be used [xw.charges.06]', () => {
    const table = duel({}, { upgrades: ['elusive'], upgradeCharges: { elusive: 0 }, tokens: { evade: 1 } }).attack(
      'red',
      'tie',
    );
    table.rolls('hit', 'hit', 'hit').rolls('blank', 'blank', 'blank');
    const why = table.whyNot({ type: 'use-ability', player: 'p2', ability: 'elusive', source: 'tie/elusive' });
    expect(why).toMatchObject({ code: 'no-charge', rules: expect.arrayContaining(['xw.charges.06']) });
  });

  test('an upgrade spends its own charges, not those of the ship card [xw.standard-charges.04]', () => {
    const gideon = { pilot: 'quickdraw', upgrades: ['elusive'], upgradeCharges: { elusive: 0 }, tokens: { evade: 1 } };
    const table = duel({}, gideon).attack('red', 'tie').rolls('hit', 'hit', 'hit').rolls('blank', 'blank');
    expect(table.ship('tie').charges?.active).toBe(1);
    expect(table.offers({ ability: 'elusive' })).toBe(false);
  });

  test('an upgrade spends the Force of the ship [xw.force-charges.07]', () => {
    const table = duel({ at: [360, 300] }, { pilot: 'lukeskywalker', upgrades: ['brilliantevasion'] })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit');
    expect(table.rolls('focus', 'focus').offers({ type: 'end-modifying' })).toBe(true);
    table.use('brilliant-evasion');
    expect(table.happened('charge-spent')).toMatchObject([{ ship: 'tie', of: 'force' }]);
    expect(table.happened('die-changed')).toHaveLength(2);
    const offered = (red: ShipOnTable, tie: ShipOnTable, ...defense: string[]) => {
      const luke = { pilot: 'lukeskywalker', upgrades: ['brilliantevasion'], ...tie };
      const again = duel(red, luke).attack('red', 'tie').repeat({ type: 'decline' }).rolls('hit', 'hit', 'hit');
      return again.rolls(...defense).offers({ ability: 'brilliant-evasion' });
    };
    expect(offered({ at: [360, 300] }, {}, 'focus', 'focus')).toBe(true);
    // In the bullseye arc of the attacker, without a focus result, without an active charge.
    expect(offered({}, {}, 'focus', 'focus')).toBe(false);
    expect(offered({ at: [360, 300] }, {}, 'blank', 'blank')).toBe(false);
    expect(offered({ at: [360, 300] }, { force: 0 }, 'focus', 'focus')).toBe(false);
  });

  test('a lost charge is turned over without damage or payment [xw.charges.04]', () => {
    const table = duel({}, { upgrades: ['stealthdevice'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('blank', 'blank', 'blank', 'blank');
    expect(table.ship('tie').upgrades[0]?.charges).toMatchObject({ active: 0, limit: 1 });
    expect(table.happened('damage-suffered')).toHaveLength(1);
  });

  test('a recovered charge is one that was inactive, of the card meant [xw.charges.02]', () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    const table = maneuvering({
      upgrades: ['elusive', 'crackshot'],
      upgradeCharges: { elusive: 0, crackshot: 0 },
      dial,
    });
    expect(table.ship('red').upgrades.map((card) => card.charges?.active)).toEqual([1, 0]);
    expect(table.happened('charge-recovered')).toMatchObject([{ of: 'red/elusive' }]);
    // Whichever card comes first.
    const upgrades = ['crackshot', 'elusive'];
    const last = maneuvering({ upgrades, upgradeCharges: { elusive: 0, crackshot: 1 }, dial });
    expect(last.ship('red').upgrades.map((card) => card.charges?.active)).toEqual([1, 1]);
  });
});

describe('friendly and enemy', () => {
  test("ships of one player are friendly to each other, the other player's are not [xw.friendly.01]", () => {
    const table = acting({ pilot: 'jakefarrell' }, { wing: { at: [390, 300] }, tie: { player: 'p2', at: [300, 390] } });
    table
      .answer({ type: 'perform-action', action: 'barrel-roll' })
      .answer({ type: 'choose-side', side: 'left' })
      .answer({ type: 'choose-position', position: 'middle' });
    table.order('jake-farrell');
    const friends = [...table.legal('choose')].map((each) => each.chosen);
    expect(friends).not.toContain('tie');
    expect(
      table.whyNot({ type: 'choose', player: 'p1', ability: 'jake-farrell', source: 'red', chosen: 'wing' }),
    ).toMatchObject({ code: 'not-at-range' });
  });

  test('a ship is friendly to itself, and chosen unless another is meant [xw.friendly.04]', () => {
    const jake = acting({ pilot: 'jakefarrell' })
      .answer({ type: 'perform-action', action: 'boost' })
      .answer({ type: 'choose-template', template: 'straight' });
    jake.order('jake-farrell');
    expect(jake.legal('choose').map((each) => each.chosen)).toEqual(['red']);
    const kyle = xwingTable({
      ships: {
        kyle: { pilot: 'kylekatarn', at: [300, 300], turret: 'front', tokens: { focus: 1 } },
        wing: { at: [300, 400] },
        x: { player: 'p2' },
      },
      moment: 'engagement',
    });
    expect(kyle.legal('choose').map((each) => each.chosen)).toEqual(['wing']);
  });

  test('a ship does not attack friendly ships [xw.friendly.03]', () => {
    const table = duel({}, {}, { others: { wing: { at: [330, 400] } } });
    table.answer({ type: 'choose-weapon', weapon: 'primary' });
    expect(table.legal('declare-defender').map((each) => each.defender)).toEqual(['tie']);
    const alone = duel({}, { player: 'p1' });
    expect(alone.happened('attack-not-possible')[0]).toMatchObject({ ship: 'red', code: 'no-valid-target' });
  });

  test('an effect on enemy dice cannot choose dice of its own side [xw.enemy.02]', () => {
    const table = duel({ upgrades: ['saturationsalvo', 'protontorpedoes'] }, {}, { locks: [['red', 'tie']] }).attack(
      'red',
      'tie',
      'red/protontorpedoes',
    );
    table
      .rolls('hit', 'hit', 'blank', 'blank')
      .use('proton-torpedoes')
      .repeat({ type: 'end-modifying' })
      .rolls('blank', 'blank', 'blank');
    table.use('saturation-salvo').choose('saturation-salvo', [0, 1]).rolls('evade', 'evade');
    expect(table.happened('dice-rerolled').map((each) => each.die)).toEqual(['defense']);
  });

  test("tokens of another ship are not one's own to spend [xw.abilities.03]", () => {
    const table = duel({}, {}, { others: { wing: { at: [400, 300], tokens: { focus: 1 } } } })
      .attack('red', 'tie')
      .rolls('focus', 'focus', 'hit');
    expect(table.offers({ type: 'spend-focus' })).toBe(false);
    expect(table.ship('wing').tokens.focus).toBe(1);
  });
});

test('a ship card with flavor text only has no ability [xw.abilities.01]', () => {
  const { state } = xwingTable({
    ships: { red: { pilot: 'academypilot' }, x: { player: 'p2', pilot: 'howlrunner' } },
    moment: 'planning',
  });
  const cards = new Map(xwing.abilities.map((each) => [each.id, each.card]));
  const of = (source: string) =>
    state.inPlay.filter((each) => each.source === source).map((each) => cards.get(each.ability));
  expect(of('red').filter((card) => card?.startsWith('pilot:'))).toEqual([]);
  expect(of('x').filter((card) => card?.startsWith('pilot:'))).toEqual(['pilot:howlrunner']);
});

test('the ship of lower initiative activates first, a tie goes to the first player [xw.player-order.05]', () => {
  const ships = { a: { player: 'p2' }, b: { pilot: 'phoenixsquadronpilot' } } as const;
  const first = (order: string[]) =>
    xwingTable({ ships, moment: 'activation', order })
      .happened('ship-activates')
      .map((each) => each.ship)[0];
  expect([first(['p1', 'p2']), first(['p2', 'p1'])]).toEqual(['b', 'a']);
});

test('the rules are those of version 1.0.6 of 2019-10-21 [xw.document.01]', () => {
  expect(xwing.edition).toMatchObject({ version: '1.0.6', date: '2019-10-21' });
});
