import type { ActivitySpan } from '@skills-center/contract/progress/report'
import { afterEach, describe, expect, test } from 'vitest'
import { loadAllMessages } from '../../language/load-all-messages.ts'
import { setLanguage } from '../../language/language.ts'
import { formatPeriod, formatSpan, spanMarks, formatZone } from './format-period.ts'
import { formatMoves } from './skill-move-mark.tsx'

const span = (from: string, to: string): Pick<ActivitySpan, 'from' | 'to'> => ({ from, to })
/** The spaces around a dash depend on the platform. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0 ]+/g, ' ')

describe('a period in words', () => {
  test('names its days wherever the reader is', () => {
    expect(plain(formatPeriod(span('2026-10-23', '2026-11-21')))).toBe('October 23 – November 21, 2026')
    expect(plain(formatPeriod(span('2026-11-21', '2026-11-21')))).toBe('November 21, 2026')
  })

  test('names a day with its weekday, and a week by its ends', () => {
    expect(formatSpan(span('2026-11-17', '2026-11-17'))).toBe('Tue, Nov 17')
    expect(plain(formatSpan(span('2026-11-16', '2026-11-22')))).toBe('Nov 16 – 22')
  })

  test('is marked in short under a bar', () => {
    const marks = (from: string, grouping: 'day' | 'month') =>
      spanMarks([{ from }, { from }], grouping).map(({ at, text }) => `${text} at ${at}`)
    expect(marks('2026-11-17', 'day')).toEqual(['Nov 17 at 25', 'Nov 17 at 75'])
    expect(marks('2026-11-01', 'month')).toEqual(['Nov at 25', 'Nov at 75'])
  })

  test('says where a day begins', () => {
    expect(formatZone('America/Los_Angeles')).toBe('Los Angeles time')
    expect(formatZone('UTC')).toBe('UTC')
  })
})

test('what moved is counted in words, and what did not happen is left out', () => {
  expect(formatMoves([{ move: 'up' }, { move: 'new' }, { move: 'up' }])).toBe('2 went up, 1 new.')
})

describe('in Spanish', () => {
  afterEach(() => setLanguage('en'))

  test('periods, zones and moves are told with the grammar of the language', () => {
    setLanguage('es')
    loadAllMessages()
    expect(plain(formatPeriod(span('2026-10-23', '2026-11-21')))).toBe(
      '23 de octubre – 21 de noviembre de 2026',
    )
    expect(formatZone('America/Los_Angeles')).toBe('hora de Los Angeles')
    expect(formatMoves([{ move: 'up' }, { move: 'new' }, { move: 'up' }, { move: 'down' }])).toBe(
      '2 subieron, 1 bajó, 1 nueva.',
    )
  })
})
