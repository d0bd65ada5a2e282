/** Ships and squadrons that are set aside in setup, and come at the start of a later round near an objective token. */
import {
  allowed,
  candidate,
  question,
  reason,
  say,
  type Candidate,
  type Frame,
  type PlayerId,
  type Question,
  type Reason,
} from '../../core';
import { NORTH, placing, type Zone } from '../../core/geometry';
import { list, text, type FieldsOf } from '../../core/codec';
import { deployShip, deploySquadron } from '../effects/deploy';
import { destroySquadron } from '../effects/destroy';
import { activateShip, activateSquadron, deactivate } from '../effects/in-play';
import { removeObjectiveToken } from '../effects/objective-tokens';
import { ask, call, emit, finish, procedure, run } from '../engine';
import type { ManeuverAction, ObjectiveAction, SetupAction } from '../model/actions';
import type { BasedPiece, ShipPiece } from '../model/pieces';
import type { ArmadaState, ObjectiveToken, Ship, Squadron } from '../model/state';
import { inPlayArea, toDistance } from '../queries/areas';
import { isShipPiece, squadronAt } from '../queries/bases';
import type { ArmadaNames } from '../queries/names';
import { shipAside, tokensNear } from '../queries/objective';
import { basesUnderSquadron, shipsOverlappedAt, squadronsOverlappedAt } from '../queries/overlap';
import { shipPiece, shipPieces, squadronPiece, squadronPieces } from '../queries/pieces';
import { anyOf, atSpeed, notDeployed, speedsOf } from '../queries/placing';
import { cardOf, shipOf } from '../queries/ships';
import { squadronOf } from '../queries/squadrons';

type Of<T extends (ObjectiveAction | SetupAction)['type']> = Extract<ObjectiveAction | SetupAction, { type: T }>;

const RULES = ['arm.objective-cards.06'];

export interface SetAsideFrame extends Frame {
  player: PlayerId;
}

export const setAsideFields = ({ player }: ArmadaNames): FieldsOf<SetAsideFrame> => ({ player });

/** Most squadrons that are set aside. */
const MOST_SQUADRONS = 3;

const setAside = procedure('set aside', setAsideFields, [
  ask('set a ship aside', RULES, whichShip, (state, _frame, { piece }) => putAside(state, shipOf(state, piece))),
  ask('set squadrons aside', RULES, whichSquadron, (state, _frame, action) => {
    if (action.type === 'end-setting-aside') return;
    putAside(state, squadronOf(state, action.piece));
    return 'again';
  }),
]);

function putAside(state: ArmadaState, piece: Ship | Squadron): void {
  piece.place = 'set-aside';
  deactivate(state, piece);
  emit(state, { type: 'piece-set-aside', rules: RULES, piece: piece.id });
}

/** One small or medium ship. */
function whichShip({ ships }: ArmadaState, { player }: SetAsideFrame) {
  const own = ships.filter((ship) => ship.owner === player && ship.place === 'reserve');
  if (own.every((ship) => cardOf(ship).size === 'large')) return null;
  const candidates = own.map((ship): Candidate<Of<'set-aside'>> => {
    const large = cardOf(ship).size === 'large' ? reason('large', say`${ship.id} is a large ship.`, RULES) : null;
    return candidate({ type: 'set-aside', player, piece: ship.id }, large);
  });
  return question(player, 'set a ship aside', candidates);
}

function whichSquadron(state: ArmadaState, { player }: SetAsideFrame) {
  const own = state.squadrons.filter((squadron) => squadron.owner === player);
  const aside = own.filter(({ place }) => place === 'set-aside').length;
  const left = own.filter(({ place }) => place === 'reserve');
  if (!shipAside(state, player) || aside >= MOST_SQUADRONS || left.length === 0) return null;
  return question<Candidate<Of<'set-aside' | 'end-setting-aside'>>>(player, 'set squadrons aside', [
    ...left.map(({ id }) => allowed({ type: 'set-aside', player, piece: id } as const)),
    allowed({ type: 'end-setting-aside', player }),
  ]);
}

export interface ArriveFrame extends Frame {
  player: PlayerId;
  /** Tokens at distance 1 of all that has come so far: it comes near one token (the same for all). */
  tokens: string[];
}

export const arriveFields = ({ player }: ArmadaNames): FieldsOf<ArriveFrame> => ({ player, tokens: list(text) });

const arrive = procedure('arrive from hyperspace', arriveFields, [
  ask('deploy what was set aside', RULES, whereShip, (state, frame, action) => {
    if (action.type === 'deploy-ship') return shipArrives(state, frame, action);
    finish(frame);
    const tokens = state.objectiveTokens.map(({ id }) => id);
    call(state, 'move objective tokens', { player: frame.player, tokens, within: 1, area: 'play' });
  }),
  ask('deploy squadrons', RULES, whereSquadrons, squadronArrives),
  run('remove the tokens', RULES, (state) => {
    for (const { id } of state.objectiveTokens) removeObjectiveToken(state, id);
  }),
]);

/** At distance 1 of a token, on no other ship; it may lie on squadrons, which are placed as if it had moved there. */
function whereShip(state: ArmadaState, { player }: ArriveFrame): Question<Of<'deploy-ship' | 'stay-set-aside'>> | null {
  const ship = shipAside(state, player);
  if (!ship) return null;
  const { id } = ship;
  const others = shipPieces(state);
  const regions = state.objectiveTokens.map((token) =>
    placing<number, Of<'deploy-ship'>>({
      type: 'deploy-ship',
      pieces: speedsOf(ship),
      action: (speed, pose) => ({ type: 'deploy-ship', player, ship: id, pose, speed }),
      read: ({ ship: named, speed, pose }) => (named === id ? atSpeed(ship, speed, pose) : notDeployed(named)),
      zone: zoneAround(state, token),
      towards: NORTH,
      cannot: (_speed, pose) => cannotArrive(state, shipPiece(state, ship, pose), tokenIds(state), others),
    }),
  );
  return {
    by: [player],
    asks: say`deploy ${id}`,
    candidates: [allowed({ type: 'stay-set-aside', player })],
    ...(regions.length > 0 ? { region: anyOf(regions) } : {}),
  };
}

function tokenIds({ objectiveTokens }: ArmadaState): string[] {
  return objectiveTokens.map(({ id }) => id);
}

function cannotArrive(
  state: ArmadaState,
  piece: BasedPiece,
  tokens: readonly string[],
  others: readonly ShipPiece[],
): Reason | null {
  const inside = inPlayArea(state.options.areas, piece);
  if (!inside.holds)
    return reason('outside-play-area', 'It must come into the play area.', RULES, { mm: inside.margin });
  if (!tokensNear(state, piece).some(({ id }) => tokens.includes(id)))
    return reason(
      'far-from-token',
      'Everything that arrives must be at distance 1 of the same objective token.',
      RULES,
    );
  const [under] = isShipPiece(piece)
    ? shipsOverlappedAt(piece, piece.pose, others)
    : basesUnderSquadron(piece, others, squadronPieces(state));
  return under ? reason('overlaps-base', say`${under.id} stands there.`, ['arm.setup.30'], { other: under.id }) : null;
}

function zoneAround({ lengths }: ArmadaState, { at }: ObjectiveToken): Zone {
  const reach = toDistance(lengths, 1) + lengths.objectiveTokenRadius + lengths.bases.large.length;
  return { left: at.x - reach, bottom: at.y - reach, width: 2 * reach, height: 2 * reach };
}

function shipArrives(state: ArmadaState, frame: ArriveFrame, action: Of<'deploy-ship'>): void {
  const ship = shipOf(state, action.ship);
  const { pose } = action;
  const pushed = squadronsOverlappedAt(shipPiece(state, ship, pose), pose, squadronPieces(state)).map(({ id }) => id);
  deployShip(state, ship, action, RULES);
  activateShip(state, ship);
  frame.tokens = tokensNear(state, shipPiece(state, ship)).map(({ id }) => id);
  if (pushed.length > 0) call(state, 'place squadrons', { ship: ship.id, squadrons: pushed });
}

function squadronsAside({ squadrons }: ArmadaState, player: PlayerId): Squadron[] {
  return squadrons.filter(({ owner, place }) => owner === player && place === 'set-aside');
}

type Arriving = Of<'deploy-squadron'> | Extract<ManeuverAction, { type: 'leave-squadron' }>;

/** One after the other, near the token near which the ship came. */
function whereSquadrons(state: ArmadaState, { player, tokens }: ArriveFrame): Question<Arriving> | null {
  const left = squadronsAside(state, player);
  if (left.length === 0) return null;
  const others = shipPieces(state);
  const regions = state.objectiveTokens
    .filter(({ id }) => tokens.includes(id))
    .map((token) =>
      placing<Squadron, Of<'deploy-squadron'>>({
        type: 'deploy-squadron',
        pieces: left,
        action: ({ id }, { x, y }) => ({ type: 'deploy-squadron', player, squadron: id, at: { x, y } }),
        read: ({ squadron, at }) => {
          const piece = left.find(({ id }) => id === squadron);
          return piece ? { piece, pose: { ...at, heading: NORTH } } : notDeployed(squadron);
        },
        zone: zoneAround(state, token),
        towards: NORTH,
        cannot: (squadron, at) => cannotArrive(state, squadronAt(squadronPiece(state, squadron), at), tokens, others),
      }),
    );
  const isRoom = regions.some((region) => left.some((squadron) => region.free(squadron) !== null));
  const not = isRoom ? reason('place-left', 'There is room for squadrons.', RULES) : null;
  const leave = left.map(({ id }): Candidate<Arriving> =>
    candidate({ type: 'leave-squadron', player, squadron: id }, not),
  );
  return { by: [player], asks: 'deploy squadrons', candidates: leave, region: anyOf(regions) };
}

/** Where no place is left for it, it never comes: it counts as destroyed. */
function squadronArrives(state: ArmadaState, frame: ArriveFrame, action: Arriving): 'again' {
  const squadron = squadronOf(state, action.squadron);
  if (action.type === 'leave-squadron') {
    destroySquadron(state, squadron, reason('no-place-left', say`There is no room for ${squadron.id}.`, RULES));
    return 'again';
  }
  deploySquadron(state, squadron, action.at, RULES);
  activateSquadron(state, squadron);
  const near = tokensNear(state, squadronPiece(state, squadron)).map(({ id }) => id);
  frame.tokens = frame.tokens.filter((id) => near.includes(id));
  return 'again';
}

export const hyperspaceProcedures = [setAside, arrive];
