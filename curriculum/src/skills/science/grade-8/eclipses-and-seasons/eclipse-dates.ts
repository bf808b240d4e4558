import { defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/** Days from new moon to new moon, from one eclipse season to the next, and between two crossings of the plane upward. */
const month = 29.53
const halfYear = 173.3
const nodes = 27.21
const inclination = 5.1

interface Values {
  level: Level
  /** Solar or lunar. */
  isSolar: boolean
  /** The day of the year in the middle of the eclipse season. */
  middle: number
  /** Days from there to the phase of the eclipse. */
  off: number
  /** How many half months are listed before that phase. */
  before: number
  way: 1 | -1
}

/** The day of an eclipse: by phase and height (1), by the eclipse season (2), and in the next season (3). */
export const eclipseDates = defineModel<Values>({
  id: 'eclipse-dates',
  thinking: 'read a figure',
  seconds: 70,
  calculator: 'basic',
  standards: ['MS-ESS1-1'],
  draw: (random, level) => ({
    level,
    isSolar: random.chance(0.5),
    middle: random.integer(75, 130),
    off: level === 1 ? random.integer(-5, 5) / 10 : random.integer(-5, 2),
    before: random.integer(2, 4),
    way: random.pick([1, -1] as const),
  }),
  item(values) {
    const { level } = values
    const middle = String(values.middle)
    const kind = values.isSolar ? 'solar' : 'lunar'
    return {
      stem: [
        say(`dates.scene-${level}`, { middle }),
        say(`dates.ask-${level === 3 ? 'next' : kind}`, { kind }),
      ],
      figure: phaseTable(values),
      ...answered(values),
    }
  },
  task: ({ level, isSolar, before }) => `${level}/${isSolar ? 'solar' : 'lunar'}/${before}`,
})

const keyDay = ({ middle, off }: Values): number => Math.round(middle + off)

/** Days and phases in turn, half a month apart, with the Moon's height over the plane. */
function rowsOf(values: Values) {
  const { isSolar, off, middle, before, way } = values
  return Array.from({ length: 7 }, (_unused, at) => {
    const exact = middle + off + ((at - before) * month) / 2
    const isNew = (at - before) % 2 === 0 ? isSolar : !isSolar
    // The Moon is at the crossing when the season's middle and the key phase coincide; each half month it is 15.4° ahead.
    const turned = ((off + (at - before) * (month / 2 - nodes / 2)) * 2 * Math.PI) / nodes
    const side = (at - before) % 2 === 0 ? 1 : -1
    return {
      day: at === before ? keyDay(values) : Math.round(exact),
      isNew,
      height: way * side * inclination * Math.sin(turned),
    }
  })
}

function phaseTable(values: Values): NonNullable<ItemTemplate['figure']> {
  const { level } = values
  return tableFigure(
    say('dates.title'),
    [say('dates.day'), say('dates.phase'), ...(level === 1 ? [say('dates.height')] : [])],
    rowsOf(values).map(({ day, isNew, height }) => [
      String(day),
      say(isNew ? 'dates.new' : 'dates.full'),
      ...(level === 1
        ? [say(height >= 0 ? 'dates.above' : 'dates.below', { degrees: Math.abs(height).toFixed(1) })]
        : []),
    ]),
  )
}

function answered(
  values: Values,
): Pick<ItemTemplate, 'interaction' | 'key' | 'wrongAnswers' | 'hints' | 'solution'> {
  const { level, isSolar, middle, before } = values
  const key = keyDay(values)
  const rows = rowsOf(values)
  const kind = isSolar ? 'solar' : 'lunar'
  const dayAt = (at: number): number => rows[at]?.day ?? key
  if (level === 3) {
    const later = Math.round(6 * month)
    return {
      ...numberOf({
        label: say('dates.label'),
        value: key + later,
        within: 1,
        slips: [
          slip(key + 30, 'eclipse.every-month', say('dates.told-month')),
          slip(key + Math.round(month), 'eclipse.every-month', say('dates.told-month')),
          slip(middle + Math.round(halfYear), 'data.stops-early', say('dates.told-middle')),
          slip(key, 'data.stops-early', say('dates.told-first')),
          slip(dayAt(before + 1) + later, 'eclipse.swapped', say('dates.told-phase', { kind })),
        ],
      }),
      hints: [say('dates.hint-season', { kind }), say('dates.hint-next')],
      solution: [
        say('dates.so-season', { kind, key: String(key), middle: String(middle) }),
        say('dates.so-six', { later }),
        say('dates.so-next', { key: String(key), later, value: String(key + later) }),
      ],
    }
  }
  return {
    ...numberOf({
      label: say('dates.label'),
      value: key,
      slips: [
        slip(dayAt(before - 1), 'eclipse.swapped', say('dates.told-phase', { kind })),
        slip(dayAt(before + 1), 'eclipse.swapped', say('dates.told-phase', { kind })),
        ...[before - 2, before + 2]
          .filter((at) => rows[at] !== undefined)
          .map((at) =>
            slip(dayAt(at), 'eclipse.every-month', say(level === 1 ? 'dates.told-height' : 'dates.told-far')),
          ),
        ...(level === 2 ? [slip(middle, 'eclipse.any-phase', say('dates.told-any'))] : []),
      ],
    }),
    hints: [say('dates.hint-phase', { kind }), say(level === 1 ? 'dates.hint-height' : 'dates.hint-near')],
    solution: [
      say('dates.so-phase', { kind }),
      level === 1
        ? say('dates.so-height', { key: String(key) })
        : say('dates.so-season', { kind, key: String(key), middle: String(middle) }),
    ],
  }
}
