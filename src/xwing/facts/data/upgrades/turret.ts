// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
turret|Dorsal Turret||||2||{"actions":["rotate-arc white"]}|||{"arc":"single-turret","value":2,"range":[1,2]}|||yes
"|Ion Cannon Turret||||5||"|||{"arc":"single-turret","value":3,"range":[1,2]}
`;
