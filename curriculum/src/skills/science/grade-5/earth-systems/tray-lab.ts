import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Grams that evaporate in a day from 100 square centimeters in still air. */
  still: number
}

const areas = [100, 200, 400]
const beyondArea = 800
/** Of what evaporates in still air (Penman 1948, rounded). */
const byWind = [1, 1.6, 2.3]

/** Water in trays: the area and the wind decide how much gets into the air, and the depth does not. */
export const trayLab: Lab<World> = {
  id: 'trays',
  draw: (random) => ({ still: random.integer(18, 26) }),
  knobs: () => [
    {
      id: 'area',
      head: say('lab.area.head'),
      name: say('lab.area.name'),
      settings: areas.map((area) => `${area} cm²`),
    },
    {
      id: 'wind',
      head: say('lab.wind.head'),
      name: say('lab.wind.name'),
      settings: (['off', 'low', 'high'] as const).map((id) => say(`lab.wind.${id}`)),
    },
    {
      id: 'depth',
      head: say('lab.depth.head'),
      name: say('lab.depth.name'),
      settings: ['2 cm', '4 cm', '6 cm'],
    },
  ],
  idle: 2,
  mean: ({ still }, [area = 0, wind = 0]) => ((still * (areas[area] ?? 0)) / 100) * (byWind[wind] ?? 1),
  measured: { label: say('lab.lost'), unit: 'g', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} g`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondArea} cm²`,
    value: ({ still }, [, wind = 0]) => ((still * beyondArea) / 100) * (byWind[wind] ?? 1),
    ask: (wind) => say('lab.ask-beyond', { wind, area: `${beyondArea} cm²` }),
    why: say('lab.why-beyond'),
  },
}
