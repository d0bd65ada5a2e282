/** What is wrong with a described ship: its tokens, charges, damage cards. */
import { firstRejection, impossible, type Path, type Rejection } from '../../core';
import { upgrade } from '../facts';
import { MOST_TOKENS, type Ship } from '../model/state';
import type { PlacedShip } from './position';

export function wrongTokens(given: PlacedShip, path: Path): Rejection | null {
  for (const [kind, count] of Object.entries(given.tokens ?? {})) {
    if (count < 0)
      return impossible('negative', `${kind}: a ship has no fewer than 0 tokens.`, [...path, 'tokens', kind]);
    if (count > MOST_TOKENS)
      return impossible('too-many', `${kind}: a ship has ${MOST_TOKENS} tokens at most.`, [...path, 'tokens', kind]);
  }
  if ((given.tokens?.cloak ?? 0) > 1) {
    const at = [...path, 'tokens', 'cloak'];
    return impossible('second-cloak', `${given.id} has one cloak token at most.`, at, ['xw.cloak.05']);
  }
  return null;
}

/** Only a card that the ship has, and that has two sides, lies on its other side. */
export function wrongFlipped({ id, upgrades = [], flipped = [] }: PlacedShip, path: Path): Rejection | null {
  return firstRejection(flipped, (card, i) => {
    const at = [...path, 'flipped', i];
    if (!upgrades.includes(card)) return impossible('not-equipped', `${id} has no card '${card}' to flip.`, at);
    if (flipped.indexOf(card) < i) return impossible('same-id', `'${card}' is flipped once already.`, at);
    return (upgrade(card)?.sides.length ?? 0) > 1 ? null : impossible('one-side', `${card} has one side.`, at);
  });
}

/** Charges of all kinds: no more than there are, and no fewer than none (xw.charges.03). */
export function wrongCharges(given: PlacedShip, made: Ship, path: Path): Rejection | null {
  const limits: [keyof PlacedShip, number | undefined, number | undefined][] = [
    ['shields', given.shields, made.shields.limit],
    ['energy', given.energy, made.energy?.limit],
    ['force', given.force, made.force?.limit],
    ['charges', given.charges, made.charges?.limit],
  ];
  for (const [field, value, limit] of limits) {
    if (value !== undefined && limit === undefined)
      return impossible('beyond-limit', `${given.id} has no ${field}.`, [...path, field], ['xw.charges.03']);
    if (value !== undefined && limit !== undefined && (value < 0 || value > limit)) {
      return impossible(
        'beyond-limit',
        `${given.id} has 0 to ${limit} ${field}, not ${value}.`,
        [...path, field],
        ['xw.charges.03'],
      );
    }
  }
  for (const [card, value] of Object.entries(given.upgradeCharges ?? {})) {
    const at = [...path, 'upgradeCharges', card];
    const limit = made.upgrades.find((each) => each.card === card)?.charges?.limit;
    if (limit === undefined)
      return impossible('beyond-limit', `${given.id} has no card '${card}' with charges.`, at, ['xw.charges.03']);
    if (value < 0 || value > limit)
      return impossible('beyond-limit', `${card} has 0 to ${limit} charges, not ${value}.`, at, ['xw.charges.03']);
  }
  return null;
}

export function wrongDamage(given: PlacedShip, made: Ship, path: Path): Rejection | null {
  const cards = (given.damage?.facedown ?? 0) + (given.damage?.faceup?.length ?? 0);
  if ((given.damage?.facedown ?? 0) < 0)
    return impossible('negative', 'damage cards cannot be fewer than 0', [...path, 'damage', 'facedown']);
  if (cards >= made.hull)
    return impossible(
      'destroyed',
      `${given.id} has hull ${made.hull}; with ${cards} damage cards it is destroyed.`,
      [...path, 'damage'],
      ['xw.destroying-ships.01'],
    );
  const indicators = made.upgrades.filter(({ turret }) => turret !== null).length;
  if (given.turrets !== undefined && given.turrets.length !== indicators)
    return impossible(
      'turrets',
      `${given.id} has ${indicators} indicators of its cards, not ${given.turrets.length}.`,
      [...path, 'turrets'],
      ['xw.huge-turret-arcs.01'],
    );
  return given.turret !== undefined && !made.turret
    ? impossible('no-turret', `${given.id} has no turret.`, [...path, 'turret'], ['xw.turret-arc.02'])
    : null;
}
