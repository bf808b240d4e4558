import { defineModel, type Level, numberOf, slip, tidy } from '#form'
import { tableFigure } from '#shapes/display/display.ts'
import { waves } from '#worlds/waves/waves.ts'
import { energyShown, waveShown } from '#worlds/waves/waves-shown.ts'
import { say } from './messages.gen.ts'

const asksAt = { 1: ['speed'], 2: ['length', 'frequency'], 3: ['from-period'] } as const
type Ask = (typeof asksAt)[Level][number]

interface Speed {
  wave: number
  ask: Ask
}

/** Speed from wavelength and frequency (1), one of those from the speed (2), speed from the time of one wave (3). */
export const waveSpeed = defineModel<Speed>({
  id: 'wave-speed',
  thinking: 'compute',
  seconds: 50,
  calculator: 'basic',
  standards: ['MS-PS4-1'],
  draw: (random, level) => ({
    ask: random.pick<Ask>(asksAt[level]),
    wave: random.integer(0, waves.length - 1),
  }),
  // Only periods that a class would measure: at least an eighth of a second, in whole milliseconds.
  fits({ ask, wave }) {
    const { frequency } = waves[wave] ?? waves[0]
    return ask !== 'from-period' || (frequency <= 8 && tidy(1000 / frequency) % 1 === 0)
  },
  item({ ask, wave }) {
    const { id, length, frequency, unit } = waves[wave] ?? waves[0]
    const [speed, period] = [tidy(length * frequency), tidy(1 / frequency)]
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
    }[ask].map(({ value, ...wrong }) => ({ ...wrong, value: tidy(value) }))
    const its = { length, frequency, speed, period, unit, both: tidy(2 * period) }
    return {
      stem: [say(`speed.told.${id}`), say(`speed.ask.${ask}`, its)],
      ...numberOf({
        label: say(`speed.label.${ask}`),
        after: ask === 'length' ? unit : ask === 'frequency' ? 'Hz' : `${unit}/s`,
        value: ask === 'length' ? length : ask === 'frequency' ? frequency : speed,
        // What nobody would type to so many places tells nothing.
        slips: slips.filter(({ value }) => value > 0 && tidy(1000 * value) % 1 === 0),
      }),
      hints: [say('speed.hint'), say(`speed.next.${ask}`)],
      solution: [say(`speed.why.${ask}`), say(`speed.so.${ask}`, its)],
    }
  },
  task: ({ ask, wave }) => `${ask}/${waves[wave]?.id ?? ''}`,
  solve: waveShown,
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
  item({ level, thing, base, times }) {
    const square = times ** 2
    const energy = base * square
    const its = { times, energy, base, square }
    const wrong = (value: number, said: 'same' | 'more' | 'joules' | 'step' | 'start' | 'square') =>
      slip(value, 'wave.energy-amplitude', say(`energy.${said}`))
    const slips = {
      1: [wrong(times, 'same'), wrong(energy - base, 'more'), wrong(energy, 'joules')],
      2: [wrong(base * times, 'same'), wrong(14 * base, 'step'), wrong(9 * base * times, 'start')],
      3: [wrong(square, 'square'), wrong(square / 2, 'same')],
    }
    return {
      stem: [say(`energy.told.${thing}`), say(`energy.ask-${level}`, its)],
      figure: tableFigure(
        say('energy.title'),
        [say('energy.label-3'), say('energy.label-2')],
        [1, 2, 3].map((amplitude) => [amplitude, base * amplitude ** 2]),
      ),
      ...numberOf({
        label: say(`energy.label-${level}`),
        after: { 1: say('energy.times'), 2: 'J', 3: 'cm' }[level],
        value: { 1: square, 2: energy, 3: times }[level],
        slips: slips[level],
      }),
      hints: [say('energy.hint'), say(`energy.next-${level}`)],
      solution: [say('energy.so'), say(`energy.so-${level}`, its)],
    }
  },
  task: ({ level, thing, times }) => `${level}/${thing}/${times}`,
  solve: energyShown,
})
