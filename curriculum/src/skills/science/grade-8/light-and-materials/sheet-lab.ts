import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** How bright the lamp is, compared with the usual one. */
  lamp: number
}

/** The part of the light that one sheet lets through. */
const lets = { clear: 0.9, gray: 0.7, dark: 0.5 } as const
const ids = ['clear', 'gray', 'dark'] as const
const sheets = [1, 2, 3]

/** Sheets of plastic over a light sensor: their kind and number decide, and the color of the table does not. */
export const sheetLab: Lab<World> = {
  id: 'sheets',
  draw: (random) => ({ lamp: random.pick([4, 5, 6]) }),
  knobs: () => [
    {
      id: 'kind',
      head: say('lab.kind.head'),
      name: say('lab.kind.name'),
      settings: ids.map((id) => say(`lab.kind.${id}`)),
    },
    { id: 'count', head: say('lab.count.head'), name: say('lab.count.name'), settings: sheets.map(String) },
    {
      id: 'table',
      head: say('lab.table.head'),
      name: say('lab.table.name'),
      settings: (['white', 'brown', 'black'] as const).map((id) => say(`lab.table.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ lamp }, [kind = 0, count = 0]) => 100 * lamp * lets[ids[kind] ?? 'clear'] ** (sheets[count] ?? 1),
  measured: { label: say('lab.light'), unit: 'lux', decimals: 0 },
  scatter: 4,
  amount: (value) => `${value} lux`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
