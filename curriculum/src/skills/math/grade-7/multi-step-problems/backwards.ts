import { bug, defineModel, money, solved, tex, tidy, typed } from '#form'
import {
  dollars,
  drawSpend,
  f,
  factorTex,
  fair,
  g,
  isCents,
  isClear,
  partText,
  readMoney,
  restOf,
  type Spend,
} from './money.ts'
import { say } from './messages.gen.ts'

const standards = ['7.EE.B.3']
const { raw } = String

/** The same stories from the end: the total is asked. */
interface Back extends Spend {
  left: number
}
const backLeft = (its: Spend): number =>
  ({
    1: its.total * (1 - f(its)),
    2: its.total * (1 - f(its)) - its.cost,
    3: its.total * (1 - f(its)) * (1 - g(its)),
  })[its.level]

// Worked by hand: $45 is left after 1/4 is used, so it was $60. Adding 1/4 of $45 gives $56.25; $45 ÷ 1/4 is $180.
const back: Back = { ...fair, total: 6000, left: 4500 }
const backBugs = [
  bug<Back>({
    id: 'percent.wrong-whole',
    answer: (its) =>
      dollars({ 1: its.left, 2: its.left + its.cost, 3: its.left * (1 + g(its)) }[its.level] * (1 + f(its))),
    feedback: () => say('back.slip.whole'),
    example: [back, 56.25],
  }),
  bug<Back>({
    id: 'percent.part-for-rest',
    answer: (its) =>
      its.level === 3 ? null : [its.left + (its.level === 2 ? its.cost : 0), tidy(100 * f(its))],
    feedback: () => say('back.slip.part'),
    example: [back, [4500, 25]],
  }),
  bug<Back>({
    id: 'percent.stops-early',
    answer: (its) =>
      ({ 1: null, 2: dollars(its.left + its.cost), 3: dollars(its.total * (1 - f(its))) })[its.level],
    feedback: () => say('back.slip.stops'),
    example: [{ ...back, level: 2, cost: 500, left: 4000 }, 45],
  }),
  bug<Back>({
    id: 'operations.groups-wrong',
    answer: (its) =>
      its.level === 2 ? [its.left + its.cost * (1 - f(its)), tidy(100 * (1 - f(its)))] : null,
    feedback: () => say('back.slip.order'),
    example: [{ ...back, level: 2, cost: 500, left: 4000 }, [4375, 75]],
  }),
]

/** Back from one part (level 1), from a part and a cost (level 2), from two parts (level 3). */
export const backwards = defineModel<Back>({
  id: 'how-much-at-first',
  thinking: 'work backwards',
  seconds: 90,
  standards,
  bugs: backBugs,
  task: ({ scene, level, first }) => `${scene} ${level} ${first.form}`,
  draw(random, level) {
    const its = drawSpend(random, level)
    return { ...its, left: backLeft(its) }
  },
  fits: (its) =>
    isClear({ ...its, level: its.level === 3 ? 2 : 1 }) &&
    isCents(its.left) &&
    Number.isInteger(its.left / 25),
  item(its) {
    const { scene, level, total, cost, left, first, second } = its
    const rest = total * (1 - f(its))
    const b = say(`scene.${scene}.b`)
    return {
      stem: [
        say(`scene.${scene}.some`),
        say('spend.first', { part: partText(first), a: say(`scene.${scene}.a`) }),
        ...(level === 2 ? [say('spend.cost', { cost: money(cost), b })] : []),
        ...(level === 3 ? [say('spend.rest', { part: partText(second), b })] : []),
        say('back.left', { left: money(left) }),
        say('back.asks'),
      ],
      ...typed(its, { label: say('back.label'), before: '$', key: dollars(total), bugs: backBugs }),
      answer: say('guess.money', { of: money(total) }),
      hints: [say(`back.nudge.${level === 1 ? 'one' : 'two'}`), say('back.think'), say(`back.hint.${level}`)],
      solution: [
        ...(level === 2
          ? [
              say('back.step.cost', {
                equation: tex(`${dollars(left)} + ${dollars(cost)} = ${dollars(rest)}`),
              }),
            ]
          : []),
        ...(level === 3
          ? [
              say('back.step.part', {
                part: partText(restOf(second)),
                equation: tex(raw`${dollars(left)} \div ${factorTex(restOf(second))} = ${dollars(rest)}`),
              }),
            ]
          : []),
        ...(level === 1
          ? [say('back.step.keep', { part: partText(first), rest: partText(restOf(first)) })]
          : []),
        say('back.step.part', {
          part: partText(restOf(first)),
          equation: tex(raw`${dollars(rest)} \div ${factorTex(restOf(first))} = ${dollars(total)}`),
        }),
      ],
    }
  },
  solve({ stem }) {
    const { parts, amounts } = readMoney(stem)
    const [first = 0, second = 0] = parts
    const left = amounts.reduce((sum, each) => sum + each, 0)
    return solved.number(left / ((1 - first) * (1 - second)))
  },
})
