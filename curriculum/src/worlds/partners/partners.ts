import type { Random } from '../../random.ts'
import { type Data, runsOf } from '../data.ts'
import { above, shown } from '../readings.ts'

/** The effect of another species on a species. */
export const effects = ['more', 'fewer', 'none'] as const
export type Effect = (typeof effects)[number]

/** Kinds of relationships, and the effect of each on the first and the second species. */
export const relationships = ['mutualism', 'competition', 'feeding', 'commensalism'] as const
export type Relationship = (typeof relationships)[number]
const patterns: Readonly<Record<Relationship, readonly [Effect, Effect]>> = {
  mutualism: ['more', 'more'],
  competition: ['fewer', 'fewer'],
  feeding: ['more', 'fewer'],
  commensalism: ['more', 'none'],
}

/** Where two species, P and Q, are raised alone and together. */
const places = ['tanks', 'pots', 'dishes', 'plots', 'pools'] as const
export const placeOf = (data: Data): (typeof places)[number] => places[data.about['place'] ?? 0] ?? 'tanks'

interface PartnerTruth {
  relationship: Relationship
  effects: readonly [Effect, Effect]
}

const within = 3
const runs = 4

/** Counts after some weeks: P alone, P with Q, Q alone, Q with P. */
export function drawPartners(
  random: Random,
  relationship: Relationship,
): { data: Data; truth: PartnerTruth } {
  const [first, second] = patterns[relationship]
  const both: [Effect, Effect] = random.chance(0.5) ? [first, second] : [second, first]
  const exact = both.flatMap((effect): number[] => {
    const alone = random.integer(24, 48)
    const share = random.integer(40, 60) / 100
    return [alone, effect === 'more' ? alone * (1 + share) : effect === 'fewer' ? alone * (1 - share) : alone]
  })
  const data: Data = {
    world: 'partners',
    kind: 'repeats',
    about: { place: random.integer(0, places.length - 1) },
    times: [8],
    within,
    series: exact.map((value, at) => ({
      thing: String(at),
      runs: Array.from({ length: runs }, () => [shown(random, value, within)]),
    })),
  }
  return { data, truth: { relationship, effects: both } }
}

/** The effect on P (0) or Q (1) according to the counts; undefined if debatable. */
export function effectOn(data: Data, who: 0 | 1): Effect | undefined {
  const verdict = above(runsOf(data, 2 * who + 1), runsOf(data, 2 * who), data.within)
  return verdict === 'too-near'
    ? undefined
    : ({ true: 'more', false: 'fewer', undecided: 'none' } as const)[verdict]
}

/** The kind of relationship that the counts show. */
export function relationshipOf(data: Data): Relationship | undefined {
  const found = [effectOn(data, 0), effectOn(data, 1)]
  return relationships.find((each) => {
    const [first, second] = patterns[each]
    return (found[0] === first && found[1] === second) || (found[0] === second && found[1] === first)
  })
}
