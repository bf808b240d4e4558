import { bug, built, defineModel, type Exact, exact, math, mathIn, type Random, tex, typed } from '#form'
import { numbers } from '#build-item.ts'
import { calculate, isFraction, numberTex, workedTex } from '#equations/exact.ts'
import { valueOfTex } from '#exponents/powers.ts'
import {
  asFraction,
  drawPartRoot,
  drawWholeRoot,
  factorsTex,
  type Index,
  insideOf,
  isPerfect,
  radicalTex,
  type Root,
  rootTex,
  rootValue,
} from '#roots/roots.ts'
import { evaluation, type Line, mistakeWords, wrongLine } from '#shapes/wrong-line/wrong-line.ts'
import { say } from './messages.gen.ts'

const indexes = [2, 3] as const
const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
  [12, 16, 20],
] as const

/** A root, maybe with a minus sign in front of it, or two roots and what is done with them. */
interface Value {
  first: Root
  second: Root | null
  sign: 'plus' | 'minus'
}
const valueOf = ({ first, second, sign }: Value): Exact =>
  second === null
    ? calculate(sign === 'plus' ? 1 : -1, 'times', rootValue(first))
    : calculate(rootValue(first), sign, rootValue(second))
const valueTex = ({ first, second, sign }: Value): string =>
  second === null
    ? `${sign === 'plus' ? '' : '−'}${rootTex(first)}`
    : `${rootTex(first)} ${sign === 'plus' ? '+' : '−'} ${rootTex(second)}`
const divided = (root: Root): Exact => calculate(insideOf(root), 'over', root.index)
const together = ({ first, second, sign }: Value): number | null => {
  if (second?.index !== 2 || first.index !== 2) return null
  const inside = Number(calculate(insideOf(first), sign, insideOf(second)))
  return inside > 0 && isPerfect(inside, 2) ? Math.sqrt(inside) : null
}
const whole = (top: number, index: Index = 2): Root => ({ index, top, bottom: 1 })
// Worked by hand: −√36 = −6; √(4/9) = 2/3; √0.49 = 0.7; √9 + √16 = 3 + 4 = 7; ∛64 = 4.
const six: Value = { first: whole(6), second: null, sign: 'minus' }

const bugs = [
  bug<Value>({
    id: 'roots.divides-by-index',
    answer: ({ first, second, sign }) =>
      second === null
        ? calculate(sign === 'plus' ? 1 : -1, 'times', divided(first))
        : calculate(divided(first), sign, divided(second)),
    feedback: ({ first, second }) =>
      say(second === null ? (first.index === 2 ? 'slip.halves' : 'slip.thirds') : 'slip.divides'),
    example: [six, -18],
  }),
  bug<Value>({
    id: 'roots.loses-minus',
    answer: ({ first, second, sign }) => (second === null && sign === 'minus' ? rootValue(first) : null),
    feedback: () => say('slip.minus'),
    example: [six, 6],
  }),
  bug<Value>({
    id: 'roots.cube-as-square',
    answer: ({ first, second }) =>
      second === null && first.index === 3 && first.bottom === 1 && isPerfect(first.top ** 3, 2)
        ? Math.sqrt(first.top ** 3)
        : null,
    feedback: () => say('slip.square'),
    example: [{ first: whole(4, 3), second: null, sign: 'plus' }, 8],
  }),
  bug<Value>({
    id: 'roots.one-part',
    answer: ({ first: { index, top, bottom } }) =>
      bottom === 1 || bottom === 10 ? null : [top, bottom ** index],
    feedback: () => say('slip.part'),
    example: [{ first: { index: 2, top: 2, bottom: 3 }, second: null, sign: 'plus' }, [2, 9]],
  }),
  bug<Value>({
    id: 'roots.decimal-places',
    answer: ({ first: { top, bottom } }) => (bottom === 10 ? top / 100 : null),
    feedback: () => say('slip.point'),
    example: [{ first: { index: 2, top: 7, bottom: 10 }, second: null, sign: 'plus' }, 0.07],
  }),
  bug<Value>({
    id: 'roots.adds-insides',
    answer: together,
    feedback: () => say('slip.together'),
    example: [{ first: whole(3), second: whole(4), sign: 'plus' }, 5],
  }),
  bug<Value>({
    id: 'roots.stops-early',
    answer: ({ first, second, sign }) =>
      second === null ? null : calculate(rootValue(first), sign, insideOf(second)),
    feedback: () => say('slip.second'),
    example: [{ first: whole(3), second: whole(4), sign: 'plus' }, 19],
  }),
]

/** One root (level 1), two of them (level 2), of a fraction or a decimal (level 3). */
export const value = defineModel<Value>({
  id: 'value',
  thinking: 'compute',
  seconds: 40,
  standards: ['8.EE.A.2'],
  bugs,
  minWrongAnswers: 1,
  task: ({ first, second, sign }) =>
    `${first.index} ${Math.sign(first.bottom - 1)} ${first.bottom === 10} ${second?.index ?? 0} ${sign}`,
  draw(random, level) {
    const index = random.pick(indexes)
    const sign = random.pick(['plus', 'minus'] as const)
    if (level === 1) return { first: drawWholeRoot(random, index), second: null, sign }
    if (level === 3) return { first: drawPartRoot(random, index), second: null, sign: 'plus' }
    if (random.chance(0.2)) {
      // The sum or difference of the two squares is a square itself.
      const [one, other, long] = random.pick(triples)
      return sign === 'plus'
        ? { first: whole(one), second: whole(other), sign }
        : { first: whole(long), second: whole(other), sign }
    }
    return { first: drawWholeRoot(random, index), second: drawWholeRoot(random, random.pick(indexes)), sign }
  },
  fits: ({ first, second, sign }) =>
    second === null || (sign === 'plus' ? first.top !== second.top : first.top > second.top),
  item(its) {
    const { first, second, sign } = its
    const both = second === null ? [first] : [first, second]
    return {
      stem: [say('value.asks', { expression: tex(valueTex(its)) })],
      ...typed(its, { label: say('value.label'), key: valueOf(its), bugs }),
      answer: math(numberTex(valueOf(its))),
      hints: [
        say(first.bottom === 1 ? `value.nudge.${first.index}` : 'value.nudge.part'),
        say(
          second === null ? (first.bottom === 1 ? 'value.check' : `value.hint.${first.index}`) : 'value.each',
        ),
      ],
      solution: [
        ...both.map((root) =>
          say('value.because', {
            equation: tex(factorsTex(root)),
            root: tex(`${rootTex(root)} = ${numberTex(rootValue(root))}`),
          }),
        ),
        second === null
          ? say(sign === 'plus' ? 'value.so' : 'value.minus', { value: tex(numberTex(valueOf(its))) })
          : say('value.last', { equation: tex(workedTex(rootValue(first), sign, rootValue(second))) }),
      ],
    }
  },
  solve({ stem }) {
    const [top, under] = asFraction(valueOfTex(mathIn(stem)[0] ?? '')) ?? [0, 1]
    return { kind: 'number', text: `${top}/${under}` }
  },
})

/** `x^2 = p` or `x^3 = p`; the root of p, or null where it is written with a root sign. */
interface Power {
  index: Index
  letter: string
  inside: Exact
  root: Exact | null
}
const power = ({ index, letter }: Power): string => `${letter}^{${index}}`
const plainRoot = ({ index, inside, root }: Power): string =>
  root === null ? radicalTex(index, numberTex(inside)) : exact(root)
const rootShown = ({ index, inside, root }: Power): string =>
  root === null ? radicalTex(index, numberTex(inside)) : numberTex(root)

function drawPower(random: Random, level: 1 | 2 | 3): Power {
  const letter = random.pick(['x', 'n', 'y', 'm', 'p', 't', 'w'])
  const index = level === 1 ? 2 : random.pick(indexes)
  // A cube root sign is no key of an answer field, so only square roots are left as roots.
  if (level === 3 && random.chance(0.75))
    return { index: 2, letter, inside: random.integer(2, 60), root: null }
  const root =
    level === 3 || (level === 2 && random.chance(0.5))
      ? drawPartRoot(random, index)
      : drawWholeRoot(random, index)
  return { index, letter, inside: insideOf(root), root: rootValue(root) }
}

/** Squares (level 1), squares and cubes of whole numbers and parts (level 2), roots that are not whole (level 3). */
export const equation = defineModel<Power>({
  id: 'solve-equation',
  thinking: 'work backwards',
  seconds: 50,
  standards: ['8.EE.A.2'],
  task: ({ index, root, inside }) =>
    `${index} ${root === null} ${isFraction(inside)} ${String(inside).includes('.')}`,
  draw: drawPower,
  fits: ({ index, inside, root }) => root !== null || !isPerfect(Number(inside), index),
  minWrongAnswers: 1,
  item(its) {
    const { index, letter, inside, root } = its
    const text = plainRoot(its)
    const part = exact(calculate(inside, 'over', index))
    const key = index === 2 ? [text, `-${text}`] : [text]
    const shown = rootShown(its)
    const [found, opposite, shownInside] = [tex(shown), tex(`−${shown}`), tex(numberTex(inside))]
    const base = isFraction(root ?? 0) ? String.raw`\left(${shown}\right)` : shown
    const slips = [
      ...(index === 2
        ? [{ values: [text], misconception: 'roots.one-solution', feedback: say('solve.one') }]
        : [
            {
              values: [text, `-${text}`],
              misconception: 'roots.two-for-cube',
              feedback: say('solve.two', { opposite }),
            },
          ]),
      ...[[part], [part, `-${part}`]].map((values) => ({
        values,
        misconception: 'roots.divides-by-index',
        feedback: say(index === 2 ? 'slip.halves' : 'slip.thirds'),
      })),
      ...(root === null
        ? [
            {
              values: [],
              misconception: 'roots.must-be-even',
              feedback: say('solve.none', { inside: shownInside }),
            },
          ]
        : []),
    ]
    return {
      stem: [
        say(root === null || isFraction(root) ? 'solve.exact' : 'solve.asks', {
          equation: tex(`${power(its)} = ${numberTex(inside)}`),
        }),
      ],
      ...built((word) =>
        numbers(
          { label: word(say('solve.label')), before: `${letter} = ` },
          { values: key },
          slips.map((each) => ({ ...each, feedback: word(each.feedback) })),
        ),
      ),
      hints: [say(`solve.nudge.${index}`), say(`solve.hint.${index}`)],
      solution: [
        root === null
          ? say('solve.root', { found, inside: shownInside })
          : say('solve.check', { found, check: tex(`${base}^{${index}} = ${numberTex(inside)}`) }),
        index === 2 ? say('solve.so.2', { opposite }) : say('solve.so.3', { found }),
      ],
    }
  },
  solve({ stem }) {
    const [, index = '2', source = ''] = /\^\{(\d)\} = (.*)$/.exec(mathIn(stem)[0] ?? '') ?? []
    const inside = valueOfTex(source)
    const even = asFraction(index === '2' ? Math.sqrt(inside) : Math.cbrt(inside))
    const root = even === null ? `sqrt(${inside})` : even.join('/')
    return { kind: 'numbers', text: index === '2' ? `${root}, -${root}` : root }
  },
})

interface Worked {
  form: 'square' | 'cube' | 'inside'
  a: number
  by: number
  start: number
  sides: readonly [number, number, number]
  sign: '+' | '−'
}
const timesTex = (by: number, what: string | number): string => String.raw`${by} \times ${what}`

/** A square root (level 1) or a cube root (level 2) in an expression, the root of a sum (level 3). */
export const findMistake = wrongLine<Worked, Line>({
  seconds: 60,
  standards: ['8.EE.A.2'],
  ...mistakeWords(say),
  task: ({ form, sign }) => `${form} ${form === 'inside' ? sign : ''}`,
  steps: 2,
  draw: (random, level) => ({
    form: ({ 1: 'square', 2: 'cube', 3: 'inside' } as const)[level],
    a: level === 2 ? random.integer(2, 6) : random.integer(3, 12),
    by: random.integer(2, 9),
    start: random.integer(2, 20),
    sides: random.pick(triples),
    sign: random.pick(['+', '−'] as const),
  }),
  work({ form, a, by, start, sides: [one, other, long], sign }) {
    // The sum of the squares of the legs, or the difference of the other two squares.
    const [first, second, root] = sign === '+' ? [one, other, long] : [long, one, other]
    if (form === 'inside')
      return evaluation(valueOfTex, {
        start: timesTex(by, radicalTex(2, `${first * first} ${sign} ${second * second}`)),
        partly: {
          right: timesTex(by, radicalTex(2, root * root)),
          wrong: timesTex(by, `(${first} ${sign} ${second})`),
          move: say('mistake.inside'),
        },
        last: { wrong: () => (by * root * root) / 2, move: say('mistake.root') },
      })
    const index = form === 'square' ? 2 : 3
    return evaluation(valueOfTex, {
      start: `${start} + ${timesTex(by, radicalTex(index, a ** index))}`,
      partly: {
        right: `${start} + ${timesTex(by, a)}`,
        wrong: `${start} + ${timesTex(by, a ** index / index)}`,
        move: say('mistake.root'),
      },
      last: { wrong: () => (start + by) * a, move: say('mistake.order') },
    })
  },
  fits: ({ form, a }, lines) =>
    (form === 'inside' || a % (form === 'square' ? 2 : 3) === 0) &&
    lines.every(({ line }) => !line.includes('.')),
  truth: () => say('mistake.truth'),
  means: (line) => String(Math.round(valueOfTex(line) * 1e6)),
})
