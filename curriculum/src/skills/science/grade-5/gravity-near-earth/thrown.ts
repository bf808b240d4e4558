import type { Records } from '#shapes/records/records.ts'
import { asksFrom, claimsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

/** Thrown at 10 m/s; each second takes 9.8 m/s away (Galileo 1638). */
const start = 10
const times = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
const rounded = (value: number): number => Number(value.toFixed(1))

/** A ball on its way up. */
export const thrown: Records = {
  id: 'thrown',
  scene: say('throw.scene'),
  title: say('throw.title'),
  head: say('throw.head'),
  columns: [say('throw.height'), say('throw.speed')],
  rows: times.map((time) => ({
    name: say('throw.row.at', { time }),
    values: [rounded(start * time - 4.9 * time * time), rounded(start - 9.8 * time)],
  })),
  shown: 5,
}

export const throwAsks = asksFrom(say, 'throw', {
  1: [{ kind: 'gap', column: 0, ask: 'ask-gap', label: 'label-height', after: 'm' }],
  2: [{ kind: 'gap', column: 1, ask: 'ask-lost', label: 'label-speed', after: 'm/s' }],
  3: [
    { kind: 'times', column: 1, ask: 'ask-times', label: 'label-times' },
    { kind: 'times', column: 0, ask: 'ask-times-high', label: 'label-times' },
  ],
})

export const throwClaims = claimsFrom(say, 'throw', {
  more: [
    { column: 0, statement: 'higher' },
    { column: 1, statement: 'faster' },
  ],
  twice: { column: 0, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-hand', 'no-mass', 'no-spin'],
})
