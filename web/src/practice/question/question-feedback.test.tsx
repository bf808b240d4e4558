import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { Session } from '../session.ts'
import { stepSession } from '../step-session.ts'
import { answered, attemptId, picked, started } from '../test-session.ts'
import { QuestionFeedback } from './question-feedback.tsx'
import { stageOf } from './stage.ts'

const nothing = () => undefined
const text = (said: string) => [[{ kind: 'text' as const, text: said }]]

function drawn(session: Session): string {
  return renderToStaticMarkup(
    <Router ssrPath="/practice/unit-rates">
      <QuestionFeedback
        session={session}
        stage={stageOf(session)}
        skillName="Unit rates"
        verdictRef={{ current: null }}
        onResend={nothing}
      />
    </Router>,
  )
}
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const sent = () => picked(started(), 'a')
const lost = () => stepSession(sent(), { type: 'undelivered', attemptId, reason: 'no-reply' })

test('there is nothing to say of a question without an answer, in a place that is announced later', () => {
  const markup = drawn(started())
  expect(words(markup)).toBe('')
  expect(markup).toContain('id="verdict" role="status"')
})

test('the worked solution waits for the last try', () => {
  const missed = { verdict: 'incorrect' as const, pointsEarned: 0, solution: [text('Divide first.')] }
  expect(words(drawn(answered(sent(), { ...missed, triesLeft: 1 })))).not.toContain('See the solution')
  expect(words(drawn(answered(sent(), { ...missed, triesLeft: 0 })))).toContain('See the solution')
})

test('a pending answer says how one goes on: to a question that is here, with the connection, or tomorrow', () => {
  const { planUse, question } = started()
  const usedUp = { ...planUse, dailyProblemsUsed: planUse.dailyLimit }
  const limited = { ...question, isLimited: true }
  const here = words(drawn(lost()))
  const later = words(drawn({ ...lost(), ahead: [] }))
  const tomorrow = words(drawn({ ...lost(), ahead: [], question: limited, planUse: usedUp }))
  expect(here).toContain('You can keep going for now.')
  expect(new Set([here, later, tomorrow]).size).toBe(3)
})
