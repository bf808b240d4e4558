import { labFrom } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that wash off bare soil on a medium slope. */
  bare: number
}

/** Rain on soil: what covers it and how steep it is decide how much washes away; the material of the tray does nothing. */
export const soilLab = labFrom(say, {
  id: 'soil',
  draw: (random): World => ({ bare: random.integer(110, 130) }),
  knobs: {
    // Of what washes off bare soil (Wischmeier & Smith 1978, rounded).
    cover: { bare: 1, straw: 0.4, grass: 0.14 },
    slope: { gentle: 0.5, medium: 1, steep: 1.7 },
    tray: ['wood', 'metal', 'plastic'],
  },
  mean: ({ bare }, { cover, slope }) => bare * cover * slope,
  measured: { label: say('lab.washed'), unit: 'g', decimals: 0 },
  scatter: 1,
})
