import { numbersIn } from '../../form/numbers-in.ts'
import { solved } from '../../form/solving.ts'
import type { Response, Shown } from '../../item.ts'

/** The unit printed after the field. */
const unitAsked = ({ interaction }: Shown): string =>
  interaction.kind === 'number' ? (interaction.after ?? '') : ''

/** Solves for wavelength, frequency, or speed from the given values, by their units. */
export function waveShown(shown: Shown): Response {
  const told = [...shown.stem.matchAll(/([\d.,]*\d) ([\p{L}]+)(\/s)?/gu)].map(
    ([, digits = '', unit, isPer]) => ({
      value: Number(digits.replaceAll(',', '')),
      unit: isPer === undefined ? unit : 'speed',
    }),
  )
  const of = (fits: (unit: string | undefined) => boolean) => told.find(({ unit }) => fits(unit))?.value ?? 0
  const [speed, frequency] = [of((unit) => unit === 'speed'), of((unit) => unit === 'Hz')]
  const timeOfTwo = of((unit) => unit === 's')
  const length = of((unit) => unit !== undefined && !['speed', 'Hz', 's'].includes(unit))
  const asked = unitAsked(shown)
  if (asked === 'Hz') return solved.number(speed / length)
  if (!asked.endsWith('/s')) return solved.number(speed / frequency)
  return solved.number(frequency === 0 ? (2 * length) / timeOfTwo : length * frequency)
}

/** Solves for an energy or an amplitude from the pattern in the rows. */
export function energyShown(shown: Shown): Response {
  const rows = shown.figure?.kind === 'table' ? shown.figure.rows : []
  const [first, ...others] = rows.map((row) => row.map(Number))
  const [amplitude = 1, energy = 1] = first ?? []
  // The power of the amplitude that the energy grows with, as read from the rows.
  const power = Math.round(
    Math.log((others.at(-1)?.[1] ?? 1) / energy) / Math.log((others.at(-1)?.[0] ?? 1) / amplitude),
  )
  const given = Math.max(...numbersIn(shown.stem).map(({ value }) => value))
  const asked = unitAsked(shown)
  if (asked === 'cm') return solved.number((given / energy) ** (1 / power) * amplitude)
  const times = (given / amplitude) ** power
  return solved.number(asked === 'J' ? energy * times : times)
}

/** Reads an amplitude, a wavelength, or a frequency off a drawn wave. */
export function measureShown({ stem, figure }: Shown): Response {
  const [wave] = figure?.kind === 'wave' ? figure.waves : []
  if (wave === undefined) throw new TypeError('expects a wave')
  if (/amplitude|amplitud/.test(stem)) return solved.number(wave.amplitude)
  return solved.number(/frequency|frecuencia/.test(stem) ? 1 / wave.wavelength : wave.wavelength)
}
