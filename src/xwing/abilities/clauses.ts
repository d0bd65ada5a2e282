/**
 * Which abilities play which clauses of cards that have several: a line a card, between bars who plays each clause in its order. Beside abilities those are
 * `facts` of the card, `rules` of the book, and `after the game`, where nothing is left to play. Nothing between bars: a clause is not played.
 * How many clauses a card has is counted from its text (scripts/xwing-clauses.ts); of these two test/xwing/cards/clauses.test.ts compares each.
 */
import type { AnyAbility } from '../../core';
import type { Xwing } from '../model/types';

/** What plays a clause and is no ability. */
export const NO_ABILITY: readonly string[] = ['facts', 'rules', 'after the game'];

const TABLE = `
condition:compromisingintel|compromising-intel|compromising-intel-focus
condition:decoyed|decoyed|decoyed
condition:illshowyouthedarkside|ill-show-you-the-dark-side-search|ill-show-you-the-dark-side
condition:itstheresistance|its-the-resistance-setup|its-the-resistance-setup|its-the-resistance|its-the-resistance-at-once
condition:rattled|rattled|rattled-action
condition:suppressivefire|suppressive-fire|suppressive-fire-ends|suppressive-fire-ends|suppressive-fire-ends
condition:youdbettermeanbusiness|rules|rules|youd-better-mean-business|youd-better-mean-business-revealed|youd-better-mean-business-goes
condition:youshouldthankme|rules|rules|you-should-thank-me you-should-thank-me-revealed|you-should-thank-me-revealed|you-should-thank-me-goes
damage:blindedpilot|blindedpilot|blindedpilot-repair
damage:consolefire|consolefire|consolefire|consolefire-repair
damage:damagedsensorarray|damagedsensorarray|damagedsensorarray-repair
damage:disabledpowerregulator|disabledpowerregulator|disabledpowerregulator-ends
damage:fuelleak|fuelleak|fuelleak-repair
damage:hullbreach|hullbreach|hullbreach-repair
damage:loosestabilizer|loosestabilizer|loosestabilizer-repair
damage:weaponsfailure|weaponsfailure|weaponsfailure-repair
damage:woundedpilot|woundedpilot|woundedpilot|woundedpilot-repair
pilot:4lom|4-lom-pilot|4-lom-pilot-passes
pilot:agentterex|agent-terex-pilot|agent-terex-pilot|after the game
pilot:ahsokatano|ahsoka-tano|ahsoka-tano ahsoka-tano-while-stressed
pilot:ahsokatano-rz1awing|ahsoka-tano-a-wing|ahsoka-tano-a-wing ahsoka-tano-a-wing-while-stressed
pilot:airencracken|airen-cracken|airen-cracken
pilot:arlizhadrassian|arliz-hadrassian-attacks|arliz-hadrassian-defends
pilot:arvelcrynyd|arvel-crynyd|arvel-crynyd
pilot:captaincardinal|captain-cardinal-attacks captain-cardinal-defends|captain-cardinal-loses
pilot:captainnym|captain-nym|captain-nym-defends
pilot:cienaree|ciena-ree-attacks|ciena-ree-sheds
pilot:countdooku|count-dooku-defends|count-dooku-attacks
pilot:darthmaul|darth-maul-pilot|darth-maul-pilot
pilot:darthvader-tieddefender|darth-vader-defender-saves-force|darth-vader-defender
pilot:dbs32c|dbs-32c|dbs-32c-network
pilot:dbs404|dbs-404|dbs-404-rolls|dbs-404-suffers
pilot:dgs286|dgs-286|dgs-286
pilot:duchess|duchess|duchess
pilot:dutchvander|dutch-vander|dutch-vander
pilot:gamutkey|gamut-key-pilot|gamut-key-pilot
pilot:garvendreis|garven-dreis-arc|garven-dreis-arc
pilot:garvendreis-t65xwing|garven-dreis|garven-dreis
pilot:grandinquisitor|grand-inquisitor-defends grand-inquisitor-range-bonus|grand-inquisitor-attacks grand-inquisitor-range-bonus
pilot:graz|graz-defends|graz-attacks
pilot:hansolo-modifiedyt1300lightfreighter|han-solo|han-solo
pilot:ibtisam|ibtisam|ibtisam
pilot:jakefarrell|jake-farrell|jake-farrell
pilot:jekporkins|jek-porkins|jek-porkins
pilot:krassistrelix|krassis-trelix|krassis-trelix-rerolls
pilot:landocalrissian-modifiedyt1300lightfreighter|lando-calrissian-rebel|lando-calrissian-rebel
pilot:majorvonreg|major-vonreg|major-vonreg
pilot:netrempollard|netrem-pollard|netrem-pollard
pilot:redline|redline|redline-locks
pilot:shaakti|shaak-ti-pilot|shaak-ti-pilot
pilot:vultskerris|vult-skerris|vult-skerris-acts
pilot:vultskerris-tieininterceptor|vult-skerris-interceptor|vult-skerris-interceptor-acts
pilot:wampa|wampa|wampa-defended
pilot:wilhufftarkin|wilhuff-tarkin|wilhuff-tarkin
pilot:wolffe|wolffe|wolffe-recovers
pilot:zamwesell|zam-wesell-setup|zam-wesell
ship-ability:commsshuttle|comms-shuttle-bar|comms-shuttle
ship-ability:escapecraft|facts|escape-craft
ship-ability:experimentalscanners|experimental-scanners|experimental-scanners-near
ship-ability:explosionwithwings|explosion-with-wings-setup|explosion-with-wings
ship-ability:heavyweaponturret|heavy-weapon-turret-rotate|heavy-weapon-turret
ship-ability:networkedaim|networked-aim-keeps-locks|networked-aim
ship-ability:pinpointtractorarray|pinpoint-tractor-array-rotate|pinpoint-tractor-array
ship-ability:refinedgyrostabilizers|refined-gyrostabilizers-rotate|refined-gyrostabilizers
ship-ability:riggedenergycells|rigged-energy-cells|rigged-energy-cells-explode|rigged-energy-cells-explode
ship-ability:rotatingcannons|rotating-cannons-rotate|rotating-cannons
ship-ability:spacetugtractorarray|spacetug-tractor-array|spacetug-tractor-array
ship-ability:stygiumarray|stygium-array|stygium-array-cloaks
upgrade:admiralsloane|admiral-sloane-avenges|admiral-sloane
upgrade:agentkallus|agent-kallus-hunts|agent-kallus
upgrade:agentterex/flipped|agent-terex-rolls|agent-terex-rolls|agent-terex-passes
upgrade:amilynholdo|amilyn-holdo|amilyn-holdo|amilyn-holdo
upgrade:autoblasters|autoblasters|autoblasters-not-canceled
upgrade:automatedtargetpriority|automated-target-priority|automated-target-priority-missed|automated-target-priority-calculates
upgrade:b6bladewingprototype-command|facts|b6-blade-wing-prototype b6-blade-wing-prototype-hits
upgrade:backwardstailslide|backwards-tailslide|backwards-tailslide-evades
upgrade:battlemeditation|battle-meditation-generic|battle-meditation|battle-meditation
upgrade:blackone|black-one black-one-ion|black-one-spent
upgrade:bobafett|boba-fett-crew|boba-fett-crew
upgrade:bombletgenerator|bomblet-generator|bomblet-generator-recovers
upgrade:brighthope|bright-hope-fore|bright-hope
upgrade:c110p|c1-10p c1-10p-while-stressed|c1-10p-goes-wrong
upgrade:c110p/flipped|c1-10p-erratic|c1-10p-erratic
upgrade:c3po|c-3po|c-3po-calculates
upgrade:c3po-crew|c-3po-crew|c-3po-crew-calculates
upgrade:c3po-republic|c-3po-republic|c-3po-republic-calculates
upgrade:cassianandor|cassian-andor|cassian-andor
upgrade:chancellorpalpatine|chancellor-palpatine|chancellor-palpatine-flips
upgrade:chewbacca-crew-swz19|chewbacca-crew-resistance-setup|chewbacca-crew-resistance-recovers|chewbacca-crew-resistance
upgrade:chopper|chopper-astromech-shield|chopper-astromech-charge
upgrade:chopper-crew|chopper-crew-while-stressed|chopper-crew
upgrade:cikatrovizago|cikatro-vizago|after the game
upgrade:cloakingdevice|cloaking-device|cloaking-device-rolls|cloaking-device-fails
upgrade:clustermines|cluster-mines|cluster-mines-charges
upgrade:coaxiumhyperfuel|coaxium-hyperfuel coaxium-hyperfuel-burns|coaxium-hyperfuel-slams
upgrade:collisiondetector|collision-detector|collision-detector-ignores
upgrade:commanderpyre|commander-pyre-setup|commander-pyre-setup|commander-pyre
upgrade:connernets|conner-nets|conner-nets-charges
upgrade:corvus|corvus-docks|corvus
upgrade:countdooku|count-dooku-crew|count-dooku-crew
upgrade:damagecontrolteam|damage-control-team-flips|damage-control-team
upgrade:dengar|dengar-gunner|dengar-gunner
upgrade:deuteriumpowercells|deuterium-power-cells|deuterium-power-cells-instead
upgrade:discordmissiles|discord-missiles|discord-missiles-charges
upgrade:drk1probedroids|drk-1-probe-droids|drk-1-probe-droids-charges
upgrade:electroprotonbomb|electro-proton-bomb|electro-proton-bomb-charges
upgrade:elusive|elusive|elusive-recovers
upgrade:energyshellcharges|energy-shell-charges|energy-shell-charges-reload
upgrade:ensnare|ensnare|ensnare
upgrade:fives|fives|fives-gains
upgrade:foresight|foresight|foresight-changes foresight-dice
upgrade:gamutkey|gamut-key|gamut-key
upgrade:generalgrievous|general-grievous-crew|general-grievous-crew-recovers
upgrade:ghost|ghost|ghost-rear-guides
upgrade:gnkgonkdroid|gnk-gonk-droid-setup|gnk-gonk-droid-recovers-charge|gnk-gonk-droid
upgrade:grapplingstruts/flipped|grappling-struts-ignore|grappling-struts-stay|grappling-struts-close
upgrade:greedo|greedo-gunner|greedo-gunner-defends
upgrade:hansolo|han-solo-gunner|han-solo-gunner-again
upgrade:herasyndulla|hera-syndulla|hera-syndulla-after
upgrade:hondoohnaka|hondo-ohnaka|hondo-ohnaka
upgrade:ig88d|ig-88d-crew|ig-88d-calculates
upgrade:independentcalculations|independent-calculations independent-calculations-twice|independent-calculations-replaces
upgrade:integratedsfoils|integrated-s-foils|integrated-s-foils-opens
upgrade:interceptbooster|intercept-booster|intercept-booster-burnt-out
upgrade:ioncannon|ion-cannon|ion-cannon
upgrade:ioncannonturret|ion-cannon-turret|ion-cannon-turret
upgrade:ionmissiles|ion-missiles|ion-missiles
upgrade:iontorpedoes|ion-torpedoes|ion-torpedoes
upgrade:k2so|k-2so|k-2so
upgrade:kaydelconnix|kaydel-connix|kaydel-connix
upgrade:landingstruts/flipped|landing-struts-ignore|landing-struts-stay|landing-struts-close
upgrade:landocalrissian|lando-calrissian-rebel-crew|lando-calrissian-rebel-crew|lando-calrissian-rebel-crew|lando-calrissian-rebel-crew|lando-calrissian-rebel-crew
upgrade:landosmillenniumfalcon|landos-millennium-falcon-docks|landos-millennium-falcon-shields|landos-millennium-falcon
upgrade:larmadacy|larma-dacy|larma-dacy-treats
upgrade:leiaorgana|leia-organa-crew|leia-organa-crew
upgrade:liberator|liberator-docks|liberator
upgrade:moffjerjerrod|moff-jerjerrod|moff-jerjerrod
upgrade:margsablclosure|marg-sabl-closure|marg-sabl-closure
upgrade:multimissilepods|multi-missile-pods|multi-missile-pods
upgrade:ordnanceteam|ordnance-team|ordnance-team-rearms
upgrade:ordnancetubes|ordnance-tubes|ordnance-tubes-arc|ordnance-tubes-torpedo|ordnance-tubes-missile
upgrade:ordnancetubes/flipped|ordnance-tubes-offline|ordnance-tubes-repairs
upgrade:outrider|outrider|outrider-sheds
upgrade:paigetico|paige-tico-attack|paige-tico-destroyed
upgrade:passivesensors|passive-sensors|passive-sensors|passive-sensors-alone|passive-sensors-engages
upgrade:pivotwing|pivot-wing|pivot-wing-rotates|pivot-wing-opens
upgrade:plasmatorpedoes|plasma-torpedoes|plasma-torpedoes-hit
upgrade:plokoon|plo-koon|plo-koon
upgrade:proudtradition|proud-tradition|proud-tradition-flips
upgrade:proximitymines|proximity-mines|proximity-mines-charges
upgrade:pz4co|pz-4co|pz-4co
upgrade:r1j5|r1-j5-acts|r1-j5
upgrade:r2d2-crew|r2-d2-crew|r2-d2-crew
upgrade:r2d2-resistance|r2-d2-resistance|r2-d2-resistance-recovers
upgrade:r3astromech|r3-astromech-locks|r3-astromech-locks|r3-astromech
upgrade:r5astromech|r5-astromech-facedown|r5-astromech-faceup
upgrade:r5d8|r5-d8-facedown|r5-d8-faceup
upgrade:r5p8|r5-p8|r5-p8
upgrade:raymusantilles|raymus-antilles|raymus-antilles-stays
upgrade:repulsorliftstabilizers|repulsorlift-stabilizers|repulsorlift-stabilizers-lower
upgrade:repulsorliftstabilizers/flipped|repulsorlift-stabilizers-slip repulsorlift-stabilizers-slipped|repulsorlift-stabilizers-lift
upgrade:riggedcargochute|rigged-cargo-chute|rigged-cargo-chute
upgrade:sabinewren|sabine-wren-setup|sabine-wren-crew
upgrade:sabinewren-gunner|sabine-wren-gunner|sabine-wren-gunner
upgrade:saturationsalvo|saturation-salvo|saturation-salvo
upgrade:scimitar|scimitar-setup|scimitar
upgrade:seasonednavigator|seasoned-navigator|seasoned-navigator
upgrade:sense|sense|sense
upgrade:sensorexperts|sensor-experts-locks|sensor-experts
upgrade:servomotorsfoils|servomotor-s-foils|servomotor-s-foils-opens
upgrade:seventhfleetgunner|seventh-fleet-gunner seventh-fleet-gunner-maximum|seventh-fleet-gunner-recovers
upgrade:snapshot|snap-shot|snap-shot-dice
upgrade:sparepartscanisters|spare-parts-canisters-recover|spare-parts-canisters
upgrade:specialforcesgunner|special-forces-gunner-attacks|special-forces-gunner
upgrade:stabilizedsfoils/flipped|stabilized-s-foils|stabilized-s-foils-closes
upgrade:starbirdslash|starbird-slash|starbird-slash
upgrade:stealthdevice|stealth-device|stealth-device-fails
upgrade:thermaldetonators|thermal-detonators|thermal-detonators|thermal-detonators-reload
upgrade:tiedefenderelite|tie-defender-elite|tie-defender-elite|advanced-fire-control tie-defender-elite-replaces
upgrade:tierfonbellyrun|tierfon-belly-run|tierfon-belly-run-defends
upgrade:treacherous|treacherous|treacherous-recovers
upgrade:underslungblastercannon|underslung-blaster-cannon|underslung-blaster-cannon-dice
upgrade:vectoredcannonsrz1|facts|vectored-cannons|vectored-cannons-acts vectored-cannons-replaces|vectored-cannons-rotates
upgrade:xg1assaultconfiguration|xg-1-assault-configuration xg-1-assault-configuration-alone|xg-1-assault-configuration-maximum
upgrade:zamwesell|zam-wesell-crew-setup|zam-wesell-crew
upgrade:zeborrelios|zeb-orrelios-crew|zeb-orrelios-crew
`;

/** By card: for each clause the ids of the abilities that play it, or one of `NO_ABILITY`. */
export const clauseTable: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([card = '', ...cells]) => [card, cells.map(playersOf)]),
);

function playersOf(cell: string): readonly string[] {
  return NO_ABILITY.includes(cell) ? [cell] : cell.split(' ').filter((id) => id !== '');
}

/** The abilities, each with the clauses of its card that it plays, where those are several. */
export function withClauses(abilities: readonly AnyAbility<Xwing>[]): readonly AnyAbility<Xwing>[] {
  return abilities.map((ability) => {
    const clauses = clauseTable.get(ability.card ?? ability.id);
    if (!clauses) return ability;
    const isPlayed = (by: readonly string[]): boolean =>
      by.includes(ability.id) || by.some((each) => NO_ABILITY.includes(each));
    const plays = clauses.flatMap((by, at) => (isPlayed(by) ? [at + 1] : []));
    return { ...ability, clauses: { plays, of: clauses.length } };
  });
}
