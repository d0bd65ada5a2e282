// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
force-power|Heightened Perception||||3
"|Instinctive Aim||||1
"|Sense||||5
"|Supernatural Reflexes||||{"by":"initiative","values":{"0":4,"1":4,"2":4,"3":8,"4":16,"5":24,"6":32}}|[{"sizes":["small"]}]
"|Brilliant Evasion||||2
"|Hate||||{"by":"size","values":{"small":3,"medium":6,"large":9}}|[{"forceSides":["dark"]}]
"|Predictive Shot||||1
"|Battle Meditation||||{"by":"initiative","values":{"0":3,"1":3,"2":3,"3":3,"4":4,"5":6,"6":8}}|[{"factions":["galacticrepublic"]}]|{"actions":["coordinate purple"]}
"|Foresight||||4|||||{"arc":"bullseye","value":2,"range":[1,3],"ordnance":true}
"|Precognitive Reflexes||||{"by":"initiative","values":{"0":3,"1":3,"2":3,"3":4,"4":7,"5":10,"6":13}}|[{"sizes":["small"]}]
"|Extreme Maneuvers||||4|[{"sizes":["small"]},{"action":{"action":"boost","color":null}}]
"|Patience||||2|[{"forceSides":["light"]}]
`;
