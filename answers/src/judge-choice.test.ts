import { expect, test } from 'vitest'
import { judgeChoice, judgeChoices } from './judge-choice.ts'

test('the right option is correct and any other incorrect', () => {
  expect(judgeChoice('b', { option: 'b' }).verdict).toBe('correct')
  expect(judgeChoice('a', { option: 'b' }).verdict).toBe('incorrect')
  expect(judgeChoice('zz', { option: 'b' }).verdict).toBe('incorrect')
})

test('no option at all is unreadable, so that it costs nothing', () => {
  expect(judgeChoice('', { option: 'b' }).verdict).toBe('unreadable')
  expect(judgeChoices([], { options: ['a'] })).toMatchObject({ verdict: 'unreadable', echo: null })
})

test('several options are right in any order, and repeated ones count once', () => {
  expect(judgeChoices(['c', 'a'], { options: ['a', 'c'] }).verdict).toBe('correct')
  expect(judgeChoices(['c', 'a', 'a'], { options: ['a', 'c'] }).verdict).toBe('correct')
})

test('partly right is incorrect', () => {
  expect(judgeChoices(['a'], { options: ['a', 'c'] }).verdict).toBe('incorrect')
  expect(judgeChoices(['a', 'b', 'c'], { options: ['a', 'c'] }).verdict).toBe('incorrect')
})
