/** Neutral red events of Spirit of Rebellion. */
import { P1, P2, destinyTable, type Side, type Table } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const shielded = (card: string, shields: number) => ({ card, shields });

/** The card in p1's hand, rich enough to be played, and played. */
function playing(name: string, p1: Side, p2: Side = {}): Table {
  const { hand = [], resources = 5 } = p1;
  return destinyTable({ p1: { ...p1, hand: [name, ...hand], resources }, p2 }).play(P1, name);
}

describe('Bombing Run', () => {
  test('resolves a red die showing disrupt, then deals 1 damage to each character of an opponent', () => {
    const t = playing(
      'Bombing Run',
      {
        characters: [die('Death Trooper', '1 disrupt'), die('Death Trooper', '1 ranged'), die('Han Solo', '2 disrupt')],
      },
      { characters: ['Jango Fett', 'Padawan'], resources: 2 },
    );
    expect(t.choices).toEqual(['death-trooper.1']);
    t.choose('death-trooper.1');
    expect([t.resources(P2), t.damage('jango-fett'), t.damage('padawan'), t.damage('han-solo')]).toEqual([1, 1, 1, 0]);
  });

  test('without such a die no damage is dealt [des.then-effects.02]', () => {
    const t = playing('Bombing Run', { characters: [die('Han Solo', '2 disrupt'), die('Death Trooper', '1 ranged')] });
    expect([t.damage('hired-gun'), t.decisionIsTurnOf(P2)]).toEqual([0, true]);
  });
});

describe('Collateral Damage', () => {
  const caused = (...dice: string[]): Table =>
    playing('Collateral Damage', { characters: [die('Rey', ...dice), die('Finn', '2 ranged')] }, { resources: 2 });

  test('resolves dice of one of the two symbols; then an opponent loses 1 resource [des.card-collateral-damage.01]', () => {
    const t = caused('1 melee', '+2 melee');
    expect(t.choices).toEqual(['melee', 'ranged']);
    t.choose('melee');
    expect(t.choices).toEqual(['rey.1']);
    t.choose('rey.1').done().choose('hired-gun');
    expect([t.damage('hired-gun'), t.resources(P2), t.shows('finn.1'), t.shows('rey.2')]).toEqual([
      1,
      1,
      '2 ranged',
      '+2 melee',
    ]);
    const shot = caused('1 melee', '+2 melee').choose('ranged', 'finn.1', 'hired-gun');
    expect([shot.damage('hired-gun'), shot.resources(P2), shot.shows('rey.1')]).toEqual([2, 1, '1 melee']);
  });

  test('modifiers may be added [des.card-collateral-damage.02]', () => {
    const t = caused('1 melee', '+2 melee').choose('melee', 'rey.1', 'rey.2', 'hired-gun');
    expect([t.damage('hired-gun'), t.shows('rey.2'), t.resources(P2)]).toEqual([3, null, 1]);
  });

  test('several dice cost one resource only; without a die none is lost [des.card-collateral-damage.02]', () => {
    const two = caused('1 melee', '1 melee').choose('melee', 'rey.1', 'hired-gun', 'rey.2', 'hired-gun');
    expect([two.damage('hired-gun'), two.resources(P2)]).toEqual([2, 1]);
    const none = caused('1 discard', '+2 melee').choose('melee');
    expect([none.resources(P2), none.decisionIsTurnOf(P2)]).toEqual([2, true]);
  });
});

describe('Salvo', () => {
  const fired = (resources: number): Table =>
    playing(
      'Salvo',
      { characters: [die('Han Solo', '3 ranged for 1', '2 disrupt'), die('Baze Malbus', '+2 ranged')], resources },
      { characters: [shielded('Jango Fett', 1), 'Padawan', 'Royal Guard'] },
    );

  test('deals the damage to each character of an opponent, for its cost once [des.card-salvo.01]', () => {
    const t = fired(3);
    expect(t.choices).toEqual(['han-solo.1']);
    t.choose('han-solo.1');
    expect([...['jango-fett', 'padawan', 'royal-guard', 'han-solo'].map(t.damage), t.resources(P1)]).toEqual([
      2, 3, 3, 0, 0,
    ]);
    expect([t.shows('han-solo.1'), t.shows('baze-malbus.1')]).toEqual([null, '+2 ranged']);
    const dealt = { amount: 3, damage: 'ranged', dice: ['han-solo.1'], source: 'han-solo', by: P1, unblockable: false };
    expect(t.events('damage-dealt')).toMatchObject([dealt, dealt, dealt]);
  });

  test('not when its cost cannot be paid [des.resolving-dice-with-cards.02]', () => {
    expect(fired(2).shows('han-solo.1')).toBe('3 ranged for 1');
  });
});

describe('Suppression', () => {
  test("removes a red ranged die of yours, then an opponent's die", () => {
    const t = playing(
      'Suppression',
      { characters: [die('Rebel Trooper', '1 ranged'), die('Rebel Trooper', '1 shield'), die('Finn', '2 ranged')] },
      { characters: [die('Jango Fett', '2 ranged')] },
    );
    expect(t.choices).toEqual(['rebel-trooper.1']);
    t.choose('rebel-trooper.1').choose('jango-fett.1');
    expect([t.shows('rebel-trooper.1'), t.shows('jango-fett.1'), t.shows('finn.1')]).toEqual([null, null, '2 ranged']);
  });

  test('without one nothing is removed [des.then-effects.02]', () => {
    const t = playing(
      'Suppression',
      { characters: [die('Finn', '2 ranged')] },
      { characters: [die('Rey', '1 melee')] },
    );
    expect([t.shows('rey.1'), t.decisionIsTurnOf(P2)]).toEqual(['1 melee', true]);
  });
});
