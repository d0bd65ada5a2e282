// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ship|shipAbility|keywords|slots|limited|plain|initiative|cost|name|caption|id|force|charges|conditions|actions|engagement

export const pilots = `
arc170starfighter||Clone|torpedo, crew, astromech, modification, gunner|1||3|54|"Sinker"|Wolfpack Veteran
"||"|"|1||3|48|"Jag"|CT-55/11-9009
"||"|talent, torpedo, crew, astromech, modification, gunner|1||5|"|"Odd Ball"|CC-2237|-arc170starfighter
"||"|"|1||4|49|"Wolffe"|CC-3636|||{"value":1,"recovers":0}
"||"|torpedo, crew, astromech, modification, gunner||yes|2|42|104th Battalion Pilot
"||"|talent, torpedo, crew, astromech, modification, gunner||"|3|44|Squad Seven Veteran
btlbywing|platedhull|Clone, Y-wing|talent, turret, torpedo, astromech, device, modification, gunner||"|3|31|Shadow Squadron Veteran
"|"|Jedi, Light Side, Y-wing|turret, torpedo, astromech, device, modification, gunner, force-power|1||6|53|Anakin Skywalker|Hero of the Republic|-btlbywing|{"value":3,"recovers":1,"sides":["light"]}
"|"|Droid, Y-wing|talent, turret, torpedo, crew, device, modification, gunner|1||2|31|R2-D2|Bucket of Bolts|||||calculate white, lock white, barrel-roll red, reload red
"|"|Clone, Y-wing|talent, turret, torpedo, astromech, device, modification, gunner|1||5|40|"Odd Ball"|CC-2237|-btlbywing
"|"|"|"|1||4|42|"Matchstick"|Shadow Two
"|"|"|"|1||3|36|"Broadside"|Shadow Three
"|"|"|turret, torpedo, astromech, device, modification, gunner|1||2|29|"Goji"|Payload Specialist
"|"|"|"||yes|2|"|Red Squadron Bomber
cr90corelliancorvette|broadsidebatteries||command, hardpoint, hardpoint, crew, crew, gunner, team, team, cargo||"|8|146|Republic Judiciary|||||||0
delta7aethersprite|finetunedcontrols|Jedi, Light Side|astromech, modification, force-power, configuration||"|3|37|Jedi Knight|||{"value":1,"recovers":1,"sides":["light"]}
"|"|"|"|1||5|49|Obi-Wan Kenobi|Guardian of the Republic||{"value":3,"recovers":1,"sides":["light"]}
"|"|"|"|1||5|45|Plo Koon|Serene Mentor||{"value":2,"recovers":1,"sides":["light"]}
"|"|"|"|1||4|42|Saesee Tiin|Prophetic Pilot||"
"|"|"|"|1||4|46|Mace Windu|Harsh Traditionalist||{"value":3,"recovers":1,"sides":["light"]}
"|"|"|"|1||6|61|Anakin Skywalker|Hero of the Republic||"
"|"|"|"|1||3|43|Ahsoka Tano|"Snips"||{"value":2,"recovers":1,"sides":["light"]}
"|"|"|"|1||4|38|Barriss Offee|Conflicted Padawan||{"value":1,"recovers":1,"sides":["light"]}
"|"|"|"|1||4|42|Luminara Unduli|Wise Protector||{"value":2,"recovers":1,"sides":["light"]}
eta2actis|intuitivecontrols|Dark Side, Jedi, Light Side|talent, force-power, cannon, astromech, modification|1||6|56|Anakin Skywalker|Hero of Coruscant|-eta2actis|{"value":3,"recovers":1,"sides":["light"]}
"|"|Jedi, Light Side|"|1||5|49|Obi-Wan Kenobi|Guardian of Democracy|"|{"value":3,"recovers":1,"sides":[]}
"|"|"|"|1||5|51|Aayla Secura|Confident Warrior||{"value":2,"recovers":1,"sides":[]}
"|"|"|"|1||4|44|Shaak Ti|Compassionate Mentor||"
"|"|"|force-power, cannon, astromech, modification||yes|4|41|Jedi General|||"
"|"|"|force-power, force-power, cannon, astromech, modification|1||3|48|Yoda|Grand Master||{"value":3,"recovers":1,"sides":[]}
laatigunship|fireconvergence|Clone|talent, missile, missile, crew, crew, modification, gunner, gunner|1||4|54|"Hawk"|Valkyrie 2929|||{"value":2,"recovers":1}
"|"|"|missile, missile, crew, crew, modification, gunner, gunner|1||2|50|"Hound"|Vigilant Tracker|||"
"|"|"|"|1||3|54|"Warthog"|Veteran of Kadavo|||"
"|"|"|"||yes|2|49|212th Battalion Pilot||||"
nabooroyaln1starfighter|fullthrottle|Light Side|talent, sensor, torpedo, astromech|1||4|41|Anakin Skywalker|Hero of Naboo|-nabooroyaln1starfighter|{"value":1,"recovers":1,"sides":["light"]}
"|"||"|1||5|45|Ric Olié|Bravo Leader
"|"||"|1||4|44|Padmé Amidala|Aggressive Negotiator
"|"||"|1||3|38|Dineé Ellberger|Bravo Five
"|"||sensor, torpedo, astromech||yes|2|33|Bravo Flight Officer
"|"||"|2||1|42|Naboo Handmaiden|Regal Ruse||||decoyed
nimbusclassvwing|twinionengines|TIE|talent, astromech, modification, configuration|1||3|34|Wilhuff Tarkin|Aspiring Admiral
"|"|Clone, TIE|"|1||5|32|"Odd Ball"|CC-2237|-nimbusclassvwing
"|"|"|"|1||5|33|"Contrail"|CT-4981
"|"|"|"|1||4|32|"Klick"|GC-1000|||{"value":1,"recovers":1}
"|"|"|"||yes|3|29|Shadow Squadron Escort
"|"|TIE|astromech, modification, configuration||"|2|27|Loyalist Volunteer
v19torrentstarfighter||Clone|talent, missile, modification|1||4|30|"Kickback"|Blue Four
"||"|"|1||5|"|"Odd Ball"|CC-2237
"||"|missile, modification|1||3|28|"Swoop"|Blue Six
"||"|talent, missile, modification|1||3|29|"Axe"|Blue Two
"||"|missile, modification|1||2|27|"Tucker"|Blue Five
"||"|talent, missile, modification||yes|3|26|Blue Squadron Protector
"||"|missile, modification||"|2|25|Gold Squadron Trooper
`;
