/** Abilities that an app adds for cards of its own: their names say whose they are, `my-club/force-field`. What is called so is none of the glossary's. */
import type { CardAbility } from './types';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const PRINTED = /^(\S+)(?: \+?(\d{1,3}))?$/;

export function isOwnAbility(id: string): boolean {
  return NAME.test(id) && id.length <= 100;
}

/** `my-club/force-field 3`: such an ability, with its number where it has one. Null: it is none. */
export function readOwnAbility(text: string): CardAbility | null {
  const [, ability = '', number] = PRINTED.exec(text.trim()) ?? [];
  if (!isOwnAbility(ability)) return null;
  return number === undefined ? { ability } : { ability, value: Number(number) };
}
