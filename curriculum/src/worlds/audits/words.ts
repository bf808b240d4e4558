import type { Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { bins } from './bins.ts'
import { say } from './messages.gen.ts'

const nameAt = (data: Data, series = 0): string => data.series[series]?.thing ?? 'A'

function claim(data: Data, { id, things: [one, other], numbers }: Fact): Text {
  const names = { one: nameAt(data, one), other: nameAt(data, other) }
  const [name = '', percent = ''] = id.split('-')
  switch (name) {
    case 'fell':
      return say('claim.fell', { one: names.one })
    case 'below':
      return say('claim.below', { one: names.one, percent: Number(percent) })
    case 'more':
      return say('claim.more', { ...names, week: numbers['week'] ?? 0 })
    case 'dropped':
      return say('claim.dropped', names)
    case 'where':
      return say('claim.where', { one: names.one })
    case 'student':
      return say('claim.student', { one: names.one })
    default:
      return say('claim.next', { one: names.one })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? 0
  const names = { one: nameAt(data, one), other: nameAt(data, other) }
  switch (id) {
    case 'ends':
      return say('evidence.ends', { one: names.one, lowest: its('lowest'), highest: its('highest') })
    case 'first-last':
      return say('evidence.first-last', { one: names.one, first: its('first'), last: its('last') })
    case 'week':
      return say('evidence.week', { ...names, week: its('week'), ours: its('ours'), theirs: its('theirs') })
    case 'drops':
      return say('evidence.drops', {
        ...names,
        first: its('first'),
        last: its('last'),
        start: its('start'),
        end: its('end'),
      })
    default:
      return say('evidence.untold')
  }
}

export const binWords: FactWords = {
  world: bins,
  label: (thing) => say('label', { thing }),
  timeHead: say('week'),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  hint: say('hint'),
  claim,
  evidence,
}
