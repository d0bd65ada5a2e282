import type { Effects } from '../../src/outer-rim/facts';
import { card, pack, resolving, table, type Player, type Table } from './table';

const hurt = (damage: number, to: 'character' | 'ship' = 'character'): Effects => [{ do: 'suffer', damage, to }];
const SECRETS = ['deck-ord-mantell-7', 'deck-lothal-9'];

describe('defeated', () => {
  test('damage up to the health or the hull defeats [or.defeated.01]', () => {
    expect(resolving(hurt(1), { ann: { damage: { character: 3 } } }).player().defeated).toBe(true);
    expect(resolving(hurt(1), { ann: { damage: { character: 2 } } }).player().defeated).toBe(false);
    expect(resolving(hurt(5, 'ship')).player()).toMatchObject({ defeated: true, damage: { ship: 5 } });
  });

  test('damage of the character and of the ship are not added up [or.defeated.01, or.planning-step.04]', () => {
    const game = resolving(hurt(1), { ann: { damage: { character: 2, ship: 2 } } });
    expect(game.player()).toMatchObject({ defeated: false, damage: { character: 3, ship: 2 } });
  });

  const rescue = (effects: Effects): object => ({
    market: [
      card({
        kind: 'gear',
        name: 'Bacta',
        abilities: [{ kind: 'when', on: { event: 'would-be-defeated' }, once: 'game', do: effects }],
      }),
    ],
  });

  test('whoever recovers before being defeated is not; a card may also prevent it [or.defeated.01]', () => {
    const ann = { credits: 5000, cards: ['test-card'] };
    const recovers = resolving(hurt(4), { ann }, { pack: rescue([{ do: 'recover', damage: 1, from: 'character' }]) });
    expect(recovers.player()).toMatchObject({ defeated: false, credits: 5000, damage: { character: 3 } });
    const prevents = resolving(hurt(4), { ann }, { pack: rescue([{ do: 'prevent' }]) });
    expect(prevents.player()).toMatchObject({ defeated: false, credits: 5000, damage: { character: 4 } });
    expect([...recovers.happened('defeated'), ...prevents.happened('defeated')]).toEqual([]);
  });

  test('who is defeated in another way just before is defeated once [or.defeated.01, or.defeated.02]', () => {
    const game = resolving(
      hurt(4),
      { ann: { credits: 9000, cards: ['test-card'] } },
      { pack: rescue([{ do: 'suffer', damage: 5, to: 'ship' }]) },
    );
    expect(game.happened('defeated').map((each) => each.on)).toEqual(['ship']);
    expect(game.player()).toMatchObject({ defeated: true, credits: 6000, space: 'lothal' });
  });

  test('the standee stays where it is [or.defeated.02]', () => {
    const game = resolving(hurt(4));
    expect(game.player()).toMatchObject({ defeated: true, space: 'lothal' });
  });

  test('it costs 3,000 credits, or all that there are, once [or.defeated.03]', () => {
    const paid = resolving(hurt(4), { ann: { credits: 7000 } });
    expect(paid.player().credits).toBe(4000);
    expect(paid.happened('credits-lost')).toMatchObject([
      { player: 'ann', amount: 3000, from: 'rules', rules: ['or.defeated.03'] },
    ]);
    expect(resolving(hurt(4), { ann: { credits: 2000 } }).player().credits).toBe(0);
    const again = resolving([...hurt(4), ...hurt(1), ...hurt(5, 'ship')], { ann: { credits: 7000 } });
    expect(again.player().credits).toBe(4000);
    expect(again.happened('defeated')).toHaveLength(1);
  });

  test('all secrets go to the bottoms of their decks [or.defeated.04]', () => {
    const game = resolving(hurt(4), { ann: { secrets: SECRETS } });
    expect(game.player().secrets).toEqual([]);
    expect(game.encounterDeck('deck-ord-mantell').bottom).toEqual(['deck-ord-mantell-7']);
    expect(game.encounterDeck('deck-lothal').bottom).toContain('deck-lothal-9');
  });

  test('3,000 credits and all secrets [or.commonly-forgotten-rules.02]', () => {
    const game = resolving(hurt(4), { ann: { credits: 5000, secrets: SECRETS.slice(0, 1) } });
    expect(game.player()).toMatchObject({ credits: 2000, secrets: [] });
  });

  test('in one’s own turn the rest of it is skipped [or.defeated.05]', () => {
    const risky = card(
      { kind: 'cargo', name: 'Acid', destination: 'lothal', risk: hurt(4), reward: [{ do: 'gain', credits: 9000 }] },
      { deck: 'cargo' },
    );
    const game = table({ ann: { cards: ['test-card'] } }, { step: 'action', pack: pack({ market: [risky] }) });
    game.does('deliver').does('deliver-card');
    expect(game.player()).toMatchObject({ defeated: true, credits: 9000 });
    expect(game.happened('step-skipped')).toMatchObject([{ step: 'encounter' }]);
    expect(game.state).toMatchObject({ active: 'bob', step: 'planning' });
  });

  test('in another player’s turn it costs the same, and that turn goes on [or.defeated.06]', () => {
    const others: Effects = [{ do: 'others', which: 'all', who: {}, effects: hurt(4) }];
    const game = resolving([...others, { do: 'gain', fame: 1 }], {
      bob: { credits: 5000, secrets: SECRETS.slice(0, 1) },
    });
    expect(game.player('bob')).toMatchObject({ defeated: true, credits: 2000, secrets: [] });
    expect(game.player('ann').fame).toBe(1);
    expect(game.state.active).toBe('bob');
    expect(game.options).toEqual(['recover']);
  });

  const beaten: Player = { defeated: true, damage: { character: 4, ship: 1 } };

  test('in the next planning step there is nothing but recovering [or.defeated.07]', () => {
    const planner = card({ kind: 'gear', name: 'Plan', abilities: [{ kind: 'use', in: 'planning', do: [] }] });
    const game = table(
      { ann: { ...beaten, cards: ['test-card'] } },
      { step: 'planning', pack: pack({ market: [planner] }) },
    );
    expect(game.options).toEqual(['recover']);
    for (const type of ['move', 'gain-credits', 'use-ability'] as const) expect(game.refusal(type)).toBe('defeated');
  });

  test('then the player stands again and goes on with the turn [or.defeated.08]', () => {
    const game = table({ ann: beaten }, { step: 'planning' }).does('recover');
    expect(game.player()).toMatchObject({ defeated: false, damage: { character: 0, ship: 0 } });
    expect(game.happened('stood-up')).toMatchObject([
      { rules: ['or.defeated.08'], because: [{ facts: { damage: 0 } }, { rules: ['or.defeated.08'] }] },
    ]);
    expect(game.state.step).toBe('action');
    expect(game.does('end-actions').state.step).toBe('encounter');
  });

  test('recovering enough before that lets a player stand up too [or.defeated.09]', () => {
    const heal = (damage: number): Table =>
      resolving([{ do: 'others', which: 'all', who: {}, effects: [{ do: 'recover', damage, from: 'character' }] }], {
        bob: { defeated: true, damage: { character: 5 } },
      });
    expect(heal(1).player('bob').defeated).toBe(true);
    const up = heal(2);
    expect(up.player('bob').defeated).toBe(false);
    expect(up.happened('stood-up')).toMatchObject([
      { player: 'bob', rules: ['or.defeated.09'], because: [{ facts: { damage: 3 } }, { facts: { damage: 0 } }] },
    ]);
    expect(up.options).toEqual(['gain-credits', 'move', 'recover']);
  });

  test('standing up takes both, the character and the ship, below their limits [or.defeated.09]', () => {
    const game = resolving(
      [{ do: 'others', which: 'all', who: {}, effects: [{ do: 'recover', damage: 5, from: 'character' }] }],
      { bob: { defeated: true, damage: { character: 5, ship: 3 } } },
    );
    expect(game.player('bob')).toMatchObject({ defeated: true, damage: { character: 0, ship: 3 } });
    expect(game.options).toEqual(['recover']);
  });

  test('getting what raises the health lets a player stand up [or.defeated.09]', () => {
    const hurtBob = { at: 'lothal', defeated: true, damage: { character: 4 } };
    const game = table({ ann: { cards: ['gear-and-mod-armored-vest'] }, bob: hurtBob }, { step: 'action' });
    game.does('trade').does('offer-card').does('propose-trade').does('accept-trade');
    expect(game.player('bob')).toMatchObject({ defeated: false, damage: { character: 4 } });
  });

  test('losing what raised the health may defeat as well [or.defeated.01, or.discard-and-remove.01]', () => {
    const vest = { cards: ['gear-and-mod-armored-vest'], damage: { character: 4 } };
    const game = resolving([{ do: 'discard', card: { kind: 'gear' } }], { ann: vest }).does('choose-card');
    expect(game.player().defeated).toBe(true);
    expect(game.happened('defeated').map((each) => each.on)).toEqual(['character']);
  });

  test('so does losing what raised the hull, and what is not damaged is not defeated [or.defeated.01]', () => {
    const plate = (damage: number, by: number, value: 'hull' | 'health') =>
      resolving(
        [{ do: 'discard', card: { kind: 'mod' } }],
        { ann: { cards: ['test-card'], damage: { ship: damage } } },
        { pack: { market: [card({ kind: 'mod', name: 'Plate', abilities: [{ kind: 'value', value, by }] })] } },
      ).does('choose-card');
    const hull = plate(3, 2, 'hull');
    expect(hull.happened('defeated').map((each) => each.on)).toEqual(['ship']);
    expect(hull.happened('defeated')[0]?.rules).toContain('or.defeated.01');
    expect(plate(2, 2, 'hull').happened('defeated')).toEqual([]);
    expect(plate(2, 2, 'health').happened('defeated')).toEqual([]);
  });
});

describe('goals', () => {
  test('a personal goal brings 1 fame and turns the card [or.personal-goals.02]', () => {
    const game = table(
      {
        ann: {
          character: 'bossk',
          credits: 20_000,
          cards: ['gear-and-mod-iqa-11-blaster-rifle', 'gear-and-mod-shield-upgrade'],
        },
        bob: { character: 'ig-88' },
      },
      {
        step: 'action',
        market: { 'gear-and-mod': { top: 'gear-and-mod-plastoid-armor', next: ['gear-and-mod-jetpack'] } },
      },
    );
    expect(game.player().turned).toBe(false);
    game.does('market').does('discard-nothing').does('buy', { deck: 'gear-and-mod' }).does('pay');
    expect(game.player()).toMatchObject({ turned: true, fame: 1 });
    expect(game.happened('goal-completed')).toMatchObject([{ goal: 'personal' }]);
  });

  test('the goal gives way to a new ability; it is completed once [or.personal-goals.03]', () => {
    const game = resolving([
      { do: 'complete-goal', goal: 'personal' },
      { do: 'complete-goal', goal: 'personal' },
    ]);
    expect(game.player()).toMatchObject({ fame: 1, turned: true });
    const sources = game.state.inPlay.filter((each) => each.controller === 'ann').map((each) => each.ability);
    expect(sources).toContain('when bounty-reward');
    expect(sources.some((ability) => ability.startsWith('goal'))).toBe(false);
  });

  const illegal = ['cargo-stolen-weapons', 'luxury-stolen-jewels'];
  const lando = (tokens: number, cards = illegal): Table =>
    table(
      {
        ann: {
          character: 'lando-calrissian',
          at: 'tatooine',
          ship: 'yv-666',
          cards,
          goalTokens: { character: tokens },
        },
      },
      { step: 'action' },
    );
  const deliver = (game: Table): Table => {
    game.does('deliver').does('deliver-card').rolls('hit');
    return game.offers('decline') ? game.declines('may when dice-rolled') : game;
  };

  test('a task done puts a goal token; with enough of them the goal is completed [or.personal-goals.04]', () => {
    const once = deliver(lando(0));
    expect(once.player()).toMatchObject({ goalTokens: { character: 1, ship: 0 }, turned: false, fame: 1 });
    const twice = deliver(lando(1));
    expect(twice.player()).toMatchObject({ turned: true, fame: 2 });
    const placed = [once, twice].map((game) => game.happened('goal-token-placed').map(({ change }) => change));
    expect(placed).toEqual([[{ was: 0, is: 1, most: 2 }], [{ was: 1, is: 2, most: 2 }]]);
  });

  test('the tokens leave when the card is turned [or.personal-goals.05]', () => {
    expect(deliver(lando(1)).player().goalTokens).toEqual({ character: 0, ship: 0 });
  });

  test('a goal token counts one task [or.personal-goals.06]', () => {
    expect(deliver(lando(0)).happened('goal-token-placed')).toMatchObject([
      {
        player: 'ann',
        on: 'character',
        rules: ['or.personal-goals.04'],
        because: [{ code: 'task-done', rules: ['or.personal-goals.04', 'or.personal-goals.07'] }],
      },
    ]);
    const ship = table({ ann: { at: 'rs1', ship: 'aggressor-assault-fighter' } }, { step: 'encounter' }).does(
      'encounter-patrol',
    );
    ship.rolls('crit', 'crit', 'blank', 'blank', 'blank').rolls('blank', 'blank', 'blank');
    expect(ship.player().goalTokens).toEqual({ character: 0, ship: 1 });
    expect(ship.happened('goal-token-placed')).toMatchObject([
      { because: [{ message: 'a ship combat against a patrol was won, which the goal asks for' }] },
    ]);
  });

  test('Lando with one token delivers another ILLEGAL cargo [or.personal-goals.07]', () => {
    const game = deliver(lando(1));
    expect(game.happened('fame-gained').map((each) => each.from)).toEqual(['cargo', 'goal']);
    const legal = table(
      {
        ann: {
          character: 'lando-calrissian',
          at: 'nal-hutta',
          cards: ['cargo-food-supplies'],
          goalTokens: { character: 1 },
        },
      },
      { step: 'action' },
    );
    legal.does('deliver').does('deliver-card');
    expect(legal.player()).toMatchObject({ turned: false, goalTokens: { character: 1 } });
  });

  test('a delivery that fails is none [or.personal-goals.07]', () => {
    const game = lando(0).does('deliver').does('deliver-card').rolls('blank').declines('may when dice-rolled');
    game.draws('databank-1-imperial-presence').rolls('blank', 'blank').declines('may when dice-rolled');
    expect(game.happened('delivery-failed')).toHaveLength(1);
    expect(game.player()).toMatchObject({ goalTokens: { character: 0 }, fame: 0 });
    expect(game.happened('cargo-delivered')).toEqual([]);
  });

  test('what the character could do before is not doubled when the card is turned [or.personal-goals.03]', () => {
    const game = resolving([{ do: 'complete-goal', goal: 'personal' }], { ann: { character: 'han-solo' } });
    const abilities = game.state.inPlay.filter((each) => each.source.startsWith('ann/character'));
    expect(abilities.map((each) => each.ability)).toEqual(['value', 'may when enters-patrol-space']);
  });

  test('a famous ship with fewer slots leaves the choice what goes [or.market-action.13]', () => {
    const turned = { hyperdrive: 6, combat: 3, hull: 4, slots: [['cargo'], ['mod'], ['crew']] };
    const changes = { ships: [{ id: 'hwk-290', turned: { name: 'Moldy Crow', side: turned, abilities: [] } }] };
    const game = resolving(
      [{ do: 'complete-goal', goal: 'ship' }],
      { ann: { ship: 'hwk-290', cards: ['job-hired-help', 'job-dash-rendar'] } },
      { pack: { changes } },
    );
    expect(game.legal('make-room').map((each) => each.card)).toEqual([
      'market/job-hired-help',
      'market/job-dash-rendar',
    ]);
  });

  test('a ship goal brings its fame, and the sheet shows a famous ship [or.ship-goals.02]', () => {
    const game = table(
      { ann: { ship: 'hwk-290', credits: 7000, cards: ['gear-and-mod-ion-cannon'] } },
      { step: 'action' },
    );
    game.uses('use action', { source: 'ann/ship-goal', value: 0 }).does('spend-credits');
    expect(game.player()).toMatchObject({ fame: 1, shipTurned: true, credits: 0 });
    expect(
      game.state.inPlay.some((each) => each.ability === 'value' && each.source === 'ann/ship' && each.value === 0),
    ).toBe(true);
  });
});
