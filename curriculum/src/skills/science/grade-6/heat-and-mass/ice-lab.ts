import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** °C of the water before the ice goes in. */
  start: number
}

const iceGrams = [10, 20, 40]
const waterGrams = [200, 400, 800]
const shapes = ['round', 'square', 'tall'] as const
/** Joules that melt one gram of ice, and that warm one gram of water by 1 °C (CRC Handbook). */
const melting = 334
const warming = 4.18

/** By how many °C the water is cooler once the ice has melted. */
const drop = (start: number, ice: number, water: number): number =>
  start - (water * warming * start - ice * melting) / ((water + ice) * warming)

/** Ice that melts in warm water: the masses of both decide, and the shape of the cup does not. */
export const iceLab: Lab<World> = {
  id: 'melting-ice',
  draw: (random) => ({ start: random.integer(38, 48) }),
  knobs: () => [
    {
      id: 'ice',
      head: say('lab.ice.head'),
      name: say('lab.ice.name'),
      settings: iceGrams.map((grams) => say('lab.grams', { grams })),
    },
    {
      id: 'water',
      head: say('lab.water.head'),
      name: say('lab.water.name'),
      settings: waterGrams.map((grams) => say('lab.grams', { grams })),
    },
    {
      id: 'shape',
      head: say('lab.shape.head'),
      name: say('lab.shape.name'),
      settings: shapes.map((id) => say(`lab.shape.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ start }, [ice = 0, water = 0]) => drop(start, iceGrams[ice] ?? 0, waterGrams[water] ?? 1),
  measured: { label: say('lab.drop'), unit: '°C', decimals: 1 },
  scatter: 1,
  amount: (value) => `${value} °C`,
  scene: ({ start }) => say('lab.scene', { start }),
  askMore: say('lab.ask-more'),
}
