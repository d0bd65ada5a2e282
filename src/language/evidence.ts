/** The evidence of an event as people read it, the same for every game: numbers before and after, sources, and why. */
import type { Change, Evidence, Reason, Source } from '../core';
import { abilityInWords, figure, inWords, whyInWords, withinSentence, type Naming } from './in-words';

/** `recovers 1 Force` becomes `recovers 1 Force (0 -> 1 of 3): ...`. Empty: the event tells nothing beside what happened. */
export function evidenceInWords(naming: Naming, { change, sources, because }: Evidence, state: unknown): string {
  const brackets = [
    ...(change ? [changeInWords(change)] : []),
    ...(sources && sources.length > 0 ? [sourcesInWords(naming, sources, state)] : []),
  ];
  const why =
    because && eachOnce(because.map((each) => withinSentence(uncapped(whyInWords(naming, each, state), each))));
  return `${brackets.length > 0 ? ` (${brackets.join('; ')})` : ''}${why ? `: ${why.join('; ')}` : ''}`;
}

/** How sentences begin that are no name. */
const BEGINNING =
  /^(It|Its|A|An|The|This|That|There|They|Part|Line|At|With|Without|Against|Only|Nobody|Nothing|No|In|On|Of|Each)(?= [a-z0-9])/;

/** Within another sentence it begins small, if it does not begin with a name. */
function uncapped(said: string, { parts }: Pick<Reason, 'parts'>): string {
  if (parts !== undefined && typeof parts[0] !== 'string') return said;
  return said.replace(BEGINNING, (word) => word.toLowerCase());
}

/** `TIE Pilot protects the die of Jango Fett (2 times)` */
function eachOnce(said: readonly string[]): string[] {
  return [...new Set(said)].map((each) => {
    const times = said.filter((other) => other === each).length;
    return times === 1 ? each : `${each} (${times} times)`;
  });
}

function changeInWords({ was, is, most }: Change): string {
  return `${figure(was)} -> ${figure(is)}${most === undefined ? '' : ` of ${figure(most)}`}`;
}

function sourcesInWords(naming: Naming, sources: readonly Source[], state: unknown): string {
  return sources
    .map(({ amount, by }) => {
      const what =
        typeof by === 'string'
          ? inWords(naming, [{ is: by }], state)
          : abilityInWords(naming, by.ability, by.source, state);
      return `${amount < 0 ? '-' : '+'}${figure(Math.abs(amount))} by ${what}`;
    })
    .join(', ');
}
