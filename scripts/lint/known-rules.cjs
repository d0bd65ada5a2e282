/**
 * Every rule id that a source writes stands in a catalogue, and a game cites its own: a typo in `['xw.tokens.99']` would cite nothing, and no type tells an id from
 * another. Ids in comments count, too. A heading alone (`xw.barrel-roll`) has to be one of the catalogue's.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, relative, resolve, sep } = require('node:path');

const CITED = /(?<![\w./-])([a-z]{2,3})\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*)\.(\d+)(?![\w-])/g;
const HEADING = /^([a-z]{2,3})\.([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** Ids and headings of each catalogue by the prefix of its ids, with the game that it is of. */
function readCatalogues(src) {
  const catalogues = new Map();
  for (const game of readdirSync(src)) {
    const file = join(src, game, 'rules.json');
    if (!existsSync(file)) continue;
    const ids = JSON.parse(readFileSync(file, 'utf8')).map(({ id }) => id);
    const prefix = (ids[0] ?? '').split('.')[0];
    const headings = new Set(ids.map((id) => id.replace(/\.\d+$/, '')));
    catalogues.set(prefix, { game, ids: new Set(ids), headings });
  }
  return catalogues;
}

const known = new Map();
function cataloguesOf(src) {
  if (!known.has(src)) known.set(src, readCatalogues(src));
  return known.get(src);
}

/** What is wrong with the citations of a text, in the file of a game (null: of no game). */
function wrongCitations(text, game, catalogues) {
  const wrong = [];
  for (const [id, prefix] of text.matchAll(CITED)) {
    const catalogue = catalogues.get(prefix);
    if (!catalogue) continue;
    if (!catalogue.ids.has(id)) wrong.push({ messageId: 'unknown', data: { id, game: catalogue.game } });
    else if (game !== null && game !== catalogue.game) wrong.push({ messageId: 'foreign', data: { id, game } });
  }
  const [heading, prefix] = HEADING.exec(text) ?? [];
  const catalogue = catalogues.get(prefix);
  if (catalogue && !catalogue.headings.has(heading))
    wrong.push({ messageId: 'unknown', data: { id: heading, game: catalogue.game } });
  return wrong;
}

/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown: "The catalogue of {{game}} has no '{{id}}'.",
      foreign: "'{{id}}' is a rule of another game than {{game}}.",
    },
  },
  create(context) {
    const root = context.cwd;
    const src = resolve(root, 'src');
    const catalogues = cataloguesOf(src);
    const [part] = relative(src, context.filename).split(sep);
    const game = [...catalogues.values()].some((each) => each.game === part) ? part : null;
    const look = (node, text) => {
      for (const wrong of wrongCitations(text, game, catalogues)) context.report({ ...wrong, node });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.raw),
      Program: () => {
        for (const comment of context.sourceCode.getAllComments())
          for (const wrong of wrongCitations(comment.value, game, catalogues))
            context.report({ ...wrong, loc: comment.loc });
      },
    };
  },
};
module.exports.wrongCitations = wrongCitations;
