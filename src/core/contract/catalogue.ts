/** A game's catalogue of rules: the texts behind the rule ids. Loaded apart from the game, so that apps do not pay for it. */
import type { RuleId } from './rejection';

/** What a statement of the catalogue is. `timing` is an order or window of resolution, `card` a ruling about one named card. */
export type StatementKind =
  | 'definition'
  | 'rule'
  | 'timing'
  | 'setup'
  | 'list-building'
  | 'component'
  | 'example'
  | 'faq'
  | 'erratum'
  | 'card'
  | 'variant'
  | 'optional'
  | 'advice';

/** Another reading of a rule. */
export interface Doubt {
  /** What can be answered in two ways: `Who picks which of two copies is discarded?` */
  readonly question: string;
  /** The answer that is taken: `The player who controls both.` */
  readonly reading: string;
  /** The answer that was not taken. */
  readonly alternative: string;
  /** The option of the setup that switches to it, as it is written there; absent: there is none. */
  readonly option?: string;
}

/** One statement of a rulebook that can be checked on its own, in our words. */
export interface Statement {
  /** Stable: tests, events and rejections name it. */
  readonly id: RuleId;
  /** The heading's name in the official English rules. */
  readonly term: string;
  /** The heading as the Polish rulebook prints it. */
  readonly termPl: string;
  /** What it is; only some kinds can be observed in play. */
  readonly kind: StatementKind;
  /** What it says, in our words and in English. */
  readonly text: string;
  /** How one sees that the rule is obeyed; absent where nothing observable follows. */
  readonly check?: string;
  /** English names of the cards, units or abilities that it speaks of. */
  readonly cards?: readonly string[];
  /** Where the rulebook is ambiguous, illegible or silent: the reading taken and why. */
  readonly unsure?: string;
  /** Where it can be read in another way; absent where `unsure` only tells how a gap in the print or the translation was filled. */
  readonly doubt?: Doubt;
  /** Of a statement that is later than the rulebook: of what it is, and where it is from. Absent: the rulebook says it. */
  readonly later?: string;
  /** First and last line in the source document; empty where it is not from there. */
  readonly lines: readonly number[];
}

/**
 * Words of players for what the rulebook calls otherwise, in small letters, each with the headings (a rule's id without its number) where
 * they find it: `{ bump: ['xw.overlap'] }`.
 */
export type PlayersWords = Readonly<Record<string, readonly string[]>>;
