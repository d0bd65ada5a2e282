/** Clauses of the texts of X-Wing's cards, without what is said by their facts. */
import { clausesOf, signsOf as signs } from '../clauses/clauses';

/** An attack's header, slots, equipping: facts of the card hold them. */
const FACT =
  /^((Bonus )?Attack\b[^:.]*(: Spend \d \[(Charge|Energy)\])?\.?$|Setup: Equip this side faceup|Add \d? ?\[|Remove \[|You can equip )/;

/** A sign for each clause: `m` for one that says 'may', a dot for one that does not. */
export const signsOf = (text: string): string => signs(clausesOf(text, (sentence) => FACT.test(sentence)));
