import type { Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { say } from './messages.gen.ts'
import { wavePower } from './wave-power.ts'

const nameAt = (data: Data, series = 0): string => data.series[series]?.thing ?? 'A'

function claim(data: Data, { id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? 0
  const names = { one: nameAt(data, one), other: nameAt(data, other) }
  switch (id) {
    case 'over':
      return say('claim.over', { one: names.one, from: its('from'), to: its('to'), times: its('times') })
    case 'rises':
      return say('claim.rises', {
        one: names.one,
        from: its('from'),
        to: its('to'),
        start: its('start'),
        end: its('end'),
      })
    case 'more':
      return say('claim.more', { ...names, at: its('from') })
    case 'across':
      return say('claim.across', { ...names, from: its('from'), to: its('to') })
    case 'faster':
      return say('claim.faster', { one: names.one })
    case 'often':
      return say('claim.often', { one: names.one })
    default:
      return say('claim.color', { one: names.one })
  }
}

function evidence(data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? 0
  const names = { one: nameAt(data, one), other: nameAt(data, other) }
  const ends = { from: its('from'), to: its('to') }
  switch (id) {
    case 'two':
      return say('evidence.two', { one: names.one, ...ends, less: its('less'), more: its('more') })
    case 'rises':
      return say('evidence.rises', {
        one: names.one,
        ...ends,
        start: its('start'),
        end: its('end'),
        ours: its('ours'),
        theirs: its('theirs'),
      })
    case 'both':
      return say('evidence.both', { ...names, ...ends, ours: its('ours'), theirs: its('theirs') })
    default:
      return say('evidence.untold')
  }
}

export const wavePowerWords: FactWords = {
  world: wavePower,
  label: (thing) => say('label', { thing }),
  timeHead: say('head'),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  hint: say('hint'),
  checks: { 'wave.energy-amplitude': say('check') },
  claim,
  evidence,
}
