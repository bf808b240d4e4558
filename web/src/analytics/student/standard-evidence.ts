import type { StudentReport } from '@skills-center/contract/analytics/student-report'
import { enough } from '@skills-center/contract/progress/report'

/** A standard's figures across all of its skills. */
export interface StandardEvidence {
  readonly code: string
  readonly label: string
  /** Questions for this standard, and those right on the first try. */
  readonly answered: number
  readonly right: number
  /** Whole percent; null if there are too few questions. */
  readonly percent: number | null
  readonly mastered: number
  readonly skills: number
}

/** One row for each standard: first tries and mastered skills summed over the skills that teach it. */
export const standardEvidence = (standards: StudentReport['standards']): StandardEvidence[] =>
  standards.map(({ code, label, skills }) => {
    const answered = skills.reduce((sum, { firstTries }) => sum + firstTries.answered, 0)
    const right = skills.reduce((sum, { firstTries }) => sum + firstTries.right, 0)
    return {
      code,
      label,
      answered,
      right,
      percent: answered < enough.accuracyQuestions ? null : Math.round((100 * right) / answered),
      mastered: skills.filter(({ mastered }) => mastered > 0).length,
      skills: skills.length,
    }
  })
