// Written by `npm run content:accept`. The lesson names common mistakes in this order.
import type { Accepted } from '../../../../form/skill-from.ts'

export const accepted: Accepted = {
  "id": "keeping-things-warm",
  "subject": "science",
  "gradeLevel": 6,
  "version": "d1cfd468a6d6",
  "misconceptions": [
    "design.criterion-ignored",
    "design.more-is-better",
    "data.stops-early",
    "evidence.overcautious",
    "evidence.within-scatter",
    "inquiry.changes-two",
    "inquiry.tests-other",
    "data.adds",
    "reading.wrong-series",
    "ratio.additive",
    "ratio.turned",
    "evidence.beyond-data",
    "reading.one-point",
    "thermal.insulator-makes-heat",
    "thermal.material-temperature",
    "thermal.one-path",
    "thermal.insulators-for-warm-things",
    "thermal.material-alone",
    "inquiry.no-comparison",
    "thermal.flows-to-warmer",
    "thermal.cold-flows",
    "design.first-idea",
    "design.mends-what-works",
    "order.step-too-early",
    "thermal.keeps-its-heat",
    "thermal.energy-vanishes",
    "thermal.mass-alone",
    "thermal.heat-capacity-as-speed",
    "cooling.steady",
    "design.one-sided",
    "design.cheapest-is-best",
    "design.word-mixed-up"
  ]
}
