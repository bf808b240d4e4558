import type { Level } from '@skills-center/contract/ids'
import type { Say } from '@skills-center/messages/define-messages'
import type { Text, Values } from '@skills-center/messages/values'
import { type Between, type Plain, sayAny, type Taking } from '../../form/say-any.ts'
import type { Words } from '../../form/words.ts'
import { keysOf } from '../../keys-of.ts'
import type { RecordAsk } from './ask-records.ts'
import type { Measure, Ordering } from './order-records.ts'
import type { RecordRow, Records } from './records.ts'
import type { RecordClaims } from './sort-records.ts'

type Folder = Record<string, Values | null>
/** Names of messages under a prefix. */
type Under<Ids, Prefix extends string> = Between<Ids, `${Prefix}.`, ''>
type AllLevels<Its> = Readonly<Record<Level, Its>>

function eachLevel<From, To>(its: AllLevels<From>, to: (its: From) => To): AllLevels<To> {
  return { 1: to(its[1]), 2: to(its[2]), 3: to(its[3]) }
}

const measureOf = (by: number | Measure): Measure =>
  typeof by === 'number' ? (values) => values[by] ?? 0 : by

/** Rows from their values by id. */
export const recordRows = <Id extends string>(
  values: Readonly<Record<Id, readonly number[]>>,
  name: (id: Id) => Words,
  inside = name,
): RecordRow[] => keysOf(values).map((id) => ({ name: name(id), inside: inside(id), values: values[id] }))

type PrefixOf<Message, Id extends string> = Message extends `${infer Prefix}.${Id}` ? Prefix : never

/**
 * A table whose messages have the usual ids: `table.scene`, `table.title`, `table.head`, `table.…` for each column, and
 * for each row its name under a prefix and `in.…`, its name inside a sentence.
 */
export const recordsFrom = <Messages extends Folder>(
  say: Say<Messages>,
  its: {
    id: string
    columns: readonly Under<Plain<Messages>, 'table'>[]
    /** Values by the ids of rows. */
    values: Readonly<Record<Under<Plain<Messages>, 'in'>, readonly number[]>>
    /** The prefix of the names of rows. */
    name: PrefixOf<Plain<Messages>, Under<Plain<Messages>, 'in'>>
    shown: number
  },
): Records => {
  const text = sayAny(say)
  const { id, columns, values, name, shown } = its
  return {
    id,
    scene: text('table.scene'),
    title: text('table.title'),
    head: text('table.head'),
    columns: columns.map((column) => text(`table.${column}`)),
    rows: recordRows(
      values,
      (row) => text(`${name}.${row}`),
      (row) => text(`in.${row}`),
    ),
    shown,
  }
}

type Asked = Parameters<RecordAsk['ask']>[0]
type AskOf<Kind extends RecordAsk['kind']> = Extract<RecordAsk, { kind: Kind }>
type Named<Ask, Texts, Labels> = Ask extends unknown
  ? Omit<Ask, 'ask' | 'label'> & { ask: Texts | RecordAsk['ask']; label: Labels }
  : never

/** A formula, whose question names one row; its slips have the messages `told-…`, and its hints `hint-…`. */
type NamedFormula<Messages, Prefix extends string> = Omit<
  AskOf<'formula'>,
  'ask' | 'label' | 'slips' | 'hints'
> & {
  ask: Under<Taking<Messages, Pick<Asked, 'one'>>, Prefix> | RecordAsk['ask']
  label: Under<Plain<Messages>, Prefix>
  slips: readonly (Omit<AskOf<'formula'>['slips'][number], 'find' | 'feedback'> & {
    /** A column, or what is computed from a row's values. */
    find: number | Measure
    told: Between<Plain<Messages>, `${Prefix}.told-`, ''>
  })[]
  hints: readonly (Between<Plain<Messages>, `${Prefix}.hint-`, ''> | Text)[]
}
type NamedAsk<Messages, Prefix extends string> =
  | NamedFormula<Messages, Prefix>
  | Named<
      Exclude<RecordAsk, { kind: 'formula' }>,
      Under<Taking<Messages, Asked>, Prefix>,
      Under<Plain<Messages>, Prefix>
    >

/** What is asked, with the names of messages under a prefix. */
export const asksFrom = <Messages extends Folder, Prefix extends string>(
  say: Say<Messages>,
  prefix: Prefix,
  asks: AllLevels<readonly NamedAsk<Messages, Prefix>[]>,
): AllLevels<readonly RecordAsk[]> => {
  const text = sayAny(say)
  const askOf = (its: NamedAsk<Messages, Prefix>): RecordAsk => {
    const label = text(`${prefix}.${its.label}`)
    const { ask: asked } = its
    const ask: RecordAsk['ask'] =
      typeof asked !== 'string'
        ? asked
        : ({ one, ...rest }) =>
            text(`${prefix}.${asked}`, its.kind === 'formula' ? { one } : { one, ...rest })
    if (its.kind !== 'formula') return { ...its, ask, label }
    return {
      ...its,
      ask,
      label,
      slips: its.slips.map(({ told, find, ...slip }) => ({
        ...slip,
        find: measureOf(find),
        feedback: text(`${prefix}.told-${told}`),
      })),
      hints: its.hints.map((hint) => (typeof hint === 'string' ? text(`${prefix}.hint-${hint}`) : hint)),
    }
  }
  return eachLevel(asks, (its) => its.map(askOf))
}

type ClaimTexts<Messages, Prefix extends string> = Under<
  Taking<Messages, { one: Words; other: Words }>,
  Prefix
>
interface NamedPattern<Rules> {
  columns: readonly [number, number]
  same: Rules
  opposite: Rules
}
interface NamedClaims<Texts, Rules> {
  more: readonly { column: number; statement: Texts | RecordClaims['twice']['statement'] }[]
  twice: { column: number; statement: Texts }
  pattern: NamedPattern<Rules> | readonly NamedPattern<Rules>[]
  untold: readonly Texts[]
}

/** What can be claimed, with the names of messages under a prefix. */
export const claimsFrom = <Messages extends Folder, Prefix extends string>(
  say: Say<Messages>,
  prefix: Prefix,
  { more, twice, pattern, untold }: NamedClaims<ClaimTexts<Messages, Prefix>, Under<Plain<Messages>, Prefix>>,
): RecordClaims => {
  const text = sayAny(say)
  const statementOf = (name: string) => (its: Values) => text(`${prefix}.${name}`, its)
  return {
    more: more.map((its) => ({
      column: its.column,
      statement: typeof its.statement === 'string' ? statementOf(its.statement) : its.statement,
    })),
    twice: { column: twice.column, statement: statementOf(twice.statement) },
    patterns: [pattern].flat().map(({ columns, same, opposite }) => ({
      columns,
      same: text(`${prefix}.${same}`),
      opposite: text(`${prefix}.${opposite}`),
    })),
    untold: untold.map(statementOf),
  }
}

/** An ordering whose messages are `ask-…`, `hint-…`, `why-…` of what it asks for, and `told-…` of the slip. */
type NamedOrdering<Messages, Prefix extends string> = Pick<Ordering, 'tell'> & {
  asks: Between<Plain<Messages>, `${Prefix}.ask-`, ''>
  /** A column, or a measure of a row's values. */
  by: number | Measure
  first: Under<Plain<Messages>, Prefix>
  last: Under<Plain<Messages>, Prefix>
  /** Another measure that students may look at by mistake. */
  slip: Pick<Ordering, 'misconception'> & {
    by: number | Measure
    told: Between<Plain<Messages>, `${Prefix}.told-`, ''>
  }
}

/** What the rows are put in order by. */
export const orderingsFrom = <Messages extends Folder, Prefix extends string>(
  say: Say<Messages>,
  prefix: Prefix,
  orderings: AllLevels<NamedOrdering<Messages, Prefix>>,
): AllLevels<Ordering> => {
  const text = sayAny(say)
  return eachLevel(orderings, ({ asks, by, first, last, slip, ...rest }) => ({
    ...rest,
    by: measureOf(by),
    other: measureOf(slip.by),
    misconception: slip.misconception,
    ask: text(`${prefix}.ask-${asks}`),
    first: text(`${prefix}.${first}`),
    last: text(`${prefix}.${last}`),
    told: text(`${prefix}.told-${slip.told}`),
    hint: text(`${prefix}.hint-${asks}`),
    why: text(`${prefix}.why-${asks}`),
  }))
}
