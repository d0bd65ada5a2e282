/** The file of a game that says what it may ask. */
import { questionsOf } from './questions';

export function askedFile(game: string): string {
  return [
    '/** Whatever this game can ask: `*` stands for a name or a number. Made from the sources: npm run generated. */',
    `export const asked: readonly string[] = ${JSON.stringify(questionsOf(`src/${game}`))};`,
    '',
  ].join('\n');
}
