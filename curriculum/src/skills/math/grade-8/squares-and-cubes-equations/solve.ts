import { built, defineModel, type Exact, mathIn, type Random, solved, type Text, tex, typed } from '#form'
import { numbers } from '#build-item.ts'
import { calculate, numberTex } from '#equations/exact.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { asFraction, rootTex, rootValue } from '#roots/roots.ts'
import { slip } from '#shapes/answers.ts'
import { say } from './messages.gen.ts'
import {
  equationTex,
  letters,
  plainPower,
  type Power,
  powerTex,
  powerValue,
  rootsOf,
  solutionsIn,
  solutionsOf,
  someRoot,
  totalOf,
  typedValues,
} from './powers.ts'

type Kind = 'two' | 'one' | 'none'
interface Solve extends Power {
  level: 1 | 2 | 3
}
function drawSolve(random: Random, level: 1 | 2 | 3, kind: Kind): Solve {
  const index = kind === 'one' ? 3 : 2
  const sign = kind === 'none' ? -1 : kind === 'one' ? random.pick([1, -1] as const) : 1
  const root = someRoot(random, index, level === 1 && random.chance(0.5))
  const size = (most: number): number => random.pick([-1, 1]) * random.integer(1, most)
  return {
    ...plainPower(random, root, sign),
    level,
    by: level === 2 ? random.integer(1, 6) : 1,
    add: level === 2 ? size(20) : 0,
    shift: level === 3 ? size(9) : 0,
  }
}

interface Wrong {
  values: string[]
  misconception: MisconceptionId
  feedback: Text
}
function slipsOf(its: Solve): Wrong[] {
  const { root, sign, shift } = its
  const isCube = root.index === 3
  const value = rootValue(root)
  const opposite = calculate(value, 'times', -1)
  const moved = (values: readonly Exact[]): string[] =>
    typedValues(values.map((each) => calculate(each, 'minus', shift)))
  const wrong = (values: string[], misconception: Wrong['misconception'], feedback: Text): Wrong => ({
    values,
    misconception,
    feedback,
  })
  const part = calculate(powerValue(its), 'over', root.index)
  return [
    ...(isCube
      ? [
          wrong(moved([value, opposite]), 'roots.two-for-cube', say('solve.two')),
          ...(sign === 1
            ? []
            : [
                wrong([], 'roots.no-negative-cube', say('solve.negative-cube')),
                wrong(moved([value]), 'roots.loses-minus', say('solve.sign')),
              ]),
        ]
      : sign === 1
        ? [
            wrong(moved([value]), 'roots.one-solution', say('solve.one')),
            wrong(moved([opposite]), 'roots.one-solution', say('solve.one')),
          ]
        : [
            wrong(moved([opposite]), 'roots.square-below-zero', say('solve.below')),
            wrong(moved([value]), 'roots.square-below-zero', say('solve.below')),
            wrong(moved([value, opposite]), 'roots.square-below-zero', say('solve.below')),
          ]),
    wrong(
      moved([part]),
      'roots.divides-by-index',
      say(isCube ? 'solve.thirds' : sign === 1 ? 'solve.halves' : 'solve.below'),
    ),
    ...(shift === 0 || rootsOf(its).length === 0
      ? []
      : [
          wrong(typedValues(rootsOf(its)), 'roots.stops-early', say('solve.shift')),
          wrong(
            typedValues(rootsOf(its).map((each) => calculate(each, 'plus', shift))),
            'equation.same-operation',
            say('solve.again'),
          ),
        ]),
    ...(its.level === 2
      ? [wrong(typedValues([powerValue(its)]), 'roots.stops-early', say('solve.power'))]
      : []),
  ]
}
const fitsSolve = (its: Solve): boolean =>
  Math.abs(Number(totalOf(its))) <= 2000 || typeof totalOf(its) !== 'number' || its.level === 1

/** Squares and cubes of any number (level 1), two steps (level 2), a sum that is squared or cubed (level 3). */
export const solve = defineModel<Solve, Kind>({
  id: 'solve',
  thinking: 'compute',
  seconds: 60,
  standards: ['8.EE.A.2'],
  // A power of a sum goes beyond the standard.
  standardsOf: ({ level }) => (level === 3 ? [] : ['8.EE.A.2']),
  minWrongAnswers: 1,
  task: (its) =>
    `${its.level} ${its.root.index} ${its.sign} ${its.root.bottom === 1} ${its.root.bottom === 10} ${its.by === 1} ${Math.sign(its.add)} ${Math.sign(its.shift)}`,
  aim: (random) => random.pick(['two', 'two', 'one', 'one', 'none'] as const),
  draw: drawSolve,
  fits: fitsSolve,
  item(its) {
    const { root, level, sign } = its
    const solutions = solutionsOf(its)
    const key = typedValues(solutions)
    const kind = root.index === 3 ? 'one' : sign === 1 ? 'two' : 'none'
    const power = tex(`${powerTex(its)} = ${numberTex(powerValue(its))}`)
    return {
      stem: [say('solve.asks', { equation: tex(equationTex(its)) })],
      ...built((word) =>
        numbers(
          { label: word(say('solve.label')), before: `${its.letter} = ` },
          { values: key },
          slipsOf(its).map((each) => ({ ...each, feedback: word(each.feedback) })),
        ),
      ),
      hints: [
        say(
          level === 1 ? `solve.nudge.${root.index}` : level === 2 ? 'solve.nudge.steps' : 'solve.nudge.sum',
        ),
        say(level === 3 ? 'solve.hint.sum' : `solve.hint.${root.index}`),
      ],
      solution: [
        level === 2
          ? say('solve.first', { power })
          : say(`solve.why.${kind}`, {
              power,
              root: tex(rootTex(root)),
              value: tex(numberTex(rootValue(root))),
            }),
        ...(level === 2 && kind === 'two'
          ? [say('solve.root', { root: tex(`${rootTex(root)} = ${numberTex(rootValue(root))}`) })]
          : []),
        kind === 'one'
          ? say('solve.only', { one: tex(numberTex(rootsOf(its)[0] ?? 0)) })
          : say(kind === 'two' ? 'solve.opposite' : 'solve.no'),
        ...(level === 3 && kind !== 'none'
          ? [
              say(`solve.so.${kind}`, {
                letter: tex(its.letter),
                one: tex(numberTex(solutions[0] ?? 0)),
                other: tex(numberTex(solutions[1] ?? 0)),
              }),
            ]
          : []),
      ],
    }
  },
  solve({ stem }) {
    const found = solutionsIn(mathIn(stem)[0] ?? '').map((each) => (asFraction(each) ?? [0, 1]).join('/'))
    return { kind: 'numbers', text: found.length === 0 ? 'no solution' : found.join(', ') }
  },
})

const asked = {
  1: ['other', 'cube', 'square'],
  2: ['added', 'times'],
  3: ['single', 'shared'],
} as const
type Asks = (typeof asked)[1 | 2 | 3][number]
interface Missing {
  asks: Asks
  letter: string
  root: number
  by: number
  add: number
}
const cubeOf = (root: number): number => root ** 3
const squareOf = (root: number): number => root ** 2
const keyOf = ({ asks, root, by, add }: Missing): number =>
  ({
    other: -root,
    cube: cubeOf(root),
    square: squareOf(root),
    added: add,
    times: by,
    single: add,
    shared: squareOf(root),
  })[asks]
/** The equation that is shown, with k for the missing number. */
function shownTex({ asks, letter, root, by, add }: Missing): string {
  const minus = (value: number): string => String(value).replace('-', '−')
  return {
    other: `${letter}^{2} = ${squareOf(root)}`,
    cube: `${letter}^{3} = k`,
    square: `${letter}^{2} = k`,
    added: `${letter}^{2} + k = ${minus(squareOf(root) + add)}`,
    times: `k${letter}^{2} = ${by * squareOf(root)}`,
    single: `${letter}^{2} ${add < 0 ? '−' : '+'} ${Math.abs(add)} = k`,
    shared: `${letter}^{3} = ${minus(cubeOf(root))}`,
  }[asks]
}
/** Solutions to find what is missing (level 1), with one more step (level 2), from the number of solutions (level 3). */
export const missingNumber = defineModel<Missing>({
  id: 'missing-number',
  thinking: 'work backwards',
  seconds: 55,
  standards: ['8.EE.A.2'],
  minWrongAnswers: 1,
  task: ({ asks, root, add }) => `${asks} ${root > 0} ${add > 0}`,
  draw: (random, level) => ({
    asks: random.pick<Asks>(asked[level]),
    letter: random.pick(letters),
    root: random.pick([-1, 1]) * random.integer(2, level === 1 ? 12 : 9),
    by: random.integer(2, 9),
    add: random.pick([-1, 1]) * random.integer(2, 60),
  }),
  fits: ({ asks, root }) => (asks === 'cube' || asks === 'shared' ? Math.abs(root) <= 6 : true),
  item(its) {
    const { asks, letter, root, by, add } = its
    const key = keyOf(its)
    const minus = (value: number) => tex(String(value).replace('-', '−'))
    const total = asks === 'added' ? squareOf(root) + add : by * squareOf(root)
    const values = {
      equation: tex(shownTex(its)),
      letter: tex(letter),
      root: minus(root),
      opposite: minus(-root),
      square: minus(squareOf(root)),
      cube: minus(cubeOf(root)),
      second: tex(`${letter}^{2} = k`),
      total: minus(total),
      key: minus(key),
      k: tex('k'),
    }
    const wrong = [
      ...(asks === 'other' ? [slip(squareOf(root), 'roots.stops-early', say('missing.square'))] : []),
      ...(asks === 'cube'
        ? [
            slip(-cubeOf(root), 'equation.loses-sign', say('missing.sign')),
            slip(squareOf(root), 'roots.cube-as-square', say('missing.two')),
            slip(3 * root, 'exponents.base-times-exponent', say('missing.times')),
          ]
        : []),
      ...(asks === 'square'
        ? [
            slip(-squareOf(root), 'equation.loses-sign', say('missing.sign')),
            slip(2 * root, 'exponents.base-times-exponent', say('missing.times')),
          ]
        : []),
      ...(asks === 'added'
        ? [
            slip(squareOf(root), 'roots.stops-early', say('missing.rest')),
            slip(total + squareOf(root), 'equation.same-operation', say('missing.added')),
          ]
        : []),
      ...(asks === 'times'
        ? [
            slip(squareOf(root), 'roots.stops-early', say('missing.rest')),
            slip(total - squareOf(root), 'equation.wrong-inverse', say('missing.taken')),
          ]
        : []),
      ...(asks === 'single'
        ? [
            slip(0, 'roots.stops-early', say('missing.zero')),
            slip(-add, 'equation.loses-sign', say('missing.sign')),
          ]
        : []),
      ...(asks === 'shared'
        ? [
            slip(root, 'roots.stops-early', say('missing.shared')),
            slip(-squareOf(root), 'equation.loses-sign', say('missing.sign')),
            slip(cubeOf(root), 'roots.cube-as-square', say('missing.same')),
          ]
        : []),
    ].filter(({ value }) => value !== key)
    return {
      stem: [say(`missing.asks.${asks}`, values)],
      ...typed<Missing>(its, {
        label: say(asks === 'other' ? 'missing.solution' : 'missing.label'),
        key,
        bugs: wrong.map(({ value, misconception, feedback }) => ({
          id: misconception,
          answer: () => value,
          feedback: () => feedback,
        })),
      }),
      hints: [say('missing.nudge'), say(`missing.hint.${asks}`)],
      solution: [say(`missing.why.${asks}`, values), say('missing.so', values)],
    }
  },
  solve({ stem }) {
    const shown = mathIn(stem)
    const number = (source: string): number => Number(source.replace('−', '-'))
    const [equation = ''] = shown.filter((each) => each.includes('='))
    const [root = 0] = shown.filter((each) => /^−?\d+$/.test(each)).map(number)
    const right = number(equation.split(' = ')[1] ?? '')
    if (/^[a-z]\^\{3\} = k$/.test(equation)) return solved.number(root ** 3)
    if (/^[a-z]\^\{2\} = k$/.test(equation)) return solved.number(root ** 2)
    if (equation.includes('+ k')) return solved.number(right - root ** 2)
    if (equation.startsWith('k')) return solved.number(right / root ** 2)
    const [, sign = '+', size] = /([+−]) (\d+) = k/.exec(equation) ?? []
    if (size !== undefined) return solved.number(sign === '+' ? Number(size) : -Number(size))
    return solved.number(equation.includes('^{3}') ? Math.round(Math.cbrt(right)) ** 2 : -root)
  },
})
