import { numeral } from '@skills-center/messages/format-value'
import { tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { orderBy, sortedBy } from '../order-by/order-by.ts'
import { say } from './messages.gen.ts'

interface Ordered {
  cards: { form: 'equation' | 'multiple' | 'point'; rate: number; m: number }[]
  shuffle: number
}
const cardTex = ({ form, rate, m }: Ordered['cards'][number]): string =>
  form === 'point'
    ? `(${m}, ${numeral(tidy(m * rate))})`
    : form === 'multiple'
      ? `${m}y = ${numeral(tidy(m * rate))}x`
      : `y = ${numeral(rate)}x`

/** Points (level 1), equations and points (level 2), four of them with factors on both sides (level 3). */
export const orderConstants = (standards: readonly string[]): ModelForm<Ordered> =>
  defineModel<Ordered>({
    id: 'order-constants',
    thinking: 'compare',
    seconds: 70,
    standards,
    task: ({ cards }) => cards.map(({ form, rate }) => `${form} ${rate < 1}`).join(),
    draw(random, level) {
      const forms = (
        { 1: ['point'], 2: ['point', 'equation'], 3: ['point', 'equation', 'multiple'] } as const
      )[level]
      const count = level === 3 ? 4 : 3
      const rates = random.sample([0.5, 0.75, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 3.5, 4], count)
      return {
        cards: rates.map((rate, at) => ({
          form: forms[at % forms.length] ?? 'point',
          rate,
          m: random.pick([2, 3, 4, 5, 6, 8, 10, 12]),
        })),
        shuffle: random.integer(0, 1e9),
      }
    },
    fits: ({ cards }) => {
      const sizes = cards.map(({ form, rate, m }) => (form === 'equation' ? rate : tidy(m * rate)))
      return (
        cards.every(({ rate, m }) => Number.isInteger(tidy(2 * rate * m)) && m * rate !== 1) &&
        new Set(sizes).size === cards.length &&
        sortedBy(cards, ({ rate }) => rate).some(
          (each, at) => each !== sortedBy(cards, (card) => sizes[cards.indexOf(card)] ?? 0)[at],
        )
      )
    },
    minWrongAnswers: 1,
    item({ cards, shuffle }) {
      const things = cards.map((card) => ({ ...card, text: say('card', { card: tex(cardTex(card)) }) }))
      type Thing = (typeof things)[number]
      const hasEquations = cards.some(({ form }) => form !== 'point')
      return {
        stem: [say(hasEquations ? 'asks' : 'asks-pairs', { x: tex('x'), y: tex('y') })],
        ...orderBy<Thing>(shuffle, {
          things,
          by: ({ rate }) => rate,
          first: say('first'),
          last: say('last'),
          slips: [
            {
              by: ({ form, rate, m }) => (form === 'equation' ? rate : m * rate),
              misconception: 'proportion.amount-as-constant',
              feedback: say('amounts', { x: tex('x'), y: tex('y') }),
            },
            {
              by: ({ rate }) => -rate,
              misconception: 'rate.compares-upside-down',
              feedback: say('reversed'),
            },
          ],
        }),
        hints: [
          say('nudge', { x: tex('x'), y: tex('y') }),
          say(hasEquations ? 'hint' : 'hint-pairs', { x: tex('x'), y: tex('y') }),
        ],
        solution: [
          say('find', { x: tex('x'), y: tex('y') }),
          ...sortedBy(things, ({ rate }) => rate).map(({ text, rate }) => say('step', { card: text, rate })),
        ],
      }
    },
    solve: (item) =>
      solved.order(item, (text) => {
        const [, m = '1', y = '1'] = /\((\d+), ([\d.]+)\)/.exec(text) ?? /(\d*)y = ([\d.]+)x/.exec(text) ?? []
        return Number(y) / Number(m === '' ? 1 : m)
      }),
  })
