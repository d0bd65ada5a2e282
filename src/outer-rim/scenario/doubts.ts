/** Where the cases that Outer Rim's rules leave open arise. */
import { isBecauseOf, isToldBy, type DoubtedCase, type DoubtedCases } from '../../language/doubts';
import type { OuterRimEvent } from '../model/events';
import type { OuterRimState } from '../model/state';
import { COST_OF_DEFEAT } from '../procedures/damage';

type Case = DoubtedCase<OuterRimState, OuterRimEvent>;

/** The credits before they were lost. */
function creditsOf({ event, because }: Case): number {
  const [short] = because.filter(({ code }) => code === 'too-few-credits');
  return event?.change?.was ?? Number(short?.facts?.['credits'] ?? 0);
}

/** Nobody doubts where a card of the market belongs. */
function isOfMarket({ because }: Case): boolean {
  const [deck] = because.filter(({ code }) => code === 'to-deck');
  return String(deck?.facts?.['deck'] ?? '').endsWith(' deck');
}

function hadNoSlot({ type, rules }: OuterRimEvent): boolean {
  return type === 'card-discarded' && rules.includes('or.buying-ships.06');
}

export const doubts: DoubtedCases<OuterRimState, OuterRimEvent> = {
  // One delivery takes nobody else to the target.
  'or.winning-the-game.02': (of) => of.decides && !isToldBy(of, 'no-effect'),
  // Who has nothing pays nothing, whoever is right.
  'or.defeated.03': (of) => creditsOf(of) > 0 && creditsOf(of) < COST_OF_DEFEAT,
  // One alone is within every limit.
  'or.secrets.04': ({ state }) => state.players.some(({ secrets }) => secrets.length > 1),
  // Another one may not be met first in either reading.
  'or.encounter-step.06': (of) => of.decides && !isBecauseOf(of, 'other-patrol-first'),
  'or.contact-encounter.05': (of) => isToldBy(of, 'contact-moved'),
  'or.contact-encounter.07': (of) => isToldBy(of, 'contact-joined'),
  'or.deliver-action.04': (of) => of.decides && !isOfMarket(of),
  'or.bartering.03': (of) => of.decides && !isOfMarket(of),
  'or.ai-movement.02': (of) => of.decides && !isToldBy(of, 'moved'),
  'or.movement.01': (of) => of.decides && !isToldBy(of, 'moved'),
  // Where winning itself has not completed it, the job fails in both readings.
  'or.combat-during-jobs.02': (of) => !isBecauseOf(of, 'won-and-failed'),
  'or.market-action.14': (of) => isBecauseOf(of, 'no-slot'),
  'or.ship-goals.01': (of) => of.decides && !isToldBy(of, 'goal-token-placed'),
  'or.bounties-on-crew.08': (of) => isBecauseOf(of, 'owner-defeated'),
  'or.setup-choose-characters.01': (of) =>
    isBecauseOf(of, 'tied') || of.before.some((event) => event.type === 'dice-rolled' && event.faces.includes('crit')),
  // Whatever fits moves over; what does not is discarded after.
  'or.buying-ships.06': (of) => !isToldBy(of, 'ship-taken') || of.after.some(hadNoSlot),
  // That it may be passed through is said of it in both readings.
  'or.ai-movement.06': (of) => of.decides && !isBecauseOf(of, 'through'),
};
