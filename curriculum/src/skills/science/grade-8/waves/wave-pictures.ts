import { all, built, createRandom, defineModel, type ItemTemplate, numberOf } from '#form'
import { label } from '#build-placed.ts'
import { say } from './messages.gen.ts'

type Figure = Extract<NonNullable<ItemTemplate['figure']>, { kind: 'wave' }>

const marksAt = {
  1: ['crest', 'trough', 'amplitude', 'wavelength'],
  2: ['compression', 'rarefaction', 'wavelength'],
  3: ['amplitude', 'height', 'wavelength', 'rest'],
} as const
type Mark = (typeof marksAt)[keyof typeof marksAt][number]
const things = ['rope', 'spring', 'pool', 'ribbon'] as const
const sounds = ['drum', 'horn', 'coil', 'bell'] as const

/** Which one from the left, so that no two marks meet. */
const placeOf: Readonly<Record<Mark, number>> = {
  wavelength: 0,
  rest: 0,
  amplitude: 1,
  trough: 1,
  rarefaction: 1,
  height: 2,
  crest: 2,
  compression: 2,
}

interface Parts {
  level: 1 | 2 | 3
  thing: (typeof things)[number] | (typeof sounds)[number]
  marks: Mark[]
  phase: number
  length: number
  shuffle: number
}

/** A wave without numbers, with its marked parts; the lesson labels them. */
export function markedWave(
  { level, phase, length, marks }: Pick<Parts, 'level' | 'phase' | 'length' | 'marks'>,
  isNamed: boolean,
): Figure {
  return {
    kind: 'wave',
    description: say('parts.description', {
      marks: all(
        marks.map((mark, at) =>
          say('parts.marked', {
            name: isNamed ? say(`parts.name.${mark}`) : 'ABCD'.charAt(at),
            what: say(level === 2 && mark === 'wavelength' ? 'parts.what.between' : `parts.what.${mark}`),
          }),
        ),
      ),
    }),
    waves: [
      {
        id: 'wave',
        label: '',
        motion: level === 2 ? 'longitudinal' : 'transverse',
        amplitude: 1,
        wavelength: 1,
        phase,
      },
    ],
    length,
    marks: marks.map((mark) => ({
      id: mark,
      wave: 'wave',
      mark,
      at: placeOf[mark],
      label: isNamed ? say(`parts.name.${mark}`) : '',
    })),
  }
}

/** Name the parts of a transverse wave (1), of a sound wave (2), and distances that are easy to mix up (3). */
export const waveParts = defineModel<Parts>({
  id: 'wave-parts',
  thinking: 'classify',
  seconds: 45,
  standards: ['MS-PS4-1'],
  draw: (random, level) => ({
    level,
    thing: random.pick(level === 2 ? sounds : things),
    marks: random.shuffle<Mark>(marksAt[level]),
    phase: random.pick([0.1, 0.4, 0.6, 0.9]),
    length: random.pick([3, 3.5]),
    shuffle: random.integer(0, 1e9),
  }),
  item(values) {
    const { level, thing, marks, shuffle } = values
    return {
      stem: [say(`parts.of.${thing}`), say('parts.ask')],
      figure: markedWave(values, false),
      ...built((word) =>
        label(createRandom(`order ${shuffle}`), {
          spots: marks.map((mark) => ({
            id: mark,
            label: word(say(`parts.name.${mark}`)),
            slips:
              level === 3 && (mark === 'amplitude' || mark === 'height')
                ? [
                    {
                      label: word(say(`parts.name.${mark === 'amplitude' ? 'height' : 'amplitude'}`)),
                      misconception: 'wave.height-is-amplitude',
                      feedback: word(say('parts.from-rest')),
                    },
                  ]
                : [],
          })),
          others: [word(say(level === 2 ? 'parts.name.amplitude' : 'parts.name.half'))],
          slip: { misconception: 'wave.mixes-measures', feedback: word(say(`parts.look-${level}`)) },
        }),
      ),
      hints: [say(`parts.hint-${level}`), say('parts.hint-arrows')],
      solution: marks.map((mark) =>
        say('parts.so', {
          name: say(`parts.name.${mark}`),
          what: say(level === 2 && mark === 'wavelength' ? 'parts.what.between' : `parts.what.${mark}`),
        }),
      ),
    }
  },
  task: ({ level, thing, marks }) => `${level}/${thing}/${marks[0] ?? ''}`,
})

interface Measured {
  asks: 'amplitude' | 'wavelength' | 'frequency'
  thing: 'rope' | 'spring' | 'pool'
  amplitude: number
  /** Of one wave: meters, or seconds where the axis is time. */
  each: number
  waves: number
}

const asksAt = { 1: ['amplitude'], 2: ['wavelength'], 3: ['frequency'] } as const

/** Read the amplitude (1), the wavelength (2), or the frequency from a graph over time (3). */
export const measureWave = defineModel<Measured>({
  id: 'measure-wave',
  thinking: 'read a figure',
  seconds: 45,
  calculator: 'basic',
  standards: ['MS-PS4-1'],
  draw: (random, level) => ({
    asks: random.pick(asksAt[level]),
    thing: random.pick(['rope', 'spring', 'pool'] as const),
    amplitude: random.integer(2, 4),
    each: level === 3 ? random.pick([0.2, 0.4, 0.5, 2, 4]) : random.pick([2, 4, 6, 8]),
    waves: random.integer(2, 4),
  }),
  item({ asks, thing, amplitude, each, waves }) {
    const isTime = asks === 'frequency'
    const size = 5 * amplitude
    const whole = Number((each * waves).toFixed(3))
    const value = asks === 'amplitude' ? size : isTime ? Number((1 / each).toFixed(3)) : each
    const slips = {
      amplitude: [
        { value: 2 * size, misconception: 'wave.height-is-amplitude', feedback: say('measure.from-rest') },
        { value: each, misconception: 'wave.mixes-measures', feedback: say('measure.along') },
      ],
      wavelength: [
        { value: each / 2, misconception: 'wave.half-wave', feedback: say('measure.half') },
        { value: whole, misconception: 'wave.counts-waves', feedback: say('measure.all') },
        { value: size, misconception: 'wave.mixes-measures', feedback: say('measure.up') },
      ],
      frequency: [
        { value: each, misconception: 'wave.period-frequency', feedback: say('measure.period') },
        { value: waves, misconception: 'wave.counts-waves', feedback: say('measure.count') },
        { value: size, misconception: 'wave.mixes-measures', feedback: say('measure.up') },
      ],
    }[asks]
    const its = { each, waves, whole, size }
    const x = isTime ? 'time' : 'distance'
    return {
      stem: [say(`measure.told.${thing}`), say(`measure.ask.${asks}`)],
      figure: {
        kind: 'wave',
        description: say(`measure.description.${x}`, its),
        waves: [{ id: 'wave', label: '', motion: 'transverse', amplitude: size, wavelength: each, phase: 0 }],
        length: whole,
        x: { from: 0, to: whole, step: each / 2, label: say(`measure.axis.${x}`) },
        y: { from: -25, to: 25, step: 5, label: say('measure.axis.height') },
        marks: [],
      },
      ...numberOf({
        label: say(`measure.label.${asks}`),
        after: asks === 'amplitude' ? 'cm' : isTime ? 'Hz' : 'm',
        value,
        slips,
      }),
      hints: [say(`measure.hint.${asks}`), say(`measure.next.${asks}`)],
      solution: [
        say(`measure.so.${asks}`, its),
        asks === 'frequency'
          ? say('measure.so-hertz', { each, value })
          : asks === 'amplitude'
            ? say('measure.end.amplitude', { both: 2 * size, size })
            : say('measure.end.wavelength', { each }),
      ],
    }
  },
  task: ({ asks, thing }) => `${asks}/${thing}`,
})
