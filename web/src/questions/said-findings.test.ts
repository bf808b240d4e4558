import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../language/language.ts'
import { knowWords, said } from '../language/messages.ts'
import words from './es.json' with { type: 'json' }

beforeEach(() => {
  speak('es')
  knowWords(words)
})
afterEach(() => speak('en'))

test('what the check says of a question is recognized with what was put into it', () => {
  expect(said('Give the question a name to find it by.')).toBe('Falta un nombre para encontrar la pregunta.')
  expect(said('There is no parameter “c” before this.')).toBe('No hay ningún parámetro “c” antes de este.')
  expect(said('“c” is used nowhere. Write {=c} where its value belongs.')).toBe(
    '“c” no se usa en ningún lugar. Escribe {=c} donde va su valor.',
  )
  expect(said('Some variant reads “1 pens”: 1 of something takes no plural.')).toBe(
    'En alguna variante dice “1 pens”: 1 de algo no lleva plural.',
  )
  expect(said('Write whole with parentheses: whole(…).')).toBe('Escribe whole con paréntesis: whole(…).')
  expect(said('gcd takes two values: gcd(a, b).')).toBe('gcd lleva dos valores: gcd(a, b).')
})

test('a sentence that holds another one is said as a whole', () => {
  expect(said('Before you publish: Choose a picture.')).toBe('Antes de publicar: Falta elegir una imagen.')
  expect(said('The right answer has 1 part, and this one has 2. Give as many.')).toBe(
    'La respuesta correcta tiene 1 parte y esta tiene 2. Deben ser las mismas.',
  )
  expect(
    said(
      'In some variant students cannot give the right answer: (3, 12) is off the plane. Change the axes, or where marks can be set.',
    ),
  ).toBe(
    'En alguna variante no se puede dar la respuesta correcta: (3, 12) queda fuera del plano. Cambia los ejes o dónde se puede marcar.',
  )
  expect(
    said(
      'the numbers that change: one variant is written out, since QTI cannot say a drawing that changes with the numbers',
    ),
  ).toBe(
    'los números que cambian: se escribe una sola variante, porque QTI no puede decir un dibujo que cambia con los números',
  )
  expect(said('Across: a tick every')).toBe('Horizontal: marca cada')
})

test('what is no sentence of the server stays as it is', () => {
  expect(said('items/question-1.xml')).toBe('items/question-1.xml')
})
