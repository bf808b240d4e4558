// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.rock-layers': null
  'why.states-and-heating': null
  'lesson.kinds': null
  'lesson.paths': null
  'lesson.energy': null
  'lesson.slow': null
  'lesson.word.igneous.word': null
  'lesson.word.igneous.meaning': null
  'lesson.word.sedimentary.word': null
  'lesson.word.sedimentary.meaning': null
  'lesson.word.metamorphic.word': null
  'lesson.word.metamorphic.meaning': null
  'lesson.word.sediment.word': null
  'lesson.word.sediment.meaning': null
  'lesson.word.magma.word': null
  'lesson.word.magma.meaning': null
  'deep.scene': null
  'deep.title': null
  'deep.head': null
  'deep.depth': null
  'deep.heat': null
  'deep.pressure': null
  'deep.row.plain': null
  'deep.row.basin': null
  'deep.row.continent': null
  'deep.row.volcano': null
  'deep.row.magma': null
  'deep.row.belt': null
  'deep.row.root': null
  'deep.row.plate': null
  'deep.row.ridge': null
  'deep.in.plain': null
  'deep.in.basin': null
  'deep.in.continent': null
  'deep.in.volcano': null
  'deep.in.magma': null
  'deep.in.belt': null
  'deep.in.root': null
  'deep.in.plate': null
  'deep.in.ridge': null
  'deep.hotter': { one: Value; other: Value }
  'deep.pressed': { one: Value; other: Value }
  'deep.twice': { one: Value; other: Value }
  'deep.same': null
  'deep.opposite': null
  'deep.no-fossils': { one: Value }
  'deep.no-age': { one: Value }
  'deep.no-color': { one: Value }
  'deep.ask-gap': { one: Value; other: Value }
  'deep.label-gap': null
  'deep.ask-times': { one: Value; other: Value }
  'deep.label-times': null
  'deep.ask-per': { one: Value }
  'deep.label-per': null
  'deep.per-unit': null
  'order.ask-heat': null
  'order.ask-pressure': null
  'order.ask-per': null
  'order.cool': null
  'order.hot': null
  'order.low': null
  'order.high': null
  'order.few': null
  'order.many': null
  'order.told-depth': null
  'order.told-heat': null
  'order.told-one': null
  'order.hint-heat': null
  'order.hint-pressure': null
  'order.hint-per': null
  'order.why-heat': null
  'order.why-pressure': null
  'order.why-per': null
  'path.scene-1': { start: Value }
  'path.ask-1': null
  'path.ask-2': null
  'path.ask-3': null
  'path.then': { process: string }
  'path.to': { to: Value }
  'path.next': { to: Value }
  'path.energy': { name: Value }
  'path.is.magma': null
  'path.is.igneous': null
  'path.is.sediment': null
  'path.is.sedimentary': null
  'path.is.metamorphic': null
  'path.as.magma': null
  'path.as.igneous': null
  'path.as.sediment': null
  'path.as.sedimentary': null
  'path.as.metamorphic': null
  'path.by.cools': null
  'path.by.wears': null
  'path.by.cements': null
  'path.by.squeezes': null
  'path.by.melts': null
  'path.for.wears': null
  'path.for.squeezes': null
  'path.for.melts': null
  'path.from.sun': null
  'path.from.inside': null
  'path.told.melted': null
  'path.told.solid': null
  'path.told.pieces': null
  'path.told.process': null
  'path.told.energy': null
  'path.told.kind': null
  'path.hint-1': null
  'path.hint-2': null
  'path.hint-3': null
  'path.so': { process: string; to: Value }
  'path.so-sun': null
  'path.so-inside': null
  'path.same': null
  'lab.scene': null
  'lab.shakes.head': null
  'lab.shakes.name': null
  'lab.pebbles.head': null
  'lab.pebbles.name': null
  'lab.lid.head': null
  'lab.lid.name': null
  'lab.lid.screw': null
  'lab.lid.snap': null
  'lab.lid.clamp': null
  'lab.worn': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
  'drops.scene': null
  'drops.title': null
  'drops.head': null
  'drops.run': { run: Value }
  'drops.low': null
  'drops.high': null
  'drops.mean-low': null
  'drops.mean-high': null
  'drops.gap': null
  'drops.times': null
  'drops.cause.ask': null
  'drops.cause.right': null
  'drops.cause.wrong-0': null
  'drops.cause.told-0': null
  'drops.cause.wrong-1': null
  'drops.cause.told-1': null
  'drops.cause.why': null
  'drops.whole.ask': null
  'drops.whole.right': null
  'drops.whole.wrong-0': null
  'drops.whole.told-0': null
  'drops.whole.wrong-1': null
  'drops.whole.told-1': null
  'drops.whole.why': null
  'drops.untold.ask': null
  'drops.untold.right': null
  'drops.untold.wrong-0': null
  'drops.untold.told-0': null
  'drops.untold.wrong-1': null
  'drops.untold.told-1': null
  'drops.untold.why': null
  'drops.next.ask': null
  'drops.next.right': null
  'drops.next.wrong-0': null
  'drops.next.told-0': null
  'drops.next.wrong-1': null
  'drops.next.told-1': null
  'drops.next.why': null
}

export const say = defineMessages<Messages>('rock-cycle', { en, es })
