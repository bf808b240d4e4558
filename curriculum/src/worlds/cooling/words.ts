import { timeAt } from '../data.ts'
import { celsius, degrees, listOf, minutes, sentence, type Sentences, type WorldWords } from '../words.ts'
import { cooling, isVessel } from './cooling.ts'
import { say } from './messages.gen.ts'

const claims: Sentences = {
  slows: ({ one }) => say('claim.slows', { one }),
  steady: ({ one, minutes: time }) => say('claim.steady', { one, step: time('step') }),
  'at-room': ({ one, its }) => say('claim.at-room', { one, time: its('time') }),
  'less-water': ({ one }) => say('claim.less-water', { one }),
  'keeps-cold': ({ one }) => say('claim.keeps-cold', { one }),
  'changed-more': ({ one, other, its }) => say('claim.changed-more', { one, other, time: its('time') }),
  'always-warmer': ({ one, other }) => say('claim.always-warmer', { one, other }),
  'changes-more': ({ one, other }) => say('claim.changes-more', { one, other }),
}

const evidence: Sentences = {
  slows: ({ one, degrees: by, minutes: time }) =>
    say('evidence.slows', { one, early: by('early'), late: by('late'), span: time('span') }),
  'at-room': ({ one, its, celsius: at }) =>
    say('evidence.at-room', { one, time: its('time'), end: at('end'), room: at('room') }),
  'less-water': () => say('evidence.less-water'),
  'keeps-cold': () => say('evidence.keeps-cold'),
  changed: ({ one, other, its, degrees: by }) =>
    say('evidence.changed', { one, other, time: its('time'), more: by('more'), less: by('less') }),
  closest: ({ one, other, its, celsius: at }) =>
    say('evidence.closest', { one, other, time: its('time'), first: at('first'), second: at('second') }),
  'colder-once': ({ one, other, its, celsius: at }) =>
    say('evidence.colder-once', { one, other, time: its('time'), first: at('first'), second: at('second') }),
  apart: ({ one, other, ours, theirs }) => say('evidence.apart', { one, other, ours, theirs }),
  overlap: ({ one, other, ours, theirs }) => say('evidence.overlap', { one, other, ours, theirs }),
}

export const coolingWords: WorldWords = {
  world: cooling,
  label: (thing) => (isVessel(thing) ? say(`label.${thing}`) : say('label.metalCan')),
  scene(data) {
    const things = listOf(data, (thing) => say('a', { thing }))
    const runs = data.series[0]?.runs.length ?? 0
    if (data.kind === 'repeats')
      return data.series.length === 1
        ? say('scene.run', { things, runs })
        : say('scene.repeats', { things, runs })
    return data.series.length === 1 ? say('scene.one', { things }) : say('scene.course', { things })
  },
  title: (data) =>
    data.kind === 'course'
      ? say('title.course', { room: celsius(data.about['room'] ?? 0), within: degrees(data.within) })
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
  slip: (id) => (id === 'cooling.steady' ? say('slip.steady') : say('slip.stays-hot')),
  reasons: {
    right: say('reason.right'),
    wrong: [
      {
        text: say('reason.makes-heat'),
        misconception: 'thermal.insulator-makes-heat',
        feedback: say('reason.makes-heat-why'),
      },
      {
        text: say('reason.cold-enters'),
        misconception: 'thermal.cold-flows',
        feedback: say('reason.cold-enters-why'),
      },
      {
        text: say('reason.own-temperature'),
        misconception: 'thermal.material-temperature',
        feedback: say('reason.own-temperature-why'),
      },
    ],
  },
}
