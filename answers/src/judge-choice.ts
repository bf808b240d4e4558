import { advise } from './advice/advice.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

/** Judges one of several options, by id. */
export function judgeChoice(option: string, key: { option: string }): Judgement {
  if (option === '') return unreadable(advise('choose-one'))
  return option === key.option ? correct(null) : incorrect(null)
}

/** Judges a set of options, in any order. A partly right set is incorrect. */
export function judgeChoices(options: readonly string[], key: { options: readonly string[] }): Judgement {
  if (options.length === 0) return unreadable(advise('choose-some'))
  const [chosen, right] = [new Set(options), new Set(key.options)]
  return chosen.symmetricDifference(right).size === 0 ? correct(null) : incorrect(null)
}
