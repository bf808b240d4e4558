// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.unit-rates': null
  'lesson.made-of': null
  'lesson.parts': null
  'lesson.plants': null
  'lesson.system': null
  'lesson.word.cell.word': null
  'lesson.word.cell.meaning': null
  'lesson.word.membrane.word': null
  'lesson.word.membrane.meaning': null
  'lesson.word.wall.word': null
  'lesson.word.wall.meaning': null
  'lesson.word.nucleus.word': null
  'lesson.word.nucleus.meaning': null
  'lesson.word.mitochondria.word': null
  'lesson.word.mitochondria.meaning': null
  'lesson.word.chloroplast.word': null
  'lesson.word.chloroplast.meaning': null
  'lesson.word.organelle.word': null
  'lesson.word.organelle.meaning': null
  'lesson.figure': null
  'figure.bacterium': null
  'drawing.plant': { spots: Value }
  'drawing.animal': { spots: Value }
  'drawing.points': { spot: Value; look: Value }
  'drawing.name-plant': null
  'drawing.name-animal': null
  'drawing.pick': null
  'drawing.pick-two': null
  'drawing.left-over': { spot: Value }
  'drawing.looks': { name: Value; look: Value; spot: Value }
  'drawing.other': { spot: Value; says: Value }
  'drawing.hint-easy': null
  'drawing.hint-looks': null
  'drawing.hint-job': null
  'drawing.hint-shape': null
  'drawing.hint-two': null
  'drawing.so': { spot: Value; look: Value }
  'drawing.so-named': { spot: Value; look: Value; name: Value }
  'part.wall': null
  'part.membrane': null
  'part.cytoplasm': null
  'part.nucleus': null
  'part.mitochondria': null
  'part.chloroplasts': null
  'part.vacuole': null
  'look.plant.wall': null
  'look.plant.membrane': null
  'look.plant.nucleus': null
  'look.plant.mitochondria': null
  'look.plant.chloroplasts': null
  'look.plant.vacuole': null
  'look.animal.membrane': null
  'look.animal.nucleus': null
  'look.animal.mitochondria': null
  'look.animal.vacuole': null
  'look.cytoplasm': null
  'job.wall': null
  'job.membrane': null
  'job.nucleus': null
  'job.mitochondria': null
  'job.chloroplasts': null
  'is.wall': null
  'is.membrane': null
  'is.cytoplasm': null
  'is.nucleus': null
  'is.mitochondria': null
  'is.chloroplasts': null
  'is.vacuole': null
  'story.no-energy': null
  'story.leaks': null
  'story.no-plans': null
  'story.no-sugar': null
  'story.ball': null
  'story.night': null
  'story.wood': null
  'story.root': null
  'story.energy-pair': null
  'story.not-animal': null
  'story.layers': null
  'clue.no-energy': null
  'clue.leaks': null
  'clue.no-plans': null
  'clue.no-sugar': null
  'clue.ball': null
  'clue.night': null
  'clue.wood': null
  'clue.root': null
  'clue.energy-pair': null
  'clue.not-animal': null
  'clue.layers': null
  'kind.onion': null
  'kind.cheek': null
  'kind.pondweed': null
  'kind.moss': null
  'kind.root-tip': null
  'kind.cork': null
  'kind.frog': null
  'kind.algae': null
  'size.scale': null
  'size.ruler': null
  'size.span.cells': { count: number | Quantity }
  'size.span.bar': null
  'size.span.cell': null
  'size.row': { count: Value; kind: Value }
  'size.row-ask': null
  'size.one': null
  'size.whole-row': null
  'size.end-only': { end: Value }
  'size.hint-ends': null
  'size.hint-share': { from: Value; to: Value; count: Value }
  'size.so-row': { to: Value; from: Value; total: Value }
  'size.so-share': { total: Value; count: Value; one: Value }
  'size.photo': { kind: Value; bar: Value }
  'size.ask-real': null
  'size.ask-fit': null
  'size.real': null
  'size.fit': null
  'size.cells': null
  'size.in-photo': null
  'size.bar-only': null
  'size.added': null
  'size.cell-end': { end: Value }
  'size.real-only': null
  'size.hint-both': null
  'size.hint-times': { drawn: Value; cell: Value; bar: Value }
  'size.hint-real-first': null
  'size.hint-fit': { drawn: Value; cell: Value; bar: Value }
  'size.so-photo': { drawn: Value; cell: Value }
  'size.so-real': { bar: Value; cell: Value; drawn: Value; one: Value }
  'size.so-fit': { one: Value; fit: Value }
}

export const say = defineMessages<Messages>('cells', { en, es })
