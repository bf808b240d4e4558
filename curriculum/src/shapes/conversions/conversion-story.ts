import { tex } from '@skills-center/messages/values'
import { bug, tidy } from '../../bugs/bug.ts'
import { typed } from '../../form/answering.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import {
  type Converted,
  convertedAnswer,
  convertedUnits,
  drawConverted,
  smallAmount,
  tellConverted,
} from '../../situations/conversions/conversions.ts'
import { quantity } from '../../units/units.ts'
import { numeral } from '../../wording.ts'
import { typedQuantity } from '../quantity/quantity.ts'
import { unitsOf } from './conversions.ts'
import { say } from './messages.gen.ts'

// Worked by hand: 6 gallons are 96 cups, 24 parts of 4 cups; after 5 parts 76 cups are left.
const juice: Converted = { story: 'juice', asks: 'parts', amount: 6, each: 4, used: 5 }
const storyBugs = [
  bug<Converted>({
    id: 'unit.no-conversion',
    answer: ({ asks, amount, each }) => (asks === 'parts' ? [tidy(amount * 10), each * 10] : null),
    feedback: () => say('story.none'),
    example: [juice, [60, 40]],
  }),
  bug<Converted>({
    id: 'unit.stops-early',
    answer: (its) => (its.asks === 'total' ? null : smallAmount(its)),
    feedback: () => say('story.early'),
    example: [juice, 96],
  }),
  bug<Converted>({
    id: 'unit.wrong-operation',
    answer: (its) =>
      its.asks === 'total'
        ? [tidy(its.amount * 10), convertedUnits(its).factor * 10]
        : its.asks === 'parts'
          ? tidy(smallAmount(its) * its.each)
          : null,
    feedback: ({ asks }) => say(asks === 'parts' ? 'story.multiplies' : 'story.divides'),
    example: [juice, 384],
  }),
  bug<Converted>({
    id: 'unit.stops-early',
    answer: ({ asks, each, used }) => (asks === 'left' ? each * used : null),
    feedback: () => say('story.used'),
    example: [{ ...juice, asks: 'left' }, 20],
  }),
  bug<Converted>({
    id: 'unit.place-off',
    answer: (its) => (its.asks === 'total' ? tidy(smallAmount(its) / 10) : null),
    feedback: (its) => say('story.place', unitsOf({ ...convertedUnits(its), system: 'metric' })),
    example: [{ ...juice, asks: 'total' }, 9.6],
  }),
]
/** The amount in small units (level 1), the number of parts (level 2), the remainder (level 3). */
export const conversionStory = (standards: readonly string[]): ModelForm<Converted> =>
  defineModel<Converted>({
    id: 'story',
    thinking: 'use in a story',
    seconds: 75,
    standards,
    bugs: storyBugs,
    task: ({ story, asks }) => `${story} ${asks}`,
    draw: (random, level) => drawConverted(random, ({ 1: 'total', 2: 'parts', 3: 'left' } as const)[level]),
    // At most four digits, not counting zeros at the end.
    fits: (its) =>
      Number.isInteger(convertedAnswer(its)) &&
      convertedAnswer(its) > its.each &&
      String(convertedAnswer(its)).replace(/0+$/, '').length <= 4,
    item(its) {
      const { asks, amount, each, used } = its
      const units = convertedUnits(its)
      const total = smallAmount(its)
      const first = say('way.multiply', {
        equation: tex(String.raw`${numeral(amount)} \times ${numeral(units.factor)} = ${numeral(total)}`),
      })
      const common = { label: say('label'), bugs: storyBugs }
      const key = convertedAnswer(its)
      return {
        stem: [tellConverted(its)],
        ...(asks === 'parts'
          ? typed(its, { ...common, key })
          : typedQuantity(its, { ...common, right: quantity(key, units.small) })),
        hints: [
          say('story.nudge', { small: quantity(2, units.small) }),
          say(`story.hint.${asks}`, unitsOf({ ...units, system: 'metric' })),
        ],
        solution: [
          ...(asks === 'total' ? [say('way.fact', unitsOf({ ...units, system: 'metric' }))] : []),
          first,
          ...(asks === 'parts'
            ? [
                say('story.parts', {
                  equation: tex(String.raw`${numeral(total)} \div ${numeral(each)} = ${numeral(key)}`),
                }),
              ]
            : []),
          ...(asks === 'left'
            ? [
                say('story.taken', {
                  equation: tex(String.raw`${used} \times ${numeral(each)} = ${numeral(used * each)}`),
                }),
                say('story.left', {
                  equation: tex(`${numeral(total)} − ${numeral(used * each)} = ${numeral(key)}`),
                }),
              ]
            : []),
        ],
      }
    },
  })
