import { defineModel, typed } from '#form'
import { type Missing, missingBugs as bugs, missingOf } from '#bugs/displays/measure-bugs.ts'
import { drawData, rangeOf, someSmall, told } from '#data-sets/data-sets.ts'
import { sumOf } from '#data-sets/measures.ts'
import { say } from './messages.gen.ts'

/** A hidden number (level 1), a new number that moves the mean (level 2), the mean of two groups (level 3). */
export const missingValue = defineModel<Missing>({
  id: 'missing-value',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  bugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw(random, level) {
    const topic = someSmall(random)
    const asks = ({ 1: 'value', 2: 'next', 3: 'groups' } as const)[level]
    const less = random.integer(3, 6)
    const n = less + (level === 3 ? random.integer(2, 9) : 1)
    const data = drawData(random, less, rangeOf(topic))
    const [before = 0, after = 0] = drawData(random, 2, rangeOf(topic))
    const known = level === 1 ? sumOf(data) : less * before
    return { topic, asks, data, less, before, n, mean: (known + (n - less) * after) / n, after }
  },
  fits: ({ asks, before, after, mean, less, n }) =>
    Number.isInteger(mean) &&
    (asks === 'value' || before !== mean) &&
    (asks !== 'groups' || less * 2 !== n) &&
    before > 0 &&
    after > 0,
  item(its) {
    const { topic, asks, data, less, before, n, mean, after } = its
    const key = missingOf(its)
    const terms = {
      list: data.join(', '),
      less,
      before,
      n,
      mean,
      after,
      other: n - less,
      added: (n - less) * after,
      known: asks === 'value' ? sumOf(data) : less * before,
      total: n * mean,
      key,
    }
    return {
      stem: [told(topic, n), say(`missing.told.${asks}`, terms), say(`missing.asks.${asks}`, terms)],
      ...typed(its, { label: say(`missing.label.${asks}`), key, bugs }),
      hints: [say('missing.nudge'), say(`missing.hint.${asks}`, terms)],
      solution: [say(`missing.sums.${asks}`, terms), say(`missing.so.${asks}`, terms)],
    }
  },
})
