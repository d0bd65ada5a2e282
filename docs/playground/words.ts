/** Values as people write them in files: `red-5`, `[hit, crit]`, `{ front: 2, rear: 1 }`. */
export function valueInWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'none';
  if (Array.isArray(value)) return `[${value.map(valueInWords).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).map(([key, each]) => `${key}: ${valueInWords(each)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** `shields 2`, `touching [tie]`, `activated`. */
export function valuesInWords(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).map(([name, is]) => {
    const word = name.replaceAll('-', ' ');
    return is === true ? word : `${word} ${valueInWords(is)}`;
  });
}
