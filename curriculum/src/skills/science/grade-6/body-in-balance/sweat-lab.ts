import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Milliliters of sweat in half an hour of jogging in a cool room. */
  jog: number
}

const byPace = [0.5, 1, 1.7]
const rooms = [15, 22, 29]
const byRoom = [1, 1.5, 2.2]

/** Sweat on a treadmill (Sawka et al. 2007, rounded): pace and room matter, the color of the shirt does not. */
export const sweatLab: Lab<World> = {
  id: 'sweat',
  draw: (random) => ({ jog: random.integer(140, 170) }),
  knobs: () => [
    {
      id: 'pace',
      head: say('lab.pace.head'),
      name: say('lab.pace.name'),
      settings: (['walk', 'jog', 'run'] as const).map((id) => say(`lab.pace.${id}`)),
    },
    {
      id: 'room',
      head: say('lab.room.head'),
      name: say('lab.room.name'),
      settings: rooms.map((room) => `${room} °C`),
    },
    {
      id: 'shirt',
      head: say('lab.shirt.head'),
      name: say('lab.shirt.name'),
      settings: (['blue', 'green', 'orange'] as const).map((id) => say(`lab.shirt.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ jog }, [pace = 0, room = 0]) => jog * (byPace[pace] ?? 1) * (byRoom[room] ?? 1),
  measured: { label: say('lab.sweat'), unit: 'mL', decimals: 0 },
  scatter: 3,
  amount: (value) => `${value} mL`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
