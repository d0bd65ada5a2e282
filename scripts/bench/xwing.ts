/** X-Wing's setups for the benchmark: a duel of two ships, and equal squads of more and more. */

/** T-65 X-wings against TIE/ln fighters, the same number of each. */
export function xwingSetup(shipsASide: number): unknown {
  const squad = (faction: string, id: string, ship: string): unknown => ({
    faction,
    name: `${shipsASide} ${ship}`,
    pilots: Array.from({ length: shipsASide }, () => ({ id, ship, upgrades: {} })),
  });
  const squads = [
    squad('rebelalliance', 'bluesquadronescort', 't65xwing'),
    squad('galacticempire', 'academypilot', 'tielnfighter'),
  ];
  return shipsASide > 8 ? { squads, mat: { width: 1828, height: 1828 } } : { squads, mat: 'standard' };
}
