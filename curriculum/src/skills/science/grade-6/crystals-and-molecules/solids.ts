import type { Ordering } from '#shapes/records/order-records.ts'
import type { Records } from '#shapes/records/records.ts'
import { claimsFrom, recordRows } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Melting point in °C and hardness on the scale of Mohs (CRC Handbook; Anthony et al., Handbook of Mineralogy; rounded). */
const measured = {
  wax: [60, 0.2],
  sulfur: [115, 2],
  sugar: [186, 2.2],
  salt: [801, 2.5],
  gold: [1064, 2.7],
  copper: [1085, 3],
  fluorite: [1418, 4],
  iron: [1538, 4.5],
  quartz: [1710, 7],
  corundum: [2050, 9],
  magnesia: [2825, 5.5],
} as const

export const solids: Records = {
  id: 'solids',
  scene: say('solids.scene'),
  title: say('solids.title'),
  head: say('solids.head'),
  columns: [say('solids.melts'), say('solids.hard')],
  rows: recordRows(
    measured,
    (id) => say(`solid.${id}`),
    (id) => say(`of.${id}`),
  ),
  shown: 5,
}

export const solidClaims = claimsFrom(say, 'claim', {
  more: [
    { column: 0, statement: 'melts' },
    { column: 1, statement: 'hard' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [1, 0], same: 'same', opposite: 'opposite' },
  untold: ['no-water', 'no-cost', 'no-size'],
})

const oven = 1200
const melts = ([its = 0]: readonly number[]): number => its
const hard = ([, its = 0]: readonly number[]): number => its

export const solidOrders: Readonly<Record<1 | 2 | 3, Ordering>> = {
  1: {
    by: hard,
    other: melts,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-hard'),
    first: say('order.softest'),
    last: say('order.hardest'),
    told: say('order.told-melts'),
    hint: say('order.hint-hard'),
    why: say('order.why-hard'),
  },
  2: {
    by: melts,
    other: hard,
    misconception: 'reading.wrong-series',
    ask: say('order.ask-melts'),
    first: say('order.lowest'),
    last: say('order.highest'),
    told: say('order.told-hard'),
    hint: say('order.hint-melts'),
    why: say('order.why-melts'),
  },
  3: {
    by: (values) => Math.abs(melts(values) - oven),
    other: melts,
    misconception: 'data.stops-early',
    ask: say('order.ask-oven', { oven }),
    first: say('order.nearest'),
    last: say('order.farthest'),
    told: say('order.told-oven', { oven }),
    hint: say('order.hint-oven', { oven }),
    why: say('order.why-oven'),
  },
}
