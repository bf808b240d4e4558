import { arranged, defineModel, type Level, numbersIn, plain, solved, tex, type Text, typed } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import {
  addsOrMultiplies,
  type AskedOne,
  nextStep,
  relatedBugs,
  wholeObject,
  wrongEquations,
  wrongSign,
} from '#bugs/two-variables/related-bugs.ts'
import { countsSquares, nearPoint } from '#bugs/two-variables/graph-bugs.ts'
import { lineFigure } from '#figures/line-figure/line-figure.ts'
import { gapTable, readCell } from '#figures/proportion-figure/proportion-figure.ts'
import { fillTable as filled, type FilledCell } from '#shapes/fill-table/fill-table.ts'
import {
  amountsIn,
  axesOf,
  dependent,
  drawGraphed,
  drawRelated,
  equationOf,
  type Graphed,
  howIn,
  howOf,
  lettersOf,
  type Related,
  ruleThrough,
  tell,
} from '#situations/two-variables/two-variables.ts'
import { say } from './messages.gen.ts'

const standards = ['6.EE.C.9']
export const wordsOf = (its: Related) => {
  const [a, b] = lettersOf(its)
  return { a: tex(a), b: tex(b), first: tell.a(its), second: tell.b(its) }
}
/** “To get c, multiply n by 4.” */
export const ruleText = (its: Related): Text => say(`rule.${howOf(its)}`, { ...wordsOf(its), same: its.same })
const tried = (its: Related, a: number): Text =>
  say(`tried.${howOf(its)}`, { ...wordsOf(its), same: its.same, x: a, y: dependent(its, a) })
const undone = (its: Related, a: number): Text =>
  say(`undone.${howOf(its)}`, { ...wordsOf(its), same: its.same, x: a, y: dependent(its, a) })

interface Written extends Related {
  /** Rows of the table; none where a story tells the rule. */
  rows: number[]
}

/** Equal groups in words (level 1), a sum or what is left in words (level 2), any of them from a table (level 3). */
export const writeEquation = defineModel<Written>({
  id: 'write-equation',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  task: ({ story, rows }) => `${story} ${rows.length}`,
  draw(random, level) {
    const its =
      level === 1
        ? drawRelated(random, 'times')
        : level === 2
          ? drawRelated(random, 'plus', 'minus')
          : drawRelated(random, 'times', 'plus', 'minus')
    const rows = random.sample(amountsIn(its), level === 3 ? 3 : 0).toSorted((one, other) => one - other)
    return { ...its, rows }
  },
  // The second row must tell the rule from others.
  fits: (its) => its.rows.every((a) => a > 1 && dependent(its, a) !== a),
  item(its) {
    const { rows } = its
    const [a, b] = lettersOf(its)
    const { value, shownAs } = equationOf(its)
    const fromTable = rows.length > 0
    const [first = 2] = rows
    const words = wordsOf(its)
    return {
      stem: [
        fromTable ? tell.about(its) : tell.told(its),
        tell.letters(its),
        say(fromTable ? 'write.table' : 'write.asks', words),
      ],
      ...(fromTable
        ? {
            figure: gapTable({
              title: say('title'),
              columns: tell.headings(its),
              rows: rows.map((each) => [each, dependent(its, each)]),
            }),
          }
        : {}),
      ...arranged.equation(
        { label: say('write.label'), letters: [b, a] },
        { value, shownAs },
        wrongEquations(its, fromTable ? first : null),
      ),
      hints: fromTable
        ? [say('write.nudge.table'), say('write.hint.table')]
        : [say('write.nudge.words', words), say(`write.hint.${howOf(its)}`, { ...words, same: its.same })],
      solution: [
        fromTable
          ? say(`write.rows.${howOf(its)}`, {
              ...words,
              same: its.same,
              list: say('write.row', { x: first, y: dependent(its, first) }),
            })
          : ruleText(its),
        say('write.so', { equation: tex(shownAs) }),
        tried(its, fromTable ? (rows.at(-1) ?? first) : 10),
      ],
    }
  },
  solve({ stem, figure, interaction }) {
    if (interaction.kind !== 'equation') throw new TypeError('expects an equation')
    const [b = '', a = ''] = interaction.letters
    if (figure?.kind === 'table') {
      const [one = [], other = []] = figure.rows.map((row) => row.map(readCell))
      return { kind: 'equation', text: ruleThrough(one, other, a, b) }
    }
    const [same = 0] = numbersIn(plain(stem)).map(({ value }) => value)
    const right = { times: `${same}${a}`, plus: `${a}+${same}`, minus: `${same}-${a}` }[howIn(stem)]
    return { kind: 'equation', text: `${b}=${right}` }
  },
})

interface Rows extends Related {
  rows: number[]
  /** Rows whose first amount is asked for, and the row that is full. */
  back: number[]
  full: number | null
}

const cell = (its: Rows, row: number, asks: 'a' | 'b'): FilledCell => {
  const a = its.rows[row] ?? 0
  const values: AskedOne = { ...its, a, asks, last: its.rows[row - 1] ?? null }
  const [left, right] = tell.headings(its)
  const value = asks === 'a' ? a : dependent(its, a)
  return {
    name: asks === 'a' ? left : right,
    value,
    wrong: relatedBugs.flatMap((each) => {
      const got = each.answer(values)
      return got === null ? [] : [{ value: got, misconception: each.id, feedback: each.feedback(values) }]
    }),
  }
}

/** Forward from words (level 1), forward and back (level 2), from a story and one full row (level 3). */
export const fillTable = defineModel<Rows>({
  id: 'fill-table',
  thinking: 'compute',
  seconds: 70,
  standards,
  task: ({ story, full, back }) => `${story} ${full === null} ${back.length}`,
  draw(random, level) {
    const its =
      level === 1 ? drawRelated(random, 'times', 'plus') : drawRelated(random, 'times', 'plus', 'minus')
    const rows = random.sample(amountsIn(its), 4).toSorted((one, other) => one - other)
    const [full, ...others] = random.shuffle([0, 1, 2, 3])
    return {
      ...its,
      rows,
      full: level === 3 ? (full ?? 0) : null,
      back: level === 1 ? [] : others.slice(0, level === 2 ? 2 : 1),
    }
  },
  item(its) {
    const { rows, full, back } = its
    const words = wordsOf(its)
    const number = (row: number) => rows[row] ?? 0
    const forward = [0, 1, 2, 3].find((row) => row !== full && !back.includes(row)) ?? 0
    return {
      stem: [full === null ? tell.told(its) : tell.about(its), tell.letters(its), say('fill.asks')],
      ...filled({
        columns: tell.headings(its),
        rows: rows.map((a, row) => [
          back.includes(row) ? cell(its, row, 'a') : numeral(a),
          back.includes(row) || row === full ? numeral(dependent(its, a)) : cell(its, row, 'b'),
        ]),
      }),
      hints:
        full === null
          ? [
              say('fill.nudge.words', words),
              say(back.length > 0 ? 'fill.hint.back' : 'fill.hint.words', words),
            ]
          : [say('fill.nudge.row', words), say('fill.hint.row')],
      solution: [
        ...(full === null
          ? []
          : [
              say(`write.rows.${howOf(its)}`, {
                ...words,
                same: its.same,
                list: say('write.row', { x: number(full), y: dependent(its, number(full)) }),
              }),
            ]),
        ruleText(its),
        tried(its, number(forward)),
        ...back.map((row) => undone(its, number(row))),
      ],
    }
  },
  solve(shown) {
    const { stem, interaction } = shown
    if (interaction.kind !== 'table') throw new TypeError('expects a table')
    const known = interaction.rows
      .map((row) => row.map((each) => ('text' in each ? readCell(each.text) : Number.NaN)))
      .find((row) => row.every((each) => !Number.isNaN(each)))
    const how = howIn(stem)
    const [a = 0, b = 0] = known ?? []
    const same =
      known === undefined
        ? (numbersIn(plain(stem))[0]?.value ?? 0)
        : { times: b / a, plus: b - a, minus: a + b }[how]
    return solved.table(shown, ({ cells: [left = '', right = ''], column }) => {
      if (column === 1) {
        const each = readCell(left)
        return { times: each * same, plus: each + same, minus: same - each }[how]
      }
      const each = readCell(right)
      return { times: each / same, plus: each - same, minus: same - each }[how]
    })
  },
})

export interface Read extends Graphed, AskedOne {
  level: Level
}

/** The dependent amount (level 1), the independent one (level 2), an amount beyond the points (level 3). */
export const readGraph = defineModel<Read>({
  id: 'read-graph',
  thinking: 'read a figure',
  seconds: 55,
  standards,
  bugs: [countsSquares, nearPoint, nextStep, wholeObject, addsOrMultiplies, wrongSign],
  minWrongAnswers: 1,
  task: ({ story, level }) => `${story} ${level}`,
  draw(random, level) {
    const its = drawGraphed(random, 4, 'times', 'plus', 'minus')
    const beyond = amountsIn(its).filter((a) => a > 1 + (its.at[3] ?? 0))
    return {
      ...its,
      level,
      asks: level === 2 ? 'a' : 'b',
      a: level === 3 ? (beyond.length > 0 ? random.pick(beyond) : 0) : random.pick(its.at),
      last: level === 3 ? (its.at[3] ?? 0) : null,
    }
  },
  fits: ({ a, level, across, up }) => a > 0 && (level === 1 ? up > 1 : level === 3 || across > 1 || up > 1),
  item(its) {
    const { at, a, asks, level } = its
    const words = wordsOf(its)
    const y = dependent(its, a)
    const points = at.map((each, place) => ({
      at: [each, dependent(its, each)] as const,
      label: 'ABCD'[place] ?? '',
    }))
    const point = points.find(({ at: [each] }) => each === a)
    const [first = 0] = at
    const read = { ...words, point: point?.label ?? '', x: a, y }
    return {
      stem: [
        tell.about(its),
        tell.letters(its),
        say('read.shows', words),
        say(`read.asks.${asks}`, read),
        ...(level === 3 ? [say('read.beyond')] : []),
      ],
      figure: lineFigure({ ...axesOf(its), lines: [], points }),
      ...typed(its, {
        label: lettersOf(its)[asks === 'a' ? 0 : 1],
        key: asks === 'a' ? a : y,
        bugs: level === 3 ? [nextStep, wholeObject, addsOrMultiplies, wrongSign] : [countsSquares, nearPoint],
      }),
      hints:
        level === 3
          ? [say('read.nudge.beyond', words), say('read.hint.beyond')]
          : [say('read.nudge.point', words), say(`read.hint.${asks}`, read)],
      solution:
        level === 3
          ? [
              say(`write.rows.${howOf(its)}`, {
                ...words,
                same: its.same,
                list: say('write.row', { x: first, y: dependent(its, first) }),
              }),
              tried(its, a),
            ]
          : [say(`read.first.${asks}`, read), say(`read.so.${asks}`, read)],
    }
  },
  solve({ stem, figure, interaction }) {
    if (figure?.kind !== 'coordinate-plane') throw new TypeError('expects points')
    if (interaction.kind !== 'number') throw new TypeError('expects a number')
    const known = numbersIn(plain(stem)).at(-1)?.value ?? 0
    const pairs = figure.points.map(({ at }) => at)
    // The label is the letter that is asked for, and the name of an axis ends in its letter.
    const isBack = plain(interaction.label).at(-1) === figure.x.label.at(-1)
    const shown = pairs.find(([x, y]) => (isBack ? y : x) === known)
    if (shown !== undefined) return solved.number(isBack ? shown[0] : shown[1])
    const [[x1, y1] = [1, 1], [x2, y2] = [1, 1]] = pairs
    return solved.number(y1 + ((y2 - y1) / (x2 - x1)) * (known - x1))
  },
})
