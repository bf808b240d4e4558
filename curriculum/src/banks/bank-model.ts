import type { Level } from '@skills-center/contract/ids'
import type { Text, Values as MessageValues } from '@skills-center/messages/values'
import { defineModel, type ModelForm } from '../form/model.ts'
import { oneOf, orderOf } from '../shapes/answers.ts'

/** A card without words; its texts are messages named by its id. */
export interface BankCard {
  id: string
  level: Level
  standard: string
  isBeyond: boolean
  slots: readonly string[]
  rows: number
  /** Misconceptions of its wrong options. */
  wrong: readonly string[]
  hints: number
  why: number
}

/** A compiled bank: what `npm run content:types` writes from `*.bank.md`. */
export interface Bank {
  say: (id: string, values: MessageValues) => Text
  cards: readonly BankCard[]
}

interface Values {
  card: string
  row: number
  order: number[]
}

const partsOf = (count: number): number[] => Array.from({ length: count }, (_unused, at) => at)

/** Conceptual questions from a bank. */
export const bankModel = (id: string, { say, cards }: Bank): ModelForm<Values> =>
  defineModel<Values>({
    id,
    thinking: 'explain',
    seconds: 35,
    standards: [...new Set(cards.map(({ standard }) => standard))],
    draw(random, level) {
      const card = random.pick(cards.filter((each) => each.level === level))
      return {
        card: card.id,
        row: card.rows === 0 ? -1 : random.integer(0, card.rows - 1),
        order: orderOf(random, card.wrong.length + 1),
      }
    },
    item({ card: name, row, order }) {
      const card = cards.find((each) => each.id === name)
      if (card === undefined) throw new RangeError(`No card ${name}`)
      const values = Object.fromEntries(
        row < 0 ? [] : card.slots.map((slot) => [slot, say(`${name}.row-${row}.${slot}`, {})]),
      )
      const its = (part: string): Text => say(`${name}.${part}`, values)
      return {
        stem: [its('question')],
        ...oneOf(order, [
          { text: its('right') },
          ...card.wrong.map((misconception, at) => ({
            text: its(`wrong-${at}`),
            misconception,
            feedback: its(`feedback-${at}`),
          })),
        ]),
        hints: partsOf(card.hints).map((at) => its(`hint-${at}`)),
        solution: partsOf(card.why).map((at) => its(`why-${at}`)),
      }
    },
    task: ({ card }) => card,
  })
