import { expect, test } from 'vitest'
import { choiceParts } from './choice/choice.tsx'
import { choicesParts } from './choices/choices.tsx'
import { optionAt } from './option-keys.ts'

const options = ['w', 'x', 'y', 'z'].map((id) => ({ id, text: [[{ kind: 'text' as const, text: id }]] }))
const choice = { kind: 'choice' as const, options }
const choices = { kind: 'choices' as const, options }

test.each([
  ['a', 0],
  ['D', 3],
  ['2', 1],
  ['e', -1],
  ['5', -1],
  ['0', -1],
  ['Enter', -1],
  ['é', -1],
])('key %s means option %i of four', (key, index) => {
  expect(optionAt(key, 4)).toBe(index)
})

test('a letter picks its option', () => {
  expect(choiceParts.afterKey('b', choice, choiceParts.empty, [])?.response.option).toBe('x')
})

test('an option that was tried already cannot be picked again', () => {
  expect(
    choiceParts.afterKey('b', choice, choiceParts.empty, [{ kind: 'choice', option: 'x' }]),
  ).toBeUndefined()
})

test('with nothing chosen, an arrow key picks the first or the last option that is open', () => {
  const missed = [{ kind: 'choice' as const, option: 'w' }]
  expect(choiceParts.afterKey('ArrowDown', choice, choiceParts.empty, missed)?.option).toBe('x')
  expect(choiceParts.afterKey('ArrowUp', choice, choiceParts.empty, missed)?.option).toBe('z')
})

test('once something is chosen, arrow keys are left to the browser', () => {
  expect(choiceParts.afterKey('ArrowDown', choice, { kind: 'choice', option: 'w' }, [])).toBeUndefined()
})

test('with several choices, a key marks an option and unmarks it again', () => {
  const once = choicesParts.afterKey('3', choices, choicesParts.empty, [])?.response
  expect(once?.options).toEqual(['y'])
  expect(once && choicesParts.afterKey('c', choices, once, [])?.response.options).toEqual([])
})
