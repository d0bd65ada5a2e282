/** Ships that fly for hire: allied to ships of other factions in their squad, neither friendly nor enemies. */
import * as E from 'fp-ts/lib/Either';
import { checkSquad, decodeXws, encodeXws, readXws } from '../../../src/xwing';
import { duel } from '../duel';
import { type ShipOnTable, type Table } from '../table';
import { coordinating, gains, side } from './card-tables';

/** A ship of scum that is hired, with charges on another card. */
const HUNTER: ShipOnTable = { pilot: 'skullsquadronpilot', upgrades: ['bounty', 'ionmissiles'] };
const LIMITED: ShipOnTable = { pilot: 'soontirfel', damage: { facedown: 2, faceup: [] }, at: [300, 400] };

/** `red` destroys `tie`, or only hurts it. */
const attack = (red: ShipOnTable, tie: ShipOnTable): Table => {
  const table = duel(red, tie).attack('red', 'tie');
  for (let i = 0; i < 20 && table.happened('attack-performed').length === 0; i++) {
    const roll = table.legal('roll').find(({ faces }) => faces.every((face) => face === (i === 0 ? 'hit' : 'blank')));
    const [first] = table.legal();
    const next = roll ?? table.legal('end-modifying')[0] ?? table.legal('decline')[0] ?? first;
    if (!next || next.type === 'choose') break;
    table.does(next);
  }
  return table;
};

describe('Bounty', () => {
  const ready: ShipOnTable = { ...HUNTER, upgradeCharges: { ionmissiles: 1 } };

  test('a limited ship that it has destroyed brings back a charge of each card, and the card is turned [xw.charges.02]', () => {
    const table = attack(ready, LIMITED);
    expect(table.legal('choose').map(({ chosen }) => chosen)).toEqual(['recover', 'nothing']);
    table.answer({ type: 'choose', chosen: 'recover' });
    expect(table.ship('red').upgrades.find(({ card }) => card === 'ionmissiles')?.charges?.active).toBe(2);
    expect(side(table, 'red', 'bounty')).toBe(1);
    const nothing = attack(ready, LIMITED).answer({ type: 'choose', chosen: 'nothing' });
    expect(nothing.ship('red').upgrades.find(({ card }) => card === 'ionmissiles')?.charges?.active).toBe(1);
    expect(side(nothing, 'red', 'bounty')).toBe(1);
  });

  test.each([
    ['one that is not limited', { ...LIMITED, pilot: 'alphasquadronpilot' }],
    ['one that is not destroyed', { ...LIMITED, damage: { facedown: 0, faceup: [] } }],
  ])('not for %s', (_what, tie) => {
    expect(side(attack(ready, tie), 'red', 'bounty')).toBe(0);
  });
});

describe('allied ships are neither friendly nor enemies [xw.supplement-allied.01]', () => {
  /** An Imperial shuttle coordinates; `wing` is a ship of scum beside it. */
  const chosen = (wing: ShipOnTable): string[] =>
    coordinating({
      wing: { pilot: 'skullsquadronpilot', ...wing },
      others: { own: { pilot: 'academypilot', at: [510, 470] } },
    })
      .legal('choose-coordinated')
      .map(({ on }) => on);

  test('a shuttle does not coordinate a ship that is hired', () => {
    expect(chosen({ upgrades: ['bounty'] })).toEqual(['own']);
    expect(chosen({ upgrades: ['bounty'], flipped: ['bounty'] })).toEqual(['own']);
    expect(chosen({ upgrades: ['initforthemoneyrebellion'] })).toEqual(['own']);
  });

  test('one that has become a friend, and one of its own faction', () => {
    const money = { upgrades: ['initforthemoneyrebellion'], flipped: ['initforthemoneyrebellion'] };
    expect(chosen(money).sort()).toEqual(['own', 'wing']);
    expect(chosen({ pilot: 'academypilot', upgrades: ['bounty'] }).sort()).toEqual(['own', 'wing']);
  });

  test('neither attacks the other', () => {
    const table = duel({ ...HUNTER }, {}, { others: { ally: { pilot: 'academypilot', at: [300, 400] } } });
    expect(table.legal('declare-defender').map(({ defender }) => defender)).not.toContain('ally');
  });
});

describe('In It For The Money', () => {
  /** A friend of the hired ship, and an ally, are destroyed. */
  const loses = (ally: string, upgrades: string[]): Table =>
    duel(
      { pilot: 'skullsquadronpilot', upgrades },
      {},
      { others: { ally: { pilot: ally, at: [600, 300], damage: { facedown: 2, faceup: [] }, shields: 0 } } },
    ).run('suffer damage', { ship: 'ally', hit: 9, crit: 0, rules: [] });
  const CARD = 'initforthemoneyrebellion';

  test('after a limited ally is destroyed it gains a focus token and becomes a friend [xw.supplement-allied.01]', () => {
    const table = loses('lukeskywalker', [CARD]);
    expect(gains(table, 'red')).toEqual(['focus']);
    expect(side(table, 'red', CARD)).toBe(1);
  });

  test.each([
    ['an ally that is not limited', 'bluesquadronescort', [CARD]],
    ['a friend', 'fennrau', [CARD]],
    ['anybody, without the card', 'lukeskywalker', []],
  ])('not for %s', (_what, ally, upgrades) => {
    expect(gains(loses(ally, upgrades), 'red')).toEqual([]);
  });
});

test('hired ships are in squads of the factions that their cards name [xw.squad-building.05]', () => {
  const squad = (faction: string, command: string) => ({
    faction,
    pilots: [
      { id: 'skullsquadronpilot', ship: 'fangfighter', upgrades: { command: [command] } },
      {
        id: faction === 'galacticempire' ? 'academypilot' : 'bluesquadronescort',
        ship: faction === 'galacticempire' ? 'tielnfighter' : 't65xwing',
      },
    ],
  });
  const wrong = (faction: string, command: string): string | undefined => {
    const read = decodeXws(squad(faction, command));
    if (E.isLeft(read)) return read.left.code;
    const list = readXws(squad(faction, command));
    if (E.isLeft(list)) return list.left.code;
    expect(E.isRight(decodeXws(encodeXws(list.right.list)))).toBe(true);
    return checkSquad(list.right.list, { format: 'epic' }).find(({ code }) => code === 'wrong-faction')?.code;
  };
  expect(wrong('galacticempire', 'bounty')).toBeUndefined();
  expect(wrong('rebelalliance', 'initforthemoneyrebellion')).toBeUndefined();
  expect(wrong('rebelalliance', 'bounty')).toBe('wrong-faction');
  expect(wrong('galacticempire', 'initforthemoneyrebellion')).toBe('wrong-faction');
});
