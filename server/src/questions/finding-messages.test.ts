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
  const said = () => findings(unfinished).map(({ message }) => message)
  expect(said()).toEqual(
    expect.arrayContaining([
      'Give the question a name to find it by.',
      'Write whole with parentheses: whole(…).',
      '“c” is used nowhere. Write {=c} where its value belongs.',
    ]),
  )
  expect(inLanguage('es', said)).toEqual(
    expect.arrayContaining([
      'Falta un nombre para encontrar la pregunta.',
      'Escribe whole con paréntesis: whole(…).',
      '“c” no se usa en ningún lugar. Escribe {=c} donde va su valor.',
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
  const said = () => findings(question({ answer: { ...answer, wrong: [] } })).map(({ message }) => message)
  expect(said()).toContain(
    'The answer “y = = 2” cannot be read. Something is missing. Check your answer and type it again.',
  )
  expect(inLanguage('es', said)).toContain(
    'No se puede leer la respuesta “y = = 2”. Falta algo. Revisa tu respuesta y escríbela de nuevo.',
  )
})
