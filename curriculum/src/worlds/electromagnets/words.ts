import { type FactWords, sentence, type Sentences } from '../words.ts'
import { electromagnets } from './electromagnets.ts'
import { say } from './messages.gen.ts'

const labels = {
  weakCurrent: say('label.weakCurrent'),
  mediumCurrent: say('label.mediumCurrent'),
  strongCurrent: say('label.strongCurrent'),
}
const isThing = (thing: string): thing is keyof typeof labels => thing in labels

const byTurns = (name: string, write: (turns: number) => Sentences[string]): Sentences =>
  Object.fromEntries([100, 200].map((turns) => [`${name}-${turns}`, write(turns)]))

const claims: Sentences = {
  twice: ({ one }) => say('claim.twice', { one }),
  'same-force': ({ one }) => say('claim.same-force', { one }),
  'four-times': ({ one }) => say('claim.four-times', { one }),
  quarter: ({ one }) => say('claim.quarter', { one }),
  'levels-off': ({ one }) => say('claim.levels-off', { one }),
  ...byTurns(
    'stronger',
    (turns) =>
      ({ one, other }) =>
        say('claim.stronger', { one, other, turns }),
  ),
  ...byTurns(
    'double',
    (turns) =>
      ({ one, other }) =>
        say('claim.double', { one, other, turns }),
  ),
  'as-strong': ({ one, other }) => say('claim.as-strong', { one, other }),
  core: ({ one }) => say('claim.core', { one }),
  farther: ({ one }) => say('claim.farther', { one }),
  'larger-magnet': ({ one }) => say('claim.larger-magnet', { one }),
}

const evidence: Sentences = {
  doubled: ({ one, its }) => say('evidence.doubled', { one, few: its('few'), many: its('many') }),
  ends: ({ one, its }) => say('evidence.ends', { one, few: its('few'), many: its('many') }),
  steps: ({ one, its }) => say('evidence.steps', { one, early: its('early'), late: its('late') }),
  ...byTurns(
    'both',
    (turns) =>
      ({ one, other, its }) =>
        say('evidence.both', { one, other, turns, ours: its('ours'), theirs: its('theirs') }),
  ),
  crossed: ({ one, other, its }) =>
    say('evidence.crossed', { one, other, ours: its('ours'), theirs: its('theirs') }),
  core: () => say('evidence.core'),
  farther: () => say('evidence.farther'),
  'larger-magnet': () => say('evidence.larger-magnet'),
}

export const electromagnetWords: FactWords = {
  world: electromagnets,
  label: (thing) => (isThing(thing) ? labels[thing] : labels.weakCurrent),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  timeHead: say('time-head'),
  hint: say('hint'),
  checks: {
    'magnets.turns-do-not-count': say('check.turns'),
    'magnets.current-does-not-count': say('check.current'),
    'data.stops-early': say('check.times'),
  },
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
