/** What a file expects to be asked: a question that the game never asks is a slip of whoever writes it, found as the file is read. */
import { isObject, type Json } from '../core';
import { didYouMean } from '../core/codec/nearest';
import { isWithAdded } from '../core/engine/adding';
import { lazy } from '../core/engine/memo';
import type { AnyLanguage } from '../language/language';
import { cardIds } from './card-ids';

const patterns = new WeakMap<readonly string[], () => readonly RegExp[]>();

/** Whether an ability is used is asked by its name: `Predator on Jake Farrell`, `the ability of Jake Farrell`. */
const ABOUT_AN_ABILITY = /^the ability |\S (?:of|on) \S/;

/** Why nobody is ever asked this; null: somebody may be. `own`: what the file brings, whose texts may be asked. */
export function neverAsked(language: AnyLanguage, about: string, own: Json): string | null {
  const { game, asked } = language;
  // Abilities of a program ask what they like.
  if (asked === undefined || isWithAdded(game)) return null;
  const known = patterns.get(asked) ?? lazy(() => asked.map(patternOf));
  patterns.set(asked, known);
  if (ABOUT_AN_ABILITY.test(about) || isAbility(language, about) || isTextIn(own, about)) return null;
  if (known().some((each) => each.test(about))) return null;
  const near = didYouMean(
    about,
    asked.filter((each) => !each.includes('*')),
  );
  return `this game never asks '${about}'${near}`;
}

function isAbility(language: AnyLanguage, about: string): boolean {
  return cardIds(language).has(about);
}

/** `*` stands for a name or a number. */
function patternOf(asked: string): RegExp {
  const parts = asked.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function isTextIn(value: Json, text: string): boolean {
  if (Array.isArray(value)) return value.some((each) => isTextIn(each as Json, text));
  if (isObject(value)) return Object.values(value).some((each) => isTextIn(each as Json, text));
  return value === text;
}
