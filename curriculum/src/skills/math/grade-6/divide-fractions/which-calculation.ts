import { built, createRandom, defineModel, math, tex, type Text } from '#form'
import { match } from '#build-placed.ts'
import { isSame, mixedTex, properFraction, sizeOf } from '#fractions/fraction.ts'
import type { FractionQuotient } from '#fractions/quotients.ts'
import { person, someone } from '#people/people.ts'
import {
  measured,
  type MeasuredId,
  someMeasured,
  tellSum,
} from '#situations/fraction-amounts/fraction-amounts.ts'
import { tellQuotient } from '#situations/fraction-groups/fraction-groups.ts'
import { tellProduct } from '#situations/fraction-parts/fraction-parts.ts'
import { say } from './messages.gen.ts'

const kinds = ['pieces', 'whole', 'part', 'left'] as const
type Kind = (typeof kinds)[number]

interface Stories extends FractionQuotient {
  situation: MeasuredId
  kinds: Kind[]
  who: string
  shuffle: number
}

const signOf = {
  pieces: String.raw`\div`,
  whole: String.raw`\div`,
  part: String.raw`\times`,
  left: '−',
} as const

function told({ situation, one, other, who: name }: Stories, kind: Kind): Text {
  const who = person(name)
  if (kind === 'left') return tellSum(situation, 'left', { one, other, whole: null, who })
  return kind === 'part'
    ? tellProduct(situation, 'part', { factor: other, amount: one, who })
    : tellQuotient(situation, kind, { amount: one, by: other, who })
}

/** Stories with the same two numbers, and the calculation of each: pieces (level 1), a whole (level 2), both (level 3). */
export const whichCalculation = defineModel<Stories>({
  id: 'which-calculation',
  thinking: 'classify',
  seconds: 80,
  standards: ['6.NS.A.1'],
  task: ({ situation, kinds: asked }) => `${situation} ${asked.join()}`,
  draw(random, level) {
    const situation = someMeasured(random)
    const { parts } = measured[situation]
    const asked: Kind[] =
      level === 1
        ? ['pieces', 'part', 'left']
        : level === 2
          ? ['whole', 'part', 'left']
          : ['pieces', 'whole', 'part', 'left']
    const [one, other] = [
      properFraction(random, random.pick(parts)),
      properFraction(random, random.pick(parts)),
    ]
    return { situation, kinds: asked, one, other, who: someone(random), shuffle: random.integer(0, 1e9) }
  },
  fits: ({ one, other }) => sizeOf(one) > sizeOf(other) && !isSame(one, other),
  item(values) {
    const { one, other, kinds: asked, shuffle } = values
    const calculation = (kind: Kind): string => math(`${mixedTex(one)} ${signOf[kind]} ${mixedTex(other)}`)
    return {
      stem: [say(asked.length === kinds.length ? 'which.twice' : 'which.asks')],
      ...built((word) =>
        match(createRandom(`stories ${shuffle}`), {
          pairs: asked.map((kind) => ({
            source: word(told(values, kind)),
            target: calculation(kind),
            slips: kinds
              .filter(
                (each) => asked.includes(each) && calculation(each) !== calculation(kind) && each !== 'whole',
              )
              .filter((each, at, all) => all.findIndex((first) => signOf[first] === signOf[each]) === at)
              .map((each) => ({
                target: calculation(each),
                misconception: 'fraction.picks-operation',
                feedback: word(say(`which.slip.${kind}`)),
              })),
          })),
          slip: { misconception: 'fraction.picks-operation', feedback: word(say('which.slip.other')) },
        }),
      ),
      hints: [say('which.nudge'), say('which.hint')],
      solution: asked.map((kind) =>
        say(`which.so.${kind}`, { calculation: tex(`${mixedTex(one)} ${signOf[kind]} ${mixedTex(other)}`) }),
      ),
    }
  },
})
