import { FACTIONS, type CardAbility, type Faction } from '../../../src/miniatures/facts';
import { checkAdded } from '../../../src/miniatures/lists/added';
import { costInSquad, squadCost } from '../../../src/miniatures/lists/squad-cost';
import { STARTER_SQUADS } from '../../../src/miniatures/lists/starter-squads';
import { isOfKindIn } from '../../../src/miniatures/lists/squad-faction';
import { cardIn, type SquadList } from '../../../src/miniatures/lists/squad-list';
import { card, coded, copies, own, squad } from './squads';

const TROOPER = 'clone-trooper-starter';
const rapport = (id: string, names: string, cost = 10) =>
  card({ id, faction: 'republic', cost, abilities: [{ ability: 'rapport', names }] });
const withTroopers = (...cards: ReturnType<typeof card>[]): SquadList => {
  const list = own('republic', ...cards);
  return { ...list, characters: [...list.characters, TROOPER, TROOPER] };
};

/** What each character of a squad costs in it. */
const costs = (list: SquadList): (number | null)[] =>
  list.characters.map((id) => {
    const found = cardIn(list, id);
    return found ? costInSquad(list, found) : null;
  });

describe('Rapport', () => {
  test('the named characters cost 1 point less [min.rapport.01]', () => {
    expect(costs(withTroopers(rapport('a', 'Clone Trooper')))).toEqual([10, 8, 8]);
    expect(costs(withTroopers(rapport('a', 'Battle Droid')))).toEqual([10, 9, 9]);
  });

  test('if its condition is met [min.rapport.01]', () => {
    const conditional = rapport('a', 'Clone Trooper if with Droid');
    expect(costs(withTroopers(conditional))).toEqual([10, 9, 9]);
    const droid = card({ id: 'b', faction: 'republic', cost: 4 });
    expect(costs(withTroopers(conditional, droid))).toEqual([10, 4, 8, 8]);
  });

  test('copies of the same Rapport do not add up [min.rapport.04]', () => {
    expect(costs(withTroopers(rapport('a', 'Clone Trooper'), rapport('b', 'Clone Trooper')))).toEqual([10, 10, 8, 8]);
  });

  test('different versions do: Cody and Queen Amidala make Clone Troopers 2 points cheaper [min.rapport.05, min.rapport.06]', () => {
    const list = squad('republic', 'clone-commander-cody', 'queen-amidala', TROOPER);
    expect(costs(list)).toEqual([20, 16, 7]);
    expect(squadCost(list)).toBe(43);
  });

  test('nobody costs less than 1 [min.rapport.07]', () => {
    const cheap = card({ id: 'c', name: 'Clone Trooper', faction: 'republic', cost: 2 });
    const versions = [
      rapport('a', 'Clone Trooper'),
      rapport('b', 'non-Unique Republic follower'),
      rapport('d', 'Trooper'),
    ];
    expect(costs(own('republic', ...versions, cheap))[3]).toBe(1);
    expect(costs(own('republic', cheap))).toEqual([2]);
  });
});

describe('those who join', () => {
  const list = withTroopers(rapport('a', 'Clone Trooper'));
  const joins = (ability: CardAbility, ids: readonly string[], to = list): string[] =>
    coded(checkAdded(to, ability, ids));

  test('by Reserves or Reinforcements cost what Rapport leaves of them [min.rapport.03]', () => {
    const ability = { ability: 'reinforcements', value: 16, names: 'Clone Trooper' };
    expect(joins(ability, [TROOPER, TROOPER])).toEqual([]);
    expect(joins(ability, [TROOPER, TROOPER], squad('republic', TROOPER))).toEqual(['too-many-points']);
  });

  test('an ability that adds nobody is no way in, whatever it is called', () => {
    for (const ability of ['cleave', 'constructor'])
      expect(joins({ ability, value: 60 }, [TROOPER])).toEqual(['adds-nobody']);
  });

  test('cost no more in all than the number, and are of the kind that it names [min.reinforcements.01]', () => {
    const ability = { ability: 'reinforcements', value: 30, names: 'Ewok' };
    const ewoks = (...costs: number[]) => {
      const cards = costs.map((cost, i) => card({ id: `ewok-${i}`, faction: 'fringe', cost }));
      return joins(
        ability,
        cards.map(({ id }) => id),
        { ...squad('rebel', 'wicket'), cards },
      );
    };
    expect([ewoks(15, 15), ewoks(15, 16)]).toEqual([[], ['too-many-points']]);
    expect(joins(ability, ['princess-leia'])).toEqual(['wrong-kind characters.0']);
  });

  test('by Droid Reinforcements are Droids [min.droid-reinforcements.01]', () => {
    const ability = { ability: 'droid-reinforcements', value: 20 };
    expect(joins(ability, copies(5, 'battle-droid-clone-strike'))).toEqual([]);
    expect(joins(ability, copies(6, 'battle-droid-clone-strike'))).toEqual(['too-many-points']);
    expect(joins(ability, ['wicket'])).toEqual(['wrong-kind characters.0']);
  });

  test.each([
    ['Fringe Reinforcements [min.fringe-reinforcements.01]', { ability: 'fringe-reinforcements' }, 'wicket', TROOPER],
    ['Fringe Reserves [min.fringe-reserves.01]', { ability: 'fringe-reserves', roll: 15 }, 'wicket', TROOPER],
    ['Republic Reserves [min.republic-reserves.01]', { ability: 'republic-reserves', roll: 15 }, TROOPER, 'wicket'],
    [
      'Separatist Reserves [min.separatist-reserves.01]',
      { ability: 'separatist-reserves', roll: 15 },
      'battle-droid-clone-strike',
      'wicket',
    ],
  ])('by %s', (_, ability, who, not) => {
    const entry = { ...ability, value: 20 };
    expect([joins(entry, [who]), joins(entry, [not])]).toEqual([[], ['wrong-kind characters.0']]);
    expect(joins(entry, copies(6, who))).toEqual(expect.arrayContaining(['too-many-points']));
  });

  test('exist, cost something that is known, and are no second version of a Unique character', () => {
    const ability = { ability: 'fringe-reserves', value: 100, roll: 3 };
    expect(joins(ability, ['wicket'], squad('rebel', 'wicket'))).toEqual(['unique-twice characters.0']);
    expect(joins(ability, ['wickett'])).toEqual(['unknown-card characters.0']);
    expect(joins({ ability: 'separatist-reserves', value: 100, roll: 3 }, ['san-hill'])).toEqual([
      'cost-unknown characters.0',
    ]);
  });
});

describe('the faction that counts', () => {
  const factionOf = (list: SquadList, id: string): Faction | undefined => {
    const found = cardIn(list, id);
    return FACTIONS.find((faction) => found && isOfKindIn(list, { faction }, found));
  };

  test('is that of the squad for whom Affinity let in: Mas Amedda is Imperial there [min.affinity.02, min.affinity.03]', () => {
    expect(
      ['imperial', 'republic'].map((faction) => factionOf(squad(faction as 'imperial', 'mas-amedda'), 'mas-amedda')),
    ).toEqual(['imperial', 'republic']);
    expect(factionOf(squad('imperial', 'wicket'), 'wicket')).toBe('fringe');
  });

  test('is Mandalorian alone where somebody has Mandalorian Conscription [min.mandalorian-conscription.01]', () => {
    const leader = card({ id: 'leader', faction: 'mandalorian', abilities: [{ ability: 'mandalorian-conscription' }] });
    const list = { ...squad('mandalorian', 'leader', 'wicket'), cards: [leader] };
    expect([factionOf(list, 'wicket'), factionOf(list, 'leader')]).toEqual(['mandalorian', 'mandalorian']);
    expect(factionOf(squad('mandalorian', 'wicket'), 'wicket')).toBe('fringe');
  });
});

test('of the Republic’s starter squad only the Clone Trooper is a follower [min.starter-commander-effects.02]', () => {
  const { republic } = STARTER_SQUADS;
  const followers = republic.characters.filter((id) => {
    const found = cardIn(republic, id);
    return found && isOfKindIn(republic, { follower: true }, found);
  });
  expect(followers).toEqual(['clone-trooper-starter']);
});
