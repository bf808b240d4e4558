import { all, type Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { breathingJars, type Jarred, jarred } from './breathing-jars.ts'
import { say } from './messages.gen.ts'

const jarOf = (thing = ''): Jarred => jarred.find((each) => each === thing) ?? 'sprouts'
const insideAt = (data: Data, series = 0): Text => say(`inside.${jarOf(data.series[series]?.thing)}`)

function claim(data: Data, { id, things: [one, other], numbers }: Fact): Text {
  const ours = insideAt(data, one)
  switch (id) {
    case 'gives-off':
      return say('claim.gives-off', { one: ours })
    case 'warmer':
      return say('claim.warmer', { one: ours })
    case 'later':
      return say('claim.later', { one: ours })
    case 'before':
      return say('claim.before', { one: ours })
    case 'higher':
      return say('claim.higher', { one: ours, other: insideAt(data, other), time: numbers['time'] ?? 0 })
    default:
      return say('claim.faster', { one: ours, other: insideAt(data, other) })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? Number.NaN
  const ours = insideAt(data, one)
  const pair = { one: ours, other: insideAt(data, other), ours: its('ours'), theirs: its('theirs') }
  switch (id) {
    case 'rose':
      return say('evidence.rose', { one: ours, first: its('first'), last: its('last') })
    case 'stayed':
      return say('evidence.stayed', { one: ours, first: its('first'), last: its('last') })
    case 'rises':
      return say('evidence.rises', pair)
    case 'last':
      return say('evidence.last', { ...pair, time: its('time') })
    default:
      return say('evidence.untold')
  }
}

/** What to look at, by the misconception behind a misjudged claim. */
const checks: FactWords['checks'] = {
  'plants.respiration-is-breathing': say('check.rose'),
  'evidence.within-scatter': say('check.stayed'),
  'reading.wrong-series': say('check.pair'),
}

export const breathingJarWords: FactWords = {
  world: breathingJars,
  label: (thing) => say(`label.${jarOf(thing)}`),
  scene: (data) => say('scene', { things: all(data.series.map((_its, series) => insideAt(data, series))) }),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  claim,
  evidence,
  checks,
}
