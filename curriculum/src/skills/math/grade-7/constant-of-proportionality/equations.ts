import { arranged, defineModel, math, mathIn, numbersIn, type Random, solved, tex, tidy, typed } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { typedFraction } from '#form/answering.ts'
import {
  type EquationUse,
  equationUseBugs as bugs,
  useKey,
  yOfUse,
} from '#bugs/equation-use/equation-use-bugs.ts'
import { fractionTex, lowest } from '#fractions/fraction.ts'
import { wrongEquations } from '#bugs/proportional/wrong-tables.ts'
import {
  amountsOf,
  ratesOf,
  type SceneId,
  scenes,
  someScene,
  tell,
  unitsOf,
  xOf,
  yOf,
} from '#situations/proportional/proportional.ts'
import { say } from './messages.gen.ts'

const lettersOf = (scene: SceneId) => {
  const [a, b] = scenes[scene].letters
  return { a: tex(a), b: tex(b) }
}
/** `2d = 9t` */
function equationOf({ scene, rate, m }: Pick<EquationUse, 'scene' | 'rate' | 'm'>): string {
  const [a, b] = scenes[scene].letters
  return `${m === 1 ? '' : m}${b} = ${numeral(tidy(m * rate))}${a}`
}
const told = (its: EquationUse) => [
  tell.about(its.scene),
  say('let', { ...lettersOf(its.scene), ...unitsOf(its.scene), equation: tex(equationOf(its)) }),
]
const drawUse = (random: Random, asks: EquationUse['asks'], hasFactor: boolean): EquationUse => {
  const scene = someScene(random)
  const rates = [...ratesOf(scene, false), ...ratesOf(scene, true)].filter((rate) => rate !== 1)
  const rate = random.pick(rates)
  const [x = 2, later = 5] = amountsOf(random, scene, rate, 2)
  return { scene, rate, m: hasFactor ? random.pick([2, 4, 5, 10]) : 1, x, grown: later - x, asks }
}

/** As it is written (level 1), with a factor on both sides (level 2), for the other direction (level 3). */
export const readConstant = defineModel<EquationUse>({
  id: 'read-constant',
  thinking: 'compute',
  seconds: 50,
  standards: ['7.RP.A.2b'],
  bugs,
  minWrongAnswers: 1,
  task: ({ scene, asks, m }) => `${scene} ${asks} ${m > 1}`,
  draw: (random, level) => drawUse(random, level === 3 ? 'other' : 'constant', level > 1),
  item(its) {
    const { scene, rate, m, asks } = its
    const { xs, ys } = unitsOf(scene)
    const isOther = asks === 'other'
    const per = isOther ? { xs: ys, ys: xs } : { xs, ys }
    const key = useKey(its)
    const value = tex(typeof key === 'number' ? numeral(key) : fractionTex(lowest(key)))
    const letters = lettersOf(scene)
    return {
      stem: [...told(its), isOther ? say('read.turned', { ...letters, ...per }) : say('read.asks', per)],
      ...typedFraction(its, {
        label: say('read.label'),
        after: say('read.per', per),
        key,
        rounded: 'counts',
        bugs,
      }),
      answer: say('read.answer', { value, ...per }),
      hints: [say('read.nudge', per), say(`read.hint.${isOther ? 'other' : 'constant'}`, letters)],
      solution: [
        m === 1
          ? say('read.form', letters)
          : say('read.divide', { m, equation: tex(equationOf({ scene, rate, m: 1 })) }),
        say('read.constant', { rate, xs, ys }),
        ...(isOther ? [say('read.turn', { rate, value, xs, ys })] : []),
      ],
    }
  },
  solve({ stem }) {
    const [, left = '', right = '1'] =
      /(\d*)\p{L} = ([\d.,]+)\p{L}/u.exec(mathIn(stem).find((each) => each.includes('=')) ?? '') ?? []
    const [m, product] = [Number(left === '' ? 1 : left), Number(right.replaceAll(',', ''))]
    const isOther = /Turned around|Al revés/.test(stem)
    return {
      kind: 'fraction',
      text: isOther ? `${100 * m}/${Math.round(100 * product)}` : String(tidy(product / m)),
    }
  },
})

/** The second amount from the first (level 1), the first from the second (level 2), how much more of the first (level 3). */
export const useEquation = defineModel<EquationUse>({
  id: 'use-equation',
  thinking: 'use in a story',
  seconds: 60,
  standards: ['7.RP.A.2c'],
  bugs,
  task: ({ scene, asks }) => `${scene} ${asks}`,
  draw: (random, level) => drawUse(random, ({ 1: 'y', 2: 'x', 3: 'more' } as const)[level], false),
  fits: (its) =>
    String(yOfUse(its)).replaceAll(/\D|0+$/g, '').length <= 4 && (its.asks !== 'more' || its.grown > 1),
  item(its) {
    const { scene, rate, x, grown, asks } = its
    const kind = asks === 'y' || asks === 'x' ? asks : 'more'
    const { xs, ys } = unitsOf(scene)
    const [y, end] = [yOfUse(its), tidy(rate * (x + grown))]
    const letters = lettersOf(scene)
    const asked = { ...letters, x: xOf(scene, x), y: yOf(scene, y), end: yOf(scene, end) }
    const key = { y, x, more: grown }[kind]
    const right = kind === 'y' ? yOf(scene, key) : xOf(scene, key)
    const equation = {
      y: String.raw`${numeral(rate)} \times ${x} = ${numeral(y)}`,
      x: String.raw`${numeral(y)} \div ${numeral(rate)} = ${x}`,
      more: String.raw`${numeral(tidy(end - y))} \div ${numeral(rate)} = ${grown}`,
    }[kind]
    return {
      stem: [...told(its), say(`use.asks.${kind}`, asked)],
      ...typed(its, {
        label: say('use.label'),
        ...(kind === 'y' && scenes[scene].y === 'dollar'
          ? { before: '$' }
          : { after: say('use.unit', { of: kind === 'y' ? ys : xs }) }),
        key,
        bugs,
      }),
      answer: say('use.answer', { right }),
      hints: [say('use.nudge', letters), say(`use.hint.${kind}`, { ...letters, rate })],
      solution: [
        ...(kind === 'more'
          ? [
              say('use.step.grown', {
                ...letters,
                equation: tex(`${numeral(end)} − ${numeral(y)} = ${numeral(tidy(end - y))}`),
              }),
            ]
          : []),
        say(`use.step.${kind}`, { ...letters, rate, equation: tex(equation) }),
        say('use.so', { right }),
      ],
    }
  },
})

interface Equations {
  rates: number[]
  xs: number[]
  form: 'whole' | 'parts' | 'turned'
  shuffle: number
}
/** `y = 2.5x` */
const yOver = (rate: number): string => `y = ${numeral(rate)}x`
const inverse = (rate: number): number => tidy(1 / rate)
/** Constants whose opposite direction has a short decimal, too. */
const turnable = [2, 4, 5, 2.5, 0.5, 0.4, 0.2, 0.25, 1.25, 0.8]

/** Pairs with whole constants (level 1), with decimals (level 2), beside those of the other direction (level 3). */
export const matchPairs = defineModel<Equations>({
  id: 'match-pairs',
  thinking: 'classify',
  seconds: 75,
  standards: ['7.RP.A.2b', '7.RP.A.2c'],
  task: ({ form, rates }) => `${form} ${rates.filter((rate) => rate < 1).length}`,
  draw(random, level) {
    const form = ({ 1: 'whole', 2: 'parts', 3: 'turned' } as const)[level]
    const sure = random.pick([2, 4, 5, 2.5])
    const rates =
      form === 'whole'
        ? random.sample([2, 3, 4, 5, 6, 7, 8], 3)
        : form === 'parts'
          ? random.sample([0.5, 1.5, 2.5, 3.5, 0.25, 1.25, 0.4, 1.2, 0.8], 3)
          : [sure, inverse(sure), random.pick(turnable)]
    return { form, rates, xs: random.sample([4, 8, 10, 12, 20, 40], 3), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ rates, xs }) =>
    new Set(rates).size === 3 && rates.every((rate, at) => Number.isInteger(tidy(2 * rate * (xs[at] ?? 1)))),
  item({ rates, xs, shuffle }) {
    const points = rates.map((rate, at) => {
      const x = xs[at] ?? 4
      return { rate, x, y: tidy(rate * x), more: { x: 2 * x, y: tidy(2 * rate * x) } }
    })
    const text = ({ x, y, more }: (typeof points)[number]) =>
      say('match.pairs', { pairs: tex(`(${x}, ${numeral(y)}), (${more.x}, ${numeral(more.y)})`) })
    const [first] = points
    const sum = first === undefined ? '' : `y = x + ${numeral(tidy(Math.abs(first.y - first.x)))}`
    return {
      stem: [say('match.asks', { x: tex('x'), y: tex('y') })],
      ...arranged.match(shuffle, {
        pairs: points.map((point) => ({
          source: text(point),
          target: math(yOver(point.rate)),
          slips: [
            ...(rates.includes(inverse(point.rate)) && inverse(point.rate) !== point.rate
              ? [
                  {
                    target: math(yOver(inverse(point.rate))),
                    misconception: 'proportion.swaps' as const,
                    feedback: say('match.swapped'),
                  },
                ]
              : []),
            { target: math(sum), misconception: 'ratio.additive' as const, feedback: say('match.sum') },
          ],
        })),
        others: [math(sum)],
        slip: { misconception: null, feedback: say('match.other') },
      }),
      hints: [say('match.nudge'), say('match.hint', { x: tex('x'), y: tex('y') })],
      solution: points.map((point) =>
        say('match.step', {
          pairs: text(point),
          equation: tex(String.raw`${numeral(point.y)} \div ${point.x} = ${numeral(point.rate)}`),
          so: tex(yOver(point.rate)),
        }),
      ),
    }
  },
  solve: (item) =>
    solved.match(item, (source, target) => {
      const [x = 1, y = 0] = numbersIn(source).map(({ value }) => value)
      const [, rate = '0'] = /y = ([\d.]+)x/.exec(target) ?? []
      return Math.abs(y / x - Number(rate)) < 1e-9
    }),
})

interface Told {
  scene: SceneId
  rate: number
  x: number
  times: 'two' | 'half' | null
}
const factors = { two: 2, half: 0.5 }

/** A whole constant (level 1), one with parts (level 2), that of another relationship (level 3), from a pair in words. */
export const writeFromPair = defineModel<Told>({
  id: 'write-from-pair',
  thinking: 'explain',
  seconds: 60,
  standards: ['7.RP.A.2b', '7.RP.A.2c'],
  task: ({ scene, times, rate }) => `${scene} ${times ?? ''} ${Number.isInteger(rate)}`,
  draw(random, level) {
    const scene = someScene(random)
    const rate = random.pick(ratesOf(scene, level === 2))
    const [x = 2] = amountsOf(random, scene, rate, 1)
    return { scene, rate, x, times: level === 3 ? random.pick(['two', 'half'] as const) : null }
  },
  // A pace that the story goes at, too.
  fits: ({ scene, rate, times }) =>
    times === null ||
    (rate * factors[times] !== 1 &&
      rate * factors[times] <= 1.4 * scenes[scene].high &&
      rate * factors[times] >= 0.5 * scenes[scene].low),
  item({ scene, rate, x, times }) {
    const [a, b] = scenes[scene].letters
    const { xs, ys } = unitsOf(scene)
    const letters = lettersOf(scene)
    const end = times === null ? rate : tidy(rate * factors[times])
    const equation = `${b} = ${numeral(end)}${a}`
    const wrong =
      times === null
        ? wrongEquations({ scene, rate, rows: [x], pair: null })
        : [
            {
              value: `${b}=${rate}${a}`,
              misconception: 'ratio.stops-early' as const,
              feedback: say('write.first'),
            },
            ...wrongEquations({ scene, rate: end, rows: [], pair: null }),
          ]
    return {
      stem: [
        tell.about(scene),
        tell.pair(scene, x, tidy(rate * x)),
        ...(times === null ? [] : [tell.other(scene, times)]),
        say(times === null ? 'write.let' : 'write.let-other', { ...letters, xs, ys }),
      ],
      ...arranged.equation(
        { label: say('write.label'), letters: [b, a] },
        { value: `${b}=${end}${a}`, shownAs: equation },
        wrong,
      ),
      hints: [
        say('write.nudge', { xs, ys }),
        say(times === null ? 'write.hint.one' : 'write.hint.other', letters),
      ],
      solution: [
        say('write.step', {
          equation: tex(String.raw`${numeral(tidy(rate * x))} \div ${x} = ${numeral(rate)}`),
          xs,
        }),
        ...(times === null ? [] : [say(`write.times.${times}`, { end })]),
        say('write.so', { ...letters, equation: tex(equation) }),
      ],
    }
  },
})
