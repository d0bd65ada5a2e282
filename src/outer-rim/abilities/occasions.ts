/** Occasions of the effect vocabulary: the event behind each, and whether it fits what a card says. */
import { circumstance, reason, say, type AbilityInPlay, type Reason, type RuleId } from '../../core';
import type { Occasion } from '../facts';
import type { OuterRimEvent, Opponent } from '../model/events';
import { distance } from '../queries/map';
import { playerOf } from '../queries/players';
import type { OuterRimState } from '../model/state';
import { innermost } from '../engine';

type EventType = OuterRimEvent['type'];

/** Whoever looks: the ability's controller and where it stands. */
type Self = Pick<AbilityInPlay, 'controller' | 'source'>;

interface Row<K extends Occasion['event']> {
  timing: 'before' | 'after';
  events: readonly EventType[];
  rules: readonly RuleId[];
  fits(state: OuterRimState, self: Self, occasion: Extract<Occasion, { event: K }>, event: OuterRimEvent): boolean;
}

type Of<T extends EventType> = Extract<OuterRimEvent, { type: T }>;

/** A row whose event is told apart. */
function row<K extends Occasion['event'], T extends EventType>(
  timing: 'before' | 'after',
  events: readonly T[],
  rules: readonly RuleId[],
  fits: (state: OuterRimState, self: Self, occasion: Extract<Occasion, { event: K }>, event: Of<T>) => boolean = () =>
    true,
): Row<K> {
  // The engine hands over only events of these types.
  return { timing, events, rules, fits: fits as Row<K>['fits'] };
}

const own = (self: Self, { player }: { player: string | null }): boolean =>
  circumstance(player === self.controller, () =>
    reason('not-own', say`it is a matter of ${player ?? 'nobody'}, not of ${self.controller}.`, []),
  );

function kindOf(against: Opponent): 'patrol' | 'player' | 'contact' | 'enemy' {
  return against.kind;
}

/** `combat` and `against`, where a card names them. */
function fitsCombat(
  occasion: { combat?: string; against?: readonly string[] },
  event: { combat: string; against: Opponent },
): boolean {
  const { combat = event.combat, against } = occasion;
  const no = (code: string, found: string, wanted: string): Reason =>
    reason(code, `the combat was ${found}, not ${wanted}.`, ['or.quick-reference-combat.01']);
  const kind = kindOf(event.against);
  return (
    circumstance(combat === event.combat, () => no('other-combat', `${event.combat} combat`, combat)) &&
    circumstance(against === undefined || against.includes(kind), () =>
      no('other-side', `against a ${kind}`, `a ${(against ?? []).join(' or ')}`),
    )
  );
}

const combatResult = <K extends 'win-combat' | 'lose-combat'>(type: 'combat-won' | 'combat-lost') =>
  row<K, 'combat-won' | 'combat-lost'>(
    'after',
    [type],
    ['or.quick-reference-combat.06'],
    (_state, self, occasion, event) => own(self, event) && fitsCombat(occasion, event),
  );

const testResult = <K extends 'test-passed' | 'test-failed'>(type: K): Row<K> =>
  row<K, 'test-passed' | 'test-failed'>('after', [type], ['or.skill-tests.09'], (_state, self, occasion, event) => {
    const { skill } = occasion as { skill?: string };
    return own(self, event) && (skill ?? event.skill) === event.skill;
  });

/** Every occasion. */
export const OCCASIONS: { readonly [K in Occasion['event']]: Row<K> } = {
  'win-combat': combatResult('combat-won'),
  'lose-combat': combatResult('combat-lost'),
  'bounty-reward': row('after', ['bounty-rewarded'], ['or.bounties.11'], (_state, self, { how }, event) => {
    return own(self, event) && (how ?? event.how) === event.how;
  }),
  'job-completed': row('after', ['job-completed'], ['or.attempting-a-job.11'], (_state, self, _occasion, event) =>
    own(self, event),
  ),
  'cargo-delivered': row('after', ['cargo-delivered'], ['or.deliver-action.03'], (_state, self, { trait }, event) => {
    return own(self, event) && (trait === undefined || event.traits.includes(trait));
  }),
  'card-gained': row('after', ['card-gained'], ['or.market-action.12'], (_state, self, { kind }, event) => {
    return own(self, event) && (kind ?? event.kind) === event.kind;
  }),
  'card-bought': row('after', ['card-bought'], ['or.market-action.11'], (_state, self, { deck }, event) => {
    return own(self, event) && (deck ?? event.deck) === event.deck;
  }),
  'this-gained': row('after', ['card-gained'], ['or.winning-the-game.09'], (_state, self, _occasion, event) => {
    const isThis = own(self, event) && event.card === self.source;
    return isThis && event.how !== 'traded' && event.how !== 'taken';
  }),
  recovered: row('after', ['recovered'], ['or.defeated.09'], (_state, self, { from, least }, event) => {
    return own(self, event) && (from ?? event.from) === event.from && event.amount >= (least ?? 1);
  }),
  'dice-rolled': row('after', ['dice-rolled'], ['or.resolving-combat.04'], (_state, self, occasion, event) => {
    const rolledFor: string = event.for;
    return own(self, event) && (occasion.in === undefined || (occasion.in as readonly string[]).includes(rolledFor));
  }),
  'test-begins': row('after', ['test-started'], ['or.skill-tests.02'], (_state, self, { skill }, event) => {
    return own(self, event) && (skill ?? event.skill) === event.skill;
  }),
  'test-passed': testResult('test-passed'),
  'test-failed': testResult('test-failed'),
  'combat-begins': row('after', ['combat-started'], ['or.resolving-combat.02'], (_state, self, { combat }, event) => {
    return own(self, event) && (combat ?? event.combat) === event.combat;
  }),
  'would-suffer': row('before', ['damage-suffered'], ['or.resolving-combat.07'], (_state, self, { what }, event) => {
    return own(self, event) && !event.unavoidable && (what ?? event.on) === event.on;
  }),
  'would-be-defeated': row('before', ['defeated'], ['or.defeated.01'], (_state, self, { what }, event) => {
    return own(self, event) && (what ?? event.on) === event.on;
  }),
  'would-lose-reputation': row('before', ['reputation-lost'], ['or.reputation.09'], (_state, self, _occasion, event) =>
    own(self, event),
  ),
  'enters-patrol-space': row('before', ['stopped'], ['or.movement-obstacles.04'], (_state, self, _occasion, event) => {
    return own(self, event) && event.why === 'patrol';
  }),
  'player-arrives': row('after', ['moved'], ['or.movement-obstacles.01'], (state, self, _occasion, event) => {
    return !own(self, event) && playerOf(state, self.controller).space === event.to;
  }),
  'patrol-would-move': row('before', ['patrol-moves'], ['or.patrol-movement.04'], (state, self, { within }, event) => {
    const { space } = playerOf(state, self.controller);
    const patrol = state.patrols.find(({ faction }) => faction === event.faction)?.space;
    if (event.towards !== self.controller || event.why !== 'market' || space === null || patrol === undefined)
      return false;
    return within === undefined || distance(state, space, patrol) <= within;
  }),
  'turn-begins': row('after', ['turn-started'], ['or.playing-the-game.02'], (_state, self, _occasion, event) =>
    own(self, event),
  ),
  'turn-ends': row('after', ['turn-ended'], ['or.playing-the-game.06'], (_state, self, _occasion, event) =>
    own(self, event),
  ),
};

/** Does the event fit the occasion for this ability? A crew that is fought by its owner takes no part (or.bounties-on-crew.06). */
export function fits(state: OuterRimState, self: Self, occasion: Occasion, event: OuterRimEvent): boolean {
  const isIn = circumstance(innermost(state, 'combat')?.without !== self.source, () =>
    reason('fought', say`${self.source} is fought by its owner, and takes no part.`, ['or.bounties-on-crew.06']),
  );
  const { fits: fitting } = OCCASIONS[occasion.event] as Row<Occasion['event']>;
  return isIn && fitting(state, self, occasion as never, event);
}

/** Events after which the condition of a goal may have come true. */
export const CHANGES: readonly EventType[] = [
  'card-gained',
  'card-discarded',
  'ship-taken',
  'planet-marked',
  'credits-gained',
  'credits-lost',
  'fame-gained',
  'reputation-gained',
  'reputation-lost',
  'secret-gained',
  'damage-suffered',
  'recovered',
  'moved',
  'placed',
  'patrol-moved',
  'contact-revealed',
  'turn-started',
];
