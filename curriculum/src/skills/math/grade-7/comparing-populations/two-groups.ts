import { defineModel, numbersIn, solved, typed } from '#form'
import {
  apartOf,
  type Overlap,
  overlapBugs,
  overlapOf,
  samplesAnswer,
  samplesBugs,
  type TwoSamples,
} from '#bugs/comparing/comparing-bugs.ts'
import { axisLabel, boxFigure, groupName, rangeOf, someWide } from '#data-sets/data-sets.ts'
import { ascending, distancesOf, fiveOf, madOf, meanOf, medianOf, sumOf } from '#data-sets/measures.ts'
import { areShifted, drawBoxes, drawTwoSamples, twoDotsFigure, twoTold } from '#data-sets/two-samples.ts'
import { say } from './messages.gen.ts'

/** Dots in the overlap (level 1), its length (level 2), the overlap of two boxes (level 3). */
export const overlap = defineModel<Overlap>({
  id: 'overlap',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['7.SP.B.3'],
  bugs: overlapBugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw: (random, level) => ({
    ...drawTwoSamples(random, random.integer(8, 11), random.integer(3, 7)),
    fives: drawBoxes(random, random.integer(2, 5)),
    asks: ({ 1: 'dots', 2: 'length', 3: 'boxes' } as const)[level],
  }),
  fits: (its) => overlapOf(its) > 1 && areShifted(its.asks === 'boxes' ? its.fives : its.data),
  item(its) {
    const { topic, asks, data, fives } = its
    const [[a, b], key] = [data, overlapOf(its)]
    const isBoxes = asks === 'boxes'
    const terms = {
      from: isBoxes ? fives[1][1] : Math.min(...b),
      to: isBoxes ? fives[0][3] : Math.max(...a),
      key,
    }
    return {
      stem: [twoTold(topic), say(`overlap.asks.${asks}`)],
      figure: isBoxes ? boxFigure(topic, [0, 50], fives) : twoDotsFigure(topic, data),
      ...typed(its, { label: say(`overlap.label.${asks}`), key, bugs: overlapBugs }),
      hints: [say(`overlap.nudge.${asks}`), say(`overlap.hint.${asks}`)],
      solution: [say(`overlap.ends.${asks}`, terms), say(`overlap.so.${asks}`, terms)],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind === 'box-plot') {
      const [one, other] = figure.boxes
      return solved.number((one?.upperQuartile ?? 0) - (other?.lowerQuartile ?? 0))
    }
    if (figure?.kind !== 'dot-plot') throw new TypeError('expects dots')
    const [a = [], b = []] = figure.plots.map(({ values }) => values)
    const end = Math.max(...a)
    return solved.number(
      /How many|Cuántos/.test(stem) ? b.filter((each) => each <= end).length : end - Math.min(...b),
    )
  },
})

/** Distances from the mean that add up to 0, by how many there are and by their mean absolute deviation. */
const patterns: readonly { mad: number; of: readonly (readonly number[])[] }[] = [
  {
    mad: 2,
    of: [
      [-4, -1, 0, 2, 3],
      [-3, -2, 0, 1, 4],
      [-5, 0, 1, 1, 3],
    ],
  },
  {
    mad: 2,
    of: [
      [-3, -1, 1, 3],
      [-2, -2, 1, 3],
      [-4, 0, 1, 3],
    ],
  },
  {
    mad: 3,
    of: [
      [-5, -1, 2, 4],
      [-4, -2, 1, 5],
      [-6, 1, 2, 3],
    ],
  },
  {
    mad: 4,
    of: [
      [-7, -3, 0, 4, 6],
      [-8, -2, 1, 3, 6],
      [-6, -4, 1, 2, 7],
    ],
  },
]

/** The difference of medians (level 1), of means (level 2), and as a multiple of the mean absolute deviation (level 3). */
export const sampleCenters = defineModel<TwoSamples>({
  id: 'sample-centers',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['7.SP.B.4'],
  bugs: samplesBugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw(random, level) {
    const topic = someWide(random)
    const { mad, of } = random.pick(patterns)
    const [low, high] = rangeOf(topic)
    const times = level === 3 ? random.pick([1, 1.5, 2, 2.5, 3]) : random.pick([1, 1.5, 2, 3])
    const center = random.integer(low + 8, high - 8 - times * mad)
    const [one = [], other = []] = random.sample(of, 2)
    const around = (at: number, some: readonly number[]) => random.shuffle(some.map((each) => at + each))
    if (level === 1) {
      const seven = (at: number) => Array.from({ length: 7 }, () => at + random.integer(-5, 5))
      return { topic, asks: 'medians', data: [seven(center), seven(center + times * mad)], mad }
    }
    const data: TwoSamples['data'] = [around(center, one), around(center + times * mad, other)]
    return { topic, asks: level === 2 ? 'means' : 'mads', data, mad }
  },
  fits: (its) => apartOf(its) > 1 && its.data.flat().every((each) => Number.isInteger(each) && each >= 0),
  item(its) {
    const { topic, asks, data, mad } = its
    const [a, b] = data
    const of = asks === 'medians' ? medianOf : meanOf
    const [low, high] = [of(a), of(b)]
    const list = (values: number[]) => ascending(values).join(', ')
    const terms = {
      n: a.length,
      low,
      high,
      gap: apartOf(its),
      mad,
      a: list(a),
      b: list(b),
      totalA: sumOf(a),
      totalB: sumOf(b),
      distances: distancesOf(a).join(', '),
      far: sumOf(distancesOf(a)),
      key: samplesAnswer(its),
    }
    return {
      stem: [
        twoTold(topic),
        say('samples.list', { name: groupName(0), what: axisLabel(topic), list: a.join(', ') }),
        say('samples.list', { name: groupName(1), what: axisLabel(topic), list: b.join(', ') }),
        say(`samples.asks.${asks}`),
      ],
      ...typed(its, { label: say(`samples.label.${asks}`), key: samplesAnswer(its), bugs: samplesBugs }),
      hints: [say(`samples.nudge.${asks}`), say(`samples.hint.${asks}`, terms)],
      solution: [
        say(asks === 'medians' ? 'samples.medians' : 'samples.means', terms),
        ...(asks === 'mads' ? [say('samples.mad', terms)] : []),
        say(asks === 'mads' ? 'samples.so.mads' : 'samples.so.gap', terms),
      ],
    }
  },
  solve({ stem }) {
    const lists = [...stem.matchAll(/\d+(?:, \d+)+/g)].map(([list]) => numbersIn(list.replaceAll(',', ' ')))
    const [a = [], b = []] = lists.map((list) => ascending(list.map(({ value }) => value)))
    if (/median/.test(stem)) return solved.number(fiveOf(b)[2] - fiveOf(a)[2])
    const gap = meanOf(b) - meanOf(a)
    return solved.number(/times|veces/.test(stem) ? gap / madOf(a) : gap)
  },
})
