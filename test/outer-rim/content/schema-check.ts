/** Does a value fit a JSON Schema? Only the keywords that our schemas use. */
interface Node {
  $ref?: string;
  anyOf?: Node[];
  enum?: unknown[];
  type?: string;
  properties?: Record<string, Node>;
  required?: string[];
  additionalProperties?: boolean | Node;
  items?: Node;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
}
const KEYWORDS = [
  '$ref',
  'anyOf',
  'enum',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  '$schema',
  'title',
  '$defs',
];

export function fits(value: unknown, schema: unknown, root: { $defs: Record<string, unknown> }): boolean {
  const node = schema as Node;
  const unknown = Object.keys(node).filter((key) => !KEYWORDS.includes(key));
  if (unknown.length > 0) throw new Error(`this checker does not know ${unknown.join(', ')}`);
  if (node.$ref) return fits(value, root.$defs[node.$ref.replace('#/$defs/', '')] as Node, root);
  if (node.anyOf) return node.anyOf.some((member) => fits(value, member, root));
  if (node.enum) return node.enum.includes(value);
  switch (node.type) {
    case undefined:
      return true;
    case 'null':
      return value === null;
    case 'boolean':
      return typeof value === 'boolean';
    case 'string':
      return typeof value === 'string' && value.length >= (node.minLength ?? 0);
    case 'integer':
      return (
        Number.isInteger(value) &&
        (value as number) >= (node.minimum ?? -Infinity) &&
        (value as number) <= (node.maximum ?? Infinity) &&
        (value as number) % (node.multipleOf ?? 1) === 0
      );
    case 'array':
      return (
        Array.isArray(value) &&
        value.length >= (node.minItems ?? 0) &&
        value.length <= (node.maxItems ?? Infinity) &&
        value.every((item) => fits(item, node.items ?? {}, root))
      );
    case 'object':
      return fitsObject(value, node, root);
    default:
      throw new Error(`this checker does not know the type ${node.type}`);
  }
}

function fitsObject(value: unknown, node: Node, root: { $defs: Record<string, unknown> }): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if ((node.required ?? []).some((key) => !Object.hasOwn(value, key))) return false;
  return Object.entries(value).every(([key, inner]) => {
    const own = node.properties && Object.hasOwn(node.properties, key) ? node.properties[key] : undefined;
    if (own) return fits(inner, own, root);
    return typeof node.additionalProperties === 'object'
      ? fits(inner, node.additionalProperties, root)
      : node.additionalProperties !== false;
  });
}
