import { SkillId } from '@skills-center/contract/ids'
import {
  AuthoredAnswer,
  AuthoredQuestion,
  TypedKind,
  type TypedAnswer,
} from '@skills-center/contract/questions/authored'
import { AuthoredFigure } from '@skills-center/contract/questions/figures'
import type { z } from 'zod'
import { listCell, parametersCell, readList, readParameters, readWrong, wrongCell } from './csv-cells.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

/** The columns in order. In lists, each entry takes one line. */
export const csvColumns = [
  'Name',
  'Skill',
  'Standard',
  'Level',
  'Kind',
  'Question',
  'Right',
  'Wrong',
  'Feedback',
  'Form',
  'Unit',
  'Within',
  'Label',
  'Before',
  'After',
  'Keeps order',
  'Hints',
  'Steps',
  'Parameters',
  'Conditions',
  'Answer data',
  'Figure data',
] as const
export type CsvColumn = (typeof csvColumns)[number]
export type CsvRow = Readonly<Record<CsvColumn, string>>

type Cells = Partial<Record<CsvColumn, string>>

function answerCells(answer: AuthoredAnswer): Cells {
  if ('right' in answer)
    return {
      Right: answer.right,
      Wrong: wrongCell(answer.wrong),
      Form: answer.form,
      Unit: answer.unit,
      Within: answer.within,
      Label: answer.label,
      Before: answer.before,
      After: answer.after,
    }
  switch (answer.kind) {
    case 'choice':
    case 'choices':
      return {
        Right: listCell(answer.options.filter(({ isRight }) => isRight).map(({ text }) => text)),
        Wrong: wrongCell(
          answer.options
            .filter(({ isRight }) => !isRight)
            .map(({ text, feedback }) => ({ value: text, feedback })),
        ),
        'Keeps order': answer.keepsOrder ? 'yes' : '',
        // If the order of options matters, the whole answer is included as JSON.
        ...(answer.keepsOrder && { 'Answer data': JSON.stringify(answer) }),
      }
    case 'order':
      return {
        Right: listCell(answer.items),
        Before: answer.first,
        After: answer.last,
        Feedback: answer.feedback,
      }
    case 'match':
      return {
        Right: wrongCell(answer.pairs.map(({ source, target }) => ({ value: source, feedback: target }))),
        Wrong: listCell(answer.others),
        Feedback: answer.feedback,
      }
    default:
      return { 'Answer data': JSON.stringify(answer) }
  }
}

/** A question as a CSV row. */
export function csvRow(question: AuthoredQuestion): CsvRow {
  const cells: Cells = {
    Name: question.title,
    Skill: question.skillId ?? '',
    Standard: question.standard,
    Level: String(question.level),
    Kind: question.answer.kind,
    Question: question.stem,
    ...answerCells(question.answer),
    Hints: listCell(question.hints),
    Steps: listCell(question.steps),
    Parameters: parametersCell(question.parameters),
    Conditions: listCell(question.conditions),
    ...(question.figure != null && { 'Figure data': JSON.stringify(question.figure) }),
  }
  // All columns are present, which TypeScript cannot infer from fromEntries.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return Object.fromEntries(csvColumns.map((column) => [column, cells[column] ?? ''])) as CsvRow
}

function readAnswer(kind: string, row: CsvRow): unknown {
  if (row['Answer data'] !== '') return dataOf(row['Answer data'], AuthoredAnswer, 'Answer data')
  const typed = TypedKind.safeParse(kind)
  if (typed.success)
    return {
      kind: typed.data,
      label: row.Label,
      before: row.Before,
      after: row.After,
      right: row.Right,
      form: row.Form,
      unit: row.Unit,
      within: row.Within,
      wrong: readWrong(row.Wrong),
    } satisfies TypedAnswer
  switch (kind) {
    case 'choice':
    case 'choices': {
      const right = readList(row.Right).map((text) => ({ text, isRight: true, feedback: '' }))
      const wrong = readWrong(row.Wrong).map(({ value, feedback }) => ({
        text: value,
        isRight: false,
        feedback,
      }))
      return {
        kind,
        options: [...right, ...wrong],
        keepsOrder: /^(?:y|yes|true|1)$/i.test(row['Keeps order']),
      }
    }
    case 'order':
      return { kind, items: readList(row.Right), first: row.Before, last: row.After, feedback: row.Feedback }
    case 'match':
      return {
        kind,
        pairs: readWrong(row.Right).map(({ value, feedback }) => ({ source: value, target: feedback })),
        others: readList(row.Wrong),
        feedback: row.Feedback,
      }
    default:
      throw new RangeError(
        kind === ''
          ? formatMessage(say('csv.kind-empty'))
          : formatMessage(say('csv.kind-unknown', { kind: kind.slice(0, 30) })),
      )
  }
}

function dataOf<Schema extends z.ZodType>(cell: string, schema: Schema, column: string): z.output<Schema> {
  const refuse = () => new RangeError(formatMessage(say('csv.column-unreadable', { column })))
  let data: unknown
  try {
    data = JSON.parse(cell)
  } catch {
    throw refuse()
  }
  const parsed = schema.safeParse(data)
  if (!parsed.success) throw refuse()
  return parsed.data
}

/**
 * Reads the question of a row.
 * @throws RangeError that tells the file's owner what is wrong with the row
 */
export function readCsvRow(row: CsvRow): AuthoredQuestion {
  if (row.Question.trim() === '') throw new RangeError(formatMessage(say('csv.question-empty')))
  const level = row.Level.trim() === '' ? 2 : Number(row.Level)
  if (level !== 1 && level !== 2 && level !== 3) throw new RangeError(formatMessage(say('csv.level-unknown')))
  const parsed = AuthoredQuestion.safeParse({
    format: 1,
    title: row.Name,
    skillId: row.Skill.trim() === '' ? null : SkillId.safeParse(row.Skill.trim()).data,
    standard: row.Standard,
    level,
    stem: row.Question,
    figure: row['Figure data'] === '' ? null : dataOf(row['Figure data'], AuthoredFigure, 'Figure data'),
    parameters: readParameters(row.Parameters),
    conditions: readList(row.Conditions),
    answer: readAnswer(row.Kind.trim().toLowerCase(), row),
    hints: readList(row.Hints),
    steps: readList(row.Steps),
  })
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join(' ') ?? ''
  throw new RangeError(
    place === 'skillId'
      ? formatMessage(say('csv.skill-unknown'))
      : formatMessage(say('csv.too-long', { what: place })),
  )
}
