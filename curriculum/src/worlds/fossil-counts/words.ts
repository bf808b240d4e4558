import { all, type Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { fossilCounts, type ShellAnimal, shellAnimals } from './fossil-counts.ts'
import { say } from './messages.gen.ts'

const known = (thing = ''): ShellAnimal => shellAnimals.find((each) => each === thing) ?? 'clams'
const kindsAt = (data: Data, series = 0): Text => say(`animals.${known(data.series[series]?.thing)}`)

function values(data: Data, { things: [one, other], numbers }: Fact) {
  const its = (name: string): number => numbers[name] ?? 0
  return {
    one: kindsAt(data, one),
    other: kindsAt(data, other),
    from: its('from'),
    to: its('to'),
    a: its('a'),
    b: its('b'),
    c: its('c'),
    d: its('d'),
  }
}

function claim(data: Data, fact: Fact): Text {
  const { one, other, from, to } = values(data, fact)
  switch (fact.id) {
    case 'halved':
      return say('claim.halved', { one, from, to })
    case 'gone':
      return say('claim.gone', { one, to })
    case 'fewer-at-top':
      return say('claim.fewer-at-top', { one, from, to })
    case 'lost-more':
      return say('claim.lost-more', { one, other, from, to })
    case 'cause':
      return say('claim.cause', { one })
    case 'years':
      return say('claim.years')
    default:
      return say('claim.food', { one })
  }
}

function evidence(data: Data, fact: Fact): Text {
  const { one, other, from, to, a, b, c, d } = values(data, fact)
  switch (fact.evidence) {
    case 'step':
      return say('evidence.step', { one, from, to, a, b })
    case 'top':
      return say('evidence.top', { one, to, b })
    case 'ends':
      return say('evidence.ends', { one, from, to, a, b })
    case 'lost':
      return say('evidence.lost', { one, other, a, b, c, d })
    default:
      return say('evidence.untold')
  }
}

export const fossilWords: FactWords = {
  world: fossilCounts,
  label: (thing) => say(`label.${known(thing)}`),
  timeHead: say('time'),
  scene: (data) => say('scene', { list: all(data.series.map((_its, at) => kindsAt(data, at))) }),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  claim,
  evidence,
}
