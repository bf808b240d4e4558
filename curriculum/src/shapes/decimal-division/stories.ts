import { defineModel, keysOf, money, numbersIn, type Random, solved, tex, tidy, typed } from '#form'
import { type Bug, bug } from '#bugs/bug.ts'
import { firstOf, movesOne, oneOff, tooLarge } from '#bugs/decimal-operations/decimal-operation-bugs.ts'
import { operationTex, placesOf } from '#decimals/operations.ts'
import { slip } from '#shapes/answers.ts'
import { linkedParts, type LinkedPart } from '#shapes/linked-parts/linked-parts.ts'
import {
  type DecimalDivision,
  divisionResult,
  drawDivision,
  isPrice,
  isSensible,
  stepOf,
  tellDivision,
  toldAmount,
} from '#situations/decimal-divisions/decimal-divisions.ts'
import { placeSteps } from '#solutions/decimal-places/decimal-places.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.B.7']
const rope: DecimalDivision = { story: 'rope', sign: 'over', a: 7.2, b: 4, rest: 2.4, who: 'Ana' }
const wire: DecimalDivision = { story: 'hooks', sign: 'over', a: 3.6, b: 0.3, rest: 0, who: 'Ana' }
const hasPlaces = (value: number): number | null => (placesOf(value) < 5 ? tidy(value) : null)
const bugs: Bug<DecimalDivision>[] = firstOf<DecimalDivision>([
  bug<DecimalDivision>({
    id: 'decimal.answers-first-step',
    answer: (its) =>
      stepOf(its) === undefined ? null : stepOf(its) === 'compare' ? hasPlaces(its.a / its.b) : its.a,
    feedback: () => say('story.first'),
    // 9.6 − 2.4 meters are cut into pieces.
    example: [rope, 7.2],
  }),
  bug<DecimalDivision>({
    id: 'fraction.picks-part',
    answer: (its) =>
      ['before', 'times'].includes(stepOf(its) ?? '') ? hasPlaces(toldAmount(its) / its.b) : null,
    feedback: () => say('story.skips'),
    // 9.6 ÷ 4
    example: [rope, 2.4],
  }),
  bug<DecimalDivision>({
    id: 'decimal.other-operation',
    answer: (its) => (stepOf(its) === undefined ? hasPlaces(its.a * its.b) : null),
    feedback: () => say('story.times'),
    example: [wire, 1.08],
  }),
  ...[movesOne, tooLarge, oneOff].map((each): Bug<DecimalDivision> => ({
    ...each,
    answer: (its) => (stepOf(its) === undefined ? each.answer(its) : null),
    example: [{ ...wire, ...each.example[0] }, each.example[1]],
  })),
  bug<DecimalDivision>({
    id: 'decimal.point-one-off',
    answer: (its) =>
      stepOf(its) === undefined || stepOf(its) === 'compare' ? null : tidy(10 * divisionResult(its)),
    feedback: (its) => tooLarge.feedback(its),
    example: [rope, 18],
  }),
])

/** Share an amount (level 1), count how often a size fits (level 2), two steps (level 3). */
export const story = defineModel<DecimalDivision>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 75,
  standards,
  bugs,
  task: (its) => its.story,
  draw: drawDivision,
  fits: isSensible,
  minWrongAnswers: 1,
  item(its) {
    const [step, key, told] = [stepOf(its), divisionResult(its), toldAmount(its)]
    const first =
      step === 'before'
        ? [say('story.before', { equation: tex(`${told} − ${its.rest} = ${its.a}`) })]
        : step === 'times'
          ? [say('story.together', { equation: tex(String.raw`${its.rest} \times ${told} = ${its.a}`) })]
          : []
    const kind = Number.isInteger(its.b) ? 'share' : 'fits'
    return {
      stem: [tellDivision(its)],
      ...typed(its, { label: say('label'), ...(isPrice(its) ? { before: '$' } : {}), key, bugs }),
      ...(isPrice(its) ? { answer: say('story.price', { of: money(Math.round(key * 100)) }) } : {}),
      hints: [say('story.nudge'), say(step === undefined ? `story.${kind}` : `story.hint.${step}`)],
      solution: [
        ...first,
        say('story.divide', { expression: tex(operationTex(its)) }),
        ...placeSteps(its).solution,
        ...(step === 'compare'
          ? [say('story.compare', { equation: tex(`${tidy(its.a / its.b)} − ${its.rest} = ${key}`) })]
          : []),
      ],
    }
  },
  solve({ stem }) {
    const [x = 0, y = 1, z = 0] = numbersIn(stem).map(({ value }) => value)
    if (/rope|bucket|cuerda|cubeta/.test(stem)) return solved.number((x - y) / z)
    if (/nuts|bottles|nueces|botellas/.test(stem)) return solved.number((x * y) / z)
    if (/cherries|cerezas/.test(stem)) return solved.number(y / x - z)
    // These stories state the size of a part first.
    if (/sticker|lap|calcomanía|vuelta/.test(stem)) return solved.number(y / x)
    if (/lunch bill|una cuenta/.test(stem)) return solved.number(y / x)
    return solved.number(x / y)
  },
})

/**
 * Things that a class makes and sells: the amount of material in one, how many, cost and price of each in cents, and
 * the content and cost of a pack.
 */
const stands = {
  lemonade: {
    size: [0.2, 0.25, 0.3, 0.4],
    many: [20, 50],
    cost: [15, 60],
    price: [50, 75, 125, 150],
    packs: [1.5, 2, 2.5],
    pack: [200, 450],
  },
  mix: {
    size: [0.15, 0.2, 0.25, 0.3],
    many: [12, 30],
    cost: [80, 160],
    price: [175, 200, 250, 300],
    packs: [0.8, 1.5, 2],
    pack: [600, 1400],
  },
  bookmarks: {
    size: [0.2, 0.24, 0.25, 0.3],
    many: [20, 50],
    cost: [10, 30],
    price: [50, 75, 125],
    packs: [2.5, 4, 5],
    pack: [200, 500],
  },
  herbs: {
    size: [0.4, 0.6, 0.75, 0.8],
    many: [10, 25],
    cost: [60, 150],
    price: [200, 250, 300, 350],
    packs: [2.5, 3.5, 4.5],
    pack: [300, 700],
  },
} as const
type StandId = keyof typeof stands
// `Object.keys` returns strings; the keys are stand ids.
const standIds = keysOf(stands)

/** Money in cents. */
interface Stand {
  kind: StandId
  size: number
  many: number
  cost: number
  price: number
  pack: number
  packCost: number
  asks: 'sale' | 'each' | 'price'
}
const dollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
const totalOf = ({ size, many }: Stand): number => tidy(size * many)
const packsOf = (its: Stand): number => Math.ceil(tidy(totalOf(its) / its.pack))
const goalOf = (its: Stand): number => its.many * its.price - packsOf(its) * its.packCost

type StandPart = 'count' | 'each' | 'taken' | 'left' | 'need' | 'packs' | 'spend' | 'charge'
const isMoney = (id: StandPart): boolean => id !== 'count' && id !== 'need' && id !== 'packs'

function partsOf(its: Stand): LinkedPart[] {
  const { kind, size, many, cost, price, pack, packCost, asks } = its
  const [total, packs] = [totalOf(its), packsOf(its)]
  const held = (count: number) => tex(String.raw`${count} \times ${pack} = ${tidy(count * pack)}`)
  const part = (
    id: StandPart,
    value: number,
    work: string,
    wrong: [number, Parameters<typeof slip>[1], Parameters<typeof slip>[2]][],
  ): LinkedPart => ({
    asks:
      id === 'count' || id === 'each' || id === 'need' || id === 'packs' || id === 'charge'
        ? say(`stand.${kind}.${id}`)
        : say(`stand.${id}`),
    value: tidy(value),
    ...(isMoney(id) ? { shown: money(Math.round(value * 100)) } : {}),
    why:
      id === 'packs'
        ? say('stand.why.packs', { few: held(packs - 1), enough: held(packs) })
        : say(`stand.why.${id}`, { equation: tex(work) }),
    wrong: wrong.map(([got, ...told]) => slip(tidy(got), ...told)),
  })
  const off = (value: number): [number, 'decimal.point-one-off', ReturnType<typeof say>] => [
    value,
    'decimal.point-one-off',
    say('stand.off'),
  ]
  if (asks === 'price') {
    const spend = packs * packCost
    const sum = spend + goalOf(its)
    return [
      part('need', total, String.raw`${many} \times ${size} = ${total}`, [off(total * 10), off(total / 10)]),
      part('packs', packs, '', [[packs - 1, 'division.drops-remainder', say('stand.short')]]),
      part('spend', spend / 100, String.raw`${packs} \times ${dollars(packCost)} = ${dollars(spend)}`, [
        off(spend / 10),
      ]),
      part(
        'charge',
        price / 100,
        String.raw`(${dollars(spend)} + ${dollars(goalOf(its))}) \div ${many} = ${dollars(price)}`,
        [
          [goalOf(its) / many / 100, 'fraction.picks-part', say('stand.both')],
          [sum / 100, 'decimal.answers-first-step', say('stand.one')],
        ],
      ),
    ].filter(({ value }) => value > 0)
  }
  const [paid, taken] = [cost * many, price * many]
  return [
    part('count', many, String.raw`${total} \div ${size} = ${many}`, [
      off(many * 10),
      off(many / 10),
      [total * size, 'decimal.other-operation', say('stand.groups')],
    ]),
    ...(asks === 'each'
      ? [
          part('each', cost / 100, String.raw`${dollars(paid)} \div ${many} = ${dollars(cost)}`, [
            off(cost / 10),
          ]),
        ]
      : []),
    part('taken', taken / 100, String.raw`${many} \times ${dollars(price)} = ${dollars(taken)}`, [
      off(taken / 10),
      [(price * total) / 100, 'fraction.picks-part', say('stand.amount')],
    ]),
    part('left', (taken - paid) / 100, `${dollars(taken)} − ${dollars(paid)} = ${dollars(taken - paid)}`, [
      [(taken + paid) / 100, 'decimal.other-operation', say('stand.minus')],
      [(price - cost) / 100, 'decimal.answers-first-step', say('stand.all')],
    ]),
  ]
}

/**
 * A sale in three parts (level 1), with the cost of one item (level 2), and worked back from the intended profit (level
 * 3).
 */
export const plan = defineModel<Stand>({
  id: 'plan',
  thinking: 'use in a story',
  seconds: 150,
  standards,
  task: ({ kind, asks }) => `${kind} ${asks}`,
  draw(random: Random, level) {
    const kind = random.pick(standIds)
    const { size, many, cost, price, packs, pack } = stands[kind]
    return {
      kind,
      size: random.pick(size),
      many: random.integer(many[0], many[1]),
      cost: random.integer(cost[0] / 5, cost[1] / 5) * 5,
      price: random.pick(price),
      pack: random.pick(packs),
      packCost: random.integer(pack[0] / 25, pack[1] / 25) * 25,
      asks: ({ 1: 'sale', 2: 'each', 3: 'price' } as const)[level],
    }
  },
  fits(its) {
    const goal = goalOf(its)
    const packs = totalOf(its) / its.pack
    return (
      its.many % 10 > 0 &&
      its.price > its.cost + 20 &&
      (its.asks !== 'price' ||
        (goal >= 500 && goal % 50 === 0 && packs > 2 && tidy(packs) % 1 > 0.15 && tidy(packs) % 1 < 0.9))
    )
  },
  item(its) {
    const { kind, size, many, cost, price, pack, packCost, asks } = its
    const told = { a: totalOf(its), b: size, cost: money(cost * many), price: money(price) }
    return {
      stem:
        asks === 'price'
          ? [
              say(`stand.${kind}.goal`, { n: many, b: size, pack, price: money(packCost) }),
              say('stand.aim', { goal: money(goalOf(its)) }),
            ]
          : [say(`stand.${kind}.told`, told), say('stand.sells', { price: money(price) })],
      ...linkedParts(partsOf(its)),
      hints: [say('stand.nudge'), say(asks === 'price' ? 'stand.hint.goal' : 'stand.hint.sale')],
    }
  },
  solve(shown) {
    const n = numbersIn(shown.stem).map(({ value }) => value)
    const [a = 0, b = 1, c = 0, d = 0, e = 0] = n
    if (n.length > 4) {
      const packs = Math.ceil(tidy((a * b) / c))
      return solved.table(shown, ({ row }) => tidy([a * b, packs, packs * d, (packs * d + e) / a][row] ?? 0))
    }
    const count = a / b
    const rows = shown.interaction.kind === 'table' ? shown.interaction.rows.length : 0
    const each = [count, c / count, count * d, count * d - c]
    return solved.table(shown, ({ row }) =>
      tidy((rows === 4 ? each : each.filter((_, at) => at !== 1))[row] ?? 0),
    )
  },
})
