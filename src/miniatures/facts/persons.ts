/** Of whom a Unique character is a version (min.unique.01 to .04): versions share the personal name, with titles before it and what they are doing behind it. */
import { squash } from '../../core/codec/squash';

const TITLES =
  /^(?:(?:admiral|baron|clone commander|commander|captain|count|emperor|general|grand admiral|grand moff|imperial governor|master|prince|princess|queen|warmaster) )+/i;
/**
 * `, Jedi Knight`, ` on Tauntaun`, ` of Dagobah`, ` in Carbonite`, ` (Mitth'raw'nuruodo)`; what somebody owns has the possessive: `Grievous's Wheel Bike`
 * (min.unique.03).
 */
const BEHIND = /(?:,| on | of | in | \(|'s? ).*$/i;
const BOTH = / and | with /i;

/** The ways in which cards name the same person, shortest first. Who hides behind an other name altogether is for the card to say: Darth Tyranus, Arica. */
const SAME: readonly (readonly string[])[] = [
  ['Ahsoka', 'Ahsoka Tano'],
  ['Amidala', 'Padmé Amidala'],
  ['Kenobi', 'Obi-Wan', 'Obi-Wan Kenobi'],
  ['Leia', 'Leia Organa Solo', 'Leia Organa'],
  ['Luke', 'Luke Skywalker'],
  ['Mara Jade', 'Mara Jade Skywalker'],
  ['Vader', 'Darth Vader', 'Lord Vader'],
  ['Windu', 'Mace Windu'],
];
const SHORT: ReadonlyMap<string, string> = new Map(
  SAME.flatMap(([short = '', ...longer]) => longer.map((name) => [squash(name), short] as const)),
);

/** The persons that a name shows: `General Obi-Wan Kenobi` is Kenobi, `C-3PO and R2-D2` are two. */
export function personsNamed(name: string): readonly string[] {
  return name.split(BOTH).map((one) => {
    const person = one.replace(BEHIND, '').replace(TITLES, '').trim();
    return SHORT.get(squash(person)) ?? person;
  });
}
