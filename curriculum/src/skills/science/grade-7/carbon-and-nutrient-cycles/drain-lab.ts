import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** The share of the nitrogen that rain washes out of bare soil, under young grass, and under thick grass. */
  shares: [number, number, number]
}

/**
 * Nitrogen that rain washes out of a box of soil: fertilizer adds to it, and roots hold it back (lysimeters: Di & Cameron
 * 2002). The material of the box does nothing.
 */
export const drainLab = labFrom(say, {
  id: 'drain',
  draw: (random): World => ({
    shares: [random.integer(300, 360) / 1000, random.integer(160, 190) / 1000, random.integer(60, 80) / 1000],
  }),
  knobs: {
    nitrogen: sizes([1, 2, 4], 'g'),
    // Their places in the shares.
    cover: { bare: 0, young: 1, thick: 2 },
    box: ['wood', 'metal', 'plastic'],
  },
  mean: ({ shares }, { nitrogen, cover }) => 1000 * nitrogen * (shares[cover] ?? 0),
  measured: { label: say('lab.drained'), unit: 'mg', decimals: 0 },
  scatter: 5,
  beyond: {
    knob: 'nitrogen',
    size: 8,
    ask: ({ fixed }) => say('lab.ask-beyond', { cover: fixed }),
    why: say('lab.why'),
  },
})
