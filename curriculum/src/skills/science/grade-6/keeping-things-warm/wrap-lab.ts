import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { coolsBy } from '#worlds/insulation/insulation.ts'
import { celsius } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface World {
  start: number
  room: number
}

const materials = ['fleece', 'sawdust', 'wood'] as const

/** A wrapped jar of hot water: the material and its thickness matter, the kind of water does not. */
export const wrapLab = labFrom(say, {
  id: 'wrap',
  draw: (random): World => ({ start: random.integer(78, 86), room: random.integer(18, 22) }),
  knobs: {
    material: { fleece: 0, sawdust: 1, wood: 2 },
    thickness: sizes([1, 2, 4], 'cm'),
    water: ['tap', 'rain', 'spring'],
  },
  mean: ({ start, room }, { material, thickness }) =>
    coolsBy({ material: materials[material] ?? 'wood', centimeters: thickness, start, room, minutes: 60 }),
  measured: { label: say('lab.cooled'), unit: '°C', decimals: 1 },
  scatter: 3,
  whyIdle: say('lab.why-idle'),
  scene: ({ start, room }) => say('lab.scene', { start: celsius(start), room: celsius(room) }),
})
