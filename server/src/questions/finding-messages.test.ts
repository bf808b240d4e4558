import { expect, test } from 'vitest'
import { inLanguage } from '../platform/reader-language.ts'
import { createPreview } from './preview.ts'
import { question } from './test-question.ts'

const { findings } = createPreview({ skill: () => ({ gradeLevel: 6 }) })
const unfinished = question({
  title: '',
  parameters: [{ kind: 'formula', name: 'c', formula: 'whole a' }],
})

test('what speaks against a question is said in the language of the page, with its values', () => {
  const messages = () => findings(unfinished).map(({ message }) => message)
  expect(messages()).toEqual(
    expect.arrayContaining([
      'Give the question a name so you can find it later.',
      'Write whole with parentheses: whole(…).',
      '“c” isn’t used anywhere. Write {=c} where you want its value.',
    ]),
  )
  expect(inLanguage('es', messages)).toEqual(
    expect.arrayContaining([
      'Póngale un nombre a la pregunta para encontrarla después.',
      'Escriba whole con paréntesis: whole(…).',
      '“c” no se usa en ningún lugar. Escriba {=c} donde quiera su valor.',
    ]),
  )
})

test('why an answer cannot be read is said in the language of the page', () => {
  const answer = {
    kind: 'equation',
    label: 'Equation',
    before: '',
    after: '',
    right: 'y = = 2',
    form: 'any',
    unit: '',
    within: '',
    wrong: [],
  } as const
  const messages = () =>
    findings(question({ answer: { ...answer, wrong: [] } })).map(({ message }) => message)
  expect(messages()).toContain(
    'We can’t read the answer “y = = 2”. Something is missing. Check your answer and type it again.',
  )
  expect(inLanguage('es', messages)).toContain(
    'No podemos leer la respuesta “y = = 2”. Falta algo. Revisa tu respuesta y escríbela de nuevo.',
  )
})
