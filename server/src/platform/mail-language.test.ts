import { expect, test } from 'vitest'
import { createMailLanguage, linkIn } from './mail-language.ts'

const both = createMailLanguage(['en', 'es'])

test('a mail speaks what the account keeps, else what the page spoke that it follows from, else English', () => {
  expect(both('es', 'en')).toBe('es')
  expect(both('en', 'es')).toBe('en')
  expect(both(null, 'es')).toBe('es')
  expect(both(null, null)).toBe('en')
})

test('a mail speaks no language that readers are not offered', () => {
  const english = createMailLanguage(['en'])
  expect(english('es', 'es')).toBe('en')
  expect(english(null, 'es')).toBe('en')
})

test('a link leads to the page in the language of its mail', () => {
  expect(linkIn('https://skills.example', 'es', '/consent/abc')).toBe('https://skills.example/es/consent/abc')
  expect(linkIn('https://skills.example', 'en', '/consent/abc')).toBe('https://skills.example/consent/abc')
  expect(linkIn('https://skills.example', 'es', '/')).toBe('https://skills.example/es')
  expect(linkIn('https://skills.example', 'en', '/')).toBe('https://skills.example')
})
