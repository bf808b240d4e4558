import { figureForms } from '@skills-center/contract/questions/figure-forms'
import { afterEach, expect, test } from 'vitest'
import { knowAllWords } from '../language/all-words.ts'
import { setLanguage } from '../language/language.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { figureWords } from './figure-words.ts'

afterEach(() => setLanguage('en'))

test('every name in the forms for figures has Spanish', () => {
  const names = Object.values(figureForms).flatMap(({ name, part, fields, columns }) => [
    name,
    part,
    ...[...fields, ...columns].flatMap(({ label, reads }) => [
      label,
      ...(typeof reads === 'object' ? reads : []),
    ]),
  ])
  knowAllWords()
  const spanish: Readonly<Record<string, string>> = es
  const known = new Set(Object.entries(en).map(([id, text]) => `${text} | ${spanish[id]}`))
  const english = names.map(figureWords)
  setLanguage('es')
  const shown = names.map((name, at) => `${english[at]} | ${figureWords(name)}`)
  expect(shown.filter((pair, at) => names[at] !== '' && !known.has(pair))).toEqual([])
  expect(figureWords('Horizontal axis: tick marks every')).toBe('Eje horizontal: marcas cada')
})
