import { expect, test } from 'vitest'
import { readText } from './read-text.ts'
import { createSentenceCounts } from './sentences.ts'

const words = (count: number) => `${Array.from({ length: count }, () => 'one').join(' ')}.`
const found = (code: 'en' | 'es', texts: readonly string[]) => {
  const counts = createSentenceCounts(code)
  for (const text of texts) counts.add(readText(text))
  return counts.findings().map(({ detail }) => detail.split(':')[0])
}

test('one sentence that is too long is found among short ones', () => {
  const short = Array.from({ length: 20 }, () => words(5))
  expect(found('en', [...short, words(20)])).toEqual([])
  expect(found('en', [...short, words(21)])).toEqual(['21 words'])
})

test('Spanish takes more words, and not any number of them', () => {
  const short = Array.from({ length: 20 }, () => words(5))
  expect(found('es', [...short, words(25)])).toEqual([])
  expect(found('es', [...short, words(26)])).toEqual(['26 words'])
})

test('sentences are too long on average where none of them is alone', () => {
  expect(found('en', [words(12), words(12)])).toEqual([])
  expect(found('en', [words(12), words(14)])).toEqual(['13.0 words a sentence on average'])
})
