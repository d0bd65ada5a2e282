/** Rounds: claiming, upkeep, drawing, ends of the game (des.claim-the-battlefield, des.upkeep-phase, des.drawing, des.winning). */
import { destiny } from '../../../src/destiny';
import { P1, P2, codeOf, destinyTable } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** Hands so large that nothing is drawn, for tests that go through upkeep. */
const FULL = ['Dodge', 'Block', 'Aim', 'Flank', 'Take Cover'];

describe('claiming', () => {
  const field = (battlefield: string, more = {}) =>
    destinyTable({
      battlefield,
      p1: { hand: FULL },
      p2: { hand: FULL, deck: { top: ['Dodge', 'Aim', 'Block'] } },
      ...more,
    });

  test('its use is optional, and nobody else is asked [des.claim-abilities.02]', () => {
    const t = field('Command Center').claim(P1);
    expect([t.asks, t.choices]).toEqual(['p1: use the claim ability', ['use', 'decline']]);
    t.choose('decline');
    expect([t.decisionIsTurnOf(P2), t.discard(P1), t.discard(P2)]).toEqual([true, [], []]);
  });

  test('the claim ability is offered at once to the player who claims [des.claim-the-battlefield.01, des.battlefield.03, des.claim-abilities.02]', () => {
    const t = field('Command Center').claim(P1);
    expect(t.asks).toBe('p1: use the claim ability');
    t.choose('use');
    expect(t.discard(P2)).toEqual(['Aim', 'Dodge']);
  });

  test('it may be declined; control stays with the claimer [des.claim-the-battlefield.07]', () => {
    const t = field('Command Center').claim(P1).choose('decline');
    expect(t.discard(P2)).toEqual([]);
    expect(t.state.battlefield).toMatchObject({ controller: P1, claimedBy: P1 });
    t.activate(P2, 'hired-gun-2').rolls('1 disrupt');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('who claims takes control, whoever brought it [des.claim-the-battlefield.02, des.battlefield.02, des.battlefield-area.01]', () => {
    const t = field('Command Center').pass(P1).claim(P2).choose('decline');
    expect(t.state.battlefield).toMatchObject({ controller: P2, owner: P1 });
    expect(t.events('battlefield-taken')).toMatchObject([{ player: P2 }]);
    expect(t.events('claimed')[0]).not.toHaveProperty('because');
  });

  test('owner and controller differ after a claim [des.owner.01, des.owner.02, des.controller.01]', () => {
    const t = field('Command Center').pass(P1).claim(P2).choose('decline');
    expect(destiny.view(t.state, 'spectator').battlefield).toMatchObject({ owner: P1, controller: P2 });
  });

  test('the controller may claim too [des.claim-the-battlefield.08]', () => {
    const t = field('Command Center').claim(P1).choose('use');
    expect(t.state.battlefield.controller).toBe(P1);
    expect(t.events('battlefield-taken')).toEqual([]);
    expect(t.discard(P2)).toHaveLength(2);
  });

  test('the claimer passes without being asked for the rest of the round [des.claim-the-battlefield.03]', () => {
    const t = field('Command Center', { p2: { characters: ['Padawan', 'Hired Gun', 'Tusken Raider'] } })
      .claim(P1)
      .choose('decline');
    t.activate(P2, 'padawan').rolls('1 focus').activate(P2, 'hired-gun-2').rolls('1 disrupt');
    expect(t.events('passed').map((each) => [each.player, each.why])).toEqual([
      [P1, 'claimed'],
      [P1, 'claimed'],
    ]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test("the opponent's first pass ends the phase [des.claim-the-battlefield.05]", () => {
    const t = field('Command Center').claim(P1).choose('decline').pass(P2);
    expect(t.state.phase).toBe('upkeep');
    t.done().done();
  });

  test('the phase goes on while the opponent acts [des.claim-the-battlefield.05]', () => {
    const t = field('Command Center', { p2: { characters: ['Padawan', 'Hired Gun', 'Tusken Raider'] } })
      .claim(P1)
      .choose('decline');
    t.activate(P2, 'padawan')
      .rolls('1 focus')
      .activate(P2, 'hired-gun-2')
      .rolls('1 disrupt')
      .activate(P2, 'tusken-raider')
      .rolls('1 shield')
      .declines();
    expect(t.state.phase).toBe('action');
    t.pass(P2);
    expect(t.state.phase).toBe('upkeep');
    expect(t.choices).toContain('done');
  });

  test('once in a round, by one player [des.claim-the-battlefield.06]', () => {
    const t = field('Command Center').claim(P1).choose('decline');
    expect(t.choices).not.toContain('claim');
    expect(t.whyNot({ type: 'claim', player: P2 })).toMatchObject({ code: 'already-claimed' });
    t.pass(P2).done().done();
    expect(t.choices).toContain('claim');
  });

  test('the controller takes the first action of each round [des.claim-the-battlefield.09, des.battlefield.04, des.action-phase.01]', () => {
    const t = field('Command Center').pass(P1).claim(P2).choose('decline').pass(P1).done().done();
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect(t.state.round).toBe(2);
    t.activate(P2, 'hired-gun-2').rolls('1 disrupt');
    expect(t.decisionIsTurnOf(P1)).toBe(true);
    // The first turn of a round has a reason, the next one does not.
    const turns = t.events('turn-started').slice(-2);
    expect(turns.map(({ player, because }) => [player, because?.map(({ code }) => code)])).toEqual([
      [P2, ['first-turn']],
      [P1, undefined],
    ]);
  });

  test('a die is resolved free of its cost; a modifier alone still is not [des.golden-rule.02, des.customization-example.04, des.free.01]', () => {
    const han = [die('Han Solo', '3 ranged for 1'), die('Death Trooper', '+2 ranged')];
    const t = destinyTable({ battlefield: 'Rebel War Room', p1: { characters: han } })
      .claim(P1)
      .choose('use');
    expect(t.choices).toEqual(['han-solo.1']);
    t.choose('han-solo.1', 'hired-gun');
    expect([t.damage('hired-gun'), t.resources(P1)]).toEqual([3, 0]);
  });
});

describe('upkeep', () => {
  const round = () =>
    destinyTable({
      p1: {
        characters: [
          {
            ...die('Luke Skywalker', '2 melee', null),
            exhausted: true,
            upgrades: [{ card: 'Comlink', exhausted: true, dice: ['1 focus'] }],
          },
        ],
        supports: [{ card: 'AT-ST', exhausted: true, dice: ['3 ranged'] }],
        hand: ['Dodge', 'Block', 'Aim', 'Flank'],
        deck: { top: ['Deflect', 'Force Strike', 'Reversal'] },
        resources: 1,
      },
      p2: { hand: FULL, resources: 0 },
    })
      .pass(P1)
      .pass(P2);

  test('all exhausted cards are readied [des.upkeep-phase.02, des.ready.01]', () => {
    const t = round();
    expect(['luke-skywalker', 'comlink', 'at-st'].map((id) => t.card(id).exhausted)).toEqual([false, false, false]);
    expect(t.choices).toContain('done');
  });

  test('all dice go back to their cards [des.upkeep-phase.03, des.dice-on-cards.01]', () => {
    const t = round();
    expect(t.state.dice.every((each) => each.zone === 'card' && each.on === each.card)).toBe(true);
    expect(t.choices).toContain('done');
  });

  test('each player gains two resources and keeps the rest [des.upkeep-phase.04, des.resources.04]', () => {
    const t = round();
    expect([t.resources(P1), t.resources(P2)]).toEqual([3, 2]);
    expect(t.choices).toContain('done');
  });

  test('any cards are discarded, then hands are filled up [des.upkeep-phase.05, des.hand.02, des.drawing.01]', () => {
    const t = round().choose('Block', 'Aim').done().done();
    expect(t.hand(P1)).toEqual(['Deflect', 'Dodge', 'Flank', 'Force Strike', 'Reversal']);
    expect(t.discard(P1)).toEqual(['Aim', 'Block']);
    expect(t.player(P1).deck.top).toEqual([]);
  });

  test('who has no card in hand is not asked to discard, who has one is [des.upkeep-phase.05]', () => {
    const asked = (hand: string[]) =>
      destinyTable({ p1: { hand, deck: [], supports: ['AT-ST'] }, p2: { hand: FULL } })
        .pass(P1)
        .pass(P2);
    const [none, one] = [asked([]), asked(['Dodge'])];
    expect([none.asks, one.asks, one.choices]).toEqual([
      'p2: cards to discard',
      'p1: cards to discard',
      ['Dodge', 'done'],
    ]);
  });

  test('the four steps come in this order [des.upkeep-phase.01]', () => {
    const t = round().choose('Aim').done().done();
    const seen = t.story
      .map((each) => each.type)
      .filter((type) =>
        ['readied', 'die-returned', 'resources-gained', 'card-discarded', 'cards-drawn'].includes(type),
      );
    expect([...new Set(seen)]).toEqual([
      'readied',
      'die-returned',
      'resources-gained',
      'card-discarded',
      'cards-drawn',
    ]);
    expect(seen).toEqual([...seen].sort((a, b) => [...new Set(seen)].indexOf(a) - [...new Set(seen)].indexOf(b)));
  });

  test('a hand as large as the hand size or larger draws nothing and is kept [des.upkeep-phase.06, des.hand.04, des.faq-more-than-five-cards.02]', () => {
    const t = destinyTable({ p1: { hand: [...FULL, 'Deflect', 'Aim'] }, p2: { hand: FULL } })
      .pass(P1)
      .pass(P2)
      .done()
      .done();
    expect(t.hand(P1)).toHaveLength(7);
    expect(t.events('cards-drawn')).toEqual([]);
    expect(t.events('no-effect').filter(({ what }) => what === 'draw')).toMatchObject([
      { player: P1, because: [{ code: 'enough-cards' }] },
    ]);
  });

  test('a player may hold more cards than the hand size [des.faq-more-than-five-cards.01]', () => {
    const t = destinyTable({ p1: { hand: [...FULL, 'Deflect'] } });
    expect(t.hand(P1)).toHaveLength(6);
    expect(t.decisionIsTurnOf(P1)).toBe(true);
  });

  test('cards of one draw are drawn at the same time [des.drawing.02]', () => {
    const t = destinyTable({
      p1: { hand: ['Dodge', 'Dodge'], deck: { top: ['Aim', 'Block', 'Flank'] } },
      p2: { hand: FULL },
    })
      .pass(P1)
      .pass(P2)
      .done()
      .done();
    expect(t.events('cards-drawn')).toMatchObject([{ player: P1, count: 3 }]);
  });

  test('the default hand size is five [des.hand.03]', () => {
    const t = destinyTable({
      p1: { hand: [], deck: { top: ['Aim', 'Aim', 'Dodge', 'Dodge', 'Block', 'Block'] } },
      p2: { hand: FULL },
    })
      .pass(P1)
      .pass(P2)
      .done();
    expect(t.hand(P1)).toHaveLength(5);
  });

  test('a short deck gives what it has, without penalty at that moment [des.upkeep-phase.07, des.drawing.03]', () => {
    const t = destinyTable({ p1: { hand: ['Dodge', 'Block'], deck: ['Aim'] }, p2: { hand: FULL } })
      .pass(P1)
      .pass(P2)
      .done()
      .done()
      .draws('Aim');
    expect(t.hand(P1)).toEqual(['Aim', 'Block', 'Dodge']);
    expect(t.state.round).toBe(2);
  });

  test('the upkeep phase follows the action phase, then the next round [des.rounds.01, des.winning.01]', () => {
    const t = destinyTable({ p1: { hand: FULL }, p2: { hand: FULL } })
      .pass(P1)
      .pass(P2)
      .done()
      .done();
    expect(t.events('phase-started').map((each) => each.phase)).toEqual(['upkeep', 'action']);
    expect(t.state.round).toBe(2);
  });

  test('each phase begins and ends, and so does the round [des.rounds.01, des.action-phase.01, des.upkeep-phase.01]', () => {
    const t = destinyTable({ p1: { hand: FULL }, p2: { hand: FULL }, controller: P2, turn: P1 }).pass(P1);
    expect(t.state.phase).toBe('action');
    t.pass(P2);
    expect(t.state.phase).toBe('upkeep');
    t.done().done();
    expect([t.state.phase, t.decisionIsTurnOf(P2)]).toEqual(['action', true]);
    const told = t.story.flatMap((each) => {
      if (each.type === 'phase-started' || each.type === 'phase-ended') return [`${each.type} ${each.phase}`];
      return each.type === 'round-started' || each.type === 'round-ended' ? [`${each.type} ${each.round}`] : [];
    });
    expect(told).toEqual([
      'phase-ended action',
      'phase-started upkeep',
      'phase-ended upkeep',
      'round-ended 1',
      'round-started 2',
      'phase-started action',
    ]);
  });

  test('cards are drawn from the known top, then what chance says, then from the known bottom [des.drawing.01, des.drawing.02, des.drawing.03]', () => {
    const deck = { top: ['AT-ST'], shuffled: ['Jetpack'], bottom: ['Lightsaber', 'Datapad'] };
    const t = destinyTable({ p1: { hand: ['Dodge', 'Aim'], deck }, p2: { hand: FULL } })
      .pass(P1)
      .pass(P2)
      .done()
      .done();
    t.draws('Jetpack');
    expect(t.hand(P1)).toEqual(['AT-ST', 'Aim', 'Dodge', 'Jetpack', 'Lightsaber']);
    expect(t.events('cards-drawn').map(({ player, cards, count }) => [player, cards, count])).toEqual([
      [P1, ['AT-ST', 'Jetpack', 'Lightsaber'].map(codeOf), 3],
    ]);
    expect([t.player(P1).deck.bottom, t.state.round]).toEqual([[codeOf('Datapad')], 2]);
  });

  test('an empty deck draws nothing and is not reshuffled [des.drawing.04]', () => {
    const t = destinyTable({ p1: { characters: ['Luke Skywalker'], deck: [], discard: ['Dodge'], hand: ['Aim'] } })
      .activate(P1, 'luke-skywalker')
      .rolls('1 focus');
    expect([t.hand(P1), t.discard(P1)]).toEqual([['Aim'], ['Dodge']]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('running out of cards', () => {
  test('no card in hand and deck at the end of a round loses [des.winning.03]', () => {
    const t = destinyTable({ p1: { deck: [], hand: [] }, p2: { hand: FULL } })
      .pass(P1)
      .pass(P2)
      .done();
    expect([t.asks, t.state.winner]).toEqual(['', P2]);
    expect(destiny.outcome(t.state)).toMatchObject({ kind: 'won', winners: [P2], rules: ['des.winning.03'] });
  });

  test('one card left in hand and the game goes on [des.winning.03, des.winning.01]', () => {
    const t = destinyTable({ p1: { deck: [], hand: ['Dodge'] }, p2: { hand: FULL } })
      .pass(P1)
      .pass(P2)
      .done()
      .done();
    expect(t.state.winner).toBeNull();
    expect(t.decisionIsTurnOf(P1)).toBe(true);
  });

  test('when both would lose the controller of the battlefield wins [des.winning.04]', () => {
    const t = destinyTable({ p1: { deck: [], hand: [] }, p2: { deck: [], hand: [] }, controller: P2 })
      .pass(P2)
      .pass(P1);
    expect(t.state.winner).toBe(P2);
    expect(t.events('player-eliminated')).toMatchObject([
      { player: P1, rules: ['des.winning.04'], because: [{ code: 'no-cards' }] },
    ]);
    const alone = destinyTable({ p1: { deck: [], hand: [] }, p2: { hand: FULL }, controller: P2 });
    alone.pass(P2).pass(P1).done();
    const [both, one] = [t, alone].map((each) => each.events('player-eliminated')[0]?.because?.[0]?.message);
    expect(both).toMatch(/p2 controls the battlefield/);
    expect(one).toMatch(/^p1 has no card/);
  });

  test('players without cards lose before delayed effects [des.card-crime-lord.02]', () => {
    const t = destinyTable({
      p1: {
        characters: [{ card: 'Tusken Raider', upgrades: [die('Crime Lord', 'special')] }],
        deck: [],
        hand: [],
        resources: 5,
      },
      p2: { hand: FULL },
    });
    t.resolve(P1, 'special').choose('crime-lord.1', 'hired-gun').pass(P2).pass(P1).done();
    expect(t.state.winner).toBe(P2);
    expect(t.events('defeated')).toEqual([]);
  });
});

describe('delayed effects', () => {
  const crime = () =>
    destinyTable({
      p1: {
        characters: [{ card: 'Tusken Raider', upgrades: [die('Crime Lord', 'special')] }],
        hand: FULL,
        resources: 5,
      },
      p2: { characters: ['Padawan', 'Hired Gun'], hand: FULL },
    })
      .resolve(P1, 'special')
      .choose('crime-lord.1', 'padawan');

  test('a delayed effect waits for its moment [des.delayed-effects.01, des.delayed-effects.02]', () => {
    const t = crime();
    expect([t.has('padawan'), t.resources(P1)]).toEqual([true, 0]);
    t.activate(P2, 'padawan').rolls('1 focus').pass(P1).pass(P2);
    expect(t.has('padawan')).toBe(true);
    t.done().done();
    expect(t.has('padawan')).toBe(false);
    expect(t.state.round).toBe(2);
  });

  test('a character can be chosen for defeat only with five resources to spend [des.resources.01]', () => {
    const t = destinyTable({
      p1: { characters: [{ card: 'Tusken Raider', upgrades: [die('Crime Lord', 'special')] }], resources: 4 },
    });
    t.resolve(P1, 'special').choose('crime-lord.1');
    expect(t.state.delayed).toEqual([]);
    expect(t.resources(P1)).toBe(4);
  });
});
