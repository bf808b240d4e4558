import {
  additive,
  multipliesBack,
  stopsAtOne,
  subtracts,
  totalAsOne,
  upsideDown,
} from '../../../../bugs/steady-rate/steady-rate-bugs.ts'
import { typed } from '../../../../form/answering.ts'
import { defineModel } from '../../../../form/model.ts'
import { numbersIn } from '../../../../form/numbers-in.ts'
import {
  type Pace,
  quantitiesOf,
  situation,
  situations,
  tell,
} from '../../../../situations/steady-rate/steady-rate.ts'
import { unitRate } from '../../../../solutions/unit-rate/unit-rate.ts'
import { asked, asks } from './asked.ts'

const bugs = [upsideDown, totalAsOne, subtracts, additive, stopsAtOne, multipliesBack]

/** How much for one (level 1), from there to another time (level 2), back from an amount to its time (level 3). */
export const findRate = defineModel<Pace>({
  id: 'find-rate',
  thinking: 'compute',
  seconds: 45,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  bugs,
  task: ({ situation: id, asks: what }) => `${id} ${what}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const tenths = level === 1 ? 0 : random.pick(longest < 10 ? [5] : [5, 5, 2, 4, 6, 8])
    const rate = random.integer(slow, fast) + tenths / 10
    // Times that make the amount whole.
    const times = Array.from({ length: longest - 1 }, (_, index) => index + 2).filter(
      (time) => Math.round(rate * time * 10) % 10 === 0,
    )
    const longerThan = (time: number) => times.filter((each) => each > time && each <= 6 * time)
    const time = random.pick(times.filter((each) => each <= 20 && longerThan(each).length > 0))
    const longer = level === 1 ? time : random.pick(longerThan(time))
    return { situation: id, rate, time, longer, asks: asks[level] }
  },
  item(pace) {
    const { amount, time, longer, more } = quantitiesOf(pace)
    const { answer, ...field } = asked(pace)
    const questions = {
      rate: () => tell.rate(pace.situation),
      amount: () => tell.amount(pace.situation, { longer }),
      time: () => tell.time(pace.situation, { more }),
    }
    return {
      stem: [tell.told(pace.situation, { amount, time }), questions[pace.asks]()],
      ...typed(pace, { ...field, bugs }),
      answer,
      ...unitRate(pace),
    }
  },
  solve(shown) {
    const [amount, time, third] = numbersIn(shown.stem.replace('3D', ''))
    if (amount === undefined || time === undefined) throw new TypeError('expects two quantities')
    const rate = amount.value / time.value
    // A third quantity that counts what the second counts is a time.
    const isTime = third?.noun === time.noun
    const answer = third === undefined ? rate : isTime ? third.value * rate : third.value / rate
    return { kind: 'number', text: String(Number(answer.toFixed(6))) }
  },
})
