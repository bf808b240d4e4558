import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { RoundProgress } from './round-progress.tsx'
import { SessionDots } from './session-dots.tsx'
import type { Result } from './session.ts'

const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '').trim()
const dots = (...results: Result[]) => renderToStaticMarkup(<SessionDots results={results} />)

describe('the dots of a visit', () => {
  test('are missing before the first answer, and for a question that was dropped', () => {
    expect(dots()).toBe('')
    expect(dots('dropped')).toBe('')
  })

  test('count a right second try as right, and leave out what was dropped', () => {
    const markup = dots('right', 'right-later', 'wrong', 'dropped')
    expect(textOf(markup)).toMatch(/2 of 3/)
    expect(markup.match(/<li/g)).toHaveLength(3)
  })

  test('tell answers without a verdict apart from those with one', () => {
    expect(textOf(dots('right', 'pending'))).toMatch(/1 of 1.*1 saved/)
  })

  test('show the last 24 of a long visit, and count all', () => {
    const markup = dots(...Array.from({ length: 30 }, (): Result => 'right'))
    expect(markup.match(/<li/g)).toHaveLength(24)
    expect(textOf(markup)).toMatch(/30 of 30/)
  })
})

test('the marks of a round start over after a pause', () => {
  const marks = (count: number) => {
    const results = Array.from({ length: count }, (): Result => 'right')
    return renderToStaticMarkup(<RoundProgress results={results} />).match(/bg-correct/g)?.length ?? 0
  }
  const whole = renderToStaticMarkup(<RoundProgress results={[]} />).match(/bg-skeleton/g)?.length ?? 0
  expect(marks(1)).toBe(1)
  expect(marks(whole)).toBe(whole)
  expect(marks(whole + 1)).toBe(1)
})
