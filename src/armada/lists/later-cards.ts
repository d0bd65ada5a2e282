/**
 * Names of cards that came after the core set and the first wave and are not known here, by the wave or box in which they first came: who brings one is told so. Nothing else of them is
 * known here. The boxes are those under which rkbodenner/star-wars-armada-data added the cards, and the waves those of Armada Warlords' pictures, as far as both have
 * them.
 */
import { memo } from '../../core/engine/memo';
import { squash } from '../../core/codec/squash';
import type { CardType } from './fleet-names';

interface LaterSet extends Readonly<Partial<Record<CardType, string>>> {
  readonly set: string;
}

// prettier-ignore
const LATER: readonly LaterSet[] = [
  {
    set: 'wave 2',
    ship: `
      Imperial I-class Star Destroyer | Imperial II-class Star Destroyer | MC30c Scout Frigate | MC30c Torpedo Frigate
      | MC80 Assault Cruiser | MC80 Command Cruiser | Raider I-class Corvette | Raider II-class Corvette`,
    upgrade: `
      Admiral Ackbar | Admiral Montferrat | Admiral Ozzel | Admonition | Avenger | Boosted Comms | Captain Needa |
      Cluster Bombs | Darth Vader | Defiance | Devastator | Foresight | General Rieekan | Heavy Turbolaser Turrets |
      Home One | Impetuous | Independence | Instigator | Lando Calrissian | Phylon Q7 Tractor Beams | Projection
      Experts | Quad Laser Turrets | Relentless | Support Officer | Turbolaser Reroute Circuits | Walex Blissex`,
    squadron: `
      Bossk | Dengar | Jan Ors`,
  },
  {
    set: 'wave 3',
    ship: `
      GR-75 Combat Retrofits | GR-75 Medium Transports | Gozanti-class Assault Carriers | Gozanti-class Cruisers`,
    upgrade: `
      Agent Kallus | Bomber Command Center | Bright Hope | Comms Net | General Cracken | General Tagge | Jamming Field
      | Quantum Storm | Repair Crews | Slicer Tools | Suppressor | Toryn Farr | Vector`,
  },
  {
    set: 'wave 4',
    ship: `
      Interdictor Combat Refit | Interdictor Suppression Refit | MC80 Battle Cruiser | MC80 Star Cruiser`,
    upgrade: `
      Admiral Konstantine | Admiral Titus | Chart Officer | Commandant Aresko | Endeavor | Fighter Coordination Team |
      Fire-Control Team | Flight Commander | G-8 Experimental Projector | G7-X Grav Well Projector | General Madine |
      Grav Shift Reroute | High-Capacity Ion Turbines | Interdictor | Liberty | MS-1 Ion Cannons | Medical Team | Mon
      Karren | Quad Turbolaser Cannons | Skilled First Officer | Spinal Armament | Targeting Scrambler | Veteran
      Gunners`,
  },
  {
    set: 'wave 5',
    ship: `
      Arquitens-class Command Cruiser | Arquitens-class Light Cruiser | Modified Pelta-class Assault Ship | Modified
      Pelta-class Command Ship`,
    upgrade: `
      Ahsoka Tano | All Fighters, Follow Me! | Centicore | Commander Sato | Damage Control Officer | Dual Turbolaser
      Turrets | Entrapment Formation! | Flechette Torpedoes | Hand of Justice | Major Derlin | Minister Tua | Moff
      Jerjerrod | Phoenix Home | Rapid Launch Bays | Reinforced Blast Doors | Shields to Maximum!`,
    squadron: `
      Colonel Jendon | Corran Horn | E-wing Squadron | Hera Syndulla | Ketsu Onyo | Lambda-class Shuttle |
      Lancer-class Pursuit Craft | Lieutenant Blount | Maarek Stele | Morna Kee | TIE Defender Squadron | TIE Phantom
      Squadron | VCX-100 Freighter | VT-49 Decimator | Whisper | Z-95 Headhunter Squadron`,
  },
  {
    set: 'The Corellian Conflict',
    squadron: `
      Biggs Darklighter | Black Squadron | Captain Jonus | Ciena Ree | Dagger Squadron | Gamma Squadron | Gold
      Squadron | Green Squadron | Norra Wexley | Rogue Squadron | Saber Squadron | Shara Bey | Tempest Squadron | Ten
      Numb | Valen Rudor | Zertik Strom`,
    objective: `
      Blockade Run | Capture the VIP | Close-Range Intel Scan | Fighter Ambush | Jamming Barrier | Navigational
      Hazards | Planetary Ion Cannon | Salvage Run | Sensor Net | Solar Corona | Station Assault | Targeting Beacons`,
  },
  {
    set: 'wave 6',
    ship: `
      Hammerhead Scout Corvette | Hammerhead Torpedo Corvette | Quasar Fire I-class Cruiser-Carrier | Quasar Fire
      II-class Cruiser-Carrier`,
    upgrade: `
      Admiral Sloane | Boarding Engineers | Boarding Troopers | Cham Syndulla | Disposable Capacitors | External Racks
      | Garel's Honor | Hondo Ohnaka | Pursuant | Quad Battery Turrets | Squall | Stronghold | Task Force Antilles |
      Task Force Organa | The Grand Inquisitor`,
  },
  {
    set: 'wave 7',
    ship: `
      Imperial Star Destroyer Cymoon 1 Refit | Imperial Star Destroyer Kuat Refit | MC75 Armored Cruiser | MC75
      Ordnance Cruiser`,
    upgrade: `
      Admiral Raddus | Aspiration | Bail Organa | Caitken and Shollan | Captain Brunson | Chimaera | Early Warning
      System | General Draven | Governor Pryce | Grand Admiral Thrawn | Hardened Bulkheads | Heavy Ion Emplacements |
      Instructor Goran | Intensify Firepower! | Jyn Erso | Mon Calamari Exodus Fleet | Ordnance Pods | Profundity |
      Seventh Fleet Star Destroyer | Sovereign | Strategic Adviser | Taskmaster Grint | Wide-Area Barrage`,
    squadron: `
      Gar Saxon | Mandalorian Gauntlet Fighter`,
  },
  {
    set: 'the Super Star Destroyer',
    ship: `
      Executor I-Class Star Dreadnought | Executor II-Class Star Dreadnought | Star Dreadnought Assault Prototype |
      Star Dreadnought Command Prototype`,
    upgrade: `
      Admiral Piett | Annihilator | Commander Gherant | Director Krennic | Eclipse | Emperor Palpatine | Executor |
      Lira Wessex | Ravager`,
  },
  {
    set: 'wave 8',
    ship: `
      Onager-class Star Destroyer | Onager-class Testbed | Starhawk-Class Battleship Mark I | Starhawk-Class
      Battleship Mark II`,
    upgrade: `
      Amity | Cataclysm | Commander Beck | Concord | Flag Bridge | General Romodi | Gunnery Chief Varnillian | Heavy
      Fire Zone | Kyrsta Agate | Local Fire Control | Magnite Crysal Tractor Beam Array | Orbital Bombardment Particle
      Cannons | Rakehell | Reeva Demesne | Shriv Suurgav | Sunder | Superheavy Composite Beam Turbolasers | Unity |
      Wedge Antilles`,
  },
  {
    set: 'Rebellion in the Rim',
    upgrade: `
      Advanced Transponder Net | Auxiliary Shields Team | Captain Rex | Commander Vanto | Commander Woldar | Corvus |
      Expert Shield Tech | Ezra Bridger | Harrow | Iden Versio | Liberator | Linked Turbolaser Towers | Proximity
      Mines | Reserve Hangar Deck | Sabine Wren | Take Evasive Action! | Vanguard | Weapons Battery Techs`,
    squadron: `
      Hondo Ohnaka | IG-88B | Kanan Jarrus | Lando Calrissian | Malee Hurra | Mart Mattin | Moralo Eval | Tel Trevura`,
    objective: `
      Abandoned Mining Facility | Asteroid Tactics | Doomed Station | Fleet in Being | Hyperspace Migration | Infested
      Fields | Ion Storm | Marked for Destruction | Rift Ambush | Rift Assault | Surprise Attack | Volatile Deposits`,
  },
];

const setsByName = memo(
  (type: CardType): ReadonlyMap<string, string> =>
    new Map(LATER.flatMap(({ set, [type]: names }) => (names?.split('|') ?? []).map((name) => [squash(name), set]))),
);

/**
 * The wave or box of which it is a card, if it is the name of a later card of this type; null: it is none. Squadrons may be written with their type before or
 * after the name.
 */
export function laterSet(type: CardType, written: string): string | null {
  const sets = setsByName(type);
  const parts = written.split(/ [-–:] /).flatMap((part) => [squash(part).replace(/s$/, ''), squash(part)]);
  return parts.map((part) => sets.get(part)).find((set) => set !== undefined) ?? null;
}
