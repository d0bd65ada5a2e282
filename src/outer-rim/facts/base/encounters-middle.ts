/** Stories of navpoints, Kessel, the Maelstrom, Nal Hutta and Tatooine. Ours. */
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

export const navpoint: readonly Story[] = [
  story('Drifting wreck', test('tech', [credits(3000)], [hurt('ship', 1)])),
  story('Pirates', fight('ship', 'Pirates', 3, [credits(3000)], [pay(2000)])),
  story('Distress call', choose(option('Help', test('piloting', [fame(1)], [hurt('ship', 2)])), option('Ignore it'))),
  story('Asteroid field', test('piloting', [{ do: 'move', upTo: 2 }], [hurt('ship', 2)])),
  find('Floating container', cargo('Lost Container', 'ord-mantell', credits(4000)), test('tech', [keep])),
  story('A convoy passes', test('tactics', [credits(2000), movePatrol('choice', 2)])),
  story(
    'Customs frigate',
    when({ is: 'has', card: { trait: 'ILLEGAL' } }, [test('stealth', [], [pay(3000)])], [credits(1000)]),
  ),
  whisper(
    'Uncharted lane',
    use('planning', 'Move up to 4 spaces, then look at a contact token there.', { do: 'move', upTo: 4 }, peekHere(1), {
      do: 'discard-this',
    }),
  ),
  story('Quiet space', heal('either', 2), credits(1000)),
  find(
    'Salvaged targeting array',
    mod('Salvaged Targeting Array', value('ship-combat', 1)),
    test('tech', [keep], [hurt('ship', 1)]),
  ),
];

export const kessel: readonly Story[] = [
  story('In the spice mines', test('strength', [credits(4000)], [hurt('character', 2)])),
  find('Unrefined spice', contraband('Unrefined Spice', 'mon-calamari', credits(5000), fame(1)), spend(2000, [keep])),
  find('A miner breaks free', crew('Freed Miner', ['strength']), test('stealth', [keep], [anger('syndicate')])),
  story(
    'The overseers',
    standing(
      'syndicate',
      [credits(3000)],
      [spend(2000, [reputation('syndicate')])],
      [fight('ground', 'Overseers', 4, [credits(3000)])],
    ),
  ),
  story('Cave beasts', fight('ground', 'Energy spiders', 4, [credits(4000)], [hurt('character', 1)])),
  story(
    'Droid uprising',
    choose(
      option('Join in', test('tactics', [fame(1)], [hurt('character', 2)]), anger('syndicate')),
      option('Stay out', credits(1000)),
    ),
  ),
  find(
    'A guard drops his knife',
    gear(
      'Vibroknife',
      on(
        { event: 'dice-rolled', in: ['ground'] },
        'Once a combat, turn 1 focus into a hit.',
        [{ do: 'turn-dice', dice: 1, from: ['focus'], to: 'hit' }],
        { may: true, once: 'combat' },
      ),
    ),
    test('stealth', [keep], [hurt('character', 1)]),
  ),
  story('A word with the Pykes', test('influence', [reputation('syndicate'), credits(1000)])),
  whisper(
    'The foreman sleeps',
    use(
      'action',
      'On Kessel: gain 5,000 credits and lose 1 Syndicate reputation.',
      when({ is: 'at', spaces: ['kessel'] }, [credits(5000), anger('syndicate'), { do: 'discard-this' }]),
    ),
  ),
  story('Landing fee', spend(1000, [heal('ship', 2)], [anger('syndicate')])),
];

export const maelstrom: readonly Story[] = [
  story('Gravity well', test('piloting', [{ do: 'move', upTo: 2 }], [hurt('ship', 2)])),
  story('Space beast', may(fight('ship', 'Summa-verminoth', 5, [fame(1), credits(3000)]))),
  story('Carbonbergs', test('piloting', [credits(2000)], [hurt('ship', 2)])),
  story('Ghost ship', test('knowledge', [credits(4000)], [hurt('character', 1)])),
  story('Nobody follows you here', movePatrol('nearest-patrol', 3), heal('ship', 1)),
  find(
    'Raw coaxium',
    contraband('Raw Coaxium', 'takodana', credits(5000), fame(1)),
    test('tech', [keep], [hurt('ship', 2)]),
  ),
  story('Static', test('tech', [credits(2000)], [hurt('ship', 1)])),
  story('Wrecks of smugglers', roll(2, ['hit', 'crit'], [credits(3000)], [hurt('ship', 1)])),
  whisper(
    'A charted passage',
    use('planning', 'Move up to 8 spaces.', { do: 'move', upTo: 8 }, { do: 'discard-this' }),
  ),
  story('The long way out', test('piloting', [fame(1)], [hurt('ship', 3)])),
];

export const nalHutta: readonly Story[] = [
  story(
    'Audience with a Hutt',
    standing('hutt', [credits(3000)], [spend(2000, [reputation('hutt')])], [hurt('character', 2)]),
  ),
  story('Swamp hunt', may(fight('ground', 'Dragonsnake', 5, [credits(3000), fame(1)]))),
  find(
    'Indebted bodyguard',
    crew('Indebted Bodyguard', ['strength'], value('ground-combat', 1)),
    when(friend('hutt'), [spend(1000, [keep])], [spend(4000, [keep])]),
  ),
  story('Pit fight', test('strength', [credits(4000)], [hurt('character', 2)])),
  story('The bookkeeper', test('knowledge', [credits(3000)], [anger('hutt')])),
  find(
    'Smuggled spice',
    contraband('Hutt Spice', 'naboo', credits(5000), fame(1)),
    standing('hutt', [keep], [spend(2000, [keep])], []),
  ),
  story(
    'Rival clans',
    choose(
      option('Take a side', reputation('hutt'), movePatrol('syndicate', 3, 'you')),
      option('Sell to both', credits(4000), anger('hutt')),
    ),
  ),
  story('Dirty work', test('tactics', [credits(2000), reputation('hutt')], [hurt('character', 1)])),
  whisper(
    'A stolen ledger',
    use('encounter', 'Gain 3,000 credits and 1 Hutt reputation.', credits(3000), reputation('hutt'), {
      do: 'discard-this',
    }),
  ),
  story('Hutt generosity', standing('hutt', [fame(1)], [credits(2000)], [pay(2000)])),
];

export const tatooine: readonly Story[] = [
  story('Cantina brawl', fight('ground', 'Cantina regulars', 3, [credits(2000)], [pay(1000)])),
  story('Podrace bets', spend(1000, [roll(2, ['crit'], [credits(6000)])])),
  find('Jawa traders', mod('Patched Thruster', value('hyperdrive', 1)), spend(3000, [keep])),
  find('Moisture farmer with ambitions', crew('Moisture Farmer', ['tech']), test('influence', [keep])),
  story("Jabba's errand", test('stealth', [credits(3000), reputation('hutt')], [anger('hutt')])),
  story('Sandstorm', test('knowledge', [credits(2000)], [hurt('either', 2)])),
  story('Krayt pearl', may(fight('ground', 'Krayt dragon', 6, [fame(1), credits(6000)]))),
  find(
    'Raider rifle',
    gear(
      'Raider Rifle',
      on(
        { event: 'combat-begins', combat: 'ground' },
        'Once a turn, 1 more die in a ground combat.',
        [{ do: 'add-dice', dice: 1 }],
        { once: 'turn' },
      ),
    ),
    test('strength', [keep], [hurt('character', 1)]),
  ),
  whisper(
    'A back room table',
    use('action', 'Look at all contact tokens on your planet and gain 2,000 credits.', peekHere(2), credits(2000), {
      do: 'discard-this',
    }),
  ),
  story('Docking bay bargain', { do: 'action', action: 'market', discount: 2000 }),
];
