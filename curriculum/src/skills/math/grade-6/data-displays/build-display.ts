import { defineModel } from '#form'
import { countsOf, drawData, listed, rangeOf, someSmall, someWide, told } from '#data-sets/data-sets.ts'
import { ascending, fiveOf } from '#data-sets/measures.ts'
import { type Plotted, plotted, valuesOf } from '#data-sets/plotted.ts'
import { say } from './messages.gen.ts'

/** Dots (level 1), bars of a histogram (level 2), a box plot (level 3). */
export const buildDisplay = defineModel<Plotted>({
  id: 'build-display',
  thinking: 'classify',
  seconds: 80,
  standards: ['6.SP.B.4'],
  task: ({ topic, kind }) => `${topic} ${kind}`,
  draw(random, level) {
    if (level === 1) {
      const topic = someSmall(random)
      return { topic, kind: 'dots', data: drawData(random, random.integer(9, 12), rangeOf(topic)) }
    }
    const topic = someWide(random)
    if (level === 2) {
      const edge = random.pick([10, 20, 30, 40])
      const data = drawData(random, random.integer(10, 13), rangeOf(topic))
      return { topic, kind: 'bars', data: random.shuffle([edge, ...data]) }
    }
    const low = random.integer(2, 4) * 5
    return { topic, kind: 'box', data: drawData(random, random.pick([7, 8, 10, 11]), [low, low + 20]) }
  },
  fits({ data, kind }) {
    if (kind === 'box') return fiveOf(ascending(data)).every(Number.isInteger)
    const isBars = kind === 'bars'
    const counts = countsOf(data, 0, isBars ? 10 : 1, 15)
    // Counts of a slip at the edges, which fill the axis at most.
    const slipped = isBars
      ? countsOf(
          data.map((value) => value - 1),
          0,
          10,
          5,
        )
      : []
    return (
      Math.max(...counts) <= (isBars ? 7 : 5) && Math.max(...slipped) <= 8 && new Set(data).size < data.length
    )
  },
  item({ topic, data, kind }) {
    const terms = { n: data.length, values: valuesOf({ topic, data, kind }).join(', ') }
    return {
      stem: [
        told(topic, data.length),
        listed(data),
        say(`build.asks.${kind}`),
        ...(kind === 'box' && data.length % 2 === 1 ? [say('build.leave-out')] : []),
      ],
      ...plotted({ topic, data, kind }),
      hints: [say(`build.nudge.${kind}`), say(`build.hint.${kind}`)],
      solution: [say('build.order', { list: ascending(data).join(', ') }), say(`build.so.${kind}`, terms)],
    }
  },
  solve({ stem, interaction }) {
    if (interaction.kind !== 'plot') throw new TypeError('expects a plot')
    const { shape } = interaction
    const data = (/\d+(?:, \d+)+/.exec(stem)?.[0] ?? '')
      .split(', ')
      .map(Number)
      .toSorted((one, other) => one - other)
    if (shape.kind === 'box-plot') {
      const half = Math.floor(data.length / 2)
      const middle = (some: readonly number[]): number =>
        ((some[Math.floor((some.length - 1) / 2)] ?? 0) + (some[Math.floor(some.length / 2)] ?? 0)) / 2
      const [lower, upper] = [data.slice(0, half), data.slice(-half)]
      return {
        kind: 'plot',
        values: [Math.min(...data), middle(lower), middle(data), middle(upper), Math.max(...data)],
      }
    }
    const { from, to, step } = 'axis' in shape ? shape.axis : shape.value
    const places = Math.round((to - from) / step) + (shape.kind === 'dot-plot' ? 1 : 0)
    const values = Array.from(
      { length: places },
      (_, at) => data.filter((each) => Math.floor((each - from) / step) === at).length,
    )
    return { kind: 'plot', values }
  },
})
