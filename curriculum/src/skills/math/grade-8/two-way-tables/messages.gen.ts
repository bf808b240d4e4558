// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.percent-change': null
  'why.scatter-plots': null
  'lesson.what': null
  'lesson.relative': null
  'lesson.association': null
  'lesson.word.two-way.word': null
  'lesson.word.two-way.meaning': null
  'lesson.word.relative-frequency.word': null
  'lesson.word.relative-frequency.meaning': null
  'lesson.word.total.word': null
  'lesson.word.total.meaning': null
  'lesson.word.association.word': null
  'lesson.word.association.meaning': null
  'build.told': { r1: Value; p: Value; c1: Value; r2: Value; q: Value }
  'build.asks': null
  'build.cell': { row: Value; column: Value }
  'build.wrong.totals': null
  'build.wrong.counts': null
  'build.wrong.percents': null
  'build.nudge.totals': null
  'build.nudge.counts': null
  'build.nudge.percents': null
  'build.hint.totals': null
  'build.hint.counts': null
  'build.hint.percents': null
  'build.percent': { p: Value; n: Value; a: Value; q: Value; m: Value; c: Value }
  'build.rows': { a: Value; b: Value; n: Value; c: Value; d: Value; m: Value }
  'build.all': { n: Value; m: Value; all: Value }
  'relative.asks.row': null
  'relative.asks.column': null
  'relative.count': null
  'relative.nudge.row': null
  'relative.nudge.column': null
  'relative.hint': null
  'relative.why.row': null
  'relative.why.column': null
  'relative.first': { cell: Value; total: Value; percent: Value }
  'share.asks.row': { row: Value; column: Value }
  'share.asks.column': { column: Value; row: Value }
  'share.asks.all': { row: Value; column: Value }
  'share.label': null
  'share.nudge': null
  'share.hint.row': null
  'share.hint.column': null
  'share.hint.all': null
  'share.count': { cell: Value; whole: Value }
  'share.so': { cell: Value; whole: Value; percent: Value }
  'missing.told': { row: Value; percent: Value; column: Value }
  'missing.asks': null
  'missing.label': null
  'missing.nudge': null
  'missing.hint.row': null
  'missing.hint.totals': null
  'missing.hint.percent': null
  'missing.first.row': { total: Value; other: Value }
  'missing.first.totals': { all: Value; next: Value; column: Value }
  'missing.first.percent': { total: Value }
  'missing.so.row': { total: Value; other: Value; key: Value }
  'missing.so.totals': { column: Value; above: Value; key: Value }
  'missing.so.percent': { percent: Value; total: Value; key: Value }
  'association.asks': null
  'association.label.compare': { other: Value; column: Value; row: Value }
  'association.label.so': null
  'association.higher': null
  'association.lower': null
  'association.same': null
  'association.some': null
  'association.none': null
  'association.read': null
  'association.sizes': null
  'association.means': null
  'association.nudge': null
  'association.hint-percents': null
  'association.hint': null
  'association.percents': { row: Value; p: Value; column: Value; other: Value; q: Value }
  'association.so.some': null
  'association.so.none': null
  'meaning.asks': null
  'meaning.fraction': { fraction: Value }
  'meaning.row': { row: Value; column: Value }
  'meaning.column': { column: Value; row: Value }
  'meaning.all': { row: Value; column: Value }
  'meaning.denominator': null
  'meaning.nudge': null
  'meaning.hint': null
  'meaning.numerator': { cell: Value; row: Value; column: Value }
  'meaning.so': { row: Value; column: Value; all: Value }
  'claim.place': { row: Value; column: Value }
  'claim.row': { percent: Value }
  'claim.column': { percent: Value }
  'claim.truth': { percent: Value }
  'claim.total.row': { who: Value }
  'claim.total.column': { who: Value }
  'claim.all': { who: Value }
  'claim.count': { who: Value }
  'predict.row': { asked: Value; row: Value; column: Value }
  'predict.column': { asked: Value; column: Value; row: Value }
  'predict.label': null
  'predict.nudge': null
  'predict.hint': null
  'predict.so': { percent: Value; asked: Value; key: Value }
}

export const say = defineMessages<Messages>('two-way-tables', { en, es })
