/**
 * A plugin of typedoc: guides are called by their headings and stand in groups (tutorials, how-to guides, explanation), every module has an introduction,
 * and no text is lost behind a tag.
 */
import { basename } from 'node:path';
import { Converter, ReflectionKind } from 'typedoc';

/** By what a reader wants: to learn by doing, to get something done, to look something up, to understand. */
const GROUPS = {
  Tutorials: ['judging', 'apps', 'tools', 'adding-cards', 'tutorial-game'],
  'How-to guides': [
    'judging-armada',
    'judging-destiny',
    'judging-miniatures',
    'judging-outer-rim',
    'possibilities',
    'odds',
    'studies',
    'squads',
    'fleets',
    'packs',
    'opponent',
    'README',
    'testing',
    'debugging',
    'new-game',
    'CONTRIBUTING',
  ],
  Reference: ['glossary', 'events', 'cards-xwing', 'packs-base', 'versions', 'CHANGELOG', 'SECURITY'],
  Explanation: ['architecture', 'ambiguities'],
};

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const guide of project.getReflectionsByKind(ReflectionKind.Document)) {
      const [group] = Object.entries(GROUPS).find(([, names]) => names.includes(basename(guide.name))) ?? [];
      if (group === undefined) app.logger.warn(`${guide.name} is in no group of guides (scripts/docs/guides.mjs)`);
      guide.frontmatter.group = group;
      guide.name = headingOf(guide.content) ?? guide.name;
    }
    withoutHeading(project.readme ?? []);
  });
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module))
      if (!module.hasComment()) app.logger.warn(`${module.name} has no introduction (a comment with @module)`);
    for (const each of project.getReflectionsByKind(ReflectionKind.All))
      if (each.comment?.getTags('@throws').some(hasMore))
        app.logger.warn(`${each.getFriendlyFullName()}: what follows @throws reads as part of it; put it before`);
    for (const each of project.getReflectionsByKind(ReflectionKind.All))
      if (each.comment?.getTag('@throws') && isCutOff(each.comment.summary))
        app.logger.warn(`${each.getFriendlyFullName()}: @throws cuts a sentence off; end it before`);
  });
}

/** 'The others take a state alone and @throws NotAState'. */
function isCutOff(summary) {
  const before = summary
    .map(({ text }) => text)
    .join('')
    .trim();
  return before !== '' && !/[.!?:)`|]$/.test(before);
}

/** A second sentence on a line of its own. */
function hasMore({ content }) {
  return /\n[A-Z]/.test(
    content
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
}

const HEADING = /^# (.*)\n/;

function headingOf([first]) {
  return HEADING.exec(first?.text ?? '')?.[1].replaceAll('`', '');
}

/** Typedoc writes the project's name above the README: its own heading need not follow. */
function withoutHeading([first]) {
  if (first) first.text = first.text.replace(HEADING, '');
}
