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
