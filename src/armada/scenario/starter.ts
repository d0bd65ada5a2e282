/** The file that `holojudge new armada` writes. */
export const starter = `# A scenario: where the pieces stand, what was done, what you expect. Lines that begin with # are for you alone.
# Judge it with:  npx holojudge judge this-file.yaml
game: armada
title: A ship that would end on another one stops short of it, and both are dealt a damage card   # say it as a statement

ships:                            # call them what you like
  cr90:
    card: CR90 Corvette A
    at: [900, 300]                # mm from the left and from the lower edge, to the middle of the base
    facing: north                 # north, south-west ..., degrees clockwise from north, or the name of another piece
    speed: 2
    # shields: { front: 1 }       # also damage, tokens: [navigate], dials: [repair], defense: [evade, exhausted redirect] ...
  vsd:
    card: Victory II
    at: 90 mm from cr90, in its front arc, facing it    # in relation to another piece
    speed: 1

# squadrons:
#   wing: { card: X-wing, at: touching cr90, to its left }
# obstacles:
#   station: { at: between cr90 and vsd }

moment:                           # where in the round it starts
  phase: ship                     # command, ship, squadron or status
  ship: cr90                      # the activation of this ship begins
  dial: repair                    # what is on the top dial of its stack

auto-pass: true                   # whoever may do something and is not told to, does not
steps:                            # what players did and what the dice showed, in order
  - keep-dial
  - maneuver: [straight, straight]

expect:
  - cr90: { damage: 1, speed: 2 }
  - vsd: { damage: 1 }
  - happened:
      - ship-overlapped: { ship: cr90, other: vsd }
      - damage-card-dealt: { ship: vsd }

# explore:                        # all that can come of it: every choice and every roll from here
#   until: commands after the reveal is over   # where the question ends
#   of: tokens of vsd             # what makes a difference; left out: everything
# Then npx holojudge explore this-file.yaml and npx holojudge odds this-file.yaml tell of it. Instead of the above you can expect:
#   - possible: { vsd: { tokens: [navigate] } }
#   - never: { cr90: { destroyed: true } }
`;
