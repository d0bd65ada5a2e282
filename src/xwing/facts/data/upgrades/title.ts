// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
title|Andrasta|||1|2|[{"factions":["scumandvillainy"]},{"ships":["firesprayclasspatrolcraft"]}]|{"actions":["reload white"],"slots":[["device",1]]}||||||yes
"|Black One|||1|5|[{"factions":["resistance"]},{"ships":["t70xwing"]}]|{"actions":["slam white"]}|{"value":1,"recovers":0}
"|Dauntless|||1|4|[{"factions":["galacticempire"]},{"ships":["vt49decimator"]}]
"|Ghost|||1|0|[{"factions":["rebelalliance"]},{"ships":["vcx100lightfreighter"]}]
"|Havoc|||1|2|[{"factions":["scumandvillainy"]},{"ships":["scurrgh6bomber"]}]|{"slots":[["sensor",1],["astromech",1],["crew",-1]]}||||||yes
"|Hound's Tooth|||1|1|[{"factions":["scumandvillainy"]},{"ships":["yv666lightfreighter"]}]
"|IG-2000||||1|[{"factions":["scumandvillainy"]},{"ships":["aggressorassaultfighter"]}]
"|Lando's Millennium Falcon|||1|3|[{"factions":["scumandvillainy"]},{"ships":["customizedyt1300lightfreighter"]}]
"|Marauder|||1|6|[{"factions":["scumandvillainy"]},{"ships":["firesprayclasspatrolcraft"]}]|{"slots":[["gunner",1]]}
"|Millennium Falcon|||1|3|[{"factions":["rebelalliance"]},{"ships":["modifiedyt1300lightfreighter"]}]|{"actions":["evade white"]}
"|Mist Hunter|||1|1|[{"factions":["scumandvillainy"]},{"ships":["g1astarfighter"]}]|{"actions":["barrel-roll white"],"slots":[["cannon",1]]}||||||yes
"|Moldy Crow|||1|16|[{"factions":["rebelalliance","scumandvillainy"]},{"ships":["hwk290lightfreighter"]}]|{"stats":[["attack",3,"front"]]}
"|Outrider|||1|14|[{"factions":["rebelalliance"]},{"ships":["yt2400lightfreighter"]}]
"|Phantom|||1|0|[{"factions":["rebelalliance"]},{"ships":["attackshuttle","sheathipedeclassshuttle"]}]
"|Punishing One|||1|5|[{"factions":["scumandvillainy"]},{"ships":["jumpmaster5000"]}]|{"slots":[["crew",-1],["astromech",1]]}
"|ST-321|||1|4|[{"factions":["galacticempire"]},{"ships":["lambdaclasst4ashuttle"]}]
"|Shadow Caster|||1|1|[{"factions":["scumandvillainy"]},{"ships":["lancerclasspursuitcraft"]}]
"|Slave I|||1|6|[{"factions":["scumandvillainy"]},{"ships":["firesprayclasspatrolcraft"]}]|{"slots":[["torpedo",1]]}
"|Virago|||1|7|[{"ships":["starviperclassattackplatform"]}]|{"slots":[["modification",1]],"stats":[["shields",1]]}|{"value":2,"recovers":0}
"|Rey's Millennium Falcon|||1|2|[{"factions":["resistance"]},{"ships":["scavengedyt1300"]}]
"|Soulless One|||1|6|[{"factions":["separatistalliance"]},{"ships":["belbullab22starfighter"]}]|{"stats":[["hull",2]]}
"|Scimitar|||1|4|[{"factions":["separatistalliance"]},{"ships":["sithinfiltrator"]}]|{"actions":["cloak red","jam white"]}
"|Assailer|||1|7|[{"factions":["galacticempire"]},{"ships":["raiderclasscorvette"]}]|{"slots":[["gunner",1]],"stats":[["hull",2],["shields",-2]]}
"|Blood Crow|||1|5|[{"factions":["galacticempire"]},{"ships":["gozanticlasscruiser"]}]|{"slots":[["gunner",1]],"stats":[["shields",-1],["energy",2]]}
"|Bright Hope|||1|5|[{"factions":["rebelalliance"]},{"ships":["gr75mediumtransport"]}]
"|Broken Horn|||1|4|[{"factions":["scumandvillainy"]},{"ships":["croccruiser"]}]|{"slots":[["crew",1],["illicit",1]]}
"|Corvus|||1|3|[{"factions":["galacticempire"]},{"ships":["raiderclasscorvette"]}]|{"actions":["calculate white"]}
"|Dodonna's Pride|||1|8|[{"factions":["rebelalliance"]},{"ships":["cr90corelliancorvette"]}]|{"actions":["evade white > coordinate red","focus white > coordinate red"],"slots":[["team",1],["cargo",1]],"stats":[["shields",-2]]}||||||yes
"|Impetuous|||1|4|[{"factions":["galacticempire"]},{"ships":["raiderclasscorvette"]}]|{"slots":[["crew",1]],"stats":[["shields",-2],["energy",2]]}
"|Insatiable Worrt|||1|7|[{"factions":["scumandvillainy"]},{"ships":["croccruiser"]}]|{"slots":[["cargo",1]],"stats":[["hull",3],["shields",-1],["energy",-1]]}
"|Instigator|||1|6|[{"factions":["galacticempire"]},{"ships":["raiderclasscorvette"]}]|{"slots":[["team",1]]}
"|Jaina's Light|||1|6|[{"factions":["rebelalliance"]},{"ships":["cr90corelliancorvette"]}]
"|Kaz's Fireball|||1|2|[{"factions":["resistance"]},{"ships":["fireball"]}]
"|Liberator|||1|5|[{"factions":["rebelalliance"]},{"ships":["cr90corelliancorvette"]}]|{"stats":[["energy",1]]}
"|Luminous|||1|12|[{"factions":["rebelalliance"]},{"ships":["gr75mediumtransport"]}]|{"stats":[["shields",-1],["energy",2]]}
"|Merchant One|||1|8|[{"factions":["scumandvillainy"]},{"ships":["croccruiser"]}]|{"actions":["evade red","coordinate white"],"slots":[["turret",1],["team",1],["cargo",1]]}
"|Quantum Storm|||1|3|[{"factions":["rebelalliance"]},{"ships":["gr75mediumtransport"]}]|{"slots":[["team",1],["cargo",1]],"stats":[["energy",1]]}
"|Requiem|||1|7|[{"factions":["galacticempire"]},{"ships":["gozanticlasscruiser"]}]
"|Suppressor|||1|6|"|{"slots":[["sensor",1]]}
"|Tantive IV|||1|6|[{"factions":["rebelalliance"]},{"ships":["cr90corelliancorvette"]}]|{"slots":[["crew",2]]}
"|Thunderstrike|||1|4|"|{"slots":[["gunner",1]],"stats":[["shields",-3],["hull",3]]}
"|Vector|||1|8|[{"factions":["galacticempire"]},{"ships":["gozanticlasscruiser"]}]|{"slots":[["crew",1],["cargo",1]]}
"|Slave I|-swz82||1|3|[{"factions":["scumandvillainy","separatistalliance"]},{"ships":["firesprayclasspatrolcraft"]}]|{"slots":[["gunner",1]]}
"|B6 Blade Wing Prototype|||1|2|[{"factions":["rebelalliance"]},{"ships":["asf01bwing"]}]|"||||||yes
`;
