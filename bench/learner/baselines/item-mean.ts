import type { Stream } from '../stream.ts'
import { type Baseline, type Predictor, told } from './baseline.ts'

/** An item's own answers are joined by so many at the rate of its skills, and these by so many at the rate of all. */
const borrowed = 5

/** The share of right answers to the item so far, shrunk towards its skills' and that towards everybody's. */
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
  fitted: (stream, training) => told(createItemMean(stream), training),
}
