import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kilojoules a day in a warm room, without a wheel. */
  base: number
}

/** What a mouse of 25 g adds in cooler rooms (Speakman & Keijer 2012), and for each night on the wheel. */
const warmth = [0, 6, 30]
const running = [0, 6, 12]

/** Mice eat more where it is cold, and when they run; the color of the dish does nothing. */
export const mouseLab: Lab<World> = {
  id: 'mice',
  draw: (random) => ({ base: random.integer(38, 44) }),
  knobs: () => [
    {
      id: 'room',
      head: say('lab.room.head'),
      name: say('lab.room.name'),
      settings: [30, 27, 15].map((degrees) => `${degrees} °C`),
    },
    {
      id: 'wheel',
      head: say('lab.wheel.head'),
      name: say('lab.wheel.name'),
      settings: (['none', 'short', 'long'] as const).map((id) => say(`lab.wheel.${id}`)),
    },
    {
      id: 'dish',
      head: say('lab.dish.head'),
      name: say('lab.dish.name'),
      settings: (['white', 'red', 'green'] as const).map((id) => say(`lab.dish.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ base }, [room = 0, wheel = 0]) => base + (warmth[room] ?? 0) + (running[wheel] ?? 0),
  measured: { label: say('lab.eaten'), unit: 'kJ', decimals: 0 },
  scatter: 1,
  amount: (value) => `${value} kJ`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
