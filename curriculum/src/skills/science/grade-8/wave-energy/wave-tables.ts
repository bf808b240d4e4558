import { defineModel, type ItemTemplate, type Level, numbersIn, type Text, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { type FilledCell, fillTable } from '#shapes/fill-table/fill-table.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import { say } from './messages.gen.ts'

interface Counted {
  waves: number
  seconds: number
}
interface Measured {
  from: 'rest' | 'trough'
  size: number
}
interface OrderValues {
  level: Level
  counted: Counted[]
  measured: Measured[]
  shuffle: number
}

const nameAt = (at: number): Text => say('order.wave', { name: 'ABCD'.charAt(at) })
const frequencyOf = ({ waves, seconds }: Counted): number => waves / seconds
const amplitudeOf = ({ from, size }: Measured): number => (from === 'rest' ? size : size / 2)

/** Waves in order by frequency from counts (1), by energy from unlike measures (2), by wavelength from counts (3). */
export const orderWaves = defineModel<OrderValues>({
  id: 'order-waves',
  thinking: 'compare',
  seconds: 65,
  calculator: 'basic',
  standards: ['MS-PS4-1'],
  task: ({ level, counted, measured }) =>
    level === 2
      ? `2 ${measured.map(({ from, size }) => `${from}${size}`).join(' ')}`
      : `${level} ${counted.map(frequencyOf).join(' ')}`,
  draw(random, level) {
    const frequencies = random.sample([0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3], 4)
    const sizes = random.sample([5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 4)
    const froms = random.shuffle(['rest', 'rest', 'trough', 'trough'] as const)
    return {
      level,
      counted: frequencies.map((frequency) => {
        const seconds = random.pick([5, 10, 15, 20].filter((each) => tidy(each * frequency) % 1 === 0))
        return { seconds, waves: Math.round(frequency * seconds) }
      }),
      measured: sizes.map((amplitude, at) => {
        const from = froms[at] ?? 'rest'
        return { from, size: from === 'rest' ? amplitude : 2 * amplitude }
      }),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits({ level, counted, measured }) {
    const order = <Thing>(things: readonly Thing[], by: (thing: Thing) => number) =>
      orderIndexes(things.map(by)).join()
    if (level === 2) {
      const right = order(measured, amplitudeOf)
      const [slip, back] = [order(measured, ({ size }) => size), order(measured, (its) => -amplitudeOf(its))]
      return slip !== right && slip !== back && new Set(measured.map(({ size }) => size)).size === 4
    }
    const right = order(counted, frequencyOf)
    const back = order(counted, (its) => -frequencyOf(its))
    const byCount = order(counted, ({ waves }) => waves)
    const sorted = counted.map(frequencyOf).toSorted((one, other) => one - other)
    return (
      new Set(counted.map(({ waves }) => waves)).size === 4 &&
      new Set(counted.map(({ seconds }) => seconds)).size > 1 &&
      sorted.every((each, at) => at === 0 || each > 1.1 * (sorted[at - 1] ?? 0)) &&
      byCount !== right &&
      byCount !== back
    )
  },
  item: (values) => (values.level === 2 ? byEnergy(values) : byCounts(values)),
})

const orderIndexes = (values: readonly number[]): number[] =>
  [...values.keys()].toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0))

function byCounts({ level, counted, shuffle }: OrderValues): ItemTemplate {
  const sign = level === 1 ? 1 : -1
  const asks = level === 1 ? 'frequency' : 'length'
  const things = counted.map((its, at) => ({ ...its, text: nameAt(at) }))
  return {
    stem: [say(`order.scene-${asks}`), say(`order.ask-${asks}`)],
    figure: tableFigure(
      say('order.title'),
      [say('order.head'), say('order.counted'), say('order.seconds')],
      things.map(({ text, waves, seconds }) => [text, waves, seconds]),
    ),
    ...orderBy(shuffle, {
      things,
      by: (its) => sign * frequencyOf(its),
      first: say(`order.first-${asks}`),
      last: say(`order.last-${asks}`),
      slips: [
        {
          by: ({ waves }) => sign * waves,
          misconception: 'wave.counts-waves',
          feedback: say('order.told-count'),
        },
        {
          by: (its) => -sign * frequencyOf(its),
          misconception: level === 1 ? 'order.backward' : 'wave.inverse',
          feedback: say(level === 1 ? 'order.told-backward' : 'order.told-inverse'),
        },
        {
          by: ({ seconds }) => sign * seconds,
          misconception: 'wave.period-frequency',
          feedback: say('order.told-seconds'),
        },
      ],
    }),
    hints: [say('order.hint-each'), say(`order.hint-${asks}`)],
    solution: [
      ...things
        .toSorted((one, other) => sign * (frequencyOf(one) - frequencyOf(other)))
        .map((its) =>
          say('order.so-count', {
            wave: its.text,
            waves: its.waves,
            seconds: its.seconds,
            frequency: frequencyOf(its),
          }),
        ),
      say(`order.so-${asks}`),
    ],
  }
}

function byEnergy({ measured, shuffle }: OrderValues): ItemTemplate {
  const things = measured.map((its, at) => ({ ...its, text: nameAt(at) }))
  return {
    stem: [say('order.scene-energy'), say('order.ask-energy')],
    figure: tableFigure(
      say('order.title'),
      [say('order.head'), say('order.measured'), say('order.size')],
      things.map(({ text, from, size }) => [text, say(`order.from-${from}`), size]),
    ),
    ...orderBy(shuffle, {
      things,
      by: amplitudeOf,
      first: say('order.first-energy'),
      last: say('order.last-energy'),
      slips: [
        {
          by: ({ size }) => size,
          misconception: 'wave.height-is-amplitude',
          feedback: say('order.told-size'),
        },
        {
          by: (its) => -amplitudeOf(its),
          misconception: 'order.backward',
          feedback: say('order.told-backward'),
        },
      ],
    }),
    hints: [say('order.hint-amplitude'), say('order.hint-half')],
    solution: [
      ...things
        .toSorted((one, other) => amplitudeOf(one) - amplitudeOf(other))
        .map((its) =>
          say(`order.so-${its.from}`, { wave: its.text, size: its.size, amplitude: amplitudeOf(its) }),
        ),
      say('order.so-energy'),
    ],
  }
}

interface FillValues {
  level: Level
  amplitude: number
  /** Meters of one wave. */
  each: number
  waves: number
  frequency: number
  times: number
}

/** The new wave: shaken farther (1), shaken more often (2), or on a rope that is faster (3). */
function newOf({ level, amplitude, each, frequency, times }: FillValues) {
  switch (level) {
    case 1:
      return { amplitude: amplitude * times, each, frequency }
    case 2:
      return { amplitude, each: tidy(each / times), frequency: frequency * times }
    case 3:
      return { amplitude, each: tidy(each * times), frequency }
  }
}

type Row = 'amplitude' | 'each' | 'frequency' | 'speed'

function shownCell(values: FillValues, row: 'amplitude' | 'each'): FilledCell {
  const { amplitude, each, waves } = values
  return row === 'amplitude'
    ? {
        name: say('fill.shown'),
        value: amplitude,
        wrong: [
          {
            value: 2 * amplitude,
            misconception: 'wave.height-is-amplitude',
            feedback: say('fill.from-rest'),
          },
          { value: each, misconception: 'wave.mixes-measures', feedback: say('fill.which-axis') },
        ],
      }
    : {
        name: say('fill.shown'),
        value: each,
        wrong: [
          { value: tidy(each / 2), misconception: 'wave.half-wave', feedback: say('fill.half') },
          { value: tidy(each * waves), misconception: 'wave.counts-waves', feedback: say('fill.all') },
        ],
      }
}

function newCell(values: FillValues, row: Row): FilledCell {
  const { level, amplitude, each, frequency, times } = values
  const now = newOf(values)
  const name = say('fill.new')
  const told = (
    value: number,
    misconception: 'wave.mixes-measures' | 'wave.inverse' | 'wave.speed-by-source' | 'wave.wrong-operation',
    id: 'not-changed' | 'longer' | 'same-rope' | 'multiply' | 'changed',
  ) => ({
    value: tidy(value),
    misconception,
    feedback: say(`fill.${id}`),
  })
  switch (row) {
    case 'amplitude':
      return {
        name,
        value: now.amplitude,
        wrong: [
          told(
            level === 1 ? amplitude : amplitude * times,
            'wave.mixes-measures',
            level === 1 ? 'changed' : 'not-changed',
          ),
        ],
      }
    case 'frequency':
      return {
        name,
        value: now.frequency,
        wrong: [
          told(
            level === 2 ? frequency : frequency * times,
            'wave.mixes-measures',
            level === 2 ? 'changed' : 'not-changed',
          ),
        ],
      }
    case 'each':
      return {
        name,
        value: now.each,
        wrong:
          level === 1
            ? [told(each * times, 'wave.mixes-measures', 'not-changed')]
            : level === 2
              ? [
                  told(each * times, 'wave.inverse', 'longer'),
                  told(each, 'wave.speed-by-source', 'same-rope'),
                ]
              : [told(each, 'wave.mixes-measures', 'changed'), told(each / times, 'wave.inverse', 'longer')],
      }
    case 'speed':
      return {
        name,
        value: tidy(now.each * now.frequency),
        wrong: [
          told(now.each / now.frequency, 'wave.wrong-operation', 'multiply'),
          told(now.each + now.frequency, 'wave.wrong-operation', 'multiply'),
          told(each * frequency, 'wave.mixes-measures', 'changed'),
        ],
      }
  }
}

const rowsAt: Readonly<Record<Level, readonly Row[]>> = {
  1: ['amplitude', 'each', 'frequency'],
  2: ['amplitude', 'each', 'frequency'],
  3: ['each', 'frequency', 'speed'],
}

/** What changes on a wave, and what stays, in numbers read from its graph. */
export const changeWave = defineModel<FillValues>({
  id: 'change-wave',
  thinking: 'read a figure',
  seconds: 75,
  calculator: 'basic',
  standards: ['MS-PS4-1'],
  task: ({ level, each, frequency, times }) => `${level}/${each}/${frequency}/${times}`,
  draw: (random, level) => ({
    level,
    amplitude: random.pick([5, 10, 15, 20]),
    each: random.pick(level === 2 ? [0.6, 1.2, 1.8, 2.4, 3, 3.6, 4.8, 6] : [0.5, 1, 1.2, 1.5, 2, 2.4, 3, 4]),
    waves: random.integer(2, 4),
    frequency: random.pick([1, 2, 3, 4, 5]),
    times: random.integer(2, level === 2 ? 3 : 4),
  }),
  fits: (values) => {
    const now = newOf(values)
    // Ropes are not shaken so steeply, so often, or so tight.
    const isReal = [values, now].every(
      ({ amplitude, each, frequency }) =>
        amplitude <= 20 * each && frequency <= 9 && amplitude * frequency <= 80 && each * frequency <= 24,
    )
    return isReal && values.amplitude !== values.each && now.each !== now.frequency
  },
  item(values) {
    const { level, amplitude, each, waves, frequency, times } = values
    const whole = tidy(each * waves)
    const now = newOf(values)
    const given = say('fill.given', { frequency })
    return {
      stem: [say('fill.scene', { frequency }), say(`fill.ask-${level}`, { times })],
      figure: {
        kind: 'wave',
        description: say('fill.description', { size: amplitude, each, waves, whole }),
        waves: [{ id: 'wave', label: '', motion: 'transverse', amplitude, wavelength: each, phase: 0 }],
        length: whole,
        x: { from: 0, to: whole, step: tidy(each / 2), label: say('fill.distance') },
        y: { from: -25, to: 25, step: 5, label: say('fill.height') },
        marks: [],
      },
      ...fillTable({
        columns: [say('fill.measure'), say('fill.shown'), say('fill.new')],
        rows: rowsAt[level].map((row) => [
          say(`fill.row.${row}`),
          row === 'frequency'
            ? given
            : row === 'speed'
              ? { ...newCell({ ...values, level: 1 }, 'speed'), name: say('fill.shown') }
              : shownCell(values, row),
          newCell(values, row),
        ]),
      }),
      hints: [say('fill.hint-read'), say(`fill.hint-${level}`)],
      solution: [
        say('fill.so-read', { size: amplitude, each }),
        level === 1
          ? say('fill.so-1', { size: amplitude, times, value: now.amplitude })
          : level === 2
            ? say('fill.so-2', { frequency, times, value: now.frequency, each, length: now.each })
            : say('fill.so-3', {
                each,
                times,
                value: now.each,
                frequency,
                before: tidy(each * frequency),
                speed: tidy(now.each * frequency),
              }),
        say(`fill.so-rest-${level}`),
      ],
    }
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'wave' || interaction.kind !== 'table')
      throw new TypeError('expects a wave and a table')
    const [{ amplitude, wavelength }] = [figure.waves[0] ?? { amplitude: 0, wavelength: 0 }]
    const told = numbersIn(stem).map(({ value }) => value)
    const [frequency = 1, times = 1] = [told[0], told.at(-1)]
    const isFarther = /as far\b|la distancia a cada lado/.test(stem)
    const isOften = /as often|las sacudidas por segundo/.test(stem) && !isFarther
    const after = isFarther
      ? [amplitude * times, wavelength, frequency]
      : isOften
        ? [amplitude, wavelength / times, frequency * times]
        : [wavelength * times, frequency, wavelength * times * frequency]
    const before =
      isFarther || isOften
        ? [amplitude, wavelength, frequency]
        : [wavelength, frequency, wavelength * frequency]
    const placed = Object.fromEntries(
      interaction.rows.flatMap((row, at) =>
        row.flatMap((cell, column) =>
          'entry' in cell ? [[cell.entry, String(tidy((column === 1 ? before : after)[at] ?? 0))]] : [],
        ),
      ),
    )
    return { kind: 'table', placed }
  },
})
