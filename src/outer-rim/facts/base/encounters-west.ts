/** Stories of Cantonica, Ord Mantell, Lothal and Mon Calamari. Ours. */
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
  friend,
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

export const cantonica: readonly Story[] = [
  story('A seat at the table', spend(2000, [roll(2, ['crit', 'focus'], [credits(6000)])])),
  story('Marked cards', test('influence', [credits(3000)], [pay(1000)])),
  story('The collector', test('knowledge', [credits(2000)]), may({ do: 'action', action: 'market', discount: 2000 })),
  story('Rooftop chase', test(['stealth', 'piloting'], [credits(3000)], [hurt('character', 1)])),
  find('A pilot without a ship', crew('Stranded Racer', ['piloting']), spend(2000, [keep])),
  story('A patron of races', test('piloting', [fame(1)], [hurt('ship', 2)])),
  whisper(
    'The vault code',
    use(
      'action',
      'On Cantonica: gain 4,000 credits.',
      when({ is: 'at', spaces: ['cantonica'] }, [credits(4000), { do: 'discard-this' }]),
    ),
  ),
  story('Private security', fight('ground', 'Casino guards', 3, [credits(3000)], [pay(2000)])),
  story('Gossip of the rich', peekHere(2), credits(1000)),
  find(
    'An heirloom in the luggage',
    contraband('Stolen Heirloom', 'ring-of-kafrene', credits(4000), fame(1)),
    test('stealth', [keep], [pay(2000)]),
  ),
];

export const ordMantell: readonly Story[] = [
  story('Savrip hunt', may(fight('ground', 'Savrip', 5, [credits(4000), fame(1)]))),
  story('A debt to collect', test('strength', [credits(3000), reputation('syndicate')], [hurt('character', 1)])),
  story(
    'Protection money',
    standing(
      'syndicate',
      [credits(3000)],
      [spend(1000, [reputation('syndicate')])],
      [fight('ground', 'Enforcers', 3, [credits(2000)])],
    ),
  ),
  story('Scrapyard bargain', test('tech', [heal('ship'), credits(1000)])),
  find('A worn carbine', gear('Worn Carbine', value('ground-combat', 1)), spend(2000, [keep])),
  story(
    'The fixer',
    choose(
      option('Work for the syndicates', reputation('syndicate')),
      option('Sell them out', credits(4000), anger('syndicate')),
    ),
  ),
  find(
    'A barrel marked as lubricant',
    contraband('Spiced Lubricant', 'cantonica', credits(5000), fame(1)),
    when(friend('syndicate'), [keep], [spend(2000, [keep])]),
  ),
  story('Back alley medic', heal('character'), test('knowledge', [credits(1000)])),
  whisper(
    'A patrol schedule',
    use('action', 'Move a patrol up to 3 spaces.', movePatrol('choice', 3), { do: 'discard-this' }),
  ),
  story('Ambush at the docks', fight('ground', 'Thugs', 3, [credits(3000)], [hurt('ship', 1)])),
];

export const lothal: readonly Story[] = [
  story(
    'Papers, please',
    standing(
      'imperial',
      [credits(2000)],
      [test('influence', [], [pay(2000)])],
      [fight('ground', 'Stormtroopers', 4, [credits(2000)])],
    ),
  ),
  story('A job for the governor', test('tactics', [credits(2000), reputation('imperial')])),
  story('Loth-cat trouble', test('stealth', [credits(2000)], [hurt('character', 1)])),
  find('An academy dropout', crew('Academy Dropout', ['tactics']), test('influence', [keep])),
  story(
    'Sabotage at the factory',
    may(test('tech', [credits(5000), anger('imperial')], [hurt('character', 2), anger('imperial')])),
  ),
  story(
    'Checkpoint',
    choose(option('Bribe them', pay(2000)), option('Run for it', test('piloting', [credits(1000)], [hurt('ship', 2)]))),
  ),
  story('Imperial contract', standing('imperial', [fame(1)], [reputation('imperial')], [])),
  find('Survey equipment', cargo('Survey Equipment', 'ryloth', credits(5000)), spend(1000, [keep])),
  whisper(
    'An officer in your debt',
    on({ event: 'would-lose-reputation' }, 'Lose no reputation once.', [{ do: 'prevent' }, { do: 'discard-this' }], {
      may: true,
    }),
  ),
  story('Spare parts', heal('ship', 3), spend(1000, [heal('ship')])),
];

export const monCalamari: readonly Story[] = [
  story('The shipwrights', heal('ship'), test('tech', [credits(2000)])),
  story(
    'A rebel cell',
    standing('rebel', [credits(3000)], [test('knowledge', [reputation('rebel')])], [hurt('character', 1)]),
  ),
  story('Deep dive', test('strength', [credits(4000)], [hurt('character', 2)])),
  find('A quiet engineer', crew('Shipyard Engineer', ['tech']), spend(3000, [keep])),
  find('Reactive plating', mod('Reactive Plating', value('hull', 1)), test('tech', [spend(2000, [keep])])),
  story(
    'Informer',
    choose(
      option('Warn the rebels', reputation('rebel'), movePatrol('imperial', 2, 'you')),
      option('Sell the news', credits(3000), anger('rebel')),
    ),
  ),
  story('Sea monster', may(fight('ground', 'Sea monster', 5, [fame(1), credits(2000)]))),
  story('Refugees', test('influence', [reputation('rebel')], [pay(1000)])),
  whisper(
    'Hidden moorings',
    on(
      { event: 'would-suffer', what: 'ship' },
      'Suffer 2 less damage on the ship.',
      [{ do: 'prevent', damage: 2 }, { do: 'discard-this' }],
      { may: true },
    ),
  ),
  story('Rebel gratitude', standing('rebel', [fame(1)], [credits(2000)], [])),
];
