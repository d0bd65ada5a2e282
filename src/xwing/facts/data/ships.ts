// Compiled by scripts/xwing-cards.ts; do not edit. Of each: name|id|factions|size|weapons|agility|hull|shields|actions|dial

export const shipTable = `
Aggressor Assault Fighter||scumandvillainy|medium|[["front",3]]|3|5|3|calculate white, evade white, lock white, boost white|1TW, 1BB, 1FB, 1NB, 1YW, 2TW, 2BB, 2FB, 2NB, 2YW, 3LR, 3BB, 3FB, 3NB, 3PR, 4FW, 4KR
Alpha-class Star Wing||galacticempire|small|[["front",2]]|2|4|3|focus white, lock white, slam white, reload white|1BW, 1FB, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FW, 3NW, 3YW, 4FR
ARC-170 Starfighter||galacticrepublic, rebelalliance|medium|[["front",3],["rear",2]]|1|6|3|focus white, lock white, barrel-roll red|1BB, 1FB, 1NB, 2TW, 2BB, 2FB, 2NB, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4FR, 4KR
A/SF-01 B-wing||rebelalliance|small|[["front",3]]|1|4|4|focus white > barrel-roll red, lock white, barrel-roll white|1ER, 1TR, 1BB, 1FB, 1NB, 1YR, 1RR, 2TW, 2BW, 2FB, 2NW, 2YW, 2KR, 3BR, 3FB, 3NR, 4FR
Attack Shuttle||"|"|"|2|3|1|focus white, evade white, barrel-roll white > evade red|1TR, 1BB, 1FB, 1NB, 1YR, 2TW, 2BW, 2FB, 2NW, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4FW, 4KR
Auzituck Gunship||"|"|[["full-front",3]]|1|6|2|focus white, reinforce white, barrel-roll red|0OR, 1BB, 1FB, 1NB, 2TW, 2BW, 2FB, 2NW, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW
Belbullab-22 Starfighter||separatistalliance|"|[["front",3]]|2|3|2|focus white, lock white, barrel-roll white > focus red, boost white > focus red|1TW, 1BW, 1NW, 1YW, 2TW, 2BB, 2FB, 2NB, 2YW, 3LR, 3TR, 3BW, 3FB, 3NW, 3YR, 3PR, 4FW, 5FW
BTL-A4 Y-wing||rebelalliance, scumandvillainy|"|[["front",2]]|1|6|2|focus white, lock white, barrel-roll red, reload red|1BB, 1FB, 1NB, 2TW, 2BW, 2FB, 2NW, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4FR, 4KR
BTL-B Y-wing||galacticrepublic|"|"|1|5|3|"|1BW, 1FB, 1NW, 2TW, 2BW, 2FB, 2NW, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4FR, 4KR
BTL-S8 K-wing||rebelalliance|medium|[["double-turret",2]]|1|6|3|focus white, lock white, slam white, rotate-arc white, reload white|1BB, 1FB, 1NB, 2TW, 2BW, 2FB, 2NW, 2YW, 3BW, 3FW, 3NW
CR90 Corellian Corvette||galacticrepublic, rebelalliance|huge||||||0BR, 0OR, 0NR, 1BW, 1NW, 1FW, 2BB, 2NB, 2FB, 3NR, 3FB, 3BR, 4FR, 5FR
C-ROC Cruiser||scumandvillainy, separatistalliance|"||||||0BR, 0OR, 0NR, 1BW, 1NW, 1FB, 2BW, 2NW, 2FB, 3NR, 3FW, 3BR, 4FR, 5FR
Customized YT-1300 Light Freighter||scumandvillainy|large|[["double-turret",2]]|1|8|3|focus white, lock white, boost red, rotate-arc white|1BB, 1FB, 1NB, 2TW, 2BW, 2FB, 2NW, 2YW, 3LR, 3TW, 3BW, 3FB, 3NW, 3YW, 3PR, 4FW, 4KR
Delta-7 Aethersprite||galacticrepublic|small|[["front",2]]|3|3|1|focus white, evade purple, lock white, barrel-roll white, boost white|1TW, 1BB, 1NB, 1YW, 2LR, 2TW, 2BB, 2FB, 2NB, 2YW, 2PR, 3BW, 3FB, 3NW, 4FW, 4KR, 5FW, 5KR
Droid Tri-Fighter||separatistalliance|"|[["front",3]]|3|3||calculate white, evade white, lock white, barrel-roll white > evade red, boost white > calculate red|1ER, 1TW, 1YW, 1RR, 2TB, 2BW, 2FB, 2NW, 2YB, 3TB, 3BW, 3FB, 3NW, 3YB, 3KR, 4FB, 5FW, 5KR
Escape Craft||scumandvillainy|"|[["front",2]]|2|2|2|focus white, barrel-roll white, coordinate red|0OR, 1BB, 1FB, 1NB, 2TR, 2BW, 2FB, 2NW, 2YR, 3BW, 3FW, 3NW, 3KR
Eta-2 Actis||galacticrepublic|"|[["bullseye",3],["front",2]]|3|3|0|focus white, evade white, lock purple, barrel-roll white, boost white|1TW, 1YW, 2EP, 2TW, 2BB, 2FB, 2NB, 2YW, 2RP, 3TW, 3BB, 3FB, 3NB, 3YW, 4FB, 4KR, 5FW
E-wing||rebelalliance|"|[["front",3]]|3|3|3|focus white, evade white, lock white, barrel-roll white > lock red, boost white > lock red|1TR, 1BB, 1FB, 1NB, 1YR, 2TW, 2BW, 2FB, 2NW, 2YW, 3LR, 3TW, 3BW, 3FB, 3NW, 3YW, 3PR, 4FB, 4KR, 5FW
Fang Fighter||scumandvillainy|"|"|3|4||focus white, lock white, barrel-roll white > focus red, boost white > focus red|1TW, 1YW, 2ER, 2TB, 2BB, 2FB, 2NB, 2YB, 2RR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW, 4KR, 5FW
Fireball||resistance|"|[["front",2]]|2|6|0|focus white, evade white, barrel-roll white, slam white|1TW, 1BB, 1FB, 1NB, 1YW, 2TW, 2BW, 2FB, 2NW, 2YW, 3ER, 3TR, 3BW, 3FW, 3NW, 3YR, 3RR, 4FR
Firespray-class Patrol Craft||scumandvillainy, separatistalliance|medium|[["front",3],["rear",3]]|2|6|4|focus white, lock white, reinforce red, boost white|1TW, 1BB, 1FB, 1NB, 1YW, 2TW, 2BW, 2FB, 2NW, 2YW, 3ER, 3BW, 3FB, 3NW, 3RR, 4FW, 4KR
G-1A Starfighter||scumandvillainy|"|[["front",3]]|1|5|4|focus white, lock white, jam white|0OR, 1TR, 1BB, 1FB, 1NB, 1YR, 2TW, 2BW, 2FB, 2NW, 2YW, 2KR, 3BR, 3FW, 3NR, 4FR, 4KR
Gozanti-class Cruiser||firstorder, galacticempire|huge||||||0BR, 0OR, 0NR, 1BW, 1NW, 1FB, 2BR, 2NR, 2FB, 3FB, 4FR
GR-75 Medium Transport||rebelalliance, resistance|"||||||0BR, 0OR, 0NR, 1BB, 1NB, 1FB, 2BW, 2NW, 2FW, 3FR, 4FR
HMP Droid Gunship||separatistalliance|small|[["full-front",2]]|1|5|3|calculate white, lock white, barrel-roll red, reload white > calculate red|0OR, 1BR, 1FB, 1NR, 2TB, 2BW, 2FB, 2NW, 2YB, 3TW, 3BR, 3FW, 3NR, 3YW, 4FR, 5FR
HWK-290 Light Freighter||rebelalliance, scumandvillainy|"|[["single-turret",2]]|2|3|2|focus white > rotate-arc red, lock white > rotate-arc red, boost red, rotate-arc white, jam red|0OR, 1BB, 1FB, 1NB, 2TW, 2BW, 2FB, 2NW, 2YW, 3TR, 3BW, 3FB, 3NW, 3YR, 4FW
Hyena-class Droid Bomber||separatistalliance|"|[["front",2]]|2|5||calculate white, lock white, barrel-roll white > lock red, reload red|1TW, 1BR, 1FW, 1NR, 1YW, 2ER, 2TB, 2BW, 2FB, 2NW, 2YB, 2RR, 2KR, 3TW, 3FB, 3YW, 4FW, 5FR
JumpMaster 5000||scumandvillainy|large|[["single-turret",2]]|2|6|3|focus white > rotate-arc red, lock white > rotate-arc red, barrel-roll red|1TW, 1BB, 1FB, 1NW, 1YR, 2TW, 2BB, 2FB, 2NW, 2YR, 3LR, 3BB, 3FB, 3NW, 4FW, 4KR
Kihraxz Fighter||"|small|[["front",3]]|2|5|1|focus white, lock white, barrel-roll white|1TW, 1BB, 1NB, 1YW, 2ER, 2TW, 2BB, 2FB, 2NB, 2YW, 2RR, 3BW, 3FB, 3NW, 4FW, 4KR
LAAT/i Gunship||galacticrepublic|medium|[["double-turret",2]]|1|8|2|focus white, reinforce red, lock white, rotate-arc white, reload white|0OR, 1BW, 1FB, 1NW, 2TW, 2BW, 2FB, 2NW, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4FR
Lambda-class T-4a Shuttle||galacticempire|large|[["front",3],["rear",2]]|1|6|4|focus white, reinforce white, coordinate white, jam red|0OR, 1BB, 1FB, 1NB, 2TR, 2BW, 2FB, 2NW, 2YR, 3BR, 3FW, 3NR
Lancer-class Pursuit Craft||scumandvillainy|"|[["front",3],["single-turret",2]]|2|8|2|focus white, evade white, lock white, rotate-arc white|1BW, 1FW, 1NW, 2TW, 2BW, 2FB, 2NW, 2YW, 3TB, 3BB, 3FB, 3NB, 3YB, 4FB, 5FW, 5KR
M12-L Kimogila Fighter||"|medium|[["front",3]]|1|7|2|focus white, lock white, barrel-roll red, reload white|1TR, 1BW, 1FB, 1NW, 1YR, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 4KR
M3-A Interceptor||"|small|[["front",2]]|3|3|1|focus white, evade white, lock white, barrel-roll white|1TW, 1BB, 1NB, 1YW, 2TW, 2BW, 2FB, 2NW, 2YW, 3BW, 3FB, 3NW, 3KR, 4FW, 5FW, 5KR
MG-100 StarFortress||resistance|large|[["front",3],["double-turret",2]]|1|9|3|focus white, lock white, rotate-arc white, reload white|0OR, 1TR, 1BB, 1FB, 1NB, 1YR, 2TW, 2BW, 2FB, 2NW, 2YW, 3BR, 3FW, 3NR
Modified TIE/ln Fighter||scumandvillainy|small|[["front",2]]|3|3||focus white, evade white, barrel-roll white|1TW, 1YW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 3KR, 4FW, 5FR
Modified YT-1300 Light Freighter||rebelalliance|large|[["double-turret",3]]|1|8|5|focus white, lock white, boost red, rotate-arc white|1BW, 1FB, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3LR, 3TW, 3BW, 3FB, 3NW, 3YW, 3PR, 4FW, 4KR
Naboo Royal N-1 Starfighter||galacticrepublic|small|[["front",2]]|2|3|2|focus white, lock white, barrel-roll white, boost white|1BW, 1FW, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3ER, 3TW, 3BB, 3FB, 3NB, 3YW, 3RR, 4FW, 5FW
Nantex-class Starfighter||separatistalliance|"|[["bullseye",3],["single-turret",2]]|3|4||focus white, evade white|1TW, 1BB, 1NB, 1YW, 2TW, 2BB, 2FB, 2NB, 2YW, 3LR, 3TW, 3BB, 3FB, 3NB, 3YW, 3PR, 4FW, 5FW, 5KR
Nimbus-class V-wing||galacticrepublic|"|[["front",2]]|3|2|2|focus white, lock white, barrel-roll red, boost white > lock red|1TW, 1BR, 1NR, 1YW, 2TB, 2BB, 2FB, 2NB, 2YB, 2KR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW, 4KR, 5FW
Quadrijet Transfer Spacetug||scumandvillainy|"|"|2|5||focus white, evade red, barrel-roll white|1AR, 1DR, 1TW, 1BW, 1FW, 1NW, 1YW, 2SR, 2LR, 2TW, 2BB, 2FB, 2NB, 2YW, 2PR, 3BW, 3FB, 3NW
Raider-class Corvette||firstorder, galacticempire|huge||||||0BR, 0OR, 0NR, 1BB, 1NB, 1FW, 2BW, 2NW, 2FB, 3BR, 3NR, 3FB, 4FW, 5FR
Resistance Transport||resistance|small|[["front",2]]|1|5|3|focus white, lock white, coordinate red, jam red|0OR, 1AR, 1TR, 1BB, 1FB, 1NB, 1YR, 1DR, 2TW, 2BW, 2FB, 2NW, 2YW, 3BR, 3FW, 3NR, 4FR
Resistance Transport Pod||"|"|"|2|3|1|focus white, lock red, barrel-roll red, jam red|1TR, 1BB, 1FB, 1NB, 1YR, 2TW, 2BW, 2FB, 2NW, 2YW, 3BR, 3FW, 3NR, 3KR, 4FR
RZ-1 A-wing||rebelalliance|"|"|3|2|2|focus white, evade white, lock white, barrel-roll white, boost white|1TW, 1YW, 2TB, 2BB, 2FB, 2NB, 2YB, 3LR, 3TW, 3BW, 3FB, 3NW, 3YW, 3PR, 4FB, 5FB, 5KR
RZ-2 A-wing||resistance|"|[["single-turret",2]]|3|2|2|"|1TW, 1YW, 2TB, 2BB, 2FB, 2NB, 2YB, 3LR, 3TW, 3BB, 3FB, 3NB, 3YW, 3PR, 4FB, 5FB, 5KR
Scavenged YT-1300||"|large|[["double-turret",3]]|1|8|3|focus white, lock white, boost red, rotate-arc red|1BW, 1FB, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3LR, 3TW, 3BW, 3FW, 3NW, 3YW, 3PR, 4FR
Scurrg H-6 bomber||scumandvillainy|medium|[["front",3]]|1|6|4|focus white, lock white, barrel-roll red|1BB, 1FB, 1NB, 2TW, 2BW, 2FB, 2NW, 2YW, 3ER, 3TR, 3BW, 3FW, 3NW, 3YR, 3RR, 4FR
Sheathipede-class Shuttle||rebelalliance|small|[["front",2],["rear",2]]|2|4|1|focus white, coordinate white|1SR, 1BW, 1FB, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TR, 3BW, 3FB, 3NW, 3YR, 3KR, 4FR
Sith Infiltrator||separatistalliance|large|[["front",3]]|1|6|4|focus white, lock white, barrel-roll red|1TR, 1BB, 1FB, 1NB, 1YR, 2LR, 2TW, 2BB, 2FB, 2NB, 2YW, 2PR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW, 5KR
StarViper-class Attack Platform||scumandvillainy|small|"|3|4|1|focus white, lock white, barrel-roll white > focus red, boost white > focus red|1TW, 1BB, 1FB, 1NB, 1YW, 2TW, 2BB, 2FB, 2NB, 2YW, 3LR, 3BW, 3FB, 3NW, 3PR, 4FW
T-65 X-wing||rebelalliance|"|"|2|4|2|focus white, lock white, barrel-roll white|1BB, 1FB, 1NB, 2TW, 2BB, 2FB, 2NB, 2YW, 3ER, 3TW, 3BW, 3FW, 3NW, 3YW, 3RR, 4FW, 4KR
T-70 X-wing||resistance|"|"|2|4|3|focus white, lock white, boost white|1BB, 1FB, 1NB, 2TW, 2BB, 2FB, 2NB, 2YW, 3ER, 3TW, 3BW, 3FB, 3NW, 3YW, 3RR, 4FW, 4KR
TIE Advanced v1||galacticempire|"|[["front",2]]|3|2|2|focus white, evade white, lock white, barrel-roll white > focus red, boost white > focus red|1TB, 1BB, 1NB, 1YB, 2ER, 2TW, 2BW, 2FB, 2NW, 2YW, 2RR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW, 4KR, 5FW
TIE Advanced x1||"|"|"|3|3|2|focus white > barrel-roll red, lock white, barrel-roll white|1BB, 1FW, 1NB, 2TW, 2BB, 2FB, 2NB, 2YW, 3ER, 3TW, 3BW, 3FB, 3NW, 3YW, 3RR, 4FW, 4KR, 5FW
TIE/ag Aggressor||"|"|"|2|4|1|focus white, lock white, barrel-roll white > evade red|1BW, 1FB, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW, 4KR
TIE/ba Interceptor||firstorder|"|[["front",3]]|3|2|2|focus white, evade white, lock white, barrel-roll white, boost white|1TB, 1BB, 1NB, 1YB, 2LR, 2TW, 2BB, 2FB, 2NB, 2YW, 2PR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FB, 5FW, 5KR
TIE/ca Punisher||galacticempire|medium|[["front",2]]|1|6|3|focus white, lock white, barrel-roll red, boost white > lock red, reload white|0OR, 1BB, 1FB, 1NB, 2TW, 2BW, 2FB, 2NW, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4KR
TIE/D Defender||"|small|[["front",3]]|3|3|4|focus white, evade white, lock white, barrel-roll white, boost white|1TR, 1BB, 1NB, 1YR, 2TR, 2BW, 2FB, 2NW, 2YR, 2KR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FB, 4KW, 5FB
TIE/fo Fighter||firstorder|"|[["front",2]]|3|3|1|focus white, evade white, lock white, barrel-roll white|1TW, 1YW, 2LR, 2TB, 2BB, 2FB, 2NB, 2YB, 2PR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW, 4KR, 5FW
TIE/in Interceptor||galacticempire|"|[["front",3]]|3|3||focus white, evade white, barrel-roll white, boost white|1TW, 1YW, 2TB, 2BB, 2FB, 2NB, 2YB, 3LR, 3TW, 3BW, 3FB, 3NW, 3YW, 3PR, 4FB, 4KR, 5FW
TIE/ln Fighter||galacticempire, rebelalliance|"|[["front",2]]|3|3||focus white, evade white, barrel-roll white|1TW, 1YW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 3KR, 4FW, 4KR, 5FW
TIE/ph Phantom||galacticempire|"|[["front",3]]|2|3|2|focus white, evade white, barrel-roll white, cloak white|1TW, 1BW, 1NW, 1YW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 3KR, 4FW, 4KR
TIE/rb Heavy||"|medium|[["single-turret",2]]|1|8||focus white, reinforce white, lock white, barrel-roll red, rotate-arc white > calculate red|1TR, 1BW, 1FB, 1NW, 1YR, 2TW, 2BB, 2FB, 2NB, 2YW, 3ER, 3TR, 3BW, 3FW, 3NW, 3YR, 3RR, 4FW
TIE Reaper||"|"|[["front",3]]|1|6|2|focus white, evade white, coordinate red, jam white|0OR, 1LR, 1TR, 1BB, 1FB, 1NB, 1YR, 1PR, 2TR, 2BW, 2FB, 2NW, 2YR, 3BW, 3FB, 3NW
TIE/sa Bomber||"|small|[["front",2]]|2|6||focus white, lock white, barrel-roll white > lock red, reload red|1BW, 1FB, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 3KR, 4FW, 5KR
TIE/sf Fighter||firstorder|"|[["front",2],["single-turret",2]]|2|3|3|focus white > rotate-arc white, evade white > rotate-arc white, lock white > rotate-arc white, barrel-roll white > rotate-arc white|1TR, 1BB, 1FB, 1NB, 1YR, 2TW, 2BB, 2FB, 2NB, 2YW, 3LR, 3TW, 3BW, 3FB, 3NW, 3YW, 3PR, 4FW, 5FW
TIE/sk Striker||galacticempire|"|[["front",3]]|2|4||focus white, evade white, barrel-roll white|1TW, 1BB, 1FB, 1NB, 1YW, 1KR, 2LR, 2TW, 2BB, 2FB, 2NB, 2YW, 2PR, 3BW, 3FB, 3NW
TIE/vn Silencer||firstorder|"|"|3|4|2|focus white, lock white, barrel-roll white, boost white|1TW, 1YW, 2TB, 2BB, 2FB, 2NB, 2YB, 3ER, 3TW, 3BW, 3FB, 3NW, 3YW, 3RR, 4FB, 4KR, 5FB
Upsilon-class command shuttle|upsilonclassshuttle|"|large|[["front",4]]|1|6|6|focus white, lock white, reinforce white, coordinate white, jam white|0OR, 1TR, 1BW, 1FB, 1NW, 1YR, 2TW, 2BB, 2FB, 2NB, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR
UT-60D U-wing||rebelalliance|medium|[["front",3]]|2|5|3|focus white, lock white, coordinate red|0OR, 1BB, 1FB, 1NB, 2TW, 2BB, 2FB, 2NB, 2YW, 3BW, 3FW, 3NW, 4FW
V-19 Torrent Starfighter||galacticrepublic|small|[["front",2]]|2|5||focus white, evade white, lock white, barrel-roll white > evade red|1TR, 1BB, 1FB, 1NB, 1YR, 2ER, 2TW, 2BW, 2FB, 2NW, 2YW, 2RR, 3BR, 3FB, 3NR, 3KR, 4FW
VCX-100 Light Freighter||rebelalliance|large|[["front",4]]|0|10|4|focus white, lock white, reinforce white|1TR, 1BW, 1FB, 1NW, 1YR, 2TW, 2BB, 2FB, 2NB, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4FW, 4KR
VT-49 Decimator||galacticempire|"|[["double-turret",3]]|0|12|4|focus white, lock white, reinforce white, rotate-arc white, coordinate red|1TR, 1BB, 1FB, 1NB, 1YR, 2TW, 2BW, 2FB, 2NW, 2YW, 3TW, 3BW, 3FW, 3NW, 3YW, 4FW
Vulture-class Droid Fighter||separatistalliance|small|[["front",2]]|2|3||calculate white, lock white, barrel-roll white > calculate red|1TW, 1YW, 1KR, 2ER, 2TB, 2BW, 2FB, 2NW, 2YB, 2RR, 3TW, 3BR, 3FB, 3NR, 3YW, 4FB, 5FW
Xi-class Light Shuttle||firstorder|medium|"|2|5|2|focus white, lock red, coordinate red, jam white|0OR, 1BB, 1FB, 1NB, 2TW, 2BB, 2FB, 2NB, 2YW, 3TR, 3BW, 3FW, 3NW, 3YR, 4FW
YT-2400 Light Freighter||rebelalliance|large|[["double-turret",4]]|2|6|4|focus white, lock white, barrel-roll red, rotate-arc white|1TW, 1BB, 1FB, 1NB, 1YW, 2TW, 2BW, 2FB, 2NW, 2YW, 3TW, 3BW, 3FW, 3NW, 3YW, 4FW, 4KR
YV-666 Light Freighter||scumandvillainy|"|[["full-front",3]]|1|9|3|focus white, reinforce white, lock white|0OR, 1BB, 1FB, 1NB, 2TR, 2BW, 2FB, 2NW, 2YR, 3TW, 3BW, 3FB, 3NW, 3YW, 4FW
Z-95-AF4 Headhunter||rebelalliance, scumandvillainy|small|[["front",2]]|2|2|2|focus white, lock white, barrel-roll red|1BW, 1FB, 1NW, 2TW, 2BB, 2FB, 2NB, 2YW, 3TW, 3BW, 3FB, 3NW, 3YW, 3KR, 4FW, 4KR
`;
