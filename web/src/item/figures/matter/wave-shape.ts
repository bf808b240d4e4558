import type { FigureOf } from '@skills-center/contract/figure'

export type Wave = FigureOf<'wave'>['waves'][number]
export type WaveMark = FigureOf<'wave'>['marks'][number]

/** How far from rest at `x`, upward positive: A sin 2π(x/λ + phase). */
export const displacement = (wave: Wave, x: number): number =>
  wave.amplitude * Math.sin(2 * Math.PI * (x / wave.wavelength + (wave.phase ?? 0)))

/** Part of a wave from one rise through rest at which such a place stands. */
const turns = { rest: 0, crest: 0.25, trough: 0.75, compression: 0.5, rarefaction: 0 }

/** Where the place of a kind stands, counted from the left from 0; `rest` is where the wave rises through it. */
export function placeOf(wave: Wave, kind: keyof typeof turns, at: number): number {
  const first = (((turns[kind] - (wave.phase ?? 0)) % 1) + 1) % 1
  return (first + at) * wave.wavelength
}

/**
 * Where the layers of a medium stand that a longitudinal wave passes: each at rest at even distances, moved
 * along by A′ sin 2π(x/λ + phase). Crowded where that falls steepest, half a wave after a rise.
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
