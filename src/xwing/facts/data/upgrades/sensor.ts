// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
sensor|Advanced Sensors||||10
"|Collision Detector||||6|||{"value":2,"recovers":0}
"|Fire-Control System||||2
"|Trajectory Simulator||||6
"|Passive Sensors||||{"by":"initiative","values":{"0":2,"1":2,"2":2,"3":2,"4":2,"5":4,"6":6,"7":8,"8":10}}|||{"value":1,"recovers":1}
`;
