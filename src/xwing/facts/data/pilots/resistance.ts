// Compiled by scripts/xwing-cards.ts; do not edit. Of each: ship|shipAbility|keywords|slots|limited|plain|initiative|cost|name|caption|id|force|charges|conditions|actions|engagement

export const pilots = `
fireball|explosionwithwings||missile, astromech, illicit, modification, modification, title||yes|2|26|Colossus Station Mechanic
"|"||talent, missile, astromech, illicit, modification, modification, title|1||5|32|Jarek Yeager|Too Old for This
"|"||"|1||4|39|Kazuda Xiono|Best Pilot in the Galaxy
"|"|Droid|missile, crew, illicit, modification, modification, title|1||1|28|R1-J5|Bucket|||||calculate white, evade white, barrel-roll white, slam white
gr75mediumtransport|resupplycraft||command, hardpoint, turret, crew, crew, team, cargo, cargo||yes|7|55|New Republic Volunteers|||||||1
mg100starfortress|||sensor, crew, device, device, modification, gunner, gunner, tech||yes|1|51|Cobalt Squadron Bomber
"|||"|1||1|52|Cat|Cobalt Wasp
"|||"|1||2|54|Vennie|Crimson Cutter
"|||"|1||3|"|Ben Teene|Crimson Bolide||||rattled
"|||"|1||3|56|Edon Kappehl|Crimson Hailstorm
"|||"|1||4|"|Finch Dallow|Cobalt Hammer
"|||talent, sensor, tech, crew, gunner, gunner, device, device, modification|1||5|"|Paige Tico|Hero|||{"value":1,"recovers":1}
resistancetransportpod||Droid|talent, tech, crew, modification|1||3|25|BB-8|Full of Surprises|||||calculate white, lock red, barrel-roll red, jam red
"|||"|1||3|"|Rose Tico|Earnest Engineer
"|||tech, crew, modification|1||1|27|Vi Moradi|Starling||||compromisingintel
"|||talent, tech, crew, modification|1||2|30|Finn|Big Deal
resistancetransport|||talent, tech, cannon, torpedo, crew, crew, astromech, modification|1||4|38|Cova Nell|Evacuation Escort
"|||tech, cannon, torpedo, crew, crew, astromech, modification|1||3|34|Pammich Nerro Goode|D'Qar Dispatcher
"|||"|1||2|35|Nodin Chavdri|Insubordinate Insurgent
"|||"||yes|1|32|Logistics Division Pilot
rz2awing|refinedgyrostabilizers|A-wing|talent, talent, missile, tech|1||5|42|L'ulo L'ampar|Luminous Mentor
"|"|"|"|1||5|37|Tallissan Lintra|Deadly Approach|||{"value":1,"recovers":1}
"|"|"|"|1||3|35|Zari Bangel|Aerial Exhibitionist
"|"|"|"|1||4|36|Greer Sonnel|Kothan Si
"|"|"|"||yes|3|34|Green Squadron Expert
"|"|"|talent, missile, tech||"|1|33|Blue Squadron Recruit
"|"|"|talent, talent, tech, missile|1||5|41|Zizi Tlo|Committed to the Cause|||{"value":1,"recovers":1}
"|"|"|talent, tech, missile|1||2|34|Ronith Blario|Reckless Rookie
"|"|"|talent, missile, tech|1||1|32|Merl Cobben|Distracting Daredevil
"|"|"|talent, talent, missile, tech|1||3|35|Suralinda Javos|Inquisitive Journalist
"|"|"|"|1||4|"|Wrobie Tyce|Dynamic Aerialist
"|"|"|"|1||5|37|Seftin Vanik|Skillful Wingmate
scavengedyt1300||Freighter, YT-1300|missile, crew, crew, illicit, modification, title, gunner||yes|2|58|Resistance Sympathizer
"||"|talent, missile, crew, crew, illicit, modification, title, gunner|1||4|60|Chewbacca|Loyal Companion|-scavengedyt1300
"||"|"|1||6|62|Han Solo|Jaded Smuggler|"
"||Freighter, Light Side, YT-1300|missile, crew, crew, illicit, modification, title, gunner, force-power|1||5|68|Rey|Resourceful Scavenger||{"value":2,"recovers":1,"sides":["light"]}
t70xwing|weaponhardpoint|X-wing|talent, astromech, modification, title, configuration, tech|1||6|62|Poe Dameron|Trigger-Happy Flyboy|||{"value":1,"recovers":1}
"|"|"|"|1||6|60|"|Resistance Commander|-swz68||{"value":2,"recovers":1}
"|"|"|astromech, modification, title, configuration, tech||yes|1|41|Blue Squadron Rookie
"|"|"|talent, astromech, modification, title, configuration, tech||"|3|43|Red Squadron Expert
"|"|"|"||"|4|46|Black Squadron Ace||-t70xwing
"|"|"|"|1||5|54|Ello Asty|Born to Ill
"|"|"|"|1||3|48|Joph Seastriker|Reckless Bodyguard
"|"|"|"|1||4|50|Kare Kun|Woman of Action
"|"|"|astromech, modification, title, configuration, tech|1||2|47|Lieutenant Bastian|Optimistic Analyst
"|"|"|talent, astromech, modification, title, configuration, tech|1||5|55|Nien Nunb|Sarcastic Survivor
"|"|"|astromech, modification, title, configuration, tech|1||1|47|Jaycris Tubbs|Loving Father
"|"|"|"|1||3|51|Jessika Pava|The Great Destroyer|||{"value":1,"recovers":1}
"|"|"|talent, astromech, modification, title, configuration, tech|1||4|52|Temmin Wexley|Snap
"|"|"|"|1||4|53|"|Black Two|-swz68
"|"|"|"|1||4|48|C'ai Threnalli|Tenacious Survivor
"|"|"|tech, astromech, modification, configuration, title|1||2|49|Nimi Chireen|Hopeful Hero
`;
