import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { QuestionCard } from './question-card.tsx'
import type { Session } from '../session.ts'
import { stepSession } from '../step-session.ts'
import { answered, attemptId, controlsOf, pendingOf, picked, question, started } from '../test-session.ts'

const nothing = () => undefined
const text = (said: string) => [[{ kind: 'text' as const, text: said }]]

/** The card's HTML in a state of the session. */
function drawn(session: Session, over: { canDefer?: boolean } = {}): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/practice/unit-rates">
        <QuestionCard
          practice={controlsOf(session)}
          skillName="Unit rates"
          isMixed={false}
          isReadAloud={false}
          canDefer={over.canDefer ?? false}
          tools={null}
          onNext={nothing}
          onShortcuts={nothing}
          onReport={nothing}
        />
      </Router>
    </QueryClientProvider>,
  )
}

/** The text of its buttons and links, without those that are always present. */
const offered = (markup: string): string[] =>
  [...markup.matchAll(/<(button|a|summary)\b[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , inside = '']) => inside.replaceAll(/<[^>]*>/g, '').trim())
    .filter((name) => name !== '' && name !== 'Report a problem')

/** The text of the verdict area. */
const verdict = (markup: string): string =>
  /id="verdict"[^>]*>(.*?)<div class="flex flex-wrap items-center gap-x-3/s
    .exec(markup)?.[1]
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim() ?? ''

const sent = () => picked(started(), 'a')
const undelivered = (reason: 'no-reply' | 'signed-out') =>
  stepSession(sent(), { type: 'undelivered', attemptId, reason })

test('a question that is not answered can be checked, hinted at, and put off where that is allowed', () => {
  const markup = drawn(started(), { canDefer: true })
  expect(markup).toContain('Question 1')
  expect(markup).toContain('Which is largest?')
  expect(verdict(markup)).toBe('')
  expect(offered(markup)).toEqual([
    'Why this question?',
    'Check',
    'Hint',
    'I haven’t learned this yet',
    'Turn sounds on',
  ])
  expect(offered(drawn(started()))).not.toContain('I haven’t learned this yet')
})

test('it says why it was chosen', () => {
  expect(drawn(started())).toContain('This is your first question of this skill.')
})

test('a hint stays in sight, and after the last no more is offered', () => {
  const markup = drawn(stepSession(started(), { type: 'hinted', hint: text('Compare the parts.') }))
  expect(markup).toContain('Compare the parts.')
  expect(offered(markup)).not.toContain('Hint')
})

test('while an answer is on its way it cannot be changed', () => {
  const markup = drawn(sent())
  expect(offered(markup)).toContain('Checking')
  expect(markup.match(/<input[^>]*type="radio"[^>]*>/g)).toHaveLength(3)
  for (const [radio] of markup.matchAll(/<input[^>]*type="radio"[^>]*>/g)) expect(radio).toContain('disabled')
})

describe('after a verdict', () => {
  test('a right answer brings points and the next question', () => {
    const markup = drawn(answered(sent(), {}))
    expect(verdict(markup)).toBe('Correct! +10 points')
    expect(offered(markup)).toContain('Next question')
    expect(offered(markup)).not.toContain('Check')
  })

  test('a first wrong answer says what the thinking may have been, and leaves one more try', () => {
    const over = {
      verdict: 'incorrect',
      triesLeft: 1,
      pointsEarned: 0,
      feedback: text('Turned round.'),
    } as const
    const markup = drawn(answered(sent(), over), { canDefer: true })
    expect(verdict(markup)).toBe('Not quite. You have one more try. Turned round.')
    expect(offered(markup)).toEqual(expect.arrayContaining(['Check again', 'Hint']))
    expect(offered(markup)).not.toContain('I haven’t learned this yet')
    expect(offered(markup)).not.toContain('Next question')
  })

  test('a second wrong answer shows the right one and offers its solution', () => {
    const over = {
      verdict: 'incorrect' as const,
      triesLeft: 0,
      pointsEarned: 0,
      rightAnswer: text('b'),
      solution: [text('Divide first.')],
    }
    const markup = drawn(answered(sent(), over))
    expect(verdict(markup)).toBe('Not this time. Right answer: b See the solution, step by step')
    expect(offered(markup)).toContain('Next question')
  })

  test('an answer in another form costs no try', () => {
    const markup = drawn(answered(sent(), { verdict: 'form', triesLeft: 2, pointsEarned: 0 }))
    expect(verdict(markup)).toContain('This didn’t count as a try.')
    expect(offered(markup)).toContain('Check')
  })

  test('the answer that brings mastery is told so, and the one after it is not', () => {
    const mastered = { mastery: 93.6, certainty: 'high', mastered: true, isDue: false, answered: 12 } as const
    expect(drawn(answered(sent(), { after: mastered }))).toContain('You’ve got this one.')
    expect(drawn(answered(sent(), { before: mastered, after: mastered }))).not.toContain(
      'You’ve got this one.',
    )
  })

  test('one sent from another tab too counts once, and says so', () => {
    expect(drawn({ ...answered(sent(), {}), isAnsweredElsewhere: true })).toContain('It counts once.')
  })
})

describe('without a connection', () => {
  test('the answer is kept, and one goes on to the question that is here', () => {
    const markup = drawn(undelivered('no-reply'))
    expect(verdict(markup)).toContain('You can keep going for now.')
    expect(offered(markup)).toEqual(expect.arrayContaining(['Send it now', 'Next question']))
    expect(offered(markup)).not.toContain('Check')
  })

  test('at the last question that is here the connection is waited for', () => {
    const markup = drawn({ ...undelivered('no-reply'), ahead: [] })
    expect(verdict(markup)).toContain('That was the last question on this device')
    expect(offered(markup)).not.toContain('Next question')
  })

  test('an answer given after the session ran out waits until the person has signed in again', () => {
    const markup = drawn(undelivered('signed-out'))
    expect(verdict(markup)).toContain('You’re signed out')
    expect(offered(markup)).toEqual(
      expect.arrayContaining(['Sign in again (new tab)', 'I’m signed in, send it']),
    )
  })
})

test('what has not been learned yet leads to the lesson first', () => {
  const session = stepSession(
    stepSession(started(), { type: 'submitted', pending: pendingOf(started(), null) }),
    {
      type: 'deferred',
      attemptId,
      deferred: { next: question('third'), ahead: [], others: [], prerequisite: null },
    },
  )
  const markup = drawn(session, { canDefer: true })
  expect(offered(markup)).toEqual(expect.arrayContaining(['Read the lesson', 'Keep going here']))
  expect(offered(markup)).not.toContain('Check')
})
