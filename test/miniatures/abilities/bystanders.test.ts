/** Whose an ability is: one of somebody who stands beside attacker or target says nothing of their attack, and is not offered. */
import { rules } from '../../../src/miniatures/catalogue';
import { ABILITY_NAMES, type AbilityName, type CardAbility } from '../../../src/miniatures/facts';
import { ATTACKING, NAMING, ROLLING } from '../../../src/miniatures/facts/ability-names';
import type { OnTable, Table } from '../table';
import { duel, MELEE } from './duel';

/** Those that say something of others beside this character, or of who may be attacked. */
const OF_OTHERS = [
  ...['bodyguard', 'draw-fire', 'emergency-life-support', 'energy-shields', 'pheromones'],
  ...['desert-skiff', 'diplomat', 'doctrine-of-fear', 'force-alter', 'frozen-in-carbonite', 'invisibility'],
  ...['light-spirit', 'recon', 'traps'],
];

const known = new Set(rules.map(({ id }) => id));
const own = ABILITY_NAMES.filter(({ id }) => known.has(`min.${id}.01`) && !OF_OTHERS.includes(id));

function having({ id, kind, number }: AbilityName): Partial<OnTable> {
  const one: CardAbility = {
    ability: id,
    ...(number && { value: 20 }),
    ...(NAMING.includes(id) && { names: 'Rebel' }),
    ...(ROLLING.includes(id) && { roll: 18 }),
    ...(ATTACKING.includes(id) && { attack: 6 }),
  };
  return { force: 5, ...(kind === 'force-power' ? { powers: [one] } : { abilities: [one] }) };
}

const beside = (at: OnTable['at'], player: string, more: Partial<OnTable>): OnTable => ({
  ...{ at, player, activated: true, force: 5 },
  ...more,
});

/** A critical hit in melee, and a shot that defeats; then the turn ends, and bob's begins. */
const ATTACKS: readonly [ann: Partial<OnTable>, bob: Partial<OnTable>, dan: OnTable['at'], roll: number][] = [
  [{ abilities: [MELEE] }, {}, [7, 4], 20],
  [{}, { at: [9, 5], hitPoints: 10 }, [10, 4], 15],
];

/** All that is told and offered as ann attacks bob; eve stands beside her, dan beside him. */
function story(more: Partial<OnTable>): unknown[] {
  return ATTACKS.map(([ann, bob, at, roll]) => {
    const table = duel(ann, bob, { eve: beside([4, 5], 'p1', more), dan: beside(at, 'p2', more) });
    const before = table.legal();
    table.attack('bob');
    const offered = goOn(table, roll);
    // She has not moved yet; after a move and the attack nothing is left to her.
    const after = table.legal();
    table.endTurn();
    if (table.legalOf('activate').some(({ character }) => character === 'bob')) table.activate('bob');
    return { before, offered, after, then: table.legal(), told: table.told };
  });
}

const MOST = 20;

/** What is offered on the way, until ann is asked for more. */
function goOn(table: Table, roll: number): unknown[] {
  const offered: unknown[] = [];
  for (let answers = 0; answers < MOST; answers++) {
    while (table.by()[0] === 'chance' && table.state.stage === 'activations') table.rolls(roll);
    const legal = table.legal();
    const onward = legal.find(({ type }) => type === 'decline' || type === 'roll-attack' || type === 'keep-roll');
    if (!onward) return offered;
    offered.push(legal.filter(({ type }) => type === 'use-ability'));
    table.act(onward);
  }
  throw new Error('the attack does not end');
}

const usual = JSON.stringify(story({}));

test.each(own.map((name) => [name.name, `min.${name.id}.01`, name] as const))(
  '%s of somebody beside them is not theirs [%s]',
  (_title, _id, name) => {
    expect(JSON.stringify(story(having(name)))).toBe(usual);
  },
);
