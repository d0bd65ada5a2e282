/** What stands on the buttons of Armada: the sentences of its verbs, with names as printed. */
import { armadaScenarios } from '../../../src/armada/scenario';
import type { ArmadaAction } from '../../../src/armada/model/actions';
import type { ArmadaState } from '../../../src/armada/model/state';
import { actionInWords } from '../../../src/judge';
import { armadaTable } from '../table';

const [ship, tie] = ['cr90-corvette-a', 'tie-fighter-squadron-2'];
const table = armadaTable({
  ships: {
    [ship]: { upgrades: ['leia-organa'], damage: { faceup: ['structural-damage'] } },
    vsd: { owner: 'p2', at: [900, 700] },
  },
  squadrons: { [tie]: { owner: 'p2', at: [600, 600] } },
  moment: { phase: 'ship', turn: 'p1' },
});
const { state } = table;
const [card = ''] = state.ships[0]?.damage.faceup.map(({ id }) => id) ?? [];
const say = (action: ArmadaAction, at: ArmadaState = state): string => actionInWords(armadaScenarios, action, at);
const by = { player: 'p1', ship };

test.each<[string, ArmadaAction]>([
  ['CR90 Corvette A activates', { type: 'activate-ship', ...by }],
  ['CR90 Corvette A discards its concentrate fire token', { type: 'discard-token', ...by, token: 'concentrate-fire' }],
  [
    'CR90 Corvette A resolves repair with its dial and token',
    { type: 'resolve-command', ...by, command: 'repair', with: 'dial-and-token' },
  ],
  [
    'CR90 Corvette A is assigned repair and concentrate fire, the next to be revealed first',
    { type: 'set-dials', ...by, commands: ['repair', 'concentrate-fire'] },
  ],
  [
    'CR90 Corvette A sets the maneuver tool to straight and 1 left, on its right side',
    { type: 'determine-course', ...by, clicks: [0, -1], side: 'right' },
  ],
  ['CR90 Corvette A repairs a damage card: Structural Damage', { type: 'repair-hull', ...by, card }],
  ['CR90 Corvette A repairs a damage card: facedown', { type: 'repair-hull', ...by, card: null }],
  ['CR90 Corvette A resolves asteroid field 1 next', { type: 'choose-obstacle', ...by, obstacle: 'asteroid-field-1' }],
  [
    'CR90 Corvette A with its left hull zone attacks the front hull zone of vsd',
    { type: 'declare-target', player: 'p1', attacker: ship, zone: 'left', defender: 'vsd', defendingZone: 'front' },
  ],
  [
    'CR90 Corvette A with its left hull zone attacks TIE Fighter Squadron 2',
    { type: 'declare-target', player: 'p1', attacker: ship, zone: 'left', defender: tie, defendingZone: null },
  ],
  [
    'vsd spends its exhausted redirect token for its left hull zone',
    {
      type: 'spend-defense-token',
      player: 'p2',
      defender: 'vsd',
      token: 'redirect',
      exhausted: true,
      die: null,
      zone: 'left',
    },
  ],
  [
    'TIE Fighter Squadron 2 moves to [450.1, 300]',
    { type: 'move-squadron', player: 'p2', squadron: tie, at: { x: 450.0625, y: 300 } },
  ],
  [
    'The coin says that p2 chooses the first player',
    { type: 'choose-at-random', player: 'chance', of: 'coin', chosen: 'p2' },
  ],
  [
    'p1 uses Leia Organa on CR90 Corvette A and chooses concentrate fire',
    {
      type: 'choose',
      player: 'p1',
      ability: 'leia-organa',
      source: `${ship}/leia-organa`,
      chosen: 'concentrate-fire',
    },
  ],
  [
    'p1 uses Structural Damage on CR90 Corvette A',
    { type: 'use-ability', player: 'p1', ability: 'structural-damage', source: `${ship}/damage-9` },
  ],
  ['1 black die shows hit critical', { type: 'roll', player: 'chance', die: 'black', faces: ['hit-critical'] }],
  [
    'Crew Panic comes from the damage deck',
    { type: 'draw', player: 'chance', pile: 'damage deck', card: 'crew-panic' },
  ],
])('%s', (label, action) => expect(say(action)).toBe(label));

test('the coin is a step of a file, too [arm.setup.13]', () => {
  expect(
    armadaScenarios.verbs['coin']?.write(
      { type: 'choose-at-random', player: 'chance', of: 'coin', chosen: 'p2' },
      state,
    ),
  ).toBe('p2');
});
