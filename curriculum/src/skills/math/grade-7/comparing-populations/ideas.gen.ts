// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('comparing-populations/ideas', { en, es }),
  cards: [{"id":"clear-difference","level":1,"standard":"7.SP.B.3","isBeyond":false,"slots":["what","high","low","mad","times"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["compare.spread-only","compare.overlap-means-equal"],["compare.one-center","compare.spread-only"]]},{"id":"one-tall-player","level":1,"standard":"7.SP.B.4","isBeyond":false,"slots":["thing","group"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["compare.extremes","compare.overlap-means-equal"],["compare.extremes","compare.overlap-means-equal"]]},{"id":"same-difference","level":2,"standard":"7.SP.B.3","isBeyond":false,"slots":["gap","small","large"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["compare.spread-only","compare.difference-only"],["compare.spread-only","compare.difference-only"]]},{"id":"friends-as-samples","level":2,"standard":"7.SP.B.4","isBeyond":false,"slots":["who","what"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["sample.easy-to-reach","compare.overlap-means-equal"],["sample.easy-to-reach","compare.difference-only"]]},{"id":"small-difference","level":3,"standard":"7.SP.B.4","isBeyond":false,"slots":["thing","one","other","mad"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["compare.difference-only","sample.exact-copy"],["compare.difference-only","sample.exact-copy"]]},{"id":"one-from-each","level":3,"standard":"7.SP.B.4","isBeyond":false,"slots":["one","who","other"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["compare.every-member","compare.overlap-means-equal"],["compare.every-member","compare.overlap-means-equal"]]}],
}
