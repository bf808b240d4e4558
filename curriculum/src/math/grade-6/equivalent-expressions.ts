import { choice, choices, expression, number, type Slip, type WrongOption } from '../../build-item.ts'
import { match } from '../../build-placed.ts'
import type { Figure, Item } from '../../item.ts'
import { plain, tex } from '../../markup.ts'
import { person } from '../../people.ts'
import type { Random } from '../../random.ts'
import { type ComputedModel, defineSkill } from '../../skill.ts'
import { greatestCommonFactor } from '../fractions.ts'
import { numbersIn } from '../numbers-in-text.ts'
import { agree, productTex, sumTex, type Term, texIn, typed, valueOf } from '../sums-of-terms.ts'
import { tellings } from './equivalent-expressions-stories.ts'

const letters = ['x', 'n', 't', 'm', 'k', 'p', 'w', 'y', 'c', 'g'] as const
const secondOf = (letter: string): string => (letter === 'y' || letter === 'x' ? 'z' : 'y')

function areaFigure(
  height: number,
  columns: { label: string; cell: string }[],
  whole: string | null,
): Extract<Figure, { kind: 'area-model' }> {
  const places = ['left', 'right'] as const
  const told = columns.map(({ label, cell }, index) =>
    whole === null
      ? `the ${places[index] ?? 'next'} part is ${label} wide`
      : `the ${places[index] ?? 'next'} part is marked ${cell}`,
  )
  return {
    kind: 'area-model',
    columns: columns.map(({ label }, index) => ({ label, size: index === 0 ? 6 : 4 })),
    rows: [{ label: String(height), size: 4 }],
    cells: [columns.map(({ cell }) => ({ text: cell }))],
    ...(whole !== null && { braces: [{ side: 'top' as const, from: 0, to: 1, label: whole }] }),
    description: `A rectangle that is ${height} high is cut into two parts side by side: ${told.join(', and ')}.${whole === null ? '' : ' A question mark stands for the width of the whole rectangle.'}`,
  }
}

const partOnly = 'part-only'

/** Multiply out: with an area model (level 1), with a number before the letter and minus (level 2), then combine (level 3). */
const expand: ComputedModel = {
  id: 'expand',
  kind: 'computed',
  thinking: 'compute',
  seconds: 45,
  make(random, level) {
    const letter = random.pick(letters)
    const by = random.integer(2, 9)
    if (level === 1) return expandArea(letter, by, random.integer(2, 12))
    const slope = random.integer(2, level === 2 ? 9 : 5)
    const constant = random.integer(2, 9)
    const sign = random.chance(0.5) ? 1 : -1
    return level === 2
      ? expandPlain(letter, by, slope, sign * constant)
      : expandAndCombine(random, letter, random.integer(2, 6), slope, constant)
  },
  solve(shown) {
    // The expression as it stands has the value, if not the form: the judge tells whether the key has it too.
    const source =
      shown.figure?.kind === 'area-model'
        ? `${shown.figure.rows[0]?.label}(${shown.figure.columns.map(({ label }) => label).join('+')})`
        : (texIn(shown.stem)[0] ?? '')
    return { kind: 'expression', text: typed(source) }
  },
}

function expandArea(letter: string, by: number, constant: number): Item {
  const right = sumTex([by, letter], [by * constant, ''])
  return {
    stem: `The rectangle is ${by} high. Its width has two parts, ${tex(letter)} and ${constant}. Write its area as a sum without parentheses.`,
    figure: areaFigure(
      by,
      [
        { label: letter, cell: '' },
        { label: String(constant), cell: '' },
      ],
      null,
    ),
    ...expression({ label: 'Area', letters: [letter] }, { value: typed(right), form: 'expanded' }, [
      {
        value: typed(sumTex([by, letter], [constant, ''])),
        misconception: partOnly,
        feedback: `The left part is right: ${tex(sumTex([by, letter]))}. The right part is ${constant} wide. How high is it, and what is its area?`,
      },
      {
        value: typed(sumTex([1, letter], [by * constant, ''])),
        misconception: partOnly,
        feedback: `The right part is right: ${by * constant}. The left part is ${tex(letter)} wide, but it is ${by} high, too.`,
      },
      {
        value: typed(sumTex([by, letter], [by + constant, ''])),
        misconception: 'adds-instead',
        feedback: `For the right part you added ${by} and ${constant}. What do you do with height and width to find an area?`,
      },
      {
        value: typed(sumTex([by + by * constant, letter])),
        misconception: 'unlike-terms',
        feedback: `The two areas are ${tex(sumTex([by, letter]))} and ${by * constant}. Only one of them has the letter, so they cannot be put together to a single term.`,
      },
      {
        value: typed(sumTex([by * constant, letter])),
        misconception: 'unlike-terms',
        feedback: `You multiplied everything together. The width is a sum: find the area of each part first, then add the two.`,
      },
    ]),
    hints: [
      'The area of the whole is the area of the left part and the area of the right part together.',
      `Both parts are ${by} high. For the left part, multiply ${by} by ${tex(letter)}. What do you multiply for the right part?`,
    ],
    solution: [
      `The left part has the area ${tex(`${by} \\cdot ${letter} = ${sumTex([by, letter])}`)}.`,
      `The right part has the area ${tex(`${by} \\cdot ${constant} = ${by * constant}`)}.`,
      `Together: ${tex(`${productTex(by, [1, letter], [constant, ''])} = ${right}`)}. The two terms stay apart, since only one has the letter.`,
    ],
  }
}

function expandPlain(letter: string, by: number, slope: number, constant: number): Item {
  const source = productTex(by, [slope, letter], [constant, ''])
  const right = sumTex([by * slope, letter], [by * constant, ''])
  const [first, second] = [sumTex([slope, letter]), String(Math.abs(constant))]
  return {
    stem: `Write ${tex(source)} without parentheses. Make it as simple as you can.`,
    ...expression({ label: 'Expression', letters: [letter] }, { value: typed(right), form: 'expanded' }, [
      {
        value: typed(sumTex([by * slope, letter], [constant, ''])),
        misconception: partOnly,
        feedback: `You multiplied ${tex(first)} by ${by}. There are ${by} groups of the whole parentheses: what happens to the ${second}?`,
      },
      {
        value: typed(sumTex([slope, letter], [by * constant, ''])),
        misconception: partOnly,
        feedback: `You multiplied ${second} by ${by}. There are ${by} groups of the whole parentheses: what happens to the ${tex(first)}?`,
      },
      {
        value: typed(sumTex([by + slope, letter], [by * constant, ''])),
        misconception: 'adds-instead',
        feedback: `You added ${by} and ${slope}. But ${by} groups of ${tex(first)} are ${tex(`${first} + ${first}`)} and so on. What is ${tex(`${by} \\cdot ${slope}`)}?`,
      },
      {
        value: typed(sumTex([by * slope, letter], [-by * constant, ''])),
        misconception: 'loses-sign',
        feedback: `The numbers are right. Look at the sign inside the parentheses: is ${second} added or taken away?`,
      },
      {
        // What comes to nothing is still a number.
        value: typed(sumTex([by * (slope + constant), letter])) || '0',
        misconception: 'unlike-terms',
        feedback: `You put ${tex(first)} and ${second} together to one term. Only one of them has the letter, so they stay apart.`,
      },
    ]),
    hints: [
      `${tex(source)} means ${by} groups of ${tex(sumTex([slope, letter], [constant, '']))}. What is in each group?`,
      `Multiply each of the two terms by ${by}. Begin with ${tex(`${by} \\cdot ${first}`)}.`,
    ],
    solution: [
      `Each of the ${by} groups has ${tex(first)} in it: ${tex(`${by} \\cdot ${first} = ${sumTex([by * slope, letter])}`)}.`,
      `${constant > 0 ? `Each group has ${second} in it, too` : `From each group ${second} is taken away`}: ${tex(`${by} \\cdot ${second} = ${by * Math.abs(constant)}`)}.`,
      `So ${tex(`${source} = ${right}`)}.`,
    ],
  }
}

function expandAndCombine(random: Random, letter: string, by: number, slope: number, constant: number): Item {
  const product = productTex(by, [slope, letter], [constant, ''])
  const alone = random.chance(0.4)
  const more = alone ? 1 : random.integer(2, 9)
  const added = alone ? 0 : random.integer(1, 9)
  const source = `${product} + ${sumTex([more, letter], [added, ''])}`
  const right = sumTex([by * slope + more, letter], [by * constant + added, ''])
  const out = sumTex([by * slope, letter], [by * constant, ''])
  const rest = sumTex([more, letter], [added, ''])
  return {
    stem: `Write ${tex(source)} without parentheses. Make it as simple as you can.`,
    ...expression({ label: 'Expression', letters: [letter] }, { value: typed(right), form: 'expanded' }, [
      {
        value: typed(sumTex([by * slope + more, letter], [constant + added, ''])),
        misconception: partOnly,
        feedback: `You multiplied only the first term in the parentheses by ${by}. What happens to the ${constant}?`,
      },
      ...(alone
        ? [
            {
              value: typed(sumTex([by * slope, letter], [by * constant, ''])),
              misconception: 'lone-letter',
              feedback: `The parentheses are multiplied out well. There is one more ${tex(letter)} at the end. How many ${tex(letter)} are there in all?`,
            },
          ]
        : [
            {
              value: typed(sumTex([by * (slope + more), letter], [by * (constant + added), ''])),
              misconception: 'order-of-work',
              feedback: `It looks as if you multiplied ${tex(rest)} by ${by} as well. It stands outside the parentheses. Which terms are in the ${by} groups?`,
            },
          ]),
      {
        value: typed(sumTex([by * slope * more, `${letter}^2`], [by * constant + added, ''])),
        misconception: 'power-sum',
        feedback: `You multiplied the two terms with ${tex(letter)}. But they are added here. What is ${tex(`${sumTex([by * slope, letter])} + ${sumTex([more, letter])}`)}?`,
      },
      {
        value: typed(sumTex([by * slope + more + by * constant + added, letter])),
        misconception: 'unlike-terms',
        feedback: `You put all the terms together to one. Terms with ${tex(letter)} and plain numbers cannot be put together.`,
      },
    ]),
    hints: [
      `First multiply out the parentheses. What is ${by} times each term inside?`,
      `After multiplying out, you have ${tex(`${out} + ${rest}`)}. Which of these terms can be put together?`,
    ],
    solution: [
      `Multiply each term in the parentheses by ${by}: ${tex(`${product} = ${out}`)}.`,
      `Now put together the terms with ${tex(letter)}: ${tex(`${sumTex([by * slope, letter])} + ${sumTex([more, letter])} = ${sumTex([by * slope + more, letter])}`)}.${alone ? ` A letter alone counts as one.` : ` And the plain numbers: ${by * constant} + ${added} = ${by * constant + added}.`}`,
      `The result is ${tex(right)}.`,
    ],
  }
}

/** Back to a product: the width of a rectangle (level 1), the greatest common factor (level 2), a term that is all factor, or combine first (level 3). */
const factor: ComputedModel = {
  id: 'factor',
  kind: 'computed',
  thinking: 'work backwards',
  seconds: 50,
  make(random, level) {
    const letter = random.pick(letters)
    if (level === 1) return widthOfArea(letter, random.integer(2, 9), random.integer(2, 12))
    const by = random.integer(2, level === 2 ? 9 : 8)
    const [slope, constant] = coprime(random, level === 2 ? 9 : 6)
    if (level === 2)
      return factorTerms(
        `Write ${tex(sumTex([by * slope, letter], [(random.chance(0.5) ? by : -by) * constant, '']))} as a product.`,
        by,
        letter,
      )
    if (random.chance(0.5)) return leavesOne(letter, by, random.integer(2, 9), random.integer(2, 9))
    const [xs, ones] = [by * slope, by * constant]
    const [fewer, less] = [random.integer(1, xs - 1), random.integer(1, ones - 1)]
    return factorTerms(
      `Write ${tex(sumTex([fewer, letter], [less, ''], [xs - fewer, letter], [ones - less, '']))} as a product.`,
      by,
      letter,
      sumTex([xs, letter], [ones, '']),
    )
  },
  solve(shown) {
    const { figure } = shown
    if (figure?.kind === 'area-model') {
      const [first, second] = (figure.cells?.[0] ?? []).map(({ text }) => text)
      const height = Number(figure.rows[0]?.label)
      const letter = first?.replace(/\d/g, '') ?? ''
      return { kind: 'expression', text: `${letter}+${Number(second) / height}` }
    }
    return { kind: 'expression', text: typed(texIn(shown.stem)[0] ?? '') }
  },
}

/** Two numbers that share no factor, the first at least 2. */
function coprime(random: Random, most: number): [number, number] {
  const one = random.integer(2, most)
  const others = Array.from({ length: most - 1 }, (_, index) => index + 2)
  return [one, random.pick(others.filter((other) => greatestCommonFactor(one, other) === 1))]
}

function widthOfArea(letter: string, height: number, constant: number): Item {
  const [first, second] = [sumTex([height, letter]), height * constant]
  return {
    stem: `The two parts of the rectangle have areas of ${tex(first)} and ${second}. The rectangle is ${height} high. Write the width of the whole rectangle as a sum.`,
    figure: areaFigure(
      height,
      [
        { label: '', cell: first },
        { label: '', cell: String(second) },
      ],
      '?',
    ),
    ...expression({ label: 'Width', letters: [letter] }, { value: `${letter}+${constant}` }, [
      {
        value: typed(sumTex([1, letter], [second, ''])),
        misconception: partOnly,
        feedback: `The left part is right: it is ${tex(letter)} wide. The right part has an area of ${second} and is ${height} high. How wide is it?`,
      },
      {
        value: typed(sumTex([height, letter], [constant, ''])),
        misconception: partOnly,
        feedback: `The right part is right: it is ${constant} wide. The left part has an area of ${tex(first)} and is ${height} high. How wide is it?`,
      },
      {
        value: typed(sumTex([1, letter], [second - height, ''])),
        misconception: 'adds-instead',
        feedback: `For the right part you took ${height} away from ${second}. An area is height times width, so which operation leads back to the width?`,
      },
      {
        value: typed(sumTex([height, letter], [second, ''])),
        misconception: 'stops-early',
        feedback: `That is the area of the whole. You know the height as well, so work back to the width of each part.`,
      },
      {
        value: typed(sumTex([constant, letter])),
        misconception: 'unlike-terms',
        feedback: `The two widths are ${tex(letter)} and ${constant}. They stand side by side, so add them; multiplying gives something else.`,
      },
    ]),
    hints: [
      `Area is height times width. Both parts are ${height} high.`,
      `The left part: ${height} times what is ${tex(first)}? Then ask the same for ${second}, and put the two widths together.`,
    ],
    solution: [
      `The left part is ${tex(letter)} wide, because ${tex(`${height} \\cdot ${letter} = ${first}`)}.`,
      `The right part is ${constant} wide, because ${tex(`${height} \\cdot ${constant} = ${second}`)}.`,
      `The whole width is ${tex(`${letter} + ${constant}`)}. So ${tex(`${first} + ${second} = ${productTex(height, [1, letter], [constant, ''])}`)}.`,
    ],
  }
}

function factorTerms(stem: string, by: number, letter: string, combined?: string): Item {
  const sum = combined ?? texIn(stem)[0] ?? ''
  const slope = (valueOf(sum, { [letter]: 1 }) - valueOf(sum, { [letter]: 0 })) / by
  const constant = valueOf(sum, { [letter]: 0 }) / by
  const product = productTex(by, [slope, letter], [constant, ''])
  const second = by * Math.abs(constant)
  const sign = Math.sign(constant)
  const first = combined === undefined ? '' : `Put like terms together first. `
  return {
    stem: `${stem} ${first}Take out the greatest number that you can.`,
    ...expression({ label: 'Product', letters: [letter] }, { value: typed(product), form: 'factored' }, [
      {
        value: typed(productTex(by, [slope, letter], [by * constant, ''])),
        misconception: partOnly,
        feedback: `You divided only the first term by ${by}. Multiply your answer out to test it: what becomes of ${tex(`${by} \\cdot ${second}`)}?`,
      },
      {
        value: typed(productTex(by, [by * slope, letter], [constant, ''])),
        misconception: partOnly,
        feedback: `You divided only the plain number by ${by}. Multiply your answer out to test it: how many ${tex(letter)} do you get?`,
      },
      {
        value: typed(productTex(by, [slope, letter], [sign * (second - by), ''])),
        misconception: 'adds-instead',
        feedback: `You took ${by} away from ${second}. Inside the parentheses must stand a number that makes ${second} when it is multiplied by ${by}.`,
      },
      {
        value: typed(sumTex([by * (slope + constant), letter])) || '0',
        misconception: 'unlike-terms',
        feedback: `You put ${tex(sumTex([by * slope, letter]))} and ${second} together. Only one of them has the letter, so they cannot become one term.`,
      },
      {
        value: typed(productTex(by, [slope, letter], [-constant, ''])),
        misconception: 'loses-sign',
        feedback: `The numbers are right. Multiply your answer out and compare the sign before ${second}.`,
      },
    ]),
    hints: [
      combined === undefined
        ? `Which numbers divide both ${by * slope} and ${second}? Look for the greatest one.`
        : `Put the terms with ${tex(letter)} together, and the plain numbers. Then look for a number that divides both.`,
      `The number in front is the greatest one that divides ${by * slope} and ${second}. Divide each term by it to see what stays in the parentheses.`,
    ],
    solution: [
      ...(combined === undefined ? [] : [`Like terms together: ${tex(combined)}.`]),
      `The greatest number that divides ${by * slope} and ${second} is ${by}.`,
      `Divide each term by ${by}: ${tex(`${by * slope} \\div ${by} = ${slope}`)} and ${tex(`${second} \\div ${by} = ${Math.abs(constant)}`)}.`,
      `So the product is ${tex(product)}. Multiplying it out leads back to ${tex(sum)}.`,
    ],
  }
}

/** Where a term is the common factor itself, a 1 stays behind. */
function leavesOne(letter: string, by: number, slope: number, other: number): Item {
  const second = secondOf(letter)
  const source = sumTex([by * slope, letter], [by * other, second], [by, ''])
  const inside: Term[] = [
    [slope, letter],
    [other, second],
    [1, ''],
  ]
  return {
    stem: `Write ${tex(source)} as a product. Take out the greatest number that you can.`,
    ...expression(
      { label: 'Product', letters: [letter, second] },
      { value: typed(productTex(by, ...inside)), form: 'factored' },
      [
        {
          value: typed(productTex(by, [slope, letter], [other, second])),
          misconception: 'vanishing-one',
          feedback: `The first two terms are right. Multiply your answer out: where is the ${by} at the end? Taking ${by} out of ${by} leaves something behind.`,
        },
        {
          value: typed(productTex(by, [slope, letter], [other, second], [by, ''])),
          misconception: partOnly,
          feedback: `The first two terms are right. Multiply your answer out: ${tex(`${by} \\cdot ${by}`)} is more than the ${by} at the end.`,
        },
        {
          value: typed(productTex(by, [slope, letter], [by * other, second], [by, ''])),
          misconception: partOnly,
          feedback: `You divided only the first term by ${by}. All three terms must be divided by it.`,
        },
        {
          value: typed(sumTex([by * (slope + other + 1), `${letter}${second}`])),
          misconception: 'unlike-terms',
          feedback: `You put all three terms together. Terms with different letters, and plain numbers, stay apart.`,
        },
      ],
    ),
    hints: [
      `Which number divides ${by * slope}, ${by * other} and ${by}? Look for the greatest one.`,
      `Divide each of the three terms by that number. What is left of the last term? Multiply out to test it.`,
    ],
    solution: [
      `The greatest number that divides ${by * slope}, ${by * other} and ${by} is ${by}.`,
      `Divide each term: ${tex(`${by * slope} \\div ${by} = ${slope}`)}, ${tex(`${by * other} \\div ${by} = ${other}`)}, and ${tex(`${by} \\div ${by} = 1`)}. The 1 must stay, or the last term would be lost.`,
      `So the product is ${tex(productTex(by, ...inside))}.`,
    ],
  }
}

/** From words to an expression: a start and a steady change (level 1), equal groups of two parts (level 2), several parts put together (level 3). */
const writeStory: ComputedModel = {
  id: 'write-story',
  kind: 'computed',
  thinking: 'use in a story',
  seconds: 50,
  make(random, level) {
    const { told, letter, right, wrong, hints, solution } = random.pick(tellings[level])(random)
    return {
      stem: told,
      ...expression(
        { label: 'Expression', letters: [letter] },
        { value: typed(right), ...(level === 3 && { form: 'simplified' as const }) },
        wrong,
      ),
      hints,
      solution,
    }
  },
  solve(shown) {
    const stem = plain(shown.stem)
    const [a = 0, b = 0, c = 0, d = 0] = numbersIn(stem)
    const letter = shown.interaction.kind === 'expression' ? shown.interaction.letters[0] : ''
    const text = /stickers/.test(stem)
      ? `n+${b}n+${a}`
      : /fence/.test(stem)
        ? `2(w+${b}w+${a})`
        : /Wednesday/.test(stem)
          ? `p+p*${a}+p-${b}`
          : /poster/.test(stem)
            ? `${a}t+${b}+${c}t-${d}`
            : /coupon/.test(stem)
              ? `${b}(s-${a})`
              : /tray/.test(stem)
                ? `${a}r-${a}*${b}`
                : /friends|bags|laps/.test(stem)
                  ? `${a}${letter}+${a}*${b}`
                  : /left|burns/.test(stem)
                    ? `${a}-${letter}*${b}`
                    : `${a}+${letter}*${b}`
    return { kind: 'expression', text }
  },
}

const kindsOfTerm = {
  sum: (letter: string, times: number) => Array.from({ length: times }, () => letter).join(' + '),
  power: (letter: string, times: number) =>
    Array.from({ length: times }, () => letter).join(String.raw` \cdot `),
}

/** Which expressions are the same for every number: match (level 1), products and sums (level 2), two letters (level 3). */
const sameValue: ComputedModel = {
  id: 'same-value',
  kind: 'computed',
  thinking: 'compare',
  seconds: 50,
  make(random, level) {
    const letter = random.pick(letters)
    return level === 1
      ? matchTerms(random, letter)
      : level === 2
        ? pickProducts(random, letter)
        : pickTwoLetters(random, letter)
  },
  solve(shown) {
    const { interaction, stem } = shown
    if (interaction.kind === 'match') {
      const { sources, targets } = interaction
      const bare = (text: string) => plain(text)
      return {
        kind: 'match',
        placed: Object.fromEntries(
          sources.map(({ id, text }) => [
            id,
            targets.find((target) => agree(bare(text), bare(target.text)))?.id ?? '',
          ]),
        ),
      }
    }
    if (interaction.kind !== 'choices') throw new TypeError('expects choices')
    const given = texIn(stem)[0] ?? ''
    return {
      kind: 'choices',
      options: interaction.options.filter(({ text }) => agree(plain(text), given)).map(({ id }) => id),
    }
  },
}

function matchTerms(random: Random, letter: string): Item {
  const times = random.integer(3, 4)
  const isSum = random.chance(0.5)
  const [one, other] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  if (one === undefined || other === undefined) throw new RangeError('Two numbers')
  const [big, small] = [Math.max(one, other), Math.min(one, other)]
  const last: [string, number] = isSum
    ? [`${sumTex([big, letter])} + ${letter}`, big + 1]
    : [`${sumTex([big, letter])} − ${sumTex([small, letter])}`, big - small]
  const lastWrong = isSum ? big : big + small
  // Two targets that say the same would both be right.
  if ([last[1], lastWrong].includes(times) || last[1] === 1) return matchTerms(random, letter)
  const targets = {
    sum: tex(sumTex([times, letter])),
    power: tex(`${letter}^${times}`),
    turned: tex(`${letter} + ${times}`),
    last: tex(sumTex([last[1], letter])),
    wrong: tex(sumTex([lastWrong, letter])),
  }
  const powerSum = 'power-sum'
  return {
    stem: 'Match each expression with the one that is equal to it, whatever number the letter stands for.',
    ...match(random, {
      pairs: [
        {
          source: tex(kindsOfTerm.sum(letter, times)),
          target: targets.sum,
          slips: [
            {
              target: targets.power,
              misconception: powerSum,
              feedback: `You took the sum ${tex(kindsOfTerm.sum(letter, times))} for a product. Adding equal terms is multiplying, and multiplying equal factors gives a power.`,
            },
          ],
        },
        {
          source: tex(kindsOfTerm.power(letter, times)),
          target: targets.power,
          slips: [
            {
              target: targets.sum,
              misconception: powerSum,
              feedback: `You took the product ${tex(kindsOfTerm.power(letter, times))} for a sum. Try ${tex(`${letter} = 2`)}: what is the product then?`,
            },
          ],
        },
        {
          source: tex(`${times} + ${letter}`),
          target: targets.turned,
          slips: [
            {
              target: targets.sum,
              misconception: 'unlike-terms',
              feedback: `You put ${times} and ${tex(letter)} together. They are added, and only one has the letter, so they stay two terms. May they change places?`,
            },
          ],
        },
        {
          source: tex(last[0]),
          target: targets.last,
          slips: [
            {
              target: targets.wrong,
              misconception: isSum ? 'lone-letter' : 'loses-sign',
              feedback: isSum
                ? `In ${tex(last[0])}, the ${tex(letter)} alone counts as one more. How many ${tex(letter)} are there?`
                : `In ${tex(last[0])}, the second term is taken away. How many ${tex(letter)} are left?`,
            },
          ],
        },
      ],
      others: [targets.wrong],
      slip: {
        misconception: 'one-value',
        feedback: `One pair is not equal. Put ${tex(`${letter} = 2`)} into both, and then ${tex(`${letter} = 5`)}.`,
      },
    }),
    hints: [
      'Look at what joins the letters: is something added, taken away or multiplied?',
      `Test a pair with a number: put ${tex(`${letter} = 2`)} into both, and to be sure, another number, too.`,
    ],
    solution: [
      `${times} equal terms added are ${times} times the term, so ${tex(kindsOfTerm.sum(letter, times))} goes with ${targets.sum}.`,
      `${times} equal factors multiplied are a power, so ${tex(kindsOfTerm.power(letter, times))} goes with ${targets.power}.`,
      `In a sum the terms may change places, so ${tex(`${times} + ${letter}`)} goes with ${targets.turned}.`,
      isSum
        ? `A letter alone counts as one, so ${tex(last[0])} goes with ${targets.last}.`
        : `Both terms count ${tex(letter)}: ${big} of them, less ${small}. So ${tex(last[0])} goes with ${targets.last}.`,
    ],
  }
}

const missed: Slip = {
  misconception: 'one-form',
  feedback:
    'What you picked fits, but there is more. The same value can be written in several ways. Multiply out, or put the terms in another order, and compare again.',
}

function pickOptions(random: Random, right: string[], wrong: (Slip & { text: string })[]) {
  const rightCount = random.integer(2, 3)
  return choices(random, {
    right: random.sample([...new Set(right)], rightCount).map(tex),
    wrong: random
      .sample(
        wrong.filter(({ text }, index) => wrong.findIndex((other) => other.text === text) === index),
        5 - rightCount,
      )
      .map((each): WrongOption => ({ ...each, text: tex(each.text) })),
    missed,
  })
}

function pickProducts(random: Random, letter: string): Item {
  const [by, slope, constant] = [random.integer(2, 6), random.integer(2, 6), random.integer(2, 9)]
  const source = productTex(by, [slope, letter], [constant, ''])
  const [many, ones] = [by * slope, by * constant]
  const out = sumTex([many, letter], [ones, ''])
  const start = random.integer(1, many - 1)
  const right = [
    out,
    sumTex([ones, ''], [many, letter]),
    productTex(by, [constant, ''], [slope, letter]),
    sumTex([start, letter], [ones, ''], [many - start, letter]),
    String.raw`(${sumTex([slope, letter], [constant, ''])}) \cdot ${by}`,
  ]
  const wrong = [
    {
      text: sumTex([many, letter], [constant, '']),
      misconception: partOnly,
      feedback: `In ${tex(sumTex([many, letter], [constant, '']))}, only the first term was multiplied by ${by}. Compare with ${by} groups of the whole parentheses.`,
    },
    {
      text: sumTex([slope, letter], [ones, '']),
      misconception: partOnly,
      feedback: `In ${tex(sumTex([slope, letter], [ones, '']))}, only the second term was multiplied by ${by}. Compare with ${by} groups of the whole parentheses.`,
    },
    {
      text: sumTex([many + ones, letter]),
      misconception: 'unlike-terms',
      feedback: `${tex(sumTex([many + ones, letter]))} puts a term with ${tex(letter)} and a plain number together. Test it with ${tex(`${letter} = 2`)}.`,
    },
    {
      text: productTex(by, [slope + constant, letter]),
      misconception: 'unlike-terms',
      feedback: `In ${tex(productTex(by, [slope + constant, letter]))}, a plain number got a letter. Test it with ${tex(`${letter} = 2`)}.`,
    },
    {
      text: sumTex([by + slope, letter], [by + constant, '']),
      misconception: 'adds-instead',
      feedback: `In ${tex(sumTex([by + slope, letter], [by + constant, '']))}, ${by} was added to each number. The parentheses are multiplied by ${by}.`,
    },
  ].filter(({ text }) => !agree(text, source))
  return {
    stem: `Which of these are equivalent to ${tex(source)}? Pick all that fit.`,
    ...pickOptions(random, right, wrong),
    hints: [
      'Equivalent expressions have the same value for every number that the letter stands for.',
      `Multiply each term in the parentheses by ${by}. Then do the same with the options, and compare.`,
    ],
    solution: [
      `Each of the ${by} groups has ${tex(sumTex([slope, letter]))} and ${constant}, so ${tex(`${source} = ${out}`)}.`,
      `An option fits when it comes to the same. In a sum and in a product, the order does not matter.`,
    ],
  }
}

function pickTwoLetters(random: Random, letter: string): Item {
  const other = secondOf(letter)
  const by = random.integer(2, 5)
  const [xs, ys] = coprime(random, 5)
  const [many, others] = [by * xs, by * ys]
  const less = random.integer(1, many - 1)
  const isMinus = random.chance(0.4)
  const source = isMinus
    ? sumTex([many + less, letter], [others, other], [-less, letter])
    : sumTex([less, letter], [others, other], [many - less, letter])
  const out = sumTex([many, letter], [others, other])
  const right = [
    out,
    sumTex([others, other], [many, letter]),
    productTex(by, [xs, letter], [ys, other]),
    productTex(by, [ys, other], [xs, letter]),
  ]
  const square = isMinus ? null : sumTex([many, `${letter}^2`], [others, other])
  const wrong = [
    {
      text: sumTex([many + others, `${letter}${other}`]),
      misconception: 'unlike-terms',
      feedback: `${tex(sumTex([many + others, `${letter}${other}`]))} puts terms with different letters together. They stay apart in a sum.`,
    },
    ...(square === null
      ? [
          {
            text: sumTex([many + 2 * less, letter], [others, other]),
            misconception: 'loses-sign',
            feedback: `The last term, ${tex(sumTex([less, letter]))}, is taken away. How many ${tex(letter)} are left?`,
          },
        ]
      : [
          {
            text: square,
            misconception: 'power-sum',
            feedback: `In ${tex(square)}, adding became a power. What is ${tex(`${sumTex([less, letter])} + ${sumTex([many - less, letter])}`)}?`,
          },
        ]),
    {
      text: productTex(by, [xs, letter], [others, other]),
      misconception: partOnly,
      feedback: `Multiply ${tex(productTex(by, [xs, letter], [others, other]))} out. How many ${tex(other)} are there?`,
    },
    {
      text: productTex(by, [many, letter], [ys, other]),
      misconception: partOnly,
      feedback: `Multiply ${tex(productTex(by, [many, letter], [ys, other]))} out. How many ${tex(letter)} are there?`,
    },
  ].filter(({ text }) => !agree(text, source))
  return {
    stem: `Which of these are equivalent to ${tex(source)}? Pick all that fit.`,
    ...pickOptions(random, right, wrong),
    hints: [
      'Put the like terms of the given expression together first.',
      `Count the ${tex(letter)} and the ${tex(other)} on their own. Multiply out any parentheses in the options, and compare.`,
    ],
    solution: [
      `The terms with ${tex(letter)} together are ${tex(sumTex([many, letter]))}, so the expression is ${tex(out)}.`,
      `With ${by} taken out, that is ${tex(productTex(by, [xs, letter], [ys, other]))}.`,
      `Every option that has ${tex(sumTex([many, letter]))} and ${tex(sumTex([others, other]))} in all is equivalent, in any order.`,
    ],
  }
}

type Fault = 'none' | 'part-only' | 'unlike-terms' | 'adds-instead' | 'power-sum' | 'lone-letter'

/** What somebody wrote: multiplied out (level 1), like terms together (level 2), a test with one number (level 3). */
const findMistake: ComputedModel = {
  id: 'find-mistake',
  kind: 'computed',
  thinking: 'find the mistake',
  seconds: 50,
  make(random, level) {
    const letter = random.pick(letters)
    const name = person(random)
    return level === 1
      ? mistakeInProduct(random, letter, name)
      : level === 2
        ? mistakeInTerms(random, letter, name)
        : testWithNumber(random, letter, name)
  },
  solve(shown) {
    if (shown.interaction.kind !== 'choice') throw new TypeError('expects a choice')
    const { options } = shown.interaction
    const pick = (needle: string) => options.find(({ text }) => plain(text).includes(needle))?.id ?? ''
    const sources = texIn(shown.stem)
    const [first = '', second = ''] = sources
    const letter = /[a-z]/.exec(first)?.[0] ?? ''
    if (/equivalent/.test(shown.stem)) {
      const value = Number(/= (\d+)/.exec(sources[2] ?? '')?.[1])
      const isEqualThere = valueOf(first, { [letter]: value }) === valueOf(second, { [letter]: value })
      return {
        kind: 'choice',
        option: pick(agree(first, second) ? 'for every' : isEqualThere ? 'but not' : 'not even'),
      }
    }
    if (agree(first, second)) return { kind: 'choice', option: pick('is right') }
    // What is wrong shows in the answer’s shape: a square, one term only, or which number differs.
    const at = (source: string, value: number) => valueOf(source, { [letter]: value })
    const slope = (source: string) => at(source, 1) - at(source, 0)
    const needle = second.includes('^')
      ? 'square'
      : !/[+−]/.test(second)
        ? 'made one term'
        : slope(first) !== slope(second)
          ? 'alone'
          : at(second, 0) === Number(/\+ (\d+)\)/.exec(first)?.[1])
            ? 'only one'
            : 'added'
    return { kind: 'choice', option: pick(needle) }
  },
}

function verdictChoice(
  random: Random,
  fault: Fault,
  verdicts: Partial<Record<Fault, string>>,
  nudges: Partial<Record<Fault, string>>,
) {
  const faults = (
    ['none', 'part-only', 'unlike-terms', 'adds-instead', 'power-sum', 'lone-letter'] as const
  ).filter((each) => verdicts[each] !== undefined)
  return choice(random, {
    right: verdicts[fault] ?? '',
    wrong: faults
      .filter((each) => each !== fault)
      .map((each): WrongOption => ({
        text: verdicts[each] ?? '',
        misconception: each === 'none' ? fault : each,
        feedback: nudges[each] ?? '',
      })),
    keepOrder: faults.map((each) => verdicts[each] ?? ''),
  })
}

function mistakeInProduct(random: Random, letter: string, name: string): Item {
  const fault = random.pick(['none', 'part-only', 'unlike-terms', 'adds-instead'] as const)
  const [by, constant] = [random.integer(3, 9), random.integer(3, 9)]
  const source = productTex(by, [1, letter], [constant, ''])
  const right = sumTex([by, letter], [by * constant, ''])
  const said = {
    none: right,
    'part-only': sumTex([by, letter], [constant, '']),
    'unlike-terms': sumTex([by + by * constant, letter]),
    'adds-instead': sumTex([by, letter], [by + constant, '']),
  }[fault]
  const ends = {
    none: `That is what ${name} wrote.`,
    'part-only': `${name} wrote ${constant} in place of ${by * constant}. The ${constant} is in each group, but it was counted only once.`,
    'unlike-terms': `${name} went on and put ${tex(sumTex([by, letter]))} and ${by * constant} together. But only one of them has the letter.`,
    'adds-instead': `${name} wrote ${by + constant}, which is ${by} + ${constant}. It must be multiplied.`,
  }[fault]
  return {
    stem: `${name} writes ${tex(source)} as ${tex(said)}. Which is true?`,
    ...verdictChoice(
      random,
      fault,
      {
        none: `${name} is right.`,
        'part-only': `${name} multiplied only one term.`,
        'unlike-terms': `${name} made one term out of two unlike ones.`,
        'adds-instead': `${name} added where it must be multiplied.`,
      },
      {
        none: `Test it with ${tex(`${letter} = 1`)}. What is ${tex(source)} then, and what is ${tex(said)}?`,
        'part-only': `Work out ${tex(`${by} \\cdot ${constant}`)}. Is that number in the answer?`,
        'unlike-terms': `Count the terms in ${tex(said)}. Are there two, as there should be?`,
        'adds-instead': `Look at the plain number. Compare it with ${by} times ${constant}, and with ${by} plus ${constant}.`,
      },
    ),
    hints: [
      `Multiply out ${tex(source)} yourself: ${by} times each term in the parentheses.`,
      `Compare the term with ${tex(letter)} first, then the plain number. What did ${name} do to get it?`,
    ],
    solution: [`${by} times each term in the parentheses: ${tex(`${source} = ${right}`)}.`, ends],
  }
}

function mistakeInTerms(random: Random, letter: string, name: string): Item {
  const fault = random.pick(['none', 'unlike-terms', 'power-sum', 'lone-letter'] as const)
  const [slope, constant] = [random.integer(2, 12), random.integer(2, 12)]
  const source = sumTex([slope, letter], [constant, ''], [1, letter])
  const right = sumTex([slope + 1, letter], [constant, ''])
  const said = {
    none: right,
    'unlike-terms': sumTex([slope + 1 + constant, letter]),
    'power-sum': sumTex([slope, `${letter}^2`], [constant, '']),
    'lone-letter': sumTex([slope, letter], [constant, '']),
  }[fault]
  const ends = {
    none: `That is what ${name} wrote.`,
    'unlike-terms': `${name} put the ${constant} with them, too. But it is a plain number.`,
    'power-sum': `${name} multiplied ${tex(sumTex([slope, letter]))} and ${tex(letter)}. But they are added.`,
    'lone-letter': `${name} left out the ${tex(letter)} at the end, as if it counted for nothing.`,
  }[fault]
  return {
    stem: `${name} simplifies ${tex(source)} and gets ${tex(said)}. Which is true?`,
    ...verdictChoice(
      random,
      fault,
      {
        none: `${name} is right.`,
        'unlike-terms': `${name} made one term out of unlike ones.`,
        'power-sum': `${name} made a square out of a sum.`,
        'lone-letter': `${name} did not count the letter that is alone.`,
      },
      {
        none: `Test it with ${tex(`${letter} = 2`)}. What is ${tex(source)} then, and what is ${tex(said)}?`,
        'unlike-terms': `A plain number must be left at the end. Is there one in ${tex(said)}?`,
        'power-sum': `Look for an exponent. Is there one in ${tex(said)}?`,
        'lone-letter': `Count the ${tex(letter)} in ${tex(source)}, then the ${tex(letter)} in ${tex(said)}. How many are they?`,
      },
    ),
    hints: [
      `Which terms in ${tex(source)} are alike? Put just those together.`,
      `A letter alone counts as one. Work it out yourself, then compare it with the answer of ${name}.`,
    ],
    solution: [
      `The terms with ${tex(letter)} are alike: ${tex(`${sumTex([slope, letter])} + ${letter} = ${sumTex([slope + 1, letter])}`)}. The ${constant} stays: ${tex(right)}.`,
      ends,
    ],
  }
}

/** One number that fits both expressions does not make them equivalent. */
function testWithNumber(random: Random, letter: string, name: string): Item {
  const truth = random.pick(['always', 'once', 'never'] as const)
  const [by, constant, value] = [random.integer(2, 6), random.integer(2, 8), random.integer(2, 6)]
  const first = productTex(by, [1, letter], [constant, ''])
  const there = by * (value + constant)
  const near = random.pick([-2, -1, 1, 2])
  const slope = truth === 'always' || (truth === 'never' && near > 0) ? by : by + near
  const rest =
    truth === 'always'
      ? by * constant
      : truth === 'once'
        ? there - slope * value
        : near > 0
          ? constant
          : there - slope * value + random.pick([-2, -1, 1, 2])
  // An expression with a letter, and of the same look in all three cases.
  if (slope < 1 || rest < 1) return testWithNumber(random, letter, name)
  const second = sumTex([slope, letter], [rest, ''])
  const at = (x: number) => slope * x + rest
  const options = {
    always: `They are equal for every ${tex(letter)}.`,
    once: `They are equal for ${tex(`${letter} = ${value}`)}, but not for every ${tex(letter)}.`,
    never: `They are not even equal for ${tex(`${letter} = ${value}`)}.`,
  }
  const other = value === 1 ? 0 : 1
  const nudge: Record<keyof typeof options, Slip> = {
    always: {
      misconception: truth === 'once' ? 'one-value' : partOnly,
      feedback:
        truth === 'once'
          ? `One number that fits is not enough. Test another one: put ${tex(`${letter} = ${other}`)} into both.`
          : `Put ${tex(`${letter} = ${value}`)} into ${tex(first)}: work out the parentheses first. Do you get the same from ${tex(second)}?`,
    },
    once: {
      misconception: 'one-value',
      feedback:
        truth === 'always'
          ? `Multiply out ${tex(first)}. What do you notice when you compare it with ${tex(second)}?`
          : `Put ${tex(`${letter} = ${value}`)} into both with care. Do they really agree there?`,
    },
    never: {
      misconception: 'order-of-work',
      feedback: `Put ${tex(`${letter} = ${value}`)} into both. In ${tex(first)}, work out the parentheses first, then multiply by ${by}.`,
    },
  }
  return {
    stem: `${name} wants to know whether ${tex(first)} and ${tex(second)} are equivalent. To test it, ${name} puts ${tex(`${letter} = ${value}`)} into both. What is true of the two expressions?`,
    ...choice(random, {
      right: options[truth],
      wrong: (['always', 'once', 'never'] as const)
        .filter((each) => each !== truth)
        .map((each): WrongOption => ({ text: options[each], ...nudge[each] })),
      keepOrder: [options.always, options.once, options.never],
    }),
    hints: [
      `Do what ${name} does: work out both expressions for ${tex(`${letter} = ${value}`)}.`,
      `If they agree there, multiply out ${tex(first)} to see whether they agree for every number.`,
    ],
    solution: [
      `For ${tex(`${letter} = ${value}`)}, ${tex(first)} is ${tex(`${by} \\cdot ${value + constant} = ${there}`)}, and ${tex(second)} is ${tex(`${slope * value} + ${rest} = ${at(value)}`)}.`,
      `Multiplied out, ${tex(`${first} = ${sumTex([by, letter], [by * constant, ''])}`)}.`,
      {
        always: `That is just ${tex(second)}, so the two are equal for every number: they are equivalent.`,
        once: `That is not ${tex(second)}. For ${tex(`${letter} = ${other}`)} they are ${by * (other + constant)} and ${at(other)}, so they are not equivalent.`,
        never: `That is not ${tex(second)}. The two numbers above differ, so they are not equivalent.`,
      }[truth],
    ],
  }
}

/** Put numbers in: times before plus (level 1), a power or parentheses (level 2), two letters (level 3). */
const evaluate: ComputedModel = {
  id: 'evaluate',
  kind: 'computed',
  thinking: 'compute',
  seconds: 40,
  make(random, level) {
    const letter = random.pick(letters)
    const [by, constant] = [random.integer(2, 9), random.integer(2, 12)]
    const value = random.integer(level === 1 ? 3 : 2, level === 1 ? 9 : 6)
    if (level === 1) return evaluateLinear(letter, by, constant, value)
    return level === 2
      ? evaluateSquare(letter, random.integer(2, 5), constant, value)
      : evaluateTwo(random, letter, random.integer(2, 6), random.integer(2, 5))
  },
  solve(shown) {
    const [source = '', ...given] = texIn(shown.stem)
    const values = Object.fromEntries(
      given.map((text) => [text.charAt(0), Number(/= (\d+)/.exec(text)?.[1])]),
    )
    return { kind: 'number', text: String(valueOf(source, values)) }
  },
}

function evaluateLinear(letter: string, by: number, constant: number, value: number): Item {
  const source = `${constant} + ${sumTex([by, letter])}`
  const result = constant + by * value
  return {
    stem: `What is the value of ${tex(source)} when ${tex(`${letter} = ${value}`)}?`,
    ...number({ label: 'Value' }, { value: String(result) }, [
      {
        value: String((constant + by) * value),
        misconception: 'order-of-work',
        feedback: `You added ${constant} and ${by} first. In ${tex(sumTex([by, letter]))} the ${by} is multiplied by ${tex(letter)}, and multiplying comes before adding.`,
      },
      {
        value: String(constant + Number(`${by}${value}`)),
        misconception: 'glues-digits',
        feedback: `You wrote ${value} behind ${by} and got ${by}${value}. But ${tex(sumTex([by, letter]))} means ${by} times ${tex(letter)}.`,
      },
      {
        value: String(constant + by + value),
        misconception: 'adds-instead',
        feedback: `You added all three numbers. A number right before a letter is multiplied by it: what is ${tex(`${by} \\cdot ${value}`)}?`,
      },
    ]),
    hints: [
      `${tex(sumTex([by, letter]))} means ${by} times ${tex(letter)}. Which step comes first?`,
      `Put ${value} in place of ${tex(letter)}: ${tex(`${constant} + ${by} \\cdot ${value}`)}. Multiply before you add.`,
    ],
    solution: [
      `Put ${value} in place of ${tex(letter)}: ${tex(`${constant} + ${by} \\cdot ${value}`)}.`,
      `Multiply first: ${by} × ${value} = ${by * value}. Then add: ${constant} + ${by * value} = ${result}.`,
    ],
  }
}

function evaluateSquare(letter: string, by: number, constant: number, value: number): Item {
  const source = `${sumTex([by, `${letter}^2`])} + ${constant}`
  const result = by * value ** 2 + constant
  return {
    stem: `What is the value of ${tex(source)} when ${tex(`${letter} = ${value}`)}?`,
    ...number({ label: 'Value' }, { value: String(result) }, [
      {
        value: String((by * value) ** 2 + constant),
        misconception: 'order-of-work',
        feedback: `You multiplied ${by} by ${value} first and squared that. The exponent belongs to ${tex(letter)} alone: square ${value} first.`,
      },
      {
        value: String(by * value * 2 + constant),
        misconception: 'power-sum',
        feedback: `You doubled ${value}. ${tex(`${letter}^2`)} means ${tex(`${letter} \\cdot ${letter}`)}: what is ${value} times ${value}?`,
      },
      {
        value: String(by * (value ** 2 + constant)),
        misconception: 'order-of-work',
        feedback: `You added ${constant} before you multiplied by ${by}. There are no parentheses, so multiplying comes first.`,
      },
      {
        value: String(Number(`${by}${value ** 2}`) + constant),
        misconception: 'glues-digits',
        feedback: `You wrote ${value ** 2} behind ${by}. But ${tex(sumTex([by, `${letter}^2`]))} means ${by} times the square.`,
      },
    ]),
    hints: [
      `The exponent belongs to ${tex(letter)} only. What is ${tex(`${letter}^2`)} when ${tex(letter)} is ${value}?`,
      `Work in this order: the power, then times ${by}, then plus ${constant}.`,
    ],
    solution: [
      `The power first: ${value} × ${value} = ${value ** 2}.`,
      `Then multiply: ${by} × ${value ** 2} = ${by * value ** 2}. Then add: ${by * value ** 2} + ${constant} = ${result}.`,
    ],
  }
}

function evaluateTwo(random: Random, letter: string, by: number, times: number): Item {
  const second = secondOf(letter)
  const values = [random.integer(4, 12), random.integer(2, 8)] as const
  const [one, other] = values
  const source = `${productTex(by, [1, letter], [times, second])} − ${sumTex([1, second])}`
  const inside = one + times * other
  const result = by * inside - other
  return {
    stem: `What is the value of ${tex(source)} when ${tex(`${letter} = ${one}`)} and ${tex(`${second} = ${other}`)}?`,
    ...number({ label: 'Value' }, { value: String(result) }, [
      {
        value: String(by * one + times * other - other),
        misconception: partOnly,
        feedback: `You multiplied only ${one} by ${by}. All that is in the parentheses is multiplied by ${by}.`,
      },
      {
        value: String(by * (one + times) * other - other),
        misconception: 'order-of-work',
        feedback: `In the parentheses you added ${one} and ${times} first. Multiply ${times} by ${other} before you add.`,
      },
      {
        value: String(by * (one + Number(`${times}${other}`)) - other),
        misconception: 'glues-digits',
        feedback: `You wrote ${other} behind ${times}. But ${tex(sumTex([times, second]))} means ${times} times ${tex(second)}.`,
      },
      {
        value: String(by * (inside - other)),
        misconception: 'order-of-work',
        feedback: `You took ${other} away before you multiplied by ${by}. It stands outside the parentheses, so it comes last.`,
      },
      {
        value: String(by * inside),
        misconception: 'lone-letter',
        feedback: `The product is right. One ${tex(second)} is still to be taken away.`,
      },
      {
        value: String(by * inside - one),
        misconception: 'swaps-roles',
        feedback: `At the end you took away ${one}. Which letter stands there, and what is its number?`,
      },
    ]),
    hints: [
      `Put ${one} for each ${tex(letter)} and ${other} for each ${tex(second)}. Keep the parentheses.`,
      `Begin inside the parentheses: ${tex(`${one} + ${times} \\cdot ${other}`)}. Multiply there before you add.`,
    ],
    solution: [
      `Inside the parentheses: ${times} × ${other} = ${times * other}, and ${one} + ${times * other} = ${inside}.`,
      `Multiply: ${by} × ${inside} = ${by * inside}.`,
      `Take away ${tex(second)}, which is ${other}: ${by * inside} − ${other} = ${result}.`,
    ],
  }
}

export const equivalentExpressions = defineSkill({
  id: 'equivalent-expressions',
  revision: 1,
  subject: 'math',
  gradeLevel: 6,
  strand: 'Expressions and equations',
  name: 'Equivalent expressions',
  description: 'Write, expand, factor and compare expressions with letters.',
  icon: 'expression',
  standards: ['6.EE.A.2', '6.EE.A.3', '6.EE.A.4'],
  prerequisites: ['numerical-expressions'],
  misconceptions: [
    {
      id: 'part-only',
      name: 'multiplies only one term',
      explanation:
        'A number before parentheses belongs to all that is in them. 3 groups of (x + 2) have 3 times x and 3 times 2.',
    },
    {
      id: 'unlike-terms',
      name: 'puts unlike terms together',
      explanation:
        'Terms can be put together only when they have the same letters. 4x and 3 stay two terms: 4x + 3.',
    },
    {
      id: 'adds-instead',
      name: 'adds where it must multiply',
      explanation: 'A number right before a letter or parentheses is multiplied, and not added.',
    },
    {
      id: 'loses-sign',
      name: 'loses the minus sign',
      explanation: 'What is taken away in each group is taken away in all of them. The sign stays.',
    },
    {
      id: 'lone-letter',
      name: 'does not count a letter alone',
      explanation: 'A letter alone counts as one of it: 4x + x is 5x.',
    },
    {
      id: 'power-sum',
      name: 'mixes up sums and powers',
      explanation: `${tex('x + x')} is ${tex('2x')}. Only multiplying makes a power: ${tex(String.raw`x \cdot x`)} is ${tex('x^2')}.`,
    },
    {
      id: 'vanishing-one',
      name: 'loses a term that is taken out whole',
      explanation: 'When a whole term is taken out, a 1 stays behind. Multiply out to see that it is needed.',
    },
    {
      id: 'swaps-roles',
      name: 'swaps the numbers of a story',
      explanation: 'Ask what each number counts: is it there once, or once for each?',
    },
    {
      id: 'glues-digits',
      name: 'writes the number behind',
      explanation: 'When x is 4, then 3x is 3 times 4. It is not 34.',
    },
    {
      id: 'order-of-work',
      name: 'works in the wrong order',
      explanation: 'Parentheses come first, then powers, then multiplying, then adding and subtracting.',
    },
    {
      id: 'one-value',
      name: 'tests only one number',
      explanation: 'Equivalent expressions agree for every number. One number that fits may be chance.',
    },
    {
      id: 'one-form',
      name: 'looks for one form only',
      explanation: 'The same value can be written as a sum, as a product and in another order.',
    },
    {
      id: 'stops-early',
      name: 'stops before the end',
      explanation: 'Read once more what is asked. A step on the way is not yet the answer.',
    },
  ],
  lesson: {
    idea: [
      'Two expressions are equivalent when they have the same value for every number that the letter stands for.',
      `${tex('3(x + 4)')} means 3 groups of ${tex('x + 4')}. Each group has an ${tex('x')} and a 4, so it is equivalent to ${tex('3x + 12')}. In the rectangle, both parts are 3 high.`,
      `Going back is called factoring: 3 divides both terms of ${tex('3x + 12')}, so it can be taken out.`,
      `Like terms have the same letters and can be put together: ${tex('5x + 2 + x')} is ${tex('6x + 2')}. A letter and a plain number stay apart.`,
    ],
    figure: {
      ...areaFigure(
        3,
        [
          { label: 'x', cell: '3x' },
          { label: '4', cell: '12' },
        ],
        null,
      ),
      description:
        'A rectangle that is 3 high is cut into two parts. The left part is x wide and has the area 3x. The right part is 4 wide and has the area 12.',
    },
    workedExample: { model: 'expand', level: 3 },
    words: [
      { word: 'term', meaning: 'A part of a sum, such as 3x or 12 in 3x + 12.' },
      { word: 'coefficient', meaning: 'The number right before a letter, such as 3 in 3x.' },
      { word: 'like terms', meaning: 'Terms with the same letters, such as 3x and 5x.' },
      { word: 'equivalent', meaning: 'Having the same value for every number.' },
      { word: 'factor', meaning: 'To write as a product; also a number or expression that is multiplied.' },
    ],
  },
  models: [expand, factor, writeStory, sameValue, findMistake, evaluate],
})
