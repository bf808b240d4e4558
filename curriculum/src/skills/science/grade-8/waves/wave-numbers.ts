import { defineModel, type ItemTemplate, type Level, numberOf, type Words } from '#form'
import { described } from '#shapes/display/display.ts'
import { say } from './messages.gen.ts'

/**
 * Wavelength, frequency and period of real waves. Ocean waves in deep water travel at 1.25 times the square root of
 * their wavelength in meters a second; sound travels at 340 m/s in air and 1,500 m/s in water.
 */
const waves = [
  { id: 'rope', length: 2, frequency: 3, unit: 'm' },
  { id: 'rope', length: 1.5, frequency: 4, unit: 'm' },
  { id: 'spring', length: 0.5, frequency: 5, unit: 'm' },
  { id: 'spring', length: 0.8, frequency: 2.5, unit: 'm' },
  { id: 'ocean', length: 25, frequency: 0.25, unit: 'm' },
  { id: 'ocean', length: 100, frequency: 0.125, unit: 'm' },
  { id: 'ocean', length: 39, frequency: 0.2, unit: 'm' },
  { id: 'tank', length: 2, frequency: 12.5, unit: 'cm' },
  { id: 'tank', length: 3, frequency: 8, unit: 'cm' },
  { id: 'air', length: 2, frequency: 170, unit: 'm' },
  { id: 'air', length: 0.5, frequency: 680, unit: 'm' },
  { id: 'air', length: 1, frequency: 340, unit: 'm' },
  { id: 'whale', length: 5, frequency: 300, unit: 'm' },
  { id: 'whale', length: 3, frequency: 500, unit: 'm' },
] as const
/** What a question asks; a frequency over 20 has no period that a class would measure. */
type Ask = 'speed' | 'length' | 'frequency' | 'from-period'

interface Speed {
  wave: number
  ask: Ask
}

const tidy = (value: number): number => Number(value.toFixed(4))
const asksAt: Readonly<Record<Level, readonly Ask[]>> = {
  1: ['speed'],
  2: ['length', 'frequency'],
  3: ['from-period'],
}

/** Speed from wavelength and frequency (1), one of those from the speed (2), speed from the time of one wave (3). */
export const waveSpeed = defineModel<Speed>({
  id: 'wave-speed',
  thinking: 'compute',
  seconds: 50,
  calculator: 'basic',
  standards: ['MS-PS4-1'],
  draw: (random, level) => ({ ask: random.pick(asksAt[level]), wave: random.integer(0, waves.length - 1) }),
  fits({ ask, wave }) {
    const { frequency } = waves[wave] ?? waves[0]
    return ask !== 'from-period' || (frequency <= 8 && tidy(1000 / frequency) % 1 === 0)
  },
  item({ ask, wave }) {
    const { id, length, frequency, unit } = waves[wave] ?? waves[0]
    const speed = tidy(length * frequency)
    const period = tidy(1 / frequency)
    const value = ask === 'length' ? length : ask === 'frequency' ? frequency : speed
    const slip = (wrong: number, misconception: string, feedback: Words) => ({
      value: tidy(wrong),
      misconception,
      feedback,
    })
    const slips = {
      speed: [
        slip(length / frequency, 'wave.wrong-operation', say('speed.divided')),
        slip(length + frequency, 'wave.wrong-operation', say('speed.added')),
        slip(frequency / length, 'wave.wrong-operation', say('speed.divided')),
      ],
      length: [
        slip(speed * frequency, 'wave.wrong-operation', say('speed.multiplied')),
        slip(frequency / speed, 'wave.wrong-operation', say('speed.upside')),
        slip(Math.abs(speed - frequency), 'wave.wrong-operation', say('speed.subtracted')),
      ],
      frequency: [
        slip(speed * length, 'wave.wrong-operation', say('speed.multiplied')),
        slip(length / speed, 'wave.period-frequency', say('speed.period')),
        slip(Math.abs(speed - length), 'wave.wrong-operation', say('speed.subtracted')),
      ],
      'from-period': [
        slip(length * period, 'wave.period-frequency', say('speed.times-period')),
        slip(length / (2 * period), 'data.stops-early', say('speed.two')),
        slip(frequency, 'data.stops-early', say('speed.stops')),
      ],
    }[ask].filter(({ value: wrong }) => wrong > 0 && tidy(1000 * wrong) % 1 === 0)
    const its = { length, frequency, speed, period, unit, both: tidy(2 * period) }
    return {
      stem: [say(`speed.told.${id}`), say(`speed.ask.${ask}`, its)],
      ...numberOf({
        label: say(`speed.label.${ask}`),
        after: ask === 'length' ? unit : ask === 'frequency' ? 'Hz' : `${unit}/s`,
        value,
        slips,
      }),
      hints: [say('speed.hint'), say(`speed.next.${ask}`)],
      solution: [say(`speed.why.${ask}`), say(`speed.so.${ask}`, its)],
    }
  },
  task: ({ ask, wave }) => `${ask}/${waves[wave]?.id ?? ''}`,
})

interface Energy {
  level: Level
  thing: 'rope' | 'pool' | 'spring'
  /** Energy at the smallest amplitude, in joules a minute. */
  base: number
  times: number
}

/** A pattern of amplitudes and energies: how many times (1), the next one (2), and an amplitude from its energy (3). */
export const energyTable = defineModel<Energy>({
  id: 'energy-table',
  thinking: 'work backwards',
  seconds: 55,
  calculator: 'basic',
  standards: ['MS-PS4-1'],
  draw: (random, level) => ({
    level,
    thing: random.pick(['rope', 'pool', 'spring'] as const),
    base: random.integer(2, 6),
    times: level === 1 ? random.integer(2, 3) : random.integer(4, 6),
  }),
  item({ level, thing, base, times }): ItemTemplate {
    const energies = [1, 2, 3].map((amplitude) => base * amplitude ** 2)
    const columns: Words[] = [say('energy.amplitude'), say('energy.energy')]
    const rows: Words[][] = energies.map((energy, at) => [String(at + 1), String(energy)])
    const energy = base * times ** 2
    const three = base * 9
    const its = { times, energy, base, square: times ** 2 }
    const slip = (value: number, feedback: Words) => ({
      value,
      misconception: 'wave.energy-amplitude',
      feedback,
    })
    return {
      stem: [say(`energy.told.${thing}`), say(`energy.ask-${level}`, its)],
      figure: {
        kind: 'table',
        title: say('energy.title'),
        columns,
        rows,
        description: described(columns, rows),
      },
      ...numberOf({
        label:
          level === 3 ? say('energy.amplitude') : level === 2 ? say('energy.energy') : say('energy.factor'),
        after: level === 3 ? 'cm' : level === 2 ? 'J' : say('energy.times'),
        value: level === 3 ? times : level === 2 ? energy : times ** 2,
        slips:
          level === 1
            ? [
                slip(times, say('energy.same')),
                slip(energy - base, say('energy.more')),
                slip(energy, say('energy.joules')),
              ]
            : level === 2
              ? [
                  slip(base * times, say('energy.same')),
                  slip(three + 5 * base, say('energy.step')),
                  slip(three * times, say('energy.start')),
                ]
              : [slip(times ** 2, say('energy.square')), slip(times ** 2 / 2, say('energy.same'))],
      }),
      hints: [say('energy.hint'), say(`energy.next-${level}`)],
      solution: [say('energy.so'), say(`energy.so-${level}`, its)],
    }
  },
  task: ({ level, thing, times }) => `${level}/${thing}/${times}`,
})
