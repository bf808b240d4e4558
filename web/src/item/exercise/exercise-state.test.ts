import type { Response } from '@skills-center/contract/interaction'
import type { ShownItem } from '@skills-center/contract/item'
import type { ExerciseReply } from '@skills-center/contract/skills'
import { expect, test } from 'vitest'
import { afterReply, isDone, markOf, startTrying } from './exercise-state.ts'

const item: ShownItem = {
  stem: [[{ kind: 'text', text: 'How many?' }]],
  figure: null,
  interaction: { kind: 'number', label: 'Number' },
}
const typed = (text: string): Response => ({ kind: 'number', text })
const reply = (verdict: ExerciseReply['verdict'], isSolved = false): ExerciseReply => ({
  verdict,
  echo: null,
  feedback: null,
  solution: isSolved ? { rightAnswer: [], rightResponse: typed('4'), steps: [] } : null,
})

test('a wrong answer leaves the question open and is remembered', () => {
  const wrong = typed('5')
  const after = afterReply({ ...startTrying(item), response: wrong }, wrong, reply('incorrect'))
  expect(after.missed).toEqual([wrong])
  expect(isDone(after)).toBe(false)
  expect(markOf(after)).toBe('wrong')
  expect(markOf({ ...after, response: typed('4') })).toBeNull()
})

test('an answer that cannot be read is no mistake', () => {
  const odd = typed('four-ish')
  const after = afterReply({ ...startTrying(item), response: odd }, odd, reply('unreadable'))
  expect(after.missed).toEqual([])
  expect(markOf(after)).toBe('refused')
})

test('a right answer and a shown one close the question; only the first is marked right', () => {
  const right = typed('4')
  const solved = afterReply({ ...startTrying(item), response: right }, right, reply('correct', true))
  expect([isDone(solved), markOf(solved)]).toEqual([true, 'right'])
  const shown = afterReply(startTrying(item), null, reply(null, true))
  expect([isDone(shown), markOf(shown)]).toEqual([true, null])
})
