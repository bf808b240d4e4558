import { builtOf, defineModel, drawUntil, orderOf, type PartList } from '#form'
import type { Data } from '#worlds/data.ts'
import { drawTanks, type Shortage, shortageOf, shortages, tankAnimalOf } from '#worlds/tanks/tanks.ts'
import { bothEvidence, tankEvidence, tankScene, tankTable } from '#worlds/tanks/words.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: number
  data: Data
  orders: number[][]
}

/** The group that settles it: more food, more space, or more of both. */
const settles: Readonly<Record<Shortage, number>> = { food: 1, space: 2, either: 3 }
const misconceptions: Readonly<Record<Shortage, string>> = {
  food: 'population.food-only',
  space: 'reading.wrong-series',
  either: 'inquiry.changes-two',
}

/** What is said to evidence that does not settle it. */
function beside(each: Shortage, short: Shortage, level: number) {
  if (short === 'either') return { misconception: 'data.stops-early', feedback: say('evidence.part-only') }
  if (each === 'either' && level > 1) {
    return { misconception: 'reading.wrong-series', feedback: say('evidence.why.either') }
  }
  return each === 'either'
    ? { misconception: 'inquiry.changes-two', feedback: say('evidence.two-changes') }
    : { misconception: 'argue.beside-the-claim', feedback: say('evidence.beside') }
}

/** What runs short in group A? 1: food or space. 2: or each as much as the other. 3: and which groups make a fair test. */
export const useEvidence = defineModel<Values, Shortage>({
  id: 'use-evidence',
  thinking: 'compare',
  seconds: 70,
  standards: ['MS-LS2-1', 'MS-LS2-4'],
  task: ({ level, data }) => `${level} ${shortageOf(data) ?? ''} ${tankAnimalOf(data)}`,
  aim: (random, level) => random.pick(level === 1 ? (['food', 'space'] as const) : shortages),
  draw: (random, level, aim) =>
    drawUntil(
      () => ({
        level,
        data: drawTanks(random, aim).data,
        orders: [orderOf(random, 3), orderOf(random, 3), orderOf(random, 3)],
      }),
      ({ data }) => shortageOf(data) === aim,
    ),
  item({ level, data, orders }) {
    const short = shortageOf(data)
    if (short === undefined) throw new RangeError('These counts can be called either way')
    const proof = short === 'either' ? bothEvidence() : tankEvidence(data, settles[short])
    const others = shortages.filter((each) => each !== short)
    // At level 1 it is never both.
    const claimed = others.filter((each) => level > 1 || each !== 'either')
    const claim: PartList = {
      id: 'claim',
      label: say('evidence.claim'),
      order: (orders[0] ?? []).filter((at) => at <= claimed.length),
      parts: [
        { text: say(`evidence.short.${short}`) },
        ...claimed.map((each) => ({
          text: say(`evidence.short.${each}`),
          misconception: misconceptions[each],
          feedback: say(`evidence.why.${each}`),
        })),
      ],
    }
    const shown: PartList = {
      id: 'evidence',
      label: say('evidence.evidence'),
      order: orders[1] ?? [],
      parts: [
        { text: proof },
        ...others.map((each) => ({
          text: each === 'either' && level > 1 ? bothEvidence() : tankEvidence(data, settles[each]),
          ...beside(each, short, level),
        })),
      ],
    }
    const fair: PartList = {
      id: 'fair',
      label: say('evidence.fair'),
      order: orders[2] ?? [],
      parts: [
        { text: say('evidence.pair', { one: 'B', other: 'D' }) },
        ...(['B C', 'A D'] as const).map((pair) => ({
          text: say('evidence.pair', { one: pair.slice(0, 1), other: pair.slice(2) }),
          misconception: 'inquiry.changes-two',
          feedback: say('evidence.two-differ'),
        })),
      ],
    }
    return {
      stem: [tankScene(data), say('evidence.ask')],
      figure: tankTable(data),
      ...builtOf(level === 3 ? [claim, shown, fair] : [claim, shown]),
      hints: [say('evidence.hint-one'), say('evidence.hint-compare')],
      solution: [proof, say(`evidence.so.${short}`), ...(level === 3 ? [say('evidence.so-fair')] : [])],
    }
  },
})
