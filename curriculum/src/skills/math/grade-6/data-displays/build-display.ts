import { defineModel } from '#form'
import { countsOf, listed, told } from '#data-sets/data-sets.ts'
import { ascending, fiveOf } from '#data-sets/measures.ts'
import { drawPlotted, type Plotted, plotted, plotShown, valuesOf } from '#data-sets/plotted.ts'
import { say } from './messages.gen.ts'

/** Dots (level 1), bars of a histogram (level 2), a box plot (level 3). */
export const buildDisplay = defineModel<Plotted>({
  id: 'build-display',
  thinking: 'classify',
  seconds: 80,
  standards: ['6.SP.B.4'],
  task: ({ topic, kind }) => `${topic} ${kind}`,
  draw: drawPlotted,
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
  solve: plotShown,
})
