import { expect, test } from 'vitest'
import { number } from '../build-item.ts'
import { inlineChoice } from '../build-placed.ts'
import type { Item } from '../item.ts'
import { createRandom } from '../random.ts'
import { checkInteraction } from './check-interaction.ts'

const asked: Item = {
  stem: 'What is half of eight?',
  ...number({ label: 'Answer' }, { value: '4' }, []),
  hints: [],
  solution: [],
}
const wrong = (key: Item['key']): Item => ({
  ...asked,
  wrongAnswers: [{ misconception: null, key, feedback: 'Look again.' }],
})

test('a wrong answer that nobody can give in its field is found', () => {
  const details = (key: Item['key']) => checkInteraction(wrong(key)).map(({ detail }) => detail)
  expect(details({ kind: 'number', value: '16' })).toEqual([])
  expect(details({ kind: 'number', value: '56097560.97561' })).toEqual(['too long to type: 56,097,560.97561'])
  expect(details({ kind: 'choice', option: 'a' })).toEqual(['an answer of another kind: choice'])
})

test('a wrong equation in a letter that has no key is found', () => {
  const item: Item = {
    ...wrong({ kind: 'equation', value: '2n=8' }),
    interaction: { kind: 'equation', label: 'Equation', letters: ['x'] },
    key: { kind: 'equation', value: '2x=8' },
  }
  expect(checkInteraction(item).map(({ detail }) => detail)).toEqual(['there is no letter n to type'])
})

test('a gap that runs into the words beside it is found', () => {
  const gap = {
    label: 'shape',
    right: 'rhombus',
    wrong: [{ text: 'triangle', misconception: null, feedback: 'Look again.' }],
  }
  const details = (before: string, after: string) => {
    const item: Item = { ...asked, ...inlineChoice(createRandom('gap'), [before, gap, after]) }
    return checkInteraction(item).map(({ detail }) => detail)
  }
  expect(details('Every square is a ', '.')).toEqual([])
  expect(details('Every square is a', '.')).toContain('a gap and the words beside it need a space')
  expect(details('Every square is a ', 'too.')).toContain('a gap and the words beside it need a space')
})
