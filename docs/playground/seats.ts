/** What players are called, and who plays for whom. */
import { element } from './dom';
import type { InProgress } from './in-progress';
import type { Policy } from './work/tasks';
import type { Turn } from './work/turn';

interface Told {
  plays(player: string, policy: Policy | ''): void;
  calls(player: string, name: string): void;
  hides(is: boolean): void;
}

type Seats = Partial<Record<Policy | '', string>>;

const BY: Seats = {
  '': 'by hand',
  beginner: 'the machine, a beginner',
  club: 'the machine, as in a club',
  champion: 'the machine, a champion',
  best: 'looking one answer ahead',
  random: 'at random',
};
const CHANCE: Seats = { '': 'by hand', random: 'rolls' };

export function seatsOf(
  { players, by }: Pick<Turn, 'players' | 'by'>,
  { policies, names, hides: isHidden }: Pick<InProgress, 'policies' | 'names' | 'hides'>,
  { plays, calls, hides }: Told,
): HTMLElement {
  const isChance = by.includes('chance') || policies['chance'] !== undefined;
  const all = [...players, ...(isChance ? ['chance'] : [])].map((player) => {
    const select = element('select', { onchange: () => plays(player, select.value as Policy | '') });
    for (const [value, text] of Object.entries(player === 'chance' ? CHANCE : BY))
      select.append(element('option', { value }, text));
    select.value = policies[player] ?? '';
    if (player === 'chance') return element('label', {}, 'chance ', select);
    select.setAttribute('aria-label', `Who plays for ${names[player] ?? player}`);
    return element('span', { class: 'seat' }, nameField(player, names[player] ?? player, calls), select);
  });
  const byHand = players.filter((player) => policies[player] === undefined);
  const box = element('input', {
    type: 'checkbox',
    id: 'hides',
    checked: isHidden,
    onchange: () => hides(box.checked),
  });
  const hiding = byHand.length > 1 ? element('label', {}, box, ' hand the screen over, and hide what is secret') : null;
  return element('div', { id: 'seats', class: 'row' }, ...all, hiding);
}

function nameField(player: string, value: string, calls: Told['calls']): HTMLElement {
  const field = element('input', {
    value,
    size: 12,
    onchange: () => calls(player, field.value),
    aria: { label: `Name of ${player}` },
  });
  return field;
}
