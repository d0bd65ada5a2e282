import { card, pack, resolving, table, type Player } from './table';
import type { Effects } from '../../src/outer-rim/facts';

const fight = (value: number, win: Effects = [], lose: Effects = [], combat: 'ground' | 'ship' = 'ground'): Effects => [
  { do: 'fight', combat, enemy: 'Dragonsnake', value, win, lose },
];
const fightPlayer: Effects = [{ do: 'fight-player', who: { here: true } }];
const both: Record<string, Player> = { ann: { at: 'lothal' }, bob: { at: 'lothal' } };

describe('who fights', () => {
  test('a combat needs a card or a patrol: nothing of the kind is offered otherwise [or.combat.01]', () => {
    const alone = table({}, { step: 'encounter' });
    expect(alone.options).toEqual(['encounter-contact', 'encounter-space']);
    expect(resolving(fight(2)).within).toContain('combat');
  });

  test('players cannot attack each other without a card that allows it [or.combat.02]', () => {
    const here = table(both, { step: 'encounter' });
    expect(here.options).toEqual(['encounter-contact', 'encounter-space']);
    expect(table(both, { step: 'action' }).options).not.toContain('choose-player');
    expect(resolving(fightPlayer, both).within).toContain('combat');
    const several = resolving(fightPlayer, { ...both, cid: { at: 'lothal' } });
    expect(several.legal('choose-player').map((each) => each.chosen)).toEqual(['bob', 'cid']);
    several.does('choose-player', { chosen: 'cid' });
    expect(several.happened('combat-started')[0]?.against).toEqual({ kind: 'player', player: 'cid' });
  });

  test('the card says whether a combat is ground or ship [or.ground-and-ship-combat.01, or.ground-and-ship-combat.04]', () => {
    expect(resolving(fight(1, [], [], 'ground')).happened('combat-started')[0]?.combat).toBe('ground');
    const [ship] = resolving(fight(1, [], [], 'ship')).happened('combat-started');
    expect(ship).toMatchObject({
      combat: 'ship',
      because: [{ rules: expect.arrayContaining(['or.ground-and-ship-combat.04']) }],
    });
  });

  test('a card that says fight brings a combat against what it names, of the value it names [or.combat.01]', () => {
    const combat = resolving(fight(3)).rolls('blank', 'blank', 'blank');
    expect(combat.legal('roll').every((each) => each.faces.length === 3)).toBe(true);
  });

  test('between players it is a ground combat on a planet, a ship combat elsewhere [or.ground-and-ship-combat.06]', () => {
    expect(resolving(fightPlayer, both).happened('combat-started')[0]).toMatchObject({
      combat: 'ground',
      because: [{ code: 'combat-here', facts: { space: 'lothal', planet: true } }, { code: 'card-allows' }],
    });
    const navpoint = {
      id: 'navpoint-1',
      deck: 'navpoint',
      sections: [{ space: 'navpoint', title: 'A duel', effects: fightPlayer }],
    };
    const apart = { ann: { at: 'lo1' }, bob: { at: 'lo1' } };
    const set = {
      step: 'encounter' as const,
      encounters: { navpoint: ['navpoint-1'] },
      pack: pack({ encounters: [navpoint] }),
    };
    expect(table(apart, set).does('encounter-space').happened('combat-started')[0]).toMatchObject({
      combat: 'ship',
      because: [{ code: 'combat-here', facts: { space: 'lo1', planet: false } }, { code: 'card-allows' }],
    });
  });

  test('the player whose turn it is attacks, even where the combat is another one’s card [or.resolving-combat.01, or.quick-reference-combat.01]', () => {
    const others: Effects = [{ do: 'others', which: 'all', who: { here: true }, effects: fightPlayer }];
    const duel = resolving(others, { ann: { at: 'lothal' }, bob: { at: 'lothal' } });
    expect(duel.asks).toContain('3 dice');
    duel.rolls('hit', 'hit', 'blank');
    expect(duel.happened('dice-rolled')[0]?.player).toBe('ann');
    // Nothing is added to what is printed and rolled.
    expect(duel.asks).toContain('3 dice');
    duel.rolls('blank', 'blank', 'blank');
    expect(duel.happened('damage-added-up').map(({ player, damage }) => [player, damage])).toEqual([
      ['ann', 2],
      ['bob', 0],
    ]);
  });

  test('what the card says of winning is meant for whoever resolves it, though they defend [or.resolving-combat.10]', () => {
    const bet = (win: Effects, lose: Effects): Effects => [
      {
        do: 'others',
        which: 'all',
        who: { here: true },
        effects: [{ do: 'fight-player', who: { here: true }, win, lose }],
      },
    ];
    const won = resolving(bet([{ do: 'gain', fame: 1 }], []), both).rolls('blank', 'blank', 'blank');
    won.rolls('hit', 'blank', 'blank');
    expect([won.player('ann').fame, won.player('bob').fame]).toEqual([0, 1]);
    const lost = resolving(bet([], [{ do: 'gain', credits: 1000 }]), both).rolls('hit', 'hit', 'blank');
    lost.rolls('hit', 'blank', 'blank');
    expect([lost.player('ann').credits, lost.player('bob').credits]).toEqual([0, 1000]);
  });

  test('whoever is defeated cannot be fought [or.combat.02]', () => {
    const beaten: Player = { at: 'lothal', defeated: true, damage: { character: 4 } };
    const nobody = resolving(fightPlayer, { ann: {}, bob: beaten });
    expect(nobody.happened('combat-started')).toEqual([]);
    expect(nobody.happened('no-effect')).toMatchObject([{ player: 'ann', what: 'fight', rules: ['or.combat.02'] }]);
    const three = resolving(fightPlayer, { ann: {}, bob: beaten, cid: { at: 'lothal' } });
    expect(three.happened('combat-started')[0]?.against).toEqual({ kind: 'player', player: 'cid' });
  });
});

describe('the exchange of rolls', () => {
  test('ground combat uses ground combat value and health [or.ground-and-ship-combat.02, or.quick-reference-combat.03]', () => {
    const ground = resolving(fight(2), { ann: { ship: 'firespray-31' } });
    ground.rolls('blank', 'blank', 'blank').rolls('hit', 'hit');
    expect(ground.happened('dice-rolled')[0]?.faces).toHaveLength(3);
    expect(ground.player().damage).toEqual({ character: 2, ship: 0 });
  });

  test('ship combat uses ship combat value and hull [or.ground-and-ship-combat.03]', () => {
    const ship = resolving(fight(2, [], [], 'ship'))
      .rolls('blank', 'blank')
      .rolls('hit', 'hit');
    expect(ship.happened('dice-rolled')[0]?.faces).toHaveLength(2);
    expect(ship.player().damage).toEqual({ character: 0, ship: 2 });
  });

  test('the attacker rolls first, then the defender with their own value [or.resolving-combat.02, or.resolving-combat.05, or.quick-reference-combat.05]', () => {
    const combat = resolving(fight(4));
    expect(combat.asks).toBe('3 dice (ground)');
    combat.rolls('hit', 'blank', 'blank');
    expect(combat.happened('damage-added-up').map((each) => each.damage)).toEqual([1]);
    expect(combat.asks).toBe('4 dice (ground)');
    const duel = resolving(fightPlayer, both);
    duel.rolls('blank', 'blank', 'blank').rolls('blank', 'blank', 'blank');
    expect(duel.happened('dice-rolled').map(({ player, rules }) => [player, rules])).toEqual([
      ['ann', ['or.resolving-combat.02']],
      ['bob', ['or.resolving-combat.05']],
    ]);
  });

  test("dice come of one's own cards, not of the other side's [or.resolving-combat.02, or.resolving-combat.05]", () => {
    const armed = { kind: 'value', value: 'ground-combat', by: 1 } as const;
    const knife = { market: [card({ kind: 'gear', name: 'Knife', abilities: [armed] })] };
    const armedBob = { at: 'lothal', cards: ['test-card'] };
    const duel = resolving(fightPlayer, { ann: { at: 'lothal' }, bob: armedBob }, { pack: knife });
    duel.rolls('blank', 'blank', 'blank').rolls('blank', 'blank', 'blank', 'blank');
    const byCards = duel
      .happened('dice-rolled')
      .map(({ sources }) => JSON.stringify(sources ?? '').includes('test-card'));
    expect(byCards).toEqual([false, true]);
  });

  test('with a combat value of 0 or less no dice are rolled, and there is no damage of before [or.resolving-combat.02, or.resolving-combat.05]', () => {
    const weak = (by: number) => ({
      market: [card({ kind: 'gear', name: 'Ballast', abilities: [{ kind: 'value', value: 'ground-combat', by }] })],
    });
    for (const by of [-3, -4]) {
      const none = resolving(fight(2), { ann: { cards: ['test-card'] } }, { pack: weak(by) });
      expect(none.asks).toBe('2 dice (ground)');
      expect(
        none
          .rolls('hit', 'crit')
          .happened('damage-added-up')
          .map((each) => each.damage),
      ).toEqual([0, 3]);
      expect(none.happened('combat-lost').map((each) => each.player)).toEqual(['ann']);
    }
    const one = resolving(fight(2), { ann: { cards: ['test-card'] } }, { pack: weak(-2) });
    expect(one.asks).toBe('1 dice (ground)');
    const tame = resolving(fightPlayer, { ann: {}, bob: { at: 'lothal', cards: ['test-card'] } }, { pack: weak(-3) });
    tame.rolls('hit', 'hit', 'crit');
    expect(tame.happened('damage-added-up').map((each) => each.damage)).toEqual([4, 0]);
    expect(tame.happened('dice-rolled')).toHaveLength(1);
  });

  test('a hit is 1 damage and a critical hit 2 [or.resolving-combat.03, or.combat-example.03]', () => {
    const combat = resolving(fight(1)).rolls('hit', 'hit', 'crit');
    expect(combat.happened('damage-added-up')[0]?.damage).toBe(4);
  });

  test('a focus and a blank deal no damage [or.resolving-combat.04, or.quick-reference-combat.04]', () => {
    const combat = resolving(fight(4)).rolls('focus', 'blank', 'blank');
    expect(combat.happened('damage-added-up')[0]?.damage).toBe(0);
    combat.rolls('hit', 'crit', 'focus', 'blank');
    expect(combat.happened('damage-added-up')[1]?.damage).toBe(3);
  });

  test('each player suffers what the other rolled, whoever wins [or.resolving-combat.06, or.quick-reference-combat.07]', () => {
    const duel = resolving(fightPlayer, { ann: { at: 'lothal' }, bob: { at: 'lothal' } });
    duel.rolls('hit', 'hit', 'crit').rolls('hit', 'crit', 'blank');
    expect(duel.player('ann').damage.character).toBe(3);
    expect(duel.player('bob').damage.character).toBe(4);
    expect(duel.happened('combat-won')[0]?.player).toBe('ann');
    expect(duel.happened('damage-suffered').map(({ player, because }) => [player, because?.[0]?.facts])).toEqual([
      ['ann', { rolled: 3, won: true }],
      ['bob', { rolled: 4, won: false }],
    ]);
  });

  test('damage goes onto what is there already, character and ship apart [or.resolving-combat.07, or.planning-step.04]', () => {
    const combat = resolving(fight(3), { ann: { damage: { character: 1 } } })
      .rolls('hit', 'hit', 'hit')
      .rolls('hit', 'hit', 'blank');
    expect(combat.player().damage).toEqual({ character: 3, ship: 0 });
    expect(combat.happened('damage-suffered')).toMatchObject([
      {
        on: 'character',
        amount: 2,
        rules: ['or.resolving-combat.06', 'or.resolving-combat.07'],
        change: { was: 1, is: 3 },
        unavoidable: false,
      },
    ]);
  });

  test('damage of a ship is put on the ship sheet [or.resolving-combat.08]', () => {
    const combat = resolving(fight(2, [], [], 'ship'))
      .rolls('blank', 'blank')
      .rolls('hit', 'hit');
    expect(combat.player().damage.ship).toBe(2);
    const [hurt] = combat.happened('damage-suffered');
    expect(hurt).toMatchObject({ on: 'ship', rules: ['or.resolving-combat.06', 'or.resolving-combat.08'] });
    const [text] = resolving([{ do: 'suffer', damage: 1, to: 'ship' }]).happened('damage-suffered');
    expect(text).toMatchObject({ on: 'ship', rules: ['or.space-encounter.03', 'or.resolving-combat.08'] });
    expect(text).not.toHaveProperty('because');
  });

  test('there is one exchange of rolls, then the combat is over [or.resolving-combat.09]', () => {
    const combat = resolving(fight(1)).rolls('blank', 'blank', 'blank').rolls('blank');
    expect(combat.happened('combat-ended')).toHaveLength(1);
    expect(combat.happened('dice-rolled')).toHaveLength(2);
    expect(combat.by).toEqual(['bob']);
  });

  test('more damage wins, even for a side that is defeated by the other’s [or.resolving-combat.10]', () => {
    const combat = resolving(fight(3, [{ do: 'gain', credits: 5000 }]), { ann: { damage: { character: 1 } } });
    combat.rolls('hit', 'hit', 'crit').rolls('hit', 'crit', 'blank');
    expect(combat.happened('combat-won')[0]?.player).toBe('ann');
    expect(combat.player().defeated).toBe(true);
  });

  test('a dash wins whatever is rolled: also against a ship without hull [or.resolving-combat.10, or.patrol-encounter.10]', () => {
    const rich = { is: 'credits' as const, least: 1000 };
    const holes = { kind: 'value' as const, value: 'hull' as const, by: -3, if: rich };
    const game = table(
      { ann: { at: 'hi2', cards: ['test-card'] } },
      {
        step: 'planning',
        patrols: [{ faction: 'imperial', level: 4, at: 'hi2' }],
        pack: pack({ market: [card({ kind: 'gear', name: 'Holes', abilities: [holes] })] }),
      },
    );
    game.does('gain-credits').does('end-actions').does('encounter-patrol', { faction: 'imperial' });
    expect([game.happened('combat-won'), game.happened('combat-lost').length]).toEqual([[], 1]);
  });

  test('equal damage is a win of the attacker [or.resolving-combat.11]', () => {
    const combat = resolving(fight(2, [{ do: 'gain', fame: 1 }]))
      .rolls('hit', 'hit', 'blank')
      .rolls('hit', 'hit');
    expect(combat.player().fame).toBe(1);
  });

  test('attacker, sum, defender, sum, winner and its effects, damage [or.quick-reference-combat.02]', () => {
    const combat = resolving(fight(1, [{ do: 'gain', credits: 1000 }]))
      .rolls('hit', 'hit', 'hit')
      .rolls('hit');
    const told = combat.events.map((event) => event.type);
    const order = told.filter((type) =>
      ['dice-rolled', 'damage-added-up', 'combat-won', 'credits-gained', 'damage-suffered'].includes(type),
    );
    expect(order).toEqual([
      'dice-rolled',
      'damage-added-up',
      'dice-rolled',
      'damage-added-up',
      'combat-won',
      'credits-gained',
      'damage-suffered',
    ]);
  });

  test('only what winning brings is the winner’s, only what losing brings the loser’s [or.quick-reference-combat.06, or.combat.01, or.ground-and-ship-combat.04]', () => {
    const duel: Effects[number] = { do: 'fight', combat: 'ground', enemy: 'Thug', value: 1 };
    const win: Effects = [{ do: 'gain', credits: 1000 }];
    const lose: Effects = [{ do: 'gain', fame: 1 }];
    const fights = (more: { win?: Effects; lose?: Effects }, mine: 'hit' | 'blank'): unknown[] => {
      const game = resolving([{ ...duel, ...more }])
        .rolls(mine, 'blank', 'blank')
        .rolls(mine === 'hit' ? 'blank' : 'hit');
      const ending = [...game.happened('combat-won'), ...game.happened('combat-lost')];
      const codes = ending.flatMap(({ because = [] }) => because.map(({ code }) => code));
      return [game.player().credits, game.player().fame, codes];
    };
    expect(fights({ win, lose }, 'hit')).toEqual([1000, 0, ['more-damage', 'before-damage']]);
    expect(fights({ win, lose }, 'blank')).toEqual([0, 1, ['more-damage', 'before-damage']]);
    expect(fights({ win }, 'blank')).toEqual([0, 0, ['more-damage']]);
    expect(fights({ lose }, 'hit')).toEqual([0, 0, ['more-damage']]);
  });

  test('what winning brings comes before the damage, and may win the game [or.quick-reference-combat.06, or.winning-the-game.02]', () => {
    const combat = resolving(
      fight(3, [
        { do: 'gain', fame: 1 },
        { do: 'gain', credits: 5000 },
      ]),
      {
        ann: { fame: 9, damage: { character: 3 } },
      },
    );
    combat.rolls('hit', 'hit', 'crit').rolls('hit', 'blank', 'blank');
    expect(combat.state.winner).toBe('ann');
    expect(combat.happened('damage-suffered')).toEqual([]);
    expect(combat.player().credits).toBe(0);
    expect(combat.by).toEqual([]);
  });
});

describe('patrols and enemies of cards', () => {
  test('the player on the left of the active player rolls for them [or.combat-against-patrols-and-card-enemies.01]', () => {
    const players = { ann: {}, bob: {}, cid: {} };
    const combat = resolving(fight(1), players).rolls('blank', 'blank', 'blank').rolls('hit');
    expect(combat.happened('dice-rolled').map(({ roller, player }) => [roller, player])).toEqual([
      ['ann', 'ann'],
      ['bob', null],
    ]);
    const last = table({ ann: { at: 'lo1' }, bob: {}, cid: { at: 'rs1' } }, { by: 'cid', step: 'encounter' });
    last.does('encounter-patrol').rolls('blank', 'blank').lets();
    expect(last.happened('dice-rolled')[1]?.roller).toBe('ann');
    const middle = table({ ann: {}, bob: { at: 'rs1' }, cid: {} }, { by: 'bob', step: 'encounter' });
    middle.does('encounter-patrol').rolls('blank', 'blank').lets();
    expect(middle.happened('dice-rolled')[1]?.roller).toBe('cid');
  });

  test('they have no health and suffer nothing [or.combat-against-patrols-and-card-enemies.02, or.quick-reference-combat.08]', () => {
    const combat = resolving(fight(1)).rolls('crit', 'crit', 'crit').rolls('hit');
    expect(combat.happened('damage-suffered').map((each) => each.player)).toEqual(['ann']);
    const patrol = table(
      { ann: { at: 'rs1', ship: 'firespray-31' } },
      { step: 'encounter', patrols: [{ faction: 'rebel', level: 2 }] },
    );
    patrol.does('encounter-patrol').rolls('crit', 'blank', 'blank', 'blank', 'blank').rolls('hit', 'hit', 'hit', 'hit');
    patrol.does('move-patrol', { to: 'om1' });
    expect(patrol.patrol('rebel').level).toBe(2);
    expect(patrol.happened('damage-suffered').map((each) => each.player)).toEqual(['ann']);
  });

  test('what becomes of them is what the card says of winning or losing [or.combat-against-patrols-and-card-enemies.03]', () => {
    const effects = fight(2, [{ do: 'gain', credits: 3000 }], [{ do: 'gain', credits: 1000 }]);
    expect(resolving(effects).rolls('hit', 'hit', 'hit').rolls('hit', 'blank').player().credits).toBe(3000);
    expect(resolving(effects).rolls('blank', 'blank', 'blank').rolls('hit', 'blank').player().credits).toBe(1000);
  });
});

describe('Boba Fett and the dragonsnake', () => {
  const story: Effects = [{ do: 'may', effects: fight(5, [{ do: 'gain', credits: 3000, fame: 1 }]) }];

  test('a combat that a card offers may be declined or accepted [or.combat-example.01]', () => {
    const offered = resolving(story);
    expect(offered.options).toEqual(['accept', 'pass']);
    expect(resolving(story).does('pass').happened('combat-started')).toEqual([]);
    expect(offered.does('accept').happened('combat-started')).toHaveLength(1);
  });

  test('he rolls 3 dice, his opponent 5, rolled by the player on the left [or.combat-example.02, or.combat-example.04]', () => {
    const combat = resolving(story).does('accept');
    expect(combat.asks).toBe('3 dice (ground)');
    combat.rolls('hit', 'hit', 'crit');
    expect(combat.asks).toBe('5 dice (ground)');
    combat.rolls('hit', 'hit', 'hit', 'blank', 'focus');
    expect(combat.happened('dice-rolled')[1]?.roller).toBe('bob');
  });

  test('he wins 3,000 credits and 1 fame, and suffers 3 damage all the same [or.combat-example.05, or.combat-example.06]', () => {
    const combat = resolving(story)
      .does('accept')
      .rolls('hit', 'hit', 'crit')
      .rolls('hit', 'hit', 'hit', 'blank', 'focus');
    expect(combat.player()).toMatchObject({ credits: 3000, fame: 1, damage: { character: 3, ship: 0 } });
  });
});
