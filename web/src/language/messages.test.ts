import { afterEach, expect, test } from 'vitest'
import { loadAllMessages } from './load-all-messages.ts'
import { dateFormat, inFigures, listed } from './formats.ts'
import { commonLanguage, contentLanguage, setLanguage } from './language.ts'
import { t } from './messages.ts'

afterEach(() => setLanguage('en'))

test('a message is shown in English with no words fetched', () => {
  expect(t('ui/try-again')).toBe('Try again')
  expect(t('ui/grade-level', { gradeLevel: 6 })).toBe('Grade 6')
  expect(t('ui/about-minutes', { minutes: 1 })).toBe('about 1 minute')
  expect(t('ui/about-minutes', { minutes: 1200 })).toBe('about 1,200 minutes')
})

test('Spanish shows its own words with its own plural', () => {
  loadAllMessages()
  setLanguage('es')
  expect(t('ui/try-again')).toBe('Intentar de nuevo')
  expect(t('ui/about-minutes', { minutes: 1 })).toBe('unos 1 minuto')
  expect(t('ui/about-minutes', { minutes: 2 })).toBe('unos 2 minutos')
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
