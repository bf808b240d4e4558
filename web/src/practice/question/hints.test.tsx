import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HintButton, HintList } from './hints.tsx'
import { question } from '../test-session.ts'

const drawn = (element: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const button = (over: { shown: number; total: number; isDisabled?: boolean }) =>
  drawn(
    <HintButton
      token={question('first').token}
      isDisabled={false}
      isPriceShown
      {...over}
      onHint={() => undefined}
    />,
  )

test('the first hint says what it costs before it is opened, and the button names it', () => {
  const markup = button({ shown: 0, total: 2 })
  expect(words(markup)).toMatch(/^Hint /)
  const price = /aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? ''
  expect(markup).toContain(`id="${price}"`)
  expect(words(markup)).toContain('counts a little less toward mastery')
})

test('the next hint says which it is, and after the last there is no button', () => {
  expect(words(button({ shown: 1, total: 3 }))).toMatch(/^Next hint \(2 of 3\)/)
  expect(button({ shown: 3, total: 3 })).toBe('')
  expect(button({ shown: 0, total: 0 })).toBe('')
})

test('while an answer is on its way no hint can be opened', () => {
  expect(button({ shown: 0, total: 1, isDisabled: true })).toContain('disabled')
  expect(button({ shown: 0, total: 1 })).not.toContain('disabled=')
})

test('hints stay in sight, in their order, each with its number for a screen reader', () => {
  const hints = ['Compare the parts.', 'Which part is larger?'].map((text) => [
    [{ kind: 'text' as const, text }],
  ])
  const list = words(drawn(<HintList hints={hints} />))
  expect(list).toContain('Hint 1: Compare the parts.')
  expect(list.indexOf('Hint 2: Which part is larger?')).toBeGreaterThan(list.indexOf('Hint 1:'))
})
