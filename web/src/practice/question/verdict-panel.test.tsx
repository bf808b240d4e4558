import type { AnswerReply } from '@skills-center/contract/practice'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { reply } from '../test-session.ts'
import { VerdictPanel } from './verdict-panel.tsx'

const text = (said: string) => [[{ kind: 'text' as const, text: said }]]

/** The text of the panel. */
const shown = (over: Partial<AnswerReply>, { wasMissed = false, isTyped = false } = {}): string =>
  renderToStaticMarkup(
    <VerdictPanel reply={reply(over)} wasMissed={wasMissed} isTyped={isTyped} isAlgebra={false} />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('a right answer brings its points, one or many', () => {
  expect(shown({ pointsEarned: 10 })).toBe('Correct! +10 points')
  expect(shown({ pointsEarned: 1 })).toBe('Correct! +1 point')
  expect(shown({ pointsEarned: 0 })).toBe('Correct!')
})

test('a right second answer is told from a first one', () => {
  expect(shown({}, { wasMissed: true })).not.toBe(shown({}))
})

test('a wrong answer shows the right one only when no try is left', () => {
  const wrong = { verdict: 'incorrect', pointsEarned: 0 } as const
  expect(shown({ ...wrong, triesLeft: 1 })).not.toContain('Right answer')
  expect(shown({ ...wrong, triesLeft: 0, rightAnswer: text('3/4') })).toContain('Right answer: 3/4')
})

test('the thinking behind a wrong answer is named', () => {
  const over = { verdict: 'incorrect', triesLeft: 1, pointsEarned: 0, feedback: text('You added.') } as const
  expect(shown(over)).toContain('You added.')
})

test.each(['form', 'unreadable', 'incomplete'] as const)(
  'an answer that is %s costs no try and says so',
  (verdict) => {
    const panel = shown({ verdict, triesLeft: 2, pointsEarned: 0, credited: false })
    expect(panel).toContain('didn’t count as a try')
    expect(panel).not.toContain('Right answer')
  },
)

test('how a typed answer was read is shown, and that of a chosen one is not', () => {
  const over = { echo: '0.75' }
  expect(shown(over, { isTyped: true })).toContain('0.75')
  expect(shown(over, { isTyped: false })).not.toContain('0.75')
})
