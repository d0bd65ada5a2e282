// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
gunner|Agile Gunner||||{"by":"size","values":{"small":6,"medium":5,"large":4,"huge":3}}
"|BT-1|||1|2|[{"factions":["scumandvillainy"],"names":["Darth Vader"]}]
"|Bistan|||1|10|[{"factions":["rebelalliance"]}]
"|Bossk|||1|8|[{"factions":["scumandvillainy"]}]
"|Dengar|||1|6|"||{"value":1,"recovers":1}
"|Ezra Bridger|||1|12|[{"factions":["rebelalliance"]}]|||{"value":1,"recovers":1}
"|Fifth Brother|||1|"|[{"factions":["galacticempire"]}]|||"
"|Greedo|||1|1|[{"factions":["scumandvillainy"]}]||{"value":1,"recovers":1}
"|Han Solo|||1|12|[{"factions":["rebelalliance"]}]
"|"|-gunner||1|10|[{"factions":["scumandvillainy"]}]
"|Hotshot Gunner||||7
"|Luke Skywalker|||1|26|[{"factions":["rebelalliance"]}]|||{"value":1,"recovers":1}
"|Skilled Bombardier||||2
"|Special Forces Gunner||||9|[{"factions":["firstorder"]},{"ships":["tiesffighter"]}]
"|Veteran Tail Gunner||||4|[{"arcs":["rear"]}]
"|Veteran Turret Gunner||||{"by":"size","values":{"small":11,"medium":8,"large":7,"huge":7}}|[{"action":{"action":"rotate-arc","color":null}}]
"|Finn|||1|9|[{"factions":["resistance"]}]
"|Paige Tico|||1|6|"
"|Rey|-gunner||1|13|"|||{"value":1,"recovers":1}
"|Seventh Fleet Gunner||||9|[{"factions":["galacticrepublic"]}]||{"value":1,"recovers":0}
"|Clone Commander Cody|||1|4|"
"|Ahsoka Tano|||1|12|"|||{"value":1,"recovers":1}
"|Clone Captain Rex|||1|2|"
"|Suppressive Gunner||||{"by":"size","values":{"small":8,"medium":7,"large":6,"huge":3}}
"|Boba Fett|-gunner||1|6|[{"factions":["separatistalliance","scumandvillainy"]}]
"|Weapons Systems Officer||||7
"|Sabine Wren|-gunner||1|2|[{"factions":["rebelalliance"]}]
`;
