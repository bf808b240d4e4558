import type { Item } from '@skills-center/curriculum/item'
import { expect, test } from 'vitest'
import { judgeExercise } from './judge-exercise.ts'
import { inLanguage } from './reader-language.ts'

const item: Item = {
  stem: 'What is a half?',
  interaction: { kind: 'number', label: 'A half' },
  key: { kind: 'number', value: '0.5' },
  wrongAnswers: [],
  hints: [],
  solution: [],
}

test('how to write an answer is said in the language of the page', () => {
  const feedback = () => judgeExercise(item, { kind: 'number', text: '0,5' }).feedback
  expect(feedback()).toEqual([
    [{ kind: 'text', text: 'I see a comma in “0,5”. If you mean 0.5, type a point: 0.5' }],
  ])
  expect(inLanguage('es', feedback)).toEqual([
    [{ kind: 'text', text: 'Veo una coma en “0,5”. Si quieres decir 0.5, escribe un punto: 0.5' }],
  ])
})
