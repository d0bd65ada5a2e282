/** Yellow characters of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });

describe('Aurra Sing', () => {
  const shoot = (hand: string[]): Table =>
    against({ characters: [die('Aurra Sing', '2 ranged')], hand })
      .resolve(P1, 'ranged')
      .choose('aurra-sing.1');

  test('before her die is resolved a card may be discarded for 1 more', () => {
    const t = shoot(['Aim', 'Dodge']).uses().choose('Dodge', 'hired-gun');
    expect([t.damage('hired-gun'), t.hand(P1)]).toEqual([3, ['Aim']]);
    expect(shoot(['Aim']).declines().choose('hired-gun').damage('hired-gun')).toBe(2);
  });

  test('is not asked about without cards, nor for dice of others', () => {
    expect(shoot([]).choose('hired-gun').damage('hired-gun')).toBe(2);
    const t = against({ characters: ['Aurra Sing', die('Finn', '2 ranged')], hand: ['Aim'] });
    expect(t.resolve(P1, 'ranged').choose('finn.1', 'hired-gun').damage('hired-gun')).toBe(2);
  });
});

test('Guavian Enforcer removes its die, and then 1 shield from a character', () => {
  const t = against(
    { characters: [die('Guavian Enforcer', '1 ranged'), die('Guavian Enforcer', '2 ranged')] },
    { characters: [{ card: 'Finn', shields: 3 }] },
  );
  t.use(P1, 'guavian-enforcer').choose('guavian-enforcer.1', 'finn');
  expect([t.shields('finn'), t.shows('guavian-enforcer.1'), t.shows('guavian-enforcer-2.1')]).toEqual([
    2,
    null,
    '2 ranged',
  ]);
  const none = against({ characters: ['Guavian Enforcer'] }, { characters: [{ card: 'Finn', shields: 3 }] });
  expect(none.use(P1, 'guavian-enforcer').shields('finn')).toBe(3);
});

test('IG-88 plays a yellow weapon or equipment of the discard pile on itself for 2 less [des.play-a-card.07]', () => {
  const discard = ['Flame Thrower', 'Jetpack', 'Vibroknife', 'Con Artist', 'Thermal Detonator', 'Holdout Blaster'];
  const t = against({ characters: [die('IG-88', 'special'), 'Finn'], discard, resources: 1 })
    .resolve(P1, 'special')
    .choose('ig-88.1');
  expect(t.choices).toEqual(['Flame Thrower', 'Jetpack', 'Thermal Detonator']);
  t.choose('Flame Thrower');
  expect([t.card('flame-thrower').on, t.resources(P1)]).toEqual(['ig-88', 0]);
});

describe('Unkar Plutt', () => {
  const deal = (...dice: string[]): Table =>
    against({ characters: [die('Unkar Plutt', ...dice), die('Han Solo', '2 ranged')] }, { hand: ['AT-ST', 'Aim'] }).use(
      P1,
      'unkar-plutt',
    );

  test('removes dice worth 3, and gains the cost of a random card discarded [des.choose-target.02]', () => {
    const t = deal('1 focus').choose('unkar-plutt.1');
    expect(t.choices).toEqual(['han-solo.1']);
    t.choose('han-solo.1').draws('AT-ST');
    expect([t.resources(P1), t.discard(P2), t.shows('han-solo.1')]).toEqual([6, ['AT-ST'], null]);
  });

  test('may remove more than are needed, modifiers count too [des.combined-value.01]', () => {
    const t = deal('+2 resource', '1 focus').choose('unkar-plutt.1', 'unkar-plutt.2');
    expect(t.choices).toEqual(['han-solo.1', 'done']);
    t.choose('han-solo.1').draws('Aim');
    expect([t.resources(P1), t.state.dice.filter((each) => each.zone === 'pool')]).toEqual([1, []]);
  });

  test('with dice worth less nothing is removed or discarded', () => {
    const t = against({ characters: [die('Unkar Plutt', '2 disrupt')] }, { hand: ['Aim'] }).use(P1, 'unkar-plutt');
    expect([t.shows('unkar-plutt.1'), t.hand(P2)]).toEqual(['2 disrupt', ['Aim']]);
  });
});

test("Chewbacca turns an opponent's die to damage and deals that damage", () => {
  const t = against(
    { characters: [die('Chewbacca', 'special'), die('Finn', '1 shield')] },
    { characters: [die('Jango Fett', 'blank'), 'Hired Gun'] },
  )
    .resolve(P1, 'special')
    .choose('chewbacca.1');
  expect(t.choices).toEqual(['jango-fett.1: 1 ranged', 'jango-fett.1: 2 ranged', 'jango-fett.1: 1 melee']);
  t.turn('jango-fett.1', '2 ranged').choose('hired-gun');
  expect([t.damage('hired-gun'), t.shows('jango-fett.1')]).toEqual([2, '2 ranged']);
});

test("Jyn Erso: the round's first yellow event costs 1 less, no other card", () => {
  const t = against(
    { characters: ['Jyn Erso'], hand: ['Aim', 'Diversion', 'Diversion'], resources: 2 },
    { resources: 9 },
  );
  t.play(P1, 'Aim').pass(P2);
  expect(t.resources(P1)).toBe(1);
  t.play(P1, 'Diversion').pass(P2);
  expect(t.resources(P1)).toBe(1);
  expect(t.play(P1, 'Diversion').resources(P1)).toBe(0);
});

test('Jyn Erso: the first of the next round costs less again [des.decrease.02]', () => {
  const full = ['Dodge', 'Block', 'Aim', 'Flank', 'Take Cover'];
  const t = against(
    { characters: ['Jyn Erso'], hand: ['Diversion', 'Diversion'], deck: { top: full } },
    { hand: full, resources: 9 },
  );
  t.play(P1, 'Diversion').pass(P2).pass(P1).done().done();
  expect(t.resources(P1)).toBe(2);
  expect(t.play(P1, 'Diversion').resources(P1)).toBe(2);
});

test('Jyn Erso makes nothing cheaper for opponents', () => {
  const t = against({ hand: ['Diversion'] }, { characters: ['Jyn Erso'] });
  expect(t.whyNotPlay(P1, 'Diversion')).toBe('too-expensive');
});

test('Maz Kanata: after her activation up to 2 dice may be resolved, any of her player', () => {
  const activated = (): Table =>
    against({ characters: ['Maz Kanata', die('Finn', '2 ranged', '1 shield')] })
      .activate(P1, 'maz-kanata')
      .rolls('1 resource');
  const t = activated().uses().choose('maz-kanata.1', 'finn.1', 'hired-gun');
  expect([t.resources(P1), t.damage('hired-gun'), t.shows('finn.2'), t.decisionIsTurnOf(P2)]).toEqual([
    1,
    2,
    '1 shield',
    true,
  ]);
  const one = activated().uses().choose('maz-kanata.1').done();
  expect([one.resources(P1), one.shows('finn.1')]).toEqual([1, '2 ranged']);
});

describe('Outer Rim Smuggler', () => {
  const smugglers = (count: number, hand: string[], more: Side = {}): Table =>
    against({ characters: Array.from({ length: count }, () => 'Outer Rim Smuggler'), hand, resources: 1, ...more });

  test('gains 1 for the first last card that is played each round, not for the second [des.card-outer-rim-smuggler.01]', () => {
    const t = smugglers(1, ['Outmaneuver', 'Long Con'], { discard: ['Salvage Stand'] });
    t.play(P1, 'Outmaneuver').pass(P2);
    expect(t.resources(P1)).toBe(0);
    t.play(P1, 'Long Con');
    expect(t.resources(P1)).toBe(1);
  });

  test("nothing for an opponent's last card [des.card-outer-rim-smuggler.01, des.after-abilities.01]", () => {
    const t = against({ characters: ['Outer Rim Smuggler'], hand: ['Aim'] }, { hand: ['Long Con'] });
    t.pass(P1).play(P2, 'Long Con');
    expect([t.hand(P2), t.resources(P1), t.events('ability-queued')]).toEqual([[], 0, []]);
  });

  test('each of two gives 1, once a round [des.card-outer-rim-smuggler.02, des.after-abilities.01]', () => {
    const t = smugglers(2, ['Scrap Buy'], { discard: ['Salvage Stand', 'Salvage Stand', 'Salvage Stand'] });
    t.play(P1, 'Scrap Buy').draws('Salvage Stand');
    t.orders('outer-rim-smuggler');
    expect(t.resources(P1)).toBe(3);
    t.pass(P2).play(P1, 'Salvage Stand');
    // Used up for this round, they are not put to ordering again.
    expect([t.hand(P1), t.resources(P1), t.decisionIsTurnOf(P2)]).toEqual([[], 3, true]);
    expect(t.events('ability-queued').filter((each) => each.source.startsWith('outer-rim-smuggler'))).toHaveLength(2);
  });

  test('nothing when the last card is discarded [des.faq-outer-rim-smuggler-smuggling.01]', () => {
    const t = smugglers(1, ['Smuggling', 'Aim'], { resources: 0 }).play(P1, 'Smuggling').choose('Aim');
    expect([t.resources(P1), t.hand(P1)]).toEqual([1, []]);
  });
});
