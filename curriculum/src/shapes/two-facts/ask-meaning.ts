import { tex } from '@skills-center/messages/values'
import { numberTex } from '../../equations/exact.ts'
import { lineIn, lineTex } from '../../equations/line.ts'
import { arranged } from '../../form/arranging.ts'
import { mathIn } from '../../form/math-in.ts'
import { defineModel, type ModelForm } from '../../form/model.ts'
import { solved } from '../../form/solving.ts'
import { plain, tex as math } from '../../markup.ts'
import {
  type Change,
  drawChange,
  lasts,
  tell,
  unitsOf,
} from '../../situations/linear-change/linear-change.ts'
import { say } from './messages.gen.ts'

type Asked = Change & { shuffle: number }

/** The meaning of each number in an equation. */
export const askMeaning = (its: Pick<ModelForm<Asked>, 'id' | 'seconds' | 'standards'>): ModelForm<Asked> =>
  defineModel<Asked>({
    ...its,
    thinking: 'use in a story',
    task: ({ story }) => story,
    draw: (random) => ({
      ...drawChange(random),
      shuffle: random.integer(0, 1e9),
    }),
    fits: (change) => lasts(change, [2]) && Math.abs(change.slope) !== change.start,
    item(change) {
      const units = unitsOf(change)
      const means = (id: 'rate' | 'start' | 'one' | 'turned') => say(`meaning.${id}`, units)
      const [rate, start] = [Math.abs(change.slope), change.start]
      const swapped = { misconception: 'line.swaps-start', feedback: say('meaning.swapped') }
      const others = [
        { target: means('one'), misconception: 'slope.one-point', feedback: say('meaning.put-one') },
        { target: means('turned'), misconception: 'slope.run-over-rise', feedback: say('meaning.turns') },
      ]
      return {
        stem: [
          tell.about(change),
          tell.letters(change),
          say('meaning.asks', { equation: tex(lineTex(change)) }),
        ],
        ...arranged.match(change.shuffle, {
          pairs: [
            {
              source: math(numberTex(change.slope)),
              target: means('rate'),
              slips: [{ target: means('start'), ...swapped }, ...others],
            },
            {
              source: math(String(start)),
              target: means('start'),
              slips: [{ target: means('rate'), ...swapped }, ...others],
            },
          ],
          others: [means('one'), means('turned')],
          slip: swapped,
        }),
        hints: [say('meaning.nudge'), say('meaning.hint')],
        solution: [
          say('meaning.zero', { start, means: means('start') }),
          change.slope > 0
            ? say('meaning.up', { rate, means: means('rate') })
            : say('meaning.down', { rate, slope: change.slope, means: means('rate') }),
        ],
      }
    },
    solve(shown) {
      const [source = ''] = mathIn(shown.stem).filter((each) => each.includes('='))
      const [, ys = ''] = /(?:y the number of|y el número de) ([^.]+)\./.exec(plain(shown.stem)) ?? []
      return solved.match(shown, (number, target) =>
        Number(mathIn(number)[0]) === lineIn(source).start
          ? /x is 0|x es 0/.test(plain(target))
          : target.startsWith(`${ys} `) && /each|cada/.test(target),
      )
    },
  })
