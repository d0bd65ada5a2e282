/** Readings of what the rulebook leaves open; what is not said is as docs/ambiguities.md has it, which is the first of each. */
export interface Readings {
  /** What counts in the roll for the first player (or.setup-choose-characters.01). */
  firstPlayerRoll?: 'critical hits once' | 'critical hits twice';
  /** Whether several players may start with the same ship (or.setup-choose-characters.07). */
  startingShips?: 'any' | 'each once';
  /** Between whom credits may change hands (or.trading-credits-and-promises.05). */
  credits?: 'with the active player' | 'between any players';
  /** What can be bartered (or.bartering.02). */
  bartered?: 'cargo, gear and mods' | 'crew, too';
  /** Who moves a patrol that has won (or.patrol-encounter.04). */
  wonPatrol?: 'the loser moves it' | 'the next player moves it';
  /** Whether a patrol of level 4 moves when it has won (or.patrol-encounter.11). */
  levelFourPatrol?: 'moves' | 'stays';
  /** What a defeated player pays who has too few credits (or.defeated.03). */
  shortOfCredits?: 'pays all' | 'pays nothing';
  /** Where the contact of a discarded crew goes (or.contact-encounter.05). */
  discardedContact?: 'to the nearest space' | 'leaves the game';
  /** Where the token of a contact is that has joined (or.contact-encounter.07). */
  joinedContact?: 'with its card' | 'leaves the game';
  /** Where a crew escapes to, and how it lies there (or.bounties-on-crew.05). */
  escapedCrew?: 'any class, faceup' | 'its class, facedown';
}
