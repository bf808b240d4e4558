import { afterEach, expect, test } from 'vitest'
import { setLanguage } from '../../language/language.ts'
import type { Answer } from './answer.ts'
import { answers } from './en/answers.ts'
import { findAnswers } from './find-answers.ts'
import { answers as spanishAnswers } from './es/answers.ts'

afterEach(() => setLanguage('en'))

const limit: Answer = {
  topic: 'student',
  question: 'What is the daily limit?',
  answer: ['It ends at midnight.'],
  words: 'run out',
}
const keyboard: Answer = {
  topic: 'access',
  question: 'Can I use the keyboard?',
  answer: ['Yes, without limits.'],
}
const all = [keyboard, limit]

const first = (query: string) => findAnswers(answers, query)[0]?.question

test('a search looks in questions, answers and other words for it, whatever the case', () => {
  expect(findAnswers(all, 'KEYBOARD')).toEqual([keyboard])
  expect(findAnswers(all, 'midnight')).toEqual([limit])
  expect(findAnswers(all, 'run')).toEqual([limit])
})

test('what stands in a question comes before what stands in an answer', () => {
  expect(findAnswers(all, 'limit')).toEqual([limit, keyboard])
})

test('an answer appears while its word is being typed', () => {
  expect(findAnswers(all, 'key')).toEqual([keyboard])
  expect(findAnswers(all, 'ke')).toEqual([])
})

test('every word that says something must be there, or else most of them', () => {
  expect(findAnswers(all, 'what is the daily limit')).toEqual([limit])
  expect(findAnswers(all, 'daily keyboard')).toEqual([])
  expect(findAnswers(all, 'daily limit giraffe')).toEqual([limit])
})

test.each([
  ['dayly limt', 'What is the daily limit?'],
  ['mastry went down', 'Why did my mastery go down?'],
  ['pasword', 'I forgot my password or can’t sign in. What can I do?'],
  ['acheivements', 'How do streaks, points and achievements work?'],
  ['erase my data', 'How do I see, correct or delete my data?'],
  ['screen raeder', 'Does it work with a screen reader?'],
  ['report a wrong question', 'I think a question is wrong. How do I tell you?'],
])('“%s” is understood', (query, question) => {
  expect(first(query)).toBe(question)
})

test.each([
  ['límite diario', '¿Qué es el límite diario?'],
  ['el limte', '¿Qué es el límite diario?'],
  ['por qué bajó mi dominio', '¿Por qué bajó mi dominio?'],
  ['olvide mi contrasena', 'Olvidé mi contraseña o no puedo iniciar sesión. ¿Qué hago?'],
  ['medallas', '¿Cómo funcionan las rachas, los puntos y los logros?'],
  ['eliminar mis datos', '¿Cómo veo, corrijo o borro mis datos?'],
  ['letra más grande', '¿Puedo agrandar el texto o usar una pantalla oscura?'],
  ['imprimiendo', '¿Puedo imprimir algo para mi clase?'],
  ['cuánto cuesta', '¿Cuesta algo?'],
  ['practicar sin internet', '¿Puedo practicar sin internet?'],
])('“%s” is understood on pages in Spanish', (query, question) => {
  setLanguage('es')
  expect(findAnswers(spanishAnswers, query)[0]?.question).toBe(question)
})

test('what is about nothing here finds nothing', () => {
  expect(findAnswers(answers, 'giraffe volcano')).toEqual([])
  expect(findAnswers(answers, '???')).toEqual([])
})

test('an empty search finds everything', () => {
  expect(findAnswers(all, '  ')).toEqual(all)
})

test.each([[answers], [spanishAnswers]])('no question stands in the list twice', (some) => {
  expect(new Set(some.map(({ question }) => question)).size).toBe(some.length)
})

test('Spanish answers the same and leads to the same places, and says besides what is in English', () => {
  const shapes = (some: readonly Answer[]) =>
    some.map(({ topic, answer, link, ask }) => [
      topic,
      answer.length,
      link?.href,
      link?.isSignedIn,
      ask?.topic,
      answer.join(' ').match(/\d+/g)?.toSorted(),
    ])
  const english = answers.findIndex(({ question }) => question.startsWith('My answer was right'))
  expect(shapes(spanishAnswers.toSpliced(english, 1))).toEqual(shapes(answers))
  expect(spanishAnswers[english]?.question).toBe('¿Las preguntas están en español?')
})
