// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.rock-layers': null
  'why.unit-rates': null
  'lesson.scale': null
  'lesson.units': null
  'lesson.dates': null
  'lesson.pace': null
  'lesson.word.superposition.word': null
  'lesson.word.superposition.meaning': null
  'lesson.word.ash.word': null
  'lesson.word.ash.meaning': null
  'lesson.word.dating.word': null
  'lesson.word.dating.meaning': null
  'lesson.word.million.word': null
  'lesson.word.million.meaning': null
  'ash.site.montana': null
  'ash.site.argentina': null
  'ash.site.italy': null
  'ash.site.utah': null
  'ash.site.chile': null
  'ash.site.china': null
  'ash.site.morocco': null
  'ash.site.japan': null
  'ash.title': null
  'ash.layer': null
  'ash.age': null
  'ash.height': null
  'ash.height-one': null
  'ash.height-two': null
  'ash.upper': null
  'ash.lower': null
  'ash.ask-1': null
  'ash.ask-2': { height: Value }
  'ash.ask-3': null
  'ash.label-1': null
  'ash.label-2': null
  'ash.label-3': null
  'ash.meters': null
  'ash.million': null
  'ash.million-ago': null
  'ash.told-thickness': null
  'ash.told-one-age': null
  'ash.told-turned': null
  'ash.told-minus': null
  'ash.told-older': null
  'ash.told-from-top': null
  'ash.told-part': null
  'ash.told-middle': null
  'ash.told-ash': null
  'ash.told-kept': null
  'ash.told-whole': null
  'ash.told-pace': null
  'ash.hint-span': null
  'ash.hint-pace': null
  'ash.hint-part': null
  'ash.hint-compare': null
  'ash.hint-missing': null
  'ash.so-span': { lower: Value; upper: Value; span: Value }
  'ash.so-pace': { between: Value; span: Value; pace: Value }
  'ash.so-part': { height: Value; pace: Value; part: Value }
  'ash.so-age': { lower: Value; part: Value; age: Value }
  'ash.so-lost': { between: Value; kept: Value; height: Value }
  'ash.so-missing': { height: Value; pace: Value; part: Value }
  'event.stromatolites': null
  'event.oxygen': null
  'event.nucleus': null
  'event.softAnimals': null
  'event.shells': null
  'event.landPlants': null
  'event.forests': null
  'event.reptiles': null
  'event.dinosaurs': null
  'event.birds': null
  'event.flowers': null
  'event.asteroid': null
  'event.apes': null
  'event.in.stromatolites': null
  'event.in.oxygen': null
  'event.in.nucleus': null
  'event.in.softAnimals': null
  'event.in.shells': null
  'event.in.landPlants': null
  'event.in.forests': null
  'event.in.reptiles': null
  'event.in.dinosaurs': null
  'event.in.birds': null
  'event.in.flowers': null
  'event.in.asteroid': null
  'event.in.apes': null
  'line.scene': { scale: Value }
  'line.scene-3': { rope: Value; whole: Value }
  'line.ask': { one: Value }
  'line.ask-2': { one: Value; other: Value }
  'line.title': null
  'line.event': null
  'line.ago': null
  'line.label': null
  'line.told-years': null
  'line.told-multiplied': null
  'line.told-place': null
  'line.told-added': null
  'line.told-one': null
  'line.told-end': null
  'line.told-meter': null
  'line.told-length': null
  'line.hint-ago': null
  'line.hint-between': null
  'line.hint-scale': { scale: Value }
  'line.hint-meter': null
  'line.hint-fit': null
  'line.so-ago': { years: Value }
  'line.so-between': { early: Value; late: Value; years: Value }
  'line.so-scale': { years: Value; scale: Value; value: Value }
  'line.so-meter': { whole: Value; rope: Value; each: Value }
  'line.so-rope': { years: Value; each: Value; value: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.age': null
  'table.depth': null
  'table.thickness': null
  'layer.kaibab': null
  'layer.toroweap': null
  'layer.coconino': null
  'layer.hermit': null
  'layer.supai': null
  'layer.redwall': null
  'layer.temple': null
  'layer.muav': null
  'layer.angel': null
  'layer.tapeats': null
  'in.kaibab': null
  'in.toroweap': null
  'in.coconino': null
  'in.hermit': null
  'in.supai': null
  'in.redwall': null
  'in.temple': null
  'in.muav': null
  'in.angel': null
  'in.tapeats': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.million': null
  'ask.share': { wall: Value; one: Value }
  'ask.label-share': null
  'ask.told-depth': null
  'ask.told-meters': null
  'ask.told-whole': null
  'ask.hint-thick': null
  'ask.hint-share': null
  'ask.so-thick': { meters: Value }
  'ask.so-share': { meters: Value; wall: Value; is: string; value: Value }
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.cut': { cut: Value; one: Value }
  'ask.label-cut': null
  'ask.told-gap': null
  'ask.told-turned': null
  'ask.told-multiplied': null
  'ask.hint-age': null
  'ask.hint-times': { cut: Value }
  'ask.so-age': { years: Value }
  'ask.so-times': { years: Value; cut: Value; is: string; value: Value }
  'claim.older': { other: Value; one: Value }
  'claim.deeper': { other: Value; one: Value }
  'claim.thicker': { other: Value; one: Value }
  'claim.twice': { other: Value; one: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.below-younger': null
  'claim.below-older': null
  'claim.down-thicker': null
  'claim.down-thinner': null
  'claim.no-fossils': { one: Value }
  'claim.no-hardness': { one: Value }
  'claim.no-color': { one: Value }
  'lab.scene': null
  'lab.time.head': null
  'lab.time.name': null
  'lab.mud.head': null
  'lab.mud.name': null
  'lab.tank.head': null
  'lab.tank.name': null
  'lab.tank.glass': null
  'lab.tank.metal': null
  'lab.tank.plastic': null
  'lab.thickness': null
  'lab.ask-more': null
  'lab.ask-beyond': { mud: Value }
  'lab.why': null
}

export const say = defineMessages<Messages>('geologic-time', { en, es })
