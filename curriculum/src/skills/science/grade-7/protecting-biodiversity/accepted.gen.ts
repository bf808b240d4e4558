// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "protecting-biodiversity",
  "subject": "science",
  "gradeLevel": 7,
  "version": "a02fd0d3b27f",
  "misconceptions": [
    "data.adds",
    "data.stops-early",
    "reading.wrong-series",
    "percent.wrong-whole",
    "rate.upside-down",
    "evidence.overcautious",
    "evidence.beyond-data",
    "reading.one-point",
    "order.backward",
    "ratio.looks-at-one",
    "services.only-what-is-sold",
    "services.made-by-people",
    "biodiversity.counts-individuals",
    "biodiversity.large-animals-only",
    "biodiversity.any-species-helps",
    "impact.fixes-beside",
    "biodiversity.one-species-alone",
    "design.mixes-needs-and-limits",
    "design.detail-as-need",
    "design.one-sided",
    "webs.only-direct",
    "monitor.no-baseline",
    "monitor.one-reading",
    "design.first-idea",
    "population.reverses-effect",
    "impact.one-part-only",
    "design.cheapest-is-best",
    "design.failure-is-useless",
    "evidence.picks-best-run",
    "evidence.scatter-is-error",
    "design.constraint-ignored",
    "biodiversity.words-mixed"
  ]
}
