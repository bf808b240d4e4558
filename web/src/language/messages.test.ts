import { afterEach, expect, test } from 'vitest'
import { dateFormat, inFigures, listed } from './formats.ts'
import { commonLanguage, contentLanguage, setLanguage } from './language.ts'
import { loadMessages, t } from './messages.ts'

afterEach(() => setLanguage('en'))

const inSpanish = (words: Record<string, string>) => {
  setLanguage('es')
  loadMessages(words)
}

test('English needs no words: the message is what is shown', () => {
  expect(t('Try again')).toBe('Try again')
  expect(t('{count, plural, one {# skill} other {# skills}}', { count: 1 })).toBe('1 skill')
  expect(t('{count, plural, one {# skill} other {# skills}}', { count: 1200 })).toBe('1,200 skills')
  expect(t('Open [verb]')).toBe('Open')
})

test('Spanish shows its own words with its own plural, and English where it has none', () => {
  inSpanish({
    '{count, plural, one {# skill} other {# skills}}':
      '{count, plural, one {# habilidad} other {# habilidades}}',
  })
  expect(t('{count, plural, one {# skill} other {# skills}}', { count: 1 })).toBe('1 habilidad')
  expect(t('{count, plural, one {# skill} other {# skills}}', { count: 2 })).toBe('2 habilidades')
  expect(t('Not there')).toBe('Not there')
})

test('figures, dates and lists are written as the reader does', () => {
  const day = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' })
  expect([inFigures(12_345.5), day('2026-11-22'), listed(['a', 'b'])]).toEqual([
    '12,345.5',
    'November 22',
    'a and b',
  ])
  setLanguage('es')
  expect([inFigures(12_345.5), day('2026-11-22'), listed(['a', 'b'])]).toEqual([
    '12,345.5',
    '22 de noviembre',
    'a y b',
  ])
})

test('names in a row are marked where they are in one language', () => {
  setLanguage('es')
  expect(commonLanguage([{ language: 'es' }, { language: 'es' }])).toBe('es')
  expect(commonLanguage([{}, { language: 'en' }])).toBe('en')
  expect(commonLanguage([{}, { language: 'es' }])).toBeUndefined()
})

test('questions and names of skills are marked with their own language, but English ones on an English page', () => {
  expect([contentLanguage({}), contentLanguage({ language: 'es' })]).toEqual([undefined, 'es'])
  setLanguage('es')
  expect([contentLanguage({}), contentLanguage({ language: 'es' })]).toEqual(['en', 'es'])
})
