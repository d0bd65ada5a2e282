/** Terms and ways of cards: choosing, spotting, 'then', unblockable, moving, healing, turning, combined value (des.terms to des.increase). */
import { engine } from '../../../src/destiny/engine';
import { P1, P2, codeOf, destinyTable, type Side } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const duel = (p1: Side, p2: Side = {}, more = {}) => destinyTable({ p1, p2, ...more });
const saber = (target: object, more: object[] = []) =>
  duel({ characters: [{ card: 'Padawan', upgrades: [die('Lightsaber', 'special')] }] }, { characters: [{ card: 'Hired Gun', ...target }, ...(more as [])] }).resolve(P1, 'special').choose('lightsaber.1');

describe('the golden rule and restrictions', () => {
  test('Finn may have any weapon, whatever it says [des.golden-rule.01] [des.abilities.04]', () => {
    const t = duel({ characters: ['Finn', 'Hired Gun'], hand: ["Luke Skywalker's Lightsaber"], resources: 3 }).play(P1, "Luke Skywalker's Lightsaber");
    expect(t.choices).toEqual(['finn']);
    t.choose('finn');
    expect(t.card('luke-skywalkers-lightsaber').on).toBe('finn');
  });

  test('"only if you control the battlefield" [des.play-a-card.01] [des.play-restrictions.01]', () => {
    const side = { hand: ['Defensive Position'], resources: 1 };
    const without = duel(side, {}, { controller: P2, turn: P1 });
    expect(without.whyNotPlay(P1, 'Defensive Position')).toBe('play-restriction');
    expect([without.resources(P1), without.hand(P1)]).toEqual([1, ['Defensive Position']]);
    expect(duel(side).whyNotPlay(P1, 'Defensive Position')).toBeNull();
  });

  test('an upgrade stays when its restriction is no longer met, and may be moved against it [des.play-restrictions.03] [des.moving.08]', () => {
    const t = duel({ characters: [die('First Order Stormtrooper', '2 ranged'), 'General Grievous'] }, { characters: [{ card: 'Padawan', damage: 5, upgrades: ["Luke Skywalker's Lightsaber"] }, 'Hired Gun'] });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').uses().choose('luke-skywalkers-lightsaber');
    expect(t.card('luke-skywalkers-lightsaber')).toMatchObject({ on: 'general-grievous', zone: 'play' });
    t.pass(P2).activate(P1, 'general-grievous').rolls('1 disrupt', '2 shield');
    expect(t.shows('luke-skywalkers-lightsaber.1')).toBe('2 shield');
  });

  test('a moved upgrade has not entered play again [des.in-play.05] [des.moving.04]', () => {
    const t = duel({ characters: [die('First Order Stormtrooper', '2 ranged'), 'General Grievous'] }, { characters: [{ card: 'Padawan', damage: 5, upgrades: [die('Lightsaber', '1 shield')] }, 'Hired Gun'] });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').uses().choose('lightsaber');
    expect([t.events('entered-play'), t.shows('lightsaber.1')]).toEqual([[], null]);
  });
});

describe('unblockable damage', () => {
  test('shields do not block it and stay [des.damage.03] [des.damage.04]', () => {
    const t = saber({ shields: 3 }).choose('hired-gun');
    expect([t.damage('hired-gun'), t.shields('hired-gun')]).toEqual([2, 3]);
  });

  test('nor do other effects block it [des.unblockable-damage.01]', () => {
    const t = saber({ shields: 2, upgrades: ['Armor Plating'] }).choose('hired-gun');
    expect([t.damage('hired-gun'), t.shields('hired-gun'), t.has('armor-plating')]).toEqual([2, 2, true]);
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('damage of effects', () => {
  test('"that damage" is the amount, without its type [des.damage.06] [des.damage.05]', () => {
    const t = duel({ characters: ['Tusken Raider'], hand: ['Reversal'], resources: 3 }, { characters: [die('IG-88', '3 ranged')] }).play(P1, 'Reversal').choose('ig-88.1', 'ig-88');
    expect(t.events('damage-dealt')).toMatchObject([{ amount: 3, damage: null }]);
    expect([t.damage('ig-88'), t.shows('ig-88.1')]).toEqual([3, null]);
  });

  test('blocked melee damage is not taken: Hunker Down stays [des.taking-damage.03] [des.card-hunker-down.01]', () => {
    const hit = (shields: number) =>
      duel({ characters: [die('Padawan', '2 melee')] }, { characters: [{ card: 'Hired Gun', shields, upgrades: ['Hunker Down'] }] }).resolve(P1, 'melee').choose('padawan.1', 'hired-gun');
    expect([hit(2).has('hunker-down'), hit(1).has('hunker-down'), hit(2).shields('hired-gun')]).toEqual([true, false, 0]);
  });

  test('up to three targets are fixed first, then all are dealt damage [des.choose-target.05] [des.choose-target.06]', () => {
    const t = duel({ characters: [{ card: 'Tusken Raider', upgrades: [die('Flame Thrower', 'special')] }] }, { characters: ['Hired Gun', 'Padawan'] }).resolve(P1, 'special').choose('flame-thrower.1', 'hired-gun', 'padawan');
    expect(t.damage('hired-gun')).toBe(0);
    t.done();
    expect([t.damage('hired-gun'), t.damage('padawan')]).toEqual([1, 1]);
    const none = duel({ characters: [{ card: 'Tusken Raider', upgrades: [die('Flame Thrower', 'special')] }] }).resolve(P1, 'special').choose('flame-thrower.1').done();
    expect([none.damage('hired-gun'), none.shows('flame-thrower.1')]).toEqual([0, null]);
  });

  test('only the chosen character is affected, and choosing it is no choice [des.choose-target.01] [des.abilities.07]', () => {
    const t = saber({}, ['Luke Skywalker' as never]);
    expect(t.choices).toEqual(['padawan', 'hired-gun', 'luke-skywalker']);
    t.choose('luke-skywalker');
    expect([t.damage('luke-skywalker'), t.damage('hired-gun'), t.damage('padawan')]).toEqual([2, 0, 0]);
  });
});

describe('moving and healing', () => {
  const muscle = (target: object, more: object[] = []) =>
    duel({ supports: [{ card: 'Backup Muscle', damage: 3 }] }, { characters: [{ card: 'Count Dooku', ...target }, ...(more as [])], hand: ['Dodge'] }).use(P1, 'backup-muscle').choose('count-dooku');

  test('one place has one less, the other one more; shields do not matter [des.moving.01] [des.moving.05]', () => {
    const t = muscle({ shields: 3 });
    expect([t.damage('backup-muscle'), t.damage('count-dooku'), t.shields('count-dooku')]).toEqual([2, 1, 3]);
  });

  test('moved damage triggers nothing that looks at damage [des.moving.06]', () => {
    const t = muscle({});
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    expect([t.events('damage-dealt'), t.events('damage-taken')]).toEqual([[], []]);
  });

  test('it may defeat a character [des.moving.07]', () => {
    const t = muscle({ damage: 9 }, ['Hired Gun' as never]);
    expect(t.has('count-dooku')).toBe(false);
  });

  test('nothing is moved to where it is [des.moving.02]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', damage: 2 }, 'Padawan'], hand: ['Draw Attention'] }).play(P1, 'Draw Attention').choose('hired-gun');
    expect(t.choices).toEqual(['padawan']);
    t.choose('padawan', '2');
    expect([t.damage('hired-gun'), t.damage('padawan')]).toEqual([0, 2]);
  });

  test('without a legal place nothing moves [des.moving.03]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', damage: 2 }], hand: ['Draw Attention'] }).play(P1, 'Draw Attention');
    if (!t.decisionIsTurnOf(P2)) t.choose('hired-gun');
    expect([t.damage('hired-gun'), t.decisionIsTurnOf(P2)]).toEqual([2, true]);
  });

  test('as much as possible is healed, more is ignored [des.heal.02] [des.heal.01]', () => {
    const heal = (damage: number) => duel({ characters: [{ card: 'Hired Gun', damage }], hand: ['Field Medic'], resources: 1 }).play(P1, 'Field Medic').choose('hired-gun');
    expect([heal(4).damage('hired-gun'), heal(1).damage('hired-gun')]).toEqual([2, 0]);
    expect(heal(1).events('healed')).toMatchObject([{ amount: 1 }]);
  });

  test('without damage nobody has been healed [des.heal.03]', () => {
    const t = duel({ characters: ['Hired Gun'], hand: ['Field Medic'], resources: 1 }).play(P1, 'Field Medic');
    if (!t.decisionIsTurnOf(P2)) t.choose('hired-gun');
    expect(t.events('healed')).toEqual([]);
  });
});

describe('dice', () => {
  test('a die may be turned to another side that is the same [des.turning-dice.03]', () => {
    const t = duel({ characters: [{ card: 'Padawan', upgrades: [die('Immobilize', '1 shield')] }] }, { characters: [die('First Order Stormtrooper', 'blank')] }).use(P1, 'immobilize').choose('immobilize.1');
    expect(t.choices).toEqual(['first-order-stormtrooper.1: blank']);
    t.turn('first-order-stormtrooper.1', 'blank');
    expect(t.events('die-turned')).toHaveLength(1);
  });

  test('character dice are those of character cards only [des.character-die.01] [des.character-die.02] [des.faq-character-die.01]', () => {
    const t = duel({}, { characters: [{ ...die('Rey', '1 melee'), upgrades: [die('Lightsaber', '1 shield')] }] }, { battlefield: 'Frozen Wastes' }).claim(P1).choose('use');
    expect(t.choices).toEqual(['rey.1']);
    t.choose('rey.1');
    expect(t.shows('lightsaber.1')).toBe('1 shield');
  });

  test('the combined value is the sum of what the dice show [des.combined-value.01] [des.combined-value.02]', () => {
    const strike = (...names: string[]) => {
      const t = duel({ characters: [die('Rebel Trooper', '2 ranged'), die('Rebel Trooper', '1 ranged')], hand: ['Surgical Strike'], resources: 1 }, { supports: ['U-Wing'] }).play(P1, 'Surgical Strike').choose(...names);
      if (t.choices.includes('done')) t.done();
      return t;
    };
    // 2 + 1, each one higher: 5 is enough for a support of cost 5.
    const both = strike('rebel-trooper.1', 'rebel-trooper-2.1').choose('u-wing');
    expect(both.has('u-wing')).toBe(false);
    expect(strike('rebel-trooper.1').has('u-wing')).toBe(true);
  });

  test('a value that an event increases is normal afterwards [des.increase.01] [des.resolving-dice-with-cards.01] [des.effects.01]', () => {
    const t = duel({ characters: [die('Rebel Trooper', '2 ranged')], hand: ['Natural Talent'], resources: 1 }, { characters: ['Luke Skywalker'] }).play(P1, 'Natural Talent').choose('rebel-trooper.1', 'luke-skywalker');
    expect([t.damage('luke-skywalker'), t.shows('rebel-trooper.1')]).toEqual([3, null]);
    t.pass(P2).activate(P1, 'rebel-trooper').rolls('2 ranged').pass(P2).resolve(P1, 'ranged').choose('rebel-trooper.1', 'luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(5);
  });

  test('the value of a special side cannot be increased [des.special-symbol.02]', () => {
    const t = duel({ characters: ['Rebel Trooper', { card: 'Hired Gun', upgrades: [die('F-11D Rifle', 'special')] }], hand: ['Natural Talent'], resources: 1 }).play(P1, 'Natural Talent').choose('f-11d-rifle.1', 'hired-gun-2', 'hired-gun-2');
    expect(t.damage('hired-gun-2')).toBe(2);
    expect(t.events('die-resolved')).toMatchObject([{ symbol: 'special', value: 0 }]);
  });

  test('by a card a die costs what it costs, a modifier is not resolved alone and not added [des.resolving-dice-with-cards.02] [des.resolving-dice-with-cards.03] [des.resolving-dice-with-cards.04]', () => {
    const t = duel({ characters: [die('Rebel Trooper', '1 ranged'), die('Death Trooper', '+2 ranged'), die('Hired Gun', '3 ranged for 1')], hand: ['Natural Talent'], resources: 1 }, { characters: ['Luke Skywalker'] }).play(P1, 'Natural Talent');
    expect(t.choices).toEqual(['rebel-trooper.1']);
    t.choose('rebel-trooper.1', 'luke-skywalker');
    expect([t.damage('luke-skywalker'), t.shows('death-trooper.1')]).toEqual([2, '+2 ranged']);
  });

  test('a reroll that shows special again is not resolved again in the same action [des.special-symbol.05] [des.resolve-dice.09]', () => {
    const one = duel({ supports: [die('Black One', 'special')] }, { characters: ['Luke Skywalker'] }).resolve(P1, 'special').choose('black-one.1', 'luke-skywalker').rolls('special');
    expect([one.shows('black-one.1'), one.damage('luke-skywalker'), one.decisionIsTurnOf(P2)]).toEqual(['special', 1, true]);
    const two = duel({ supports: [die('BB-8', 'special')] }).resolve(P1, 'special').choose('bb-8.1');
    while (two.choices.some((each) => each === 'done' || each === 'bb-8.1')) {
      if (two.choices.includes('bb-8.1')) two.choose('bb-8.1');
      else two.done();
    }
    if (two.asks.startsWith('chance')) two.rolls('special');
    expect(two.decisionIsTurnOf(P2)).toBe(true);
  });

  test('the side on top is the one that shows [des.showing.01]', () => {
    const t = duel({ characters: ['Luke Skywalker'] }).activate(P1, 'luke-skywalker').rolls('3 melee').draws('Dodge').pass(P2).resolve(P1, 'melee').choose('luke-skywalker.1', 'hired-gun');
    expect(t.damage('hired-gun')).toBe(3);
  });
});

describe('leaving play', () => {
  test('the die of a discarded upgrade leaves the pool and is set aside [des.dice-leaving-play.01] [des.replace.01]', () => {
    const t = duel({ characters: [{ card: 'Tusken Raider', upgrades: [die('Lightsaber', '1 shield')] }], hand: ['Armed to the Teeth'] }).play(P1, 'Armed to the Teeth').choose('tusken-raider', 'lightsaber');
    if (t.choices.includes('done')) t.done();
    t.choose('hired-gun');
    expect([t.shows('lightsaber.1'), t.diceAside(P1)]).toEqual([undefined, ['Lightsaber']]);
    expect(t.events('left-play')).toMatchObject([{ why: 'effect' }]);
  });

  test('a card returned to hand has left play, its die is set aside [des.out-of-play.02]', () => {
    const t = duel({ characters: [{ card: 'Tusken Raider', upgrades: [die('Lightsaber', '1 shield')] }] }, {}, { battlefield: 'Mos Eisley Spaceport' }).claim(P1).choose('use', 'lightsaber');
    expect([t.hand(P1), t.has('lightsaber'), t.shows('lightsaber.1'), t.resources(P1)]).toEqual([['Lightsaber'], false, undefined, 1]);
  });

  test("an opponent's card never goes to one's hand, but to its owner [des.hand.06]", () => {
    const t = duel({ characters: [{ card: 'General Grievous', upgrades: [{ card: 'Lightsaber', owner: P2 }] }] }, {}, { battlefield: 'Mos Eisley Spaceport' }).claim(P1).choose('use', 'lightsaber');
    expect([t.hand(P1), t.hand(P2)]).toEqual([[], ['Lightsaber']]);
  });

  test('with a copy on the same character, who discards one says which die goes [des.dice-leaving-play.04]', () => {
    const t = duel({ characters: ['Tusken Raider'], hand: ['Confiscation'], resources: 3 }, { characters: [{ card: 'Hired Gun', upgrades: [die('Lightsaber', '1 shield'), die('Lightsaber', null)] }] });
    t.play(P1, 'Confiscation').choose('lightsaber-2');
    expect([t.asks, t.choices]).toEqual(['p1: the die of lightsaber-2', ['lightsaber.1', 'lightsaber-2.1']]);
    t.choose('lightsaber.1');
    expect([t.has('lightsaber'), t.shows('lightsaber.1'), t.shows('lightsaber-2.1')]).toEqual([true, undefined, null]);
    expect(t.die('lightsaber-2.1')).toMatchObject({ card: 'lightsaber', on: 'lightsaber' });
  });

  test('only supports in play can be discarded from play [des.in-play.06]', () => {
    const t = duel({ supports: [die('AT-ST', 'special')] }, { supports: ['U-Wing'], hand: ['U-Wing'], discard: ['Black One'] }).resolve(P1, 'special').choose('at-st.1');
    expect(t.choices).toEqual(['at-st', 'u-wing']);
    t.choose('u-wing');
    expect(t.discard(P2)).toEqual(['Black One', 'U-Wing']);
  });

  test('this card means this copy only [des.self-referential-effects.01]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', upgrades: ['Hidden In Shadow', 'Hidden In Shadow'] }] }).use(P1, 'hidden-in-shadow-2');
    expect([t.card('hidden-in-shadow').exhausted, t.card('hidden-in-shadow-2').exhausted, t.shields('hired-gun')]).toEqual([false, true, 1]);
  });
});

describe("'then', options, spotting", () => {
  test('what follows "then" needs everything before it in full [des.then-effects.02] [des.then-effects.03]', () => {
    const short = duel({ hand: ['Scavenge'], deck: { top: ['AT-ST', 'Dodge'], shuffled: [] } }).play(P1, 'Scavenge');
    expect([short.discard(P1), short.hand(P1)]).toEqual([['AT-ST', 'Dodge', 'Scavenge'], []]);
    expect(short.decisionIsTurnOf(P2)).toBe(true);
  });

  test('what was done in full is followed by the rest [des.then-effects.01]', () => {
    const t = duel({ hand: ['Scavenge'], deck: { top: ['AT-ST', 'Dodge', 'Aim'] } }).play(P1, 'Scavenge').choose('AT-ST');
    expect(t.hand(P1)).toEqual(['AT-ST']);
  });

  test('an opponent made to choose may choose what does nothing [des.choose-option.03] [des.choose-option.01] [des.card-abandon-all-hope.01]', () => {
    const t = duel({ hand: ['Abandon All Hope'], resources: 2 }, { hand: ['Dodge', 'Aim'] }).play(P1, 'Abandon All Hope').choose('lose all resources');
    expect([t.hand(P2), t.resources(P2)]).toEqual([['Aim', 'Dodge'], 0]);
  });

  test('the chosen option is carried out as far as it goes [des.choose-option.02] [des.card-let-the-wookiee-win.01]', () => {
    const t = duel({ characters: ['Tusken Raider'], hand: ['Let The Wookiee Win'], resources: 1 }, { characters: [die('Padawan', '2 melee')] }).play(P1, 'Let The Wookiee Win').choose('dice', 'padawan.1');
    expect(t.shows('padawan.1')).toBeNull();
    expect(t.decisionIsTurnOf(P2)).toBe(true);
    const nobody = duel({ characters: ['Tusken Raider'], hand: ['Let The Wookiee Win'], resources: 1 }).play(P1, 'Let The Wookiee Win').choose('damage');
    expect([nobody.damage('hired-gun'), nobody.decisionIsTurnOf(P2)]).toEqual([0, true]);
  });

  test('without the character to spot the event is paid and does nothing [des.spot.02] [des.spot.04]', () => {
    const use = (card: string) => duel({ characters: [card], hand: ['Use The Force'], resources: 1 }, { characters: [die('Padawan', '2 melee')] }).play(P1, 'Use The Force');
    const t = use('Hired Gun');
    expect([t.resources(P1), t.discard(P1), t.shows('padawan.1')]).toEqual([0, ['Use The Force'], '2 melee']);
    const blue = use('Qui-Gon Jinn').turn('padawan.1', '1 focus');
    expect(blue.shows('padawan.1')).toBe('1 focus');
  });

  test('only what meets the requirement can be chosen [des.choose-target.02] [des.choose-target.04]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', damage: 1, exhausted: true }], hand: ['Willpower'], resources: 1 }, { characters: ['Padawan', { card: 'Tusken Raider', exhausted: true }] }).play(P1, 'Willpower');
    if (!t.choices.includes('tusken-raider')) t.choose('hired-gun');
    expect(t.choices).toEqual(['tusken-raider']);
    t.choose('tusken-raider');
    expect(t.damage('tusken-raider')).toBe(1);
    const none = duel({ characters: [{ card: 'Hired Gun', damage: 1, exhausted: true }], hand: ['Willpower'], resources: 1 }, { characters: ['Padawan'] }).play(P1, 'Willpower');
    if (!none.decisionIsTurnOf(P2)) none.choose('hired-gun');
    expect([none.damage('padawan'), none.discard(P1)]).toEqual([0, ['Willpower']]);
  });
});

describe('cards, hands, decks', () => {
  test('an event is not in hand while it resolves [des.play-a-card.06] [des.in-limbo.01]', () => {
    const t = duel({ characters: ['Tusken Raider'], hand: ['Smuggling', 'Dodge'] }).play(P1, 'Smuggling');
    expect(t.choices).toEqual(['Dodge']);
    t.choose('Dodge');
    expect([t.hand(P1), t.discard(P1), t.resources(P1)]).toEqual([[], ['Dodge', 'Smuggling'], 1]);
  });

  test('the cheapest card is the one of the lowest cost now [des.cheapest.01] [des.cheapest.02]', () => {
    const scout = (p2: Side) => duel({ characters: [{ card: 'Rebel Trooper', upgrades: [die('Scout', 'special')] }] }, p2).resolve(P1, 'special').choose('scout.1');
    const t = scout({ hand: ['Smuggling', 'Dodge', 'AT-ST'] });
    expect(t.choices).toEqual(['Smuggling']);
    t.choose('Smuggling');
    // The first yellow event costs Jyn Erso 1 less: Loose Ends 1, Aim 1.
    const jyn = scout({ characters: ['Jyn Erso'], hand: ['Loose Ends', 'Aim', 'Dodge'] });
    expect(jyn.choices.sort()).toEqual(['Aim', 'Loose Ends']);
    jyn.choose('Aim');
  });

  test('cards that were looked at are where they were [des.looking.01] [des.looking.02]', () => {
    const t = duel({ characters: ['Padawan'], supports: ['Jedi Council'] }, { deck: { top: ['Dodge', 'Aim', 'Block'] } }).use(P1, 'jedi-council').choose(P2);
    const seen = (viewer: string) => t.views(viewer).looks.flatMap((each) => each.cards);
    expect([seen(P1), seen(P2), seen('spectator')]).toEqual([[codeOf('Dodge'), codeOf('Aim')], [], []]);
    t.done();
    expect(t.player(P2).deck.top.slice(0, 2)).toEqual([codeOf('Dodge'), codeOf('Aim')]);
    expect(t.state.looks).toEqual([]);
  });

  test('a larger hand size draws more in upkeep [des.increase.02]', () => {
    const t = duel({ supports: ["Emperor's Favor"], deck: { top: ['Aim', 'Aim', 'Block', 'Block', 'Dodge', 'Dodge', 'Flank'] } }, { hand: ['Aim', 'Aim', 'Block', 'Block', 'Dodge'] }).pass(P1).pass(P2).done();
    expect(t.hand(P1)).toHaveLength(6);
  });

  test('any amount of resources and shields is counted [des.resources.05] [des.shields.06]', () => {
    const t = duel({ characters: [die('Hired Gun', '1 resource')], resources: 60 }, { characters: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(() => ({ card: 'Padawan', shields: 3 })) }).resolve(P1, 'resource').choose('hired-gun.1');
    expect(t.resources(P1)).toBe(61);
    expect(t.state.cards.reduce((sum, each) => sum + each.shields, 0)).toBe(27);
  });

  test('a ready card is not readied, an exhausted one not exhausted [des.ready.02] [des.exhausted.01]', () => {
    const t = duel({ characters: ['Luke Skywalker', 'Padawan'], hand: ['Noble Sacrifice'] }, { characters: ['Hired Gun'] }).play(P1, 'Noble Sacrifice').choose('padawan').choose('hired-gun');
    expect(t.card('hired-gun').exhausted).toBe(true);
    const bala = duel({ characters: ['Bala-Tik', die('First Order Stormtrooper', '2 ranged')] }, { characters: [{ card: 'Padawan', damage: 6 }, 'Hired Gun'] }).resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan');
    expect([bala.events('readied'), bala.decisionIsTurnOf(P2)]).toEqual([[], true]);
  });

  test('readying a character removes none of its dice [des.faq-readied-character-dice.01]', () => {
    const t = duel({ characters: [{ ...die('Bala-Tik', '1 ranged'), exhausted: true }, die('First Order Stormtrooper', '2 ranged')] }, { characters: [{ card: 'Padawan', damage: 6 }, 'Hired Gun'] });
    t.resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'padawan').done().uses();
    expect([t.card('bala-tik').exhausted, t.shows('bala-tik.1')]).toEqual([false, '1 ranged']);
  });

  test('the special ability of an exhausted card can be used [des.faq-special-of-exhausted.01]', () => {
    const t = duel({ characters: [{ card: 'Hired Gun', exhausted: true, upgrades: [{ ...die('F-11D Rifle', 'special'), exhausted: true }] }] }).resolve(P1, 'special').choose('f-11d-rifle.1', 'hired-gun-2', 'hired-gun-2');
    expect(t.damage('hired-gun-2')).toBe(2);
  });

  test('by default players control what they own [des.controller.02]', () => {
    const t = duel({ supports: ['AT-ST'], characters: ['Padawan'] });
    for (const each of [...t.state.cards, ...t.state.dice]) expect(each.controller).toBe(each.owner);
    expect(t.choices).toContain('activate at-st');
  });
});

describe('kinds of abilities', () => {
  const abilities = () => [...engine.tables.registry.byId.values()];
  const of = (name: string) => engine.tables.registry.byCard.get(codeOf(name)) ?? [];

  test('each ability is of one kind [des.abilities.01] [des.triggered-abilities.01]', () => {
    for (const each of abilities()) {
      const kinds = [each.on, each.during, each.replaces, each.during === undefined ? (each.modifies ?? each.forbids) : undefined];
      expect([each.id, kinds.filter((kind) => kind !== undefined).length]).toEqual([each.id, 1]);
    }
    expect(of('Luke Skywalker')[0]?.on?.timing).toBe('after');
    expect(of('Count Dooku')[0]?.on?.timing).toBe('before');
  });

  test('action and claim abilities are told apart [des.action-abilities.01] [des.claim-abilities.01]', () => {
    expect(of('Underworld Connections').map((each) => each.during)).toEqual(['action']);
    expect(of('Echo Base').map((each) => each.during)).toEqual(['claim']);
  });

  test('keywords are abilities of their cards [des.abilities.02] [des.keywords.01]', () => {
    expect(of('Rebel Trooper').map((each) => Object.keys(each.modifies ?? {}))).toEqual([['guardian']]);
    const keywords = abilities().flatMap((each) => Object.keys(each.modifies ?? {}).filter((value) => ['guardian', 'ambush', 'redeploy'].includes(value)));
    expect(new Set(keywords)).toEqual(new Set(['guardian', 'ambush', 'redeploy']));
  });

  test('"would ... instead" replaces, "becomes" does not [des.replacement-effects.01]', () => {
    expect(of('Second Chance').some((each) => each.replaces === 'defeated')).toBe(true);
    expect(of('One With The Force').some((each) => each.replaces !== undefined)).toBe(false);
  });

  test('after a replaced defeat the healing is told and may trigger [des.replacement-effects.03]', () => {
    const t = duel({ characters: [die('First Order Stormtrooper', '2 ranged')] }, { characters: [{ card: 'Hired Gun', damage: 8, upgrades: ['Second Chance'] }] }).resolve(P1, 'ranged').choose('first-order-stormtrooper.1', 'hired-gun');
    expect(t.events('healed')).toMatchObject([{ character: 'hired-gun', amount: 5 }]);
    expect(t.story.map((each) => each.type)).toContain('ability-replaced');
  });

  test('Personal Escort gives guardian while it is attached [des.ongoing-abilities.02]', () => {
    const escorted = (upgrades: string[]) => duel({ characters: [{ card: 'Hired Gun', upgrades }] }, { characters: [die('Padawan', '2 melee')] }).activate(P1, 'hired-gun');
    const t = escorted(['Personal Escort']);
    expect(t.asks).toBe('p1: guardian');
    t.declines().rolls('1 disrupt');
    const without = escorted([]);
    expect(without.asks).toBe('chance: roll');
    without.rolls('1 disrupt');
  });

  test('Comlink: own dice or those of one opponent, once it has been played [des.after-abilities.03]', () => {
    const t = duel({ characters: [die('Rebel Trooper', 'blank')], hand: ['Comlink'], resources: 2 }, { characters: [die('Padawan', '2 melee')] }).play(P1, 'Comlink').choose('rebel-trooper');
    expect([t.has('comlink'), t.asks]).toEqual([true, 'p1: comlink/after']);
    t.uses().choose('your dice');
    expect(t.choices).toEqual(['rebel-trooper.1', 'done']);
    t.choose('rebel-trooper.1').rolls('2 ranged');
  });

  test('Jango Fett may be activated after an opponent activates a character [des.card-anatomy.04]', () => {
    const t = duel({ characters: ['Padawan', 'Hired Gun'], supports: ['AT-ST'] }, { characters: ['Jango Fett'] }).activate(P1, 'padawan').rolls('1 focus').uses().rolls('2 ranged');
    expect(t.card('jango-fett').exhausted).toBe(true);
    t.pass(P2).activate(P1, 'hired-gun').rolls('1 disrupt');
    expect(t.decisionIsTurnOf(P2)).toBe(true);
  });

  test('with Poe a special ability works though its card is not in play [des.out-of-play.01]', () => {
    const t = duel({ characters: [die('Poe Dameron', 'special')], hand: ['Lightsaber'] }, { characters: ['Luke Skywalker'] }).resolve(P1, 'special').choose('poe-dameron.1', 'Lightsaber');
    t.choose('special').choose('luke-skywalker');
    expect(t.damage('luke-skywalker')).toBe(2);
  });

  test('an inherent ability works wherever the side is resolved [des.inherent-dice-abilities.01] [des.inherent-dice-abilities.03]', () => {
    const t = duel({ characters: [die('Poe Dameron', 'special'), 'Hired Gun'], hand: ['Diplomatic Immunity'] }).resolve(P1, 'special').choose('poe-dameron.1', 'Diplomatic Immunity', '4 shield');
    t.choose('poe-dameron', 'poe-dameron', 'hired-gun', 'hired-gun');
    expect([t.shields('poe-dameron'), t.shields('hired-gun')]).toEqual([2, 2]);
  });
});
