import { defineModel, tex, typedScientific } from '#form'
import { formatDecimal } from '@skills-center/answers/rational'
import { type Written, writingBugs as bugs } from '#bugs/scientific/scientific-bugs.ts'
import {
  amountIn,
  isNormal,
  normalized,
  plainScientific,
  scientificTex,
  signed,
  standardText,
} from '#scientific/scientific.ts'
import { type Counted, drawCount, tellCount } from '#situations/powers-of-ten/powers-of-ten.ts'
import { say } from './messages.gen.ts'

/** Large numbers (level 1), small numbers (level 2), a first factor that is not from 1 up to 10 (level 3). */
export const write = defineModel<Counted & Written>({
  id: 'write',
  thinking: 'compute',
  seconds: 40,
  standards: ['8.EE.A.3'],
  bugs,
  task: ({ story, given, exponent }) =>
    given === null ? story : `rewrite ${exponent > given.exponent} ${exponent > 0}`,
  draw(random, level) {
    const counted = drawCount(random, level === 2 ? 'small' : 'large')
    if (level < 3) return { ...counted, given: null }
    const digits = random.integer(11, 99)
    const first = random.pick([digits, digits * 10, digits / 100, digits / 1000])
    const given = { first, exponent: random.pick([-9, -8, -7, -6, -5, 5, 6, 7, 8, 9]) }
    return { ...counted, ...normalized(given), given }
  },
  fits: ({ first, given }) => !Number.isInteger(first) && (given === null || !isNormal(given)),
  item(its) {
    const { first, exponent, given } = its
    const kind = given !== null ? 'given' : exponent > 0 ? 'large' : 'small'
    const before = given ?? its
    const terms = {
      n: given === null ? standardText(its) : tex(scientificTex(before)),
      from: String(given === null ? standardText(its) : before.first),
      first,
      leading: String(first).charAt(0),
      places: Math.abs(exponent - (given?.exponent ?? 0)),
      exponent: tex(signed(exponent)),
      key: tex(scientificTex(its)),
    }
    return {
      stem: given === null ? [tellCount(its), say('write.asks')] : [say('write.rewrite', terms)],
      ...typedScientific<Written>(its, { label: say('write.label'), key: plainScientific(its), bugs }),
      hints: [say('write.nudge'), say(`write.hint.${kind}`, terms)],
      solution: [say('write.point', terms), say(`write.why.${kind}`, terms), say('write.so', terms)],
    }
  },
  solve: ({ stem }) => ({ kind: 'scientific', text: formatDecimal(amountIn(stem)) }),
})
