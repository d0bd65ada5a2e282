/** Characters who join a squad later: Reinforcements during setup, Reserves by a roll for initiative (min.reinforcements, min.reserves). */
import * as E from 'fp-ts/lib/Either';
import type { Reason } from '../../core';
import { list as listOf, text } from '../../core/codec';
import { argument } from '../../core/codec/malformed';
import { reason } from '../../core/contract/rejection';
import { abilityName, cardAbility, characterKind, printedAbility, type CardAbility } from '../facts';
import { kindAdded } from '../facts/added';
import { uniqueTwice } from './squad-building';
import { costInSquad } from './squad-cost';
import { isOfKindIn } from './squad-faction';
import { squadShape } from './squad-codecs';
import { at, cardIn, malformed, placedCards, quoted, type SquadList } from './squad-list';

/**
 * Every reason why characters cannot join a squad by an ability of one of its cards; none: they can. Rapport lowers their cost as in the squad
 * (min.rapport.03). `facts.at` is the place in `added`.
 * @example
 * ```ts
 * import { checkAdded, STARTER_SQUADS } from 'holojudge/miniatures/facts';
 *
 * const ability = { ability: 'droid-reinforcements', value: 30 };
 * const [why] = checkAdded(STARTER_SQUADS.separatist, ability, ['general-obi-wan-kenobi']);
 * console.log(why?.message); // General Obi-Wan Kenobi is not of the kind that Droid Reinforcements 30 adds: Droid.
 * ```
 */
export function checkAdded(list: SquadList, ability: CardAbility, added: readonly string[]): Reason[] {
  const ids = E.chain(() => argument(listOf(text), 'added', added))(
    E.chain(() => argument(cardAbility, 'ability', ability))(argument(squadShape, 'squad', list)),
  );
  return E.isLeft(ids) ? [malformed(ids.left)] : whyNotAdded(list, ability, ids.right);
}

function whyNotAdded(list: SquadList, ability: CardAbility, added: readonly string[]): Reason[] {
  const kind = kindAdded(ability);
  if (kind === null) return [reason('adds-nobody', `${printedAbility(ability)} adds nobody to a squad.`, [])];
  const rules = [`min.${ability.ability}.01`];
  const limit = ability.value ?? 0;
  const whole = { ...list, characters: [...list.characters, ...added] };
  const joining = placedCards({ ...list, characters: added });
  const unknown = added.flatMap((id, i) =>
    cardIn(list, id) ? [] : [at(['characters', i], 'unknown-card', `There is no character ${quoted(id)}.`, rules)],
  );
  const others = joining.flatMap(({ card, at: place }) =>
    isOfKindIn({ ...list, characters: [] }, characterKind(kind), card)
      ? []
      : [
          at(
            place,
            'wrong-kind',
            `${card.name} is not of the kind that ${printedAbility(ability)} adds: ${kind}.`,
            rules,
          ),
        ],
  );
  const costs = joining.map(({ card, at: place }) => ({ card, place, cost: costInSquad(whole, card) }));
  const unknownCosts = costs.flatMap(({ card, place, cost }) =>
    cost === null ? [at(place, 'cost-unknown', `The cost of ${card.name} is not known.`, rules)] : [],
  );
  const points = costs.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  const message = `They cost ${points} points, ${points - limit} over the ${limit} of ${abilityName(ability.ability)?.name ?? ability.ability}.`;
  const over =
    points > limit
      ? [reason('too-many-points', message, [...rules, 'min.rapport.03'], { points, limit, over: points - limit })]
      : [];
  const members = placedCards(list).map(({ card }) => ({ card, at: ['squad'] }));
  const twice = uniqueTwice([...members, ...joining]).filter(({ facts }) => !isIn('squad', facts?.['at']));
  return [...unknown, ...others, ...unknownCosts, ...over, ...twice];
}

function isIn(part: string, at: unknown): boolean {
  return Array.isArray(at) && at[0] === part;
}
