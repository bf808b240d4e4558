import { expandingBugs } from '../../bugs/expressions/expression-bugs.ts'
import { letters } from '../../equations/one-step.ts'
import { collectedTex, coprime, type Grouped, groupedTex, secondLetter } from '../../expressions/groups.ts'
import { productTex, sumTex } from '../../math/sums-of-terms.ts'
import type { Random } from '../../random.ts'
import { drawCards, isSorted, type Sorted } from './equivalents.ts'

/** Equivalent and other forms of a product. */
export function drawProductForms(random: Random): Sorted {
  const letter = random.pick(letters)
  const [by, slope, constant] = [random.integer(2, 6), random.integer(2, 6), random.integer(2, 9)]
  const its: Grouped = { letter, by, slope, constant, more: 0, added: 0, shown: 'group' }
  const [source, many, ones] = [groupedTex(its), by * slope, by * constant]
  const start = random.integer(1, many - 1)
  const same = [
    collectedTex(its),
    sumTex([ones, ''], [many, letter]),
    productTex(by, [constant, ''], [slope, letter]),
    sumTex([start, letter], [ones, ''], [many - start, letter]),
    String.raw`(${sumTex([slope, letter], [constant, ''])}) \cdot ${by}`,
  ]
  const other = expandingBugs.flatMap(({ id, answer: answerOf }) => {
    const got = answerOf(its)
    return got === null || !isSorted(id) ? [] : [{ text: got.replaceAll('+', ' + '), misconception: id }]
  })
  return {
    source,
    simple: collectedTex(its),
    cards: drawCards(random, source, same, other),
    shuffle: random.integer(0, 1e9),
  }
}

/** Sums of like terms with two variables. */
export function drawTwoLetters(random: Random): Sorted {
  const letter = random.pick(letters)
  const second = secondLetter(letter)
  const by = random.integer(2, 5)
  const [xs, ys] = coprime(random, 5)
  const [many, others, less] = [by * xs, by * ys, random.integer(1, by * xs - 1)]
  const isMinus = random.chance(0.4)
  const source = isMinus
    ? sumTex([many + less, letter], [others, second], [-less, letter])
    : sumTex([less, letter], [others, second], [many - less, letter])
  const simple = sumTex([many, letter], [others, second])
  const same = [
    simple,
    sumTex([others, second], [many, letter]),
    productTex(by, [xs, letter], [ys, second]),
    productTex(by, [ys, second], [xs, letter]),
  ]
  const other: Sorted['cards'] = [
    { text: sumTex([many + others, `${letter}${second}`]), misconception: 'expression.unlike-terms' },
    isMinus
      ? { text: sumTex([many + 2 * less, letter], [others, second]), misconception: 'equation.loses-sign' }
      : { text: sumTex([many, `${letter}^2`], [others, second]), misconception: 'expression.sum-as-power' },
    { text: productTex(by, [xs, letter], [others, second]), misconception: 'expression.factors-one-term' },
    { text: productTex(by, [many, letter], [ys, second]), misconception: 'expression.factors-one-term' },
  ]
  return {
    source,
    simple,
    cards: drawCards(random, source, same, other),
    shuffle: random.integer(0, 1e9),
  }
}
