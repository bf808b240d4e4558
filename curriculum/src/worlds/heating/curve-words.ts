import { degrees, minutes, sentence, type FactWords, type Sentences } from '../words.ts'
import type { World } from '../world.ts'
import { type CurveTruth, curveSubstances, drawCurve } from './curve.ts'
import { curveFacts } from './curve-facts.ts'
import { say } from './messages.gen.ts'

type Substance = (typeof curveSubstances)[number]
const isSubstance = (id: string): id is Substance => curveSubstances.some((each) => each === id)

/** “lauric acid” */
const substanceName = (thing: string) =>
  isSubstance(thing) ? say(`curve.substance.${thing}`) : say('curve.substance.water')

/** One substance, followed through its changes of state. */
export const heatingCurves: World<CurveTruth> = {
  id: 'heating-curve',
  things: curveSubstances,
  draw: (random) => drawCurve(random),
  facts: curveFacts,
  predict: () => undefined,
}

const claims: Sentences = {
  'melts-near': ({ celsius: at }) => say('curve.claim.melts-near', { at: at('at') }),
  'melts-at-end': ({ celsius: at }) => say('curve.claim.melts-at-end', { end: at('end') }),
  'rises-on': ({ its }) => say('curve.claim.rises-on', { from: its('from'), to: its('to') }),
  'all-solid': ({ its }) => say('curve.claim.all-solid', { time: its('time') }),
  'some-solid': ({ its }) => say('curve.claim.some-solid', { time: its('time') }),
  both: ({ its }) => say('curve.claim.both', { time: its('time') }),
  boils: () => say('curve.claim.boils'),
  'liquid-faster': () => say('curve.claim.liquid-faster'),
  'stronger-heater': () => say('curve.claim.stronger-heater'),
  'other-solid': () => say('curve.claim.other-solid'),
  'cools-alike': () => say('curve.claim.cools-alike'),
}

const evidence: Sentences = {
  flat: ({ its, celsius: at }) =>
    say('curve.evidence.flat', { at: at('at'), from: its('from'), to: its('to') }),
  before: ({ its }) => say('curve.evidence.before', { from: its('from') }),
  after: ({ its }) => say('curve.evidence.after', { to: its('to') }),
  middle: ({ its }) => say('curve.evidence.middle', { time: its('time'), from: its('from'), to: its('to') }),
  'second-flat': ({ celsius: at }) => say('curve.evidence.second-flat', { boiling: at('boiling') }),
  'no-second-flat': ({ its }) => say('curve.evidence.no-second-flat', { to: its('to') }),
  slopes: ({ degrees: by, its }) =>
    say('curve.evidence.slopes', { span: minutes(its('span')), solid: by('solid'), liquid: by('liquid') }),
  'stronger-heater': () => say('curve.evidence.stronger-heater'),
  'other-solid': () => say('curve.evidence.other-solid'),
  'cools-alike': () => say('curve.evidence.cools-alike'),
}

/** What to look at, by the misconception behind a misjudged claim. */
const checks: FactWords['checks'] = {
  'states.always-warmer': say('curve.check.level'),
  'states.changes-swapped': say('curve.check.changes'),
  'reading.one-point': say('curve.check.points'),
}

export const curveWords: FactWords = {
  world: heatingCurves,
  shows: 'graph',
  label: () => say('curve.series'),
  scene: (data) => say('curve.scene', { substance: substanceName(data.series[0]?.thing ?? '') }),
  title: (data) => say('curve.title', { within: degrees(data.within) }),
  axis: say('axis'),
  hint: say('curve.hint'),
  checks,
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
