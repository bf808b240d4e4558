import type { FigureOf } from '@skills-center/contract/figure'

export type Wave = FigureOf<'wave'>['waves'][number]
export type WaveMark = FigureOf<'wave'>['marks'][number]

/** The displacement at `x`, positive upward: A sin 2π(x/λ + phase). */
export const displacement = (wave: Wave, x: number): number =>
  wave.amplitude * Math.sin(2 * Math.PI * (x / wave.wavelength + (wave.phase ?? 0)))

/** The phase of each kind of point, as a fraction of a wave from where it rises through rest. */
const turns = { rest: 0, crest: 0.25, trough: 0.75, compression: 0.5, rarefaction: 0 }

/** The x of the nth point of a kind, counted from 0 on the left; `rest` is where the wave rises through it. */
export function placeOf(wave: Wave, kind: keyof typeof turns, at: number): number {
  const first = (((turns[kind] - (wave.phase ?? 0)) % 1) + 1) % 1
  return (first + at) * wave.wavelength
}

/**
 * Positions of the medium's layers as a longitudinal wave passes: each is evenly spaced at rest and displaced by A′ sin
 * 2π(x/λ + phase). They are densest where the displacement falls most steeply, half a wave after it rises.
 */
export function layersOf(wave: Wave, length: number, spacing: number): number[] {
  const crowding = Math.min(0.85, Math.max(0.15, wave.amplitude * 0.85))
  const reach = (wave.wavelength / (2 * Math.PI)) * crowding
  const beyond = Math.ceil(reach / spacing)
  const count = Math.floor(length / spacing + 1e-9)
  const places: number[] = []
  for (let index = -beyond; index <= count + beyond; index++) {
    const rest = index * spacing
    const x = rest + reach * Math.sin(2 * Math.PI * (rest / wave.wavelength + (wave.phase ?? 0)))
    if (x >= -1e-9 && x <= length + 1e-9) places.push(x)
  }
  return places
}
