import { defineModel, mathIn, numbersIn, type Random, solved, tex, type Text, tidy } from '#form'
import { numeral } from '@skills-center/messages/format-value'
import { pairShown } from '#figures/proportional/proportional-figures.ts'
import type { MisconceptionId } from '#misconceptions/catalogue.ts'
import { orderBy, sortedBy } from '#shapes/order-by/order-by.ts'
import { sortCards } from '#shapes/sort-cards/sort-cards.ts'
import {
  allRates,
  type SceneId,
  sceneOf,
  someScene,
  tell,
  unitsOf,
  xOf,
  yOf,
} from '#situations/proportional/proportional.ts'
import {
  drawShown,
  equationTex,
  figureOf,
  handyAmounts,
  type Level,
  perUnit,
  type Shown,
  standards,
} from './rates.ts'
import { say } from './messages.gen.ts'

/** A relationship in one form; `x` is the amount that is told. */
interface Told {
  form: 'equation' | 'pair' | 'unit' | 'point'
  rate: number
  x: number
}
const cardOf = (scene: SceneId, { form, rate, x }: Told): Text => {
  const y = tidy(rate * x)
  if (form === 'equation') return say('card.equation', { equation: tex(equationTex(scene, rate)) })
  if (form === 'unit') return say('card.unit', { rate: numeral(rate), per: perUnit(scene) })
  if (form === 'pair') return say('card.pair', { x: xOf(scene, x), y: yOf(scene, y) })
  return say('card.point', { start: tex('(0, 0)'), point: tex(`(${x}, ${numeral(y)})`) })
}
/** The rate of a card, in either language. */
function rateOf(card: string): number {
  const [last = ''] = mathIn(card).slice(-1)
  const equation = /^[a-z] = ([\d.]+)[a-z]$/.exec(last)?.[1]
  if (equation !== undefined) return Number(equation)
  const [x = 1, y = 1] = numbersIn(last === '' ? card : last).map(({ value }) => value)
  return last === '' && numbersIn(card).length === 1 ? x : y / x
}
/** What the letters mean, where a card shows an equation. */
function lettersText(scene: SceneId, told: readonly Told[]): Text[] {
  const [across, up] = sceneOf(scene).letters
  return told.some(({ form }) => form === 'equation')
    ? [say('letters', { across: tex(across), up: tex(up), ...unitsOf(scene) })]
    : []
}
/** A card that tells the rate is its own step. */
const stepOf = (scene: SceneId, told: Told): Text =>
  told.form === 'unit'
    ? say('order.stays', { rate: numeral(told.rate), per: perUnit(scene) })
    : say('order.step', { text: cardOf(scene, told), rate: numeral(told.rate), per: perUnit(scene) })
const seen = ({ form, rate, x }: Told): number => (form === 'equation' || form === 'unit' ? rate : rate * x)
function drawTold(random: Random, scene: SceneId, rate: number, form: Told['form']): Told {
  return { form, rate, x: handyAmounts(random, scene, rate, 1)[0] ?? 2 }
}

interface Ordered {
  scene: SceneId
  told: Told[]
  shuffle: number
}
const formsAt: Record<Level, readonly Told['form'][]> = {
  1: ['unit', 'pair', 'equation'],
  2: ['unit', 'pair', 'equation', 'point'],
  3: ['pair', 'pair', 'point', 'point'],
}
/** Three forms (level 1), a graph told by a point as well (level 2), no rate told (level 3). */
export const orderRates = defineModel<Ordered>({
  id: 'order-rates',
  thinking: 'compare',
  seconds: 75,
  standards,
  task: ({ scene, told }) =>
    `${scene} ${told
      .map(({ form }) => form)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const scene = someScene(random)
    const forms = formsAt[level]
    const rates = random.sample(allRates(scene), forms.length)
    return {
      scene,
      told: forms.map((form, at) => drawTold(random, scene, rates[at] ?? 1, form)),
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: ({ told }) =>
    new Set(told.map(({ rate }) => rate)).size === told.length && told.every(({ rate }) => rate > 1),
  minWrongAnswers: 1,
  item({ scene, told, shuffle }) {
    const things = told.map((each) => ({ each, text: cardOf(scene, each) }))
    type Thing = (typeof things)[number]
    const by = ({ each }: Thing): number => each.rate
    return {
      stem: [
        tell.about(scene),
        say('order.told', unitsOf(scene)),
        ...lettersText(scene, told),
        say('order.asks'),
      ],
      ...orderBy<Thing>(shuffle, {
        things,
        by,
        first: say('order.least'),
        last: say('order.most'),
        slips: [
          {
            by: ({ each }) => seen(each),
            misconception: 'rate.one-quantity',
            feedback: say('order.slip.one'),
          },
          {
            by: ({ each }) => -each.rate,
            misconception: 'rate.compares-upside-down',
            feedback: say('order.slip.reversed'),
          },
        ],
      }),
      hints: [say('order.nudge', unitsOf(scene)), say('order.think'), say('order.hint', unitsOf(scene))],
      solution: [
        say('order.find', unitsOf(scene)),
        ...sortedBy(things, by).map(({ each }) => stepOf(scene, each)),
      ],
    }
  },
  solve: (shown) => solved.order(shown, rateOf),
})

interface Sorted extends Shown {
  told: Told[]
  shuffle: number
}
const slips: Record<Told['form'], MisconceptionId> = {
  equation: 'graph.counts-squares',
  unit: 'graph.counts-squares',
  pair: 'rate.one-quantity',
  point: 'graph.height-for-slope',
}
const placeOf = (rate: number, than: number): number =>
  Math.abs(rate - than) < 1e-9 ? 1 : rate < than ? 0 : 2

/** Rates and equations beside a graph (level 1), pairs as well (level 2), pairs and points (level 3). */
export const steeperOrNot = defineModel<Sorted>({
  id: 'steeper-or-not',
  thinking: 'classify',
  seconds: 75,
  standards,
  task: ({ scene, told }) =>
    `${scene} ${told
      .map(({ form }) => form)
      .toSorted()
      .join()}`,
  draw(random, level) {
    const its = drawShown(random, 'graph')
    const rates = allRates(its.scene)
    const [less, more] = [rates.filter((rate) => rate < its.rate), rates.filter((rate) => rate > its.rate)]
    const pick = (from: readonly number[]): number => (from.length > 0 ? random.pick(from) : its.rate)
    const forms = ({ 1: ['unit', 'equation'], 2: ['equation', 'pair'], 3: ['pair', 'point'] } as const)[level]
    const told = [pick(less), its.rate, pick(more), random.pick(rates)].map((rate) =>
      drawTold(random, its.scene, rate, random.pick(forms)),
    )
    return { ...its, told, shuffle: random.integer(0, 1e9) }
  },
  fits: (its) =>
    its.rate > 1 &&
    new Set(its.told.map(({ rate }) => placeOf(rate, its.rate))).size === 3 &&
    new Set(
      its.told.map(
        ({ form, rate, x }) => `${form} ${rate} ${form === 'equation' || form === 'unit' ? '' : x}`,
      ),
    ).size === 4 &&
    its.told.every(({ form, x }) => (form !== 'pair' && form !== 'point') || x !== its.pair?.across),
  item(its) {
    const { scene, rate, told, shuffle, pair } = its
    return {
      stem: [tell.about(scene), say('sort.told'), ...lettersText(scene, told), say('sort.asks')],
      ...figureOf(its),
      ...sortCards({
        shuffle,
        categories: (['less', 'same', 'more'] as const).map((id) => say(`sort.${id}`)),
        cards: told.map((each) => ({
          text: cardOf(scene, each),
          place: placeOf(each.rate, rate),
          elsewhere: {
            misconception: slips[each.form],
            feedback: say(`sort.slip.${each.form === 'unit' ? 'equation' : each.form}`),
          },
        })),
        slip: { misconception: 'graph.counts-squares', feedback: say('sort.slip.equation') },
      }),
      hints: [say('sort.nudge'), say('slope.think.graph'), say('order.hint', unitsOf(scene))],
      solution: [
        say('sort.find', {
          x: xOf(scene, pair?.across ?? 1),
          y: yOf(scene, pair?.up ?? 1),
          rate: numeral(rate),
          per: perUnit(scene),
        }),
        ...told.map((each) => stepOf(scene, each)),
      ],
    }
  },
  solve(shown) {
    const [x, y] = pairShown(shown.figure)
    return solved.sort(shown, (card) => placeOf(rateOf(card), y / x))
  },
})
