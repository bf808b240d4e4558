import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Millimeters of the tall kind with the longest light. */
  tall: number
}

const kinds = [0.4, 0.7, 1]
const hours = [4, 8, 16]
/** More light gives more growth, and less and less. */
const reached = [0.45, 0.7, 1]

/** Barley under lamps: its genes and the light matter, the color of the name tag does not. */
export const barleyLab: Lab<World> = {
  id: 'barley',
  draw: (random) => ({ tall: random.integer(230, 270) }),
  knobs: () => [
    {
      id: 'seed',
      head: say('lab.seed.head'),
      name: say('lab.seed.name'),
      settings: (['dwarf', 'middle', 'tall'] as const).map((id) => say(`lab.seed.${id}`)),
    },
    {
      id: 'light',
      head: say('lab.light.head'),
      name: say('lab.light.name'),
      settings: hours.map((time) => `${time} h`),
    },
    {
      id: 'tag',
      head: say('lab.tag.head'),
      name: say('lab.tag.name'),
      settings: (['white', 'yellow', 'blue'] as const).map((id) => say(`lab.tag.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ tall }, [kind = 0, light = 0]) => tall * (kinds[kind] ?? 1) * (reached[light] ?? 1),
  measured: { label: say('lab.height'), unit: 'mm', decimals: 0 },
  scatter: 3,
  amount: (value) => `${value} mm`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
