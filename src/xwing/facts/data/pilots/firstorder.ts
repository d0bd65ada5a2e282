// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ship|shipAbility|keywords|slots|limited|plain|initiative|cost|name|caption|id|force|charges|conditions|actions|engagement

export const pilots = `
gozanticlasscruiser|dockingclamps||command, hardpoint, crew, crew, gunner, team, cargo, cargo||yes|7|60|First Order Sympathizers|||||||1
raiderclasscorvette|concentratedbatteries||command, torpedo, missile, hardpoint, hardpoint, crew, team, team, cargo||"|8|146|First Order Collaborators|||||||0
tiebainterceptor|finetunedthrusters|TIE|talent, tech, missile, modification|1||6|55|Major Vonreg|Red Baron
"|"|"|"|1||5|53|"Holo"|Trick of the Light
"|"|"|"|1||4|48|"Ember"|Dying Flame
"|"|"|"||yes|3|41|First Order Provocateur
tiefofighter||"|talent, modification, tech|1||6|42|"Midnight"|Omega Leader
"||"|"|1||5|38|Commander Malarus|First Order Enforcer|||{"value":2,"recovers":0}
"||"|"|1||4|33|"Scorch"|Zeta Leader
"||"|"|1||4|"|"Static"|Omega Ace
"||"|"|1||3|31|"Longshot"|Zeta Ace
"||"|"||yes|3|28|Omega Squadron Ace
"||"|"|1||2|30|"Muse"|Epsilon Leader
"||"|modification, tech|1||2|28|TN-3465|Loose End
"||"|"||yes|2|26|Zeta Squadron Pilot
"||"|"||"|1|25|Epsilon Squadron Cadet
"||"|"|1||1|27|Lieutenant Rivas|Inconvenient Witness
"||"|"|1||0|30|"Null"|Epsilon Ace
tiesffighter|heavyweaponturret|"|talent, sensor, missile, modification, gunner, tech|1||6|47|"Quickdraw"|Defiant Duelist|||{"value":1,"recovers":1}
"|"|"|"|1||4|38|"Backdraft"|Fiery Fanatic
"|"|"|"||yes|3|34|Omega Squadron Expert
"|"|"|sensor, missile, modification, gunner, tech||"|2|32|Zeta Squadron Survivor
"|"|"|talent, sensor, tech, missile, gunner, modification|1||5|37|Lieutenant LeHuse|Unflinching Executioner
"|"|"|"|1||4|38|Captain Phasma|Scyre Survivor
tievnsilencer|autothrusters|"|talent, torpedo, missile, tech, configuration|1||5|63|"Blackout"|Ill-Fated Test Pilot
"|"|Dark Side, TIE|torpedo, missile, force-power, tech, configuration|1||5|76|Kylo Ren|Tormented Apprentice||{"value":2,"recovers":1,"sides":["dark"]}||illshowyouthedarkside
"|"|TIE|talent, torpedo, missile, tech, configuration||yes|4|56|First Order Test Pilot
"|"|"|"|1||4|57|"Recoil"|Quantity Over Quality
"|"|"|"|1||3|56|"Avenger"|Wrathful Wingmate
"|"|"|tech, torpedo, missile, configuration||yes|1|48|Sienar-Jaemus Engineer
"|"|"|"|1||2|57|"Rush"|Adrenaline Junkie
upsilonclassshuttle|linkedbattery||sensor, cannon, crew, crew, crew, modification, tech, tech|1||2|66|Lieutenant Dormitz|Hypercomms Specialist
"|"||"|1||4|61|Major Stridan|Stentorian Commander
"|"||"|1||1|59|Petty Officer Thanisson|Alert Flight Controller|||{"value":1,"recovers":1}
"|"||"||yes|2|58|Starkiller Base Pilot
"|"||"|1||3|64|Lieutenant Tavson|Obedient Shuttle Pilot|||{"value":2,"recovers":1}
"|"||"|1||4|62|Captain Cardinal|Principled Instructor|||{"value":2,"recovers":0}
xiclasslightshuttle|||talent, crew, crew, illicit, illicit, illicit, modification, tech, tech|1||3|42|Agent Terex|Devious Provocateur
"|||talent, crew, crew, modification, tech, tech|1||5|45|Commander Malarus|Vindictive Taskmaster|-xiclasslightshuttle
"|||crew, crew, modification, tech, tech||yes|2|38|First Order Courier
"|||talent, crew, crew, modification, tech, tech|1||4|40|Gideon Hask|Merciless Hard-Liner|-xiclasslightshuttle
`;
