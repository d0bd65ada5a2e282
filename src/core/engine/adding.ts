/**
 * Abilities that an app adds to a game from outside: `xwing.with({ abilities })`. The game itself stays as it is; the other one has tables of its own,
 * which take the place of the engine's while one of its functions runs. So rules, which speak to the one engine of their game, need not know which of the two they serve.
 */
import { emptyRegistry, register, type AnyAbility } from '../abilities/ability';
import { MalformedInput } from '../codec/malformed';
import { didYouMean } from '../codec/nearest';
import { show } from '../codec/show';
import type { Game, LegalActions } from '../contract/game';
import type { GameTypes, SpanName, WindowName } from '../contract/game-types';
import { reason, rejection, type Path, type Rejection, type RuleId } from '../contract/rejection';
import { isObject } from '../codec/json';
import { fieldOf } from '../codec/options';
import { wrongShape } from './ability-shape';
import { effectProcedure } from './effect-procedure';
import { frozen } from './share';
import { ON } from './uses';
import type { EngineTables } from './tables';
import type { CoreState } from './state';

/** Every name of these, for whoever is not told by the compiler: one too few or too many does not compile. */
type All<N extends string> = Readonly<Record<N, true>>;

/** The names that abilities of a game may use, as its bundle of types has them. */
export interface AbilityNames<G extends GameTypes> {
  windows: All<WindowName<G>>;
  spans: All<G['spans']>;
  kinds: All<G['kinds']>;
  values: All<keyof G['values'] & string>;
  bans: All<keyof G['bans'] & string>;
  permits: All<keyof G['permits'] & string>;
}

/** What a game that abilities are added to says of itself. */
interface Base<G extends GameTypes> {
  id: string;
  tables: EngineTables<G>;
  names: AbilityNames<G>;
  /** The types of its events, core's among them. */
  events: readonly string[];
  /** Every card that an ability may be on; null: they come with a state. */
  cards: readonly string[] | null;
  /** Is this the name of an ability that cards of somebody's own may print, though no other card does? */
  ownAbility(card: string): boolean;
  /** How the ids of its rules begin: `xw`. */
  prefix: string;
}

/** What `with` is given. */
export interface Added<G extends GameTypes> {
  abilities: readonly AnyAbility<G>[];
  /** The catalogue of the game's rules (`holojudge/<game>/rules`): then every rule that an ability cites has to be one of them. */
  rules?: readonly { id: RuleId }[];
}

/** The same, looked at as it comes from programs that the compiler did not stop. @throws MalformedInput */
export function readAdded<G extends GameTypes>(more: Added<G>): Added<G> {
  const refuse = (what: string, found: unknown, ...path: Path): never => {
    throw new MalformedInput(rejection(reason('malformed', `with: expected ${what}, found ${show(found)}`, []), path));
  };
  if (typeof (more as unknown) !== 'object' || (more as unknown) === null) return refuse('{ abilities: [...] }', more);
  const [abilities, rules] = ['abilities', 'rules'].map((field) => fieldOf(more, field));
  if (!Array.isArray(abilities)) return refuse('a list of abilities', abilities, 'abilities');
  const odd = abilities.findIndex((each) => !isObject(each));
  if (odd >= 0) return refuse('an ability', abilities[odd], 'abilities', odd);
  if (rules !== undefined && !(Array.isArray(rules) && rules.every(isObject)))
    return refuse("the catalogue of the game's rules", rules, 'rules');
  return more;
}

/** The tables of the game with more abilities. @throws Error where one of them names what does not exist, or is called as another is */
export function tablesWith<G extends GameTypes>(
  base: Base<G>,
  { abilities, rules }: Added<G>,
): Pick<EngineTables<G>, 'registry' | 'procedures'> {
  const registry = emptyRegistry<G>();
  const procedures = new Map(base.tables.procedures);
  for (const each of base.tables.registry.byId.values()) register(registry, each);
  const known = rules && new Set(rules.map(({ id }) => id));
  for (const each of abilities) {
    expectNamed(base, each);
    expectRules(base, each, known);
    register(registry, frozen(each));
    const effect = frozen(effectProcedure(each));
    procedures.set(effect.name, effect);
  }
  return { registry, procedures };
}

/** What is said to programs that the compiler did not stop: each name that the ability uses is one of the game's. */
function expectNamed<G extends GameTypes>(
  { id, tables, names, events, cards, ownAbility }: Base<G>,
  ability: AnyAbility<G>,
): void {
  if (typeof ability.id !== 'string' || ability.id === '' || !Array.isArray(ability.rules))
    throw new Error(`${id}.with: an ability has an id (a text) and a list of rules`);
  const wrong = (what: string): never => refuse(id, ability, what);
  const shape = wrongShape(ability);
  if (shape !== null) wrong(shape);
  const expectOneOf = (what: string, written: string | undefined, known: readonly string[]): void => {
    if (written !== undefined && !known.includes(written))
      wrong(`names the ${what} '${written}', which the game does not have${didYouMean(written, known)}`);
  };
  if (ability.id.includes(ON))
    wrong(`has the sign '${ON}' in its id, which states write between an ability and its piece`);
  if (ability.rules.length === 0) wrong('cites no rule; its events cite these');
  if (tables.registry.byId.has(ability.id)) wrong('has the id of an ability of the game');
  const card = ability.card ?? ability.id;
  if (cards && !ownAbility(card)) expectOneOf('card', card, [...cards, ...tables.registry.byCard.keys()]);
  for (const event of [...(ability.on?.events ?? []), ...(ability.replaces === undefined ? [] : [ability.replaces])])
    expectOneOf('event', event, events);
  expectOneOf('window', ability.during, Object.keys(names.windows));
  expectOneOf('kind', ability.kind, Object.keys(names.kinds));
  expectOneOf('span', ability.limit?.per satisfies SpanName<G> | undefined, [...Object.keys(names.spans), 'game']);
  for (const [what, used, known] of [
    ['value', ability.modifies, names.values],
    ['ban', ability.forbids, names.bans],
    ['permission', ability.permits, names.permits],
  ] as const)
    for (const name of Object.keys(used ?? {})) expectOneOf(what, name, Object.keys(known));
}

function refuse(game: string, ability: { id: string }, what: string): never {
  throw new Error(`${game}.with: the ability '${ability.id}' ${what}`);
}

/** What is cited is a rule of the game: by its form, and by its catalogue where that is given. */
function expectRules<G extends GameTypes>(
  { id: game, prefix }: Base<G>,
  ability: AnyAbility<G>,
  known: ReadonlySet<RuleId> | undefined,
): void {
  for (const rule of ability.rules as readonly unknown[]) {
    if (typeof rule !== 'string' || !rule.startsWith(`${prefix}.`))
      refuse(game, ability, `cites ${show(rule)}: rules of this game are called '${prefix}.' and so on`);
    else if (known && !known.has(rule))
      refuse(game, ability, `cites ${show(rule)}, which the game does not have${didYouMean(rule, [...known])}`);
  }
}

/** Runs something with other tables in the place of the engine's. */
type Within = <R>(run: () => R) => R;

export function withinTables<G extends GameTypes>(
  tables: EngineTables<G>,
  own: Pick<EngineTables<G>, 'registry' | 'procedures' | 'added'>,
): Within {
  return (run) => {
    const { registry, procedures, added } = tables;
    Object.assign(tables, own);
    try {
      return run();
    } finally {
      Object.assign(tables, { registry, procedures, added });
    }
  };
}

const ofGames = new WeakMap<object, Within>();

/** Is it a game that `with` made in this copy of the library? */
export function isWithAdded(game: object): boolean {
  return ofGames.has(game);
}

/** Runs what asks a game's rules without being one of its functions (words of files), so that it meets the abilities that were added. */
export function withAddedOf<R>(game: object, run: () => R): R {
  const within = ofGames.get(game);
  return within ? within(run) : run();
}

/** A game each of whose functions runs within its own tables, those among them that it hands out. */
export function gameWithin<G extends GameTypes>(game: Game<G>, within: Within): Game<G> {
  const wrap = <Args extends readonly unknown[], R>(run: (...args: Args) => R) => {
    return (...args: Args): R => within(() => run(...args));
  };
  const wrapped = (legal: LegalActions<G['action']>): LegalActions<G['action']> =>
    legal.kind === 'finite' ? legal : { ...legal, contains: wrap(legal.contains), sample: wrap(legal.sample) };
  const { strategy } = game;
  const made: Game<G> = {
    ...game,
    ...(strategy && {
      strategy: {
        ...strategy,
        terms: wrap(strategy.terms),
        likes: wrap(strategy.likes),
        round: wrap(strategy.round),
      },
    }),
    begin: wrap(game.begin),
    resume: wrap(game.resume),
    load: wrap(game.load),
    decision: wrap(game.decision),
    legalActions: wrap((state, player) => wrapped(game.legalActions(state, player))),
    allLegalActions: wrap((state) => wrapped(game.allLegalActions(state))),
    whyNot: wrap(game.whyNot),
    reduce: wrap(game.reduce),
    view: wrap(game.view),
    viewOfEverything: wrap(game.viewOfEverything),
    patchesFor: wrap(game.patchesFor),
    resample: wrap(game.resample),
    reseed: wrap(game.reseed),
    players: wrap(game.players),
    outcome: wrap(game.outcome),
    chanceOutcomes: wrap(game.chanceOutcomes),
    question: wrap((state) => {
      const asked = game.question(state);
      const { region } = asked ?? {};
      return asked && region ? { ...asked, region: { ...region, contains: wrap(region.contains) } } : asked;
    }),
    play: wrap(game.play),
    copy: wrap(game.copy),
    with: wrap(game.with),
  };
  ofGames.set(made, within);
  return made;
}

/** The names of added abilities as states and records keep them. Undefined: none. */
export function namesOfAdded(added: readonly { id: string }[]): readonly string[] | undefined {
  return added.length === 0 ? undefined : Object.freeze(added.map(({ id }) => id).sort());
}

/** Was the state made by the game with just these abilities added to it? */
export function hasAdded({ added }: CoreState, names: readonly string[] | undefined): boolean {
  if (added === undefined || names === undefined) return added === names;
  return added.length === names.length && added.every((each, i) => each === names[i]);
}

/** Why a game with these abilities added to it cannot go on from a state or a record that names those; null: it can. */
export function missingAbilities(
  named: readonly string[] | undefined,
  known: readonly string[] | undefined,
): Rejection | null {
  const missing = named?.filter((each) => !known?.includes(each)) ?? [];
  if (missing.length === 0) return null;
  const message = `It was played with abilities that were added to the game, and are not here: ${missing.join(', ')}.`;
  return rejection(reason('missing-abilities', message, [], { missing }), ['added']);
}
