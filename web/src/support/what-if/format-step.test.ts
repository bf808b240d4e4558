import type { WhatIfStep } from '@skills-center/contract/practice'
import { expect, test } from 'vitest'
import { formatChange, formatOutlook, formatProgress } from './format-step.ts'

const step = (over: Partial<WhatIfStep> = {}): WhatIfStep => ({
  day: 0,
  mastery: 59.6,
  certainty: 'low',
  mastered: false,
  isDue: false,
  dueDay: null,
  ...over,
})

test('a figure is told with how sure it is, and the lack of one too', () => {
  expect(formatProgress(step())).toBe('60 out of 100, not sure yet')
  expect(formatProgress(step({ mastery: null, certainty: null }))).toContain('no number yet')
})

test('a change is told as the figures on screen show it', () => {
  expect(formatChange(step({ mastery: 59.6 }), step({ mastery: 70.4 }))).toBe('up 10')
  expect(formatChange(step({ mastery: 70.4 }), step({ mastery: 66.1 }))).toBe('down 4')
  expect(formatChange(step({ mastery: 70.4 }), step({ mastery: 69.6 }))).toBe('about the same')
  expect(formatChange(undefined, step())).toBe('')
  expect(formatChange(step({ mastery: null }), step())).toBe('')
})

test('the time to come is told from today on', () => {
  expect(formatOutlook(step())).toBeNull()
  expect(formatOutlook(step({ mastered: true, day: 7, dueDay: 31 }))).toContain('in 24 days')
  expect(formatOutlook(step({ mastered: true, day: 7, dueDay: 8 }))).toContain('in a day')
  expect(formatOutlook(step({ mastered: true }))).toContain('more than a year')
  expect(formatOutlook(step({ isDue: true, dueDay: 0 }))).toContain('bring it back')
})
