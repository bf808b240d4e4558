import { expect, test } from 'vitest'
import { formatArrived, formatOutcome, formatWaiting } from './format-pending.ts'
import type { Arrived } from './answer-queue.ts'
import { pendingOf, reply, started } from './test-session.ts'

const body = {
  token: started().question.token,
  response: { kind: 'choice', option: 'a' },
  attemptId: '7b0f5a0e-6d59-4a43-9d0f-1d2f5f3c7a11',
  activeMilliseconds: 900,
  hintsUsed: 0,
} as const
const pending = pendingOf(started(), body)
const putOff = pendingOf(started(), null)
const came = (over: Parameters<typeof reply>[0]): Arrived => ({
  pending,
  outcome: { kind: 'answered', reply: reply(over) },
})
const refused: Arrived = {
  pending,
  outcome: { kind: 'refused', refusal: 'question', detail: 'Open for too long.' },
}

test.each([
  [[], null, true, null],
  [[], null, false, 'You’re offline. Your answers are saved on this device.'],
  [[pending], null, true, null],
  [[pending], 'no-reply', true, '1 answer is saved on this device and will be sent.'],
  [
    [pending, pending],
    'no-reply',
    false,
    'You’re offline. 2 answers are saved on this device and will be sent.',
  ],
  [[putOff], 'no-reply', true, null],
] as const)('%# says what waits only while it has to wait', (waiting, trouble, isOnline, words) => {
  expect(formatWaiting({ waiting, failure: trouble }, isOnline)).toBe(words)
})

test('what has come back is summed up, also what could not be counted', () => {
  expect(formatArrived([came({})])).toBe('We sent your saved answer.')
  expect(formatArrived([came({}), came({ verdict: 'incorrect' })])).toBe('We sent 2 saved answers: 1 right.')
  expect(formatArrived([came({}), refused])).toBe(
    'We sent 2 saved answers: 1 right, and 1 that couldn’t be counted.',
  )
})

test('a missed answer says whether its second try is open', () => {
  expect(formatOutcome(came({ verdict: 'incorrect', triesLeft: 1 }).outcome)).toContain('one more try')
  expect(formatOutcome(came({ verdict: 'incorrect' }).outcome)).toBe('Not this time')
  expect(formatOutcome(refused.outcome)).toBe('Not counted')
})
