/** What people say in one breath: a move over several squares. */
import { eitherOf, listOf, object, reference } from '../../language/keys';
import { eachOf, fieldsOf, phrase, sayingAll, whole } from '../../language/phrase';
import { squareOrDirection } from './verbs';

const way = listOf(squareOrDirection, 'The squares that it enters, or directions: north, south-east ...');

const move = phrase(
  'A character moves over these squares, one after the other.',
  eitherOf(way, object({ character: reference('character'), way })),
  (given) => {
    const { character, way: squares } = fieldsOf(whole(given), 'way');
    return eachOf(squares).map((to) => sayingAll('step', { character, to }));
  },
);

export const phrases = { move };
