/** The names of Miniatures' abilities and how cards print them, from the headings of the catalogue's glossary. */
import type { AbilityName } from '../../src/miniatures/facts/ability-names';

export interface Statement {
  id: string;
  ability?: string;
  abilityType?: 'special-ability' | 'force-power';
  forceCost?: string | number;
}

/** Headings that name one number of an ability of which cards print others, too: Force Renewal 3 works as Force Renewal 1 does, three times over. */
const ONE_NUMBER_OF_MANY = ['Force Renewal 1', 'Shields 2', 'Swarm +1'];
/** A heading without the number that its statement speaks of (min.spotter.01). */
const NUMBER_IN_THE_STATEMENT: Readonly<Record<string, string>> = { Spotter: 'Spotter +[#]' };
/** `Heal [#]`, `Rend +[#]`, `Gunner (+[#])`; the last may stand without its number. */
const HEADING = /^(.+?) (\(?)(\+?)\[#\]\)?$/;

export function abilityNames(statements: readonly Statement[]): AbilityName[] {
  const names = new Map<string, AbilityName>();
  for (const { id, ability, abilityType, forceCost } of statements) {
    const [, slug = ''] = id.split('.');
    if (ability === undefined || names.has(slug)) continue;
    const cost = forceCost === undefined || forceCost === '' ? {} : { cost: Number(forceCost) };
    const kind = abilityType === 'force-power' ? 'force-power' : 'special-ability';
    names.set(slug, { id: slug, ...numberOf(ability), kind, ...cost });
  }
  return [...names.values()];
}

function numberOf(heading: string): Pick<AbilityName, 'name' | 'number'> {
  const one = ONE_NUMBER_OF_MANY.includes(heading)
    ? heading.replace(/\d$/, '[#]')
    : (NUMBER_IN_THE_STATEMENT[heading] ?? heading);
  const [, name, bracket, plus] = HEADING.exec(one) ?? [];
  if (name === undefined) return { name: heading };
  if (bracket !== '') return { name, number: 'optional bonus' };
  return { name, number: plus === '+' ? 'bonus' : 'plain' };
}
