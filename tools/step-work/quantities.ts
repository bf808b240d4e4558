import type { Chance } from '../answer-forms/chance.ts'
import type { Solution } from './solutions.ts'

/** Units: first times second is the product. */
interface Relation {
  first: string
  second: string
  product: string
}
interface Conversion {
  from: string
  to: string
  by: number
}

const relations: readonly [Relation, ...Relation[]] = [
  { first: 'km/h', second: 'h', product: 'km' },
  { first: 'g/cm^3', second: 'cm^3', product: 'g' },
  { first: 'kg', second: 'm/s^2', product: 'N' },
  { first: 'kg', second: 'N/kg', product: 'N' },
  { first: 'Hz', second: 'm', product: 'm/s' },
  { first: 'm', second: 'm', product: 'm^2' },
]

const conversions: readonly [Conversion, ...Conversion[]] = [
  { from: 'km', to: 'm', by: 1000 },
  { from: 'm', to: 'cm', by: 100 },
  { from: 'h', to: 'min', by: 60 },
  { from: 'min', to: 's', by: 60 },
  { from: 'kg', to: 'g', by: 1000 },
  { from: 'L', to: 'mL', by: 1000 },
  { from: 'ft', to: 'in', by: 12 },
  { from: 'lb', to: 'oz', by: 16 },
]

const times = (chance: Chance): string => chance.pick([' × ', ' · ', ' * ', ' x '])
const over = (chance: Chance): string => chance.pick([' ÷ ', ' / ', '/'])
const tenths = (value: number): string => String(value / 10)

/** A product or quotient of two amounts: with all units, with one of them, or with none before the end. */
function someCalculation(chance: Chance): Solution {
  const { first, second, product } = chance.pick(relations)
  const [a, b] = [chance.whole(2, 40) * 10, chance.whole(2, 90)]
  const [one, other, all] = [tenths(a), tenths(b), String((a * b) / 100)]
  const isProduct = chance.is(0.5)
  const [left, leftUnit] = isProduct ? [one, first] : [all, product]
  const [right, rightUnit] = isProduct ? [other, second] : chance.is(0.5) ? [other, second] : [one, first]
  const [value, unit] = isProduct
    ? [all, product]
    : right === other && rightUnit === second
      ? [one, first]
      : [other, second]
  const sign = isProduct ? times(chance) : over(chance)
  const label = (number: string, its: string, isFull = chance.is(0.6)) =>
    isFull ? `${number} ${its}` : number
  const lines = [
    ...(chance.is(0.5) ? [`${label(left, leftUnit, true)}${sign}${label(right, rightUnit, true)}`] : []),
    ...(chance.is(0.4) ? [`${left}${sign}${right}`] : []),
    ...(chance.is(0.3) ? [`${left}${sign}${right} = ${value}`] : []),
    chance.is(0.5) ? `${value} ${unit}` : `${left}${sign}${right} = ${value} ${unit}`,
  ]
  const given = `${left} ${leftUnit} ${isProduct ? '*' : '/'} ${right} ${rightUnit}`
  return { task: { kind: 'quantity', given, unit }, lines, bug: null, wrongAt: null, isFinished: true }
}

/** One amount in another unit, with a fraction that equals 1 or without. */
function someChange(chance: Chance): Solution {
  const { from, to, by } = chance.pick(conversions)
  const small = chance.whole(2, 60) * by
  const isDown = chance.is(0.5)
  const [given, unit, value] = isDown
    ? [`${small / by} ${from}`, to, `${small} ${to}`]
    : [`${small} ${to}`, from, `${small / by} ${from}`]
  const fraction = isDown ? `${by} ${to}/1 ${from}` : `1 ${from}/${by} ${to}`
  const lines = [
    ...(chance.is(0.3) ? [`1 ${from} = ${by} ${to}`] : []),
    ...(chance.is(0.6) ? [`${given}${times(chance)}${chance.is(0.5) ? `(${fraction})` : fraction}`] : []),
    ...(chance.is(0.4)
      ? [
          isDown
            ? `${small / by}${times(chance)}${by} = ${small}`
            : `${small}${over(chance)}${by} = ${small / by}`,
        ]
      : []),
    chance.is(0.7) ? value : `${given} = ${value}`,
  ]
  return { task: { kind: 'quantity', given, unit }, lines, bug: null, wrongAt: null, isFinished: true }
}

/** Work on a calculation with units. */
export const someQuantity = (chance: Chance): Solution =>
  chance.is(0.5) ? someCalculation(chance) : someChange(chance)
