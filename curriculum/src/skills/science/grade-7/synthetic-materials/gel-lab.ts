import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Centimeters with little borax and no extra water. */
  length: number
}

const borax = [5, 10, 20]
/** More borax links more chains of the glue, so the gel stretches less. */
const stretched = [1, 0.6, 0.35]
const water = [0, 10, 20]
const softened = [1, 1.3, 1.7]

/** A gel of glue and borax: borax and water matter, the food color does not. */
export const gelLab: Lab<World> = {
  id: 'gel',
  draw: (random) => ({ length: random.integer(60, 72) }),
  knobs: () => [
    {
      id: 'borax',
      head: say('lab.borax.head'),
      name: say('lab.borax.name'),
      settings: borax.map((amount) => `${amount} mL`),
    },
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: water.map((amount) => `${amount} mL`),
    },
    {
      id: 'dye',
      head: say('lab.dye.head'),
      name: say('lab.dye.name'),
      settings: (['none', 'green', 'pink'] as const).map((id) => say(`lab.dye.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ length }, [links = 0, extra = 0]) => length * (stretched[links] ?? 1) * (softened[extra] ?? 1),
  measured: { label: say('lab.stretch'), unit: 'cm', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} cm`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
