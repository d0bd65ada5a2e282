/**
 * A plugin of typedoc: every field of the contract's interfaces has a comment of its own, unless its type leaves one value only (`type: 'roll'`).
 * Elsewhere a field may speak for itself.
 */
import { Converter, ReflectionKind } from 'typedoc';

const CONTRACT = /src\/core\/(contract\/|engine\/state|engine\/procedure|chance\/chance|abilities\/(ability|actions))/;

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const field of project.getReflectionsByKind(ReflectionKind.Property)) {
      if (!field.parent?.kindOf(ReflectionKind.Interface)) continue;
      const file = project.getSymbolIdFromReflection(field)?.packagePath ?? '';
      if (CONTRACT.test(file) && field.type?.type !== 'literal' && !field.hasComment())
        app.logger.warn(`${field.getFriendlyFullName()}, a field of the contract, does not have any documentation`);
    }
  });
}
