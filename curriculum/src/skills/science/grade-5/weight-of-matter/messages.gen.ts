// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.particles-of-matter': null
  'lesson.same': null
  'lesson.mix': null
  'lesson.gas': null
  'lesson.measure': null
  'lesson.title': null
  'lesson.when': null
  'lesson.weight': null
  'lesson.space': null
  'lesson.before': null
  'lesson.after': null
  'lesson.word.matter.word': null
  'lesson.word.matter.meaning': null
  'lesson.word.weight.word': null
  'lesson.word.weight.meaning': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.mixture.word': null
  'lesson.word.mixture.meaning': null
  'lesson.word.closed.word': null
  'lesson.word.closed.meaning': null
  'time.ice': { start: Value; who: Value; total: Value }
  'time.butter': { start: Value; who: Value; total: Value }
  'time.juice': { start: Value; who: Value; total: Value }
  'time.wax': { start: Value; who: Value; total: Value }
  'time.water': { start: Value; who: Value; total: Value }
  'time.salt': { start: Value; who: Value; moved: Value }
  'time.sugar': { start: Value; who: Value; moved: Value }
  'time.sand': { start: Value; who: Value; moved: Value }
  'time.honey': { start: Value; who: Value; moved: Value }
  'time.soup': { start: Value; one: Value; two: Value; who: Value; moved: Value }
  'time.kettle': { start: Value; one: Value; two: Value; who: Value; moved: Value }
  'time.rice': { start: Value; one: Value; two: Value; who: Value; moved: Value }
  'time.noodles': { start: Value; one: Value; two: Value; who: Value; moved: Value }
  'time.ask': null
  'time.title': null
  'time.minutes': { minutes: Value }
  'time.axis': null
  'time.said-1.falls': null
  'time.said-1.rises': null
  'time.said-2.gone': null
  'time.said-2.never': null
  'time.said-2.grows': null
  'time.said-3.falls': null
  'time.said-3.nothing': null
  'time.said-3.back': null
  'time.hint': null
  'time.next-1': null
  'time.next-2': null
  'time.next-3': null
  'time.so-1': null
  'time.so-2': null
  'time.so-3': null
  'time.so-bars': { list: Value }
  'leak.scene.salt': null
  'leak.scene.sugar': null
  'leak.scene.vinegar': null
  'leak.scene.plaster': null
  'leak.scene.gelatin': null
  'leak.scene.drink': null
  'leak.within': { within: Value }
  'leak.ask-1': null
  'leak.ask-2': null
  'leak.ask-3': null
  'leak.title': null
  'leak.head': null
  'leak.before': null
  'leak.after': null
  'leak.cup': null
  'leak.liquid': null
  'leak.added': null
  'leak.team': { letter: Value }
  'leak.label': null
  'leak.told-lost': null
  'leak.told-scatter': { within: Value }
  'leak.told-more': null
  'leak.told-cup': null
  'leak.told-part': null
  'leak.told-sum': null
  'leak.told-after': null
  'leak.told-all': null
  'leak.hint': null
  'leak.next-1': { within: Value }
  'leak.next-2': { within: Value }
  'leak.next-3': null
  'leak.so': { within: Value }
  'leak.so-in': { team: Value; grams: Value }
  'leak.so-out': { team: Value; grams: Value }
  'leak.so-sum': { team: Value; cup: Value; liquid: Value; added: Value; sum: Value }
  'leak.so-missing': { sum: Value; after: Value; value: Value }
  'space.scene': null
  'space.within': { within: Value }
  'space.open': null
  'space.ask': null
  'space.title': null
  'space.head': null
  'space.before': null
  'space.after': null
  'space.from': null
  'space.to': null
  'space.larger': null
  'space.smaller': null
  'space.same': null
  'space.card-weight': { thing: Value }
  'space.card-space': { thing: Value }
  'space.told-space': null
  'space.told-scatter': { within: Value }
  'space.told-weight': null
  'space.told-columns': null
  'space.told-volume': null
  'space.hint': null
  'space.next-1': null
  'space.next-2': null
  'space.next-3': null
  'space.so': null
  'space.so-open': null
  'space.so-row': { name: Value; before: Value; after: Value; from: Value; to: Value }
}

export const say = defineMessages<Messages>('weight-of-matter', { en, es })
