import { formatFraction } from '@skills-center/answers/rational'
import type { AnswerOf, AuthoredCell } from '@skills-center/contract/questions/authored'
import { type Answering, letter } from '../build-item.ts'
import { type Gap, inlineChoice } from '../build-placed.ts'
import { judge } from '../check-response.ts'
import type { Key, KeyOf, WrittenInteraction, WrongAnswer } from '../item.ts'
import { plain } from '../markup.ts'
import type { Random } from '../random.ts'
import { fillText } from './fill-text.ts'
import { type Values, workOut } from './formula.ts'
import { refuseRepeats } from './repeats.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { bare } from './written-numbers.ts'
import { say } from './messages.gen.ts'

/** A text with gaps; each is filled from a list. */
export function inText(answer: AnswerOf<'inline-choice'>, values: Values, random: Random): Answering {
  const text = on('answer.text', () => fillText(answer.text, values))
  if (answer.gaps.length === 0) throw new AuthoringError('answer.gaps', say('gap-missing'))
  const gaps = answer.gaps.map((gap, at): Gap => {
    const path = `answer.gaps.${at}`
    const field = (index: number) => (index === 0 ? `${path}.right` : `${path}.wrong.${index - 1}.value`)
    const texts = [gap.right, ...gap.wrong.map(({ value }) => value)].map((written, index) =>
      on(field(index), () => fillText(written, values)),
    )
    if (texts.length < 2) throw new AuthoringError(path, say('gap-wrong-missing'))
    refuseRepeats(texts, field)
    const [right = '', ...wrong] = texts
    return {
      label: gap.label.trim() === '' ? `Gap ${at + 1}` : gap.label,
      right,
      wrong: wrong.map((its, index) => ({
        text: its,
        misconception: `gap-${at + 1}-${index + 1}`,
        feedback: on(`${path}.wrong.${index}.feedback`, () =>
          fillText(gap.wrong[index]?.feedback ?? '', values),
        ),
      })),
    }
  })
  const pieces = text.split(/(\[\d\])/).filter((piece) => piece !== '')
  const named = pieces.flatMap((piece) => (/^\[\d\]$/.test(piece) ? [Number(piece.charAt(1))] : []))
  if (gaps.some((_, at) => named.filter((number) => number === at + 1).length !== 1))
    throw new AuthoringError('answer.text', say('gap-marks'))
  if (named.length !== gaps.length) throw new AuthoringError('answer.text', say('gap-unknown'))
  if (named.some((number, at) => number !== at + 1)) throw new AuthoringError('answer.text', say('gap-order'))
  if (pieces.length < 2) throw new AuthoringError('answer.text', say('gap-without-words'))
  for (const piece of pieces)
    if ((piece.match(/[⟦⟪]/g) ?? []).length !== (piece.match(/[⟧⟫]/g) ?? []).length)
      throw new AuthoringError('answer.text', say('gap-inside-math'))
  return inlineChoice(
    random,
    pieces.map((piece) => (/^\[\d\]$/.test(piece) ? (gaps[Number(piece.charAt(1)) - 1] ?? piece) : piece)),
  )
}

type Entry = KeyOf<'table'>['entries'][string]
type Written = Extract<WrittenInteraction, { kind: 'table' }>['rows'][number][number]

/** A table with open cells; each takes a number or a choice from a list. */
export function inTable(answer: AnswerOf<'table'>, values: Values, random: Random): Answering {
  const columns = answer.columns.map((text, at) => on(`answer.columns.${at}`, () => fillText(text, values)))
  if (columns.length < 2) throw new AuthoringError('answer.columns', say('columns-too-few'))
  const entries: Record<string, Entry> = {}
  const wrong: { id: string; entry: Entry; misconception: string; feedback: string }[] = []

  function open(cell: AuthoredCell, y: number, x: number): Written {
    const id = `cell-${y + 1}-${x + 1}`
    const path = `answer.rows.${y}.${x}`
    const head = answer.rows[y]?.[0]
    const row = head === undefined || head.isOpen ? `row ${y + 1}` : plain(fillText(head.text, values))
    const label = `${plain(columns[x] ?? '')}, ${row}`.slice(0, 120)
    if (cell.text.trim() === '') throw new AuthoringError(`${path}.text`, say('cell-missing'))
    const misconception = (index: number) => `${id}-${index + 1}`
    const feedback = (index: number) =>
      on(`${path}.wrong.${index}.feedback`, () => fillText(cell.wrong[index]?.feedback ?? '', values))
    if (!cell.isPicked) {
      const number = (text: string, field: string): Entry => ({
        value: on(field, () => formatFraction(workOut(bare(text), values))),
        form: 'any',
      })
      entries[id] = number(cell.text, `${path}.text`)
      for (const [index, { value }] of cell.wrong.entries()) {
        if (value.trim() === '') continue
        const entry = number(value, `${path}.wrong.${index}.value`)
        wrong.push({ id, entry, misconception: misconception(index), feedback: feedback(index) })
      }
      return { entry: id, label }
    }
    const field = (index: number) => (index === 0 ? `${path}.text` : `${path}.wrong.${index - 1}.value`)
    const texts = [cell.text, ...cell.wrong.map(({ value }) => value)].map((text, index) =>
      on(field(index), () => fillText(text, values)),
    )
    if (texts.length < 2) throw new AuthoringError(`${path}.text`, say('cell-wrong-missing'))
    refuseRepeats(texts, field)
    const places = random.shuffle(texts.map((_, index) => index))
    const option = (index: number) => letter(places.indexOf(index))
    entries[id] = { option: option(0) }
    for (const index of cell.wrong.keys())
      wrong.push({
        id,
        entry: { option: option(index + 1) },
        misconception: misconception(index),
        feedback: feedback(index),
      })
    return {
      entry: id,
      label,
      options: places.map((index, at) => ({ id: letter(at), text: texts[index] ?? '' })),
    }
  }

  const rows = answer.rows.map((row, y) =>
    columns.map((_, x): Written => {
      const cell = row[x]
      if (cell === undefined) return { text: '' }
      return cell.isOpen
        ? open(cell, y, x)
        : { text: on(`answer.rows.${y}.${x}.text`, () => fillText(cell.text, values)) }
    }),
  )
  if (Object.keys(entries).length === 0) throw new AuthoringError('answer.rows', say('no-open-cell'))
  const key: Key = { kind: 'table', entries }
  // Judge once now, so that an unreadable key becomes an error message to the author, not a failure later.
  on('answer.rows', () => judge(key, { kind: 'table', placed: {} }))
  return {
    interaction: { kind: 'table', columns, rows },
    key,
    wrongAnswers: wrong.map(({ id, entry, ...slip }): WrongAnswer => ({
      ...slip,
      key: { kind: 'table', entries: { ...entries, [id]: entry }, decisive: [id] },
    })),
  }
}
