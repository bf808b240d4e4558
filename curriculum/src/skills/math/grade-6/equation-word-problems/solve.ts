import {
  defineModel,
  type Exact,
  exact,
  math,
  mathIn,
  numbersIn,
  slip,
  solved,
  tex,
  typedEquation,
  toNumber,
  type Random,
  tidy,
} from '#form'
import { oneStepBugs, onlyDenominator } from '#bugs/one-step/one-step-bugs.ts'
import { bug } from '#bugs/bug.ts'
import { calculate, isFraction, isPositive } from '#equations/exact.ts'
import { solutionOf } from '#equations/one-step.ts'
import { typedSolution } from '#equations/typed-solution.ts'
import { claimModel, faultsBy } from '#shapes/claim/claim.ts'
import { fillTable } from '#shapes/fill-table/fill-table.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import { say } from './messages.gen.ts'
import {
  drawTold,
  equationOf,
  explain,
  fitsTold,
  numberIn,
  plainOf,
  standards,
  storiesOf,
  type StoryId,
  tell,
  tellings,
  type Told,
} from './told.ts'

/** The numbers of a text in either form, in order: 2.5, $3.20, a mixed number in TeX. */
function readNumbers(text: string): number[] {
  const plainText = text.replaceAll(
    /⟦(\d*)(?:\\frac\{(\d+)\}\{(\d+)\})?⟧/g,
    (_found, whole: string, top = '0', low = '1') => String(Number(whole) + Number(top) / Number(low)),
  )
  return numbersIn(plainText).map(({ value }) => value)
}
/** Fractions close to a decimal number. */
const asFraction = (value: number): string => {
  const bottom = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 24, 25, 32, 40, 48, 100, 64, 72].find(
    (each) => Math.abs(value * each - Math.round(value * each)) < 1e-6,
  )
  return bottom === undefined ? String(value) : `${Math.round(value * bottom)}/${bottom}`
}

/** Decimals (level 1), fractions and mixed numbers (level 2), two amounts compared (level 3). */
export const writeEquation = defineModel<Told>({
  id: 'write-equation',
  thinking: 'use in a story',
  seconds: 70,
  standards: [...standards, '6.EE.B.6'],
  task: ({ story }) => story,
  draw: (random, level) => drawTold(random, storiesOf(tellings[level])),
  fits: fitsTold,
  item(told) {
    const { form, letter, by, result } = told
    const { told: context, unknown } = tell(told)
    const { hints, work } = explain(told)
    const x = tex(letter)
    return {
      stem: [context, say('write.asks', { letter: x, unknown })],
      ...typedEquation({
        label: say('write.label'),
        letter,
        value: plainOf(form, letter, by, result),
        shownAs: equationOf(told),
        wrong: [
          {
            value: plainOf(form === 'plus' ? 'minus' : 'over', letter, by, result),
            misconception: 'model.keyword',
            feedback: say('write.keyword', { letter: x, unknown }),
          },
          {
            value: plainOf(form, letter, result, by),
            misconception: 'model.swaps-numbers',
            feedback: say('write.swapped', { letter: x }),
          },
          {
            value: plainOf(form === 'plus' ? 'times' : 'plus', letter, by, result),
            misconception: 'model.adds-or-multiplies',
            feedback: say(form === 'plus' ? 'write.not-times' : 'write.not-plus'),
          },
        ],
      }),
      hints,
      solution: work.slice(0, 2),
    }
  },
})

/** Decimals (level 1), fractions and mixed numbers (level 2), two amounts compared (level 3). */
export const solveStory = defineModel<Told>({
  id: 'solve-story',
  thinking: 'compute',
  seconds: 80,
  standards,
  bugs: oneStepBugs,
  task: ({ story }) => story,
  draw: (random, level) => drawTold(random, storiesOf(tellings[level])),
  fits: fitsTold,
  item(told) {
    const { told: context, unknown } = tell(told)
    const { hints, work } = explain(told)
    return {
      stem: [context, say('solve.asks', { letter: tex(told.letter), unknown })],
      ...typedSolution(told, { letter: told.letter, key: solutionOf(told), bugs: oneStepBugs }),
      answer: math(`${told.letter} = ${numberIn(solutionOf(told))}`),
      hints,
      solution: work,
    }
  },
  solve({ stem }) {
    const { by, result, isProduct } = readStory(stem)
    return { kind: 'number', text: asFraction(isProduct ? result / by : result - by) }
  },
})

/** The numbers of a story: the total is told last, except where two amounts are compared. */
function readStory(stem: string): { by: number; result: number; isProduct: boolean } {
  const [one = 0, other = 0] = readNumbers(stem)
  const isCompared = /That is |Eso es /.test(stem)
  const isProduct =
    /pounds of apples|at the same price|distance each day|Each (?:bow|batch|lap)|same speed|of a fence|of the students play|times as|of what|of the usual|of the length/.test(
      stem,
    ) ||
    /libras de manzanas|al mismo precio|cada día la misma|Cada (?:moño|tanda|vuelta)|misma velocidad|de una cerca|de los estudiantes tocan|veces|de la capacidad|del precio normal|del largo/.test(
      stem,
    )
  return isCompared ? { by: other, result: one, isProduct } : { by: one, result: other, isProduct }
}

const swapped = bug<Told>({
  id: 'division.order-reversed',
  answer: ({ form, by, result }) => (form === 'times' ? calculate(by, 'over', result) : null),
  feedback: ({ letter }) => say('write.swapped', { letter: tex(letter) }),
  example: [{ story: 'swim', who: 'Ben', friend: 'Nia', form: 'times', letter: 'm', by: 4, result: 8 }, 0.5],
})
const again = bug<Told>({
  id: 'equation.same-operation',
  answer: ({ form, by, result }) => calculate(result, form, by),
  feedback: ({ letter }) => say('write.swapped', { letter: tex(letter) }),
  example: [{ story: 'swim', who: 'Ben', friend: 'Nia', form: 'times', letter: 'm', by: 4, result: 8 }, 32],
})
const subtracts = bug<Told>({
  id: 'equation.wrong-inverse',
  answer({ form, by, result }) {
    const got = calculate(result, 'minus', by)
    return form === 'times' && isPositive(got) ? got : null
  },
  feedback: ({ letter }) => say('write.swapped', { letter: tex(letter) }),
  example: [{ story: 'swim', who: 'Ben', friend: 'Nia', form: 'times', letter: 'm', by: 4, result: 8 }, 4],
})
const half = bug<Told>({
  id: 'equation.half-the-fraction',
  answer: onlyDenominator.answer,
  feedback: ({ letter }) => say('write.swapped', { letter: tex(letter) }),
  example: [
    { story: 'fence', who: 'Ben', friend: 'Nia', form: 'times', letter: 'f', by: [3, 4], result: 6 },
    24,
  ],
})
const faults = faultsBy<Told, 'again' | 'subtracts' | 'swapped' | 'half'>(
  { again, subtracts, swapped, half },
  (id, who) => say(`claim.${id}`, { who }),
)
const product = (some: readonly StoryId[], isPart: boolean) => ({
  draw: (random: Random) => drawTold(random, some),
  faults: faults('again', 'subtracts', isPart ? 'half' : 'swapped'),
  most: 100,
})

/** Somebody’s solution of a product: decimals (level 1), fractions (level 2), compared amounts (level 3). */
export const findMistake = claimModel<Told>({
  seconds: 80,
  standards,
  task: ({ story }) => story,
  kinds: {
    1: [product(storiesOf('decimals', 'times'), false)],
    2: [product(storiesOf('fractions', 'times'), true)],
    3: [product(['pitcher', 'sale', 'rope'], true), product(['runner', 'dog'], false)],
  },
  truth: solutionOf,
  printed: ({ by, result }) => [toNumber(by), toNumber(result)],
  fits: fitsTold,
  isSaid: (got) =>
    toNumber(got) > 0.1 && (isFraction(got) ? got[1] <= 24 : Number.isInteger(tidy(100 * toNumber(got)))),
  words(told, _who, got) {
    const { told: context, unknown } = tell(told)
    const { hints, work } = explain(told)
    const said = (value: Exact) => tex(`${told.letter} = ${numberIn(value)}`)
    return {
      context: [context, say('claim.let', { letter: tex(told.letter), unknown })],
      said: say('claim.said', { solution: said(got) }),
      truth: say('claim.truth', { solution: said(solutionOf(told)) }),
      hints,
      start: work.slice(0, 3),
    }
  },
  reads({ stem }) {
    const [context = '', said = ''] = stem.split('“')
    const { by, result } = readStory(context)
    const claimed = mathIn(said)[0]?.split(' = ')[1] ?? ''
    return {
      got: readNumbers(`⟦${claimed}⟧`)[0] ?? 0,
      truth: result / by,
      ways: [
        [/the product|el producto/, result * by],
        [/subtracted|restó/, result - by],
        [/other way|al revés/, by / result],
        // The denominator in lowest terms.
        [/denominator|denominador/, result * Number(asFraction(by).split('/')[1] ?? 1)],
      ],
    }
  },
})

interface Cards {
  cards: Told[]
  shuffle: number
}
/**
 * A sum or a product: decimals (level 1), fractions (level 2), compared amounts (level 3). The situations decide, so
 * there is nothing to compute and no solver.
 */
export const sortStories = defineModel<Cards>({
  id: 'sort-stories',
  thinking: 'classify',
  seconds: 90,
  standards: ['6.EE.B.7', '6.EE.B.6'],
  task: ({ cards }) =>
    cards
      .map(({ story }) => story)
      .toSorted()
      .join(),
  draw(random, level) {
    const plus = random.sample(storiesOf(tellings[level], 'plus'), level === 3 ? 2 : random.integer(1, 3))
    const times = random.sample(storiesOf(tellings[level], 'times'), 4 - plus.length)
    return {
      cards: [...plus, ...times].map((story) => drawTold(random, [story])),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ cards }) => cards.every(fitsTold),
  minWrongAnswers: 1,
  item({ cards, shuffle }) {
    const card = (told: Told) => say('sort.card', tell(told))
    return {
      stem: [say('sort.asks', { x: tex('x'), p: tex('p'), q: tex('q') })],
      ...sortCards({
        shuffle,
        categories: [
          say('sort.category', { equation: tex('x + p = q') }),
          say('sort.category', { equation: tex('px = q') }),
        ],
        cards: cards.map((told) => ({ text: card(told), place: told.form === 'plus' ? 0 : 1 })),
        slip: { misconception: 'model.adds-or-multiplies', feedback: say('sort.slip') },
      }),
      hints: [say('sort.nudge'), say('sort.hint')],
      solution: cards.map((told) => say('sort.why', { ...tell(told), equation: tex(equationOf(told)) })),
    }
  },
})

const labelled = {
  1: ['backpack', 'plant', 'jug', 'savings'],
  2: ['apples', 'tickets', 'swim', 'bows', 'speed'],
  3: ['boots', 'runner', 'dog', 'bottle'],
} as const satisfies Record<1 | 2 | 3, readonly StoryId[]>
type Labelled = (typeof labelled)[1 | 2 | 3][number]
const labelOf = (story: StoryId): Labelled =>
  Object.values(labelled)
    .flat()
    .find((each) => each === story) ?? 'backpack'

/** From an equation to the numbers of its story: a sum (level 1), a product (level 2), turned around (level 3). */
export const fromEquation = defineModel<Told & { isTurned: boolean }>({
  id: 'from-equation',
  thinking: 'work backwards',
  seconds: 80,
  standards: ['6.EE.B.7', '6.EE.B.6'],
  task: ({ story }) => story,
  draw: (random, level) => ({ ...drawTold(random, labelled[level]), isTurned: level === 3 }),
  fits: fitsTold,
  item(told) {
    const { letter, by, result, form, isTurned } = told
    const id = labelOf(told.story)
    const [left = '', right = ''] = equationOf(told).split(' = ')
    const equation = tex(isTurned ? `${right} = ${left}` : `${left} = ${right}`)
    const { unknown } = tell(told)
    const value = solutionOf(told)
    const name = say('back.number')
    const wrong = say('back.slip.swapped', { letter: tex(letter) })
    return {
      stem: [say(`back.${id}.about`), say('back.asks', { equation, letter: tex(letter), unknown })],
      ...fillTable({
        columns: [say('back.what'), name],
        rows: [
          [
            say(`back.${id}.by`),
            { name, value: toNumber(by), wrong: [slip(toNumber(result), 'model.swaps-numbers', wrong)] },
          ],
          [
            say(`back.${id}.result`),
            { name, value: toNumber(result), wrong: [slip(toNumber(by), 'model.swaps-numbers', wrong)] },
          ],
          [
            say('back.unknown', { unknown }),
            {
              name,
              value: toNumber(value),
              wrong: [
                {
                  value: calculate(result, form, by),
                  misconception: 'equation.same-operation' as const,
                  feedback: say(`back.slip.again.${form}`),
                },
                ...(form === 'times'
                  ? [
                      {
                        value: calculate(result, 'minus', by),
                        misconception: 'equation.wrong-inverse' as const,
                        feedback: say('back.slip.minus'),
                      },
                    ]
                  : []),
              ].filter((each) => exact(each.value) !== exact(value)),
            },
          ],
        ],
      }),
      hints: [say('back.nudge', { letter: tex(letter) }), say(`back.hint.${form}`, { letter: tex(letter) })],
      solution: [
        say(`back.why.${form}`, {
          letter: tex(letter),
          by: tex(numberIn(by)),
          result: tex(numberIn(result)),
        }),
        ...explain(told).work.slice(2),
      ],
    }
  },
  solve(shown) {
    const [equation = ''] = mathIn(shown.stem)
    const [left = '', right = ''] = equation.split(' = ')
    const [side, total] = /[a-z]/.test(left) ? [left, right] : [right, left]
    const by = Number(/[\d.]+/.exec(side)?.[0] ?? 1)
    const value = side.includes('+') ? Number(total) - by : Number(total) / by
    return solved.table(shown, ({ row }) => Number(([by, Number(total), value][row] ?? 0).toFixed(6)))
  },
})
