// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.engineering-design': null
  'why.decimal-arithmetic': null
  'lesson.need': null
  'lesson.measure': null
  'lesson.limits': null
  'lesson.data': null
  'lesson.word.criterion.word': null
  'lesson.word.criterion.meaning': null
  'lesson.word.constraint.word': null
  'lesson.word.constraint.meaning': null
  'lesson.word.requirement.word': null
  'lesson.word.requirement.meaning': null
  'lesson.word.budget.word': null
  'lesson.word.budget.meaning': null
  'lesson.word.data.word': null
  'lesson.word.data.meaning': null
  'bags.scene': null
  'bags.title': null
  'bags.head': null
  'bags.hours': null
  'bags.cost': null
  'bags.mass': null
  'bag.foil': null
  'bag.news': null
  'bag.bubble': null
  'bag.double': null
  'bag.felt': null
  'bag.sawdust': null
  'bag.fleece': null
  'bag.wool': null
  'bag.foam': null
  'bag.cork': null
  'the.foil': null
  'the.news': null
  'the.bubble': null
  'the.double': null
  'the.felt': null
  'the.sawdust': null
  'the.fleece': null
  'the.wool': null
  'the.foam': null
  'the.cork': null
  'claim.hours': { one: Value; other: Value }
  'claim.cost': { one: Value; other: Value }
  'claim.mass': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-soup': { one: Value }
  'claim.no-year': { one: Value }
  'claim.no-wash': { one: Value }
  'order.ask-hours': null
  'order.ask-goal': { goal: Value }
  'order.ask-each': null
  'order.shortest': null
  'order.longest': null
  'order.nearest': null
  'order.farthest': null
  'order.fewest': null
  'order.most': null
  'order.told-mass': null
  'order.told-goal': { goal: Value }
  'order.told-hours': null
  'order.hint-hours': null
  'order.hint-goal': { goal: Value }
  'order.hint-each': null
  'order.why-hours': null
  'order.why-goal': null
  'order.why-each': null
  'need.cart': { count: Value; each: Value }
  'need.ferry': { count: Value; each: Value }
  'need.lift': { count: Value; each: Value }
  'need.shelf': { count: Value; each: Value }
  'need.bench': { count: Value; each: Value }
  'need.rack': { count: Value; each: Value }
  'need.line': { count: Value; each: Value }
  'need.hooks': { count: Value; each: Value }
  'need.ask-hold': { unit: Value; which: Value }
  'need.ask-long': { unit: Value; which: Value }
  'need.label': null
  'need.told-one': null
  'need.told-adds': null
  'need.told-count': null
  'need.told-before': null
  'need.told-extra': null
  'need.told-plus': null
  'need.told-whole': null
  'need.told-down': null
  'need.told-cut': null
  'need.hint-each': null
  'need.hint-1': null
  'need.hint-2': null
  'need.hint-3': null
  'need.so-all': { count: Value; more: Value; all: Value }
  'need.so-fullest': { left: Value; up: Value }
  'need.so-key': { used: Value; each: Value; key: Value; unit: Value }
  'need.so-criterion': null
  'it.cart': null
  'it.ferry': null
  'it.lift': null
  'it.shelf': null
  'it.bench': null
  'it.rack': null
  'it.line': null
  'it.hooks': null
  'more.cart': { more: Value }
  'more.ferry': { more: Value }
  'more.lift': { more: Value }
  'more.shelf': { more: Value }
  'more.bench': { more: Value }
  'more.rack': { more: Value }
  'more.line': { more: Value }
  'more.hooks': { more: Value }
  'split.cart': { parts: Value }
  'split.ferry': { parts: Value }
  'split.lift': { parts: Value }
  'split.shelf': { parts: Value }
  'split.bench': { parts: Value }
  'split.rack': { parts: Value }
  'split.line': { parts: Value }
  'split.hooks': { parts: Value }
  'each.cart': null
  'each.ferry': null
  'each.lift': null
  'each.shelf': null
  'each.bench': null
  'each.rack': null
  'each.line': null
  'each.hooks': null
  'pass.hours': { hours: Value }
  'pass.cost': { budget: Value }
  'pass.cost-mass': { budget: Value; mass: Value }
  'pass.mass': { mass: Value }
  'pass.ask-1': null
  'pass.ask-2': { budget: Value; raised: Value }
  'pass.ask-3': { wanted: Value }
  'pass.label-count': null
  'pass.label-budget': null
  'pass.dollars': null
  'pass.told-limit': null
  'pass.told-criterion': null
  'pass.told-all': null
  'pass.told-after': null
  'pass.told-mass': null
  'pass.told-any': null
  'pass.told-one': null
  'pass.told-cheap': null
  'pass.told-heavy': null
  'pass.told-most': null
  'pass.hint-criterion': null
  'pass.hint-limits': null
  'pass.hint-between': { budget: Value; raised: Value }
  'pass.hint-check': null
  'pass.hint-cross': null
  'pass.hint-second': null
  'pass.so-good': { count: number | Quantity; hours: Value }
  'pass.so-both': { count: number | Quantity; budget: Value }
  'pass.so-before': { budget: Value; count: number | Quantity }
  'pass.so-after': { raised: Value; count: number | Quantity }
  'pass.so-added': { after: Value; before: Value; count: Value }
  'pass.so-light': { count: number | Quantity }
  'pass.so-least': { first: Value; least: Value }
  'lab.scene': null
  'lab.folds.head': null
  'lab.folds.name': null
  'lab.gap.head': null
  'lab.gap.name': null
  'lab.print.head': null
  'lab.print.name': null
  'lab.print.blank': null
  'lab.print.lines': null
  'lab.print.grid': null
  'lab.held': null
  'lab.pennies': { count: number | Quantity }
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('define-a-design-problem', { en, es })
