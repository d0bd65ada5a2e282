/**
 * The import direction of the design: core imports no game; a game imports only core and itself; judge and play import core and are
 * handed a game. The package's own name and version are everybody's. Only the files named in the option `mains` may bring games and the rest together.
 */
const { dirname, join, relative, resolve, sep } = require('node:path');

/** The first folder under src/ of a file or import, or undefined outside src/. */
function roomOf(file, src) {
  const path = relative(src, file).split(sep);
  return path[0] === '..' || path.length === 0 ? undefined : path[0];
}

function check(context) {
  const root = context.cwd;
  const src = join(root, 'src');
  const { mains } = { mains: [], ...context.options[0] };
  const room = roomOf(context.filename, src);
  if (room === undefined || mains.includes(relative(root, context.filename).split(sep).join('/'))) return {};

  const inspect = (source) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    const file = resolve(dirname(context.filename), source.value);
    const target = roomOf(file, src);
    if (target === room || target === 'core' || file === join(root, 'package.json')) return;
    context.report({ node: source, messageId: 'wrongWay', data: { room, target: target ?? 'what is outside src' } });
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
    schema: [{ type: 'object', properties: { mains: { type: 'array', items: { type: 'string' } } } }],
    messages: { wrongWay: '{{room}} may not import {{target}}: only core and itself.' },
  },
  create: check,
};
