import { defineModel, numbersIn, typed } from '#form'
import { asAsked, limitOf, type Reading, readingBugs as bugs, sideOf } from '#bugs/displays/reading-bugs.ts'
import { barFigure, dotFigure, rangeOf, someSmall, someWide, told } from '#data-sets/data-sets.ts'
import { sumOf } from '#data-sets/measures.ts'
import { say } from './messages.gen.ts'

/** How many, from dots (level 1) and from bars (level 2); what percent, from bars (level 3). */
export const readDisplay = defineModel<Reading>({
  id: 'read-display',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['6.SP.B.4', '6.SP.B.5a'],
  bugs,
  task: ({ topic, side, asks }) => `${topic} ${side} ${asks}`,
  draw(random, level) {
    const topic = level === 1 ? someSmall(random) : someWide(random)
    const [low, high] = level === 1 ? rangeOf(topic) : [0, 50]
    const step = level === 1 ? 1 : 10
    const columns = level === 1 ? high - low + 1 : 5
    const counts = Array.from({ length: columns }, () =>
      random.integer(level === 1 ? 0 : 1, level === 1 ? 4 : 8),
    )
    return {
      topic,
      from: low,
      step,
      counts,
      cut: random.integer(2, columns - 2),
      side: random.pick(['from', 'below']),
      asks: level === 3 ? 'percent' : 'count',
    }
  },
  fits: (its) => Number.isInteger(asAsked(its, 1)) && (its.asks === 'count' || sumOf(its.counts) !== 100),
  item(its) {
    const { topic, counts, asks, step } = its
    const kind = step === 1 ? 'dots' : 'bars'
    const limit = limitOf(its)
    const side = sideOf(its).filter((count) => count > 0)
    const [part, total] = [sumOf(side), sumOf(counts)]
    const percent = asAsked(its, part)
    return {
      stem: [told(topic, total), say(`read.shows.${kind}`), say(`read.asks.${asks}.${its.side}`, { limit })],
      figure: kind === 'dots' ? dotFigure(its) : barFigure(its),
      ...typed(its, {
        label: say(`read.label.${asks}`),
        ...(asks === 'percent' ? { after: say('read.percent-sign') } : {}),
        key: percent,
        bugs,
      }),
      hints: [say('read.nudge', { limit }), say(`read.hint.${asks}`)],
      solution: [
        side.length > 1 ? say('read.add', { sum: side.join(' + '), part }) : say('read.one', { part }),
        asks === 'count'
          ? say('read.check', { rest: total - part, total })
          : say('read.percent', { part, total, percent }),
      ],
    }
  },
  solve({ stem, figure }) {
    const question = stem.slice(stem.search(/What percent|How many of|¿Cu|¿Qué por/))
    const limit = numbersIn(question)[0]?.value ?? 0
    const isBelow = /less than|menor/.test(question)
    const data =
      figure?.kind === 'dot-plot'
        ? (figure.plots[0]?.values ?? [])
        : figure?.kind === 'histogram'
          ? figure.bins.flatMap(({ count }, at) =>
              Array.from({ length: count }, () => figure.x.from + at * figure.x.width),
            )
          : []
    const part = data.filter((value) => value < limit === isBelow).length
    return {
      kind: 'number',
      text: String(/percent|porcentaje/.test(question) ? (100 * part) / data.length : part),
    }
  },
})
