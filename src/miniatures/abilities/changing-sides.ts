/** Characters who come under another player: Betrayal for as long as it lasts, Dominate for a turn. And Transfer Essence, which takes an ally's place. */
import {
  after,
  allowed,
  reason,
  say,
  type AbilityFrame,
  type AbilityInPlay,
  type AnyAbility,
  type Candidate,
  type PlayerId,
  type Reason,
} from '../../core';
import { gain, lose } from '../effects/abilities';
import { defeat } from '../effects/damage';
import { putAt } from '../effects/movement';
import { joinSquad } from '../effects/squads';
import { ability, call, forbidden, goTo, run } from '../engine';
import type { Square } from '../facts/battle-map';
import { LOWEST } from '../model/roll';
import { LASTING, lastingBy } from '../model/lasting';
import type { Character, CharacterId, MiniaturesState } from '../model/state';
import type { Miniatures } from '../model/types';
import { newTurn } from '../procedures/turn';
import { isLiving } from '../queries/abilities';
import { currentAttack } from '../queries/attack';
import { alliesOnMap, characterOf, isOnMap, sizeOf, spaceOf } from '../queries/characters';
import { DOMINATED, squadOf } from '../queries/players';
import { boardIn, canSee } from '../queries/sight';
import { fits } from '../queries/movement';
import { isIn, overlap, squaresOf } from '../queries/spaces';
import { currentTurn } from '../queries/turn';
import { legalTarget, living, oneOfThese, statements, use } from './uses';
import { isEnemy, savedBy, saveOf, thisCharacter } from './words';

const BETRAYAL = statements('betrayal', [1]);
const BETRAYED = LASTING.betrayal.gives;
const TURNED = 'effect-turned';

/** In whose squad it was before it betrayed anybody; who betrays again still returns there. */
function firstSquad(state: MiniaturesState, character: Character): PlayerId {
  const before = state.lasting.find((each) => each.character === character.id && each.ability === BETRAYED);
  return before ? String(before.value) : squadOf(state, character);
}

const betrayal = ability({
  id: 'betrayal',
  rules: BETRAYAL,
  on: after('attack-resolved'),
  when: (state, self) => {
    const { attacker, target } = self.event;
    return target === self.source && isEnemy(state, self, attacker) && currentAttack(state)?.roll === LOWEST;
  },
  effect: (state, { source: by, controller, event }) => {
    const attacker = characterOf(state, event?.attacker ?? '');
    if (!isOnMap(attacker)) return;
    const value = firstSquad(state, attacker);
    lose(state, (each) => each.character === attacker.id && each.ability === BETRAYED, BETRAYAL);
    gain(state, attacker, lastingBy('betrayal', by, value), BETRAYAL);
    gain(state, attacker, { ability: TURNED, until: 'turn', by }, statements('betrayal', [2]));
    joinSquad(state, attacker, controller, BETRAYAL);
    const turn = currentTurn(state);
    if (turn?.character === attacker.id) goTo(turn, 'the turn ends');
  },
});

function hasTurned(
  _state: MiniaturesState,
  { source }: AbilityInPlay,
  { character }: { character: CharacterId },
): Reason | null {
  return character === source ? reason('turned', say`${source} has changed sides.`, statements('betrayal', [2])) : null;
}

/** Nothing more in this turn, be it what is in progress (min.betrayal.02). */
const turned = ability({
  id: TURNED,
  rules: statements('betrayal', [2]),
  forbids: {
    attack: hasTurned,
    move: hasTurned,
    'combine fire': (state, self, { helper }) => hasTurned(state, self, { character: helper }),
  },
});

const RETURN = statements('betrayal', [3, 4]);

const betrayalEnds = ability({
  id: 'betrayal-ends',
  card: 'betrayal',
  rules: RETURN,
  on: after('character-defeated'),
  lasting: true,
  when: (_state, { source, event }) => event.character === source,
  effect: (state, { source }) => {
    const ends = state.lasting.filter(({ by, ability: effect }) => by === source && effect === BETRAYED);
    lose(state, (each) => ends.includes(each), RETURN);
    for (const { character, value } of ends) joinSquad(state, characterOf(state, character), String(value), RETURN);
  },
});

const TURN = statements('dominate', [1, 2]);

/** Enemies by the rules of targets; allies in sight, whatever else is so (min.dominate.04). */
function whomItDominates(state: MiniaturesState, self: AbilityInPlay): Candidate<CharacterId>[] {
  const inSight = (_: MiniaturesState, user: Character): Character[] =>
    alliesOnMap(state, user).filter((ally) => canSee(state, user, ally));
  return [...legalTarget(null, living)(state, self), ...oneOfThese(inSight, living)(state, self)];
}

const dominate = use({
  id: 'dominate',
  says: [1, 2, 3, 4],
  replaces: 'turn',
  choose: whomItDominates,
  effect: [
    run('save', statements('dominate', [3]), (state, self: AbilityFrame) =>
      saveOf(state, String(self.chosen), 11, statements('dominate', [3]), self.source),
    ),
    run('a turn at once', TURN, (state, self: AbilityFrame) => {
      const target = characterOf(state, String(self.chosen));
      if (savedBy(self) || !isOnMap(target)) return;
      const { player: value } = target;
      gain(state, target, { ability: DOMINATED, value, until: 'turn', by: self.source }, TURN);
      joinSquad(state, target, self.controller, TURN);
      call(state, 'turn', newTurn(target.id, state.turn));
    }),
    run('its own again', TURN, (state, self: AbilityFrame) => {
      const target = characterOf(state, String(self.chosen));
      const squad = squadOf(state, target);
      lose(state, ({ character, ability: effect }) => character === target.id && effect === DOMINATED, TURN);
      // Unless it has come under somebody else by then.
      if (target.player === self.controller) joinSquad(state, target, squad, TURN);
    }),
  ],
});

const dominated = ability({
  id: DOMINATED,
  rules: TURN,
  forbids: {
    move: (_state, { source }, { character }) =>
      character === source ? reason('dominated', say`${source} is dominated.`, statements('dominate', [2])) : null,
  },
});

interface Transfer {
  ally: CharacterId;
  to: Square;
}

/** Places in the space of an ally, or around it where it is the smaller one, once it has gone. */
function placesOf(state: MiniaturesState, user: Character, ally: Character): Square[] {
  const theirs = spaceOf(state, ally);
  const size = sizeOf(state, user);
  const others = state.characters.filter((each) => isOnMap(each) && each.id !== user.id && each.id !== ally.id);
  const reach = Math.max(0, size - theirs.size);
  const { at } = theirs;
  const around = { at: [Math.max(0, at[0] - reach), Math.max(0, at[1] - reach)] as const, size: theirs.size + reach };
  return squaresOf(around).filter((to) => {
    const space = { at: to, size };
    const [inner, outer] = size > theirs.size ? [theirs, space] : [space, theirs];
    return (
      fits(boardIn(state), space) &&
      squaresOf(inner).every((square) => isIn(outer, square)) &&
      !others.some((each) => overlap(spaceOf(state, each), space))
    );
  });
}

const ESSENCE = statements('transfer-essence', [1, 2, 3, 4]);

/** The ally is defeated there and then, and nothing is asked about it (min.transfer-essence.03). */
const transferEssence = use({
  id: 'transfer-essence',
  says: [1, 2, 3, 4],
  replaces: null,
  unable: (state, { source: character }): Reason | null => forbidden(state, 'be moved', { character }),
  choose: (state, self) => {
    const own = thisCharacter(state, self);
    return alliesOnMap(state, own)
      .filter((ally) => isLiving(state, ally))
      .flatMap((ally) => placesOf(state, own, ally).map((to) => allowed({ ally: ally.id, to: [...to] })));
  },
  effect: (state, self) => {
    const { ally, to } = self.chosen as unknown as Transfer;
    defeat(state, characterOf(state, ally), { attacker: self.source, byAttack: false }, ESSENCE);
    putAt(state, thisCharacter(state, self), to, ESSENCE);
  },
});

export const changingSides: readonly AnyAbility<Miniatures>[] = [
  betrayal,
  ability({ id: BETRAYED, rules: BETRAYAL }),
  turned,
  betrayalEnds,
  dominate,
  dominated,
  transferEssence,
];
