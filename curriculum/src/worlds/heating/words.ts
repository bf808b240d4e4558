import { timeAt } from '../data.ts'
import { quantity } from '../../units/units.ts'
import { degrees, listOf, minutes, sentence, type Sentences, type WorldWords } from '../words.ts'
import { heating, isSample } from './heating.ts'
import { say } from './messages.gen.ts'

const claims: Sentences = {
  steady: ({ one }) => say('claim.steady', { one }),
  doubles: ({ one }) => say('claim.doubles', { one }),
  stays: ({ one, its }) => say('claim.stays', { one, time: its('time') }),
  'less-mass': ({ one }) => say('claim.less-mass', { one }),
  'cools-faster': ({ one }) => say('claim.cools-faster', { one }),
  'changed-more': ({ one, other, its }) => say('claim.changed-more', { one, other, time: its('time') }),
  'always-warmer': ({ one, other }) => say('claim.always-warmer', { one, other }),
  'changes-more': ({ one, other }) => say('claim.changes-more', { one, other }),
}

const evidence: Sentences = {
  halves: ({ one, degrees: by, minutes: time }) =>
    say('evidence.halves', { one, early: by('early'), late: by('late'), span: time('span') }),
  doubles: ({ one, its, celsius: at }) =>
    say('evidence.doubles', {
      one,
      half: its('half'),
      middle: at('middle'),
      time: its('time'),
      end: at('end'),
    }),
  rose: ({ one, its, celsius: at }) =>
    say('evidence.rose', { one, start: at('start'), time: its('time'), end: at('end') }),
  'less-mass': () => say('evidence.less-mass'),
  'cools-faster': () => say('evidence.cools-faster'),
  changed: ({ one, other, its, degrees: by }) =>
    say('evidence.changed', { one, other, time: its('time'), more: by('more'), less: by('less') }),
  closest: ({ one, other, its, celsius: at }) =>
    say('evidence.closest', { one, other, time: its('time'), first: at('first'), second: at('second') }),
  'colder-once': ({ one, other, its, celsius: at }) =>
    say('evidence.colder-once', { one, other, time: its('time'), first: at('first'), second: at('second') }),
  apart: ({ one, other, ours, theirs }) => say('evidence.apart', { one, other, ours, theirs }),
  overlap: ({ one, other, ours, theirs }) => say('evidence.overlap', { one, other, ours, theirs }),
}

export const heatingWords: WorldWords = {
  world: heating,
  label: (thing) => (isSample(thing) ? say(`label.${thing}`) : say('label.water')),
  scene(data) {
    const things = listOf(data, (thing) => say('a', { thing }))
    const mass = quantity(data.about['mass'] ?? 0, 'gram')
    const runs = data.series[0]?.runs.length ?? 0
    if (data.kind === 'repeats')
      return data.series.length === 1
        ? say('scene.run', { things, mass, runs })
        : say('scene.repeats', { things, mass, runs })
    return data.series.length === 1 ? say('scene.one', { things }) : say('scene.course', { things, mass })
  },
  title: (data) =>
    data.kind === 'course'
      ? say('title.course', { within: degrees(data.within) })
      : say('title.repeats', { time: minutes(timeAt(data, 0)), within: degrees(data.within) }),
  axis: say('axis'),
  claim: (data, fact) => sentence(claims, fact.id, data, fact),
  evidence: (data, fact) => sentence(evidence, fact.evidence, data, fact),
  asks: {
    reading: (its) => say('ask.reading', its),
    change: (its) => say('ask.change', its),
    next: (its) => say('ask.next', its),
    more: (its) => say('ask.more', its),
    apart: (its) => say('ask.apart', its),
    which: (its) => say('ask.which', its),
  },
  labels: { reading: say('reading'), change: say('change') },
  next: { hint: say('next.hint'), step: (its) => say('next.step', its), why: say('next.why') },
  slip: (id) => (id === 'heating.doubles-reading' ? say('slip.doubles-reading') : say('slip.stays')),
  reasons: {
    right: say('reason.right'),
    wrong: [
      {
        text: say('reason.spreads-faster'),
        misconception: 'thermal.heat-capacity-as-speed',
        feedback: say('reason.spreads-faster-why'),
      },
      {
        text: say('reason.hot-by-nature'),
        misconception: 'thermal.material-temperature',
        feedback: say('reason.hot-by-nature-why'),
      },
      {
        text: say('reason.more-mass'),
        misconception: 'thermal.mass-alone',
        feedback: say('reason.more-mass-why'),
      },
    ],
  },
}
