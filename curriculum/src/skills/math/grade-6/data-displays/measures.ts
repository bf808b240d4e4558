import { defineModel, numbersIn, solved, typed } from '#form'
import { type Measured, measureBugs, measureOf, missingBugs } from '#bugs/displays/measure-bugs.ts'
import { drawData, listed, rangeOf, someSmall, told } from '#data-sets/data-sets.ts'
import { ascending, distancesOf, meanOf, sumOf } from '#data-sets/measures.ts'
import { drawMissing, type Missing, missingTerms } from '#data-sets/missing.ts'
import { say } from './messages.gen.ts'

/** The median (level 1), the mean (level 2), the mean absolute deviation (level 3). */
export const measures = defineModel<Measured>({
  id: 'measures',
  thinking: 'compute',
  seconds: 60,
  standards: ['6.SP.B.5c'],
  bugs: measureBugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw(random, level) {
    const topic = someSmall(random)
    const count = random.pick(level === 1 ? [7, 8, 9] : level === 2 ? [5, 6, 8] : [4, 5, 8])
    return {
      topic,
      data: drawData(random, count, rangeOf(topic)),
      asks: ({ 1: 'median', 2: 'mean', 3: 'mad' } as const)[level],
    }
  },
  fits: (its) =>
    Number.isInteger(10 * measureOf(its)) &&
    (its.asks !== 'mad' || Number.isInteger(meanOf(its.data))) &&
    new Set(its.data).size > 3,
  item(its) {
    const { topic, data, asks } = its
    const distances = distancesOf(data)
    const key = measureOf(its)
    const terms = {
      n: data.length,
      mean: meanOf(data),
      list: ascending(data).join(', '),
      sum: data.join(' + '),
      total: sumOf(data),
      distances: distances.join(', '),
      spread: sumOf(distances),
      middle: data.length % 2 === 0 ? 'two' : 'one',
      key,
    }
    return {
      stem: [told(topic, data.length), listed(data), say(`measure.asks.${asks}`)],
      ...typed(its, { label: say(`measure.label.${asks}`), key, bugs: measureBugs }),
      hints: [say(`measure.nudge.${asks}`), say(`measure.hint.${asks}`, terms)],
      solution: [say(`measure.first.${asks}`, terms), say(`measure.so.${asks}`, terms)],
    }
  },
  solve({ stem, interaction }) {
    const [, ...data] = numbersIn(stem).map(({ value }) => value)
    const label = interaction.kind === 'number' ? interaction.label : ''
    const asks = /^Mean$|^Media$/.test(label) ? 'mean' : /Median/.test(label) ? 'median' : 'mad'
    return solved.number(measureOf({ topic: 'books', data, asks }))
  },
})

/** A hidden number (level 1), a new number that moves the mean (level 2), the mean of two groups (level 3). */
export const missingValue = defineModel<Missing>({
  id: 'missing-value',
  thinking: 'work backwards',
  seconds: 70,
  standards: ['6.SP.A.3', '6.SP.B.5c'],
  bugs: missingBugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw: drawMissing,
  fits: ({ asks, before, after, mean, less, n }) =>
    Number.isInteger(mean) &&
    (asks === 'value' || before !== mean) &&
    (asks !== 'groups' || less * 2 !== n) &&
    before > 0 &&
    after > 0,
  item(its) {
    const { topic, asks, n } = its
    const terms = missingTerms(its)
    return {
      stem: [told(topic, n), say(`missing.told.${asks}`, terms), say(`missing.asks.${asks}`, terms)],
      ...typed(its, { label: say(`missing.label.${asks}`), key: terms.key, bugs: missingBugs }),
      hints: [say('missing.nudge'), say(`missing.hint.${asks}`, terms)],
      solution: [say(`missing.sums.${asks}`, terms), say(`missing.so.${asks}`, terms)],
    }
  },
  solve({ stem }) {
    const list = /\d+(?:, \d+)+/.exec(stem)?.[0]
    const numbers = numbersIn(stem.slice(stem.search(/The mean|La media/))).map(({ value }) => value)
    const [first = 0, second = 0, third = 0, fourth = 0] = numbers
    if (list !== undefined) return solved.number(first * second - sumOf(list.split(', ').map(Number)))
    // Of two groups, all are asked for at the end; with one more number, they are told before it.
    const isGroups = /other|otros/.test(stem)
    return solved.number(
      isGroups ? (first * second + third * fourth) / (first + third) : third * fourth - first * second,
    )
  },
})
