import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { Item } from '../item.ts'
import { createRandom } from '../random.ts'
import { answeringOf } from './answering.ts'
import { drawValues } from './draw-values.ts'
import { fillText } from './fill-text.ts'
import { AuthoringTrouble, on } from './trouble.ts'

export type Made =
  | { readonly isMade: true; readonly item: Item }
  | { readonly isMade: false; readonly field: string; readonly message: string }

/**
 * The variant of a question that a seed stands for. `name` is the question’s id and version: the same name,
 * question and seed always give the same item.
 */
export function makeAuthored(question: AuthoredQuestion, name: string, seed: number): Made {
  try {
    return { isMade: true, item: make(question, name, seed) }
  } catch (error) {
    if (!(error instanceof AuthoringTrouble)) throw error
    return { isMade: false, field: error.field, message: error.message }
  }
}

function make(question: AuthoredQuestion, name: string, seed: number): Item {
  const random = createRandom(`authored/${name}/${seed}`)
  const values = drawValues(question, random)
  const fillAll = (texts: readonly string[], path: string) =>
    texts
      .map((text, index) => on(`${path}.${index}`, () => fillText(text, values)))
      .filter((text) => text.trim() !== '')
  if (question.stem.trim() === '') throw new AuthoringTrouble('stem', 'Write the question.')
  const stem = on('stem', () => fillText(question.stem, values))
  const { interaction, key, wrongAnswers } = answeringOf(question.answer, values, random)
  return {
    stem,
    interaction,
    key,
    wrongAnswers: wrongAnswers.filter(({ feedback }) => feedback.trim() !== ''),
    hints: fillAll(question.hints, 'hints'),
    solution: fillAll(question.steps, 'steps'),
  }
}
