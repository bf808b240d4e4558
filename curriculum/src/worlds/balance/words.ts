import { type FactValues, type FactWords, sentence, type Sentences } from '../words.ts'
import type { World } from '../world.ts'
import { dryingScale, reactingScale } from './balance.ts'
import { say } from './messages.gen.ts'

const labels = {
  openPan: say('label.openPan'),
  hungCloth: say('label.hungCloth'),
  openSponge: say('label.openSponge'),
  openTea: say('label.openTea'),
  iceJar: say('label.iceJar'),
  clothBag: say('label.clothBag'),
  saltBottle: say('label.saltBottle'),
  openSoda: say('label.openSoda'),
  openLimestone: say('label.openLimestone'),
  charcoal: say('label.charcoal'),
  steelWool: say('label.steelWool'),
  closedSoda: say('label.closedSoda'),
  closedLimestone: say('label.closedLimestone'),
  cloudyBeaker: say('label.cloudyBeaker'),
}
const isThing = (thing: string): thing is keyof typeof labels => thing in labels

/** Grade 5 uses weight, later grades use mass. */
const claimsOf = (what: 'weight' | 'mass'): Sentences => ({
  same: ({ one }) => say('claim.same', { one, what }),
  lighter: ({ one }) => say('claim.lighter', { one, what }),
  heavier: ({ one }) => say('claim.heavier', { one, what }),
  'got-out': ({ one }) => say('claim.got-out', { one }),
  'came-in': ({ one }) => say('claim.came-in', { one }),
  'changed-more': ({ one, other }) => say('claim.changed-more', { one, other, what }),
  later: ({ one }) => say('claim.later', { one, what }),
  warmer: ({ one }) => say('claim.warmer', { one }),
  twice: ({ one }) => say('claim.twice', { one }),
})

const evidence: Sentences = {
  scale: ({ one, its }: FactValues) => say('evidence.scale', { one, first: its('first'), last: its('last') }),
  changes: ({ one, other, its }: FactValues) =>
    say('evidence.changes', { one, other, ours: its('ours'), theirs: its('theirs') }),
  later: () => say('evidence.later'),
  warmer: () => say('evidence.warmer'),
  twice: () => say('evidence.twice'),
}

const words = (world: World, what: 'weight' | 'mass'): FactWords => ({
  world,
  label: (thing) => (isThing(thing) ? labels[thing] : labels.openPan),
  scene: () => say(`scene.${what}`),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  hint: say('hint'),
  checks: {
    'evidence.scatter-is-error': say('check.scatter'),
    'substance.change-changes-weight': say('check.same'),
    'substance.gas-is-nothing': say('check.direction'),
    'substance.compares-backward': say('check.direction'),
    'substance.open-or-closed': say('check.out'),
  },
  claim: (data, fact) => sentence(claimsOf(what), fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
})

export const dryingWords = words(dryingScale, 'weight')
export const reactingWords = words(reactingScale, 'mass')
