import { defineModel, numbersIn, solved, typed } from '#form'
import { boxBugs, readingBugs } from '#bugs/displays/reading-bugs.ts'
import { type BoxReading, boxTerms, drawBoxReading } from '#data-sets/box-readings.ts'
import { barFigure, boxFigure, dataShown, dotFigure, told, type WideTopic } from '#data-sets/data-sets.ts'
import { sumOf } from '#data-sets/measures.ts'
import { asAsked, drawReading, limitOf, type Reading, sideOf } from '#data-sets/readings.ts'
import { say } from './messages.gen.ts'

/** How many, from dots (level 1) and from bars (level 2); what percent, from bars (level 3). */
export const readDisplay = defineModel<Reading>({
  id: 'read-display',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['6.SP.B.4', '6.SP.B.5a'],
  bugs: readingBugs,
  task: ({ topic, side, asks }) => `${topic} ${side} ${asks}`,
  draw: drawReading,
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
        ...(asks === 'percent' ? { after: '%' } : {}),
        key: percent,
        bugs: readingBugs,
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
    const data = dataShown(figure)
    const part = data.filter((value) => value < limit === isBelow).length
    return solved.number(/percent|porcentaje/.test(question) ? (100 * part) / data.length : part)
  },
})

/** A spread (level 1), the part between two marks as a percent (level 2) and as a count (level 3). */
export const readBox = defineModel<BoxReading & { topic: WideTopic }>({
  id: 'read-box',
  thinking: 'compare',
  seconds: 50,
  standards: ['6.SP.B.4', '6.SP.B.5c'],
  bugs: boxBugs,
  task: ({ topic, asks, low, high }) => `${topic} ${asks} ${high - low}`,
  draw: drawBoxReading,
  item(its) {
    const { topic, five, asks, total, axis } = its
    const terms = boxTerms(its)
    return {
      stem: [told(topic, total), say('box.shows'), say(`box.asks.${asks}`, terms)],
      figure: boxFigure(topic, axis, [five]),
      ...typed(its, {
        label: say(`box.label.${asks}`),
        ...(asks === 'percent' ? { after: '%' } : {}),
        key: terms.key,
        bugs: boxBugs,
      }),
      hints: [say(`box.nudge.${asks}`), say(`box.hint.${asks}`, terms)],
      solution: [say(`box.read-off.${asks}`, terms), say(`box.so.${asks}`, terms)],
    }
  },
  solve({ stem, figure }) {
    const [box] = figure?.kind === 'box-plot' ? figure.boxes : []
    if (box === undefined) throw new TypeError('expects a box plot')
    const { least, lowerQuartile, median, upperQuartile, most } = box
    if (/interquartile|intercuartílico/.test(stem)) return solved.number(upperQuartile - lowerQuartile)
    if (/range|rango/.test(stem)) return solved.number(most - least)
    const asked = numbersIn(stem.slice(stem.search(/About|¿Más/))).map(({ value }) => value)
    const five = [least, lowerQuartile, median, upperQuartile, most]
    const [low = 0, high = 0] = asked.slice(-2).map((mark) => five.indexOf(mark))
    const whole = asked.length === 3 ? (asked[0] ?? 0) : 100
    return solved.number((whole * (high - low)) / 4)
  },
})
