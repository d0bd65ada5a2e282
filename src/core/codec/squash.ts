/** Letters and digits only, in lower case and without accents: what is left to compare of a name that people spell in many ways. */
export function squash(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
