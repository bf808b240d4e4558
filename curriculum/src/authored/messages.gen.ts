// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'answer-missing': null
  'unit-missing': null
  'options-too-few': null
  'right-option-missing': null
  'right-options-several': null
  'items-too-few': null
  'pairs-too-few': null
  empty: null
  'partners-alike': null
  'categories-too-few': null
  'card-count': null
  'rule.plus-minus': null
  'rule.coefficient-of-one': null
  'rule.power-of-one': null
  'rule.lower-case': null
  'rule.missing-value': null
  'rule.machine-exponent': null
  'title-missing': null
  'skill-missing': null
  'one-variant': null
  'few-variants': { count: Value }
  'key-not-accepted': null
  'wrong-is-right': { answer: Value }
  'wrong-answers-meet': null
  wording: { text: Value; rule: Value }
  'calculation-wrong': { statement: Value }
  'hint-says-answer': null
  'stem-says-answer': null
  'reading-grade': { grade: Value; gradeLevel: Value }
  'hints-too-few': null
  'steps-too-few': null
  'wrong-missing': null
  'feedback-missing': null
  'option-feedback-missing': null
  'all-or-none': null
  'parameter-unused': { name: Value; slot: Value }
  'description-empty': null
  'description-repeats': null
  'description-says-label': { text: Value; label: Value }
  'form-not-asked': null
  'step-not-positive': null
  'to-below-from': null
  'values-too-many': null
  'values-missing': null
  'parameter-name-wrong': null
  'parameter-name-reserved': { what: Value }
  'parameter-name-twice': { name: Value }
  'conditions-never-met': null
  'part-count': { wanted: number | Quantity; count: Value }
  'line-step': null
  'line-ask-missing': null
  'line-point-count': null
  'line-other-kind': null
  'plane-step': null
  'plane-ask-missing': null
  'plane-two-points': null
  'plane-point-count': null
  'bars-too-few': null
  'plot-ask-missing': null
  'formula.unreadable': { what: Value }
  'formula.left-open': null
  'formula.call-without-parentheses': { name: Value }
  'formula.two-values': { name: Value }
  'formula.closed-twice': null
  'formula.unfinished': null
  'formula.misplaced': { what: Value }
  'formula.missing': null
  'formula.whole-numbers': { what: Value }
  'formula.divides-by-zero': null
  'formula.too-large': null
  'formula.exponent': null
  'formula.no-parameter': { name: Value }
  'formula.word': { what: Value }
  'gap-missing': null
  'gap-wrong-missing': null
  'gap-marks': null
  'gap-unknown': null
  'gap-order': null
  'gap-without-words': null
  'gap-inside-math': null
  'columns-too-few': null
  'cell-missing': null
  'cell-wrong-missing': null
  'no-open-cell': null
  'stem-missing': null
  'answer-too-long': null
  'key-cannot-be-set': { why: Value }
  'key-cannot-be-given': { why: Value }
  'figure.numbers-apart': null
  'figure.parabola-point': null
  'figure.sectors': { percent: Value }
  'figure.no-triangle': null
  'ticks-apart': null
  'to-not-above-from': null
  'ticks-too-many': { most: Value }
  'figure.description-missing': null
  'figure.picture-missing': null
  'figure.value-wrong': null
  'figure.value-wrong-at': { what: Value }
  'parts.figure-missing': null
  'parts.name-count': null
  'parts.too-few': null
  'parts.right-missing': null
  'parts.all-right': null
  'parts.too-many-right': null
  repeats: { number: Value }
  'key-unreadable': { answer: Value; why: Value }
  'not-a-point': { what: Value }
  'interval.signs': null
  'interval.backwards': null
  'marks-unreadable': null
  'other-trouble': { why: Value }
  'key-not-accepted-because': { why: Value }
  'rule.one-of-many': null
}

export const say = defineMessages<Messages>('authored', { en, es })
