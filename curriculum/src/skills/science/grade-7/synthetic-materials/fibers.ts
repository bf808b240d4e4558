import { asksFrom, claimsFrom, orderingsFrom, recordsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Density in g/cm³, tensile strength in MPa, and moisture regain in percent (Morton & Hearle 2008, rounded). */
const kinds = {
  cotton: [1.5, 400, 8],
  wool: [1.3, 170, 16],
  silk: [1.3, 500, 11],
  linen: [1.5, 800, 12],
  nylon: [1.1, 650, 4],
  polyester: [1.4, 600, 0.4],
  aramid: [1.4, 3000, 5],
  polypropylene: [0.9, 450, 0.1],
} as const

export const fibers = recordsFrom(say, {
  id: 'fibers',
  columns: ['density', 'strength', 'water'],
  values: kinds,
  name: 'row',
  shown: 5,
})

export const fiberAsks = asksFrom(say, 'ask', {
  1: [{ kind: 'gap', column: 1, ask: 'gap', label: 'label-gap', after: 'MPa' }],
  2: [{ kind: 'times', column: 1, ask: 'times', label: 'label-times' }],
  3: [{ kind: 'per', column: 1, of: 0, ask: 'per', label: 'label-per', after: 'MPa' }],
})

export const fiberClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 1, statement: 'stronger' },
    { column: 2, statement: 'water' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-price', 'no-itch', 'no-rot'],
})

const density = ([grams = 1]: readonly number[]): number => grams
const strength = ([, force = 0]: readonly number[]): number => force
const taken = ([, , water = 0]: readonly number[]): number => water

export const fiberOrders = orderingsFrom(say, 'order', {
  1: {
    asks: 'strong',
    by: strength,
    first: 'weak',
    last: 'strong',
    slip: { by: density, misconception: 'property.same-in-both', told: 'density' },
  },
  2: {
    asks: 'dry',
    by: taken,
    first: 'dry',
    last: 'wet',
    slip: { by: strength, misconception: 'property.beside-need', told: 'strength' },
  },
  3: {
    asks: 'light',
    by: (values) => strength(values) / density(values),
    first: 'little',
    last: 'much',
    slip: { by: taken, misconception: 'property.beside-need', told: 'water' },
  },
})
