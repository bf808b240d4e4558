import type { Lab } from '../../shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Heights of the lamp above the table, in degrees. */
  heights: number[]
}

const sticks = [10, 20, 40]
const beyondStick = 80
const shadow = (stick: number, height: number): number => stick / Math.tan((height / 180) * Math.PI)

/** A lamp as the Sun: its height and the length of the stick determine the shadow; its brightness does not. */
export const shadowLab: Lab<World> = {
  id: 'shadow',
  draw: (random) => ({
    heights: random.pick([
      [20, 40, 60],
      [25, 45, 65],
      [30, 50, 65],
      [20, 35, 55],
    ]),
  }),
  knobs: ({ heights }) => [
    {
      id: 'height',
      head: say('shadow-lab.height.head'),
      name: say('shadow-lab.height.name'),
      settings: heights.map((height) => `${height}°`),
    },
    {
      id: 'stick',
      head: say('shadow-lab.stick.head'),
      name: say('shadow-lab.stick.name'),
      settings: sticks.map((stick) => `${stick} cm`),
    },
    {
      id: 'lamp',
      head: say('shadow-lab.lamp.head'),
      name: say('shadow-lab.lamp.name'),
      settings: (['dim', 'medium', 'bright'] as const).map((id) => say(`shadow-lab.lamp.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ heights }, [height = 0, stick = 0]) => shadow(sticks[stick] ?? 0, heights[height] ?? 45),
  measured: { label: say('shadow-lab.shadow'), unit: 'cm', decimals: 1 },
  scatter: 2,
  amount: (value) => `${value} cm`,
  scene: () => say('shadow-lab.scene'),
  askMore: say('shadow-lab.ask-more'),
  beyond: {
    knob: 1,
    setting: `${beyondStick} cm`,
    value: ({ heights }, [height = 0]) => shadow(beyondStick, heights[height] ?? 45),
    ask: (height) => say('shadow-lab.ask-beyond', { height, stick: `${beyondStick} cm` }),
    why: say('shadow-lab.why-beyond'),
  },
}
