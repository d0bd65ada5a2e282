/** Tests, dice, fights, and what is won, lost or hurt. */
import { allowed, candidate, listed, question, reason, say, type Reason } from '../../../core';
import type { Act } from '../../model/actions';
import { amountOf } from '../../queries/conditions';
import type { Combat, Goods, Skill } from '../../facts';
import { emit, call } from '../../engine';
import { gainCredits, loseCredits, spendCredits } from '../../effects/credits';
import { doNothing } from '../../effects/nothing';
import { loseFame, gainFame } from '../../effects/fame';
import { loseReputation, gainReputation } from '../../effects/reputation';
import { isPlanet, patrolOf } from '../../queries/map';
import { isIllegal, isLuxury } from '../../queries/cards';
import { playerOf, playersWho } from '../../queries/players';
import { fight } from '../combat';
import { sufferDamage } from '../damage';
import { test } from '../skill-test';
import { recover, type Body } from '../../effects/recover';
import type { OuterRimState } from '../../model/state';
import { choosesFaction, choosesPlayer, decides, does, effect, factionOf, type EffectFrame } from './effect';
import { later, resolve, rulesOfText, tellPart } from './scope';
import { type Scope } from '../../model/scope';

const skillsOf = ({ effect: { skill } }: EffectFrame<'test'>): readonly Skill[] =>
  typeof skill === 'string' ? [skill] : skill;

const testing = effect(
  'test',
  decides<'test', Act<'choose-skill'>>(
    'choose a skill',
    ['or.skill-tests.04'],
    (_state, frame) => {
      const skills = skillsOf(frame);
      const { you } = frame.scope;
      if (skills.length < 2) return null;
      return question(
        you,
        'the skill to test',
        skills.map((skill) => allowed({ type: 'choose-skill', player: you, skill })),
      );
    },
    (_state, frame, { skill }) => {
      frame.chosen['skill'] = skill;
    },
  ),
  does<'test'>('test it', ['or.skill-tests.04', 'or.skill-tests.09'], (state, { pass, fail }, scope, frame) => {
    const skill = (frame.chosen['skill'] as Skill | undefined) ?? skillsOf(frame)[0];
    if (skill) test(state, scope.you, skill, later(pass, scope), later(fail, scope));
  }),
);

const rolling = effect(
  'roll',
  does<'roll'>('roll dice', ['or.attempting-a-job.05'], (state, { dice }, scope) => {
    const what = scope.cargo === null ? 'card' : 'delivery';
    call(state, 'roll', { owner: scope.you, roller: scope.you, for: what, count: dice, faces: [] });
  }),
  does<'roll'>('look at them', ['or.attempting-a-job.05'], (state, { faces, then, else: otherwise }, scope, frame) => {
    const part = frame.faces.some((face) => (faces as readonly string[]).includes(face)) ? 'if' : 'else';
    const rules = [scope.cargo === null ? 'or.attempting-a-job.05' : 'or.deliver-action.03'];
    const said = say`the card asks for ${listed(faces, 'or')}, the dice show ${listed(frame.faces)}`;
    const why = reason('dice', said, rules, { wanted: [...faces], faces: [...frame.faces] });
    const effects = part === 'if' ? then : otherwise;
    tellPart(state, scope, part, effects, why);
    resolve(state, effects, scope);
  }),
);

const gaining = effect(
  'gain',
  choosesFaction<'gain'>(({ reputation }) => reputation?.with),
  does<'gain'>('gain', ['or.winning-the-game.10', 'or.reputation.08'], (state, goods, scope, frame) => {
    const { you, from, what } = scope;
    if (goods.credits !== undefined)
      gainCredits(
        state,
        you,
        amountOf(state, you, goods.credits),
        from,
        rulesOfText(state, scope),
        ofPatrol(state, scope),
      );
    const faction = goods.reputation && factionOf(state, frame, goods.reputation.with);
    if (faction) for (let i = 0; i < (goods.reputation?.amount ?? 0); i++) gainReputation(state, you, faction);
    if (goods.fame !== undefined)
      gainFame(state, you, amountOf(state, you, goods.fame), from, what, rulesOfFame(state, scope), [
        ...ofLuxury(state, scope),
        ...ofPatrol(state, scope),
      ]);
  }),
);

/** Who bought it does not matter. */
function ofLuxury(state: OuterRimState, scope: Scope): Reason[] {
  const { card, you } = scope;
  if (!rulesOfFame(state, scope).includes('or.winning-the-game.09')) return [];
  const said = say`the luxury card is that of ${you} now, whoever bought it`;
  return [reason('luxury', said, ['or.winning-the-game.09'], { card })];
}

/** What is printed on its token, which still lies there. */
function ofPatrol(state: OuterRimState, { from, patrol }: Scope): Reason[] {
  const level = from === 'patrol' && patrol !== null ? patrolOf(state, patrol)?.level : undefined;
  if (level === undefined) return [];
  const said = say`it is what the patrol's token of level ${level} shows`;
  return [reason('printed-reward', said, ['or.patrol-encounter.06'], { level })];
}

/** The rule that names this way to gain fame (or.winning-the-game.04). */
function rulesOfFame(state: OuterRimState, scope: Scope): readonly string[] {
  const { from, card } = scope;
  if (from === 'bounty') return ['or.winning-the-game.06', ...rulesOfText(state, scope)];
  if (from === 'job') return ['or.winning-the-game.06'];
  if (from === 'cargo' && card !== null && isIllegal(state, card)) return ['or.winning-the-game.07'];
  if (from === 'patrol') return ['or.patrol-encounter.06', 'or.winning-the-game.08'];
  return card !== null && isLuxury(state, card) ? ['or.winning-the-game.09'] : ['or.winning-the-game.04'];
}

const losing = effect(
  'lose',
  choosesFaction<'lose'>(({ reputation }) => reputation?.with),
  does<'lose'>('lose', ['or.credits.03', 'or.reputation.09'], (state, goods: Goods, scope, frame) => {
    const { you, from } = scope;
    if (goods.credits !== undefined)
      loseCredits(state, you, amountOf(state, you, goods.credits), from, rulesOfText(state, scope));
    if (goods.fame !== undefined) loseFame(state, you, amountOf(state, you, goods.fame), from);
    const faction = goods.reputation && factionOf(state, frame, goods.reputation.with);
    if (faction) loseReputation(state, you, faction, from, goods.reputation?.amount);
  }),
);

const spending = effect(
  'spend',
  decides<'spend', Act<'spend-credits' | 'pass'>>(
    'spend or not',
    ['or.credits.03'],
    (state, { effect: { credits, must }, scope: { you } }) => {
      const price = amountOf(state, you, credits);
      const able = playerOf(state, you).credits >= price;
      if (must || price === 0) return null;
      const facts = { price, credits: playerOf(state, you).credits };
      const not = able
        ? null
        : reason(
            'too-expensive',
            say`It takes ${price} credits, ${you} has ${facts.credits}.`,
            ['or.credits.03'],
            facts,
          );
      return question(you, say`spend ${price} credits`, [
        candidate({ type: 'spend-credits', player: you }, not),
        allowed({ type: 'pass', player: you }),
      ]);
    },
    (_state, frame, { type }) => {
      frame.chosen['spend'] = type === 'spend-credits' ? 1 : 0;
    },
  ),
  does<'spend'>('spend', ['or.credits.03'], (state, { credits, then, else: otherwise }, scope, frame) => {
    const price = amountOf(state, scope.you, credits);
    const spends = frame.chosen['spend'] !== 0 && playerOf(state, scope.you).credits >= price;
    if (spends) spendCredits(state, scope.you, price, scope.from, ['or.credits.03', ...rulesOfText(state, scope)]);
    resolve(state, spends ? then : otherwise, scope);
  }),
);

const takingCredits = effect(
  'take-credits',
  ...choosesPlayer<'take-credits'>(['or.trading-credits-and-promises.01'], (state, { effect: { from }, scope }) =>
    playersWho(state, scope.you, from)
      .filter((player) => player.credits > 0)
      .map((player) => player.id),
  ),
  does<'take-credits'>(
    'take them',
    ['or.trading-credits-and-promises.01'],
    (state, { credits }, { you, from }, frame) => {
      const player = frame.chosen['player'];
      if (typeof player !== 'string') return;
      gainCredits(state, you, loseCredits(state, player, amountOf(state, you, credits), from), from);
    },
  ),
);

/** The body that damage goes to or leaves; 'either' asks. */
function choosesBody<K extends 'suffer' | 'recover'>(isOpen: (frame: EffectFrame<K>) => boolean) {
  return decides<K, Act<'choose-damage'>>(
    'character or ship',
    ['or.planning-step.04'],
    (_state, frame) => {
      const { you } = frame.scope;
      if (!isOpen(frame)) return null;
      return question(you, 'character or ship', [
        allowed({ type: 'choose-damage', player: you, on: 'character' }),
        allowed({ type: 'choose-damage', player: you, on: 'ship' }),
      ]);
    },
    (_state, frame, { on }) => {
      frame.chosen['on'] = on;
    },
  );
}

const suffering = effect(
  'suffer',
  choosesBody<'suffer'>(({ effect: { to } }) => to === 'either'),
  does<'suffer'>(
    'suffer',
    ['or.resolving-combat.07', 'or.resolving-combat.08'],
    (state, { damage, to }, { you, from }, frame) =>
      sufferDamage(state, you, to === 'either' ? (frame.chosen['on'] as Body) : to, amountOf(state, you, damage), from),
  ),
);

const recovering = effect(
  'recover',
  choosesBody<'recover'>(({ effect: { from } }) => from === 'either'),
  does<'recover'>('recover', ['or.defeated.09'], (state, { damage, from }, scope, frame) => {
    const { you } = scope;
    const amount = damage === 'all' ? 'all' : amountOf(state, you, damage);
    const bodies: Body[] =
      from === 'both' ? ['character', 'ship'] : [from === 'either' ? (frame.chosen['on'] as Body) : from];
    for (const body of bodies) recover(state, you, body, amount, rulesOfText(state, scope));
  }),
);

const fighting = effect(
  'fight',
  does<'fight'>('fight', ['or.combat.01', 'or.ground-and-ship-combat.04'], (state, card, scope) =>
    fight(state, {
      combat: card.combat,
      you: scope.you,
      against: { kind: 'enemy', name: card.enemy },
      value: card.value,
      win: later(card.win, scope),
      lose: later(card.lose, scope),
    }),
  ),
);

const fightingPlayer = effect(
  'fight-player',
  ...choosesPlayer<'fight-player'>(['or.combat.02'], (state, { effect: { who }, scope }) =>
    playersWho(state, scope.you, who)
      .filter((player) => !player.defeated)
      .map((player) => player.id),
  ),
  does<'fight-player'>('fight', ['or.combat.02', 'or.ground-and-ship-combat.06'], (state, card, scope, frame) => {
    const player = frame.chosen['player'];
    if (typeof player !== 'string') {
      const said = say`nobody whom ${scope.you} may fight is there, or they are defeated`;
      return doNothing(state, scope.you, 'fight', reason('nobody-to-fight', said, ['or.combat.02']));
    }
    fight(state, {
      combat: card.combat ?? combatHere(state, scope),
      you: scope.you,
      against: { kind: 'player', player },
      win: later(card.win, scope),
      lose: later(card.lose, scope),
    });
  }),
);

/** Between players: ground on a planet, ship elsewhere. */
function combatHere(state: OuterRimState, { you }: Scope): Combat {
  return isPlanet(state, playerOf(state, you).space) ? 'ground' : 'ship';
}

export const chances = [
  testing,
  rolling,
  gaining,
  losing,
  spending,
  takingCredits,
  suffering,
  recovering,
  fighting,
  fightingPlayer,
];

/** Tells that a token for a planet was put. */
export function markPlanet(state: OuterRimState, you: string): void {
  const player = playerOf(state, you);
  if (player.space === null || player.marked.includes(player.space)) return;
  player.marked.push(player.space);
  emit(state, { type: 'planet-marked', rules: ['or.personal-goals.04'], player: you, space: player.space });
}
