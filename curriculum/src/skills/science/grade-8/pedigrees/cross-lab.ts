import type { Lab } from '#shapes/run-simulation/lab.ts'
import { say } from './messages.gen.ts'

/** Pea traits with the letter of their alleles. */
const letters = { wrinkled: 'R', white: 'P', short: 'T', green: 'Y' } as const
interface World {
  trait: keyof typeof letters
}

/** Recessive alleles of a parent, out of two. */
const recessives = [1, 2]
const pairs = (letter: string): string[] => [
  `${letter}${letter.toLowerCase()}`,
  letter.toLowerCase().repeat(2),
]

/** Large fields of offspring: the alleles of both parents decide, and where the plants grow does not. */
export const crossLab: Lab<World> = {
  id: 'cross',
  draw: (random) => ({ trait: random.pick(['wrinkled', 'white', 'short', 'green'] as const) }),
  knobs: ({ trait }) => [
    {
      id: 'one',
      head: say('lab.one.head'),
      name: say('lab.one.name'),
      settings: pairs(letters[trait]),
    },
    {
      id: 'other',
      head: say('lab.other.head'),
      name: say('lab.other.name'),
      settings: pairs(letters[trait]),
    },
    {
      id: 'place',
      head: say('lab.place.head'),
      name: say('lab.place.name'),
      settings: (['field', 'pots', 'glass'] as const).map((id) => say(`lab.place.${id}`)),
    },
  ],
  idle: 2,
  mean: (_world, [one = 0, other = 0]) => 25 * (recessives[one] ?? 1) * (recessives[other] ?? 1),
  measured: { label: say('lab.share'), unit: '%', decimals: 0 },
  scatter: 3,
  amount: (value) => `${value}%`,
  scene: ({ trait }) => say(`lab.scene.${trait}`),
  askMore: say('lab.ask-more'),
}
