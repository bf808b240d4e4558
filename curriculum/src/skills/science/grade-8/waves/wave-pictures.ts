import { all, defineModel, type ItemTemplate, type Level, numberOf, slip } from '#form'
import { nameSpots } from '#shapes/lettered/lettered.ts'
import { measureShown } from '#worlds/waves/waves-shown.ts'
import { say } from './messages.gen.ts'

type Figure = Extract<NonNullable<ItemTemplate['figure']>, { kind: 'wave' }>

const marksAt = {
  1: ['crest', 'trough', 'amplitude', 'wavelength'],
  2: ['compression', 'rarefaction', 'wavelength'],
  3: ['amplitude', 'height', 'wavelength', 'rest'],
} as const
type Mark = (typeof marksAt)[Level][number]
const things = ['rope', 'spring', 'pool', 'ribbon'] as const
const sounds = ['drum', 'horn', 'coil', 'bell'] as const

/** Both are measured up and down. */
const heights: readonly string[] = ['amplitude', 'height']

/** The wave from the left at which each is marked, so that no two marks meet. */
const places: readonly (readonly Mark[])[] = [
  ['wavelength', 'rest'],
  ['amplitude', 'trough', 'rarefaction'],
  ['height', 'crest', 'compression'],
]

interface Marked {
  level: Level
  marks: Mark[]
  phase: number
  length: number
}
interface Parts extends Marked {
  thing: (typeof things)[number] | (typeof sounds)[number]
  shuffle: number
}

const oneWave = (its: Omit<Figure['waves'][number], 'id' | 'label'>): Figure['waves'] => [
  { id: 'wave', label: '', ...its },
]
const nameOf = (mark: Mark | 'half') => say(`parts.name.${mark}`)
const whatIs = (mark: Mark, level: Level) =>
  say(level === 2 && mark === 'wavelength' ? 'parts.what.between' : `parts.what.${mark}`)

/** A wave without numbers, with its marked parts; the lesson labels them. */
export function markedWave({ level, phase, length, marks }: Marked, isNamed: boolean): Figure {
  const told = (mark: Mark, at: number) =>
    say('parts.marked', { name: isNamed ? nameOf(mark) : 'ABCD'.charAt(at), what: whatIs(mark, level) })
  return {
    kind: 'wave',
    description: say('parts.description', { marks: all(marks.map(told)) }),
    waves: oneWave({
      motion: level === 2 ? 'longitudinal' : 'transverse',
      amplitude: 1,
      wavelength: 1,
      phase,
    }),
    length,
    marks: marks.map((mark) => ({
      id: mark,
      wave: 'wave',
      mark,
      at: places.findIndex((its) => its.includes(mark)),
      label: isNamed ? nameOf(mark) : '',
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
    const mixed = { misconception: 'wave.mixes-measures', feedback: say(`parts.look-${level}`) } as const
    return {
      stem: [say(`parts.of.${thing}`), say('parts.ask')],
      figure: markedWave(values, false),
      ...nameSpots<Mark, 'amplitude' | 'half'>(shuffle, {
        spots: marks,
        others: [level === 2 ? 'amplitude' : 'half'],
        name: nameOf,
        mixUp: (mark, taken) =>
          heights.includes(mark) && heights.includes(taken)
            ? { misconception: 'wave.height-is-amplitude', feedback: say('parts.from-rest') }
            : mixed,
        slip: mixed,
      }),
      hints: [say(`parts.hint-${level}`), say('parts.hint-arrows')],
      solution: marks.map((mark) => say('parts.so', { name: nameOf(mark), what: whatIs(mark, level) })),
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
    amplitude: random.integer(1, 4),
    each: level === 3 ? random.pick([0.2, 0.25, 0.4, 0.5, 0.8, 2, 4, 5]) : random.integer(1, 6),
    waves: random.integer(2, 4),
  }),
  item({ asks, thing, amplitude, each, waves }) {
    const size = 5 * amplitude
    const whole = Number((each * waves).toFixed(3))
    const value = { amplitude: size, wavelength: each, frequency: Number((1 / each).toFixed(3)) }[asks]
    const slips = {
      amplitude: [
        slip(2 * size, 'wave.height-is-amplitude', say('measure.from-rest')),
        slip(each, 'wave.mixes-measures', say('measure.along')),
      ],
      wavelength: [
        slip(each / 2, 'wave.half-wave', say('measure.half')),
        slip(whole, 'wave.counts-waves', say('measure.all')),
        slip(size, 'wave.mixes-measures', say('measure.up')),
      ],
      frequency: [
        slip(each, 'wave.period-frequency', say('measure.period')),
        slip(waves, 'wave.counts-waves', say('measure.count')),
        slip(size, 'wave.mixes-measures', say('measure.up')),
      ],
    }
    const its = { each, waves, whole, size, both: 2 * size, value }
    const x = asks === 'frequency' ? 'time' : 'distance'
    return {
      stem: [say(`measure.told.${thing}`), say(`measure.ask.${asks}`)],
      figure: {
        kind: 'wave',
        description: say(`measure.description.${x}`, its),
        waves: oneWave({ motion: 'transverse', amplitude: size, wavelength: each, phase: 0 }),
        length: whole,
        x: { from: 0, to: whole, step: each / 2, label: say(`measure.axis.${x}`) },
        y: { from: -25, to: 25, step: 5, label: say('measure.axis.height') },
        marks: [],
      },
      ...numberOf({
        label: say(`measure.label.${asks}`),
        after: { amplitude: 'cm', wavelength: 'm', frequency: 'Hz' }[asks],
        value,
        slips: slips[asks],
      }),
      hints: [say(`measure.hint.${asks}`), say(`measure.next.${asks}`)],
      solution: [say(`measure.so.${asks}`, its), say(`measure.end.${asks}`, its)],
    }
  },
  solve: measureShown,
  task: ({ asks, thing }) => `${asks}/${thing}`,
})
