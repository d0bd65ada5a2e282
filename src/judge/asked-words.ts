/** What a file expects to be asked: a question that the game never asks is a slip of whoever writes it, found as the file is read. */
import type { Json } from '../core';
import { didYouMean } from '../core/codec/nearest';
import { isWithAdded } from '../core/engine/adding';
import { once } from '../core/engine/memo';
import type { AnyLanguage } from '../language/language';
import { cardIds } from './card-ids';
import { escaped, textsIn } from './words';

const patternsOf = once((asked: readonly string[]): readonly RegExp[] => asked.map(patternOf));

/** Whether an ability is used is asked by its name: `Predator on Jake Farrell`, `the ability of Jake Farrell`. */
const ABOUT_AN_ABILITY = /^the ability |\S (?:of|on) \S/;

/** Why nobody is ever asked this; null: somebody may be. `own`: what the file brings, whose texts may be asked. */
export function neverAsked(language: AnyLanguage, about: string, own: Json): string | null {
  const { game, asked } = language;
  // Abilities of a program ask what they like.
  if (asked === undefined || isWithAdded(game)) return null;
  if (ABOUT_AN_ABILITY.test(about) || cardIds(language).has(about) || textsIn(own).includes(about)) return null;
  if (patternsOf(asked).some((each) => each.test(about))) return null;
  const near = didYouMean(
    about,
    asked.filter((each) => !each.includes('*')),
  );
  return `this game never asks '${about}'${near}`;
}

/** `*` stands for a name or a number. */
function patternOf(asked: string): RegExp {
  const parts = asked.split('*').map(escaped);
  return new RegExp(`^${parts.join('.+')}$`);
}
