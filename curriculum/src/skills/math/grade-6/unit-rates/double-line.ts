import { numeral } from '@skills-center/messages/format-value'
import { rows as rowsOf } from '@skills-center/messages/values'
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
import {
  amountOf,
  moreOf,
  type Pace,
  quantitiesOf,
  situation,
  situations,
  tell,
} from '../../../../situations/steady-rate/steady-rate.ts'
import { unitRate } from '../../../../solutions/unit-rate/unit-rate.ts'
import { asked, asks } from './asked.ts'
import { say } from './messages.gen.ts'

const bugs = [upsideDown, totalAsOne, subtracts, additive, stopsAtOne, multipliesBack]
const gap = '?'

/** Marks of the line: a time, and what is written at it above and below. */
const marksOf = (pace: Pace): { at: number; top: number | null; bottom: number | null }[] => {
  const start = { at: 0, top: 0, bottom: 0 }
  const known = { at: pace.time, top: pace.time, bottom: amountOf(pace) }
  if (pace.asks === 'rate') return [start, { at: 1, top: 1, bottom: null }, known]
  const asksTime = pace.asks === 'time'
  const open = { at: pace.longer, top: asksTime ? null : pace.longer, bottom: asksTime ? moreOf(pace) : null }
  return [start, known, open]
}

/** A pace on a double number line: down to one (level 1), on to a later time (level 2), back to the time (level 3). */
export const doubleLine = defineModel<Pace>({
  id: 'double-line',
  thinking: 'read a figure',
  seconds: 45,
  standards: ['6.RP.A.3b'],
  bugs,
  task: ({ situation: id, asks: what }) => `${id} ${what}`,
  draw(random, level) {
    const id = situation(random)
    const { slow, fast, longest } = situations[id]
    const time = random.integer(3, Math.min(8, longest - 2))
    // Not a multiple: scaling up in one step would pass by the amount for one.
    const later = Array.from({ length: Math.min(12, longest) - time }, (_, index) => time + 1 + index).filter(
      (each) => each % time !== 0,
    )
    const longer = level === 1 ? time : random.pick(later)
    return { situation: id, rate: random.integer(slow, fast), time, longer, asks: asks[level] }
  },
  item(pace) {
    const { amount, time } = quantitiesOf(pace)
    const { answer, ...field } = asked(pace)
    const marks = marksOf(pace)
    const shown = (value: number | null) => (value === null ? gap : numeral(value))
    const spoken = (value: number | null) => value ?? say('table.gap')
    const questions = {
      rate: () => say('line.asks.rate', { amount, time }),
      amount: () => say('line.asks.amount', { amount }),
      time: () => say('line.asks.time', { time }),
    }
    return {
      stem: [tell.table(pace.situation), say('line.shows'), questions[pace.asks]()],
      figure: {
        kind: 'double-number-line',
        top: say('unit', { of: time }),
        bottom: say('unit', { of: amount }),
        ticks: marks.map(({ at, top, bottom }) => ({ at, top: shown(top), bottom: shown(bottom) })),
        description: say('line.description', {
          amount,
          time,
          marks: rowsOf(
            marks.map(({ top, bottom }) => say('line.mark', { first: spoken(top), second: spoken(bottom) })),
          ),
        }),
      },
      ...typed(pace, { ...field, bugs }),
      answer,
      ...unitRate(pace),
    }
  },
  solve({ figure }) {
    if (figure?.kind !== 'double-number-line') throw new TypeError('expects a double number line')
    const read = (text: string) => Number(text.replaceAll(',', ''))
    const ticks = figure.ticks.map(({ top, bottom }) => ({ top: read(top), bottom: read(bottom) }))
    const known = ticks.find(({ top, bottom }) => top > 0 && bottom > 0)
    const open = ticks.find(({ top, bottom }) => Number.isNaN(top) || Number.isNaN(bottom))
    if (known === undefined || open === undefined) throw new TypeError('expects a mark and a gap')
    const answer = Number.isNaN(open.top)
      ? (open.bottom * known.top) / known.bottom
      : (open.top * known.bottom) / known.top
    return { kind: 'number', text: String(Number(answer.toFixed(6))) }
  },
})
