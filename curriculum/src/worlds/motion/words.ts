import { type FactWords, type FactValues, sentence, type Sentences } from '../words.ts'
import { say } from './messages.gen.ts'
import { motion } from './motion.ts'

const phases = [0, 1, 2] as const
const span = ({ its }: FactValues) => ({ from: its('from'), to: its('to') })
const both = (values: FactValues) => ({
  ...span(values),
  otherFrom: values.its('otherFrom'),
  otherTo: values.its('otherTo'),
})
const pairs = phases.flatMap((one) => phases.map((other) => `${one}-${other}`))

const claims: Sentences = {
  ...Object.fromEntries(
    phases.flatMap((at) => [
      [`no-net-${at}`, (values: FactValues) => say('claim.no-net', span(values))],
      [`along-${at}`, (values: FactValues) => say('claim.along', span(values))],
      [`against-${at}`, (values: FactValues) => say('claim.against', span(values))],
    ]),
  ),
  ...Object.fromEntries(
    pairs.map((pair) => [`larger-${pair}`, (values: FactValues) => say('claim.larger', both(values))]),
  ),
  mass: () => say('claim.mass'),
  friction: () => say('claim.friction'),
  later: () => say('claim.later'),
}

const evidence: Sentences = {
  ...Object.fromEntries(
    phases.map((at) => [
      `speeds-${at}`,
      (values: FactValues) =>
        say('evidence.speeds', {
          ...span(values),
          before: values.its('before'),
          after: values.its('after'),
        }),
    ]),
  ),
  ...Object.fromEntries(
    pairs.map((pair) => [
      `changes-${pair}`,
      (values: FactValues) =>
        say('evidence.changes', {
          ...both(values),
          change: values.its('change'),
          otherChange: values.its('otherChange'),
        }),
    ]),
  ),
  mass: () => say('evidence.mass'),
  friction: () => say('evidence.friction'),
  later: () => say('evidence.later'),
}

/** What to look at, by the misconception behind a misjudged claim. */
const checks: FactWords['checks'] = {
  'forces.motion-needs-force': say('check.no-net'),
  'forces.always-cancels': say('check.no-net'),
  'forces.net-is-motion': say('check.direction'),
  'forces.speed-is-force': say('check.larger'),
}

export const motionWords: FactWords = {
  world: motion,
  shows: 'graph',
  label: () => say('cart'),
  scene: () => say('scene'),
  title: (data) => say('title', { within: data.within }),
  axis: say('axis'),
  timeAxis: say('time-axis'),
  point: (value, time) => say('point', { value, time }),
  hint: say('hint'),
  checks,
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
}
