/**
 * What each of so many skills gets of work that all tests over the catalogue may do together, so that they take as long
 * with a hundred skills as with fifty. A skill that is changed has 10,000 items of each model before it is accepted.
 */
export const shareOut = (total: number, skills: number, least: number): number =>
  Math.max(least, Math.floor(total / skills))
