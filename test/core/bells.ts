/** A small game for tests of abilities: somebody rings a bell, or knocks, and abilities answer. */
import { after, type AnyAbility, type QueuePolicy } from '../../src/core';
import {
  inPlay,
  mainFields,
  picks,
  play,
  type Table,
  tells,
  type Tiny,
  type TinyEngine,
  type TinyEvent,
  tinyGame,
  type TinyState,
} from '../helpers/tiny-game';

export type AbilityOf = AnyAbility<Tiny>;

export const bell = (who: string): TinyEvent => ({ type: 'bell', rules: ['tiny.bell'], who });

/** Ann's bell rings when she says so; abilities listen. Each ability tells its name and piece. */
export function bellGame(
  abilities: (engine: TinyEngine) => AbilityOf[],
  policy: Partial<QueuePolicy<TinyState>> = {},
): ReturnType<typeof tinyGame> {
  return tinyGame(
    (engine) => ({
      abilities: abilities(engine),
      procedures: [
        engine.procedure('main', mainFields, [
          engine.ask(
            'ring',
            [],
            () => picks('ann', 'ring', ['ring', 'ring twice']),
            (state, _frame, action) => {
              engine.emit(state, bell('ann'));
              if (action.pick === 'ring twice') engine.emit(state, bell('bob'));
            },
          ),
          tells(engine, 'bell has rung'),
          engine.ask(
            'stop',
            [],
            () => picks('ann', 'stop', ['again', 'stop']),
            (_state, frame, action) => {
              if (action.pick === 'again') engine.goTo(frame, 'ring');
            },
          ),
        ]),
      ],
    }),
    policy,
  );
}

export const narrator = (engine: TinyEngine, id: string, more: Partial<AbilityOf> = {}): AbilityOf =>
  engine.ability({
    id,
    rules: [`tiny.${id}`],
    on: after('bell'),
    effect: (state, frame) => void state.story.push(`${id} of ${frame.controller}`),
    ...more,
  });

export const rung = (game: ReturnType<typeof tinyGame>, abilities: ReturnType<typeof inPlay>[], numbers = {}): Table =>
  play(game, { inPlay: abilities, numbers }).picks('ann', 'ring');
