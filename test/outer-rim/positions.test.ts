/** Positions: what cannot be and where the fault is, what is described, and what is left out. */
import * as E from 'fp-ts/lib/Either';
import { outerRim, type Position } from '../../src/outer-rim';
import { basePack } from '../../src/outer-rim/facts';
import { copy } from './content/packs';
import { newGame, positionOf, table, type Moment, type Player } from './table';

describe('positions', () => {
  const refused = (players: Record<string, Player>, more: Moment = {}): string | null => {
    const begun = outerRim.resume(positionOf(players, more), { mode: 'manual' });
    return E.isLeft(begun) ? begun.left.code : null;
  };

  test.each<[string, Record<string, Player>, Moment, string]>([
    ['an unknown character', { ann: { character: 'jar-jar' } }, {}, 'unknown-character'],
    ['the same character twice [or.setup-choose-characters.02]', { ann: { character: 'bossk' } }, {}, 'taken'],
    ['an unknown space', { ann: { at: 'alderaan' } }, {}, 'unknown-space'],
    ['an unknown ship', { ann: { ship: 'death-star' } }, {}, 'unknown-ship'],
    ['two of one sheet', { ann: { ship: 'yv-666' }, bob: { ship: 'yv-666' } }, {}, 'no-sheet'],
    ['another side of a starting ship [or.ship-goals.01]', { ann: { shipTurned: true } }, {}, 'no-other-side'],
    ['an unknown card', { ann: { cards: ['lightsaber'] } }, {}, 'unknown-card'],
    ['a card twice', { ann: { cards: ['job-hutt-favor'] }, bob: { cards: ['job-hutt-favor'] } }, {}, 'twice'],
    ['a card that no slot takes', { ann: { cards: ['ship-yv-666-light-freighter'] } }, {}, 'not-kept'],
    ['a card without a secret', { ann: { secrets: ['deck-lothal-1'] } }, {}, 'no-secret'],
    ['a cargo that captures', { ann: { cards: [{ card: 'cargo-food-supplies', captured: true }] } }, {}, 'no-bounty'],
    ['damage that has to defeat [or.defeated.01]', { ann: { damage: { character: 4 } } }, {}, 'defeated'],
    ['a defeat without damage [or.defeated.09]', { ann: { defeated: true } }, {}, 'defeated'],
    ['a game that is won [or.winning-the-game.01]', { ann: { fame: 10 } }, {}, 'already-won'],
    [
      'two patrols of a faction [or.patrol-movement.13]',
      {},
      { patrols: [{ faction: 'hutt' }, { faction: 'hutt' }] },
      'two-patrols',
    ],
    ['a patrol of level 5', {}, { patrols: [{ faction: 'hutt', level: 5 }] }, 'level'],
    ['a patrol nowhere', {}, { patrols: [{ faction: 'hutt', at: 'alderaan' }] }, 'unknown-space'],
    ['a contact space that is none', {}, { contacts: [{ at: 'lothal/3', contact: 'lobot' }] }, 'no-token'],
    [
      'a contact in two places',
      {},
      { contacts: ['lothal/1', 'lothal/2'].map((at) => ({ at, contact: 'greedo' })) },
      'twice',
    ],
    ['an unknown contact', {}, { contacts: [{ at: 'lothal/1', contact: 'yoda' }] }, 'unknown-contact'],
    ['a faceup stranger', {}, { contacts: [{ at: 'lothal/1', faceup: true }] }, 'who'],
    ['a card of another deck', {}, { market: { cargo: { top: 'job-hutt-favor' } } }, 'not-there'],
    ['an encounter card of another deck', {}, { encounters: { navpoint: ['deck-lothal-1'] } }, 'not-there'],
    ['an unknown deck', {}, { encounters: { death: [] } }, 'unknown-deck'],
    ['AI cards without an AI player', {}, { aiCards: ['ai-1'] }, 'no-ai-player'],
    ['half a map [or.setup-map.01]', {}, { pieces: ['tile-kessel'] }, 'map'],
    ['a stranger’s turn', {}, { by: 'eve' }, 'unknown-player'],
    ['goals nowhere', { ai: { character: 'han-solo', at: 'lothal' } }, { goals: ['alderaan'] }, 'unknown-space'],
    ['goals of nobody [or.ai-goals.01]', { bob: { at: 'lothal' } }, { goals: ['lothal'] }, 'no-ai-player'],
  ])('%s is impossible', (_what, players, more, code) => {
    expect(refused(players, more)).toBe(code);
  });

  test('the AI player plays against one person, and nobody plays alone [or.single-player-game.01, or.introduction.01]', () => {
    const sides = (...ids: string[]): unknown => {
      const position = positionOf(Object.fromEntries(ids.map((id) => [id, { at: 'kessel' }])), { goals: [] });
      const players = position.players.map((each, i) => ({ ...each, character: basePack.characters[i]?.id ?? '' }));
      const begun = outerRim.resume(
        { ...position, players: players.filter(({ id }) => ids.includes(id)) },
        { mode: 'manual' },
      );
      return E.isLeft(begun) ? [begun.left.code, ...begun.left.path, ...begun.left.rules] : null;
    };
    expect([sides('ann', 'bob'), sides('ann', 'ai')]).toEqual([null, null]);
    expect(sides('ann', 'bob', 'ai')).toEqual(['ai-player', 'players', 'or.single-player-game.01']);
    expect(sides('ann')).toEqual(['alone', 'players', 'or.introduction.01']);
  });

  test('where in the position the fault is [or.winning-the-game.01, or.ship-goals.01, or.components.01]', () => {
    const at = (ann: Player): unknown => {
      const begun = outerRim.resume(positionOf({ ann }), { mode: 'manual' });
      return E.isLeft(begun) ? [...begun.left.path, ...begun.left.rules] : null;
    };
    expect(at({ fame: 10 })).toEqual(['players', 0, 'fame', 'or.winning-the-game.01']);
    expect(at({ fame: 9 })).toBeNull();
    expect(at({ shipTurned: true })).toEqual(['players', 0, 'shipTurned', 'or.ship-goals.01']);
    expect(at({ ship: 'hwk-290', shipTurned: true })).toBeNull();
    expect(at({ marked: ['naboo', 'alderaan'] })).toEqual(['players', 0, 'marked', 1]);
    expect(at({ marked: ['naboo', 'lothal', 'naboo'] })).toEqual(['players', 0, 'marked', 2, 'or.personal-goals.04']);
  });

  const one = basePack.map.standard.tiles[0] ?? '';
  const pieces = [basePack.map.standard.leftEnd, ...basePack.map.standard.tiles, basePack.map.standard.rightEnd];
  test.each<[string, Record<string, Player>, Moment, unknown[] | null]>([
    ['[or.setup-choose-characters.02]', { ann: { character: 'bossk' } }, {}, ['players', 1, 'character']],
    ['[or.components.01]', { ann: { ship: 'yv-666' }, bob: { ship: 'yv-666' } }, {}, ['players', 1, 'ship']],
    ['[or.personal-goals.04]', { ann: { marked: ['naboo', 'naboo'] } }, {}, ['players', 0, 'marked', 1]],
    ['[or.setup-map.01]', {}, { pieces: pieces.slice(1) }, ['pieces']],
    ['[or.setup-map.01]', {}, { pieces: [one, ...pieces.slice(1)] }, ['pieces']],
    ['[or.setup-map.01]', {}, { pieces: [...pieces].reverse() }, null],
    ['[or.patrol-movement.13]', {}, { patrols: [{ faction: 'hutt' }, { faction: 'hutt' }] }, ['patrols', 1]],
    ['[or.components.05]', {}, { patrols: [{ faction: 'hutt', level: 5 }] }, ['patrols', 0, 'level']],
    [
      '[or.components.05]',
      {},
      { patrols: [{ faction: 'hutt' }, { faction: 'rebel', level: 0 }] },
      ['patrols', 1, 'level'],
    ],
    [
      '[or.components.05]',
      {},
      {
        patrols: [
          { faction: 'hutt', level: 4 },
          { faction: 'rebel', level: 1 },
        ],
      },
      null,
    ],
    ['[or.setup-contacts.02]', {}, { contacts: [{ at: 'lothal/3', contact: 'lobot' }] }, ['contacts', 0, 'at']],
    ['[or.setup-contacts.02]', {}, { contacts: [{ at: 'box', contact: 'lobot' }] }, null],
    ['[or.contact-encounter.01]', {}, { contacts: [{ at: 'lothal/1', faceup: true }] }, ['contacts', 0]],
    ['[or.contact-encounter.01]', {}, { contacts: [{ at: 'lothal/1', knownTo: ['ann'] }] }, ['contacts', 0]],
    ['[or.space-encounter.08]', { ann: { cards: ['ship-yv-666-light-freighter'] } }, {}, ['players', 0, 'cards', 0]],
    [
      '[or.bounties.12]',
      { ann: { cards: [{ card: 'cargo-food-supplies', captured: true }] } },
      {},
      ['players', 0, 'cards', 0],
    ],
    ['[or.secrets.01]', { ann: { secrets: ['deck-lothal-1'] } }, {}, ['players', 0, 'secrets', 0]],
    ['[or.components.01]', {}, { supply: ['g-1a-starfighter', 'hwk-290'] }, ['supply', 1]],
    ['[or.components.01]', {}, { supply: ['g-1a-starfighter', 'g-1a-starfighter'] }, null],
    ['[or.components.01]', {}, { supply: Array<string>(3).fill('g-1a-starfighter') }, ['supply', 2]],
    ['[or.action-step.01]', {}, { step: 'planning', performed: ['market'] }, ['moment', 'performed']],
    ['[or.action-step.01]', {}, { step: 'action', performed: ['market'] }, null],
    ['[or.action-step.01]', {}, { step: 'planning' }, null],
    [
      '[or.single-player-gameplay.02]',
      { ai: { character: 'han-solo', at: 'lothal' } },
      { by: 'ai', step: 'action' },
      ['moment', 'step'],
    ],
    [
      '[or.market-action.13]',
      {
        ann: {
          cards: [
            'gear-and-mod-jetpack',
            'gear-and-mod-armored-vest',
            'gear-and-mod-plastoid-armor',
            'gear-and-mod-iqa-11-blaster-rifle',
          ],
        },
      },
      {},
      ['players', 0, 'cards'],
    ],
    ['[or.defeated.01, or.defeated.09]', { ann: { damage: { character: 4 } } }, {}, ['players', 0, 'defeated']],
    ['[or.defeated.01, or.defeated.09]', { bob: { damage: { ship: 9 } } }, {}, ['players', 1, 'defeated']],
    [
      '[or.defeated.01, or.defeated.09]',
      { bob: { defeated: true, damage: { ship: 1 } } },
      {},
      ['players', 1, 'defeated'],
    ],
    ['[or.defeated.01, or.defeated.09]', { ann: { damage: { character: 4 }, defeated: true } }, {}, null],
  ])('where the fault is, and the rule %s', (title, players, more, path) => {
    const begun = outerRim.resume(positionOf(players, more), { mode: 'manual' });
    const rules = title.slice(1, -1).split(', ');
    expect(E.isLeft(begun) ? [begun.left.path, begun.left.rules] : null).toEqual(path && [path, rules]);
  });

  test('a contact has a token of its class, whichever lay there: each contact space holds one [or.setup-contacts.02, or.contact-encounter.10]', () => {
    const { state } = table(
      {},
      {
        contacts: [
          { at: 'lothal/1', contact: 'greedo' },
          { at: 'kessel/1', contact: 'dengar' },
        ],
      },
    );
    const places = state.contacts.map(({ at }) => (typeof at === 'object' && 'place' in at ? at.place : at));
    expect(new Set(places).size).toBe(22);
    for (const { contact, class: own } of state.contacts)
      if (contact) expect(basePack.contacts.find(({ id }) => id === contact)?.class).toBe(own);
    expect(table({}, { contacts: [{ at: 'lothal/1', contact: 'greedo' }] }).contactAt('lothal/1')?.contact).toBe(
      'greedo',
    );
    expect(table({}, { contacts: [{ at: 'lothal/1', gone: true }] }).contactAt('lothal/1')).toBeUndefined();
  });

  test('what is described is as it says [or.setup-choose-characters.03, or.setup-choose-characters.05, or.setup-choose-characters.06]', () => {
    const said = {
      turned: true,
      ship: 'hwk-290',
      shipTurned: true,
      at: 'naboo',
      credits: 5000,
      fame: 3,
      reputation: { hutt: 'positive' as const, rebel: 'negative' as const },
      damage: { character: 2, ship: 1 },
      goalTokens: { character: 1, ship: 1 },
      marked: ['lothal'],
    };
    const { at, reputation: _reputation, ...same } = said;
    const reputation = { hutt: 1, syndicate: 0, imperial: 0, rebel: -1 };
    expect(table({ ann: said }).player()).toMatchObject({ ...same, space: at, reputation });
  });

  test('what is not described is as setup leaves it [or.setup-choose-characters.03, or.setup-choose-characters.05, or.setup-choose-characters.06]', () => {
    const { state } = table();
    for (const player of state.players) {
      const fresh = newGame({ players: ['ann', 'bob'] }).player(player.id);
      const { character: _character, ship: _ship, space: _space, ...rest } = player;
      expect(fresh).toMatchObject(rest);
      expect(player).toMatchObject({
        turned: false,
        fame: 0,
        reputation: { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 },
      });
    }
    expect(state.contacts.every((token) => !token.faceup && token.contact === null)).toBe(true);
    expect(state.markets.every((market) => market.top !== null)).toBe(true);
    expect(state.players.map((player) => [player.credits, player.fame, player.ship])).toEqual([
      [0, 0, 'g9-rigger'],
      [0, 0, 'g9-rigger'],
    ]);
    expect(outerRim.codecs.position.decode({ players: [], moment: {} })._tag).toBe('Left');
  });

  test('a position is a plain value', () => {
    const position: Position = positionOf({}, { step: 'action' });
    expect(E.isRight(outerRim.resume(copy(position), { mode: 'manual' }))).toBe(true);
  });
});
