/** The table of the AI player's tests: its turn with one AI card. */
import { basePack, type AiStep } from '../../src/outer-rim/facts';
import { pack, table, type Moment, type Player, type Table } from './table';

/** The AI player Han Solo, on Lothal, about to draw this AI card (or one made of these bullets). */
export function aiTurn(
  ai: Player = {},
  drawn: string | Partial<(typeof basePack.ai)[number]> = 'ai-6',
  more: Moment = {},
): Table {
  const own =
    typeof drawn === 'string'
      ? {}
      : { ai: [{ id: 'ai-1', planning: [], action: [], encounter: [], special: null, ...drawn }] };
  const { pack: given, ...rest } = more;
  return table(
    { ann: { at: 'takodana' }, ai: { character: 'han-solo', at: 'lothal', ...ai } },
    {
      by: 'ai',
      aiCards: [typeof drawn === 'string' ? drawn : 'ai-1'],
      ...rest,
      pack: pack({ ...(given as object | undefined), ...own }),
    },
  );
}
/** What the AI player does with these bullets in its action section. */
export const acts = (ai: Player, action: readonly AiStep[], more: Moment = {}): Table => aiTurn(ai, { action }, more);
export const bullets = (game: Table, part: string): [string, boolean][] =>
  game
    .happened('ai-bullet')
    .filter((each) => each.part === part)
    .map((each) => [each.bullet, each.applies]);
