// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
team|Bombardment Specialists||||6||{"actions":["lock white > calculate white"]}
"|Comms Team||||8||{"actions":["coordinate white > calculate white","jam white > calculate white"]}
"|Damage Control Team||||3||{"actions":["reinforce white > calculate white"]}
"|Gunnery Specialists||||8||{"actions":["rotate-arc white > calculate white"]}
"|IG-RM Droids||||2|[{"factions":["scumandvillainy"]}]|{"actions":["calculate white"]}
"|Ordnance Team||||4||{"actions":["reload white > calculate white"]}
"|Sensor Experts||||10||{"actions":["lock white > calculate white"]}
`;
