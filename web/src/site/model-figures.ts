/**
 * The learner model's accuracy on public logs of real students' answers. Each answer was predicted before it was seen,
 * by a model that started without data. From docs/learner-model/real-students.md; a test keeps the two equal.
 */
export const modelFigures = [
  { year: 2009, answers: 278_336, students: 3_114, gap: 0.0031, right: 0.7501 },
  { year: 2015, answers: 683_801, students: 19_840, gap: 0.0022, right: 0.751 },
  { year: 2017, answers: 448_527, students: 1_705, gap: 0.0041, right: 0.7231 },
] as const

export const allModelAnswers = modelFigures.reduce((sum, { answers }) => sum + answers, 0)

/** The largest average gap between predicted and actual results, in points out of 100. */
export const largestGap = 100 * Math.max(...modelFigures.map(({ gap }) => gap))
