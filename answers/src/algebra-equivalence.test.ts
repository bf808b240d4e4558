import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeCoordinates } from './judge-coordinates.ts'
import { judgeEquation } from './judge-equation.ts'
import { judgeExpression } from './judge-expression.ts'
import { judgeInequality } from './judge-inequality.ts'
import { judgeNumbers } from './judge-numbers.ts'
import { judgeRatio } from './judge-ratio.ts'

/** An expression as the tests build it, independent of the parser and the normal form. */
type Tree =
  | { op: 'number'; n: number }
  | { op: 'letter'; name: string }
  | { op: 'sum' | 'difference' | 'product'; a: Tree; b: Tree }
  | { op: 'share'; a: Tree; by: number }
  | { op: 'power'; a: Tree; to: number }

/** A busy machine may take long for thousands of cases. */
const slow = { timeout: 60_000 }

const leaf: fc.Arbitrary<Tree> = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((n): Tree => ({ op: 'number', n })),
  fc.constantFrom('x', 'y', 'z').map((name): Tree => ({ op: 'letter', name })),
)

const grown = (part: fc.Arbitrary<Tree>): fc.Arbitrary<Tree> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('sum', 'difference', 'product'), part, part)
      .map(([op, a, b]): Tree => ({ op, a, b })),
    fc.tuple(part, fc.constantFrom(2, 3, 5, -4)).map(([a, by]): Tree => ({ op: 'share', a, by })),
    fc.tuple(leaf, fc.integer({ min: 1, max: 3 })).map(([a, to]): Tree => ({ op: 'power', a, to })),
    leaf,
  )

const tree = grown(grown(grown(leaf)))
const choices = fc.array(fc.nat(99), { minLength: 40, maxLength: 40 })

/** Cycles through the given choices. */
function chooser(list: readonly number[]) {
  let at = 0
  return <T>(...options: readonly [T, ...T[]]): T => {
    const index = (list[at++ % list.length] ?? 0) % options.length
    return options[index] ?? options[0]
  }
}

type Choose = ReturnType<typeof chooser>

/** One of many ways to write the same expression. */
function written(its: Tree, choose: Choose): string {
  const inner = (part: Tree) =>
    choose(`(${written(part, choose)})`, `\\left(${written(part, choose)}\\right)`)
  switch (its.op) {
    case 'number':
      return its.n < 0
        ? `(${choose('-', '−')}${-its.n})`
        : choose(`${its.n}`, `${its.n}.0`, `(${2 * its.n})/2`)
    case 'letter':
      return choose(its.name, its.name, `{${its.name}}`, `1${its.name}`)
    case 'sum':
      return choose(`${inner(its.a)} + ${inner(its.b)}`, `${inner(its.b)}+${inner(its.a)}`)
    case 'difference':
      return choose(
        `${inner(its.a)} - ${inner(its.b)}`,
        `-${inner(its.b)} + ${inner(its.a)}`,
        `${inner(its.a)}+(-1)${inner(its.b)}`,
      )
    case 'product':
      return product(its.a, its.b, choose)
    case 'share':
      return choose(
        `${inner(its.a)}/(${its.by})`,
        `\\frac{${written(its.a, choose)}}{${its.by}}`,
        `(1/(${its.by}))${inner(its.a)}`,
        `${inner(its.a)}÷(${its.by})`,
      )
    case 'power': {
      const base = inner(its.a)
      return choose(`${base}^${its.to}`, `${base}^{${its.to}}`, Array<string>(its.to).fill(base).join(''))
    }
  }
}

function product(a: Tree, b: Tree, choose: Choose): string {
  const inner = (part: Tree) => `(${written(part, choose)})`
  // Expands the product if one factor is a sum.
  if (a.op === 'sum' && choose(true, false)) return `${inner(a.a)}${inner(b)}+${inner(a.b)}${inner(b)}`
  if (b.op === 'difference' && choose(true, false)) return `${inner(a)}${inner(b.a)}-${inner(a)}${inner(b.b)}`
  return choose(
    `${inner(a)}${inner(b)}`,
    `${inner(b)}*${inner(a)}`,
    `${inner(a)} \\cdot ${inner(b)}`,
    `${inner(a)}×${inner(b)}`,
  )
}

const isShort = (...texts: readonly string[]) => texts.every((text) => text.length <= 190)

test(
  'an expression is correct in every equivalent writing, and incorrect when anything is added',
  slow,
  () => {
    fc.assert(
      fc.property(
        tree,
        choices,
        choices,
        fc.constantFrom('1', 'x', '2y', 'xy', '0.1', 'z^2'),
        (its, a, b, more) => {
          const [value, text] = [written(its, chooser(a)), written(its, chooser(b))]
          fc.pre(isShort(`${value} + x - x + y - y + z - z`, `${text} + (${more})`))

          expect([value, text, judgeExpression(text, { value }).verdict]).toEqual([value, text, 'correct'])
          expect(
            judgeExpression(`${text} + (${more})`, { value: `${value} + x - x + y - y + z - z` }).verdict,
          ).toBe('incorrect')
        },
      ),
      { numRuns: 2000 },
    )
  },
)

test('the echo of an expression is itself an equivalent expression', slow, () => {
  fc.assert(
    fc.property(tree, choices, (its, list) => {
      const value = written(its, chooser(list))
      fc.pre(isShort(value))
      const { echo } = judgeExpression(value, { value })
      fc.pre(echo !== null && isShort(echo))
      expect([value, echo, judgeExpression(echo ?? '', { value }).verdict]).toEqual([value, echo, 'correct'])
    }),
    { numRuns: 1000 },
  )
})

const small = fc.integer({ min: 1, max: 12 })
const factor = fc.constantFrom(-3, -2, -1, 2, 3, 5)

test(
  'an equation is correct with terms moved, sides swapped and both multiplied, and incorrect when one side changes',
  slow,
  () => {
    fc.assert(
      fc.property(
        tree,
        tree,
        factor,
        small,
        fc.boolean(),
        choices,
        (left, right, k, moved, isSwapped, list) => {
          const choose = chooser(list)
          const [a, b] = [written(left, choose), written(right, choose)]
          const sides = [`${k}(${a}) + ${moved}x`, `${k}(${b})+${moved}x`]
          const [first = '', second = ''] = isSwapped ? sides.toReversed() : sides
          const value = `${a} = ${b}`
          fc.pre(
            isShort(value, `${first} = ${second} + x*y*z`, `${a} - (${b})`, `${b} + x - x + y - y + z - z`),
          )
          // If both sides are the same, the test would be meaningless.
          fc.pre(judgeExpression(a, { value: `${b} + x - x + y - y + z - z` }).verdict !== 'correct')

          expect(
            [value, first, second, judgeEquation(`${first} = ${second}`, { value }).verdict].at(-1),
          ).toBe('correct')
          // 3 = 4 and 3 = 5 are both false, so they are equivalent; only equations with a letter can differ.
          fc.pre(
            judgeExpression(`${a} - (${b})`, { value: '1 + x - x + y - y + z - z' }).verdict === 'incorrect',
          )
          expect(judgeEquation(`${first} + x*y*z^2 = ${second}`, { value }).verdict).toBe('incorrect')
        },
      ),
      { numRuns: 1500 },
    )
  },
)

const flipped: Record<string, string> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

test('an inequality keeps its direction: multiplied by a negative number its sign flips', slow, () => {
  const linear = fc.tuple(
    fc.integer({ min: -6, max: 6 }),
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: -9, max: 9 }),
  )
  fc.assert(
    fc.property(
      linear,
      fc.constantFrom('<', '>', '≤', '≥'),
      factor,
      fc.boolean(),
      fc.constantFrom('', '+y'),
      ([m, b, c], sign, k, isSwapped, y) => {
        fc.pre(m !== 0)
        const value = `${m}x+(${b})${y} ${sign} ${c}`
        const kept = k > 0 ? sign : (flipped[sign] ?? '')
        const [left, right] = [`${k}(${m}x${y})+${k * b}`, `${k * c}`]
        const text = isSwapped ? `${right} ${flipped[kept]} ${left}` : `${left} ${kept} ${right}`
        const turned = isSwapped ? `${right} ${kept} ${left}` : `${left} ${flipped[kept]} ${right}`

        expect([value, text, judgeInequality(text, { value }).verdict].at(-1)).toBe('correct')
        expect(judgeInequality(turned, { value }).verdict).toBe('incorrect')
      },
    ),
    { numRuns: 1500 },
  )
})

test('a root is correct with any square taken out of it, and incorrect with any other', slow, () => {
  fc.assert(
    fc.property(small, small, fc.integer({ min: 2, max: 200 }), small, (a, k, radicand, off) => {
      const value = `${a * k}√${radicand}`
      for (const text of [
        `${a}√${k * k * radicand}`,
        `${a}sqrt(${radicand})*${k}`,
        `√${a * a * k * k * radicand}`,
        `${a * k * radicand}/√${radicand}`,
      ]) {
        expect([text, judgeExpression(text, { value }).verdict]).toEqual([text, 'correct'])
      }
      const binomial = `(√${k}+√${radicand})^2`
      expect(judgeExpression(binomial, { value: `${k + radicand}+2√${k * radicand}` }).verdict).toBe(
        'correct',
      )
      expect(judgeExpression(`${a * k + off}√${radicand}`, { value }).verdict).toBe('incorrect')
      expect(judgeExpression(`${a * k}√${radicand + off}`, { value }).verdict).toBe('incorrect')
    }),
    { numRuns: 500 },
  )
})

test(
  'a list is correct in any order where order does not matter, and only in its own where it does',
  slow,
  () => {
    const list = fc.uniqueArray(fc.integer({ min: -99, max: 99 }), { minLength: 2, maxLength: 6 })
    const glue = fc.constantFrom(', ', ';', ' and ', ' or ', ', x = ')
    fc.assert(
      fc.property(list, glue, (numbers, between) => {
        const values = numbers.map(String)
        const backward = values.toReversed().join(between)
        expect(judgeNumbers(backward, { values }).verdict).toBe('correct')
        expect(judgeNumbers(backward, { values, order: 'as given' }).verdict).toBe('incorrect')
        expect(judgeNumbers(values.join(between), { values, order: 'as given' }).verdict).toBe('correct')
        expect(judgeNumbers(values.slice(1).join(between), { values }).verdict).toBe('incorrect')
        expect(judgeNumbers([...values, '100'].join(between), { values }).verdict).toBe('incorrect')
      }),
      { numRuns: 300 },
    )
  },
)

test('a ratio is correct multiplied by any number, and a point only as it is', slow, () => {
  fc.assert(
    fc.property(small, small, small, fc.integer({ min: -9, max: 9 }), (a, b, k, off) => {
      const value = `${a}:${b}`
      expect(judgeRatio(`${a * k} to ${b * k}`, { value }).verdict).toBe('correct')
      expect(judgeRatio(`${a}/${k} : ${b}/${k}`, { value }).verdict).toBe('correct')
      expect(judgeRatio(`${a * k}:${b * k + 1}`, { value }).verdict).toBe('incorrect')
      expect(judgeCoordinates(`(${a}, ${off})`, { value: `(${a},${off})` }).verdict).toBe('correct')
      expect(judgeCoordinates(`${a}, ${off + 1}`, { value: `(${a},${off})` }).verdict).toBe('incorrect')
    }),
    { numRuns: 500 },
  )
})
