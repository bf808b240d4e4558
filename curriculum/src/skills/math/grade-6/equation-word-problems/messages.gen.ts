// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.one-step-equations': null
  'why.decimal-operations': null
  'lesson.what': { x: Value }
  'lesson.sum': { equation: Value }
  'lesson.product': { equation: Value; solution: Value }
  'lesson.check': null
  'lesson.figure': null
  'lesson.word.variable.word': null
  'lesson.word.variable.meaning': null
  'lesson.word.equation.word': null
  'lesson.word.equation.meaning': null
  'lesson.word.solution.word': null
  'lesson.word.solution.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'story.backpack.told': { by: Value; result: Value }
  'story.backpack.unknown': null
  'story.plant.told': { by: Value; result: Value }
  'story.plant.unknown': null
  'story.jug.told': { who: Value; by: Value; result: Value }
  'story.jug.unknown': null
  'story.savings.told': { who: Value; by: Value; result: Value }
  'story.savings.unknown': { who: Value }
  'story.apples.told': { who: Value; by: Value; result: Value }
  'story.apples.unknown': null
  'story.tickets.told': { who: Value; by: Value; result: Value }
  'story.tickets.unknown': null
  'story.swim.told': { by: Value; who: Value; result: Value }
  'story.swim.unknown': { who: Value }
  'story.bows.told': { by: Value; who: Value; result: Value }
  'story.bows.unknown': null
  'story.speed.told': { who: Value; by: Value; result: Value }
  'story.speed.unknown': null
  'story.hike.told': { who: Value; by: Value; result: Value }
  'story.hike.unknown': null
  'story.milk.told': { who: Value; by: Value; result: Value }
  'story.milk.unknown': null
  'story.rain.told': { by: Value; result: Value }
  'story.rain.unknown': null
  'story.cloth.told': { who: Value; by: Value; result: Value }
  'story.cloth.unknown': null
  'story.fence.told': { who: Value; by: Value; result: Value }
  'story.fence.unknown': null
  'story.club.told': { by: Value; result: Value }
  'story.club.unknown': null
  'story.batches.told': { by: Value; who: Value; result: Value }
  'story.batches.unknown': null
  'story.laps.told': { by: Value; who: Value; result: Value }
  'story.laps.unknown': null
  'story.boots.told': { result: Value; by: Value }
  'story.boots.unknown': null
  'story.runner.told': { who: Value; result: Value; by: Value; friend: Value }
  'story.runner.unknown': { friend: Value }
  'story.dog.told': { result: Value; by: Value }
  'story.dog.unknown': null
  'story.bottle.told': { result: Value; by: Value }
  'story.bottle.unknown': null
  'story.shelf.told': { result: Value; by: Value }
  'story.shelf.unknown': null
  'story.pitcher.told': { result: Value; by: Value }
  'story.pitcher.unknown': null
  'story.sale.told': { result: Value; by: Value }
  'story.sale.unknown': null
  'story.rope.told': { result: Value; by: Value }
  'story.rope.unknown': null
  'hint.nudge': { letter: Value }
  'hint.plus': { result: Value; letter: Value }
  'hint.times': { letter: Value; result: Value }
  'work.let': { letter: Value; unknown: Value }
  'work.plus': { letter: Value; by: Value; result: Value; equation: Value }
  'work.times': { letter: Value; by: Value; result: Value; equation: Value }
  'work.undo.plus': { by: Value; worked: Value }
  'work.undo.times': { by: Value; worked: Value }
  'work.undo.part': { by: Value; worked: Value }
  'work.so': { solution: Value }
  'write.asks': { letter: Value; unknown: Value }
  'write.label': null
  'write.keyword': { letter: Value; unknown: Value }
  'write.swapped': { letter: Value }
  'write.not-times': null
  'write.not-plus': null
  'solve.asks': { letter: Value; unknown: Value }
  'claim.let': { letter: Value; unknown: Value }
  'claim.said': { solution: Value }
  'claim.truth': { solution: Value }
  'claim.again': { who: Value }
  'claim.subtracts': { who: Value }
  'claim.swapped': { who: Value }
  'claim.half': { who: Value }
  'sort.asks': { x: Value; p: Value; q: Value }
  'sort.card': { told: Value; unknown: Value }
  'sort.category': { equation: Value }
  'sort.slip': null
  'sort.nudge': null
  'sort.hint': null
  'sort.why': { told: Value; unknown: Value; equation: Value }
  'back.backpack.about': null
  'back.backpack.by': null
  'back.backpack.result': null
  'back.plant.about': null
  'back.plant.by': null
  'back.plant.result': null
  'back.jug.about': null
  'back.jug.by': null
  'back.jug.result': null
  'back.savings.about': null
  'back.savings.by': null
  'back.savings.result': null
  'back.apples.about': null
  'back.apples.by': null
  'back.apples.result': null
  'back.tickets.about': null
  'back.tickets.by': null
  'back.tickets.result': null
  'back.swim.about': null
  'back.swim.by': null
  'back.swim.result': null
  'back.bows.about': null
  'back.bows.by': null
  'back.bows.result': null
  'back.speed.about': null
  'back.speed.by': null
  'back.speed.result': null
  'back.boots.about': null
  'back.boots.by': null
  'back.boots.result': null
  'back.runner.about': null
  'back.runner.by': null
  'back.runner.result': null
  'back.dog.about': null
  'back.dog.by': null
  'back.dog.result': null
  'back.bottle.about': null
  'back.bottle.by': null
  'back.bottle.result': null
  'back.asks': { equation: Value; letter: Value; unknown: Value }
  'back.what': null
  'back.number': null
  'back.unknown': { unknown: Value }
  'back.slip.swapped': { letter: Value }
  'back.slip.again.plus': null
  'back.slip.again.times': null
  'back.slip.minus': null
  'back.nudge': { letter: Value }
  'back.hint.plus': { letter: Value }
  'back.hint.times': { letter: Value }
  'back.why.plus': { by: Value; letter: Value; result: Value }
  'back.why.times': { letter: Value; by: Value; result: Value }
  'match.asks': { x: Value }
  'match.rope.plus': { q: Value; p: Value }
  'match.rope.times': { p: Value; q: Value }
  'match.rope.minus': { p: Value; q: Value }
  'match.rope.over': { p: Value; q: Value }
  'match.juice.plus': { who: Value; p: Value; q: Value }
  'match.juice.times': { who: Value; p: Value; q: Value }
  'match.juice.minus': { who: Value; p: Value; q: Value }
  'match.juice.over': { who: Value; p: Value; q: Value }
  'match.money.plus': { who: Value; pm: Value; qm: Value }
  'match.money.times': { who: Value; p: Value; qm: Value }
  'match.money.minus': { who: Value; pm: Value; qm: Value }
  'match.money.over': { p: Value; qm: Value }
  'match.rice.plus': { p: Value; q: Value }
  'match.rice.times': { p: Value; q: Value }
  'match.rice.minus': { p: Value; q: Value }
  'match.rice.over': { p: Value; q: Value }
  'match.path.plus': { who: Value; p: Value; q: Value }
  'match.path.times': { q: Value; p: Value }
  'match.path.minus': { who: Value; p: Value; q: Value }
  'match.path.over': { p: Value; q: Value }
  'match.time.plus': { who: Value; p: Value; q: Value }
  'match.time.times': { p: Value; who: Value; q: Value }
  'match.time.minus': { p: Value; q: Value }
  'match.time.over': { q: Value; p: Value }
  'match.equation': { equation: Value }
  'match.slip.keyword': null
  'match.slip.other': null
  'match.nudge': { x: Value }
  'match.hint': { x: Value }
  'match.step': { story: Value; equation: Value }
}

export const say = defineMessages<Messages>('equation-word-problems', { en, es })
