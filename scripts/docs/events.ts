/** docs/events.md: the events of each game, by the groups of src/<game>/model/events.ts, with their fields and what its comments say of them. */
import { readFileSync } from 'node:fs';
import * as ts from 'typescript';
import { CORE_EVENT_TYPES, type CoreEvent } from '../../src/core/abilities/actions';
import { fieldsByType } from '../../src/judge/event-schema';
import type { AnyLanguage } from '../../src/language/language';
import { anchorOf } from './anchors';

export interface GameOfEvents {
  name: string;
  /** What the headings call it: `X-Wing`. */
  short: string;
  language: AnyLanguage;
}

interface Group {
  about: string;
  events: readonly { type: string; note: string }[];
}

const HEAD = `# Events

This page lists everything that can happen in each game, with its name. Scenario files use these names in \`happened\`, \`not-happened\` and \`just-happened\`.
\`holojudge why FILE 'name'\` asks about an event, and abilities of your own work \`after\` or \`before\` it. In code an event is an object with its name as \`type\`, its \`rules\`, and the
fields below.

In a file, name the event alone or with some of its fields: \`happened: [token-gained: { ship: red-5, token: stress }]\`. Every event can also have \`because\` (its reasons), \`change\` (a number
before and after) and \`sources\` (the parts of an amount). If you misspell a name, the judge and \`with\` suggest the nearest event.

'Announced only' marks an event that is in no story, so a file cannot expect it. It is there for abilities, which can act at this moment.

Made by \`npm run generated\` from the sources; do not edit.
`;

/** Fields that every event may have. */
const OF_ALL = ['rules', 'because', 'change', 'sources'];

export function eventsPage(games: readonly GameOfEvents[]): string {
  const contents = games.map(({ short }) => `- [${short}](#${anchorOf(short)})`);
  const core = { about: 'Abilities of cards, in every game', events: CORE_EVENT_TYPES.map(withNote) };
  const [first] = games;
  const shared = first ? [`## Every game\n`, table(core, fieldsByType(first.language))] : [];
  return [HEAD, ...contents, '- [Every game](#every-game)', '', ...games.map(section), ...shared].join('\n');
}

function section({ name, short, language }: GameOfEvents): string {
  const fields = fieldsByType(language);
  const groups = groupsOf(name);
  const told = new Set([...groups.flatMap(({ events }) => events.map(({ type }) => type)), ...CORE_EVENT_TYPES]);
  const missing = [...fields.keys()].filter((type) => !told.has(type));
  if (missing.length > 0) throw new Error(`src/${name}/model/events.ts does not list ${missing.join(', ')}`);
  return [`## ${short}\n`, ...groups.map((group) => table(group, fields))].join('\n');
}

function table({ about, events }: Group, fields: ReturnType<typeof fieldsByType>): string {
  const rows = events.map(({ type, note }) => {
    const own = Object.keys(fields.get(type) ?? {}).filter((field) => !OF_ALL.includes(field));
    return `| \`${type}\` | ${own.map((field) => `\`${field}\``).join(', ')} | ${note} |`;
  });
  return [`${about}:\n`, '| event | fields | |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** Of the events of core, which stand in one list. */
const CORE_NOTES: Readonly<Record<CoreEvent['type'], string>> = {
  'ability-queued': 'The ability was triggered, and waits in the queue',
  'ability-used': 'The ability is used; its effect follows',
  'ability-declined': 'The player declined an optional ability',
  'ability-replaced': 'The ability replaces an event; its effect follows',
  'ability-not-triggered': 'The ability waits for a similar event, but not for this one; `because` says why',
  'ability-skipped': 'The ability was triggered, but cannot be resolved; `code` and `because` say why',
};

const withNote = (type: CoreEvent['type']): Group['events'][number] => ({ type, note: CORE_NOTES[type] });

/** The unions of a game's events, in the order of its file. */
function groupsOf(game: string): Group[] {
  const file = `src/${game}/model/events.ts`;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isTypeAliasDeclaration).flatMap((alias) => {
    const members = ts.isUnionTypeNode(alias.type) ? [...alias.type.types] : [alias.type];
    const events = members.flatMap((member) => eventsIn(member, source));
    const [comment] = ts.getJSDocCommentsAndTags(alias);
    const about = plainly(ts.getTextOfJSDocComment(comment?.comment as string) ?? '');
    return events.length > 0 ? [{ about, events }] : [];
  });
}

/** `Of<'round-started', ...>`, with the comment before it. */
function eventsIn(member: ts.TypeNode, source: ts.SourceFile): Group['events'] {
  if (!ts.isTypeReferenceNode(member) || member.typeName.getText(source) !== 'Of') return [];
  const [named] = member.typeArguments ?? [];
  const words = named && ts.isUnionTypeNode(named) ? [...named.types] : named ? [named] : [];
  const types = words.flatMap((word) =>
    ts.isLiteralTypeNode(word) && ts.isStringLiteral(word.literal) ? [word.literal.text] : [],
  );
  // The comment stands before the bar of the union, so after the member before.
  const before = source.text.slice(0, member.getStart(source));
  if (/\*\/\s*\/\*\*(?:(?!\*\/)[^])*\*\/\s*\|?\s*$/.test(before))
    throw new Error(`${source.fileName}: ${types.join(', ')} has two comments; one of them belongs to another event`);
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\|?\s*$/.exec(before)?.[1] ?? '';
  return types.map((type) => ({ type, note: plainly(comment) }));
}

/** In one line of a table, with the ends of comments as sentences. */
function plainly(comment: string): string {
  const line = comment
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s*\([^()]*`?view`?[^()]*\)/g, '')
    .trim()
    .replaceAll('|', '\\|');
  return line.replace(/\.$/, '');
}
