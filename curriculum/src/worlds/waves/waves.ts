/** A real wave: its wavelength in `unit`, and its frequency in hertz. */
interface RealWave {
  id: 'rope' | 'spring' | 'ocean' | 'tank' | 'air' | 'whale'
  length: number
  frequency: number
  unit: 'm' | 'cm'
}

/**
 * Ocean waves in deep water travel at 1.25 times the square root of their wavelength, in meters per second (Airy,
 * 1841). Sound travels at 340 m/s in air, and at 1,500 m/s in sea water.
 */
export const waves: readonly [RealWave, ...RealWave[]] = [
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
]
