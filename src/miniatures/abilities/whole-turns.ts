/** Abilities that take the place of a turn, or give one to somebody. */
import { allowed, reason, say, type AbilityFrame, type AnyAbility, type Reason } from '../../core';
import { gain } from '../effects/abilities';
import { ability, call, forbidden, run } from '../engine';
import type { MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { newTurn } from '../procedures/turn';
import { isUnique, numberOf } from '../queries/abilities';
import { alliesOnMap, characterOf, isOnMap } from '../queries/characters';
import { canSee } from '../queries/sight';
import { standsLegally } from '../queries/standing';
import { attackOf, legalTargets } from '../queries/targets';
import { currentTurn } from '../queries/turn';
import { statements, use } from './uses';
import { attacks, bonus, hurt, onItsTurn, replaceAttacks, replaceTurn, thisCharacter, whyNoTurn } from './words';

/** Squares in such a turn: double its speed, where it may move so far. */
type Squares = (state: MiniaturesState, character: string) => number;

const doubled: Squares = (state, character) => {
  const turn = currentTurn(state);
  if (!turn) return 0;
  return forbidden(state, 'move at double speed', { character }) ? turn.speed : 2 * turn.speed;
};

/** A turn in which it moves farther, and then makes one attack: in place of a usual one (min.charging-fire.01). */
function charge(id: string, says: readonly number[], squares: Squares): AnyAbility<Miniatures> {
  return use({
    id,
    says,
    replaces: null,
    unable: whyNoTurn,
    effect: (state, self) => {
      const turn = currentTurn(state);
      if (!turn) return;
      turn.speed = turn.double = squares(state, self.source);
      const { value = null } = self;
      gain(
        state,
        thisCharacter(state, self),
        { ability: `effect-${id}`, value, until: 'turn', by: self.source },
        statements(id, says),
      );
    },
  });
}

/** What is so in such a turn: one attack, the last thing that it does; nothing else takes its place. */
function charging(
  id: string,
  rules: readonly string[],
  whyNot: (state: MiniaturesState, self: { source: string }) => Reason | null = () => null,
): AnyAbility<Miniatures> {
  return ability({
    id,
    rules,
    forbids: {
      attack: (state, { source }, { character, kind }) => {
        const turn = currentTurn(state);
        if (character !== source || kind !== 'turn' || turn?.character !== source) return null;
        return turn.attacks > 0
          ? reason('one-attack', say`${source} makes one attack in this turn.`, rules)
          : whyNot(state, { source });
      },
      move: (state, { source }, { character }) =>
        character === source && (currentTurn(state)?.attacks ?? 0) > 0 ? moveIsOver(source, rules) : null,
      'replace attacks': (_state, { source }, { character }) =>
        character === source ? reason('turn-replaced', say`${source} has replaced its turn.`, rules) : null,
    },
  });
}

const moveIsOver = (character: string, rules: readonly string[]): Reason =>
  reason('move-is-over', say`${character} moves before it attacks.`, rules);

const ASSAULT = statements('charging-assault', [1, 2]);
const CHARGING_ASSAULT = 'effect-charging-assault';

const mustMove =
  (rules: readonly string[]) =>
  (state: MiniaturesState, { source }: { source: string }) =>
    currentTurn(state)?.entered ? null : reason('has-not-moved', say`${source} has to move first.`, rules);

/** Only who is adjacent is attacked at the end of the charge (min.charging-assault.01). */
const onlyAdjacent = ability({
  id: 'effect-charging-assault-target',
  card: CHARGING_ASSAULT,
  rules: ASSAULT,
  forbids: {
    'be target': (_state, { source }, { attacker, kind, by, adjacent }) =>
      attacker === source && kind === 'turn' && by === 'attack' && !adjacent
        ? reason('not-adjacent', say`${source} attacks only adjacent enemies after its charge.`, ASSAULT)
        : null,
  },
});

const chargingDamage = bonus(
  'effect-charging-assault-damage',
  ['min.charging-assault.03'],
  (state, self, about) => attacks(state, self, about) && about.kind === 'turn',
  { damage: (self) => numberOf(self) },
  CHARGING_ASSAULT,
);

const FURY = statements('furious-assault', [1, 2]);
const FURIOUS = 'effect-furious-assault';

/** At the end of its move it attacks every legal target, all of them found before the first roll. */
const furiousAttacks = ability({
  id: 'effect-furious-assault-attacks',
  card: FURIOUS,
  rules: FURY,
  during: 'turn',
  when: onItsTurn,
  unable: (state, self) =>
    currentTurn(state)?.replaced !== null
      ? reason('attacks-made', say`${self.source} has made its attacks.`, FURY)
      : standsLegally(state, thisCharacter(state, self))
        ? forbidden(state, 'attack', { character: self.source, kind: 'immediate' })
        : reason('in-the-middle-of-a-move', say`${self.source} cannot end its move here.`, ['min.movement-basics.05']),
  effect: (state, self) => {
    replaceAttacks(state);
    replaceTurn(state);
    const own = thisCharacter(state, self);
    const targets = legalTargets(state, own, attackOf(state, own, 'turn')).map(({ id }) => id);
    const most = targets.length;
    call(state, 'attacks', { attacker: own.id, targets, most, kind: 'turn', legal: null, with: null, rules: FURY });
  },
});

const attacksAll = (state: MiniaturesState, { source }: { source: string }): Reason | null =>
  currentTurn(state)?.character === source
    ? reason('furious-assault', say`${source} attacks all its targets at once.`, FURY)
    : null;

const PAWN = statements('pawn-of-the-dark-side', [1, 2]);
const PRICE = ['min.pawn-of-the-dark-side.03'];

/** An ally that is not Unique takes a turn at once, which is no activation, and pays with 10 damage. */
const pawn = use({
  id: 'pawn-of-the-dark-side',
  says: [1, 2],
  replaces: 'attacks',
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return alliesOnMap(state, own)
      .filter((ally) => !isUnique(state, ally) && canSee(state, own, ally))
      .map((ally) => allowed(ally.id));
  },
  effect: [
    run('a turn at once', PAWN, (state, self: AbilityFrame) =>
      call(state, 'turn', newTurn(String(self.chosen), state.turn)),
    ),
    run('the price', PRICE, (state, self: AbilityFrame) => {
      const character = String(self.chosen);
      if (isOnMap(characterOf(state, character))) hurt(state, character, 10, self.source, PRICE);
    }),
  ],
});

const FIRE = ['min.charging-fire.01'];
const WHEELED = ['min.wheeled.01'];
const ROLLS = 18;

export const wholeTurns: readonly AnyAbility<Miniatures>[] = [
  charge('charging-assault', [1, 2], doubled),
  charging(CHARGING_ASSAULT, ASSAULT, mustMove(['min.charging-assault.02'])),
  onlyAdjacent,
  chargingDamage,
  charge('charging-fire', [1], doubled),
  charging('effect-charging-fire', FIRE),
  charge('wheeled', [1], () => ROLLS),
  charging('effect-wheeled', WHEELED),
  charge('furious-assault', [1, 2], doubled),
  charging(FURIOUS, FURY, attacksAll),
  furiousAttacks,
  pawn,
];
