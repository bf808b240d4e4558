import { defineModel, mathIn, numbersIn, plain, solved, tex, typed } from '#form'
import { toNumber } from '#bugs/bug.ts'
import { type Opposite, oppositeBugs as bugs, oppositeOf } from '#bugs/positions/opposites.ts'
import { guarded, numberTex } from '#equations/exact.ts'
import { readSum, signedParts, signedWhole, size } from '#signed/signed.ts'
import { say } from './messages.gen.ts'

const askedAt = { 1: 'opposite', 2: 'nested', 3: 'apart' } as const

/** So many minus signs before a number: −(−(−4)). */
const nestedTex = ({ value, signs }: Opposite): string =>
  Array.from({ length: signs - 1 }).reduce<string>((inner) => `−(${inner})`, `−${guarded(value)}`)

/** The opposite of a number (level 1), of an opposite (level 2), and from a distance back to the number (level 3). */
export const opposites = defineModel<Opposite & { turned: boolean }>({
  id: 'opposites',
  thinking: 'work backwards',
  seconds: 35,
  standards: ['6.NS.C.6a'],
  bugs,
  task: ({ asks, value, signs, turned }) =>
    `${asks} ${toNumber(value) < 0} ${typeof value === 'number' && Number.isInteger(value)} ${signs} ${turned}`,
  draw(random, level) {
    const asks = askedAt[level]
    const value =
      level < 3 && random.chance(0.5) ? signedParts(random)[0] : signedWhole(random, level === 3 ? 60 : 40)
    return {
      asks,
      value:
        asks === 'apart' && random.chance(0.4)
          ? (Number(value) > 0 ? 1 : -1) * (random.integer(2, 30) + 0.5)
          : value,
      // Two or three minus signs in all: −(−4) or −(−(−4)).
      signs: { opposite: 1, nested: toNumber(value) < 0 ? 1 : 3, apart: 0 }[asks],
      turned: random.chance(0.5),
    }
  },
  item(its) {
    const { asks, value, turned } = its
    const isLeft = toNumber(value) < 0
    const key = oppositeOf(its)
    const terms = {
      n: tex(asks === 'nested' ? nestedTex(its) : numberTex(value)),
      inner: tex(numberTex(value)),
      signs: its.signs,
      apart: 2 * toNumber(size(value)),
      half: toNumber(size(value)),
      side: isLeft ? 'left' : 'right',
      is: isLeft ? 'negative' : 'positive',
      key: tex(numberTex(key)),
    }
    const asked = asks === 'apart' ? (turned ? 'apart' : 'sign') : asks
    return {
      stem: [say(`opposite.asks.${asked}`, terms)],
      ...typed<Opposite>(its, { label: say('opposite.label'), key, bugs }),
      hints: [say(`opposite.nudge.${asks}`, terms), say(`opposite.hint.${asks}`, terms)],
      solution: [say(`opposite.start.${asks}`, terms), say(`opposite.so.${asks}`, terms)],
    }
  },
  solve({ stem }) {
    const [written] = mathIn(stem)
    if (written === undefined) {
      const [apart = 0] = numbersIn(plain(stem)).map(({ value }) => value)
      return solved.number((/negative|negativo|left|izquierda/.test(stem) ? -1 : 1) * (apart / 2))
    }
    const minuses = /opposite|opuesto/.test(stem) ? 1 : 0
    const bare = written.replaceAll(/[−()]/g, '')
    const signs = written.split('−').length - 1 + minuses
    return solved.number((signs % 2 === 0 ? 1 : -1) * readSum(bare))
  },
})
