// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.fossil-record': null
  'why.inheritance': null
  'lesson.origin': null
  'lesson.use': null
  'lesson.embryos': null
  'lesson.tree': null
  'lesson.word.ancestor.word': null
  'lesson.word.ancestor.meaning': null
  'lesson.word.homologous.word': null
  'lesson.word.homologous.meaning': null
  'lesson.word.analogous.word': null
  'lesson.word.analogous.meaning': null
  'lesson.word.vestigial.word': null
  'lesson.word.vestigial.meaning': null
  'lesson.word.embryo.word': null
  'lesson.word.embryo.meaning': null
  'kin.scene': null
  'kin.ask-closest': { name: Value }
  'kin.closest': null
  'kin.farthest': null
  'kin.turned': { name: Value }
  'kin.hint-back': { name: Value }
  'kin.hint-meet': null
  'kin.so-closest': null
  'kin.so-step': { place: Value; tip: Value }
  'kin.scene-table': null
  'kin.ask-branched': { name: Value }
  'kin.first': null
  'kin.last': null
  'kin.most-traits': null
  'kin.as-listed': null
  'kin.hint-count': null
  'kin.hint-fewest': null
  'kin.so-branched': null
  'kin.so-count': { tip: Value; count: Value; all: Value }
  'kin.ask-told': null
  'kin.fits': null
  'kin.against': null
  'kin.claim.closer': { one: Value; other: Value; third: Value }
  'kin.claim.has': { tip: Value; trait: Value }
  'kin.claim.from': { one: Value; other: Value }
  'kin.told.closer': null
  'kin.told.has': null
  'kin.told.from': null
  'kin.hint-back-two': null
  'kin.hint-tips': null
  'kin.so-later': { one: Value; other: Value; third: Value }
  'kin.so-earlier': { one: Value; other: Value; third: Value }
  'kin.so-has': { tip: Value; trait: Value }
  'kin.so-lacks': { tip: Value; trait: Value }
  'kin.so-from': { one: Value; other: Value }
  'parts.ask-1': null
  'parts.ask-2': null
  'parts.origin': null
  'parts.use': null
  'parts.kin': null
  'parts.lifestyle': null
  'parts.leftover': null
  'parts.told-use': null
  'parts.told-origin': null
  'parts.told-leftover': null
  'parts.hint-inside': null
  'parts.hint-order': null
  'parts.hint-leftover': null
  'parts.so-origin': null
  'parts.so-use': null
  'parts.so-leftover': null
  'pair.arm-flipper': null
  'pair.arm-wing': null
  'pair.paw-hoof': null
  'pair.wing-leg': null
  'pair.mole-horse': null
  'pair.skulls': null
  'pair.leaf-spine': null
  'pair.fin-leg': null
  'pair.bird-butterfly': null
  'pair.shark-dolphin': null
  'pair.mole-cricket': null
  'pair.eyes': null
  'pair.spines': null
  'pair.bat-fly': null
  'pair.shells': null
  'pair.climbers': null
  'pair.whale-hip': null
  'pair.snake-hip': null
  'pair.cave-eyes': null
  'pair.kiwi-wing': null
}

export const say = defineMessages<Messages>('common-ancestry', { en, es })
