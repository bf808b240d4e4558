import type { Grading } from '@skills-center/contract/assignments/grading'

/*
 * A retake starts an assignment over for one student. Earlier answers stay. For a goal of questions, the time of each
 * question shows its take. In a fixed set, the slot number in each answer does, because it is different in each take.
 */

/** The range of slot numbers per take. No set is that large, and nine retakes still fit a smallint. */
const numbersOfTake = 3000
/** The most retakes of one assignment per student. */
export const maxRetakes = 9

/** The number under which a slot is answered in a take; the first take is 0. */
export const slotInTake = (slot: number, take: number): number => take * numbersOfTake + slot

export const slotPositionOf = (numbered: number): { take: number; slot: number } => ({
  take: Math.floor(numbered / numbersOfTake),
  slot: numbered % numbersOfTake,
})

/** Different values in the same kind of question, so that a retake does not test memory. */
export const seedInTake = (seed: number, take: number): number => (seed + take * 7_368_787) % 2 ** 31

/** One take with its grade for the gradebook. */
export interface GradedTake {
  earned: number | null
  lateLoss: number
  /** The earned percent minus the deduction for lateness. */
  percent: number | null
}

/** The take that counts, or the mean of all takes. A retake that was not begun does not count. */
export function countedTake(rule: Grading['retakes'], takes: readonly GradedTake[]): GradedTake {
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
