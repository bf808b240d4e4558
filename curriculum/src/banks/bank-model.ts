import { rows as listed, type Text, type Values as MessageValues } from '@skills-center/messages/values'
import { letter, term as typedTerm } from '../build-item.ts'
import { built } from '../form/answering.ts'
import type { AnsweringTemplate, ItemTemplate } from '../form/item-template.ts'
import { defineModel, type ModelForm } from '../form/model.ts'
import { builtOf, type Offered, oneOf, orderOf } from '../shapes/answers.ts'
import type { Random } from '../random.ts'
import type { Thinking } from '../thinking.ts'
import type { BankCard } from './bank-card.ts'
import { say as sayBank } from './messages.gen.ts'

/** A compiled bank: generated from `*.bank.md` by `npm run content:types`. */
export interface Bank {
  say: (id: string, values: MessageValues) => Text
  cards: readonly BankCard[]
}

interface Values {
  card: string
  row: number
  order: number[]
  /** One per gap; for a sort, a single list; for steps, their display order. */
  orders?: number[][]
}

/** How a card is answered: choose an option, build a text, sort things, put steps in order, or type a term. */
type CardKind = 'choice' | 'build' | 'sort' | 'order' | 'term'
function kindOf({ lists, groups, steps, term }: BankCard): CardKind {
  if (term !== undefined) return 'term'
  if (steps !== undefined) return 'order'
  return groups === undefined ? (lists === undefined ? 'choice' : 'build') : 'sort'
}

/** A card beyond its standard says nothing about meeting the standard. */
const standardsOf = ({ standard, isBeyond }: BankCard): string[] => (isBeyond ? [] : [standard])

const partsOf = (count: number): number[] => Array.from({ length: count }, (_unused, at) => at)

/** The number of things shown at once. */
const maxThings = 5

const defaults = {
  choice: { thinking: 'explain', seconds: 35 },
  build: { thinking: 'explain', seconds: 50 },
  sort: { thinking: 'classify', seconds: 50 },
  order: { thinking: 'work backwards', seconds: 50 },
  term: { thinking: 'explain', seconds: 25 },
} as const

/** A model for conceptual questions of one kind from a bank. */
export function bankModel(
  id: string,
  { say, cards: all }: Bank,
  its: {
    kind?: CardKind
    thinking?: Thinking
    /** Figures by the names that cards use. */
    figures?: Readonly<Record<string, NonNullable<ItemTemplate['figure']>>>
  } = {},
): ModelForm<Values> {
  const { kind = 'choice', thinking = defaults[kind].thinking, figures = {} } = its
  const cards = all.filter((card) => kindOf(card) === kind)
  const cardOf = ({ card: name }: Values): BankCard => {
    const card = cards.find((each) => each.id === name)
    if (card === undefined) throw new RangeError(`No card ${name}`)
    return card
  }
  const standards = [...new Set(cards.flatMap(standardsOf))]
  return defineModel<Values>({
    id,
    thinking,
    seconds: defaults[kind].seconds,
    isBank: true,
    standards,
    // Most banks assess one standard; then their items need no list.
    ...(cards.every((card) => standardsOf(card).length === standards.length)
      ? {}
      : { standardsOf: (values) => standardsOf(cardOf(values)) }),
    draw(random, level) {
      const card = random.pick(cards.filter((each) => each.level === level))
      const row = card.rows === 0 ? -1 : random.integer(0, card.rows - 1)
      const order = orderOf(random, card.wrong.length + 1)
      if (card.lists !== undefined) {
        const orders = card.lists.map((wrong) => orderOf(random, wrong.length + 1))
        return { card: card.id, row, order, orders }
      }
      if (card.steps !== undefined) {
        return { card: card.id, row, order, orders: [mixed(random, card.steps)] }
      }
      if (card.groups === undefined) return { card: card.id, row, order }
      return {
        card: card.id,
        row,
        order,
        orders: sortedThings(card.groups, (count) => orderOf(random, count)),
      }
    },
    item(drawn) {
      const { card: name, row, order, orders = [] } = drawn
      const card = cardOf(drawn)
      const values = Object.fromEntries(
        row < 0 ? [] : card.slots.map((slot) => [slot, say(`${name}.row-${row}.${slot}`, {})]),
      )
      const write = (part: string): Text => say(`${name}.${part}`, values)
      const figure = card.figure === undefined ? undefined : figures[card.figure]
      if (card.figure !== undefined && figure === undefined) throw new RangeError(`No figure ${card.figure}`)
      return {
        stem: [write('question')],
        ...(figure === undefined ? {} : { figure }),
        ...answered(card, { order, orders, write }),
        hints: partsOf(card.hints).map((at) => write(`hint-${at}`)),
        solution: partsOf(card.why).map((at) => write(`why-${at}`)),
      }
    },
    task: ({ card }) => card,
  })
}

/** A random order that differs from the right one. */
function mixed(random: Random, count: number): number[] {
  const order = orderOf(random, count)
  return order.every((step, place) => step === place) ? mixed(random, count) : order
}

interface Shown {
  order: readonly number[]
  orders: readonly (readonly number[])[]
  write: (part: string) => Text
}

function answered(
  card: BankCard,
  { order, orders, write }: Shown,
): AnsweringTemplate & Pick<ItemTemplate, 'answer'> {
  const options = (name: string, wrong: readonly string[]): Offered[] => [
    { text: write(`${name}right`) },
    ...wrong.map((misconception, at) => ({
      text: write(`${name}wrong-${at}`),
      misconception,
      feedback: write(`${name}feedback-${at}`),
    })),
  ]
  const { lists, groups, steps, term } = card
  if (term !== undefined) return named(term, write)
  if (steps !== undefined) return ordered(card, orders[0] ?? [], write)
  if (groups !== undefined) return sorted(groups, orders, write)
  if (lists === undefined) return oneOf(order, options('', card.wrong))
  return builtOf(
    lists.map((wrong, at) => ({
      id: `list-${at}`,
      label: write(`list-${at}.label`),
      order: orders[at] ?? [],
      parts: options(`list-${at}.`, wrong),
    })),
  )
}

/** A term to type; similar words are recognized in both languages. */
const named = ({ right, near }: NonNullable<BankCard['term']>, write: Shown['write']): AnsweringTemplate =>
  built((word) =>
    typedTerm(
      { label: word(sayBank('term')) },
      { terms: right },
      near.map(({ misconception, terms }, at) => ({
        misconception,
        terms,
        feedback: word(write(`near-${at}`)),
      })),
    ),
  )

/** Steps to put in order; a wrong order is identified by two swapped steps. */
function ordered(
  { steps = 0, swaps = [] }: BankCard,
  shown: readonly number[],
  write: (part: string) => Text,
): AnsweringTemplate {
  const idOf = (step: number): string => letter(shown.indexOf(step))
  const right = partsOf(steps).map(idOf)
  return {
    interaction: {
      kind: 'order',
      options: shown.map((step, place) => ({ id: letter(place), text: write(`step-${step}`) })),
      first: sayBank('first'),
      last: sayBank('last'),
    },
    key: { kind: 'order', options: right },
    wrongAnswers: swaps.map(({ misconception, before: [later = 0, earlier = 0] }, at) => {
      const rest = right.filter((id) => id !== idOf(later))
      const swapped = rest.flatMap((id) => (id === idOf(earlier) ? [idOf(later), id] : [id]))
      return {
        misconception,
        key: { kind: 'order', options: swapped, before: [idOf(later), idOf(earlier)] },
        feedback: write(`swap-${at}`),
      }
    }),
  }
}

const isMatch = (groups: readonly (readonly string[])[]): boolean =>
  groups.every(({ length }) => length === 1)

/** Things, as [category, index in it]: some of each category, in random order; then the order of the categories. */
function sortedThings(
  groups: readonly (readonly string[])[],
  shuffled: (count: number) => number[],
): number[][] {
  const categories = shuffled(groups.length)
  const byGroup = groups.map((things, group) => shuffled(things.length).map((at) => [group, at]))
  // One of each category first, then random ones.
  const firsts = categories.flatMap((group) => byGroup[group]?.slice(0, 1) ?? [])
  const rest = byGroup.flatMap((things) => things.slice(1))
  const others = shuffled(rest.length).flatMap((at) => rest.slice(at, at + 1))
  const some = [...firsts, ...others].slice(0, maxThings)
  const targets = isMatch(groups) ? some.map(([group = 0]) => group) : partsOf(groups.length)
  return [targets.toSorted((one, other) => categories.indexOf(one) - categories.indexOf(other))].concat(
    shuffled(some.length).flatMap((at) => some.slice(at, at + 1)),
  )
}

/** Sort things into their categories, or match them if each category has one thing. */
function sorted(
  groups: readonly (readonly string[])[],
  [categories = [], ...things]: readonly (readonly number[])[],
  write: (part: string) => Text,
): AnsweringTemplate & Pick<ItemTemplate, 'answer'> {
  const kind = isMatch(groups) ? 'match' : 'sort'
  // The categories of a sort keep their order, because they may be a scale.
  const shown = kind === 'match' ? categories : categories.toSorted((one, other) => one - other)
  const idOf = (group: number): string => letter(shown.indexOf(group))
  const targets = shown.map((group) => ({ id: idOf(group), text: write(`group-${group}`) }))
  const cards = things.map(([group = 0, at = 0], place) => ({
    id: letter(place),
    text: write(`thing-${group}-${at}`),
  }))
  const placed = Object.fromEntries(things.map(([group = 0], place) => [letter(place), idOf(group)]))
  // Things may contain commas, so each is shown with its category.
  const answers = things.map(([group = 0, at = 0]) =>
    sayBank('place', { thing: write(`thing-${group}-${at}`), category: write(`group-${group}`) }),
  )
  return {
    interaction: kind === 'match' ? { kind, sources: cards, targets } : { kind, categories: targets, cards },
    key: { kind, placed },
    ...(kind === 'match' ? {} : { answer: sayBank('answer', { parts: listed(answers) }) }),
    wrongAnswers: things.flatMap(([group = 0, at = 0], place) =>
      shown
        .filter((other) => other !== group)
        .map((other) => ({
          misconception: groups[group]?.[at] ?? null,
          key: { kind, placed: { ...placed, [letter(place)]: idOf(other) }, decisive: [letter(place)] },
          feedback: write(`misplaced-${group}-${at}`),
        })),
    ),
  }
}
