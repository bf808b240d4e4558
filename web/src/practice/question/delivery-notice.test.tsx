import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeliveryNotice, type NextStep } from './delivery-notice.tsx'
import type { Delivery } from '../session.ts'
import { pendingOf, picked, started } from '../test-session.ts'

const pending = pendingOf(started(), null)
const pendingAnswer = picked(started(), 'a').delivery

function answerIn(): Extract<Delivery, { phase: 'sending' }> {
  if (pendingAnswer.phase !== 'sending') throw new Error('An answer is sent at once.')
  return pendingAnswer
}

const shown = (delivery: Delivery, goingOn: NextStep = 'next'): string =>
  renderToStaticMarkup(<DeliveryNotice delivery={delivery} nextStep={goingOn} onResend={() => undefined} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('nothing is said while nothing waits, and while an answer is on its way for the first time', () => {
  expect(shown({ phase: 'none' })).toBe('')
  expect(shown(answerIn())).toBe('')
})

test('an answer that waits is saved, and can be sent by hand', () => {
  const waiting: Delivery = { phase: 'waiting', pending: answerIn().pending, failures: 1 }
  expect(shown(waiting)).toContain('Answer saved')
  expect(shown(waiting)).toContain('Send it now')
})

test('how one goes on is said: to the next question, later, tomorrow, or here', () => {
  const waiting: Delivery = { phase: 'waiting', pending: answerIn().pending, failures: 1 }
  const all = (['next', 'later', 'tomorrow', 'here'] as const).map((goingOn) => shown(waiting, goingOn))
  expect(new Set(all).size).toBe(4)
  expect(shown(waiting, 'next')).toContain('You can keep going for now.')
  expect(shown(waiting, 'later')).toContain('the last question on this device')
})

test('while it is sent again the button says so', () => {
  const again: Delivery = { ...answerIn(), failures: 2 }
  expect(shown(again)).toContain('Sending')
  expect(shown(again)).not.toContain('Send it now')
})

test('who was signed out is asked to sign in again, and then to send it', () => {
  const signedOut = shown({ phase: 'signed-out', pending, failures: 1 })
  expect(signedOut).toContain('You’re signed out')
  expect(signedOut).toContain('I’m signed in, send it')
})
