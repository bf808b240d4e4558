import { defineModel, typed } from '#form'
import {
  apartOf,
  type Overlap,
  overlapBugs,
  overlapOf,
  samplesAnswer,
  samplesBugs,
  type TwoSamples,
} from '#bugs/comparing/comparing-bugs.ts'
import { axisLabel, boxFigure, groupName } from '#data-sets/data-sets.ts'
import { drawCenters } from '#data-sets/sample-centers.ts'
import { overlapShown, samplesShown } from '#data-sets/samples-shown.ts'
import { ascending, distancesOf, meanOf, medianOf, sumOf } from '#data-sets/measures.ts'
import { areShifted, drawBoxes, drawTwoSamples, twoDotsFigure, twoTold } from '#data-sets/two-samples.ts'
import { say } from './messages.gen.ts'

/** Dots in the overlap (level 1), its length (level 2), the overlap of two boxes (level 3). */
export const overlap = defineModel<Overlap>({
  id: 'overlap',
  thinking: 'read a figure',
  seconds: 60,
  standards: ['7.SP.B.3'],
  bugs: overlapBugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw: (random, level) => ({
    ...drawTwoSamples(random, random.integer(8, 11), random.integer(3, 7)),
    fives: drawBoxes(random, random.integer(2, 5)),
    asks: ({ 1: 'dots', 2: 'length', 3: 'boxes' } as const)[level],
  }),
  fits: (its) => overlapOf(its) > 1 && areShifted(its.asks === 'boxes' ? its.fives : its.data),
  item(its) {
    const { topic, asks, data, fives } = its
    const [[a, b], key] = [data, overlapOf(its)]
    const isBoxes = asks === 'boxes'
    const terms = {
      from: isBoxes ? fives[1][1] : Math.min(...b),
      to: isBoxes ? fives[0][3] : Math.max(...a),
      key,
    }
    return {
      stem: [twoTold(topic), say(`overlap.asks.${asks}`)],
      figure: isBoxes ? boxFigure(topic, [0, 50], fives) : twoDotsFigure(topic, data),
      ...typed(its, { label: say(`overlap.label.${asks}`), key, bugs: overlapBugs }),
      hints: [say(`overlap.nudge.${asks}`), say(`overlap.hint.${asks}`)],
      solution: [say(`overlap.ends.${asks}`, terms), say(`overlap.so.${asks}`, terms)],
    }
  },
  solve: overlapShown,
})

/** The difference of medians (level 1), of means (level 2), and as a multiple of the mean absolute deviation (level 3). */
export const sampleCenters = defineModel<TwoSamples>({
  id: 'sample-centers',
  thinking: 'use in a story',
  seconds: 90,
  standards: ['7.SP.B.4'],
  bugs: samplesBugs,
  task: ({ topic, asks }) => `${topic} ${asks}`,
  draw: drawCenters,
  fits: (its) => apartOf(its) > 1 && its.data.flat().every((each) => Number.isInteger(each) && each >= 0),
  item(its) {
    const { topic, asks, data, mad } = its
    const [a, b] = data
    const of = asks === 'medians' ? medianOf : meanOf
    const [low, high] = [of(a), of(b)]
    const list = (values: number[]) => ascending(values).join(', ')
    const terms = {
      n: a.length,
      low,
      high,
      gap: apartOf(its),
      mad,
      a: list(a),
      b: list(b),
      totalA: sumOf(a),
      totalB: sumOf(b),
      distances: distancesOf(a).join(', '),
      far: sumOf(distancesOf(a)),
      key: samplesAnswer(its),
    }
    return {
      stem: [
        twoTold(topic),
        say('samples.list', { name: groupName(0), what: axisLabel(topic), list: a.join(', ') }),
        say('samples.list', { name: groupName(1), what: axisLabel(topic), list: b.join(', ') }),
        say(`samples.asks.${asks}`),
      ],
      ...typed(its, { label: say(`samples.label.${asks}`), key: samplesAnswer(its), bugs: samplesBugs }),
      hints: [say(`samples.nudge.${asks}`), say(`samples.hint.${asks}`, terms)],
      solution: [
        say(asks === 'medians' ? 'samples.medians' : 'samples.means', terms),
        ...(asks === 'mads' ? [say('samples.mad', terms)] : []),
        say(asks === 'mads' ? 'samples.so.mads' : 'samples.so.gap', terms),
      ],
    }
  },
  solve: samplesShown,
})
