import { all, defineModel, type ItemTemplate, type Level, oneOf, orderOf } from '#form'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Where the body is, on a clock face around the Sun. */
  hour: number
  turn: 'left' | 'right'
  body: 'planet' | 'comet' | 'probe'
  order: number[]
}

/** A place that a letter marks: degrees counterclockwise from due right, and radii from the Sun. */
interface Place {
  at: number
  distance: number
}

const letters = ['P', 'Q', 'R', 'S', 'T', 'U']
const turned = (at: number): number => ((at % 360) + 360) % 360
const directionOf = (hour: number): number => turned(90 - 30 * hour)
const hourAt = (at: number): number => ((Math.round((90 - at) / 30) + 23) % 12) + 1

/** So many radii straight on from the circle; seen from the Sun, that is an angle and a distance. */
const straightOn = 1.2
const ahead = (Math.atan(straightOn) * 180) / Math.PI
const outside = Math.hypot(1, straightOn)

/** Where letters are: on the straight line ahead, behind, straight out, and farther along the circle. */
function placesOf({ level, hour, turn }: Values): Place[] {
  const sign = turn === 'left' ? 1 : -1
  const here = directionOf(hour)
  const from = turned(level === 3 ? here + 90 * sign : here)
  const beside = level === 3 ? here + ahead * sign : from - ahead * sign
  return [
    { at: turned(from + ahead * sign), distance: outside },
    { at: from, distance: 1.6 },
    { at: turned(from + 60 * sign), distance: 1 },
    { at: turned(beside), distance: outside },
  ]
}

/** Place of the Sun after the four others. */
const center = 4

const wrongWays = {
  out: { misconception: 'orbits.flies-outward', feedback: say('way.told.out') },
  curve: { misconception: 'orbits.keeps-curving', feedback: say('way.told.curve') },
  in: { misconception: 'orbits.falls-in', feedback: say('way.told.in') },
  back: { misconception: null, feedback: say('way.told.back') },
} as const

/** The places that are offered, the right one first, each wrong one with whose thinking it is. */
const optionsOf = (level: Level, told: { place: string }) =>
  level === 1
    ? [
        { at: center },
        { at: 0, misconception: 'orbits.needs-push', feedback: say('way.told.ahead-pull') },
        { at: 1, misconception: 'orbits.flies-outward', feedback: say('way.told.away-pull') },
        { at: 2, misconception: 'orbits.keeps-curving', feedback: say('way.told.ahead-pull') },
      ]
    : [
        { at: 0 },
        { at: 1, ...wrongWays.out },
        { at: 2, ...wrongWays.curve },
        {
          at: 3,
          ...(level === 2
            ? wrongWays.back
            : { misconception: 'data.stops-early', feedback: say('way.told.early', told) }),
        },
        { at: center, ...wrongWays.in },
      ]

/** Where gravity pulls (1), where a body goes without it (2), and after a quarter of its orbit (3). */
export const whichWay = defineModel<Values>({
  id: 'which-way',
  thinking: 'read a figure',
  seconds: 50,
  standards: ['MS-ESS1-2'],
  draw: (random, level) => ({
    level,
    hour: random.integer(1, 12),
    turn: random.pick(['left', 'right'] as const),
    body: random.pick(['planet', 'comet', 'probe'] as const),
    order: orderOf(random, 5),
  }),
  item(values) {
    const { level, hour, turn, body, order } = values
    const place = letters[0] ?? ''
    const letterOf = (at: number): string => letters[order.indexOf(at) + 1] ?? ''
    const sun = letterOf(center)
    const told = { place, sun, right: letterOf(level === 1 ? center : 0) }
    const named = placesOf(values).map((its, at) => ({ ...its, letter: letterOf(at) }))
    const offered = optionsOf(level, told)
    const shown = order.filter((at) => offered.some((option) => option.at === at))
    return {
      stem: [
        say('way.scene', { body, turn, ...told }),
        say(`way.ask-${level === 1 ? 'pull' : level === 2 ? 'gone' : 'quarter'}`),
      ],
      figure: orbitFigure(sun, [
        { letter: place, at: directionOf(hour), distance: 1 },
        ...named.toSorted((one, other) => one.letter.localeCompare(other.letter)),
      ]),
      ...oneOf(
        shown.map((at) => offered.findIndex((option) => option.at === at)),
        offered.map(({ at, ...option }) => ({ ...option, text: letterOf(at) })),
      ),
      hints:
        level === 1
          ? [say('way.hint-pull'), say('way.hint-sun', told)]
          : [say('way.hint-gone'), say('way.hint-line')],
      solution:
        level === 1
          ? [say('way.so-pull', told), say('way.so-bend')]
          : [say('way.so-straight'), say('way.so-gone', told)],
    }
  },
  task: ({ level, hour, turn }) => `${level}/${hour}/${turn}`,
})

function orbitFigure(
  sun: string,
  spots: readonly (Place & { letter: string })[],
): NonNullable<ItemTemplate['figure']> {
  return {
    kind: 'circle',
    description: say('way.description', {
      sun,
      list: all(
        spots.map(({ letter, at, distance }) =>
          say(distance === 1 ? 'way.on' : 'way.out', { letter, hour: hourAt(at) }),
        ),
      ),
    }),
    fill: 'none',
    center: sun,
    points: spots.map(({ letter, at, distance }) => ({
      id: letter.toLowerCase(),
      at: Math.round(at),
      ...(distance === 1 ? {} : { distance: Number(distance.toFixed(2)) }),
      label: letter,
    })),
  }
}
