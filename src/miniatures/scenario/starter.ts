/** The file that `holojudge new miniatures` writes. */
export const starter = `# A scenario: who stands where, what was done, what you expect. Lines that begin with # are for you alone.
# Judge it with:  npx holojudge judge this-file.yaml
game: miniatures
title: An enemy with cover may be attacked only if no other enemy is nearer   # say it as a statement

map: |                            # every second character of every second line is a square, edges lie between them
  +-+-+-+-+-+-+-+-+
  |. . . . . . . .|
  + + + + + + + + +
  |. A . . . o C .|
  + + + + + + + + +
  |. . . B . . . .|
  +-+-+-+-+-+-+-+-+

characters:                       # call them what you like
  ann:
    player: light
    card: { attack: 8, damage: 20 }   # an official character by name, or numbers of your own; without a card: 5, 10, 15, 100
    at: A                             # the square that is marked so, or [column, row]; [0, 0] is the lower left one
  near: { player: dark, at: B }
  far: { player: dark, at: C }

moment: { turn: ann }             # the turn of ann begins

steps:                            # what players did and what the die showed, in order
  - try: { attack: far }
    because: covered-and-not-nearest
  - attack: near
  - roll: 12

expect:
  - near: { hit-points: 80 }
  - cover: { from: ann, to: far }
  - nearest: { of: ann, is: [near] }

# explore:                        # all that can come of it: every choice and every roll from here
#   until: turn is over           # where the question ends
#   of: hit-points of near        # what makes a difference; left out: everything
# Then npx holojudge explore this-file.yaml and npx holojudge odds this-file.yaml tell of it. Instead of the above you can expect:
#   - always: { near: { hit-points: 80 } }
#   - possible: { ann: { at: [5, 2] } }
`;
