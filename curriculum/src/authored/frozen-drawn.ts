import type { AuthoredAnswer, AuthoredAxis, Wrong } from '@skills-center/contract/questions/authored'
import { figureForms } from '@skills-center/contract/questions/figure-forms'
import type { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { fillText, fillWords } from './fill-text.ts'
import type { Values } from './formula.ts'
import { marksOf, namedPointsOf, numberOf, numbersOf } from './written-numbers.ts'

type Drawn = Extract<AuthoredAnswer, { kind: 'number-line' | 'coordinate-plane' | 'plot' }>

const number = (formula: string, values: Values): string =>
  formula.trim() === '' ? '' : String(numberOf(formula, values))

const numbers = (list: string, values: Values): string => numbersOf(list, values).join(', ')

const points = (list: string, values: Values): string =>
  namedPointsOf(list, values)
    .map(({ at: [x, y], label }) => `${label}(${x}, ${y})`)
    .join(', ')

/** Points, a ray, or an interval, with numbers filled in. */
function marks(text: string, values: Values): string {
  const read = marksOf(text, values)
  return read
    .map((mark) => {
      if (mark.kind === 'point') return String(mark.at)
      if (mark.kind === 'ray')
        return `x ${mark.towards === 'right' ? '>' : '<'}${mark.isClosed ? '=' : ''} ${mark.at}`
      return `${mark.from} <${mark.isFromClosed ? '=' : ''} x <${mark.isToClosed ? '=' : ''} ${mark.to}`
    })
    .join(', ')
}

const axis = (its: AuthoredAxis, values: Values): AuthoredAxis => ({
  label: fillWords(its.label, values),
  from: number(its.from, values),
  to: number(its.to, values),
  step: number(its.step, values),
})

/** A drawing or a plot with its values filled in. */
export function frozenDrawn(answer: Drawn, values: Values): Drawn {
  const told = (read: (text: string, of: Values) => string) =>
    answer.wrong.map(({ value, feedback }): Wrong => ({
      value: value.trim() === '' ? '' : read(value, values),
      feedback: fillText(feedback, values),
    }))
  switch (answer.kind) {
    case 'number-line':
      return {
        ...answer,
        from: number(answer.from, values),
        to: number(answer.to, values),
        step: number(answer.step, values),
        snap: number(answer.snap, values),
        every: number(answer.every, values),
        marks: marks(answer.marks, values),
        wrong: told(marks),
      }
    case 'coordinate-plane':
      return {
        ...answer,
        x: axis(answer.x, values),
        y: axis(answer.y, values),
        snap: number(answer.snap, values),
        points: points(answer.points, values),
        given: points(answer.given, values),
        wrong: told(points),
      }
    case 'plot':
      return {
        ...answer,
        title: fillWords(answer.title, values),
        axis: axis(answer.axis, values),
        labels: answer.labels.map((label) => fillWords(label, values)),
        value: axis(answer.value, values),
        values: numbers(answer.values, values),
        within: number(answer.within, values),
        wrong: told(numbers),
      }
  }
}

/** A figure with its values filled in. */
export function frozenFigure(figure: AuthoredFigure, values: Values): AuthoredFigure {
  const { fields, columns } = figureForms[figure.kind]
  const cell = (text: string, reads: unknown): string =>
    reads === 'formula' ? number(text, values) : fillWords(text, values)
  return {
    ...figure,
    description: fillWords(figure.description, values),
    fields: Object.fromEntries(
      Object.entries(figure.fields).map(([key, text]) => [
        key,
        cell(text, fields.find((field) => field.key === key)?.reads),
      ]),
    ),
    // A cell that this kind of part does not have stays empty.
    rows: figure.rows.map((row) => row.map((text, at) => cell(text, columns[at]?.reads))),
  }
}
