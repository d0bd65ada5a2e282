// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
hardpoint|Ion Cannon Battery||||5||{"actions":["rotate-arc white"]}|||||{"title":"Ion Cannon Battery (Offline)","slots":["hardpoint"]}
"|Ordnance Tubes||||1|||||||{"title":"Ordnance Tubes (Offline)","slots":["hardpoint"]}
"|Point-Defense Battery||||9||{"actions":["rotate-arc white"]}|||||{"title":"Point-Defense Battery (Offline)","slots":["hardpoint"]}|yes
"|Targeting Battery||||6||"|||||{"title":"Targeting Battery (Offline)","slots":["hardpoint"]}
"|Turbolaser Battery||||13||"|||||{"title":"Turbolaser Battery (Offline)","slots":["hardpoint"]}
`;
