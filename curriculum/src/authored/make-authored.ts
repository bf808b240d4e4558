import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { Text } from '@skills-center/messages/values'
import { checkInteraction } from '../content-check/check-interaction.ts'
import { type Item, WrittenInteraction } from '../item.ts'
import { createRandom, type Random } from '../random.ts'
import { answeringOf } from './answering.ts'
import { drawValues } from './draw-values.ts'
import { fillText } from './fill-text.ts'
import type { Values } from './formula.ts'
import { makeFigure } from './make-figure.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { say } from './messages.gen.ts'

export type Made =
  | { readonly isMade: true; readonly item: Item }
  | { readonly isMade: false; readonly field: string; readonly message: Text }

/**
 * The variant of a question for a seed. `name` is the question’s id and version: the same name, question, and seed
 * always give the same item.
 */
export function makeAuthored(question: AuthoredQuestion, name: string, seed: number): Made {
  return attempt(() => {
    const random = createRandom(`authored/${name}/${seed}`)
    return makeOf(question, drawValues(question, random), random)
  })
}

/** The variant with these values, for the checker. */
export const makeWith = (question: AuthoredQuestion, values: Values): Made =>
  attempt(() => makeOf(question, values, createRandom('authored/check')))

function attempt(work: () => Item): Made {
  try {
    return { isMade: true, item: work() }
  } catch (error) {
    if (!(error instanceof AuthoringError)) throw error
    return { isMade: false, field: error.field, message: error.text }
  }
}

function makeOf(question: AuthoredQuestion, values: Values, random: Random): Item {
  const fillAll = (texts: readonly string[], path: string) =>
    texts
      .map((text, index) => on(`${path}.${index}`, () => fillText(text, values)))
      .filter((text) => text.trim() !== '')
  if (question.stem.trim() === '') throw new AuthoringError('stem', say('stem-missing'))
  const stem = on('stem', () => fillText(question.stem, values))
  const figure = question.figure == null ? undefined : makeFigure(question.figure, values)
  const { interaction, key, wrongAnswers } = answeringOf(question, values, random)
  const item: Item = {
    stem,
    ...(figure && { figure }),
    interaction,
    key,
    wrongAnswers: wrongAnswers.filter(({ feedback }) => feedback.trim() !== ''),
    hints: fillAll(question.hints, 'hints'),
    solution: fillAll(question.steps, 'steps'),
  }
  if (!WrittenInteraction.safeParse(interaction).success)
    throw new AuthoringError('answer', say('answer-too-long'))
  const [impossible] = checkInteraction(item)
  if (impossible !== undefined)
    throw new AuthoringError(
      'answer',
      'snap' in question.answer
        ? say('key-cannot-be-set', { why: impossible.detail })
        : say('key-cannot-be-given', { why: impossible.detail }),
    )
  return item
}
