/** Played in place, a game has the same states as through `reduce`: what an event tells is not changed by what comes after it. */
import { outerRim, type OuterRimAction } from '../../src/outer-rim';
import { resolving, type Table } from './table';

/** The ion cannon of a Lando who fights pirates: both let him act on the roll, so that the roll waits in the queue meanwhile. */
const fighting = (): Table =>
  resolving([{ do: 'fight', combat: 'ship', enemy: 'Pirates', value: 3 }], {
    ann: { character: 'lando-calrissian', ship: 'g9-rigger', cards: ['gear-and-mod-ion-cannon'] },
  });

test('a reroll leaves what the dice showed first as it was told [or.resolving-combat.04]', () => {
  const game = fighting();
  const inPlace = outerRim.copy(game.state);
  const answers = (type: OuterRimAction['type'], fits: (action: OuterRimAction) => boolean = () => true): void => {
    const action = game.legal(type).find(fits);
    if (!action) throw new Error(`no ${type}. ${game.situation()}`);
    game.takes(action);
    expect(outerRim.play(inPlace, action)).toBeNull();
    expect(JSON.stringify(inPlace)).toBe(JSON.stringify(game.state));
  };
  const ofLando = (action: OuterRimAction): boolean =>
    'source' in action && action.source === 'ann/character' && action.value === 0;

  answers('roll', (action) => action.type === 'roll' && action.faces.every((face) => face === 'focus'));
  answers('order-ability', ofLando);
  answers('use-ability', ofLando);
  answers('choose-dice');
  answers('roll', (action) => action.type === 'roll' && action.faces[0] === 'crit');
  const [waiting] = inPlace.stack.flatMap((frame) => ('event' in frame ? [frame.event] : []));
  expect(waiting).toMatchObject({ type: 'dice-rolled', faces: ['focus', 'focus'] });
});
