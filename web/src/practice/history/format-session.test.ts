import { expect, test } from 'vitest'
import { formatMoved, formatResult, formatStart, formatTime } from './format-session.ts'

test('a session is called by the day and the hour at which it began, with the year where that is another one', () => {
  const startedAt = new Date(2026, 2, 14, 15, 5).toISOString()
  expect(formatStart({ startedAt }, new Date(2026, 5, 1))).toMatch(/^Saturday, March\s14, 3:05\sPM$/)
  expect(formatStart({ startedAt }, new Date(2027, 0, 1))).toMatch(/^March\s14, 2026, 3:05\sPM$/)
})

test('mastery that moved is told from where to where', () => {
  expect(formatMoved(44.6, 61.7)).toBe('45 → 62')
  expect(formatMoved(null, 61.7)).toBe('new → 62')
})

test('time is told in seconds, and in minutes where there are many', () => {
  expect([1, 45, 89, 90, 150].map(formatTime)).toEqual([
    '1 second',
    '45 seconds',
    '89 seconds',
    '2 minutes',
    '3 minutes',
  ])
})

test('a question is right at once, right later, not right, or still open', () => {
  const one = (verdict: 'correct' | 'incorrect') => ({
    response: { kind: 'number', text: '1' } as const,
    verdict,
    feedback: null,
    mistake: null,
    answeredAt: '2026-03-14T15:05:00Z',
  })
  const formatted = (isOpen: boolean, ...verdicts: ('correct' | 'incorrect')[]) =>
    formatResult({ isOpen, tries: verdicts.map(one) })
  expect(formatted(false, 'correct')).toBe('Right on the first try')
  expect(formatted(false, 'incorrect', 'correct')).toBe('Right on the second try')
  expect(formatted(false, 'incorrect', 'incorrect')).toBe('Not right')
  expect(formatted(true, 'incorrect')).toContain('one try left')
})
