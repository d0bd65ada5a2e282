/** Which statement of an ability a line is about, where it cites all of them: the one that speaks of what the line says, of its save, of its limit. */
import type { RuleId, Statement } from '../core';
import type { AnyLanguage } from '../language/language';
import type { StoryLine } from './report';
import { stemsIn } from './stems';

/** Words in common that show that an ability's own statement says more than a general one before it. */
const SAYS_MORE = 2;

export function specific(line: StoryLine, { game }: AnyLanguage, rules: readonly Statement[]): StoryLine {
  // That it is used, or waits, says nothing of what it does.
  if (line.type === 'ability-used' || line.type === 'ability-queued') return line;
  const lists = game.abilities.map((each) => siblings(each.rules)).filter((each) => each.length > 1);
  const own = lists.find((list) => isWithin(list, line.rules));
  if (!own) return line;
  const said = stemsIn(line.text);
  const common = (id: RuleId): number => {
    const statement = rules.find((each) => each.id === id);
    const heading = stemsIn(statement?.term ?? '');
    return [...stemsIn(statement?.text ?? '')].filter((stem) => said.has(stem) && !heading.has(stem)).length;
  };
  const [first = ''] = own;
  const best = own.reduce((most, id) => (common(id) > common(most) ? id : most), first);
  const from = line.rules.indexOf(first);
  const isFirst = from === 0 || common(best) >= SAYS_MORE;
  if (best === first && (from === 0 || !isFirst)) return line;
  const before = isFirst ? [] : line.rules.slice(0, from);
  return { ...line, rules: [...new Set([...before, best, ...line.rules])] };
}

/** Those of the heading of the first one. */
function siblings(rules: readonly RuleId[]): readonly RuleId[] {
  const heading = (id = ''): string => id.replace(/\.\d+$/, '');
  return rules.filter((id) => heading(id) === heading(rules[0]));
}

/** One after another, all of them. */
function isWithin(list: readonly RuleId[], rules: readonly RuleId[]): boolean {
  const from = rules.indexOf(list[0] ?? '');
  return from >= 0 && list.every((id, i) => rules[from + i] === id);
}
