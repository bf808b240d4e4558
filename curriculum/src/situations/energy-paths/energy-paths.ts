import { type Text } from '@skills-center/messages/values'
import { say } from './messages.gen.ts'

/** The energy source of each thing. */
const sources = {
  grass: 'sun',
  cow: 'grass',
  milk: 'cow',
  cheese: 'milk',
  calf: 'milk',
  clover: 'sun',
  rabbit: 'clover',
  fox: 'rabbit',
  nectar: 'clover',
  honey: 'nectar',
  corn: 'sun',
  hen: 'corn',
  egg: 'hen',
  omelet: 'egg',
  wheat: 'sun',
  mouse: 'wheat',
  owl: 'mouse',
  bread: 'wheat',
  rider: 'bread',
  oak: 'sun',
  caterpillar: 'oak',
  bluebird: 'caterpillar',
  hawk: 'bluebird',
  firewood: 'oak',
  campfire: 'firewood',
  pondweed: 'sun',
  snail: 'pondweed',
  sunfish: 'snail',
  heron: 'sunfish',
} as const
export type EnergyThing = keyof typeof sources
/** Possible ends of a path. */
export const pathEnds = [
  'cheese',
  'calf',
  'fox',
  'honey',
  'omelet',
  'owl',
  'rider',
  'hawk',
  'campfire',
  'heron',
] as const satisfies readonly EnergyThing[]
/** Pairs that get their energy from the same plant. */
export const twinEnds = [
  ['cheese', 'calf'],
  ['fox', 'honey'],
  ['owl', 'rider'],
  ['hawk', 'campfire'],
] as const satisfies readonly (readonly [EnergyThing, EnergyThing])[]

export const sourceOf = (thing: EnergyThing): EnergyThing | 'sun' => sources[thing]

/** The path to a thing, starting with the plant. */
export function pathTo(thing: EnergyThing): EnergyThing[] {
  const source = sources[thing]
  return source === 'sun' ? [thing] : [...pathTo(source), thing]
}
export const plantOf = (thing: EnergyThing): EnergyThing => pathTo(thing)[0] ?? thing
/** Everything on the paths to these things. */
export const pathsTo = (things: readonly EnergyThing[]): EnergyThing[] => [...new Set(things.flatMap(pathTo))]
/** The given things that the energy of `from` reaches. */
export const reached = (things: readonly EnergyThing[], from: EnergyThing): EnergyThing[] =>
  things.filter((thing) => thing !== from && pathTo(thing).includes(from))

/** Its name as a row header, and inside a sentence. */
export const thingName = (thing: EnergyThing | 'sun'): Text => say(`thing.${thing}`)
export const theThing = (thing: EnergyThing): Text => say(`the.${thing}`)
