import type { Stream } from '../stream.ts'
import { type Baseline, type Predictor, train } from './baseline.ts'

/** The weight of the prior, in answers: the skills' rate for an item, and the overall rate for the skills. */
const borrowed = 5

/**
 * Predicts the item's share of right answers, shrunk toward that of its skills, which is shrunk toward the overall
 * share.
 */
function createItemMean({ itemCount, skillSetCount }: Stream): Predictor {
  const items = { answered: new Float64Array(itemCount), right: new Float64Array(itemCount) }
  const skillSets = { answered: new Float64Array(skillSetCount), right: new Float64Array(skillSetCount) }
  let answered = 0
  let right = 0
  const share = (of: typeof items, index: number, towards: number) =>
    ((of.right[index] ?? 0) + borrowed * towards) / ((of.answered[index] ?? 0) + borrowed)
  const add = (of: typeof items, index: number, isCorrect: boolean) => {
    of.answered[index] = (of.answered[index] ?? 0) + 1
    of.right[index] = (of.right[index] ?? 0) + (isCorrect ? 1 : 0)
  }
  return {
    predict({ item, skillSet }) {
      return share(items, item, share(skillSets, skillSet, (right + 1) / (answered + 2)))
    },
    learn({ item, skillSet, isCorrect }) {
      add(items, item, isCorrect)
      add(skillSets, skillSet, isCorrect)
      answered += 1
      right += isCorrect ? 1 : 0
    },
  }
}

export const itemMean: Baseline = {
  name: 'item mean',
  cold: createItemMean,
  fitted: (stream, training) => train(createItemMean(stream), training),
}
