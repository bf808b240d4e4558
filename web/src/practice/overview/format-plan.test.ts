import { expect, test } from 'vitest'
import { minutesInAll, formatProgress } from './format-plan.ts'

const progress = { mastery: 81.6, certainty: 'low', mastered: false, isDue: false, answered: 1 } as const

test('mastery is said with what it rests on and how sure it is', () => {
  expect(formatProgress(progress)).toMatch(/^Mastery 82%, based on 1 question: .+/)
  expect(formatProgress({ ...progress, answered: 9 })).toContain('based on 9 questions')
})

test('the minutes of the plan are those of its parts', () => {
  expect(minutesInAll([{ minutes: 4 }, { minutes: 5 }])).toBe(9)
  expect(minutesInAll([])).toBe(0)
})
