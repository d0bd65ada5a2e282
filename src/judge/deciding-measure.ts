/** What was measured and decides, as a picture can show it: two pieces of the table, and what was found between them. */
import type { DecidingMeasure } from '../language/language';
import { piecesNamed, piecesOf } from './pieces';
import type { Playing } from './playing';
import type { Ruling, StoryLine } from './report';
import { placeOfName } from './words';

/** `at`: the line of the story that tells it, counted from 0; where none does, the end of the story. */
export interface MeasureAt extends DecidingMeasure {
  at: number;
}

/** More lines than these on one table are a tangle. */
const MOST = 3;

/** `range from red-5 to tie is 2: 150 mm, 50 mm from another range`. */
const QUESTION = /^([a-z-]+) (?:of|from|to|on|with|seen from|\()[^:]* is (not so|so|[^:]+): (.*)/;

/** `at range 2 (150 mm)`, `38.2 mm away, at distance 1`, `8 squares`. */
const NUMBER = /\d+(?:\.\d+)? mm|\d+ squares?/;
const BAND = /(?:attack )?range \d|beyond range \d|(?:close|medium|long) range|distance \d/;

export function decidingMeasures(
  playing: Playing,
  story: readonly StoryLine[],
  sentences: readonly Ruling[],
): readonly MeasureAt[] {
  const names = piecesNamed(playing.language, piecesOf(playing.language, playing.state));
  const all = sentences.flatMap(({ text, lines }) =>
    text.split(/; (?:then )?/).flatMap((clause): MeasureAt[] => {
      const said = measuredIn(clause);
      const [from, to] = namesIn(clause, names);
      if (said === null || from === undefined || to === undefined) return [];
      const at = lines.find((each) => story[each]?.text.includes(clause)) ?? lines.at(-1) ?? story.length;
      return [{ from, to, said, at }];
    }),
  );
  const isNew = ({ from, to, said }: MeasureAt, i: number): boolean =>
    all.findIndex((each) => each.from === from && each.to === to && each.said === said) === i;
  return all.filter(isNew).slice(0, MOST);
}

function measuredIn(clause: string): string | null {
  const [, word, is, measured] = QUESTION.exec(clause) ?? [];
  const number = measured?.split(/[,:] | and /).find((part) => NUMBER.test(part));
  if (word !== undefined && is !== undefined && number !== undefined) {
    const found = is === 'so' ? word : is === 'not so' ? `not ${word}` : `${word} ${is}`;
    return `${found.replace(/-/g, ' ')}: ${number}`;
  }
  const [mm] = NUMBER.exec(clause) ?? [];
  if (mm === undefined) return null;
  const [band] = BAND.exec(clause) ?? [];
  return band === undefined ? mm : `${band}: ${mm}`;
}

/** The pieces that a text names, in its order. */
function namesIn(text: string, names: readonly string[]): string[] {
  const places = names.flatMap((name) => {
    const at = placeOfName(text, name);
    return at < 0 ? [] : [{ name, at }];
  });
  return places.sort((a, b) => a.at - b.at).map(({ name }) => name);
}
