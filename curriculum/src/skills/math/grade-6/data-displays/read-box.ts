import { defineModel, typed } from '#form'
import { boxAnswer, boxBugs as bugs, type BoxReading } from '#bugs/displays/reading-bugs.ts'
import { boxFigure, drawFive, someWide, told, type WideTopic } from '#data-sets/data-sets.ts'
import { say } from './messages.gen.ts'

/** A spread (level 1), the part between two marks as a percent (level 2) and as a count (level 3). */
export const readBox = defineModel<BoxReading & { topic: WideTopic }>({
  id: 'read-box',
  thinking: 'compare',
  seconds: 50,
  standards: ['6.SP.B.4', '6.SP.B.5c'],
  bugs,
  task: ({ topic, asks, low, high }) => `${topic} ${asks} ${high - low}`,
  draw(random, level) {
    const asks = level === 1 ? random.pick(['range', 'iqr'] as const) : level === 2 ? 'percent' : 'count'
    const low = random.integer(0, 3)
    const spread = asks === 'range' ? [0, 4] : [1, 3]
    const [from = 0, to = 0] = level === 1 ? spread : [low, random.integer(low + 1, Math.min(4, low + 3))]
    return {
      topic: someWide(random),
      five: drawFive(random, [5, 45], 5),
      asks,
      low: from,
      high: to,
      total: random.integer(5, 20) * 4,
      axis: [0, 50],
    }
  },
  item(its) {
    const { topic, five, asks, total, axis } = its
    const key = boxAnswer(its)
    const terms = {
      low: five[its.low] ?? 0,
      high: five[its.high] ?? 0,
      total,
      quarter: total / 4,
      parts: its.high - its.low,
      key,
    }
    return {
      stem: [told(topic, total), say('box.shows'), say(`box.asks.${asks}`, terms)],
      figure: boxFigure(topic, axis, [five]),
      ...typed(its, {
        label: say(`box.label.${asks}`),
        ...(asks === 'percent' ? { after: say('read.percent-sign') } : {}),
        key,
        bugs,
      }),
      hints: [say(`box.nudge.${asks}`), say(`box.hint.${asks}`, terms)],
      solution: [say(`box.read-off.${asks}`, terms), say(`box.so.${asks}`, terms)],
    }
  },
})
