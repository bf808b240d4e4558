// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.photosynthesis': null
  'why.conservation-of-mass': null
  'lesson.rearrange': null
  'lesson.release': null
  'lesson.build': null
  'lesson.evidence': null
  'lesson.figure.title': null
  'lesson.figure.when': null
  'lesson.figure.matter': null
  'lesson.figure.energy': null
  'lesson.figure.before': null
  'lesson.figure.after': null
  'lesson.figure.matter-before': null
  'lesson.figure.matter-after': null
  'lesson.figure.energy-before': null
  'lesson.figure.energy-after': null
  'lesson.word.respiration.word': null
  'lesson.word.respiration.meaning': null
  'lesson.word.molecule.word': null
  'lesson.word.molecule.meaning': null
  'lesson.word.conserved.word': null
  'lesson.word.conserved.meaning': null
  'lesson.word.release.word': null
  'lesson.word.release.meaning': null
  'animals.mealworms': null
  'animals.caterpillars': null
  'animals.chicks': null
  'animals.mice': null
  'animals.snails': null
  'animals.crickets': null
  'animals.hamsters': null
  'animals.grasshoppers': null
  'matter.scene': { animals: Value }
  'matter.scene-open': { animals: Value }
  'matter.title': null
  'matter.what': null
  'matter.grams': null
  'matter.row.food': null
  'matter.row.oxygen': null
  'matter.row.growth': null
  'matter.row.droppings': null
  'matter.row.carbon': null
  'matter.row.water': null
  'matter.row.start': null
  'matter.row.end': null
  'matter.row.before': null
  'matter.row.after': null
  'matter.unknown': null
  'matter.ask-missing': null
  'matter.label-missing': null
  'matter.ask-carbon': null
  'matter.label-carbon': null
  'matter.ask-oxygen': null
  'matter.label-oxygen': null
  'matter.told-oxygen': null
  'matter.told-in': null
  'matter.told-out': null
  'matter.told-adds': null
  'matter.told-growth': null
  'matter.told-end': null
  'matter.told-lost': null
  'matter.told-given': null
  'matter.told-water': null
  'matter.told-both': null
  'matter.hint-conserved': null
  'matter.hint-in': null
  'matter.hint-growth': null
  'matter.hint-open': null
  'matter.hint-gases': null
  'matter.so-in': { food: Value; oxygen: Value; total: Value }
  'matter.so-out': { list: Value; known: Value; total: Value; value: Value }
  'matter.so-growth': { end: Value; start: Value; growth: Value }
  'matter.so-lost': { before: Value; after: Value; lost: Value }
  'matter.so-given': { carbon: Value; water: Value; given: Value }
  'matter.so-oxygen': { given: Value; lost: Value; oxygen: Value }
  'food.sugar': null
  'food.starch': null
  'food.fat': null
  'food.protein': null
  'trace.scene': { food: Value }
  'trace.title': { hours: Value }
  'trace.head': null
  'trace.mouse': { letter: Value }
  'trace.inside': { letter: Value }
  'trace.place.breath': null
  'trace.place.body': null
  'trace.place.waste': null
  'trace.ask-left': { mouse: Value }
  'trace.label': null
  'trace.ask-match': null
  'trace.does.rests': null
  'trace.does.runs': null
  'trace.does.grows': null
  'trace.ask-argue': { mouse: Value }
  'trace.claim': null
  'trace.evidence': null
  'trace.reasoning': null
  'trace.part': null
  'trace.all-energy': null
  'trace.all-body': null
  'trace.both': { breath: Value; body: Value }
  'trace.waste-only': { waste: Value }
  'trace.swapped': { breath: Value; body: Value }
  'trace.atoms-last': null
  'trace.atoms-become': null
  'trace.atoms-new': null
  'trace.told-breath': null
  'trace.told-body': null
  'trace.told-waste': null
  'trace.told-row': null
  'trace.told-rest': null
  'trace.told-grows': null
  'trace.told-runs': null
  'trace.told-energy': null
  'trace.told-breathed': null
  'trace.told-beside': null
  'trace.told-columns': null
  'trace.told-marked': null
  'trace.told-new': null
  'trace.hint-ways': null
  'trace.hint-row': { mouse: Value }
  'trace.hint-release': null
  'trace.hint-build': null
  'trace.hint-where': null
  'trace.hint-atoms': null
  'trace.so-row': { mouse: Value; breath: Value; waste: Value }
  'trace.so-left': { breath: Value; waste: Value; total: Value }
  'trace.so.grows': { mouse: Value }
  'trace.so.runs': { mouse: Value }
  'trace.so.rests': { mouse: Value }
  'trace.so-both': { breath: Value; body: Value }
  'trace.so-atoms': null
  'lab.scene': null
  'lab.warmth.head': null
  'lab.warmth.name': null
  'lab.count.head': null
  'lab.count.name': null
  'lab.jar.head': null
  'lab.jar.name': null
  'lab.jar.clear': null
  'lab.jar.brown': null
  'lab.jar.black': null
  'lab.rise': null
  'lab.ask-more': null
  'lab.ask-beyond': { count: Value; warmth: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
  'thermos.scene': null
  'thermos.title': null
  'thermos.head': null
  'thermos.run': { run: Value }
  'thermos.low': null
  'thermos.high': null
  'thermos.mean-low': null
  'thermos.mean-high': null
  'thermos.gap': null
  'thermos.times': null
  'thermos.cause.ask': null
  'thermos.cause.right': null
  'thermos.cause.wrong-0': null
  'thermos.cause.wrong-1': null
  'thermos.cause.told-0': null
  'thermos.cause.told-1': null
  'thermos.cause.why': null
  'thermos.whole.ask': null
  'thermos.whole.right': null
  'thermos.whole.wrong-0': null
  'thermos.whole.wrong-1': null
  'thermos.whole.told-0': null
  'thermos.whole.told-1': null
  'thermos.whole.why': null
  'thermos.untold.ask': null
  'thermos.untold.right': null
  'thermos.untold.wrong-0': null
  'thermos.untold.wrong-1': null
  'thermos.untold.told-0': null
  'thermos.untold.told-1': null
  'thermos.untold.why': null
  'thermos.next.ask': null
  'thermos.next.right': null
  'thermos.next.wrong-0': null
  'thermos.next.wrong-1': null
  'thermos.next.told-0': null
  'thermos.next.told-1': null
  'thermos.next.why': null
  'crickets.scene': null
  'crickets.title': null
  'crickets.head': null
  'crickets.run': { run: Value }
  'crickets.low': null
  'crickets.high': null
  'crickets.mean-low': null
  'crickets.mean-high': null
  'crickets.gap': null
  'crickets.times': null
  'crickets.cause.ask': null
  'crickets.cause.right': null
  'crickets.cause.wrong-0': null
  'crickets.cause.wrong-1': null
  'crickets.cause.told-0': null
  'crickets.cause.told-1': null
  'crickets.cause.why': null
  'crickets.whole.ask': null
  'crickets.whole.right': null
  'crickets.whole.wrong-0': null
  'crickets.whole.wrong-1': null
  'crickets.whole.told-0': null
  'crickets.whole.told-1': null
  'crickets.whole.why': null
  'crickets.untold.ask': null
  'crickets.untold.right': null
  'crickets.untold.wrong-0': null
  'crickets.untold.wrong-1': null
  'crickets.untold.told-0': null
  'crickets.untold.told-1': null
  'crickets.untold.why': null
  'crickets.next.ask': null
  'crickets.next.right': null
  'crickets.next.wrong-0': null
  'crickets.next.wrong-1': null
  'crickets.next.told-0': null
  'crickets.next.told-1': null
  'crickets.next.why': null
  'bike.scene': null
  'bike.title': null
  'bike.head': null
  'bike.run': { run: Value }
  'bike.low': null
  'bike.high': null
  'bike.mean-low': null
  'bike.mean-high': null
  'bike.gap': null
  'bike.times': null
  'bike.cause.ask': null
  'bike.cause.right': null
  'bike.cause.wrong-0': null
  'bike.cause.wrong-1': null
  'bike.cause.told-0': null
  'bike.cause.told-1': null
  'bike.cause.why': null
  'bike.whole.ask': null
  'bike.whole.right': null
  'bike.whole.wrong-0': null
  'bike.whole.wrong-1': null
  'bike.whole.told-0': null
  'bike.whole.told-1': null
  'bike.whole.why': null
  'bike.untold.ask': null
  'bike.untold.right': null
  'bike.untold.wrong-0': null
  'bike.untold.wrong-1': null
  'bike.untold.told-0': null
  'bike.untold.told-1': null
  'bike.untold.why': null
  'bike.next.ask': null
  'bike.next.right': null
  'bike.next.wrong-0': null
  'bike.next.wrong-1': null
  'bike.next.told-0': null
  'bike.next.told-1': null
  'bike.next.why': null
}

export const say = defineMessages<Messages>('food-to-energy', { en, es })
