import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that the weakest flow moves on the gentlest slope. */
  least: number
  material: (typeof materials)[number]
}

const materials = ['sand', 'mix', 'gravel'] as const
/** Fine sand is moved most easily (Hjulstrom 1935, model scale). */
const moves = { sand: 3, mix: 2, gravel: 1 } as const
/**
 * A stream table: steeper slopes and stronger flows move more; a stronger flow counts more than its amount, as in real
 * streams. The material of the tray does not matter.
 */
export const streamLab = labFrom(say, {
  id: 'stream',
  draw: (random): World => ({ least: random.integer(11, 16), material: random.pick(materials) }),
  knobs: {
    slope: sizes([2, 4, 8], (degrees) => `${degrees}°`),
    flow: sizes([1, 2, 3], (liters) => say('lab.flow.liters', { liters })),
    tray: ['wood', 'metal', 'plastic'],
  },
  mean: ({ least, material }, { slope, flow }) => least * moves[material] * (slope / 2) * flow ** 1.5,
  measured: { label: say('lab.moved'), unit: 'g', decimals: 0 },
  scatter: 1,
  scene: ({ material }) => say(`lab.scene.${material}`),
})
