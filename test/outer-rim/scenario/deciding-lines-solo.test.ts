/** The lines of stories that decide: setup, the single-player game, the end of a game. */
import { linesOfStories } from './lines-of-stories';

linesOfStories({
  'example-ai-skips-a-bullet': [
    "planning: 'move to goal' applies: 'recover' does not: ai has no damage; it is the first that does; not tried: gain credits [or.single-player-gameplay.03, or.single-player-gameplay.04]",
    'ai moves to Navpoint NA5: hyperdrive 8; the nearest goal token, on Cantonica, is 14 spaces away now [or.ai-movement.02, or.ai-movement.01]',
    "ai resolves no further bullet of the action section: 'deliver cargo' does not: ai has no cargo for Navpoint KE5; 'buy' does not: Navpoint KE5 is no planet [or.single-player-gameplay.06, or.single-player-gameplay.05]",
    "ai resolves no further bullet of the encounter section: 'encounter hostile patrol' does not: no patrol on Navpoint KE5 is hostile to ai; 'complete job' does not: ai has no job for Navpoint KE5; 'reveal contact' does not: no such contact is at Navpoint KE5 [or.single-player-gameplay.03, or.single-player-gameplay.05]",
  ],
  'setup-credits': [
    'the map is, from left to right: Rebel and Syndicate, Cantonica and Ord Mantell, Lothal and Mon Calamari, Kessel and the Maelstrom, Nal Hutta and Tatooine, Naboo and Ryloth, Takodana and the Ring of Kafrene, Hutt and Imperial [or.setup-map.01]',
    'the Hutt patrol of level 1 comes to Navpoint HI1 [or.setup-patrols.02]',
    'the supply holds credits, 40 damage tokens and 12 goal tokens [or.setup-supply.01]',
    'ann takes the standee of Boba Fett, a player board and tokens [or.setup-choose-characters.04, or.setup-choose-characters.05, or.setup-choose-characters.06]',
    'ann gains 10,000 credits (0 -> 10,000): number 4 in turn order [or.setup-choose-characters.09]',
  ],
  'setup-first-player': [
    'ann rolls 6 dice for the first player: blank, blank, crit, hit, hit, hit [or.setup-choose-characters.01]',
    'cid is not the first player yet: hits and critical hits together: ann 4, bob 1, cid 4; a tie at 4: they roll again [or.setup-choose-characters.01] ?',
    'cid is the first player: hits and critical hits together: ann 1, cid 2 [or.setup-choose-characters.01] ?',
    'choose-character: Boba Fett (by ann) is refused: Boba Fett is taken, by cid. [or.setup-choose-characters.02]',
  ],
  'setup-modular-map': [
    'the map is, from left to right: Rebel and Syndicate, Naboo and Ryloth, Kessel and the Maelstrom, Takodana and the Ring of Kafrene, Lothal and Mon Calamari, Nal Hutta and Tatooine, Cantonica and Ord Mantell, Hutt and Imperial [or.modular-map-variant.04, or.modular-map-variant.03]',
  ],
  'solo-ai-wins': [
    'ai wins the game: ai has 10 fame, 10 win; at once, in the encounter step; nothing else is resolved [or.single-player-gameplay.08, or.winning-the-game.02]',
    'ai completes The Casino Heist: no databank card, no tests: only the reward [or.ai-jobs-and-illegal-cargo.01, or.ai-jobs-and-illegal-cargo.02]',
    'Hired Help goes to the bottom of the job deck: Hired Help costs 3,000 credits, ai has 2,000 [or.ai-buying.05, or.ai-buying.03]',
    'ai buys nothing: Dash Rendar costs 5,000 credits, ai has 2,000 [or.ai-buying.05]',
    "encounter: 'complete job' applies: 'encounter hostile patrol' does not: no patrol on Cantonica is hostile to ai; it is the first that does; not tried: buy fame [or.single-player-gameplay.03]",
  ],
  'solo-buys': [
    'Bacta Supplies goes to the bottom of the cargo deck: Bacta Supplies cannot be bought on Takodana [or.ai-buying.04, or.ai-buying.03]',
    'ai buys Food Supplies for 1,000 credits [or.ai-buying.08]',
    'Salvage Cargo is turned up on the cargo deck [or.ai-buying.12]',
    'a goal token is put on Nal Hutta: the destination of Food Supplies, which ai bought; AI card 1 says so [or.ai-goals.03]',
    "planning: 'gain credits' applies: 'recover' does not: ai has no damage; 'move to goal' does not: a goal token is on Takodana, where ai is [or.single-player-gameplay.03, or.single-player-gameplay.04, or.ai-movement.03]",
    "action: 'buy' applies: 'deliver cargo' does not: ai has no cargo for Takodana [or.single-player-gameplay.06]",
  ],
  'solo-card-goes-under': [
    'AI card 3 goes under the AI deck: below the AI card that went there before [or.single-player-gameplay.07]',
    'turn 4, of ann, begins [or.single-player-gameplay.01]',
    "planning: 'gain credits' applies: 'recover' does not: ai has no damage; 'move to goal' does not: no goal token is on the map [or.single-player-gameplay.03, or.single-player-gameplay.04, or.ai-movement.02]",
    "encounter: 'credits for reputation' applies: 'encounter hostile patrol' does not: no patrol on Navpoint NA6 is hostile to ai; 'buy fame' does not: it costs 8,000 credits, ai has 2,000 [or.single-player-gameplay.03]",
  ],
  'solo-illegal-cargo': [
    'ai delivers Stolen Weapons: the AI player rolls no die for it [or.ai-jobs-and-illegal-cargo.04]',
    'the ship of ai suffers 2 damage (0 -> 2 of 3): the AI card says so for ILLEGAL cargo [or.ai-jobs-and-illegal-cargo.05]',
    'a goal token is taken from Tatooine: ai has delivered Stolen Weapons there; 0 goal tokens are left on it [or.ai-jobs-and-illegal-cargo.03]',
  ],
  'solo-maelstrom': [
    'ai does not have to stop: the AI player passes through The Maelstrom, where a person would have to stop [or.ai-movement.06, or.movement-obstacles.03]',
  ],
  'solo-movement': [
    'ai has to stop in Navpoint KE2: after 1 of 6 spaces, Kessel is 2 further: here is the Syndicate patrol; Syndicate reputation of ai is neutral, positive is needed [or.ai-movement.05, or.movement-obstacles.04]',
  ],
  'solo-no-room': [
    'ai buys nothing: Rebel Favor (job) needs an empty slot, 2 of 2 of ai are full; it discards no card to make room [or.ai-buying.06, or.ai-buying.09]',
    'Hutt Favor goes to the bottom of the job deck: Hutt Favor (job) needs an empty slot, 2 of 2 of ai are full [or.ai-buying.06, or.ai-buying.03]',
  ],
  'solo-setup': [
    'choose-ai-character: Bossk is refused: Bossk starts with databank card 90. [or.single-player-setup.03]',
    'ann is the first player [or.single-player-setup.05]',
    'ai is Han Solo: starts with databank card 91 [or.single-player-setup.03]',
    'ai takes the G9 Rigger [or.single-player-setup.04]',
    'ai gains 6,000 credits (0 -> 6,000): number 2 in turn order [or.single-player-setup.05]',
    'ann begins on Tatooine [or.setup-characters.05]',
    'ann has Bounty: BoShek (bounty) in a slot now: 1 of 2 bounty slots of ann are full [or.setup-characters.04]',
    'ai has A Crate of Spice (cargo) in a slot now: 1 of 1 cargo slots of ai are full [or.setup-characters.03]',
    'a goal token is put on Nal Hutta: the destination of A Crate of Spice, with which ai starts [or.single-player-setup.07, or.ai-goals.02]',
    'databank card 90 is taken: Bounty: BoShek: one of 4 cards with this number, by chance [or.databank.06]',
  ],
  'winning-extended': [
    'ann gains 1 fame for cargo (9 -> 10 of 12): the luxury card is that of ann now, whoever bought it [or.winning-the-game.09]',
    'ann does not win yet: 10 fame, and this game goes to 12 instead of 10 [or.extended-game-variant.01, or.winning-the-game.01]',
  ],
  'winning-first-game': [
    'ann resolves nothing else: the game ends at once, in the middle of delivering Gift for Jabba; what else that brings, and Stolen Weapons, are not resolved [or.winning-the-game.02]',
    'ann wins the game: ann has 8 fame, 8 win in this first game; at once, in the action step; nothing else is resolved [or.winning-the-game.03, or.winning-the-game.02]',
  ],
  'solo-job': [
    'a goal token is taken from Cantonica: ai has completed The Casino Heist there; 0 goal tokens are left on it [or.ai-jobs-and-illegal-cargo.03]',
  ],
});
