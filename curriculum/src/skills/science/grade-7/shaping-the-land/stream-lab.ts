import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that the weakest flow moves on the gentlest slope. */
  least: number
  material: (typeof materials)[number]
}

const materials = ['sand', 'mix', 'gravel'] as const
/** Fine sand is moved most easily (Hjulstrom 1935, model scale). */
const moves = { sand: 3, mix: 2, gravel: 1 } as const
const degrees = [2, 4, 8]
const flows = [1, 2, 3]

/**
 * A stream table: steeper slopes and stronger flows move more; a stronger flow counts more than its amount, as in real
 * streams. The color of the tray does not matter.
 */
const moved = ({ least, material }: World, slope: number, flow: number): number =>
  least * moves[material] * ((degrees[slope] ?? 1) / 2) * (flows[flow] ?? 1) ** 1.5

export const streamLab: Lab<World> = {
  id: 'stream',
  draw: (random) => ({ least: random.integer(11, 16), material: random.pick(materials) }),
  knobs: () => [
    {
      id: 'slope',
      head: say('lab.slope.head'),
      name: say('lab.slope.name'),
      settings: degrees.map((each) => `${each}°`),
    },
    {
      id: 'flow',
      head: say('lab.flow.head'),
      name: say('lab.flow.name'),
      settings: flows.map((liters) => say('lab.flow.liters', { liters })),
    },
    {
      id: 'tray',
      head: say('lab.tray.head'),
      name: say('lab.tray.name'),
      settings: (['white', 'blue', 'black'] as const).map((id) => say(`lab.tray.${id}`)),
    },
  ],
  idle: 2,
  mean: (world, [slope = 0, flow = 0]) => moved(world, slope, flow),
  measured: { label: say('lab.moved'), unit: 'g', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: ({ material }) => say(`lab.scene.${material}`),
  askMore: say('lab.ask-more'),
}
