/** A state in the words of a scenario file, where words suffice: the table, and guesses at the moment. */
import type { Json } from '../../core';
import { some, told, unless } from '../../language/describe';
import type { Parts, Value } from '../../language/language';
import { describePose } from '../../language/poses';
import type { ArmadaState, Ship, Squadron } from '../model/state';
import { objectiveWords, shipWords, squadronWords, upgradeWords } from './card-words';
import { kinds } from './fields';

/** The same table at every moment that it could be; whoever asked tries which one is right. */
export function describe(state: ArmadaState): readonly Parts[] {
  const { phase, stack, ships, squadrons, round } = state;
  if (phase === 'setup' || [...ships, ...squadrons].some(({ place }) => place === 'reserve')) return [];
  const table = describeTable(state);
  const { ship, squadron, turn } = (stack.at(-1) ?? {}) as { ship?: string; squadron?: string; turn?: string };
  const steps = ['keep the dial or take its token', 'attack'].map((step) => ({ phase, ship, step }));
  const moments = [{ phase }, { phase, turn }, { phase, ship }, { phase, squadron }, ...steps];
  return moments.map((moment) => ({ ...table, moment: told({ round: Math.max(1, round), ...moment }) }));
}

/** What is expected of a piece, in the same words. */
function wordsOf(
  values: Readonly<Record<string, Value<ArmadaState>>>,
  names: readonly string[],
  state: ArmadaState,
  id: string,
): Record<string, Json> {
  return Object.fromEntries(names.map((name) => [name, values[name]?.find(state, id) ?? null]));
}

function describeTable(state: ArmadaState): Record<string, Json> {
  const { players, options, objective, ships, squadrons, obstacles } = state;
  const lying = obstacles.filter(({ place }) => place === 'table');
  return told({
    players: Object.fromEntries(
      players.map(({ id, faction, points, victoryTokens }) => [
        id,
        { faction, points, 'victory-tokens': victoryTokens },
      ]),
    ),
    first: state.first ?? undefined,
    areas: options.areas.play.width === options.areas.play.length ? 'core set' : undefined,
    'unlimited-rounds': unless(false, options.unlimitedRounds),
    objective: objective === null ? undefined : objectiveWords.name(objective),
    ships: Object.fromEntries(ships.map((ship) => [ship.id, describeShip(state, ship)])),
    squadrons: some(Object.fromEntries(squadrons.map((squadron) => [squadron.id, describeSquadron(state, squadron)]))),
    obstacles: some(Object.fromEntries(lying.map(({ id, pose }) => [id, describePose(pose)]))),
  });
}

const OF_SHIP = ['speed', 'shields', 'tokens', 'dials', 'defense', 'activated', 'resolved'];

function describeShip(state: ArmadaState, ship: Ship): Json {
  const { id, card, owner: player, upgrades, dial, place } = ship;
  return told({
    card: shipWords.name(card),
    player,
    ...(place === 'destroyed' ? { at: null } : describePose(ship.pose)),
    ...wordsOf(kinds.ship, OF_SHIP, state, id),
    upgrades: upgrades.map((each) => upgradeWords.name(each.card)),
    damage: wordsOf(kinds.ship, ['facedown', 'faceup'], state, id),
    dial: dial ?? undefined,
  });
}

function describeSquadron(state: ArmadaState, { id, card, owner: player, place, at }: Squadron): Json {
  return told({
    card: squadronWords.name(card),
    player,
    ...(place === 'destroyed'
      ? { at: null }
      : { at: [at.x, at.y], ...wordsOf(kinds.squadron, ['hull', 'defense', 'activated'], state, id) }),
  });
}
