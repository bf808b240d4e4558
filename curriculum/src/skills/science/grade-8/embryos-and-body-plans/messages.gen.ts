// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.common-ancestry': null
  'lesson.stages': null
  'lesson.longer': null
  'lesson.hidden': null
  'lesson.larvae': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.close': null
  'lesson.figure.distant': null
  'lesson.word.embryo.word': null
  'lesson.word.embryo.meaning': null
  'lesson.word.stage.word': null
  'lesson.word.stage.meaning': null
  'lesson.word.larva.word': null
  'lesson.word.larva.meaning': null
  'lesson.word.body-plan.word': null
  'lesson.word.body-plan.meaning': null
  'lesson.word.kinship.word': null
  'lesson.word.kinship.meaning': null
  'animal.trout': null
  'animal.salamander': null
  'animal.turtle': null
  'animal.lizard': null
  'animal.duck': null
  'animal.chicken': null
  'animal.rabbit': null
  'animal.cat': null
  'animal.human': null
  'of.trout': null
  'of.salamander': null
  'of.turtle': null
  'of.lizard': null
  'of.duck': null
  'of.chicken': null
  'of.rabbit': null
  'of.cat': null
  'of.human': null
  'feature.folds': null
  'feature.tail-bud': null
  'feature.blocks': null
  'feature.eye-spots': null
  'feature.buds': null
  'feature.gills': null
  'feature.fins': null
  'feature.toes': null
  'feature.sac': null
  'feature.shell': null
  'feature.feathers': null
  'feature.cord': null
  'feature.ears': null
  'feature.tail': null
  'list.title': null
  'list.title-both': null
  'list.feature': null
  'list.yes': null
  'list.no': null
  'list.animal': null
  'list.pair': null
  'list.shared': null
  'list.early': null
  'list.late': null
  'list.unlike': null
  'list.both': { one: Value; other: Value }
  'list.scene': { animals: Value }
  'list.ask-1': { to: Value }
  'list.ask-2': { to: Value }
  'list.ask-unlike': null
  'list.own': { one: Value }
  'list.first': null
  'list.told-shared': null
  'list.told-half': null
  'list.hint-1': null
  'list.hint-2': null
  'list.hint-3': null
  'list.hint-both': null
  'list.hint-one': null
  'list.so-shared': { animal: Value; count: number | Quantity }
  'list.so-both': { animal: Value; early: number | Quantity; late: number | Quantity }
  'list.so-unlike': { pair: Value; count: number | Quantity }
  'list.so-more': null
  'list.so-late-tells': null
  'course.graph': { series: Value }
  'course.series': { thing: Value; points: Value }
  'course.point': { count: Value; stage: Value }
  'course.stage': null
  'course.axis': null
  'course.label-1': null
  'course.label-2': null
  'course.label-3': null
  'course.ask-1': { one: Value }
  'course.ask-2': { one: Value; other: Value }
  'course.ask-3': { one: Value; other: Value }
  'course.other': null
  'course.last-alike': null
  'course.count': null
  'course.one-only': null
  'course.adds': null
  'course.height': null
  'course.no-division': null
  'course.one-stage': null
  'course.one-mean': null
  'course.hint-1': null
  'course.hint-2': null
  'course.hint-3': null
  'course.next-1': null
  'course.next-2': null
  'course.next-3': null
  'course.so-before': { stage: Value; one: Value; count: Value }
  'course.so-first': { stage: Value; count: Value }
  'course.so-until': { one: Value; mine: number | Quantity; other: Value; theirs: number | Quantity }
  'course.so-longer': { mine: Value; theirs: Value; gap: number | Quantity; one: Value; other: Value }
  'course.so-kin': { one: Value }
  'course.so-mean': { one: Value; counts: Value; mean: Value }
  'course.so-gap': { mine: Value; theirs: Value; gap: Value }
  species: { name: Value }
  'order.scene': null
  'order.title': null
  'order.species': null
  'order.early': null
  'order.middle': null
  'order.late': null
  'order.grown': null
  'order.ask': { name: Value }
  'order.closest': null
  'order.farthest': null
  'order.told-grown': null
  'order.told-early': null
  'order.told-backward': null
  'order.hint-longer': null
  'order.hint-embryos': null
  'order.hint-differ': null
  'order.so-early': null
  'order.so-late': { species: Value; late: Value }
  'order.so-grown': null
  'pairs.scene': null
  'pairs.title': null
  'pairs.empty': null
  'pairs.told-first': { name: Value }
  'pairs.told-near': null
  'pairs.hint-find': { name: Value }
  'pairs.hint-most': null
  'pairs.so': { species: Value; count: Value; name: Value }
  'pairs.so-more': null
  'sort.scene': null
  'sort.ask-1': null
  'sort.ask-3': null
  'sort.title-1': null
  'sort.title-2': null
  'sort.pair': null
  'sort.grown': null
  'sort.name': { one: Value; other: Value }
  'sort.close': null
  'sort.distant': null
  'sort.unseen': null
  'sort.hidden': null
  'sort.life': null
  'sort.told-close': null
  'sort.told-distant': null
  'sort.told-unseen': null
  'sort.hint-late': null
  'sort.hint-early': null
  'sort.hint-missing': null
  'sort.so-close': { pair: Value; late: Value }
  'sort.so-distant': { pair: Value; late: Value }
  'sort.so-unseen': { pair: Value }
}

export const say = defineMessages<Messages>('embryos-and-body-plans', { en, es })
