import type { Grading } from '@skills-center/contract/assignments/grading'

/*
 * A retake begins an assignment again for one student. What was answered before it stays: of a goal in questions by when
 * each was asked, of a fixed set by the number that its answers name, which is another one in each take.
 */

/** Numbers of one take; a set never comes near it, and nine retakes fit a smallint. */
const numbersOfTake = 3000
/** Retakes of one assignment by one student. */
export const maxRetakes = 9

/** The number under which a place of a set is answered in a take, 0 for the first. */
export const slotInTake = (slot: number, take: number): number => take * numbersOfTake + slot

export const placeOf = (numbered: number): { take: number; slot: number } => ({
  take: Math.floor(numbered / numbersOfTake),
  slot: numbered % numbersOfTake,
})

/** Other values in the same kind of question: a retake of a set is no memory test. */
export const seedInTake = (seed: number, take: number): number => (seed + take * 7_368_787) % 2 ** 31

/** One take as it counts in a gradebook. */
export interface GradedTake {
  earned: number | null
  lateLoss: number
  /** What was earned without what late work loses. */
  percent: number | null
}

/** The take that counts, or their mean. A retake that was not begun counts nowhere. */
export function takeThatCounts(rule: Grading['retakes'], takes: readonly GradedTake[]): GradedTake {
  const nothing = { earned: null, lateLoss: 0, percent: null }
  const begun = takes.filter(({ percent }) => percent !== null)
  switch (rule) {
    case 'latest':
      return begun.at(-1) ?? nothing
    case 'best':
      return (
        begun.reduce<GradedTake | undefined>(
          (best, take) => (best === undefined || (take.percent ?? 0) >= (best.percent ?? 0) ? take : best),
          undefined,
        ) ?? nothing
      )
    case 'average': {
      const mean = (of: (take: GradedTake) => number | null) =>
        Math.round(begun.reduce((sum, take) => sum + (of(take) ?? 0), 0) / begun.length)
      return begun.length === 0
        ? nothing
        : {
            earned: mean(({ earned }) => earned),
            lateLoss: mean(({ lateLoss }) => lateLoss),
            percent: mean(({ percent }) => percent),
          }
    }
  }
}
