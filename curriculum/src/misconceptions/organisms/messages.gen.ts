// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'cells.wall-and-membrane.teacher': null
  'cells.wall-and-membrane.student': null
  'cells.energy-parts.teacher': null
  'cells.energy-parts.student': null
  'cells.takes-other-part.teacher': null
  'cells.takes-other-part.student': null
  'cells.plants-lack-mitochondria.teacher': null
  'cells.plants-lack-mitochondria.student': null
  'cells.nucleus-does-all.teacher': null
  'cells.nucleus-does-all.student': null
  'cells.part-for-cell.teacher': null
  'cells.part-for-cell.student': null
  'cells.plant-parts-in-animals.teacher': null
  'cells.plant-parts-in-animals.student': null
  'cells.nothing-shared.teacher': null
  'cells.nothing-shared.student': null
  'cells.all-alike.teacher': null
  'cells.all-alike.student': null
  'cells.bacteria-are-none.teacher': null
  'cells.bacteria-are-none.student': null
  'cells.one-is-not-alive.teacher': null
  'cells.one-is-not-alive.student': null
  'cells.animals-only.teacher': null
  'cells.animals-only.student': null
  'cells.like-molecules.teacher': null
  'cells.like-molecules.student': null
  'cells.larger-in-large-bodies.teacher': null
  'cells.larger-in-large-bodies.student': null
  'cells.from-other-matter.teacher': null
  'cells.from-other-matter.student': null
  'scale.reads-end.teacher': null
  'scale.reads-end.student': null
  'plants.food-from-soil.teacher': null
  'plants.food-from-soil.student': null
  'plants.gases-swapped.teacher': null
  'plants.gases-swapped.student': null
  'plants.no-respiration.teacher': null
  'plants.no-respiration.student': null
  'plants.energy-as-matter.teacher': null
  'plants.energy-as-matter.student': null
  'plants.matter-lost.teacher': null
  'plants.matter-lost.student': null
  'plants.energy-made.teacher': null
  'plants.energy-made.student': null
  'plants.respiration-is-breathing.teacher': null
  'plants.respiration-is-breathing.student': null
  'plants.one-factor.teacher': null
  'plants.one-factor.student': null
  'body.mixes-organs.teacher': null
  'body.mixes-organs.student': null
  'body.wrong-system.teacher': null
  'body.wrong-system.student': null
  'body.systems-separate.teacher': null
  'body.systems-separate.student': null
  'body.levels-swapped.teacher': null
  'body.levels-swapped.student': null
  'body.not-of-cells.teacher': null
  'body.not-of-cells.student': null
  'body.air-in-heart.teacher': null
  'body.air-in-heart.student': null
  'body.food-goes-whole.teacher': null
  'body.food-goes-whole.student': null
  'body.waste-mixed.teacher': null
  'body.waste-mixed.student': null
  'body.brain-only-thinks.teacher': null
  'body.brain-only-thinks.student': null
  'body.times-seconds.teacher': null
  'body.times-seconds.student': null
}

export const say = defineMessages<Messages>('misconceptions/organisms', { en, es })
