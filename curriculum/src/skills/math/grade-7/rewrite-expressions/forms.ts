import { arranged, defineModel, type Level, math, mathIn, numbersIn, solved, tex, tidy, typed } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { numberTex } from '#equations/exact.ts'
import { readLinear } from '#math/linear-expression.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.A.2']

const goods = ['lamp', 'bag', 'ball', 'watch', 'chair', 'clock', 'game', 'coat'] as const
interface Net {
  letter: string
  thing: (typeof goods)[number]
  asks: 'factor' | 'two' | 'undo'
  /** What is added to the cost, and what is then taken off the price, in percent. Negative the other way round. */
  up: number
  down: number
}
const factorOf = (percent: number): number => tidy(1 + percent / 100)
/** The price as a multiple of the cost. */
const netFactor = ({ asks, up, down }: Net): number =>
  asks === 'factor' ? factorOf(up) : tidy(factorOf(up) * factorOf(-down))
const netKey = (its: Net): number =>
  its.asks === 'undo' ? Math.abs(its.down) : tidy(Math.abs(netFactor(its) - 1) * 100)

// Worked by hand: 0.9 × 1.3c = 1.17c, which is 17% more; a rise of 25% is undone by 20%, because 1 ÷ 1.25 = 0.8.
const twice: Net = { letter: 'c', thing: 'lamp', asks: 'two', up: 30, down: 10 }
const undo: Net = { letter: 'c', thing: 'lamp', asks: 'undo', up: 25, down: 20 }
const netBugs: Bug<Net>[] = [
  bug<Net>({
    id: 'percent.new-for-change',
    answer: (its) => (its.asks === 'undo' ? 100 - its.down : tidy(netFactor(its) * 100)),
    feedback: () => say('net.whole'),
    example: [twice, 117],
  }),
  bug<Net>({
    id: 'percent.adds-percents',
    answer: ({ asks, up, down }) => (asks === 'two' ? Math.abs(up - down) : null),
    feedback: () => say('net.adds'),
    example: [twice, 20],
  }),
  bug<Net>({
    id: 'percent.wrong-whole',
    answer: ({ asks, up }) => (asks === 'undo' ? Math.abs(up) : null),
    feedback: () => say('net.wrong-whole'),
    example: [undo, 25],
  }),
  bug<Net>({
    id: 'percent.factor-place',
    answer: (its) => (its.asks === 'factor' ? tidy(netKey(its) * (netKey(its) < 10 ? 10 : 0.1)) : null),
    feedback: () => say('net.place'),
    example: [{ ...twice, asks: 'factor', up: 5 }, 50],
  }),
]
/** Changes that undo each other, up as a positive number: +25% and −20%, −20% and +25%. */
const undone: readonly (readonly [up: number, down: number])[] = [
  [25, 20],
  [60, 37.5],
  [150, 60],
  [300, 75],
  [400, 80],
  [-20, -25],
  [-37.5, -60],
  [-60, -150],
  [-75, -300],
  [-80, -400],
]

/** One factor (level 1), a product of two (level 2), the percent that undoes a rise (level 3). */
export const netPercent = defineModel<Net>({
  id: 'net-percent',
  thinking: 'work backwards',
  seconds: 60,
  standards,
  bugs: netBugs,
  minWrongAnswers: 2,
  task: (its) => `${its.asks} ${its.thing} ${its.asks === 'undo' ? its.up > 0 : netFactor(its) > 1}`,
  draw(random, level) {
    const thing = random.pick(goods)
    const letter = random.pick(['c', 'k', 'w', 'x'])
    const asks = ({ 1: 'factor', 2: 'two', 3: 'undo' } as const)[level]
    if (asks === 'undo') {
      const [up, down] = random.pick(undone)
      return { letter, thing, asks, up, down }
    }
    const rise = random.integer(1, asks === 'factor' ? 19 : 12) * 5
    return {
      letter,
      thing,
      asks,
      up: asks === 'factor' ? random.pick([rise, random.integer(2, 48), -random.integer(2, 48)]) : rise,
      down: random.pick([5, 10, 15, 20, 25, 30, 40]),
    }
  },
  fits: (its) =>
    netFactor(its) !== 1 || its.asks === 'undo'
      ? Number.isInteger(tidy(netKey(its) * 2)) &&
        netKey(its) > 1 &&
        netKey(its) !== 50 &&
        (its.asks !== 'two' || (its.up !== its.down && netKey(its) !== its.up && netKey(its) !== its.down))
      : false,
  item(its) {
    const { letter, thing, asks, up, down } = its
    const net = numberTex(netFactor(its))
    const product = `${numberTex(factorOf(-down))}(${numberTex(factorOf(up))}${letter})`
    const way = (asks === 'undo' ? up > 0 : netFactor(its) > 1) ? 'more' : 'less'
    return {
      stem: [
        say(`net.told.${thing}`, { letter: tex(letter) }),
        asks === 'undo'
          ? say('net.asks.undo', { way, expression: tex(`${numberTex(factorOf(up))}${letter}`) })
          : say('net.asks.compare', { way, expression: tex(asks === 'two' ? product : `${net}${letter}`) }),
      ],
      ...typed(its, { label: say('net.label'), after: '%', key: netKey(its), bugs: netBugs }),
      answer: say('net.answer', { n: netKey(its) }),
      hints: [say(`net.nudge.${asks}`), say(`net.hint.${asks}`)],
      solution:
        asks === 'undo'
          ? [
              say('net.back', {
                equation: tex(String.raw`1 \div ${numberTex(factorOf(up))} = ${numberTex(factorOf(-down))}`),
              }),
              say('net.off', { way, factor: factorOf(-down), n: netKey(its) }),
            ]
          : [
              say('net.start', { letter: tex(letter) }),
              ...(asks === 'two'
                ? [say('net.product', { equation: tex(`${product} = ${net}${letter}`) })]
                : []),
              say('net.so', {
                letter: tex(letter),
                way,
                equation: tex(
                  `${net}${letter} = ${letter} ${way === 'more' ? '+' : '−'} ${numberTex(tidy(netKey(its) / 100))}${letter}`,
                ),
                n: netKey(its),
              }),
            ],
    }
  },
  solve({ stem }) {
    const numbers = numbersIn(mathIn(stem).find((each) => /\d/.test(each)) ?? '').map(({ value }) => value)
    const product = numbers.reduce((all, value) => all * value, 1)
    return solved.number(
      /get back|volver/.test(stem) ? Math.abs(100 - 100 / product) : Math.abs(product - 1) * 100,
    )
  },
})

/** A price after a percent off: of one thing, of several, of a thing and something else that costs a fixed amount. */
interface Same {
  kind: 'one' | 'several' | 'both'
  thing: 'ticket' | 'shirt' | 'book' | 'meal' | 'toy' | 'plant' | 'poster' | 'puzzle'
  percent: number
  count: number
  extra: number
  shuffle: number
  rights: number
}
const things = ['ticket', 'shirt', 'book', 'meal', 'toy', 'plant', 'poster', 'puzzle'] as const
interface Option {
  tex: string
  misconception?: MisconceptionId
  feedback?: 'amount' | 'rest' | 'up' | 'place' | 'once' | 'extra'
}
/** All expressions; those without a mistake are equal. */
function expressions({ kind, percent, count, extra }: Same): Option[] {
  const [part, rest, up] = [percent / 100, 1 - percent / 100, 1 + percent / 100].map((each) =>
    numberTex(tidy(each)),
  )
  const of = (value: number): string => numberTex(tidy(value))
  if (kind === 'one')
    return [
      { tex: `p − ${part}p` },
      { tex: `${rest}p` },
      { tex: `(1 − ${part})p` },
      { tex: `p − ${part}`, misconception: 'percent.percent-as-amount', feedback: 'amount' },
      { tex: `${part}p`, misconception: 'percent.part-for-rest', feedback: 'rest' },
      { tex: `${up}p`, misconception: 'percent.wrong-direction', feedback: 'up' },
      {
        tex: `p − ${of(percent < 10 ? percent / 10 : percent / 1000)}p`,
        misconception: 'percent.factor-place',
        feedback: 'place',
      },
    ]
  if (kind === 'several')
    return [
      { tex: `${count}(p − ${part}p)` },
      { tex: `${of(count * (1 - percent / 100))}p` },
      { tex: `${count}p − ${of((count * percent) / 100)}p` },
      { tex: `${count}p − ${part}p`, misconception: 'model.counts-once', feedback: 'once' },
      { tex: `${count}p − ${part}`, misconception: 'percent.percent-as-amount', feedback: 'amount' },
      { tex: `${of((count * percent) / 100)}p`, misconception: 'percent.part-for-rest', feedback: 'rest' },
      {
        tex: `${of(count * (1 + percent / 100))}p`,
        misconception: 'percent.wrong-direction',
        feedback: 'up',
      },
    ]
  return [
    { tex: `${rest}(p + ${extra})` },
    { tex: `${rest}p + ${of(extra * (1 - percent / 100))}` },
    { tex: `p + ${extra} − ${part}(p + ${extra})` },
    { tex: `${rest}p + ${extra}`, misconception: 'expression.distributes-once', feedback: 'extra' },
    { tex: `p + ${extra} − ${part}`, misconception: 'percent.percent-as-amount', feedback: 'amount' },
    { tex: `${part}(p + ${extra})`, misconception: 'percent.part-for-rest', feedback: 'rest' },
    {
      tex: `p + ${of(extra * (1 - percent / 100))}`,
      misconception: 'expression.distributes-once',
      feedback: 'extra',
    },
  ]
}
const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
const kindAt: Record<Level, Same['kind']> = { 1: 'one', 2: 'several', 3: 'both' }

/** One thing (level 1), several things (level 2), a thing and a fixed amount (level 3), with a percent off. */
export const samePrice = defineModel<Same>({
  id: 'same-price',
  thinking: 'compare',
  seconds: 70,
  standards,
  task: ({ kind, thing, rights }) => `${kind} ${thing} ${rights}`,
  draw: (random, level) => ({
    kind: kindAt[level],
    thing: random.pick(things),
    percent: random.pick([5, 10, 15, 20, 25, 30, 35, 40]),
    count: random.integer(2, 6),
    extra: random.pick([4, 8, 10, 12, 20]),
    shuffle: random.integer(0, 1e9),
    rights: random.integer(2, 3),
  }),
  fits(its) {
    const values = expressions(its).map(({ tex: source }) => source)
    // Nobody writes 5p − 1p.
    return (
      new Set(values).size === values.length && !(its.kind === 'several' && its.count * its.percent === 100)
    )
  },
  item(its) {
    const { kind, thing, percent, count, extra, shuffle, rights } = its
    const all = expressions(its)
    const right = turned(all.slice(0, 3), shuffle).slice(0, rights)
    const wrong = turned(all.slice(3), shuffle).slice(0, 5 - rights)
    const part = numberTex(tidy(percent / 100))
    const simple = all[1]?.tex ?? ''
    return {
      stem: [
        say(`same.told.${thing}`, { letter: tex('p') }),
        {
          one: () => say('same.asks.one', { percent }),
          several: () => say('same.asks.several', { percent, count, things: say(`same.things.${thing}`) }),
          both: () => say('same.asks.both', { percent, extra, thing: say(`same.thing.${thing}`) }),
        }[kind](),
      ],
      ...arranged.choices(shuffle, {
        right: right.map((each) => math(each.tex)),
        wrong: wrong.map(({ tex: source, misconception = 'percent.stops-early', feedback = 'amount' }) => ({
          text: math(source),
          misconception,
          feedback: say(`same.slip.${feedback}`),
        })),
        missed: { misconception: 'expression.one-form', feedback: say('same.missed') },
      }),
      hints: [say(`same.nudge.${kind}`), say('same.hint', { letter: tex('p') })],
      solution: [
        say('same.part', { percent, part: tex(part) }),
        say('same.is', { simple: tex(simple) }),
        ...right
          .filter((each) => each.tex !== simple)
          .map((each) => say('same.fits', { expression: tex(each.tex), simple: tex(simple) })),
      ],
    }
  },
  solve(shown) {
    const [one = 0, two] = numbersIn(shown.stem).map(({ value }) => value)
    // One number: the percent. Two: how many, or what else is bought, and the percent.
    const isBoth = /other thing|otra cosa/.test(shown.stem)
    const rest = 1 - (two ?? one) / 100
    const slope = two !== undefined && !isBoth ? one * rest : rest
    const constant = isBoth ? one * rest : 0
    return solved.choices(shown, (text) => {
      const read = readLinear(mathIn(text)[0] ?? '')
      const number = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number =>
        Number(numerator) / Number(denominator)
      return Math.abs(number(read.slope) - slope) < 1e-9 && Math.abs(number(read.constant) - constant) < 1e-9
    })
  },
})
