import { figureForms } from '@skills-center/contract/questions/figure-forms'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../language/language.ts'
import { loadMessages } from '../language/messages.ts'
import words from './es.json' with { type: 'json' }
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
  setLanguage('es')
  loadMessages(words)
  const known: Readonly<Record<string, string>> = words
  expect(names.filter((name) => name !== '' && figureWords(name) !== known[name])).toEqual([])
  expect(figureWords('Across: a tick every')).toBe('Horizontal: marca cada')
})
