import { advise } from '@skills-center/answers/advice'
import { formatAdvice } from '@skills-center/answers/format-advice'
import { type Content, withPoints } from '@skills-center/answers/decimal-style'
import { judgeChoice, judgeChoices } from '@skills-center/answers/judge-choice'
import { judgeCoordinates } from '@skills-center/answers/judge-coordinates'
import { judgeEquation } from '@skills-center/answers/judge-equation'
import { judgeExpression } from '@skills-center/answers/judge-expression'
import { judgeFraction } from '@skills-center/answers/judge-fraction'
import { judgeInequality } from '@skills-center/answers/judge-inequality'
import { judgeLineMarks } from '@skills-center/answers/judge-line-marks'
import { judgeNumber } from '@skills-center/answers/judge-number'
import { judgeNumbers } from '@skills-center/answers/judge-numbers'
import { judgeOrder } from '@skills-center/answers/judge-order'
import { judgePlaced } from '@skills-center/answers/judge-placed'
import { judgePlane } from '@skills-center/answers/judge-plane'
import { judgePlot } from '@skills-center/answers/judge-plot'
import { judgeQuantity } from '@skills-center/answers/judge-quantity'
import { judgeRatio } from '@skills-center/answers/judge-ratio'
import { judgeScientific } from '@skills-center/answers/judge-scientific'
import { judgeSimulation } from '@skills-center/answers/judge-simulation'
import { firstWrongLine, judgeSteps, lineCredit } from '@skills-center/answers/judge-steps'
import { judgeTable } from '@skills-center/answers/judge-table'
import { judgeTerm } from '@skills-center/answers/judge-term'
import type { Judgement } from '@skills-center/answers/verdict'
import type { InteractionKind, ResponseOf } from '@skills-center/contract/interaction'
import type { Language } from '@skills-center/contract/language'
import type { WrongLine } from '@skills-center/contract/practice/wrong-line'
import type { Item, Key, KeyOf, Response } from './item.ts'

const judges: { [Kind in InteractionKind]: (key: KeyOf<Kind>, response: ResponseOf<Kind>) => Judgement } = {
  choice: (key, response) => judgeChoice(response.option, key),
  choices: (key, response) => judgeChoices(response.options, key),
  'inline-choice': (key, response) => judgePlaced(response.placed, key),
  number: (key, response) => judgeNumber(response.text, key),
  quantity: (key, response) => judgeQuantity(response.text, key),
  fraction: (key, response) => judgeFraction(response.text, key),
  expression: (key, response) => judgeExpression(response.text, key),
  equation: (key, response) => judgeEquation(response.text, key),
  inequality: (key, response) => judgeInequality(response.text, key),
  coordinates: (key, response) => judgeCoordinates(response.text, key),
  ratio: (key, response) => judgeRatio(response.text, key),
  scientific: (key, response) => judgeScientific(response.text, key),
  numbers: (key, response) => judgeNumbers(response.text, key),
  term: (key, response) => judgeTerm(response.text, key),
  order: (key, response) => judgeOrder(response.options, key),
  match: (key, response) => judgePlaced(response.placed, key),
  sort: (key, response) => judgePlaced(response.placed, key),
  label: (key, response) => judgePlaced(response.placed, key),
  'hot-spot': (key, response) => judgeChoices(response.options, key),
  'number-line': (key, response) => judgeLineMarks(response.marks, key),
  'coordinate-plane': (key, response) => judgePlane(response.points, key),
  table: (key, response) => judgeTable(response.placed, key),
  plot: (key, response) => judgePlot(response.values, key),
  simulation: (key, response) => judgeSimulation(response, key),
  steps: (key, response) => judgeSteps(response.lines, key),
}

/** Kinds whose text is more than one plain number. */
const contents: Partial<Record<InteractionKind, Content>> = {
  expression: 'algebra',
  equation: 'algebra',
  inequality: 'algebra',
  coordinates: 'pair',
  numbers: 'list',
}

/** Rewrites decimal commas in a response as decimal points. */
function inPoints(key: Key, response: Response): Response {
  if (!('decimal' in response) || response.decimal !== 'comma' || response.kind === 'term') return response
  if (response.kind === 'table') {
    const isNumber = (id: string) => key.kind === 'table' && 'value' in (key.entries[id] ?? {})
    const entries = Object.entries(response.placed)
    const placed = entries.map(([id, text]) => [id, isNumber(id) ? withPoints(text) : text])
    return { ...response, placed: Object.fromEntries(placed) }
  }
  if (response.kind === 'steps')
    return { ...response, lines: response.lines.map((line) => withPoints(line, 'algebra')) }
  return { ...response, text: withPoints(response.text, contents[response.kind]) }
}

/** Judges a response against a key. A response of a different kind is `unreadable`. */
export function judge(key: Key, response: Response): Judgement {
  if (key.kind !== response.kind) {
    return { verdict: 'unreadable', echo: null, message: advise('another-way') }
  }
  // The line above has checked that key and response match; TypeScript cannot connect the table entry to both.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const byKind = judges[key.kind] as (key: Key, response: Response) => Judgement
  return byKind(key, inPoints(key, response))
}

/** The signature of `judge`. */
export type Judge = typeof judge

export interface Checked extends Judgement {
  /** The misconception behind a wrong answer, if known. */
  misconception: string | null
  /** Feedback to a wrong answer, as markup; null where the answer matches no known mistake. */
  feedback: string | null
}

/** The known wrong answer that a response matches, if any. */
export const mistakeIn = <Wrong extends { key: Key }>(
  wrongAnswers: readonly Wrong[],
  response: Response,
  judgeIt: Judge = judge,
): Wrong | undefined =>
  wrongAnswers.find((wrong) => {
    const verdict = judgeIt(wrong.key, response).verdict
    return verdict === 'correct' || verdict === 'form'
  })

/** The verdict on a response to an item, with the feedback to that exact mistake. */
export function checkResponse(item: Item, response: Response, judgeIt: Judge = judge): Checked {
  const judgement = judgeIt(item.key, response)
  if (judgement.verdict !== 'incorrect') return { ...judgement, misconception: null, feedback: null }
  const match = mistakeIn(item.wrongAnswers, response, judgeIt)
  return {
    ...judgement,
    misconception: match?.misconception ?? null,
    feedback: match?.feedback ?? null,
  }
}

/** How much of shown work follows, in whole percent; null for any other answer. */
export function lineCreditIn(key: Key, response: Response): number | null {
  if (key.kind !== 'steps') return null
  const work = inPoints(key, response)
  return work.kind === 'steps' ? Math.round(100 * lineCredit(work.lines, key)) : null
}

/** The first line of shown work that does not follow, with the mistake in it; null for any other answer. */
export function wrongLineIn(key: Key, response: Response, language: Language): WrongLine | null {
  if (key.kind !== 'steps') return null
  const work = inPoints(key, response)
  const wrong = work.kind === 'steps' ? firstWrongLine(work.lines, key) : null
  if (wrong === null) return null
  const { bugs, ...line } = wrong
  return { ...line, mistakes: bugs.map((bug) => formatAdvice(advise(`bug-${bug}`), language)) }
}
