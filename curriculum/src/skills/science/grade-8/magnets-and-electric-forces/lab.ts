import type { Lab } from '#shapes/run-simulation/lab.ts'
import { pull } from '#worlds/electromagnets/electromagnets.ts'
import { say } from './messages.gen.ts'

const turns = [50, 100, 200]
const amperes = [0.5, 1, 2]
const beyondTurns = 400

interface World {
  /** Millinewtons a turn and ampere. */
  strength: number
}

/** A coil pulls on a magnet: turns and current matter, the color of the wire does not. */
export const coilLab: Lab<World> = {
  id: 'coil',
  draw: (random) => ({ strength: random.pick([0.5, 0.6, 0.7]) }),
  knobs: () => [
    {
      id: 'turns',
      head: say('lab.turns.head'),
      name: say('lab.turns.name'),
      settings: turns.map((count) => say('lab.turns.setting', { count })),
    },
    {
      id: 'current',
      head: say('lab.current.head'),
      name: say('lab.current.name'),
      settings: amperes.map((current) => `${current} A`),
    },
    {
      id: 'color',
      head: say('lab.color.head'),
      name: say('lab.color.name'),
      settings: [say('lab.color.red'), say('lab.color.green'), say('lab.color.blue')],
    },
  ],
  idle: 2,
  mean: ({ strength }, [count = 0, current = 0]) => pull(turns[count] ?? 0, amperes[current] ?? 0, strength),
  measured: { label: say('lab.force'), unit: 'mN', decimals: 0 },
  scatter: 2,
  amount: (value) => `${value} mN`,
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: say('lab.turns.setting', { count: beyondTurns }),
    value: ({ strength }, [, current = 0]) => pull(beyondTurns, amperes[current] ?? 0, strength),
    ask: (current) => say('lab.ask-beyond', { count: beyondTurns, current }),
    why: say('lab.why-beyond'),
  },
}
