/** The file that `holojudge new xwing` writes. */
export const starter = `# A scenario: where the pieces stand, what was done, what you expect. Lines that begin with # are for you alone.
# Judge it with:  npx holojudge judge this-file.yaml
game: xwing
title: A ship that bumps into another one does not turn around   # say it as a statement

ships:                            # call them what you like
  red-5:
    pilot: T-65 X-wing            # a type of ship, or a pilot: Luke Skywalker (T-65 X-wing)
    at: [450, 300]                # mm from the left and from the lower edge, to the middle of the base
    facing: north                 # north, south-west ..., degrees clockwise from north, or the name of another ship
    # focus: 1                    # tokens; also evade, lock: tie, stress, shields, damage, upgrades: [r2astromech] ...
  tie:
    pilot: TIE/ln Fighter
    at: range 2 of red-5, in its front arc, facing it    # in relation to another piece

# obstacles:
#   rock: { at: between red-5 and tie }

moment:                           # where in the round it starts
  phase: activation               # planning, system, activation, engagement or end
  ship: red-5                     # the turn of this ship begins
  dial: 4 koiogran                # what is on its dial

# steps:                          # what players did and what the dice showed, in order; here there is nothing to decide
#   - perform-action: focus
#   - roll: [hit, crit, blank]
#   - finish: attack

expect:
  - red-5: { facing: north, touching: [tie], stress: 1 }
  - happened:
      - maneuver-executed: { ship: red-5, fully: false }

# explore:                        # all that can come of it: every choice and every roll from here
#   until: activation is over     # where the question ends
#   of: focus of tie              # what makes a difference; left out: everything
# Then npx holojudge explore this-file.yaml and npx holojudge odds this-file.yaml tell of it. Instead of the above you can expect:
#   - possible: { tie: { focus: 1 } }
#   - never: { red-5: { stress: 2 } }
`;
