import type { Text } from '@skills-center/messages/values'
import { tableFigure } from '../../shapes/display/display.ts'
import { type Data, runsOf } from '../data.ts'
import { say } from './messages.gen.ts'
import { placeOf } from './partners.ts'

export const partnerScene = (data: Data): Text => say(`scene.${placeOf(data)}`)

const rowNames = ['p-alone', 'p-with', 'q-alone', 'q-with'] as const

/** The smallest and largest counts of a species, alone and with the other. */
export function rangesOf(data: Data, who: 0 | 1) {
  const [alone, together] = [runsOf(data, 2 * who), runsOf(data, 2 * who + 1)]
  return {
    low: Math.min(...alone),
    high: Math.max(...alone),
    otherLow: Math.min(...together),
    otherHigh: Math.max(...together),
  }
}

export const partnerTable = (data: Data) =>
  tableFigure(
    say('title', { spread: 2 * data.within }),
    [
      say('group'),
      ...runsOf(data, 0).map((_count, run) => say(`count.${placeOf(data)}`, { number: run + 1 })),
    ],
    rowNames.map((name, series) => [say(`row.${name}`), ...runsOf(data, series)]),
  )
