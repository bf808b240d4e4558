import { defineModel, type AnsweredTemplate, keysOf, type Level, numberOf, slip, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { numeral, numerals } from '../../../../wording.ts'
import { say } from './messages.gen.ts'

/** Millimeters a year of a slow process, and the years that it needs for what one event there does. */
const places = {
  cliff: { rates: [100, 200, 250], years: [15, 20, 30] },
  fault: { rates: [20, 25, 40], years: [100, 150, 200] },
  peak: { rates: [0.5, 0.8, 1], years: [5000, 8000, 10_000] },
  lake: { rates: [2, 4, 5], years: [50, 100, 150] },
  soil: { rates: [0.05, 0.1, 0.2], years: [2000, 3000, 4000] },
  canyon: { rates: [0.3, 0.5, 0.6], years: [2000, 4000, 5000] },
  bend: { rates: [300, 400, 500], years: [15, 20, 30] },
  hill: { rates: [2, 4, 5], years: [500, 800, 1000] },
} as const
const ids = keysOf(places)
const ranges = ['coast', 'island', 'inland', 'plateau'] as const

interface Values {
  level: Level
  place: (typeof ids)[number]
  rate: number
  years: number
  /** How many times as long as `years` it is from one event to the next, and how many events are counted. */
  apart: number
  events: number
  range: (typeof ranges)[number]
  height: number
  rises: number
  wears: number
  thousands: number
}

/** The time that a slow process needs for what one event does (1), both together (2), and two processes against each other (3). */
export const paceOfChange = defineModel<Values>({
  id: 'pace-of-change',
  thinking: 'compute',
  seconds: 80,
  calculator: 'basic',
  standards: ['MS-ESS2-2'],
  draw(random, level) {
    const place = random.pick(ids)
    const wears = random.integer(1, 10) / 2
    return {
      level,
      place,
      rate: random.pick([...places[place].rates]),
      years: random.pick([...places[place].years]),
      apart: random.integer(2, 3),
      events: random.integer(2, 4),
      range: random.pick(ranges),
      height: 100 * random.integer(12, 38),
      rises: wears + random.integer(1, 6) / 2,
      wears,
      thousands: random.pick([20, 40, 50, 80, 100]),
    }
  },
  item(values) {
    const { level, place, range, years, apart, events, thousands } = values
    const every = years * apart
    return {
      stem: {
        1: [say(`pace.place.${place}`), say('pace.ask-1')],
        2: [say(`pace.place.${place}`), say('pace.ask-2', numerals({ every, span: every * events }))],
        3: [say(`pace.range.${range}`), say('pace.ask-3', { thousands })],
      }[level],
      figure: figureOf(values),
      ...(level === 1 ? equalTime(values) : level === 2 ? bothOf(values) : newHeight(values)),
    }
  },
  task: ({ level, place, range }) => `${level}/${level === 3 ? range : place}`,
})

const sizeOf = ({ rate, years }: Values): number => tidy((rate * years) / 1000)

function figureOf(values: Values) {
  const { level, rate, height, rises, wears, place } = values
  const meters = (size: number) => say('pace.m', { size: numeral(size) })
  const millimeters = (size: number) => say('pace.mm', { size: numeral(size) })
  const rows = [
    [say('pace.height'), meters(height)],
    [say('pace.rises'), millimeters(rises)],
    [say('pace.wears'), millimeters(wears)],
    [say(`pace.slow.${place}`), millimeters(rate)],
    [say(`pace.fast.${place}`), meters(sizeOf(values))],
  ]
  const shown = level === 3 ? rows.slice(0, 3) : rows.slice(3)
  return tableFigure(say('pace.title'), [say('pace.what'), say('pace.size')], shown)
}

function equalTime(values: Values): AnsweredTemplate {
  const { rate, years } = values
  const [size, millimeters] = [sizeOf(values), tidy(rate * years)]
  return {
    ...numberOf({
      label: say('pace.label-1'),
      after: say('pace.years'),
      value: years,
      slips: [
        slip(tidy(size / rate), 'unit.no-conversion', say('pace.told-unit')),
        slip(tidy((100 * size) / rate), 'unit.place-off', say('pace.told-thousand')),
        slip(tidy(rate * size), 'unit.wrong-operation', say('pace.told-multiplied')),
        slip(tidy(rate * size * 1000), 'unit.wrong-operation', say('pace.told-multiplied')),
        slip(millimeters, 'data.stops-early', say('pace.told-millimeters')),
      ],
    }),
    hints: [say('pace.hint-unit'), say('pace.hint-fit')],
    solution: [
      say('pace.so-unit', numerals({ size, millimeters })),
      say('pace.so-years', numerals({ millimeters, rate, years })),
    ],
  }
}

function bothOf(values: Values): AnsweredTemplate {
  const { rate, years, apart, events } = values
  const size = sizeOf(values)
  const span = years * apart * events
  const [slow, fast] = [tidy((rate * span) / 1000), tidy(events * size)]
  const [both, millimeters, every] = [tidy(slow + fast), tidy(rate * span), years * apart]
  const told = {
    ...numerals({ rate, span, every }),
    events,
    ...numerals({ size, slow, fast, both, millimeters }),
  }
  return {
    ...numberOf({
      label: say('pace.label-2'),
      after: 'm',
      value: both,
      slips: [
        slip(slow, 'land.one-process', say('pace.told-slow')),
        slip(fast, 'land.slow-is-nothing', say('pace.told-fast')),
        slip(tidy(slow + size), 'data.stops-early', say('pace.told-one-event')),
        slip(tidy(millimeters + fast), 'unit.adds-unlike', say('pace.told-unlike')),
      ],
    }),
    hints: [say('pace.hint-slow'), say('pace.hint-events')],
    solution: [say('pace.so-slow', told), say('pace.so-fast', told), say('pace.so-both', told)],
  }
}

function newHeight({ height, rises, wears, thousands }: Values): AnsweredTemplate {
  const net = tidy(rises - wears)
  const change = tidy(net * thousands)
  const value = height + change
  const told = { ...numerals({ rises, wears, net }), thousands, ...numerals({ change, height, value }) }
  return {
    ...numberOf({
      label: say('pace.label-3'),
      after: 'm',
      value,
      slips: [
        slip(tidy(height + rises * thousands), 'land.one-process', say('pace.told-wears')),
        slip(tidy(height - wears * thousands), 'land.one-process', say('pace.told-rises')),
        slip(tidy(height + (rises + wears) * thousands), 'data.adds', say('pace.told-against')),
        slip(change, 'data.stops-early', say('pace.told-change')),
        slip(height, 'rocks.never-change', say('pace.told-same')),
      ],
    }),
    hints: [say('pace.hint-net'), say('pace.hint-thousand')],
    solution: [say('pace.so-net', told), say('pace.so-change', told), say('pace.so-height', told)],
  }
}
