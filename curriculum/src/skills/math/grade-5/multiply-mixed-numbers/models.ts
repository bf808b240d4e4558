import { defineModel, type Exact, math, plain, solved, tex, toNumber } from '#form'
import {
  batchBugs,
  type Batches,
  mixedFaults,
  neededOf,
  type Strip,
  stripArea,
  stripBugs,
} from '#bugs/fraction-products/mixed-product-bugs.ts'
import { type Fraction, fromPlain, lowest, minus, mixedTex, sizeOf, times } from '#fractions/fraction.ts'
import { fractionsIn, sizeOfTex } from '#fractions/fractions-in.ts'
import {
  type FractionProduct,
  productKind,
  productOf,
  productTex,
  someMixed,
  somePart,
} from '#fractions/products.ts'
import { amount, shown, solvedFraction, typedAmount } from '#fractions/written.ts'
import { person, someone } from '#people/people.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { orderBy } from '#shapes/order-by/order-by.ts'
import {
  drawRectangle,
  type Rectangle,
  rectangles,
  squareOf,
  tellRectangle,
} from '#situations/mixed-rectangles/mixed-rectangles.ts'
import {
  drawAmounts,
  ingredient,
  type RecipeId,
  recipeTable,
  someRecipe,
} from '#situations/recipes/recipes.ts'
import { multiplied } from '#solutions/fraction-product/fraction-product.ts'
import { say } from './messages.gen.ts'

const area = ['5.NF.B.4b']
const equation = (one: string, sign: string, other: string, result: Fraction) =>
  tex(`${one} ${sign} ${other} = ${mixedTex(result)}`)

interface Recipe extends Batches {
  recipe: RecipeId
  who: string
  row: number
  amounts: Fraction[]
}
/** Whole batches (level 1), parts of batches too (level 2), what is still needed (level 3). */
export const batches = defineModel<Recipe>({
  id: 'recipes',
  thinking: 'use in a story',
  seconds: 75,
  standards: ['5.NF.B.6'],
  bugs: batchBugs,
  task: ({ recipe, have, one }) => `${recipe} ${one[1] === 1} ${have === null}`,
  draw(random, level) {
    const recipe = someRecipe(random)
    const amounts = drawAmounts(random, recipe)
    const row = random.integer(0, 2)
    const one: Fraction = level === 1 ? [random.integer(2, 6), 1] : someMixed(random, 3, [2, 4])
    const have: Fraction | null = level === 3 ? [random.integer(1, 3), random.pick([1, 2])] : null
    return {
      recipe,
      who: someone(random),
      row,
      amounts,
      one,
      other: amounts[row] ?? [1, 2],
      have,
    }
  },
  fits: (its) =>
    new Set(its.amounts.map(sizeOf)).size === 3 &&
    sizeOf(its.other) >= (its.one[1] === 1 ? 1 : 0.5) &&
    (its.have === null ||
      (lowest(its.have)[1] === its.have[1] && sizeOf(neededOf(its)) >= 0.5 && sizeOf(its.have) >= 1)),
  item(its) {
    const { recipe, one, have } = its
    const told = { who: person(its.who), factor: shown(one), item: ingredient(recipe, its.row) }
    const { hints, solution } = multiplied(its)
    return {
      stem:
        have === null
          ? [say('recipe.need', told)]
          : [say('recipe.has', { ...told, have: amount(have, 'cup') }), say('recipe.more', told)],
      figure: recipeTable(recipe, its.amounts),
      ...typedAmount<Batches>(its, { key: neededOf(its), unit: 'cup', bugs: batchBugs }),
      hints: [say('recipe.nudge'), have === null ? (hints.at(-1) ?? say('recipe.nudge')) : say('recipe.two')],
      solution: [
        say('recipe.plan'),
        ...solution.slice(0, -1),
        ...(have === null
          ? []
          : [
              say('recipe.subtract', {
                equation: equation(mixedTex(productOf(its)), '−', mixedTex(have), neededOf(its)),
              }),
            ]),
      ],
    }
  },
  solve({ stem, figure }) {
    if (figure?.kind !== 'table') throw new TypeError('expects a table')
    const row = figure.rows.find(
      ([name = '']) => stem.includes(` ${name} `) || stem.includes(` ${name}?`) || stem.includes(` ${name}.`),
    )
    const found = fractionsIn(stem)
    const factor = found.at(found.length > 1 ? 1 : 0) ?? [1, 1]
    const need = times(factor, fromPlain(row?.[1] ?? ''))
    const [have] = found.length > 1 ? found : []
    return solvedFraction(...(have === undefined ? need : minus(need, have)))
  },
})

/** One side is whole (level 1), both are mixed (level 2), a strip does not count (level 3). */
export const areas = defineModel<Rectangle>({
  id: 'rectangles',
  thinking: 'compute',
  seconds: 75,
  standards: area,
  bugs: stripBugs,
  task: ({ thing, cut, other }) => `${thing} ${cut === null} ${other[1] === 1}`,
  draw(random, level) {
    const its = drawRectangle(random, someone(random))
    if (level === 1) return { ...its, other: [random.integer(2, Math.min(6, rectangles[its.thing].most)), 1] }
    return level === 2 ? its : { ...its, cut: someMixed(random, 2, [its.one[1]]) }
  },
  fits: ({ one, other, cut }) =>
    sizeOf(one) > sizeOf(other) && sizeOf(other) > 1 && (cut === null || sizeOf(one) - sizeOf(cut) > 1),
  item(its) {
    const { one, other, cut, thing } = its
    const counted: FractionProduct = { one: cut === null ? one : minus(one, cut), other }
    const { hints, solution } = multiplied(counted)
    return {
      stem: [tellRectangle(its, person(its.who))],
      ...typedAmount<Strip>(its, {
        key: stripArea(its),
        unit: squareOf[rectangles[thing].unit],
        bugs: stripBugs,
      }),
      hints: [
        say(`strip.nudge.${cut === null ? 'area' : 'strip'}`),
        (cut === null ? hints.at(-1) : undefined) ?? say('strip.hint'),
      ],
      solution: [
        ...(cut === null
          ? [say('strip.plan')]
          : [
              say('strip.length', { equation: equation(mixedTex(one), '−', mixedTex(cut), counted.one) }),
              say('strip.width'),
            ]),
        ...solution.slice(0, -1),
      ],
    }
  },
  solve({ stem }) {
    const [one = [1, 1], other = [1, 1], cut] = fractionsIn(stem)
    return solvedFraction(...times(other, cut === undefined ? one : minus(one, cut)))
  },
})

interface Products {
  products: FractionProduct[]
  kind: 'one' | 'mixed' | 'below'
  shuffle: number
}
/** One factor in common (level 1), estimated in whole numbers (level 2), with factors below 1 (level 3). */
export const orderProducts = defineModel<Products>({
  id: 'order-products',
  thinking: 'compare',
  seconds: 60,
  standards: ['5.NF.B.5a'],
  task: ({ kind, products }) =>
    `${kind} ${products
      .map(({ one }) => one[1])
      .toSorted((a, b) => a - b)
      .slice(0, 2)
      .join()}`,
  draw(random, level) {
    const common = someMixed(random, 6, [2, 3, 4, 5])
    const some = (at: number): FractionProduct => {
      if (level === 1)
        return {
          one: [somePart, someMixed][at % 2] === somePart ? somePart(random) : someMixed(random, 4),
          other: common,
        }
      const isBelow = level === 3 && at < 2
      return {
        one: isBelow ? somePart(random) : someMixed(random, 5),
        other: someMixed(random, level === 3 ? 9 : 6),
      }
    }
    return {
      products: [0, 1, 2, 3].slice(0, level === 1 ? 3 : 4).map(some),
      kind: ({ 1: 'one', 2: 'mixed', 3: 'below' } as const)[level],
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ products, kind }) => {
    const sizes = products.map((each) => sizeOf(productOf(each))).toSorted((a, b) => a - b)
    const firsts = products.map(({ one }) => sizeOf(one))
    return (
      new Set(firsts).size === firsts.length &&
      sizes.every((size, at) => at === 0 || size / (sizes[at - 1] ?? size) > (kind === 'one' ? 1.05 : 1.45))
    )
  },
  minWrongAnswers: 1,
  item({ products, kind, shuffle }) {
    const sorted = products.toSorted((a, b) => sizeOf(productOf(a)) - sizeOf(productOf(b)))
    const things = products.map((each) => ({ ...each, text: math(productTex(each)) }))
    return {
      stem: [say('order.asks')],
      ...orderBy(shuffle, {
        things,
        by: (each) => sizeOf(productOf(each)),
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          {
            by: (each) => -sizeOf(productOf(each)),
            misconception: 'fraction.no-size-sense',
            feedback: say('order.reversed'),
          },
          ...(kind === 'one'
            ? [
                {
                  by: ({ one }: FractionProduct) => one[1] * 100 + one[0],
                  misconception: 'fraction.judges-by-numerators' as const,
                  feedback: say('order.numerators'),
                },
              ]
            : [
                {
                  by: ({ one }: FractionProduct) => sizeOf(one),
                  misconception: 'multiplication.one-factor' as const,
                  feedback: say('order.one-factor'),
                },
                {
                  by: ({ other }: FractionProduct) => sizeOf(other),
                  misconception: 'multiplication.one-factor' as const,
                  feedback: say('order.one-factor'),
                },
              ]),
        ],
      }),
      hints: [say(`order.nudge.${kind}`), say(`order.hint.${kind}`)],
      solution: [
        say(`order.why.${kind}`),
        ...sorted.map((each) =>
          say('order.step', { equation: tex(`${productTex(each)} = ${mixedTex(productOf(each))}`) }),
        ),
      ],
    }
  },
  solve: (item) => solved.order(item, (text) => sizeOfTex(plain(text))),
})

const fractionOf = (value: Exact): Fraction =>
  lowest(typeof value === 'number' ? [value, 1] : [value[0], value[1]])
const faults = faultsBy<Rectangle, keyof typeof mixedFaults>(
  // A rectangle without a strip is a product.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  mixedFaults as never,
  (id, who, { other }) => say(`claim.${id === 'apart' && other[1] === 1 ? 'whole' : id}`, { who }),
)
const unitOf = ({ thing }: Rectangle) => squareOf[rectangles[thing].unit]

/** One whole side (level 1), two mixed sides (level 2), longer sides (level 3). */
export const findMistake = claimModel<Rectangle>({
  seconds: 75,
  standards: area,
  task: (its) => `${its.thing} ${productKind(its)}`,
  kinds: {
    1: [
      {
        draw: (random) => ({ ...drawRectangle(random, 'Ana'), other: [random.integer(2, 5), 1] }),
        faults: faults('apart', 'adds'),
      },
    ],
    2: [{ draw: (random) => drawRectangle(random, 'Ana'), faults: faults('apart', 'adds') }],
    3: [{ draw: (random) => drawRectangle(random, 'Ana'), faults: faults('apart', 'misses', 'adds') }],
  },
  truth: productOf,
  fits: ({ one, other }) => sizeOf(one) > sizeOf(other) && sizeOf(other) > 1,
  printed: ({ one, other }) => [one, other].map((each) => Number(sizeOf(each).toFixed(6))),
  words: (its, who, got) => ({
    context: tellRectangle(its, who),
    said: say('claim.said', { area: amount(fractionOf(got), unitOf(its)) }),
    truth: say('claim.said', { area: amount(productOf(its), unitOf(its)) }),
    hints: [say('claim.nudge'), multiplied(its).hints.at(-1) ?? say('claim.nudge')],
    start: multiplied(its).solution,
  }),
  reads({ stem }) {
    const [one = [1, 1], other = [1, 1], said = [1, 1]] = fractionsIn(stem)
    const by = (id: keyof typeof mixedFaults): number =>
      toNumber(mixedFaults[id].answer({ one, other }) ?? -1)
    return {
      got: sizeOf(said),
      truth: sizeOf(times(one, other)),
      ways: [
        [/parts with parts|partes con partes|did not multiply|no multiplicó/, by('apart')],
        [/left out|faltó/, by('misses')],
        [/added|sumó/, by('adds')],
      ],
    }
  },
})
