// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
astromech|"Chopper"|||1|2|[{"factions":["rebelalliance"]}]
"|"Genius"|||1|2|[{"factions":["scumandvillainy"]}]
"|R2 Astromech||||{"by":"agility","values":{"0":3,"1":3,"2":5,"3":8}}|||{"value":2,"recovers":0}
"|R2-D2|||1|{"by":"agility","values":{"0":4,"1":6,"2":8,"3":10}}|[{"factions":["rebelalliance"]}]||{"value":3,"recovers":0}
"|R3 Astromech||||3
"|R4 Astromech||||2|[{"sizes":["small"]}]
"|R5 Astromech||||4|||{"value":2,"recovers":0}
"|R5-D8|||1|6|[{"factions":["rebelalliance"]}]||{"value":3,"recovers":0}
"|R5-P8|||1|4|[{"factions":["scumandvillainy"]}]||"
"|R5-TK|||1|0|"
"|R5-X3|||1|5|[{"factions":["resistance"]}]||{"value":2,"recovers":0}
"|R2-HA|||1|3|"
"|BB-8|||1|{"by":"initiative","values":{"0":2,"1":3,"2":4,"3":5,"4":6,"5":7,"6":8}}|"||{"value":2,"recovers":0}
"|BB Astromech||||{"by":"initiative","values":{"0":0,"1":1,"2":2,"3":3,"4":4,"5":5,"6":6}}|"||"
"|M9-G8|||1|6|"
"|R2-C4|||1|5|[{"factions":["galacticrepublic"]}]
"|R4-P Astromech||||2|"||{"value":2,"recovers":0}
"|R4-P17|||1|5|"||"
"|R4-P44|||1|3|"
"|R2-A6|||1|6|"
"|C1-10P|||1|8|"||{"value":2,"recovers":0}||||{"title":"C1-10P (Erratic)","slots":["astromech"]}
"|R1-J5|||1|5|[{"factions":["resistance"]}]||{"value":3,"recovers":0}
"|Q7 Astromech||||4|[{"factions":["galacticrepublic"]}]
"|R2-D2|-republic||1|{"by":"agility","values":{"0":4,"1":6,"2":8,"3":10}}|"||{"value":2,"recovers":0}
"|"|-resistance||1|6|[{"factions":["resistance"]}]||{"value":4,"recovers":0}
"|R6-D8|||1|4|"
"|R7-A7|||1|3|[{"factions":["galacticrepublic"]}]||{"value":3,"recovers":0}
"|R4-B11|||1|3|[{"factions":["scumandvillainy"]}]
`;
