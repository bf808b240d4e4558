import { expect, test } from 'vitest'
import { sampleQuestions } from './sample-questions.ts'

test('the sample quiz asks one question on each of its five skills', () => {
  expect(sampleQuestions.map((question) => question.skill)).toEqual([
    'Ratios and Proportions',
    'Life Science - Ecosystems',
    'Decimals',
    'Physical Science - Forces',
    'Linear Equations',
  ])
})

test.each(sampleQuestions)(
  'each wrong option of “$question” is met with what leads to it, the right one with nothing',
  ({ thinking, correct }) => {
    expect(thinking[correct]).toBeNull()
    expect(new Set(thinking.filter((words) => words !== null)).size).toBe(3)
  },
)

test.each(sampleQuestions)('the options of “$question” differ from each other', ({ options }) => {
  expect(new Set(options).size).toBe(4)
})
