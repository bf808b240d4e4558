import { asksFrom, claimsFrom } from '#shapes/records/records-from.ts'
import { say } from './messages.gen.ts'

export const yearAsks = asksFrom(say, 'year', {
  1: [{ kind: 'gap', column: 0, ask: 'ask-daylight', label: 'label-daylight', after: say('year.minutes') }],
  2: [{ kind: 'gap', column: 1, ask: 'ask-shadow', label: 'label-shadow', after: 'cm' }],
  3: [{ kind: 'times', column: 1, ask: 'ask-times', label: 'label-times' }],
})

export const dayClaims = claimsFrom(say, 'day', {
  more: [
    { column: 0, statement: 'higher' },
    { column: 1, statement: 'longer' },
  ],
  twice: { column: 1, statement: 'twice' },
  pattern: { columns: [0, 1], same: 'same', opposite: 'opposite' },
  untold: ['no-wind', 'no-next-day', 'no-warmth'],
})
