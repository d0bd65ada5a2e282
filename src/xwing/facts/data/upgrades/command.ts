// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
command|Agent of the Empire|||1|4|[{"factions":["galacticempire"]},{"ships":["tieadvancedx1","tieadvancedv1"]}]
"|Dreadnought Hunter|||2|6|[{"sizes":["small"]},{"initiative":{"least":4}}]
"|First Order Elite|||1|4|[{"factions":["firstorder"]},{"ships":["tiesffighter","tievnsilencer"]}]
"|Veteran Wing Leader||||2|[{"sizes":["small"]}]
command, crew|Admiral Ozzel|||1|6|[{"factions":["galacticempire"]},{"sizes":["huge"]}]
"|Azmorigan|||1|4|[{"factions":["scumandvillainy"]},{"sizes":["huge"]}]
"|Captain Needa|||1|8|[{"factions":["galacticempire"]},{"sizes":["huge"]}]||{"value":4,"recovers":0}
"|Carlist Rieekan|||1|6|[{"factions":["rebelalliance"]},{"sizes":["huge"]}]|{"actions":["evade red"]}
"|Jan Dodonna|||1|4|"
"|Raymus Antilles|||1|12|"
"|Stalwart Captain|||1|6|[{"sizes":["huge"]}]
"|Strategic Commander|||1|6|"||{"value":3,"recovers":0}
command|Jedi Commander||||3|[{"factions":["galacticrepublic"]},{"ships":["delta7aethersprite","eta2actis"]}]||||||{"slots":["command"]}
command, title|B6 Blade Wing Prototype|-command||1|12|[{"factions":["rebelalliance"]},{"ships":["asf01bwing"]}]|{"slots":[["gunner",1]]}|||{"arc":"front","value":3,"range":[2,4],"ordnance":true,"requires":["lock"]}
command|Bounty||Bounty (Hired)||5|[{"factions":["scumandvillainy"]},{"sizes":["small","medium","large"]}]||||||{"title":"Bounty (Paid)","slots":["command"],"plain":true}
"|Phoenix Squadron|||1|5|[{"factions":["rebelalliance"]}]||||||{"slots":["command"]}
"|Shadow Wing|||1|6|[{"factions":["galacticempire"]},{"ships":["tielnfighter","tieininterceptor","tiesabomber"]}]||||||"
"|Skystrike Academy Class|||2|3|[{"factions":["galacticempire"]},{"ships":["tielnfighter","tieininterceptor"]}]||||||"
"|In It For The Money/Rebellion||In It For The Money||5|[{"factions":["scumandvillainy"]},{"sizes":["small","medium","large"]}]||||||{"title":"In It For Your Rebellion","slots":["command"]}||||yes
`;
