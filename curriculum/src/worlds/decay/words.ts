import { all, type Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { decay, type Site, sites } from './decay.ts'
import { say } from './messages.gen.ts'

const siteOf = (thing = ''): Site => sites.find((site) => site === thing) ?? 'warmForest'
const placeAt = (data: Data, series = 0): Text => say(`place.${siteOf(data.series[series]?.thing)}`)

function claim(data: Data, { id, things: [one, other], numbers }: Fact): Text {
  const [at, to] = [placeAt(data, one), placeAt(data, other)]
  switch (id) {
    case 'half':
      return say('claim.half', { one: at, time: numbers['time'] ?? 0 })
    case 'early':
      return say('claim.early', { one: at, span: numbers['span'] ?? 0 })
    case 'stayed':
      return say('claim.stayed', { one: at })
    case 'fungi':
      return say('claim.fungi', { one: at })
    case 'insects':
      return say('claim.insects', { one: at })
    case 'other-leaves':
      return say('claim.other-leaves', { one: at })
    default:
      return say('claim.left', { one: at, other: to, time: numbers['time'] ?? 0 })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? Number.NaN
  const [at, to] = [placeAt(data, one), placeAt(data, other)]
  switch (id) {
    case 'half':
      return say('evidence.half', { one: at, time: its('time'), left: its('left') })
    case 'early':
      return say('evidence.early', { one: at, span: its('span'), early: its('early'), late: its('late') })
    case 'stayed':
      return say('evidence.stayed', { one: at, left: its('left') })
    case 'left':
      return say('evidence.left', {
        one: at,
        other: to,
        time: its('time'),
        ours: its('ours'),
        theirs: its('theirs'),
      })
    default:
      return say('evidence.untold')
  }
}

export const decayWords: FactWords = {
  world: decay,
  label: (thing) => say(`label.${siteOf(thing)}`),
  timeHead: say('time'),
  scene: (data) => say('scene', { places: all(data.series.map(({ thing }) => say(`a.${siteOf(thing)}`))) }),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  claim,
  evidence,
}
