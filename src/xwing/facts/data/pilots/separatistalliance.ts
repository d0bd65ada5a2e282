// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ship|shipAbility|keywords|slots|limited|plain|initiative|cost|name|caption|id|force|charges|conditions|actions|engagement

export const pilots = `
belbullab22starfighter|||talent, modification, title, tactical-relay|1||4|44|General Grievous|Ambitious Cyborg
"|||"|1||3|42|Wat Tambor|Techno Union Foreman
"||Droid|modification, title, tactical-relay||yes|1|35|Feethan Ottraw Autopilot||||||calculate white, lock white, barrel-roll white > calculate red, boost white > calculate red
"|||"|1||2|45|Captain Sear|Kage Infiltrator
"|||talent, modification, title, tactical-relay||yes|3|38|Skakoan Ace
croccruiser|overdriveburners||command, hardpoint, crew, crew, tactical-relay, team, cargo, device, configuration||"|7|58|Separatist Privateers|||||||1
droidtrifighter|networkedcalculations|Droid|talent, sensor, missile, modification, configuration|1||4|40|DIS-T81|Clever Circuits
"|"|"|"|2||5|41|Phlac-Arphocc Prototype|Predictive Analysis Protocol
"|"|"|"|3||3|38|Fearsome Predator|Fixated Pursuit||||fearfulprey
"|"|"|"|1||3|"|DIS-347|Target Acquired
"|"|"|"||yes|3|37|Separatist Interceptor
"|"|"|sensor, missile, modification, configuration||"|1|35|Colicoid Interceptor
firesprayclasspatrolcraft||Bounty Hunter|talent, cannon, missile, crew, device, illicit, modification, title|1||6|79|Jango Fett|Simple Man
"||"|"|1||5|76|Zam Wesell|Clawdite Changeling|||{"value":4,"recovers":0}|youdbettermeanbusiness, youshouldthankme
"||"|cannon, missile, crew, device, illicit, modification, title|1||3|70|Boba Fett|Survivor|-separatistalliance
"|||"||yes|2|64|Separatist Racketeer
hmpdroidgunship|networkedaim|Droid|missile, missile, crew, device, modification, configuration, tactical-relay|1||1|35|DGS-047|Adaptive Intelligence
"|"|"|"||yes|1|34|Baktoid Drone
"|"|"|cannon, cannon, missile, missile, modification, configuration, tactical-relay|2||2|35|Geonosian Prototype|Devastation Protocols
"|"|"|missile, missile, crew, device, modification, configuration, tactical-relay|1||3|42|DGS-286|Ambush Protocols
"|"|"|"|2||3|40|Onderon Oppressor|Atmospheric Attack Module
"|"|"|"||yes|3|36|Separatist Predator
hyenaclassdroidbomber|networkedcalculations|"|torpedo, missile, device, modification, configuration||"|1|25|Techno Union Bomber
"|"|"|sensor, device, device, modification, configuration|3||3|29|Bombardment Drone|Time on Target
"|"|"|torpedo, missile, device, modification, configuration|1||4|30|DBS-404|Preservation Protocol Not Found
"|"|"|sensor, missile, missile, modification, configuration|2||1|28|Baktoid Prototype|Function over Form
"|"|"|torpedo, missile, device, modification, configuration||yes|3|"|Separatist Bomber
"|"|"|sensor, tactical-relay, modification, configuration|1||3|40|DBS-32C|Droid Control Signal Relay|||||calculate white, lock white, barrel-roll white > lock red, jam red
nantexclassstarfighter|pinpointtractorarray||talent||yes|3|33|Stalgasin Hive Guard
"|"||talent, talent|1||6|45|Sun Fac|Archduke's Enforcer
"|"||"|1||5|37|Berwer Kret|Hive Guard Captain
"|"||"|1||4|36|Chertek|Opportunistic Ace
"|"||talent, modification|1||2|32|Gorgol|Handy Engineer
"|"||talent, talent||yes|4|35|Petranaki Arena Ace
sithinfiltrator||Dark Side, Sith|cannon, torpedo, crew, crew, device, modification, title, force-power, tactical-relay|1||5|65|Darth Maul|Sith Assassin||{"value":3,"recovers":1,"sides":["dark"]}
"||"|"|1||3|63|Count Dooku|Darth Tyranus||"
"|||cannon, torpedo, crew, crew, device, modification, title, tactical-relay||yes|2|51|Dark Courier
"||Droid|talent, torpedo, cannon, crew, crew, tactical-relay, device, title, modification|1||3|49|0-66|Sinister Automaton|||||calculate white, lock white, barrel-roll red
vultureclassdroidfighter|networkedcalculations|"|missile, modification, configuration||yes|1|20|Trade Federation Drone
"|"|"|"|3||3|23|Precise Hunter|Pinpoint Protocols
"|"|"|"|2||1|21|Haor Chall Prototype|Xi Char Offering
"|"|"|"|1||3|26|DFS-081|Preservation Programming
"|"|"|"||yes|3|22|Separatist Drone
"|"|"|"|1||1|23|DFS-311|Scouting Drone
`;
