import { defineModel, type Level, type ModelForm, type Random, typed } from '#form'
import { percentBugs as bugs } from '#bugs/percents/percent-bugs.ts'
import {
  askedOf,
  drawPercents,
  isClearPercent,
  isMoney,
  percentInAll,
  type PercentStory,
  tellPercents,
} from '#situations/percent-changes/percent-changes.ts'
import { percentSteps } from '#solutions/percent-change/percent-change.ts'
import { say } from './messages.gen.ts'

/** A story that is answered with a number: dollars, things, or percents. */
const storyModel = (
  its: Pick<ModelForm<PercentStory>, 'id' | 'thinking' | 'seconds'> & {
    draw: (random: Random, level: Level) => PercentStory
  },
): ModelForm<PercentStory> =>
  defineModel<PercentStory>({
    ...its,
    standards: ['7.RP.A.3'],
    calculator: 'basic',
    bugs,
    task: (told) => `${told.story} ${told.asks} ${percentInAll(told) > 0}`,
    // A percent that is asked for ends.
    fits: (told) => isClearPercent(told) && (told.asks !== 'percent' || Number.isInteger(percentInAll(told))),
    item(values) {
      const { told, unit, answer } = tellPercents(values)
      const common = { label: say(`label.${values.asks}`), key: askedOf(values), bugs }
      const isPercent = values.asks === 'percent'
      const answering = isPercent
        ? typed(values, { ...common, after: '%', sign: 'either' })
        : typed(values, isMoney(values) ? { ...common, before: '$' } : { ...common, after: unit })
      return {
        stem: told,
        ...answering,
        ...(isPercent || isMoney(values) ? {} : { answer }),
        ...percentSteps(values),
      }
    },
  })

/** One change (level 1), two changes (level 2), and how far the end is from the start (level 3). */
export const newPrice = storyModel({
  id: 'new-price',
  thinking: 'use in a story',
  seconds: 60,
  draw: (random, level) =>
    level === 1
      ? drawPercents(random, 'once', 'new')
      : drawPercents(random, 'twice', level === 2 ? 'new' : 'gap'),
})

/** Of one change (level 1), of an estimate (level 2), of two changes (level 3). */
export const findPercent = storyModel({
  id: 'find-percent',
  thinking: 'compute',
  seconds: 60,
  draw: (random, level) =>
    drawPercents(random, ({ 1: 'once', 2: 'error', 3: 'twice' } as const)[level], 'percent'),
})

/** From the change (level 1), from the new amount (level 2), before two changes (level 3). */
export const findOriginal = storyModel({
  id: 'find-original',
  thinking: 'work backwards',
  seconds: 70,
  draw: (random, level) =>
    drawPercents(random, level === 3 ? 'twice' : 'once', level === 1 ? 'whole' : 'start'),
})
