// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
cannon|Heavy Laser Cannon||||5|||||{"arc":"bullseye","value":4,"range":[2,3]}
"|Ion Cannon||||6|||||{"arc":"front","value":3,"range":[1,3]}
"|Jamming Beam||||0|||||{"arc":"front","value":3,"range":[1,2]}
"|Tractor Beam||||4|||||{"arc":"front","value":3,"range":[1,3]}
"|Autoblasters||||3|||||{"arc":"front","value":2,"range":[1,2]}
cannon, cannon|Synced Laser Cannons||||6|||||{"arc":"front","value":3,"range":[2,3]}
cannon|Underslung Blaster Cannon||||3|[{"factions":["rebelalliance","resistance"]},{"ships":["t65xwing","t70xwing"]}]|{"actions":["rotate-arc white"]}|||{"arc":"single-turret","value":2,"range":[1,1],"requires":["lock"]}
`;
