import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milligrams of mud in the water. */
  mud: number
}

const centimeters = [5, 10, 20]
/** The share that 5 cm let through; twice the thickness lets a smaller share of the rest through. */
const passed = [0.8, 0.5, 0.25]
const byDepth = [1, 0.7, 0.4]

/** A filter for muddy water: material and thickness matter, the shape of the cup below does not. */
export const filterLab: Lab<World> = {
  id: 'filter',
  draw: (random) => ({ mud: random.integer(180, 220) }),
  knobs: () => [
    {
      id: 'fill',
      head: say('lab.fill.head'),
      name: say('lab.fill.name'),
      settings: (['gravel', 'sand', 'both'] as const).map((id) => say(`lab.fill.${id}`)),
    },
    {
      id: 'depth',
      head: say('lab.depth.head'),
      name: say('lab.depth.name'),
      settings: centimeters.map((depth) => `${depth} cm`),
    },
    {
      id: 'cup',
      head: say('lab.cup.head'),
      name: say('lab.cup.name'),
      settings: (['tall', 'wide', 'square'] as const).map((id) => say(`lab.cup.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ mud }, [fill = 0, depth = 0]) => mud * (passed[fill] ?? 1) * (byDepth[depth] ?? 1),
  measured: { label: say('lab.mud'), unit: 'mg', decimals: 0 },
  scatter: 2,
  amount: (value) => `${value} mg`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
