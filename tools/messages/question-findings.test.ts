import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { SkillId } from '@skills-center/contract/ids'
import { checkAuthored } from '@skills-center/curriculum/authored/check-authored'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../web/src/language/language.ts'
import { knowWords, said } from '../../web/src/language/messages.ts'
import { readCatalogues } from './read-messages.ts'

beforeEach(() => {
  speak('es')
  knowWords(readCatalogues().get('questions') ?? {})
})
afterEach(() => speak('en'))

const question = (over: Partial<AuthoredQuestion> = {}): AuthoredQuestion => ({
  format: 1,
  title: 'Pens',
  skillId: SkillId.parse('unit-rates'),
  standard: '',
  level: 2,
  stem: 'A pen costs {=a} dollars. What do {=b} pens cost?',
  parameters: [
    { kind: 'range', name: 'a', from: '3', to: '9', step: '1' },
    { kind: 'range', name: 'b', from: '3', to: '12', step: '1' },
  ],
  conditions: [],
  answer: {
    kind: 'number',
    label: 'Price',
    before: '$',
    after: '',
    right: 'a * b',
    form: 'any',
    unit: '',
    within: '',
    wrong: [{ value: 'a + b', feedback: 'Each of them costs as much.' }],
  },
  hints: ['What does one pen cost?', 'Every pen costs the same.'],
  steps: ['One pen costs {=a} dollars.', '{=b} pens cost {=b} × {=a} = {=a*b} dollars.'],
  ...over,
})

const inSpanish = (its: AuthoredQuestion) => checkAuthored(its, 6).map(({ message }) => said(message))

const conditions = (...all: string[]) => inSpanish(question({ conditions: all }))

test('what the check says of a question is recognized as it comes, with what was put into it', () => {
  expect(inSpanish(question({ title: '', skillId: null }))).toEqual([
    'Falta un nombre para encontrar la pregunta.',
    'Falta indicar para qué habilidad es la pregunta.',
  ])
  expect(inSpanish(question({ hints: [], steps: [] }))).toEqual([
    'Conviene dar dos pistas: qué mirar y luego el siguiente paso.',
    'Conviene mostrar cómo se resuelve, en dos pasos por lo menos.',
  ])
  expect(inSpanish(question({ stem: 'What do {=b} pens cost at {=c}?' }))).toEqual([
    'No hay ningún parámetro “c” antes de este.',
  ])
  const [first, second] = question().parameters
  const third = { kind: 'list', name: 'c', values: ['4', '5'] } as const
  expect(
    inSpanish(question({ parameters: [first, second, third].flatMap((its) => (its ? [its] : [])) })),
  ).toEqual(['“c” no se usa en ningún lugar. Escribe {=c} donde va su valor.'])
})

test('what is wrong with a formula is told in Spanish, with its names', () => {
  expect(conditions('a < ?')).toEqual(['Aquí no se puede leer “?”.'])
  expect(conditions('whole')).toEqual(['Escribe whole con paréntesis: whole(…).'])
  expect(conditions('gcd(a)')).toEqual(['gcd lleva dos valores: gcd(a, b).'])
  expect(conditions('gcd(a / 2, b) > 0 and a = 3')).toEqual(['gcd necesita números enteros.'])
  expect(conditions('(a < b')).toEqual(['Falta cerrar un paréntesis.'])
})
