import type { Text } from '@skills-center/messages/values'
import { letter } from '../build-item.ts'
import type { AnsweringTemplate, WrongTemplate } from '../form/item-template.ts'
import type { Worded, Words } from '../form/words.ts'
import type { KeyOf } from '../item.ts'
import type { MisconceptionId } from '../misconceptions/catalogue.ts'
import type { Random } from '../random.ts'

/** An option, a card, or a word for a gap; a wrong one has its misconception. */
export interface Offered {
  text: Words
  misconception?: string | null
  feedback?: Words
}

export const orderOf = (random: Random, count: number): number[] =>
  random.shuffle(Array.from({ length: count }, (_unused, place) => place))

/**
 * Draws again until the result fits. Draw a question's aim outside this loop, or rare cases would be replaced by common
 * ones.
 */
export function drawUntil<Drawn>(draw: () => Drawn, fits: (drawn: Drawn) => boolean, most = 2000): Drawn {
  for (let tries = 0; tries < most; tries += 1) {
    const drawn = draw()
    if (fits(drawn)) return drawn
  }
  throw new RangeError(`Nothing fits in ${most} draws`)
}

const wrongOf = (
  { misconception, feedback }: Omit<Offered, 'text'>,
  key: WrongTemplate['key'],
): WrongTemplate => {
  if (feedback === undefined) throw new TypeError('A wrong option needs feedback')
  return { misconception: misconception ?? null, key, feedback }
}

/** A choice among several options; the first is right, and `order` sets the order in which they appear. */
export function oneOf(order: readonly number[], options: readonly Offered[]): AnsweringTemplate {
  const option = (index: number): KeyOf<'choice'> => ({
    kind: 'choice',
    option: letter(order.indexOf(index)),
  })
  return {
    interaction: {
      kind: 'choice',
      options: order.map((index, place) => ({ id: letter(place), text: options[index]?.text ?? '' })),
    },
    key: option(0),
    wrongAnswers: options.flatMap((its, index) => (index === 0 ? [] : [wrongOf(its, option(index))])),
  }
}

type Told = Omit<Offered, 'text'>
/** What is offered, with the right one first: the text of each, and whose thinking each wrong one is, or all are. */
export const rightFirst = <Id>(
  right: Id,
  all: readonly Id[],
  text: (id: Id) => Words,
  told: Told | ((id: Id) => Told),
): Offered[] =>
  [right, ...all.filter((id) => id !== right)].map((id) => ({
    text: text(id),
    ...(id === right ? {} : typeof told === 'function' ? told(id) : told),
  }))

/** The choices for one part of a text; the first is right. */
export interface PartList {
  id: string
  label: Words
  order: readonly number[]
  parts: readonly Offered[]
}

/** A text built from parts: each gap is on its own line, after its label. */
export function builtOf(lists: readonly PartList[]): AnsweringTemplate {
  const placed = Object.fromEntries(lists.map(({ id, order }) => [id, letter(order.indexOf(0))]))
  return {
    interaction: {
      kind: 'inline-choice',
      parts: lists.flatMap(({ id, label }, index) => [
        ...(index === 0 ? [] : [{ text: ' ' }]),
        { text: label },
        { text: ' ' },
        { gap: id },
      ]),
      gaps: lists.map(({ id, label, order, parts }) => ({
        id,
        label,
        options: order.map((part, place) => ({ id: letter(place), text: parts[part]?.text ?? '' })),
      })),
    },
    key: { kind: 'inline-choice', placed },
    wrongAnswers: lists.flatMap(({ id, order, parts }) =>
      parts.flatMap((part, index) =>
        index === 0
          ? []
          : [
              wrongOf(part, {
                kind: 'inline-choice',
                placed: { ...placed, [id]: letter(order.indexOf(index)) },
                decisive: [id],
              }),
            ],
      ),
    ),
  }
}

/** A wrong value that a misconception leads to. */
export const slip = (value: number, misconception: MisconceptionId, feedback: Text) => ({
  value,
  misconception,
  feedback,
})

/** A number to type that is right within a tolerance. Wrong values inside the tolerance are dropped. */
export function numberOf(its: {
  label: Text
  /** The unit, printed after the field. */
  after?: Words
  value: number
  within?: number
  /** `near`: how far from the wrong value an answer still counts as this mistake, for readings that scatter. */
  slips: readonly (Omit<Offered, 'text'> & { value: number; near?: number })[]
}): AnsweringTemplate {
  const { label, value, within = 0 } = its
  const unit = its.after === undefined ? {} : { unit: its.after }
  const key = (of: number, off: number): Worded<KeyOf<'number'>> => ({
    kind: 'number',
    value: String(of),
    ...unit,
    ...(off === 0 ? {} : { within: String(off) }),
  })
  const kept = its.slips.filter(
    (each, index) =>
      Math.abs(each.value - value) > within &&
      its.slips.findIndex((other) => other.value === each.value) === index,
  )
  return {
    interaction: { kind: 'number', label, ...(its.after === undefined ? {} : { after: its.after }) },
    key: key(value, within),
    wrongAnswers: kept.map((each) => wrongOf(each, key(each.value, each.near ?? 0))),
  }
}
