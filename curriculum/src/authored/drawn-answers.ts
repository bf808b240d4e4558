import type { AnswerOf, Wrong } from '@skills-center/contract/questions/authored'
import type { PlotShape } from '@skills-center/contract/interaction'
import type { Text } from '@skills-center/messages/values'
import { type Answering } from '../build-item.ts'
import { numberLine, plane, plot } from '../build-drawn.ts'
import type { Key, WrongAnswer } from '../item.ts'
import { FormulaError } from './formula-tree.ts'
import { fillText, fillWords } from './fill-text.ts'
import type { Values } from './formula.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { axisOf, marksOf, namedPointsOf, numberOf, numbersOf } from './written-numbers.ts'
import { say } from './messages.gen.ts'

/** The known wrong answers, read like the right one; empty ones are skipped. */
function wrongKeys(wrong: readonly Wrong[], values: Values, keyOf: (value: string) => Key): WrongAnswer[] {
  return wrong.flatMap(({ value, feedback }, index): WrongAnswer[] => {
    if (value.trim() === '') return []
    const path = `answer.wrong.${index}`
    return [
      {
        misconception: `wrong-${index + 1}`,
        key: on(`${path}.value`, () => keyOf(value)),
        feedback: on(`${path}.feedback`, () => fillText(feedback, values)),
      },
    ]
  })
}

const filled = (text: string, path: string, message: Text): string => {
  if (text.trim() === '') throw new AuthoringError(path, message)
  return text
}

const same = (count: number, wanted: number) => {
  if (count !== wanted) throw new FormulaError(say('part-count', { wanted, count }))
}

export function onNumberLine(answer: AnswerOf<'number-line'>, values: Values): Answering {
  const { from, to, step } = axisOf(answer, 'answer', values)
  const spacing = (key: 'snap' | 'every') => {
    const distance = on(`answer.${key}`, () => numberOf(answer[key], values))
    if (!(distance > 0) || (to - from) / distance > 400)
      throw new AuthoringError(`answer.${key}`, say('line-step'))
    return distance
  }
  const [snap, every] = [spacing('snap'), spacing('every')]
  const text = filled(answer.marks, 'answer.marks', say('line-ask-missing'))
  const marks = on('answer.marks', () => marksOf(text, values))
  if (marks.length === 0 || marks.length > 6)
    throw new AuthoringError('answer.marks', say('line-point-count'))
  const labelled = Array.from({ length: Math.floor((to - from) / every + 1e-9) + 1 }, (_, at) =>
    Number((from + at * every).toPrecision(12)),
  )
  const built = numberLine({ from, to, step, snap, labelled }, marks, [])
  const wrongAnswers = wrongKeys(answer.wrong, values, (value): Key => {
    const its = marksOf(value, values)
    if (its[0]?.kind !== marks[0]?.kind) throw new FormulaError(say('line-other-kind'))
    same(its.length, marks.length)
    return { kind: 'number-line', marks: its }
  })
  return { ...built, wrongAnswers }
}

const counts = {
  points: null,
  line: 2,
  segment: 2,
  polygon: null,
  parabola: 2,
  'absolute-value': 2,
  exponential: 2,
}

export function onPlane(answer: AnswerOf<'coordinate-plane'>, values: Values): Answering {
  const axis = (key: 'x' | 'y') => ({
    ...axisOf(answer[key], `answer.${key}`, values),
    label: on(`answer.${key}.label`, () => fillWords(answer[key].label, values)),
  })
  const [x, y] = [axis('x'), axis('y')]
  const snap = on('answer.snap', () => numberOf(answer.snap, values))
  if (!(snap > 0) || (x.to - x.from) / snap > 200) throw new AuthoringError('answer.snap', say('plane-step'))
  const read = (text: string) => namedPointsOf(text, values).map(({ at }) => at)
  const text = filled(answer.points, 'answer.points', say('plane-ask-missing'))
  const points = on('answer.points', () => read(text))
  const wanted = counts[answer.draws]
  if (wanted !== null && points.length !== wanted)
    throw new AuthoringError('answer.points', say('plane-two-points'))
  if (points.length === 0 || points.length > 8 || (answer.draws === 'polygon' && points.length < 3))
    throw new AuthoringError('answer.points', say('plane-point-count'))
  const given = on('answer.given', () => namedPointsOf(answer.given, values))
  const built = plane(
    { x, y, snap: { x: snap, y: snap }, given: { points: given } },
    { draws: answer.draws, points },
    [],
  )
  const wrongAnswers = wrongKeys(answer.wrong, values, (value): Key => {
    const its = read(value)
    same(its.length, points.length)
    return { kind: 'coordinate-plane', draws: answer.draws, points: its }
  })
  return { ...built, wrongAnswers }
}

function shapeOf(answer: AnswerOf<'plot'>, values: Values, most: number): PlotShape {
  const labelOf = (key: 'axis' | 'value') =>
    on(`answer.${key}.label`, () => fillWords(answer[key].label, values))
  const along = () => ({ ...axisOf(answer.axis, 'answer.axis', values), label: labelOf('axis') })
  const value = () => ({ ...axisOf(answer.value, 'answer.value', values), label: labelOf('value') })
  switch (answer.shape) {
    case 'dot-plot':
      return { kind: 'dot-plot', axis: along(), most: Math.max(2, Math.min(12, most + 1)) }
    case 'histogram':
      return { kind: 'histogram', axis: along(), value: value() }
    case 'box-plot':
      return { kind: 'box-plot', axis: along() }
    case 'bar-chart': {
      const labels = answer.labels.map((label, at) =>
        on(`answer.labels.${at}`, () => fillWords(label, values)),
      )
      if (labels.length < 2) throw new AuthoringError('answer.labels', say('bars-too-few'))
      return { kind: 'bar-chart', labels, value: value() }
    }
  }
}

export function ofPlot(answer: AnswerOf<'plot'>, values: Values): Answering {
  const text = filled(answer.values, 'answer.values', say('plot-ask-missing'))
  const its = on('answer.values', () => numbersOf(text, values))
  const shape = shapeOf(answer, values, Math.max(...its))
  const within = answer.within.trim() === '' ? 0 : on('answer.within', () => numberOf(answer.within, values))
  const title = on('answer.title', () => fillWords(answer.title, values))
  const built = plot(title, shape, { values: its, ...(within > 0 && { within }) }, [])
  const wrongAnswers = wrongKeys(answer.wrong, values, (value): Key => {
    const other = numbersOf(value, values)
    same(other.length, its.length)
    return { kind: 'plot', values: other, ...(within > 0 && { within }) }
  })
  return { ...built, wrongAnswers }
}
