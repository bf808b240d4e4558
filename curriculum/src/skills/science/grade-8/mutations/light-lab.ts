import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Changed cells of 100,000 after 10 seconds without a cover. */
  cells: number
}

/** Yeast under ultraviolet light: time and cover matter (for X-rays: Muller 1927), the shape of the plate does not. */
export const lightLab = labFrom(say, {
  id: 'light',
  draw: (random): World => ({ cells: random.pick([48, 52, 56, 60]) }),
  knobs: {
    light: sizes([10, 20, 40], 's'),
    // The part of the light that passes.
    cover: { none: 1, film: 0.6, lotion: 0.25 },
    plate: ['round', 'square', 'oval'],
  },
  mean: ({ cells }, { light, cover }) => (cells * light * cover) / 10,
  measured: { label: say('lab.changed'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.cells', { count: value }),
  beyond: {
    knob: 'light',
    size: 80,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
