import { defineModel, type Level, type ModelForm, numbersIn, solved, typed } from '#form'
import { percentPartBugs as bugs } from '#bugs/percent-parts/percent-part-bugs.ts'
import {
  drawPercentOf,
  isFinePercent,
  partOf,
  percentAnswer,
  type PercentKind,
  type PercentOf,
  percentTask,
  restOf,
} from '#percents/percent-of.ts'
import {
  drawPercentPart,
  type PercentPart,
  tellPercentPart,
} from '#situations/percent-parts/percent-parts.ts'
import { percentOfSteps } from '#solutions/percent-of/percent-of.ts'
import { say } from './messages.gen.ts'

const kindAt: Record<Level, PercentKind> = { 1: 'easy', 2: 'any', 3: 'odd' }

/** A question in numbers alone: simple percents (level 1), all others (level 2), over 100% or under 1% (level 3). */
const bare = (
  id: 'find-part' | 'find-whole' | 'find-percent',
  asks: 'part' | 'whole' | 'percent',
  solves: (one: number, other: number) => number,
): ModelForm<PercentOf> =>
  defineModel<PercentOf>({
    id,
    thinking: asks === 'whole' ? 'work backwards' : 'compute',
    seconds: 50,
    standards: ['6.RP.A.3c'],
    bugs,
    task: percentTask,
    draw: (random, level) => drawPercentOf(random, asks, kindAt[level]),
    fits: (its) => isFinePercent(its, asks === 'part' ? 1 : 0),
    item(its) {
      const shown = { percent: its.percent, whole: its.whole, part: partOf(its) }
      return {
        stem: [say(`bare.${asks}`, shown)],
        ...typed(its, {
          label: say('label'),
          ...(asks === 'percent' ? { after: '%' } : {}),
          key: percentAnswer(its),
          bugs,
        }),
        ...percentOfSteps(its),
      }
    },
    solve({ stem }) {
      const [one = 0, other = 0] = numbersIn(stem).map(({ value }) => value)
      return solved.number(solves(one, other))
    },
  })

export const findPart = bare('find-part', 'part', (percent, whole) => (percent * whole) / 100)
export const findWhole = bare('find-whole', 'whole', (part, percent) => (100 * part) / percent)
export const findPercent = bare('find-percent', 'percent', (part, whole) => (100 * part) / whole)

const askedAt = { 1: ['part'], 2: ['whole', 'percent'], 3: ['all'] } as const

/** The part (level 1), the whole or the percent (level 2), the whole from what is left (level 3). */
export const story = defineModel<PercentPart>({
  id: 'story',
  thinking: 'use in a story',
  seconds: 70,
  standards: ['6.RP.A.3c'],
  bugs,
  task: (its) => `${its.story} ${its.asks}`,
  draw: (random, level) => drawPercentPart(random, random.pick(askedAt[level])),
  fits: (its) => isFinePercent(its) && Math.min(partOf(its), Math.abs(restOf(its))) > 2,
  item(its) {
    const { told, unit, answer } = tellPercentPart(its)
    const common = { label: say('label'), key: percentAnswer(its), bugs }
    return {
      stem: [told],
      ...(its.asks === 'percent'
        ? typed(its, { ...common, after: '%' })
        : { ...typed(its, { ...common, after: unit }), answer }),
      ...percentOfSteps(its),
    }
  },
})
