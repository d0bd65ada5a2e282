/** What the scenario languages of all games are made of, and what `judge` needs of one. */
export * from './language';
