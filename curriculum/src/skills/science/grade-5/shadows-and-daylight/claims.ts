import type { RecordAsk } from '#shapes/records/ask-records.ts'
import type { RecordClaims } from '#shapes/records/sort-records.ts'
import { say } from './messages.gen.ts'

export const yearAsks: Readonly<Record<1 | 2 | 3, readonly RecordAsk[]>> = {
  1: [
    {
      kind: 'gap',
      column: 0,
      ask: (its) => say('year.ask-daylight', its),
      label: say('year.label-daylight'),
      after: say('year.minutes'),
    },
  ],
  2: [
    {
      kind: 'gap',
      column: 1,
      ask: (its) => say('year.ask-shadow', its),
      label: say('year.label-shadow'),
      after: 'cm',
    },
  ],
  3: [
    {
      kind: 'times',
      column: 1,
      ask: (its) => say('year.ask-times', its),
      label: say('year.label-times'),
    },
  ],
}

export const dayClaims: RecordClaims = {
  more: [
    { column: 0, says: (its) => say('day.higher', its) },
    { column: 1, says: (its) => say('day.longer', its) },
  ],
  twice: { column: 1, says: (its) => say('day.twice', its) },
  pattern: { columns: [0, 1], same: say('day.same'), opposite: say('day.opposite') },
  untold: [
    (its) => say('day.no-wind', its),
    (its) => say('day.no-next-day', its),
    (its) => say('day.no-warmth', its),
  ],
}
