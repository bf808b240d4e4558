import { labFrom, sizes } from '#shapes/run-simulation/lab-from.ts'
import { say } from './messages.gen.ts'

/** Pea traits with the letter of their alleles. */
const letters = { wrinkled: 'R', white: 'P', short: 'T', green: 'Y' } as const
interface World {
  trait: keyof typeof letters
}

/** The allele pairs of a parent with one or two recessive alleles. */
const pairs = ({ trait }: World) => {
  const recessive = letters[trait].toLowerCase()
  return sizes([1, 2], (count) => `${count === 2 ? recessive : letters[trait]}${recessive}`)
}

/** Large fields of offspring: the alleles of both parents decide, and where the plants grow does not. */
export const crossLab = labFrom(say, {
  id: 'cross',
  draw: (random): World => ({ trait: random.pick(['wrinkled', 'white', 'short', 'green'] as const) }),
  namesKnobs: true,
  knobs: { one: (its) => pairs(its), other: (its) => pairs(its), place: ['field', 'pots', 'glass'] },
  mean: (_world, { one, other }) => 25 * one * other,
  measured: { label: say('lab.share'), unit: '%', decimals: 0 },
  scatter: 3,
  amount: (value) => `${value}%`,
  scene: ({ trait }) => say(`lab.scene.${trait}`),
})
