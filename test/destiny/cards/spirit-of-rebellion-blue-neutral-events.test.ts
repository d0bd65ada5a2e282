/** Blue neutral events of Spirit of Rebellion; Premonitions has a room of its own. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
/** A character with upgrades whose dice show this. */
const armed = (card: string, ...upgrades: { card: string; dice?: (string | null)[] }[]) => ({ card, upgrades });

/** The card in p1's hand, rich enough to be played. */
function holding(name: string, p1: Side, p2: Side = {}, more: Setting = {}): Table {
  const { hand = [], resources = 5 } = p1;
  return destinyTable({ p1: { ...p1, hand: [name, ...hand], resources }, p2, ...more });
}
const playing = (name: string, p1: Side, p2: Side = {}, more: Setting = {}): Table =>
  holding(name, p1, p2, more).play(P1, name);
/** Played for nothing: the turn goes on with the opponent, and the card is in the discard pile. */
const inVain = (t: Table): boolean => t.decisionIsTurnOf(P2) && t.player(P1).discard.length === 1;

describe('Decisive Blow', () => {
  const blow = (p2: Side): Table =>
    playing('Decisive Blow', { characters: [die('Luke Skywalker', '2 melee', '1 shield')] }, p2);
  const foes = (shields = 0): Side => ({
    characters: [
      { ...armed('Jango Fett', die('Lightsaber', '1 shield')), dice: ['2 ranged'], shields },
      die('Padawan', '2 melee'),
    ],
  });

  test('resolves a melee die, then removes all dice of the character it dealt damage to', () => {
    const t = blow(foes());
    expect(t.choices).toEqual(['luke-skywalker.1']);
    t.choose('luke-skywalker.1', 'jango-fett');
    const shown = ['luke-skywalker.1', 'luke-skywalker.2', 'jango-fett.1', 'lightsaber.1', 'padawan.1'].map(t.shows);
    expect([t.damage('jango-fett'), shown]).toEqual([2, [null, '1 shield', null, null, '2 melee']]);
  });

  test('damage that shields block was dealt all the same [des.shields.01]', () => {
    const t = blow(foes(3)).choose('luke-skywalker.1', 'jango-fett');
    expect([t.damage('jango-fett'), t.shows('jango-fett.1')]).toEqual([0, null]);
  });

  test('removes nothing without a melee die of yours', () => {
    const t = playing('Decisive Blow', { characters: [die('Finn', '2 ranged')] }, foes());
    expect([inVain(t), t.shows('jango-fett.1')]).toEqual([true, '2 ranged']);
  });
});

describe('High Ground', () => {
  const ground = (chosen: string): Table =>
    playing(
      'High Ground',
      {},
      {
        characters: [{ ...armed('Finn', die('Lightsaber', '+2 melee')), dice: ['2 ranged', '1 shield'] }],
      },
    ).choose(chosen);

  test('removes a damage die, then deals 1 damage to its character', () => {
    const t = ground('finn.1');
    expect([t.shows('finn.1'), t.damage('finn')]).toEqual([null, 1]);
  });

  test('deals none for the die of an upgrade', () => {
    const t = ground('lightsaber.1');
    expect([t.shows('lightsaber.1'), t.damage('finn'), t.decisionIsTurnOf(P2)]).toEqual([null, 0, true]);
  });

  test('is played only by who controls the battlefield [des.play-restrictions.01]', () => {
    const why = (controller: string): string | null =>
      holding('High Ground', {}, { characters: [die('Finn', '2 ranged')] }, { controller, turn: P1 }).whyNotPlay(
        P1,
        'High Ground',
      );
    expect([why(P1), why(P2)]).toEqual([null, 'play-restriction']);
  });
});

describe('Momentum Shift', () => {
  const shift = (own: number): Table =>
    playing(
      'Momentum Shift',
      {
        characters: [
          { card: 'Rey', shields: own },
          { card: 'Padawan', shields: 3 },
        ],
      },
      { characters: [{ card: 'Finn', shields: 2 }, 'Han Solo'] },
    );

  test("moves 1 shield from an opponent's character to yours", () => {
    const t = shift(1);
    expect(t.choices).toEqual(['finn']);
    t.choose('finn');
    expect(t.choices).toEqual(['rey']);
    t.choose('rey');
    expect([t.shields('finn'), t.shields('rey')]).toEqual([1, 2]);
  });

  test('moves none while all yours have 3 [des.card-momentum-shift.01]', () => {
    const t = shift(3).choose('finn');
    expect([t.shields('finn'), t.shields('rey'), t.decisionIsTurnOf(P2)]).toEqual([2, 3, true]);
  });
});

describe('Overconfidence', () => {
  const over = (p1: Side['characters'] = ['Rey'], p2 = die('Finn', '2 ranged', 'blank')): Table =>
    playing('Overconfidence', { characters: p1 }, { characters: [p2] });

  test('rerolls 2 dice, then removes the one with the lower value', () => {
    const t = over().choose('finn.1', 'finn.2').rolls('1 ranged', '2 ranged');
    expect(t.choices).toEqual(['finn.1']);
    t.choose('finn.1');
    expect([t.shows('finn.1'), t.shows('finn.2')]).toEqual([null, '2 ranged']);
  });

  test('you choose in the case of a tie; a blank is worth 0 [des.value.02]', () => {
    const tie = over().choose('finn.1', 'finn.2').rolls('1 ranged', '1 shield');
    expect(tie.choices).toEqual(['finn.1', 'finn.2']);
    const blank = over().choose('finn.1', 'finn.2').rolls('1 ranged', 'blank');
    expect(blank.choices).toEqual(['finn.2']);
  });

  test('with a single die it is rerolled and stays [des.then-effects.02]', () => {
    const t = over(['Rey'], die('Finn', '2 ranged')).choose('finn.1').rolls('1 ranged');
    expect([t.shows('finn.1'), t.decisionIsTurnOf(P2)]).toEqual(['1 ranged', true]);
  });

  test('does nothing without a blue character [des.spot.04]', () => {
    expect(inVain(over(['Han Solo']))).toBe(true);
  });
});

describe('Rejuvenate', () => {
  const heal = (healer: string): Table => playing('Rejuvenate', { characters: [healer, { card: 'Finn', damage: 3 }] });

  test('heals 1 damage from a character', () => {
    expect(heal('Rey').choose('finn').damage('finn')).toBe(2);
  });

  test('heals none without a blue character [des.spot.04]', () => {
    expect([inVain(heal('Han Solo')), heal('Han Solo').damage('finn')]).toEqual([true, 3]);
  });
});

describe('Trust Your Instincts', () => {
  const instincts = (): Table =>
    playing(
      'Trust Your Instincts',
      {
        characters: [
          { ...armed('Rey', die('Lightsaber', '1 shield')), dice: ['blank'] },
          die('Padawan', 'blank'),
          die('Finn', 'blank'),
        ],
        deck: { top: ['Aim'] },
      },
      { characters: [die('Luke Skywalker', 'blank')] },
    );

  test('rerolls any dice of a blue character of yours and its upgrades, then may draw a card', () => {
    const t = instincts();
    expect(t.choices).toEqual(['rey', 'padawan']);
    t.choose('rey');
    expect(t.choices).toEqual(['rey.1', 'lightsaber.1', 'done']);
    t.choose('rey.1', 'lightsaber.1').rolls('1 discard', '+2 melee').yes();
    expect([t.shows('rey.1'), t.shows('lightsaber.1'), t.hand(P1)]).toEqual(['1 discard', '+2 melee', ['Aim']]);
  });

  test('none rerolled is enough to draw, which may be declined [des.choose-target.06]', () => {
    expect(instincts().choose('rey').done().yes().hand(P1)).toEqual(['Aim']);
    expect(instincts().choose('rey').done().no().hand(P1)).toEqual([]);
  });
});
