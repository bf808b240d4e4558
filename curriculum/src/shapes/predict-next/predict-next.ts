import { defineModel, type ModelForm } from '../../form/model.ts'
import { type Data, lastTime, reading, timeAt } from '../../worlds/data.ts'
import { celsius, term, type WorldWords } from '../../worlds/words.ts'
import type { Prediction } from '../../worlds/world.ts'
import { drawUntil, numberOf } from '../answers.ts'
import { graphOf, tableOf } from '../display/display.ts'
import { say } from './messages.gen.ts'

interface Values {
  data: Data
  ahead: number
  series: number
}

/**
 * Predict the next value. The accepted range and each wrong value come from the displayed readings. A draw is rejected
 * if a wrong value lies near the range, or if the display does not support the fact that refutes it. Level 1: one line
 * of a graph. Level 2: one column of a table. Level 3: one of two lines, further ahead.
 */
export const predictNext = (words: WorldWords, standards: readonly string[]): ModelForm<Values> =>
  defineModel({
    id: 'predict-next',
    thinking: 'use in a story',
    seconds: 55,
    standards,
    draw: (random, level) =>
      drawUntil(
        () => {
          const { data } = words.world.draw(random, { kind: 'course', things: level === 1 ? 1 : 2 })
          const series = random.integer(0, data.series.length - 1)
          return { data, ahead: level === 3 ? 3 : 2, series }
        },
        (values) => predicted(words, values) !== undefined,
      ),
    item(values) {
      const { data, ahead, series } = values
      const found = predicted(words, values)
      if (found === undefined) throw new RangeError('These data do not show what comes next')
      const last = lastTime(data)
      const step = timeAt(data, 1) - timeAt(data, 0)
      const time = timeAt(data, last) + ahead * step
      const { best, from, to, slips } = found
      return {
        stem: [words.scene(data), words.asks.next({ thing: term(data.series[series]?.thing ?? ''), time })],
        figure: data.series.length === 1 || ahead === 3 ? graphOf(words, data) : tableOf(words, data),
        ...numberOf({
          label: words.labels.reading,
          after: '°C',
          value: best,
          within: to - best,
          slips: slips.map(({ value, misconception }) => ({
            value,
            near: data.within,
            misconception,
            feedback: words.slip(misconception),
          })),
        }),
        answer: say('band', { from: celsius(from), to: celsius(to), best: celsius(best) }),
        hints: [
          words.next.hint,
          say('degrees-next', { last: timeAt(data, last), time }),
          words.next.step({ end: celsius(reading(data, series, last)), step }),
        ],
        solution: [
          ...slips.slice(0, 1).map(({ refutedBy }) => words.evidence(data, refutedBy)),
          words.next.why,
          say('band', { from: celsius(from), to: celsius(to), best: celsius(best) }),
        ],
      }
    },
    task: ({ data, ahead, series }) =>
      `${words.world.id}/${data.series.length}/${ahead}/${data.series[series]?.thing ?? ''}`,
  })

/** The prediction, provided that the display refutes each known mistake, and each mistake is well outside the range. */
function predicted(words: WorldWords, { data, ahead, series }: Values): Prediction | undefined {
  const found = words.world.predict(data, series, ahead)
  const isClear = found?.slips.every(
    ({ value, refutedBy }) =>
      refutedBy.verdict === 'false' && (value < found.from - data.within || value > found.to + data.within),
  )
  return isClear === true ? found : undefined
}
