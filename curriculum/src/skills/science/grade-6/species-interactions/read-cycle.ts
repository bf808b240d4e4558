import { defineModel, type ItemTemplate, type Level, numberOf } from '#form'
import { type Data, reading } from '#worlds/data.ts'
import { drawHunters, peakOf } from '#worlds/hunters/hunters.ts'
import { hunterGraph, hunterWords, tracksAt } from '#worlds/hunters/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  data: Data
  /** The kind that is asked about at level 1. */
  of: number
}

/** Peaks of the hunted: years whose count is far above those three years before and after. */
function peaks(data: Data): number[] {
  const count = (at: number): number => reading(data, 0, at)
  const inner = data.times.slice(2, -2)
  return inner.filter((at) =>
    [at - 2, at - 1, at + 1, at + 2].every(
      (near) => count(near) < count(at) - (Math.abs(near - at) > 1 ? 12 : 0),
    ),
  )
}

const distance = (data: Data): number => {
  const [first = 0, second = 0] = peaks(data)
  return second - first
}

/** Hunted and hunters over time. 1: the year of a peak. 2: how much later the hunters peak. 3: how long a cycle is. */
export const readCycle = defineModel<Values>({
  id: 'read-cycle',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['MS-LS2-2'],
  task: ({ level, data, of }) =>
    `${level} ${level === 1 ? (data.series[of]?.thing ?? '') : (data.series[1]?.thing ?? '')}`,
  draw: (random, level) => ({
    level,
    data: drawHunters(random, 2, level === 3 ? 20 : 12).data,
    of: random.integer(0, 1),
  }),
  fits({ level, data }) {
    if (level === 3) return peaks(data).length === 2 && distance(data) >= 8
    const [hunted, hunting] = [sharpPeak(data, 0), sharpPeak(data, 1)]
    if (hunted === undefined || hunting === undefined) return false
    return level === 1
      ? hunted !== hunting && hunted > 0
      : hunting - hunted > 1 && hunting - hunted < 5 && hunted > 1
  },
  item: (values) => (values.level === 1 ? year(values) : values.level === 2 ? later(values) : cycle(values)),
})

/** A peak that a reader of the graph can tell from its neighbors. */
function sharpPeak(data: Data, series: number): number | undefined {
  const at = peakOf(data, series)
  if (at === undefined) return undefined
  const top = reading(data, series, at)
  return data.times.every((each) => each === at || top - reading(data, series, each) >= 4) ? at : undefined
}

function year({ data, of }: Values): ItemTemplate {
  const [at = 0, other = 0] = [sharpPeak(data, of), sharpPeak(data, 1 - of)]
  const top = reading(data, of, at)
  const tracks = tracksAt(data, of)
  return {
    stem: [hunterWords.scene(data), say('cycle.ask-year', { tracks })],
    figure: hunterGraph(data),
    ...numberOf({
      label: say('cycle.label-year'),
      value: at,
      slips: [
        {
          value: other,
          misconception: 'reading.wrong-series',
          feedback: say('cycle.other-line', { tracks }),
        },
        { value: top, near: 5, misconception: 'reading.wrong-axis', feedback: say('cycle.count') },
      ],
    }),
    hints: [say('cycle.hint-line', { tracks }), say('cycle.hint-down')],
    solution: [say('cycle.so-top', { tracks, top }), say('cycle.so-year', { at })],
  }
}

function later({ data }: Values): ItemTemplate {
  const [first = 0, second = 0] = [sharpPeak(data, 0), sharpPeak(data, 1)]
  const [one, other] = [tracksAt(data, 0), tracksAt(data, 1)]
  return {
    stem: [hunterWords.scene(data), say('cycle.ask-later', { one, other })],
    figure: hunterGraph(data),
    ...numberOf({
      label: say('cycle.label-later'),
      after: say('cycle.years'),
      value: second - first,
      slips: [
        { value: second, misconception: 'data.stops-early', feedback: say('cycle.from-start') },
        { value: first, misconception: 'data.stops-early', feedback: say('cycle.from-start') },
        { value: first + second, misconception: 'data.adds', feedback: say('cycle.added') },
      ],
    }),
    hints: [say('cycle.hint-both'), say('cycle.hint-down')],
    solution: [
      say('cycle.so-later', { one, other, first, second, gap: second - first }),
      say('cycle.why-later'),
    ],
  }
}

function cycle({ data }: Values): ItemTemplate {
  const [first = 0, second = 0] = peaks(data)
  const tracks = tracksAt(data, 0)
  return {
    stem: [hunterWords.scene(data), say('cycle.ask-cycle', { tracks })],
    figure: hunterGraph(data),
    ...numberOf({
      label: say('cycle.label-cycle'),
      after: say('cycle.years'),
      value: second - first,
      within: 1,
      slips: [
        { value: second, misconception: 'data.stops-early', feedback: say('cycle.from-start') },
        { value: first, misconception: 'data.stops-early', feedback: say('cycle.from-start') },
        {
          value: Math.round((second - first) / 2),
          misconception: 'data.stops-early',
          feedback: say('cycle.half'),
        },
        { value: first + second, misconception: 'data.adds', feedback: say('cycle.added') },
      ],
    }),
    hints: [say('cycle.hint-tops', { tracks }), say('cycle.hint-down')],
    solution: [say('cycle.so-cycle', { first, second, gap: second - first }), say('cycle.why-cycle')],
  }
}
