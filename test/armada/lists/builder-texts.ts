/** One fleet, as each builder would export it. */
export const TEXTS: readonly (readonly [builder: string, text: string])[] = [
  [
    "Ryan Kingston's builder",
    `Name: Strike Group
Faction: Rebel
Commander: General Dodonna

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Minefields

Nebulon-B Escort (57)
• General Dodonna (20)
• Redemption (8)
• Leia Organa (3)
= 88 Points

CR90B (39)
• Dodonna's Pride (6)
• Electronic Countermeasures (7)
= 52 Points

Assault Frigate Mark II A (81)
= 81 Points

Squadrons:
• Luke Skywalker (20)
• 2 x X-wing Squadron (26)
= 46 Points

Total Points: 267`,
  ],
  [
    'Star Forge',
    ` Name: Strike Group
Faction: Rebel
Commander: General Dodonna (20)

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Minefields

Nebulon-B Escort Frigate (57)
• General Dodonna (20)
• Redemption (8)
• Leia Organa (3)
= 88 Points

CR90 Corvette B (39)
• Dodonna's Pride (6)
• Electronic Countermeasures (7)
= 52 Points

Assault Frigate Mark II A (81)
= 81 Points

Squadrons:
• Luke Skywalker - X-wing Squadron (20)
• 2 x X-wing Squadron (26)
= 46 Points

Total Points: 267`,
  ],
  [
    'Armada Warlords',
    `Strike Group \t
Author: somebody

Faction: Rebel Alliance\t
Points: 267/300\t

Commander: General Dodonna

Assault Objective: Most Wanted\t
Defense Objective: Fire Lanes\t
Navigation Objective: Minefields\t

[ flagship ] Nebulon-B Escort Frigate (57 points)
-  General Dodonna\t ( 20\t points)
-  Redemption\t ( 8\t points)
-  Leia Organa (off)\t ( 3\t points)
= 88 total ship cost

CR90 Corvette B (39 points)
-  Dodonnas Pride\t ( 6\t points)
-  Electronic Countermeasures\t ( 7\t points)
= 52 total ship cost

Assault Frigate Mark II A (81 points)
= 81 total ship cost

1\tLuke Skywalker ( 20 points)
2\tX-Wing Squadrons ( 26 points)
= 46 total squadron cost
`,
  ],
  [
    'Armada Fleet Builder',
    `Strike Group (267/300)
Rebels  - Author: somebody

Commander: General Dodonna

Objectives: Most Wanted, Fire Lanes, Minefields

[flagship] Nebulon-B Escort Frigate (57)
 - General Dodonna (20)
 - Redemption (8)
 - Leia Organa (3)
= 88 total points

CR90 Corvette B (39)
 - Dodonna's Pride (6)
 - Electronic Counter Measures (7)
= 52 total points

Assault Frigate Mark II A (81)
= 81 total points

Squadrons (46/100):
1x Luke Skywalker X-Wing Squadron (20)
2x X-Wing Squadron (26)
`,
  ],
  [
    'Flagship',
    `Strike Group

Author: somebody
Faction: Rebels
Commander: General Dodonna

Assault Objective: Most Wanted
Defense Objective: Fire Lanes
Navigation Objective: Minefields

[flagship] Nebulon-B Escort Frigate (57)
- General Dodonna (20)
- Redemption (8)
- Leia Organa (3)
= 88 points

CR90B Corvette (39)
- Dodonna's Pride (6)
- Electronic Countermeasures (7)
= 52 points

Assault Frigate Mark II A (81)
= 81 points

1 Luke Skywalker (20)
2 X-Wing Squadron (13)
= 46 points
`,
  ],
  [
    'Armada Fleets Designer',
    `Strike Group (46/267/300)
================================
Nebulon-B Escort Frigate (57 + 31: 88)
\t+ General Dodonna (20)
\t+ Redemption (8)
\t+ Leia Organa (3)
CR90 Corvette B (39 + 13: 52)
\t+ Dodonna's Pride (6)
\t+ Electronic Countermeasures (7)
Assault Frigate Mark II A (81 + 0: 81)
Luke Skywalker (20)
2 x X-wing Squadron (2 x 13)
Most Wanted
Fire Lanes
Minefields
`,
  ],
];
