/** The ruling table: every way that it can come out, and the choices that make the difference. */
import type { Asked, DecisiveChoice, Facts, Odds, Outcome, RulingTable } from 'holojudge/judge';
import type { Desk } from './desk';
import { byId, element } from './dom';
import { ruleButtons } from './rules';
import { valuesInWords } from './words';

export function showWays(desk: Desk, asked: Exclude<Asked<RulingTable>, { report: unknown }>): void {
  const section = byId('ways', HTMLElement);
  section.hidden = false;
  const told =
    asked.verdict === 'walked'
      ? table(desk, asked.told)
      : [
          element('p', { class: 'fails' }, asked.message),
          ...asked.found.map((facts) => element('p', {}, inWords(facts))),
        ];
  section.replaceChildren(element('h2', { id: 'ways-title' }, 'Every way'), ...told);
}

function table(desk: Desk, told: RulingTable): HTMLElement[] {
  const { until, states, always, outcomes, moreOutcomes, choices, moreChoices } = told;
  const ways = outcomes.length + moreOutcomes;
  const constant = inWords(always);
  return [
    element(
      'p',
      {},
      `From here until ${until}, over ${states} states: it comes out in ${ways === 1 ? 'one way' : `${ways} ways`}.`,
    ),
    ...(constant === '' ? [] : [element('p', {}, `In every way: ${constant}.`)]),
    element('ol', { id: 'outcomes' }, ...outcomes.map((each) => outcome(desk, each))),
    ...more(moreOutcomes, 'ways'),
    element('h3', {}, choices.length === 0 ? 'No choice makes a difference' : 'What makes the difference'),
    element('ul', {}, ...choices.map((each) => choice(desk, each))),
    ...more(moreChoices, 'choices'),
  ];
}

function more(count: number, what: string): HTMLElement[] {
  return count === 0 ? [] : [element('p', { class: 'hint' }, `and ${count} more ${what}`)];
}

function outcome(desk: Desk, { facts, story = [], rules = [], ...odds }: Outcome): HTMLElement {
  const how = element(
    'details',
    {},
    element('summary', {}, 'How'),
    element('ol', {}, ...story.map((line) => element('li', {}, line))),
    ...ruleButtons(desk, rules),
  );
  return element('li', {}, `${likely(odds)}: ${inWords(facts)}`, story.length === 0 ? null : how);
}

function choice(desk: Desk, { player, asks, rules, after, leads }: DecisiveChoice): HTMLElement {
  const where = after.map((each) => each.join('; ')).filter((each) => each !== '');
  const answers = leads.map(({ best, answers: said, to, rules: cited }) => {
    const numbers = to.map(({ outcome: number, ...odds }) => `way ${number} (${likely(odds)})`).join(', ');
    return element('li', {}, `${said.join(' | ')}${best ? ' (best)' : ''} → ${numbers}`, ...ruleButtons(desk, cited));
  });
  return element(
    'li',
    {},
    `${player}, ${asks}`,
    ...ruleButtons(desk, rules),
    where.length === 0 ? null : element('p', { class: 'hint' }, `after: ${where.join(' or ')}`),
    element('ul', {}, ...answers),
  );
}

function inWords(facts: Facts): string {
  return Object.entries(facts)
    .map(([piece, values]) => `${piece}: ${valuesInWords(values).join(', ')}`)
    .join('; ');
}

const DIGITS = 4;

function likely({ low, high }: Odds): string {
  const [least, most] = [low, high].map((each) => String(Number(each.toPrecision(DIGITS))));
  return least === most ? `${least}` : `${least} to ${most}`;
}
