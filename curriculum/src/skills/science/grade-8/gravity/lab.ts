import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

const kilograms = [10, 20, 40]
const beyondMass = 80
/** Nanonewtons meters squared a kilogram squared (CODATA 2018, rounded). */
const bigG = 0.0667

interface World {
  /** Meters between the centers. */
  apart: number
}

const pull = (one: number, other: number, apart: number): number => (bigG * one * other) / apart ** 2
const masses = kilograms.map((mass) => `${mass} kg`)

/** Two balls that pull on each other: both masses matter, the material does not. */
export const ballLab: Lab<World> = {
  id: 'balls',
  draw: (random) => ({ apart: random.pick([0.4, 0.5, 0.6]) }),
  knobs: () => [
    { id: 'first', head: say('lab.first.head'), name: say('lab.first.name'), settings: masses },
    { id: 'second', head: say('lab.second.head'), name: say('lab.second.name'), settings: masses },
    {
      id: 'material',
      head: say('lab.material.head'),
      name: say('lab.material.name'),
      settings: [say('lab.material.lead'), say('lab.material.iron'), say('lab.material.brass')],
    },
  ],
  idle: 2,
  mean: ({ apart }, [first = 0, second = 0]) => pull(kilograms[first] ?? 0, kilograms[second] ?? 0, apart),
  measured: { label: say('lab.force'), unit: 'nN', decimals: 0 },
  scatter: 2,
  amount: (value) => `${value} nN`,
  scene: ({ apart }) => say('lab.scene', { apart }),
  askMore: say('lab.ask-more'),
  beyond: {
    knob: 0,
    setting: `${beyondMass} kg`,
    value: ({ apart }, [, second = 0]) => pull(beyondMass, kilograms[second] ?? 0, apart),
    ask: (second) => say('lab.ask-beyond', { first: `${beyondMass} kg`, second }),
    why: say('lab.why-beyond'),
  },
}
