import { type FactWords, sentence, type Sentences } from '../words.ts'
import { weights } from './weights.ts'
import { say } from './messages.gen.ts'

const labels = {
  moon: say('label.moon'),
  mars: say('label.mars'),
  venus: say('label.venus'),
  earth: say('label.earth'),
}
const isThing = (thing: string): thing is keyof typeof labels => thing in labels

const byMass = (name: string, write: (mass: number) => Sentences[string]): Sentences =>
  Object.fromEntries([10, 20].map((mass) => [`${name}-${mass}`, write(mass)]))

const claims: Sentences = {
  twice: ({ one }) => say('claim.twice', { one }),
  'same-force': ({ one }) => say('claim.same-force', { one }),
  'four-times': ({ one }) => say('claim.four-times', { one }),
  quarter: ({ one }) => say('claim.quarter', { one }),
  'levels-off': ({ one }) => say('claim.levels-off', { one }),
  ...byMass(
    'stronger',
    (mass) =>
      ({ one, other }) =>
        say('claim.stronger', { one, other, mass }),
  ),
  ...byMass(
    'double',
    (mass) =>
      ({ one, other }) =>
        say('claim.double', { one, other, mass }),
  ),
  'as-strong': ({ one, other }) => say('claim.as-strong', { one, other }),
  height: ({ one }) => say('claim.height', { one }),
  jupiter: ({ one }) => say('claim.jupiter', { one }),
  moving: ({ one }) => say('claim.moving', { one }),
}

const evidence: Sentences = {
  doubled: ({ one, its }) => say('evidence.doubled', { one, few: its('few'), many: its('many') }),
  ends: ({ one, its }) => say('evidence.ends', { one, few: its('few'), many: its('many') }),
  steps: ({ one, its }) => say('evidence.steps', { one, early: its('early'), late: its('late') }),
  ...byMass(
    'both',
    (mass) =>
      ({ one, other, its }) =>
        say('evidence.both', { one, other, mass, ours: its('ours'), theirs: its('theirs') }),
  ),
  crossed: ({ one, other, its }) =>
    say('evidence.crossed', { one, other, ours: its('ours'), theirs: its('theirs') }),
  height: () => say('evidence.height'),
  jupiter: () => say('evidence.jupiter'),
  moving: () => say('evidence.moving'),
}

export const weightWords: FactWords = {
  world: weights,
  label: (thing) => (isThing(thing) ? labels[thing] : labels.moon),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  timeHead: say('time-head'),
  hint: say('hint'),
  checks: {
    'gravity.mass-does-not-count': say('check.mass'),
    'gravity.same-everywhere': say('check.place'),
    'data.stops-early': say('check.times'),
  },
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
