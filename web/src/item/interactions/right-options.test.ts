import { expect, test } from 'vitest'
import { rightOptions } from './right-options.ts'

const text = (words: string) => [[{ kind: 'text' as const, text: words }]]
const math = (tex: string) => [[{ kind: 'math' as const, tex, mathml: '' }]]
const options = [
  { id: 'a', text: text('ice melts') },
  { id: 'b', text: text('wood burns') },
  { id: 'c', text: math('\\frac{1}{2}') },
]

test('nothing is marked right before the right answer is known', () => {
  expect(rightOptions(options, null).size).toBe(0)
})

test('the option with the text of the right answer is right', () => {
  expect([...rightOptions(options, math('\\frac{1}{2}'))]).toEqual(['c'])
})

test('of several, all that the right answer names are right', () => {
  expect([...rightOptions(options, text('ice melts; wood burns'))]).toEqual(['a', 'b'])
})

test('an answer that fits no option marks none', () => {
  expect(rightOptions(options, text('ice melts; rust')).size).toBe(0)
})
