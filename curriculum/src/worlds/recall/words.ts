import type { Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { say } from './messages.gen.ts'
import { recall, type Review, reviews } from './recall.ts'

const known = (thing = ''): Review => reviews.find((each) => each === thing) ?? 'never'
const withAt = (data: Data, series = 0): Text => say(`with.${known(data.series[series]?.thing)}`)
const groupAt = (data: Data, series = 0): Text => say(`group.${known(data.series[series]?.thing)}`)

function claim(data: Data, { id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? 0
  switch (id) {
    case 'early':
      return say('claim.early', { one: withAt(data, one), from: its('from'), to: its('to') })
    case 'half':
      return say('claim.half', { one: withAt(data, one), to: its('to') })
    case 'sleep':
      return say('claim.sleep', { one: groupAt(data, one) })
    case 'year':
      return say('claim.year', { one: groupAt(data, one) })
    case 'pictures':
      return say('claim.pictures', { one: groupAt(data, one) })
    default:
      return say('claim.more', { one: groupAt(data, one), other: groupAt(data, other), day: its('day') })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? 0
  switch (id) {
    case 'early':
      return say('evidence.early', {
        one: withAt(data, one),
        early: its('early'),
        late: its('late'),
        from: its('from'),
        to: its('to'),
      })
    case 'half':
      return say('evidence.half', { one: withAt(data, one), to: its('to'), left: its('left') })
    case 'both':
      return say('evidence.both', {
        one: groupAt(data, one),
        other: groupAt(data, other),
        day: its('day'),
        ours: its('ours'),
        theirs: its('theirs'),
      })
    default:
      return say('evidence.untold')
  }
}

export const recallWords: FactWords = {
  world: recall,
  label: (thing) => say(`label.${known(thing)}`),
  timeHead: say('time'),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  claim,
  evidence,
}
