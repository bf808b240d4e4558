import { Refusal } from '../platform/problems.ts'
import { describe, expect, it } from 'vitest'
import { groupingOf, periodOf, spansOf } from './report-period.ts'

const period = (query: Parameters<typeof periodOf>[0], today = '2026-11-18') => {
  const { from, to, days } = periodOf(query, today, 'America/Chicago')
  return [from, to, days]
}

describe('a period', () => {
  it('of some days ends today', () => {
    expect(period({ period: '7-days' })).toEqual(['2026-11-12', '2026-11-18', 7])
    expect(period({ period: '30-days' })).toEqual(['2026-10-20', '2026-11-18', 30])
  })

  it.each([
    ['2026-07-31', '2025-08-01', 365],
    ['2026-08-01', '2026-08-01', 1],
    ['2026-11-18', '2026-08-01', 110],
    ['2028-07-31', '2027-08-01', 366],
  ])('of the school year, on %s, begins on %s', (today, from, days) => {
    expect(period({ period: 'school-year' }, today)).toEqual([from, today, days])
  })

  it('of own dates ends today at the latest', () => {
    expect(period({ period: 'own', from: '2026-11-02', to: '2026-11-02' })).toEqual([
      '2026-11-02',
      '2026-11-02',
      1,
    ])
    expect(period({ period: 'own', from: '2026-11-02', to: '2026-12-24' })).toEqual([
      '2026-11-02',
      '2026-11-18',
      17,
    ])
  })

  it.each([
    [{ to: '2026-11-02' }, 'from'],
    [{ from: '2026-11-02' }, 'to'],
    [{ from: '2026-11-19', to: '2026-11-20' }, 'from'],
    [{ from: '2026-11-10', to: '2026-11-09' }, 'to'],
    [{ from: '2025-11-01', to: '2026-11-09' }, 'from'],
  ])('of own dates %o is refused at the field that is wrong', (dates, field) => {
    const refusal = (() => {
      try {
        period({ period: 'own', ...dates })
      } catch (error) {
        return error
      }
    })()
    if (!(refusal instanceof Refusal)) throw new Error('not refused')
    expect(refusal.problem('en')).toMatchObject({ status: 400, errors: [{ field }] })
  })
})

describe('the spans of a period', () => {
  it('are days for a month, weeks for half a year, then months', () => {
    expect([31, 32, 182, 183].map(groupingOf)).toEqual(['day', 'week', 'week', 'month'])
  })

  it('begin on Mondays and on the first of the month, and are cut where the period is', () => {
    // November 18, 2026, is a Wednesday.
    expect(spansOf({ from: '2026-11-05', to: '2026-11-18' }, 'week')).toEqual([
      { from: '2026-11-05', to: '2026-11-08' },
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-18' },
    ])
    expect(spansOf({ from: '2028-01-30', to: '2028-03-01' }, 'month')).toEqual([
      { from: '2028-01-30', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
      { from: '2028-03-01', to: '2028-03-01' },
    ])
  })
})
