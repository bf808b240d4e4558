import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

interface World {
  /** Kinds that the lowest layer holds. */
  kinds: number
}

const kilograms = [20, 60, 200]
/** The share of all kinds that so much rock holds: more rock, more kinds, and less and less (Raup 1975). */
const found = [0.4, 0.7, 0.95]
/** Before an extinction, just after it, and long after it. */
const left = [1, 0.35, 0.65]

/** Searching layers of rock: how many kinds turn up depends on the layer and on how much rock is searched. */
export const searchLab: Lab<World> = {
  id: 'search',
  draw: (random) => ({ kinds: random.integer(84, 100) }),
  knobs: () => [
    {
      id: 'layer',
      head: say('lab.layer.head'),
      name: say('lab.layer.name'),
      settings: (['low', 'middle', 'high'] as const).map((id) => say(`lab.layer.${id}`)),
    },
    {
      id: 'rock',
      head: say('lab.rock.head'),
      name: say('lab.rock.name'),
      settings: kilograms.map((mass) => `${mass} kg`),
    },
    {
      id: 'bag',
      head: say('lab.bag.head'),
      name: say('lab.bag.name'),
      settings: (['paper', 'cotton', 'plastic'] as const).map((id) => say(`lab.bag.${id}`)),
    },
  ],
  idle: 2,
  mean: ({ kinds }, [layer = 0, rock = 0]) => kinds * (left[layer] ?? 1) * (found[rock] ?? 1),
  measured: { label: say('lab.found'), decimals: 0 },
  scatter: 1,
  amount: (value) => say('lab.kinds', { count: value }),
  scene: () => say('lab.scene'),
  askMore: say('lab.ask-more'),
}
