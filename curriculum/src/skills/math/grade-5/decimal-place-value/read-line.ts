import { defineModel } from '#form'
import { lineBugs as bugs, type PointOnLine, valueAt } from '#bugs/decimals/line-bugs.ts'
import { toNumber, written } from '#decimals/decimal.ts'
import { typedDecimal } from '#decimals/typed-decimal.ts'
import { say } from './messages.gen.ts'

/** Ten steps of tenths (level 1), of hundredths or thousandths (level 2), four or five steps (level 3). */
export const readLine = defineModel<PointOnLine>({
  id: 'read-line',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['5.NBT.A.1', '5.NBT.A.3a'],
  bugs,
  task: ({ step, ticks }) => `${step} ${ticks}`,
  draw(random, level) {
    const ticks = level === 3 ? random.pick([4, 5]) : 10
    const length = level === 1 ? 1000 : random.pick(level === 2 ? [100, 10] : [1000, 100, 200])
    return {
      from: length * random.integer(2, 60),
      step: length / ticks,
      ticks,
      point: random.integer(1, ticks - 1),
    }
  },
  fits: ({ step }) => Number.isInteger(step),
  minWrongAnswers: 1,
  item(line) {
    const { from, step, ticks } = line
    const [low, high] = [toNumber(from), toNumber(from + step * ticks)]
    return {
      stem: [say('line.asks')],
      figure: {
        kind: 'number-line',
        description: say('line.figure', { low: String(low), high: String(high), ticks, point: line.point }),
        from: low,
        to: high,
        step: step / 1000,
        labelled: [low, high],
        points: [{ at: toNumber(valueAt(line)), label: 'A' }],
        jumps: [],
      },
      ...typedDecimal(line, { label: say('line.label'), key: toNumber(valueAt(line)), bugs }),
      hints: [say('line.nudge'), say('line.hint')],
      solution: [
        say('line.step', { low: String(low), high: String(high), ticks, step: written(step) }),
        say('line.so', { count: line.point, number: written(valueAt(line)) }),
      ],
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'number-line') throw new TypeError('expects a number line')
    return { kind: 'number', text: String(figure.points[0]?.at ?? 0) }
  },
})
