/** Yellow events of Awakenings. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const against = (p1: Side, p2: Side = {}, more: Parameters<typeof destinyTable>[0] = {}): Table =>
  destinyTable({ p1, p2, ...more });
const foes = { characters: [die('Rey', '1 melee'), die('Jango Fett', '2 ranged')] };
/** p1 plays the event, with enough resources unless it says otherwise. */
const plays = (event: string, p1: Side = {}, p2: Side = foes): Table =>
  against({ resources: 5, ...p1, hand: [event, ...(p1.hand ?? [])] }, p2).play(P1, event);

describe('villains', () => {
  const ace = (upgrade: string, resources = 0): Table =>
    plays('Ace in the Hole', { characters: ['Finn'], hand: [upgrade, 'Aim', 'Force Throw'], resources });

  test("Ace in the Hole rolls a yellow upgrade's die, which is set aside after it [des.card-ace-in-the-hole.01]", () => {
    const t = ace('Jetpack');
    expect(t.choices).toEqual(['Jetpack']);
    t.choose('Jetpack').rolls('2 shield');
    expect([t.discard(P1), t.diceAside(P1)]).toEqual([['Ace in the Hole', 'Jetpack'], ['Force Throw']]);
    t.pass(P2).resolve(P1, 'shield');
    t.choose(t.choices[0] ?? '', 'finn');
    expect([t.shields('finn'), t.diceAside(P1).sort()]).toEqual([2, ['Force Throw', 'Jetpack']]);
  });

  test("Crime Lord's special works from Ace in the Hole [des.faq-crime-lord-ace-in-the-hole.01]", () => {
    const t = ace('Crime Lord', 5).choose('Crime Lord').rolls('special').pass(P2).resolve(P1, 'special');
    t.choose(t.choices[0] ?? '', 'rey');
    expect([t.state.delayed.map((each) => each.card), t.resources(P1)]).toEqual([['rey'], 0]);
  });

  test('the other abilities of its card do not count [des.card-ace-in-the-hole.02]', () => {
    const t = against({ hand: ['Ace in the Hole', 'Blackmail'] }, { resources: 1 }).play(P1, 'Ace in the Hole');
    t.choose('Blackmail').rolls('3 shield');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('Armed to the Teeth: a damage for each upgrade discarded', () => {
    const armed = { card: 'Finn', upgrades: ['Datapad', 'Holdout Blaster', 'Comlink'] };
    const t = plays('Armed to the Teeth', { characters: [armed, 'Padawan'] });
    expect(t.choices).toEqual(['finn']);
    t.choose('finn', 'datapad', 'comlink').done().choose('rey');
    expect([t.damage('rey'), t.has('datapad'), t.has('holdout-blaster'), t.has('comlink')]).toEqual([
      2,
      false,
      true,
      false,
    ]);
  });

  test('Confiscation: what an upgrade costs returns it [des.resources.01, des.resources.03]', () => {
    const p2 = { characters: [{ card: 'Rey', upgrades: ['Lightsaber', 'Datapad'] }] };
    const t = plays('Confiscation', { resources: 2, characters: [{ card: 'Finn', upgrades: ['Datapad'] }] }, p2);
    expect(t.choices).toEqual(['datapad-2']);
    t.choose('datapad-2');
    expect([t.hand(P2), t.resources(P1), t.resources(P2), t.has('datapad-2')]).toEqual([['Datapad'], 1, 0, false]);
  });

  test('Fight Dirty: a damage for each yellow die removed', () => {
    const t = plays('Fight Dirty', { characters: [die('Finn', 'blank', '1 shield'), die('Padawan', '1 melee')] });
    expect(t.choices).toEqual(['finn.1', 'finn.2', 'done']);
    t.choose('finn.1', 'finn.2').choose('rey');
    expect([t.damage('rey'), t.shows('finn.1'), t.shows('padawan.1')]).toEqual([2, null, '1 melee']);
  });

  test('Go for the Kill: shields do not block', () => {
    const p2 = { characters: [{ card: 'Rey', shields: 3 }] };
    const t = plays('Go for the Kill', { characters: [die('Finn', '2 ranged', '1 melee')] }, p2);
    expect(t.choices).toEqual(['finn.1']);
    t.choose('finn.1', 'rey');
    expect([t.damage('rey'), t.shields('rey')]).toEqual([2, 3]);
  });

  test("He Doesn't Like You: a die of yours for one of theirs", () => {
    const t = plays("He Doesn't Like You", { characters: [die('Finn', 'blank')] }).choose('finn.1', 'rey.1');
    expect([t.shows('finn.1'), t.shows('rey.1'), t.shows('jango-fett.1')]).toEqual([null, null, '2 ranged']);
    const without = plays("He Doesn't Like You");
    expect([without.shows('rey.1'), without.decisionIsTurnOf(P2)]).toEqual(['1 melee', true]);
  });

  test('Lying in Wait: the opponent discards down to your number of cards', () => {
    const t = plays('Lying in Wait', { hand: ['Aim'] }, { hand: ['Block', 'Block', 'Flank'] });
    expect(t.asks).toBe('p2: cards to discard');
    t.choose('Block', 'Block');
    expect([t.hand(P2), t.discard(P2), t.hand(P1)]).toEqual([['Flank'], ['Block', 'Block'], ['Aim']]);
    const more = plays('Lying in Wait', { hand: ['Aim'] }, { hand: ['Block'] });
    expect([more.hand(P2), more.decisionIsTurnOf(P2)]).toEqual([['Block'], true]);
  });
});

describe('heroes', () => {
  test("Don't Get Cocky: each player draws 2, you first", () => {
    const deck = { top: ['Aim', 'Block', 'Flank'] };
    const t = plays("Don't Get Cocky", { deck }, { deck });
    expect([t.hand(P1), t.hand(P2)]).toEqual([
      ['Aim', 'Block'],
      ['Aim', 'Block'],
    ]);
    expect(t.events('cards-drawn')).toMatchObject([
      { player: P1, count: 2 },
      { player: P2, count: 2 },
    ]);
  });

  test('Draw Attention moves up to 2 damage past shields [des.moving.05]', () => {
    const wounded = { characters: [{ card: 'Rey', damage: 2 }] };
    const team = (damage: number) => ({
      characters: [
        { card: 'Finn', damage },
        { card: 'Padawan', shields: 1 },
      ],
    });
    const t = plays('Draw Attention', team(3), wounded);
    expect(t.choices).toEqual(['finn']);
    t.choose('finn');
    expect(t.choices).toEqual(['padawan']);
    t.choose('padawan');
    expect(t.choices).toEqual(['0', '1', '2']);
    expect(plays('Draw Attention', team(1), wounded).choose('finn', 'padawan').choices).toEqual(['0', '1']);
    t.choose('2');
    expect([t.damage('finn'), t.damage('padawan'), t.shields('padawan')]).toEqual([1, 2, 1]);
  });

  const jump = (): Table =>
    against(
      { hand: ['Hyperspace Jump'], resources: 3, battlefield: 'Echo Base' },
      {},
      { battlefield: 'Command Center', owner: P2, controller: P2, turn: P1 },
    ).play(P1, 'Hyperspace Jump');

  test('Hyperspace Jump ends the phase and may switch the battlefield, unclaimed [des.card-hyperspace-jump.01, des.card-hyperspace-jump.04, des.card-hyperspace-jump.05]', () => {
    const t = jump().choose('Echo Base');
    expect(t.state.phase).toBe('upkeep');
    expect(t.state.battlefield).toMatchObject({ code: '01166', owner: P1, controller: P2, claimedBy: null });
    expect([t.setAside(P1), t.setAside(P2), t.discard(P1)]).toEqual([['Hyperspace Jump'], ['Command Center'], []]);
  });

  test('Hyperspace Jump without the switch ends the phase still, set aside [des.card-hyperspace-jump.02, des.card-hyperspace-jump.03]', () => {
    const t = jump().done();
    expect([t.state.phase, t.state.battlefield.code, t.discard(P1)]).toEqual(['upkeep', '01165', []]);
    expect(t.setAside(P1)).toContain('Hyperspace Jump');
  });

  const wookiee = (exhausted: boolean): Table =>
    plays('Let The Wookiee Win', {}, { characters: [{ ...die('Rey', '1 melee'), exhausted }, 'Jango Fett'] });

  test('Let the Wookiee Win: the opponent chooses, either option always [des.card-let-the-wookiee-win.01]', () => {
    const hurt = wookiee(true);
    expect(hurt.asks).toBe('p2: take damage or remove dice');
    hurt.choose('damage');
    expect(hurt.choices).toEqual(['rey']);
    hurt.choose('rey');
    expect([hurt.damage('rey'), hurt.shows('rey.1')]).toEqual([2, '1 melee']);
    const dice = wookiee(true).choose('dice', 'rey.1');
    expect([dice.damage('rey'), dice.shows('rey.1')]).toEqual([0, null]);
    const three = { characters: [die('Finn', '1 melee'), { card: 'Padawan', exhausted: true }] };
    const t = destinyTable({
      p1: {
        characters: ['Tusken Raider', { card: 'Finn', exhausted: true }],
        hand: ['Let The Wookiee Win'],
        resources: 1,
      },
      p2: foes,
      p3: three,
    }).play(P1, 'Let The Wookiee Win');
    expect(t.choices).toEqual([P2, 'p3']);
    t.choose('p3');
    const either = t.copy().choose('dice');
    expect([either.asks.slice(0, 2), either.choices]).toEqual(['p3', ['finn-2.1']]);
    t.choose('damage');
    expect([t.asks.slice(0, 2), t.choices]).toEqual(['p3', ['padawan']]);
    const nothing = wookiee(false).choose('damage');
    expect([nothing.damage('rey'), nothing.shows('rey.1'), nothing.decisionIsTurnOf(P2)]).toEqual([0, '1 melee', true]);
  });

  test('Negotiate: a character die of yours for 2 dice of their choice', () => {
    const p1 = { characters: [die('Finn', 'blank')], supports: [die('U-Wing', '2 focus')] };
    const p2 = { characters: [die('Rey', '1 melee'), die('Jango Fett', '2 ranged', '1 melee')] };
    const t = plays('Negotiate', p1, p2);
    expect(t.choices).toEqual(['finn.1']);
    t.choose('finn.1');
    expect(t.asks).toBe('p2: dice to remove');
    t.choose('jango-fett.2', 'rey.1');
    expect(['finn.1', 'rey.1', 'jango-fett.1', 'jango-fett.2'].map(t.shows)).toEqual([null, null, '2 ranged', null]);
  });

  test('Scavenge discards 3, then takes an upgrade or support back [des.then-effects.01]', () => {
    const t = plays('Scavenge', { deck: { top: ['Aim', 'AT-ST', 'Block', 'Flank'] }, discard: ['Datapad'] });
    expect(t.choices.sort()).toEqual(['AT-ST', 'Datapad', 'done']);
    t.choose('AT-ST');
    expect([t.hand(P1), t.discard(P1)]).toEqual([['AT-ST'], ['Aim', 'Block', 'Datapad', 'Scavenge']]);
    const short = plays('Scavenge', { deck: { top: ['Aim', 'AT-ST'] } });
    expect([short.hand(P1), short.decisionIsTurnOf(P2)]).toEqual([[], true]);
  });

  test('Shoot First resolves a yellow ranged die alone, then removes theirs [des.resolving-dice-with-cards.04, des.ambush.01]', () => {
    const t = plays('Shoot First', { characters: [die('Finn', '2 ranged'), die('TIE Pilot', '+2 ranged')] });
    expect(t.choices).toEqual(['finn.1']);
    t.choose('finn.1', 'rey');
    expect([t.damage('rey'), t.choices]).toEqual([2, ['jango-fett.1']]);
    t.choose('jango-fett.1').forgo(P1);
    expect([t.shows('jango-fett.1'), t.shows('tie-pilot.1'), t.decisionIsTurnOf(P2)]).toEqual([
      null,
      '+2 ranged',
      true,
    ]);
  });

  test('Smuggling: a card for a resource, with a yellow character [des.spot.04]', () => {
    const t = plays('Smuggling', { hand: ['Aim'], resources: 0 }).choose('Aim');
    expect([t.resources(P1), t.hand(P1)]).toEqual([1, []]);
    const blue = plays('Smuggling', { characters: ['Padawan'], hand: ['Aim'], resources: 0 });
    expect([blue.resources(P1), blue.hand(P1)]).toEqual([0, ['Aim']]);
  });

  test('the last card is discarded for Smuggling, not played [des.faq-outer-rim-smuggler-smuggling.01]', () => {
    const t = plays('Smuggling', { characters: ['Outer Rim Smuggler'], hand: ['Aim'], resources: 0 }).choose('Aim');
    expect(t.resources(P1)).toBe(1);
  });
});

describe('neutral', () => {
  test('Disarm: a weapon or equipment worth no more than the die', () => {
    const p2 = { characters: [{ card: 'Rey', upgrades: ['Lightsaber', 'Datapad', 'Promotion'] }] };
    const t = plays('Disarm', { characters: [die('Finn', '2 ranged', '1 shield')] }, p2);
    expect(t.choices).toEqual(['finn.1']);
    t.choose('finn.1');
    expect(t.choices).toEqual(['datapad']);
    t.choose('datapad');
    expect([t.discard(P2), t.shows('finn.1')]).toEqual([['Datapad'], null]);
  });

  test('Disarm discards a card whose ability nobody uses: nothing is said of that [des.faq-cunning-thermal-detonator.01]', () => {
    const t = plays(
      'Disarm',
      { characters: [die('Finn', '2 ranged')] },
      { characters: [{ card: 'Rey', upgrades: ['Datapad'] }] },
    ).choose('finn.1');
    if (t.choices.includes('datapad')) t.choose('datapad');
    const left = t.events('left-play').filter(({ card }) => card === 'datapad');
    expect(left.map(({ because }) => because)).toEqual([undefined]);
  });

  test('Electroshock removes a die of value 2 or lower, also a blank', () => {
    const p2 = { characters: [die('Rey', 'blank'), die('IG-88', '3 ranged'), die('Jango Fett', '2 ranged')] };
    const t = plays('Electroshock', {}, p2);
    expect(t.choices).toEqual(['rey.1', 'jango-fett.1']);
    t.choose('jango-fett.1');
    expect([t.shows('jango-fett.1'), t.shows('ig-88.1')]).toEqual([null, '3 ranged']);
    expect(plays('Electroshock', { characters: ['Padawan'] }, p2).decisionIsTurnOf(P2)).toBe(true);
  });

  test('Reversal deals the damage of the die it removes', () => {
    const t = plays('Reversal').choose('jango-fett.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.shows('jango-fett.1'), t.shows('rey.1')]).toEqual([2, null, '1 melee']);
  });

  test("Scramble rerolls all of an opponent's dice", () => {
    const t = plays('Scramble', { characters: [die('Finn', '2 ranged')] }).rolls('blank', '1 resource');
    expect(['finn.1', 'rey.1', 'jango-fett.1'].map(t.shows)).toEqual(['2 ranged', 'blank', '1 resource']);
    expect(plays('Scramble', { characters: ['Padawan'] }).decisionIsTurnOf(P2)).toBe(true);
  });

  test('Unpredictable rerolls any die and has ambush [des.ambush.01]', () => {
    const t = plays('Unpredictable', { characters: [die('Finn', '2 ranged')] });
    expect(t.choices).toEqual(['finn.1', 'rey.1', 'jango-fett.1']);
    t.choose('rey.1').rolls('blank').forgo(P1);
    expect([t.shows('rey.1'), t.decisionIsTurnOf(P2)]).toEqual(['blank', true]);
  });
});
