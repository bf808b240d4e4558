import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeNumber } from '../judge-number.ts'
import { judgeQuantity } from '../judge-quantity.ts'
import { judgeTable } from '../judge-table.ts'
import type { Judgement } from '../verdict.ts'
import { advise } from './advice.ts'
import { formatAdvice } from './format-advice.ts'

const inSpanish = ({ message }: Judgement) => message && formatAdvice(message, 'es')

test('how to write an answer is said in Spanish, with what was typed', () => {
  expect(inSpanish(judgeNumber('3.14159', { value: '3.14159', places: 2 }))).toBe(
    'Tu número todavía no está redondeado. Redondéalo a la centésima más cercana.',
  )
  expect(inSpanish(judgeNumber('0,5', { value: '0.5' }))).toBe(
    'Veo una coma en “0,5”. Si quieres decir 0.5, escribe un punto: 0.5',
  )
  expect(inSpanish(judgeNumber('1.500', { value: '1500' }))).toBe(
    'Aquí, 1.500 significa 1.5. Usa el punto solo antes de los decimales. Usa comas para los miles, como en 12,345.',
  )
  expect(inSpanish(judgeQuantity('5 kg', { value: '5', unit: 'm' }))).toBe(
    'El número es correcto. Ahora revisa la unidad: “kg” dice cuánto pesa algo. La pregunta pide qué tan largo o qué tan lejos está algo.',
  )
})

test('a table says what its first cell that cannot be read needs', () => {
  const key = { entries: { a: { value: '0.5' }, b: { value: '2' } } }
  expect(inSpanish(judgeTable({ a: '0,5', b: '2' }, key))).toBe(
    'Veo una coma en “0,5”. Si quieres decir 0.5, escribe un punto: 0.5',
  )
})

test('the question’s own words stay as they are', () => {
  expect(formatAdvice('Run it twice.', 'es')).toBe('Run it twice.')
})

test('a value that is missing is a fault', () => {
  expect(() => formatAdvice(advise('give-in'), 'en')).toThrow(RangeError)
})

test('every sentence is in both languages, with the same values', () => {
  const sentences = (language: string) =>
    Object.entries<string>(JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8')))
  const valuesIn = (language: string) =>
    sentences(language).map(([code, text]) => [code, [...new Set(text.match(/\{\w+\}/g))].toSorted()])
  expect(valuesIn('es')).toEqual(valuesIn('en'))
  const inEnglish = new Set(sentences('en').map(([, text]) => text))
  expect(sentences('es').filter(([, text]) => inEnglish.has(text))).toEqual([])
})
