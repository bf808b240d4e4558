import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import { claimsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Hours that milk stays below 7 °C, dollars, and grams, as a class could measure them. */
const tested = {
  foil: [1.4, 1, 40],
  news: [2.6, 1.5, 310],
  bubble: [3.2, 2, 90],
  double: [4.3, 2.5, 340],
  felt: [3.6, 4, 180],
  sawdust: [5.2, 4.5, 640],
  fleece: [4.6, 5.5, 230],
  wool: [5.5, 6, 270],
  foam: [6.6, 7.5, 210],
  cork: [6.1, 8.5, 500],
} as const

export const bags: Records = {
  id: 'lunch-bags',
  scene: say('bags.scene'),
  title: say('bags.title'),
  head: say('bags.head'),
  columns: [say('bags.hours'), say('bags.cost'), say('bags.mass')],
  rows: recordRows(
    tested,
    (id) => say(`bag.${id}`),
    (id) => say(`the.${id}`),
  ),
  shown: 5,
}

export const bagClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'hours' },
    { column: 1, statement: 'cost' },
    { column: 2, statement: 'mass' },
  ],
  twice: { column: 2, statement: 'twice' },
  pattern: { columns: [1, 0], same: 'same', opposite: 'opposite' },
  untold: ['no-soup', 'no-year', 'no-wash'],
})

/** Grams that the users asked for. */
const massGoal = 250

const hours = ([its = 0]: readonly number[]): number => its
const cost = ([, its = 1]: readonly number[]): number => its
const mass = ([, , its = 0]: readonly number[]): number => its

export const bagOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: hours,
    other: mass,
    misconception: 'design.more-is-better',
    ask: say('order.ask-hours'),
    first: say('order.shortest'),
    last: say('order.longest'),
    told: say('order.told-mass'),
    hint: say('order.hint-hours'),
    why: say('order.why-hours'),
  },
  2: {
    by: (values) => Math.abs(mass(values) - massGoal),
    other: mass,
    misconception: 'data.stops-early',
    ask: say('order.ask-goal', { goal: massGoal }),
    first: say('order.nearest'),
    last: say('order.farthest'),
    told: say('order.told-goal', { goal: massGoal }),
    hint: say('order.hint-goal', { goal: massGoal }),
    why: say('order.why-goal'),
  },
  3: {
    by: (values) => hours(values) / cost(values),
    other: hours,
    misconception: 'ratio.looks-at-one',
    ask: say('order.ask-each'),
    first: say('order.fewest'),
    last: say('order.most'),
    told: say('order.told-hours'),
    hint: say('order.hint-each'),
    why: say('order.why-each'),
  },
}
