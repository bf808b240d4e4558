/**
 * Each skill's share of a fixed amount of test work over the whole catalog, so that the tests take as long with a
 * hundred skills as with fifty. Before a changed skill is accepted, it is checked with 10,000 items per model.
 */
export const shareOut = (total: number, skills: number, least: number): number =>
  Math.max(least, Math.floor(total / skills))
