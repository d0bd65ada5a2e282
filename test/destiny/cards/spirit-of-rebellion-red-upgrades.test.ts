/** Red upgrades of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });

test.each(['Imperial Discipline', 'Wingman', 'Training'])(
  '%s goes on a red character only [des.play-restrictions.02]',
  (name) => {
    const on = (character: string): string | null =>
      against({ characters: [character], hand: [name], resources: 3 }).whyNotPlay(P1, name);
    expect([on('Padawan'), on('TIE Pilot')]).toEqual(['play-restriction', null]);
  },
);

describe('Imperial Discipline', () => {
  const disciplined = (shows: string | null): Table =>
    against({
      characters: [
        { ...armed('FN-2199', die('Imperial Discipline', shows), die('Holdout Blaster', 'blank')), dice: ['blank'] },
        die('TIE Pilot', 'blank'),
      ],
    });

  test('removes its die to turn one of the dice of its character to ranged damage or a resource', () => {
    const t = disciplined('1 shield').use(P1, 'imperial-discipline').choose('imperial-discipline.1');
    expect(t.shows('imperial-discipline.1')).toBeNull();
    expect(t.choices.filter((each) => each.startsWith('fn-2199'))).toEqual([
      'fn-2199.1: 1 ranged',
      'fn-2199.1: 1 resource',
    ]);
    expect(t.choices.some((each) => each.startsWith('tie-pilot'))).toBe(false);
    t.turn('holdout-blaster.1', '1 resource');
    expect(t.shows('holdout-blaster.1')).toBe('1 resource');
  });

  test('not with its die on its card; that is a pass [des.passing.03]', () => {
    const t = disciplined(null).use(P1, 'imperial-discipline');
    expect([t.shows('fn-2199.1'), t.decisionIsTurnOf(P2), t.events('passed')]).toMatchObject([
      'blank',
      true,
      [{ player: P1 }],
    ]);
  });
});

test("DT-29 Heavy Blaster Pistol removes an opponent's die showing a resource cost", () => {
  const t = against(
    {
      characters: [
        armed('FN-2199', die('DT-29 Heavy Blaster Pistol', 'special'), die('Rocket Launcher', '3 ranged for 1')),
      ],
    },
    { characters: [die('Han Solo', '3 ranged for 1', '2 ranged'), die('Rebel Commando', 'special for 1')] },
  );
  t.resolve(P1, 'special').choose('dt-29-heavy-blaster-pistol.1');
  expect(t.choices).toEqual(['han-solo.1', 'rebel-commando.1']);
  expect(t.choose('rebel-commando.1').shows('rebel-commando.1')).toBeNull();
});

describe('Z6 Riot Control Baton', () => {
  const BATON = 'z6-riot-control-baton';
  const rolled = (): Table =>
    against({ characters: [armed('TIE Pilot', { card: 'Z6 Riot Control Baton' })], hand: ['Aim'] })
      .activate(P1, 'tie-pilot')
      .rolls('1 focus', 'blank');

  test('may be rerolled after it was rolled into the pool, once', () => {
    const t = rolled().uses(BATON).rolls('2 melee');
    expect([t.shows(`${BATON}.1`), t.decisionIsTurnOf(P2)]).toEqual(['2 melee', true]);
    expect(rolled().declines().shows(`${BATON}.1`)).toBe('blank');
  });

  test('not after a reroll, nor after another die was rolled', () => {
    const t = rolled().declines().pass(P2).discardToReroll(P1, 'Aim').choose(`${BATON}.1`).done().rolls('blank');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    const removed = against({
      characters: [{ ...armed('TIE Pilot', die('Z6 Riot Control Baton', '2 melee')), exhausted: false }],
    });
    expect(removed.activate(P1, 'tie-pilot').rolls('blank').decisionIsTurnOf(P2)).toBe(true);
  });

  test('has redeploy [des.redeploy.01]', () => {
    const t = against(
      { characters: [die('Finn', '2 ranged')] },
      { characters: [{ ...armed('TIE Pilot', { card: 'Z6 Riot Control Baton' }), damage: 6 }, 'FN-2199'] },
    );
    t.resolve(P1, 'ranged').choose('finn.1', 'tie-pilot', 'fn-2199');
    expect(t.card(BATON).on).toBe('fn-2199');
  });
});

describe('A180 Blaster', () => {
  const fires = (ability: string): Table =>
    against(
      { characters: ['Padawan', armed('Finn', die('A180 Blaster', 'special'))] },
      { characters: [{ card: 'Jango Fett', shields: 2 }, 'Han Solo'] },
    )
      .resolve(P1, 'special')
      .choose('a180-blaster.1', `a180-blaster/${ability}`);

  test('1 damage, and 1 shield for its character [des.special-abilities.03]', () => {
    const t = fires('damage-and-shield').choose('han-solo');
    expect([t.damage('han-solo'), t.shields('finn'), t.shields('padawan')]).toEqual([1, 1, 0]);
  });

  test('or 1 damage to each character of an opponent', () => {
    const t = fires('damage-to-each');
    expect([t.shields('jango-fett'), t.damage('han-solo'), t.damage('finn')]).toEqual([1, 1, 0]);
  });

  test('or 2 unblockable damage', () => {
    const t = fires('unblockable-damage').choose('jango-fett');
    expect([t.damage('jango-fett'), t.shields('jango-fett')]).toEqual([2, 2]);
  });
});

describe('Rocket Launcher', () => {
  const launches = (ability: string): Table =>
    against(
      { characters: [armed('Finn', die('Rocket Launcher', 'special for 1'))], resources: 1, supports: ['Supply Line'] },
      { characters: ['Jango Fett', 'Han Solo', 'Bala-Tik'], supports: ['AT-ST', 'C-3PO'] },
    )
      .resolve(P1, 'special')
      .choose('rocket-launcher.1', `rocket-launcher/${ability}`);

  test('discards a vehicle [des.special-abilities.03]', () => {
    const t = launches('discard-a-vehicle');
    expect(t.choices).toEqual(['at-st']);
    t.choose('at-st');
    expect([t.has('at-st'), t.discard(P2), t.resources(P1)]).toEqual([false, ['AT-ST'], 0]);
  });

  test('or deals 2 damage each to up to 2 different characters', () => {
    const t = launches('damage').choose('jango-fett');
    expect(t.choices).not.toContain('jango-fett');
    t.choose('han-solo');
    expect([t.damage('jango-fett'), t.damage('han-solo'), t.damage('bala-tik')]).toEqual([2, 2, 0]);
    expect(launches('damage').choose('jango-fett').done().damage('jango-fett')).toBe(2);
  });
});

describe('Tactical Aptitude', () => {
  const activated = (who: string): Table =>
    against({
      characters: [armed('Finn', { card: 'Tactical Aptitude' }), 'Padawan'],
      hand: ['Dodge'],
      deck: { top: ['Aim'], shuffled: ['Block'] },
    })
      .activate(P1, who)
      .rolls('blank');

  test('after its character was activated a card may be drawn, for one of hand on the bottom of the deck', () => {
    const t = activated('finn').uses();
    expect(t.choices).toEqual(['Dodge', 'Aim']);
    t.choose('Dodge');
    expect([t.hand(P1), t.player(P1).deck.bottom.length]).toEqual([['Aim'], 1]);
  });

  test('or not, and not after another one was activated', () => {
    expect(activated('finn').declines().hand(P1)).toEqual(['Dodge']);
    expect(activated('padawan').decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Training', () => {
  const trains = (p1: Side = {}): Table =>
    against({
      characters: ['Death Trooper'],
      hand: ['Training', 'Training'],
      diceAside: ['Death Trooper', 'Death Trooper'],
      resources: 6,
      ...p1,
    })
      .play(P1, 'Training')
      .choose('death-trooper');
  const diceOf = (t: Table, card: string): string[] =>
    t.state.dice.flatMap((each) => (each.card === card ? [each.id] : []));

  test('brings a second die of its character from the set-aside zone [des.card-training.01]', () => {
    const t = trains();
    expect([diceOf(t, 'death-trooper').length, t.diceAside(P1)]).toEqual([2, ['Death Trooper']]);
    t.pass(P2).activate(P1, 'death-trooper').rolls('1 ranged', '2 ranged');
    expect(diceOf(t, 'death-trooper').map(t.shows)).toEqual(['1 ranged', '2 ranged']);
    expect(diceOf(trains({ diceAside: [] }), 'death-trooper')).toHaveLength(1);
    const geared = {
      characters: ['Hired Gun', 'Death Trooper'],
      hand: ['Survival Gear'],
      diceAside: ['Death Trooper'],
    };
    // Another upgrade brings none.
    const other = against({ ...geared, resources: 6 })
      .play(P1, 'Survival Gear')
      .choose('death-trooper');
    expect([diceOf(other, 'death-trooper').length, other.has('survival-gear')]).toEqual([1, true]);
  });

  test('a second copy on the same character does nothing, nor does one on an elite character [des.card-training.02]', () => {
    const t = trains().pass(P2).play(P1, 'Training').choose('death-trooper').done();
    expect([diceOf(t, 'death-trooper').length, t.has('training-2')]).toEqual([2, true]);
    const elite = trains({ characters: [{ ...die('Death Trooper', null, null), upgrades: ['Training'] }] }).done();
    expect([diceOf(elite, 'death-trooper').length, elite.diceAside(P1).length]).toEqual([2, 2]);
  });

  test('its die is a character die: Isolation may remove it [des.card-training.03]', () => {
    const t = against(
      { characters: ['Rebel Trooper'], hand: ['Training'], diceAside: ['Rebel Trooper'], resources: 2 },
      { characters: ['Padawan'], hand: ['Isolation'], resources: 5 },
    )
      .play(P1, 'Training')
      .choose('rebel-trooper')
      .pass(P2)
      .activate(P1, 'rebel-trooper')
      .rolls('blank', '2 ranged')
      .play(P2, 'Isolation');
    expect(t.choices).toEqual(['rebel-trooper.1', 'rebel-trooper.2']);
    expect(t.choose('rebel-trooper.2').shows('rebel-trooper.2')).toBeNull();
  });

  test('when it is moved, the second die goes and another one comes [des.moving.08]', () => {
    const t = destinyTable({
      p1: {
        characters: [{ ...armed('Rebel Trooper', { card: 'Training' }), dice: [null, null] }, 'Death Trooper'],
        diceAside: ['Death Trooper'],
      },
      battlefield: 'Cargo Hold',
    });
    t.claim(P1).choose('use', 'training', 'death-trooper');
    expect([diceOf(t, 'rebel-trooper').length, diceOf(t, 'death-trooper').length, t.diceAside(P1)]).toEqual([
      1,
      2,
      ['Rebel Trooper'],
    ]);
  });

  describe('when it leaves play', () => {
    const TROOPER = 'first-order-stormtrooper';
    const lost = (...upgrades: string[]): Table => {
      const character = {
        ...armed('First Order Stormtrooper', ...upgrades.map((card) => ({ card }))),
        dice: [null, '2 ranged'],
      };
      return against({ characters: ['Death Trooper'], supports: ['Imperial Inspection'] }, { characters: [character] })
        .activate(P1, 'death-trooper')
        .rolls('1 disrupt')
        .uses()
        .choose(upgrades[0] === 'Training' ? 'training' : 'promotion');
    };

    test('its controller chooses which of the two dice is set aside [des.card-training.04]', () => {
      const t = lost('Training');
      expect([t.asks.startsWith('p2'), t.choices]).toEqual([true, [`${TROOPER}.1`, `${TROOPER}.2`]]);
      t.choose(`${TROOPER}.1`);
      expect([diceOf(t, TROOPER), t.diceAside(P2), t.hand(P2)]).toEqual([
        [`${TROOPER}.2`],
        ['First Order Stormtrooper'],
        ['Training'],
      ]);
      expect(diceOf(lost('Training').choose(`${TROOPER}.2`), TROOPER)).toEqual([`${TROOPER}.1`]);
    });

    test('nothing is set aside while another copy makes it elite, or when something else left', () => {
      expect(diceOf(lost('Training', 'Training'), TROOPER)).toHaveLength(2);
      expect(diceOf(lost('Promotion', 'Training'), TROOPER)).toHaveLength(2);
    });

    describe('while Prized Possession holds one of the two dice', () => {
      /** p1 holds the first die; p2 has rolled nothing yet. */
      const held = (other: string | null): Table =>
        against(
          {
            characters: ['Death Trooper'],
            supports: ['Imperial Inspection'],
            hand: ['Prized Possession'],
            resources: 4,
          },
          {
            characters: [
              { ...armed('First Order Stormtrooper', { card: 'Training' }), dice: ['1 ranged', other] },
              'TIE Pilot',
            ],
          },
        )
          .play(P1, 'Prized Possession')
          .choose('death-trooper')
          .uses('prized-possession')
          .choose(`${TROOPER}.1`);

      test('it is a die of its character still, and is not rolled', () => {
        const t = held(null);
        expect(t.die(`${TROOPER}.1`)).toMatchObject({ zone: 'card', on: 'prized-possession' });
        t.activate(P2, TROOPER).rolls('2 ranged');
        expect([t.shows(`${TROOPER}.1`), t.shows(`${TROOPER}.2`)]).toEqual([null, '2 ranged']);
      });

      test('its controller chooses between the held die and the other, wherever that lies [des.card-training.04]', () => {
        const returned = (): Table =>
          held(null).pass(P2).activate(P1, 'death-trooper').rolls('1 disrupt').uses().choose('training');
        expect(returned().choices).toEqual([`${TROOPER}.1`, `${TROOPER}.2`]);
        const kept = returned().choose(`${TROOPER}.2`);
        expect([diceOf(kept, TROOPER), kept.die(`${TROOPER}.1`).on]).toEqual([[`${TROOPER}.1`], 'prized-possession']);
        const freed = returned().choose(`${TROOPER}.1`);
        expect([diceOf(freed, TROOPER), freed.diceAside(P2)]).toEqual([[`${TROOPER}.2`], ['First Order Stormtrooper']]);
      });
    });

    test('dice that lie alike leave no choice', () => {
      const t = against(
        { characters: ['Death Trooper'], supports: ['Imperial Inspection'] },
        { characters: [{ ...armed('First Order Stormtrooper', { card: 'Training' }), dice: [null, null] }] },
      )
        .activate(P1, 'death-trooper')
        .rolls('1 disrupt')
        .uses()
        .choose('training');
      expect([diceOf(t, TROOPER).length, t.diceAside(P2), t.decisionIsTurnOf(P2)]).toEqual([
        1,
        ['First Order Stormtrooper'],
        true,
      ]);
    });

    test('once it is gone, what else leaves takes no die along [des.card-training.04]', () => {
      const both = { card: 'First Order Stormtrooper', upgrades: ['Training', 'Promotion'], dice: [null, null] };
      const t = against(
        {
          characters: ['Death Trooper', 'Death Trooper'],
          supports: ['Imperial Inspection', 'Imperial Inspection'],
        },
        { characters: [both] },
      );
      t.activate(P1, 'death-trooper').rolls('1 disrupt').orders('imperial-inspection');
      t.uses().choose('training').declines();
      expect(t.card(TROOPER).secondDie).toBe(false);
      t.pass(P2).activate(P1, 'death-trooper-2').rolls('1 disrupt');
      t.orders('imperial-inspection').uses().choose('promotion');
      expect([t.hand(P2), diceOf(t, TROOPER).length]).toEqual([['Promotion', 'Training'], 1]);
    });

    test('a character that was made elite before keeps both dice', () => {
      const t = against(
        {
          characters: ['Death Trooper', { ...die('Rebel Trooper', null, null), upgrades: ['Training'] }],
          supports: ['Imperial Inspection'],
          hand: ['Training'],
          resources: 2,
        },
        {},
      )
        .play(P1, 'Training')
        .choose('rebel-trooper')
        .done()
        .pass(P2)
        .activate(P1, 'death-trooper')
        .rolls('1 disrupt')
        .uses()
        .choose('training');
      expect(diceOf(t, 'rebel-trooper')).toHaveLength(2);
    });
  });

  test('not on a unique character', () => {
    expect(against({ characters: ['FN-2199'], hand: ['Training'], resources: 2 }).whyNotPlay(P1, 'Training')).toBe(
      'play-restriction',
    );
  });
});

describe('Wingman', () => {
  const flown = (who: string, wing: { exhausted?: boolean } = {}): Table =>
    against({
      characters: [{ ...armed('TIE Pilot', { card: 'Wingman' }), ...wing }, 'FN-2199', 'Padawan'],
    })
      .activate(P1, who)
      .rolls('blank');

  test('after a red character of yours was activated its own may be', () => {
    const t = flown('fn-2199').uses().rolls('+1 ranged');
    expect([t.card('tie-pilot').exhausted, t.shows('tie-pilot.1'), t.decisionIsTurnOf(P2)]).toEqual([
      true,
      '+1 ranged',
      true,
    ]);
    expect(flown('fn-2199').declines().card('tie-pilot').exhausted).toBe(false);
  });

  test('not after one of another color or of an opponent, nor when its own is exhausted', () => {
    expect(flown('padawan').decisionIsTurnOf(P2)).toBe(true);
    expect(flown('fn-2199', { exhausted: true }).decisionIsTurnOf(P2)).toBe(true);
    const other = against({ characters: ['FN-2199'] }, { characters: [armed('TIE Pilot', { card: 'Wingman' })] });
    expect(other.activate(P1, 'fn-2199').rolls('blank').decisionIsTurnOf(P2)).toBe(true);
  });
});
