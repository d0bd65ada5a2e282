/** A character's second die comes or goes with the upgrade that makes it elite (des.card-training). */
import { say, type Frame } from '../../core';
import type { FieldsOf } from '../../core/codec';
import { dieOf } from '../queries/dice';
import { bringSecondDie, characterDice, madeElite, takeSecondDie } from '../effects/elite';
import { ask, finish, procedure, run } from '../engine';
import { findCard, isInPlay } from '../queries/cards';
import type { CardId, DestinyState } from '../model/state';
import { chooseAmong } from './choose';
import type { DestinyNames } from '../queries/names';

export interface EliteFrame extends Frame {
  character: CardId;
}

export const eliteFields = ({ card }: DestinyNames): FieldsOf<EliteFrame> => ({ character: card });

function askForDie(state: DestinyState, { character }: EliteFrame) {
  const of = findCard(state, character);
  if (!of) return null;
  const from = characterDice(state, of).map((each) => each.id);
  return chooseAmong({ by: of.controller, asks: say`a die of ${character} to set aside`, kind: 'die', from });
}

const keepElite = procedure('keep elite', eliteFields, [
  run('a second die comes', ['des.card-training.01', 'des.card-training.02'], (state, frame) => {
    const of = findCard(state, frame.character);
    if (!of || !isInPlay(state, frame.character)) return finish(frame);
    const elite = madeElite(state, frame.character);
    if (elite) bringSecondDie(state, of);
    if (elite || !of.secondDie) finish(frame);
  }),
  run('of dice that lie alike any one goes', ['des.card-training.04'], (state, frame) => {
    const of = findCard(state, frame.character);
    const [first, second] = of ? characterDice(state, of) : [];
    if (!of || !first) return finish(frame);
    if (second && (second.zone !== first.zone || second.side !== first.side || second.on !== first.on)) return;
    takeSecondDie(state, of, second ?? first);
    finish(frame);
  }),
  ask('or the one that its controller says', ['des.card-training.04'], askForDie, (state, frame, action) => {
    const of = findCard(state, frame.character);
    if (of && action.type === 'choose-die') takeSecondDie(state, of, dieOf(state, action.die));
  }),
]);

export const eliteProcedures = [keepElite];
