/** docs/schema: descriptions of scenario files and of Outer Rim's packs that editors understand. */
import { fileSchema } from '../../src/judge/file-schema';
import type { AnyLanguage } from '../../src/language/language';
import { partSchema } from '../../src/outer-rim/lists';

/** Files and what they should hold. */
export function schemaFiles(languages: readonly AnyLanguage[]): Record<string, string> {
  const scenarios = languages.map((language) => [
    `docs/schema/${language.game.id}.schema.json`,
    `${JSON.stringify(fileSchema(language))}\n`,
  ]);
  return {
    ...(Object.fromEntries(scenarios) as Record<string, string>),
    'docs/schema/outer-rim-pack.schema.json': `${JSON.stringify(partSchema(), null, 1)}\n`,
  };
}
