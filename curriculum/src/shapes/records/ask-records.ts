import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import type { AnsweredTemplate } from '../../form/item-template.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import { numeral } from '../../wording.ts'
import { numberOf, slip } from '../answers.ts'
import { clean, drawRows, headAt, insideOf, type Records, recordsTable, rowAt, valueAt } from './records.ts'
import { say } from './messages.gen.ts'

/**
 * What is asked about one or two rows. `gap`: how much more. `times`: how many times as much. `share`: one column as a
 * percent of another. `change`: by what percent the second row exceeds the first. `total`: a value times an amount.
 * `per`: one column divided by another, times a factor. `formula`: a result computed from the row's values.
 */
export type RecordAsk = {
  ask: (its: { one: Words; other: Words; amount: string }) => Text
  label: Text
  after?: Words
} & (
  | { kind: 'gap'; column: number }
  | { kind: 'times'; column: number }
  | { kind: 'change'; column: number }
  | { kind: 'total'; column: number; amounts: readonly number[] }
  | { kind: 'share'; column: number; of: number }
  | { kind: 'per'; column: number; of: number; factor?: number }
  | {
      kind: 'formula'
      /** The first column that the formula uses. */
      column: number
      find: Find
      /** The value is short, so it is not rounded. */
      isShort?: true
      slips: readonly { find: Find; misconception: MisconceptionId; feedback: Text }[]
      hints: readonly Text[]
      /** The steps, with the row's numbers. */
      so: (its: { value: string; isExact: boolean; cells: readonly string[] }) => readonly Text[]
    }
)

export type Find = (values: readonly number[]) => number

interface Values {
  level: Level
  /** Index of the question within its level. */
  at: number
  places: number[]
  one: number
  other: number
  amount: number
}

/** To two figures, halves up as in school: 1.15 is stored as a little less. */
const two = (value: number): number => Number((value * (1 + 1e-12)).toPrecision(2))

/** Numbers to find from a table; each level has one or several kinds of questions. */
export const askRecords = (
  records: Records,
  asks: Readonly<Record<Level, readonly RecordAsk[]>>,
  standards: readonly string[],
): ModelForm<Values> => {
  const askOf = ({ level, at }: Pick<Values, 'level' | 'at'>): RecordAsk => {
    const its = asks[level][at]
    if (its === undefined) throw new RangeError(`No ask ${at} at level ${level} of ${records.id}`)
    return its
  }
  return defineModel<Values>({
    id: 'ask-table',
    thinking: 'compute',
    seconds: 60,
    calculator: 'basic',
    standards,
    draw(random, level) {
      const at = random.integer(0, asks[level].length - 1)
      const places = drawRows(random, records, records.shown)
      const pair = random.sample(places, 2)
      const its = askOf({ level, at })
      // A change goes from the earlier row to the later one.
      const [one = 0, other = 0] = its.kind === 'change' ? pair.toSorted((a, b) => a - b) : pair
      return { level, at, places, one, other, amount: its.kind === 'total' ? random.pick(its.amounts) : 0 }
    },
    fits(values) {
      const its = askOf(values)
      const [ours, theirs] = [
        valueAt(records, values.one, its.column),
        valueAt(records, values.other, its.column),
      ]
      if (its.kind === 'gap') return ours > 1.1 * theirs
      if (its.kind === 'times') return ours >= 1.5 * theirs && ours <= 60 * theirs && theirs > 0
      if (its.kind === 'change') return theirs > 1.1 * ours && ours > 0
      return true
    },
    item(values) {
      const its = askOf(values)
      const told = {
        one: insideOf(records, values.one),
        other: insideOf(records, values.other),
        amount: numeral(values.amount),
      }
      return {
        stem: [records.scene, its.ask(told)],
        figure: recordsTable(records, values.places),
        ...answered(records, its, values),
      }
    },
    task: ({ level, at, one, other }) =>
      `${records.id}/${level}/${at}/${one}/${askOf({ level, at }).kind === 'gap' ? other : ''}`,
  })
}

type AskOf<Kind extends RecordAsk['kind']> = Extract<RecordAsk, { kind: Kind }>

const answered = (records: Records, its: RecordAsk, values: Values): AnsweredTemplate =>
  its.kind === 'gap' || its.kind === 'times' || its.kind === 'change'
    ? ofTwo(records, its, values)
    : its.kind === 'formula'
      ? ofFormula(records, its, values)
      : ofOne(records, its, values)

function ofFormula(records: Records, its: AskOf<'formula'>, values: Values): AnsweredTemplate {
  const { values: cells } = rowAt(records, values.one)
  const { value, within, isExact } = about(clean(its.find(cells)), its.isShort)
  return {
    ...numberOf({
      label: its.label,
      ...(its.after === undefined ? {} : { after: its.after }),
      value,
      within: Math.abs(within),
      slips: its.slips.map(({ find, misconception, feedback }) =>
        slip(two(clean(find(cells))), misconception, feedback),
      ),
    }),
    hints: [...its.hints],
    solution: [...its.so({ value: numeral(value), isExact, cells: cells.map(numeral) })],
  }
}

/** The parts that both kinds of answers share. */
function partsOf(records: Records, its: RecordAsk, { one, other }: Values) {
  const [ours, theirs] = [valueAt(records, one, its.column), valueAt(records, other, its.column)]
  const head = headAt(records, its.column)
  const told = {
    column: head,
    ours: numeral(ours),
    theirs: numeral(theirs),
    one: insideOf(records, one),
    other: insideOf(records, other),
  }
  const field = { label: its.label, ...(its.after === undefined ? {} : { after: its.after }) }
  return { ours, theirs, head, told, field }
}

/** Rounded to two digits unless it is short, accepted within 5%; only rounded values are called "about". */
function about(exact: number, isShort = false) {
  const value = isShort ? clean(exact) : two(exact)
  return { value, within: clean(0.05 * value), isExact: clean(exact) === value }
}

const isOrAbout = (isExact: boolean) => (isExact ? 'exact' : 'rounded')

function ofTwo(records: Records, its: AskOf<'gap' | 'times' | 'change'>, values: Values): AnsweredTemplate {
  const { one, other } = values
  const { ours, theirs, head, told, field } = partsOf(records, its, values)
  switch (its.kind) {
    case 'gap': {
      const value = clean(ours - theirs)
      return {
        ...numberOf({
          ...field,
          value,
          slips: [
            slip(clean(ours + theirs), 'data.adds', say('ask.told.adds')),
            slip(ours, 'data.stops-early', say('ask.told.one-row')),
            ...otherColumns(
              records,
              its.column,
              (column) => valueAt(records, one, column) - valueAt(records, other, column),
            ),
          ],
        }),
        hints: [say('ask.hint.column', { column: head }), say('ask.hint.gap')],
        solution: [say('ask.so.rows', told), say('ask.so.gap', { ...told, value: numeral(value) })],
      }
    }
    case 'times': {
      const { value, within, isExact } = about(ours / theirs)
      return {
        ...numberOf({
          ...field,
          value,
          within,
          slips: [
            slip(clean(ours - theirs), 'ratio.additive', say('ask.told.gap')),
            slip(two(theirs / ours), 'ratio.turned', say('ask.told.turned')),
            ...otherColumns(records, its.column, (column) =>
              two(valueAt(records, one, column) / valueAt(records, other, column)),
            ),
          ],
        }),
        hints: [say('ask.hint.column', { column: head }), say('ask.hint.times')],
        solution: [
          say('ask.so.rows', told),
          say('ask.so.times', { ...told, value: numeral(value), is: isOrAbout(isExact) }),
        ],
      }
    }
    case 'change': {
      const gap = clean(theirs - ours)
      const { value, within, isExact } = about((100 * gap) / ours)
      return {
        ...numberOf({
          ...field,
          value,
          within,
          slips: [
            slip(gap, 'percent.compares-amounts', say('ask.told.amount')),
            slip(two((100 * gap) / theirs), 'percent.wrong-whole', say('ask.told.whole')),
            slip(two((100 * theirs) / ours), 'percent.new-for-change', say('ask.told.new')),
          ],
        }),
        hints: [say('ask.hint.column', { column: head }), say('ask.hint.change')],
        solution: [
          say('ask.so.rows', told),
          say('ask.so.change', {
            ...told,
            gap: numeral(gap),
            value: numeral(value),
            is: isOrAbout(isExact),
          }),
        ],
      }
    }
  }
}

function ofOne(records: Records, its: AskOf<'total' | 'share' | 'per'>, values: Values): AnsweredTemplate {
  const { one, other, amount } = values
  const { ours, theirs, head, told, field } = partsOf(records, its, values)
  switch (its.kind) {
    case 'total': {
      const { value, within, isExact } = about(ours * amount)
      return {
        ...numberOf({
          ...field,
          value,
          within,
          slips: [
            slip(clean(ours + amount), 'ratio.additive', say('ask.told.plus')),
            slip(two(amount / ours), 'ratio.turned', say('ask.told.divides')),
            slip(ours, 'data.stops-early', say('ask.told.one-row')),
            slip(two(theirs * amount), 'reading.wrong-series', say('ask.told.other-row')),
          ],
        }),
        hints: [say('ask.hint.column', { column: head }), say('ask.hint.total')],
        solution: [
          say('ask.so.row', told),
          say('ask.so.total', {
            ...told,
            amount: numeral(amount),
            value: numeral(value),
            is: isOrAbout(isExact),
          }),
        ],
      }
    }
    case 'share':
    case 'per': {
      const whole = valueAt(records, one, its.of)
      const factor = its.kind === 'share' ? 100 : (its.factor ?? 1)
      const { value, within, isExact } = about((factor * ours) / whole)
      const both = {
        ...told,
        of: headAt(records, its.of),
        whole: numeral(whole),
        value: numeral(value),
        is: isOrAbout(isExact),
      }
      return {
        ...numberOf({
          ...field,
          value,
          within,
          slips: [
            its.kind === 'share'
              ? slip(ours, 'display.count-for-percent', say('ask.told.part'))
              : slip(ours, 'data.no-division', say('ask.told.no-division')),
            slip(two((factor * whole) / ours), 'ratio.turned', say('ask.told.turned')),
            slip(
              two((factor * theirs) / valueAt(records, other, its.of)),
              'reading.wrong-series',
              say('ask.told.other-row'),
            ),
            ...(its.kind === 'share'
              ? [slip(two(100 - (100 * ours) / whole), 'percent.part-for-rest', say('ask.told.rest'))]
              : []),
          ],
        }),
        hints: [
          say('ask.hint.columns', { column: head, of: both.of }),
          say(`ask.hint.${its.kind === 'share' ? 'share' : factor === 1 ? 'per' : 'per-many'}`, both),
        ],
        solution: [
          say('ask.so.columns', both),
          factor === 1 ? say('ask.so.per', both) : say('ask.so.share', { ...both, factor: numeral(factor) }),
        ],
      }
    }
  }
}

/** The results from using the wrong columns. */
const otherColumns = (records: Records, asked: number, of: (column: number) => number) =>
  [...records.columns.keys()]
    .filter((column) => column !== asked)
    .map(of)
    .filter((value) => value > 0 && Number.isFinite(value))
    .map((value) => slip(clean(value), 'reading.wrong-series', say('ask.told.other-column')))
