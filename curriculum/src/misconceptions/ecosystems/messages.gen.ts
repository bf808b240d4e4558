// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'population.food-only.teacher': null
  'population.food-only.student': null
  'population.no-limit.teacher': null
  'population.no-limit.student': null
  'population.animals-decide.teacher': null
  'population.animals-decide.student': null
  'population.reverses-effect.teacher': null
  'population.reverses-effect.student': null
  'population.no-effect.teacher': null
  'population.no-effect.student': null
  'population.fights-only.teacher': null
  'population.fights-only.student': null
  'population.larger-limit.teacher': null
  'population.larger-limit.student': null
  'population.adds-limits.teacher': null
  'population.adds-limits.student': null
  'population.total-for-share.teacher': null
  'population.total-for-share.student': null
  'population.size-for-growth.teacher': null
  'population.size-for-growth.student': null
  'population.steady-growth.teacher': null
  'population.steady-growth.student': null
  'cause.together.teacher': null
  'cause.together.student': null
  'interactions.one-side.teacher': null
  'interactions.one-side.student': null
  'interactions.mixes-kinds.teacher': null
  'interactions.mixes-kinds.student': null
  'interactions.plans-help.teacher': null
  'interactions.plans-help.student': null
  'interactions.by-looks.teacher': null
  'interactions.by-looks.student': null
  'interactions.nonliving-left-out.teacher': null
  'interactions.nonliving-left-out.student': null
  'webs.arrows-backward.teacher': null
  'webs.arrows-backward.student': null
  'webs.only-direct.teacher': null
  'webs.only-direct.student': null
  'webs.counts-farther.teacher': null
  'webs.counts-farther.student': null
  'webs.all-alike.teacher': null
  'webs.all-alike.student': null
  'webs.by-habit.teacher': null
  'webs.by-habit.student': null
  'webs.counts-the-lost.teacher': null
  'webs.counts-the-lost.student': null
  'webs.mixes-roles.teacher': null
  'webs.mixes-roles.student': null
  'webs.fungi-are-plants.teacher': null
  'webs.fungi-are-plants.student': null
  'webs.matter-vanishes.teacher': null
  'webs.matter-vanishes.student': null
  'webs.energy-returns.teacher': null
  'webs.energy-returns.student': null
  'webs.no-sun.teacher': null
  'webs.no-sun.student': null
  'energy-flow.all-passed-on.teacher': null
  'energy-flow.all-passed-on.student': null
  'energy-flow.heat-left-out.teacher': null
  'energy-flow.heat-left-out.student': null
  'energy-flow.piles-up.teacher': null
  'energy-flow.piles-up.student': null
  'energy-flow.boundary.teacher': null
  'energy-flow.boundary.student': null
  'energy-flow.decomposers-left-out.teacher': null
  'energy-flow.decomposers-left-out.student': null
  'cycles.one-pool.teacher': null
  'cycles.one-pool.student': null
  'cycles.same-speed.teacher': null
  'cycles.same-speed.student': null
  'cycles.air-nitrogen.teacher': null
  'cycles.air-nitrogen.student': null
  'decay.by-itself.teacher': null
  'decay.by-itself.student': null
}

export const say = defineMessages<Messages>('misconceptions/ecosystems', { en, es })
