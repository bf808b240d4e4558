import { expect, test } from 'vitest'
import { languageAccepted, languageInCookie, pathIn, splitLanguage } from './language.ts'

test('the first part of an address says its language, and nothing that only begins like it', () => {
  expect(splitLanguage('/es')).toEqual({ path: '/', language: 'es' })
  expect(splitLanguage('/es/grade-6-math')).toEqual({ path: '/grade-6-math', language: 'es' })
  for (const path of ['/', '/essay', '/en', '/grade-6'])
    expect(splitLanguage(path)).toEqual({ path, language: null })
})

test('an English address names no language', () => {
  expect([pathIn('en', '/support'), pathIn('es', '/support'), pathIn('es', '/')]).toEqual([
    '/support',
    '/es/support',
    '/es',
  ])
})

test('a cookie holds one of our languages or none', () => {
  expect(languageInCookie('session=abc; language=es')).toBe('es')
  for (const cookies of ['', 'language=fr', 'mylanguage=es', 'language='])
    expect(languageInCookie(cookies)).toBeNull()
})

test('of the languages that a browser accepts the first that we speak is taken, else English', () => {
  expect(languageAccepted('es-MX,es;q=0.9,en;q=0.8')).toBe('es')
  expect(languageAccepted('fr-FR,es;q=0.5')).toBe('es')
  expect([languageAccepted('de'), languageAccepted(undefined)]).toEqual(['en', 'en'])
})
