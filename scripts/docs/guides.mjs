/**
 * A plugin of typedoc: guides are called by their headings and stand in groups (tutorials, how-to guides, explanation), and every module has an introduction.
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
    'testing',
    'debugging',
    'new-game',
    'CONTRIBUTING',
  ],
  Reference: ['glossary', 'cards-xwing', 'packs-base', 'versions', 'CHANGELOG', 'SECURITY'],
  Explanation: ['architecture', 'ambiguities'],
};

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const guide of project.getReflectionsByKind(ReflectionKind.Document)) {
      const [group] = Object.entries(GROUPS).find(([, names]) => names.includes(basename(guide.name))) ?? [];
      if (group === undefined) app.logger.warn(`${guide.name} is in no group of guides (scripts/docs/guides.mjs)`);
      guide.frontmatter.group = group;
      guide.name = takeHeading(guide) ?? guide.name;
    }
  });
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module))
      if (!module.hasComment()) app.logger.warn(`${module.name} has no introduction (a comment with @module)`);
  });
}

/** The first heading: typedoc writes the name above the text, so it need not stand there twice. */
function takeHeading(guide) {
  const [first] = guide.content;
  const heading = /^# (.*)\n/.exec(first?.text ?? '');
  if (heading === null) return undefined;
  first.text = first.text.slice(heading[0].length);
  return heading[1].replaceAll('`', '');
}
