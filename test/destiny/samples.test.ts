/** The sample cards on which the vocabulary of abilities was tried. */
import { P1, destinyTable } from './table';

test('Luke Skywalker draws a card after he is activated [des.after-abilities.01]', () => {
  const table = destinyTable({ p1: { characters: ['Luke Skywalker'] } });
  table.activate(P1, 'luke-skywalker').rolls('2 melee').draws('Dodge');
  expect(table.hand(P1)).toEqual(['Dodge']);
});

test('F-11D Rifle makes an opponent distribute 2 damage [des.damage.12]', () => {
  const table = destinyTable({
    p1: { characters: [{ card: 'Hired Gun', upgrades: [{ card: 'F-11D Rifle', dice: ['special'] }] }] },
    p2: { characters: ['Jango Fett', 'Tusken Raider'] },
  });
  table.resolve(P1, 'special').choose('f-11d-rifle.1').choose('jango-fett', 'tusken-raider');
  expect([table.damage('jango-fett'), table.damage('tusken-raider')]).toEqual([1, 1]);
});
