import { at } from './at.ts'
import type { StudentResult } from './measures.ts'

/** A mean difference with its standard error. */
export interface Difference {
  mean: number
  error: number
}

/** The students of each seed's run: the same students in the same order under every engine. */
export type BySeed = readonly (readonly StudentResult[])[]

/**
 * Returns the mean of `later` under one engine minus the mean under another, student by student. Students of one seed
 * share a catalog and an engine, so the error is computed between seeds (cluster-robust: Liang and Zeger 1986); with a
 * single seed it is 0.
 */
export function pairedDifference(
  ours: BySeed,
  theirs: BySeed,
  isCounted: (student: StudentResult, seed: number) => boolean = () => true,
): Difference {
  const groups = ours.map((group, seed) =>
    group.flatMap((student, index) =>
      isCounted(student, seed) ? [student.later - at(at(theirs, seed), index).later] : [],
    ),
  )
  const all = groups.flat()
  const mean = all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length)
  const count = groups.length
  if (count < 2) return { mean, error: 0 }
  const squares = groups.reduce(
    (sum, group) => sum + group.reduce((left, value) => left + value - mean, 0) ** 2,
    0,
  )
  return { mean, error: Math.sqrt((squares * count) / (count - 1)) / all.length }
}

/**
 * Selects the weakest fifth of each seed's students before practice, which is known before any engine asks a question.
 */
export function weakestFifth(groups: BySeed): (student: StudentResult, seed: number) => boolean {
  const limits = groups.map((group) => {
    const sorted = group.map(({ before }) => before).toSorted((one, other) => one - other)
    return sorted[Math.max(1, Math.round(sorted.length / 5)) - 1] ?? 0
  })
  return ({ before }, seed) => before <= (limits[seed] ?? 0)
}
