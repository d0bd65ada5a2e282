// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
torpedo|Adv. Proton Torpedoes||||5|||{"value":1,"recovers":0}||{"arc":"front","value":5,"range":[1,1],"ordnance":true,"requires":["lock"],"chargeCost":1}
"|Ion Torpedoes||||4|||{"value":2,"recovers":0}||{"arc":"front","value":4,"range":[2,3],"ordnance":true,"requires":["lock"],"chargeCost":1}
"|Proton Torpedoes||||12|||"||"
"|Plasma Torpedoes||||7|||"||{"arc":"front","value":3,"range":[2,3],"ordnance":true,"requires":["lock"],"chargeCost":1}
`;
