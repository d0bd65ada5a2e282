// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
modification|Ablative Plating||||6|[{"sizes":["medium","large"]}]||{"value":2,"recovers":0}
"|Advanced SLAM||||3|[{"action":{"action":"slam","color":"white"}}]
"|Afterburners||||{"by":"initiative","values":{"0":4,"1":4,"2":4,"3":4,"4":5,"5":6,"6":7}}|[{"sizes":["small"]}]||{"value":2,"recovers":0}
"|Electronic Baffle||||2
"|Engine Upgrade||||{"by":"size","values":{"small":2,"medium":4,"large":7}}|[{"action":{"action":"boost","color":"red"}}]|{"actions":["boost white"]}||||||yes
"|Hull Upgrade||||{"by":"agility","values":{"0":2,"1":3,"2":5,"3":7}}||{"stats":[["hull",1]]}||||||"
"|Munitions Failsafe||||1
"|Shield Upgrade||||{"by":"agility","values":{"0":3,"1":4,"2":6,"3":8}}||{"stats":[["shields",1]]}||||||yes
"|Static Discharge Vanes||||6
"|Stealth Device||||{"by":"agility","values":{"0":3,"1":4,"2":6,"3":8}}|||{"value":1,"recovers":0}
"|Tactical Scrambler||||2|[{"sizes":["medium","large"]}]
"|Impervium Plating||||4|[{"ships":["belbullab22starfighter"]}]||{"value":2,"recovers":0}
"|Synchronized Console||||1|[{"factions":["galacticrepublic"]},{"action":{"action":"lock","color":"white"}}]
"|Spare Parts Canisters||||4|[{"equipped":["astromech"]}]||{"value":1,"recovers":0}
"|Delayed Fuses||||1
"|Angled Deflectors||||{"by":"agility","values":{"0":6,"1":3,"2":1,"3":1}}|[{"sizes":["small","medium"]},{"stat":{"stat":"shields","least":1}}]|{"actions":["reinforce white"],"stats":[["shields",-1]]}||||||yes
"|Targeting Computer||||3||{"actions":["lock white"]}||||||"
"|Independent Calculations||||4|[{"shipAbilities":["networkedcalculations"]}]||||||||||yes
"|Overdrive Thruster|||1|{"by":"initiative","values":{"0":2,"1":3,"2":4,"3":5,"4":6,"5":7,"6":8}}|[{"ships":["t70xwing"]}]
"|Precision Ion Engines||||3|[{"keywords":["TIE"]},{"stat":{"stat":"agility","least":3}}]||{"value":2,"recovers":0}
`;
