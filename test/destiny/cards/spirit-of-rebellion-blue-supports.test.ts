/** Blue supports of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Setting, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const against = (p1: Side, p2: Side = {}, more: Setting = {}): Table => destinyTable({ p1, p2, ...more });

describe('Command Shuttle', () => {
  test('uses the special ability of one of your characters, as that character', () => {
    const t = against(
      { characters: ['Darth Vader, Dark Apprentice', 'Finn'], supports: [die('Command Shuttle', 'special')] },
      { characters: ['Jango Fett', 'Chewbacca'] },
    )
      .resolve(P1, 'special')
      .choose('command-shuttle.1');
    expect(t.choices).toEqual(['darth-vader']);
    t.choose('darth-vader', 'jango-fett');
    expect([t.damage('jango-fett'), t.damage('darth-vader')]).toEqual([3, 1]);
  });

  test('does nothing without such a character', () => {
    const t = against(
      { characters: ['Finn'], supports: [die('Command Shuttle', 'special')] },
      { characters: ['Chewbacca'] },
    )
      .resolve(P1, 'special')
      .choose('command-shuttle.1');
    expect([t.shows('command-shuttle.1'), t.decisionIsTurnOf(P2)]).toEqual([null, true]);
  });
});

describe('Delta-7 Interceptor', () => {
  test('rerolls up to 3 dice of any players', () => {
    const t = against(
      { characters: [die('Rey', 'blank', 'blank')], supports: [die('Delta-7 Interceptor', 'special')] },
      { characters: [die('Jango Fett', '2 ranged', '1 melee')] },
    )
      .resolve(P1, 'special')
      .choose('delta-7-interceptor.1');
    const fewer = t.copy().choose('rey.2').done().rolls('1 discard');
    expect([fewer.shows('rey.1'), fewer.shows('rey.2')]).toEqual(['blank', '1 discard']);
    t.choose('rey.1', 'jango-fett.1', 'jango-fett.2').rolls('1 melee', 'blank', '1 resource');
    expect(['rey.1', 'rey.2', 'jango-fett.1', 'jango-fett.2'].map(t.shows)).toEqual([
      '1 melee',
      'blank',
      'blank',
      '1 resource',
    ]);
  });
});

describe('Dark Presence', () => {
  const rolled = (face: string): Table =>
    against(
      { characters: ['Rey'], supports: ['Dark Presence'] },
      { characters: [die('Bala-Tik', '1 focus', '1 shield')] },
    )
      .activate(P1, 'rey')
      .rolls(face);

  test('after a die of yours rolled a discard an opponent chooses and removes one of theirs', () => {
    const t = rolled('1 discard').uses();
    expect([t.asks, t.choices]).toEqual(['p2: dice to remove', ['bala-tik.1', 'bala-tik.2']]);
    t.choose('bala-tik.2');
    expect([t.shows('bala-tik.1'), t.shows('bala-tik.2'), t.card('dark-presence').exhausted]).toEqual([
      '1 focus',
      null,
      true,
    ]);
  });

  test('or not; and not after another symbol', () => {
    expect(rolled('1 discard').declines().card('dark-presence').exhausted).toBe(false);
    expect(rolled('1 melee').decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Your Eyes Can Deceive You', () => {
  const rolled = (face: string): Table =>
    against(
      { characters: ['Bala-Tik'], supports: ['Your Eyes Can Deceive You'] },
      { characters: [die('Finn', '2 ranged')] },
    )
      .activate(P1, 'bala-tik')
      .rolls(face);

  test("after a die of yours rolled a shield it may be exhausted to turn an opponent's die", () => {
    const t = rolled('1 shield').uses();
    expect(t.choices.every((each) => each.startsWith('finn.1'))).toBe(true);
    t.turn('finn.1', 'blank');
    expect([t.shows('finn.1'), t.card('your-eyes-can-deceive-you').exhausted]).toEqual(['blank', true]);
    expect(rolled('1 shield').declines().shows('finn.1')).toBe('2 ranged');
  });

  test('not after another symbol, or a roll of the opponent', () => {
    expect(rolled('1 focus').decisionIsTurnOf(P2)).toBe(true);
    const t = against(
      { characters: ['Finn'] },
      { characters: [die('Rey', 'blank')], supports: ['Your Eyes Can Deceive You'] },
    );
    expect(t.activate(P1, 'finn').rolls('1 shield').decisionIsTurnOf(P2)).toBe(true);
  });
});

describe('Meditate', () => {
  const meditating = (own: string): Table =>
    against(
      { characters: [die('Luke Skywalker', own, '2 melee')], supports: ['Meditate'] },
      { characters: [die('Finn', 'blank')] },
    ).use(P1, 'meditate');

  test('a blank die of yours and its exhaustion turn another to a side not showing damage', () => {
    const t = meditating('blank').choose('luke-skywalker.1');
    expect(t.choices).toEqual(
      ['1 focus', '1 shield', '1 resource', 'blank'].map((each) => `luke-skywalker.2: ${each}`),
    );
    t.turn('luke-skywalker.2', '1 focus');
    expect([t.shows('luke-skywalker.1'), t.shows('luke-skywalker.2'), t.card('meditate').exhausted]).toEqual([
      null,
      '1 focus',
      true,
    ]);
  });

  test('without a blank of yours nothing is turned', () => {
    const t = meditating('1 focus');
    expect([t.shows('luke-skywalker.2'), t.shows('finn.1')]).toEqual(['2 melee', 'blank']);
  });
});
