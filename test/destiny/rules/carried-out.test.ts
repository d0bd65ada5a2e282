/** Each step of a turn carried out to its end: what is asked, what is told, and what lies there then. */
import { P1, P2, codeOf, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });
const FULL = ['Dodge', 'Block', 'Aim', 'Flank', 'Take Cover'];

describe('actions', () => {
  const full = () =>
    duel({
      characters: [
        { ...die('Jango Fett', '2 ranged', '1 ranged'), upgrades: ['Datapad'] },
        die('Hired Gun', 'blank'),
        { ...die('Padawan', '1 focus'), exhausted: true },
      ],
      supports: ['Underworld Connections'],
      hand: ['Underworld Connections', 'Underworld Connections', 'AT-ST'],
      resources: 2,
    });

  test('each thing that may be done is offered once, and nothing else [des.actions.02]', () => {
    expect(full().choices).toEqual([
      'play Underworld Connections',
      'activate jango-fett',
      'activate hired-gun',
      'resolve ranged',
      'resolve focus',
      'discard-to-reroll Underworld Connections',
      'discard-to-reroll AT-ST',
      'use underworld-connections',
      'claim',
      'pass',
    ]);
  });

  test.each<[string, (t: Table) => Table, (t: Table) => unknown, unknown]>([
    ['playing', (t) => t.play(P1, 'Underworld Connections'), (t) => t.has('underworld-connections-2'), true],
    ['activating', (t) => t.activate(P1, 'hired-gun'), (t) => t.card('hired-gun').exhausted, true],
    [
      'resolving',
      (t) => t.resolve(P1, 'ranged'),
      (t) => [t.asks, t.choices],
      ['p1: a die to resolve', ['jango-fett.1', 'jango-fett.2']],
    ],
    [
      'rerolling',
      (t) => t.discardToReroll(P1, 'AT-ST'),
      (t) => [t.asks, t.discard(P1)],
      ['p1: dice to reroll', ['AT-ST']],
    ],
    ['claiming', (t) => t.claim(P1).choose('decline'), (t) => t.state.battlefield.claimedBy, P1],
    [
      'a card action',
      (t) => t.use(P1, 'underworld-connections'),
      (t) => [t.resources(P1), t.card('underworld-connections').exhausted],
      [3, true],
    ],
  ])('%s is carried out [des.actions.02]', (_title, act, looked, expected) => {
    expect(looked(act(full()))).toEqual(expected);
  });

  test('what was done is no pass, and a turn begins with nothing done [des.action-phase.02, des.passing.03]', () => {
    const t = duel({ characters: ['Jango Fett'] }, { characters: ['General Veers'] })
      .activate(P1, 'jango-fett')
      .rolls('blank')
      .use(P2, 'general-veers');
    expect(t.events('passed')).toMatchObject([
      { player: P2, why: 'nothing-changed', change: { was: 0, is: 1, most: 2 } },
    ]);
    expect(t.decisionIsTurnOf(P1)).toBe(true);
  });

  test('passes in a row are counted anew by whatever was done, however little [des.passing.03, des.faq-stalling-2.01]', () => {
    const t = duel({}, { supports: ['Backup Muscle'] })
      .pass(P1)
      .use(P2, 'backup-muscle');
    expect([t.card('backup-muscle').exhausted, t.decisionIsTurnOf(P1), t.state.passes]).toEqual([true, true, 0]);
    expect(t.events('no-effect').filter(({ what }) => what === 'pass')).toMatchObject([
      { player: P2, change: { was: 1, is: 0 }, because: [{ code: 'has-acted' }] },
    ]);
  });

  test('passes count within one phase, and the first turn is of who controls the battlefield [des.action-phase.01, des.battlefield.04, des.rounds.01]', () => {
    const t = duel({ hand: FULL }, { hand: FULL }, { controller: P2, turn: P1 }).pass(P1).pass(P2);
    for (const round of [2, 3]) {
      t.done().done();
      expect([t.state.round, t.decisionIsTurnOf(P2)]).toEqual([round, true]);
      t.pass(P2);
      expect([t.state.phase, t.state.passes]).toEqual(['action', 1]);
      t.pass(P1);
      expect([t.state.phase, t.choices.length]).toEqual(['upkeep', 6]);
    }
    expect(t.events('turn-started').map(({ player, because }) => [player, because?.[0]?.rules])).toEqual([
      [P1, undefined],
      [P2, undefined],
      [P2, ['des.action-phase.01']],
      [P1, undefined],
      [P2, ['des.action-phase.01']],
      [P1, undefined],
    ]);
  });

  test('a phase that was ended early ends that phase only [des.action-phase.01, des.card-hyperspace-jump.01]', () => {
    const t = duel({ characters: ['Rebel Trooper'], hand: ['Hyperspace Jump', ...FULL], resources: 3 }, { hand: FULL });
    t.play(P1, 'Hyperspace Jump').done().done();
    expect([t.state.round, t.decisionIsTurnOf(P1)]).toEqual([2, true]);
    t.pass(P1);
    expect([t.state.phase, t.decisionIsTurnOf(P2)]).toEqual(['action', true]);
  });

  test('what holds for a round ends with it: the claim, what was played, what was promised [des.claim-the-battlefield.06]', () => {
    const t = duel({ characters: ['Tusken Raider'], hand: ['Smuggling', ...FULL] }, { hand: FULL });
    t.play(P1, 'Smuggling').choose('Dodge').pass(P2).claim(P1).choose('decline');
    expect(t.state.played).toEqual([{ player: P1, code: codeOf('Smuggling') }]);
    t.pass(P2).done().done();
    if (t.asks.startsWith('chance')) t.draws(t.choices[0] ?? '');
    expect([t.state.round, t.state.battlefield.claimedBy, t.state.played, t.state.delayed]).toEqual([2, null, [], []]);
  });

  test('an additional action is any action but a pass, and is told whether it was taken [des.additional-actions.01, des.additional-actions.02]', () => {
    const t = duel({ characters: ['Jango Fett'], hand: ['Holdout Blaster', 'Dodge'], resources: 2 });
    t.play(P1, 'Holdout Blaster').choose('jango-fett');
    expect(t.choices).toEqual(['activate jango-fett', 'claim', 'forgo']);
    const gone = t.copy().forgo(P1);
    expect(gone.events('additional-action')).toMatchObject([
      {
        rules: ['des.additional-actions.02', 'des.additional-actions.01'],
        taken: false,
        change: { was: 1, is: 0 },
        because: [{ code: 'no-pass' }],
      },
    ]);
    t.activate(P1, 'jango-fett').rolls('blank', '1 shield');
    expect(t.events('additional-action')).toMatchObject([
      { rules: ['des.additional-actions.04', 'des.additional-actions.01'], taken: true, change: { was: 1, is: 0 } },
    ]);
    expect(t.events('additional-action')[0]).not.toHaveProperty('because');
    expect([t.decisionIsTurnOf(P2), gone.decisionIsTurnOf(P2)]).toEqual([true, true]);
  });

  test('of the own pool each die is chosen once, one at least [des.discard-to-reroll.01, des.discard-to-reroll.02, des.discard-to-reroll.04]', () => {
    const t = duel({
      characters: [die('Jango Fett', '2 ranged', 'blank'), die('Padawan', '1 focus')],
      hand: ['Dodge'],
    });
    t.state = {
      ...t.state,
      dice: t.state.dice.map((each) => (each.card === 'padawan' ? { ...each, barredIn: 1 } : each)),
    };
    t.discardToReroll(P1, 'Dodge');
    expect(t.choices).toEqual(['jango-fett.1', 'jango-fett.2']);
    expect(t.whyNot({ type: 'choose-die', player: P1, die: 'padawan.1' })?.code).toBe('barred-die');
    t.choose('jango-fett.2');
    expect(t.choices).toEqual(['jango-fett.1', 'done']);
    t.done().rolls('1 melee');
    expect(t.events('discarded-to-reroll')).toMatchObject([{ player: P1, card: codeOf('Dodge') }]);
    expect([t.shows('jango-fett.1'), t.shows('jango-fett.2'), t.discard(P1)]).toEqual([
      '2 ranged',
      '1 melee',
      ['Dodge'],
    ]);
  });
});

describe('playing', () => {
  test('an upgrade is paid for, and says whether it was the last card [des.play-a-card.02, des.cost.01, des.play-a-card.07]', () => {
    const played = (...hand: string[]) =>
      duel({ hand: ['Survival Gear', ...hand], resources: 3 })
        .play(P1, 'Survival Gear')
        .choose('hired-gun');
    const last = played();
    expect([last.resources(P1), last.card('survival-gear').on, last.hand(P1)]).toEqual([1, 'hired-gun', []]);
    expect(last.events('card-played')).toMatchObject([
      { player: P1, card: 'survival-gear', on: 'hired-gun', from: 'hand', ambush: false, last: true },
    ]);
    expect(played('Dodge').events('card-played')).toMatchObject([{ last: false }]);
    const order = last.story.map((each) => each.type);
    expect(order.indexOf('card-played')).toBeLessThan(order.indexOf('entered-play'));
  });

  test('an event is told while it lies in limbo [des.play-a-card.02, des.play-a-card.06]', () => {
    const t = duel({ characters: ['Tusken Raider'], hand: ['Smuggling', 'Dodge'] }).play(P1, 'Smuggling');
    expect(t.events('card-played')).toMatchObject([
      { player: P1, code: codeOf('Smuggling'), on: null, from: 'hand', last: false },
    ]);
    expect(t.state.limbo).toMatchObject([{ id: 'smuggling', owner: P1, controller: P1, to: 'discard', under: null }]);
    t.choose('Dodge');
  });
});

describe('claiming', () => {
  test('the claimer may use the ability, or leave it; what was granted is lost [des.claim-the-battlefield.07, des.claim-the-battlefield.04]', () => {
    const claimed = (option: string) => {
      const t = duel({ hand: FULL }, { deck: { top: ['Dodge', 'Aim', 'Block'] } }, { battlefield: 'Command Center' });
      t.state = { ...t.state, additional: [P1, P2] };
      t.claim(P1).choose(option);
      return [t.discard(P2), t.state.additional, t.state.battlefield.claimedBy, t.asks];
    };
    const next = 'p2: take an additional action or forgo it';
    expect(claimed('use')).toEqual([['Aim', 'Dodge'], [], P1, next]);
    expect(claimed('decline')).toEqual([[], [], P1, next]);
  });
});
