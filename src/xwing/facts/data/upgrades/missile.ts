// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
missile, missile|Barrage Rockets||||8|||{"value":5,"recovers":0}||{"arc":"front","value":3,"range":[2,3],"ordnance":true,"requires":["focus"],"chargeCost":1}
missile|Cluster Missiles||||4|||{"value":4,"recovers":0}||{"arc":"front","value":3,"range":[1,2],"ordnance":true,"requires":["lock"],"chargeCost":1}
"|Concussion Missiles||||6|||{"value":3,"recovers":0}||{"arc":"front","value":3,"range":[2,3],"ordnance":true,"requires":["lock"],"chargeCost":1}
"|Homing Missiles||||5|||{"value":2,"recovers":0}||{"arc":"front","value":4,"range":[2,3],"ordnance":true,"requires":["lock"],"chargeCost":1}
"|Ion Missiles||||2|||{"value":3,"recovers":0}||{"arc":"front","value":3,"range":[2,3],"ordnance":true,"requires":["lock"],"chargeCost":1}
"|Proton Rockets||||5|||{"value":1,"recovers":0}||{"arc":"bullseye","value":5,"range":[1,2],"ordnance":true,"requires":["focus"],"chargeCost":1}|||yes
"|Energy-Shell Charges||||5|[{"action":{"action":"calculate","color":"white"}},{"factions":["separatistalliance"]}]||"||{"arc":"front","value":3,"range":[2,3],"ordnance":true,"requires":["calculate"],"chargeCost":1}
"|Discord Missiles|||3|4|[{"factions":["separatistalliance"]}]||"|||{"name":"Buzz Droid Swarm","type":"remote","initiative":0,"agility":3,"hull":1}
missile, missile|Diamond-Boron Missiles|||1|5|||{"value":3,"recovers":0}||{"arc":"front","value":3,"range":[2,3],"ordnance":true,"requires":["lock"],"chargeCost":1}
missile|Mag-Pulse Warheads||||5|||{"value":2,"recovers":0}||{"arc":"front","value":3,"range":[1,3],"ordnance":true,"requires":["lock"],"chargeCost":1}
missile, missile|Multi-Missile Pods||||6|||{"value":5,"recovers":0}||{"arc":"full-front","value":2,"range":[1,2],"ordnance":true,"requires":["calculate","lock"],"chargeCost":1}
missile|XX-23 S-Thread Tracers|||2|2|||{"value":2,"recovers":0}||{"arc":"front","value":3,"range":[1,3],"ordnance":true,"requires":["focus","calculate","lock"],"chargeCost":1}
`;
