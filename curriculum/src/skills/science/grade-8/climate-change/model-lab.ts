import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Degrees for each doubling of carbon dioxide in this model. */
  doubling: number
}

const before = 13.7
/** Degrees for one percent more sunlight, where a doubling of carbon dioxide gives 3 (IPCC 2021). */
const ofOnePercent = 1.9

/** A simple climate: each doubling of carbon dioxide warms by the same amount, and the Sun matters; the temperature that it starts from does not. */
export const modelLab = labFrom(say, {
  id: 'model',
  draw: (random): World => ({ doubling: random.pick([2.8, 3, 3.2]) }),
  namesKnobs: true,
  knobs: {
    gas: sizes([280, 560, 1120], 'ppm'),
    // Percent of today’s brightness.
    sun: sizes([99, 100, 101], (percent) => `${percent}%`),
    start: sizes([10, 14, 18], '°C'),
  },
  mean: ({ doubling }, { gas, sun }) => before + doubling * Math.log2(gas / 280) + ofOnePercent * (sun - 100),
  measured: { label: say('lab.mean'), unit: '°C', decimals: 1 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
})
