/** Premonitions: cards that lie facedown in the set-aside zone, and are played from there. */
import { destiny } from '../../../src/destiny';
import { P1, P2, codeOf, destinyTable, type Side, type Table } from '../table';

const PREMONITIONS = codeOf('Premonitions');
const over = (under: string) => ({ card: PREMONITIONS, under: codeOf(under) });
const against = (p1: Side, p2: Side = {}): Table => destinyTable({ p1, p2, battlefield: 'Mos Eisley Spaceport' });
const seenBy = (t: Table, viewer: string, player = P1) =>
  destiny.view(t.state, viewer).players.find((each) => each.id === player)?.setAside;

describe('set aside with a card under it', () => {
  const stacked = (): Table =>
    against({ hand: ['Premonitions', 'Deflect', 'Dodge'] })
      .play(P1, 'Premonitions')
      .choose('set aside');

  test('it goes to the set-aside zone, the card of the hand facedown under it [des.set-aside-zone.06, des.set-aside-zone.04]', () => {
    const t = stacked();
    expect(t.choices).toEqual(['Deflect', 'Dodge']);
    t.choose('Deflect');
    expect([t.hand(P1), t.discard(P1), t.setAside(P1)]).toEqual([['Dodge'], [], ['Premonitions']]);
    expect(t.player(P1).setAside).toMatchObject([{ under: codeOf('Deflect') }]);
  });

  test('only its owner knows what lies there, from the events too [des.set-aside-zone.05]', () => {
    const t = stacked().choose('Deflect');
    for (const viewer of [P2, 'spectator']) {
      expect(seenBy(t, viewer)).toMatchObject([{ code: PREMONITIONS, under: null, covers: true }]);
      expect(JSON.stringify(destiny.view(t.state, viewer))).not.toContain(codeOf('Deflect'));
    }
    expect(seenBy(t, P1)).toMatchObject([{ under: codeOf('Deflect'), covers: true }]);
  });

  test('with no other card in hand it is set aside alone', () => {
    const t = against({ hand: ['Premonitions'] })
      .play(P1, 'Premonitions')
      .choose('set aside');
    expect([t.setAside(P1), t.player(P1).setAside[0]?.under]).toEqual([['Premonitions'], null]);
  });
});

describe('playing the card under another copy', () => {
  test('is free, and the copy that was set aside is discarded [des.set-aside-zone.04, des.card-premonitions.01]', () => {
    const t = against({ hand: ['Premonitions'], setAside: [over('Holdout Blaster')] })
      .play(P1, 'Premonitions')
      .choose('play', 'p1.1', 'hired-gun')
      .forgo(P1);
    expect(t.card('holdout-blaster')).toMatchObject({ on: 'hired-gun', owner: P1 });
    expect([t.setAside(P1), t.discard(P1)]).toEqual([[], ['Premonitions', 'Premonitions']]);
  });

  test("an opponent's copy serves too; it goes to that opponent's discard pile [des.card-premonitions.01]", () => {
    const t = against({ hand: ['Premonitions'] }, { setAside: [over('Jetpack')] })
      .play(P1, 'Premonitions')
      .choose('play');
    expect(t.choices).toEqual(['p2.1']);
    t.choose('p2.1', 'hired-gun');
    expect(t.card('jetpack')).toMatchObject({ on: 'hired-gun', owner: P2, controller: P1 });
    expect([t.setAside(P2), t.discard(P2), t.discard(P1)]).toEqual([[], ['Premonitions'], ['Premonitions']]);
  });

  test("an opponent's event is resolved as one's own and goes to its owner's discard pile [des.card-premonitions.01]", () => {
    const t = against(
      { hand: ['Premonitions'], characters: [{ card: 'Hired Gun', damage: 0 }] },
      { setAside: [over('Take Cover')], characters: ['Padawan'] },
    )
      .play(P1, 'Premonitions')
      .choose('play', 'p2.1', 'hired-gun');
    expect([t.shields('hired-gun'), t.discard(P2)]).toEqual([1, ['Premonitions', 'Take Cover']]);
  });

  test('before it is played nobody but its owner sees a card, nor whether it could be played [des.card-premonitions.02]', () => {
    const offered = (under: string): Table =>
      against({ hand: ['Premonitions'] }, { setAside: [over(under)] })
        .play(P1, 'Premonitions')
        .choose('play');
    // Nobody here is blue, so Force Throw could not be attached.
    for (const under of ['Take Cover', 'Force Throw']) {
      const t = offered(under);
      expect(t.choices).toEqual(['p2.1']);
      expect(seenBy(t, P1, P2)).toMatchObject([{ under: null, covers: true }]);
      expect(JSON.stringify([destiny.view(t.state, P1), t.whatIsLegal()])).not.toContain(codeOf(under));
    }
  });

  test('a card that cannot be played is discarded with its copy [des.choose-option.02]', () => {
    const t = against({ hand: ['Premonitions'] }, { setAside: [over('Force Throw')] })
      .play(P1, 'Premonitions')
      .choose('play', 'p2.1');
    expect([t.setAside(P2), t.discard(P2)]).toEqual([[], ['Force Throw', 'Premonitions']]);
    expect(t.events('shown')).toMatchObject([{ player: P2, cards: [codeOf('Force Throw')] }]);
  });

  test('among several copies the player says which; the others stay', () => {
    const t = against({ hand: ['Premonitions'], setAside: [over('Dodge'), over('Take Cover')] })
      .play(P1, 'Premonitions')
      .choose('play', 'p1.2', 'hired-gun');
    expect(t.shields('hired-gun')).toBe(1);
    expect(t.player(P1).setAside).toMatchObject([{ code: PREMONITIONS, under: codeOf('Dodge') }]);
  });

  test('with no card under any copy nothing happens [des.choose-option.01]', () => {
    const t = against({ hand: ['Premonitions'], setAside: [PREMONITIONS] })
      .play(P1, 'Premonitions')
      .choose('play');
    expect([t.setAside(P1), t.discard(P1)]).toEqual([['Premonitions'], ['Premonitions']]);
  });

  test('another Premonitions played like this is set aside in its turn, the copy it lay under discarded', () => {
    const t = against({ hand: ['Premonitions', 'Dodge'], setAside: [over('Premonitions')] })
      .play(P1, 'Premonitions')
      .choose('play', 'p1.1', 'set aside', 'Dodge');
    expect(t.player(P1).setAside).toMatchObject([{ code: PREMONITIONS, under: codeOf('Dodge') }]);
    expect(t.discard(P1)).toEqual(['Premonitions', 'Premonitions']);
  });
});
