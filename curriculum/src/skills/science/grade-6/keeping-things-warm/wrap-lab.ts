import type { Lab } from '#shapes/run-simulation/lab.ts'
import { coolsBy } from '#worlds/insulation/insulation.ts'
import { celsius } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface World {
  start: number
  room: number
}

const materials = ['fleece', 'sawdust', 'wood'] as const
const centimeters = [1, 2, 4]

/** A wrapped jar of hot water: the material and its thickness matter, the color of the tape does not. */
export const wrapLab: Lab<World> = {
  id: 'wrap',
  draw: (random) => ({ start: random.integer(78, 86), room: random.integer(18, 22) }),
  knobs: () => [
    {
      id: 'material',
      head: say('lab.material.head'),
      name: say('lab.material.name'),
      settings: materials.map((id) => say(`lab.material.${id}`)),
    },
    {
      id: 'thickness',
      head: say('lab.thickness.head'),
      name: say('lab.thickness.name'),
      settings: centimeters.map((thickness) => `${thickness} cm`),
    },
    {
      id: 'tape',
      head: say('lab.tape.head'),
      name: say('lab.tape.name'),
      settings: (['blue', 'green', 'red'] as const).map((id) => say(`lab.tape.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ start, room }, [material = 0, thickness = 0]) =>
    coolsBy({
      material: materials[material] ?? 'wood',
      centimeters: centimeters[thickness] ?? 1,
      start,
      room,
      minutes: 60,
    }),
  measured: { label: say('lab.cooled'), unit: '°C', decimals: 1 },
  scatter: 3,
  amount: (value) => `${value} °C`,
  scene: ({ start, room }) => say('lab.scene', { start: celsius(start), room: celsius(room) }),
  askMore: say('lab.ask-more'),
}
