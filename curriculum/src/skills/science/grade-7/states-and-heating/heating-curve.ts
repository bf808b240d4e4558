import { defineModel, type Level, numberOf, slip, type Text } from '#form'
import { graphOf } from '#shapes/display/display.ts'
import { quantity } from '#units/units.ts'
import { type Data, lastTime, reading, timeAt } from '#worlds/data.ts'
import { levelParts } from '#worlds/heating/curve-facts.ts'
import { curveWords, heatingCurves } from '#worlds/heating/curve-words.ts'
import { celsius, degrees, minutes } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

const asks = {
  1: ['melting-point', 'boiling-point'],
  2: ['melting-time', 'liquid-time'],
  3: ['other-time', 'other-end'],
} as const
type Ask = (typeof asks)[Level][number]

interface Values {
  data: Data
  ask: Ask
  /** Grams of the first sample, and how many times as much the second one has. */
  mass: number
  times: number
}

/** The grid of the graph is 10 degrees and 2 minutes wide. */
const tolerance = { degrees: 4, minutes: 2 } as const

function partsOf(data: Data) {
  const parts = levelParts(data)
  if (parts === undefined) throw new RangeError('A heating curve without a level part')
  const { melting, boiling } = parts
  return {
    at: Math.round(melting.at),
    from: timeAt(data, melting.from),
    to: timeAt(data, melting.to),
    boils: Math.round(boiling?.at ?? 0),
    boilsFrom: timeAt(data, boiling?.from ?? lastTime(data)),
    start: reading(data, 0, 0),
    end: reading(data, 0, lastTime(data)),
  }
}

/** Read a temperature (1), read how long a part takes (2), tell what another mass would do (3). */
export const heatingCurve = defineModel<Values, Ask>({
  id: 'heating-curve',
  thinking: 'read a figure',
  seconds: 55,
  standards: ['MS-PS1-4'],
  aim: (random, level) => random.pick(asks[level]),
  draw: (random, _level, ask) => ({
    data: heatingCurves.draw(random, { kind: 'course', things: 1 }).data,
    ask,
    mass: random.pick([50, 100, 150, 200]),
    times: random.pick([0.5, 2, 3]),
  }),
  fits({ data, ask, times }) {
    const parts = levelParts(data)
    if (parts === undefined) return false
    const { melting, boiling } = parts
    const length = melting.to - melting.from
    if (ask === 'boiling-point' || ask === 'liquid-time') return boiling !== undefined && length > 3
    return length > 3 && melting.from > 2 && (times !== 0.5 || (length % 2 === 0 && melting.to % 2 === 0))
  },
  item({ data, ask, mass, times }) {
    const second = { first: quantity(mass, 'gram'), second: quantity(mass * times, 'gram') }
    const stem = [curveWords.scene(data), ...(ask.startsWith('other') ? [say('curve.second', second)] : [])]
    return {
      stem: [...stem, say(`curve.ask.${ask}`)],
      figure: graphOf(curveWords, data),
      ...(ask.endsWith('point') ? temperature(data, ask) : duration(data, ask, times)),
      hints: [say('curve.hint'), say(`curve.hints.${ask}`)],
      solution: solved(data, ask, times),
    }
  },
  task: ({ data, ask }) => `${ask}/${data.series[0]?.thing ?? ''}`,
})

function temperature(data: Data, ask: Ask) {
  const { at, boils, start, from, end } = partsOf(data)
  const isMelting = ask === 'melting-point'
  return numberOf({
    label: say('curve.temperature'),
    after: '°C',
    value: isMelting ? at : boils,
    within: tolerance.degrees,
    slips: [
      ...(boils === 0
        ? []
        : [slip(isMelting ? boils : at, 'states.changes-swapped', say('curve.slip.other-part'))]),
      slip(start, 'reading.one-point', say('curve.slip.start')),
      slip(end, 'states.always-warmer', say('curve.slip.end')),
      slip(from, 'reading.wrong-axis', say('curve.slip.minutes')),
    ],
  })
}

function duration(data: Data, ask: Ask, times: number) {
  const { from, to, boilsFrom, at } = partsOf(data)
  const factor = ask.startsWith('other') ? times : 1
  const isLiquid = ask === 'liquid-time'
  const [begins, ends] = isLiquid ? [to, boilsFrom] : ask === 'other-end' ? [0, to] : [from, to]
  const own = ends - begins
  const other = [
    slip(own, 'states.amount-ignored', say('curve.slip.same-time')),
    slip(Math.round(own / times), 'ratio.undoes-wrong-way', say('curve.slip.turned')),
    slip(at * times, 'states.amount-changes-point', say('curve.slip.degrees')),
  ]
  const read = [
    slip(ends, 'reading.one-point', say('curve.slip.ends')),
    slip(begins, 'reading.one-point', say('curve.slip.begins')),
    slip(at, 'reading.wrong-axis', say('curve.slip.temperature')),
    slip(isLiquid ? to - from : boilsFrom - to, 'states.changes-swapped', say('curve.slip.other-part')),
  ]
  return numberOf({
    label: say('curve.time'),
    after: say('curve.minutes'),
    value: own * factor,
    within: tolerance.minutes * Math.max(1, factor),
    slips: ask.startsWith('other') ? other : read,
  })
}

function solved(data: Data, ask: Ask, times: number): Text[] {
  const { at, from, to, boils, boilsFrom } = partsOf(data)
  const span = (one: number, other: number): Text =>
    say('curve.so.span', { from: one, to: other, time: minutes(other - one) })
  const energy = (own: number): Text[] => [
    say('curve.so.energy'),
    say('curve.so.times', { own, times, all: own * times }),
  ]
  const second = { at: celsius(boils), by: degrees(boils - at) }
  const lines: Readonly<Record<Ask, Text[]>> = {
    'melting-point': [say('curve.so.melting'), say('curve.so.level', { from, to, at: celsius(at) })],
    'boiling-point': [say('curve.so.boiling'), say('curve.so.second', second)],
    'melting-time': [say('curve.so.melting'), span(from, to)],
    'liquid-time': [say('curve.so.liquid'), span(to, boilsFrom)],
    'other-time': [span(from, to), ...energy(to - from)],
    'other-end': [say('curve.so.end', { to }), ...energy(to)],
  }
  return lines[ask]
}
