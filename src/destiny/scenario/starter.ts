/** The file that `holojudge new destiny` writes. */
export const starter = `# A scenario: what lies on the table, what was done, what you expect. Lines that begin with # are for you alone.
# Judge it with:  npx holojudge judge this-file.yaml
game: destiny
title: A modifier adds to the die it is resolved with, and shields block the sum   # say it as a statement

players:                          # call them what you like; the first one controls the battlefield
  anna:
    characters:                   # names as printed, with a subtitle where two share the name: 'Darth Vader, Sith Lord'
      - { card: Jango Fett, die: 2 ranged }             # what its die shows; leave it out: the die lies on its card
      - { card: Death Trooper, die: +2 ranged }
    # resources: 2                # also hand: [...], supports: [...], discard: [...], deck-top: [...], deck: [...]
  ben:
    characters:
      - { card: Hired Gun, shields: 1, damage: 2 }      # also exhausted: true, upgrades: [Holdout Blaster]
      - Padawan

# battlefield: { card: Jedi Temple, controller: ben }
# moment: { turn: ben, round: 2 } # where in the round it starts: a turn of the action phase, or { phase: upkeep }

steps:                            # what players did and what the dice showed, in order
  - resolve: { die: 2 ranged, modifiers: +2 ranged, on: Hired Gun }
  # - activate: Padawan
  # - roll: 1 resource
  # - pass

expect:
  - Hired Gun: { damage: 5, shields: 0 }
  - anna: { pool: [] }
  - decides: ben

# explore:                        # all that can come of it: every choice and every roll from here
#   until: turn is over           # where the question ends
#   of: exhausted of Hired Gun    # what makes a difference; left out: everything
# Then npx holojudge explore this-file.yaml and npx holojudge odds this-file.yaml tell of it. Instead of the above you can expect:
#   - possible: { Hired Gun: { exhausted: true } }
#   - odds: { of: { Hired Gun: { defeated: true } }, is: 0 }
`;
