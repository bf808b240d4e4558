import { fit, type HeldOut } from '@skills-center/learner/fit'
import { isLesson } from '@skills-center/learner/fit-replay'
import { areaUnderCurve, logLoss } from '@skills-center/learner/forecasts'
import { packPopulation } from '@skills-center/learner/pack-population'
import type { Queryable } from '../../platform/database.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { learnerCatalog } from './learner-catalog.ts'
import { type Figures, writeLearnerParameters } from './learner-parameters.ts'
import { readPastAnswers } from './past-answers.ts'

export interface FittedParameters {
  /** The content of the parameter file. */
  text: string
  /** The number of answers that the population learned from. */
  rows: number
  students: number
  heldOut: Figures
}

/**
 * With fewer than these, a fit learns nothing about questions, and its forecasts could not be tested on held-out
 * students.
 */
const minRows = 100
const leastStudents = 4

/**
 * Fits a population on all attempts before `until`. The result names no student.
 *
 * @param onRead called with the number of answers once they have been read
 * @throws StartupProblem if there are too few answers
 */
export async function fitAttempts(
  database: Queryable,
  { until, provenance, date }: { until: Date; provenance: string; date: string },
  onRead: (answers: number) => void = () => undefined,
): Promise<FittedParameters> {
  const { answers, from } = await readPastAnswers(database, until)
  const rows = answers.filter(isLesson).length
  const students = new Set(answers.map(({ student }) => student)).size
  if (from === null || rows < minRows || students < leastStudents) {
    throw new StartupProblem(
      `There are ${rows} answers to learn from, of ${students} students: a fit needs ${minRows} of ${leastStudents} at least. First tries count that were thought about and had no hint.`,
    )
  }
  onRead(answers.length)
  const { population, heldOut } = fit(learnerCatalog, answers)
  const figures = figuresOf(heldOut)
  const about = {
    provenance,
    date,
    rows,
    students,
    from: from.toISOString(),
    until: until.toISOString(),
    heldOut: figures,
  }
  const text = writeLearnerParameters(about, packPopulation(learnerCatalog, population))
  return { text, rows, students, heldOut: figures }
}

function figuresOf({ chances, baseChances, outcomes }: HeldOut): Figures {
  const auc = areaUnderCurve(chances, outcomes)
  return {
    logLoss: logLoss(chances, outcomes),
    baseLogLoss: logLoss(baseChances, outcomes),
    auc: Number.isNaN(auc) ? null : auc,
  }
}
