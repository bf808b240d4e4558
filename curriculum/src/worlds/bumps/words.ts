import type { Text } from '@skills-center/messages/values'
import type { Data, Fact } from '../data.ts'
import type { FactWords } from '../words.ts'
import { type BumpRow, bumpRows, bumps, carts } from './bumps.ts'
import { say } from './messages.gen.ts'

const rowOf = (thing: string): BumpRow => bumpRows.find((row) => row === thing) ?? 'a-before'
const cartAt = (at = 0): Text => say(`cart.${carts[at] ?? 'a'}`)

function claim(_data: Data, { id, things: [one, other] }: Fact): Text {
  const ours = cartAt(one)
  switch (id) {
    case 'lost':
      return say('claim.lost', { one: ours })
    case 'gained':
      return say('claim.gained', { one: ours })
    case 'stopped':
      return say('claim.stopped', { one: ours })
    case 'transferred':
      return say('claim.transferred', { one: ours, other: cartAt(other) })
    case 'sound':
      return say('claim.sound')
    case 'mass':
      return say('claim.mass')
    default:
      return say('claim.springs')
  }
}

function evidence(_data: Data, { evidence: id, things: [one, other], numbers }: Fact): Text {
  const its = (name: string): number => numbers[name] ?? Number.NaN
  /** All trials may show the same speed. */
  const range = (low: number, high: number) =>
    low === high ? String(low) : say('evidence.range', { low, high })
  const ours = { one: cartAt(one), later: range(its('afterLow'), its('afterHigh')) }
  switch (id) {
    case 'speeds':
      return say('evidence.speeds', { ...ours, before: range(its('low'), its('high')) })
    case 'after':
      return say('evidence.after', ours)
    case 'both':
      return say('evidence.both', {
        one: cartAt(one),
        other: cartAt(other),
        before: its('before'),
        after: its('after'),
        otherBefore: its('otherBefore'),
        otherAfter: its('otherAfter'),
      })
    default:
      return say('evidence.untold')
  }
}

/** What to look at, by the misconception behind a misjudged claim. */
const checks: FactWords['checks'] = {
  'energy.kept-inside': say('check.change'),
  'energy.wrong-way': say('check.way'),
  'reading.one-point': say('check.after'),
}

export const bumpWords: FactWords = {
  world: bumps,
  label: (thing) => say(`label.${rowOf(thing)}`),
  thingHead: say('head'),
  runHead: (run) => say('trial', { run }),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  claim,
  evidence,
  hint: say('hint'),
  checks,
}
