/** The ten AI cards. Read off photographs: certain. */
import type { AiCard, AiStep } from '../pack';
import type { MarketDeck } from '../words';

type Illegal = Extract<AiStep, { do: 'deliver-cargo' }>['illegal'];

const toShip = (damage: number): Illegal => ({ damage, to: 'ship' });
const toCharacter = (damage: number): Illegal => ({ damage, to: 'character' });
const job: AiStep = { do: 'complete-job' };
const fameFor8000: AiStep = { do: 'buy-fame', credits: 8000, fame: 1 };
const gainCrew: AiStep = { do: 'reveal-contact', gainCrew: true };
const gainReputation = (from: 'here' | 'nearest-patrol'): AiStep => ({ do: 'gain-reputation', with: from, amount: 1 });
const sellReputation = (from: 'here' | 'nearest-patrol'): AiStep => ({
  do: 'credits-for-reputation',
  credits: 4000,
  with: from,
  amount: 1,
});

function buy(deck: MarketDeck, instead?: MarketDeck): AiStep {
  const goals = ([deck, instead] as const).filter((each) => each === 'cargo' || each === 'job');
  return { do: 'buy', deck, ...(instead && { instead }), goals };
}

/** Every card begins its three parts alike; cards 2 and 6 recover also when not defeated. */
function card(
  number: number,
  illegal: Illegal,
  actions: readonly AiStep[],
  encounters: readonly AiStep[],
  more: Partial<AiCard> = {},
): AiCard {
  return {
    id: `ai-${number}`,
    planning: [
      { do: 'recover', ifDefeated: number !== 2 && number !== 6 },
      { do: 'move-to-goal' },
      { do: 'gain-credits', credits: 2000 },
    ],
    action: [{ do: 'deliver-cargo', illegal }, ...actions],
    encounter: [{ do: 'encounter-hostile-patrol' }, ...encounters],
    special: null,
    ...more,
  };
}

export const ai: readonly AiCard[] = [
  card(1, toShip(2), [buy('cargo', 'job')], [job, fameFor8000, gainReputation('here')]),
  card(2, toShip(2), [buy('job', 'cargo')], [job, gainCrew]),
  card(3, toCharacter(2), [buy('job')], [fameFor8000, sellReputation('nearest-patrol')]),
  card(4, null, [buy('cargo')], [job, gainCrew, fameFor8000]),
  card(5, toShip(3), [buy('job')], [fameFor8000, gainCrew]),
  card(6, toCharacter(2), [buy('job')], [job, fameFor8000]),
  // How much reputation card 7 takes cannot be read on the photograph; 1 is likely.
  card(7, { reputation: 1 }, [buy('cargo', 'gear-and-mod')], [job, fameFor8000], { sure: { action: 'likely' } }),
  card(
    8,
    null,
    [buy('gear-and-mod'), { do: 'reveal-contact', gainCrew: false }],
    [job, fameFor8000, gainReputation('nearest-patrol')],
  ),
  card(9, toCharacter(3), [buy('ship')], [job, sellReputation('here')]),
  card(10, null, [buy('cargo')], [job, fameFor8000], {
    special: { steps: [{ do: 'discard-market', decks: ['bounty', 'luxury'] }], shuffleBack: true },
  }),
];
