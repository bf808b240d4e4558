import { type FactValues, type FactWords, sentence, type Sentences } from '../words.ts'
import { boatTests } from './boats.ts'
import { say } from './messages.gen.ts'

const labels = {
  smallBoat: say('label.smallBoat'),
  mediumBoat: say('label.mediumBoat'),
  largeBoat: say('label.largeBoat'),
}
const isThing = (thing: string): thing is keyof typeof labels => thing in labels

const byHeight = (name: string, write: (height: number) => Sentences[string]): Sentences =>
  Object.fromEntries([1, 2, 3, 4].map((height) => [`${name}-${height}`, write(height)]))
const two = ({ one, other, its }: FactValues) => ({ one, other, ours: its('ours'), theirs: its('theirs') })

const claims: Sentences = {
  'higher-better': ({ one }) => say('claim.higher-better', { one }),
  ...byHeight(
    'best',
    (height) =>
      ({ one }) =>
        say('claim.best', { one, height }),
  ),
  ...byHeight(
    'meets',
    (height) =>
      ({ one }) =>
        say('claim.meets', { one, height }),
  ),
  ...byHeight(
    'more',
    (height) =>
      ({ one, other }) =>
        say('claim.more', { one, other, height }),
  ),
  waves: ({ one }) => say('claim.waves', { one }),
  plastic: ({ one }) => say('claim.plastic', { one }),
  hour: ({ one }) => say('claim.hour', { one }),
}

const evidence: Sentences = {
  row: ({ one, its }) =>
    say('evidence.row', {
      one,
      first: its('first'),
      most: its('most'),
      best: its('best'),
      last: its('last'),
    }),
  ...byHeight(
    'cell',
    (height) =>
      ({ one, its }) =>
        say('evidence.cell', { one, height, value: its('value'), need: its('need') }),
  ),
  ...byHeight('both', (height) => (values) => say('evidence.both', { ...two(values), height })),
  waves: () => say('evidence.waves'),
  plastic: () => say('evidence.plastic'),
  hour: () => say('evidence.hour'),
}

export const boatWords: FactWords = {
  world: boatTests,
  label: (thing) => (isThing(thing) ? labels[thing] : labels.smallBoat),
  scene: (data) => say('scene', { need: data.about['need'] ?? 0 }),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  timeHead: say('time-head'),
  hint: say('hint'),
  checks: {
    'design.more-is-better': say('check.higher'),
    'design.criterion-ignored': say('check.need'),
  },
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
