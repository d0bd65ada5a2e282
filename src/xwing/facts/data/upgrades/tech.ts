// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
tech|Advanced Optics||||5
"|Ferrosphere Paint||||4|[{"factions":["resistance"]}]
"|Hyperspace Tracking Data||||2|[{"factions":["firstorder"]},{"sizes":["large"]}]
"|Primed Thrusters||||{"by":"initiative","values":{"0":4,"1":5,"2":6,"3":7,"4":8,"5":9,"6":10}}|[{"sizes":["small"]}]
"|Targeting Synchronizer||||4
"|Pattern Analyzer||||5
"|Biohexacrypt Codes||||1|[{"factions":["firstorder"]},{"action":{"action":"lock","color":null}}]
tech, modification|Deuterium Power Cells||||9|[{"factions":["firstorder"]}]||{"value":2,"recovers":0}
tech|Automated Target Priority||||1|[{"initiative":{"most":3}}]
"|Sensor Buoy Suite|||1|4|[{"factions":["firstorder"]},{"sizes":["medium","large"]}]|||||{"name":"Sensor Buoy","type":"remote","initiative":0,"agility":3,"hull":2}
`;
