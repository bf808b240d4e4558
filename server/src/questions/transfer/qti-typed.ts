import type { AnswerOf, AuthoredCell, TypedAnswer, Wrong } from '@skills-center/contract/questions/authored'
import { attribute } from './xml.ts'
import { NotExpressible } from './qti-expression.ts'
import { inlineChoice } from './qti-picked.ts'
import { data, declare, isAnswered, isCorrect, isNear, isVariable, type Parts } from './qti-pieces.ts'
import { decimalOf, type Words } from './qti-words.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

interface TypedResponse {
  readonly id: string
  readonly right: string
  /** A number or a formula; empty for none. */
  readonly within: string
  readonly wrong: readonly Wrong[]
  /** The prefix for the names of feedback and of known wrong values, before their number. */
  readonly slip: string
  readonly isNumber: boolean
}

/** One typed answer: a calculated number, a fixed number, or a text. */
function response({ id, right, within, wrong, slip, isNumber }: TypedResponse, words: Words) {
  const known = wrong.filter(({ value }) => value.trim() !== '')
  const name = (at: number) => `${slip}-${at + 1}`
  const feedback = known.map(({ feedback: text }, index) => ({ id: name(index), text }))
  if (isNumber && [right, ...known.map(({ value }) => value)].some(words.isWorkedOut)) {
    for (const [index, { value }] of known.entries()) words.set(name(index), value)
    return {
      declarations: declare('single', words.correct(id, right), [], '', id),
      right: isNear(id, distance(within, `${id}-within`, words)),
      slips: known.map((_, index) => ({ id: name(index), when: isVariable(id, name(index)) })),
      feedback,
    }
  }
  if ([right, ...known.map(({ value }) => value)].some((value) => value.includes('{=')))
    throw new NotExpressible(formatMessage(say('lost.answer-not-number')))
  const isDecimal =
    isNumber && [right, ...known.map(({ value }) => value)].every((value) => !value.includes('/'))
  const type = isDecimal ? 'float' : 'string'
  const entry = (value: string, score: 0 | 1) =>
    `<qti-map-entry map-key="${attribute(value)}" mapped-value="${score}"/>`
  const mapping = `<qti-mapping default-value="0">${entry(right, 1)}${known.map(({ value }) => entry(value, 0)).join('')}</qti-mapping>`
  return {
    declarations: declare('single', type, [right], mapping, id),
    right: isDecimal ? isNear(id, distance(within, `${id}-within`, words)) : isCorrect(id),
    slips: known.map(({ value }, index) => ({ id: name(index), when: isAnswered(id, type, value) })),
    feedback,
  }
}

function distance(within: string, id: string, words: Words): string {
  if (within.trim() === '') return ''
  if (!words.isWorkedOut(within)) return decimalOf(within.trim())
  words.set(id, within)
  return `{${id}}`
}

export function typedParts(answer: TypedAnswer, words: Words): Parts {
  const { kind, form, unit, within, label, before, after } = answer
  const isNumber = kind === 'number' || kind === 'quantity'
  if (kind === 'fraction' && words.isWorkedOut(answer.right))
    throw new NotExpressible(formatMessage(say('lost.fraction-worked-out')))
  const its = response({ ...answer, id: 'RESPONSE', slip: 'wrong', isNumber }, words)
  return {
    ...its,
    right: [its.right],
    body: `<p>${words.plain(before)}<qti-text-entry-interaction response-identifier="RESPONSE"${data({ kind, form, unit, within, label, before, after })}/>${words.plain(after)}</p>`,
  }
}

export function tableParts(answer: AnswerOf<'table'>, words: Words): Parts {
  const declarations: string[] = []
  const right: string[] = []
  const slips: { id: string; when: string; text: string }[] = []

  function cell(its: AuthoredCell, y: number, x: number): string {
    if (!its.isOpen) return `<td>${words.line(its.text)}</td>`
    const id = `RESPONSE-${y + 1}-${x + 1}`
    const slip = `cell-${y + 1}-${x + 1}`
    if (its.isPicked) {
      declarations.push(declare('single', 'identifier', ['word-1'], '', id))
      right.push(isCorrect(id))
      for (const [index, { feedback }] of its.wrong.entries())
        slips.push({
          id: `${slip}-${index + 1}`,
          when: isAnswered(id, 'identifier', `word-${index + 2}`),
          text: feedback,
        })
      return `<td>${inlineChoice(id, '', [its.text, ...its.wrong.map(({ value }) => value)], words)}</td>`
    }
    const open = response({ id, right: its.text, within: '', wrong: its.wrong, slip, isNumber: true }, words)
    declarations.push(open.declarations)
    right.push(open.right)
    for (const [index, { when }] of open.slips.entries()) {
      const feedback = open.feedback[index]
      if (feedback !== undefined) slips.push({ ...feedback, when })
    }
    return `<td><qti-text-entry-interaction response-identifier="${id}"/></td>`
  }

  const rows = answer.rows.map(
    (row, y) =>
      `<tr>${answer.columns.map((_, x) => (row[x] === undefined ? '<td/>' : cell(row[x], y, x))).join('')}</tr>`,
  )
  const head = answer.columns.map((text) => `<th scope="col">${words.line(text)}</th>`)
  return {
    body: `<table data-kind="table"><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
    declarations: declarations.join(''),
    feedback: slips,
    right,
    slips,
  }
}
