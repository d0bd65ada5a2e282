/**
 * Would something on the cards never end? Two things could: steps of a databank card that go back, and abilities that have to be
 * resolved and bring about again what they answer to. Everything else runs out: cards that are being resolved are not in their decks, and
 * whoever may decline something is asked.
 */
import type { Path } from '../../core';
import type { Complain } from './check';
import type { Ability, Effect, Effects, Occasion } from '../facts/effects';
import { effectsIn } from './effects-in';
import type { Pack } from '../facts/pack';

export function endlessTroubles(pack: Pack, complain: Complain): void {
  backwardSteps(pack, complain);
  circles(pack, complain);
}

/** A step goes on, never back to itself or to one before it (or.attempting-a-job.06). */
function backwardSteps(pack: Pack, complain: Complain): void {
  pack.databank.forEach((card, i) =>
    card.steps.forEach((step, n) => {
      const path = ['databank', i, 'steps', n];
      for (const { path: at, effect } of effectsIn(step, path)) {
        const to = Number(effect['step']);
        if (effect['do'] === 'go-to-step' && to <= n + 1)
          complain([...at, 'step'], `step ${n + 1} of ${card.id} goes back to step ${to}: it might never end`, [
            'or.attempting-a-job.06',
          ]);
      }
    }),
  );
}

type When = Extract<Ability, { kind: 'when' }>;

/** Something that an effect brings about, with what is known of it. */
interface Raised {
  event: Occasion['event'];
  known: Readonly<Record<string, unknown>>;
}
const raised = (events: readonly Occasion['event'][], known: Raised['known'] = {}): Raised[] =>
  events.map((event) => ({ event, known }));

const bodies = (of: 'character' | 'ship' | 'either' | 'both'): Raised['known'] =>
  of === 'character' || of === 'ship' ? { what: of, from: of } : {};

const FOUGHT = ['win-combat', 'lose-combat', 'would-suffer', 'would-be-defeated'] as const;
const fought = (combat: string | undefined): Raised[] => [
  ...raised(['combat-begins'], combat === undefined ? {} : { combat }),
  ...raised(['dice-rolled'], combat === undefined ? {} : { in: combat }),
  ...raised(FOUGHT),
];

/** What an effect brings about by itself, beside the effects inside it; whatever a player has to say yes to first is left out. */
function raises(effect: Effect): Raised[] {
  switch (effect.do) {
    case 'test': {
      const skill = typeof effect.skill === 'string' ? { skill: effect.skill } : {};
      return [
        ...raised(['test-begins', 'test-passed', 'test-failed'], skill),
        ...raised(['dice-rolled'], { in: 'test' }),
      ];
    }
    case 'roll':
      return raised(['dice-rolled'], { in: 'delivery' });
    case 'fight':
    case 'fight-player':
      return fought(effect.combat);
    case 'suffer':
      return raised(['would-suffer', 'would-be-defeated'], bodies(effect.to));
    case 'recover':
      return raised(['recovered'], bodies(effect.from));
    case 'lose':
      return effect.reputation ? raised(['would-lose-reputation']) : [];
    case 'end-turn':
      return raised(['turn-ends', 'turn-begins']);
    default:
      return [];
  }
}

/** Everything that a list of effects may bring about, with what stands on the cards that they turn up. */
function raisedBy(pack: Pack, effects: Effects): Raised[] {
  const own = effectsIn(effects, []).map(({ effect }) => effect as unknown as Effect);
  const met = own.some((effect) => ['draw-encounter', 'encounter', 'databank'].includes(effect.do));
  const cards = met
    ? effectsIn([pack.encounters.flatMap(sectionEffects), pack.databank.map((card) => card.steps)], [])
    : [];
  const patrols = own.some(({ do: what }) => what === 'encounter') ? fought('ship') : [];
  return [...own, ...cards.map(({ effect }) => effect as unknown as Effect)].flatMap(raises).concat(patrols);
}

const sectionEffects = ({ sections }: Pack['encounters'][number]): Effects[] => sections.map(({ effects }) => effects);

/** Does what happens fit what the ability waits for? What is not known of it may be so. */
function answersTo({ on }: When, { event, known }: Raised): boolean {
  if (on.event !== event) return false;
  return Object.entries(known).every(([field, is]) => {
    const wanted = (on as Readonly<Record<string, unknown>>)[field];
    return wanted === undefined || wanted === is || (Array.isArray(wanted) && wanted.includes(is));
  });
}

/** Counted in a span that a circle cannot begin anew. */
function runsOut({ once, on }: When): boolean {
  if (once === undefined || once === 'game') return once === 'game';
  return once === 'turn' ? !on.event.startsWith('turn-') : on.event === 'dice-rolled';
}

function circles(pack: Pack, complain: Complain): void {
  const { ai: _ai, map: _map, supply: _supply, ...cards } = pack;
  const forced = whensIn(cards, []).filter(({ when }) => when.may !== true && !runsOut(when));
  const next = forced.map(({ when }) => {
    const brought = raisedBy(pack, when.do);
    return forced.flatMap((other, i) => (brought.some((each) => answersTo(other.when, each)) ? [i] : []));
  });
  forced.forEach(({ path, when }, i) => {
    if (!reaches(next, i)) return;
    complain(
      path,
      `this ability has to be resolved whenever '${when.on.event}' happens, and brings it about again: it might never end; let it be used once a turn or a game, or let its player decide`,
    );
  });
}

/** Does a way lead from this one back to it? */
function reaches(next: readonly (readonly number[])[], from: number): boolean {
  const found = new Set(next[from] ?? []);
  for (const each of found) for (const further of next[each] ?? []) found.add(further);
  return found.has(from);
}

function whensIn(value: unknown, path: Path): { path: Path; when: When }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    whensIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return (value as { kind?: unknown }).kind === 'when' ? [{ path, when: value as When }, ...inner] : inner;
}
