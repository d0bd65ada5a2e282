/** Guardian and redeploy: rules that characters and upgrades with these keywords carry as abilities (des.guardian, des.redeploy). Ambush: see play-a-card. */
import { after, before, circumstance, reason, say } from '../../core';
import { leavePlay } from '../effects/cards';
import { RULE_OF_TYPE } from '../queries/carriers';
import { moveUpgrade } from '../effects/upgrades';
import { dealDamage } from '../effects/damage';
import { cannotRemove, removeDie } from '../effects/dice';
import { allPools, dieOf, showsDamage, sideOf, valueOf } from '../queries/dice';
import { ability, ask, run, type DestinyAbility } from '../engine';
import type { CardFrame } from '../effects/memory';
import { charactersOf, findCard, hasKeyword } from '../queries/cards';
import { chooseAmong } from '../procedures/choose';
import { isOpponent } from '../queries/players';
import { chooseDie, picked } from './choices';
import { anOpponents, showingDamage } from './filters';
import { does } from './flow';
import { flatten } from './kinds';

const guardian = ability({
  id: 'guardian',
  card: RULE_OF_TYPE.character,
  rules: ['des.guardian.01'],
  on: before('activated'),
  when: (state, { event, source }) =>
    circumstance(event.card === source, () =>
      reason('not-activated', say`${event.card} is activated, not ${source}.`, ['des.guardian.01']),
    ) &&
    circumstance(hasKeyword(state, source, 'guardian'), () =>
      reason('no-guardian', say`${source} has lost Guardian.`, ['des.guardian.01']),
    ),
  unable: (state, self) => {
    const dice = allPools(state).filter(
      (die) => showsDamage(die) && isOpponent(state, self.controller, die.controller),
    );
    return dice.some((die) => !cannotRemove(state, die.id, self.controller))
      ? null
      : reason('no-die', 'No opponent has a die showing damage.', ['des.guardian.01']);
  },
  may: true,
  lasting: true,
  effect: flatten([
    chooseDie({
      where: [anOpponents, showingDamage],
      not: (state, die, you) => cannotRemove(state, die, you.controller),
    }),
    does('remove it and take its damage', (state, you) => {
      const die = picked(you, 'die');
      const amount = valueOf(state, dieOf(state, die));
      const rules = sideOf(dieOf(state, die))?.modifier ? ['des.guardian.05', 'des.guardian.01'] : ['des.guardian.01'];
      removeDie(state, die, you.controller, [...rules, 'des.guardian.03']);
      // Of neither type, and shields block it (des.guardian.04).
      dealDamage(state, { to: you.source, amount, by: you.controller, source: you.source, rules });
    }),
  ]) as never,
});

const redeploy = ability({
  id: 'redeploy',
  card: RULE_OF_TYPE.upgrade,
  rules: ['des.redeploy.01'],
  // Queued like any other (des.redeploy.04).
  on: after('defeated'),
  when: (state, self) => {
    const upgrade = findCard(state, self.source);
    return upgrade?.zone === 'waiting' && upgrade.on === self.event.character;
  },
  lasting: true,
  effect: [
    ask(
      'redeploy',
      ['des.redeploy.01', 'des.redeploy.05'],
      (state, you: CardFrame) => {
        if (findCard(state, you.source)?.zone !== 'waiting') return null;
        const from = charactersOf(state, you.controller).map((each) => each.id);
        return chooseAmong({
          by: you.controller,
          asks: say`a character for ${you.source}`,
          kind: 'character',
          from,
          done: true,
        });
      },
      (state, you, action) => {
        if (action.type === 'choose-character') moveUpgrade(state, you.source, action.character, you.controller);
      },
    ),
    run('or it is discarded', ['des.redeploy.02'], (state, you: CardFrame) => {
      if (findCard(state, you.source)?.zone === 'waiting')
        leavePlay(state, you.source, 'discard', null, 'not-redeployed');
    }),
  ] as never,
});

export const keywordAbilities: readonly DestinyAbility[] = [guardian, redeploy];
