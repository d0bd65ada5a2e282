/** What stands on the cards, in one line each: a number or word of the facts that changes by mistake is noticed here. */
import {
  damageDeck,
  HULL_ZONES,
  objectiveCards,
  shipCards,
  squadronCards,
  upgradeCards,
  type Armament,
  type ShipCard,
  type SquadronCard,
  type UpgradeCard,
} from '../../../src/armada/facts';

const dice = ({ red, blue, black }: Armament): string => [red, blue, black].join('');

/** Fleet points, hull, command / squadron / engineering; defense tokens; dice against squadrons, then of each hull zone; shields; yaw by speed. */
function ship(card: ShipCard): string {
  const values = [card.command, card.squadron, card.engineering].join('/');
  const zones = HULL_ZONES.map((zone) => `${dice(card.battery[zone])}+${card.shields[zone]}`).join(' ');
  const chart = card.speedChart.map((column) => column.join('')).join(' ');
  const first = [card.id, card.faction, card.size, card.icon, card.points, card.hull, values].join(' ');
  return [first, card.defense.join(' '), dice(card.antiSquadron), zones, chart, card.upgradeBar.join(' ')].join('; ');
}

/** Fleet points, speed, hull; dice against squadrons and ships; keywords; defense tokens. */
function squadron(card: SquadronCard): string {
  const first = [card.id, card.type === card.id ? '' : card.type, card.faction, card.points, card.speed, card.hull];
  const keywords = card.keywords.map(({ keyword, value }) => (value === null ? keyword : `${keyword} ${value}`));
  const armament = [card.antiSquadron, card.battery].map(dice).join(' ');
  return [first.filter((each) => each !== '').join(' '), armament, keywords.join(', '), card.defense.join(' ')].join(
    '; ',
  );
}

function upgrade({ id, icon, points, faction, unique, modification, title }: UpgradeCard): string {
  const marks = [faction, unique ? 'unique' : null, modification ? 'modification' : null, title];
  return [id, icon, points, ...marks.filter((each) => each !== null)].join(' ');
}

test('ships, small and medium [arm.size-classes.05, arm.size-classes.06]', () => {
  expect(shipCards().map(ship)).toEqual([
    'cr90-corvette-a rebel small cr90 44 4 1/1/2; evade evade redirect; 010; 210+2 110+2 110+2 100+1; 2 12 012 0112; officer support-team defensive-retrofit turbolasers',
    'cr90-corvette-b rebel small cr90 39 4 1/1/2; evade evade redirect; 010; 030+2 020+2 020+2 010+1; 2 12 012 0112; officer support-team defensive-retrofit ion-cannons',
    'nebulon-b-escort-frigate rebel small nebulon-b 57 5 2/2/3; evade brace brace; 020; 300+3 110+1 110+1 200+2; 1 11 012; officer support-team turbolasers',
    'nebulon-b-support-refit rebel small nebulon-b 51 5 2/1/3; evade brace brace; 010; 300+3 110+1 110+1 200+2; 1 11 012; officer support-team turbolasers',
    'assault-frigate-mark-ii-a rebel medium assault-frigate 81 6 3/2/4; evade brace redirect; 020; 210+4 310+3 310+3 210+2; 1 11 011; officer weapons-team offensive-retrofit defensive-retrofit turbolasers',
    'assault-frigate-mark-ii-b rebel medium assault-frigate 72 6 3/3/4; evade brace redirect; 010; 200+4 310+3 310+3 200+2; 1 11 011; officer weapons-team offensive-retrofit defensive-retrofit turbolasers',
    'victory-i-class-star-destroyer imperial medium victory 73 8 3/3/4; brace redirect redirect; 010; 303+3 201+3 201+3 200+1; 1 01; officer weapons-team offensive-retrofit ordnance turbolasers',
    'victory-ii-class-star-destroyer imperial medium victory 85 8 3/3/4; brace redirect redirect; 010; 330+3 210+3 210+3 200+1; 1 01; officer weapons-team offensive-retrofit ion-cannons turbolasers',
    'gladiator-i-class-star-destroyer imperial small gladiator 56 5 2/2/3; evade brace redirect; 010; 202+3 004+2 004+2 101+1; 2 11 011; officer weapons-team support-team ordnance',
    'gladiator-ii-class-star-destroyer imperial small gladiator 62 5 2/2/3; evade brace redirect; 020; 202+3 103+2 103+2 101+1; 2 11 011; officer weapons-team support-team ordnance',
  ]);
});

test('squadrons, with faction and points [arm.squadron.04, arm.fleet-building.07]', () => {
  expect(squadronCards().map(squadron)).toEqual([
    'a-wing-squadron rebel 11 5 4; 030 001; counter 2; ',
    'b-wing-squadron rebel 14 2 5; 030 011; bomber; ',
    'x-wing-squadron rebel 13 3 5; 040 100; bomber, escort; ',
    'y-wing-squadron rebel 10 3 6; 020 001; bomber, heavy; ',
    'tie-advanced-squadron imperial 12 4 5; 030 001; escort; ',
    'tie-bomber-squadron imperial 9 4 5; 001 001; bomber, heavy; ',
    'tie-fighter-squadron imperial 8 4 3; 030 010; swarm; ',
    'tie-interceptor-squadron imperial 11 5 3; 040 010; counter 2, swarm; ',
    'luke-skywalker x-wing-squadron rebel 20 3 5; 040 001; bomber, escort; brace brace',
    'howlrunner tie-fighter-squadron imperial 16 4 3; 030 010; swarm; brace scatter',
    'wedge-antilles x-wing-squadron rebel 19 3 5; 040 001; bomber, escort; brace brace',
    'dutch-vander y-wing-squadron rebel 16 3 6; 030 001; bomber, heavy; brace brace',
    'keyan-farlander b-wing-squadron rebel 20 2 5; 030 002; bomber; brace brace',
    'tycho-celchu a-wing-squadron rebel 16 5 4; 030 001; counter 2; brace scatter',
    'darth-vader tie-advanced-squadron imperial 21 4 5; 031 001; escort; brace brace',
    'major-rhymer tie-bomber-squadron imperial 16 4 5; 011 001; bomber, heavy; brace brace',
    'mauler-mithel tie-fighter-squadron imperial 15 4 3; 030 010; swarm; brace scatter',
    'soontir-fel tie-interceptor-squadron imperial 18 5 3; 040 010; counter 2, swarm; brace scatter',
    'hwk-290 rebel 12 3 4; 020 010; counter 2, intel; ',
    'scurrg-h-6-bomber rebel 16 3 6; 020 011; bomber, grit, heavy; ',
    'yt-1300 rebel 13 2 7; 030 010; counter 1, escort; ',
    'yt-2400 rebel 16 4 6; 040 001; rogue; ',
    'aggressor-assault-fighter imperial 16 3 5; 040 001; counter 1, rogue; ',
    'firespray-31 imperial 18 3 6; 030 020; bomber, rogue; ',
    'jumpmaster-5000 imperial 12 4 4; 020 010; intel, swarm; ',
    'yv-666 imperial 15 2 7; 022 010; grit, heavy, rogue; ',
    'dash-rendar yt-2400 rebel 24 4 6; 040 001; bomber, rogue; brace brace',
    'han-solo yt-1300 rebel 26 3 7; 022 011; grit, rogue; brace brace',
    'nym scurrg-h-6-bomber rebel 21 3 6; 020 011; bomber, grit; brace brace',
    'boba-fett firespray-31 imperial 26 3 6; 040 011; bomber, rogue; brace brace',
    'ig-88 aggressor-assault-fighter imperial 21 5 5; 040 001; counter 2, rogue; scatter',
  ]);
});

test('upgrades, with their icons, the ships of titles, and Modifications [arm.upgrade-cards.02, arm.titles.02, arm.upgrade-cards.07]', () => {
  expect(upgradeCards().map(upgrade)).toEqual([
    'general-dodonna commander 20 rebel unique',
    'grand-moff-tarkin commander 38 imperial unique',
    'admiral-motti commander 24 imperial unique',
    'admiral-screed commander 26 imperial unique',
    'garm-bel-iblis commander 25 rebel unique',
    'mon-mothma commander 30 rebel unique',
    'dodonnas-pride title 6 rebel unique cr90',
    'dominator title 12 imperial unique victory',
    'redemption title 8 rebel unique nebulon-b',
    'corrupter title 5 imperial unique victory',
    'demolisher title 10 imperial unique gladiator',
    'gallant-haven title 8 rebel unique assault-frigate',
    'insidious title 3 imperial unique gladiator',
    'jainas-light title 2 rebel unique cr90',
    'paragon title 5 rebel unique assault-frigate',
    'salvation title 7 rebel unique nebulon-b',
    'tantive-iv title 3 rebel unique cr90',
    'warlord title 8 imperial unique victory',
    'yavaris title 5 rebel unique nebulon-b',
    'defense-liaison officer 3',
    'leia-organa officer 3 rebel unique',
    'weapons-liaison officer 3',
    'wulff-yularen officer 7 imperial unique',
    'adar-tallon officer 10 rebel unique',
    'admiral-chiraneau officer 10 imperial unique',
    'director-isard officer 3 imperial unique',
    'intel-officer officer 7',
    'raymus-antilles officer 7 rebel unique',
    'veteran-captain officer 3',
    'gunnery-team weapons-team 7',
    'flight-controllers weapons-team 6',
    'sensor-team weapons-team 5',
    'engineering-team support-team 5',
    'nav-team support-team 4',
    'engine-techs support-team 8',
    'expanded-hangar-bay offensive-retrofit 5',
    'point-defense-reroute offensive-retrofit 5',
    'electronic-countermeasures defensive-retrofit 7',
    'advanced-projectors defensive-retrofit 6',
    'enhanced-armament turbolasers 10 modification',
    'h9-turbolasers turbolasers 8',
    'xi7-turbolasers turbolasers 6',
    'xx-9-turbolasers turbolasers 5',
    'overload-pulse ion-cannons 8',
    'ion-cannon-batteries ion-cannons 5',
    'leading-shots ion-cannons 4',
    'assault-concussion-missiles ordnance 7',
    'expanded-launchers ordnance 13 modification',
    'engineering-captain officer 6',
    'navigation-officer officer 6',
    'tactical-expert officer 6',
    'wing-commander officer 6',
    'ordnance-experts weapons-team 4',
    'ruthless-strategists weapons-team 4',
    'redundant-shields defensive-retrofit 8 modification',
    'slaved-turrets turbolasers 6 modification',
    'nk-7-ion-cannons ion-cannons 10',
    'sw-7-ion-batteries ion-cannons 5',
    'assault-proton-torpedoes ordnance 5',
    'rapid-reload ordnance 8 modification',
  ]);
});

test('objectives, with what a victory token is worth and whose ships are objective ships [arm.objective-cards.02]', () => {
  const printed = objectiveCards().map(({ id, category, victoryToken, objectiveShips }) =>
    [category, id, victoryToken, objectiveShips].filter((each) => each !== null).join(' '),
  );
  expect(printed).toEqual([
    'assault advanced-gunnery one of each player',
    'assault most-wanted one of each player',
    'assault opening-salvo every ship',
    'assault precision-strike 15',
    'defense contested-outpost 20',
    'defense fire-lanes 15',
    'defense fleet-ambush',
    'defense hyperspace-assault',
    'navigation dangerous-territory 15',
    'navigation intel-sweep one of each player',
    'navigation minefields',
    'navigation superior-positions 15',
  ]);
});

test('damage cards, with how many there are of each [arm.damage.14]', () => {
  expect(damageDeck().map(({ id, trait, copies }) => [trait, id, copies].join(' '))).toEqual([
    'crew blinded-gunners 2',
    'crew comm-noise 2',
    'crew compartment-fire 2',
    'crew crew-panic 2',
    'crew damaged-controls 2',
    'crew injured-crew 4',
    'crew life-support-failure 2',
    'ship capacitor-failure 2',
    'ship coolant-discharge 2',
    'ship damaged-munitions 2',
    'ship depowered-armament 2',
    'ship disengaged-fire-control 2',
    'ship faulty-countermeasures 2',
    'ship point-defense-failure 2',
    'ship power-failure 2',
    'ship projector-misaligned 2',
    'ship ruptured-engine 2',
    'ship shield-failure 2',
    'ship structural-damage 8',
    'ship targeter-disruption 2',
    'ship thrust-control-malfunction 2',
    'ship thruster-fissure 2',
  ]);
});
