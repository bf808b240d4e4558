import { arranged, defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { compassFigure } from '#figures/compass-figure/compass-figure.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { shadowDirection, sunDirection } from '#worlds/sky/directions.ts'
import { say } from './messages.gen.ts'

const winds = { east: 90, southeast: 135, south: 180, southwest: 225, west: 270 } as const
type Wind = keyof typeof winds
const windIds = ['east', 'southeast', 'south', 'southwest', 'west'] as const
const things = ['flagpole', 'tree', 'post', 'statue', 'signpost'] as const
const letters = 'ABCDEF'
const opposite = (degrees: number): number => (degrees + 180) % 360

interface Values {
  level: Level
  thing: (typeof things)[number]
  suns: Wind[]
  hours: number[]
  /** Directions of the letters A, B, C … (1), of the shadow hour by hour (2), of the Sun (3). */
  degrees: number[]
  /** At level 3: where the shadow points, or how far it turns. */
  asks: 'points' | 'turned'
  shuffle: number
}

/** Where shadows point: away from the Sun (1), in the order of the day (2), in degrees (3). */
export const shadowCompass = defineModel<Values>({
  id: 'shadow-compass',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['5-ESS1-2'],
  draw(random, level) {
    const suns = random.sample(windIds, 3)
    const latitude = random.integer(32, 46)
    const hours =
      level === 2
        ? random.sample([8, 9, 10, 11, 12, 13, 14, 15, 16], 4)
        : [random.integer(8, 11), random.integer(13, 16)]
    const tips = new Set(suns.flatMap((sun) => [opposite(winds[sun]), winds[sun]]))
    const at = level === 2 ? shadowDirection : sunDirection
    return {
      level,
      thing: random.pick(things),
      suns,
      hours,
      degrees:
        level === 1 ? random.shuffle([...tips]) : hours.map((hour) => Math.round(at(latitude, 0, hour))),
      asks: random.pick(['points', 'turned'] as const),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ level, hours }) =>
    level !== 2 ||
    (hours.join() !== hours.toSorted((a, b) => a - b).join() &&
      hours.join() !== hours.toSorted((a, b) => b - a).join()),
  item: (values) => ({ 1: matched, 2: ordered, 3: measured })[values.level](values),
  task: ({ level, thing, suns, hours, asks }) =>
    level === 1
      ? `1/${suns.toSorted().join()}`
      : level === 2
        ? `2/${thing}`
        : `3/${asks}/${asks === 'points' ? hours[0] : hours.join()}`,
})

function matched({ thing, suns, degrees, shuffle }: Values): ItemTemplate {
  const letterOf = (direction: number): string => letters.charAt(degrees.indexOf(direction))
  const used = new Set(suns.map((sun) => opposite(winds[sun])))
  return {
    stem: [say('compass.scene', { thing: say(`compass.thing.${thing}`) }), say('compass.ask-1')],
    figure: compassFigure(degrees.map((each) => ({ letter: letterOf(each), degrees: each }))),
    ...arranged.match(shuffle, {
      pairs: suns.map((sun) => ({
        source: say(`compass.sun.${sun}`),
        target: letterOf(opposite(winds[sun])),
        slips: [
          {
            target: letterOf(winds[sun]),
            misconception: 'sky.shadow-toward-sun',
            feedback: say('compass.told-toward'),
          },
        ],
      })),
      others: degrees.filter((each) => !used.has(each)).map(letterOf),
    }),
    hints: [say('compass.hint'), say('compass.next-1')],
    solution: [
      say('compass.so'),
      ...suns.map((sun) =>
        say('compass.so-1', { sun: say(`compass.sun.${sun}`), letter: letterOf(opposite(winds[sun])) }),
      ),
    ],
  }
}

function ordered({ thing, hours, degrees, shuffle }: Values): ItemTemplate {
  const tips = hours.map((hour, at) => ({ text: letters.charAt(at), hour, degrees: degrees[at] ?? 0 }))
  const sorted = tips.toSorted((one, other) => one.hour - other.hour)
  return {
    stem: [say('compass.scene', { thing: say(`compass.thing.${thing}`) }), say('compass.ask-2')],
    figure: compassFigure(tips.map(({ text, degrees: its }) => ({ letter: text, degrees: its }))),
    ...orderBy(shuffle, {
      things: tips,
      by: ({ hour }) => hour,
      first: say('compass.first'),
      last: say('compass.last'),
      slips: [
        {
          by: ({ hour }) => -hour,
          misconception: 'sky.shadow-toward-sun',
          feedback: say('compass.told-reversed'),
        },
        {
          by: ({ text }) => letters.indexOf(text),
          misconception: 'reading.wrong-axis',
          feedback: say('compass.told-letters'),
        },
      ],
    }),
    hints: [say('compass.hint'), say('compass.next-2')],
    solution: [
      say('compass.so-2'),
      say('compass.so-order', { list: sorted.map(({ text }) => text).join(', ') }),
    ],
  }
}

function measured({ thing, degrees: [sun = 0, later = 0], asks }: Values): ItemTemplate {
  const points = asks === 'points'
  const value = points ? sun + 180 : later - sun
  return {
    stem: [
      say('compass.scene-bare', { thing: say(`compass.thing.${thing}`) }),
      points ? say('compass.ask-points', { sun }) : say('compass.ask-turned', { sun, later }),
    ],
    figure: compassFigure([], points ? [sun] : [sun, later]),
    ...numberOf({
      label: say(`compass.label-${asks}`),
      after: '°',
      value,
      slips: points
        ? [
            slip(sun, 'sky.shadow-toward-sun', say('compass.told-toward')),
            slip(360 - sun, 'sky.turns-other-way', say('compass.told-mirror')),
            slip(180 - sun, 'data.stops-early', say('compass.told-gap')),
            slip(0, 'sky.shadow-is-fixed', say('compass.told-north')),
          ]
        : [
            slip(0, 'sky.shadow-is-fixed', say('compass.told-still')),
            slip(sun + later, 'data.adds', say('compass.told-sum')),
            slip(360 - value, 'order.backward', say('compass.told-long')),
            slip(later, 'reading.one-point', say('compass.told-one')),
          ],
    }),
    hints: [say('compass.hint'), say(`compass.next-${asks}`)],
    solution: points
      ? [say('compass.so'), say('compass.so-points', { sun, value })]
      : [say('compass.so-line'), say('compass.so-turned', { sun, later, value })],
  }
}
