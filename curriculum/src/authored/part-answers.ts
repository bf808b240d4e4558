import { figureForms } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure } from '@skills-center/contract/questions/figures'
import type { AnswerOf } from '@skills-center/contract/questions/authored'
import type { Answering } from '../build-item.ts'
import { label } from '../build-placed.ts'
import type { Key, WrongAnswer } from '../item.ts'
import type { Random } from '../random.ts'
import { fillText } from './fill-text.ts'
import type { Values } from './formula.ts'
import { partOf } from './make-figure.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { say } from './messages.gen.ts'

/** The number of parts in the figure that a question can ask about. */
function partsIn(figure: AuthoredFigure | null | undefined): number {
  if (figure === null || figure === undefined || !figureForms[figure.kind].hasSpots)
    throw new AuthoringError('figure', say('parts.figure-missing'))
  return figure.rows.length
}

/** Label parts of the figure. */
export function onParts(
  answer: AnswerOf<'label'>,
  figure: AuthoredFigure | null | undefined,
  values: Values,
  random: Random,
): Answering {
  const count = partsIn(figure)
  const spots = answer.labels.slice(0, count).flatMap((text, index) => {
    const its = on(`answer.labels.${index}`, () => fillText(text, values))
    return its.trim() === '' ? [] : [{ id: partOf(index), label: its }]
  })
  if (spots.length < 2 || spots.length > 8) throw new AuthoringError('answer.labels', say('parts.name-count'))
  const others = answer.others
    .map((text, index) => on(`answer.others.${index}`, () => fillText(text, values)))
    .filter((text) => text.trim() !== '')
  const feedback = on('answer.feedback', () => fillText(answer.feedback, values))
  return label(random, { spots, others, slip: { misconception: 'misplaced', feedback } })
}

/** Select parts of the figure. */
export function ofParts(
  answer: AnswerOf<'hot-spot'>,
  figure: AuthoredFigure | null | undefined,
  values: Values,
): Answering {
  const count = Math.min(partsIn(figure), 12)
  if (count < 2) throw new AuthoringError('figure.rows', say('parts.too-few'))
  const spots = Array.from({ length: count }, (_, index) => partOf(index))
  const rights = spots.filter((_, index) => answer.spots[index]?.isRight === true)
  if (rights.length === 0) throw new AuthoringError('answer.spots', say('parts.right-missing'))
  if (rights.length === count) throw new AuthoringError('answer.spots', say('parts.all-right'))
  if (rights.length > 6) throw new AuthoringError('answer.spots', say('parts.too-many-right'))
  const key: Key = { kind: 'hot-spot', options: rights }
  const ordered = (ids: readonly string[]) => spots.filter((id) => ids.includes(id))
  return {
    interaction: { kind: 'hot-spot', spots, count: rights.length },
    key,
    wrongAnswers: spots.flatMap((id, index): WrongAnswer[] => {
      if (rights.includes(id)) return []
      const slip = {
        misconception: `spot-${index + 1}`,
        feedback: on(`answer.spots.${index}.feedback`, () =>
          fillText(answer.spots[index]?.feedback ?? '', values),
        ),
      }
      // One wrong answer for each right part that it replaces.
      return rights.map((right) => ({
        ...slip,
        key: { kind: 'hot-spot', options: ordered([...rights.filter((other) => other !== right), id]) },
      }))
    }),
  }
}
