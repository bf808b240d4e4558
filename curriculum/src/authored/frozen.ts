import { formatFraction } from '@skills-center/answers/rational'
import type { AuthoredAnswer, AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { createRandom } from '../random.ts'
import { readers } from './answering.ts'
import { drawValues } from './draw-values.ts'
import { fillText } from './fill-text.ts'
import { type Values, workOut } from './formula.ts'
import { frozenDrawn, frozenFigure } from './frozen-drawn.ts'
import { bare } from './written-numbers.ts'

/** The answer with its values filled in. */
function answerWith(answer: AuthoredAnswer, values: Values): AuthoredAnswer {
  const fill = (text: string) => fillText(text, values)
  const told = <Its extends { value: string; feedback: string }>(wrong: Its) => ({
    ...wrong,
    value: fill(wrong.value),
    feedback: fill(wrong.feedback),
  })
  if ('right' in answer) {
    const read = (text: string) => (text.trim() === '' ? '' : readers[answer.kind](text, values))
    return {
      ...answer,
      right: read(answer.right),
      within: answer.within.trim() === '' ? '' : formatFraction(workOut(bare(answer.within), values)),
      wrong: answer.wrong.map(({ value, feedback }) => ({ value: read(value), feedback: fill(feedback) })),
    }
  }
  switch (answer.kind) {
    case 'choice':
    case 'choices':
      return {
        ...answer,
        options: answer.options.map((option) => ({
          ...option,
          text: fill(option.text),
          feedback: fill(option.feedback),
        })),
      }
    case 'order':
      return { ...answer, items: answer.items.map(fill), feedback: fill(answer.feedback) }
    case 'match':
      return {
        ...answer,
        pairs: answer.pairs.map(({ source, target }) => ({ source: fill(source), target: fill(target) })),
        others: answer.others.map(fill),
        feedback: fill(answer.feedback),
      }
    case 'sort':
      return {
        ...answer,
        categories: answer.categories.map(({ text, cards }) => ({
          text: fill(text),
          cards: cards.map(fill),
        })),
        feedback: fill(answer.feedback),
      }
    case 'inline-choice':
      return {
        ...answer,
        text: fill(answer.text),
        gaps: answer.gaps.map((gap) => ({ ...gap, right: fill(gap.right), wrong: gap.wrong.map(told) })),
      }
    case 'table': {
      const number = (text: string) => (text.trim() === '' ? '' : readers.number(text, values))
      return {
        ...answer,
        columns: answer.columns.map(fill),
        rows: answer.rows.map((row) =>
          row.map((cell) => {
            const read = cell.isOpen && !cell.isPicked ? number : fill
            const wrong = cell.wrong.map((its) => ({ value: read(its.value), feedback: fill(its.feedback) }))
            return { ...cell, text: read(cell.text), wrong }
          }),
        ),
      }
    }
    case 'label':
      return {
        ...answer,
        labels: answer.labels.map(fill),
        others: answer.others.map(fill),
        feedback: fill(answer.feedback),
      }
    case 'hot-spot':
      return { ...answer, spots: answer.spots.map((spot) => ({ ...spot, feedback: fill(spot.feedback) })) }
    case 'number-line':
    case 'coordinate-plane':
    case 'plot':
      return frozenDrawn(answer, values)
  }
}

/**
 * One variant of a question as a separate question without parameters.
 * @throws AuthoringTrouble, FormulaTrouble, or RangeError if the variant cannot be made.
 */
export function frozen(question: AuthoredQuestion, seed: number): AuthoredQuestion {
  if (question.parameters.length === 0) return question
  const values = drawValues(question, createRandom(`authored/frozen/${seed}`))
  const fill = (text: string) => fillText(text, values)
  const { figure } = question
  return {
    ...question,
    stem: fill(question.stem),
    figure: figure == null ? figure : frozenFigure(figure, values),
    parameters: [],
    conditions: [],
    answer: answerWith(question.answer, values),
    hints: question.hints.map(fill),
    steps: question.steps.map(fill),
  }
}
