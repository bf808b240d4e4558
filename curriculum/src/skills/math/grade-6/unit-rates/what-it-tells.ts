import type { Text } from '@skills-center/messages/values'
import { match } from '../../../../build-placed.ts'
import { built } from '../../../../form/answering.ts'
import { defineModel } from '../../../../form/model.ts'
import { numbersIn } from '../../../../form/numbers-in.ts'
import { createRandom } from '../../../../random.ts'
import {
  amountOf,
  type Pace,
  quantitiesOf,
  situation,
  situations,
  tell,
} from '../../../../situations/steady-rate/steady-rate.ts'
import { say } from './messages.gen.ts'

const calculations = {
  1: ['rate', 'inverse'],
  2: ['rate', 'inverse', 'forward'],
  3: ['inverse', 'forward', 'back'],
} as const
type Calculation = (typeof calculations)[1 | 2 | 3][number]

interface Told extends Pace {
  level: 1 | 2 | 3
  /** Order in which they are shown. */
  shuffle: number
}

/** The written calculation, what it tells, and why. */
const wordsOf = (told: Told, calculation: Calculation): { source: Text; target: Text; step: Text } => {
  const { amount, time, longer, more } = quantitiesOf(told)
  switch (calculation) {
    case 'rate':
      return {
        source: say('tells.rate', { amount, time }),
        target: say('tells.means.rate', { amount, time }),
        step: say('tells.step.rate', { amount, time }),
      }
    case 'inverse':
      return {
        source: say('tells.inverse', { amount, time }),
        target: say('tells.means.inverse', { amount, time }),
        step: say('tells.step.inverse', { amount, time }),
      }
    case 'forward':
      return {
        source: say('tells.forward', { amount, time, longer }),
        target: say('tells.means.forward', { amount, longer }),
        step: say('tells.step.forward', { amount, time, longer }),
      }
    case 'back':
      return {
        source: say('tells.back', { amount, time, more }),
        target: say('tells.means.back', { time, more }),
        step: say('tells.step.back', { amount, time, more }),
      }
  }
}

/** Which calculation tells what: two rates (level 1), and the amount for a time (level 2), and the time for an amount (level 3). */
export const whatItTells = defineModel<Told>({
  id: 'what-it-tells',
  thinking: 'explain',
  seconds: 60,
  standards: ['6.RP.A.2'],
  task: ({ situation: id, level }) => `${id} ${level}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const times = [3, 4, 5, 6, 7, 8].filter((each) => each <= longest)
    const time = random.pick(times)
    return {
      situation: id,
      rate: random.integer(slow, fast),
      time,
      longer: random.pick([9, 10, 11, 12].filter((each) => each <= longest).concat(longest)),
      asks: 'rate',
      level,
      shuffle: random.integer(0, 1e9),
    }
  },
  fits: (told) => told.longer > told.time && amountOf(told) !== told.time,
  item(told) {
    const { amount, time } = quantitiesOf(told)
    const words = calculations[told.level].map((calculation) => ({
      calculation,
      ...wordsOf(told, calculation),
    }))
    const pairOf = { rate: 'inverse', inverse: 'rate', forward: null, back: null } as const
    return {
      stem: [tell.told(told.situation, { amount, time }), say('tells.asks')],
      ...built((word) =>
        match(createRandom(`match ${told.shuffle}`), {
          pairs: words.map(({ calculation, source, target }) => {
            const swapped = words.find((other) => other.calculation === pairOf[calculation])
            return {
              source: word(source),
              target: word(target),
              slips:
                swapped === undefined
                  ? []
                  : [
                      {
                        target: word(swapped.target),
                        misconception: 'rate.upside-down',
                        feedback: word(say('tells.swapped')),
                      },
                    ],
            }
          }),
          others: [
            word(say('tells.means.both', { amount, time })),
            ...(told.level === 3 ? [word(say('tells.means.rate', { amount, time }))] : []),
          ],
          slip: { misconception: 'rate.wrong-step', feedback: word(say('tells.other')) },
        }),
      ),
      hints: [say('tells.nudge', { amount, time }), say('tells.hint')],
      solution: words.map(({ step }) => step),
    }
  },
  solve(shown) {
    if (shown.interaction.kind !== 'match') throw new TypeError('expects a match')
    const [amount, time] = numbersIn(shown.stem.replace('3D', ''))
    if (amount === undefined || time === undefined) throw new TypeError('expects two quantities')
    const { sources, targets } = shown.interaction
    const nounsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
    const counts = (text: string, noun: string) => nounsOf(text)[0]?.slice(0, 3) === noun.slice(0, 3)
    const placed = sources.map(({ id, text }) => {
      const numbers = numbersIn(text).map(({ value }) => value)
      const [first = 0, second = 0] = numbers
      const kept = numbers.length === 3 ? second : first
      const counted = kept === amount.value ? amount : time
      const target = targets.find((each) => {
        const known = numbersIn(each.text)
        const fits =
          numbers.length === 3 ? known[0]?.value === first : /per|por/.test(each.text) && known.length === 0
        return fits && counts(each.text, counted.noun)
      })
      return [id, target?.id ?? ''] as const
    })
    return { kind: 'match', placed: Object.fromEntries(placed) }
  },
})
