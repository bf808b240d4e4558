import { expect, test } from 'vitest'
import { type Wave, displacement, layersOf, placeOf } from './wave-shape.ts'

const wave = (more: Partial<Wave> = {}): Wave => ({
  id: 'wave',
  label: '',
  motion: 'transverse',
  amplitude: 2,
  wavelength: 4,
  ...more,
})

test.each([0, 0.25, 0.4, 0.9])(
  'crests and troughs stand where the wave is highest and lowest, phase %d',
  (phase) => {
    const shown = wave({ phase })
    for (const at of [0, 1, 2]) {
      expect(displacement(shown, placeOf(shown, 'crest', at))).toBeCloseTo(2)
      expect(displacement(shown, placeOf(shown, 'trough', at))).toBeCloseTo(-2)
      expect(displacement(shown, placeOf(shown, 'rest', at))).toBeCloseTo(0)
    }
    expect(placeOf(shown, 'crest', 0)).toBeLessThan(4)
    expect(placeOf(shown, 'crest', 1) - placeOf(shown, 'crest', 0)).toBeCloseTo(4)
  },
)

test.each([0, 0.3])('layers crowd at a compression and thin out at a rarefaction, phase %d', (phase) => {
  const sound = wave({ motion: 'longitudinal', amplitude: 1, phase })
  const layers = layersOf(sound, 12, 0.1)
  const near = (x: number) => layers.filter((place) => Math.abs(place - x) < 0.4).length
  const crowded = near(placeOf(sound, 'compression', 1))
  const thin = near(placeOf(sound, 'rarefaction', 1))
  expect(crowded).toBeGreaterThan(thin * 3)
})
