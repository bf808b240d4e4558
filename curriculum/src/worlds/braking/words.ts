import { type FactWords, sentence, type Sentences } from '../words.ts'
import { braking } from './braking.ts'
import { say } from './messages.gen.ts'

const labels = {
  lightCart: say('label.lightCart'),
  mediumCart: say('label.mediumCart'),
  heavyCart: say('label.heavyCart'),
}
const isThing = (thing: string): thing is keyof typeof labels => thing in labels

const bySpeed = (name: string, write: (speed: number) => Sentences[string]): Sentences =>
  Object.fromEntries([3, 4].map((speed) => [`${name}-${speed}`, write(speed)]))

const claims: Sentences = {
  twice: ({ one }) => say('claim.twice', { one }),
  'four-times': ({ one }) => say('claim.four-times', { one }),
  'equal-steps': ({ one }) => say('claim.equal-steps', { one }),
  ...bySpeed(
    'farther',
    (speed) =>
      ({ one, other }) =>
        say('claim.farther', { one, other, speed }),
  ),
  ...bySpeed(
    'double',
    (speed) =>
      ({ one, other }) =>
        say('claim.double', { one, other, speed }),
  ),
  sound: ({ one }) => say('claim.sound', { one }),
  wheels: ({ one }) => say('claim.wheels', { one }),
  warm: ({ one }) => say('claim.warm', { one }),
}

const evidence: Sentences = {
  doubled: ({ one, its }) => say('evidence.doubled', { one, slow: its('slow'), fast: its('fast') }),
  steps: ({ one, its }) => say('evidence.steps', { one, early: its('early'), late: its('late') }),
  ...bySpeed(
    'both',
    (speed) =>
      ({ one, other, its }) =>
        say('evidence.both', { one, other, speed, ours: its('ours'), theirs: its('theirs') }),
  ),
  sound: () => say('evidence.sound'),
  wheels: () => say('evidence.wheels'),
  warm: () => say('evidence.warm'),
}

export const brakingWords: FactWords = {
  world: braking,
  label: (thing) => (isThing(thing) ? labels[thing] : labels.lightCart),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  timeHead: say('time-head'),
  hint: say('hint'),
  checks: {
    'energy.proportional-to-speed': say('check.speed'),
    'energy.adds-steps': say('check.steps'),
    'energy.squares-mass': say('check.mass'),
    'energy.speed-alone': say('check.row'),
  },
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
