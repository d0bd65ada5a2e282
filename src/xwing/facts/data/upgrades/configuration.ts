// Compiled by scripts/xwing-cards.ts; do not edit. Of each: slots|name|id|title|limited|cost|restrictions|grants|charges|force|weapon|device|back|plain|conditions|solitary|standardized

export const upgrades = `
configuration|Integrated S-foils||Integrated S-foils (Closed)||0|[{"ships":["t70xwing"]}]|{"actions":["barrel-roll white","focus white > barrel-roll red"]}|||||{"title":"Integrated S-foils (Open)","slots":["configuration"]}
"|Os-1 Arsenal Loadout||||0|[{"ships":["alphaclassstarwing"]}]|{"slots":[["torpedo",1],["missile",1]]}
"|Pivot Wing||Pivot Wing (Closed)||0|[{"ships":["ut60duwing"]}]||||||{"title":"Pivot Wing (Open)","slots":["configuration"]}
"|Servomotor S-foils||Servomotor S-foils (Closed)||0|[{"ships":["t65xwing"]}]|{"actions":["boost white","focus white > boost red"]}|||||{"title":"Servomotor S-foils (Open)","slots":["configuration"]}
"|Xg-1 Assault Configuration||||0|[{"ships":["alphaclassstarwing"]}]|{"slots":[["cannon",1]]}
"|Grappling Struts||Grappling Struts (Closed)||1|[{"ships":["vultureclassdroidfighter"]}]||||||{"title":"Grappling Struts (Open)","slots":["configuration"]}
"|Delta-7B||||{"by":"initiative","values":{"0":4,"1":4,"2":8,"3":12,"4":16,"5":20,"6":24}}|[{"ships":["delta7aethersprite"]}]|{"stats":[["agility",-1],["shields",2],["attack",1,"front"]]}||||||yes
configuration, modification|Calibrated Laser Targeting||||{"by":"initiative","values":{"0":0,"1":0,"2":1,"3":2,"4":3,"5":4,"6":5}}|"
configuration|Landing Struts||Landing Struts (Closed)||1|[{"ships":["hyenaclassdroidbomber"]}]||||||{"title":"Landing Struts (Open)","slots":["configuration"]}
"|Corsair Refit|||2|15|[{"ships":["croccruiser"]}]|{"slots":[["cannon",1],["turret",1],["missile",1]],"stats":[["hull",2],["shields",-2],["energy",1]]}
"|Stabilized S-foils||Stabilized S-foils (Closed)||2|[{"ships":["asf01bwing"]}]|{"actions":["barrel-roll white > evade red","reload red"]}|||||{"title":"Stabilized S-foils (Open)","slots":["configuration"],"grants":{"actions":["barrel-roll white > lock red"]}}
"|Repulsorlift Stabilizers||Repulsorlift Stabilizers (Inactive)||3|[{"ships":["hmpdroidgunship"]}]||||||{"title":"Repulsorlift Stabilizers (Active)","slots":["configuration"]}
"|Alpha-3B "Besh"||||2|[{"ships":["nimbusclassvwing"]}]|{"slots":[["device",1]]}
"|Alpha-3E "Esk"||||1|"||{"value":2,"recovers":1}
"|Intercept Booster||Intercept Booster (Attached)||1|[{"ships":["droidtrifighter"]}]|{"actions":["slam white > lock red"]}|{"value":3,"recovers":-1}||||{"title":"Intercept Booster (Detached)","slots":["configuration"],"plain":true}
"|Maneuver-Assist MGK-300||||2|[{"ships":["tierbheavy"]}]|{"actions":["calculate white","barrel-roll white > calculate red"]}
"|Target-Assist MGK-300||||3|"|{"actions":["calculate white","rotate-arc white > calculate white"]}
"|Sensitive Controls||||2|[{"shipAbilities":["autothrusters"]}]||||||||||yes
"|TIE Defender Elite||||2|[{"factions":["galacticempire"]},{"ships":["tieddefender"]}]||||||||||"
"|Vectored Cannons (RZ-1)||||1|[{"shipAbilities":["vectoredthrusters"]}]|{"arcs":["single-turret"]}|||||||||"
`;
