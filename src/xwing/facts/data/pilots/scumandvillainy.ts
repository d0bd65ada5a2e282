// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ship|shipAbility|keywords|slots|limited|plain|initiative|cost|name|caption|id|force|charges|conditions|actions|engagement

export const pilots = `
aggressorassaultfighter|advanceddroidbrain|Bounty Hunter, Droid|talent, sensor, cannon, cannon, device, illicit, modification, title|1||4|66|IG-88A|Aggressive Automaton
"|"|"|"|1||4|62|IG-88B|Brutal Battledroid
"|"|"|"|1||4|63|IG-88C|Conniving Contraption
"|"|"|"|1||4|62|IG-88D|Deadly Device
btla4ywing||Y-wing|turret, torpedo, astromech, device, illicit, modification, gunner||yes|1|30|Crymorah Goon
"||"|talent, turret, torpedo, astromech, device, illicit, modification, gunner|1||4|46|Drea Renthal|Pirate Lord
"||"|"||yes|2|32|Hired Gun
"||"|"|1||5|43|Kavil|Callous Corsair
"||"|talent, tech, turret, torpedo, gunner, astromech, device|1||5|40|Leema Kai|Opportunity Knocks
"||"|"|1||4|39|Arliz Hadrassian|Crimson Blade
"||"|"||yes|3|33|Amaxine Warrior
"||"|"|1||3|36|Padric|Napkin Bomber
"||"|tech, turret, torpedo, gunner, astromech, device||yes|2|31|Jinata Security Officer
croccruiser|overdriveburners||command, hardpoint, crew, crew, team, cargo, device, illicit, title, configuration||"|7|58|Syndicate Smugglers|||||||1
customizedyt1300lightfreighter||Freighter, YT-1300|missile, crew, crew, illicit, modification, title, gunner||"|1|41|Freighter Captain
"||"|talent, missile, crew, crew, illicit, modification, title, gunner|1||6|48|Han Solo|The Corellian Kid
"||Droid, Freighter, YT-1300|missile, crew, crew, gunner, illicit, modification, title|1||2|41|L3-37|Droid Revolutionary|||||calculate white, lock white, boost red, rotate-arc white
"||Freighter, YT-1300|talent, missile, crew, crew, illicit, modification, title, gunner|1||4|42|Lando Calrissian|Smooth-talking Gambler
escapecraft|riggedenergycells|Droid||1|yes|1|12|Autopilot Drone|Set to Blow|||{"value":3,"recovers":0}||calculate white, barrel-roll white, coordinate red
"|copilot|"|talent, crew, modification|1||2|26|L3-37|Droid Revolutionary|-escapecraft||||"
"|"||"|1||4|29|Lando Calrissian|Smooth-talking Gambler|"
"|"||"|1||3|28|Outer Rim Pioneer|Skillful Outlaw
fangfighter|concordiafaceoff|Mandalorian|talent, torpedo|1||6|68|Fenn Rau|Skull Leader
"|"|"|talent, torpedo, modification|1||4|47|Joy Rekkoff|Skull Squadron Ace
"|"|"|"|1||4|54|Kad Solus|Skilled Commando
"|"|"|"|1||5|56|Old Teroch|Mandalorian Mentor
"|"|"|"||yes|4|47|Skull Squadron Pilot
"|"|"|torpedo, modification||"|1|41|Zealous Recruit
firesprayclasspatrolcraft||Bounty Hunter|talent, cannon, missile, device, illicit, modification, modification, title|1||5|86|Boba Fett|Notorious Bounty Hunter
"||"|cannon, missile, crew, device, illicit, modification, title||yes|2|62|Bounty Hunter
"|||talent, cannon, missile, crew, device, illicit, modification, title|1||4|71|Emon Azzameen|Shipping Magnate
"|||"|1||4|72|Kath Scarlet|Captain of the Binayre Pirates
"||Bounty Hunter|"|1||3|70|Koshka Frost|Icy Professional
"|||"|1||3|65|Krassis Trelix|Imperial Deserter
g1astarfighter||Bounty Hunter, Droid|talent, sensor, crew, illicit, modification, title|1||3|49|4-LOM|Reprogrammed Protocol Droid|||||calculate white, lock white, jam white
"||Bounty Hunter|sensor, crew, illicit, modification, title||yes|1|41|Gand Findsman
"||"|talent, sensor, crew, illicit, modification, title|1||3|45|Zuckuss|Meditative Gand
hwk290lightfreighter||Freighter|talent, crew, device, illicit, modification, modification, title|1||4|31|Dace Bonearm|Outer Rim Mercenary|||{"value":3,"recovers":1}
"||"|"|1||3|40|Palob Godalhi|Tethan Resister
"||"|crew, device, illicit, modification, modification, title||yes|1|28|Spice Runner
"||"|"|1||2|38|Torkil Mux|Mercenary Miner
"||"|talent, crew, device, illicit, modification, modification, title|1||3|34|Gamut Key|Collaborationist Governor|||{"value":2,"recovers":1}
"||Freighter, Jedi, Light Side|force-power, crew, device, illicit, modification, modification, title|1||3|42|Kanan Jarrus|Lost Padawan|-hwk290lightfreighter|{"value":1,"recovers":1,"sides":[]}
"||Freighter|talent, crew, device, illicit, modification, modification, title|1||5|36|Tápusk|Order 66 Informant|||{"value":2,"recovers":1}
jumpmaster5000|||cannon, torpedo, crew, gunner, illicit, modification, title||yes|2|41|Contracted Scout
"||Bounty Hunter|talent, cannon, torpedo, crew, gunner, illicit, modification, title|1||6|53|Dengar|Vengeful Corellian|||{"value":1,"recovers":1}
"||"|"|1||3|45|Manaroo|Graceful Aruzan
"|||"|1||4|44|Tel Trevura|Escape Artist|||{"value":1,"recovers":0}
"||Bounty Hunter|cannon, torpedo, crew, gunner, illicit, modification, title|1||1|38|Nom Lumb|On the Run
kihraxzfighter|||talent, missile, illicit, illicit, modification, modification||yes|3|"|Black Sun Ace
"|||missile, illicit, illicit, modification, modification|1||3|41|Captain Jostero|Aggressive Opportunist
"|||"||yes|2|37|Cartel Marauder
"||Bounty Hunter|talent, missile, illicit, illicit, modification, modification|1||4|45|Graz|The Hunter
"|||"|1||5|48|Talonbane Cobra|Scourge of Tansarii Point
"||Bounty Hunter|"|1||4|43|Viktor Hel|Storied Bounty Hunter
lancerclasspursuitcraft||Bounty Hunter, Dark Side|crew, illicit, illicit, modification, title, force-power|1||4|68|Asajj Ventress|Force of Her Own||{"value":2,"recovers":1,"sides":["dark"]}
"||Bounty Hunter|talent, crew, illicit, illicit, modification, title|1||5|66|Ketsu Onyo|Black Sun Contractor
"||Mandalorian|"|1||3|58|Sabine Wren|Artistic Saboteur|-lancerclasspursuitcraft
"||Bounty Hunter|crew, illicit, illicit, modification, title||yes|2|54|Shadowport Hunter
m12lkimogilafighter|deadtorights||talent, torpedo, missile, astromech, illicit, modification||"|3|41|Cartel Executioner
"|"|Bounty Hunter|"|1||3|45|Dalan Oberos|Returned from the Grave|||{"value":2,"recovers":0}
"|"|"|"|1||4|48|Torani Kulda|Rodian Freelancer
m3ainterceptor|weaponhardpoint||modification||yes|1|25|Cartel Spacer
"|"||talent, modification|1||4|31|Genesis Red|Tansarii Point Crime Lord
"|"||modification|1||2|30|Inaldra|Tansarii Point Boss
"|"||talent, modification|1||3|"|Laetin A'shera|Car'das Enforcer
"|"|Bounty Hunter|"|1||3|31|Quinn Jast|Fortune Seeker
"|"||"|1||5|40|Serissu|Flight Instructor
"|"||modification|1||1|27|Sunny Bounder|Incurable Optimist
"|"||talent, modification||yes|3|29|Tansarii Point Veteran
"|"|Droid|modification|1||0|28|G4R-G0R V/M|Tilted Droid|g4rgorvm||||calculate white, evade white, lock white, barrel-roll white
modifiedtielnfighter|notchedstabilizers|TIE|talent, modification|1||3|30|Ahhav|Vengeful Survivor
"|"|"|"|1||3|"|Captain Seevor|Noisy Nuisance|||{"value":1,"recovers":1}
"|"|"|"|1||4|32|Foreman Proach|Slave Driver
"|"|"|"||yes|2|23|Mining Guild Surveyor
"|"|"|modification|1||2|26|Overseer Yushyn|Overbearing Boss|||{"value":1,"recovers":1}
"|"|"|"||yes|1|22|Mining Guild Sentry
quadrijettransferspacetug|spacetugtractorarray||talent, crew, device, illicit, modification, tech|1||4|29|Constable Zuvio|Missing Sheriff of Niima Outpost
"|"||crew, device, illicit, modification, tech||yes|1|"|Jakku Gunrunner
"|"|Bounty Hunter|"|1||2|"|Sarco Plank|The Scavenger
"|"||"|1||2|"|Unkar Plutt|Miserly Portion Master
scurrgh6bomber|||talent, turret, crew, device, device, modification, title, gunner|1||5|47|Captain Nym|Captain of the Lok Revenants|||{"value":1,"recovers":1}
"|||turret, crew, device, device, modification, title, gunner||yes|2|45|Lok Revenant
"|||talent, turret, crew, device, device, modification, title, gunner|1||3|46|Sol Sixxa|Cunning Commander
starviperclassattackplatform|microthrusters||talent, sensor, torpedo, modification, title||yes|3|48|Black Sun Assassin
"|"||sensor, torpedo, modification, title||"|2|45|Black Sun Enforcer
"|"|Bounty Hunter|talent, sensor, torpedo, modification, title|1||4|54|Dalan Oberos|Elite Bounty Hunter|-starviperclassattackplatform
"|"|Droid|"|1||5|64|Guri|Prince Xizor's Bodyguard|||||calculate white, lock white, barrel-roll white > calculate red, boost white > calculate red
"|"||"|1||4|54|Prince Xizor|Black Sun Kingpin
yv666lightfreighter||Bounty Hunter, Freighter|talent, cannon, missile, crew, crew, illicit, modification, title, gunner|1||4|60|Bossk|Fearsome Hunter
"||"|"|1||3|56|Latts Razzi|Martial Artist
"||Freighter|"|1||4|66|Moralo Eval|Criminal Mastermind|||{"value":2,"recovers":0}
"||"|cannon, missile, crew, crew, illicit, modification, title, gunner||yes|2|51|Trandoshan Slaver
z95af4headhunter|||missile, illicit, modification||"|1|22|Binayre Pirate
"|||talent, missile, illicit, modification||"|3|24|Black Sun Soldier
"||Bounty Hunter|"|1||3|25|Kaa'to Leeachos|Imposing Marauder
"|||"|1||4|29|N'dru Suhlak|Hunt Saboteur
"|escapecraft||missile, illicit, modification|1||0|6|Nashtah Pup|Contingency Plan
"|pursuitcraft|Bounty Hunter|talent, missile, illicit, modification|1||4|28|Bossk|Fearsome Hunter|-z95af4headhunter
`;
