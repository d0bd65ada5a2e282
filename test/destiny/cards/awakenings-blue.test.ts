/** Blue upgrades and supports of Awakenings. */
import { destiny } from '../../../src/destiny';
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with an upgrade whose die shows this. */
const armed = (upgrade: string, shows: string | null, card = 'Padawan') => ({ card, upgrades: [die(upgrade, shows)] });
const against = (p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table =>
  destinyTable({ p1, p2, ...more });
/** p1 resolves the special of an upgrade's die. */
const special = (upgrade: string, id: string, p1: Side, p2: Side = {}, card = 'Padawan'): Table =>
  against({ ...p1, characters: [armed(upgrade, 'special', card), ...(p1.characters ?? [])] }, p2)
    .resolve(P1, 'special')
    .choose(`${id}.1`);

/** An upgrade of one color is refused by characters of another. */
const onlyBlue = (upgrade: string): void => {
  const t = against({ characters: ['Jango Fett', 'Nightsister'], hand: [upgrade], resources: 4 }).play(P1, upgrade);
  expect(t.choices).toEqual(['nightsister']);
  const none = against({ characters: ['Jango Fett'], hand: [upgrade], resources: 4 });
  expect(none.whyNotPlay(P1, upgrade)).toBe('play-restriction');
};

test.each([
  'Force Choke',
  'Immobilize',
  "Kylo Ren's Lightsaber",
  'Force Protection',
  "Luke Skywalker's Lightsaber",
  'One With The Force',
  'Force Throw',
  'Mind Probe',
])('%s goes on blue characters only [des.play-restrictions.02]', onlyBlue);

describe('Force Choke', () => {
  const choke = (): Table =>
    special(
      'Force Choke',
      'force-choke',
      {},
      {
        characters: [
          { ...armed('Jetpack', '2 shield', 'Finn'), shields: 2, dice: ['blank'] },
          die('Han Solo', 'blank'),
        ],
      },
    );

  test('1 damage past shields to another character, then one of its dice may be turned', () => {
    const t = choke();
    expect(t.choices).toEqual(['finn', 'han-solo']);
    t.choose('finn');
    expect([t.damage('finn'), t.shields('finn')]).toEqual([1, 2]);
    expect([...new Set(t.choices.map((each) => each.split(':')[0]))]).toEqual(['finn.1', 'jetpack.1', 'done']);
    expect(t.turn('jetpack.1', '1 disrupt').shows('jetpack.1')).toBe('1 disrupt');
  });

  test('turning is optional [des.turning-dice.01, des.abilities.07]', () => {
    expect(choke().choose('finn').done().shows('finn.1')).toBe('blank');
  });
});

test('Immobilize: its die is removed to turn any die to a blank', () => {
  const t = against(
    { characters: [armed('Immobilize', '1 disrupt')] },
    { characters: [die('Jango Fett', '2 ranged'), die('Finn', 'blank')] },
  );
  t.use(P1, 'immobilize').choose('immobilize.1').turn('jango-fett.1', 'blank');
  expect([t.shows('immobilize.1'), t.shows('jango-fett.1')]).toEqual([null, 'blank']);
});

describe("Kylo Ren's Lightsaber", () => {
  const saber = (shields: number): Table =>
    special("Kylo Ren's Lightsaber", 'kylo-rens-lightsaber', {}, { characters: [{ card: 'Finn', shields }] }).choose(
      'finn',
    );

  test('2 damage; the die leaves the pool', () => {
    const t = saber(0);
    expect([t.damage('finn'), t.shows('kylo-rens-lightsaber.1')]).toEqual([2, null]);
  });

  test('is rerolled instead when shields blocked any of it', () => {
    const t = saber(1).rolls('3 melee for 1');
    expect([t.damage('finn'), t.shows('kylo-rens-lightsaber.1')]).toEqual([1, '3 melee for 1']);
  });
});

describe('Sith Holocron [des.card-sith-holocron.01]', () => {
  const holocron = (hand: string[], resources: number, on = 'Finn'): Table =>
    special('Sith Holocron', 'sith-holocron', { hand, resources }, {}, on);

  test('is switched with a blue ability upgrade whatever its restriction, for nothing [des.card-sith-holocron.01, des.card-sith-holocron.02]', () => {
    const t = holocron(['Mind Probe', 'Lightsaber', 'Crime Lord'], 0);
    expect(t.choices).toEqual(['Mind Probe']);
    t.choose('Mind Probe');
    expect([t.card('mind-probe').on, t.hand(P1)]).toEqual(['finn', ['Crime Lord', 'Lightsaber', 'Sith Holocron']]);
    expect([t.shows('mind-probe.1'), t.shows('sith-holocron.1'), t.diceAside(P1).includes('Sith Holocron')]).toEqual([
      null,
      undefined,
      true,
    ]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('1 resource rolls the die of the new upgrade [des.abilities.07, des.card-sith-holocron.01]', () => {
    const t = holocron(['Force Choke'], 1).choose('Force Choke').yes().rolls('2 disrupt');
    expect([t.shows('force-choke.1'), t.resources(P1)]).toEqual(['2 disrupt', 0]);
    expect(holocron(['Force Choke'], 0).choose('Force Choke').decisionIsTurnOf(P2)).toBe(true);
    const kept = holocron(['Force Choke'], 1).choose('Force Choke').no();
    expect([kept.shows('force-choke.1'), kept.resources(P1)]).toEqual([null, 1]);
  });

  test('with nothing to switch it stays', () => {
    const t = holocron(['Lightsaber'], 1);
    expect([t.has('sith-holocron'), t.shows('sith-holocron.1'), t.decisionIsTurnOf(P2)]).toEqual([true, null, true]);
  });

  test('switching is not playing: nothing on Rey triggers [des.faq-sith-holocron-royal-guard.02]', () => {
    const t = holocron(['Force Throw'], 0, 'Rey').choose('Force Throw');
    expect([t.card('force-throw').on, t.decisionIsTurnOf(P2)]).toEqual(['rey', true]);
    expect(t.events('ability-not-triggered')).toMatchObject([{ source: 'rey', because: [{ code: 'not-played' }] }]);
  });

  test('nor does what waits for the last card of a hand: the switched one comes to it [des.faq-sith-holocron-royal-guard.02]', () => {
    const upgrades = [die('Sith Holocron', 'special')];
    const t = against(
      { characters: [{ card: 'Finn', upgrades }], hand: ['Force Throw'] },
      { characters: ['Admiral Ackbar'] },
    );
    t.resolve(P1, 'special').choose('sith-holocron.1', 'Force Throw');
    expect([t.hand(P1), t.events('ability-not-triggered')]).toEqual([['Sith Holocron'], []]);
  });

  test('works on Royal Guard [des.faq-sith-holocron-royal-guard.01]', () => {
    const t = holocron(['Force Throw'], 0, 'Royal Guard').choose('Force Throw');
    expect(t.card('force-throw').on).toBe('royal-guard');
  });
});

test('Force Protection distributes 3 shields among your characters', () => {
  const t = special('Force Protection', 'force-protection', { characters: ['Finn'] }, { characters: ['Han Solo'] });
  expect(t.choices).toEqual(['padawan', 'finn']);
  t.choose('padawan', 'finn', 'finn');
  expect([t.shields('padawan'), t.shields('finn')]).toEqual([1, 2]);
});

test('Jedi Robes give 1 shield when they are played, 2 in the first round', () => {
  const robe = (round: number): Table =>
    against({ characters: ['Padawan'], hand: ['Jedi Robes'], resources: 2 }, {}, { round })
      .play(P1, 'Jedi Robes')
      .choose('padawan');
  expect([robe(1).shields('padawan'), robe(2).shields('padawan')]).toEqual([2, 1]);
});

test("Luke Skywalker's Lightsaber gives 2 shields or deals 2 damage past shields", () => {
  const saber = (): Table =>
    special(
      "Luke Skywalker's Lightsaber",
      'luke-skywalkers-lightsaber',
      {},
      { characters: [{ card: 'Finn', shields: 1 }] },
    );
  expect(saber().choose('shields', 'padawan').shields('padawan')).toBe(2);
  const t = saber().choose('damage', 'finn');
  expect([t.damage('finn'), t.shields('finn')]).toEqual([2, 1]);
});

describe('One With The Force', () => {
  const fall = (shows: string | null): Table =>
    against(
      { characters: [die('Jango Fett', '2 ranged')] },
      { characters: [{ ...armed('One With The Force', shows), damage: 6 }, 'Finn'] },
    )
      .resolve(P1, 'ranged')
      .choose('jango-fett.1', 'padawan');

  test('becomes a support before its character is defeated, its die on it [des.card-one-with-the-force.01, des.before-abilities.03]', () => {
    const t = fall('3 ranged');
    expect([t.has('padawan'), t.card('one-with-the-force').type, t.card('one-with-the-force').on]).toEqual([
      false,
      'support',
      null,
    ]);
    expect([t.shows('one-with-the-force.1'), t.discard(P2)]).toEqual([null, []]);
    const ofIts = t.state.inPlay.filter(({ source }) => source === 'one-with-the-force');
    expect(ofIts.map(({ ability }) => ability)).not.toContain('redeploy');
    expect(destiny.load(t.state)._tag).toBe('Right');
  });

  test('can be activated to roll its die [des.card-one-with-the-force.02]', () => {
    const t = fall(null).activate(P2, 'one-with-the-force').rolls('3 focus');
    expect([t.shows('one-with-the-force.1'), t.card('one-with-the-force').exhausted]).toEqual(['3 focus', true]);
  });
});

describe('Force Throw', () => {
  const hurl = (side: string): Table =>
    special('Force Throw', 'force-throw', {}, { characters: [die('Jango Fett', side), 'Finn'] }).choose(
      'jango-fett.1',
      'finn',
    );

  test('removes a die and deals damage equal to its value', () => {
    const t = hurl('2 ranged');
    expect([t.shows('jango-fett.1'), t.damage('finn')]).toEqual([null, 2]);
  });

  test('a blank is worth nothing [des.value.02]', () => {
    const t = hurl('blank');
    expect([t.shows('jango-fett.1'), t.damage('finn')]).toEqual([null, 0]);
  });
});

describe('Force Training', () => {
  test('does two different things of three [des.card-force-training.01]', () => {
    const t = special('Force Training', 'force-training', {}).choose('resource');
    expect(t.choices).toEqual(['damage', 'shield']);
    t.choose('shield', 'padawan');
    expect([t.resources(P1), t.shields('padawan')]).toEqual([1, 1]);
    const other = special('Force Training', 'force-training', {}).choose('shield', 'damage', 'padawan', 'hired-gun');
    expect([other.resources(P1), other.shields('padawan'), other.damage('hired-gun')]).toEqual([0, 1, 1]);
  });

  test('can be played on anyone by who has a blue character [des.spot.04, des.play-restrictions.01]', () => {
    const team = (...characters: string[]): Table => against({ characters, hand: ['Force Training'], resources: 2 });
    expect(team('Finn').whyNotPlay(P1, 'Force Training')).toBe('play-restriction');
    expect(team('Finn', 'Padawan').play(P1, 'Force Training').choose('finn').card('force-training').on).toBe('finn');
  });
});

describe('Lightsaber', () => {
  test('deals 2 damage past shields', () => {
    const t = special('Lightsaber', 'lightsaber', {}, { characters: [{ card: 'Finn', shields: 3 }] }).choose('finn');
    expect([t.damage('finn'), t.shields('finn')]).toEqual([2, 3]);
  });

  test('is redeployed [des.redeploy.01]', () => {
    const t = against(
      { characters: [die('Jango Fett', '2 ranged')] },
      { characters: [{ ...armed('Lightsaber', null), damage: 6 }, 'Finn'] },
    );
    expect(t.resolve(P1, 'ranged').choose('jango-fett.1', 'padawan', 'finn').card('lightsaber').on).toBe('finn');
  });
});

test("Mind Probe deals an opponent's character 1 damage for each card in that hand", () => {
  const t = special(
    'Mind Probe',
    'mind-probe',
    { hand: ['Aim'] },
    { characters: ['Finn'], hand: ['Aim', 'Dodge', 'Block'] },
  );
  expect(t.choices).toEqual(['finn']);
  expect(t.choose('finn').damage('finn')).toBe(3);
  const three = destinyTable({
    p1: { characters: [armed('Mind Probe', 'special')] },
    p2: { hand: ['Aim'] },
    p3: { characters: ['Finn'], hand: ['Aim', 'Dodge'] },
  });
  expect(three.resolve(P1, 'special').choose('mind-probe.1', 'finn').damage('finn')).toBe(2);
});

describe('Hidden In Shadow', () => {
  const hide = (shields: number): Table =>
    against({ characters: [{ card: 'Finn', shields, upgrades: [{ card: 'Hidden In Shadow' }] }] }).use(
      P1,
      'hidden-in-shadow',
    );

  test('exhausts for a shield on a character without one', () => {
    const t = hide(0);
    expect([t.shields('finn'), t.card('hidden-in-shadow').exhausted]).toEqual([1, true]);
  });

  test('with a shield there nothing happens, which is a pass [des.passing.03]', () => {
    const t = hide(1);
    expect([t.shields('finn'), t.card('hidden-in-shadow').exhausted]).toEqual([1, false]);
    expect(t.events('passed')).toMatchObject([{ player: P1 }]);
  });
});

test("Emperor's Favor: its player draws up to 6 cards [des.increase.02, des.hand.02]", () => {
  const deck = { top: ['Aim', 'Dodge', 'Block', 'Flank', 'Aim', 'Dodge', 'Block'] };
  const t = against({ supports: ["Emperor's Favor"], deck }, { deck }, { phase: 'upkeep' });
  expect([t.hand(P1).length, t.hand(P2).length]).toEqual([6, 5]);
});

describe('Power of the Dark Side', () => {
  const dark = (): Table =>
    against(
      { characters: [die('Padawan', '1 melee')], supports: ['Power of the Dark Side'] },
      { characters: [{ ...die('Finn', '1 melee'), shields: 1 }] },
    )
      .use(P1, 'power-of-the-dark-side')
      .choose('padawan.1');

  test('a reroll to a blank deals 2 damage past shields', () => {
    const t = dark().rolls('blank').choose('finn');
    expect([t.damage('finn'), t.shields('finn'), t.card('power-of-the-dark-side').exhausted]).toEqual([2, 1, true]);
  });

  test('another side does nothing more', () => {
    const t = dark().rolls('2 melee');
    expect([t.shows('padawan.1'), t.decisionIsTurnOf(P2)]).toEqual(['2 melee', true]);
  });
});

describe('Jedi Council', () => {
  const council = (deck: Side['deck']): Table =>
    against({ supports: ['Jedi Council'] }, deck ? { deck } : {})
      .use(P1, 'jedi-council')
      .choose(P2);

  test("of a deck's top two cards one may be discarded, the other is drawn [des.discard-pile.01]", () => {
    const t = council({ top: ['Aim', 'Dodge', 'Block'] });
    expect(t.choices).toEqual(['Aim', 'Dodge', 'done']);
    t.choose('Dodge');
    expect([t.discard(P2), t.hand(P2), t.player(P2).deck.top]).toEqual([['Dodge'], ['Aim'], ['01153']]);
  });

  test('or both stay where they are [des.looking.01]', () => {
    const t = council({ top: ['Aim', 'Dodge'] }).done();
    expect([t.discard(P2), t.hand(P2), t.player(P2).deck.top]).toEqual([[], [], ['01151', '01155']]);
  });

  test('with a single card nothing more can be done [des.then-effects.02]', () => {
    const t = council({ top: ['Aim'] });
    expect([t.hand(P2), t.discard(P2), t.decisionIsTurnOf(P2)]).toEqual([[], [], true]);
  });
});

test('Awakening resolves a modifier as if it were none', () => {
  const t = against({ characters: [die('Rey', '+2 melee'), die('Finn', '2 ranged')], supports: ['Awakening'] });
  t.use(P1, 'awakening');
  expect(t.choices).toEqual(['rey.1']);
  t.choose('rey.1', 'hired-gun');
  expect([t.damage('hired-gun'), t.shows('rey.1'), t.card('awakening').exhausted]).toEqual([2, null, true]);
});

describe('The Force is Strong', () => {
  const strong = (...hand: string[]): Table =>
    against({ characters: ['Padawan'], hand, supports: ['The Force is Strong'] }).use(P1, 'the-force-is-strong');

  test('a discarded blue card lets another copy be played for free', () => {
    const t = strong('Force Throw', 'Force Throw', 'Aim');
    expect(t.choices).toEqual(['Force Throw']);
    t.choose('Force Throw', 'Force Throw', 'padawan');
    expect([t.card('force-throw').on, t.hand(P1), t.discard(P1)]).toEqual(['padawan', ['Aim'], ['Force Throw']]);
  });

  test('without a copy the card is gone for nothing', () => {
    const t = strong('Force Throw', 'Lightsaber').choose('Force Throw');
    expect([t.discard(P1), t.hand(P1), t.decisionIsTurnOf(P2)]).toEqual([['Force Throw'], ['Lightsaber'], true]);
  });
});

describe('It Binds All Things', () => {
  const bind = (card: string, resources: number, exhausted = false): Table =>
    against({
      characters: ['Nightsister'],
      hand: [card],
      resources,
      supports: [{ card: 'It Binds All Things', exhausted }],
    });

  test('exhausts for 1 less on a blue upgrade, paid only as it is played [des.play-a-card.04, des.decrease.02]', () => {
    const t = bind('Force Throw', 2).play(P1, 'Force Throw').choose('nightsister').uses();
    expect([t.resources(P1), t.has('force-throw'), t.card('it-binds-all-things').exhausted]).toEqual([0, true, true]);
  });

  test('is asked about upgrades that are blue, of its controller [des.decrease.02]', () => {
    const asked = (card: string, p1: Side, p2: Side = {}): boolean => {
      const t = against({ characters: ['Nightsister'], hand: [card], resources: 9, ...p1 }, p2).play(P1, card);
      if (t.choices.includes('nightsister')) t.choose('nightsister');
      return t.choices.includes('use it-binds-all-things');
    };
    const supports = ['It Binds All Things'];
    expect(['Force Throw', 'Jetpack', 'Willpower'].map((card) => asked(card, { supports }))).toEqual([
      true,
      false,
      false,
    ]);
    expect(asked('Force Throw', {}, { supports })).toBe(false);
  });

  test('not for other cards, nor exhausted', () => {
    expect(bind('Jetpack', 1).whyNotPlay(P1, 'Jetpack')).toBe('too-expensive');
    expect(bind('Force Throw', 2, true).whyNotPlay(P1, 'Force Throw')).toBe('too-expensive');
  });
});
