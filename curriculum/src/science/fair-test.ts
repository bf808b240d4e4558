import type { Level } from '@skills-center/contract/ids'
import { choice, type WrongOption } from '../build-item.ts'
import type { Item, Shown } from '../item.ts'
import { person } from '../people.ts'
import type { Random } from '../random.ts'
import type { ComputedModel } from '../skill.ts'
import { listed } from '../wording.ts'

/** Something that can differ between two trials. At least three values, written with their unit. */
interface Factor {
  /** Head of its column: “Mass”. */
  column: string
  /** Inside a sentence: “the mass of the water”. */
  name: string
  values: readonly [string, string, string, ...string[]]
}

/** A test that a class can really do, with three things that could matter. */
export interface Investigation {
  /** What is done and what is measured, one sentence. */
  setting: string
  factors: readonly [Factor, Factor, Factor]
}

type Trial = readonly string[]
/** Trials go by numbers: “trials A and B” would read like an article. */
const labels = ['1', '2', '3', '4'] as const

/** Draws a value of the factor that none of the trials has. */
const otherValue = (random: Random, factor: Factor, taken: readonly (string | undefined)[]): string =>
  random.pick(factor.values.filter((value) => !taken.includes(value)))

const withValue = (trial: Trial, column: number, value: string): Trial =>
  trial.map((own, index) => (index === column ? value : own))

const changed = (one: Trial, other: Trial): number[] =>
  one.flatMap((value, index) => (value === other[index] ? [] : [index]))

/**
 * Which trials may be compared: one factor differs, the others stay. Two factors at level 1, three at level 2;
 * at level 3 the student judges a comparison that somebody has made. The skill must have the misconceptions
 * `changes-two` and `changes-other`.
 */
export function fairTestModel(investigations: readonly Investigation[]): ComputedModel {
  return {
    id: 'fair-test',
    kind: 'computed',
    thinking: 'compare',
    seconds: 50,
    make(random, level) {
      const investigation = random.pick(investigations)
      const factors =
        level === 1 ? random.sample(investigation.factors, 2) : random.shuffle(investigation.factors)
      return level === 3
        ? judgeComparison(random, investigation, factors)
        : pickTrials(random, level, investigation, factors)
    },
    solve(shown) {
      return {
        kind: 'choice',
        option: /compares trials/.test(shown.stem) ? solveComparison(shown) : solvePair(shown),
      }
    },
  }
}

function table(factors: readonly Factor[], trials: readonly Trial[]): NonNullable<Item['figure']> {
  return {
    kind: 'table',
    title: 'Planned trials',
    columns: ['Trial', ...factors.map((factor) => factor.column)],
    rows: trials.map((trial, index) => [labels[index] ?? '', ...trial]),
    description: `A table of planned trials. ${trials
      .map(
        (trial, index) =>
          `Trial ${labels[index]}: ${listed(trial.map((value, column) => `${factors[column]?.column.toLowerCase()} ${value}`))}.`,
      )
      .join(' ')}`,
  }
}

function pickTrials(
  random: Random,
  level: Level,
  investigation: Investigation,
  factors: readonly Factor[],
): Item {
  // The first factor is tested. No trial shares a changed value with another, so one pair alone is fair.
  const [tested, second, third] = factors
  if (tested === undefined || second === undefined) throw new RangeError('expects two factors')
  const base: Trial = factors.map((factor) => random.pick(factor.values))
  const fair = withValue(base, 0, otherValue(random, tested, [base[0]]))
  const besides = third !== undefined && random.chance(0.5) ? 2 : 1
  const besidesFactor = besides === 2 && third !== undefined ? third : second
  const other = withValue(base, besides, otherValue(random, besidesFactor, [base[besides]]))
  const both = withValue(
    withValue(base, 0, otherValue(random, tested, level === 1 ? [base[0]] : [base[0], fair[0]])),
    besides,
    otherValue(random, besidesFactor, [base[besides], other[besides]]),
  )
  const trials = random.shuffle([base, fair, other, both])
  const order = random.sample([...factors.keys()], factors.length)
  const name = (one: Trial, two: Trial): string =>
    `Trials ${[one, two]
      .map((trial) => labels[trials.indexOf(trial)] ?? '')
      .toSorted()
      .join(' and ')}`
  // In the order of the trials' numbers, as the table shows them.
  const differences = (pair: readonly [Trial, Trial]): string => {
    const [one, two] = trials.indexOf(pair[0]) < trials.indexOf(pair[1]) ? pair : [pair[1], pair[0]]
    return listed(
      changed(one, two).map((index) => `${factors[index]?.name} (${one[index]} and ${two[index]})`),
    )
  }
  const wrongPair = (one: Trial, two: Trial): WrongOption => {
    const touched = changed(one, two)
    return touched.includes(0)
      ? {
          text: name(one, two),
          misconception: 'changes-two',
          feedback: `${name(one, two)} differ in ${differences([one, two])}. If the results differ, you cannot tell which of these made the difference. Look for two trials that differ in ${tested.name} only.`,
        }
      : {
          text: name(one, two),
          misconception: 'changes-other',
          feedback: `${name(one, two)} have the same value for ${tested.name}: ${one[0]}. They differ in ${differences([one, two])}, so they test that instead.`,
        }
  }
  const student = person(random)
  return {
    stem: `${investigation.setting} ${student} asks: does ${tested.name} make a difference? Which two trials should ${student} compare?`,
    figure: table(
      order.flatMap((index) => factors[index] ?? []),
      trials.map((trial) => order.map((index) => trial[index] ?? '')),
    ),
    ...choice(random, {
      right: name(base, fair),
      wrong: [wrongPair(base, both), wrongPair(base, other), wrongPair(fair, other)],
    }),
    hints: [
      `A fair test changes one thing and keeps the rest the same. Which one thing does ${student} ask about?`,
      `Look for two trials with different values for ${tested.name} whose other entries are all alike.`,
    ],
    solution: [
      `${student} asks about ${tested.name}, so only that may differ between the two trials.`,
      `${name(base, fair)} differ in ${differences([base, fair])}. ${factors.length === 2 ? 'The other column is' : 'The other columns are'} the same in both.`,
      `If their results differ, ${tested.name} is the only thing that can be the cause.`,
    ],
  }
}

function judgeComparison(random: Random, investigation: Investigation, factors: readonly Factor[]): Item {
  const [tested, second, third] = factors
  if (tested === undefined || second === undefined || third === undefined)
    throw new RangeError('expects three factors')
  const kind = random.pick(['fair', 'second', 'third', 'unchanged'] as const)
  const base: Trial = factors.map((factor) => random.pick(factor.values))
  const change = (trial: Trial, column: number, factor: Factor): Trial =>
    withValue(trial, column, otherValue(random, factor, [trial[column]]))
  const untested = (trial: Trial): Trial =>
    random.chance(0.5) ? change(trial, 1, second) : change(trial, 2, third)
  const partner = {
    fair: () => change(base, 0, tested),
    second: () => change(change(base, 0, tested), 1, second),
    third: () => change(change(base, 0, tested), 2, third),
    unchanged: () => untested(base),
  }[kind]()
  const fillers = [untested(change(base, 0, tested)), change(change(base, 1, second), 2, third)]
  const trials = random.shuffle(
    [base, partner, ...fillers].filter(
      (trial, index, all) => all.findIndex((same) => same.join() === trial.join()) === index,
    ),
  )
  const order = random.sample([...factors.keys()], 3)
  const [one = '', two = ''] = [base, partner].map((trial) => labels[trials.indexOf(trial)] ?? '').toSorted()
  const texts = {
    fair: `Fair: only ${tested.name} changed`,
    second: `Not fair: ${second.name} changed as well`,
    third: `Not fair: ${third.name} changed as well`,
    unchanged: `Not fair: ${tested.name} did not change`,
  }
  const columnOf = { fair: 0, second: 1, third: 2, unchanged: 0 } as const
  const said = (column: number): string =>
    base[column] === partner[column]
      ? `${base[column]} in both`
      : `${base[column]} in one, ${partner[column]} in the other`
  const wrong = (['fair', 'second', 'third', 'unchanged'] as const)
    // Where only another thing changed, “it changed as well” would be half true: leave it out.
    .filter(
      (id) =>
        id !== kind &&
        !(kind === 'unchanged' && id !== 'fair' && changed(base, partner).includes(columnOf[id])),
    )
    .map((id): WrongOption => {
      const column = columnOf[id]
      const touched = changed(base, partner).map((index) => factors[index]?.name ?? '')
      return {
        text: texts[id],
        misconception: id === 'fair' ? 'changes-two' : 'changes-other',
        feedback:
          id === 'fair'
            ? `Compare the two rows column by column. What differs is ${listed(touched)}, and that is not ${tested.name} alone.`
            : `Look again at ${factors[column]?.name}: ${said(column)}.`,
      }
    })
  const student = person(random)
  return {
    stem: `${investigation.setting} To find out whether ${tested.name} makes a difference, ${student} compares trials ${one} and ${two}. Is that a fair test?`,
    figure: table(
      order.flatMap((index) => factors[index] ?? []),
      trials.map((trial) => order.map((index) => trial[index] ?? '')),
    ),
    ...choice(random, { right: texts[kind], wrong }),
    hints: [
      'In a fair test one thing changes, the thing that is asked about, and all else stays the same.',
      `Put row ${one} over row ${two} and go through the columns: same or different?`,
    ],
    solution: [
      `Compare rows ${one} and ${two}: ${factors.map((factor, index) => `${factor.name}: ${said(index)}`).join('; ')}.`,
      `The question is about ${tested.name}. ${
        kind === 'fair'
          ? 'Nothing else changed, so a difference in the results can have only that cause.'
          : kind === 'unchanged'
            ? 'It is the same in both trials, so they can tell nothing about it.'
            : 'Something else changed too, so a difference in the results could come from either.'
      }`,
    ],
  }
}

/** The solver reads the table as printed and looks for the pair that differs in the named column only. */
function rowsOf(shown: Shown): { columns: string[]; rows: string[][] } {
  if (shown.figure?.kind !== 'table') throw new TypeError('expects a table')
  return { columns: shown.figure.columns, rows: shown.figure.rows }
}

/** The column whose head shares the most words with the question. */
function testedColumn(columns: readonly string[], question: string): number {
  const shared = (head: string): number =>
    head
      .toLowerCase()
      .split(' ')
      .filter((word) => question.toLowerCase().includes(word)).length / head.split(' ').length
  return columns.reduce(
    (best, head, index) => (index > 0 && shared(head) > shared(columns[best] ?? '') ? index : best),
    1,
  )
}

function solvePair(shown: Shown): string {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const { columns, rows } = rowsOf(shown)
  const [, question = ''] = /asks: does (.*) make a difference/.exec(shown.stem) ?? []
  const column = testedColumn(columns, question)
  const fits = (text: string): boolean => {
    const [, first = '', second = ''] = /(\w) and (\w)$/.exec(text) ?? []
    const [one, other] = [first, second].map((letter) => rows.find((row) => row[0] === letter) ?? [])
    return columns.every(
      (_, index) => index === 0 || (one?.[index] !== other?.[index]) === (index === column),
    )
  }
  return shown.interaction.options
    .filter((option) => fits(option.text))
    .map((option) => option.id)
    .join('+')
}

function solveComparison(shown: Shown): string {
  if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
  const { columns, rows } = rowsOf(shown)
  const [, question = '', first = '', second = ''] =
    /whether (.*) makes a difference.* trials (\w) and (\w)\./.exec(shown.stem) ?? []
  const column = testedColumn(columns, question)
  const [one, other] = [first, second].map((letter) => rows.find((row) => row[0] === letter) ?? [])
  const different = columns.flatMap((_, index) =>
    index > 0 && one?.[index] !== other?.[index] ? [index] : [],
  )
  const also = different.find((index) => index !== column)
  const needle = !different.includes(column)
    ? 'did not change'
    : also === undefined
      ? 'Fair:'
      : 'changed as well'
  const candidates = shown.interaction.options.filter((option) => option.text.includes(needle))
  const best = candidates.find(
    (option) =>
      needle !== 'changed as well' || testedColumn(columns, option.text.replace('changed', '')) === also,
  )
  return best?.id ?? ''
}
