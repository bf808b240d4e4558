// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.cells': null
  'lesson.system': null
  'lesson.energy': null
  'lesson.membrane': null
  'lesson.evidence': null
  'lesson.part.wall': null
  'lesson.part.membrane': null
  'lesson.part.nucleus': null
  'lesson.part.mitochondria': null
  'lesson.part.chloroplasts': null
  'lesson.figure': null
  'lesson.word.membrane.word': null
  'lesson.word.membrane.meaning': null
  'lesson.word.wall.word': null
  'lesson.word.wall.meaning': null
  'lesson.word.mitochondria.word': null
  'lesson.word.mitochondria.meaning': null
  'lesson.word.chloroplasts.word': null
  'lesson.word.chloroplasts.meaning': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  'which.scene': null
  'which.ask-sort': null
  'which.ask-match': null
  'which.title': null
  'which.head': null
  'which.wall': null
  'which.nucleus': null
  'which.chloroplasts': null
  'which.mitochondria': null
  'which.yes': null
  'which.no': null
  'which.cell': { letter: Value }
  'which.sample': { letter: Value }
  'which.in-cell': { letter: Value }
  'which.in-sample': { letter: Value }
  'which.plant': null
  'which.animal': null
  'which.hint-both': null
  'which.hint-wall': null
  'which.hint-jobs': null
  'which.told.green': { cell: Value }
  'which.told.stored': { cell: Value }
  'which.told.busy': { cell: Value }
  'which.told.quiet': { cell: Value }
  'which.told.wall': null
  'which.told.light': null
  'which.told.work': null
  'which.so.green': { cell: Value }
  'which.so.stored': { cell: Value }
  'which.so.busy': { cell: Value }
  'which.so.quiet': { cell: Value }
  'which.so-name.green': { cell: Value; name: Value }
  'which.so-name.stored': { cell: Value; name: Value }
  'which.so-name.busy': { cell: Value; name: Value }
  'which.so-name.quiet': { cell: Value; name: Value }
  'specimen.spinach': null
  'specimen.moss': null
  'specimen.pondweed': null
  'specimen.onion': null
  'specimen.carrot': null
  'specimen.potato': null
  'specimen.heart': null
  'specimen.wing': null
  'specimen.tail': null
  'specimen.cheek': null
  'specimen.skin': null
  'specimen.ear': null
  'damage.scene': null
  'damage.ask': null
  'damage.title': null
  'damage.head': null
  'damage.light': null
  'damage.dark': null
  'damage.dye': null
  'damage.burst': null
  'damage.part.chloroplasts': null
  'damage.part.mitochondria': null
  'damage.part.membrane': null
  'damage.part.wall': null
  'damage.part.none': null
  'damage.told.chloroplasts': null
  'damage.told.mitochondria': null
  'damage.told.membrane': null
  'damage.told.wall': null
  'damage.told.none': null
  'damage.hint-rest': null
  'damage.hint-job': null
  'damage.so.chloroplasts': { sample: Value }
  'damage.so.mitochondria': { sample: Value }
  'damage.so.membrane': { sample: Value }
  'damage.so.wall': { sample: Value }
  'damage.so.none': { sample: Value }
  'food.potato': null
  'food.carrot': null
  'food.beet': null
  'food.turnip': null
  'food.radish': null
  'food.sweet-potato': null
  'vegetable.potato': null
  'vegetable.carrot': null
  'vegetable.beet': null
  'vegetable.turnip': null
  'vegetable.radish': null
  'vegetable.sweet-potato': null
  'water.scene': { food: Value }
  'water.ask-sort': null
  'water.unlabeled': null
  'water.ask-order': null
  'water.title': null
  'water.head': null
  'water.start': null
  'water.end': null
  'water.beaker': { letter: Value }
  'water.way.in': null
  'water.way.out': null
  'water.way.none': null
  'water.least-salt': null
  'water.most-salt': null
  'water.told-scale': null
  'water.told-sealed': null
  'water.told-turned': null
  'water.told-salt-in': null
  'water.told-end': null
  'water.hint-row': null
  'water.hint-sort': null
  'water.hint-change': null
  'water.hint-order': null
  'water.so.in': { beaker: Value; start: Value; end: Value }
  'water.so.out': { beaker: Value; start: Value; end: Value }
  'water.so.none': { beaker: Value; start: Value; end: Value }
  'water.so-change': { beaker: Value; start: Value; end: Value; change: Value }
  'water.so-order': null
  'water.scene-many': null
  'water.juice': null
  'water.ask-balance': null
  'water.title-many': null
  'water.vegetable': null
  'water.salt': { salt: Value }
  'water.least-inside': null
  'water.most-inside': null
  'water.told-backward': null
  'water.told-first': null
  'water.told-last': null
  'water.hint-turn': null
  'water.hint-balance': null
  'water.so-balance': { name: Value; low: Value; high: Value }
  'lab.scene': null
  'lab.heat.head': null
  'lab.heat.name': null
  'lab.slices.head': null
  'lab.slices.name': null
  'lab.light.head': null
  'lab.light.name': null
  'lab.light.dark': null
  'lab.light.dim': null
  'lab.light.bright': null
  'lab.color': null
  'lab.ask-more': null
  'run.scene': null
  'run.title': null
  'run.head': null
  'run.run': { run: Value }
  'run.low': null
  'run.high': null
  'run.mean-low': null
  'run.mean-high': null
  'run.gap': null
  'run.times': null
  'run.cause.ask': null
  'run.cause.right': null
  'run.cause.wrong-0': null
  'run.cause.wrong-1': null
  'run.cause.told-0': null
  'run.cause.told-1': null
  'run.cause.why': null
  'run.whole.ask': null
  'run.whole.right': null
  'run.whole.wrong-0': null
  'run.whole.wrong-1': null
  'run.whole.told-0': null
  'run.whole.told-1': null
  'run.whole.why': null
  'run.untold.ask': null
  'run.untold.right': null
  'run.untold.wrong-0': null
  'run.untold.wrong-1': null
  'run.untold.told-0': null
  'run.untold.told-1': null
  'run.untold.why': null
  'run.next.ask': null
  'run.next.right': null
  'run.next.wrong-0': null
  'run.next.wrong-1': null
  'run.next.told-0': null
  'run.next.told-1': null
  'run.next.why': null
  'dark.scene': null
  'dark.title': null
  'dark.head': null
  'dark.run': { run: Value }
  'dark.low': null
  'dark.high': null
  'dark.mean-low': null
  'dark.mean-high': null
  'dark.gap': null
  'dark.times': null
  'dark.cause.ask': null
  'dark.cause.right': null
  'dark.cause.wrong-0': null
  'dark.cause.wrong-1': null
  'dark.cause.told-0': null
  'dark.cause.told-1': null
  'dark.cause.why': null
  'dark.whole.ask': null
  'dark.whole.right': null
  'dark.whole.wrong-0': null
  'dark.whole.wrong-1': null
  'dark.whole.told-0': null
  'dark.whole.told-1': null
  'dark.whole.why': null
  'dark.untold.ask': null
  'dark.untold.right': null
  'dark.untold.wrong-0': null
  'dark.untold.wrong-1': null
  'dark.untold.told-0': null
  'dark.untold.told-1': null
  'dark.untold.why': null
  'dark.next.ask': null
  'dark.next.right': null
  'dark.next.wrong-0': null
  'dark.next.wrong-1': null
  'dark.next.told-0': null
  'dark.next.told-1': null
  'dark.next.why': null
  'celery.scene': null
  'celery.title': null
  'celery.head': null
  'celery.run': { run: Value }
  'celery.low': null
  'celery.high': null
  'celery.mean-low': null
  'celery.mean-high': null
  'celery.gap': null
  'celery.times': null
  'celery.cause.ask': null
  'celery.cause.right': null
  'celery.cause.wrong-0': null
  'celery.cause.wrong-1': null
  'celery.cause.told-0': null
  'celery.cause.told-1': null
  'celery.cause.why': null
  'celery.whole.ask': null
  'celery.whole.right': null
  'celery.whole.wrong-0': null
  'celery.whole.wrong-1': null
  'celery.whole.told-0': null
  'celery.whole.told-1': null
  'celery.whole.why': null
  'celery.untold.ask': null
  'celery.untold.right': null
  'celery.untold.wrong-0': null
  'celery.untold.wrong-1': null
  'celery.untold.told-0': null
  'celery.untold.told-1': null
  'celery.untold.why': null
  'celery.next.ask': null
  'celery.next.right': null
  'celery.next.wrong-0': null
  'celery.next.wrong-1': null
  'celery.next.told-0': null
  'celery.next.told-1': null
  'celery.next.why': null
}

export const say = defineMessages<Messages>('parts-of-a-cell', { en, es })
