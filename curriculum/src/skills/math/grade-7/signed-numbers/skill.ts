import { bankModel, tex } from '#form'
import { arrows } from '#figures/signed-line/signed-line.ts'
import { defineSkillForm } from '#form/skill-form.ts'
import { idsIn } from '#misconceptions/catalogue.ts'
import { signed } from '#misconceptions/signed/signed.ts'
import { say as strand } from '#strands/messages.gen.ts'
import { sameValue, signOf } from './compare.ts'
import { compute, findMistake } from './compute.ts'
import { ideas } from './ideas.gen.ts'
import { jumps } from './jumps.ts'
import { say } from './messages.gen.ts'
import { story } from './story.ts'
import { version } from './version.gen.ts'

export const signedNumbers = defineSkillForm({
  id: 'signed-numbers',
  version,
  subject: 'math',
  gradeLevel: 7,
  strand: strand('number-system'),
  name: say('name'),
  description: say('description'),
  icon: 'number-line',
  prerequisites: [
    { skill: 'decimal-place-value', why: say('why.decimal-place-value') },
    { skill: 'add-fractions', why: say('why.add-fractions') },
  ],
  misconceptions: [
    ...idsIn(signed),
    'judging.trusts-claim',
    'judging.blames-right-work',
    'judging.names-later-line',
  ],
  formerIds: {
    'wrong-way': 'signed.wrong-way',
    'wrong-sign': 'signed.wrong-sign',
    'ignores-signs': 'signed.ignores-signs',
    'two-minuses-plus': 'signed.two-minuses',
    'keeps-sign': 'signed.keeps-sign',
    'turns-around': 'signed.reversed',
    'end-as-jump': 'signed.end-as-jump',
    'counts-ticks': 'signed.counts-ticks',
    'adds-to-compare': 'signed.adds-to-compare',
    'goes-on': 'signed.goes-on',
    'stops-early': 'signed.stops-early',
    'subtracting-makes-less': 'signed.subtracting-makes-less',
    'adding-makes-more': 'signed.adding-makes-more',
    'same-signs-same-result': 'signed.same-signs',
    'blames-right-step': 'judging.blames-right-work',
  },
  lesson: {
    idea: [
      say('lesson.what'),
      say('lesson.how', { one: tex('−3 + 8 = 5'), two: tex('−3 + (−4) = −7') }),
      say('lesson.subtract', { one: tex('2 − 6 = 2 + (−6)'), two: tex('2 − (−6) = 2 + 6') }),
      say('lesson.distance', { distance: tex('4 − (−5) = 9') }),
    ],
    figure: arrows({ start: 0, moves: [-3, 8] }),
    workedExample: { model: 'compute', level: 1 },
    words: (['negative', 'opposite', 'absolute-value', 'additive-inverse'] as const).map((id) => ({
      word: say(`lesson.${id}.word`),
      meaning: say(`lesson.${id}.meaning`),
    })),
  },
  models: [
    jumps,
    compute,
    story,
    signOf,
    sameValue,
    findMistake,
    bankModel('zero-and-rules', ideas, { kind: 'sort' }),
    bankModel('explain', ideas, { kind: 'build' }),
  ],
})
