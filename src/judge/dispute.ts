/** What is disputed, as the title of a file says it: its words, and whether something does not come about. */
import { stemsIn } from './stems';

/** Words of a title by which something does not come about. */
const NOT = /\b(not|cannot|never|no|nobody|nothing|neither|nor|none|without|only|too|refused|illegal|fails?)\b|n't\b/i;

/** Sentences by which something does not. */
const NEGATIVE = / is (refused|not offered)|\b(not|no|nothing|nobody|cannot|never|fails?|skips?|skipped)\b/;

/** What a word in common with the title is worth where no other sentence has it, and all of them together at most. */
const EACH_WORD = 1.5;
const MOST_FOR_WORDS = 6;

/** What it is worth that a sentence says no where the title does, and how much less a refusal is in dispute where it does not. */
const SAYS_NO = 2;
const REFUSED_BESIDE = 5;

/** That something may be done is in dispute where the title says so. */
const MAY = /\b(may|can|could|possible|allowed|legal|chooses?|either|any)\b/i;
const IS_LEGAL = / (is|was) legal\b/;
const LEGAL_BESIDE = 3;

/** That something is paid for, or an ability used, is in dispute where the title speaks of what it costs. */
const PAYMENT = /(^|: )[^:]* (spends|pays) [\d,]+ [^:]*$/;
const IS_USED = /^[^:]* is used$/;
const COSTS = /\b(pays?|paid|spends?|spent|costs?|points?|credits|resources?|free)\b/i;
const PAID_BESIDE = 4;

export function isPayment(text: string): boolean {
  return PAYMENT.test(text);
}

/** How near each of these sentences is to what the title says: names, deeds and values that others do not have count most. */
export function nearnessTo(title: string | null, sentences: readonly string[]): number[] {
  const wanted = stemsIn(title ?? '');
  const isNegative = NOT.test(title ?? '');
  const stems = sentences.map(stemsIn);
  const rarity = (stem: string): number => 1 / stems.filter((each) => each.has(stem)).length;
  return sentences.map((text, i) => {
    const common = [...(stems[i] ?? [])].filter((stem) => wanted.has(stem));
    const words = common.reduce((sum, stem) => sum + EACH_WORD * rarity(stem), 0);
    const no = NEGATIVE.test(text) ? (isNegative ? SAYS_NO : / is refused/.test(text) ? -REFUSED_BESIDE : 0) : 0;
    const may = IS_LEGAL.test(text) && !MAY.test(title ?? '') ? -LEGAL_BESIDE : 0;
    const paid = (isPayment(text) || IS_USED.test(text)) && !COSTS.test(title ?? '') ? -PAID_BESIDE : 0;
    return Math.min(words, MOST_FOR_WORDS) + no + may + paid;
  });
}
