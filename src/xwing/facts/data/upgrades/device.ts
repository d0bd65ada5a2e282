// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
device, device|Bomblet Generator||||2|||{"value":2,"recovers":0}|||{"name":"Bomblet","type":"bomb"}
device|Conner Nets||||3|||{"value":1,"recovers":0}|||{"name":"Conner Net","type":"mine"}
"|Proton Bombs||||4|||{"value":2,"recovers":0}|||{"name":"Proton Bomb","type":"bomb"}
"|Proximity Mines||||6|||"|||{"name":"Proximity Mine","type":"mine"}
"|Seismic Charges||||3|||"|||{"name":"Seismic Charge","type":"bomb"}
"|DRK-1 Probe Droids|||1|5|[{"factions":["separatistalliance"]}]||"|||{"name":"DRK-1 Probe Droid","type":"remote","initiative":0,"agility":3,"hull":1}
device, modification|Electro-Proton Bomb|||1|10|[{"action":{"action":"reload","color":"white"}}]||{"value":1,"recovers":0}|||{"name":"Electro-Proton Bomb","type":"bomb"}
device|Cluster Mines||||7|||"|||{"name":"Cluster Mine","type":"mine"}
"|Ion Bombs||||3|||{"value":2,"recovers":0}|||{"name":"Ion Bomb","type":"bomb"}
"|Concussion Bombs||||4|||{"value":3,"recovers":0}|||{"name":"Concussion Bomb","type":"bomb"}
"|Thermal Detonators||||3|||{"value":4,"recovers":0}|||{"name":"Thermal Detonator","type":"bomb"}
`;
