import { readFileSync } from 'node:fs'
import { judgeNumber } from '@skills-center/answers/judge-number'
import { judgeQuantity } from '@skills-center/answers/judge-quantity'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../language/language.ts'
import { knowWords, type Words } from '../language/messages.ts'
import { adviceInWords } from './advice.tsx'

afterEach(() => speak('en'))

const textOf = (message: string | null) => [[{ kind: 'text' as const, text: message ?? '' }]]

test('how to write an answer is said in the reader’s language, with what was typed', () => {
  speak('es')
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a test of the catalogues reads every one
  knowWords(JSON.parse(readFileSync(new URL('es.json', import.meta.url), 'utf8')) as Words)
  const rounded = judgeNumber('3.14159', { value: '3.14159', places: 2 })
  expect(adviceInWords(textOf(rounded.message))).toBe(
    'Tu número es correcto, pero todavía no está redondeado. Redondea a la centésima más cercana.',
  )
  expect(adviceInWords(textOf(judgeNumber('0,5', { value: '0.5' }).message))).toBe(
    'Veo una coma en “0,5”. Si quieres decir 0.5, escribe un punto: 0.5',
  )
  expect(adviceInWords(textOf(judgeQuantity('5 kg', { value: '5', unit: 'm' }).message))).toBe(
    'El número es correcto. Ahora revisa la unidad: “kg” dice cuánto pesa algo, y se te pregunta qué tan largo o qué tan lejos está algo.',
  )
})

test('in English, and where the words are the question’s own, they stay as they came', () => {
  const advice = judgeNumber('0,5', { value: '0.5' }).message
  expect(adviceInWords(textOf(advice))).toBeNull()
  speak('es')
  expect(adviceInWords(textOf('Look at both axes again.'))).toBeNull()
})
