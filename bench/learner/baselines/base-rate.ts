import { type Baseline, type Predictor, train } from './baseline.ts'

/** Predicts the share of right answers so far, whatever the student and the item. */
function createRunningRate(): Predictor {
  let answered = 0
  let right = 0
  return {
    predict: () => (right + 1) / (answered + 2),
    learn({ isCorrect }) {
      answered += 1
      right += isCorrect ? 1 : 0
    },
  }
}

export const baseRate: Baseline = {
  name: 'base rate',
  cold: createRunningRate,
  fitted: (_, training) => train(createRunningRate(), training),
}
