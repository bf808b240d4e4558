import type { WhatIfStep } from '@skills-center/contract/practice'
import { expect, test } from 'vitest'
import { changeInWords, outlookInWords, standingInWords } from './step-words.ts'

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
  expect(standingInWords(step())).toBe('60 out of 100, still getting to know you')
  expect(standingInWords(step({ mastery: null, certainty: null }))).toContain('no figure yet')
})

test('a change is told as the figures on screen show it', () => {
  expect(changeInWords(step({ mastery: 59.6 }), step({ mastery: 70.4 }))).toBe('up 10')
  expect(changeInWords(step({ mastery: 70.4 }), step({ mastery: 66.1 }))).toBe('down 4')
  expect(changeInWords(step({ mastery: 70.4 }), step({ mastery: 69.6 }))).toBe('about the same')
  expect(changeInWords(undefined, step())).toBe('')
  expect(changeInWords(step({ mastery: null }), step())).toBe('')
})

test('the time to come is told from today on', () => {
  expect(outlookInWords(step())).toBeNull()
  expect(outlookInWords(step({ mastered: true, day: 7, dueDay: 31 }))).toContain('in 24 days')
  expect(outlookInWords(step({ mastered: true, day: 7, dueDay: 8 }))).toContain('in a day')
  expect(outlookInWords(step({ mastered: true }))).toContain('more than a year')
  expect(outlookInWords(step({ isDue: true, dueDay: 0 }))).toContain('bring it back')
})
