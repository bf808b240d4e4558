import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How many times the motion of the table a bolted roof sways. */
  times: number
}

const millimeters = [10, 20, 40]
const beyondMotion = 80
/** Of the sway of a bolted tower: pads and rollers keep part of the motion away (Kelly 1986, model scale). */
const passed = [1, 0.65, 0.4]

const sway = (times: number, motion: number, base: number): number => times * motion * (passed[base] ?? 1)

/** A tower on a shake table: motion and base matter, the color does not. */
export const towerLab: Lab<World> = {
  id: 'tower',
  draw: (random) => ({ times: random.pick([3.1, 3.3, 3.5, 3.7]) }),
  knobs: () => [
    {
      id: 'shake',
      head: say('lab.shake.head'),
      name: say('lab.shake.name'),
      settings: millimeters.map((motion) => `${motion} mm`),
    },
    {
      id: 'base',
      head: say('lab.base.head'),
      name: say('lab.base.name'),
      settings: (['bolts', 'rubber', 'rollers'] as const).map((id) => say(`lab.base.${id}`)),
    },
    {
      id: 'paint',
      head: say('lab.paint.head'),
      name: say('lab.paint.name'),
      settings: (['white', 'green', 'brown'] as const).map((id) => say(`lab.paint.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ times }, [motion = 0, base = 0]) => sway(times, millimeters[motion] ?? 0, base),
  measured: { label: say('lab.sway'), unit: 'mm', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} mm`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondMotion} mm`,
    value: ({ times }, [, base = 0]) => sway(times, beyondMotion, base),
    ask: (fixed) => say('lab.ask-beyond', { setting: `${beyondMotion} mm`, fixed }),
    why: say('lab.why-beyond'),
  },
}
