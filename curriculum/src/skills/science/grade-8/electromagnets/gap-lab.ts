import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millinewtons at the widest gap without a core. */
  least: number
}

const gaps = [8, 4, 2]
/** How many times the force at the widest gap. */
const nearer = [1, 3, 8]
/** How many times the force without a core. */
const stronger = [1, 3, 7]

/** A coil pulls a steel plate across a gap: gap and core matter, the color of the tape does not. */
export const gapLab: Lab<World> = {
  id: 'gap',
  draw: (random) => ({ least: random.integer(10, 16) }),
  knobs: () => [
    {
      id: 'gap',
      head: say('lab.gap.head'),
      name: say('lab.gap.name'),
      settings: gaps.map((size) => `${size} mm`),
    },
    {
      id: 'core',
      head: say('lab.core.head'),
      name: say('lab.core.name'),
      settings: (['air', 'screw', 'rod'] as const).map((id) => say(`lab.core.${id}`)),
    },
    {
      id: 'tape',
      head: say('lab.tape.head'),
      name: say('lab.tape.name'),
      settings: (['red', 'blue', 'white'] as const).map((id) => say(`lab.tape.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ least }, [gap = 0, core = 0]) => least * (nearer[gap] ?? 0) * (stronger[core] ?? 0),
  measured: { label: say('lab.force'), unit: 'mN', decimals: 0 },
  scatter: 2,
  amount: (value) => `${value} mN`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
