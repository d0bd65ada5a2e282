/** What people say in one breath: a maneuver with its navigate command, an attack. */
import { eitherOf, object, reference, wholeNumber, words } from '../../language/keys';
import { DICE_COLORS } from '../facts';
import { zone } from './parts';
import { fieldsOf, onTheWay, phrase, saying, sayingAll, whole, type Clause, type Word } from '../../language/phrase';
import { jointWords, side } from './verbs';

const piece = reference('piece');

const maneuver = phrase(
  'A ship executes its maneuver: whether it resolves a navigate command, how the joints are set, the nearest to the ship first, and on which side the tool lies (nothing said: the right one, where it can); at speed 0 no joints.',
  eitherOf(
    jointWords,
    object({
      ship: reference('ship'),
      navigate: object({ with: words(['dial', 'token', 'dial-and-token']), speed: wholeNumber(0, 4) }),
      joints: jointWords,
      side,
    }),
  ),
  (given) => {
    const { ship, navigate, joints, side: lies } = fieldsOf(whole(given), 'joints');
    const { with: spent, speed } = navigate ? fieldsOf(navigate, 'speed') : {};
    const course = sayingAll('determine-course', { ship, joints, side: lies });
    // At speed 0 there is no course to be set.
    const sides = isNone(joints) && !lies ? [] : [lies ? course : onEither(course)];
    const first = navigate ? sayingAll('resolve-navigate', { ship, with: spent, speed }) : onTheWay('skip-navigate');
    return [first, ...sides];
  },
);

const attack = phrase(
  'A ship attacks: with which hull zone (`arc`), what, and which hull zone of that (`zone`); the die that it removes where it is obstructed. Of a squadron the target is enough.',
  eitherOf(piece, object({ attacker: piece, arc: zone, target: piece, zone, remove: words(DICE_COLORS) })),
  (given) => {
    const { remove, ...target } = fieldsOf(whole(given), 'target');
    const declared = sayingAll('declare-target', target);
    if (!remove) return [declared];
    return [declared, { ...saying(remove, 'remove-die'), orElse: { type: 'die-removed', color: remove.said } }];
  },
);

function isNone(joints: Word | undefined): boolean {
  return joints === undefined || (Array.isArray(joints.said) && joints.said.length === 0);
}

/** On the right, or else on the left. */
function onEither({ ways, carries }: Clause): Clause {
  const both = (['right', 'left'] as const).flatMap((side) =>
    ways.map(({ verb, words: said }) => ({ verb, words: { ...(said as object), side } })),
  );
  return { ways: both, carries };
}

export const phrases = { maneuver, attack };
