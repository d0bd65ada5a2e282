// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ship|shipAbility|keywords|slots|limited|plain|initiative|cost|name|caption|id|force|charges|conditions|actions|engagement

export const pilots = `
asf01bwing||B-wing|talent, sensor, cannon, cannon, torpedo, modification, title, configuration||yes|3|42|Blade Squadron Veteran
"||"|sensor, cannon, cannon, torpedo, modification, title, configuration||"|2|41|Blue Squadron Pilot
"||"|talent, sensor, cannon, cannon, torpedo, modification, title, configuration|1||4|52|Braylen Stramm|Blade Leader
"||"|"|1||4|48|Ten Numb|Blue Five
"||"|"|1||5|50|Gina Moonsong|Insubordinate Ace
"||B-wing, Spectre|"|1||6|55|Hera Syndulla|Phoenix Leader|-asf01bwing
"||B-wing|"|1||3|46|Netrem Pollard|Dagger Leader
arc170starfighter|||talent, torpedo, crew, astromech, modification, gunner|1||4|49|Garven Dreis|Red Leader
"|||"|1||3|46|Ibtisam|Survivor of Endor
"|||"|1||5|55|Norra Wexley|Gold Nine
"|||"|1||4|50|Shara Bey|Green Four
attackshuttle|lockedandloaded|Spectre|talent, turret, crew, modification, title|1||2|32|"Zeb" Orrelios|Spectre-4
"|"|Light Side, Spectre|turret, crew, modification, title, force-power|1||3|40|Ezra Bridger|Spectre-6||{"value":1,"recovers":1,"sides":["light"]}
"|"|Spectre|talent, turret, crew, modification, title|1||5|38|Hera Syndulla|Spectre-2
"|"|Mandalorian, Spectre|"|1||3|41|Sabine Wren|Spectre-5
auzituckgunship|||crew, crew, modification||yes|1|44|Kashyyyk Defender
"|||talent, crew, crew, modification|1||3|50|Lowhhrick|Escaped Gladiator
"|||"|1||4|53|Wullffwarro|Wookiee Chief
btla4ywing||Y-wing|talent, turret, torpedo, astromech, device, modification, gunner|1||4|40|"Dutch" Vander|Gold Leader
"||"|"|1||3|35|Evaan Verlaine|Gold Three
"||"|"||yes|3|32|Gold Squadron Veteran
"||"|turret, torpedo, astromech, device, modification, gunner||"|2|30|Gray Squadron Bomber
"||"|talent, turret, torpedo, astromech, device, modification, gunner|1||4|37|Horton Salm|Gray Leader
"||"|"|1||5|41|Norra Wexley|Gold Nine|-btla4ywing
btls8kwing|||torpedo, missile, missile, crew, device, device, modification, gunner|1||3|44|Esege Tuketu|Selfless Hero
"|||"|1||4|40|Miranda Doni|Heavy Hitter
"|||"||yes|2|38|Warden Squadron Pilot
cr90corelliancorvette|broadsidebatteries||command, hardpoint, hardpoint, crew, crew, gunner, team, team, cargo, title||"|8|146|Alderaanian Guard|||||||0
ewing|experimentalscanners||talent, sensor, torpedo, astromech, modification|1||5|62|Corran Horn|Tenacious Investigator
"|"||"|1||4|60|Gavin Darklighter|Bold Wingman
"|"||sensor, torpedo, astromech, modification||yes|2|49|Knave Squadron Escort
"|"||talent, sensor, torpedo, astromech, modification||"|4|51|Rogue Squadron Escort
gr75mediumtransport|resupplycraft||command, hardpoint, turret, crew, crew, team, cargo, cargo, title||"|7|55|Echo Base Evacuees|||||||1
hwk290lightfreighter||Freighter|talent, crew, device, modification, modification, title|1||5|41|Jan Ors|Espionage Expert
"||"|"|1||3|31|Kyle Katarn|Relentless Operative
"||"|crew, device, modification, modification, title||yes|2|29|Rebel Scout
"||"|talent, crew, device, modification, modification, title|1||4|38|Roark Garnet|Good-Hearted Smuggler
modifiedyt1300lightfreighter||Freighter, YT-1300|talent, missile, crew, crew, modification, modification, title, gunner|1||4|70|Chewbacca|The Mighty|||{"value":1,"recovers":1}
"||"|"|1||6|79|Han Solo|Scoundrel for Hire|-modifiedyt1300lightfreighter
"||"|"|1||5|78|Lando Calrissian|General of the Alliance|"
"||"|missile, crew, crew, modification, modification, title, gunner||yes|1|67|Outer Rim Smuggler
"||Freighter, Light Side, YT-1300|force-power, missile, crew, crew, gunner, modification, modification, title|1||5|77|Leia Organa|There Is Another||{"value":1,"recovers":1,"sides":["light"]}
rz1awing|vectoredthrusters|A-wing|talent, talent, missile, configuration|1||3|32|Arvel Crynyd|Green Leader
"|"|"|"||yes|3|30|Green Squadron Pilot
"|"|"|"|1||4|34|Jake Farrell|Sage Instructor
"|"|"|talent, missile, configuration||yes|1|28|Phoenix Squadron Pilot
"|"|"|talent, missile, configuration, talent|1||4|35|Wedge Antilles|Promising Pilot|-rz1awing
"|"|A-wing, Mandalorian|talent, talent, missile, configuration|1||3|37|Sabine Wren|Daughter of Mandalore|"
"|"|A-wing, Spectre|"|1||6|42|Hera Syndulla|Phoenix Leader|"
"|"|A-wing, Light Side|force-power, force-power, missile, configuration|1||5|49|Ahsoka Tano|Fulcrum|"|{"value":3,"recovers":1,"sides":[]}
"|"|A-wing|talent, talent, missile, configuration|1||4|32|Shara Bey|Green Four|"
"|"|"|talent, missile, configuration, talent|1||3|30|Derek Klivian|Hobbie
sheathipedeclassshuttle|commsshuttle|Spectre|talent, crew, astromech, modification, title|1||2|33|"Zeb" Orrelios|Spectre-4|-sheathipedeclassshuttle
"|"|Droid, Spectre|"|1||1|32|AP-5|Escaped Analyst Droid|||||calculate white, coordinate white
"|"|Light Side, Spectre|crew, astromech, modification, title, force-power|1||3|40|Ezra Bridger|Spectre-6|-sheathipedeclassshuttle|{"value":1,"recovers":1,"sides":["light"]}
"|"|Mandalorian, Spectre|talent, crew, astromech, modification, title|1||6|50|Fenn Rau|Reluctant Rebel|"
t65xwing||X-wing|torpedo, astromech, modification, configuration|1||3|47|Biggs Darklighter|Red Three
"||"|"||yes|2|38|Blue Squadron Escort
"||Partisan, X-wing|torpedo, astromech, illicit, modification, configuration||"|1|"|Cavern Angels Zealot
"||"|"|1||2|42|Edrio Two Tubes|Cavern Angels Veteran
"||X-wing|talent, torpedo, astromech, modification, configuration|1||4|46|Garven Dreis|Red Leader|-t65xwing
"||"|"|1||4|44|Jek Porkins|Red Six
"||Partisan, X-wing|talent, torpedo, astromech, illicit, modification, configuration|1||4|45|Kullbee Sperado|Enigmatic Gunslinger
"||"|"|1||3|43|Leevan Tenza|Rebel Alliance Defector
"||Light Side, X-wing|torpedo, astromech, modification, force-power, configuration|1||5|61|Luke Skywalker|Red Five||{"value":2,"recovers":1,"sides":["light"]}
"||X-wing|talent, torpedo, astromech, modification, configuration||yes|3|40|Red Squadron Veteran
"||"|"|1||5|47|Thane Kyrell|Corona Four
"||"|"|1||6|54|Wedge Antilles|Red Two
tielnfighter||Spectre, TIE|modification|1||2|23|"Zeb" Orrelios|Spectre-4|-tielnfighter
"||Clone, TIE|"|1||2|28|Captain Rex|Clone Wars Veteran||||suppressivefire
"||Light Side, Spectre, TIE|modification, force-power|1||3|"|Ezra Bridger|Spectre-6|-tielnfighter|{"value":1,"recovers":1,"sides":["light"]}
"||Spectre, TIE|talent, modification|1||3|"|Sabine Wren|Spectre-5|"
ut60duwing||Partisan|sensor, crew, crew, illicit, modification, configuration|1||2|46|Benthic Two Tubes|Cavern Angels Marksman
"|||sensor, crew, crew, modification, configuration||yes|2|43|Blue Squadron Scout
"|||talent, sensor, crew, crew, modification, configuration|1||4|48|Bodhi Rook|Imperial Defector
"|||"|1||3|51|Cassian Andor|Raised by the Rebellion
"|||"|1||2|44|Heff Tobber|Blue Eight
"||Partisan|talent, sensor, crew, crew, illicit, modification, configuration|1||3|50|Magva Yarro|Cavern Angels Spotter
"||"|sensor, crew, crew, illicit, modification, configuration||yes|1|43|Partisan Renegade
"||"|talent, sensor, crew, crew, illicit, modification, configuration|1||4|52|Saw Gerrera|Obsessive Outlaw
"||Droid|talent, sensor, crew, crew, modification, configuration|1||3|46|K-2SO|Cassian Said I Had To|||||calculate white, lock white, coordinate red
vcx100lightfreighter|tailgun|Droid, Freighter, Spectre|sensor, turret, torpedo, crew, crew, modification, title, gunner|1||2|67|"Chopper"|Spectre-3|||||calculate white, lock white, reinforce white
"|"|Freighter, Spectre|talent, sensor, turret, torpedo, crew, crew, modification, title, gunner|1||5|72|Hera Syndulla|Spectre-2|-vcx100lightfreighter
"|"|Freighter, Jedi, Light Side, Spectre|sensor, turret, torpedo, crew, crew, modification, title, gunner, force-power|1||3|76|Kanan Jarrus|Spectre-1||{"value":2,"recovers":1,"sides":["light"]}
"|"|Freighter|sensor, turret, torpedo, crew, crew, modification, title, gunner||yes|2|67|Lothal Rebel
"|"|Freighter, Spectre|talent, sensor, turret, torpedo, crew, crew, gunner, modification, title|1||4|68|Alexsandr Kallus|Fulcrum
yt2400lightfreighter|sensorblindspot|Droid, Freighter|talent, missile, gunner, illicit, modification, title|1||3|76|"Leebo"|Dry-Witted Droid|||||calculate white, lock white, barrel-roll red, rotate-arc white
"|"|Freighter|talent, missile, crew, illicit, modification, title, gunner|1||5|85|Dash Rendar|Hotshot Mercenary
"|"|"|missile, crew, illicit, modification, title, gunner||yes|1|72|Wild Space Fringer
z95af4headhunter|||talent, missile, modification|1||5|36|Airen Cracken|Intelligence Chief
"|||missile, modification||yes|1|22|Bandit Squadron Pilot
"|||talent, missile, modification|1||4|30|Lieutenant Blount|Team Player
"|||"||yes|2|24|Tala Squadron Pilot
`;
