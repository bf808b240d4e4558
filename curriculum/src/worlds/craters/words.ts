import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { craters, mark } from './craters.ts'
import { say } from './messages.gen.ts'

/** Crater names are the same in all languages. */
function quoted(data: Data, { things, numbers }: Fact) {
  const name = (at: number): string => data.series[things[at] ?? 0]?.thing ?? ''
  const its = (id: string): number => numbers[id] ?? Number.NaN
  return { one: name(0), other: name(1), low: its('low'), high: its('high'), mark, its }
}

function claim(data: Data, fact: Fact) {
  const { one, other } = quoted(data, fact)
  switch (fact.id) {
    case 'over':
      return say('claim.over', { one, mark })
    case 'changed':
      return say('claim.changed', { one })
    case 'deeper':
      return say('claim.deeper', { one })
    case 'older':
      return say('claim.older', { one })
    case 'twice':
      return say('claim.twice', { one, other })
    default:
      return say('claim.wider', { one, other })
  }
}

function evidence(data: Data, fact: Fact) {
  const { one, other, low, high, its } = quoted(data, fact)
  switch (fact.evidence) {
    case 'range':
      return say('evidence.range', { one, low, high })
    case 'spread':
      return say('evidence.spread', { one, low, high, within: data.within })
    case 'deeper':
      return say('evidence.deeper')
    case 'older':
      return say('evidence.older')
    default: {
      const ranges = { one, other, low, high, least: its('otherLow'), most: its('otherHigh') }
      return fact.evidence === 'overlap' ? say('evidence.overlap', ranges) : say('evidence.apart', ranges)
    }
  }
}

export const craterWords: FactWords = {
  world: craters,
  label: (thing) => say('label', { thing }),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  thingHead: say('head'),
  runHead: (run) => say('team', { run }),
  hint: say('hint'),
  checks: {
    'reading.wrong-series': say('check.row'),
    'data.stops-early': say('check.times'),
    'evidence.scatter-is-error': say('check.spread'),
    'evidence.within-scatter': say('check.overlap'),
  },
  claim,
  evidence,
}
