import { expect, test } from 'vitest'
import { sampleCount, sampleQuestions } from './sample-questions.ts'

const questions = sampleQuestions()

test('the sample quiz asks one question on each of its five skills', () => {
  expect(questions).toHaveLength(sampleCount)
  expect(questions.map((question) => question.skill)).toEqual([
    'Ratios and Proportions',
    'Life Science - Ecosystems',
    'Decimals',
    'Physical Science - Forces',
    'Linear Equations',
  ])
})

test.each(questions)(
  'each wrong option of “$question” is met with what leads to it, the right one with nothing',
  ({ thinking, correct }) => {
    expect(thinking[correct]).toBeNull()
    expect(new Set(thinking.filter((words) => words !== null)).size).toBe(3)
  },
)

test.each(questions)('the options of “$question” differ from each other', ({ options }) => {
  expect(new Set(options).size).toBe(4)
})
