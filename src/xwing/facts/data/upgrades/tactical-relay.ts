// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
tactical-relay|Kraken|||1|11|[{"factions":["separatistalliance"]}]|{"actions":["calculate white"]}||||||||yes
"|TV-94|||1|5|"|||||||||"
"|K2-B4|||1|5|"|||||||||"
"|TA-175|||1|11|"|||||||||"
"|Kalani|||1|5|"|{"actions":["calculate white"]}|{"value":3,"recovers":3}|||||||"
`;
