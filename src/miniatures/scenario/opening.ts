/** The table of a skirmish where a story begins: characters with the numbers of their cards, doors that are not closed. */
import { opening, pieceRow, type OpeningRow } from '../../language/opening';
import { printedAbility, type StatCard } from '../facts';
import type { MiniaturesState } from '../model/state';
import { cardOf, isWounded } from '../queries/characters';
import { sayAbility } from './card-words';
import { kinds } from './fields';
import { characterLabel } from './piece-labels';

export function openingRows(state: MiniaturesState): OpeningRow[] {
  const { columns, rows, name } = state.map;
  const map = {
    of: 'table',
    is: `${name === '' ? 'a map' : `the map ${name}`} of ${columns} by ${rows} squares`,
    has: opening(kinds.table, ['first', 'turn'], state, 'table'),
  };
  const characters = state.characters.map((each) => {
    const card = cardOf(state, each);
    const of = characterLabel(state, each.id);
    const values = [
      each.aboard === null ? 'at' : 'aboard',
      ...(isWounded(each) ? ['hit-points'] : []),
      ...(card.force ? ['force'] : []),
      ...(state.turn === each.id ? [] : ['activated']),
    ];
    const place = each.place === 'map' ? 'table' : each.place;
    return pieceRow(
      kinds.character,
      values,
      state,
      { id: each.id, place },
      { of, is: `${whatIs(card, of)} of ${each.player}` },
    );
  });
  const doors = Object.keys(state.doors).map((of) => ({ of, has: opening(kinds.door, ['state'], state, of) }));
  return [map, ...characters, ...doors];
}

/** `Clone Trooper (Attack 5, Damage 10, Defense 15, 40 Hit Points; Order 66)` */
function whatIs(
  { name, attack, damage, defense, hitPoints, abilities, force, commanderEffect }: StatCard,
  of: string,
): string {
  const numbers = `Attack ${attack}, Damage ${damage}, Defense ${defense}, ${hitPoints} Hit Points`;
  const printed = [...abilities, ...(force?.powers ?? [])].map(printedAbility);
  const all = [...printed, ...(commanderEffect === null ? [] : [sayAbility(commanderEffect) ?? commanderEffect])];
  return `${name === of ? 'a character' : name} (${[numbers, ...(all.length > 0 ? [all.join(', ')] : [])].join('; ')})`;
}
