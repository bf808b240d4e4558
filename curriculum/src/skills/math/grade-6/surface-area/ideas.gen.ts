// Written by `npm run content:types` from ideas.bank.md: edit that.
import type { Values } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import type { Bank } from '../../../../banks/bank-model.ts'
import en from './ideas.en.gen.json' with { type: 'json' }
import es from './ideas.es.gen.json' with { type: 'json' }

export const ideas: Bank = {
  say: defineMessages<Record<string, Values>>('surface-area/ideas', { en, es }),
  cards: [{"id":"wrap-or-fill","level":1,"standard":"6.G.A.4","isBeyond":false,"slots":["job","other"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["surface.volume","surface.volume"],["surface.volume","surface.volume"]]},{"id":"which-pairs","level":1,"standard":"6.G.A.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["surface.one-of-each","surface.leaves-out-faces"],["surface.one-of-each","surface.volume"]]},{"id":"net-fails","level":2,"standard":"6.G.A.4","isBeyond":false,"slots":["count"],"rows":2,"wrong":[],"hints":2,"why":2,"lists":[["surface.leaves-out-faces","surface.all-faces"],["surface.neighbor-as-opposite","surface.leaves-out-faces"]]},{"id":"doubled-edges","level":2,"standard":"6.G.A.4","isBeyond":false,"slots":["edge","long"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["area.grows-like-length","surface.volume"],["area.grows-like-length","surface.volume"]]},{"id":"two-boxes-joined","level":3,"standard":"6.G.A.4","isBeyond":false,"slots":[],"rows":0,"wrong":[],"hints":2,"why":2,"lists":[["surface.all-faces","surface.one-of-each"],["surface.all-faces","surface.one-of-each"]]},{"id":"same-volume","level":3,"standard":"6.G.A.4","isBeyond":false,"slots":["volume","long","cube"],"rows":3,"wrong":[],"hints":2,"why":2,"lists":[["volume.judges-by-one-edge","surface.volume"],["surface.all-faces","volume.judges-by-one-edge"]]}],
}
