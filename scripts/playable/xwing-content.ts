/** What a game of X-Wing can ask and tell, by names made up here, and what shows that it was met: every step that asks, every event, each kind of device. */
import type { CoreState, GameEvent } from '../../src/core';
import { xwing } from '../../src/xwing';
import { eventFields } from '../../src/xwing/codecs/events';
import { DEVICE_KINDS } from '../../src/xwing/facts/words';
import type { XwingEvent } from '../../src/xwing/model/events';
import type { XwingState } from '../../src/xwing/model/state';
import { deviceNamed, deviceType } from '../../src/xwing/queries/devices';

/** Steps at which chance answers, as it does by itself in random games. */
const BY_CHANCE = /^(roll|reroll|draw) |turn a facedown card over/;

/** Abilities are triggered by it; what is told is the overlap. */
const NEVER_TOLD = 'device-met';

/** Everything that can be met, each once. Questions of abilities are counted with the abilities. */
export function xwingContent(): string[] {
  const tables = xwing.procedures.filter(({ name }) => !name.startsWith('ability '));
  return [
    ...tables.flatMap(({ name, steps }) =>
      steps
        .filter(({ kind, name: step }) => kind === 'ask' && !BY_CHANCE.test(step))
        .map((step) => asked(name, step.name)),
    ),
    ...Object.keys(eventFields(null))
      .filter((type) => type !== NEVER_TOLD)
      .map(told),
    ...DEVICE_KINDS.flatMap((kind) => [
      `${kind} placed`,
      `${kind} overlapped`,
      deviceType({ kind }) === 'remote' ? `${kind} attacked` : `${kind} detonated`,
    ]),
  ];
}

/** A watcher of events of one game after the other. */
export function watchXwing(): (event: GameEvent, state: CoreState) => readonly string[] {
  const steps = new Map(xwing.procedures.map((each) => [each.name, each.steps.map((step) => step.name)]));
  return (event, state) => {
    const innermost = state.stack[state.stack.length - 1];
    const waiting = innermost && asked(innermost.procedure, steps.get(innermost.procedure)?.[innermost.step] ?? 'none');
    return [told(event.type), ...(waiting ? [waiting] : []), ...ofDevice(event as XwingEvent, state as XwingState)];
  };
}

function asked(procedure: string, step: string): string {
  return `question '${procedure}: ${step}'`;
}

function told(type: string): string {
  return `event '${type}'`;
}

function ofDevice(event: XwingEvent, state: XwingState): string[] {
  const of = (id: string, what: string): string[] => [`${deviceNamed(state, id)?.kind ?? 'none'} ${what}`];
  switch (event.type) {
    case 'device-placed':
      return of(event.device, 'placed');
    case 'overlapped':
      return of(event.object, 'overlapped');
    case 'device-detonated':
      return of(event.device, 'detonated');
    case 'attack-declared':
      return of(event.defender, 'attacked');
    default:
      return [];
  }
}
