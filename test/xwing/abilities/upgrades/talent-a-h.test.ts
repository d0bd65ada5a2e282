/** Upgrades of the slot 'talent', from A to H. */
import { boost } from '../../../../src/xwing/procedures/boost';
import { performAction } from '../../../../src/xwing/procedures/perform-action';
import { cannotPerform } from '../../../../src/xwing/queries/actions';
import { acting, alone, CLOSE, duel, faces } from '../../duel';
import { type ShipOnTable, type Table, xwingTable } from '../../table';
import { type CardCase, expectCase, isOffered, removed } from '../card-cases';
import { ELSEWHERE, ENEMY_TIE, performed } from '../card-tables';

describe('Elusive', () => {
  const charge = (elusive: ShipOnTable, others: Record<string, ShipOnTable> = {}): number | undefined => {
    const worn = { upgrades: ['elusive'], upgradeCharges: { elusive: 0 } };
    const table = alone('upgrades' in elusive ? elusive : { ...worn, ...elusive }, undefined, others);
    return table.state.ships.flatMap(({ upgrades }) => upgrades).find(({ card }) => card === 'elusive')?.charges
      ?.active;
  };
  const dial = (color: 'red' | 'white') => ({ dial: { speed: 4, bearing: 'koiogran', color } }) as const;

  test('recovers after the own red maneuver, fully executed, and after no other [xw.faq-cards.11]', () => {
    expect(charge(dial('red'))).toBe(1);
    expect(charge(dial('white'))).toBe(0);
    expect(charge(dial('red'), { block: { at: [300, 500] } })).toBe(0);
    const wing = { upgrades: ['elusive'], upgradeCharges: { elusive: 0 }, at: [600, 300] as const };
    expect(charge({ ...dial('red'), upgrades: [] }, { wing })).toBe(0);
  });
});

describe('a ship performs an action [xw.timing.02, xw.timing.07]', () => {
  const attacks: CardCase[] = [
    ...(['disciplined', 'hopeful'] as const).map((upgrade): CardCase => ({
      ability: upgrade,
      tie: { damage: { facedown: 2 }, upgrades: [upgrade] },
      others: { friend: { player: 'p2', pilot: 'alphasquadronpilot', upgrades: [upgrade], at: [400, 500] } },
      attack: ['hit'],
      happened: performed(upgrade),
      not: {
        'neither limited nor of the upgrade': { tie: { upgrades: [] } },
        'beyond range 3': {
          others: { friend: { player: 'p2', pilot: 'alphasquadronpilot', upgrades: [upgrade], at: [300, 870] } },
        },
      },
    })),
    {
      ability: 'cutthroat',
      tie: { damage: { facedown: 2 }, upgrades: ['cutthroat'] },
      others: {
        friend: {
          player: 'p2',
          pilot: 'alphasquadronpilot',
          upgrades: ['cutthroat', 'elusive'],
          upgradeCharges: { elusive: 0 },
          at: [400, 500],
        },
      },
      attack: ['hit'],
      chosen: { charge: 'friend/elusive' },
      happened: [{ type: 'charge-recovered', ship: 'friend', of: 'friend/elusive' }],
      not: {
        'neither limited nor of the upgrade': { tie: { upgrades: [] } },
        'no charge and no token': {
          others: { friend: { player: 'p2', pilot: 'alphasquadronpilot', upgrades: ['cutthroat'], at: [400, 500] } },
        },
      },
    },
    {
      ability: 'cutthroat',
      tie: { damage: { facedown: 2 }, upgrades: ['cutthroat'] },
      others: {
        friend: { player: 'p2', upgrades: ['cutthroat'], at: [400, 500], tokens: { stress: 2, focus: 1 } },
      },
      attack: ['hit'],
      chosen: 'stress',
      happened: [removed('friend', 'stress')],
      ships: { friend: { tokens: { stress: 1 } } },
      not: {
        'no token but a green one': {
          others: { friend: { player: 'p2', upgrades: ['cutthroat'], at: [400, 500], tokens: { focus: 1 } } },
        },
      },
    },
  ];

  test.each(attacks.map((each) => [each.ability, each] as const))('%s', (_id, each) => expectCase(each));
});

describe('dice are rerolled [xw.dice-modification.05]', () => {
  const defenders: CardCase[] = [
    {
      ability: 'dedicated',
      others: { clone: { player: 'p2', upgrades: ['dedicated'], at: [400, 500] } },
      tie: { upgrades: ['dedicated'] },
      defense: ['focus', 'focus', 'blank'],
      rerolled: ['evade'],
      ships: { clone: { tokens: { strain: 1 } } },
      not: {
        'neither limited nor dedicated': { tie: { upgrades: [] } },
        'while strained': {
          others: { clone: { player: 'p2', upgrades: ['dedicated'], at: [400, 500], tokens: { strain: 1 } } },
        },
        'in its front arc': {
          others: { clone: { player: 'p2', upgrades: ['dedicated'], at: [400, 500], facing: 270 } },
        },
      },
    },
  ];

  test.each(defenders.map((each) => [each.ability, each] as const))('%s', (_id, each) => {
    expectCase(each);
  });
});

describe('talents', () => {
  test('Elusive spends its charge to reroll a defense die, one, when its own ship defends [xw.dice-modification.05, xw.standard-charges.04]', () => {
    const table = duel({}, { upgrades: ['elusive'] })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'hit')
      .rolls('blank', 'blank', 'focus');
    table.use('elusive').choose('elusive', 0).rolls('evade');
    expect(table.ship('tie').upgrades[0]?.charges?.active).toBe(0);
    expect(table.happened('dice-rerolled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
    const attacks = duel({ upgrades: ['elusive'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'blank');
    expect(attacks.offers({ ability: 'elusive' })).toBe(false);
    expect(attacks.rolls('blank', 'blank', 'blank').offers({ ability: 'elusive' })).toBe(false);
  });

  test('a fully executed red maneuver recovers the charge of Elusive, not that of another card [xw.faq-cards.11]', () => {
    const dial = { speed: 4, bearing: 'koiogran', color: 'red' } as const;
    const table = alone({
      upgrades: ['elusive', 'protontorpedoes'],
      upgradeCharges: { elusive: 0, protontorpedoes: 0 },
      dial,
    });
    expect(table.ship('red').upgrades.map((card) => card.charges?.active)).toEqual([1, 0]);
  });

  test('Crack Shot cancels an evade result before results are neutralized [xw.cancel.01, xw.timing.02]', () => {
    const table = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('evade', 'blank', 'blank')
      .use('crack-shot');
    expect(table.happened('attack-hit')).toHaveLength(1);
    expect(table.happened('dice-canceled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
    expect(table.when('dice-canceled')).toBeLessThan(table.when('dice-neutralized'));
  });

  test.each(ELSEWHERE)('Crack Shot: not %s [xw.cancel.01, xw.timing.02]', (_where, tie, weapon) => {
    const table = duel({ upgrades: ['crackshot', 'ioncannon'] }, tie).attack('red', 'tie', weapon);
    table.rolls('hit', 'blank', 'blank').rolls('evade', 'blank', 'blank').repeat({ type: 'end-modifying' });
    expect(table.happened('ability-queued')).toEqual([]);
    expect(table.happened('attack-missed')).toHaveLength(1);
  });

  test('Crack Shot: not of a ship that defends, and it may be kept [xw.cancel.01, xw.timing.02]', () => {
    const defends = duel(ENEMY_TIE, { player: 'p1', upgrades: ['crackshot'] }).attack('red', 'tie');
    defends.rolls('hit', 'blank').rolls('evade', 'blank').repeat({ type: 'end-modifying' });
    expect(defends.happened('ability-queued')).toEqual([]);
    const keeps = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank');
    keeps.rolls('evade', 'blank', 'blank').decline('crack-shot');
    expect(keeps.happened('attack-missed')).toHaveLength(1);
    expect(keeps.ship('red').upgrades[0]?.charges?.active).toBe(1);
  });

  test('Crack Shot: one evade result of several is canceled, for a charge [xw.cancel.01]', () => {
    const table = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'hit', 'blank')
      .rolls('evade', 'evade', 'blank')
      .use('crack-shot');
    expect(table.happened('dice-canceled')).toMatchObject([{ die: 'defense', faces: ['evade'] }]);
    expect(table.happened('dice-neutralized').at(-1)).toMatchObject({ evades: 1, hits: 1 });
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(0);
  });

  test('Crack Shot is not asked about where no result could be canceled [xw.cancel.01]', () => {
    const table = duel({ upgrades: ['crackshot'] })
      .attack('red', 'tie')
      .rolls('hit', 'blank', 'blank')
      .rolls('focus', 'blank', 'blank')
      .repeat({ type: 'end-modifying' });
    expect(table.happened('attack-hit')).toHaveLength(1);
    expect(table.happened('ability-skipped')).toMatchObject([{ ability: 'crack-shot' }]);
    expect(table.ship('red').upgrades[0]?.charges?.active).toBe(1);
  });

  test('Fearless: face to face at range 1 a result becomes a hit [xw.dice-modification.04]', () => {
    const fang = { pilot: 'skullsquadronpilot', upgrades: ['fearless'], ...CLOSE };
    const table = duel(fang)
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'focus', 'focus')
      .use('fearless')
      .choose('fearless', 0);
    expect(faces(table, 'attack').filter((face) => face === 'hit')).toHaveLength(1);
    expect(
      duel(fang, { facing: 0 })
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'focus', 'focus')
        .offers({ ability: 'fearless' }),
    ).toBe(false);
  });

  test('Fanatical: without shields a focus may become a hit in a primary attack [xw.dice-modification.04]', () => {
    const table = duel({ upgrades: ['fanatical'], shields: 0 })
      .attack('red', 'tie')
      .rolls('focus', 'blank', 'blank')
      .use('fanatical');
    expect(table.happened('die-changed')).toMatchObject([{ from: 'focus', to: 'hit' }]);
    const offered = (red: ShipOnTable, weapon = 'primary') =>
      duel({ upgrades: ['fanatical', 'ioncannon'], ...red })
        .attack('red', 'tie', weapon)
        .rolls('focus', 'blank', 'blank')
        .offers({ ability: 'fanatical' });
    expect([offered({ shields: 0 }), offered({ shields: 1 }), offered({})]).toEqual([true, false, false]);
    expect(offered({ shields: 0 }, 'red/ioncannon')).toBe(false);
  });

  test('Heroic: nothing but blanks, and any number of them is rerolled [xw.dice-modification.05]', () => {
    const blanks = () =>
      duel({ upgrades: ['heroic'] })
        .attack('red', 'tie')
        .rolls('blank', 'blank', 'blank');
    expect(blanks().offers({ type: 'end-modifying' })).toBe(true);
    const table = blanks().use('heroic-attack');
    expect(table.legal('choose').map((each) => (each.chosen as number[]).length)).toEqual([1, 2, 3]);
    table.choose('heroic-attack', [0, 1]).rolls('hit', 'crit');
    expect(faces(table, 'attack').sort()).toEqual(['blank', 'crit', 'hit']);
  });

  test.each([
    ['blank', 'blank', true],
    ['blank', 'evade', false],
    ['focus', 'focus', false],
  ])('Heroic: a defense of %s and %s [xw.dice-modification.05]', (one, other, offered) => {
    const table = duel(ENEMY_TIE, { player: 'p1', upgrades: ['heroic'] })
      .attack('red', 'tie')
      .rolls('blank', 'hit');
    expect(table.offers({ ability: 'heroic-attack' })).toBe(false);
    expect(table.rolls(one, other).offers({ ability: 'heroic-defense' })).toBe(offered);
  });

  test('Heroic: not with another result, not of a single die, not for the other side [xw.dice-modification.05]', () => {
    const attack = duel({ upgrades: ['heroic'] })
      .attack('red', 'tie')
      .rolls('blank', 'blank', 'hit');
    expect(attack.offers({ ability: 'heroic-attack' })).toBe(false);
    expect(attack.rolls('blank', 'blank', 'blank').offers({ ability: 'heroic-defense' })).toBe(false);
    const alone = duel(ENEMY_TIE, { player: 'p1', pilot: 'outerrimsmuggler', upgrades: ['heroic'] }).attack(
      'red',
      'tie',
    );
    expect(alone.rolls('hit', 'hit').rolls('blank').offers({ ability: 'heroic-defense' })).toBe(false);
  });
});

describe('Composure', () => {
  const failing = (red: ShipOnTable): Table =>
    acting(
      { pilot: 'bluesquadronrookie', upgrades: ['composure'], ...red },
      // Two who wait for their turn: it is asked which.
      { friend: { pilot: 'redsquadronveteran', at: [300, 361] }, other: { pilot: 'redsquadronveteran' } },
    )
      .answer({ action: 'boost' })
      .answer({ template: 'straight' });

  test('after a failed action it focuses, and performs nothing more [xw.actions.07]', () => {
    const table = failing({}).use('composure');
    expect(table.happened('action-failed')).toHaveLength(1);
    expect(table.ship('red').tokens.focus).toBe(1);
    expect(cannotPerform(table.state, 'red', { action: 'lock', color: 'white' })?.code).toBe('no-more-actions');
    expect(cannotPerform(table.state, 'friend', { action: 'lock', color: 'white' })).toBeNull();
  });

  test('not with a green token', () => {
    expect(isOffered(failing({ tokens: { evade: 1 } }), 'composure')).toBe(false);
  });
});

describe('Deadeye Shot', () => {
  const shot = (tie: ShipOnTable, weapon = 'primary') =>
    duel({ upgrades: ['deadeyeshot', 'ioncannon'] }, { damage: { facedown: 1 }, ...tie })
      .attack('red', 'tie', weapon)
      .rolls('hit', 'crit', 'blank');

  test('a hit spent, or a critical hit changed, exposes a damage card [xw.dice-modification.06]', () => {
    const spent = shot({}).use('deadeye-shot').choose('deadeye-shot', 'hit').draws('consolefire');
    expect(faces(spent, 'attack').sort()).toEqual(['blank', 'crit']);
    expect(spent.happened('damage-card-exposed')).toMatchObject([{ ship: 'tie', card: 'consolefire' }]);
    const weaker = shot({}).use('deadeye-shot').choose('deadeye-shot', 'crit').draws('consolefire');
    expect(faces(weaker, 'attack').sort()).toEqual(['blank', 'hit', 'hit']);
  });

  test('not without a facedown card, beside the bullseye arc or with a special weapon', () => {
    expect(isOffered(shot({ damage: {} }), 'deadeye-shot')).toBe(false);
    expect(isOffered(shot({ at: [360, 500] }), 'deadeye-shot')).toBe(false);
    expect(isOffered(shot({}, 'red/ioncannon'), 'deadeye-shot')).toBe(false);
  });
});

describe('Backwards Tailslide', () => {
  const boosted = (flipped: string[], at: readonly [number, number] = [450, 527]): Table =>
    xwingTable({
      ships: {
        red: {
          pilot: 'bluesquadronrookie',
          upgrades: ['backwardstailslide', 'integratedsfoils'],
          at: [450, 450],
          flipped,
        },
        x: { player: 'p2', at: [860, 860] },
      },
      obstacles: { rock: { outline: 'coreasteroid0', at } },
      moment: { phase: 'activation', ship: 'red', step: 'perform action' },
    })
      .answer({ action: 'boost' })
      .answer({ template: 'straight' });

  test('closed, it boosts onto an obstacle, which gives no evade token; open, it does not', () => {
    expect(boosted([]).happened('moved')).toHaveLength(1);
    expect(boosted([]).happened('token-gained')).toEqual([]);
    expect(boosted(['integratedsfoils']).happened('action-failed')).toHaveLength(1);
  });
});

test('Backwards Tailslide: a boost through an obstacle, past which its ship ends, gives an evade token [xw.tokens.02]', () => {
  const upgrades = ['backwardstailslide', 'integratedsfoils'];
  const table = xwingTable({
    ships: { red: { pilot: 'bluesquadronrookie', upgrades, at: [450, 450] }, x: { player: 'p2', at: [860, 860] } },
    // Its corner lies under the template, between both places of the base.
    obstacles: { rock: { outline: 'coreasteroid0', at: [496, 490], facing: 40 } },
    moment: { phase: 'activation', ship: 'red', step: 'perform action' },
  });
  table.answer({ action: 'boost' }).answer({ template: 'straight' });
  expect(table.happened('moved-through')).toMatchObject([{ ship: 'red', obstacle: 'rock' }]);
  expect(table.rolls('blank').ship('red').tokens.evade).toBe(1);
});

describe('Daredevil', () => {
  const templates = (table: Table): string[] => table.legal('choose-template').map(({ template }) => template);
  const boosting = (upgrades: string[]): Table =>
    acting({ pilot: 'alphasquadronpilot', upgrades }).answer({ type: 'perform-action', action: 'boost' });

  test('a white boost action becomes a red one along a turn [xw.boost.02, xw.actions.09]', () => {
    const table = boosting(['daredevil']).use('daredevil');
    expect(templates(table)).toEqual(['turn-left', 'turn-right']);
    expect(table.ship('red').tokens.stress).toBe(1);
    table.answer({ type: 'choose-template', template: 'turn-left' });
    expect(table.happened('action-performed')).toMatchObject([{ action: 'boost', color: 'red' }]);
    const usual = boosting(['daredevil']).decline('daredevil');
    expect([templates(usual).length, usual.ship('red').tokens.stress]).toEqual([3, 0]);
    expect(boosting([]).offers({ ability: 'daredevil' })).toBe(false);
  });

  test('a boost that is no action, or a red one, has no turn [xw.boost.16]', () => {
    const table = acting({ pilot: 'alphasquadronpilot', upgrades: ['daredevil'] });
    table.do((state) => boost(state, 'red', { by: 'p1' }));
    expect(table.offers({ ability: 'daredevil' })).toBe(false);
    const red = acting({ pilot: 'alphasquadronpilot', upgrades: ['daredevil'] });
    red.do((state) => performAction(state, 'red', [{ action: 'boost', color: 'red' }], { may: false, source: 'test' }));
    expect(red.offers({ ability: 'daredevil' })).toBe(false);
  });
});
