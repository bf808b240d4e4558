// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.particles': null
  'lesson.dissolving': null
  'lesson.weight': null
  'lesson.after': null
  'lesson.word.matter.word': null
  'lesson.word.matter.meaning': null
  'lesson.word.particle.word': null
  'lesson.word.particle.meaning': null
  'lesson.word.dissolve.word': null
  'lesson.word.dissolve.meaning': null
  'lesson.word.evaporate.word': null
  'lesson.word.evaporate.meaning': null
  'lesson.word.vapor.word': null
  'lesson.word.vapor.meaning': null
  'picture.water': null
  'picture.air': null
  'picture.else': null
  'picture.solid.sugar': null
  'picture.solid.salt': null
  'picture.solid.baking-soda': null
  'picture.solid.epsom-salt': null
  'picture.melting.ice': null
  'picture.melting.wax': null
  'picture.melting.iron': null
  'picture.melting.gold': null
  'picture.the.sugar': null
  'picture.the.salt': null
  'picture.the.baking-soda': null
  'picture.the.epsom-salt': null
  'picture.the.ice': null
  'picture.the.wax': null
  'picture.the.iron': null
  'picture.the.gold': null
  'picture.told.dissolve': { solid: Value }
  'picture.told.melt': { what: Value }
  'picture.told.squeeze': null
  'picture.told.release': null
  'picture.told.closed-jar': null
  'picture.told.salty-closed': { solid: Value }
  'picture.told.salty-open': { solid: Value }
  'picture.ask': null
  'picture.said.gone': null
  'picture.said.turned': null
  'picture.said.more': null
  'picture.said.lies': null
  'picture.said.stays': null
  'picture.said.rises': null
  'picture.hint.dissolve': null
  'picture.hint.melt': null
  'picture.hint.squeeze': null
  'picture.hint.release': null
  'picture.hint.closed-jar': null
  'picture.hint.salty-closed': null
  'picture.hint.salty-open': null
  'picture.count': null
  'picture.so.dissolve': null
  'picture.so.melt': null
  'picture.so.squeeze': null
  'picture.so.release': null
  'picture.so.closed-jar': null
  'picture.so.salty-closed': null
  'picture.so.salty-open': null
  'picture.why.dissolve': null
  'picture.why.melt': null
  'picture.why.squeeze': null
  'picture.why.release': null
  'picture.why.closed-jar': null
  'picture.why.salty-closed': null
  'picture.why.salty-open': null
  'graph.of.sugar': null
  'graph.of.salt': null
  'graph.of.drink-powder': null
  'graph.told-1': { who: Value; added: Value; solid: Value; water: Value }
  'graph.told-2': { who: Value; water: Value; added: Value; solid: Value; gone: Value }
  'graph.told-3': { who: Value; water: Value; added: Value; solid: Value; gone: Value }
  'graph.ask': null
  'graph.title': null
  'graph.axis': null
  'graph.bar.water': null
  'graph.bar.solid': null
  'graph.bar.mix': null
  'graph.bar.closed-before': null
  'graph.bar.closed-after': null
  'graph.bar.open-before': null
  'graph.bar.open-after': null
  'graph.bar.open-day': null
  'graph.bar.open-dry': null
  'graph.said.lighter': null
  'graph.said.swapped': null
  'graph.said.both': null
  'graph.said.none': null
  'graph.said.alone': null
  'graph.said.left': null
  'graph.said.dry': null
  'graph.said.heavier': null
  'graph.hint-1': null
  'graph.hint-2': null
  'graph.hint-3': null
  'graph.next': { water: Value; added: Value }
  'graph.sum': { water: Value; added: Value; both: Value }
  'graph.so-1': { both: Value }
  'graph.so-2': { gone: Value; both: Value; left: Value }
  'graph.so-3': { both: Value; gone: Value; left: Value; added: Value }
}

export const say = defineMessages<Messages>('particles-of-matter', { en, es })
