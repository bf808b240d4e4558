import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

/** One of several options, by id. */
export function judgeChoice(option: string, key: { option: string }): Judgement {
  if (option === '') return unreadable('Choose one answer.')
  return option === key.option ? correct(null) : incorrect(null)
}

/** All options that fit and no other, in any order; partly right is incorrect. */
export function judgeChoices(options: readonly string[], key: { options: readonly string[] }): Judgement {
  if (options.length === 0) return unreadable('Choose at least one answer.')
  const [chosen, right] = [new Set(options), new Set(key.options)]
  return chosen.symmetricDifference(right).size === 0 ? correct(null) : incorrect(null)
}
