import { type FactWords, sentence, type Sentences } from '../words.ts'
import { dissolving } from './dissolving.ts'
import { say } from './messages.gen.ts'

const labels = {
  salt: say('label.salt'),
  sugar: say('label.sugar'),
  bakingSoda: say('label.bakingSoda'),
  saltSubstitute: say('label.saltSubstitute'),
  citricAcid: say('label.citricAcid'),
}
const isThing = (thing: string): thing is keyof typeof labels => thing in labels

const claims: Sentences = {
  'more-warm': ({ one }) => say('claim.more-warm', { one }),
  'less-warm': ({ one }) => say('claim.less-warm', { one }),
  double: ({ one }) => say('claim.double', { one }),
  'more-cold-water': ({ one, other }) => say('claim.more-cold-water', { one, other }),
  'more-warm-water': ({ one, other }) => say('claim.more-warm-water', { one, other }),
  'gains-more': ({ one, other }) => say('claim.gains-more', { one, other }),
  vinegar: ({ one }) => say('claim.vinegar', { one }),
  hotter: ({ one }) => say('claim.hotter', { one }),
  faster: ({ one }) => say('claim.faster', { one }),
}

const evidence: Sentences = {
  warmth: ({ one, its }) => say('evidence.warmth', { one, cold: its('cold'), warm: its('warm') }),
  cold: ({ one, other, its }) =>
    say('evidence.cold', { one, other, ours: its('ours'), theirs: its('theirs') }),
  warm: ({ one, other, its }) =>
    say('evidence.warm', { one, other, ours: its('ours'), theirs: its('theirs') }),
  gains: ({ one, other, its }) =>
    say('evidence.gains', { one, other, ours: its('ours'), theirs: its('theirs') }),
  vinegar: () => say('evidence.vinegar'),
  hotter: () => say('evidence.hotter'),
  faster: () => say('evidence.faster'),
}

export const dissolvingWords: FactWords = {
  world: dissolving,
  label: (thing) => (isThing(thing) ? labels[thing] : labels.salt),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  timeHead: say('time-head'),
  hint: say('hint'),
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
