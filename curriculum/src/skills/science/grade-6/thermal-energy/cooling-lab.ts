import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { cooled, lossPerMinute, type Vessel } from '#worlds/cooling/cooling.ts'
import { celsius, degrees, term } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface World {
  vessels: Vessel[]
  start: number
  room: number
}

const minutes = 30
/** The losses of the world are of 250 g; the part lost each minute goes with one over the mass. */
const usualGrams = 250

/** Hot water in vessels: the vessel and the mass of the water matter, the color of the vessel does not. */
export const coolingLab = labFrom(say, {
  id: 'cooling',
  draw: (random): World => ({
    vessels: random.sample(['metalCan', 'foamCup', 'ceramicMug', 'liddedFoamCup', 'thermos'] as const, 3),
    start: random.integer(78, 90),
    room: random.integer(17, 22),
  }),
  knobs: {
    vessel: ({ vessels }) =>
      sizes(
        [...vessels.keys()],
        (at) => say('lab.vessel.one', { vessel: term(vessels[at] ?? 'metalCan') }),
        vessels.map((vessel) => lossPerMinute[vessel]),
      ),
    mass: sizes([150, 300, 600], 'g'),
    color: ['white', 'black', 'red'],
  },
  mean: ({ start, room }, { vessel, mass }) =>
    start - cooled(start, room, (vessel * usualGrams) / mass, minutes),
  measured: { label: say('lab.cooled'), unit: '°C', decimals: 0 },
  scatter: 1,
  whyIdle: say('lab.why-idle'),
  amount: (value) => say('lab.degrees', { change: degrees(value) }),
  scene: ({ start, room }) => say('lab.scene', { start: celsius(start), room: celsius(room) }),
})
