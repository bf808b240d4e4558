import { advise } from './advice/advice.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

export interface OrderKey {
  /** Ids of all options, first to last. */
  options: readonly string[]
  /** For a misconception: matches any order in which the first id is before the second. */
  before?: readonly [string, string]
}

/** Judges the order of all options. */
export function judgeOrder(options: readonly string[], key: OrderKey): Judgement {
  const isComplete = options.length === key.options.length && new Set(options).size === options.length
  if (!isComplete || !key.options.every((id) => options.includes(id)))
    return unreadable(advise('order-first'))
  if (key.before) {
    const [first, second] = key.before
    return options.indexOf(first) < options.indexOf(second) ? correct(null) : incorrect(null)
  }
  return key.options.every((id, index) => options[index] === id) ? correct(null) : incorrect(null)
}
