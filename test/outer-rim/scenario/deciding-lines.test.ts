/** The lines of stories that decide, of games with several players. */
import { linesOfStories } from './lines-of-stories';

linesOfStories({
  'bounty-captured': [
    'ann is in a ground combat against Greedo: Bounty: Greedo says: ground combat, 4 dice; ann has that bounty [or.bounties.08, or.bounties.06]',
    'bob rolls 4 dice for the enemy: blank, blank, hit, hit (+4 by Bounty: Greedo) [or.bounties.09]',
    'ann rolls 3 dice: crit, crit, hit (+3 by Boba Fett) [or.resolving-combat.02]',
    'that is 5 damage by ann: 2 crits for 4, 1 hit for 1 [or.resolving-combat.03]',
    'ann captures Greedo: the token lies on Bounty: Greedo, the reward of 8,000 credits and 2 fame comes with the delivery on Tatooine; eliminating would bring 3,000 credits and 1 fame at once; whoever has won chooses between capturing and eliminating [or.bounties.12, or.bounties.13, or.bounties.11]',
    'ann has the reward of Bounty: Greedo (captured): delivered on Tatooine, where the bounty asks for it [or.bounties.13]',
    'the card Bounty: Greedo leaves the game, into the box [or.bounties.16]',
    'the token of Greedo leaves the game, into the box [or.bounties.14]',
    'ann puts a goal token on the character (0 -> 1 of 2): the reward of Bounty: Greedo, captured, was gained, which the goal asks for [or.personal-goals.04]',
    'the contact at Tatooine green is Greedo [or.contact-encounter.03]',
    'ann gains 8,000 credits for a bounty (2,000 -> 10,000) [or.bounties.13]',
  ],
  'bounty-eliminated': [
    'ann eliminates Greedo: the token goes into the box, the reward comes at once; whoever has won chooses between capturing and eliminating [or.bounties.11, or.discard-and-remove.03]',
    'ann has the reward of Bounty: Greedo (eliminated) [or.bounties.11]',
  ],
  'bounty-lost': [
    'ann neither captures nor eliminates the contact: ann lost the combat; Bounty: Greedo is kept, the token stays faceup at Tatooine green; anybody there may encounter it again [or.bounties.17, or.contact-encounter.08]',
    'the turn of ann ends [or.playing-the-game.06]',
  ],
  'bounty-may-meet': [
    'ann does not fight the contact: ann has a bounty on it, and chooses to meet it [or.bounties.07]',
    'databank card 10 is taken: Greedo: the number on the token of Greedo [or.contact-encounter.04, or.databank.03]',
    "ann resolves the part after 'if': reputation of ann: Hutt (positive); positive is asked for [or.space-encounter.06]",
    'ann has Greedo (crew) in a slot now: 1 of 1 crew slots of ann are full; it brings tactics [or.contact-encounter.05, or.market-action.17, or.skill-tests.02]',
    'Greedo joins ann: the token leaves the map with it [or.contact-encounter.07] ?',
  ],
  'cards-of-your-own': [
    'ann is in a ship combat against the Imperial patrol of level 1: the patrol has 2 dice, in ship combat [or.patrol-encounter.03, or.patrol-encounter.02]',
    'ann loses 1 Imperial reputation, now negative (0 -> -1): the combat was won; first, before the reward [or.patrol-encounter.09, or.patrol-encounter.05, or.reputation.09]',
    "ann gains 4,000 credits for the patrol (0 -> 4,000): it is what the patrol's token of level 1 shows [or.patrol-encounter.06]",
    'the Imperial patrol of level 1 leaves the game [or.patrol-encounter.07]',
    'the Imperial patrol of level 2 comes to Navpoint HI2 [or.patrol-encounter.08]',
  ],
  'combat-defeated-winner': [
    'ann is in a ship combat against Pirates: the card has 3 dice, in ship combat [or.ground-and-ship-combat.04]',
    'ann is defeated (ship): the reward for winning the combat came before, and is kept; the ship has 4 damage, its hull is 3; the standee lies on Navpoint OM5 [or.quick-reference-combat.06, or.defeated.01, or.defeated.02]',
    'ann loses 3,000 credits (3,000 -> 0): being defeated costs 3,000 credits [or.defeated.03]',
  ],
  'combat-focus-is-nothing': [
    'ann turns a die from focus to hit: Ion Cannon does it [or.resolving-combat.04]',
    'that is 1 damage by ann: focus deals none; 1 hit for 1 [or.resolving-combat.04, or.resolving-combat.03]',
  ],
  'combat-players': [
    'ann is in a ground combat against bob: Kessel is a planet, so it is ground combat; Knock Them Down a Peg allows that players fight [or.ground-and-ship-combat.06, or.combat.02]',
    'bob rolls 2 dice: hit, hit (+2 by Lando Calrissian) [or.resolving-combat.05]',
    'ann wins the combat: the attacker ann rolled 3 damage, the defender 2; gains and losses by the combat come before the damage [or.resolving-combat.10, or.quick-reference-combat.06]',
    'bob loses the combat: the attacker ann rolled 3 damage, the defender 2 [or.resolving-combat.10]',
    'ann gains 1 fame for a job (0 -> 1 of 10) [or.winning-the-game.06, or.winning-the-game.10]',
    'the character of bob suffers 3 damage (0 -> 3 of 4): the other side rolled 3, and the loser suffers it [or.resolving-combat.06]',
  ],
  'combat-tie': [
    'ann wins the combat: both sides rolled 1 damage; in a tie the attacker wins, and ann attacks; gains and losses by the combat come before the damage [or.resolving-combat.11, or.resolving-combat.01]',
  ],
  'contact-joins': [
    'BoShek joins ann: the token leaves the map with it [or.contact-encounter.07] ?',
    'ann pays 2,000 credits (3,000 -> 1,000) [or.credits.03, or.contact-encounter.04]',
  ],
  'contact-peek': [
    'ann looks at the contact at Tatooine green: Greedo: the token stays facedown; the databank card is not looked at [or.peeking-at-contacts.01, or.peeking-at-contacts.02]',
  ],
  'contact-stays': [
    'the databank card W1-LE goes back to its place: by its number 3 [or.contact-encounter.06, or.databank.05]',
    'ann is joined by nobody: W1-LE stays faceup at Tatooine white, and anybody there may meet it again [or.contact-encounter.07, or.contact-encounter.08]',
    'ann fails (unskilled in Tech): without the skill crit is needed: hit and hit do not pass [or.skill-tests.06]',
    'bob rolls 2 dice: blank, focus [or.skill-tests.05]',
    'bob gains 2,000 credits (0 -> 2,000) [or.planning-step.05]',
  ],
  'crew-escapes': [
    'ann fights a crew for a bounty: Greedo is crew of ann, and may be fought in any space [or.bounties-on-crew.02]',
    'ann is in a ground combat against Greedo: Bounty: Greedo says: ground combat, 4 dice [or.bounties-on-crew.03]',
    'ann rolls 3 dice: blank, blank, hit (+3 by Boba Fett): Greedo is fought and adds nothing (it would add 1) [or.bounties-on-crew.06, or.resolving-combat.02]',
    'ann discards Greedo: ann lost the combat against it; back to its place in the databank, by its number 10 [or.bounties-on-crew.05, or.discard-and-remove.02] ?',
    'Greedo goes to Tatooine white: the nearest empty contact space, 1 space from Navpoint NH5; the next one is Cantonica green, 11 spaces away [or.bounties-on-crew.05] ?',
  ],
  'crew-hunted-own': [
    'ann discards Greedo: ann won the combat for it; back to its place in the databank, by its number 10 [or.bounties-on-crew.04, or.discard-and-remove.02]',
  ],
  'crew-left-alone': [
    'ann fights a crew for a bounty: Chopper is crew of bob, who is on Kessel as ann is [or.bounties-on-crew.07]',
    'bob does not protect the crew: bob leaves the crew alone [or.bounties-on-crew.10]',
    'ann is in a ground combat against Chopper: Bounty: Chopper says: ground combat, 3 dice [or.bounties-on-crew.10]',
    'bob keeps the crew: ann lost the combat [or.bounties-on-crew.12]',
  ],
  'crew-protected': [
    'bob fights in the place of Chopper: bob, whose crew it is, decides to protect it [or.bounties-on-crew.08, or.bounties-on-crew.09]',
    'ann is in a ship combat against bob: Navpoint NH5 is no planet, so it is ship combat [or.bounties-on-crew.09]',
    'bob rolls 3 dice: blank, focus, hit (+2 by G9 Rigger, +1 by cards for this combat) [or.resolving-combat.05]',
    'bob discards Chopper: ann won the combat for it; back to its place in the databank, by its number 11 [or.bounties-on-crew.11, or.discard-and-remove.02]',
  ],
  'defeated-loses-secrets': [
    "ann discards a secret (of the card 'An officer in your debt / Hidden moorings'): being defeated costs all secrets: 2; facedown to the bottom of the Lothal and Mon Calamari deck [or.defeated.04, or.discard-and-remove.01]",
    'ann is defeated (character): the character has 4 damage, its health is 4; the standee lies on Naboo [or.defeated.01, or.defeated.02]',
    "ann resolves one section of the card: 'In the swamps' for Naboo; the part for Ryloth is left out [or.space-encounter.03]",
  ],
  'defeated-recovers': [
    'move is refused: ann is defeated and has to recover. [or.defeated.07]',
    'ann recovers: ann is defeated and has to recover [or.defeated.07]',
    'the ship of ann recovers 3 damage (3 -> 0) [or.planning-step.03]',
    'ann stands up again: the character has 0 damage, its health is 4; the ship has 0 damage, its hull is 3 [or.defeated.08]',
  ],
  'defeated-skips-steps': [
    "ann resolves the part for 'otherwise': the card asks for hit, the dice show blank [or.deliver-action.03]",
    'ann loses no credits: being defeated costs 3,000 credits; ann has 0 of the 3,000 credits [or.defeated.03, or.credits.03]',
    'ann performs no further action: ann is defeated [or.defeated.05]',
    'ann skips the encounter step: ann is defeated [or.defeated.05]',
  ],
  'defeated-with-little': [
    'ann loses 2,000 credits (2,000 -> 0): being defeated costs 3,000 credits; ann has 2,000 of the 3,000 credits [or.defeated.03, or.credits.03] ?',
  ],
  'deliver-illegal-caught': [
    'databank card 1 is taken: Imperial Presence: one of 4 cards with this number, by chance [or.databank.06, or.databank.03]',
    'ann fails to deliver Stolen Weapons: the stealth test was failed; Imperial Presence says that the cargo is lost, and without a delivery its reward of 4,000 credits and 1 fame is not gained [or.deliver-action.03, or.skill-tests.09, or.databank.03]',
    'ann discards Stolen Weapons: facedown to the bottom of the cargo deck [or.discard-and-remove.01]',
    'ann rolls 1 die for the delivery: focus: Stolen Weapons is ILLEGAL, its card asks for a roll before the reward [or.deliver-action.03, or.market-action.15]',
  ],
  'deliver-several': [
    'ann delivers A Crate of Spice: card 2 of this one deliver action; Nal Hutta is its destination [or.deliver-action.05, or.deliver-action.03]',
    'ann discards Food Supplies: facedown to the bottom of the cargo deck [or.deliver-action.04, or.discard-and-remove.01]',
    'ann discards A Crate of Spice: back to its place in the databank, by its number 91 [or.deliver-action.04, or.discard-and-remove.02] ?',
    'ann delivers nothing else: Salvage Cargo belongs on Mon Calamari [or.deliver-action.03]',
    'deliver is refused: The deliver action was already performed in this step. [or.action-step.01]',
    'ann gains 1 fame for cargo (0 -> 1 of 10) [or.winning-the-game.07, or.winning-the-game.10]',
    "ann resolves the part after 'if', which asks for nothing: the card asks for hit, the dice show hit [or.deliver-action.03]",
    'ann delivers Food Supplies: Nal Hutta is its destination [or.deliver-action.03]',
    'ann gains 1 Hutt reputation, now positive (0 -> 1) [or.reputation.08]',
  ],
  'example-casino-heist': [
    'databank card 42 is taken: The Casino Heist: the job asks for the card with the number 42 [or.databank.03]',
    'step 1 of the job: 4 steps in all [or.attempting-a-job.04]',
    'ann attempts The Casino Heist: ann is on Cantonica, its destination [or.attempting-a-job.02, or.attempting-a-job.01]',
    'ann has nothing from the test: of passing the card says nothing [or.skill-tests.09]',
    'the databank card The Casino Heist goes back to its place: by its number 42 [or.attempting-a-job.10, or.databank.05]',
    'ann gains 2,000 credits for a job (0 -> 2,000) [or.attempting-a-job.05]',
    'the card The Casino Heist leaves the game, into the box [or.attempting-a-job.12, or.discard-and-remove.03]',
  ],
  'example-combat': [
    'the character of ann suffers 3 damage (0 -> 3 of 4): the other side rolled 3, and the winner suffers it too; the enemy suffers none [or.resolving-combat.06, or.resolving-combat.07]',
    'ann gains 1 fame by the encounter (0 -> 1 of 10) [or.winning-the-game.04, or.winning-the-game.10]',
  ],
  'example-fame-to-win': [
    'ann wins the game: ann has 10 fame, 10 win; at once, in the encounter step; nothing else is resolved [or.winning-the-game.01, or.winning-the-game.02]',
  ],
  'example-lando-goal': [
    'ann puts a goal token on the character (1 -> 2 of 2): Stolen Weapons, illegal cargo, was delivered, which the goal asks for [or.personal-goals.04, or.personal-goals.07]',
    'ann completes the personal goal and turns the card over: 2 of 2 goal tokens, which go; instead of the goal there is an ability now [or.personal-goals.02, or.personal-goals.04, or.personal-goals.05]',
    'ann gains 1 fame for a goal (1 -> 2 of 10) [or.winning-the-game.05, or.winning-the-game.10]',
  ],
  'example-movement-shortest-way': [
    'jyn has to stop in Navpoint NA4: Imperial reputation of jyn is negative, positive is needed; 6 spaces of the movement lost [or.movement-obstacles.04]',
    'jyn chooses to move: hyperdrive 7 [or.planning-step.02, or.movement.01]',
  ],
  'example-movement-way-round': [
    'jyn moves to Takodana: 5 of 7 spaces, 2 left [or.movement.01, or.movement.04]',
    'jyn moves to Navpoint TA6: 6 of 7 spaces, 1 left; a way round, the shortest from Ryloth is 5 spaces; that one leads through Navpoint NA4, where jyn would have to stop: Imperial reputation of jyn is negative, positive is needed [or.movement-example.04, or.movement-obstacles.04, or.movement.01]',
    'jyn moves to Ring of Kafrene: 7 of 7 spaces, 0 left; a way round, the shortest from Ryloth is 4 spaces; that one leads through Navpoint NA4, where jyn would have to stop: Imperial reputation of jyn is negative, positive is needed [or.movement-example.04, or.movement-obstacles.04, or.movement.01]',
  ],
  'example-patrol-icon': [
    'the Rebel patrol moves to Navpoint LO2: 3 of 3 spaces; it was 5 spaces away from ann and is 2 now [or.patrol-movement.04]',
    'Rebel Favor is turned up on the job deck, with the icon Rebel 3 [or.market-action.09, or.patrol-movement.01]',
    'ann has Hutt Favor (job) in a slot now: 1 of 2 job slots of ann are full [or.market-action.12, or.market-action.17]',
  ],
  'example-promise': [
    'ann gives 1,000 credits to bob (3,000 -> 2,000): it is the turn of ann; ann is on Lothal, bob on Kessel [or.trading-credits-and-promises.02, or.trading-credits-and-promises.03]',
    'bob owes nothing: whatever was promised to ann for the 1,000 credits does not bind [or.trading-credits-and-promises.07]',
    'bob chooses to gain credits: bob may give credits to ann, and nothing makes bob do so: a promise does not bind [or.trading-credits-and-promises.07, or.planning-step.05]',
  ],
  'example-reputation-lost': ['ann loses 1 Rebel reputation, now negative (0 -> -1) [or.reputation.09]'],
  'goal-ship': [
    'ann completes the ship goal and turns the ship sheet over: its task has just been done; the other side of the sheet is the Moldy Crow; ground combat 3 -> 4; cargo slots 1 -> 2 [or.ship-goals.02]',
    'ann pays 7,000 credits (8,000 -> 1,000) [or.credits.03, or.action-step.06]',
  ],
  'goal-ship-cost': [
    'ann completes the personal goal and turns the card over: the ship of ann costs 15,000, 15,000 needed; instead of the goal there is an ability now [or.personal-goals.02, or.personal-goals.01, or.personal-goals.03]',
    'ann returns the G9 Rigger to the supply: slots on it: 1 cargo, 1 mod, 1 crew [or.buying-ships.03]',
  ],
  'job-at-its-destination': [
    'attempt-job: Rebel Favor is refused: Rebel Favor is attempted on Ryloth, ann is on Nal Hutta. [or.attempting-a-job.01]',
    'ann discards Hutt Favor: its reward says that it is discarded; facedown to the bottom of the job deck [or.attempting-a-job.12, or.discard-and-remove.01]',
    'ann gains 3,000 credits for a job (0 -> 3,000) [or.attempting-a-job.11]',
  ],
  'job-defeated': [
    'ann fails The Casino Heist: ann became defeated during the job; 3 steps of its card left out; the turn ends, ann keeps the job [or.attempting-a-job.07, or.attempting-a-job.09, or.attempting-a-job.08]',
    'the databank card The Casino Heist goes back to its place: by its number 42 [or.attempting-a-job.09, or.databank.05]',
    'ann is defeated (character): the combat was won, the job fails all the same; the character has 4 damage, its health is 4; the standee lies on Cantonica [or.combat-during-jobs.02, or.defeated.01, or.defeated.02]',
  ],
  'job-failed': [
    'ann fails The Casino Heist: after the failed test the card says that it fails; 2 steps of its card left out; the turn ends, ann keeps the job [or.attempting-a-job.08, or.attempting-a-job.09]',
  ],
  'job-goes-on-after-failed-test': [
    'step 2 of the job: the failed test by itself does not end the job; nor does a lost combat without a defeat; 4 steps in all [or.attempting-a-job.06, or.combat-during-jobs.03, or.attempting-a-job.04]',
  ],
  'luxury-fame': [
    'ann gains no fame: buying the luxury card Extravagant Wardrobe brings none; fame comes only as it says, to whoever has it then [or.winning-the-game.04]',
    'bob gains 2 fame by Extravagant Wardrobe (0 -> 2 of 10): the luxury card is that of bob now, whoever bought it [or.winning-the-game.09, or.winning-the-game.10]',
    'bob has Extravagant Wardrobe (gear) in a slot now: 1 of 2 gear slots of bob are full [or.trade-action.01, or.market-action.17]',
    "ann keeps the secret 'The vault code': it lies facedown and takes no slot [or.secrets.04, or.secrets.02]",
    'ann gives bob Extravagant Wardrobe for nothing [or.trade-action.04]',
  ],
  'maelstrom-stops': [
    'ann has to stop in The Maelstrom: whoever enters The Maelstrom stops there; 5 spaces of the movement lost [or.movement-obstacles.03]',
    'bob moves to Kessel: The Maelstrom stops ships that enter, not those that leave; 1 of 6 spaces, 5 left [or.movement-obstacles.07, or.movement.01, or.movement.04]',
    'bob moves to Navpoint KE7: 2 of 6 spaces, 4 left [or.movement.01, or.movement.04]',
  ],
  'maneuver-past-patrol': [
    'ann does not have to stop: Maneuvering Thrusters lets ann go on past the patrol, before it stops ann [or.movement-obstacles.01, or.movement-obstacles.04]',
    'ann has to stop in Ryloth: Hutt reputation of ann is neutral, positive is needed; 6 spaces of the movement lost [or.movement-obstacles.04]',
  ],
  'market-barter': [
    'barter: Hired Help is refused: Hired Help is a card of the kind crew; only cargo, gear and mods are bartered. [or.bartering.02] ?',
    'ann buys Armored Vest for 0 credits and Jetpack (+3,000 by its cost, -5,000 by Jetpack): 2,000 credits of discount are lost [or.bartering.06, or.bartering.01, or.market-action.11]',
    'ann discards Jetpack: facedown to the bottom of the gear-and-mod deck [or.bartering.03, or.discard-and-remove.01]',
    'ann moves no patrol: the icon on the bought Armored Vest does not count, that on the next card does [or.patrol-movement.03]',
  ],
  'market-discard-and-buy': [
    'Armored Vest goes to the bottom of the gear-and-mod deck [or.market-action.03]',
    'Ion Cannon is turned up on the gear-and-mod deck, with the icon Imperial 3 [or.market-action.04]',
    'ann moves no patrol: Ion Cannon with its icon (Imperial 3) was turned up after a discard, not after a purchase [or.patrol-movement.02]',
    'discard-top: job is refused: One card may be discarded, before buying, and Armored Vest was. [or.market-action.05]',
    'Hired Help is turned up on the job deck [or.market-action.09]',
    'ann moves no patrol: Hired Help shows no icon [or.patrol-movement.01]',
  ],
  'market-extra-slots': [
    'ann has Bacta Supplies (cargo) in a slot now: 3 of 3 cargo slots of ann are full: 1 printed; Smuggling Compartment (in a mod slot) brings 2 [or.market-action.13, or.market-action.12]',
  ],
  'market-make-room': [
    'make-room: Ion Cannon is refused: Ion Cannon lies in no slot that Armored Vest (gear) could take. [or.market-action.14, or.market-action.17, or.market-action.13]',
    'ann discards Jetpack: 2 of 2 gear slots of ann are full; facedown to the bottom of the gear-and-mod deck [or.market-action.14, or.market-action.13, or.discard-and-remove.01]',
    'ann has Armored Vest (gear) in a slot now: 2 of 2 gear slots of ann are full [or.market-action.12, or.market-action.17]',
  ],
  'market-needs-a-planet': [
    'market is refused: A market action needs a planet, Navpoint LO5 is none. [or.market-action.02]',
  ],
  'market-too-expensive': [
    'buy-from: Armored Vest is refused: Armored Vest costs at least 3,000 credits; ann has 2,000, and may not barter Hutt Favor. [or.market-action.11, or.bartering.02]',
  ],
  'patrol-beaten': [
    'ann loses 1 Imperial reputation, now neutral (1 -> 0): the combat was won; first, before the reward [or.patrol-encounter.09, or.patrol-encounter.05]',
    'the Imperial patrol of level 2 leaves the game [or.patrol-encounter.07]',
    "ann gains 1 fame for the patrol (0 -> 1 of 10): it is what the patrol's token of level 2 shows [or.patrol-encounter.06, or.winning-the-game.08, or.winning-the-game.10]",
    'ann puts a goal token on the ship (0 -> 1 of 2): a ship combat against a patrol was won, which the goal asks for [or.ship-goals.01]',
  ],
  'patrol-hostile-first': [
    'encounter-space is refused: A patrol here is hostile: Imperial reputation of ann is negative [or.encounter-step.04]',
    'encounter-patrol: hutt is refused: A patrol here is hostile: Imperial reputation of ann is negative; Hutt reputation of ann is neutral [or.encounter-step.06, or.encounter-step.04]',
    'ann encounters a patrol: a patrol here is hostile: Imperial reputation of ann is negative [or.encounter-step.04]',
    'the Imperial patrol moves to Navpoint NH2: it won: ann moves it one space, before the damage [or.patrol-encounter.04, or.patrol-encounter.12] ?',
  ],
  'patrol-level-4': [
    'ann is in a ship combat against the Imperial patrol of level 4: the patrol has a dash instead of a value: it always wins, without dice [or.patrol-encounter.10]',
    'that is 6 damage by the enemy: the patrol has a dash instead of a value: it always wins, without dice [or.patrol-encounter.10]',
    'ann loses the combat: the patrol has a dash instead of a value: it always wins, without dice; gains and losses by the combat come before the damage [or.patrol-encounter.10]',
    'the Imperial patrol moves to Navpoint LO3: it won: ann moves it one space, before the damage [or.patrol-encounter.11, or.patrol-encounter.12] ?',
    'the ship of ann suffers 6 unavoidable damage (0 -> 6 of 6) [or.patrol-encounter.10, or.resolving-combat.08]',
  ],
  'patrol-must-arrive': [
    'the Imperial patrol moves to Lothal: ann is 2 spaces away and it moves 4, so it goes the shortest way; it stops there, 2 spaces unused; there is no combat now [or.patrol-movement.07, or.patrol-movement.08, or.patrol-movement.11]',
  ],
  'patrol-not-after-discard': [
    'the Imperial patrol moves to Lothal: ann is 2 spaces away and it moves 2, so it goes the shortest way; it stops there; there is no combat now [or.patrol-movement.07, or.patrol-movement.08, or.patrol-movement.11]',
  ],
  'patrol-stops-a-ship': [
    'ann does not have to stop: Hutt reputation of ann is positive [or.movement-obstacles.05]',
    'ann has to stop in Navpoint NA6: Imperial reputation of ann is neutral, positive is needed; 3 spaces of the movement lost [or.movement-obstacles.04]',
  ],
  'planning-one-option': [
    'ann recovers: one of four options, and nothing else in this step [or.planning-step.01]',
    'the character of ann recovers 3 damage (3 -> 0) [or.planning-step.03]',
    'the ship of ann recovers 1 damage (1 -> 0) [or.planning-step.03]',
  ],
  'secret-kept-and-used': [
    "ann keeps the secret 'The vault code': it lies facedown and takes no slot [or.secrets.04, or.secrets.02]",
    'ann gains 4,000 credits (2,000 -> 6,000) [or.secrets.03]',
    "ann discards a secret (of the card 'The vault code / A barrel marked as lubricant'): facedown to the bottom of the Cantonica and Ord Mantell deck [or.discard-and-remove.01]",
  ],
  'ship-bought': [
    'ann buys Heavy-Duty Lifter for 5,000 credits (+10,000 by its cost, -5,000 by HWK-290 Freighter) [or.bartering.04, or.market-action.11]',
    'ann returns the HWK-290 Freighter to the supply: 3 damage on it is removed; slots on it: 1 cargo, 1 mod, 2 crew [or.buying-ships.05, or.buying-ships.03]',
    'ann takes the Heavy-Duty Lifter: 3 cargo, crew and mod cards move over to it; slots on it: 1 cargo, 1 cargo or mod, 3 crew; 2 damage on the character stays [or.buying-ships.06, or.buying-ships.02, or.buying-ships.05]',
    'ann moves no patrol: the icon on the bought Heavy-Duty Lifter does not count, that on the next card does [or.patrol-movement.03]',
    'the card Heavy-Duty Lifter leaves the game, into the box [or.buying-ships.02, or.discard-and-remove.03]',
  ],
  'ship-too-small': [
    'ann takes the Firespray-31 Patrol Craft: 3 cargo, crew and mod cards move over to it, 1 more than it has slots for; slots on it: 1 cargo, 1 mod, 1 cargo or mod, 2 crew [or.buying-ships.06] ?',
    'ann discards Chewbacca: ann has 3 crew cards and 2 slots that take them; back to its place in the databank, by its number 18 [or.buying-ships.06, or.market-action.13, or.discard-and-remove.02] ?',
    'Chewbacca goes to Kessel yellow: the nearest empty contact space, 0 spaces from Kessel, and the only one [or.contact-encounter.05] ?',
  ],
  'test-highly-skilled': [
    'ann tests Strength (+1 by Bossk, +1 by Chewbacca): that is 2 times: each time counts [or.skill-tests.02, or.skill-tests.04]',
    'ann passes (highly skilled in Strength) (+1 by Bossk, +1 by Chewbacca): with the skill 2 times crit, hit or focus is needed: focus passes [or.skill-tests.08]',
  ],
  'test-unskilled': [
    'ann fails (unskilled in Strength): without the skill crit is needed: hit and hit do not pass [or.skill-tests.06]',
    'the character of ann suffers 2 damage (0 -> 2 of 4) [or.space-encounter.03, or.resolving-combat.07]',
  ],
  'trade-credits-while-buying': [
    'pay is refused: It costs 4,000 credits, ann has 2,000. [or.market-action.11]',
    'give-credits: cid to bob (credits 1000) is refused: It is the turn of ann, of neither cid nor bob. [or.trading-credits-and-promises.05] ?',
    'bob gives 1,000 credits to ann (1,000 -> 0): also in the middle of a purchase; it is the turn of ann; bob is on Kessel, ann on Lothal [or.trading-credits-and-promises.04, or.trading-credits-and-promises.02, or.trading-credits-and-promises.03]',
  ],
  trade: [
    'trade: cid is refused: cid is in the space Kessel, ann in Lothal. [or.trade-action.01, or.action-step.03]',
    'ann gives bob Jetpack for Droid Parts [or.trade-action.04]',
    'bob refuses the deal of ann [or.trade-action.04]',
    'bob has Jetpack (gear) in a slot now: 1 of 2 gear slots of bob are full [or.trade-action.01, or.market-action.17]',
    'trade: bob is refused: The trade action was already performed in this step. [or.trade-action.02]',
  ],
});
