import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How many times the motion of the table a bolted roof sways. */
  times: number
}

/** A tower on a shake table: motion and base matter, the place on the table does not. */
export const towerLab = labFrom(say, {
  id: 'tower',
  draw: (random): World => ({ times: random.pick([3.1, 3.3, 3.5, 3.7]) }),
  knobs: {
    shake: sizes([10, 20, 40], 'mm'),
    // Of the sway of a bolted tower: pads and rollers keep part of the motion away (Kelly 1986, model scale).
    base: { bolts: 1, rubber: 0.65, rollers: 0.4 },
    place: ['middle', 'edge', 'corner'],
  },
  mean: ({ times }, { shake, base }) => times * shake * base,
  measured: { label: say('lab.sway'), unit: 'mm', decimals: 0 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
  beyond: {
    knob: 'shake',
    size: 80,
    ask: ({ setting, fixed }) => say('lab.ask-beyond', { setting, fixed }),
    why: say('lab.why-beyond'),
  },
})
