/** The file that `holojudge new outer-rim` writes. */
export const starter = `# A scenario: where everything is, what was done, what you expect. Lines that begin with # are for you alone.
# Judge it with:  npx holojudge judge this-file.yaml
game: outer-rim
title: A patrol of a faction that is not friendly stops a ship on its way     # say it as a statement

players:                          # clockwise; call them what you like. One player alone plays against the AI player
  ann:
    character: Boba Fett          # as printed
    at: Naboo                     # a planet, a navpoint (NA6), The Maelstrom
    # ship: Slave I               # the printed name of either side; default: a starting ship
    # credits: 4000               # what is not said is nothing: no credits, no fame, neutral, undamaged
    # fame: 3
    # reputation: { hutt: positive }
    # cards: [Jetpack, Hutt Favor, 'Bounty: Greedo']
    # damage: { character: 1, ship: 2 }
  bob: {}                         # of bob nothing matters here

patrols:
  imperial: NA6                   # or: { at: NA6, level: 2 }; those that are not named stand where they start
# contacts:
#   Naboo green: Greedo           # who lies facedown there; { who: Greedo, faceup: true }; empty
# market:
#   gear-and-mod: Jetpack         # the faceup card; [Jetpack, Ion Cannon]: and the one below it

moment:                           # when it starts
  player: ann                     # whose turn it is
  step: planning                  # planning, action or encounter

steps:                            # what players did and what the dice showed, in order
  - move                          # in one go: move: [NA6, Ryloth]
  - move-to: NA6
  # - roll: [hit, focus]
  # - draw: Jetpack

expect:
  - ann: { at: Navpoint NA6 }
  - happened:
      - stopped: { player: ann, why: patrol }
  - not-offered: [move-to: Ryloth]  # nobody asks her to go on

# explore:                        # all that can come of it: every choice and every roll from here
#   until: encounter step is over # where the question ends
#   of: defeated of ann           # what makes a difference; left out: everything
# Then npx holojudge explore this-file.yaml and npx holojudge odds this-file.yaml tell of it. Instead of the above you can expect:
#   - odds: { of: { ann: { defeated: true } }, at-most: 0.5 }
#   - never: { ann: { fame: 2 } }
`;
