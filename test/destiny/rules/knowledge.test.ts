/** Who sees what, and where things are: hands, decks, discard piles, set-aside zone, areas (des.hand to des.supply). */
import * as E from 'fp-ts/lib/Either';
import { destiny } from '../../../src/destiny';
import { P1, P2, codeOf, destinyTable } from '../table';

const die = (card: string, ...dice: (string | null)[]) => ({ card, dice });
const seen = (t: ReturnType<typeof destinyTable>, viewer: string, player: string) => {
  const found = destiny.view(t.state, viewer).players.find((each) => each.id === player);
  if (!found) throw new Error(`the view has no ${player}`);
  return found;
};

test('an opponent sees how many cards a hand holds, not which [des.hand.05]', () => {
  const t = destinyTable({ p1: { hand: ['Dodge', 'Block', 'Aim', 'Flank'] } });
  expect(seen(t, P2, P1)).toMatchObject({ hand: null, handSize: 4 });
  expect(seen(t, P1, P1).hand).toHaveLength(4);
  expect(seen(t, 'spectator', P1).hand).toBeNull();
  expect(seen(t, 'judge', P1).hand).toBeNull();
  expect(destiny.viewOfEverything(t.state).players[0]?.hand).toHaveLength(4);
});

test('nobody sees a deck, everybody how large it is [des.deck.03, des.deck.04]', () => {
  const t = destinyTable({ p1: { deck: { top: ['Deflect'], shuffled: ['Dodge', 'Block'] } } });
  for (const viewer of [P1, P2, 'spectator']) {
    expect(seen(t, viewer, P1).deckSize).toBe(3);
    expect(seen(t, viewer, P1)).not.toHaveProperty('deck');
    expect(JSON.stringify(destiny.view(t.state, viewer))).not.toContain(codeOf('Deflect'));
  }
});

test('discard piles and resources are public [des.discard-pile.02, des.resource-tokens-area.02, des.resource-tokens-area.01]', () => {
  const t = destinyTable({ p2: { discard: ['Dodge', 'Aim'], resources: 3 } });
  expect(seen(t, P1, P2)).toMatchObject({ discard: [codeOf('Dodge'), codeOf('Aim')], resources: 3 });
});

test('a discard pile keeps no order that matters [des.discard-pile.03]', () => {
  const one = destinyTable({
    p1: { discard: ['No Disintegrations', 'Aim'], hand: ['No Disintegrations'], resources: 1 },
    p2: { deck: { top: ['Aim', 'Block', 'Dodge'] } },
  });
  const other = destinyTable({
    p1: { discard: ['Aim', 'No Disintegrations'], hand: ['No Disintegrations'], resources: 1 },
    p2: { deck: { top: ['Aim', 'Block', 'Dodge'] } },
  });
  expect(one.play(P1, 'No Disintegrations').discard(P2)).toEqual(other.play(P1, 'No Disintegrations').discard(P2));
});

test('dice set aside are hidden from opponents, cards set aside are not [des.set-aside-zone.03, des.set-aside-zone.05]', () => {
  const t = destinyTable({
    p1: {
      characters: ['Hired Gun', { card: 'Padawan', defeated: true }],
      diceAside: ['Comlink'],
      setAside: [{ card: codeOf('Premonitions'), under: codeOf('Deflect') }],
    },
  });
  expect([seen(t, P2, P1).diceAside, seen(t, P1, P1).diceAside]).toEqual([
    null,
    [codeOf('Comlink'), codeOf('Padawan')].sort(),
  ]);
  expect(seen(t, P2, P1).setAside).toMatchObject([{ code: codeOf('Premonitions'), under: null, covers: true }]);
  expect(seen(t, P1, P1).setAside).toMatchObject([{ under: codeOf('Deflect') }]);
  expect(destiny.view(t.state, P2).cards.find((each) => each.id === 'padawan')?.zone).toBe('set-aside');
});

test('a drawn card is seen by its player only [des.hand.05]', () => {
  const t = destinyTable({ p1: { characters: ['Luke Skywalker'] } })
    .activate(P1, 'luke-skywalker')
    .rolls('1 focus')
    .draws('Dodge');
  const drawn = (viewer: string) => destiny.view(t.state, viewer).events.filter((each) => each.type === 'cards-drawn');
  expect(drawn(P1)).toMatchObject([{ cards: [codeOf('Dodge')] }]);
  expect(drawn(P2)).toMatchObject([{ cards: null, count: 1 }]);
});

test('a view shows every area of a player [des.play-area-diagram.01]', () => {
  const t = destinyTable({
    p1: { characters: [{ ...die('Padawan', '2 melee'), upgrades: ['Comlink'] }], supports: ['AT-ST'] },
  });
  const view = destiny.view(t.state, P2);
  expect(Object.keys(seen(t, P2, P1)).sort()).toEqual([
    'battlefield',
    'deckSize',
    'diceAside',
    'discard',
    'eliminated',
    'hand',
    'handSize',
    'id',
    'resources',
    'setAside',
  ]);
  expect(view.cards.map((each) => each.id)).toEqual(['padawan', 'comlink', 'at-st', 'hired-gun']);
  expect(view.dice.filter((each) => each.zone === 'pool').map((each) => each.id)).toEqual(['padawan.1']);
  expect(view.battlefield).toMatchObject({ controller: P1 });
});

test('everything lies in one area of one player, in play or out of it [des.areas-of-play.01]', () => {
  const t = destinyTable({
    p1: { characters: [{ card: 'Padawan', upgrades: ['Comlink'] }], hand: ['Dodge'], discard: ['Aim'] },
  });
  for (const card of t.state.cards) expect([P1, P2]).toContain(card.controller);
  for (const each of t.state.dice)
    expect([each.zone === 'pool' ? each.on : each.side]).toEqual([each.zone === 'pool' ? null : -1]);
  const player = t.player(P1);
  const out = [...player.hand, ...player.discard, ...player.deck.unknown, ...player.setAside.map((each) => each.code)];
  expect(out).toHaveLength(12);
});

test("a discarded card lies in its owner's discard pile [des.discard-pile.01]", () => {
  const t = destinyTable({ p1: { characters: [die('Jango Fett', '2 ranged')], hand: ['Dodge'] } })
    .discardToReroll(P1, 'Dodge')
    .choose('jango-fett.1')
    .rolls('blank');
  expect(t.discard(P1)).toEqual(['Dodge']);
  const mixed = destinyTable({
    p1: {
      characters: [{ card: 'General Grievous', upgrades: [{ card: 'Survival Gear', owner: P2 }] }, 'Hired Gun'],
      hand: ['Promotion'],
      resources: 1,
    },
  });
  mixed.play(P1, 'Promotion').choose('general-grievous', 'survival-gear');
  if (mixed.choices.includes('use promotion')) mixed.declines();
  expect([mixed.discard(P1), mixed.discard(P2)]).toEqual([[], ['Survival Gear']]);
});

test('the edition is Rules Reference 1.4 [des.document.01]', () => {
  expect(destiny.edition).toMatchObject({ version: '1.4' });
});

test('in a position that cannot be, the reason and its place are told', () => {
  const refused = (change: (position: any) => void) => {
    const position: any = {
      players: [P1, P2].map((id) => ({ id, characters: [{ card: codeOf('Hired Gun') }] })),
      battlefield: { card: codeOf('Echo Base'), owner: P1, controller: P1 },
    };
    change(position);
    const begun = destiny.resume(position, { mode: 'manual' });
    return E.isLeft(begun) ? [begun.left.code, begun.left.path.join('.')] : null;
  };
  expect(refused(() => undefined)).toBeNull();
  expect(refused((p) => (p.players[0].characters[0].damage = 9))).toEqual([
    'defeated',
    'players.0.characters.0.damage',
  ]);
  expect(refused((p) => (p.players[1].characters[0].shields = 4))).toEqual([
    'too-many-shields',
    'players.1.characters.0.shields',
  ]);
  expect(refused((p) => (p.players[0].characters[0].dice = ['9 ranged']))).toEqual([
    'no-such-side',
    'players.0.characters.0.dice.0',
  ]);
  expect(refused((p) => (p.players[0].supports = [{ card: codeOf('Dodge') }]))).toEqual([
    'wrong-type',
    'players.0.supports.0.card',
  ]);
  expect(refused((p) => (p.battlefield.controller = 'p9'))).toEqual(['unknown-player', 'battlefield.controller']);
  expect(refused((p) => (p.players[0].characters = []))).toEqual(['no-characters', 'players.0.characters']);
  expect(refused((p) => (p.players[0].supports = [1, 2].map(() => ({ card: codeOf('Millennium Falcon') }))))?.[0]).toBe(
    'unique-twice',
  );
  expect(refused((p) => (p.players[0].hand = ['99999']))).toEqual(['malformed', 'players.0.hand.0']);
});
