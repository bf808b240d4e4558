import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { Records } from '#shapes/records/records.ts'
import { claimsFrom } from '#shapes/records/records-from.ts'
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

const speeds = { label: say('throw.label-speed'), after: 'm/s' } as const

export const throwAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('throw.ask-gap', its),
      label: say('throw.label-height'),
      after: 'm',
    },
  ],
  2: [{ kind: 'gap', column: 1, ask: (its) => say('throw.ask-lost', its), ...speeds }],
  3: [
    { kind: 'times', column: 1, ask: (its) => say('throw.ask-times', its), label: say('throw.label-times') },
    {
      kind: 'times',
      column: 0,
      ask: (its) => say('throw.ask-times-high', its),
      label: say('throw.label-times'),
    },
  ],
}

export const throwClaims = claimsFrom(say, 'throw', {
  more: [
    { column: 0, says: 'higher' },
    { column: 1, says: 'faster' },
  ],
  twice: { column: 0, says: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-hand', 'no-mass', 'no-spin'],
})
