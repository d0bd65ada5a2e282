// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
crew|"Chopper"|-crew||1|1|[{"factions":["rebelalliance"]}]
"|"Zeb" Orrelios|||1|1|"
"|0-0-0|||1|5|[{"factions":["scumandvillainy"],"names":["Darth Vader"]}]
"|4-LOM|||1|2|[{"factions":["scumandvillainy"]}]
"|Admiral Sloane|||1|12|[{"factions":["galacticempire"]}]
"|Agent Kallus|||1|5|"||||||||hunted
"|Baze Malbus|||1|3|[{"factions":["rebelalliance"]}]
"|Boba Fett|||1|4|[{"factions":["scumandvillainy"]}]
"|C-3PO|||1|8|[{"factions":["rebelalliance"]}]|{"actions":["calculate white"]}
"|Cad Bane|||1|3|[{"factions":["scumandvillainy"]}]
"|Captain Phasma|||1|5|[{"factions":["firstorder"]}]
"|Cassian Andor|||1|5|[{"factions":["rebelalliance"]}]
"|Chewbacca|||1|3|"||{"value":2,"recovers":1}
"|"|-crew||1|4|[{"factions":["scumandvillainy"]}]
"|Ciena Ree|||1|6|[{"factions":["galacticempire"]},{"action":{"action":"coordinate","color":null}}]
"|Cikatro Vizago|||1|1|[{"factions":["scumandvillainy"]}]
"|Darth Vader|||1|14|[{"factions":["galacticempire"]}]|||{"value":1,"recovers":1}
crew, crew|Death Troopers|||1|6|"
crew|Director Krennic|||1|4|"|{"actions":["lock white"]}|||||||optimizedprototype
crew, crew|Emperor Palpatine|||1|11|"|||{"value":1,"recovers":1}
crew|Freelance Slicer||||3
"|General Hux|||1|6|[{"factions":["firstorder"]},{"action":{"action":"coordinate","color":"white"}}]
"|GNK "Gonk" Droid||||8|||{"value":1,"recovers":0}
"|Grand Inquisitor|||1|13|[{"factions":["galacticempire"]}]|||{"value":1,"recovers":1}
"|Grand Moff Tarkin|||1|4|[{"factions":["galacticempire"]},{"action":{"action":"lock","color":null}}]||{"value":2,"recovers":1}
"|Hera Syndulla|||1|4|[{"factions":["rebelalliance"]}]
"|IG-88D|||1|3|[{"factions":["scumandvillainy"]}]|{"actions":["calculate white"]}
"|ISB Slicer||||3|[{"factions":["galacticempire"]}]
"|Informant|||1|4|||||||||listeningdevice
crew, crew|Jabba the Hutt|||1|6|[{"factions":["scumandvillainy"]}]||{"value":4,"recovers":0}
crew|Jyn Erso|||1|2|[{"factions":["rebelalliance"]}]
"|Kanan Jarrus|||1|12|"|||{"value":1,"recovers":1}
"|Ketsu Onyo|||1|4|[{"factions":["scumandvillainy"]}]
"|Kylo Ren|||1|11|[{"factions":["firstorder"]}]|||{"value":1,"recovers":1}|||||illshowyouthedarkside
"|L3-37|||1|4|[{"factions":["scumandvillainy"]}]||||||{"title":"L3-37's Programming","slots":["configuration"]}
"|Lando Calrissian|-crew||1|6|"
"|"|||1|2|[{"factions":["rebelalliance"]}]
"|Latts Razzi|||1|5|[{"factions":["scumandvillainy"]}]
"|Leia Organa|||1|7|[{"factions":["rebelalliance"]}]||{"value":3,"recovers":1}
"|Magva Yarro|||1|7|"
"|Maul|||1|10|[{"factions":["scumandvillainy"],"names":["Ezra Bridger"]}]|{"forceSides":["dark"]}||{"value":1,"recovers":1}
"|Minister Tua|||1|7|[{"factions":["galacticempire"]}]
"|Moff Jerjerrod|||1|8|[{"factions":["galacticempire"]},{"action":{"action":"coordinate","color":null}}]||{"value":2,"recovers":1}
"|Nien Nunb|||1|5|[{"factions":["rebelalliance"]}]
"|Novice Technician||||4
"|Perceptive Copilot||||8
"|Petty Officer Thanisson|||1|4|[{"factions":["firstorder"]}]
"|Qi'ra|||1|2|[{"factions":["scumandvillainy"]}]
"|R2-D2|-crew||1|8|[{"factions":["rebelalliance"]}]
"|Sabine Wren|||1|3|"
"|Saw Gerrera|||1|9|"
"|Seasoned Navigator||||{"by":"initiative","values":{"0":2,"1":3,"2":4,"3":5,"4":6,"5":7,"6":8,"7":9,"8":10}}
"|Seventh Sister|||1|9|[{"factions":["galacticempire"]}]|||{"value":1,"recovers":1}
crew, crew|Supreme Leader Snoke|||1|13|[{"factions":["firstorder"]}]|||"
crew|Tactical Officer||||6|[{"action":{"action":"coordinate","color":"red"}}]|{"actions":["coordinate white"]}||||||yes
"|Tobias Beckett|||1|2|[{"factions":["scumandvillainy"]}]
"|Unkar Plutt|||1|2|"
"|Zuckuss|||1|2|"
"|C-3PO|-crew||1|5|[{"factions":["resistance"]}]|{"actions":["calculate white","coordinate red"]}
"|Han Solo|"||1|3|"|{"actions":["evade red"]}
"|Chewbacca|-crew-swz19||1|4|"||{"value":2,"recovers":0}
"|Rose Tico|||1|9|"
"|Palpatine/Sidious|chancellorpalpatine|Chancellor Palpatine|1|14|[{"factions":["galacticrepublic","separatistalliance"]}]|{"actions":["coordinate purple"]}||{"value":1,"recovers":1}|||{"title":"Darth Sidious","slots":["crew"],"force":{"value":1,"recovers":1},"grants":{"actions":["coordinate purple"]}}
"|Count Dooku|||1|10|[{"factions":["separatistalliance"]}]|||"
"|General Grievous|||1|3|"||{"value":1,"recovers":0}
"|Amilyn Holdo|||1|8|[{"factions":["resistance"]}]
"|GA-97|||1|6|"|{"actions":["calculate white"]}|{"value":5,"recovers":1}||||||itstheresistance
"|Kaydel Connix|||1|5|"
"|Korr Sella|||1|6|"
"|Larma D'Acy|||1|4|"
crew, crew|Leia Organa|-resistance||1|17|"|{"actions":["coordinate purple"]}||{"value":1,"recovers":1}
crew|PZ-4CO|||1|5|"|{"actions":["calculate white"]}
"|C-3PO|-republic||1|8|[{"factions":["galacticrepublic"]}]|"
"|Aayla Secura|||1|16|"|{"actions":["focus white > coordinate purple"]}||{"value":1,"recovers":1}
"|Agent Terex|||1|7|[{"factions":["firstorder"]}]||||||{"title":"Agent Terex (Cyborg)","slots":["crew"]}
"|K-2SO|||1|7|[{"factions":["rebelalliance"]}]|{"actions":["calculate white > jam white"]}
"|Plo Koon|||1|10|[{"factions":["galacticrepublic"]}]|{"actions":["reinforce purple"]}||{"value":1,"recovers":1}
"|Toryn Farr|||1|4|[{"factions":["rebelalliance"]},{"sizes":["huge"]}]|{"actions":["lock white > coordinate red"]}
"|Kit Fisto|||1|9|[{"factions":["galacticrepublic"]}]|{"actions":["evade purple"]}||{"value":1,"recovers":1}
"|Yoda|||1|15|"|{"actions":["coordinate purple"]}||{"value":2,"recovers":1}
"|"Fives"|||1|3|"
crew, gunner|Wolfpack|||1|4|"
crew|Commander Malarus|||1|7|[{"factions":["firstorder"]}]||||||{"title":"Commander Malarus (Perfected)","slots":["crew"]}
crew, gunner|Ghost Company|||1|5|[{"factions":["galacticrepublic"]},{"action":{"action":"rotate-arc","color":null}}]|{"actions":["rotate-arc white > focus red"]}
crew|Commander Pyre|||1|5|[{"factions":["firstorder"]}]
"|Hondo Ohnaka|||1|6
"|Jango Fett|||1|7|[{"factions":["scumandvillainy","separatistalliance"]}]
"|Zam Wesell|||1|4|"||{"value":2,"recovers":0}||||||youdbettermeanbusiness, youshouldthankme
"|Gamut Key|||1|6|[{"factions":["scumandvillainy"]}]||{"value":2,"recovers":1}
"|Protectorate Gleb|||1|2|[{"factions":["scumandvillainy","galacticempire","firstorder"]}]|{"actions":["coordinate red"]}
`;
