import { defineModel, type Level, mathIn, numbersIn, plain, type Random, solved, tex, typed } from '#form'
import {
  countsZeros,
  oneOff,
  tenBugs as bugs,
  timesExponent,
  wrongDirection,
} from '#bugs/powers-of-ten/ten-bugs.ts'
import { withPlaces } from '#decimals/operations.ts'
import {
  factorsTex,
  grouped,
  movedBy,
  movedResult,
  placesMoved,
  type Tens,
  tensAnswer,
  tensTex,
  zerosOf,
} from '#decimals/tens.ts'
import { exponentFor, valueOfTex } from '#exponents/powers.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { drawTenStory, tellTens, tenStoryUnit, type TenStory } from '#situations/tens/tens.ts'
import { typedQuantity } from '#shapes/quantity/quantity.ts'
import { tenSteps } from '#solutions/powers-of-ten/powers-of-ten.ts'
import { quantity } from '#units/units.ts'
import { say } from './messages.gen.ts'

const standards = ['5.NBT.A.2']
export const valueShown = (source: string): number => valueOfTex(source.replaceAll(',', ''))

/** Half of them with a zero at the end. */
export const someWhole = (random: Random): number =>
  random.chance(0.5) ? random.integer(2, 99) : 10 * random.integer(1, 60)
export const someDecimal = (random: Random): number => {
  const [from, to] = random.pick([
    [0, 9],
    [1, 9],
    [10, 30],
  ] as const)
  return withPlaces(random, from, to, random.integer(1, 2))
}
const exponent = (random: Random): number => random.integer(2, 4)

/** A product of whole numbers (level 1), a decimal multiplied or divided (level 2), both one after the other (level 3). */
export const drawTens = (random: Random, level: Level): Tens => {
  if (level === 1) return { a: someWhole(random), moves: [exponent(random)], asks: 'result' }
  const isOver = random.chance(0.5)
  if (level === 2) {
    const a = isOver ? random.pick([someWhole, someDecimal])(random) : someDecimal(random)
    return { a, moves: [isOver ? -exponent(random) : exponent(random)], asks: 'result' }
  }
  const [more, less] = random.sample([2, 3, 4, 5], 2)
  return { a: someDecimal(random), moves: [more ?? 3, -(less ?? 2)], asks: 'result' }
}
/** Neither smaller than a ten-thousandth nor more than some millions. */
export const isReadable = (its: Tens): boolean =>
  [movedResult(its), its.a].every(
    (value) => value < 3e6 && value > 0.0009 && Number.isInteger(Number((value * 1e4).toFixed(4))),
  )

/** A whole number times a power (level 1), a decimal times or divided by one (level 2), two powers (level 3). */
export const compute = defineModel<Tens>({
  id: 'compute',
  thinking: 'compute',
  seconds: 45,
  standards,
  bugs,
  task: (its) => `${its.moves.map((each) => each > 0).join()} ${placesMoved(its)} ${zerosOf(its.a) > 0}`,
  draw: drawTens,
  fits: isReadable,
  item: (its) => ({
    stem: [say('compute.asks', { expression: tex(tensTex(its)) })],
    ...typed(its, { label: say('label'), key: tensAnswer(its), bugs }),
    ...tenSteps(its),
  }),
  solve: ({ stem }) => solved.number(valueShown(mathIn(stem)[0] ?? '')),
})

type Missing = Tens & { form: 'product' | 'factors' }
const drawMissing = (random: Random, level: Level): Missing => {
  if (level === 1) {
    const form = random.chance(0.1) ? 'factors' : 'product'
    const a = form === 'factors' || random.chance(0.15) ? 1 : someWhole(random)
    return { form, a, moves: [random.integer(2, a === 1 ? 7 : 4)], asks: 'exponent' }
  }
  return {
    form: 'product',
    a: someDecimal(random),
    moves: [random.chance(0.5) ? exponent(random) : -exponent(random)],
    asks: level === 2 ? 'exponent' : 'number',
  }
}

/** The exponent of a product (level 1), with decimals (level 2), the number at the start (level 3). */
export const missing = defineModel<Missing>({
  id: 'missing',
  thinking: 'work backwards',
  seconds: 50,
  standards,
  bugs,
  task: (its) => `${its.form} ${its.asks} ${placesMoved(its)} ${its.a === 1}`,
  draw: drawMissing,
  fits: (its) => (its.a === 1 ? true : isReadable(its)),
  item: (its) => {
    const [move = 1] = its.moves
    return {
      stem: [
        say('missing.asks', {
          equation: tex(
            its.form === 'factors' ? String.raw`${factorsTex(move)} = 10^{\square}` : tensTex(its),
          ),
        }),
      ],
      ...typed(its, { label: say('missing.label'), key: tensAnswer(its), bugs }),
      ...(its.form === 'factors'
        ? {
            hints: [say('missing.nudge'), say('missing.hint')],
            solution: [say('missing.hint'), say('missing.so', { n: move })],
          }
        : tenSteps(its)),
    }
  },
  solve({ stem }) {
    const [left = '', right = ''] = (mathIn(stem)[0] ?? '').split(' = ')
    const box = String.raw`\square`
    if (right.includes(box)) return solved.number(exponentFor(10, valueShown(left)))
    if (!left.startsWith(box)) {
      const ratio = valueShown(right) / valueShown(left.replace(box, '0'))
      return solved.number(Math.abs(exponentFor(10, ratio)))
    }
    const of = valueShown(left.replace(box, '1'))
    return solved.number(valueShown(right) / of)
  },
})

/** What all of them are (level 1), what one is (level 2), how many there are (level 3). */
export const story = defineModel<TenStory>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 60,
  standards,
  bugs,
  task: ({ thing, tells }) => `${thing} ${tells}`,
  draw: (random, level) => drawTenStory(random, ({ 1: 'all', 2: 'one', 3: 'count' } as const)[level]),
  fits: isReadable,
  item: (its) => ({
    stem: [tellTens(its)],
    ...(its.tells === 'count'
      ? typed(its, { label: say('story.exponent'), key: tensAnswer(its), bugs })
      : typedQuantity(its, {
          label: say('label'),
          right: quantity(movedResult(its), tenStoryUnit(its)),
          bugs,
        })),
    ...tenSteps(its),
  }),
  solve({ stem }) {
    const [power] = mathIn(stem)
    const [one = 1, all = 1] = numbersIn(stem.replaceAll(/⟦[^⟧]*⟧/g, '')).map(({ value }) => value)
    if (power === undefined) return solved.number(exponentFor(10, all / one))
    // What all of them are is told with their number, or what one is comes before it.
    const isOne =
      /one (?:sheet|clip|coin|brick|seed|drop|bead|toothpick|domino|bottle)|(?:una? (?:hoja|clip|moneda|ladrillo|semilla|gota|cuenta|palillo|ficha|botella))\?|en promedio/.test(
        stem,
      )
    return solved.number(isOne ? one / valueShown(power) : one * valueShown(power))
  },
})

const verdictBugs = { direction: wrongDirection, times: timesExponent, zeros: countsZeros, off: oneOff }
const faults = faultsBy<Tens, keyof typeof verdictBugs>(verdictBugs, (id, who) => say(`claim.${id}`, { who }))
const single = (a: number, move: number): Tens => ({ a, moves: [move], asks: 'result' })

/** A whole number times a power (level 1), a decimal times one (level 2), a number divided by one (level 3). */
export const findMistake = claimModel<Tens>({
  seconds: 55,
  standards,
  task: (its) => `${placesMoved(its)} ${Number.isInteger(its.a)} ${its.a < 1}`,
  kinds: {
    1: [
      {
        draw: (random) => single(10 * random.integer(2, 60), exponent(random)),
        faults: faults('zeros', 'times'),
        most: 100,
      },
    ],
    2: [
      {
        draw: (random) => single(someDecimal(random), exponent(random)),
        faults: faults('times', 'direction', 'off'),
        most: 100,
      },
    ],
    3: [
      {
        draw: (random) => single(random.pick([someWhole, someDecimal])(random), -exponent(random)),
        faults: faults('times', 'direction', 'off'),
        most: 1e8,
      },
    ],
  },
  truth: movedResult,
  fits: isReadable,
  isSaid: (got) => typeof got === 'number' && Number.isInteger(Number((got * 1e4).toFixed(4))),
  printed: ({ a }) => [a],
  words: (its, _who, got) => ({
    context: say('compute.asks', { expression: tex(tensTex(its)) }),
    said: say('claim.said', { n: tex(grouped(Number(got))) }),
    truth: say('claim.truth', { n: tex(grouped(movedResult(its))) }),
    hints: tenSteps(its).hints,
    start: tenSteps(its).solution,
  }),
  reads({ stem }) {
    const [source = ''] = mathIn(stem)
    const [, said = ''] = plain(stem).split('“')
    const [a = 0] = numbersIn(source).map(({ value }) => value)
    const n = Number(/\^\{(\d+)\}/.exec(source)?.[1])
    const isOver = source.includes('div')
    const truth = valueShown(source)
    return {
      got: numbersIn(said)[0]?.value ?? 0,
      truth,
      ways: [
        [/wrong direction|lado contrario/, movedBy(a, isOver ? n : -n)],
        [/as a factor|como factor/, isOver ? a / (10 * n) : a * 10 * n],
        [/zeros|ceros/, movedBy(truth, -zerosOf(a))],
        [/one place|un lugar/, isOver ? truth * 10 : truth / 10],
      ],
    }
  },
})
