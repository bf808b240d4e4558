import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { Session } from '../session.ts'
import { stepSession } from '../step-session.ts'
import {
  answered,
  attemptId,
  controlsOf,
  pendingOf,
  picked,
  practice,
  question,
  started,
} from '../test-session.ts'
import { QuestionActions } from './question-actions.tsx'
import { stageOf } from './stage.ts'

const nothing = () => undefined

/** The text of the buttons and links in a state of the session. */
function offered(session: Session, { isMixed = false } = {}): string[] {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/practice/unit-rates">
        <QuestionActions
          stage={stageOf(session)}
          practice={controlsOf(session)}
          ownHints={undefined}
          isMixed={isMixed}
          nextRef={{ current: null }}
          proposalRef={{ current: null }}
          onCheck={nothing}
          onHint={nothing}
          onNext={nothing}
        />
      </Router>
    </QueryClientProvider>,
  )
  return [...markup.matchAll(/<(button|a)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, '').trim(),
  )
}

const sent = () => picked(started(), 'a')
const planOf = (kind: 'other-way' | 'lesson') => ({
  kind,
  words: 'The lesson shows it once more.',
  skill: practice.skill,
})

test('an open question can be checked, and helped with', () => {
  expect(offered(started())).toEqual(['Check', 'Hint'])
})

test('after a first wrong answer it is checked again', () => {
  const missed = answered(sent(), { verdict: 'incorrect', triesLeft: 1, pointsEarned: 0 })
  expect(offered(missed)).toEqual(['Check again', 'Hint'])
})

test('a closed question goes on to the next', () => {
  expect(offered(answered(sent(), {}))).toEqual(['Next question'])
})

test('when more of the same would not help, another way is offered instead of the next question', () => {
  const stuck = answered(sent(), { plan: planOf('lesson') })
  expect(offered(stuck)).toEqual(['Read the lesson', 'Keep going here'])
})

test('across skills no other way is proposed: what comes next is decided again', () => {
  const stuck = answered(sent(), { plan: planOf('other-way') })
  expect(offered(stuck)).toEqual(['Show me another way'])
  expect(offered(stuck, { isMixed: true })).toEqual(['Next question'])
})

test('without a verdict one goes on only where the next question is here', () => {
  const lost = stepSession(sent(), { type: 'undelivered', attemptId, reason: 'no-reply' })
  expect(offered(lost)).toEqual(['Next question'])
  expect(offered({ ...lost, ahead: [] })).toEqual([])
})

test('what has not been learned yet leads to the lesson', () => {
  const begun = stepSession(started(), { type: 'submitted', pending: pendingOf(started(), null) })
  const session = stepSession(begun, {
    type: 'deferred',
    attemptId,
    deferred: { next: question('third'), ahead: [], others: [], prerequisite: null },
  })
  expect(offered(session)).toEqual(['Read the lesson', 'Keep going here'])
})
