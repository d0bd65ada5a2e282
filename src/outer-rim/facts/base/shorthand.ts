/** Short words for typing cards in TypeScript; each returns plain data of the effect vocabulary. */
import type { Amount, Condition, FactionRef } from '../conditions';
import type { Ability, Choice, Effect, Effects, Occasion } from '../effects';
import type { Asset, EncounterSection } from '../pack';
import type { Combat, DieFace, Skill, ValueName } from '../words';

export const credits = (amount: Amount): Effect => ({ do: 'gain', credits: amount });
export const fame = (amount: Amount): Effect => ({ do: 'gain', fame: amount });
export const reputation = (faction: FactionRef): Effect => ({ do: 'gain', reputation: { with: faction, amount: 1 } });
export const pay = (amount: Amount): Effect => ({ do: 'lose', credits: amount });
export const anger = (faction: FactionRef): Effect => ({ do: 'lose', reputation: { with: faction, amount: 1 } });
export const hurt = (to: 'character' | 'ship' | 'either', damage: Amount): Effect => ({ do: 'suffer', damage, to });
export const heal = (from: 'character' | 'ship' | 'both' | 'either', damage: Amount | 'all' = 'all'): Effect => ({
  do: 'recover',
  damage,
  from,
});
export const keep: Effect = { do: 'keep' };
const keepSecret: Effect = { do: 'keep-secret' };

export function test(skill: Skill | readonly Skill[], pass: Effects, fail?: Effects): Effect {
  return { do: 'test', skill, ...(pass.length > 0 && { pass }), ...(fail && { fail }) };
}
export function fight(combat: Combat, enemy: string, value: number, win: Effects, lose?: Effects): Effect {
  return { do: 'fight', combat, enemy, value, win, ...(lose && { lose }) };
}
export function spend(amount: Amount, then: Effects, otherwise?: Effects): Effect {
  return { do: 'spend', credits: amount, then, ...(otherwise && { else: otherwise }) };
}
export function when(condition: Condition, then: Effects, otherwise?: Effects): Effect {
  return { do: 'if', if: condition, then, ...(otherwise && { else: otherwise }) };
}
export function standing(faction: FactionRef, positive: Effects, neutral: Effects, negative: Effects): Effect {
  return { do: 'by-reputation', with: faction, positive, neutral, negative };
}
export function roll(dice: number, faces: readonly DieFace[], then: Effects, otherwise?: Effects): Effect {
  return { do: 'roll', dice, faces, then, ...(otherwise && { else: otherwise }) };
}
export const may = (...effects: Effects): Effect => ({ do: 'may', effects });
export const option = (label: string, ...effects: Effects): Choice => ({ label, do: effects });
export const choose = (...options: readonly Choice[]): Effect => ({ do: 'choose', options });
export const movePatrol = (faction: FactionRef, spaces: number, towards: 'you' | 'anywhere' = 'anywhere'): Effect => ({
  do: 'move-patrol',
  faction,
  spaces,
  towards,
});
export const peekHere = (count = 2): Effect => ({ do: 'peek', at: { where: 'here', facing: 'facedown' }, count });

export const friend = (faction: FactionRef): Condition => ({ is: 'reputation', with: faction, standing: ['positive'] });

export const value = (name: ValueName, by: Amount, condition?: Condition): Ability => ({
  kind: 'value',
  value: name,
  by,
  ...(condition && { if: condition }),
});
export const use = (step: 'planning' | 'action' | 'encounter', text: string, ...effects: Effects): Ability => ({
  kind: 'use',
  text,
  in: step,
  do: effects,
});
export function on(
  occasion: Occasion,
  text: string,
  effects: Effects,
  more: { may?: boolean; once?: 'turn' | 'combat' | 'game'; if?: Condition } = {},
): Ability {
  return { kind: 'when', text, on: occasion, ...more, do: effects };
}

/** A section of an encounter card before its space is known. */
export type Story = Omit<EncounterSection, 'space'>;
export const story = (title: string, ...effects: Effects): Story => ({ title, effects });
export const find = (title: string, asset: Asset, ...effects: Effects): Story => ({ title, effects, asset });
export function whisper(title: string, ability: Ability, ...effects: Effects): Story {
  return { title, effects: effects.length > 0 ? effects : [keepSecret], secret: { title, ability } };
}

export const gear = (name: string, ...abilities: readonly Ability[]): Asset => ({ kind: 'gear', name, abilities });
/** Nobody wears two suits of armor. */
export const armor = (name: string, ...abilities: readonly Ability[]): Asset => ({
  kind: 'gear',
  name,
  traits: ['ARMOR'],
  limit: { trait: 'ARMOR', most: 1 },
  abilities,
});
export const mod = (name: string, ...abilities: readonly Ability[]): Asset => ({ kind: 'mod', name, abilities });
export const crew = (name: string, skills: readonly Skill[], ...abilities: readonly Ability[]): Asset => ({
  kind: 'crew',
  name,
  skills,
  abilities,
});
export const cargo = (name: string, destination: string, ...reward: Effects): Asset => ({
  kind: 'cargo',
  name,
  destination,
  reward,
});
/** ILLEGAL cargo: a die has to show a hit on delivery, otherwise databank card 1. */
export function contraband(name: string, destination: string, ...reward: Effects): Asset {
  return {
    kind: 'cargo',
    name,
    destination,
    traits: ['ILLEGAL'],
    risk: [roll(1, ['hit'], [], [{ do: 'databank', number: 1 }])],
    reward,
  };
}
