// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'picture.too-large': null
  'picture.wrong-kind': null
  'picture.too-wide': { most: Value }
  'picture.too-many': { most: Value }
  'picture.not-found': null
  'picture.gone': null
  'folder.gone': null
  'folder.changed-elsewhere': { name: Value }
  'question-gone': null
  'not-shared': null
  'folder.too-many': { most: Value }
  'question-or-folder-gone': null
  'folder.name-taken': { name: Value }
  'skill-unknown': null
  'math-unreadable': null
  'changed-elsewhere': null
  'too-many-questions': { most: Value }
  'no-room-for-questions': { most: Value }
  'copy-title': { title: Value }
  'not-publishable': null
  'csv.parameter-unreadable': { name: Value }
  'csv.unreadable-line': { line: Value }
  'csv.unreadable': null
  'csv.column-missing': { column: Value }
  'csv.kind-empty': null
  'csv.kind-unknown': { kind: Value }
  'csv.column-unreadable': { column: Value }
  'csv.question-empty': null
  'csv.level-unknown': null
  'csv.skill-unknown': null
  'csv.too-long': { what: Value }
  'qti.picture-not-in-package': null
  'package.too-many-questions': { count: Value; most: Value }
  'package.too-large': null
  'package.no-questions': null
  'lost.drawn-marks': null
  'lost.drawn-curve': null
  'lost.plot-steps': null
  'lost.parameter-missing': { name: Value }
  'lost.word-in-formula': { what: Value }
  'lost.comparison-in-calculation': null
  'lost.rounding-that-changes': null
  'lost.not-whole-numbers': { name: Value }
  'lost.whole-question': { why: Value }
  'lost.changing-numbers': { why: Value }
  'lost.answer-unreadable': { why: Value }
  'lost.picture-gone': null
  'lost.places-on-picture': null
  'lost.unreadable': { why: Value }
  'lost.figure-elsewhere': null
  'lost.plot-elsewhere': null
  'lost.lines-elsewhere': null
  'lost.fractions-elsewhere': null
  'qti.rule-unknown': { what: Value }
  'lost.places-worked-out': null
  'qti.other-answers-left-out': null
  'qti.free-text': null
  'qti.picture-without-size': null
  'qti.picture-labels': null
  'qti.place-elsewhere': null
  'qti.no-answer': null
  'qti.interaction-unknown': { what: Value }
  'qti.several-interactions': null
  'qti.first-picture-only': null
  'qti.no-item': null
  'qti.no-text': null
  'qti.too-long': { what: Value }
  'qti.rule-unreadable': { why: Value }
  'qti.value-not-set': { what: Value }
  'qti.rule-empty': null
  'qti.formula-too-long': null
  'lost.answer-not-number': null
  'lost.fraction-worked-out': null
  'lost.formula': { formula: Value; why: Value }
  'lost.parameter-name-reserved': { name: Value }
  'lost.answer-on-drawn-figure': null
  'lost.changing-drawing': null
  'lost.changing-description': null
  'qti.math-unreadable': { what: Value }
  'qti.tolerance-left-out': null
  'qti.feedback-left-out': null
  'qti.picture-in-text': null
  'qti.printed-value': null
  'part.title': null
  'part.skill': null
  'part.standard': null
  'part.level': null
  'part.stem': null
  'part.figure': null
  'part.parameters': null
  'part.conditions': null
  'part.answer': null
  'part.hints': null
  'part.steps': null
  'file.no-question': null
  'file.too-many-questions': { most: Value }
  'file.has-problem': { place: Value; problem: Value }
  'file.nothing-usable': null
  'before-publishing.title': null
  'before-publishing.skill': null
  'before-publishing.problem': { problem: Value }
  'file.line': { line: Value }
  'file.question': { file: Value; number: Value }
  'file.itself': null
  'xml.unknown-entity': { what: Value }
  'xml.too-deep': null
  'xml.too-large': null
  'xml.doctype': null
  'xml.unreadable-because': { why: Value }
  'xml.unreadable': null
  'xml.empty': null
  'package.cannot-unpack': null
  'package.end-missing': null
  'package.too-many-files': { most: Value }
  'package.broken': null
  'package.locked': null
  'package.packing-unknown': null
  'package.too-large-unpacked': null
  'answer.wrong-place': null
  'answer.another': null
  'answer.none': null
}

export const say = defineMessages<Messages>('questions', { en, es })
