// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
illicit|Cloaking Device|||1|4|[{"sizes":["small","medium"]}]||{"value":2,"recovers":0}
"|Contraband Cybernetics||||3|||{"value":1,"recovers":0}
"|Deadman's Switch||||2
"|Feedback Array||||3
"|Inertial Dampeners||||{"by":"initiative","values":{"0":0,"1":1,"2":2,"3":3,"4":4,"5":5,"6":6,"7":7,"8":8}}
"|Rigged Cargo Chute||||4|[{"sizes":["medium","large"]}]||{"value":1,"recovers":0}|||{"name":"Loose Cargo","type":"obstacle"}
"|Coaxium Hyperfuel||||1|[{"action":{"action":"slam","color":null}}]
"|Quick-Release Locks|||1|5|[{"sizes":["huge"]}]||{"value":2,"recovers":0}
"|Saboteur's Map|||1|3|"
"|Scanner Baffler|||1|8|"
"|False Transponder Codes||||2|||{"value":1,"recovers":0}
`;
