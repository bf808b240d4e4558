import type { Level } from '@skills-center/contract/ids'
import type { Text } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../../form/model.ts'
import type { Words } from '../../form/words.ts'
import type { MisconceptionId } from '../../misconceptions/catalogue.ts'
import type { Random } from '../../random.ts'
import { numeral } from '../../wording.ts'
import { drawUntil } from '../answers.ts'
import { sortCards } from '../sort-cards/sort-cards.ts'
import { areApart, drawRows, headAt, insideOf, type Records, recordsTable, valueAt } from './records.ts'
import { say } from './messages.gen.ts'

type Pair = (its: { one: Words; other: Words }) => Text

/** Two columns rise together in all rows, or one falls where the other rises. */
interface RecordPattern {
  columns: readonly [number, number]
  same: Text
  opposite: Text
}

/** The claims that can be made about a table. */
export interface RecordClaims {
  /** One row has more in a column than another. */
  more: readonly { column: number; statement: Pair }[]
  /** One row has more than twice as much. */
  twice: { column: number; statement: Pair }
  /** Rules about two columns. With several, a wording that is true of one is false of another. */
  patterns: readonly RecordPattern[]
  /** Statements about a row that no column supports. */
  untold: readonly ((its: { one: Words }) => Text)[]
}

const verdicts = ['true', 'false', 'untold'] as const
type Verdict = (typeof verdicts)[number]

interface Claim {
  kind: 'more' | 'twice' | 'same' | 'opposite' | 'untold'
  /** Index among claims of its kind. */
  at: number
  /** Row indexes. */
  rows: number[]
  verdict: Verdict
}

interface Values {
  level: Level
  places: number[]
  claims: Claim[]
  shuffle: number
}

const slips: Readonly<Record<Claim['kind'], MisconceptionId>> = {
  more: 'reading.wrong-series',
  twice: 'data.stops-early',
  same: 'reading.one-point',
  opposite: 'reading.one-point',
  untold: 'evidence.beyond-data',
}

/**
 * Sort claims about the rows of a table. Level 1: shown or false. Level 2: also impossible to tell. Level 3: also about
 * the pattern of two columns.
 */
export const sortRecords = (
  records: Records,
  words: RecordClaims,
  standards: readonly string[],
): ModelForm<Values, Verdict[]> =>
  defineModel<Values, Verdict[]>({
    id: 'sort-claims',
    thinking: 'classify',
    seconds: 60,
    standards,
    // Each category gets about the same share.
    aim: (random, level) =>
      level === 1
        ? random.shuffle(['true', 'false', random.pick(['true', 'false'] as const)])
        : random.shuffle([...verdicts, random.pick(verdicts)]),
    draw: (random, level, aim) =>
      drawUntil(
        () => drawClaims(records, words, { random, level, aim }),
        ({ claims }) => claims.length === aim.length,
      ),
    item({ level, places, claims, shuffle }) {
      const shown = verdicts.filter((verdict) => level > 1 || verdict !== 'untold')
      return {
        stem: [records.scene, say('claims.ask')],
        figure: recordsTable(records, places),
        ...sortCards({
          shuffle,
          categories: shown.map((verdict) => say(`claims.${verdict}`)),
          cards: claims.map((claim) => ({
            text: textOf(records, words, claim),
            place: shown.indexOf(claim.verdict),
            slips: shown.map((verdict, place) => ({
              place,
              ...(verdict === 'untold'
                ? {
                    misconception: 'evidence.overcautious' as const,
                    feedback: say('claims.told.overcautious'),
                  }
                : { misconception: slips[claim.kind], feedback: say(`claims.told.${claim.kind}`) }),
            })),
          })),
          slip: { misconception: 'evidence.beyond-data', feedback: say('claims.told.untold') },
        }),
        answer: claims
          .map((claim) => say('claims.is', { claim: textOf(records, words, claim), verdict: claim.verdict }))
          .reduce((first, rest) => say('claims.then', { first, rest })),
        hints: [say('claims.hint'), say(level === 3 ? 'claims.hint-pattern' : 'claims.hint-rows')],
        solution: claims.map((claim) =>
          say('claims.so', {
            claim: textOf(records, words, claim),
            verdict: claim.verdict,
            why: whyOf(records, words, claim),
          }),
        ),
      }
    },
    task: ({ claims }) =>
      `${records.id}/${claims
        .map(({ kind, at, verdict }) => `${kind}${at}${verdict}`)
        .toSorted()
        .join('/')}`,
  })

interface Draw {
  random: Random
  level: Level
  aim: readonly Verdict[]
}

function drawClaims(records: Records, words: RecordClaims, { random, level, aim }: Draw): Values {
  const places = drawRows(random, records, records.shown)
  const all = claimsOf(records, words, places).filter(
    ({ kind }) => level === 3 || (kind !== 'same' && kind !== 'opposite'),
  )
  const claims: Claim[] = []
  for (const verdict of aim) {
    const fitting = all.filter(
      (claim) => claim.verdict === verdict && claims.every((taken) => !tellsOther(taken, claim)),
    )
    // One claim at level 3 is about the pattern.
    const patterns = fitting.filter(isPattern)
    const free = patterns.length > 0 ? patterns : fitting
    // All kinds occur equally often, although some have more pairs.
    const kinds = [...new Set(free.map(({ kind, at }) => `${kind}${at}`))]
    if (kinds.length === 0) break
    const wanted = random.pick(kinds)
    claims.push(random.pick(free.filter(({ kind, at }) => `${kind}${at}` === wanted)))
  }
  return { level, places, claims, shuffle: random.integer(0, 1e9) }
}

const isPattern = ({ kind }: Claim): boolean => kind === 'same' || kind === 'opposite'

/** Whether one answer would give the other away. */
const tellsOther = (one: Claim, other: Claim): boolean =>
  (isPattern(one) && isPattern(other)) ||
  (one.kind === other.kind &&
    one.at === other.at &&
    (one.kind === 'untold' || one.rows.every((row) => other.rows.includes(row))))

function claimsOf(records: Records, words: RecordClaims, places: readonly number[]): Claim[] {
  const value = (place: number, column: number) => valueAt(records, place, column)
  const pairs = places.flatMap((one) =>
    places.flatMap((other): [number, number][] => (one === other ? [] : [[one, other]])),
  )
  const judged = (isTrue: boolean): Verdict => (isTrue ? 'true' : 'false')
  const more = words.more.flatMap(({ column }, at) =>
    pairs
      .filter(([one, other]) => areApart(value(one, column), value(other, column)))
      .map((rows): Claim => ({
        kind: 'more',
        at,
        rows,
        verdict: judged(value(rows[0], column) > value(rows[1], column)),
      })),
  )
  const twice = pairs.flatMap((rows): Claim[] => {
    const times = value(rows[0], words.twice.column) / value(rows[1], words.twice.column)
    // Close to twice as much, readers could argue either way.
    if (times < 1.1 || (times > 1.8 && times < 2.2)) return []
    return [{ kind: 'twice', at: 0, rows, verdict: judged(times > 2) }]
  })
  const patterns = words.patterns.flatMap(({ columns: [x, y] }, at) => {
    const sorted = places.toSorted((one, other) => value(one, x) - value(other, x))
    const steps = sorted
      .slice(1)
      .map((place, before) => Math.sign(value(place, y) - value(sorted[before] ?? 0, y)) || 0)
    return ([1, -1] as const).map((sign): Claim => ({
      kind: sign === 1 ? 'same' : 'opposite',
      at,
      rows: sorted,
      verdict: judged(steps.every((step) => step === sign)),
    }))
  })
  const untold = words.untold.flatMap((_says, at) =>
    places.map((place): Claim => ({ kind: 'untold', at, rows: [place], verdict: 'untold' })),
  )
  return [...more, ...twice, ...patterns, ...untold]
}

/** @throws RangeError where there is no such pattern */
function patternAt({ patterns }: RecordClaims, at: number): RecordPattern {
  const pattern = patterns[at]
  if (pattern === undefined) throw new RangeError(`No pattern ${at}`)
  return pattern
}

function textOf(records: Records, words: RecordClaims, { kind, at, rows: [first = 0, second = 0] }: Claim) {
  const its = { one: insideOf(records, first), other: insideOf(records, second) }
  switch (kind) {
    case 'more':
      return words.more[at]?.statement(its) ?? words.twice.statement(its)
    case 'twice':
      return words.twice.statement(its)
    case 'untold':
      return words.untold[at]?.(its) ?? words.twice.statement(its)
    default:
      return patternAt(words, at)[kind]
  }
}

function whyOf(records: Records, words: RecordClaims, { kind, at, rows }: Claim): Text {
  if (kind === 'untold') return say('claims.why.untold')
  if (kind === 'same' || kind === 'opposite') {
    const [x, y] = patternAt(words, at).columns
    return say('claims.why.pattern', {
      x: headAt(records, x),
      values: rows.map((place) => numeral(valueAt(records, place, y))).join(', '),
    })
  }
  const column = kind === 'twice' ? words.twice.column : (words.more[at]?.column ?? 0)
  const [ours, theirs] = rows.map((place) => numeral(valueAt(records, place, column)))
  return say('claims.why.pair', { column: headAt(records, column), ours: ours ?? '', theirs: theirs ?? '' })
}
