// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
cargo|Adaptive Shields||||10
"|Boosted Scanners||||8
"|Optimized Power Core||||6
"|Tibanna Reserves||||3|||{"value":3,"recovers":0}
`;
