import { formatFraction } from '@skills-center/answers/rational'
import {
  answerForms,
  type AnswerOf,
  type AuthoredQuestion,
  type TypedAnswer,
  type TypedKind,
} from '@skills-center/contract/questions/authored'
import { type Answering, letter } from '../build-item.ts'
import { match, order, sort } from '../build-placed.ts'
import { judge } from '../check-response.ts'
import type { Key, WrongAnswer, WrittenInteraction } from '../item.ts'
import type { Random } from '../random.ts'
import { onNumberLine, ofPlot, onPlane } from './drawn-answers.ts'
import { fillAlgebra, fillPlain, fillText } from './fill-text.ts'
import { type Values, workOut } from './formula.ts'
import { inTable, inText } from './gaps-and-cells.ts'
import { ofParts, onParts } from './part-answers.ts'
import { refuseRepeats } from './repeats.ts'
import { AuthoringError, on } from './authoring-error.ts'
import { bare } from './written-numbers.ts'
import { say } from './messages.gen.ts'

const exactly = (formula: string, values: Values) => formatFraction(workOut(formula, values))

/** How a key's value is read, by kind of answer. */
export const readers: Record<TypedKind, (text: string, values: Values) => string> = {
  number: (text, values) => exactly(bare(text), values),
  quantity: (text, values) => exactly(bare(text), values),
  fraction: (text, values) => exactly(bare(text), values),
  expression: fillAlgebra,
  equation: fillAlgebra,
  inequality: fillAlgebra,
  coordinates: fillPlain,
  ratio: fillPlain,
  scientific: fillPlain,
  numbers: fillPlain,
}

const formOf = ({ kind, form }: TypedAnswer): string =>
  answerForms[kind].some((known) => known === form) ? form : answerForms[kind][0]

/** The variables in a key, which become keys on the student’s keypad. */
const lettersOf = (value: string): string[] =>
  [...new Set(value.replaceAll(/\\[a-z]+|sqrt|pi|\bor\b|\band\b/g, ' ').match(/[A-Za-z]/g))].slice(0, 6)

function keyOf(answer: TypedAnswer, value: string, values: Values): Key {
  const { kind, after, before } = answer
  const form = formOf(answer)
  const within =
    answer.within.trim() === ''
      ? {}
      : { within: on('answer.within', () => exactly(bare(answer.within), values)) }
  const printed = after !== '' ? { unit: after } : before === '$' ? { unit: before } : {}
  const written = {
    number: { kind, value, form, ...within, ...printed },
    quantity: { kind, value, unit: answer.unit.trim(), accept: form, ...within },
    fraction: { kind, value, form, ...(form === 'mixed' && { shownAs: 'mixed' }), ...printed },
    expression: { kind, value, form, ...printed },
    equation: { kind, value, form },
    inequality: { kind, value, form },
    coordinates: { kind, value },
    ratio: { kind, value, form },
    scientific: { kind, value, form, ...within, ...printed },
    numbers: {
      kind,
      values: /^(?:none|no solution)$/i.test(value.trim())
        ? []
        : value.split(/[,;]/).map((each) => each.trim()),
      order: form,
    },
  }
  // Each entry is the key of its kind, with a form from `answerForms`; TypeScript cannot connect them.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  return written[kind] as unknown as Key
}

function typed(answer: TypedAnswer, values: Values): Answering {
  const { kind, label, before, after } = answer
  if (answer.right.trim() === '') throw new AuthoringError('answer.right', say('answer-missing'))
  if (kind === 'quantity' && answer.unit.trim() === '')
    throw new AuthoringError('answer.unit', say('unit-missing'))
  const read = readers[kind]
  const value = on('answer.right', () => read(answer.right, values))
  const key = keyOf(answer, value, values)
  // Judge once now, so that an unreadable key becomes an error message to the author, not a failure later.
  on('answer.right', () => judge(key, { kind, text: '1' }))
  const field = {
    label: label.trim() === '' ? 'Your answer' : label,
    ...(before !== '' && { before }),
    ...(after !== '' && kind !== 'quantity' && { after }),
  }
  const hasLetters = kind === 'expression' || kind === 'equation' || kind === 'inequality'
  const interaction: WrittenInteraction = hasLetters
    ? { kind, ...field, letters: lettersOf(value) }
    : { kind, ...field }
  const wrongAnswers = answer.wrong.flatMap((wrong, index): WrongAnswer[] => {
    if (wrong.value.trim() === '') return []
    const path = `answer.wrong.${index}`
    const its = keyOf(
      answer,
      on(`${path}.value`, () => read(wrong.value, values)),
      values,
    )
    on(`${path}.value`, () => judge(its, { kind, text: '1' }))
    const feedback = on(`${path}.feedback`, () => fillText(wrong.feedback, values))
    return [{ misconception: `wrong-${index + 1}`, key: its, feedback }]
  })
  return { interaction, key, wrongAnswers }
}

function picked(answer: AnswerOf<'choice'> | AnswerOf<'choices'>, values: Values, random: Random): Answering {
  const { kind } = answer
  const path = (index: number) => `answer.options.${index}.text`
  const texts = answer.options.map(({ text }, index) => on(path(index), () => fillText(text, values)))
  if (texts.length < 2) throw new AuthoringError('answer.options', say('options-too-few'))
  refuseRepeats(texts, path)
  const right = answer.options.flatMap(({ isRight }, index) => (isRight ? [index] : []))
  if (right.length === 0) throw new AuthoringError('answer.options', say('right-option-missing'))
  if (kind === 'choice' && right.length > 1)
    throw new AuthoringError('answer.options', say('right-options-several'))
  const places = texts.map((_, index) => index)
  const shown = answer.keepsOrder ? places : random.shuffle(places)
  const id = (index: number) => letter(shown.indexOf(index))
  const ids = (wanted: readonly number[]) => wanted.map(id).toSorted()
  const keyFor = (wanted: readonly number[]): Key =>
    kind === 'choice' ? { kind, option: id(wanted[0] ?? 0) } : { kind, options: ids(wanted) }
  return {
    interaction: { kind, options: shown.map((index, at) => ({ id: letter(at), text: texts[index] ?? '' })) },
    key: keyFor(right),
    wrongAnswers: answer.options.flatMap(({ isRight, feedback }, index): WrongAnswer[] => {
      if (isRight) return []
      const slip = {
        misconception: `option-${index + 1}`,
        feedback: on(`answer.options.${index}.feedback`, () => fillText(feedback, values)),
      }
      if (kind === 'choice') return [{ ...slip, key: keyFor([index]) }]
      return [
        { ...slip, key: keyFor([...right, index]) },
        { ...slip, key: keyFor([index]) },
      ]
    }),
  }
}

type Placed = AnswerOf<'order' | 'match' | 'sort'>

function placed(answer: Placed, values: Values, random: Random): Answering {
  const fill = (text: string, path: string) => on(path, () => fillText(text, values))
  const slip = { misconception: 'misplaced', feedback: fill(answer.feedback, 'answer.feedback') }
  switch (answer.kind) {
    case 'order': {
      const path = (index: number) => `answer.items.${index}`
      const options = answer.items.map((text, index) => fill(text, path(index)))
      if (options.length < 3) throw new AuthoringError('answer.items', say('items-too-few'))
      refuseRepeats(options, path)
      const first = answer.first.trim() === '' ? 'First' : answer.first
      const last = answer.last.trim() === '' ? 'Last' : answer.last
      const wrong = [{ ...slip, order: options.toReversed() }]
      return order(random, { options, first, last, wrong })
    }
    case 'match': {
      const pairs = answer.pairs.map(({ source, target }, index) => ({
        source: fill(source, `answer.pairs.${index}.source`),
        target: fill(target, `answer.pairs.${index}.target`),
      }))
      if (pairs.length < 2) throw new AuthoringError('answer.pairs', say('pairs-too-few'))
      refuseRepeats(
        pairs.map(({ source }) => source),
        (index) => `answer.pairs.${index}.source`,
      )
      for (const [index, { target }] of pairs.entries())
        if (target.trim() === '') throw new AuthoringError(`answer.pairs.${index}.target`, say('empty'))
      const others = answer.others.map((text, index) => fill(text, `answer.others.${index}`))
      const shown = others.filter((text) => text.trim() !== '')
      if (new Set([...pairs.map(({ target }) => target), ...shown]).size < 2)
        throw new AuthoringError('answer.pairs', say('partners-alike'))
      return match(random, { pairs, others: shown, slip })
    }
    case 'sort': {
      const path = (index: number) => `answer.categories.${index}.text`
      const categories = answer.categories.map(({ text }, index) => fill(text, path(index)))
      if (categories.length < 2) throw new AuthoringError('answer.categories', say('categories-too-few'))
      refuseRepeats(categories, path)
      const cards = answer.categories.flatMap(({ cards: its }, at) =>
        its.map((card, index) => ({
          field: `answer.categories.${at}.cards`,
          text: fill(card, `answer.categories.${at}.cards.${index}`),
          category: categories[at] ?? '',
        })),
      )
      if (cards.length < 3 || cards.length > 10)
        throw new AuthoringError('answer.categories', say('card-count'))
      refuseRepeats(
        cards.map(({ text }) => text),
        (index) => cards[index]?.field ?? '',
      )
      return sort(random, { categories, cards, slip })
    }
  }
}

/** @throws AuthoringTrouble if the answer cannot be made from these values. */
export function answeringOf({ answer, figure }: AuthoredQuestion, values: Values, random: Random): Answering {
  if ('right' in answer) return typed(answer, values)
  switch (answer.kind) {
    case 'choice':
    case 'choices':
      return picked(answer, values, random)
    case 'order':
    case 'match':
    case 'sort':
      return placed(answer, values, random)
    case 'inline-choice':
      return inText(answer, values, random)
    case 'table':
      return inTable(answer, values, random)
    case 'number-line':
      return onNumberLine(answer, values)
    case 'coordinate-plane':
      return onPlane(answer, values)
    case 'plot':
      return ofPlot(answer, values)
    case 'label':
      return onParts(answer, figure, values, random)
    case 'hot-spot':
      return ofParts(answer, figure, values)
  }
}
