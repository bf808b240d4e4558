import { tex, type Text } from '@skills-center/messages/values'
import { numberTex, workedTex } from '../../equations/exact.ts'
import { pointText, sideOf } from '../../equations/line.ts'
import { lineOf, type Standard, standardTex, timesEach } from '../../equations/standard-form.ts'
import { shownSystem, type System } from '../../equations/system.ts'
import type { WrittenSolution } from '../unit-rate/unit-rate.ts'
import { say } from './messages.gen.ts'

const combined = (one: Standard, other: Standard, sign: 1 | -1): Standard => ({
  a: one.a + sign * other.a,
  b: one.b + sign * other.b,
  c: one.c + sign * other.c,
})

/** Hints and steps by substitution or elimination. */
export function solveSystem(system: System): WrittenSolution {
  const { method, one, other, at, by } = system
  const [x, y] = at.map((value) => numberTex(value))
  const shown = shownSystem(system)
  const last = [
    say('other-letter', { x: tex(`x = ${x ?? ''}`), equation: tex(shown[0]), y: tex(`y = ${y ?? ''}`) }),
    say('check', { point: pointText(at) }),
  ]
  if (method === 'substitute') {
    const side = sideOf(lineOf(one))
    const term = { ...other, b: 0, c: 0 }
    const sign = other.b < 0 ? '−' : '+'
    const size = Math.abs(other.b) === 1 ? '' : String(Math.abs(other.b))
    const put = `${standardTex(term).split(' = ')[0] ?? ''} ${sign} ${size}(${side}) = ${numberTex(other.c)}`
    return {
      hints: [say('substitute.nudge'), say('substitute.hint', { side: tex(side), equation: tex(shown[1]) })],
      solution: [
        say('substitute.put', { side: tex(side), put: tex(put) }),
        say('x', { x: tex(`x = ${x ?? ''}`) }),
        ...last,
      ],
    }
  }
  const scaled = timesEach(by, one)
  const sum = combined(scaled, other, method === 'subtract' ? -1 : 1)
  const multiplied: Text[] =
    method === 'multiply' ? [say('multiply', { by, equation: tex(standardTex(scaled)) })] : []
  return {
    hints: [say('remove.nudge'), method === 'multiply' ? say('multiply-hint') : say('remove.hint')],
    solution: [
      ...multiplied,
      say(method === 'subtract' ? 'subtract' : 'add', { equation: tex(standardTex(sum)) }),
      ...(sum.a === 1
        ? []
        : [
            say('divide', {
              work: tex(workedTex([sum.c, 1], 'over', sum.a).replace(/\\frac\{(\d+)\}\{1\}/, '$1')),
            }),
          ]),
      ...last,
    ],
  }
}
