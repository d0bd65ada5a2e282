// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ship|shipAbility|keywords|slots|limited|plain|initiative|cost|name|caption|id|force|charges|conditions|actions|engagement

export const pilots = `
alphaclassstarwing|||talent, sensor, torpedo, missile, modification, configuration|1||3|36|Lieutenant Karsabi|Brash Noble
"|||"|1||4|40|Major Vynder|Pragmatic Survivor
"|||sensor, torpedo, missile, modification, configuration||yes|2|32|Nu Squadron Pilot
"|||talent, sensor, torpedo, missile, modification, configuration||"|3|34|Rho Squadron Pilot
gozanticlasscruiser|dockingclamps||command, hardpoint, crew, crew, gunner, team, cargo, cargo, title||"|7|60|Outer Rim Garrison|||||||1
lambdaclasst4ashuttle|||sensor, cannon, crew, crew, modification, title|1||4|48|Captain Kagi|The Emperor's Shuttle Pilot
"|||"|1||3|49|Colonel Jendon|Darth Vader's Shuttle Pilot|||{"value":2,"recovers":0}
"|||"|1||3|47|Lieutenant Sai|Death Squadron Veteran
"|||"||yes|1|43|Omicron Group Pilot
raiderclasscorvette|concentratedbatteries||command, torpedo, missile, hardpoint, hardpoint, crew, team, team, cargo, title||"|8|146|Outer Rim Patrol|||||||0
tieadvancedv1||TIE|talent, sensor, missile||"|3|28|Baron of the Empire
"||Dark Side, TIE|sensor, missile, force-power|1||5|52|Grand Inquisitor|Master of the Inquisitorious||{"value":2,"recovers":1,"sides":["dark"]}
"||"|"||yes|3|36|Inquisitor|||{"value":1,"recovers":1,"sides":["dark"]}
"||"|"|1||4|43|Seventh Sister|Sadistic Interrogator||{"value":2,"recovers":1,"sides":["dark"]}
"||"|force-power, sensor, missile|1||4|42|Fifth Brother|Ruthless Brute||"
tieadvancedx1|advancedtargetingcomputer|Dark Side, Sith, TIE|sensor, missile, modification, force-power|1||6|66|Darth Vader|Black Leader||{"value":3,"recovers":1,"sides":["dark"]}
"|"|TIE|talent, sensor, missile, modification|1||5|45|Maarek Stele|Servant of the Empire
"|"|"|"||yes|3|39|Storm Squadron Ace
"|"|"|sensor, missile, modification||"|2|36|Tempest Squadron Pilot
"|"|"|talent, sensor, missile, modification|1||4|44|Ved Foslo|Ambitious Engineer
"|"|"|sensor, missile, modification|1||3|41|Zertik Strom|Pitiless Administrator
tieagaggressor||"|talent, turret, missile, missile, modification, gunner|1||2|28|"Double Edge"|Contingency Planner
"||"|"|1||4|30|Lieutenant Kestal|Innate Deadeye
"||"|"||yes|3|28|Onyx Squadron Scout
"||"|turret, missile, missile, modification, gunner||"|2|26|Sienar Specialist
tiecapunisher||"|sensor, torpedo, missile, missile, device, device, modification, gunner|1||4|43|"Deathrain"|Dexterous Bombardier
"||"|"|1||5|51|"Redline"|Adrenaline Junkie
"||"|"||yes|2|35|Cutlass Squadron Pilot
tieddefender|fullthrottle|"|talent, sensor, cannon, missile, configuration|1||4|81|Colonel Vessery|Contemplative Commander
"|"|"|"|1||4|79|Countess Ryad|Cutthroat Politico
"|"|"|sensor, cannon, missile, configuration||yes|1|68|Delta Squadron Pilot
"|"|"|talent, sensor, cannon, missile, configuration||"|4|73|Onyx Squadron Ace
"|"|"|"|1||5|78|Rexler Brath|Onyx Leader
"|"|"|"|1||5|82|Vult Skerris|Arrogant Ace|||{"value":1,"recovers":-1}
"|"|Dark Side, Sith, TIE|force-power, cannon, missile, configuration|1||6|115|Darth Vader|Dark Lord of the Sith|-tieddefender|{"value":3,"recovers":1,"sides":[]}
"|"|TIE|talent, sensor, cannon, missile, configuration|1||3|75|Captain Dobbs|Reliable Replacement
tieininterceptor|autothrusters|"|modification, modification, configuration||yes|1|31|Alpha Squadron Pilot
"|"|"|talent, modification, modification, configuration||"|4|35|Saber Squadron Ace
"|"|"|"|1||6|54|Soontir Fel|Ace of Legend
"|"|"|"|1||4|42|Turr Phennir|Ambitious Ace
"|"|"|"|1||6|48|Ciena Ree|Look Through My Eyes
"|"|"|"|1||4|"|Gideon Hask|Inferno Two|-tieininterceptor
"|"|"|"|1||5|46|Vult Skerris|Arrogant Ace|"||{"value":1,"recovers":-1}
"|"|"|"|1||4|43|Commandant Goran|Skystrike Superintendent
"|"|"|"|1||3|41|Lieutenant Lorrir|Requiem for Brentaal
"|"|"|"|1||2|40|Nash Windrider|Alderaanian Zealot|||{"value":1,"recovers":1}
tielnfighter||"|talent, modification|1||5|44|"Howlrunner"|Obsidian Leader
"||"|"|1||5|30|"Mauler" Mithel|Black Two
"||"|modification|1||2|25|"Night Beast"|Obsidian Two
"||"|talent, modification|1||5|30|"Scourge" Skutu|Seasoned Veteran
"||"|modification|1||1|28|"Wampa"|Black Eleven|||{"value":1,"recovers":1}
"||"|"||yes|1|22|Academy Pilot
"||"|talent, modification||"|3|25|Black Squadron Ace
"||"|"|1||4|29|Del Meeko|Inferno Three
"||"|"|1||4|"|Gideon Hask|Inferno Two
"||"|"|1||4|40|Iden Versio|Inferno Leader|||{"value":1,"recovers":0}
"||"|modification||yes|2|23|Obsidian Squadron Pilot
"||"|talent, modification|1||4|29|Seyn Marana|Inferno Four
"||"|"|1||3|26|Valen Rudor|Braggadocious Baron
tiephphantom|stygiumarray|"|talent, sensor, modification, gunner|1||4|51|"Echo"|Slippery Trickster
"|"|"|"|1||5|60|"Whisper"|Soft-Spoken Slayer
"|"|"|sensor, modification, gunner||yes|3|43|Imdaar Test Pilot
"|"|"|talent, sensor, modification, gunner||"|4|48|Sigma Squadron Ace
tierbheavy|rotatingcannons|"|cannon, cannon, modification, modification, configuration||"|1|34|Carida Academy Cadet
"|"|"|talent, cannon, cannon, modification, modification, configuration||"|3|36|Onyx Squadron Sentry
"|"|"|"|1||4|39|"Rampage"|Implacable Pursuer
"|"|"|cannon, cannon, modification, modification, configuration|1||3|37|Lyttan Dree|Onyx 2
tiereaper|adaptiveailerons|"|crew, crew, modification|1||2|45|"Vizier"|Ruthless Tactician
"|"|"|talent, crew, crew, modification|1||3|47|Captain Feroph|Imperial Courier
"|"|"|"|1||4|49|Major Vermeil|Veteran of Scarif
"|"|"|crew, crew, modification||yes|1|39|Scarif Base Pilot
tiesabomber|nimblebomber|"|torpedo, missile, missile, device, device, modification, gunner|1||2|32|"Deathfire"|Unflinching Diehard
"|"|"|talent, torpedo, missile, missile, device, device, modification, gunner|1||4|45|Captain Jonus|Disciplined Instructor
"|"|"|"||yes|3|30|Gamma Squadron Ace
"|"|"|"|1||4|37|Major Rhymer|Scimitar Leader
"|"|"|torpedo, missile, missile, device, device, modification, gunner||yes|2|27|Scimitar Squadron Pilot
"|"|"|talent, torpedo, missile, missile, device, device, modification, gunner|1||5|35|Tomax Bren|Brash Maverick
tieskstriker|adaptiveailerons|"|talent, device, modification, gunner|1||4|43|"Countdown"|Death Defier
"|"|"|"|1||5|44|"Duchess"|Urbane Ace
"|"|"|"|1||4|43|"Pure Sabacc"|Confident Gambler
"|"|"|"||yes|3|33|Black Squadron Scout
"|"|"|device, modification, gunner||"|1|31|Planetary Sentinel
"|"|"|talent, gunner, device, modification|1||2|34|"Vagabond"|Destitute Demolitionist
vt49decimator|||talent, torpedo, crew, crew, crew, device, modification, title, gunner|1||3|74|Captain Oicunn|Inspired Tactician
"|||torpedo, crew, crew, crew, device, modification, title, gunner||yes|2|67|Patrol Leader
"|||talent, torpedo, crew, crew, crew, device, modification, title, gunner|1||5|76|Rear Admiral Chiraneau|Advisor to Admiral Piett
"|||talent, torpedo, crew, crew, crew, gunner, device, modification, title|1||4|75|Morna Kee|Determined Attaché|||{"value":3,"recovers":0}
`;
