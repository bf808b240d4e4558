import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

const centimeters = [10, 20, 40]
const meters = [5, 10, 20]
const beyondWidth = 80

interface World {
  /** Pixels that 1 cm takes up at 1 m. */
  pixels: number
}

const width = (size: number, distance: number, pixels: number): number => (pixels * size) / distance

/** Balls before a camera: the diameter and the distance matter, the color does not. */
export const pictureLab: Lab<World> = {
  id: 'pictures',
  draw: (random) => ({ pixels: random.pick([30, 36, 40, 45]) }),
  knobs: () => [
    {
      id: 'size',
      head: say('lab.size.head'),
      name: say('lab.size.name'),
      settings: centimeters.map((size) => `${size} cm`),
    },
    {
      id: 'distance',
      head: say('lab.distance.head'),
      name: say('lab.distance.name'),
      settings: meters.map((distance) => `${distance} m`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: [say('lab.color.red'), say('lab.color.white'), say('lab.color.blue')],
    },
  ],
  idle: 2,
  mean: ({ pixels }, [size = 0, distance = 0]) =>
    width(centimeters[size] ?? 0, meters[distance] ?? 1, pixels),
  measured: { label: say('lab.width'), unit: 'px', decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.pixels', { value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondWidth} cm`,
    value: ({ pixels }, [, distance = 0]) => width(beyondWidth, meters[distance] ?? 1, pixels),
    ask: (distance) => say('lab.ask-beyond', { size: `${beyondWidth} cm`, distance }),
    why: say('lab.why-beyond'),
  },
}
