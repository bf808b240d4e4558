// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('inequality-problems/ideas', { en, es }),
  cards: [{"id":"whole-up","level":1,"standard":"7.EE.B.4b","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["inequality.rounds-without-story","inequality.boundary"],["inequality.rounds-without-story","inequality.turned-sign"]]},{"id":"whole-down","level":1,"standard":"7.EE.B.4b","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["inequality.rounds-without-story","inequality.boundary"],["inequality.rounds-without-story","inequality.turned-sign"]]},{"id":"why-turn","level":2,"standard":"7.EE.B.4b","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":3,"lists":[["inequality.keeps-sign","inequality.boundary"],["inequality.keeps-sign","inequality.word-alone"]]},{"id":"left-over","level":2,"standard":"7.EE.B.4b","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["inequality.word-alone","model.wrong-sign"],["model.counts-all","inequality.turned-sign"]]},{"id":"extra-bound","level":3,"standard":"7.EE.B.4b","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["inequality.one-condition","inequality.boundary"],["inequality.rounds-without-story","inequality.one-condition"]]},{"id":"compare-work","level":3,"standard":"7.EE.B.4b","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["model.counts-once","expression.distributes-once"],["model.counts-once","equation.stops-early"]]}],
}
