import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Session } from '../session.ts'
import { answered, controlsOf, picked, started } from '../test-session.ts'
import { QuestionFooter } from './question-footer.tsx'

const drawn = (session: Session, canDefer = false): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionFooter practice={controlsOf(session)} canDefer={canDefer} onReport={() => undefined} />
    </QueryClientProvider>,
  )
const swappable = (): Session => {
  const session = started()
  return { ...session, question: { ...session.question, swapsLeft: 2 } }
}

test('a problem can be reported with every question, before and after its answer', () => {
  expect(drawn(started())).toContain('Report a problem')
  expect(drawn(answered(picked(started(), 'a'), {}))).toContain('Report a problem')
})

test('another question like it is offered before the first try, while the server allows it', () => {
  expect(drawn(swappable())).toContain('Another question like this')
  expect(drawn(started())).not.toContain('Another question like this')
  expect(drawn(answered(picked(swappable(), 'a'), {}))).not.toContain('Another question like this')
})

test('a question can be put off before the first try, where that is allowed', () => {
  const missed = answered(picked(started(), 'a'), { verdict: 'incorrect', triesLeft: 1, pointsEarned: 0 })
  expect(drawn(started(), true)).toContain('I haven’t learned this yet')
  expect(drawn(started())).not.toContain('I haven’t learned this yet')
  expect(drawn(missed, true)).not.toContain('I haven’t learned this yet')
})
