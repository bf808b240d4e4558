import { afterEach, expect, test } from 'vitest'
import { dateFormat, inFigures, listed } from './formats.ts'
import { commonLanguage, contentLanguage, speak } from './language.ts'
import { knowWords, said, t } from './messages.ts'

afterEach(() => speak('en'))

const inSpanish = (words: Record<string, string>) => {
  speak('es')
  knowWords(words)
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

test('a sentence of the server is recognized with what was put into it', () => {
  inSpanish({
    'Please try again in {0}.': 'Intenta de nuevo en {0}.',
    '{0} minutes': '{0} minutos',
    'There is no such class.': 'Esa clase no existe.',
  })
  expect(said('There is no such class.')).toBe('Esa clase no existe.')
  expect(said('Please try again in 5 minutes.')).toBe('Intenta de nuevo en 5 minutos.')
  expect(said('Nobody knows this one.')).toBe('Nobody knows this one.')
  speak('en')
  expect(said('Please try again in 5 minutes.')).toBe('Please try again in 5 minutes.')
})

test('sentences that the server puts together are each recognized, and days in them', () => {
  inSpanish({
    'You missed this idea {0}': 'Fallaste en esta idea {0}',
    '{0}; here it is in a new question.': '{0}; aquí está en una pregunta nueva.',
    'on {0}': 'el {0}',
    'It comes about {0} times in 10.': 'Llega unas {0} de cada 10 veces.',
  })
  const row = 'You missed this idea on Monday; here it is in a new question. It comes about 7 times in 10.'
  expect(said(row)).toBe(
    'Fallaste en esta idea el lunes; aquí está en una pregunta nueva. Llega unas 7 de cada 10 veces.',
  )
  expect(said('on March 14')).toBe('el 14 de marzo')
  expect(said('One more. It comes about 7 times in 10.')).toBe('One more. It comes about 7 times in 10.')
})

test('figures, dates and lists are written as the reader does', () => {
  const day = dateFormat({ month: 'long', day: 'numeric', timeZone: 'UTC' })
  expect([inFigures(12_345.5), day('2026-11-22'), listed(['a', 'b'])]).toEqual([
    '12,345.5',
    'November 22',
    'a and b',
  ])
  speak('es')
  expect([inFigures(12_345.5), day('2026-11-22'), listed(['a', 'b'])]).toEqual([
    '12,345.5',
    '22 de noviembre',
    'a y b',
  ])
})

test('names in a row are marked where they are in one language', () => {
  speak('es')
  expect(commonLanguage([{ language: 'es' }, { language: 'es' }])).toBe('es')
  expect(commonLanguage([{}, { language: 'en' }])).toBe('en')
  expect(commonLanguage([{}, { language: 'es' }])).toBeUndefined()
})

test('questions and names of skills are marked with their own language, but English ones on an English page', () => {
  expect([contentLanguage({}), contentLanguage({ language: 'es' })]).toEqual([undefined, 'es'])
  speak('es')
  expect([contentLanguage({}), contentLanguage({ language: 'es' })]).toEqual(['en', 'es'])
})
