// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('scatter-plots/ideas', { en, es }),
  cards: [{"id":"slope-means","level":1,"standard":"8.SP.A.3","isBeyond":false,"slots":["start","rate"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["line.swaps-start","slope.run-over-rise"],["line.swaps-start","line.first-value"]]},{"id":"near-the-line","level":1,"standard":"8.SP.A.2","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["scatter.exact-line","scatter.line-through-ends"],["scatter.line-off-center","scatter.exact-line"]]},{"id":"cause","level":2,"standard":"8.SP.A.1","isBeyond":false,"slots":["one","two","third"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["scatter.cause","scatter.misses-pattern"],["scatter.cause","scatter.sees-pattern"]]},{"id":"clusters","level":2,"standard":"8.SP.A.1","isBeyond":false,"slots":["low","high"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["scatter.extreme-is-outlier","scatter.misses-pattern"],["scatter.typical-as-outlier","scatter.cause"]]},{"id":"too-far","level":3,"standard":"8.SP.A.3","isBeyond":false,"slots":["start","rate"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["slope.wrong-sign","line.drops-start"],["scatter.no-limits","scatter.exact-line"]]},{"id":"point-off","level":3,"standard":"8.SP.A.3","isBeyond":false,"slots":["hours","predicted","scored","off"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["scatter.wrong-direction","scatter.exact-line"],["scatter.exact-line","scatter.prediction-for-data"]]}],
}
