/**
 * The import directions of the house (docs/architecture.md, 'The rooms'). Between the parts: core imports nobody; language, judge and play
 * import core and are handed games (judge also the language, and what play walks through); a game imports core, and its scenario folder the language. Inside a game: every room
 * looks down only. Odds import core, play, and of games what they export (their index). The bundle of types (model/types) may import types from anywhere, and be imported as types from anywhere.
 *
 * Only the files named in the option `mains` may bring games and the rest together.
 */
const { dirname, join, relative, resolve, sep } = require('node:path');

/** Which parts a part imports. Whatever is not named here is a game. */
const PARTS = {
  core: [],
  language: ['core'],
  judge: ['core', 'language', 'play'],
  play: ['core'],
  odds: ['core', 'play'],
};
/** Parts that also import games, of each only what it exports. */
const USERS = ['odds'];
const GAME_IMPORTS = { scenario: ['core', 'language'] };

const RULES = ['facts', 'model', 'engine', 'queries', 'effects', 'procedures', 'abilities'];
const upTo = (room) => RULES.slice(0, RULES.indexOf(room) + 1);

/** Which rooms of its game a room imports, itself among them. Rooms that are not named here may import all. */
const ROOMS = {
  ...Object.fromEntries(RULES.map((room) => [room, upTo(room)])),
  lists: ['facts', 'lists'],
  printed: ['facts', 'lists'],
  view: upTo('queries'),
  outcome: upTo('queries'),
  policy: [...upTo('queries'), 'policy'],
  codecs: [...upTo('procedures'), 'lists', 'codecs'],
  begin: [...upTo('procedures'), 'lists', 'codecs', 'begin'],
  catalogue: ['rules', 'players-words'],
  game: [...RULES, 'lists', 'view', 'outcome', 'policy', 'codecs', 'begin', 'game'],
  index: [...RULES, 'lists', 'printed', 'view', 'outcome', 'codecs', 'begin', 'game', 'for-callers', 'catalogue'],
};

/** Part, room and path of a file under src/: `xwing`, `procedures`, `xwing/procedures/attack`. Undefined outside src/. */
function placeOf(file, src) {
  const path = relative(src, file).split(sep);
  if (path[0] === '..' || path[0] === '') return undefined;
  const bare = path.join('/').replace(/\.(ts|json)$/, '');
  return { part: path[0], room: (path[1] ?? 'index').replace(/\.(ts|json)$/, ''), path: bare };
}

/** Why a file may not import another; null: it may. */
function wrongWay(from, to) {
  if (to === undefined) return { messageId: 'wrongWay', data: { room: from.part, target: 'what is outside src' } };
  if (from.part !== to.part) {
    const own = PARTS[from.part];
    if (USERS.includes(from.part) && PARTS[to.part] === undefined && to.room === 'index') return null;
    const may = own ?? GAME_IMPORTS[from.room] ?? ['core'];
    return may.includes(to.part) ? null : { messageId: 'wrongWay', data: { room: from.part, target: to.part } };
  }
  if (PARTS[from.part] !== undefined || from.path.endsWith('/model/types') || to.path.endsWith('/model/types'))
    return null;
  const rooms = ROOMS[from.room];
  return rooms === undefined || rooms.includes(to.room)
    ? null
    : { messageId: 'looksUp', data: { room: from.room, target: to.room } };
}

function check(context) {
  const root = context.cwd;
  const src = join(root, 'src');
  const { mains } = { mains: [], ...context.options[0] };
  const from = placeOf(context.filename, src);
  if (from === undefined || mains.includes(relative(root, context.filename).split(sep).join('/'))) return {};

  const inspect = (source) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    const file = resolve(dirname(context.filename), source.value);
    if (file === join(root, 'package.json')) return;
    const to = placeOf(file, src);
    const wrong = wrongWay(from, to);
    if (wrong) context.report({ node: source, ...wrong });
  };
  return {
    ImportDeclaration: (node) => inspect(node.source),
    ImportExpression: (node) => inspect(node.source),
    ExportAllDeclaration: (node) => inspect(node.source),
    ExportNamedDeclaration: (node) => inspect(node.source),
    TSImportType: (node) => inspect(node.source ?? node.argument?.literal),
  };
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          mains: { type: 'array', items: { type: 'string' } },
        },
      },
    ],
    messages: {
      wrongWay: '{{room}} may not import {{target}}.',
      looksUp:
        '{{room}} may not import {{target}}: a room looks down only (facts < model < engine < queries < effects < procedures < abilities).',
    },
  },
  create: check,
};
