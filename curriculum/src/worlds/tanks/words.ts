import type { Text } from '@skills-center/messages/values'
import type { ItemTemplate } from '../../form/item-template.ts'
import type { Words } from '../../form/words.ts'
import { described } from '../../shapes/display/display.ts'
import { type Data, runsOf } from '../data.ts'
import { say } from './messages.gen.ts'
import { groups, madeDifference, tankAnimalOf } from './tanks.ts'

const tankAnimals = (data: Data): Text => say(`animals.${tankAnimalOf(data)}`)
export const tankScene = (data: Data): Text => say('scene', { animals: tankAnimals(data) })

const span = (low: number, high: number): Text | number =>
  low === high ? low : say('evidence.span', { low, high })

/** The counts of one group compared with those of group A. */
export function tankEvidence(data: Data, other: number): Text {
  const { low = 0, high = 0, otherLow = 0, otherHigh = 0 } = madeDifference(data, 0, other).numbers
  const groupNames = { one: 'A', other: groups[other] ?? 'B' }
  return say('evidence.apart', { ...groupNames, ours: span(low, high), theirs: span(otherLow, otherHigh) })
}

/** For counts in which neither resource alone made a difference. */
export const bothEvidence = (): Text => say('evidence.both')

export function tankTable(data: Data): NonNullable<ItemTemplate['figure']> {
  const counts = groups.map((_group, series) => runsOf(data, series))
  const columns: Words[] = [
    say('group'),
    say('food'),
    say('space'),
    ...(counts[0] ?? []).map((_count, box) => say('box', { box: box + 1 })),
  ]
  const rows = groups.map((group, at): Words[] => [
    group,
    at % 2 === 0 ? say('little') : say('much'),
    at < 2 ? say('little-space') : say('much-space'),
    ...(counts[at] ?? []).map(String),
  ])
  return {
    kind: 'table',
    title: say('title', { animals: tankAnimals(data), spread: 2 * data.within }),
    columns,
    rows,
    description: described(columns, rows),
  }
}
