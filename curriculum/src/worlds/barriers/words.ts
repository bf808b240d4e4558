import { type FactWords, sentence, type Sentences } from '../words.ts'
import { barriers } from './barriers.ts'
import { say } from './messages.gen.ts'

const labels = {
  clearPlastic: say('label.clearPlastic'),
  tracingPaper: say('label.tracingPaper'),
  tissuePaper: say('label.tissuePaper'),
  wovenCloth: say('label.wovenCloth'),
  darkLens: say('label.darkLens'),
  foilSheet: say('label.foilSheet'),
}
const isThing = (thing: string): thing is keyof typeof labels => thing in labels

const claims: Sentences = {
  'some-passes': ({ one }) => say('claim.some-passes', { one }),
  'same-loss': ({ one }) => say('claim.same-loss', { one }),
  half: ({ one }) => say('claim.half', { one }),
  'passes-more': ({ one, other }) => say('claim.passes-more', { one, other }),
  'passes-more-three': ({ one, other }) => say('claim.passes-more-three', { one, other }),
  reflects: ({ one }) => say('claim.reflects', { one }),
  absorbs: ({ one }) => say('claim.absorbs', { one }),
  red: ({ one }) => say('claim.red', { one }),
}

const evidence: Sentences = {
  last: ({ one, its }) => say('evidence.last', { one, three: its('three') }),
  first: ({ one, its }) => say('evidence.first', { one, none: its('none'), after: its('one') }),
  losses: ({ one, its }) => say('evidence.losses', { one, first: its('first'), second: its('second') }),
  'one-sheet': ({ one, other, its }) =>
    say('evidence.one-sheet', { one, other, ours: its('ours'), theirs: its('theirs') }),
  'three-sheets': ({ one, other, its }) =>
    say('evidence.three-sheets', { one, other, ours: its('ours'), theirs: its('theirs') }),
  reflects: () => say('evidence.reflects'),
  absorbs: () => say('evidence.absorbs'),
  red: () => say('evidence.red'),
}

export const barrierWords: FactWords = {
  world: barriers,
  label: (thing) => (isThing(thing) ? labels[thing] : labels.clearPlastic),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  timeHead: say('time-head'),
  hint: say('hint'),
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
