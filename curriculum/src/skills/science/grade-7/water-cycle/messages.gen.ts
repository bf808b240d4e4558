// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.water-on-earth': null
  'why.thermal-energy': null
  'why.signed-numbers': null
  'lesson.up': null
  'lesson.down': null
  'lesson.energy': null
  'lesson.budget': null
  'lesson.figure': null
  'lesson.word.evaporation.word': null
  'lesson.word.evaporation.meaning': null
  'lesson.word.transpiration.word': null
  'lesson.word.transpiration.meaning': null
  'lesson.word.condensation.word': null
  'lesson.word.condensation.meaning': null
  'lesson.word.precipitation.word': null
  'lesson.word.precipitation.meaning': null
  'lesson.word.runoff.word': null
  'lesson.word.runoff.meaning': null
  'lesson.word.infiltration.word': null
  'lesson.word.infiltration.meaning': null
  'lesson.word.groundwater.word': null
  'lesson.word.groundwater.meaning': null
  'label.scene': null
  'label.ask': null
  'label.ask-does': null
  'label.figure': { list: Value }
  'label.hint-each': null
  'label.hint-first': { seen: Value }
  'label.told': { letter: Value; does: Value }
  'label.answer': { list: Value }
  'label.pair': { letter: Value; name: Value }
  'label.so': { letter: Value; name: Value; does: Value }
  'label.evaporation.name': null
  'label.evaporation.seen': { letter: Value }
  'label.evaporation.does': null
  'label.condensation.name': null
  'label.condensation.seen': { letter: Value }
  'label.condensation.does': null
  'label.precipitation.name': null
  'label.precipitation.seen': { letter: Value }
  'label.precipitation.does': null
  'label.runoff.name': null
  'label.runoff.seen': { letter: Value }
  'label.runoff.does': null
  'label.infiltration.name': null
  'label.infiltration.seen': { letter: Value }
  'label.infiltration.does': null
  'label.transpiration.name': null
  'label.transpiration.seen': { letter: Value }
  'label.transpiration.does': null
  'label.groundwater-flow.name': null
  'label.groundwater-flow.seen': { letter: Value }
  'label.groundwater-flow.does': null
  'label.melting.name': null
  'label.melting.seen': { letter: Value }
  'label.melting.does': null
  'budget.ask-change': { gains: string }
  'budget.label-change': { gains: string }
  'budget.ask-missing': null
  'budget.scene-dry': null
  'budget.now': { now: Value; low: Value }
  'budget.ask-days': null
  'budget.label-days': null
  'budget.days': null
  'budget.all-added': null
  'budget.no-vapor': null
  'budget.no-rain': null
  'budget.vapor-in': null
  'budget.one-way': null
  'budget.hint-arrows': null
  'budget.hint-sums': null
  'budget.so-in': { sum: Value }
  'budget.so-out': { sum: Value }
  'budget.so-change': { gains: string; larger: Value; smaller: Value; change: Value }
  'budget.other-side': null
  'budget.left-out': { flow: Value }
  'budget.all-numbers': null
  'budget.own-side': null
  'budget.hint-same': null
  'budget.hint-sides': null
  'budget.so-same': null
  'budget.so-known': { entering: string; all: Value; own: Value }
  'budget.so-missing': { all: Value; own: Value; amount: Value }
  'budget.to-empty': { low: Value }
  'budget.no-river': null
  'budget.town-only': null
  'budget.river-out': null
  'budget.total-drop': null
  'budget.daily-loss': null
  'budget.hint-daily': null
  'budget.hint-drop': { low: Value }
  'budget.so-daily': { outs: Value; river: Value; loss: Value }
  'budget.so-drop': { now: Value; low: Value; drop: Value }
  'budget.so-days': { drop: Value; loss: Value; days: Value }
  'rain.ask-sort': null
  'rain.rises': null
  'rain.falls': null
  'rain.look-at': { month: Value }
  'rain.hint-both': null
  'rain.hint-taller': null
  'rain.so-compare': null
  'rain.so-rises': { list: Value }
  'rain.so-falls': { list: Value }
  'rain.bars-by-ten': null
  'rain.ask-change': { rises: string; first: Value; last: Value }
  'rain.label': { rises: string }
  'rain.only-rain': null
  'rain.only-vapor': null
  'rain.added': null
  'rain.one-month': null
  'rain.hint-sums': null
  'rain.so-sums': { rain: Value; vapor: Value }
  'rain.so-change': { rises: string; larger: Value; smaller: Value; gain: Value }
  'rain.ask-turn': { highest: string }
  'rain.steepest': { highest: string }
  'rain.one-bar': { highest: string }
  'rain.follow': { highest: string }
  'rain.hint-turn': { highest: string }
  'rain.hint-add': null
  'rain.so-turn': { highest: string }
  'rain.so-levels': { list: Value }
  'rain.so-month': { highest: string; month: Value }
}

export const say = defineMessages<Messages>('water-cycle', { en, es })
