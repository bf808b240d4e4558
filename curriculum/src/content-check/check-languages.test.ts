import { expect, test } from 'vitest'
import { checkLanguages } from './check-languages.ts'
import { readText } from './read-text.ts'

const told = (en: string, es: string) => {
  const read = { en: readText(en), es: readText(es) }
  return {
    read: (code: 'en' | 'es') => read[code],
    hasSameNumbers: read.en.numbers === read.es.numbers,
  }
}

test('a number that only one language tells is found', () => {
  expect(checkLanguages([told('Take 2.', 'Toma 3.')])).toEqual([
    { rule: 'the languages say different numbers', detail: '2 <> 3' },
  ])
})

test('the sentences of one text may tell their numbers in another order', () => {
  expect(checkLanguages([told('Take 2.', 'Toma 3.'), told('Then 3, or none.', 'Luego 2 o nada.')])).toEqual(
    [],
  )
})
