// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.roots': null
  'why.two-step-equations': null
  'lesson.square': { equation: Value }
  'lesson.zero': { none: Value; zero: Value }
  'lesson.cube': { equation: Value }
  'lesson.steps': { equation: Value; power: Value }
  'lesson.title': null
  'lesson.number': null
  'lesson.squared': null
  'lesson.cubed': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.perfect-square.word': null
  'lesson.word.perfect-square.meaning': null
  'lesson.word.perfect-cube.word': null
  'lesson.word.perfect-cube.meaning': null
  'solve.asks': { equation: Value }
  'solve.label': null
  'solve.one': null
  'solve.two': null
  'solve.negative-cube': null
  'solve.sign': null
  'solve.below': null
  'solve.halves': null
  'solve.thirds': null
  'solve.shift': null
  'solve.again': null
  'solve.power': null
  'solve.nudge.2': null
  'solve.nudge.3': null
  'solve.nudge.steps': null
  'solve.nudge.sum': null
  'solve.hint.2': null
  'solve.hint.3': null
  'solve.hint.sum': null
  'solve.first': { power: Value }
  'solve.root': { root: Value }
  'solve.why.two': { power: Value; root: Value; value: Value }
  'solve.why.one': { power: Value }
  'solve.why.none': { power: Value }
  'solve.only': { one: Value }
  'solve.opposite': null
  'solve.no': null
  'solve.so.two': { letter: Value; one: Value; other: Value }
  'solve.so.one': { letter: Value; one: Value }
  'many.asks': null
  'many.two': null
  'many.one': null
  'many.none': null
  'many.nudge': null
  'many.hint': null
  'many.look.two': null
  'many.look.one': null
  'many.look.none': null
  'many.look.cube': null
  'many.why.two': { equation: Value }
  'many.why.one': { equation: Value }
  'many.why.none': { equation: Value }
  'many.why.cube': { equation: Value }
  'sets.asks': null
  'sets.two': { one: Value; other: Value }
  'sets.none': null
  'sets.sign': null
  'sets.why.square': { equation: Value; set: Value }
  'sets.why.cube': { equation: Value; set: Value }
  'sets.why.negative-cube': { equation: Value; set: Value }
  'sets.why.negative-square': { equation: Value }
  'missing.asks.other': { equation: Value; root: Value }
  'missing.asks.cube': { equation: Value; root: Value; k: Value }
  'missing.asks.square': { equation: Value; root: Value; k: Value }
  'missing.asks.added': { equation: Value; root: Value; opposite: Value; k: Value }
  'missing.asks.times': { equation: Value; root: Value; opposite: Value; k: Value }
  'missing.asks.single': { k: Value; equation: Value }
  'missing.asks.shared': { equation: Value; second: Value; k: Value }
  'missing.label': null
  'missing.solution': null
  'missing.square': null
  'missing.sign': null
  'missing.two': null
  'missing.times': null
  'missing.rest': null
  'missing.added': null
  'missing.taken': null
  'missing.zero': null
  'missing.shared': null
  'missing.same': null
  'missing.nudge': null
  'missing.hint.other': null
  'missing.hint.cube': null
  'missing.hint.square': null
  'missing.hint.added': null
  'missing.hint.times': null
  'missing.hint.single': null
  'missing.hint.shared': null
  'missing.why.other': null
  'missing.why.cube': { root: Value; cube: Value }
  'missing.why.square': { root: Value; square: Value }
  'missing.why.added': { root: Value; square: Value; total: Value; key: Value }
  'missing.why.times': { root: Value; square: Value; total: Value; key: Value }
  'missing.why.single': { letter: Value }
  'missing.why.shared': { root: Value; square: Value }
  'missing.so': { key: Value }
  'write.let.2': { s: Value; by: number | Quantity }
  'write.let.3': { s: Value; by: number | Quantity }
  'write.asks': null
  'write.label': null
  'write.doubles': null
  'write.around': null
  'write.power': null
  'write.once': null
  'write.sign': null
  'write.nudge.2': null
  'write.nudge.3': null
  'write.hint.1': null
  'write.hint.2': null
  'write.hint.3': null
  'write.one.2': { power: Value }
  'write.one.3': { power: Value }
  'write.so': { equation: Value }
  'story.told.stamp': { of: Value }
  'story.told.stone': { of: Value }
  'story.told.table': { of: Value }
  'story.told.pane': { of: Value }
  'story.told.ice': { of: Value }
  'story.told.soil': { of: Value }
  'story.told.tiles': { n: Value; of: Value }
  'story.told.quilt': { n: Value; of: Value }
  'story.told.beds': { n: Value; of: Value }
  'story.told.mats': { n: Value; of: Value }
  'story.told.clay': { n: Value; of: Value }
  'story.told.gift': { of: Value }
  'story.told.tank': { of: Value }
  'story.told.bin': { of: Value }
  'story.told.lawn': { other: Value; of: Value }
  'story.told.court': { other: Value; of: Value }
  'story.asks.2': { by: number | Quantity }
  'story.asks.3': { by: number | Quantity }
  'story.side': null
  'story.edge': null
  'story.divided': null
  'story.point': null
  'story.stopped': null
  'story.negative': null
  'story.nudge': null
  'story.hint.2': null
  'story.hint.3': null
  'story.power': { power: Value }
  'story.root.2': { root: Value }
  'story.root.3': { root: Value }
  'answers.asks': null
  'answers.one': { equation: Value; one: Value }
  'answers.two': { equation: Value; one: Value; other: Value }
  'answers.none': { equation: Value }
  'answers.verdict.all': null
  'answers.verdict.missing': null
  'answers.verdict.wrong': null
  'answers.check': null
  'answers.try': null
  'answers.nudge': null
  'answers.hint': null
  'answers.so.none': { equation: Value }
  'answers.so.one': { equation: Value; one: Value }
  'answers.so.both': { equation: Value; one: Value; other: Value }
  'answers.so.two': { equation: Value; one: Value; other: Value }
}

export const say = defineMessages<Messages>('squares-and-cubes-equations', { en, es })
