/** Names of cards that came after the core set and the first wave, as public lists have them: who brings one is told so. Nothing else of them is known here. */
import { memo } from '../../core/engine/memo';
import { squash } from '../../core/codec/squash';
import type { CardType } from './fleet-names';

// prettier-ignore
const LATER: Readonly<Record<CardType, string>> = {
  ship: `
    Arquitens-class Command Cruiser | Arquitens-class Light Cruiser | Executor I-Class Star Dreadnought |
    Executor II-Class Star Dreadnought | GR-75 Combat Retrofits | GR-75 Medium Transports |
    Gozanti-class Assault Carriers | Gozanti-class Cruisers | Hammerhead Scout Corvette | Hammerhead Torpedo Corvette |
    Imperial I-class Star Destroyer | Imperial II-class Star Destroyer | Imperial Star Destroyer Cymoon 1 Refit |
    Imperial Star Destroyer Kuat Refit | Interdictor Combat Refit | Interdictor Suppression Refit |
    MC30c Scout Frigate | MC30c Torpedo Frigate | MC75 Armored Cruiser | MC75 Ordnance Cruiser | MC80 Assault Cruiser |
    MC80 Battle Cruiser | MC80 Command Cruiser | MC80 Star Cruiser | Modified Pelta-class Assault Ship |
    Modified Pelta-class Command Ship | Onager-class Star Destroyer | Onager-class Testbed |
    Quasar Fire I-class Cruiser-Carrier | Quasar Fire II-class Cruiser-Carrier | Raider I-class Corvette |
    Raider II-class Corvette | Star Dreadnought Assault Prototype | Star Dreadnought Command Prototype |
    Starhawk-Class Battleship Mark I | Starhawk-Class Battleship Mark II`,
  upgrade: `
    Admiral Ackbar | Admiral Konstantine | Admiral Montferrat |
    Admiral Ozzel | Admiral Piett | Admiral Raddus | Admiral Sloane | Admiral Titus | Admonition |
    Advanced Transponder Net | Agent Kallus | Ahsoka Tano | All Fighters, Follow Me! | Amity |
    Annihilator | Aspiration | Assault Proton Torpedoes | Auxiliary Shields Team | Avenger | Bail Organa |
    Boarding Engineers | Boarding Troopers | Bomber Command Center | Boosted Comms | Bright Hope |
    Caitken and Shollan | Captain Brunson | Captain Needa | Captain Rex | Cataclysm | Centicore | Cham Syndulla |
    Chart Officer | Chimaera | Cluster Bombs | Commandant Aresko | Commander Beck | Commander Gherant |
    Commander Sato | Commander Vanto | Commander Woldar | Comms Net | Concord | Corvus |
    Damage Control Officer | Darth Vader | Defiance | Devastator | Director Krennic |
    Disposable Capacitors | Dual Turbolaser Turrets | Early Warning System | Eclipse | Emperor Palpatine | Endeavor |
    Engineering Captain | Entrapment Formation! | Executor | Expert Shield Tech |
    External Racks | Ezra Bridger | Fighter Coordination Team | Fire-Control Team | Flag Bridge | Flechette Torpedoes |
    Flight Commander | Foresight | G-8 Experimental Projector | G7-X Grav Well Projector |
    Garel's Honor | General Cracken | General Draven | General Madine |
    General Rieekan | General Romodi | General Tagge | Governor Pryce | Grand Admiral Thrawn | Grav Shift Reroute |
    Gunnery Chief Varnillian | Hand of Justice | Hardened Bulkheads | Harrow | Heavy Fire Zone |
    Heavy Ion Emplacements | Heavy Turbolaser Turrets | High-Capacity Ion Turbines | Home One | Hondo Ohnaka |
    Iden Versio | Impetuous | Independence | Instigator | Instructor Goran |
    Intensify Firepower! | Interdictor | Jamming Field | Jyn Erso |
    Kyrsta Agate | Lando Calrissian | Liberator | Liberty | Linked Turbolaser Towers | Lira Wessex |
    Local Fire Control | MS-1 Ion Cannons | Magnite Crysal Tractor Beam Array | Major Derlin | Medical Team |
    Minister Tua | Moff Jerjerrod | Mon Calamari Exodus Fleet | Mon Karren | NK-7 Ion Cannons |
    Navigation Officer | Orbital Bombardment Particle Cannons | Ordnance Experts | Ordnance Pods |
    Phoenix Home | Phylon Q7 Tractor Beams | Profundity | Projection Experts |
    Proximity Mines | Pursuant | Quad Battery Turrets | Quad Laser Turrets | Quad Turbolaser Cannons | Quantum Storm |
    Rakehell | Rapid Launch Bays | Rapid Reload | Ravager | Redundant Shields | Reeva Demesne |
    Reinforced Blast Doors | Relentless | Repair Crews | Reserve Hangar Deck | Ruthless Strategists |
    SW-7 Ion Batteries | Sabine Wren | Seventh Fleet Star Destroyer | Shields to Maximum! |
    Shriv Suurgav | Skilled First Officer | Slaved Turrets | Slicer Tools | Sovereign | Spinal Armament | Squall |
    Strategic Adviser | Stronghold | Sunder | Superheavy Composite Beam Turbolasers | Support Officer | Suppressor |
    Tactical Expert | Take Evasive Action! | Targeting Scrambler | Task Force Antilles |
    Task Force Organa | Taskmaster Grint | The Grand Inquisitor | Toryn Farr | Turbolaser Reroute Circuits | Unity |
    Vanguard | Vector | Veteran Gunners | Walex Blissex | Weapons Battery Techs |
    Wedge Antilles | Wide-Area Barrage | Wing Commander | Yavaris`,
  squadron: `
    Aggressor Assault Fighter | Biggs Darklighter | Black Squadron | Boba Fett | Bossk | Captain Jonus | Ciena Ree |
    Colonel Jendon | Corran Horn | Dagger Squadron | Dash Rendar | Dengar | Dutch Vander |
    E-wing Squadron | Firespray-31 | Gamma Squadron | Gar Saxon | Gold Squadron | Green Squadron | HWK-290 | Han Solo |
    Hera Syndulla | Hondo Ohnaka | IG-88 | IG-88B | Jan Ors | JumpMaster 5000 | Kanan Jarrus | Ketsu Onyo |
    Lambda-class Shuttle | Lancer-class Pursuit Craft | Lando Calrissian | Lieutenant Blount |
    Maarek Stele | Malee Hurra | Mandalorian Gauntlet Fighter | Mart Mattin | Mauler Mithel |
    Moralo Eval | Morna Kee | Norra Wexley | Nym | Rogue Squadron | Saber Squadron | Scurrg H-6 Bomber | Shara Bey |
    TIE Defender Squadron | TIE Phantom Squadron | Tel Trevura | Tempest Squadron | Ten Numb |
    VCX-100 Freighter | VT-49 Decimator | Valen Rudor | Whisper | YT-1300 | YT-2400 |
    YV-666 | Z-95 Headhunter Squadron | Zertik Strom`,
  objective: `
    Abandoned Mining Facility | Asteroid Tactics | Blockade Run | Capture the VIP | Close-Range Intel Scan |
    Doomed Station | Fighter Ambush | Fleet in Being | Hyperspace Migration | Infested Fields | Ion Storm |
    Jamming Barrier | Marked for Destruction | Navigational Hazards | Planetary Ion Cannon | Rift Ambush |
    Rift Assault | Salvage Run | Sensor Net | Solar Corona | Station Assault | Surprise Attack | Targeting Beacons |
    Volatile Deposits`,
};

const squashed = memo(
  (type: CardType): ReadonlySet<string> => new Set(LATER[type].split('|').map((name) => squash(name))),
);

/** Is it the name of a card of this type of a later wave? Squadrons may be written with their type before or after the name. */
export function isLater(type: CardType, written: string): boolean {
  const names = squashed(type);
  return written.split(/ [-–:] /).some((part) => names.has(squash(part).replace(/s$/, '')) || names.has(squash(part)));
}
