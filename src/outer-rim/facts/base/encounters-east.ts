/** Stories of Naboo, Ryloth, Takodana and the Ring of Kafrene. Ours. */
import {
  anger,
  cargo,
  choose,
  contraband,
  credits,
  crew,
  fame,
  fight,
  find,
  gear,
  heal,
  hurt,
  keep,
  may,
  mod,
  movePatrol,
  on,
  option,
  pay,
  peekHere,
  reputation,
  roll,
  spend,
  standing,
  story,
  test,
  use,
  value,
  when,
  whisper,
  type Story,
} from './shorthand';

export const naboo: readonly Story[] = [
  story('In the swamps', may(fight('ground', 'Dragonsnake', 5, [credits(3000), fame(1)]))),
  story(
    'The moff receives',
    standing('imperial', [credits(4000)], [test('influence', [reputation('imperial')])], [hurt('character', 1)]),
  ),
  story('Gungan guide', test('knowledge', [credits(2000), peekHere(1)])),
  find('Court painter', crew('Court Painter', ['influence']), spend(2000, [keep])),
  find('Old starfighter shield', mod('Starfighter Shield', value('hull', 1)), test('tech', [keep], [hurt('ship', 1)])),
  story(
    'Imperial informant',
    choose(option('Denounce a rebel', reputation('imperial'), anger('rebel')), option('Keep silent', credits(1000))),
  ),
  story('Festival of light', heal('character'), roll(1, ['hit', 'crit'], [credits(3000)])),
  find('Naboo silk', cargo('Naboo Silk', 'nal-hutta', credits(5000)), spend(1000, [keep])),
  whisper(
    'Imperial codes',
    on(
      { event: 'enters-patrol-space' },
      'You need not stop in the space of the patrol.',
      [{ do: 'keep-moving' }, { do: 'discard-this' }],
      { may: true },
    ),
  ),
  story('Service to the Empire', standing('imperial', [fame(1)], [credits(2000)], [])),
];

export const ryloth: readonly Story[] = [
  story(
    'Freedom fighters',
    standing(
      'rebel',
      [reputation('rebel'), credits(2000)],
      [test('tactics', [reputation('rebel')])],
      [fight('ground', 'Freedom fighters', 4, [credits(2000)])],
    ),
  ),
  story('Slavers', fight('ground', 'Slavers', 4, [credits(2000), reputation('rebel')], [hurt('character', 1)])),
  find('A scout of the clans', crew('Clan Scout', ['stealth']), test('stealth', [keep])),
  story('Cave labyrinth', test('knowledge', [credits(3000)], [hurt('character', 1)])),
  story('Lylek nest', may(fight('ground', 'Lylek', 5, [credits(2000), fame(1)]))),
  find('Doonium ore', cargo('Doonium Ore', 'lothal', credits(5000), reputation('imperial')), test('strength', [keep])),
  story(
    'Blockade',
    choose(
      option('Run it', test('piloting', [credits(4000), anger('imperial')], [hurt('ship', 2)])),
      option('Wait', movePatrol('imperial', 1, 'you')),
    ),
  ),
  story('Healing springs', heal('character'), credits(1000)),
  whisper(
    'A rebel signal',
    use(
      'action',
      'Move the Rebel patrol up to 4 spaces and gain 1 Rebel reputation.',
      movePatrol('rebel', 4),
      reputation('rebel'),
      { do: 'discard-this' },
    ),
  ),
  story('Rebel supplies', standing('rebel', [fame(1)], [credits(2000)], [])),
];

export const takodana: readonly Story[] = [
  story('The castle', peekHere(2), credits(1000)),
  story('Arm wrestling', test('strength', [credits(3000)], [hurt('character', 1)])),
  story('An old map', test('knowledge', [fame(1)])),
  find('A cook with a past', crew('Castle Cook', ['knowledge']), spend(2000, [keep])),
  story('Bounty board', { do: 'gain-card', decks: ['bounty'], discount: 'free' }),
  find(
    'A crate under the stairs',
    contraband('Forgotten Relics', 'kessel', credits(4000), fame(1)),
    test('stealth', [keep], [pay(1000)]),
  ),
  story('Neutral ground', choose(option('Make friends', reputation('choice')), option('Make money', credits(3000)))),
  find(
    'A holdout blaster',
    gear(
      'Holdout Blaster',
      on(
        { event: 'dice-rolled', in: ['ground'] },
        'Once a combat, reroll 1 die in a ground combat.',
        [{ do: 'reroll', dice: 1 }],
        { may: true, once: 'combat' },
      ),
    ),
    spend(1000, [keep]),
  ),
  whisper(
    'A promise kept',
    on({ event: 'test-failed' }, 'Gain 3,000 credits after you fail a test.', [credits(3000), { do: 'discard-this' }], {
      may: true,
    }),
  ),
  story('Smuggler reunion', when({ is: 'most-famous' }, [credits(4000)], [credits(2000)])),
];

export const ringOfKafrene: readonly Story[] = [
  story('Crowded bazaar', { do: 'action', action: 'market', discount: 2000 }),
  story('Pickpockets', test('stealth', [credits(2000)], [pay(2000)])),
  story('A nervous informant', test('influence', [peekHere(2), credits(1000)], [movePatrol('imperial', 2, 'you')])),
  find('A slicer in hiding', crew('Hidden Slicer', ['tech', 'stealth']), spend(4000, [keep])),
  story('Cargo brokers', { do: 'gain-card', decks: ['cargo'], discount: 2000 }),
  story('Stowaway', test('tactics', [credits(3000)], [hurt('ship', 1)])),
  find('A black market shield', mod('Black Market Shield', value('hull', 1)), spend(3000, [keep])),
  story(
    'Trading places',
    choose(
      option('Favor the Rebels', reputation('rebel'), anger('imperial')),
      option('Favor the Empire', reputation('imperial'), anger('rebel')),
      option('Favor yourself', credits(2000)),
    ),
  ),
  whisper(
    'Somebody else knows',
    use(
      'encounter',
      'Take 3,000 credits from a player in your space.',
      { do: 'take-credits', from: { here: true }, credits: 3000 },
      { do: 'discard-this' },
    ),
  ),
  story('Dockside brawl', fight('ground', 'Dockers', 3, [fame(1)], [hurt('character', 1)])),
];
