import { all, type ItemTemplate, keysOf, type Random } from '#form'
import { say } from './messages.gen.ts'

/** Things on the ground, with forces (N) that people and floors put on them. */
const things = {
  sled: [20, 120],
  crate: [50, 300],
  sofa: [100, 300],
  cart: [20, 80],
  log: [40, 200],
  wagon: [20, 100],
} as const
export type Thing = keyof typeof things
const ids = keysOf(things)

const names = ['pull', 'push', 'rope', 'friction', 'winch'] as const
export interface Force {
  name: (typeof names)[number]
  /** Newtons; to the right is positive. */
  size: number
}

export const netOf = (forces: readonly Force[]): number => forces.reduce((sum, { size }) => sum + size, 0)
const thingName = (thing: Thing) => say(`thing.${thing}`)
export const theThing = (thing: Thing) => say(`the.${thing}`)

/** Forces in steps of 5 N, each to the left or to the right. */
export function drawForces(random: Random, count: number): { thing: Thing; forces: Force[] } {
  const thing = random.pick(ids)
  const [least, most] = things[thing]
  const kinds = random.sample(['pull', 'push', 'rope', 'winch'] as const, count)
  const forces = kinds.map((name): Force => ({
    name,
    size: 5 * random.integer(least / 5, most / 5) * random.pick([1, -1] as const),
  }))
  return { thing, forces }
}

/** Signed sizes as a sum is written: 40 − 25 − 10. */
export const sumOf = (forces: readonly Force[]): string =>
  forces
    .map(({ size }, at) =>
      at === 0 ? String(size).replace('-', '−') : `${size < 0 ? '−' : '+'} ${Math.abs(size)}`,
    )
    .join(' ')

/** Forces along the ground alone: a weight would make their arrows small. */
export function forcesFigure(thing: Thing, forces: readonly Force[]): NonNullable<ItemTemplate['figure']> {
  const labeled = forces.map(({ name, size }) => ({
    name: say(`force.${name}`),
    newtons: Math.abs(size),
    way: size > 0 ? ('right' as const) : ('left' as const),
  }))
  return {
    kind: 'forces',
    object: thingName(thing),
    description: say('figure', {
      thing: thingName(thing),
      forces: all(labeled.map(({ name, newtons, way }) => say(`arrow-${way}`, { name, newtons }))),
    }),
    arrows: labeled.map(({ name, newtons, way }) => ({
      direction: way,
      newtons,
      label: say('arrow', { name, newtons }),
    })),
  }
}
