import type { RichText } from '@skills-center/contract/rich-text'
import { expect, test } from 'vitest'
import { categoryAt, columnsOf, doCardsMove, doNamesFitInPairs } from './board.ts'

const options = (...texts: (string | RichText)[]) =>
  texts.map((text, index) => ({
    id: String(index),
    text: typeof text === 'string' ? [[{ kind: 'text' as const, text }]] : text,
  }))
const sort = (cards: (string | RichText)[], categories: string[]) => ({
  kind: 'sort' as const,
  cards: options(...cards),
  categories: options(...categories),
})

test.each([
  ['1', 0],
  ['3', 2],
  ['4', -1],
  ['0', -1],
  ['a', -1],
  ['Enter', -1],
])('key %s means category %i of three', (key, index) => {
  expect(categoryAt(key, 3)).toBe(index)
})

test('cards lie in the columns as long as the longest fits into one', () => {
  expect(doCardsMove(sort(['wind', 'natural gas'], ['a', 'b', 'c']))).toBe(true)
  expect(doCardsMove(sort(['wind', 'A rock cracks when the water in it freezes.'], ['a', 'b']))).toBe(false)
  expect(doCardsMove(sort(['photosynthesis', 'wind'], ['a', 'b']))).toBe(true)
  expect(doCardsMove(sort(['photosynthesis', 'wind'], ['a', 'b', 'c', 'd']))).toBe(false)
})

test('math, which no line breaks, counts as one piece', () => {
  const math = '<math><mrow><mn>2</mn><mi>x</mi><mo>+</mo><mn>6</mn><mo>=</mo><mn>10</mn></mrow></math>'
  const equation: RichText = [[{ kind: 'math', tex: '2x + 6 = 10', mathml: math }]]
  expect(doCardsMove(sort([equation, 'x'], ['a', 'b', 'c']))).toBe(false)
})

test('short names of categories stand in pairs on a narrow screen', () => {
  expect(doNamesFitInPairs(sort([], ['Renewable', 'Not renewable']))).toBe(true)
  expect(doNamesFitInPairs(sort([], ['Renewable', 'Photosynthesis']))).toBe(false)
})

test('cards leave room to long names of many categories', () => {
  const shares = (categories: string[]) =>
    columnsOf(sort(['Ángulos 1 y 3'], categories), false, false).gridTemplateColumns
  expect(shares(['iguales', 'distintos', 'ninguno', 'todos'])).toBe(
    'minmax(0, 2fr) repeat(4, minmax(0, 1fr))',
  )
  expect(shares(['iguales', 'complementarios', 'ninguno', 'todos'])).toBe(
    'minmax(0, 1fr) repeat(4, minmax(0, 1fr))',
  )
})
