/** One number by which a run is judged. */
export interface Measure {
  key: string
  /** The column's heading. */
  title: string
  digits: number
}

/** The columns of the main table, and the knowledge at the end. */
export const mainMeasures = [
  { key: 'knowledgeBefore', title: 'before', digits: 3 },
  { key: 'knowledgeEnd', title: 'end', digits: 3 },
  { key: 'knowledgeLater', title: '+30 days', digits: 3 },
  { key: 'lowestFifthLater', title: 'low fifth', digits: 3 },
  { key: 'questionsPerRetained', title: 'q/retained', digits: 0 },
  { key: 'declaredNotMastered', title: 'false', digits: 2 },
  { key: 'masteredNotDeclared', title: 'missed', digits: 2 },
  { key: 'calibrationError', title: 'ECE', digits: 3 },
  { key: 'tooHard', title: '<40%', digits: 2 },
  { key: 'overPractice', title: 'over', digits: 2 },
  { key: 'placement25', title: 'place 25', digits: 3 },
  { key: 'flagPrecision', title: 'flag prec', digits: 2 },
  { key: 'flagRecall', title: 'flag rec', digits: 2 },
] as const satisfies readonly Measure[]

/** Even an engine that shows the truth scores some "wrong way" moves, because students learn from a worked solution. */
export const furtherMeasures = [
  { key: 'masteredEnd', title: 'mast end', digits: 3 },
  { key: 'masteredLater', title: 'mast +30', digits: 3 },
  { key: 'declaredBelow80', title: 'false<80', digits: 2 },
  { key: 'brier', title: 'Brier', digits: 3 },
  { key: 'calibrationErrorUntouched', title: 'ECE new', digits: 3 },
  { key: 'brierUntouched', title: 'Brier new', digits: 3 },
  { key: 'calibrationErrorLater', title: 'ECE +30', digits: 3 },
  { key: 'tooEasy', title: '>97%', digits: 2 },
  { key: 'fruitless', title: 'fruitless', digits: 3 },
  { key: 'placement0', title: 'place 0', digits: 3 },
  { key: 'placement10', title: 'place 10', digits: 3 },
  { key: 'placement15', title: 'place 15', digits: 3 },
  { key: 'logLoss', title: 'log loss', digits: 3 },
  { key: 'wrongWay', title: 'wrong way', digits: 0 },
  { key: 'wrongWayReports', title: 'wrong rep', digits: 3 },
  { key: 'replyDiffers', title: 'reply≠rep', digits: 3 },
  { key: 'invalid', title: 'invalid', digits: 0 },
  { key: 'questions', title: 'questions', digits: 0 },
  { key: 'medianMs', title: 'median ms', digits: 3 },
  { key: 'p99Ms', title: 'p99 ms', digits: 2 },
] as const satisfies readonly Measure[]

export type MeasureKey = (typeof mainMeasures)[number]['key'] | (typeof furtherMeasures)[number]['key']

/** The measures of one run; null where there was nothing to measure. */
export type Outcome = Record<MeasureKey, number | null>

/** One student's mean true chance over the skills of the grade, before practice and 30 days after its end. */
export interface StudentResult {
  before: number
  later: number
}

export interface RunResult {
  outcome: Outcome
  /** In the same order for every engine. */
  students: readonly StudentResult[]
}

/** Returns the mean of the lowest fifth of the values, at least one of them. */
export function lowestFifth(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const lowest = values
    .toSorted((one, other) => one - other)
    .slice(0, Math.max(1, Math.round(values.length / 5)))
  return lowest.reduce((sum, value) => sum + value, 0) / lowest.length
}

export interface Summary {
  mean: number
  /** Standard error over the runs; 0 for a single run. */
  error: number
}

export function summarize(values: readonly (number | null)[]): Summary | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  if (known.length === 1) return { mean, error: 0 }
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length - 1)
  return { mean, error: Math.sqrt(variance / known.length) }
}
