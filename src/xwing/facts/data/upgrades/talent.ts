// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
talent|Composure||||1|[{"action":{"action":"focus","color":null}}]
"|Crack Shot||||3|||{"value":1,"recovers":0}
"|Daredevil||||2|[{"sizes":["small"]},{"action":{"action":"boost","color":"white"}}]
"|Debris Gambit||||4|[{"sizes":["small","medium"]}]|{"actions":["evade red"]}
"|Elusive||||3|"||{"value":1,"recovers":0}
"|Expert Handling||||{"by":"size","values":{"small":2,"medium":3,"large":4}}|[{"action":{"action":"barrel-roll","color":"red"}}]|{"actions":["barrel-roll white"]}||||||yes
"|Fanatical||||2|[{"factions":["firstorder"]}]
"|Fearless||||3|[{"factions":["scumandvillainy"]}]
"|Heroic||||{"by":"agility","values":{"0":1,"1":1,"2":1,"3":2}}|[{"factions":["resistance"]}]
"|Intimidation||||3
"|Juke||||7|[{"sizes":["small","medium"]}]
"|Lone Wolf|||1|5|||{"value":1,"recovers":1}
"|Marksmanship||||1
"|Outmaneuver||||6
"|Predator||||2
"|Ruthless||||1|[{"factions":["galacticempire"]}]
"|Saturation Salvo||||4|[{"action":{"action":"reload","color":null}}]
"|Selfless||||2|[{"factions":["rebelalliance"]}]
"|Squad Leader|||1|{"by":"initiative","values":{"0":2,"1":4,"2":6,"3":8,"4":10,"5":12,"6":14}}||{"actions":["coordinate red"]}
"|Swarm Tactics||||{"by":"initiative","values":{"0":3,"1":3,"2":3,"3":3,"4":3,"5":4,"6":5}}
"|Trick Shot||||4
"|Treacherous||||2|[{"factions":["separatistalliance"]}]||{"value":1,"recovers":0}
"|Dedicated||||1|[{"factions":["galacticrepublic"]},{"nonLimited":true}]
"|Ensnare||||{"by":"initiative","values":{"0":19,"1":19,"2":19,"3":19,"4":19,"5":21,"6":24}}|[{"ships":["nantexclassstarfighter"]}]
"|Snap Shot||||{"by":"size","values":{"small":7,"medium":8,"large":9,"huge":10}}|||||{"arc":"front","value":2,"range":[2,2],"ordnance":true}
"|Gravitic Deflection||||4|[{"ships":["nantexclassstarfighter"]}]
"|Proud Tradition||||2|[{"factions":["firstorder"]}]||||||{"title":"False Tradition","slots":["talent"]}
"|Deadeye Shot||||1|[{"sizes":["small","medium"]}]
"|Backwards Tailslide||||2|[{"ships":["t65xwing","t70xwing"]}]
"|Ion Limiter Override||||3|[{"keywords":["TIE"]}]
"|Marg Sabl Closure||||1|[{"sizes":["small","medium"]}]
"|Starbird Slash||||1|[{"ships":["rz1awing","rz2awing"]}]
"|Cutthroat||||1|[{"factions":["scumandvillainy"]}]
"|Disciplined||||1|[{"factions":["galacticempire"]}]
"|Hopeful||||1|[{"factions":["rebelalliance"]}]
"|Interloper Turn||||1|[{"ships":["tieddefender"]}]
"|Tierfon Belly Run||||2|[{"ships":["btla4ywing","btlbywing"]}]
`;
