import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Degrees by which dry sand warms up with the lamp straight above. */
  sand: number
}

const degrees = [90, 50, 20]
/** Of the rise of dry sand: damp soil and water need more energy for each degree, and water evaporates. */
const rises = [1, 0.6, 0.3]

/** A lamp as the Sun: its height and what it shines on matter (sine law of Lambert), the color of the cord does not. */
export const lampLab: Lab<World> = {
  id: 'lamp',
  draw: (random) => ({ sand: random.integer(18, 22) }),
  knobs: () => [
    {
      id: 'angle',
      head: say('lab.angle.head'),
      name: say('lab.angle.name'),
      settings: degrees.map((angle) => say('lab.angle.some', { degrees: angle })),
    },
    {
      id: 'tray',
      head: say('lab.tray.head'),
      name: say('lab.tray.name'),
      settings: (['sand', 'soil', 'water'] as const).map((id) => say(`lab.tray.${id}`)),
    },
    {
      id: 'cord',
      head: say('lab.cord.head'),
      name: say('lab.cord.name'),
      settings: (['gray', 'red', 'green'] as const).map((id) => say(`lab.cord.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ sand }, [angle = 0, tray = 0]) =>
    sand * (rises[tray] ?? 1) * Math.sin(((degrees[angle] ?? 90) * Math.PI) / 180),
  measured: { label: say('lab.rise'), unit: '°C', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} °C`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
