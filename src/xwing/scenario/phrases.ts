/** What people say in one breath: an attack, an action with its template. */
import { eitherOf, needed, object, reference, text, words } from '../../language/keys';
import { fieldsOf, onTheWay, phrase, saying, sayingAll, whole, type Clause, type Word } from '../../language/phrase';
import { ACTION_COLORS } from '../facts/words';
import { templateWord } from './verbs';

const ship = reference('ship');
const anyObject = reference('object');
const side = words(['left', 'right']);
const position = words(['front', 'middle', 'back']);
const color = words(ACTION_COLORS);

/** `perform-action`, of which the words say nothing but the ship and the color. */
function performing(action: string, fields: Readonly<Record<string, Word | undefined>>): Clause {
  const { ways, carries } = sayingAll('perform-action', fields);
  return { ways: ways.map(({ verb, words: said }) => ({ verb, words: { ...(said as object), action } })), carries };
}

const attack = phrase(
  'A ship attacks: its weapon, if it has several, and the defender.',
  eitherOf(anyObject, object({ ship, weapon: text(), defender: anyObject })),
  (given) => {
    const { ship: who, weapon, defender } = fieldsOf(whole(given), 'defender');
    const { ways } = sayingAll('choose-weapon', { ship: who });
    return [
      weapon ? sayingAll('choose-weapon', { ship: who, weapon }) : { ways, carries: [] },
      sayingAll('declare-defender', { ship: who, defender }),
    ];
  },
);

const barrelRoll = phrase(
  'A ship performs a barrel roll action: to which side, and where along the template it ends (nothing said: in the middle, or the only place that fits).',
  eitherOf(side, object({ ship, side: needed(side), position, color })),
  (given) => {
    const { ship: who, side: to, position: end, color: in_ } = fieldsOf(whole(given), 'side');
    return [
      performing('barrel-roll', { ship: who, color: in_ }),
      sayingAll('choose-side', { ship: who, side: to }),
      end
        ? sayingAll('choose-position', { ship: who, position: end })
        : onTheWay('choose-position', { position: 'middle' }, null),
    ];
  },
);

const boost = phrase(
  'A ship performs a boost action with this template.',
  eitherOf(templateWord, object({ ship, template: needed(templateWord), color })),
  (given) => {
    const { ship: who, template, color: in_ } = fieldsOf(whole(given), 'template');
    return [
      performing('boost', { ship: who, color: in_ }),
      template ? saying(template, 'choose-template') : onTheWay('choose-template'),
    ];
  },
);

export const phrases = { attack, 'barrel-roll': barrelRoll, boost };
