import { built, createRandom, defineModel, numbersIn, type Random, rows, solved } from '#form'
import { order } from '#build-placed.ts'
import { type Decimal, type Place, placeName, worthOf, written } from '#decimals/decimal.ts'
import { say } from './messages.gen.ts'

interface Compared {
  /** From least to greatest; named by a place where `names` has one. */
  numbers: Decimal[]
  names: (Place | null)[]
  shuffle: number
}

const digitsOf = (number: Decimal): number => written(number).length
/** By a wrong rule: the digits behind the point read as a whole number, or fewer digits taken for more. */
const longerFirst = (one: Decimal, other: Decimal): number =>
  Number(written(one).split('.')[1] ?? 0) - Number(written(other).split('.')[1] ?? 0)

const wordsOfPlaces = [
  [/thousandth|milésim/, 1000],
  [/hundredth|centésim/, 100],
  [/tenth|décim/, 10],
] as const
/** “0.47”, or “47 hundredths” in either language. */
const valueRead = (text: string): number =>
  (numbersIn(text)[0]?.value ?? 0) / (wordsOfPlaces.find(([words]) => words.test(text))?.[1] ?? 1)

/** Numbers with as many ones, with different numbers of digits. */
function drawNumbers(random: Random, level: 1 | 2 | 3): Decimal[] {
  const ones = 1000 * random.integer(0, 9)
  const tenth = 100 * random.integer(1, 8)
  const below =
    level === 1
      ? [
          tenth + 100,
          tenth + 10 * random.integer(1, 9),
          tenth + 10 * random.integer(1, 9) + (random.chance(0.5) ? 0 : 100),
        ]
      : [
          tenth,
          tenth + random.integer(1, 9),
          tenth + 10 * random.integer(1, 9),
          tenth + 10 * random.integer(1, 9) + random.integer(1, 9),
          10 * random.integer(1, 9),
        ]
  return below.map((each) => (level === 3 ? each : ones + each))
}

/** Tenths and hundredths (level 1), with zeros and thousandths (level 2), some named by their units (level 3). */
export const compare = defineModel<Compared>({
  id: 'compare',
  thinking: 'compare',
  seconds: 50,
  standards: ['5.NBT.A.3b'],
  task: ({ numbers, names }) =>
    `${numbers.map((each) => digitsOf(each)).join()} ${names.filter((each) => each !== null).join()}`,
  draw(random, level) {
    const numbers = drawNumbers(random, level).toSorted((one, other) => one - other)
    const nameOf = (number: Decimal): Place =>
      number % 100 === 0 ? 'tenths' : number % 10 === 0 ? 'hundredths' : 'thousandths'
    return {
      numbers,
      names: numbers.map((each) => (level === 3 && random.chance(0.5) ? nameOf(each) : null)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ numbers, names }) =>
    new Set(numbers).size === numbers.length &&
    new Set(numbers.map(digitsOf)).size > 1 &&
    names.every((name, at) => name === null || (numbers[at] ?? 0) / worthOf(name) > 1) &&
    numbers.toSorted(longerFirst).join() !== numbers.join(),
  item({ numbers, names, shuffle }) {
    const worded = numbers.map((number, at) => {
      const name = names[at] ?? null
      return name === null
        ? written(number)
        : say('compare.named', { count: number / worthOf(name), place: placeName(name) })
    })
    return {
      stem: [say('compare.asks')],
      ...built((word) => {
        const texts = worded.map((each) => word(each))
        const textOf = (number: Decimal): string => texts[numbers.indexOf(number)] ?? ''
        const longer = numbers.toSorted(longerFirst)
        const shorter = numbers.toSorted((one, other) => digitsOf(other) - digitsOf(one) || one - other)
        return order(createRandom(`order ${shuffle}`), {
          options: texts,
          first: word(say('compare.least')),
          last: word(say('compare.greatest')),
          wrong: [
            {
              order: longer.map(textOf),
              misconception: 'decimal.longer-is-larger',
              feedback: word(say('compare.longer')),
            },
            ...(shorter.join() === longer.join() || shorter.join() === numbers.join()
              ? []
              : [
                  {
                    order: shorter.map(textOf),
                    misconception: 'decimal.shorter-is-larger',
                    feedback: word(say('compare.shorter')),
                  },
                ]),
            {
              order: texts.toReversed(),
              misconception: 'decimal.wrong-direction',
              feedback: word(say('compare.reversed')),
            },
          ],
        })
      }),
      hints: [say('compare.nudge'), say('compare.hint')],
      solution: [
        say('compare.why'),
        say('compare.so', { list: rows(numbers.map((each) => written(each, 3))) }),
      ],
    }
  },
  solve: (shown) => solved.order(shown, valueRead),
})
