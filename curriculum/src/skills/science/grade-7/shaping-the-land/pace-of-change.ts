import { defineModel, type ItemTemplate, keysOf, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { numeral } from '../../../../wording.ts'
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

const clean = (value: number): number => Number(value.toFixed(6))

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
    return {
      stem:
        level === 3
          ? [say(`pace.range.${range}`), say('pace.ask-3', { thousands })]
          : [
              say(`pace.place.${place}`),
              level === 1
                ? say('pace.ask-1')
                : say('pace.ask-2', {
                    every: numeral(years * apart),
                    span: numeral(years * apart * events),
                  }),
            ],
      figure: figureOf(values),
      ...(level === 1 ? equalTime(values) : level === 2 ? bothOf(values) : newHeight(values)),
    }
  },
  task: ({ level, place, range }) => `${level}/${level === 3 ? range : place}`,
})

const sizeOf = ({ rate, years }: Values): number => clean((rate * years) / 1000)

function figureOf(values: Values): NonNullable<ItemTemplate['figure']> {
  const { level, rate, height, rises, wears, place } = values
  return tableFigure(
    say('pace.title'),
    [say('pace.what'), say('pace.size')],
    level === 3
      ? [
          [say('pace.height'), say('pace.m', { size: numeral(height) })],
          [say('pace.rises'), say('pace.mm', { size: numeral(rises) })],
          [say('pace.wears'), say('pace.mm', { size: numeral(wears) })],
        ]
      : [
          [say(`pace.slow.${place}`), say('pace.mm', { size: numeral(rate) })],
          [say(`pace.fast.${place}`), say('pace.m', { size: numeral(sizeOf(values)) })],
        ],
  )
}

type Answered = Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'hints' | 'solution'>

function equalTime(values: Values): Answered {
  const { rate, years } = values
  const size = sizeOf(values)
  return {
    ...numberOf({
      label: say('pace.label-1'),
      after: say('pace.years'),
      value: years,
      slips: [
        slip(clean(size / rate), 'unit.no-conversion', say('pace.told-unit')),
        slip(clean((100 * size) / rate), 'unit.place-off', say('pace.told-thousand')),
        slip(clean(rate * size), 'unit.wrong-operation', say('pace.told-multiplied')),
        slip(clean(rate * size * 1000), 'unit.wrong-operation', say('pace.told-multiplied')),
        slip(clean(1000 * size), 'data.stops-early', say('pace.told-millimeters')),
      ],
    }),
    hints: [say('pace.hint-unit'), say('pace.hint-fit')],
    solution: [
      say('pace.so-unit', { size: numeral(size), millimeters: numeral(clean(1000 * size)) }),
      say('pace.so-years', {
        millimeters: numeral(clean(1000 * size)),
        rate: numeral(rate),
        years: numeral(years),
      }),
    ],
  }
}

function bothOf(values: Values): Answered {
  const { rate, years, apart, events } = values
  const size = sizeOf(values)
  const span = years * apart * events
  const slow = clean((rate * span) / 1000)
  const fast = clean(events * size)
  const told = {
    rate: numeral(rate),
    span: numeral(span),
    every: numeral(years * apart),
    events,
    size: numeral(size),
    slow: numeral(slow),
    fast: numeral(fast),
    both: numeral(clean(slow + fast)),
    millimeters: numeral(clean(rate * span)),
  }
  return {
    ...numberOf({
      label: say('pace.label-2'),
      after: 'm',
      value: clean(slow + fast),
      slips: [
        slip(slow, 'land.one-process', say('pace.told-slow')),
        slip(fast, 'land.slow-is-nothing', say('pace.told-fast')),
        slip(clean(slow + size), 'data.stops-early', say('pace.told-one-event')),
        slip(clean(rate * span + fast), 'unit.adds-unlike', say('pace.told-unlike')),
      ],
    }),
    hints: [say('pace.hint-slow'), say('pace.hint-events')],
    solution: [say('pace.so-slow', told), say('pace.so-fast', told), say('pace.so-both', told)],
  }
}

function newHeight({ height, rises, wears, thousands }: Values): Answered {
  const net = clean(rises - wears)
  const change = clean(net * thousands)
  const told = {
    rises: numeral(rises),
    wears: numeral(wears),
    net: numeral(net),
    thousands,
    change: numeral(change),
    height: numeral(height),
    value: numeral(height + change),
  }
  return {
    ...numberOf({
      label: say('pace.label-3'),
      after: 'm',
      value: height + change,
      slips: [
        slip(clean(height + rises * thousands), 'land.one-process', say('pace.told-wears')),
        slip(clean(height - wears * thousands), 'land.one-process', say('pace.told-rises')),
        slip(clean(height + (rises + wears) * thousands), 'data.adds', say('pace.told-against')),
        slip(change, 'data.stops-early', say('pace.told-change')),
        slip(height, 'rocks.never-change', say('pace.told-same')),
      ],
    }),
    hints: [say('pace.hint-net'), say('pace.hint-thousand')],
    solution: [say('pace.so-net', told), say('pace.so-change', told), say('pace.so-height', told)],
  }
}
