/** Codecs of the effect vocabulary. */
import {
  type Amount,
  type CardFilter,
  type Condition,
  type ContactFilter,
  type Counted,
  type FactionRef,
  type PlayerFilter,
  COUNTED,
} from '../conditions';
import { PERMISSIONS, type Ability, type Choice, type Effect, type Goal, type Goods, type Occasion } from '../effects';
import {
  ASSET_KINDS,
  COMBATS,
  CONTACT_CLASSES,
  DIE_FACES,
  FACTIONS,
  MARKET_DECKS,
  SKILLS,
  SPACE_KINDS,
  STANDINGS,
  VALUES,
} from '../words';
import {
  either,
  flag,
  isObject,
  lazy,
  list,
  object,
  oneOf,
  optional,
  tagged,
  text,
  whole,
  type Codec,
  type Fields,
} from '../../../core/codec';

export const faction = oneOf('a faction', FACTIONS);
export const skill = oneOf('a skill', SKILLS);
const combat = oneOf('a combat', COMBATS);
export const contactClass = oneOf('a class', CONTACT_CLASSES);
const dieFace = oneOf('a die face', DIE_FACES);
export const marketDeck = oneOf('a market deck', MARKET_DECKS);
export const assetKind = oneOf('a kind of card', ASSET_KINDS);
export const spaceKind = oneOf('a kind of space', SPACE_KINDS);
export const symbol = oneOf('a symbol', ['droid', ...FACTIONS] as const);
/** The smallest amount of money is 1,000 (or.components.08). */
export const credits = whole('an amount in credits: 0 or a multiple of 1000, as 6000', 0, 1_000_000, 1000);
export const count = whole('a whole number of 1 or more', 1, 1000);
/** More dice than any table has; a roll of hundreds has too many results to list. */
export const dice = whole('a number of dice from 1 to 30', 1, 30);
const some = whole('a whole number of 0 or more', 0, 1000);
const standing = oneOf('a standing', STANDINGS);
const factionRef: Codec<FactionRef> = oneOf('a faction or here, nearest-patrol, this-patrol, choice', [
  ...FACTIONS,
  'here',
  'nearest-patrol',
  'this-patrol',
  'choice',
] as const);

type Each = Exclude<Amount, number>;
function amount(name: string, one: Codec<number>): Codec<Amount> {
  const each = object<Each>(name, { each: oneOf<Counted>('what is counted', COUNTED), times: one, max: optional(one) });
  return either<number, Each>(name, (input) => typeof input === 'number', one, each);
}
const money = amount('credits', credits);
const number = amount('an amount', whole('a whole number', -20, 1000));

const playerFilter = object<PlayerFilter>('a filter for players', {
  here: optional(flag),
  within: optional(some),
  moreFame: optional(flag),
  negativeWith: optional(oneOf('a faction or any', [...FACTIONS, 'any'] as const)),
});
const cardFilter = object<CardFilter>('a filter for cards', {
  kind: optional(assetKind),
  trait: optional(text),
  symbol: optional(symbol),
  name: optional(text),
});
const contactFilter = object<ContactFilter>('a filter for contacts', {
  where: either(
    'here, anywhere or { within }',
    isObject,
    object<{ within: number }>('{ within }', { within: some }),
    oneOf('a place', ['here', 'anywhere'] as const),
  ),
  class: optional(contactClass),
  facing: optional(oneOf('a facing', ['facedown', 'faceup'] as const)),
});

const condition: Codec<Condition> = lazy('a condition', () => conditions);
type Is<K extends Condition['is']> = Extract<Condition, { is: K }>;
function is<K extends Condition['is']>(name: K, fields: Omit<Fields<Is<K>>, 'is'>): Codec<Is<K>> {
  return object<Is<K>>(`the condition ${name}`, { is: oneOf('is', [name]), ...fields } as unknown as Fields<Is<K>>);
}
const conditions = tagged<Condition>()('a condition', 'is', {
  reputation: is('reputation', { with: factionRef, standing: list(standing) }),
  has: is('has', { card: cardFilter, count: optional(count) }),
  collection: is('collection', {
    of: list(
      object<{ kind: (typeof ASSET_KINDS)[number]; count: number }>('a kind and a count', { kind: assetKind, count }),
    ),
    cost: credits,
  }),
  'has-skill': is('has-skill', { skill }),
  credits: is('credits', { least: credits }),
  fame: is('fame', { least: some }),
  'ship-cost': is('ship-cost', { least: credits }),
  at: is('at', {
    kind: optional(spaceKind),
    spaces: optional(list(text)),
    faction: optional(faction),
    marked: optional(flag),
  }),
  player: is('player', { who: playerFilter }),
  patrol: is('patrol', { faction: optional(faction), within: optional(some), level: optional(count) }),
  contact: is('contact', { which: contactFilter }),
  damaged: is('damaged', { what: oneOf('character or ship', ['character', 'ship'] as const), least: optional(count) }),
  'empty-slot': is('empty-slot', { kind: assetKind }),
  'most-famous': is('most-famous', {}),
  'marked-planets': is('marked-planets', { least: count }),
  all: is('all', { of: list(condition) }),
  any: is('any', { of: list(condition) }),
  not: is('not', { of: condition }),
});

export const effect: Codec<Effect> = lazy('an effect', () => effectMembers);
export const effects = list(effect);
type Do<K extends Effect['do']> = Extract<Effect, { do: K }>;
function does<K extends Effect['do']>(name: K, fields: Omit<Fields<Do<K>>, 'do'>): Codec<Do<K>> {
  return object<Do<K>>(`the effect ${name}`, { do: oneOf('do', [name]), ...fields } as unknown as Fields<Do<K>>);
}
const branch = optional(effects);
const body = oneOf('character or ship', ['character', 'ship'] as const);
const goods: Fields<Goods> = {
  credits: optional(money),
  fame: optional(number),
  reputation: optional(
    object<{ with: FactionRef; amount: number }>('a reputation', { with: factionRef, amount: count }),
  ),
};
const choice = object<Choice>('an option', { label: text, if: optional(condition), do: effects });
const skills = either('a skill or a list of skills', Array.isArray, list(skill), skill);

const effectMembers = tagged<Effect>()('an effect', 'do', {
  test: does('test', { skill: skills, pass: branch, fail: branch }),
  roll: does('roll', { dice, faces: list(dieFace), then: branch, else: branch }),
  gain: does('gain', goods),
  lose: does('lose', goods),
  spend: does('spend', { credits: money, must: optional(flag), then: branch, else: branch }),
  'take-credits': does('take-credits', { from: playerFilter, credits: money }),
  suffer: does('suffer', {
    damage: number,
    to: oneOf('character, ship or either', ['character', 'ship', 'either'] as const),
  }),
  recover: does('recover', {
    damage: either('an amount or all', (input) => input === 'all', oneOf('all', ['all'] as const), number),
    from: oneOf('character, ship, both or either', ['character', 'ship', 'both', 'either'] as const),
  }),
  fight: does('fight', { combat, enemy: text, value: dice, win: branch, lose: branch }),
  'fight-player': does('fight-player', { who: playerFilter, combat: optional(combat), win: branch, lose: branch }),
  keep: does('keep', {}),
  'keep-secret': does('keep-secret', {}),
  discard: does('discard', {
    card: cardFilter,
    count: optional(either('a count or all', (input) => input === 'all', oneOf('all', ['all'] as const), count)),
  }),
  'discard-secrets': does('discard-secrets', {
    count: either('a count or all', (input) => input === 'all', oneOf('all', ['all'] as const), count),
  }),
  'discard-this': does('discard-this', {}),
  'remove-this': does('remove-this', {}),
  'gain-card': does('gain-card', {
    decks: list(marketDeck),
    discount: either('a discount or free', (input) => input === 'free', oneOf('free', ['free'] as const), credits),
  }),
  'take-crew': does('take-crew', { from: playerFilter, card: cardFilter }),
  action: does('action', {
    action: oneOf('an action', ['trade', 'market', 'deliver'] as const),
    discount: optional(credits),
  }),
  move: does('move', { upTo: count }),
  go: does('go', { kind: optional(spaceKind), spaces: optional(list(text)), within: optional(count) }),
  'move-patrol': does('move-patrol', {
    faction: factionRef,
    spaces: count,
    towards: oneOf('you or anywhere', ['you', 'anywhere'] as const),
  }),
  'mark-planet': does('mark-planet', {}),
  peek: does('peek', { at: contactFilter, count }),
  reveal: does('reveal', { at: contactFilter, count }),
  encounter: does('encounter', {
    what: list(oneOf('an encounter', ['patrol', 'space', 'contact'] as const)),
    within: optional(some),
  }),
  'draw-encounter': does('draw-encounter', { deck: text }),
  databank: does('databank', { number: count }),
  'contact-leaves': does('contact-leaves', { to: oneOf('a place', ['game-box', 'nearest-empty-space'] as const) }),
  'take-bounty': does('take-bounty', { how: oneOf('how', ['capture', 'eliminate', 'choice'] as const) }),
  choose: does('choose', { may: optional(flag), options: list(choice) }),
  may: does('may', { label: optional(text), effects }),
  if: does('if', { if: condition, then: branch, else: branch }),
  'by-reputation': does('by-reputation', { with: factionRef, positive: branch, neutral: branch, negative: branch }),
  others: does('others', { which: oneOf('one or all', ['one', 'all'] as const), who: playerFilter, effects }),
  'go-to-step': does('go-to-step', { step: count }),
  'complete-job': does('complete-job', {}),
  'fail-job': does('fail-job', {}),
  'delivery-fails': does('delivery-fails', {}),
  'complete-goal': does('complete-goal', { goal: oneOf('a goal', ['personal', 'ship'] as const) }),
  'end-turn': does('end-turn', {}),
  reroll: does('reroll', {
    dice: either('a number or any', (input) => input === 'any', oneOf('any', ['any'] as const), dice),
  }),
  'turn-dice': does('turn-dice', { dice, from: list(dieFace), to: dieFace }),
  'add-dice': does('add-dice', { dice }),
  'add-damage': does('add-damage', { damage: count }),
  'count-skill': does('count-skill', { skill: oneOf('a skill or any', [...SKILLS, 'any'] as const) }),
  'keep-moving': does('keep-moving', {}),
  'stop-mover': does('stop-mover', {}),
  'redirect-patrol': does('redirect-patrol', {}),
  prevent: does('prevent', { damage: optional(count) }),
});

type On<K extends Occasion['event']> = Occasion extends infer O
  ? O extends { event: infer V }
    ? K extends V
      ? O
      : never
    : never
  : never;
function on<K extends Occasion['event']>(names: readonly K[], fields: Omit<Fields<On<K>>, 'event'>): Codec<On<K>> {
  return object<On<K>>(`the occasion ${names.join(' or ')}`, {
    event: oneOf('event', names),
    ...fields,
  } as unknown as Fields<On<K>>);
}
const fought = on(['win-combat', 'lose-combat'], {
  combat: optional(combat),
  against: optional(list(oneOf('an enemy', ['patrol', 'player', 'contact', 'enemy'] as const))),
});
const tested = on(['test-passed', 'test-failed'], { skill: optional(skill) });
const turns = on(['turn-begins', 'turn-ends'], {});
const occasion: Codec<Occasion> = tagged<Occasion>()('an occasion', 'event', {
  'win-combat': fought,
  'lose-combat': fought,
  'bounty-reward': on(['bounty-reward'], { how: optional(oneOf('how', ['captured', 'eliminated'] as const)) }),
  'job-completed': on(['job-completed'], {}),
  'cargo-delivered': on(['cargo-delivered'], { trait: optional(text) }),
  'card-gained': on(['card-gained'], { kind: optional(assetKind) }),
  'card-bought': on(['card-bought'], { deck: optional(marketDeck) }),
  'this-gained': on(['this-gained'], {}),
  recovered: on(['recovered'], { from: optional(body), least: optional(count) }),
  'dice-rolled': on(['dice-rolled'], {
    in: optional(list(oneOf('a roll', ['test', 'ground', 'ship', 'delivery'] as const))),
  }),
  'test-begins': on(['test-begins'], { skill: optional(skill) }),
  'test-passed': tested,
  'test-failed': tested,
  'combat-begins': on(['combat-begins'], { combat: optional(combat) }),
  'would-suffer': on(['would-suffer'], { what: optional(body) }),
  'would-be-defeated': on(['would-be-defeated'], { what: optional(body) }),
  'would-lose-reputation': on(['would-lose-reputation'], {}),
  'enters-patrol-space': on(['enters-patrol-space'], {}),
  'player-arrives': on(['player-arrives'], {}),
  'patrol-would-move': on(['patrol-would-move'], { within: optional(some) }),
  'turn-begins': turns,
  'turn-ends': turns,
});

type AbilityOf<K extends Ability['kind']> = Extract<Ability, { kind: K }>;
function kind<K extends Ability['kind']>(
  name: K,
  fields: Omit<Fields<AbilityOf<K>>, 'kind' | 'text' | 'if'>,
): Codec<AbilityOf<K>> {
  const all = { kind: oneOf('kind', [name]), text: optional(text), if: optional(condition), ...fields };
  return object<AbilityOf<K>>(`the ability ${name}`, all as unknown as Fields<AbilityOf<K>>);
}
export const ability: Codec<Ability> = tagged<Ability>()('an ability', 'kind', {
  value: kind('value', {
    value: oneOf('a value', VALUES),
    by: amount('an amount', whole('a whole number from -20 to 20', -20, 20)),
  }),
  skill: kind('skill', { skill }),
  permission: kind('permission', { allows: oneOf('a permission', PERMISSIONS) }),
  use: kind('use', { in: oneOf('a step', ['planning', 'action', 'encounter'] as const), do: effects }),
  when: kind('when', {
    on: occasion,
    may: optional(flag),
    once: optional(oneOf('a span', ['turn', 'combat', 'game'] as const)),
    do: effects,
  }),
});
export const abilities = list(ability);

export const goal: Codec<Goal> = object<Goal>('a goal', {
  text,
  fame: some,
  count: optional(
    object<NonNullable<Goal['count']>>('a count', { on: occasion, times: count, if: optional(condition) }),
  ),
  when: optional(condition),
  abilities: optional(abilities),
});
