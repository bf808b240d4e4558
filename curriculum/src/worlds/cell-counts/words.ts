import type { Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { cellCounts, type CellKind, cellKinds } from './cell-counts.ts'
import { say } from './messages.gen.ts'

const kindOf = (thing = ''): CellKind => cellKinds.find((kind) => kind === thing) ?? 'heart'
const cellsAt = (data: Data, series = 0): Text => say(`cells.${kindOf(data.series[series]?.thing)}`)

function claim(data: Data, { id, things: [one, other] }: Fact): Text {
  const ours = cellsAt(data, one)
  switch (id) {
    case 'tenth':
      return say('claim.tenth', { one: ours })
    case 'old':
      return say('claim.old', { one: ours })
    case 'asleep':
      return say('claim.asleep', { one: ours })
    case 'nucleus':
      return say('claim.nucleus', { one: ours })
    case 'twice':
      return say('claim.twice', { one: ours, other: cellsAt(data, other) })
    default:
      return say('claim.more', { one: ours, other: cellsAt(data, other) })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? Number.NaN
  const ours = { one: cellsAt(data, one), low: its('low'), high: its('high') }
  const theirs = { other: cellsAt(data, other), otherLow: its('otherLow'), otherHigh: its('otherHigh') }
  switch (id) {
    case 'tenth':
      return say('evidence.tenth', ours)
    case 'twice':
      return say('evidence.twice', { ...ours, ...theirs })
    case 'apart':
      return say('evidence.apart', { ...ours, ...theirs })
    case 'overlap':
      return say('evidence.overlap', { ...ours, ...theirs })
    default:
      return say('evidence.untold')
  }
}

/** What to look at, by the misconception behind a misjudged claim. */
const checks: FactWords['checks'] = {
  'reading.one-point': say('check.tenth'),
  'data.stops-early': say('check.twice'),
  'reading.wrong-series': say('check.more'),
  'evidence.within-scatter': say('check.overlap'),
}

export const cellCountWords: FactWords = {
  world: cellCounts,
  label: (thing) => say(`label.${kindOf(thing)}`),
  thingHead: say('head'),
  runHead: (run) => say('photo', { run }),
  scene: () => say('scene'),
  title: (data) => say('title', { spread: 2 * data.within }),
  axis: say('axis'),
  claim,
  evidence,
  hint: say('hint'),
  checks,
}
