/** Where a walk through a game stops: looked at after every step of the rules, not only where somebody is asked. */
import { reason, type CoreState, type Game, type GameTypes, type Reason } from '../../core';
import { didYouMean } from '../../core/codec/nearest';
import { needs } from '../../core/codec/needs';
import { show } from '../../core/codec/show';

/** The game just after a step of its rules. */
export interface Moment<G extends GameTypes> {
  /** It may be in the midst of its change: look at it, keep nothing of it. */
  state: G['state'];
  /** What happened since the last decision, causes before effects. */
  events: readonly G['event'][];
  /** Did a procedure of this name end in the step? A name that the game does not have ends the walk: that is an error. */
  hasEnded(procedure: string): boolean;
}

/** True: the question ends here. It must say the same of equal moments, since equal states are looked into once. */
export type Stop<G extends GameTypes> = (moment: Moment<G>) => boolean;

/**
 * Stops when a procedure of this name ends: `after('attack')`, whether it is in progress already or has yet to begin.
 * The names are those of `decision(state).within`.
 * @example
 * ```ts
 * import { after, explore } from 'holojudge/play';
 * import { outerRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const character = ({ players: [first] }: typeof begun.right.state) => first?.character ?? null;
 * const found = explore(outerRim, begun.right.state, { stop: after('choose character'), value: character });
 * console.log(found._tag === 'Right' && found.right.outcomes.length); // 8
 * ```
 */
export function after<G extends GameTypes>(procedure: string): Stop<G> {
  needs('procedure', procedure, 'a text');
  return ({ hasEnded }) => hasEnded(procedure);
}

/**
 * Stops as soon as a condition holds in the state: `when((state) => ships(state).length < 2)`.
 * @example
 * ```ts
 * import { explore, when } from 'holojudge/play';
 * import { outerRim, type OuterRim } from 'holojudge/outer-rim';
 *
 * const begun = outerRim.begin({ players: ['ann', 'bob'], first: 'ann' }, { mode: 'seeded', seed: 7 });
 * if (begun._tag === 'Left') throw new Error(begun.left.message);
 * const character = ({ players: [first] }: typeof begun.right.state) => first?.character ?? null;
 * const hasChosen = when<OuterRim>((state) => character(state) !== null);
 * const found = explore(outerRim, begun.right.state, { stop: hasChosen, value: character });
 * console.log(found._tag === 'Right' && found.right.outcomes.length); // 8
 * ```
 */
export function when<G extends GameTypes>(holds: (state: G['state']) => boolean): Stop<G> {
  needs('holds', holds, 'a function');
  return ({ state }) => holds(state);
}

/** Looks at a game after each step of its rules. It is asked at every one of them, so it makes nothing anew. */
export class Watch<G extends GameTypes> {
  /** The stack, as the last step left it, and the procedures that were in progress then. */
  private stack: CoreState['stack'] = [];
  private readonly before: string[] = [];
  private readonly names: ReadonlySet<string>;
  /** The question asked for a procedure that the game does not have. */
  trouble: Reason | null = null;

  constructor(
    { procedures }: Pick<Game<G>, 'procedures'>,
    private readonly stop: Stop<G> | null,
  ) {
    this.names = new Set(procedures.map(({ name }) => String(name)));
  }

  /** The game as it stands, before anything is done: has the question ended already? */
  begins(state: G['state']): boolean {
    this.goesOn(state);
    return this.stop?.({ state, events: state.events, hasEnded: this.hasEnded }) ?? false;
  }

  /** A copy of another state is played on from here. */
  goesOn({ stack }: CoreState): void {
    this.now = stack;
    this.remember();
  }

  /** After a step of the rules: does it end here? */
  sees(state: G['state']): boolean {
    if (!this.stop) return false;
    this.now = state.stack;
    const isOver = this.stop({ state, events: state.events, hasEnded: this.hasEnded });
    if (!this.isAsBefore()) this.remember();
    return isOver;
  }

  private now: CoreState['stack'] = [];

  private readonly hasEnded = (procedure: string): boolean => {
    if (!this.names.has(procedure)) this.trouble ??= noProcedure(procedure, [...this.names]);
    // Frames leave a stack from its end, or with the stack, which is then another one: most steps end nothing.
    if (this.isAsBefore()) return false;
    let left = 0;
    for (const before of this.before) if (before === procedure) left += 1;
    for (const now of this.now) if (now.procedure === procedure) left -= 1;
    return left > 0;
  };

  private isAsBefore(): boolean {
    return this.now === this.stack && this.now.length === this.before.length;
  }

  private remember(): void {
    const { before, now } = this;
    this.stack = now;
    while (before.length > now.length) before.pop();
    for (let i = 0; i < now.length; i++) before[i] = now[i]?.procedure ?? '';
  }
}

function noProcedure(name: unknown, names: readonly string[]): Reason {
  const known = names.filter((each) => !each.startsWith('ability '));
  const near = typeof name === 'string' ? didYouMean(name, known) : '';
  return reason(
    'unknown-procedure',
    `No procedure is called ${show(name)}${near}; hasEnded knows ${known.join(', ')}.`,
    [],
  );
}
