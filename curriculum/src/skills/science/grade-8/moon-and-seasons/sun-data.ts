import { builtOf, defineModel, type ItemTemplate, type Level, numberOf, orderOf } from '#form'
import { described } from '#shapes/display/display.ts'
import { daylight } from '#worlds/sky/sun.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Degrees, north positive. */
  latitude: number
  isJune: boolean
  /** The day of which the season is asked. */
  day: Day['id']
  /** Of another planet's axis. */
  tilt: number
  orders: number[][]
}

/** Where the noon Sun is overhead as the year goes, and the season that begins in the north and in the south. */
const days = [
  { id: 'march', overhead: 0, north: 'spring', south: 'fall' },
  { id: 'june', overhead: 23.5, north: 'summer', south: 'winter' },
  { id: 'september', overhead: 0, north: 'fall', south: 'spring' },
  { id: 'december', overhead: -23.5, north: 'winter', south: 'summer' },
] as const
type Day = (typeof days)[number]
const seasons = ['spring', 'summer', 'fall', 'winter'] as const
const leanings = ['toward', 'away', 'neither'] as const

/** A season from daylight (level 1), the noon Sun from the latitude (level 2), a planet's tilt from its Sun (level 3). */
export const sunData = defineModel<Values>({
  id: 'sun-data',
  thinking: 'work backwards',
  seconds: 75,
  standards: ['MS-ESS1-1'],
  draw: (random, level) => ({
    level,
    latitude: level === 1 ? random.integer(20, 60) * random.pick([1, -1] as const) : random.integer(30, 60),
    isJune: random.chance(0.5),
    day: random.pick(days).id,
    tilt: random.integer(8, 28),
    orders: [orderOf(random, 2), orderOf(random, 4), orderOf(random, 3)],
  }),
  fits: ({ tilt, latitude }) => tilt !== 23 && tilt < latitude,
  item: (values) => ({ 1: secretTown, 2: noonSun, 3: otherPlanet })[values.level](values),
  task: ({ level, latitude, isJune, day }) =>
    level === 1 ? `1 ${latitude > 0} ${day}` : `${level} ${isJune} ${Math.floor(latitude / 10)}`,
})

function secretTown({ latitude, day, orders }: Values): ItemTemplate {
  const half = latitude > 0 ? 'north' : 'south'
  const opposite = latitude > 0 ? 'south' : 'north'
  const today = days.find(({ id }) => id === day) ?? days[0]
  const leans = today.overhead === 0 ? 'neither' : today.overhead > 0 === latitude > 0 ? 'toward' : 'away'
  const columns = [say('sun.date'), say('sun.daylight')]
  const rows = days.map(({ id, overhead }) => [
    say(`sun.on.${id}`),
    String(Math.round(daylight(latitude, overhead) / 6) / 10),
  ])
  const [halvesOrder = [], seasonsOrder = [], reasonsOrder = []] = orders
  return {
    stem: [say('sun.shown'), say('sun.ask-season', { month: day })],
    figure: { kind: 'table', title: say('sun.title'), columns, rows, description: described(columns, rows) },
    ...builtOf([
      {
        id: 'half',
        label: say('sun.half'),
        order: halvesOrder,
        parts: [half, opposite].map((each) => ({
          text: say('sun.hemisphere', { half: each }),
          misconception: 'seasons.same-everywhere',
          feedback: say('sun.which-half'),
        })),
      },
      {
        id: 'season',
        label: say('sun.season'),
        order: seasonsOrder,
        parts: seasons
          .toSorted((one, other) => Number(other === today[half]) - Number(one === today[half]))
          .map((season) => ({
            text: say('sun.begins', { season }),
            misconception: season === today[opposite] ? 'seasons.swapped' : 'seasons.equal-days',
            feedback: say('sun.long-days'),
          })),
      },
      {
        id: 'why',
        label: say('sun.why'),
        order: reasonsOrder,
        parts: leanings
          .toSorted((one, other) => Number(other === leans) - Number(one === leans))
          .map((each) => ({
            text: say(`sun.because.${each}`),
            misconception:
              each === 'neither' || leans === 'neither' ? 'seasons.equal-days' : 'seasons.swapped',
            feedback: say('sun.leaning'),
          })),
      },
    ]),
    hints: [say('sun.hint-daylight'), say('sun.hint-lean')],
    solution: [say('sun.so-half', { half }), say('sun.so-season', { leans, season: today[half] })],
  }
}

function noonSun({ latitude, isJune }: Values): ItemTemplate {
  const overhead = isJune ? 23.5 : -23.5
  const apart = latitude - overhead
  return {
    stem: [
      say('noon.overhead', { month: isJune ? 'june' : 'december' }),
      say('noon.rule'),
      say('noon.ask', { latitude }),
    ],
    figure: {
      kind: 'sunlight',
      view: 'side',
      sunOn: 'right',
      lean: overhead,
      places: [{ id: 'town', label: say('noon.town'), latitude, hour: 12 }],
      hasAxis: true,
      hasRotation: false,
      description: say('noon.figure', { latitude, leans: isJune ? 'toward' : 'away' }),
    },
    ...numberOf({
      label: say('noon.height'),
      after: '°',
      value: 90 - apart,
      slips: [
        { value: 90 - latitude, misconception: 'seasons.ignores-tilt', feedback: say('noon.no-tilt') },
        { value: 90 - latitude - overhead, misconception: 'seasons.swapped', feedback: say('noon.swapped') },
        { value: apart, misconception: 'data.stops-early', feedback: say('noon.apart') },
      ],
    }),
    hints: [say('noon.hint-apart'), say('noon.hint-degree')],
    solution: [
      isJune ? say('noon.so-north', { latitude, apart }) : say('noon.so-south', { latitude, apart }),
      say('noon.so-height', { apart, height: 90 - apart }),
    ],
  }
}

function otherPlanet({ latitude, tilt }: Values): ItemTemplate {
  const [highest, lowest] = [90 - latitude + tilt, 90 - latitude - tilt]
  return {
    stem: [say('planet.probe'), say('planet.measured', { highest, lowest }), say('planet.ask')],
    ...numberOf({
      label: say('planet.tilt'),
      after: '°',
      value: tilt,
      slips: [
        { value: highest - lowest, misconception: 'seasons.forgets-half', feedback: say('planet.twice') },
        { value: 23.5, misconception: 'seasons.ignores-tilt', feedback: say('planet.earth') },
        { value: 90 - highest, misconception: 'data.stops-early', feedback: say('planet.one') },
        { value: 90 - lowest, misconception: 'data.stops-early', feedback: say('planet.one') },
      ],
    }),
    hints: [say('planet.hint-seasons'), say('planet.hint-both')],
    solution: [
      say('planet.so-change', { highest, lowest, change: highest - lowest }),
      say('planet.so-half', { change: highest - lowest, tilt }),
    ],
  }
}
