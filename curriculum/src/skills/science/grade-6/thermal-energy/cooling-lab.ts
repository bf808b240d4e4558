import type { Lab } from '#shapes/run-simulation/lab.ts'
import { cooled, lossPerMinute, type Vessel } from '#worlds/cooling/cooling.ts'
import { celsius, degrees, term } from '#worlds/words.ts'
import { say } from './messages.gen.ts'

interface World {
  vessels: Vessel[]
  start: number
  room: number
}

const grams = [150, 300, 600]
const minutes = 30
/** The losses of the world are of 250 g; the part lost each minute goes with one over the mass. */
const usualGrams = 250

/** Hot water in vessels: the vessel and the mass of the water matter, the color of the vessel does not. */
export const coolingLab: Lab<World> = {
  id: 'cooling',
  draw: (random) => ({
    vessels: random.sample(['metalCan', 'foamCup', 'ceramicMug', 'liddedFoamCup', 'thermos'] as const, 3),
    start: random.integer(78, 90),
    room: random.integer(17, 22),
  }),
  knobs: ({ vessels }) => [
    {
      id: 'vessel',
      head: say('lab.vessel.head'),
      name: say('lab.vessel.name'),
      settings: vessels.map((vessel) => say('lab.vessel.one', { vessel: term(vessel) })),
    },
    {
      id: 'mass',
      head: say('lab.mass.head'),
      name: say('lab.mass.name'),
      settings: grams.map((mass) => `${mass} g`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: [say('lab.color.white'), say('lab.color.black'), say('lab.color.red')],
    },
  ],
  idle: 2,
  mean({ vessels, start, room }, [vessel = 0, mass = 0]) {
    const rate = (lossPerMinute[vessels[vessel] ?? 'metalCan'] * usualGrams) / (grams[mass] ?? usualGrams)
    return start - cooled(start, room, rate, minutes)
  },
  measured: { label: say('lab.cooled'), unit: '°C', decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.degrees', { change: degrees(value) }),
  scene: ({ start, room }) => say('lab.scene', { start: celsius(start), room: celsius(room) }),
  askMore: say('lab.ask-more'),
}
