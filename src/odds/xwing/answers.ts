/** What is already said of the questions on the way: who attacks whom, with what. Everything else is left to the players. */
import * as E from 'fp-ts/lib/Either';
import { impossible, rejection, type Candidate, type Rejection } from '../../core';
import { currentAttack, xwing, type XwingAction, type XwingEvent, type XwingState } from '../../xwing';
import { namesOf, type Attacks } from './attack';
import { tableOf } from './table';

type Candidates = readonly Candidate<XwingAction>[];

/** The candidates that are meant: ships engage in their order, and attack the defender with the weapon that was named, unless it can no more. */
export function said(candidates: Candidates, state: XwingState, attacks: Attacks): Candidates {
  const names = namesOf(attacks);
  const frame = currentAttack(state);
  const weapon = frame && !frame.bonus ? attacks.attackers[names.attackers.indexOf(frame.attacker)]?.weapon : undefined;
  const next = names.attackers.find((id) =>
    candidates.some(({ action }) => action.type === 'engage' && action.ship === id),
  );
  const isMeant = ({ action }: Candidate<XwingAction>): boolean => {
    if (action.type === 'engage') return action.ship === next;
    if (action.type === 'choose-weapon') return weapon === undefined || action.weapon === weapon;
    if (action.type === 'declare-defender') return action.defender === names.defender;
    return action.type !== 'decline-attack' || frame?.bonus === true;
  };
  const meant = candidates.filter(isMeant);
  if (meant.length === candidates.length) return candidates;
  // Only to decline is left: the defender is no longer there, or the weapon is spent.
  return meant.length > 0 ? meant : candidates.filter(({ action }) => action.type === 'decline-attack');
}

/** Why this ship cannot attack as it is described; null: it can. */
export function wrongAttack(attacks: Attacks, index: number): Rejection | null {
  const table = tableOf(attacks, index);
  if (E.isLeft(table)) return table.left;
  const { state, events } = table.right;
  const id = namesOf(attacks).attackers[index];
  const told = [...events];
  for (let question = xwing.question(state); question; question = xwing.question(state)) {
    const attack = currentAttack(state);
    if (attack?.attacker === id && attack?.range)
      return wrongPlace(attacks, index, attack.range.range, attack.obstructedBy);
    if (told.some((event) => event.type === 'ship-engaged' && event.ship === id)) break;
    const refused = refusedWeapon(question.candidates, attacks, index);
    if (refused) return refused;
    const [answer] = said(
      question.candidates.filter(({ not }) => not === null),
      state,
      attacks,
    );
    if (!answer || question.by[0] === 'chance' || answer.action.type === 'decline-attack') break;
    const trouble = xwing.play(state, answer.action);
    if (trouble) return trouble;
    told.push(...state.events);
  }
  return cannotAttack(told, index);
}

const at = (index: number, ...field: string[]) => ['attackers', index, ...field];

function wrongPlace(attacks: Attacks, index: number, range: number, through: readonly string[]): Rejection | null {
  const attacker = attacks.attackers[index];
  if (range !== attacker?.range) {
    const message = `There is no room for it at range ${attacker?.range}: beside the others of its side it is at range ${range}.`;
    return impossible('no-room', message, at(index, 'range'));
  }
  const asteroid = through.find((each) => each.startsWith('asteroid'));
  if ((asteroid !== undefined) === (attacker.obstructed ?? false)) return null;
  const message = `There is no room for it there: ${asteroid ?? 'nothing'} is in between.`;
  return impossible('no-room', message, at(index, 'obstructed'));
}

function refusedWeapon(candidates: Candidates, attacks: Attacks, index: number): Rejection | null {
  const named = attacks.attackers[index]?.weapon;
  const weapons = candidates.flatMap(({ action, not }) =>
    action.type === 'choose-weapon' ? [{ id: action.weapon, not }] : [],
  );
  if (named === undefined || weapons.length === 0) return null;
  const found = weapons.find(({ id }) => id === named);
  if (found) return found.not && rejection(found.not, at(index, 'weapon'));
  const known = weapons.map(({ id }) => id).join(', ');
  return impossible('unknown-weapon', `It has no weapon '${named}', but ${known}.`, at(index, 'weapon'));
}

function cannotAttack(told: readonly XwingEvent[], index: number): Rejection {
  const why = told.find((event) => event.type === 'attack-not-possible');
  const [because] = why?.because ?? [];
  return because ? rejection(because, at(index)) : impossible('no-attack', 'It cannot attack.', at(index), why?.rules);
}
