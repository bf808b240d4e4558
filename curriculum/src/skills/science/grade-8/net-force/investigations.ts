import type { Words } from '#form'
import type { Investigation } from '#shapes/fair-test/fair-test.ts'
import { say } from './messages.gen.ts'

type FactorId = Parameters<typeof say>[0] extends infer Id
  ? Id extends `factor.${infer Name}.name`
    ? Name
    : never
  : never

const kinds = {
  color: ['red', 'blue', 'green', 'white'],
  floor: ['wood', 'tile', 'carpet', 'rubber'],
  bumper: ['foam', 'spring', 'paper', 'bare'],
  clay: ['soft', 'firm', 'dry', 'oily'],
} as const

const factor = (id: FactorId, values: readonly Words[]) => ({
  name: say(`factor.${id}.name`),
  head: say(`factor.${id}.head`),
  values,
})
const kind = (id: keyof typeof kinds) =>
  factor(
    id,
    kinds[id].map((value) => say(`value.${value}`)),
  )
const measured = (id: FactorId, unit: string, ...sizes: readonly number[]) =>
  factor(
    id,
    sizes.map((size) => `${size} ${unit}`),
  )

/** Tests that a class can do, each with three variables that could matter. */
export const investigations: readonly Investigation[] = [
  {
    id: 'cart',
    setting: say('fair.cart'),
    factors: [measured('force', 'N', 1, 2, 3, 4), measured('cartMass', 'kg', 1, 2, 3, 4), kind('color')],
  },
  {
    id: 'boxes',
    setting: say('fair.boxes'),
    factors: [kind('floor'), measured('boxMass', 'kg', 1, 2, 3, 5), measured('speed', 'm/s', 1, 2, 3, 4)],
  },
  {
    id: 'parachutes',
    setting: say('fair.parachutes'),
    factors: [
      measured('width', 'cm', 20, 30, 40, 50),
      measured('load', 'g', 5, 10, 15, 20),
      measured('height', 'm', 2, 3, 4, 5),
    ],
  },
  {
    id: 'clay',
    setting: say('fair.clay'),
    factors: [
      measured('ballMass', 'g', 50, 100, 150, 200),
      measured('ramp', 'cm', 10, 20, 30, 40),
      kind('clay'),
    ],
  },
  {
    id: 'crash',
    setting: say('fair.crash'),
    factors: [kind('bumper'), measured('cartMass', 'kg', 1, 2, 3, 4), measured('speed', 'm/s', 1, 2, 3, 4)],
  },
]
