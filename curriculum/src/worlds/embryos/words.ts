import { all, type Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { embryos } from './embryos.ts'
import { say } from './messages.gen.ts'

const nameAt = (data: Data, series = 0): string => data.series[series]?.thing ?? 'B'

function claim(data: Data, { id, things: [one, other], numbers }: Fact): Text {
  const its = { one: nameAt(data, one), other: nameAt(data, other), stage: numbers['stage'] ?? 0 }
  const [name = ''] = id.split('-')
  switch (name) {
    case 'closer':
      return say('claim.closer', its)
    case 'kin':
      return say('claim.kin', { one: its.one, other: its.other })
    case 'parted':
      return say('claim.parted', { one: its.one })
    case 'alike':
      return say('claim.alike', { one: its.one, stage: its.stage })
    case 'lives':
      return say('claim.lives', { one: its.one })
    case 'large':
      return say('claim.large', { one: its.one })
    default:
      return say('claim.parent', { one: its.one })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? 0
  const names = { one: nameAt(data, one), other: nameAt(data, other) }
  switch (id) {
    case 'stage':
      return say('evidence.stage', {
        ...names,
        stage: its('stage'),
        ours: its('ours'),
        theirs: its('theirs'),
      })
    case 'late':
      return say('evidence.late')
    case 'ends':
      return say('evidence.ends', { one: names.one, first: its('first'), last: its('last') })
    case 'one':
      return say('evidence.one', { one: names.one, stage: its('stage'), count: its('count') })
    default:
      return say('evidence.untold')
  }
}

export const embryoWords: FactWords = {
  world: embryos,
  label: (thing) => say('label', { thing }),
  timeHead: say('time'),
  scene: (data) => say('scene', { list: all(data.series.map((_its, at) => nameAt(data, at))) }),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  claim,
  evidence,
}
