import { arranged, defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

const letters = ['P', 'Q', 'R', 'S'] as const
const kinds = ['land-cold', 'sea-cool', 'land-hot', 'sea-warm'] as const
type Kind = (typeof kinds)[number]
const scenes = [
  'kansas',
  'oklahoma',
  'missouri',
  'illinois',
  'texas',
  'iowa',
  'nebraska',
  'arkansas',
] as const

/** °C, and tenths of a gram of water vapor in 1 kg of air, in April: typical values, at 13 to 93% humidity, moist over the seas and dry over land. */
const ranges: Readonly<Record<Kind, { celsius: [number, number]; tenths: [number, number] }>> = {
  'land-cold': { celsius: [4, 8], tenths: [14, 24] },
  'sea-cool': { celsius: [9, 12], tenths: [52, 62] },
  'land-hot': { celsius: [22, 26], tenths: [28, 42] },
  'sea-warm': { celsius: [19, 22], tenths: [110, 128] },
}

interface Reading {
  kind: Kind
  celsius: number
  tenths: number
}
interface Values {
  level: Level
  scene: (typeof scenes)[number]
  /** Four airs (1), readings before and after the front (2), or towns from west to east (3). */
  readings: Reading[]
  /** Level 3: the town, and how many towns farther west its air comes from. */
  town: number
  steps: number
  speed: number
  shuffle: number
}

const towns = 6
const times = [6, 9, 12, 15, 18, 21] as const
const isLand = (kind: Kind): boolean => kind === 'land-cold' || kind === 'land-hot'
const isWarm = (kind: Kind): boolean => kind === 'land-hot' || kind === 'sea-warm'

/** Where air comes from (1), what a front brings (2), and the weather that moves in from upwind (3). */
export const whoseAir = defineModel<Values>({
  id: 'whose-air',
  thinking: 'read a figure',
  seconds: 75,
  standards: ['MS-ESS2-5'],
  draw(random, level) {
    const reading = (kind: Kind): Reading => ({
      kind,
      celsius: random.integer(...ranges[kind].celsius),
      tenths: random.integer(...ranges[kind].tenths),
    })
    const [before, after] = random.sample<Kind>(kinds, 2)
    const at = random.integer(2, 4)
    return {
      level,
      scene: random.pick(scenes),
      readings:
        level === 1
          ? random.shuffle(kinds.map(reading))
          : Array.from({ length: towns }, (_unused, place) =>
              reading((place < at ? before : after) ?? 'land-cold'),
            ),
      town: random.integer(3, 5),
      steps: random.integer(2, 3),
      speed: random.pick([20, 25, 30]),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ level, readings, town, steps }) {
    const [first, last] = [readings[0]?.kind, readings.at(-1)?.kind]
    if (level === 1) return true
    if (first === undefined || last === undefined || isWarm(first) === isWarm(last)) return false
    // A larger jump within three hours would hardly be real.
    if (isLand(first) && isLand(last)) return false
    const value = (at: number) => readings[at]?.celsius
    return (
      level === 2 ||
      (readings[town]?.kind !== readings[town - steps]?.kind &&
        value(town - steps) !== value(town - 1) &&
        new Set(readings.map(({ celsius }) => celsius)).size >= 4)
    )
  },
  item(values) {
    switch (values.level) {
      case 1:
        return sources(values)
      case 2:
        return front(values)
      case 3:
        return upwind(values)
    }
  },
  task: ({ level, scene }) => `${level}/${scene}`,
})

const vapor = ({ tenths }: Reading): string => (tenths / 10).toFixed(1)

function sources({ scene, readings, shuffle }: Values): ItemTemplate {
  const other = (kind: Kind): Kind =>
    kind === 'land-cold'
      ? 'sea-cool'
      : kind === 'sea-cool'
        ? 'land-cold'
        : kind === 'land-hot'
          ? 'sea-warm'
          : 'land-hot'
  return {
    stem: [say(`air-at.scene.${scene}`), say('air-at.ask-1')],
    figure: tableFigure(
      say('air-at.title-days'),
      [say('air-at.day'), say('air-at.celsius'), say('air-at.vapor')],
      readings.map((reading, at) => [letters[at] ?? '', reading.celsius, vapor(reading)]),
    ),
    ...arranged.match(shuffle, {
      pairs: readings.map(({ kind }, at) => ({
        source: say('air-at.on-day', { letter: letters[at] ?? '' }),
        target: say(`source.${kind}`),
        slips: [
          {
            target: say(`source.${other(kind)}`),
            misconception: 'weather.land-and-water',
            feedback: say('air-at.told-water'),
          },
        ],
      })),
      slip: { misconception: 'weather.source-ignored', feedback: say('air-at.told-source') },
    }),
    hints: [say('air-at.hint'), say('air-at.hint-1')],
    solution: readings.map(({ kind }, at) => say(`air-at.so-${kind}`, { letter: letters[at] ?? '' })),
  }
}

function front({ scene, readings, shuffle }: Values): ItemTemplate {
  const before = readings[0]?.kind ?? 'land-cold'
  const after = readings.at(-1)?.kind ?? 'land-hot'
  const at = readings.findIndex(({ kind }) => kind === after)
  const arriving = isWarm(after) ? 'warm' : 'cold'
  const gap = (label: 'before' | 'after', kind: Kind) => ({
    label: say(`air-at.gap-${label}`),
    right: say(`source.${kind}`),
    wrong: kinds
      .filter((each) => each !== kind)
      .map((each) => ({
        text: say(`source.${each}`),
        misconception:
          isWarm(each) === isWarm(kind)
            ? ('weather.land-and-water' as const)
            : ('weather.wrong-time' as const),
        feedback: say(isWarm(each) === isWarm(kind) ? 'air-at.told-water' : 'air-at.told-time'),
      })),
  })
  return {
    stem: [say(`air-at.scene.${scene}`), say('air-at.ask-2')],
    figure: tableFigure(
      say('air-at.title-hours'),
      [say('air-at.hour'), say('air-at.celsius'), say('air-at.vapor')],
      readings.map((reading, place) => [
        say(`air-at.at-${times[place] ?? 6}`),
        reading.celsius,
        vapor(reading),
      ]),
    ),
    ...arranged.gaps(shuffle, [
      say('air-at.text-before'),
      gap('before', before),
      say('air-at.text-after'),
      gap('after', after),
      say('air-at.text-front'),
      {
        label: say('air-at.gap-front'),
        right: say(`air-at.front-${arriving}`),
        wrong: [
          {
            text: say(`air-at.front-${arriving === 'warm' ? 'cold' : 'warm'}`),
            misconception: 'weather.swaps-fronts',
            feedback: say('air-at.told-front'),
          },
        ],
      },
    ]),
    hints: [say('air-at.hint'), say('air-at.hint-2')],
    solution: [
      say('air-at.so-change', {
        from: say(`air-at.at-${times[at - 1] ?? 6}`),
        to: say(`air-at.at-${times[at] ?? 6}`),
      }),
      say(`air-at.so-is-${before}`),
      say(`air-at.so-becomes-${after}`),
      say(`air-at.so-front-${arriving}`),
    ],
  }
}

function upwind({ scene, readings, town, steps, speed }: Values): ItemTemplate {
  const apart = 3 * speed
  const hours = 3 * steps
  const value = readings[town - steps]?.celsius ?? 0
  const letter = (at: number): string => 'ABCDEF'.at(at) ?? ''
  const wrong = (at: number) => readings[at]?.celsius
  const slips = [
    { value: wrong(town), misconception: 'weather.stays-put' as const, feedback: say('air-at.told-stays') },
    {
      value: wrong(town + steps),
      misconception: 'weather.front-direction' as const,
      feedback: say('air-at.told-direction'),
    },
    {
      value: wrong(town - 1),
      misconception: 'data.stops-early' as const,
      feedback: say('air-at.told-steps'),
    },
  ]
  return {
    stem: [say(`air-at.scene.${scene}`), say('air-at.ask-3', { apart, speed, hours, town: letter(town) })],
    figure: tableFigure(
      say('air-at.title-towns'),
      [say('air-at.town'), say('air-at.celsius'), say('air-at.vapor')],
      readings.map((reading, at) => [letter(at), reading.celsius, vapor(reading)]),
    ),
    ...numberOf({
      label: say('air-at.label'),
      after: '°C',
      value,
      slips: slips.flatMap(({ value: other, misconception, feedback }) =>
        other === undefined ? [] : [slip(other, misconception, feedback)],
      ),
    }),
    hints: [say('air-at.hint-moves'), say('air-at.hint-3')],
    solution: [
      say('air-at.so-miles', { speed, hours, miles: speed * hours }),
      say('air-at.so-towns', { miles: speed * hours, apart, steps }),
      say('air-at.so-upwind', { town: letter(town), from: letter(town - steps), value }),
    ],
  }
}
